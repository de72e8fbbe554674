// SPDX-License-Identifier: MIT
#include "games/cagedin/words/action_specs.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

using K = ActionKind;
using C = ActionChecker;
using D = Decision;

constexpr Decisions kStandingDecisions = only(D::Turn) | only(D::Combo);
constexpr Decisions kMatDecisions = only(D::Turn, Place::Mat) | only(D::Combo, Place::Mat);
constexpr Decisions kComboDecisions = only(D::Combo) | only(D::Combo, Place::Mat);
constexpr Decisions kTypeDecision = only(D::Type);
constexpr Decisions kAnswerDecision = only(D::Answer);
constexpr Decisions kDefenceDecisions = only(D::Defend) | kAnswerDecision;
constexpr Decisions kSideDecision = only(D::Side);
constexpr Decisions kHarmDecision = only(D::Harm);
constexpr Decisions kFollowDecision = only(D::Follow);
constexpr Decisions kStepDecision = only(D::Step);
constexpr Decisions kRiseDecision = only(D::Rise);
constexpr Decisions kRecoverDecision = only(D::Recover);

// clang-format off
constexpr std::array<ActionSpec, kActionKinds> kActionSpecs{{
    {K::Type, "type", "t", kTypeDecision, "CI-S1", &C::type, "Fight as a $t"},
    {K::Footwork, "footwork", "c h", kStandingDecisions, "CI-A1", &C::footwork,
     "Footwork to $h with the $c"},
    {K::Strike, "strike", "c", kStandingDecisions, "CI-A4", &C::strike, "Strike with the $c"},
    {K::Haymaker, "haymaker", "c [to h", kStandingDecisions, "CI-A7", &C::haymaker,
     "Haymaker with the $c$s"},
    {K::Shove, "shove", "c", kStandingDecisions, "CI-A11", &C::shove, "Shove with the $c"},
    {K::Takedown, "takedown", "c", kStandingDecisions, "CI-A15", &C::takedown, "Take down with the $c"},
    {K::Discard, "cover", "discard c [draw n", kStandingDecisions, "CI-A19", &C::discard,
     "Cover up: discard the $c and draw $n"},
    {K::Rest, "cover", "rest", kStandingDecisions, "CI-A21", &C::rest, "Cover up: rest, lose 1 fatigue"},
    {K::Pound, "pound", "c", kMatDecisions | kAnswerDecision, "CI-M2", &C::card,
     "Ground and pound with the $c"},
    {K::Submit, "submit", "c [c", kMatDecisions, "CI-M5", &C::submit, "Try a submission with the $c"},
    {K::Stand, "stand", "c", kMatDecisions, "CI-M16", &C::card, "Try to stand up with the $c"},
    {K::End, "end", "", kComboDecisions, "CI-O6", nullptr, "End the turn"},
    {K::Block, "block", "c [c", kDefenceDecisions, "CI-D4", &C::block, "Block with the $c"},
    {K::Pass, "pass", "", kDefenceDecisions, "CI-D4", nullptr, "Do not block"},
    {K::SideLeft, "side", "left", kSideDecision, "CI-F7", nullptr, "Hurt the left side"},
    {K::SideRight, "side", "right", kSideDecision, "CI-F7", nullptr, "Hurt the right side"},
    {K::Damage, "damage", "", kHarmDecision, "CI-M3", nullptr, "Deal damage"},
    {K::Fatigue, "fatigue", "", kHarmDecision, "CI-M3", nullptr, "Deal fatigue"},
    {K::Follow, "follow", "", kFollowDecision, "CI-A10", nullptr, "Follow into the empty hex"},
    {K::Step, "step", "h", kStepDecision, "CI-A13", &C::step, "Step to $h"},
    {K::Stay, "stay", "", kFollowDecision | kStepDecision, "CI-A13", nullptr, "Stay"},
    {K::ToFeet, "feet", "", kRiseDecision, "CI-M14", nullptr, "Get up: back on the feet"},
    {K::ToMat, "mat", "", kRiseDecision, "CI-M14", nullptr, "Stay on the mat"},
    {K::Recover, "recover", "m", kRecoverDecision, "CI-E5", &C::recover, "Remove a cube: $m"},
    {K::Coach, "coach", "", kRecoverDecision, "CI-E7", nullptr,
     "Coach: 1 more card next round"},
    {K::Skip, "skip", "", kRecoverDecision, "CI-E5", nullptr, "Leave the point unused"},
    {K::Resign, "resign", "", 0, "CI-X5", nullptr, "Give up"},
}};
// clang-format on

constexpr bool is_in_order() {
    for (std::size_t place = 0; place < kActionKinds; ++place) {
        if (static_cast<std::size_t>(kActionSpecs[place].kind) != place) {
            return false;
        }
    }
    return true;
}
static_assert(is_in_order());

}  // namespace

std::span<const ActionSpec> action_specs() {
    return kActionSpecs;
}

}  // namespace tenebrae::cagedin
