// SPDX-License-Identifier: MIT
#include "games/cagedin/words/acts.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

using K = ActionKind;
using C = Check;
using D = Decision;

constexpr Decisions kFeet = only(D::Turn) | only(D::Combo);
constexpr Decisions kMat = only(D::Turn, Place::Mat) | only(D::Combo, Place::Mat);
constexpr Decisions kCombo = only(D::Combo) | only(D::Combo, Place::Mat);
constexpr Decisions kType = only(D::Type);
constexpr Decisions kAnswer = only(D::Answer);
constexpr Decisions kDefend = only(D::Defend) | kAnswer;
constexpr Decisions kSide = only(D::Side);
constexpr Decisions kHarm = only(D::Harm);
constexpr Decisions kFollow = only(D::Follow);
constexpr Decisions kStep = only(D::Step);
constexpr Decisions kRise = only(D::Rise);
constexpr Decisions kRecover = only(D::Recover);

// clang-format off
constexpr std::array<Act, kActionKinds> kActs{{
    {K::Type, "type", "t", kType, "CI-S1", &C::type, "Fight as a $t"},
    {K::Footwork, "footwork", "c h", kFeet, "CI-A1", &C::footwork,
     "Footwork to $h with the $c"},
    {K::Strike, "strike", "c", kFeet, "CI-A4", &C::strike, "Strike with the $c"},
    {K::Haymaker, "haymaker", "c [to h", kFeet, "CI-A7", &C::haymaker,
     "Haymaker with the $c$s"},
    {K::Shove, "shove", "c", kFeet, "CI-A11", &C::shove, "Shove with the $c"},
    {K::Takedown, "takedown", "c", kFeet, "CI-A15", &C::takedown, "Take down with the $c"},
    {K::Discard, "cover", "discard c [draw n", kFeet, "CI-A19", &C::discard,
     "Cover up: discard the $c and draw $n"},
    {K::Rest, "cover", "rest", kFeet, "CI-A21", &C::rest, "Cover up: rest, lose 1 fatigue"},
    {K::Pound, "pound", "c", kMat | kAnswer, "CI-M2", &C::card,
     "Ground and pound with the $c"},
    {K::Submit, "submit", "c [c", kMat, "CI-M5", &C::submit, "Try a submission with the $c"},
    {K::Stand, "stand", "c", kMat, "CI-M16", &C::card, "Try to stand up with the $c"},
    {K::End, "end", "", kCombo, "CI-O6", nullptr, "End the turn"},
    {K::Block, "block", "c [c", kDefend, "CI-D4", &C::block, "Block with the $c"},
    {K::Pass, "pass", "", kDefend, "CI-D4", nullptr, "Do not block"},
    {K::SideLeft, "side", "left", kSide, "CI-F7", nullptr, "Hurt the left side"},
    {K::SideRight, "side", "right", kSide, "CI-F7", nullptr, "Hurt the right side"},
    {K::Damage, "damage", "", kHarm, "CI-M3", nullptr, "Deal damage"},
    {K::Fatigue, "fatigue", "", kHarm, "CI-M3", nullptr, "Deal fatigue"},
    {K::Follow, "follow", "", kFollow, "CI-A10", nullptr, "Follow into the empty hex"},
    {K::Step, "step", "h", kStep, "CI-A13", &C::step, "Step to $h"},
    {K::Stay, "stay", "", kFollow | kStep, "CI-A13", nullptr, "Stay"},
    {K::ToFeet, "feet", "", kRise, "CI-M14", nullptr, "Get up: back on the feet"},
    {K::ToMat, "mat", "", kRise, "CI-M14", nullptr, "Stay on the mat"},
    {K::Recover, "recover", "m", kRecover, "CI-E5", &C::recover, "Remove a cube: $m"},
    {K::Coach, "coach", "", kRecover, "CI-E7", nullptr,
     "Coach: 1 more card next round"},
    {K::Skip, "skip", "", kRecover, "CI-E5", nullptr, "Leave the point unused"},
    {K::Resign, "resign", "", 0, "CI-X5", nullptr, "Give up"},
}};
// clang-format on

constexpr bool is_in_order() {
    for (std::size_t place = 0; place < kActionKinds; ++place) {
        if (static_cast<std::size_t>(kActs[place].kind) != place) {
            return false;
        }
    }
    return true;
}
static_assert(is_in_order());

}  // namespace

std::span<const Act> acts() {
    return kActs;
}

}  // namespace tenebrae::cagedin
