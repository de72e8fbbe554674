// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "tui/games/nightcage/scene.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace tenebrae::nightcage::board {

/// Strikes along the line of sight, chains, falls and dying candles, made from what happened, in a
/// few frames.
class Animation {
public:
    /// Gives the number of frames; none for what needs no showing.
    int begin(const Rules& rules, const PublicState& before, std::span<const Event> events);
    [[nodiscard]] bool is_running() const { return frame_ < frames_.size(); }
    /// The next frame; false when that was the last.
    bool step();
    void end() { frame_ = frames_.size(); }

    /// Precondition: is_running().
    [[nodiscard]] Scene scene(const Rules& rules) const;

private:
    enum class Effect : std::uint8_t {
        Standing,  ///< before a fall: still over the pit
        Gone,  ///< after it
        Acting,  ///< a pit fiend before its pits open, the Dirge as it is laid
        Acted,
        StrikeNear,  ///< the strike reaches the cells beside the monster
        StrikeFar,  ///< and all it sees
        Dying,  ///< a candle before it goes out
        Out,
        AllDying,  ///< the game is lost
    };
    struct Frame {
        std::size_t event = 0;
        Effect effect = Effect::Gone;
    };

    void add(std::size_t event, Effect first, Effect second);
    void add_frames(std::size_t place);
    void add_strike(Scene& scene, const Rules& rules, const Event& event, bool far) const;

    PublicState before_;
    std::vector<Event> events_;
    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
};

}  // namespace tenebrae::nightcage::board
