# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Functions for these scripts and .ci/run: find and install missing packages, run quietly, build, test.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
missing=''
# Without this, ccache does not cache sources that use a precompiled header.
export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}"

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# quietly WHAT COMMAND...: runs a command; if it fails, shows its output and exits.
# Without enough memory, the kernel kills the compiler.
quietly() {
    what=$1
    shift
    log=$(mktemp) || exit 1
    if "$@" >"$log" 2>&1; then
        rm -f "$log"
        return
    else
        status=$?
    fi
    cat "$log" >&2
    say "$what failed."
    ! grep -q Killed "$log" || say "Too little memory? Compile one source at a time: CMAKE_BUILD_PARALLEL_LEVEL=1 $0"
    rm -f "$log"
    exit "$status"
}

# need_command COMMAND PACKAGE / need_header HEADER PACKAGE: adds a missing Debian package to $missing.
need_command() {
    command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

has_header() {
    printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$1" | c++ -E -x c++ - >/dev/null 2>&1
}

need_header() {
    has_header "$1" || missing="$missing $2"
}

# CMake reads CMakePresets.json before CMakeLists.txt, and old versions do not report that they are too old.
check_cmake() {
    version=$(cmake --version | sed -n '1s/^cmake version //p')
    case $version in
        3.2[5-9]* | 3.[3-9][0-9]* | [4-9].* | [1-9][0-9]*) ;;
        *) die "CMake 3.25 or newer is needed, and $(command -v cmake) is version ${version:-unknown}.
Debian 12 and Ubuntu 24.04 have a newer one; so do \"pip install cmake\" and https://cmake.org/download." ;;
    esac
}

# moreutils has another program named parallel.
is_gnu_parallel() {
    "$1" --version </dev/null 2>/dev/null | grep -q '^GNU parallel '
}

need_gnu_parallel() {
    if ! command -v parallel >/dev/null 2>&1; then
        missing="$missing parallel"
    elif ! is_gnu_parallel parallel; then
        is_gnu_parallel /usr/bin/parallel && refuse_parallel
        missing="$missing parallel"
    fi
}

refuse_parallel() {
    die "GNU parallel is needed, and $(command -v parallel) is another program (moreutils has one of that name).
Put the folder of GNU parallel first on the PATH, for example: PATH=/usr/bin:\$PATH $0"
}

need_to_build() {
    if command -v cmake >/dev/null 2>&1; then
        check_cmake
    fi
    need_command cmake cmake
    need_command ninja ninja-build
    need_command c++ g++
    need_header curses.h libncurses-dev
    need_header CLI/CLI.hpp libcli11-dev
    need_header toml++/toml.h libtomlplusplus-dev
    need_header nlohmann/json.hpp nlohmann-json3-dev
    need_header utf8proc.h libutf8proc-dev
    need_header sha2.h libmd-dev
}

need_to_package() {
    need_to_build
    need_command dpkg-shlibdeps dpkg-dev
    need_command strip binutils
}

need_to_test() {
    need_to_build
    # Version 3 has the first header, version 2 the second.
    has_header catch2/catch_test_macros.hpp || need_header catch2/catch.hpp catch2
    need_header vterm.h libvterm-dev
    # Terminal descriptions for true colour.
    infocmp xterm-direct >/dev/null 2>&1 || missing="$missing ncurses-term"
    # For games on several machines: rsync copies their files.
    need_gnu_parallel
    need_command rsync rsync
}

need_to_fuzz() {
    need_to_build
    need_command clang++ clang
    [ -e "$(clang++ -print-runtime-dir 2>/dev/null)/libclang_rt.fuzzer-$(uname -m).a" ] ||
        missing="$missing libclang-rt-dev"
}

# Updates the package list, which is often locked on a machine that has just started. apt-get waits for the
# lock of packages, but not for this one. Fails if the list cannot be updated; $log then has the reason.
update_packages() {
    tries=0
    until $as_root env LC_ALL=C apt-get -q update >"$log" 2>&1; do
        { [ "$tries" -lt 30 ] && grep -qF lists/lock "$log"; } || return 1
        [ "$tries" -gt 0 ] || say 'Waiting for another program that updates the list of packages ...'
        tries=$((tries + 1))
        sleep 10
    done
}

# Installs the packages in $missing.
install_missing() {
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        die "Missing here, by their names in Debian:$missing. Install them and start again."
    command="apt-get install --no-install-recommends$missing"
    as_root=''
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 ||
            die "Some packages are missing, and there is no sudo. Run this as root, then start again:
    $command"
        as_root=sudo
    fi
    say "Installing$missing ..."
    log=$(mktemp) || exit 1
    if ! update_packages; then
        tail -n 5 "$log" >&2
        say 'The list of packages could not be updated. Trying with the list that is there.'
    fi
    # shellcheck disable=SC2086  # a list of packages
    if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 install $missing >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        die "Installing failed. Run this as root, then start again:
    $command"
    fi
    rm -f "$log"
    case "$missing " in
        *' cmake '*) check_cmake ;;
    esac
    case "$missing " in
        *' parallel '*) is_gnu_parallel parallel || refuse_parallel ;;
    esac
    missing=''
}

