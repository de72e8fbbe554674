// SPDX-License-Identifier: MIT
#pragma once

namespace tenebrae::tui {

/// Takes the characters of the environment's locale (LC_CTYPE), nothing else of it.
void use_locale();

/// The glyph itself where the locale can write it in the columns it takes in a grid, else '?'.
[[nodiscard]] char32_t writable(char32_t glyph);

}  // namespace tenebrae::tui
