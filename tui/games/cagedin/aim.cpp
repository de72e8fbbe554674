// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/aim.hpp"

#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/commands.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::cagedin::board {

std::span<const tui::KeyActionRow> game_key_actions() {
    static constexpr std::array<tui::KeyActionRow, kGameKeyActions> kRows{{
        {"strike", "Strike with the card"},
        {"haymaker", "Haymaker with the card; directions then choose a step before it"},
        {"shove", "Shove with the card"},
        {"takedown", "Takedown with the card"},
        {"footwork", "Footwork with the card; directions then choose the hex"},
        {"discard", "Discard the card; press again to draw fewer or more"},
        {"rest", "Rest: remove 1 fatigue"},
        {"pound", "Ground and pound with the card"},
        {"submit", "Submission with the card"},
        {"stand", "Try to stand up with the card"},
        {"block", "Block with the card"},
        {"with", "Play the card together with the next one you choose"},
        {"pass", "Let it land, end the turn, stay or skip"},
    }};
    return kRows;
}

namespace {

using tui::BoardAnswer;
using tui::KeyAction;

/// The uses of a card, the most wanted first; the first possible one is proposed.
constexpr std::array kCardKinds{
    ActionKind::Strike,
    ActionKind::Haymaker,
    ActionKind::Takedown,
    ActionKind::Shove,
    ActionKind::Footwork,
    ActionKind::Pound,
    ActionKind::Submit,
    ActionKind::Stand,
    ActionKind::Block,
    ActionKind::Discard};
/// The actions without a card.
constexpr std::array kPlainKinds{ActionKind::Rest, ActionKind::End, ActionKind::Pass};

constexpr bool needs_card(ActionKind kind) {
    return std::ranges::find(kCardKinds, kind) != kCardKinds.end();
}

/// The directions in the order of KeyAction; north and south are handled separately.
constexpr std::array kHexDirections{
    Direction::East,
    Direction::East,
    Direction::East,
    Direction::West,
    Direction::Northeast,
    Direction::Southeast,
    Direction::Southwest,
    Direction::Northwest};
static_assert(static_cast<std::size_t>(KeyAction::NorthWest) == kHexDirections.size() - 1);

}  // namespace

/// Returns the next hex. North and south zigzag, so that repeated steps go straight and the
/// opposite step returns; next to the cage the other diagonal is used.
Hex neighbour(tui::KeyAction key_action, Hex from) {
    using enum Direction;
    if (key_action != KeyAction::North && key_action != KeyAction::South) {
        return cagedin::neighbour(from, kHexDirections[static_cast<std::size_t>(key_action)]);
    }
    const bool is_even = row(from) % 2 == 0;
    const Hex east =
        cagedin::neighbour(from, key_action == KeyAction::North ? Northeast : Southeast);
    const Hex west =
        cagedin::neighbour(from, key_action == KeyAction::North ? Northwest : Southwest);
    return (is_even && east != kNoHex) || west == kNoHex ? east : west;
}

void Aim::set(const View& view, std::span<const table::Move> choices) {
    view_ = view;
    answers_ = Answers(choices);
    propose_answer();
}

/// Proposes for Enter only what costs nothing; decisions are left to the player.
void Aim::propose_answer() {
    chosen_.reset();
    card_ = kNoCard;
    partner_ = kNoCard;
    is_chosen_by_player_ = false;
    last_kind_ = ActionKind::End;
    is_choosing_hex_ = false;
    if (view_.open.decision == Decision::Step) {
        chosen_ = answers_.first(ActionKind::Stay);
    } else if (answers_.size() == 1 || (!asks_for_card() && !answers_.empty())) {
        chosen_ = 0;
    } else if (has(ActionKind::End)) {
        chosen_ = answers_.first(ActionKind::End);
    } else if (has(ActionKind::Pass)) {
        chosen_ = answers_.first(has(ActionKind::Block) ? ActionKind::Block : ActionKind::Pass);
    }
    card_ = asks_for_card() ? card_numbered(view_.hand, 1) : kNoCard;
    if (chosen_ && answers_.action(*chosen_).card != kNoCard) {
        card_ = answers_.action(*chosen_).card;
    }
}

std::optional<Action> Aim::action() const {
    return chosen_ ? std::optional(answers_.action(*chosen_)) : std::nullopt;
}

