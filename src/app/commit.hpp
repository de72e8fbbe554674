// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tenebrae::app {

/// Returns the commit that the program was built from: "0123456789ab", "0123456789ab, changed" if
/// tracked files differed from it, or "unknown". Each build writes it; see commit.cmake.
std::string_view commit();

}  // namespace tenebrae::app
