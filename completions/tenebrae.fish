# SPDX-License-Identifier: MIT
# Completion of tenebrae for fish. The program says what can come next: see `complete` in tenebrae(6).
function __tenebrae_words
    set -l before (commandline -opc)
    set -l program $before[1]
    set -e before[1]
    set -l word (commandline -ct)
    set -l option ''
    # `--set=second` is two words for the program.
    if string match -qr -- '^--[^=]+=' $word
        set option (string replace -r -- '=.*' '' $word)
        set -a before $option
        set option $option=
        set word (string replace -r -- '^[^=]*=' '' $word)
    end
    set -l files
    set -l options
    set -l words
    for line in ($program complete -- $before 2>/dev/null)
        switch $line
            case ':files'
                set files __fish_complete_path $word
            case ':folders'
                set files __fish_complete_directories $word ''
            case '-*'
                set -a options $line
            case '*'
                set -a words $option$line
        end
    end
    if string match -q -- "-*" $word; or test -z "$words$files"
        set -a words $options
    end
    string join -- \n $words
    # Before the first letter, files would hide the words.
    if set -q files[1]; and test -n "$word" -o -z "$words"
        for path in ($files)
            echo $option$path
        end
    end
end
complete -c tenebrae -f -a '(__tenebrae_words)'
