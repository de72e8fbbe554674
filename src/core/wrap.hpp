// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// Lines of at most so many columns, broken at blanks; a word longer than that is cut. Blanks
/// beside each other count as one; a line end in the text stays one.
std::vector<std::string> wrap(std::string_view text, int width);

/// The same of one paragraph whose blanks stay as many as they are but where it is broken; the
/// lines after the first are indented.
std::vector<std::string> wrap_hanging(std::string_view text, int width, int indentation);

}  // namespace tenebrae::core
