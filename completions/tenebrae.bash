# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Completion of tenebrae for bash. The program says what can come next: see `complete` in tenebrae(6).
_tenebrae() {
    local words=() word='' cut='' line place is_joined='' is_file='' options=() others=()
    # Bash splits at `=`. `--set=second` is two words for the program, and `others=search` is one.
    for ((place = 1; place <= COMP_CWORD; place++)); do
        word=${COMP_WORDS[place]}
        if [[ $is_joined ]]; then
            words[-1]+=$word
            is_joined=''
        elif [[ $word != = || ${#words[@]} -eq 0 ]]; then
            words+=("$word")
        elif [[ ${words[-1]} != --* ]]; then
            words[-1]+='='
            is_joined=yes
        elif ((place == COMP_CWORD)); then
            words+=('')
        fi
    done
    word=${words[-1]}
    unset 'words[-1]'
    while IFS= read -r line; do
        case $line in
            :files) is_file=-f ;;
            :folders) is_file=-d ;;
            -*) options+=("${line%%$'\t'*}") ;;
            *) others+=("${line%%$'\t'*}") ;;
        esac
    done < <("${COMP_WORDS[0]}" complete -- "${words[@]}" 2>/dev/null)
    [[ $word != -* && ${#others[@]}$is_file != 0 ]] || others+=("${options[@]}")
    mapfile -t COMPREPLY < <(compgen -W "${others[*]}" -- "$word")
    if [[ ${#COMPREPLY[@]} -eq 0 && $is_file ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen "$is_file" -- "$word")
        return
    fi
    # Bash completes only what follows the last `=`.
    [[ $word != *=* ]] || cut=${word%=*}=
    COMPREPLY=("${COMPREPLY[@]#"$cut"}")
}
complete -F _tenebrae tenebrae
