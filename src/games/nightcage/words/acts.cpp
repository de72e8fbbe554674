// SPDX-License-Identifier: MIT
#include "games/nightcage/words/acts.hpp"

#include <array>

namespace tenebrae::nightcage {
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
constexpr Decisions kNever = 0;

template <void (Check::*look)()>
void alone(Check& check, Action /*action*/) {
    (check.*look)();
}
template <void (Check::*look)(Direction)>
void way(Check& check, Action action) {
    (check.*look)(action.direction());
}
template <void (Check::*look)(Cell)>
void at(Check& check, Action action) {
    (check.*look)(action.cell);
}
template <void (Check::*look)(Cell, Exits)>
void laid(Check& check, Action action) {
    (check.*look)(action.cell, action.exits);
}
template <void (Check::*look)(Cell, Direction)>
void turned(Check& check, Action action) {
    (check.*look)(action.cell, action.direction());
}
template <void (Check::*look)(PrisonerId)>
void with(Check& check, Action action) {
    (check.*look)(action.prisoner());
}

constexpr std::array<Act, kActionKinds> kActs{{
    {K::Start, "start", O::CellAndExits, kStart, true, laid<&Check::start>, &D::start},
    {K::Place, "place", O::Fitting, kPlace, true, laid<&Check::place>, &D::place},
    {K::Move, "move", O::Direction, kTurn, true, way<&Check::step>, &D::step},
    {K::Again, "again", O::Direction, kAfter, false, way<&Check::again>, &D::step},
    {K::Stay, "stay", O::None, kTurn, false, alone<&Check::stay>, &D::stay},
    {K::Charge, "charge", O::Direction, kTurn | kAfter, false, way<&Check::charge>, &D::charge},
    {K::Pass, "pass", O::Prisoner, kTurn | kAfter, false, with<&Check::pass_to>, &D::key},
    {K::Take, "take", O::Prisoner, kTurn | kAfter, false, with<&Check::take_from>, &D::key},
    {K::End, "end", O::None, kAfter, true, nullptr, &D::end},
    {K::Replace, "replace", O::CellOrDirection, kReplace, true, at<&Check::replace>, &D::replace},
    {K::FallRow, "fall", O::Row, kLine, true, nullptr, &D::line},
    {K::FallColumn, "fall", O::Column, kLine, true, nullptr, &D::line},
    {K::Land, "land", O::Cell, kLand, true, at<&Check::land>, &D::land},
    {K::Block, "block", O::None, kBlock, true, alone<&Check::block>, &D::block},
    {K::Endure, "endure", O::None, kBlock, false, nullptr, &D::endure},
    {K::Scramble,
     "scramble",
     O::DirectionOrCell,
     kScramble,
     true,
     way<&Check::scramble>,
     &D::scramble},
    {K::Drop, "drop", O::None, kScramble, false, alone<&Check::drop>, &D::drop},
    {K::Remove, "remove", O::Cell, kFlickers, true, at<&Check::remove>, &D::remove},
    {K::Sustain, "sustain", O::None, kFlickers, false, alone<&Check::sustain>, &D::sustain},
    {K::Dirge, "dirge", O::CellAndDirection, kDirge, true, turned<&Check::dirge>, &D::dirge},
    {K::Resign, "resign", O::None, kNever, false, nullptr, &D::resign},
}};

/// Where each kind stands among them.
constexpr std::array<std::uint8_t, kActionKinds> kPlaces = [] {
    std::array<std::uint8_t, kActionKinds> places{};
    for (std::uint8_t place = 0; place < kActionKinds; ++place) {
        places[static_cast<std::size_t>(kActs[place].kind)] = place;
    }
    return places;
}();

}  // namespace

std::span<const Act> acts() {
    return kActs;
}

const Act& act_of(ActionKind kind) {
    return kActs[kPlaces[static_cast<std::size_t>(kind)]];
}

}  // namespace tenebrae::nightcage