void Aim::aim(std::size_t choice) {
    if (choice >= answers_.size()) {
        return;
    }
    chosen_ = choice;
    const Action& action = answers_.action(choice);
    if (asks_for_card() && action.card != kNoCard && action.second != card_) {
        card_ = action.card;
    }
    is_chosen_by_player_ = true;
    partner_ = kNoCard;
    is_choosing_hex_ = false;
}

bool Aim::asks_for_card() const {
    switch (view_.open.decision) {
    case Decision::Turn:
    case Decision::Combo:
    case Decision::Defend:
    case Decision::Answer: return !answers_.empty();
    case Decision::None:
    case Decision::Type:
    case Decision::Side:
    case Decision::Harm:
    case Decision::Follow:
    case Decision::Step:
    case Decision::Rise:
    case Decision::Recover: break;
    }
    return false;
}

bool Aim::can_use(Card card) const {
    return asks_for_card() && std::ranges::any_of(answers_, [&](const Action& action) {
               return action.card == card || action.second == card;
           });
}

Aim::Options Aim::options(ActionKind kind) const {
    Options found;
    for (std::size_t choice = 0; choice < answers_.size(); ++choice) {
        const Action& action = answers_.action(choice);
        const bool is_it = !needs_card(kind) || action.card == card_ || action.second == card_;
        const auto [low, high] = std::minmax(card_, partner_);
        const bool is_pair = partner_ == kNoCard || !needs_card(kind)
                             || (action.card == low && action.second == high);
        if (action.kind == kind && is_it && is_pair) {
            found.push_back(choice);
        }
    }
    return found;
}

/// Returns the answers that directions choose from; none if directions do something else.
Aim::Options Aim::hex_options() const {
    Options found;
    if (view_.open.decision == Decision::Step) {
        found.resize(answers_.size());
        for (std::size_t choice = 0; choice < found.size(); ++choice) {
            found[choice] = choice;
        }
    } else if (chosen_ && is_choosing_hex_) {
        found = options(answers_.action(*chosen_).kind);
    }
    return found;
}

bool Aim::is_choosing_hex() const {
    return !hex_options().empty();
}

/// Returns the hex of an action; without one, the pawn's own hex.
Hex Aim::hex_of(const Action& action) const {
    if (action.kind == ActionKind::Follow) {
        const Hex there = view_.open.fighters[other(view_.open.owner)].at;
        return first_of(around(own().at) & around(there));
    }
    return action.hex == kNoHex ? own().at : action.hex;
}

Hexes Aim::reach() const {
    Hexes hexes = 0;
    const Decision asked = view_.open.decision;
    if (asked == Decision::Follow || asked == Decision::Step) {
        for (const Action& action : answers_) {
            hexes |= only(hex_of(action));
        }
    } else if (card_ != kNoCard) {
        const bool steps = chosen_ && answers_.action(*chosen_).kind == ActionKind::Haymaker;
        for (const std::size_t choice :
             options(steps ? ActionKind::Haymaker : ActionKind::Footwork)) {
            hexes |= only(hex_of(answers_.action(choice)));
        }
    }
    return answers_.empty() ? hexes : hexes & ~only(own().at);
}

Hex Aim::target() const {
    return chosen_ && view_.open.decision != Decision::Type
                   && view_.open.decision != Decision::Recover
               ? hex_of(answers_.action(*chosen_))
               : kNoHex;
}

/// Returns the best answer: the hex nearest to the other fighter, or the most cards.
std::size_t Aim::best(const Options& options) const {
    const Action& first = answers_.action(options.front());
    if (first.kind == ActionKind::Discard) {
        return options.back();
    }
    if (first.kind != ActionKind::Footwork) {
        return options.front();
    }
    const Hex there = view_.open.fighters[static_cast<std::size_t>(1 - view_.seat)].at;
    return *std::ranges::min_element(options, {}, [&](std::size_t choice) {
        return distance(answers_.action(choice).hex, there);
    });
}

