import SwiftUI

extension View {
    /// Two columns or one, as the reader prefers. On the Mac there are always two.
    @ViewBuilder
    func atlasNavigationStyle(sideBySide: Bool) -> some View {
        #if os(iOS)
        if sideBySide {
            navigationViewStyle(.columns)
        } else {
            navigationViewStyle(.stack)
        }
        #else
        navigationViewStyle(.columns)
        #endif
    }
}
