//
//  CookbookApp.swift
//  Cookbook
//

import SwiftUI

@main
struct CookbookApp: App {
    @StateObject private var store = RecipeStore()

    var body: some Scene {
        WindowGroup {
            RootTabView()
                .environmentObject(store)
        }
    }
}
