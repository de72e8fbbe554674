// SPDX-License-Identifier: MIT
#include "tui/terminal/signals.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <termios.h>
#include <unistd.h>

namespace tenebrae::tui {

namespace {

/// Errors of the processor. They recur when the instruction is retried, unless another process sent
/// them.
constexpr std::array kOwnErrors{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
/// All signals that end a program by default and are not handled elsewhere here.
constexpr std::array kFatal{
    SIGSEGV,
    SIGBUS,
    SIGFPE,
    SIGILL,
    SIGTRAP,
    SIGSYS,
    SIGABRT,
    SIGQUIT,
    SIGPIPE,
    SIGUSR1,
    SIGUSR2,
    SIGXCPU,
    SIGXFSZ,
    SIGVTALRM,
    SIGPROF,
    SIGPOLL,
    SIGPWR,
    SIGSTKFLT};

// The data of the signal handlers, which can use only globals.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t armed_now = 0;
int terminal_now = -1;
std::array<char, CrashRestorer::kMaxRestore> restore_now{};
std::size_t restore_size = 0;
termios modes_now{};
std::array<struct sigaction, kFatal.size()> actions_before{};
std::terminate_handler terminate_before = nullptr;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

void put_back() {
    if (armed_now == 0) {
        return;
    }
    armed_now = 0;
    // There is nothing to do if it fails.
    [[maybe_unused]] const ssize_t written =
        ::write(terminal_now, restore_now.data(), restore_size);
    CrashRestorer::put_back_modes();
}

void on_fatal(int signal, siginfo_t* about, void* /*context*/) {
    put_back();
    const auto place = std::ranges::find(kFatal, signal) - kFatal.begin();
    ::sigaction(signal, &actions_before.at(static_cast<std::size_t>(place)), nullptr);
    const bool is_own = std::ranges::find(kOwnErrors, signal) != kOwnErrors.end();
    if (!is_own || about->si_code <= 0) {
        ::raise(signal);
    }
}

/// Restores the terminal before the library prints the exception, so that it can be read.
[[noreturn]] void on_terminate() {
    put_back();
    if (terminate_before != nullptr) {
        terminate_before();
    }
    std::abort();
}

}  // namespace

CrashRestorer::CrashRestorer(int terminal, std::string_view restore, const termios& modes) {
    terminal_now = terminal;
    restore_size = std::min(restore.size(), restore_now.size());
    std::copy_n(restore.begin(), restore_size, restore_now.begin());
    modes_now = modes;
    armed_now = 1;
    struct sigaction action {};
    action.sa_sigaction = on_fatal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (std::size_t index = 0; index < kFatal.size(); ++index) {
        ::sigaction(kFatal.at(index), &action, &actions_before.at(index));
        // A signal that was ignored stays ignored.
        if (actions_before.at(index).sa_handler == SIG_IGN) {
            ::sigaction(kFatal.at(index), &actions_before.at(index), nullptr);
        }
    }
    terminate_before = std::set_terminate(on_terminate);
}

CrashRestorer::~CrashRestorer() {
    armed_now = 0;
    std::set_terminate(terminate_before);
    for (std::size_t index = 0; index < kFatal.size(); ++index) {
        ::sigaction(kFatal.at(index), &actions_before.at(index), nullptr);
    }
}

void CrashRestorer::set_armed(bool armed) {
    armed_now = armed ? 1 : 0;
}

void CrashRestorer::put_back_modes() {
    ::tcsetattr(terminal_now, TCSANOW, &modes_now);
}

namespace {

constexpr std::array kTaken{SIGWINCH, SIGCONT, SIGHUP, SIGTERM, SIGINT, SIGALRM, SIGTSTP};
/// The signals that ask for an end, and SIGALRM, which enforces it.
constexpr std::array kWhileSending{SIGHUP, SIGTERM, SIGINT, SIGALRM};

// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables): written by signal handlers
volatile std::sig_atomic_t resized = 0;
volatile std::sig_atomic_t stop_asked = 0;
volatile std::sig_atomic_t continued = 0;
volatile std::sig_atomic_t end_asked = 0;  // number of the signal, or 0
volatile std::sig_atomic_t sending = 0;
std::array<struct sigaction, kTaken.size()> handlers_before{};
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

/// Ends the process after it was asked to end and the terminal has not accepted a screen since.
void give_up_terminal() {
    CrashRestorer::put_back_modes();
    struct sigaction action {};
    action.sa_handler = SIG_DFL;
    ::sigaction(end_asked, &action, nullptr);
    ::raise(end_asked);
}

void on_signal(int signal) {
    switch (signal) {
    case SIGWINCH: resized = 1; break;
    case SIGTSTP: stop_asked = 1; break;
    case SIGCONT: continued = 1; break;
    case SIGALRM:
        if (sending != 0 && end_asked != 0) {
            give_up_terminal();
        }
        break;
    default:
        end_asked = signal;
        if (sending != 0) {
            ::alarm(Signals::kStalledSeconds);
        }
        break;
    }
}

template <std::size_t N>
sigset_t set_of(const std::array<int, N>& signals) {
    sigset_t set{};
    sigemptyset(&set);
    for (const int signal : signals) {
        sigaddset(&set, signal);
    }
    return set;
}

bool take(volatile std::sig_atomic_t& flag) {
    const bool was = flag != 0;
    flag = 0;
    return was;
}

void set_action(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    ::sigaction(signal, &action, nullptr);
}

}  // namespace

Signals::Signals(bool may_suspend) : may_suspend_(may_suspend) {
    for (volatile std::sig_atomic_t* flag :
         {&resized, &stop_asked, &continued, &end_asked, &sending}) {
        *flag = 0;
    }
    const sigset_t taken = set_of(kTaken);
    ::sigprocmask(SIG_BLOCK, &taken, &before_);
    for (std::size_t index = 0; index < kTaken.size(); ++index) {
        ::sigaction(kTaken.at(index), nullptr, &handlers_before.at(index));
        set_action(kTaken.at(index), on_signal);
        sigdelset(&before_, kTaken.at(index));
    }
    // A shell without job control ignores these signals: then nothing would continue the program.
    if (handlers_before.back().sa_handler == SIG_IGN) {
        may_suspend_ = false;
    }
    if (!may_suspend_) {
        set_action(SIGTSTP, SIG_IGN);
    }
}

Signals::~Signals() {
    ::alarm(0);
    for (std::size_t index = 0; index < kTaken.size(); ++index) {
        ::sigaction(kTaken.at(index), &handlers_before.at(index), nullptr);
    }
    ::sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool Signals::take_resize() {
    return take(resized);
}

bool Signals::take_stop() {
    return take(stop_asked);
}

bool Signals::is_stop_asked() {
    return stop_asked != 0;
}

bool Signals::take_continue() {
    return take(continued);
}

bool Signals::ended() {
    return end_asked != 0;
}

void Signals::stop() {
    set_action(SIGTSTP, SIG_DFL);
    ::raise(SIGTSTP);
    const sigset_t both = set_of(std::array{SIGTSTP, SIGCONT});
    ::sigprocmask(SIG_UNBLOCK, &both, nullptr);
    // The process stops here until it is continued.
    ::sigprocmask(SIG_BLOCK, &both, nullptr);
    set_action(SIGTSTP, on_signal);
    continued = 0;
}

Signals::Sending::Sending(const Signals& /*signals*/) {
    sending = 1;
    if (end_asked != 0) {
        ::alarm(kStalledSeconds);
    }
    const sigset_t ends = set_of(kWhileSending);
    ::sigprocmask(SIG_UNBLOCK, &ends, nullptr);
}

Signals::Sending::~Sending() {
    sending = 0;
    if (end_asked != 0) {
        ::alarm(0);
    }
    const sigset_t taken = set_of(kTaken);
    ::sigprocmask(SIG_BLOCK, &taken, nullptr);
}

Signals::FinalOutput::FinalOutput() {
    if (end_asked != 0) {
        sending = 1;
        set_action(SIGALRM, on_signal);
        ::alarm(kStalledSeconds);
    }
}

Signals::FinalOutput::~FinalOutput() {
    ::alarm(0);
    sending = 0;
}

}  // namespace tenebrae::tui
