// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace tenebrae::bench {

struct Press {
    std::string kind;
    std::string bytes;  ///< empty: a pause, for programs that print nothing while they load
};

/// A script of keys has one line for each step: a class of keys and the keys, separated by spaces;
/// '#' starts a comment. A key is one character or a name: "up", "enter", ... Throws if a line is
/// malformed.
std::vector<Press> read_script(const std::string& path);

}  // namespace tenebrae::bench
