// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/animation.hpp"

#include "tui/table/frames.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia::board {
namespace {

Spot moved(Spot spot, Direction direction, int steps) {
    return {
        static_cast<std::int8_t>(spot.x + steps * columns_of(direction)),
        static_cast<std::int8_t>(spot.y + steps * rows_of(direction))};
}

Spot sum(Spot one, Spot other) {
    return {static_cast<std::int8_t>(one.x + other.x), static_cast<std::int8_t>(one.y + other.y)};
}

/// The piece that moves in a frame, and its number of steps.
struct Movement {
    PieceId who = kNoPiece;
    int steps = 0;
};
Movement movement_of(const Event& event) {
    if (event.kind == EventKind::Step || event.kind == EventKind::Hop) {
        return {event.who, 1};
    }
    if (event.kind == EventKind::HunterStep) {
        return {kHunter, 1};
    }
    return event.kind == EventKind::Driven ? Movement{kHunter, event.number} : Movement{};
}

bool makes_noise(const Event& event) {
    return event.kind == EventKind::Speak || event.kind == EventKind::Cheer
           || event.kind == EventKind::Call;
}

/// Returns whether an event changes the places themselves, so that earlier events cannot be shown.
bool moves_forest(const Event& event) {
    return event.kind == EventKind::ForestTurns || event.kind == EventKind::Turned
           || event.kind == EventKind::Swapped || event.kind == EventKind::Begin;
}

/// Returns the places of all pieces at the end.
std::array<std::optional<Spot>, kHunter + 1> places_on(const Sheet& sheet) {
    std::array<std::optional<Spot>, kHunter + 1> places;
    for (int row = 0; row < sheet.rows(); ++row) {
        for (int column = 0; column < sheet.columns(); ++column) {
            const Spot spot = sheet.spot(column, row);
            const PieceId who = sheet.at(spot).piece;
            if (who <= kHunter) {
                places[who] = spot;
            }
        }
    }
    return places;
}

void move_piece(Sheet& sheet, Spot from, Spot to) {
    if (!sheet.contains(to) || sheet.at(to).piece != kNoPiece) {
        return;
    }
    SheetSpot& left = sheet.at(from);
    SheetSpot& there = sheet.at(to);
    std::swap(left.piece, there.piece);
    std::swap(left.active, there.active);
    std::swap(left.hidden, there.hidden);
}

void show_noise_effect(Sheet& sheet, Effect effect) {
    for (int row = 0; row < sheet.rows(); ++row) {
        for (int column = 0; column < sheet.columns(); ++column) {
            SheetSpot& spot = sheet.at(sheet.spot(column, row));
            spot.effect = spot.noise ? effect : spot.effect;
        }
    }
}

}  // namespace

int Animation::begin(std::span<const Event> events) {
    frames_.clear();
    frame_ = 0;
    const auto last = std::find_if(events.rbegin(), events.rend(), moves_forest);
    const auto shown = events.subspan(static_cast<std::size_t>(events.rend() - last));
    Frame now;
    for (const Event& event : shown) {
        const Movement movement = movement_of(event);
        if (movement.who <= kHunter) {
            Spot& away = now.away[movement.who];
            away = moved(away, event.direction, -movement.steps);
        }
    }
    for (const Event& event : shown) {
        add(event, now);
    }
    tui::limit_frames(frames_);
    return static_cast<int>(frames_.size());
}

bool Animation::step() {
    if (is_running()) {
        ++frame_;
    }
    return is_running();
}

void Animation::add(const Event& event, Frame& now) {
    if (const Movement movement = movement_of(event); movement.who <= kHunter) {
        add_steps(movement.who, event, movement.steps, now);
        return;
    }
    if (event.kind == EventKind::Flight) {
        add_flight(event, now);
    } else if (event.kind == EventKind::Combat || event.kind == EventKind::Hurt) {
        add_effect(Effect::Hit, event.who, now);
    } else if (event.kind == EventKind::Wound) {
        add_effect(Effect::Hit, kHunter, now);
    } else if (makes_noise(event)) {
        add_effect(Effect::Noise, event.who, now);
    } else if (event.kind == EventKind::NoiseLeft || event.kind == EventKind::NoiseMoved) {
        add_effect(Effect::Noise, kNoPiece, now);
    }
}

void Animation::add_steps(PieceId who, const Event& event, int count, Frame& now) {
    for (int step = 0; step < count; ++step) {
        now.trail.push_back({who, now.away[who]});
        now.away[who] = moved(now.away[who], event.direction, 1);
        frames_.push_back(now);
    }
}

void Animation::add_flight(const Event& event, Frame& now) {
    for (int spaces = 1; event.who <= kHunter && spaces <= event.number; ++spaces) {
        frames_.push_back(now);
        frames_.back().rock = Step{event.who, moved(now.away[event.who], event.direction, spaces)};
    }
    add_effect(Effect::Noise, kNoPiece, now);
}

/// Adds frames that blink: on, off, on.
void Animation::add_effect(Effect effect, PieceId who, const Frame& now) {
    for (const Effect seen : {effect, Effect::None, effect}) {
        frames_.push_back(now);
        frames_.back().effect = seen;
        frames_.back().effect_piece = who;
    }
}

void Animation::show(Sheet& sheet) const {
    const Frame& frame = frames_[frame_];
    const auto places = places_on(sheet);
    const auto mark = [&](Step step, const auto& change) {
        if (step.who <= kHunter && places[step.who]) {
            const Spot spot = sum(*places[step.who], step.away);
            if (sheet.contains(spot)) {
                change(sheet.at(spot));
            }
        }
    };
    for (const Step& step : frame.trail) {
        mark(step, [](SheetSpot& spot) { spot.path = true; });
    }
    for (PieceId who = 0; who <= kHunter; ++who) {
        if (places[who] && frame.away[who] != Spot{}) {
            move_piece(sheet, *places[who], sum(*places[who], frame.away[who]));
        }
    }
    if (frame.rock) {
        mark(*frame.rock, [](SheetSpot& spot) { ++spot.rocks; });
    }
    if (frame.effect_piece > kHunter) {
        show_noise_effect(sheet, frame.effect);
    } else {
        mark({frame.effect_piece, frame.away[frame.effect_piece]}, [&](SheetSpot& spot) {
            spot.effect = frame.effect;
        });
    }
}

}  // namespace tenebrae::nyctophobia::board
