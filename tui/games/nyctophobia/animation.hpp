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

/// What a seat was told of a command, in a few frames: pieces go step by step and leave a trail, a
/// rock flies, and whoever was hit or heard is marked.
class Animation {
public:
    /// Gives the number of frames, tui::kMostFrames at most; none for what needs no showing.
    int begin(std::span<const Event> events);
    [[nodiscard]] bool is_running() const { return frame_ < frames_.size(); }
    /// The next frame; false when that was the last.
    bool step();
    void end() { frame_ = frames_.size(); }

    /// Turns a sheet as it is after the command into what the frame shows of it. Precondition:
    /// is_running().
    void show(Sheet& sheet) const;

private:
    /// Of a piece: a place as steps from where it stands at the end.
    struct Step {
        PieceId who = kNobody;
        Spot away;
    };
    struct Frame {
        std::array<Spot, kHunter + 1> away{};  ///< by piece
        std::vector<Step> trail;
        Stir stir = Stir::None;
        PieceId stirred = kNobody;  ///< whose space; nobody's: where the noise is
        std::optional<Step> rock;  ///< in the air
    };

    void add(const Event& event, Frame& now);
    void add_steps(PieceId who, const Event& event, int count, Frame& now);
    void add_flight(const Event& event, Frame& now);
    void add_stir(Stir stir, PieceId who, const Frame& now);

    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
};

}  // namespace tenebrae::nyctophobia::board
