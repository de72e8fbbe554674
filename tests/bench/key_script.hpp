// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace tenebrae::bench {

struct Press {
    std::string kind;
    std::string bytes;  ///< none: a pause, for programs that are silent while they load
};

/// A script of keys has one line for each step: a class of keys and the keys, with blanks between;
/// '#' starts a comment. A key is one character or a name: "up", "enter", ... Throws where it
/// cannot be read.
std::vector<Press> read_script(const std::string& path);

}  // namespace tenebrae::bench
