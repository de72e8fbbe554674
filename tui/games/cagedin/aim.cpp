// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/aim.hpp"

#include "games/cagedin/words/commands.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::cagedin::board {
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
constexpr std::array<tui::KeyRow, 12> kKeys{{
    {Key::Block, {K::Block}, "block", Plays::Each},
    {Key::Strike, {K::Strike}, "strike", Plays::Each},
    {Key::Haymaker, {K::Haymaker}, "haymaker", Plays::Each, Operand::Place},
    {Key::Takedown, {K::Takedown}, "takedown", Plays::Each},
    {Key::Pound, {K::Pound}, "pound", Plays::Each},
    {Key::Submit, {K::Submit}, "submit", Plays::Each},
    {Key::Footwork, {K::Footwork}, "footwork", Plays::Each, Operand::Place},
    {Key::Shove, {K::Shove}, "shove", Plays::Each},
    {Key::Stand, {K::Stand}, "stand up", Plays::Each},
    {Key::Discard, {K::Discard}, "discard", Plays::Each},
    {Key::Rest, {K::Rest}, "rest", Plays::Each},
    {Key::Pass,
     {K::End, K::Pass, K::Stay, K::Skip, K::ToMat},
     {},
     Plays::Chosen,
     Operand::None,
     "You cannot pass now [CI-T6]."},
}};

/// Returns the row of a decision about cards. Proposes only what costs nothing.
constexpr tui::DecisionRow hand(Decision asked) {
    const tui::Kinds proposed{K::End, K::Block, K::Pass};
    return {asked, Arrows::Hand, {}, {}, {}, Proposal::Single, proposed};
}
constexpr std::array<tui::DecisionRow, 5> kDecisions{{
    hand(Decision::Turn),
    hand(Decision::Combo),
    hand(Decision::Defend),
    hand(Decision::Answer),
    {.decision = Decision::Step, .proposed = {K::Stay}},
}};

constexpr std::array<tui::Code, 13> kUses{
    K::Strike,
    K::Haymaker,
    K::Takedown,
    K::Shove,
    K::Footwork,
    K::Pound,
    K::Submit,
    K::Stand,
    K::Block,
    K::Discard,
    K::Rest,
    K::End,
    K::Pass};

tui::BoardPoint board_point(Hex hex) {
    return {column(hex), row(hex)};
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

Aim::Aim(const CagedIn& game)
    : GameAim(
        game,
        {kKeys,
         kDecisions,
         tui::Shape::Hex,
         tui::Digits::Choose,
         kUses,
         "There is no card with that number in your hand [CI-K7]."}
    ) {}

bool Aim::is_choosing_hex() const {
    return mode() != nullptr || (view().open.decision == Decision::Step && !answers().empty());
}

tui::Target Aim::target_of(const Action& action) const {
    tui::Target found;
    found.card = action.card;
    found.second = action.second;
    if (action.hex != kNoHex) {
        found.place = board_point(action.hex);
    }
    return found;
}

std::optional<tui::BoardPoint> Aim::home() const {
    const bool is_step = view().open.decision == Decision::Step || mode() != nullptr;
    return is_step ? std::optional(board_point(own().at)) : std::nullopt;
}

std::optional<tui::BoardPoint> Aim::neighbour(tui::BoardPoint from, KeyAction direction) const {
    const Hex next = board::neighbour(direction, hex_at(from.y, from.x));
    return next == kNoHex ? std::nullopt : std::optional(board_point(next));
}

/// Returns the hex of an action; without one, the pawn's own hex.
Hex Aim::hex_of(const Action& action) const {
    if (action.kind == K::Follow) {
        const Hex there = view().open.fighters[other(view().open.owner)].at;
        return first_of(around(own().at) & around(there));
    }
    return action.hex == kNoHex ? own().at : action.hex;
}

Hexes Aim::reach() const {
    Hexes hexes = 0;
    const Decision asked = view().open.decision;
    if (asked == Decision::Follow || asked == Decision::Step) {
        for (const Action& action : answers()) {
            hexes |= only(hex_of(action));
        }
    } else if (card() != kNoCard) {
        const bool steps = chosen() && chosen_action()->kind == K::Haymaker;
        for (const std::size_t choice : options({steps ? K::Haymaker : K::Footwork})) {
            hexes |= only(hex_of(answers().action(choice)));
        }
    }
    return answers().empty() ? hexes : hexes & ~only(own().at);
}

Hex Aim::hex() const {
    const Decision asked = view().open.decision;
    const bool has_hex = chosen() && asked != Decision::Type && asked != Decision::Recover;
    return has_hex ? hex_of(*chosen_action()) : kNoHex;
}

std::uint8_t Aim::card_numbered(unsigned number) const {
    return cagedin::card_numbered(view().hand, static_cast<int>(number));
}

/// Returns the best answer: the hex nearest to the other fighter, or the most cards.
std::size_t Aim::best(const Options& options) const {
    const ActionKind kind = answers().action(options.front()).kind;
    if (kind != K::Footwork) {
        return kind == K::Discard ? options.back() : options.front();
    }
    const Hex there = view().open.fighters[static_cast<std::size_t>(1 - view().seat)].at;
    return *std::ranges::min_element(options, {}, [&](std::size_t choice) {
        return distance(answers().action(choice).hex, there);
    });
}

BoardAnswer Aim::press_other(tui::Code /*key*/) {
    return mark_partner("No two cards can be played together now [CI-F13, CI-F14].");
}

BoardAnswer Aim::refuse_card() const {
    return refuse_kind(answers().has(K::Block) ? K::Block : K::Submit);
}

BoardAnswer Aim::refuse_key(const tui::KeyRow& row) const {
    return row.refusal.empty() ? refuse_kind(row.kinds.begin()->as<ActionKind>())
                               : GameAim::refuse_key(row);
}

/// Refuses an action with the current cards.
BoardAnswer Aim::refuse_kind(ActionKind kind) const {
    const bool needs_card = kind != K::Rest;
    const auto [low, high] = std::minmax({card(), partner()});  // kNoCard is the highest
    Action action = needs_card ? Action::with(kind, low, high) : Action::of(kind);
    if (kind == K::Footwork) {
        action.hex = first_of(around(own().at));
    }
    const core::Diagnostics errors = refusals(game().setup(), view(), action);
    return errors.empty() ? BoardAnswer::redraw() : tui::refused(errors.front());
}

}  // namespace tenebrae::cagedin::board
