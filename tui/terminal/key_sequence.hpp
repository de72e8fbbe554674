// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key.hpp"

#include <optional>
#include <string_view>

namespace tenebrae::tui {

/// The keys that terminals agree on. A modifier is left out: Ctrl-Up is Up.

/// ESC [ parameters final. Answers of the terminal are no keys.
std::optional<Key> csi_key(std::string_view parameters, char final);
/// What the mouse did, in the numbers of the terminal.
struct MouseReport {
    unsigned button = 0;
    unsigned x = 0;  ///< from 1
    unsigned y = 0;
    bool pressed = false;  ///< false: let go
};
/// ESC [ < button ; x ; y M or m; nothing for any other sequence.
std::optional<MouseReport> sgr_report(std::string_view parameters, char final);
/// A click of the first button, or a step of the wheel, whatever modifiers are held.
std::optional<Key> mouse_key(const MouseReport& report);

/// The mode of ESC [ ? mode ; state $ y, where the state says that the terminal knows it and can
/// change it.
std::optional<int> known_mode(std::string_view parameters);
/// ESC O final: arrows, function keys, the numpad in application mode.
std::optional<Key> ss3_key(char final);
/// ESC [ [ letter, of the Linux console.
std::optional<Key> linux_function_key(char letter);
/// C0 controls and DEL; nothing for those that are no key of ours.
std::optional<Key> control_key(unsigned char byte);

}  // namespace tenebrae::tui
