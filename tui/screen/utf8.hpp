// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace tenebrae::tui {

/// The bytes of one character.
void append_utf8(std::string& text, char32_t code);
std::string to_utf8(char32_t code);

}  // namespace tenebrae::tui
