import Models
import SwiftUI

public struct ClubhouseScene: Scene {
    @StateObject private var store = ClubStore()

    public init() {}

    public var body: some Scene {
        WindowGroup {
            ClubhouseView()
                .environmentObject(store)
        }
    }
}
