// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/aim.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/action_rows.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "tui/games/nightcage/proposal.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tenebrae::nightcage::board {
namespace {

using tui::Arrows;
using tui::BoardAnswer;
using tui::Plays;

using Key = GameKeyAction;
using K = ActionKind;

constexpr std::array<tui::KeyRow, 11> kKeys{{
    {Key::Stay, {K::Stay}},
    {Key::Charge, {K::Charge}, {}, Plays::Twice, tui::Operand::Direction},
    {Key::Block, {K::Block}},
    {Key::Endure, {K::Endure}},
    {Key::Pass, {K::Pass}, {}, Plays::Chosen},
    {Key::Take, {K::Take}, {}, Plays::Chosen},
    {Key::EndTurn, {K::End}, {}, Plays::AtOnce},  // undo can take back everything it does
    {Key::Sustain, {K::Sustain}},
    {Key::Drop, {K::Drop}},
    {Key::FallRow, {K::FallRow}},
    {Key::FallColumn, {K::FallColumn}},
}};

/// In all other decisions directions move among the cells.
constexpr std::array<tui::DecisionRow, 6> kDecisions{{
    {Decision::Turn, Arrows::Directions, {K::Move}},
    {.decision = Decision::AfterMove,
     .arrows = Arrows::Directions,
     .kinds = {K::Again},
     .confirmed = {K::End}},
    {Decision::Scramble, Arrows::Directions, {K::Scramble}},
    {Decision::Place, Arrows::Directions, {K::Place}},
    {Decision::Line, Arrows::Directions, {K::FallRow, K::FallColumn}},
    {Decision::Block, Arrows::Directions, {K::Move}},
}};

bool has_direction(ActionKind kind) {
    return kind == K::Move || kind == K::Again || kind == K::Charge || kind == K::Scramble;
}

/// Tells apart the rotations of a tile at one cell.
std::uint8_t variant_of(const Action& action) {
    return static_cast<std::uint8_t>(std::uint32_t{action.exits.mask} << 4U | action.number);
}

}  // namespace

Cells cells_of(const Answers& answers) {
    Cells cells = 0;
    for (const Action& action : answers) {
        cells |= action.cell == kNoCell ? 0 : only(action.cell);
    }
    return cells;
}

Exits directions_of(const Answers& answers, ActionKind kind) {
    std::uint32_t mask = 0;
    for (const Action& action : answers) {
        mask |= action.kind == kind ? exit_towards(action.direction()).mask : 0U;
    }
    return {static_cast<std::uint8_t>(mask)};
}

Aim::Aim(const NightCage& game)
    : GameAim(game, {kKeys, kDecisions, tui::Shape::Wrapped, tui::Digits::Play}) {}

tui::Code Aim::decision() const {
    return nightcage::decision(shown());
}

tui::BoardPoint Aim::size() const {
    return {rules().board.side, rules().board.side};
}

tui::Target Aim::target_of(const Action& action) const {
    const Geometry& board = rules().board;
    tui::Target found;
    if (action.cell != kNoCell) {
        found.place = {board.column_of(action.cell), board.row_of(action.cell)};
        found.variant = variant_of(action);
    }
    const Prisoner& owner = prisoner_of(shown(), light_owner(shown()));
    const bool is_beside =
        action.kind == K::Place && is_on_board(owner) && shown().target == kNoCell;
    for (const Direction direction : kDirections) {
        const bool upright = direction == Direction::North || direction == Direction::South;
        const bool is_named = (has_direction(action.kind) && action.direction() == direction)
                              || action.kind == (upright ? K::FallColumn : K::FallRow)
                              || (is_beside && board.next(owner.cell, direction) == action.cell);
        found.directions |= is_named ? tui::towards(direction) : std::uint8_t{0};
    }
    return found;
}

/// The Dirge keeps its rotation when it is moved.
bool Aim::fits(std::size_t choice) const {
    return action().kind != K::Dirge || answers().action(choice).number == action().number;
}

