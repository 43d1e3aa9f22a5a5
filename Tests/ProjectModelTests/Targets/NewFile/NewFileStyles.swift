/// Project files of one target as other tools write them.
enum NewFileStyles {
    /// Objects in the order of their identifiers, whatever their class.
    static let mixed = """
        // !$*UTF8*$!
        {
        	objects = {
        		100000000000000000000000 /* App */ = {isa = PBXNativeTarget; name = App; buildPhases = (A00000000000000000000000); };
        		200000000000000000000000 /* Home.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000000 /* Home.swift */; };
        		300000000000000000000000 = {isa = PBXGroup; children = (500000000000000000000000, ); sourceTree = "<group>"; };
        		400000000000000000000000 /* Kit in Frameworks */ = {isa = PBXBuildFile; productRef = 900000000000000000000000; };
        		500000000000000000000000 /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        		A00000000000000000000000 = {isa = PBXSourcesBuildPhase; files = (200000000000000000000000, ); };
        		F00000000000000000000000 = {isa = PBXProject; mainGroup = 300000000000000000000000; targets = (100000000000000000000000); };
        	};
        	rootObject = F00000000000000000000000;
        }

        """

    /// Indented by spaces, one line for each value, without comments.
    static let tall = """
        {
          objects = {
            F1 = {
              isa = PBXBuildFile;
              fileRef = F2;
            };
            F2 = {
              isa = PBXFileReference;
              path = "Home.swift";
              sourceTree = "<group>";
            };
            F3 = {
              isa = PBXGroup;
              children = (
                F2
              );
              sourceTree = "<group>";
            };
            F4 = {
              isa = PBXSourcesBuildPhase;
              files = (
                F1
              );
            };
            F5 = {
              isa = PBXNativeTarget;
              name = App;
              buildPhases = (
                F4
              );
            };
            F6 = {
              isa = PBXProject;
              mainGroup = F3;
              targets = (
                F5
              );
            };
          };
          rootObject = F6;
        }

        """

    /// As little space as can be.
    static let short = """
        {objects = {
        B = { isa = PBXBuildFile; fileRef = R; };
        R = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (R /* Home.swift */); sourceTree = "<group>"; };
        S = { isa = PBXSourcesBuildPhase; files = (B /* Home.swift in Sources */,); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        }; rootObject = P; }

        """
}
