// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/animation.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/table/frames.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage::board {
namespace {

/// The part of a tile that light or darkness has reached in each frame.
constexpr std::array kParts{0.34, 0.67};
/// The number of frames in which the stack burns down, and of a fall along a line.
constexpr std::size_t kBurning = 4;
constexpr std::size_t kFalling = 3;

Cells beside(const Rules& rules, Cell cell) {
    Cells cells = 0;
    for (Direction direction : kDirections) {
        cells |= only(rules.board.next(cell, direction));
    }
    return cells;
}

bool is_loss(const Event& event) {
    const auto ending = static_cast<Ending>(event.number);
    return event.kind == EventKind::GameEnds && ending != Ending::Won && ending != Ending::Resigned;
}

bool is_placement(const Event& event) {
    return event.kind == EventKind::Placed || event.kind == EventKind::Replaced
           || event.kind == EventKind::Started;
}

bool is_tile_loss(const Event& event) {
    return event.kind == EventKind::Removed || event.kind == EventKind::FlickerRemoved
           || event.kind == EventKind::Crumbled || event.kind == EventKind::MonsterFades
           || event.kind == EventKind::Swallowed;
}

bool is_hit(const Event& event) {
    return event.kind == EventKind::Hit || event.kind == EventKind::DirgeHit;
}

/// Returns the cells from a pit along its row or column to the landing cell, by the shorter way;
/// all cells if there is none.
std::vector<Cell> line_from(const Geometry& board, Cell pit, Line line, Cell to) {
    Direction way = line == Line::Row ? Direction::East : Direction::South;
    std::vector<Cell> cells;
    for (Cell cell = board.next(pit, way); cell != pit; cell = board.next(cell, way)) {
        cells.push_back(cell);
    }
    const auto end = std::ranges::find(cells, to);
    if (end == cells.end()) {
        return cells;
    }
    if (end - cells.begin() + 1 > cells.end() - end) {
        std::vector<Cell> back(cells.rbegin(), std::make_reverse_iterator(end));
        return back;
    }
    cells.erase(end + 1, cells.end());
    return cells;
}

}  // namespace

int Animation::begin(const Rules& rules, const PublicState& before, std::span<const Event> events) {
    before_ = before;
    events_.assign(events.begin(), events.end());
    frames_.clear();
    frame_ = 0;
    // Events of another table may have cells or prisoners that this one does not have.
    for (const Event& event : events_) {
        const bool outside = event.cell != kNoCell && !contains(rules.board.all, event.cell);
        if (outside || (event.who != kNobody && index(event.who) >= rules.prisoners)) {
            return 0;
        }
    }
    for (std::size_t place = 0; place < events_.size();) {
        place = add_frames(rules, place);
    }
    tui::limit_frames(frames_);
    return static_cast<int>(frames_.size());
}

std::size_t Animation::add_frames(const Rules& rules, std::size_t place) {
    const Event& event = events_[place];
    if (is_placement(event)) {
        return add_lighting(place);
    }
    if (is_tile_loss(event)) {
        return add_fading(place);
    }
    if (is_hit(event)) {
        return add_hit(place);
    }
    if (event.kind == EventKind::Discarded) {
        return add_burning(place);
    }
    if (event.kind == EventKind::LineChosen || event.kind == EventKind::Landed) {
        add_line(rules, place);
    } else {
        add_single(place);
    }
    return place + 1;
}

void Animation::add_single(std::size_t place) {
    const Event& event = events_[place];
    const auto add = [&](Effect first, Effect second, bool changes) {
        frames_.push_back({first, place, place, 0, 0, event.cell, event.who});
        frames_.push_back({second, place + (changes ? 1 : 0), place, 0, 0, event.cell, event.who});
    };
    if (event.kind == EventKind::Strikes) {
        add(Effect::StrikeNear, Effect::StrikeFar, false);
    } else if (event.kind == EventKind::Fell) {
        add(Effect::Standing, Effect::Gone, true);
    } else if (event.kind == EventKind::LightsOut) {
        add(Effect::Dying, Effect::Out, true);
    } else if (event.kind == EventKind::PitFiendActs || event.kind == EventKind::DirgeLaid) {
        add(Effect::Acting, Effect::Acted, true);
    } else if (is_loss(event)) {
        frames_.push_back({Effect::Gone, place + 1, place});
        frames_.push_back({Effect::AllDying, place + 1, place});
    }
}

/// Shows the tile dark at first, then the light coming in.
std::size_t Animation::add_lighting(std::size_t place) {
    const Event& event = events_[place];
    for (const double part : kParts) {
        frames_.push_back({Effect::Lighting, place + 1, place, only(event.cell), part});
    }
    return place + 1;
}

/// Darkens all tiles that are lost at once together.
std::size_t Animation::add_fading(std::size_t place) {
    Cells cells = 0;
    std::size_t end = place;
    for (; end < events_.size(); ++end) {
        const Event& event = events_[end];
        if (is_tile_loss(event)) {
            cells |= only(event.cell);
        } else if (event.kind != EventKind::KeyLost) {
            break;
        }
    }
    for (const double part : kParts) {
        frames_.push_back({Effect::Fading, place, place, cells, part});
    }
    return end;
}

