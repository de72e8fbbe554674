// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

struct termios;

namespace tenebrae::tui {

/// While one of these lives, a process that dies of its own fault (abort, terminate, a bad address)
/// or of a signal that means nothing else to it puts the terminal back first. Only one at a time.
class Emergency {
public:
    /// restore: what to send, at most kMaxRestore bytes; modes: those of before.
    Emergency(int terminal, std::string_view restore, const termios& modes);
    ~Emergency();
    Emergency(const Emergency&) = delete;
    Emergency& operator=(const Emergency&) = delete;

    static constexpr std::size_t kMaxRestore = 512;

    /// The terminal is as it was: nothing is to be done (while stopped), or it is ours again.
    static void set_armed(bool armed);
    /// The modes alone, for a terminal that takes no more output.
    static void put_back_modes();
};

}  // namespace tenebrae::tui
