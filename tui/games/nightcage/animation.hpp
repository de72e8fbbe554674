// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "tui/games/nightcage/scene.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace tenebrae::nightcage::board {

/// Shows events in a few frames: light spreads into a new tile, strikes go along the line of sight,
/// candles flicker while the stack burns down, a falling prisoner is seen in their line, and unlit
/// tiles go dark from their edge.
class Animation {
public:
    /// Returns the number of frames, at most tui::kMostFrames; 0 for what needs no animation.
    int begin(const Rules& rules, const PublicState& before, std::span<const Event> events);
    [[nodiscard]] bool is_running() const { return frame_ < frames_.size(); }
    /// Goes to the next frame; returns false after the last one.
    bool step();
    void end() { frame_ = frames_.size(); }

    /// Returns the board of the current frame. Precondition: is_running().
    [[nodiscard]] Scene scene(const Rules& rules) const;
    /// Returns the number of tiles left in the stack. Precondition: is_running().
    [[nodiscard]] std::uint8_t stack_size(const Rules& rules) const;

private:
    enum class Effect : std::uint8_t {
        Lighting,  ///< the part of new tiles that light has reached
        Fading,  ///< the part of lost tiles that darkness has reached
        StrikeNear,  ///< the strike reaches the cells beside the monster
        StrikeFar,  ///< the strike reaches all cells it sees
        Stutter,  ///< a candle that was struck, sinking
        Burning,  ///< the stack burns down, with the candle up again
        Standing,  ///< before a fall: still over the pit
        Gone,  ///< after a fall
        InLine,  ///< a falling prisoner, at a cell of their line
        Dying,  ///< a candle before it goes out
        Out,
        Acting,  ///< a pit fiend before its pits open, the Dirge as it is laid
        Acted,
        AllDying,  ///< the game is lost
    };
    struct Frame {
        Effect effect = Effect::Gone;
        std::size_t events_applied = 0;  ///< number of events shown
        std::size_t event = 0;  ///< index of the event shown
        Cells cells = 0;  ///< the tiles that change
        double part = 0;  ///< the part of them that has changed
        Cell cell = kNoCell;  ///< the cell of the falling prisoner
        PrisonerId who = kNobody;
    };

    /// Adds the frames of an event. Like the functions below, returns the index after the last
    /// event that its frames show.
    std::size_t add_frames(const Rules& rules, std::size_t place);
    std::size_t add_lighting(std::size_t place);
    std::size_t add_fading(std::size_t place);
    std::size_t add_burning(std::size_t place);
    std::size_t add_hit(std::size_t place);
    /// Adds two frames for a single event.
    void add_single(std::size_t place);
    void add_line(const Rules& rules, std::size_t place);
    void add_strike(Scene& scene, const Rules& rules, const Frame& frame, bool far) const;
    [[nodiscard]] PublicState shown_at(const Rules& rules, const Frame& frame) const;

    PublicState before_;
    std::vector<Event> events_;
    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
};

}  // namespace tenebrae::nightcage::board