/// Burns the stack down tile by tile, in at most kBurning frames.
std::size_t Animation::add_burning(std::size_t place) {
    std::size_t end = place;
    while (end < events_.size() && events_[end].kind == EventKind::Discarded) {
        ++end;
    }
    const std::size_t tiles = end - place;
    const std::size_t frames = std::min(tiles, kBurning);
    for (std::size_t frame = 1; frame <= frames; ++frame) {
        frames_.push_back({Effect::Burning, place + tiles * frame / frames, place});
    }
    return end;
}

/// Makes the candle sink and rise while the stack burns down.
std::size_t Animation::add_hit(std::size_t place) {
    const Event& event = events_[place];
    const Frame sinking{Effect::Stutter, place + 1, place, 0, 0, event.cell, event.who};
    frames_.push_back(sinking);
    const std::size_t first = frames_.size();
    const std::size_t end = add_burning(place + 1);
    for (std::size_t frame = first + 1; frame < frames_.size(); frame += 2) {
        frames_[frame].effect = Effect::Stutter;
        frames_[frame].cell = event.cell;
        frames_[frame].who = event.who;
    }
    return end;
}

void Animation::add_line(const Rules& rules, std::size_t place) {
    const Event& event = events_[place];
    PublicState shown = before_;
    for (std::size_t events_applied = 0; events_applied < place; ++events_applied) {
        apply_event(rules, shown, events_[events_applied]);
    }
    const bool lands = event.kind == EventKind::Landed;
    const Prisoner& faller = prisoner_of(shown, event.who);
    const Line line = lands ? faller.line : static_cast<Line>(event.number);
    if (faller.cell == kNoCell || line == Line::None) {
        return;
    }
    const std::vector<Cell> way =
        line_from(rules.board, faller.cell, line, lands ? event.cell : kNoCell);
    const std::size_t frames = std::min(way.size(), kFalling);
    for (std::size_t frame = 1; frame <= frames; ++frame) {
        const Cell cell = way[way.size() * frame / frames - 1];
        const Cells cells = line == Line::Row ? rules.board.row[index(faller.cell)]
                                              : rules.board.column[index(faller.cell)];
        frames_.push_back({Effect::InLine, place, place, cells, 0, cell, event.who});
    }
}

bool Animation::step() {
    if (is_running()) {
        ++frame_;
    }
    return is_running();
}

/// Adds the line of a strike and the prisoners it hits: on the line or with the monster.
void Animation::add_strike(Scene& scene, const Rules& rules, const Frame& frame, bool far) const {
    const Cell monster = frame.cell;
    const Cells seen = reach(rules, scene.shown, monster);
    scene.triggered = only(monster);
    scene.threatened = far ? seen : seen & beside(rules, monster);
    for (unsigned who = 0; who < rules.prisoners && far; ++who) {
        const Prisoner& prisoner = scene.shown.prisoners[who];
        if (is_on_board(prisoner) && contains(seen | only(monster), prisoner.cell)) {
            scene.struck =
                static_cast<Prisoners>(scene.struck | only(static_cast<PrisonerId>(who)));
        }
    }
    scene.focus = monster;
}

PublicState Animation::shown_at(const Rules& rules, const Frame& frame) const {
    PublicState shown = before_;
    for (std::size_t place = 0; place < frame.events_applied; ++place) {
        apply_event(rules, shown, events_[place]);
    }
    return shown;
}

std::uint8_t Animation::stack_size(const Rules& rules) const {
    return shown_at(rules, frames_[frame_]).stack_size;
}

Scene Animation::scene(const Rules& rules) const {
    const Frame& frame = frames_[frame_];
    const Event& event = events_[frame.event];
    Scene scene = still_scene(rules, shown_at(rules, frame));
    switch (frame.effect) {
    case Effect::Lighting:
        scene.lighting = {frame.cells, frame.part};
        scene.focus = event.cell;
        break;
    case Effect::Fading: scene.fading = {frame.cells, frame.part}; break;
    case Effect::StrikeNear: add_strike(scene, rules, frame, false); break;
    case Effect::StrikeFar: add_strike(scene, rules, frame, true); break;
    case Effect::Stutter:
        scene.dying = only(frame.who);
        scene.struck = only(frame.who);
        break;
    case Effect::Dying: scene.dying = only(frame.who); break;
    case Effect::AllDying: scene.dying = static_cast<Prisoners>((1U << rules.prisoners) - 1); break;
    case Effect::Standing:
    case Effect::Gone: scene.focus = event.cell; break;
    case Effect::InLine:
        scene.fall_cells = frame.cells;
        scene.ghost = {frame.who, frame.cell};
        scene.focus = frame.cell;
        break;
    case Effect::Acting:
    case Effect::Acted:
        scene.focus = event.cell;
        scene.threatened = event.kind == EventKind::PitFiendActs
                               ? rules.board.diagonals[index(event.cell)]
                               : Cells{0};
        break;
    case Effect::Burning:
    case Effect::Out: break;
    }
    return scene;
}

}  // namespace tenebrae::nightcage::board
