// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tenebrae::core {

/// A text of lines as they are, but for those that are wider: these are broken at blanks, and what
/// goes on is set off as their first word, or the one behind a number ("3. "), is.
std::string wrap_wide_lines(std::string_view text, int width);

}  // namespace tenebrae::core
