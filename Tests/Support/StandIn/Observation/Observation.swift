// Built for iOS 16 alone, where it hides the toolchain's module of this name: Observation begins with iOS 17.
