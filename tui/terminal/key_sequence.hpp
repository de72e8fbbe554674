// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key.hpp"

#include <optional>
#include <string_view>

namespace tenebrae::tui {

/// The keys that terminals agree on. A modifier is left out: Ctrl-Up is Up.

/// ESC [ parameters final. Answers of the terminal are no keys.
std::optional<Key> csi_key(std::string_view parameters, char final);
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