# with_progress COMMAND...: shows the progress of ninja or ctest, "12/180", if descriptor 3 is a terminal.
with_progress() {
    [ -t 3 ] || {
        "$@" 3>&-
        return
    }
    end=$(mktemp) || exit 1
    {
        "$@" 2>&1 3>&-
        echo $? >"$end"
    } | while IFS= read -r line; do
        printf '%s\n' "$line"
        case $line in
            "["[0-9]*/*"]"*)
                at=${line%%]*}
                at=${at#[}
                ;;
            *[0-9]/*" Test "*) at=${line%% Test *} ;;
            *) continue ;;
        esac
        printf '\r%s ' "$at" >&3
    done
    printf '\r              \r' >&3
    read -r status <"$end"
    rm -f "$end"
    return "$status"
}

# Megabytes needed to compile one source, at most.
megabytes_per_job=440

# Prints the free memory in megabytes, within the limit of a container; nothing if it is unknown.
free_memory() {
    free=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB$/\1/p' /proc/meminfo 2>/dev/null)
    [ -n "$free" ] || return 0
    free=$((free / 1024))
    allowed=$(cat /sys/fs/cgroup/memory.max 2>/dev/null) || allowed='' # set -e may be on
    case $allowed in
        '' | *[!0-9]*) ;;
        *) [ "$((allowed / 1048576))" -ge "$free" ] || free=$((allowed / 1048576)) ;;
    esac
    echo "$free"
}

# Sets fewer jobs if memory is low. Ninja by default starts two more than there are processors.
limit_jobs() {
    free=$(free_memory)
    [ -z "${CMAKE_BUILD_PARALLEL_LEVEL:-}" ] && [ -n "$free" ] || return 0
    jobs=$((free / megabytes_per_job))
    [ "$jobs" -lt "$(($(nproc) + 2))" ] || return 0
    [ "$jobs" -gt 0 ] || jobs=1
    CMAKE_BUILD_PARALLEL_LEVEL=$jobs
    export CMAKE_BUILD_PARALLEL_LEVEL
}

# is_configured_here FOLDER: fails if the tree was copied or renamed since. Ninja would then build the
# sources at the old path.
is_configured_here() {
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$1/CMakeCache.txt")
    [ -n "$home" ] &&
        [ "$(CDPATH='' cd -- "$home" 2>/dev/null && pwd -P)" = "$(CDPATH='' cd -- "$root" && pwd -P)" ]
}

# build PRESET [TARGET...]: builds, and configures first if needed.
build() {
    preset=$1
    shift
    folder=$root/build/$preset
    if [ -f "$folder/CMakeCache.txt" ] && ! is_configured_here "$folder"; then
        say "build/$preset was configured in another folder, or under another name. Configuring again ..."
        rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles" "$folder/build.ninja"
    fi
    limit_jobs
    if [ ! -f "$folder/CMakeCache.txt" ] || [ ! -f "$folder/build.ninja" ] ||
        [ -n "$(find "$root/CMakePresets.json" -newer "$folder/build.ninja")" ]; then
        say "Building ($preset), which takes some minutes the first time ..."
        [ -z "${CMAKE_BUILD_PARALLEL_LEVEL:-}" ] ||
            say "Compiling at most $CMAKE_BUILD_PARALLEL_LEVEL at a time (CMAKE_BUILD_PARALLEL_LEVEL)."
        (cd "$root" && quietly "Configuring $preset" cmake --preset "$preset") || exit 1
    fi
    [ $# -eq 0 ] || set -- --target "$@"
    (cd "$root" && quietly "Building $preset" with_progress cmake --build --preset "$preset" "$@") \
        3>&2 || exit 1
}

# run_tests PRESET [CTEST ARGUMENTS]: prints failures, the ten slowest tests and "N passed, N failed".
# Without arguments it runs each test program once, with arguments each test case by itself.
run_tests() {
    preset=$1
    shift
    log=$(mktemp) || exit 1
    leave_out=program
    [ $# -gt 0 ] || leave_out=case
    (cd "$root" && with_progress ctest --preset "$preset" --no-tests=error -LE "^$leave_out\$" "$@") \
        3>&2 >"$log" 2>&1
    status=$?
    grep -Ev '^ *(Start +[0-9]+: |[0-9]+/[0-9]+ Test .* Passed |[0-9]+\.[0-9]+ s: )' "$log"
    echo 'The slowest:'
    "$root/scripts/count_tests" -v slowest=10 "$root/build/$preset/Testing/Temporary/LastTest.log"
    rm -f "$log"
    return "$status"
}
