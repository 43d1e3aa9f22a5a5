public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator: SortComparator
}

extension Never: SortComparator {
    public typealias Compared = Never
    public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult {}
    public var order: SortOrder {
        get { fatalError("there is none") }
        set {}
    }
}

public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let content: (RowValue) -> Content

    init(label: Label, content: @escaping (RowValue) -> Content) {
        (self.label, self.content) = (label, content)
    }

    public func width(_ width: CGFloat?) -> TableColumn { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }

    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), content: { Text($0[keyPath: value]) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), content: { Text($0[keyPath: value]) })
    }

    public init<V: Comparable>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), content: content)
    }
}

public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let value: T
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Column: TableColumnContent<RowValue, Sort>>(_ column: Column) -> Column {
        column
    }

    /// A column that nothing is sorted by, in a table that is sorted.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        TableColumn<RowValue, Sort, Content, Label>(label: column.label, content: column.content)
    }

    public static func buildBlock<Column: TableColumnContent<RowValue, Sort>>(_ column: Column) -> Column { column }

    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ columns: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        TupleTableColumnContent(value: (repeat each columns))
    }
}
