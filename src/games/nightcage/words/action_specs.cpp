// SPDX-License-Identifier: MIT
#include "games/nightcage/words/action_specs.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/notation.hpp"

#include <array>

namespace tenebrae::nightcage {

std::string Description::step(Action action) const {
    const Cell to = rules_.board.next(active().cell, action.direction());
    const std::string way = std::string(name(action.direction()));
    const std::string again = action.kind == ActionKind::Again ? " again for 1 nerve" : "";
    std::string text;
    if (is_pit(kind_at(shown_, to))) {
        text = "Leap" + again + " " + way + " into the pit at " + at(to) + " and fall";
    } else if (is_free(shown_, to)) {
        text = "Step" + again + " blindly " + way + " into the dark at " + at(to);
    } else {
        const bool from_rear = is_from_rear(shown_, to, action.direction());
        text = "Move" + again + " " + way + (from_rear ? " onto the " : " to the ")
               + std::string(display_name(kind_at(shown_, to))) + " at " + at(to)
               + (from_rear ? " from behind" : "") + taking_key(to);
    }
    return crumbling().empty() ? text : text + " (" + crumbling() + " crumbles)";
}

std::string Description::charge(Action action) const {
    const Cell to = rules_.board.next(active().cell, action.direction());
    return "Charge " + std::string(name(action.direction())) + " onto the "
           + std::string(display_name(kind_at(shown_, to))) + " at " + at(to) + " for "
           + std::to_string(charge_cost(shown_)) + " nerve";
}

std::string Description::stay(Action /*action*/) const {
    std::string text = stay_cost(shown_) > 0 ? "Stay for 1 nerve" : "Stay";
    text += shown_.stack_size > 0 ? ": the top tile is lost" : "";
    return crumbling().empty() ? text : text + " (" + crumbling() + " crumbles: you fall)";
}

std::string Description::scramble(Action action) const {
    const Cell to = rules_.board.next(active().cell, action.direction());
    const std::string way = "Scramble " + std::string(name(action.direction()));
    if (is_free(shown_, to)) {
        return way + " into the dark at " + at(to) + ": a tile is drawn for it";
    }
    if (is_pit(kind_at(shown_, to))) {
        return way + " into the pit at " + at(to) + " and fall";
    }
    return way + " to the " + std::string(display_name(kind_at(shown_, to))) + " at " + at(to)
           + taking_key(to);
}

std::string Description::tile(TileKind kind, Action action) const {
    const std::string text =
        "Lay the " + std::string(display_name(kind)) + " at " + at(action.cell);
    if (kind == TileKind::Keeper) {
        return text + ", its mouth " + display_name(action.exits);
    }
    return action.exits == kAllExits ? text : text + ", exits " + display_name(action.exits);
}

/// Describes the Dirge with the cells it covers, so that players need not count squares.
std::string Description::dirge(Action action) const {
    const Cells body = dirge_body(rules_, action.cell, action.direction());
    KindCounts tiles{};
    for (Cell cell : each(body & occupied(shown_))) {
        ++tiles[index(kind_at(shown_, cell))];
    }
    std::string text = "Lay the Dirge with its corner at " + at(action.cell) + ", turned "
                       + std::string(name(action.direction())) + ", over " + counts_text(tiles);
    std::vector<std::string> under;
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        const Prisoner& prisoner = shown_.prisoners[who];
        if (is_on_board(prisoner) && contains(body, prisoner.cell)) {
            under.push_back(display_name(names_, static_cast<PrisonerId>(who)));
        }
    }
    return under.empty() ? text
                         : text + ", with " + core::joined(under, ", ", " and ") + " under it";
}

std::string Description::land(Action action) const {
    if (is_free(shown_, action.cell)) {
        return "Land at " + at(action.cell) + ": a tile is drawn for it";
    }
    return is_pit(kind_at(shown_, action.cell))
               ? "Fall on through the pit at " + at(action.cell)
               : "Land on the " + std::string(display_name(kind_at(shown_, action.cell))) + " at "
                     + at(action.cell) + taking_key(action.cell);
}

std::string Description::remove(std::string_view verb, Action action) const {
    const std::string lost = contains(shown_.keys, action.cell) ? ": its key is lost" : "";
    return std::string(verb) + " the " + std::string(display_name(kind_at(shown_, action.cell)))
           + " at " + at(action.cell) + lost;
}

std::string Description::line(Action action) const {
    const Cell pit = prisoner_of(shown_, deciding_prisoner(rules_, shown_)).cell;
    return action.kind == ActionKind::FallRow
               ? "Fall along row " + row_name(rules_.board.row_of(pit))
               : "Fall along column " + column_name(rules_.board.column_of(pit));
}

std::string Description::key(Action action) const {
    const std::string other = display_name(names_, action.prisoner());
    return action.kind == ActionKind::Pass ? "Give the key to " + other
                                           : "Take the key from " + other;
}

