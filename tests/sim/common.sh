# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Functions for the scripts here: SCRIPT PROGRAM SOURCE-FOLDER. Each works in a temporary folder.
set -eu
program=$1
# shellcheck disable=SC2034  # some scripts use it
source_folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

die() {
    echo "$*"
    exit 1
}

# skip_without COMMAND: skips the test if the command is missing.
skip_without() {
    command -v "$1" >/dev/null 2>&1 || {
        echo "There is no $1 here."
        exit 77
    }
}

# moreutils has another program named parallel.
skip_without_gnu_parallel() {
    parallel --version </dev/null 2>/dev/null | grep -q '^GNU parallel ' || {
        echo 'There is no GNU parallel here.'
        exit 77
    }
}

same() {
    cmp "$1" "$2" || die "$3"
}
