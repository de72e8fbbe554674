// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/aim.hpp"

#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::nyctophobia::board {

bool has_direction(ActionKind kind) {
    using enum ActionKind;
    return kind == Move || kind == Hop || kind == Sprint || kind == Throw || kind == Retreat
           || kind == Step || kind == Run || kind == Fell;
}

namespace {

using tui::Arrows;
using tui::BoardAnswer;
using tui::KeyAction;
using tui::Operand;
using tui::Plays;
using tui::Proposal;

using Key = GameKeyAction;
using K = ActionKind;

/// The keys in the order of the prompt.
constexpr std::array<tui::KeyRow, 24> kKeys{{
    {Key::Rock, {K::CounterRock}, "with a rock"},
    {Key::Fist, {K::CounterFist}, "with the fist"},
    {Key::Search, {K::Search}, "search", Plays::AtOnce},
    {Key::Sprint, {K::Sprint}, "sprint", Plays::AtOnce, Operand::Direction},
    {Key::Throw, {K::Throw}, "throw", Plays::AtOnce, Operand::Direction},
    {Key::Hide, {K::Hide}, "hide"},
    {Key::Call, {K::Call}, "call"},
    {Key::Hop, {K::Hop}, "hop", Plays::AtOnce, Operand::Direction},
    {Key::Cheer, {K::Cheer}, "cheer", Plays::Each},
    {Key::Speak, {K::Speak}, "speak"},
    {Key::Pass, {K::Silent}, "silent", Plays::AtOnce},
    {Key::Pass, {K::Wait}, "wait", Plays::AtOnce},
    {Key::Pass, {K::Stop}, "stop", Plays::AtOnce},
    {Key::Pass, {K::Stand}, "stand"},
    {Key::Pass, {K::Forgo}, "forgo"},
    {Key::Pass, {K::Decline}, "decline"},
    {Key::Pass, {K::Stay}, "stay", Plays::AtOnce},
    {Key::Pass, {K::Skip}, "skip", Plays::AtOnce},
    {Key::Pass, {K::End}, {}, Plays::AtOnce},
    {Key::Pass, {K::Ready}},
    {Key::Tree, {K::Tree}, {}, Plays::AtOnce, Operand::Direction},
    {Key::Car, {K::Car}, {}, Plays::AtOnce, Operand::Direction},
    {Key::Start, {K::Start}, {}, Plays::AtOnce},
    {Key::Clear, {K::Clear}},
}};

/// Returns the row of a decision in which a direction plays a step.
constexpr tui::DecisionRow step(Decision asked, ActionKind kind) {
    return {asked, Arrows::Directions, {kind}, Plays::AtOnce, {}, Proposal::Single};
}

constexpr std::string_view kNoKey = "Choose sprint or throw first, then the direction.";
constexpr std::string_view kTurns = "The forest turns left or right only [HU-Y2].";
constexpr std::array<tui::DecisionRow, 12> kDecisions{{
    {Decision::Build, Arrows::Cursor, {}, {}, {}, Proposal::None},
    step(Decision::Turn, K::Move),
    step(Decision::Second, K::Move),
    step(Decision::Sprint, K::Sprint),
    step(Decision::Retreat, K::Retreat),
    step(Decision::Step, K::Step),
    step(Decision::Run, K::Run),
    step(Decision::Fell, K::Fell),
    {Decision::After, Arrows::Directions, {}, Plays::AtOnce, kNoKey, Proposal::None, {K::End}},
    {Decision::Cheered, Arrows::Directions, {}, Plays::AtOnce, kNoKey, Proposal::Single},
    {Decision::Clue, Arrows::Directions, {K::Clue}},
    {Decision::Turning, Arrows::Directions, {K::TurnLeft, K::TurnRight}, Plays::Twice, kTurns},
}};

/// Returns the middle of a space in half spaces from the north-west corner.
tui::BoardPoint middle_of(Space space) {
    return {2 * column(space) + 1, 2 * row(space) + 1};
}

/// Returns the place of an answer of the Hunter on the forest, if it has one.
std::optional<tui::BoardPoint> forest_place(const State& state, const Action& action) {
    using enum ActionKind;
    if (action.kind == Uproot || action.kind == Plant) {
        const tui::BoardPoint from = middle_of(near_space(action.place));
        return is_south_side(action.place) ? tui::BoardPoint{from.x, from.y + 1}
                                           : tui::BoardPoint{from.x + 1, from.y};
    }
    if (action.kind == Drift) {
        return middle_of(action.place);
    }
    if (action.kind == Attack || action.kind == Lure) {
        return middle_of(state.hunted[action.who].at);
    }
    return std::nullopt;
}

/// Returns the action that builds a tree or the car in a direction. Precondition: not beyond the
/// border.
Action built(ActionKind kind, Space from, Direction direction) {
    const Space next = beyond(from, direction);
    return kind == ActionKind::Tree
               ? Action::at(ActionKind::Tree, side_of(from, direction))
               : Action::at(ActionKind::Car, std::min(from, next), std::max(from, next));
}

}  // namespace