/// Puts a card in focus and keeps the chosen action if this card can do it.
void Aim::choose_card(Card card) {
    const bool keeps_kind = chosen_ && is_chosen_by_player_;
    const ActionKind before = keeps_kind ? answers_.action(*chosen_).kind : ActionKind::End;
    card_ = card;
    is_chosen_by_player_ = true;
    last_kind_ = ActionKind::End;
    chosen_.reset();
    if (keeps_kind && needs_card(before)) {
        if (const Options same = options(before); !same.empty()) {
            chosen_ = best(same);
            return;
        }
    }
    is_choosing_hex_ = false;
    for (const ActionKind kind : kCardKinds) {
        if (const Options all = options(kind); !all.empty()) {
            chosen_ = best(all);
            return;
        }
    }
}

BoardAnswer Aim::press(KeyAction key_action) {
    if (answers_.empty()) {
        return BoardAnswer::unused();
    }
    if (tui::cursor_step(key_action)) {
        return press_direction(key_action);
    }
    if (tui::is_game_key_action(key_action)) {
        return press_own(static_cast<GameKeyAction>(tui::game_key_action_index(key_action)));
    }
    if (key_action == KeyAction::Confirm) {
        return chosen_ ? BoardAnswer::play(*chosen_)
                       : BoardAnswer::message("Choose a card first, then what to do with it.");
    }
    if (key_action == KeyAction::Next || key_action == KeyAction::Previous) {
        const int step = key_action == KeyAction::Next ? 1 : -1;
        return asks_for_card() ? next_card(step) : next_answer(step);
    }
    if (key_action == KeyAction::Cancel
        && (is_chosen_by_player_ || is_choosing_hex_ || partner_ != kNoCard)) {
        propose_answer();
        return BoardAnswer::redraw();
    }
    return BoardAnswer::unused();
}

BoardAnswer Aim::press_digit(unsigned digit) {
    if (answers_.empty() || digit < 1) {
        return BoardAnswer::unused();
    }
    if (!asks_for_card()) {
        if (digit > answers_.size()) {
            return BoardAnswer::message("There is no choice with that number.");
        }
        chosen_ = digit - 1;
        is_chosen_by_player_ = true;
        return BoardAnswer::redraw();
    }
    const Card card = card_numbered(view_.hand, static_cast<int>(digit));
    if (card == kNoCard) {
        return BoardAnswer::message("There is no card with that number in your hand [CI-K7].");
    }
    choose_card(card);
    return chosen_ ? BoardAnswer::redraw()
                   : refuse(has(ActionKind::Block) ? ActionKind::Block : ActionKind::Submit);
}

BoardAnswer Aim::press_direction(KeyAction key_action) {
    if (is_choosing_hex()) {
        return move_hex(key_action);
    }
    const bool is_back = key_action == KeyAction::West || key_action == KeyAction::North;
    if (!is_back && key_action != KeyAction::East && key_action != KeyAction::South) {
        return BoardAnswer::unused();
    }
    const int step = is_back ? -1 : 1;
    if (!asks_for_card()) {
        return next_answer(step);
    }
    return key_action == KeyAction::West || key_action == KeyAction::East ? next_card(step)
                                                                          : next_kind(step);
}

BoardAnswer Aim::press_own(GameKeyAction key_action) {
    if (key_action == GameKeyAction::Pass) {
        return pass();
    }
    return key_action == GameKeyAction::PairCards ? toggle_partner()
                                                  : choose_kind(kind_of(key_action));
}

BoardAnswer Aim::aim_or_play(std::size_t choice) {
    if (chosen_ == choice) {
        return BoardAnswer::play(choice);
    }
    chosen_ = choice;
    is_chosen_by_player_ = true;
    is_choosing_hex_ = false;
    return BoardAnswer::redraw();
}

