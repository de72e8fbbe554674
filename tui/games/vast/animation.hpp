// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/event.hpp"
#include "tui/games/vast/scene.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tenebrae::vast::board {

/// Shows the events of a command in a few frames: pieces move step by step, tiles fall and turn,
/// and tokens come.
class Animation {
public:
    /// Returns the number of frames, at most tui::kMostFrames; 0 if there is nothing to animate.
    int begin(std::span<const Event> events);
    [[nodiscard]] bool is_running() const { return frame_ < frames_.size(); }
    /// Goes to the next frame; returns false after the last one.
    bool step();
    void end() { frame_ = frames_.size(); }

    /// Changes a scene from the state after the command to that of the frame. Precondition:
    /// is_running().
    void show(Scene& scene) const;
    /// Returns the tile that the Cave draws in this frame; kNoTile if it draws none, or the seat
    /// does not know it.
    [[nodiscard]] Tile drawn() const { return is_running() ? frames_[frame_].drawn : kNoTile; }

private:
    /// Where a piece is in a frame; kNoCell: as after the command.
    struct Frame {
        std::array<Cell, kPieces> places;
        std::vector<Cell> falling;
        std::vector<Cell> glowing;  ///< where something comes, goes or turns
        Tile drawn = kNoTile;  ///< the tile that the Cave draws, if the seat knows it
        Cell seen = kNoCell;  ///< where something happens
        Frame() { places.fill(kNoCell); }
    };

    void add_move(const Event& event, Frame& now);
    void add_fall(std::span<const Cell> cells, Frame& now);
    void add_glow(std::span<const Cell> cells, Frame& now);
    void add_drawn(Tile tile, Cell placed, Frame& now);

    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
};

}  // namespace tenebrae::vast::board
