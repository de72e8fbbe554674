// SPDX-License-Identifier: MIT
#include "tui/games/vast/animation.hpp"

#include "games/vast/rules/terrain.hpp"
#include "tui/table/frames.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tenebrae::vast::board {
namespace {

bool is_move(const Event& event) {
    return event.kind == EventKind::Moved && event.who < kPieces && event.from != kNoCell
           && event.to != kNoCell;
}

/// Returns the cell on which something comes, goes or turns; kNoCell for other events. What the
/// tiles and tokens of a game without Cave and Thief do is seen without it.
Cell glowing_in(const Event& event) {
    using enum EventKind;
    struct Glow {
        EventKind kind;
        std::string_view sections;  // of the statements; empty: all
        Cell Event::*cell;
    };
    constexpr std::array kGlowing{
        Glow{Turned, "C", &Event::to},
        Glow{TokenOn, "CT", &Event::to},
        Glow{TokenOff, "T", &Event::from},
        Glow{Looted, "", &Event::from},
        Glow{Peeked, "", &Event::to}};
    if (event.kind == Stashed) {
        return kEntranceCell;
    }
    const auto* const row = std::ranges::find(kGlowing, event.kind, &Glow::kind);
    const bool is_shown = row != kGlowing.end()
                          && (row->sections.empty()
                              || row->sections.find(event.rule.section) != std::string_view::npos);
    return is_shown ? event.*(row->cell) : kNoCell;
}

/// Returns the cells of the Terrain that has come.
std::vector<Cell> cells_that_come(const Event& event) {
    const auto terrain = static_cast<Terrain>(event.value);
    if (terrain == Terrain::Pits) {
        const PitCells pits = event_pits(event);
        return {pits.begin(), pits.end()};
    }
    const TerrainCells cells = cells_of(terrain, event.to, event.items[0]);
    return {cells.begin(), cells.end()};
}

/// Returns the cells of the Terrain that has gone.
std::vector<Cell> cells_that_go(const Event& event) {
    const auto terrain = static_cast<Terrain>(event.value);
    const TerrainCells cells = cells_of(terrain, event.from, event.items[0]);
    return {cells.begin(), cells.end()};
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
    Cell placed = kNoCell;
    for (const Event& event : shown) {
        if (event.kind == EventKind::Placed) {
            placed = event.to;
        } else if (is_move(event)) {
            add_move(event, now);
        } else if (event.kind == EventKind::Collapsed) {
            add_fall(std::array{event.from}, now);
        } else if (event.kind == EventKind::TerrainOn) {
            add_glow(cells_that_come(event), now);
        } else if (event.kind == EventKind::TerrainOff) {
            add_fall(cells_that_go(event), now);
        } else if (event.kind == EventKind::TileDrawn) {
            add_drawn(event.value, placed, now);
        } else if (const Cell cell = glowing_in(event); cell != kNoCell) {
            add_glow(std::array{cell}, now);
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

/// Adds frames in which a tile or Terrain blinks: on, off, on.
void Animation::add_fall(std::span<const Cell> cells, Frame& now) {
    now.seen = cells.front();
    const std::vector<Cell> before = now.falling;
    now.falling.insert(now.falling.end(), cells.begin(), cells.end());
    frames_.push_back(now);
    frames_.push_back(now);
    frames_.back().falling = before;
    frames_.push_back(now);
}

/// Adds frames in which cells blink.
void Animation::add_glow(std::span<const Cell> cells, Frame& now) {
    now.seen = cells.front();
    for (const bool is_on : {true, false, true}) {
        frames_.push_back(now);
        if (is_on) {
            frames_.back().glowing.assign(cells.begin(), cells.end());
        }
    }
}

/// Adds a frame that marks the tile that the Cave has placed, and the one drawn for it.
void Animation::add_drawn(Tile tile, Cell placed, Frame& now) {
    now.seen = placed;
    frames_.push_back(now);
    frames_.back().glowing = {placed};
    frames_.back().drawn = is_known_tile(tile) ? tile : kNoTile;
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
    scene.glowing = frame.glowing;
    if (frame.seen != kNoCell) {
        scene.focus = frame.seen;
    }
    scene.marks.clear();
    scene.aimed.reset();
    scene.change = Change::None;
}

}  // namespace tenebrae::vast::board
