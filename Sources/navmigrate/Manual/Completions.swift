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

    private static var words: String { Words.commands.map(\.name).joined(separator: " ") }

    private static var bash: String {
        """
        # navmigrate's words for bash: source this file, or put it into ~/.local/share/bash-completion/completions/navmigrate
        _navmigrate() {
            local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
            case "$before" in
        \(Words.choices.map { "        \($0.option)) COMPREPLY=($(compgen -W '\($0.words.joined(separator: " "))' -- \"$word\")); return ;;" }.joined(separator: "\n"))
                explain) COMPREPLY=($(compgen -W '\(Words.rules.joined(separator: " "))' -- "$word")); return ;;
                completions) COMPREPLY=($(compgen -W '\(Shell.allCases.map(\.rawValue).joined(separator: " "))' -- "$word")); return ;;
            esac
            if [[ "$word" == -* ]]; then
                COMPREPLY=($(compgen -W '\(Option.allCases.map(\.rawValue).joined(separator: " "))' -- "$word"))
            elif [[ $COMP_CWORD == 1 ]]; then
                COMPREPLY=($(compgen -W '\(words)' -- "$word") $(compgen -d -- "$word"))
            fi
        }
        complete -o default -F _navmigrate navmigrate

        """
    }

    private static var zsh: String {
        let options = Option.allCases.map { option in
            let action = Words.choices.first { $0.option == option.rawValue }.map {
                ":(\($0.words.joined(separator: " ")))"
            }
            let value = option.placeholder.map { ":\($0.replacing(":", with: "\\:"))\(action ?? ":_files")" } ?? ""
            let repeats = option.mayRepeat && option.placeholder != nil ? "*" : ""
            return "    '\(repeats)\(option.rawValue)[\(escaped(option.explanation))]\(value)'"
        }
        return """
            #compdef navmigrate
            # navmigrate's words for zsh: put this file into a folder of $fpath, as _navmigrate
            local -a commands options
            commands=(
            \(Words.commands.map { "    '\($0.name):\(escaped($0.explanation))'" }.joined(separator: "\n"))
            )
            options=(
            \(options.joined(separator: "\n"))
            )
            _arguments -s $options '1: :{_describe command commands; _files -/}' '*: :{
                case $words[2] in
                    explain) compadd -- \(Words.rules.joined(separator: " ")) ;;
                    completions) compadd -- \(Shell.allCases.map(\.rawValue).joined(separator: " ")) ;;
                    *) _files ;;
                esac
            }'

            """
    }

    private static var fish: String {
        let commands = Words.commands.map {
            "complete -c navmigrate -n __fish_use_subcommand -a \($0.name) -d '\(ShellWord.insideQuotes($0.explanation))'"
        }
        let options = Option.allCases.map { option in
            let choice = Words.choices.first { $0.option == option.rawValue }.map {
                " -xa '\($0.words.joined(separator: " "))'"
            }
            let value = option.placeholder == nil ? "" : choice ?? " -r"
            return
                "complete -c navmigrate -l \(option.rawValue.dropFirst(2))\(value) -d '\(ShellWord.insideQuotes(option.explanation))'"
        }
        return """
            # navmigrate's words for fish: put this file into ~/.config/fish/completions, as navmigrate.fish
            \(commands.joined(separator: "\n"))
            \(options.joined(separator: "\n"))
            complete -c navmigrate -n '__fish_seen_subcommand_from explain' -xa '\(Words.rules.joined(separator: " "))'
            complete -c navmigrate -n '__fish_seen_subcommand_from completions' -xa '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'

            """
    }

    /// For zsh, which reads brackets and colons, in single quotes.
    private static func escaped(_ text: String) -> String {
        ShellWord.insideQuotes(text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:"))
    }
}
