// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace tenebrae::tui {

/// Takes the characters of the environment's locale (LC_CTYPE), nothing else of it.
void use_locale();

/// A character in the locale's encoding; "?" where the locale cannot write it in the columns it
/// takes in a grid.
[[nodiscard]] std::string encode(char32_t code);

}  // namespace tenebrae::tui
