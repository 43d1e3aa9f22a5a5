import SwiftUI

struct GlossaryTerm: Identifiable {
    let name: String
    let meaning: String

    var id: String { name }

    static let all = [
        GlossaryTerm(name: "Blanch", meaning: "Boil briefly, then cool in iced water."),
        GlossaryTerm(name: "Deglaze", meaning: "Loosen what sticks to the pan with a liquid."),
        GlossaryTerm(name: "Sweat", meaning: "Soften in fat without browning."),
    ]
}

struct GlossaryView: View {
    var body: some View {
        List(GlossaryTerm.all) { term in
            NavigationLink(destination: TermView(term: term), label: { Text(term.name) })
        }
        .navigationTitle("Kitchen terms")
    }
}

struct TermView: View {
    let term: GlossaryTerm

    var body: some View {
        Text(term.meaning)
            .padding()
            .navigationTitle(term.name)
    }
}
