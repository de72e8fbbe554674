// SPDX-License-Identifier: MIT
#include "tui/terminal/emergency.hpp"

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

/// Faults of the processor. They come again by themselves when the instruction is tried again,
/// unless somebody sent them.
constexpr std::array kOwnFaults{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
/// All that ends a program which takes no notice of it, and that no one else here takes.
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

// A signal handler can ask nobody: what it needs lies ready here.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t armed_now = 0;
int terminal_now = -1;
std::array<char, Emergency::kMaxRestore> restore_now{};
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
    // Nothing can be done if it fails.
    [[maybe_unused]] const ssize_t written =
        ::write(terminal_now, restore_now.data(), restore_size);
    Emergency::put_back_modes();
}

void on_fatal(int signal, siginfo_t* about, void* /*context*/) {
    put_back();
    const auto place = std::ranges::find(kFatal, signal) - kFatal.begin();
    ::sigaction(signal, &actions_before.at(static_cast<std::size_t>(place)), nullptr);
    const bool is_own = std::ranges::find(kOwnFaults, signal) != kOwnFaults.end();
    if (!is_own || about->si_code <= 0) {
        ::raise(signal);
    }
}

/// Before the library says what was thrown, so that one can read it.
[[noreturn]] void on_terminate() {
    put_back();
    if (terminate_before != nullptr) {
        terminate_before();
    }
    std::abort();
}

}  // namespace

Emergency::Emergency(int terminal, std::string_view restore, const termios& modes) {
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
        // What was ignored is not fatal.
        if (actions_before.at(index).sa_handler == SIG_IGN) {
            ::sigaction(kFatal.at(index), &actions_before.at(index), nullptr);
        }
    }
    terminate_before = std::set_terminate(on_terminate);
}

Emergency::~Emergency() {
    armed_now = 0;
    std::set_terminate(terminate_before);
    for (std::size_t index = 0; index < kFatal.size(); ++index) {
        ::sigaction(kFatal.at(index), &actions_before.at(index), nullptr);
    }
}

void Emergency::set_armed(bool armed) {
    armed_now = armed ? 1 : 0;
}

void Emergency::put_back_modes() {
    ::tcsetattr(terminal_now, TCSANOW, &modes_now);
}

}  // namespace tenebrae::tui
