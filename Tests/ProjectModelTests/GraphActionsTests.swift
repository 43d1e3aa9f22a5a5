import Testing

@testable import ProjectModel

/// What an action makes isn't shown where the action stands.
@Suite struct GraphActionsTests {
    @Test(
        "code that runs later",
        arguments: [
            "Button(\"a\") { \u{1} }", "Button(action: { \u{1} }) { Text(\"a\") }",
            "Button { \u{1} } label: { Text(\"a\") }",
            "Button(\"a\", action: share)", "Text(\"a\").onTapGesture { \u{1} }",
            "Text(\"a\").onAppear(perform: share)",
            "Text(\"a\").onAppear { \u{1} }", "Text(\"a\").task { \u{1} }", "Text(\"a\").refreshable { \u{1} }",
            "Text(\"a\").onChange(of: b) { _ in \u{1} }", "Text(\"a\").gesture(TapGesture().onEnded { \u{1} })",
            "Text(\"a\").alert(isPresented: $b) { Alert(primaryButton: .default(Text(\"a\")) { \u{1} }) }",
            "Row(onTap: { \u{1} })", "Row { \u{1} }", "helper { \u{1} }",
        ])
    func actions(template: String) {
        let share = "func share() { let image = NavigationView { Detail() }.image(); save(image) }"
        let body = template.replacing("\u{1}", with: "let image = NavigationView { Detail() }.image(); save(image)")
        let sample = GraphSample(
            """
            struct Row: View {
                var onTap: (() -> Void)?
                var body: some View { Button("a", action: onTap) }
            }
            struct Root: View {
                var body: some View { NavigationView { VStack { Text(""); \(body) } } }
                \(template.contains("share") ? share : "")
                func helper(_ run: @escaping () -> Void) -> some View { Button("a", action: run) }
            }
            """ + .leaves("Detail"))
        let other = sample.name(
            sample.graph.nodes.last {
                $0.name == "NavigationView"
                    && sample.graph.edges(to: $0.id).contains { edge in
                        sample.graph.nodes[edge.from].kind == .code
                    }
            }?.id ?? 0)
        #expect(other.hasPrefix("NavigationView "))
        #expect(sample.ways(to: other).allSatisfy { $0.hasPrefix("unseen above Root") })
        #expect(sample.ways(to: "Detail") == ["in \(other)"])
    }

    @Test("what is no action stays part of the screen") func noActions() {
        let sample = GraphSample(
            """
            struct Card<Content: View>: View {
                let onShow: () -> Content
                var body: some View { onShow() }
            }
            """
                + .view(
                    "Root",
                    """
                    VStack {
                        Button(action: go) { A() }
                        Button { go() } label: { B() }
                        Card(onShow: { C() })
                        Menu("a") { D() }
                    }
                    """) + .leaves("A", "B", "C", "D"))
        #expect(
            sample.edges == [
                "Root contains A (part)", "Root contains B (part)", "Root contains Card (part)",
                "Root contains D (part)",
                "Root contains C (part)",
            ])
    }

    @Test("a view that an action puts into a variable may be shown") func kept() {
        let sample = GraphSample(
            .view("Root", "Button(\"a\") { screen = AnyView(Detail()) }") + .leaves("Detail"))
        #expect(sample.edges == ["Root contains Detail (part)"])
    }

    @Test("a hosting controller of an action is the screen's") func hosted() {
        let sample = GraphSample(
            .view("Root", "Button(\"a\") { present(UIHostingController(rootView: Detail())) }") + .leaves("Detail"))
        #expect(sample.edges == ["Root hosts UIHostingController", "UIHostingController contains Detail"])
    }

    @Test(
        "what becomes an image isn't shown",
        arguments: [
            "NavigationView { Detail() }.drawn()", "ImageRenderer(content: NavigationView { Detail() }).uiImage",
            "NavigationView { Detail() }.hosted()",
        ])
    func images(image: String) {
        let sample = GraphSample(
            """
            extension View {
                func drawn() -> UIImage? { draw() }
                func hosted() -> UIImage { UIHostingController(rootView: self).view.image }
            }
            """ + .view("Root", "NavigationStack { Image(uiImage: \(image)) }") + .leaves("Detail"))
        let ways = sample.ways(to: "NavigationView")
        #expect(ways.count == 1)
        #expect(ways.allSatisfy { $0.hasPrefix("unseen above") || $0.hasPrefix("hosted by") })
    }
}
