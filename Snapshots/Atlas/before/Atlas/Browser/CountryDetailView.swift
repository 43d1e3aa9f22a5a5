import SwiftUI

struct CountryDetailView: View {
	let country: Country

	@EnvironmentObject private var store: AtlasStore
	@State private var isWritingNote = false

	var body: some View {
		List {
			Section(header: Text("🏙️ Cities")) {
				ForEach(country.cities) { city in
					NavigationLink(destination: CityView(city: city)) {
						HStack {
							Text(city.name)
							Spacer()
							Text("\(city.population)").foregroundColor(.secondary)
						}
					}
				}
			}

			Section(header: Text("📝 Notes")) {
				Text(store.notes[country.code] ?? "–")
				Button("Write …") { isWritingNote = true }
			}
		}
		.navigationTitle("\(country.flag) \(country.name)")
		.toolbar {
			ToolbarItem(placement: .primaryAction) {
				Button { store.toggleBookmark(country) } label: {
					Image(systemName: store.bookmarkedCodes.contains(country.code) ? "bookmark.fill" : "bookmark")
				}
				.accessibilityLabel("Bookmark")
			}
		}
		.sheet(isPresented: $isWritingNote) {
			AdaptiveNavigation {
				NoteEditor(text: $store.notes[country.code])
			}
		}
	}
}

struct NoteEditor: View {
	@Binding var text: String?

	@Environment(\.presentationMode) private var presentationMode

	var body: some View {
		TextEditor(text: Binding(get: { text ?? "" }, set: { text = $0.isEmpty ? nil : $0 }))
			.padding()
			.navigationTitle("Note")
			.toolbar {
				ToolbarItem(placement: .confirmationAction) {
					Button("Done") { presentationMode.wrappedValue.dismiss() }
				}
			}
	}
}

struct CityView: View {
	let city: City

	var body: some View {
		VStack {
			Text(city.name).font(.largeTitle)
			Text("\(city.population) people")
		}
		.navigationTitle(city.name)
	}
}

struct CountryDetailView_Previews: PreviewProvider {
	static var previews: some View {
		NavigationView {
			CountryDetailView(country: Country.all[0])
		}
		.environmentObject(AtlasStore())
	}
}
