// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/animation.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "tui/games/nightcage/retell.hpp"
#include "tui/games/nightcage/scene_maker.hpp"

namespace tenebrae::nightcage::board {
namespace {

/// However long a chain is, nobody waits for more.
constexpr std::size_t kMostFrames = 16;

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

}  // namespace

int Animation::begin(const Rules& rules, const PublicState& before, std::span<const Event> events) {
    before_ = before;
    events_.assign(events.begin(), events.end());
    frames_.clear();
    frame_ = 0;
    // A command that does not belong to this table would be told of cells it does not have.
    for (const Event& event : events_) {
        const bool outside = event.cell != kNoCell && !contains(rules.board.all, event.cell);
        if (outside || (event.who != kNobody && index(event.who) >= rules.prisoners)) {
            return 0;
        }
    }
    for (std::size_t place = 0; place < events_.size(); ++place) {
        add_frames(place);
    }
    return static_cast<int>(frames_.size());
}

void Animation::add(std::size_t event, Effect first, Effect second) {
    if (frames_.size() + 2 <= kMostFrames) {
        frames_.push_back({event, first});
        frames_.push_back({event, second});
    }
}

void Animation::add_frames(std::size_t place) {
    const Event& event = events_[place];
    if (event.kind == EventKind::Strikes) {
        add(place, Effect::StrikeNear, Effect::StrikeFar);
    } else if (event.kind == EventKind::Fell) {
        add(place, Effect::Standing, Effect::Gone);
    } else if (event.kind == EventKind::LightsOut) {
        add(place, Effect::Dying, Effect::Out);
    } else if (event.kind == EventKind::PitFiendActs || event.kind == EventKind::DirgeLaid) {
        add(place, Effect::Acting, Effect::Acted);
    } else if (is_loss(event)) {
        add(place, Effect::Gone, Effect::AllDying);
    }
}

bool Animation::step() {
    if (is_running()) {
        ++frame_;
    }
    return is_running();
}

/// The line of a strike, and whom it hits: those on it, and on the monster itself.
void Animation::add_strike(Scene& scene, const Rules& rules, const Event& event, bool far) const {
    const Cells seen = reach(rules, scene.shown, event.cell);
    scene.triggered = only(event.cell);
    scene.watched = far ? seen : seen & beside(rules, event.cell);
    for (unsigned who = 0; who < rules.prisoners && far; ++who) {
        const Prisoner& prisoner = scene.shown.prisoners[who];
        if (is_on_board(prisoner) && contains(seen | only(event.cell), prisoner.cell)) {
            scene.struck =
                static_cast<Prisoners>(scene.struck | only(static_cast<PrisonerId>(who)));
        }
    }
    scene.focus = event.cell;
}

Scene Animation::scene(const Rules& rules) const {
    const Frame frame = frames_[frame_];
    PublicState shown = before_;
    const bool after = frame.effect == Effect::Gone || frame.effect == Effect::Out
                       || frame.effect == Effect::AllDying || frame.effect == Effect::Acted;
    for (std::size_t place = 0; place < frame.event + (after ? 1 : 0); ++place) {
        retell(rules, shown, events_[place]);
    }
    const Event& event = events_[frame.event];
    Scene scene = still_scene(rules, shown);
    switch (frame.effect) {
    case Effect::StrikeNear: add_strike(scene, rules, event, false); break;
    case Effect::StrikeFar: add_strike(scene, rules, event, true); break;
    case Effect::Dying: scene.dying = only(event.who); break;
    case Effect::AllDying: scene.dying = static_cast<Prisoners>((1U << rules.prisoners) - 1); break;
    case Effect::Standing:
    case Effect::Gone: scene.focus = event.cell; break;
    case Effect::Acting:
    case Effect::Acted:
        scene.focus = event.cell;
        scene.watched = event.kind == EventKind::PitFiendActs
                            ? rules.board.diagonals[index(event.cell)]
                            : Cells{0};
        break;
    case Effect::Out: break;
    }
    return scene;
}

}  // namespace tenebrae::nightcage::board
