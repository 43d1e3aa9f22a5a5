#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps the signals by which a person or the system ends a process from ending it, so that files are written to the end.
///
/// They are not heard: what they would have stopped takes a moment. The actions before come back with `release()`.
struct HeldSignals {
    private var actions: [(signal: Int32, before: sigaction)] = []

    init(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
        for signal in signals {
            var ignoring = sigaction()
            #if canImport(Darwin)
            ignoring.__sigaction_u.__sa_handler = SIG_IGN
            #else
            ignoring.__sigaction_handler.sa_handler = SIG_IGN
            #endif
            var before = sigaction()
            if sigaction(signal, &ignoring, &before) == 0 { actions.append((signal, before)) }
        }
    }

    func release() {
        for (signal, before) in actions {
            var action = before
            sigaction(signal, &action, nil)
        }
    }
}
