// SPDX-License-Identifier: MIT
#include "tui/games/vast/animation.hpp"

#include "tui/table/frames.hpp"

#include <algorithm>

namespace tenebrae::vast::board {
namespace {

bool is_move(const Event& event) {
    return event.kind == EventKind::Moved && event.who < kPieces && event.from != kNoCell
           && event.to != kNoCell;
}

}  // namespace

int Animation::begin(std::span<const Event> events) {
    frames_.clear();
    frame_ = 0;
    // A slide moves the places themselves, so that earlier events cannot be shown.
    const auto last = std::find_if(events.rbegin(), events.rend(), [](const Event& event) {
        return event.kind == EventKind::Slid;
    });
    const auto shown = events.subspan(static_cast<std::size_t>(events.rend() - last));
    Frame now;
    for (const Event& event : shown) {
        if (is_move(event) && now.places[event.who] == kNoCell) {
            now.places[event.who] = event.from;
        }
    }
    for (const Event& event : shown) {
        if (is_move(event)) {
            add_move(event, now);
        } else if (event.kind == EventKind::Collapsed) {
            add_fall(event.from, now);
        }
    }
    tui::limit_frames(frames_);
    return static_cast<int>(frames_.size());
}

void Animation::add_move(const Event& event, Frame& now) {
    now.seen = event.to;
    frames_.push_back(now);
    now.places[event.who] = event.to;
}

/// Adds frames in which a tile blinks: on, off, on.
void Animation::add_fall(Cell cell, Frame& now) {
    now.seen = cell;
    frames_.push_back(now);
    frames_.back().falling.push_back(cell);
    frames_.push_back(now);
    now.falling.push_back(cell);
    frames_.push_back(now);
}

bool Animation::step() {
    if (is_running()) {
        ++frame_;
    }
    return is_running();
}

void Animation::show(Scene& scene) const {
    const Frame& frame = frames_[frame_];
    for (std::size_t piece = 0; piece < kPieces; ++piece) {
        if (frame.places[piece] == kNoCell) {
            continue;
        }
        if (const SpaceId at = space_at(scene.state, frame.places[piece]); at != kNoSpace) {
            scene.places[piece] = at;
        }
    }
    scene.falling = frame.falling;
    if (frame.seen != kNoCell) {
        scene.focus = frame.seen;
    }
    scene.marks.clear();
    scene.aimed.reset();
    scene.change = Change::None;
}

}  // namespace tenebrae::vast::board
