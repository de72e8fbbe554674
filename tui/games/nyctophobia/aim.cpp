// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/aim.hpp"

#include "core/text.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tenebrae::nyctophobia::board {

bool has_direction(ActionKind kind) {
    using enum ActionKind;
    return kind == Move || kind == Hop || kind == Sprint || kind == Throw || kind == Retreat
           || kind == Step || kind == Run || kind == Fell;
}

namespace {

using tui::BoardAnswer;
using tui::KeyAction;

/// Returns the kind that a direction plays unless a key has chosen another; End: none.
ActionKind usual_kind(Decision asked) {
    switch (asked) {
    case Decision::Turn:
    case Decision::Second: return ActionKind::Move;
    case Decision::Sprint: return ActionKind::Sprint;
    case Decision::Retreat: return ActionKind::Retreat;
    case Decision::Clue: return ActionKind::Clue;
    case Decision::Step: return ActionKind::Step;
    case Decision::Run: return ActionKind::Run;
    case Decision::Fell: return ActionKind::Fell;
    case Decision::None:
    case Decision::Build:
    case Decision::After:
    case Decision::Cheered:
    case Decision::Counter:
    case Decision::Hush:
    case Decision::Card:
    case Decision::Victim:
    case Decision::Turning:
    case Decision::Lure:
    case Decision::Swap:
    case Decision::Uproot:
    case Decision::Plant:
    case Decision::Drift: break;
    }
    return ActionKind::End;
}

/// Returns whether an answer is preselected for Enter; not if it needs a decision.
bool proposes(Decision asked) {
    switch (asked) {
    case Decision::Clue:
    case Decision::After:
    case Decision::Counter:
    case Decision::Hush:
    case Decision::Card:
    case Decision::Victim:
    case Decision::Turning:
    case Decision::Lure:
    case Decision::Swap:
    case Decision::Uproot:
    case Decision::Plant:
    case Decision::Drift: return true;
    case Decision::None:
    case Decision::Build:
    case Decision::Turn:
    case Decision::Second:
    case Decision::Sprint:
    case Decision::Cheered:
    case Decision::Retreat:
    case Decision::Step:
    case Decision::Run:
    case Decision::Fell: break;
    }
    return false;
}

/// A position in half spaces from the north-west corner.
struct HalfSpot {
    int x = 0;
    int y = 0;
};

HalfSpot middle_of(Space space) {
    return {2 * column(space) + 1, 2 * row(space) + 1};
}

/// Returns the position of an answer of the Hunter on the forest, if it has one.
std::optional<HalfSpot> place_of(const State& state, Action action) {
    using enum ActionKind;
    if (action.kind == Uproot || action.kind == Plant) {
        const HalfSpot from = middle_of(near_space(action.place));
        return is_south_side(action.place) ? HalfSpot{from.x, from.y + 1}
                                           : HalfSpot{from.x + 1, from.y};
    }
    if (action.kind == Drift) {
        return middle_of(action.place);
    }
    if (action.kind == Attack || action.kind == Lure) {
        return middle_of(state.hunted[action.who].at);
    }
    return std::nullopt;
}

}  // namespace

void Aim::set(const View& view, std::span<const table::Move> choices) {
    view_ = view;
    answers_ = Answers(choices);
    chosen_.reset();
    aimed_ = false;
    mode_ = ActionKind::End;
    noisy_ = false;
    choose_first();
    if (is_building()) {
        const State& state = view_.state;
        const bool is_placed =
            (piece_ == kHunter ? state.hunter : state.hunted[piece_].at) != kNoSpace;
        if (is_placed) {
            next_piece(1);
        }
    }
}

void Aim::choose_first() {
    const Decision asked = view_.state.open.decision;
    if (answers_.size() == 0) {
        return;
    }
    if (asked == Decision::After) {
        chosen_ = answers_.first(ActionKind::End);
    } else if (proposes(asked) || (answers_.size() == 1 && asked != Decision::Build)) {
        chosen_ = 0;
    }
}

bool Aim::is_building() const {
    return view_.state.open.decision == Decision::Build && answers_.size() > 0;
}

void Aim::aim(std::size_t choice) {
    if (choice < answers_.size()) {
        chosen_ = choice;
        aimed_ = false;
        mode_ = ActionKind::End;
    }
}

ActionKind Aim::kind() const {
    return mode_ != ActionKind::End ? mode_ : usual_kind(view_.state.open.decision);
}

