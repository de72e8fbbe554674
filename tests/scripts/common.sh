# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Functions for the tests here: TEST SOURCE-FOLDER BUILD-FOLDER. Each test runs scripts/ in a small copy of the tree.
# Its PATH has some usual commands and fakes of the others, so that nothing is installed or built.
set -eu
source_folder=$1
# shellcheck disable=SC2034  # some tests use it
build_folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir bin tree
cp -R "$source_folder/scripts" "$source_folder/CMakePresets.json" tree
usual_path=$PATH

# use COMMAND...: adds this machine's commands to the PATH.
use() {
    for command; do
        ln -s "$(PATH=$usual_path && command -v "$command")" bin
    done
}
use cat chmod cp dirname env find grep head ln mkdir mktemp mv nproc rm sed sh tail touch
PATH=$work/bin
# Variables that the scripts would inherit from the user.
unset CMAKE_BUILD_PARALLEL_LEVEL CDPATH

die() {
    echo "$*"
    exit 1
}

# fake COMMAND: creates a fake command from the script on standard input. It can log its arguments in $work/calls. An
# existing link to the real command is removed first: writing through it would destroy the real command.
fake() {
    rm -f "bin/$1"
    {
        echo '#!/bin/sh'
        echo "work='$work'"
        cat
    } >"bin/$1"
    chmod +x "bin/$1"
}

# Fakes everything that a build needs except CMake: headers, compiler and Ninja.
fake_tools() {
    fake c++ <<'END'
exit 0
END
    fake ninja <<'END'
exit 0
END
}

# fake_cmake VERSION: writes only the files that scripts/play reads. The built program prints its source folder.
fake_cmake() {
    fake cmake <<END
version='$1'
END
    cat >>bin/cmake <<'END'
case $1 in
    --version) echo "cmake version $version" && exit ;;
    --preset)
        mkdir -p "build/$2"
        echo "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" >"build/$2/CMakeCache.txt"
        pwd -P >"build/$2/build.ninja"
        ;;
    --build)
        echo "echo playing from $(cat "build/$3/build.ninja")" >"build/$3/tenebrae"
        chmod +x "build/$3/tenebrae"
        ;;
esac
echo "cmake $* (jobs: ${CMAKE_BUILD_PARALLEL_LEVEL:-usual})" >>"$work/calls"
END
}

# run_script STATUS COMMAND...: writes its output to the files output and errors, and calls of fakes to calls.
run_script() {
    wanted=$1
    shift
    : >calls
    status=0
    "$@" >output 2>errors </dev/null || status=$?
    [ "$status" = "$wanted" ] || die "$* ended with status $status instead of $wanted: $(cat output errors)"
}

# has FILE TEXT: fails the test if the file does not contain the text.
has() {
    grep -qF -- "$2" "$1" || die "$1 does not say \"$2\" but: $(cat "$1")"
}

has_not() {
    ! grep -qF -- "$2" "$1" || die "$1 says \"$2\": $(cat "$1")"
}
