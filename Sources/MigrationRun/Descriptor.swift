#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file, folder or pipe end, closed when the value goes.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Takes over what a system call returned: a number below zero stands for its failure.
    init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.init(owned: number)
    }

    init(owned number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }
}
