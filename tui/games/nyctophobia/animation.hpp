// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "tui/games/nyctophobia/sheet.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// Shows the events of a command that a seat heard in a few frames: pieces move step by step and
/// leave a trail, a rock flies, and a piece that was hit or heard is marked.
class Animation {
public:
    /// Returns the number of frames, at most tui::kMostFrames; 0 if there is nothing to animate.
    int begin(std::span<const Event> events);
    [[nodiscard]] bool is_running() const { return frame_ < frames_.size(); }
    /// Goes to the next frame; returns false after the last one.
    bool step();
    void end() { frame_ = frames_.size(); }

    /// Changes a sheet from the state after the command to that of the frame. Precondition:
    /// is_running().
    void show(Sheet& sheet) const;

private:
    /// The place of a piece, in steps from its place at the end.
    struct Step {
        PieceId who = kNoPiece;
        Spot away;
    };
    struct Frame {
        std::array<Spot, kHunter + 1> away{};  ///< by piece
        std::vector<Step> trail;
        Effect effect = Effect::None;
        PieceId effect_piece = kNoPiece;  ///< in the space of this piece; kNoPiece: of the noise
        std::optional<Step> rock;  ///< in the air
    };

    void add(const Event& event, Frame& now);
    void add_steps(PieceId who, const Event& event, int count, Frame& now);
    void add_flight(const Event& event, Frame& now);
    void add_effect(Effect effect, PieceId who, const Frame& now);

    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
};

}  // namespace tenebrae::nyctophobia::board
