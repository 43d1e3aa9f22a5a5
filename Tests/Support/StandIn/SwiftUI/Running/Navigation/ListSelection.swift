extension ListSelection {
    /// Whether it can hold the value.
    func accepts(_ value: AnyHashable) -> Bool {
        if case .one(_, _, let accepts) = self { accepts(value) } else { false }
    }

    func choose(_ value: AnyHashable?) {
        if case .one(_, let write, _) = self { write(value) }
    }

    var isChosen: Bool {
        if case .one(let read, _, _) = self { read() != nil } else { false }
    }
}
