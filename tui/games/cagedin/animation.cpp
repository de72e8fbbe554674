// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/animation.hpp"

#include "tui/table/frames.hpp"

#include <algorithm>

namespace tenebrae::cagedin::board {
namespace {

bool is_move(const Event& event) {
    return (event.kind == EventKind::Footwork || event.kind == EventKind::Moved
            || event.kind == EventKind::Pushed)
           && event.who < 2 && event.from < kHexes && event.to < kHexes;
}

/// Returns the neighbour nearest to the destination.
Hex next_towards(Hex from, Hex to) {
    Hexes near = around(from);
    Hex best = first_of(near);
    while (near != 0) {
        const Hex hex = take_first(near);
        best = distance(hex, to) < distance(best, to) ? hex : best;
    }
    return best;
}

}  // namespace

int Animation::begin(std::array<Hex, 2> now, std::span<const Event> events) {
    frames_.clear();
    frame_ = 0;
    if (now[kRed] >= kHexes || now[kBlue] >= kHexes) {
        return 0;
    }
    std::for_each(events.rbegin(), events.rend(), [&](const Event& event) {
        if (is_move(event)) {
            now[event.who] = event.from;
        }
    });
    for (const Event& event : events) {
        add(event, now);
    }
    tui::limit_frames(frames_);
    return static_cast<int>(frames_.size());
}

void Animation::add(const Event& event, std::array<Hex, 2>& pawns) {
    if (is_move(event)) {
        pawns[event.who] = event.from;
        Hexes trail = 0;
        while (pawns[event.who] != event.to) {
            trail |= only(pawns[event.who]);
            pawns[event.who] = next_towards(pawns[event.who], event.to);
            frames_.push_back({pawns, trail});
        }
    } else if (event.kind == EventKind::Blocked && event.who < 2) {
        add_mark(Sign::Stopped, pawns[event.who], pawns);
    } else if (event.kind == EventKind::Damage && event.who < 2) {
        add_mark(Sign::Hit, pawns[event.who], pawns);
        frames_[frames_.size() - 2].hit = HitMeter{event.who, static_cast<Meter>(event.place)};
    } else if (event.kind == EventKind::Bell) {
        for (const bool bell_rings : {true, false, true}) {
            frames_.push_back({pawns, 0, {}, kNoHex, bell_rings});
        }
    }
}

/// Adds a frame with a mark, then one without.
void Animation::add_mark(Sign sign, Hex hex, const std::array<Hex, 2>& pawns) {
    frames_.push_back({pawns, 0, sign, hex});
    frames_.push_back({pawns});
}

void Animation::show(Scene& scene) const {
    const Frame& frame = frames_[frame_];
    scene.pawns = frame.pawns;
    scene.mark = frame.mark;
    scene.marked_hex = frame.marked_hex;
    scene.trail = frame.trail;
    scene.bell_rings = frame.bell_rings;
    scene.reach = 0;
    scene.ghosts = {kNoHex, kNoHex};
    scene.pinned = {};
}

}  // namespace tenebrae::cagedin::board
