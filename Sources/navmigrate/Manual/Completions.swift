/// A shell that words can be completed in.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

/// Scripts that complete the program's commands, options and rules in a shell: `navmigrate completions bash`.
enum Completions {
    static func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static var bash: String {
        let syntaxes = Words.syntaxes.map { syntax in
            "        \(syntax.command)) options='\(names(syntax.options))' actions='\(list(syntax.actions))' "
                + "formats='\(list(syntax.formats))' ;;"
        }
        let choices = Words.choices.map {
            "        \($0.option)) COMPREPLY=($(compgen -W '\(list($0.words))' -- \"$word\")); return ;;"
        }
        return """
            # navmigrate's words for bash: source this file, or put it into ~/.local/share/bash-completion/completions/navmigrate
            _navmigrate() {
                local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
                local options='\(names(Words.options))' actions='' formats='\(list(Words.formatNames))'
                case "${COMP_WORDS[1]}" in
            \(syntaxes.joined(separator: "\n"))
                esac
                case "$before" in
                    --format) COMPREPLY=($(compgen -W "$formats" -- "$word")); return ;;
            \(choices.joined(separator: "\n"))
                esac
                if [[ "$word" == -* ]]; then
                    COMPREPLY=($(compgen -W "$options" -- "$word"))
                elif [[ $COMP_CWORD == 1 ]]; then
                    COMPREPLY=($(compgen -W '\(list(Words.commands.map(\.name)))' -- "$word") $(compgen -d -- "$word"))
                elif [[ $COMP_CWORD == 2 && -n "$actions" ]]; then
                    COMPREPLY=($(compgen -W "$actions" -- "$word"))
                fi
            }
            complete -o default -F _navmigrate navmigrate

            """
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: " ") }

    private static func names(_ options: [Words.OptionWord]) -> String { list(options.map(\.name)) }

    private static var zsh: String {
        let syntaxes = Words.syntaxes.map { syntax in
            "    \(syntax.command))\n        options=(\n\(zsh(syntax.options, formats: syntax.formats))\n        )\n"
                + "        actions=(\(list(syntax.actions)))\n        ;;"
        }
        return """
            #compdef navmigrate
            # navmigrate's words for zsh: put this file into a folder of $fpath, as _navmigrate
            local -a commands options actions
            commands=(
            \(Words.commands.map { "    '\($0.name):\(escaped($0.explanation))'" }.joined(separator: "\n"))
            )
            options=(
            \(zsh(Words.options, formats: Words.formatNames))
            )
            case $words[2] in
            \(syntaxes.joined(separator: "\n"))
            esac
            _arguments -s $options '1: :{_describe command commands; _files -/}' '2: :{compadd -- $actions; _files}' '*: :_files'

            """
    }

    private static func zsh(_ options: [Words.OptionWord], formats: [String]) -> String {
        options.map { option in
            let action = words(of: option, formats: formats).map { ":(\(list($0)))" } ?? ":_files"
            let value = option.placeholder.map { ":\($0.replacing(":", with: "\\:"))\(action)" } ?? ""
            return "    '\(option.mayRepeat ? "*" : "")\(option.name)[\(escaped(option.explanation))]\(value)'"
        }.joined(separator: "\n")
    }

    /// The values of an option, where they are known.
    private static func words(of option: Words.OptionWord, formats: [String]) -> [String]? {
        option.name == Option.format.rawValue ? formats : Words.choices.first { $0.option == option.name }?.words
    }

    private static var fish: String {
        let commands = Words.commands.map {
            "complete -c navmigrate -n __fish_use_subcommand -a \($0.name) -d '\(ShellWord.insideQuotes($0.explanation))'"
        }
        let own = list(Words.syntaxes.map(\.command))
        let options = fish(Words.options, formats: Words.formatNames, where: "not __fish_seen_subcommand_from \(own)")
        let syntaxes = Words.syntaxes.flatMap { syntax in
            let condition = "__fish_seen_subcommand_from \(syntax.command)"
            let actions =
                syntax.actions.isEmpty
                ? [] : ["complete -c navmigrate -n '\(condition)' -xa '\(list(syntax.actions))'"]
            return actions + fish(syntax.options, formats: syntax.formats, where: condition)
        }
        return """
            # navmigrate's words for fish: put this file into ~/.config/fish/completions, as navmigrate.fish
            \((commands + options + syntaxes).joined(separator: "\n"))

            """
    }

    private static func fish(
        _ options: [Words.OptionWord], formats: [String], where condition: String
    ) -> [String] {
        options.map { option in
            let choice = words(of: option, formats: formats).map { " -xa '\(list($0))'" }
            let value = option.placeholder == nil ? "" : choice ?? " -r"
            return "complete -c navmigrate -n '\(condition)' -l \(option.name.dropFirst(2))\(value) "
                + "-d '\(ShellWord.insideQuotes(option.explanation))'"
        }
    }

    /// For zsh, which reads brackets and colons, in single quotes.
    private static func escaped(_ text: String) -> String {
        ShellWord.insideQuotes(text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:"))
    }
}
