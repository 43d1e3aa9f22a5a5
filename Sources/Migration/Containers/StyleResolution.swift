import ProjectModel

/// The style that a container has, as far as it decides between a stack and columns.
enum EffectiveStyle: Sendable {
    case stack, columns
    /// SwiftUI's default: the number of views decides.
    case automatic
}

/// Finds the style that applies to a container, on each platform by itself.
struct StyleResolution {
    let facts: ContainerFacts
    let file: ProjectFile
    let site: ContainerSite
    /// The container's columns on the platforms asked for.
    let columns: ColumnCount

    private struct Candidates {
        var values: [StyleValue] = []
        /// Whether one of them stands on another view, which may or may not show the container.
        var areFromElsewhere = false
        /// A modifier of the project's own on the container that decides at run time.
        var decidingHelper: String?
    }

    /// - Throws: The reason why the container stays, where its style can't be told.
    func style(on platforms: Set<Platform>) throws(Unresolved) -> EffectiveStyle {
        if site.styles.isEmpty, let helper = site.modifiers.first(where: choosesAtRunTime) {
            throw Unresolved(reason: .runtimeStyle(helper))
        }
        var styles: Set<EffectiveStyle> = []
        var areFromElsewhere = false
        var decidingHelper: String?
        for platform in platforms.sorted(by: { $0.rawValue < $1.rawValue }) {
            let candidates = candidates(on: platform)
            areFromElsewhere = areFromElsewhere || candidates.areFromElsewhere
            decidingHelper = decidingHelper ?? candidates.decidingHelper
            for value in candidates.values {
                do {
                    styles.insert(try known(facts.resolved(value)))
                } catch {
                    throw candidates.areFromElsewhere ? Unresolved(reason: .styleElsewhere) : error
                }
            }
        }
        guard let style = common(of: styles) else {
            if let decidingHelper { throw Unresolved(reason: .runtimeStyle(decidingHelper)) }
            throw Unresolved(reason: areFromElsewhere ? .styleElsewhere : .styleVaries)
        }
        return style
    }

    /// Whether nothing but the number of views decides on a platform.
    func isAutomatic(on platform: Platform) -> Bool {
        guard let style = try? style(on: [platform]) else { return false }
        return style == .automatic
    }

    struct Unresolved: Error { let reason: ContainerReason }

    /// Whether a modifier of the project's own sets one of several styles under the same conditions.
    private func choosesAtRunTime(_ name: String) -> Bool {
        let helpers = facts.helpers(named: name)
        return helpers.contains { helper in
            helpers.contains { $0.condition == helper.condition && $0.value != helper.value }
        }
    }

    /// The styles that may apply on a platform: the innermost that certainly holds, and those within it that may.
    private func candidates(on platform: Platform) -> Candidates {
        var found = Candidates()
        for index in site.styles {
            let style = file.sites.styles[index]
            let holds = style.condition.holds(on: platform)
            if holds != false { found.values.append(facts.ownStyles.value(of: style, in: file.path)) }
            if holds == true { return found }
        }
        for name in site.modifiers {
            let helpers = facts.helpers(named: name).filter { $0.condition.holds(on: platform) != false }
            found.values += helpers.map(\.value)
            if helpers.contains(where: \.isConditional) { found.decidingHelper = name }
            if helpers.contains(where: { !$0.isConditional && $0.condition.holds(on: platform) == true }) {
                return found
            }
        }
        let above = facts.ambientStyles(of: site, in: file)
        var styles = above.styles
        // With one view it is a stack in a sheet, whatever its presenter's style.
        if !columns.isOne { styles += above.presenterStyles }
        styles.removeAll { $0.condition.holds(on: platform) == false }
        found.areFromElsewhere = !styles.isEmpty
        found.values += styles.map(\.value)
        let isCertain = !above.mayBeNone && above.styles.allSatisfy { $0.condition.holds(on: platform) == true }
        if !isCertain || styles.isEmpty { found.values.append(.automatic) }
        return found
    }

    /// The style that comes to the same as each of `styles` for this number of columns.
    private func common(of styles: Set<EffectiveStyle>) -> EffectiveStyle? {
        if styles.count <= 1 { return styles.first ?? .automatic }
        switch columns {
        case .exactly(1), .atMostOne: return styles == [.stack, .automatic] ? .stack : nil
        case .exactly(0): return .stack
        case .exactly, .hidden: return styles == [.columns, .automatic] ? .columns : nil
        case .given: return nil
        }
    }

    private func known(_ value: StyleValue) throws(Unresolved) -> EffectiveStyle {
        switch value {
        case .stack: .stack
        case .columns: .columns
        case .automatic: .automatic
        case .custom(let name): throw Unresolved(reason: .customStyle(name))
        case .constant(let text), .runtime(let text): throw Unresolved(reason: .runtimeStyle(text))
        }
    }
}

extension ColumnCount {
    fileprivate var isOne: Bool {
        switch self {
        case .exactly(1), .atMostOne: true
        case .exactly, .given, .hidden: false
        }
    }
}
