// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <string>
#include <string_view>

struct termios;

namespace tenebrae::tui {

/// The background that a terminal is asked about: no other answer contains these numbers.
inline constexpr int kTestColor = 0x112233;
/// Asks for the colours in use (DECRQSS of SGR), resets them, and asks what the terminal is: nearly
/// every terminal answers that, after all earlier questions.
inline constexpr const char* kAskForColors = "\x1bP$qm\x1b\\\x1b[m\x1b[c";

/// Returns whether the answer to kAskForColors has the test colour.
bool reports_test_color(std::string_view input);

struct TrueColorAnswer {
    bool is_yes = false;
    /// All that came, to be read as keys: what was typed, and the answers, which press no key.
    std::string input;
};

/// Asks the terminal at standard input and output whether it shows true colour, and waits a moment
/// for the answer. question: sets kTestColor as background, then kAskForColors. modes: of the
/// terminal, restored afterwards. mask: the signals blocked while waiting.
TrueColorAnswer
ask_for_true_color(const std::string& question, const termios& modes, const sigset_t& mask);

}  // namespace tenebrae::tui