namespace {

using K = ActionKind;
using O = Operand;
using D = Description;

constexpr Decisions kStart = only(Decision::Start);
constexpr Decisions kPlace = only(Decision::Place);
constexpr Decisions kTurn = only(Decision::Turn);
constexpr Decisions kAfter = only(Decision::AfterMove);
constexpr Decisions kReplace = only(Decision::Replace);
constexpr Decisions kLine = only(Decision::Line);
constexpr Decisions kLand = only(Decision::Land);
constexpr Decisions kBlock = only(Decision::Block);
constexpr Decisions kScramble = only(Decision::Scramble);
constexpr Decisions kFlickers = only(Decision::Flickers);
constexpr Decisions kDirge = only(Decision::Dirge);
constexpr Decisions kNoDecision = 0;

template <void (Check::*method)()>
void check_no_operand(Check& check, Action /*action*/) {
    (check.*method)();
}
template <void (Check::*method)(Direction)>
void way(Check& check, Action action) {
    (check.*method)(action.direction());
}
template <void (Check::*method)(Cell)>
void at(Check& check, Action action) {
    (check.*method)(action.cell);
}
template <void (Check::*method)(Cell, Exits)>
void check_cell_and_exits(Check& check, Action action) {
    (check.*method)(action.cell, action.exits);
}
template <void (Check::*method)(Cell, Direction)>
void check_cell_and_direction(Check& check, Action action) {
    (check.*method)(action.cell, action.direction());
}
template <void (Check::*method)(PrisonerId)>
void check_prisoner(Check& check, Action action) {
    (check.*method)(action.prisoner());
}

constexpr std::array<ActionSpec, kActionKinds> kActionSpecs{{
    {K::Start,
     "start",
     O::CellAndExits,
     kStart,
     true,
     check_cell_and_exits<&Check::start>,
     &D::start},
    {K::Place, "place", O::Fitting, kPlace, true, check_cell_and_exits<&Check::place>, &D::place},
    {K::Move, "move", O::Direction, kTurn, true, way<&Check::step>, &D::step},
    {K::Again, "again", O::Direction, kAfter, false, way<&Check::again>, &D::step},
    {K::Stay, "stay", O::None, kTurn, false, check_no_operand<&Check::stay>, &D::stay},
    {K::Charge, "charge", O::Direction, kTurn | kAfter, false, way<&Check::charge>, &D::charge},
    {K::Pass, "pass", O::Prisoner, kTurn | kAfter, false, check_prisoner<&Check::pass_to>, &D::key},
    {K::Take,
     "take",
     O::Prisoner,
     kTurn | kAfter,
     false,
     check_prisoner<&Check::take_from>,
     &D::key},
    {K::End, "end", O::None, kAfter, true, nullptr, &D::end},
    {K::Replace, "replace", O::CellOrDirection, kReplace, true, at<&Check::replace>, &D::replace},
    {K::FallRow, "fall", O::Row, kLine, true, nullptr, &D::line},
    {K::FallColumn, "fall", O::Column, kLine, true, nullptr, &D::line},
    {K::Land, "land", O::Cell, kLand, true, at<&Check::land>, &D::land},
    {K::Block, "block", O::None, kBlock, true, check_no_operand<&Check::block>, &D::block},
    {K::Endure, "endure", O::None, kBlock, false, nullptr, &D::endure},
    {K::Scramble,
     "scramble",
     O::DirectionOrCell,
     kScramble,
     true,
     way<&Check::scramble>,
     &D::scramble},
    {K::Drop, "drop", O::None, kScramble, false, check_no_operand<&Check::drop>, &D::drop},
    {K::Remove, "remove", O::Cell, kFlickers, true, at<&Check::remove>, &D::remove},
    {K::Sustain,
     "sustain",
     O::None,
     kFlickers,
     false,
     check_no_operand<&Check::sustain>,
     &D::sustain},
    {K::Dirge,
     "dirge",
     O::CellAndDirection,
     kDirge,
     true,
     check_cell_and_direction<&Check::dirge>,
     &D::dirge},
    {K::Resign, "resign", O::None, kNoDecision, false, nullptr, &D::resign},
}};

/// The index of each kind in kActionSpecs.
constexpr std::array<std::uint8_t, kActionKinds> kPlaces = [] {
    std::array<std::uint8_t, kActionKinds> places{};
    for (std::uint8_t place = 0; place < kActionKinds; ++place) {
        places[static_cast<std::size_t>(kActionSpecs[place].kind)] = place;
    }
    return places;
}();

}  // namespace

std::span<const ActionSpec> action_specs() {
    return kActionSpecs;
}

const ActionSpec& action_spec(ActionKind kind) {
    return kActionSpecs[kPlaces[static_cast<std::size_t>(kind)]];
}

std::string command_text(const Rules& rules, Action action) {
    const ActionSpec& spec = action_spec(action.kind);
    std::string command{spec.command};
    switch (spec.operand) {
    case Operand::CellAndExits:
    case Operand::Fitting:
        return command + " " + cell_name(rules.board, action.cell) + " " + exits_word(action.exits);
    case Operand::Direction:
    case Operand::DirectionOrCell: return command + " " + direction_letter(action.direction());
    case Operand::Cell:
    case Operand::CellOrDirection: return command + " " + cell_name(rules.board, action.cell);
    case Operand::CellAndDirection:
        return command + " " + cell_name(rules.board, action.cell) + " "
               + direction_letter(action.direction());
    case Operand::Row: return command + " row";
    case Operand::Column: return command + " column";
    case Operand::Prisoner: return command + " " + prisoner_name(action.prisoner());
    case Operand::None: break;
    }
    return command;
}

std::string describe(const Rules& rules, const View& view, const Names& names, Action action) {
    return (Description(rules, view, names).*action_spec(action.kind).describe)(action);
}

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        legal_actions(rules, view.shown, actions);
    }
}

}  // namespace tenebrae::nightcage
