// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"

#include <string>
#include <utility>

namespace tenebrae::tui {

/// The dawn after a rare win: light rises over the board from below, and a sentence is shown over
/// it.
class Dawn {
public:
    static constexpr int kFrameMs = 100;

    Dawn() = default;
    /// Starts the dawn; with an empty sentence there is none.
    explicit Dawn(std::string sentence) : sentence_(std::move(sentence)) {}

    [[nodiscard]] bool is_wanted() const { return !sentence_.empty(); }
    [[nodiscard]] bool is_rising() const { return is_wanted() && frame_ < kFrames; }
    void step() { ++frame_; }
    void end() { frame_ = kFrames; }

    /// Draws the current frame over the part of the grid that the board uses. Precondition:
    /// is_wanted().
    void draw(Grid& grid, const Rect& board) const;

private:
    static constexpr int kFrames = 24;

    std::string sentence_;
    int frame_ = 0;
};

}  // namespace tenebrae::tui
