#if RUNS
import Glibc

/// Stands before the system's own, so that dates are the same in every run: the fifteenth of June 2025, six minutes past three.
@_cdecl("clock_gettime")
public func _fixedClock(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    time?.pointee = timespec(tv_sec: 1_750_000_000, tv_nsec: 0)
    return 0
}
#endif
