// SPDX-License-Identifier: MIT
#pragma once

namespace tenebrae::tui {

/// Takes the characters of the environment's locale (LC_CTYPE), nothing else of it.
void use_locale();

/// The character itself; '?' where the locale cannot write it in the columns it takes in a grid.
[[nodiscard]] char32_t writable(char32_t code);

}  // namespace tenebrae::tui
