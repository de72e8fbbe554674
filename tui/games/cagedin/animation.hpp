// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/event.hpp"
#include "tui/games/cagedin/cage_picture.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tenebrae::cagedin::board {

/// A meter that has got a cube.
struct HitMeter {
    Seat who = kRed;
    Meter meter = Meter::Head;

    friend bool operator==(const HitMeter&, const HitMeter&) = default;
};

/// Shows events in a few frames: pawns move hex by hex and leave a trail, hits and misses are
/// marked, and the cage rings at the bell.
class Animation {
public:
    /// `now`: the pawns after the events. Returns the number of frames, at most tui::kMostFrames.
    int begin(std::array<Hex, 2> now, std::span<const Event> events);
    [[nodiscard]] bool is_running() const { return frame_ < frames_.size(); }
    bool step() {
        if (is_running()) {
            ++frame_;
        }
        return is_running();
    }
    void end() { frame_ = frames_.size(); }
    /// Precondition: is_running().
    void show(Scene& scene) const;
    /// Returns the meter that is hit in the current frame; nothing if none is.
    [[nodiscard]] std::optional<HitMeter> hit() const {
        return is_running() ? frames_[frame_].hit : std::nullopt;
    }

private:
    struct Frame {
        std::array<Hex, 2> pawns;
        Hexes trail = 0;
        std::optional<Sign> mark = std::nullopt;
        Hex marked_hex = kNoHex;
        bool bell_rings = false;
        std::optional<HitMeter> hit = std::nullopt;
    };
    void add(const Event& event, std::array<Hex, 2>& pawns);
    void add_mark(Sign sign, Hex hex, const std::array<Hex, 2>& pawns);

    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
};

}  // namespace tenebrae::cagedin::board
