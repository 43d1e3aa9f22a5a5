import SwiftUI

/// Where labels are written: bindings, closures, and rows that change. Indented with tabs, as its author liked it.
struct WorkshopTab: View {
	@EnvironmentObject private var cabinet: Cabinet
	@State private var lastSaved = ""

	var body: some View {
		NavigationView {
			List {
				ForEach($cabinet.placards) { $placard in
					NavigationLink(destination: PlacardEditor(placard: $placard)) {
						Text(placard.text)
					}
				}
				ForEach(cabinet.placards) { placard in
					NavigationLink(destination: PlacardPreview(placard: placard)) {
						Text("Preview of \(placard.text)")
					}
				}
				NavigationLink("New") {
					NewPlacardView { text in
						lastSaved = text
					}
				}
				NavigationLink("Stamp", destination: StampView(id: UUID()))
				NavigationLink("Tools", destination: ToolsView())
				NavigationLink("Glue", destination: GlueView())
				NavigationLink("Notes", destination: notes)
			}
			.navigationTitle("Workshop")
		}
		.navigationViewStyle(.stack)
	}

	private var notes: some View {
		Text(lastSaved)
	}
}

struct PlacardEditor: View {
	@Binding var placard: Placard

	var body: some View {
		Form {
			TextField("Text", text: $placard.text)
			// Below a link that stays.
			NavigationLink("Rules", destination: PlacardRulesView())
		}
	}
}

struct PlacardRulesView: View {
	var body: some View { Text("Short words.").navigationTitle("Rules") }
}

struct PlacardPreview: View {
	let placard: Placard

	var body: some View { Text(placard.text).navigationTitle("Preview") }
}

struct NewPlacardView: View {
	let onSave: (String) -> Void

	@State private var text = ""

	var body: some View {
		TextField("Text", text: $text, onCommit: { onSave(text) })
	}
}

struct StampView: View {
	let id: UUID

	var body: some View { Text(id.uuidString).navigationTitle("Stamp") }
}

struct ToolsView: View {
	var body: some View { Text("A hammer.").navigationTitle("Tools") }
}

private struct GlueView: View {
	var body: some View { Text("Sticky.").navigationTitle("Glue") }
}
