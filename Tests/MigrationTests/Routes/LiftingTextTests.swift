import Testing

@testable import Migration

/// The letters of a template: line endings, indentation, comments, conditions of the compiler.
@Suite struct LiftingTextTests {
    private static let views = """
        struct Named: View { let name: String; var body: some View { Text("") } }
        """

    private func sample(_ link: String) -> LiftingSample {
        LiftingSample(
            """
            struct Screen: View {
                let name: String
                var body: some View {
            \(link)
                }
            }
            """, files: ["Views.swift": Self.views])
    }

    @Test func tabsAndCarriageReturns() {
        let sample = sample("\t\tNavigationLink(destination: Named(\r\n\t\t\tname: name\r\n\t\t)) { Text(\"\") }")
        #expect(sample.template == "Named(\n\tname: ⟨name⟩\n)")
        guard case .success(let lifted) = sample.results[0] else { return }
        #expect(lifted.payload.map(\.expression) == ["name"])
    }

    @Test func conditionsOfTheCompilerStay() {
        let sample = sample(
            """
                    NavigationLink {
                        #if os(iOS)
                        Named(name: name)
                        #else
                        Text("none")
                        #endif
                    } label: { Text("") }
            """)
        #expect(
            sample.template == """
                #if os(iOS)
                Named(name: ⟨name⟩)
                #else
                Text("none")
                #endif
                """)
    }

    @Test func returnsGo() {
        let sample = sample(
            """
                    NavigationLink(destination: { () -> AnyView in
                        let title = name
                        return AnyView(Named(name: title))
                    }()) { Text("") }
                    NavigationLink {
                        return Named(name: name)
                    } label: { Text("") }
                    NavigationLink {
                        if name.isEmpty { return AnyView(Text("")) }
                        return AnyView(Named(name: name))
                    } label: { Text("") }
            """)
        #expect(
            sample.links.suffix(2) == [
                "Named(name: ⟨name⟩) | name: String = name", "opaqueDestination(\"it returns early\")",
            ])
    }

    @Test func theSameValueTwiceIsOnePart() {
        let sample = sample(
            "NavigationLink(destination: Named(name: name).navigationTitle(name)) { Text(\"\") }")
        #expect(sample.links == ["Named(name: ⟨name⟩).navigationTitle(⟨name⟩) | name: String = name"])
    }

    @Test func whatUsesNothingAroundStaysAsItIs() {
        let sample = sample(
            "NavigationLink(destination: Named(name: \"A\").onAppear { let x = 1; print(x) }) { Text(\"\") }")
        #expect(sample.links == ["Named(name: \"A\").onAppear { let x = 1; print(x) }"])
    }

    @Test func localConstants() {
        let sample = sample(
            """
                    let upper = name.uppercased()
                    let model = Model(name)
                    let other = Model(name)
                    NavigationLink(destination: Named(name: upper)) { Text(upper) }
                    NavigationLink(destination: Modelled(model: model)) { Text("") }
                    NavigationLink(destination: Modelled(model: other)) { Text(other.name) }
            """)
        #expect(
            sample.links == [
                "Named(name: ⟨name⟩) | name: String = upper",
                "Modelled(model: Model(⟨name⟩)) | name: String = name",
                "unknownType(value: \"other\", because: \"the result of \\'Model\\' isn\\'t known\")",
            ])
    }

    @Test func localObjectsAreMadeInTheDestination() {
        let sample = LiftingSample(
            """
            class Model: ObservableObject { let name: String; init(_ name: String) { self.name = name } }
            struct Modelled: View { @ObservedObject var model: Model; var body: some View { Text("") } }
            struct Screen: View {
                let name: String
                var body: some View {
                    let model = Model(name)
                    let other = Model(name)
                    NavigationLink(destination: Modelled(model: model)) { Text("") }
                    NavigationLink(destination: Modelled(model: other)) { Text(other.name) }
                }
            }
            """)
        #expect(
            sample.links == [
                "Modelled(model: Model(⟨name⟩)) | name: String = name", "freshValue(\"other\")",
            ])
    }
}
