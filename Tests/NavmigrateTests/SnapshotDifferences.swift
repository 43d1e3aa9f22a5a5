/// What the apps under Snapshots do differently, and the report says so.
enum SnapshotDifferences {
    static let plannerWithButtons = [
        """
        start
        - tabs Recipes | [Planner] | Shopping
        -   stack "Planner"
        -     link "This week"
        -     link "Leftovers"
        -     link "Pantry"
        -     button "Plan tonight"
        + tabs Recipes | [Planner] | Shopping
        +   stack "Planner"
        +     button "This week"
        +     button "Leftovers"
        +     button "Pantry"
        +     button "Plan tonight"
        """,
        """
        tap button "Plan tonight"
        - : as tap link "This week"
        + : as tap button "This week"
        """,
    ]
}
