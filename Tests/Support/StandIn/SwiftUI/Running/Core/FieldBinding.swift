@_spi(Reflection) import Swift

/// Connects the properties of a view that keep or hear something with its place, in a copy of the view.
@MainActor
struct FieldBinding {
    let place: Place

    func bind<Owner>(_ owner: inout Owner) {
        withUnsafeMutablePointer(to: &owner) { pointer in
            _ = bindFields(of: Owner.self, at: UnsafeMutableRawPointer(pointer), path: "")
        }
    }

    private func bindFields(of type: Any.Type, at address: UnsafeMutableRawPointer, path: String) -> Bool {
        _forEachField(of: type) { name, offset, fieldType, _ in
            guard let property = fieldType as? any DynamicProperty.Type else { return true }
            bind(property, at: address + offset, path: path + "." + String(cString: name))
            return true
        }
    }

    private func bind<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, path: String
    ) {
        let pointer = address.assumingMemoryBound(to: Property.self)
        if var property = pointer.pointee as? any BoundProperty {
            property.bind(at: place, name: path)
            if let bound = property as? Property { pointer.pointee = bound }
        } else {
            _ = bindFields(of: type, at: address, path: path)
            pointer.pointee.update()
        }
    }
}

/// A property that keeps something in its view's place, or hears it from there.
@MainActor
protocol BoundProperty: DynamicProperty {
    /// - Parameter name: the same in every pass, and no other property of the view has it.
    mutating func bind(at place: Place, name: String)
}
