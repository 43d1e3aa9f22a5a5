import ProjectModel
import TestSupport
import Testing

@testable import Migration

/// Options remember the plans of a project: no other project may get them, and no other options.
@Suite struct PlanMemoTests {
    private static func app(showing row: String) -> SampleProject {
        SampleProject([
            "A.swift": """
            import SwiftUI
            struct Page: Identifiable, Hashable { let id: Int }
            struct HomeView: View {
                let page: Page
                @State var number = 1
                var body: some View {
                    NavigationStack {
                        List { \(row) }
                    }
                }
            }
            struct PageView: View {
                let page: Page
                var body: some View { Text("Page") }
            }
            struct NumberView: View {
                let number: Int
                var body: some View { Text("Number") }
            }

            """
        ])
    }

    private static let safe = app(showing: "NavigationLink(\"Page\", destination: PageView(page: page))")
    private static let unsafe = app(showing: "NavigationLink(\"Number\", destination: NumberView(number: number))")

    private static func names(_ plan: RoutePlan) -> [String] {
        plan.modules.flatMap(\.candidates).map(\.destinationName)
    }

    @Test func aProjectGetsItsOwnPlan() {
        let options = MigrationOptions()
        let (first, second) = (Self.safe.project(), Self.unsafe.project())
        #expect(Self.names(.of(first, options)) == ["PageView"])
        #expect(Self.names(.of(second, options)) == ["NumberView"])
        #expect(Self.names(.of(first, options)) == ["PageView"])
    }

    @Test func aProjectBehindAStepIsPlannedAnew() {
        let options = MigrationOptions()
        var project = Self.safe.project()
        for plan in [RoutesStep.plan, LinksStep.plan] {
            let result = StepResult(applying: plan(project, options), to: project, includingUnsafe: false)
            #expect(!result.changes.isEmpty)
            #expect(!result.after.isSame(as: project))
            project = result.after
        }
        #expect(Self.names(.of(project, options)) == [])
    }

    @Test func aStepThatChangesNothingLeavesTheVeryProject() {
        let project = Self.unsafe.project()
        let plan = LinksStep.plan(project, MigrationOptions())
        #expect(StepResult(applying: plan, to: project, includingUnsafe: false).after.isSame(as: project))
        #expect(!StepResult(applying: plan, to: project, includingUnsafe: true).after.isSame(as: project))
    }

    @Test func otherOptionsGetAnotherPlan() {
        let project = Self.unsafe.project()
        var options = MigrationOptions()
        #expect(RoutePlan.of(project, options).modules.map(\.moving.movable.count) == [0])
        options.includesUnsafe = true
        #expect(RoutePlan.of(project, options).modules.map(\.moving.movable.count) == [1])
        options.selection.except = ["destination-link"]
        #expect(RoutePlan.of(project, options).modules.map(\.moving.movable.count) == [0])
    }
}
