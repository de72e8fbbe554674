// SPDX-License-Identifier: MIT
#pragma once

#include "tui/terminal/key_decoder.hpp"

#include <array>
#include <csignal>
#include <cstddef>
#include <optional>
#include <string>

namespace tenebrae::tui {

/// The keys that come from a terminal, and the waiting for them.
class Keyboard {
public:
    Keyboard(int descriptor, KeyStrings own);

    /// A key that has come already.
    std::optional<Key> take();
    /// Waits for input, at most wait_ms; < 0: as long as it takes. Signals outside the mask end
    /// the waiting. Returns whether there may be something new; false only when the time ran out.
    bool wait(int wait_ms, const sigset_t& mask);
    /// Nothing more will come.
    [[nodiscard]] bool ended() const { return ended_; }
    [[nodiscard]] const std::string& pasted() const { return decoder_.pasted(); }

private:
    void fill();

    int descriptor_;
    KeyDecoder decoder_;
    std::array<char, 4096> bytes_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    bool ended_ = false;
};

}  // namespace tenebrae::tui
