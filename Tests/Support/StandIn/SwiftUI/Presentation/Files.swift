nonisolated extension View {
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        recorded(isPresented, file, onCompletion)
    }
}