BoardAnswer Aim::press(KeyAction key_action) {
    if (answers_.size() == 0) {
        return BoardAnswer::unused();
    }
    if (const auto direction = tui::direction_of(key_action)) {
        return press_direction(*direction);
    }
    if (tui::is_game_key_action(key_action)) {
        return press_own(static_cast<GameKeyAction>(tui::game_key_action_index(key_action)));
    }
    if (key_action == KeyAction::Confirm) {
        return confirm();
    }
    if (key_action == KeyAction::Cancel) {
        return cancel();
    }
    if (key_action == KeyAction::Next || key_action == KeyAction::Previous) {
        return cycle(key_action == KeyAction::Next ? 1 : -1);
    }
    return BoardAnswer::unused();
}

BoardAnswer Aim::press_direction(Direction direction) {
    const Decision asked = view_.state.open.decision;
    if (asked == Decision::Build) {
        return build(direction);
    }
    if (asked == Decision::Turning) {
        return turn_forest(direction);
    }
    if (asked == Decision::Clue) {
        return aim_or_play(Action::towards(ActionKind::Clue, direction));
    }
    if (kind() != ActionKind::End) {
        return play_at_once(Action::towards(kind(), direction, noisy_));
    }
    if (asked == Decision::After || asked == Decision::Cheered) {
        return BoardAnswer::message("Choose sprint or throw first, then the direction.");
    }
    return to_nearest(direction);
}

BoardAnswer Aim::press_own(GameKeyAction key_action) {
    switch (key_action) {
    case GameKeyAction::Pass: return pass();
    case GameKeyAction::Search: return play_at_once(Action::of(ActionKind::Search));
    case GameKeyAction::Sprint: return choose_kind(ActionKind::Sprint);
    case GameKeyAction::Throw: return choose_kind(ActionKind::Throw);
    case GameKeyAction::Hop: return choose_kind(ActionKind::Hop);
    case GameKeyAction::Hide: return aim_or_play(Action::of(ActionKind::Hide));
    case GameKeyAction::Call: return aim_or_play(Action::of(ActionKind::Call));
    case GameKeyAction::Cheer: return cheer();
    case GameKeyAction::Noise: return make_noise();
    case GameKeyAction::Rock: return aim_or_play(Action::of(ActionKind::CounterRock));
    case GameKeyAction::Fist: return aim_or_play(Action::of(ActionKind::CounterFist));
    case GameKeyAction::Speak: return aim_or_play(Action::of(ActionKind::Speak));
    case GameKeyAction::Tree: return choose_kind(ActionKind::Tree);
    case GameKeyAction::Car: return choose_kind(ActionKind::Car);
    case GameKeyAction::Start: return start();
    case GameKeyAction::Clear: return aim_or_play(Action::of(ActionKind::Clear));
    case GameKeyAction::Beliefs: break;
    }
    return BoardAnswer::unused();
}

/// Moves the cursor, or puts a tree or the car in that direction.
BoardAnswer Aim::build(Direction direction) {
    const Space next = beyond(cursor_, direction);
    if (mode_ == ActionKind::End) {
        cursor_ = next == kNoSpace ? cursor_ : next;
        chosen_.reset();
        return BoardAnswer::redraw();
    }
    const ActionKind kind = mode_;
    mode_ = ActionKind::End;
    if (next == kNoSpace) {
        return BoardAnswer::message("The forest ends there.");
    }
    const Action action =
        kind == ActionKind::Tree
            ? Action::at(ActionKind::Tree, side_of(cursor_, direction))
            : Action::at(ActionKind::Car, std::min(cursor_, next), std::max(cursor_, next));
    return play_at_once(action);
}

BoardAnswer Aim::start() {
    if (!is_building()) {
        return refuse(Action::start(piece_, cursor_));
    }
    return play_at_once(Action::start(piece_, cursor_));
}

void Aim::next_piece(int step) {
    const int count = rules().hunted + 1;
    const int now = piece_ == kHunter ? count - 1 : piece_;
    const int next = (now + step + count) % count;
    piece_ = next == count - 1 ? kHunter : static_cast<PieceId>(next);
}

BoardAnswer Aim::turn_forest(Direction direction) {
    const bool is_left = direction == Direction::West;
    if (!is_left && direction != Direction::East) {
        return BoardAnswer::message("The forest turns left or right only [HU-Y2].");
    }
    return aim_or_play(Action::of(is_left ? ActionKind::TurnLeft : ActionKind::TurnRight));
}

BoardAnswer Aim::play_at_once(Action action) {
    if (const Index choice = answers_.find(action)) {
        return BoardAnswer::play(*choice);
    }
    return refuse(action);
}

