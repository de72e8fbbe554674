// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/action_specs.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;
using O = Operand;
using D = Description;

constexpr Decisions kTurn = only(Decision::Turn);
constexpr Decisions kSecond = only(Decision::Second);
constexpr Decisions kAfter = only(Decision::After);
constexpr Decisions kSprint = only(Decision::Sprint);
constexpr Decisions kCheered = only(Decision::Cheered);
constexpr Decisions kCounter = only(Decision::Counter);
constexpr Decisions kRetreat = only(Decision::Retreat);
constexpr Decisions kHush = only(Decision::Hush);
constexpr Decisions kFell = only(Decision::Fell);
constexpr Decisions kUproot = only(Decision::Uproot);
constexpr Decisions kPlant = only(Decision::Plant);
constexpr Decisions kDrift = only(Decision::Drift);
constexpr Decisions kBuild = only(Decision::Build);
constexpr Decisions kActionDecisions = kTurn | kAfter | kCheered;
constexpr Decisions kSearchDecisions = kSecond | kAfter | kRetreat;
constexpr Decisions kSkipDecisions = kFell | kUproot | kPlant | kDrift;

template <void (Check::*method)()>
void check_without_operand(Check& check, Action /*action*/) {
    (check.*method)();
}
template <void (Check::*method)(Direction)>
void check_direction(Check& check, Action action) {
    (check.*method)(action.direction);
}
template <void (Check::*method)(Direction, bool)>
void check_step(Check& check, Action action) {
    (check.*method)(action.direction, action.noise);
}
template <void (Check::*method)(PieceId)>
void check_piece(Check& check, Action action) {
    (check.*method)(action.who);
}
template <void (Check::*method)(std::uint8_t)>
void check_place(Check& check, Action action) {
    (check.*method)(action.place);
}
template <void (Check::*method)(Action)>
void check_action(Check& check, Action action) {
    (check.*method)(action);
}