/// Chooses a kind of action. The same key again chooses the next possibility, or plays the only
/// one.
BoardAnswer Aim::choose_kind(ActionKind kind) {
    if (!is_chosen_by_player_ && needs_card(kind) && options(kind).empty()) {
        const Index found = answers_.first(kind);
        card_ = found ? answers_.action(*found).card : card_;
    }
    const Options all = options(kind);
    if (all.empty()) {
        return refuse(kind);
    }
    const bool has_hexes =
        kind == ActionKind::Footwork || (kind == ActionKind::Haymaker && all.size() > 1);
    const auto at = chosen_ ? std::ranges::find(all, *chosen_) : all.end();
    const bool is_repeated = std::exchange(last_kind_, kind) == kind;
    if (at == all.end() || (has_hexes && !is_choosing_hex_) || (all.size() == 1 && !is_repeated)) {
        chosen_ = at == all.end() ? best(all) : *chosen_;
        is_chosen_by_player_ = true;
        is_choosing_hex_ = has_hexes;
        return BoardAnswer::redraw();
    }
    if (all.size() == 1) {
        return BoardAnswer::play(all.front());
    }
    chosen_ = at + 1 == all.end() ? all.front() : *(at + 1);
    is_chosen_by_player_ = true;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::next_card(int step) {
    std::vector<Card> usable;
    for (Card card = 0; card < kMaxSorts; ++card) {
        if (view_.hand[card] > 0 && can_use(card)) {
            usable.push_back(card);
        }
    }
    if (usable.empty()) {
        return next_answer(step);
    }
    const auto at = std::ranges::find(usable, card_);
    const bool is_among = at != usable.end() && is_chosen_by_player_;
    const auto place = static_cast<std::size_t>(at - usable.begin());
    choose_card(usable[tui::next_of(usable.size(), is_among ? Index(place) : Index(), step)]);
    return BoardAnswer::redraw();
}

/// Goes to another action with the card, or without one.
BoardAnswer Aim::next_kind(int step) {
    Options all;
    const auto add = [&](ActionKind kind) {
        if (const Options found = options(kind); !found.empty()) {
            const bool is_it = chosen_ && std::ranges::find(found, *chosen_) != found.end();
            all.push_back(is_it ? *chosen_ : best(found));
        }
    };
    std::ranges::for_each(kCardKinds, add);
    std::ranges::for_each(kPlainKinds, add);
    if (all.empty()) {
        return BoardAnswer::redraw();
    }
    const auto at = chosen_ ? std::ranges::find(all, *chosen_) : all.end();
    const auto place = static_cast<std::size_t>(at - all.begin());
    chosen_ = all[tui::next_of(all.size(), at == all.end() ? Index() : Index(place), step)];
    is_chosen_by_player_ = true;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::next_answer(int step) {
    chosen_ = tui::next_of(answers_.size(), chosen_, step);
    is_chosen_by_player_ = true;
    return BoardAnswer::redraw();
}

/// Moves to the next hex in that direction that is a choice.
BoardAnswer Aim::move_hex(KeyAction key_action) {
    const Options all = hex_options();
    Hex hex = chosen_ ? hex_of(answers_.action(*chosen_)) : own().at;
    while ((hex = neighbour(key_action, hex)) != kNoHex) {
        const auto found = std::ranges::find_if(all, [&](std::size_t choice) {
            return hex_of(answers_.action(choice)) == hex;
        });
        if (found != all.end()) {
            chosen_ = *found;
            is_chosen_by_player_ = true;
            break;
        }
    }
    return BoardAnswer::redraw();
}

BoardAnswer Aim::pass() {
    using enum ActionKind;
    for (const ActionKind kind : {End, Pass, Stay, Skip, ToMat}) {
        if (const Options found = options(kind); !found.empty()) {
            return aim_or_play(found.front());
        }
    }
    return BoardAnswer::message("You cannot pass now [CI-T6].");
}

BoardAnswer Aim::toggle_partner() {
    const bool has_pairs = std::ranges::any_of(answers_, [](const Action& action) {
        return action.second != kNoCard;
    });
    if (!has_pairs || card_ == kNoCard) {
        return BoardAnswer::message("No two cards can be played together now [CI-F13, CI-F14].");
    }
    partner_ = partner_ == card_ ? kNoCard : card_;
    chosen_.reset();
    is_chosen_by_player_ = true;
    return BoardAnswer::redraw();
}

/// Refuses the action with the first reason and its rule.
BoardAnswer Aim::refuse(ActionKind kind) const {
    const auto [low, high] = std::minmax(card_, partner_);  // kNoCard is the highest
    Action action = needs_card(kind) ? Action::with(kind, low, high) : Action::of(kind);
    if (kind == ActionKind::Footwork) {
        action.hex = first_of(around(own().at));
    }
    const core::Diagnostics errors = refusals(setup_, view_, action);
    return errors.empty() ? BoardAnswer::redraw() : tui::refused(errors.front());
}

}  // namespace tenebrae::cagedin::board
