// SPDX-License-Identifier: MIT
#pragma once

namespace tenebrae::tui {

/// Sets the character type (LC_CTYPE) of the environment's locale and no other category.
void use_locale();

/// Returns the character, or '?' if the locale cannot write it in the columns it takes in a grid.
[[nodiscard]] char32_t writable(char32_t code);

}  // namespace tenebrae::tui