constexpr std::array<ActionSpec, kActionKinds> kActionSpecs{{
    {K::Move,
     "move",
     O::DirectionAndNoise,
     kTurn | kSecond,
     true,
     "HU-M1",
     check_step<&Check::move>,
     &D::move},
    {K::Hop,
     "hop",
     O::Direction,
     kTurn | kRetreat,
     false,
     "HU-D7",
     check_direction<&Check::hop>,
     &D::hop},
    {K::Search,
     "search",
     O::None,
     kSearchDecisions,
     false,
     "HU-F3",
     check_without_operand<&Check::search>,
     &D::search},
    {K::Sprint,
     "sprint",
     O::DirectionAndNoise,
     kActionDecisions | kSprint,
     false,
     "HU-T3",
     check_step<&Check::sprint>,
     &D::sprint},
    {K::Hide,
     "hide",
     O::None,
     kAfter | kCheered | kRetreat,
     false,
     "HU-H1",
     check_without_operand<&Check::hide>,
     &D::hide},
    {K::Throw,
     "throw",
     O::Direction,
     kActionDecisions,
     false,
     "HU-T3",
     check_without_operand<&Check::throw_rock>,
     &D::throw_rock},
    {K::Call,
     "call",
     O::None,
     kActionDecisions,
     false,
     "HU-T3",
     check_without_operand<&Check::call>,
     &D::call},
    {K::Cheer,
     "cheer",
     O::Hunted,
     kTurn | kAfter,
     false,
     "HU-T3",
     check_piece<&Check::cheer>,
     &D::cheer},
    {K::Wait,
     "wait",
     O::None,
     kTurn,
     false,
     "HU-T6",
     check_without_operand<&Check::wait>,
     &D::wait},
    {K::End, "end", O::None, kAfter, true, "HU-T6", nullptr, &D::end},
    {K::Stop, "stop", O::None, kSprint, false, "HU-P3", nullptr, &D::stop},
    {K::Decline, "decline", O::None, kCheered, false, "HU-D4", nullptr, &D::decline},
    {K::CounterRock,
     "counter",
     O::Rock,
     kCounter,
     true,
     "HU-X5",
     check_without_operand<&Check::counter_rock>,
     &D::counter_rock},
    {K::CounterFist,
     "counter",
     O::Fist,
     kCounter,
     false,
     "HU-X5",
     check_without_operand<&Check::counter_fist>,
     &D::counter_fist},
    {K::Forgo, "forgo", O::None, kCounter, false, "HU-X5", nullptr, &D::forgo},
    {K::Retreat,
     "retreat",
     O::DirectionAndNoise,
     kRetreat,
     true,
     "HU-X7",
     check_step<&Check::retreat>,
     &D::retreat},
    {K::Stand,
     "stand",
     O::None,
     kRetreat,
     false,
     "HU-X7",
     check_without_operand<&Check::stand>,
     &D::stand},
    {K::Silent, "silent", O::None, kHush, true, "HU-O2", nullptr, &D::silent},
    {K::Speak, "speak", O::None, kHush, false, "HU-O2", nullptr, &D::speak},
    {K::Clue,
     "clue",
     O::Direction,
     only(Decision::Clue),
     true,
     "HU-S7",
     check_direction<&Check::clue>,
     &D::clue},
    {K::Card,
     "card",
     O::Card,
     only(Decision::Card),
     true,
     "HU-J3",
     check_action<&Check::card>,
     &D::card},
    {K::Step,
     "step",
     O::Direction,
     only(Decision::Step),
     true,
     "HU-V1",
     check_direction<&Check::step>,
     &D::step},
    {K::Stay,
     "stay",
     O::None,
     only(Decision::Step),
     false,
     "HU-V7",
     check_without_operand<&Check::stay>,
     &D::stay},
    {K::Attack,
     "attack",
     O::Hunted,
     only(Decision::Victim),
     true,
     "HU-X3",
     check_piece<&Check::attack>,
     &D::attack},
    {K::Run,
     "run",
     O::Direction,
     only(Decision::Run),
     true,
     "HU-V9",
     check_direction<&Check::run>,
     &D::run},
    {K::Fell, "fell", O::Direction, kFell, true, "HU-V10", check_direction<&Check::fell>, &D::fell},
    {K::TurnLeft, "turn", O::Left, only(Decision::Turning), true, "HU-Y2", nullptr, &D::turn_left},
    {K::TurnRight,
     "turn",
     O::Right,
     only(Decision::Turning),
     true,
     "HU-Y2",
     nullptr,
     &D::turn_right},
    {K::Lure,
     "lure",
     O::Hunted,
     only(Decision::Lure),
     true,
     "HU-Y3",
     check_piece<&Check::lure>,
     &D::lure},
    {K::Swap,
     "swap",
     O::TwoHunted,
     only(Decision::Swap),
     true,
     "HU-Y3",
     check_action<&Check::swap>,
     &D::swap},
    {K::Uproot,
     "uproot",
     O::OneSide,
     kUproot,
     true,
     "HU-Y3",
     check_place<&Check::uproot>,
     &D::uproot},
    {K::Plant, "plant", O::OneSide, kPlant, true, "HU-Y3", check_place<&Check::plant>, &D::plant},
    {K::Drift, "drift", O::OneSpace, kDrift, true, "HU-Y3", check_place<&Check::drift>, &D::drift},
    {K::Skip,
     "skip",
     O::None,
     kSkipDecisions,
     false,
     "HU-Y3",
     check_without_operand<&Check::skip>,
     &D::skip},
    {K::Tree, "tree", O::OneSide, kBuild, true, "HU-B1", check_place<&Check::tree>, &D::tree},
    {K::Car, "car", O::TwoSpaces, kBuild, false, "HU-B1", check_action<&Check::car>, &D::car},
    {K::Start,
     "start",
     O::PieceAndSpace,
     kBuild,
     false,
     "HU-B1",
     check_action<&Check::start>,
     &D::start},
    {K::Clear, "clear", O::None, kBuild, false, "HU-B1", nullptr, &D::clear},
    {K::Ready,
     "ready",
     O::None,
     kBuild,
     false,
     "HU-B2",
     check_without_operand<&Check::ready>,
     &D::ready},
    {K::Resign, "resign", O::None, 0, false, "HU-E3", nullptr, &D::resign},
}};

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

}  // namespace tenebrae::nyctophobia
