// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <cstddef>
#include <string_view>

struct termios;

namespace tenebrae::tui {

/// While one of these lives, a process that dies of its own fault (abort, terminate, a bad address)
/// or of a signal that means nothing else to it puts the terminal back first. Only one at a time.
class Emergency {
public:
    /// restore: what to send, at most kMaxRestore bytes; modes: those of before.
    Emergency(int terminal, std::string_view restore, const termios& modes);
    ~Emergency();
    Emergency(const Emergency&) = delete;
    Emergency& operator=(const Emergency&) = delete;

    static constexpr std::size_t kMaxRestore = 512;

    /// The terminal is as it was: nothing is to be done (while stopped), or it is ours again.
    static void set_armed(bool armed);
    /// The modes alone, for a terminal that takes no more output.
    static void put_back_modes();
};

/// Takes the signals that mean something to a terminal program and keeps them back, but for while
/// it waits for a key: so none is missed and none interrupts anything. Only one at a time.
class Signals {
public:
    /// may_suspend false: nothing stops the program.
    explicit Signals(bool may_suspend);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    [[nodiscard]] bool may_suspend() const { return may_suspend_; }
    /// The signals to keep back while waiting: for ppoll().
    [[nodiscard]] const sigset_t& waiting_mask() const { return before_; }

    /// Has it come since the last time it was asked?
    [[nodiscard]] static bool take_resize();
    [[nodiscard]] static bool take_stop();
    [[nodiscard]] static bool take_continue();
    /// Hang-up, termination, interrupt: once for all.
    [[nodiscard]] static bool ended();

    /// Stops the process as the terminal's own Ctrl-Z would, and comes back when it goes on.
    void stop();

    /// While one of these lives, something is being sent. A terminal that takes nothing more holds
    /// up whoever sends: who is then asked to end does so after kStalledSeconds.
    class Sending {
    public:
        explicit Sending(const Signals& signals);
        ~Sending();
        Sending(const Sending&) = delete;
        Sending& operator=(const Sending&) = delete;
    };
    static constexpr unsigned kStalledSeconds = 2;

    /// The same for what is written when the signals are no longer taken, because an end was asked
    /// for.
    class LastWords {
    public:
        LastWords();
        ~LastWords();
        LastWords(const LastWords&) = delete;
        LastWords& operator=(const LastWords&) = delete;
    };

private:
    bool may_suspend_;
    sigset_t before_{};
};

}  // namespace tenebrae::tui
