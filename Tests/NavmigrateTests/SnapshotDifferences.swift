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

    /// The one in the bar.
    static let recipesWithAButton = [
        """
        start
        - tabs [Recipes] | Planner | Shopping
        -   stack "Cookbook"
        -     bar:
        -       link "image scalemass"
        -       button "image plus"
        -     link "Search all recipes"
        -     link "Settings"
        -     Starters
        -     link "Leek and Potato Soup, Serves 4"
        -     Mains
        -     link "Mushroom Risotto, Serves 2"
        -     Desserts
        + tabs [Recipes] | Planner | Shopping
        +   stack "Cookbook"
        +     bar:
        +       button "image scalemass"
        +       button "image plus"
        +     link "Search all recipes"
        +     link "Settings"
        +     Starters
        +     link "Leek and Potato Soup, Serves 4"
        +     Mains
        +     link "Mushroom Risotto, Serves 2"
        +     Desserts
        """,
        """
        tap button "image plus" / type field "Title" / tap button "Continue" / tap button "Save"
        - tabs [Recipes] | Planner | Shopping
        -   stack "Cookbook"
        -     bar:
        -       link "image scalemass"
        -       button "image plus"
        -     link "Search all recipes"
        -     link "Settings"
        -     Starters
        -     link "Leek and Potato Soup, Serves 4"
        -     Mains
        -     link "Mushroom Risotto, Serves 2"
        -     link "typed, Serves 2"
        -     Desserts
        + tabs [Recipes] | Planner | Shopping
        +   stack "Cookbook"
        +     bar:
        +       button "image scalemass"
        +       button "image plus"
        +     link "Search all recipes"
        +     link "Settings"
        +     Starters
        +     link "Leek and Potato Soup, Serves 4"
        +     Mains
        +     link "Mushroom Risotto, Serves 2"
        +     link "typed, Serves 2"
        +     Desserts
        """,
    ]
}