BoardAnswer Aim::aim_or_play(Action action) {
    mode_ = ActionKind::End;
    const Index choice = answers_.find(action);
    if (!choice) {
        return refuse(action);
    }
    if (chosen_ == choice && aimed_) {
        return BoardAnswer::play(*choice);
    }
    chosen_ = choice;
    aimed_ = true;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::refuse(Action action) const {
    const std::string words = game_.command_text(view_, action);
    const std::vector<core::Word> parts = core::split_words(words);
    const core::Result<Action> parsed = game_.parse(view_, parts);
    if (parsed) {
        return BoardAnswer::redraw();
    }
    return tui::refused(parsed.errors().front());
}

/// Chooses the kind for the next direction; the same key again cancels it.
BoardAnswer Aim::choose_kind(ActionKind kind) {
    if (mode_ == kind) {
        mode_ = ActionKind::End;
        return BoardAnswer::redraw();
    }
    const bool is_possible =
        kind == ActionKind::Tree || kind == ActionKind::Car ? is_building() : answers_.has(kind);
    if (!is_possible) {
        const bool builds = kind == ActionKind::Tree || kind == ActionKind::Car;
        return refuse(builds ? Action::at(kind, 0, 1) : Action::towards(kind, Direction::North));
    }
    mode_ = kind;
    chosen_.reset();
    return BoardAnswer::redraw();
}

/// Chooses the next friend with each press.
BoardAnswer Aim::cheer() {
    const auto is_cheer = [](Action action) { return action.kind == ActionKind::Cheer; };
    const auto count = std::ranges::count_if(answers_, is_cheer);
    const Index first = answers_.first(ActionKind::Cheer);
    if (!first) {
        return refuse(Action::on_piece(ActionKind::Cheer, kMaxHunted - 1));
    }
    if (count == 1) {
        return aim_or_play(answers_.action(*first));
    }
    const std::size_t end = *first + static_cast<std::size_t>(count);
    const bool goes_on = chosen_ && *chosen_ >= *first && *chosen_ + 1 < end;
    chosen_ = goes_on ? *chosen_ + 1 : *first;
    aimed_ = true;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::make_noise() {
    const bool is_possible = std::ranges::any_of(answers_, &Action::noise);
    if (!is_possible) {
        return BoardAnswer::message("Only the Klutz can leave noise behind with a step [HU-D5].");
    }
    noisy_ = !noisy_;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::pass() {
    using enum ActionKind;
    for (const ActionKind kind : {End, Stop, Silent, Skip, Stay, Wait}) {
        if (answers_.has(kind)) {
            return play_at_once(Action::of(kind));
        }
    }
    for (const ActionKind kind : {Decline, Forgo, Stand, Ready}) {
        if (answers_.has(kind)) {
            return aim_or_play(Action::of(kind));
        }
    }
    return is_building() ? refuse(Action::of(Ready))
                         : BoardAnswer::message("There is nothing to end or skip now.");
}

BoardAnswer Aim::confirm() {
    if (!chosen_) {
        return BoardAnswer::message("Nothing is chosen yet: choose first, then confirm.");
    }
    return BoardAnswer::play(*chosen_);
}

BoardAnswer Aim::cancel() {
    if (mode_ == ActionKind::End && !noisy_ && !aimed_) {
        return BoardAnswer::unused();
    }
    mode_ = ActionKind::End;
    noisy_ = false;
    aimed_ = false;
    chosen_.reset();
    choose_first();
    return BoardAnswer::redraw();
}

BoardAnswer Aim::cycle(int step) {
    if (is_building()) {
        next_piece(step);
        return BoardAnswer::redraw();
    }
    chosen_ = tui::next_of(answers_.size(), chosen_, step);
    aimed_ = false;
    mode_ = ActionKind::End;
    return BoardAnswer::redraw();
}

/// Chooses the nearest answer in a direction, with steps aside counted double; answers without a
/// position are chosen one after another.
BoardAnswer Aim::to_nearest(Direction direction) {
    const State& state = view_.state;
    const auto from =
        chosen_ ? place_of(state, answers_.action(*chosen_)) : std::optional<HalfSpot>{};
    if (!from) {
        const bool is_back = direction == Direction::North || direction == Direction::West;
        return cycle(is_back ? -1 : 1);
    }
    int least = 0;
    const HalfSpot here = *from;
    Index best;
    for (std::size_t choice = 0; choice < answers_.size(); ++choice) {
        const auto there = place_of(state, answers_.action(choice));
        if (!there) {
            continue;
        }
        const int x = there->x - here.x;
        const int y = there->y - here.y;
        const int along = x * columns_of(direction) + y * rows_of(direction);
        const int aside = std::abs(x * rows_of(direction)) + std::abs(y * columns_of(direction));
        const int cost = along + 2 * aside;
        if (along > 0 && (!best || cost < least)) {
            best = choice;
            least = cost;
        }
    }
    if (best) {
        chosen_ = best;
        aimed_ = false;
    }
    return BoardAnswer::redraw();
}

}  // namespace tenebrae::nyctophobia::board
