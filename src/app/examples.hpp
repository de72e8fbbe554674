// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace tenebrae::app {

/// A common command line, for the end of the program's help.
struct Example {
    std::string_view words;  ///< "tenebrae play"
    std::string_view summary;
};
std::span<const Example> examples();

}  // namespace tenebrae::app
