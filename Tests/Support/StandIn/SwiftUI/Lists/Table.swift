public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let rows: Rows
    let columns: Columns
    let bindings: [Any]

    nonisolated init(rows: Rows, columns: Columns, bindings: [Any]) {
        (self.rows, self.columns, self.bindings) = (rows, columns, bindings)
    }
}

extension Table: PrimitiveView {}

nonisolated extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(rows: TableForEachContent(data: data), columns: columns(), bindings: [])
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(rows: TableForEachContent(data: data), columns: columns(), bindings: [selection])
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(rows: TableForEachContent(data: data), columns: columns(), bindings: [selection])
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), bindings: [sortOrder])
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), bindings: [selection, sortOrder])
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), bindings: [selection, sortOrder])
    }
}

public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
}

public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
}
