import SwiftUI

/// A museum of odd things: each tab shows another way to write a link.
public struct OddmentsView: View {
    @StateObject private var cabinet = Cabinet()

    public init() {}

    public var body: some View {
        TabView {
            FormsTab()
                .tabItem { Label("Forms", systemImage: "square.on.square") }
            FlagsTab()
                .tabItem { Label("Flags", systemImage: "flag") }
            BranchesTab()
                .tabItem { Label("Branches", systemImage: "arrow.triangle.branch") }
            CabinetTab()
                .tabItem { Label("Cabinet", systemImage: "archivebox") }
            WorkshopTab()
                .tabItem { Label("Workshop", systemImage: "hammer") }
            NamesTab()
                .tabItem { Label("Names", systemImage: "character.book.closed") }
            CornersTab()
                .tabItem { Label("Corners", systemImage: "square.bottomhalf.filled") }
            TourTab()
                .tabItem { Label("Tour", systemImage: "figure.walk") }
            ColumnsTab()
                .tabItem { Label("Columns", systemImage: "rectangle.split.2x1") }
            ArchiveTab()
                .tabItem { Label("Archive", systemImage: "tray.full") }
        }
        .environmentObject(cabinet)
    }
}
