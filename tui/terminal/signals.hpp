// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <cstddef>
#include <string_view>

struct termios;

namespace tenebrae::tui {

/// Restores the terminal if the process dies while this object lives: by its own error (abort,
/// terminate, a bad address) or by a signal that has no other handler. Only one may exist.
class CrashRestorer {
public:
    /// Stores the bytes to send (`restore`, at most kMaxRestore) and the terminal's earlier modes.
    CrashRestorer(int terminal, std::string_view restore, const termios& modes);
    ~CrashRestorer();
    CrashRestorer(const CrashRestorer&) = delete;
    CrashRestorer& operator=(const CrashRestorer&) = delete;

    static constexpr std::size_t kMaxRestore = 512;

    /// Sets whether the terminal needs to be restored: false while the process is stopped.
    static void set_armed(bool armed);
    /// Restores only the modes, for a terminal that accepts no more output.
    static void put_back_modes();
};

/// Handles the signals of a terminal program and blocks them except while it waits for a key: so
/// none is missed and none interrupts anything. Only one may exist.
class Signals {
public:
    /// Blocks and handles the signals. may_suspend: false makes the program ignore SIGTSTP.
    explicit Signals(bool may_suspend);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    [[nodiscard]] bool may_suspend() const { return may_suspend_; }
    /// Returns the signals blocked while waiting: for ppoll().
    [[nodiscard]] const sigset_t& waiting_mask() const { return before_; }

    /// Returns whether the signal has come since the last call.
    [[nodiscard]] static bool take_resize();
    [[nodiscard]] static bool take_stop();
    /// Returns whether take_stop() would return true.
    [[nodiscard]] static bool is_stop_asked();
    [[nodiscard]] static bool take_continue();
    /// Returns whether a hang-up, termination or interrupt has come; it stays true.
    [[nodiscard]] static bool ended();

    /// Stops the process as Ctrl-Z does in a shell, and returns when it is continued.
    void stop();

    /// Marks that something is being sent. A terminal that accepts no more output blocks the
    /// sender; if the program is then asked to end, it does so after kStalledSeconds.
    class Sending {
    public:
        explicit Sending(const Signals& signals);
        ~Sending();
        Sending(const Sending&) = delete;
        Sending& operator=(const Sending&) = delete;
    };
    static constexpr unsigned kStalledSeconds = 2;

    /// Like Sending, for output written after the signals were released because the program was
    /// asked to end.
    class FinalOutput {
    public:
        FinalOutput();
        ~FinalOutput();
        FinalOutput(const FinalOutput&) = delete;
        FinalOutput& operator=(const FinalOutput&) = delete;
    };

private:
    bool may_suspend_;
    sigset_t before_{};
};

}  // namespace tenebrae::tui