BoardAnswer Aim::refuse_direction(tui::Code kind, tui::KeyAction key) {
    const Direction direction = *tui::direction_of(key);
    const auto wanted = kind.as<ActionKind>();
    const Decision asked = nightcage::decision(shown());
    if (asked == Decision::Place
        && (!is_on_board(prisoner_of(shown(), light_owner(shown()))) || shown().target != kNoCell
        )) {
        return BoardAnswer::message(
            "This tile belongs at " + cell_name(rules().board, action().cell)
            + ": you can only turn it [" + std::string(decision_rule(shown())) + "]."
        );
    }
    if (asked == Decision::Line) {
        return refuse(Action::of(wanted));
    }
    if (has_direction(wanted) && asked != Decision::Block) {
        choose({}, false);  // the key was not meant for the previous choice
    }
    BoardAnswer refused =
        refuse_command(std::string(command_of(wanted)) + " " + direction_letter(direction));
    if (!is_charging() && answers().find(Action::towards(K::Charge, direction))) {
        refused.text += " It can be charged [NC-N5].";
    }
    return refused;
}

BoardAnswer Aim::refuse_key(const tui::KeyRow& row) const {
    const auto kind = row.kinds.begin()->as<ActionKind>();
    const std::string word = std::string(command_of(kind)) + " ";
    const Decision asked = nightcage::decision(shown());
    if (kind == K::Charge) {
        const bool is_turn = asked == Decision::Turn || asked == Decision::AfterMove;
        const Exits monsters = is_turn ? charges(rules(), shown()) : kAllExits;
        return monsters.mask == 0
                   ? BoardAnswer::message("There is no monster beside you to charge [NC-N5].")
                   : refuse_command(word + direction_letter(direction_of(monsters)));
    }
    if (kind != K::Pass && kind != K::Take) {
        return refuse(Action::of(kind));
    }
    for (unsigned number = 0; number < rules().prisoners; ++number) {
        const auto who = static_cast<PrisonerId>(number);
        if (who != shown().active && is_on_board(prisoner_of(shown(), who))) {
            return refuse_command(word + prisoner_name(who));
        }
    }
    return BoardAnswer::message("No other prisoner is on the board [NC-Y2].");
}

std::vector<std::uint8_t> Aim::rotations() const {
    const Action aimed = action();
    const bool is_dirge = aimed.kind == K::Dirge;
    std::vector<std::uint8_t> found;
    if (!is_dirge && aimed.exits == Exits{}) {
        return found;
    }
    for (const Action& one : answers()) {
        const std::uint8_t variant = variant_of(one);
        const bool is_new = std::ranges::find(found, variant) == found.end();
        if (is_new && one.kind == aimed.kind && (is_dirge || one.cell == aimed.cell)) {
            found.push_back(variant);
        }
    }
    if (is_dirge) {
        std::ranges::sort(found);
    }
    return found;
}

Aim::Rotation Aim::rotation() const {
    const std::vector<std::uint8_t> all = rotations();
    const auto now = std::ranges::find(all, variant_of(action())) - all.begin();
    return all.empty() ? Rotation{}
                       : Rotation{static_cast<int>(now) + 1, static_cast<int>(all.size())};
}

/// Turns the tile in hand. The Dirge is kept as near as possible.
BoardAnswer Aim::press_other(tui::Code key) {
    const Rotation now = rotation();
    if (now.count == 0) {
        return BoardAnswer::message("There is no tile in hand to turn.");
    }
    if (now.count == 1) {
        return BoardAnswer::message(
            "The tile fits there one way only [" + std::string(decision_rule(shown())) + "]."
        );
    }
    const int next = now.number - 1 + (key == Key::Turn ? 1 : now.count - 1);
    const std::uint8_t variant = rotations()[static_cast<std::size_t>(next % now.count)];
    const Geometry& board = rules().board;
    const Cell from = action().cell;
    Index nearest;
    int least = 0;
    for (std::size_t choice = 0; choice < answers().size(); ++choice) {
        const Action& one = answers().action(choice);
        const int away = std::abs(board.row_of(one.cell) - board.row_of(from))
                         + std::abs(board.column_of(one.cell) - board.column_of(from));
        if (variant_of(one) == variant && (!nearest || away < least)) {
            nearest = choice;
            least = away;
        }
    }
    choose(nearest, false);
    return BoardAnswer::redraw();
}

Index Aim::proposal() const {
    if (nightcage::decision(shown()) == Decision::Start) {
        return best_start(rules(), shown(), answers());
    }
    const bool is_any = cells_of(answers()) != 0 || answers().size() == 1;
    if (!is_any && !answers().has(K::End)) {
        return {};
    }
    const std::size_t safest = safest_choice(rules(), view(), answers());
    return is_any || answers().action(safest).kind == K::End ? Index(safest) : Index();
}

}  // namespace tenebrae::nightcage::board