Aim::Aim(const Nyctophobia& game) : GameAim(game, {kKeys, kDecisions}) {}

void Aim::set(const View& view, std::span<const table::Move> choices) {
    GameAim::set(view, choices);
    const State& state = view.state;
    const Space at = piece_ == kHunter ? state.hunter : state.hunted[piece_].at;
    if (is_building() && at != kNoSpace) {
        next_piece(1);
    }
}

bool Aim::is_building() const {
    return view().state.open.decision == Decision::Build && !answers().empty();
}

ActionKind Aim::kind() const {
    const tui::Kinds kinds = direction_kinds();
    return kinds.empty() ? ActionKind::End : kinds.begin()->as<ActionKind>();
}

tui::Target Aim::target_of(const Action& action) const {
    tui::Target found;
    found.place = forest_place(view().state, action);
    if (action.kind == ActionKind::TurnLeft || action.kind == ActionKind::TurnRight) {
        const bool is_left = action.kind == ActionKind::TurnLeft;
        found.directions = tui::towards(is_left ? Direction::West : Direction::East);
    } else if (action.kind == ActionKind::Tree || action.kind == ActionKind::Car) {
        for (const Direction direction : kDirections) {
            if (beyond(cursor_, direction) != kNoSpace
                && built(action.kind, cursor_, direction) == action) {
                found.directions = tui::towards(direction);
            }
        }
    } else if (has_direction(action.kind) || action.kind == ActionKind::Clue) {
        found.directions = action.noise == noisy_ ? tui::towards(action.direction) : 0;
    }
    return found;
}

bool Aim::fits(std::size_t choice) const {
    const Action& action = answers().action(choice);
    return action.kind != ActionKind::Start || action == Action::start(piece_, cursor_);
}

void Aim::propose() {
    noisy_ = false;
    GameAim::propose();
}

bool Aim::is_changed() const {
    return noisy_ || GameAim::is_changed();
}

BoardAnswer Aim::press_other(tui::Code key) {
    if (key != Key::Noise) {
        return BoardAnswer::unused();
    }
    if (std::ranges::none_of(answers(), &Action::noise)) {
        return BoardAnswer::message("Only the Klutz can leave noise behind with a step [HU-D5].");
    }
    noisy_ = !noisy_;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::move_cursor(KeyAction direction) {
    const Space next = beyond(cursor_, *tui::direction_of(direction));
    cursor_ = next == kNoSpace ? cursor_ : next;
    choose({}, false);
    return BoardAnswer::redraw();
}

/// Goes to the next piece to place, or to the next answer.
BoardAnswer Aim::next(int step) {
    if (!is_building()) {
        return GameAim::next(step);
    }
    next_piece(step);
    return BoardAnswer::redraw();
}

void Aim::next_piece(int step) {
    const int count = game().rules().hunted + 1;
    const int now = piece_ == kHunter ? count - 1 : piece_;
    const int next = (now + step + count) % count;
    piece_ = next == count - 1 ? kHunter : static_cast<PieceId>(next);
}

BoardAnswer Aim::refuse_key(const tui::KeyRow& row) const {
    if (row.key == Key::Pass && !is_building()) {
        return BoardAnswer::message("There is nothing to end or skip now.");
    }
    if (row.key == Key::Cheer) {
        return refuse(Action::on_piece(ActionKind::Cheer, kMaxHunted - 1));
    }
    if (row.key == Key::Tree || row.key == Key::Car) {
        return refuse(Action::at(row.kinds.begin()->as<ActionKind>(), 0, 1));
    }
    return row.key == Key::Start ? refuse(Action::start(piece_, cursor_))
                                 : GameAim::refuse_key(row);
}

BoardAnswer Aim::refuse_direction(tui::Code kind, KeyAction key) {
    const Direction direction = *tui::direction_of(key);
    if (!is_building()) {
        return refuse(Action::towards(kind.as<ActionKind>(), direction, noisy_));
    }
    leave_mode();
    return beyond(cursor_, direction) == kNoSpace
               ? BoardAnswer::message("The forest ends there.")
               : refuse(built(kind.as<ActionKind>(), cursor_, direction));
}

}  // namespace tenebrae::nyctophobia::board
