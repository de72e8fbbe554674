// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/acts.hpp"

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
constexpr Decisions kActing = kTurn | kAfter | kCheered;
constexpr Decisions kSearching = kSecond | kAfter | kRetreat;
constexpr Decisions kSkipping = kFell | kUproot | kPlant | kDrift;

template <void (Check::*look)()>
void alone(Check& check, Action /*action*/) {
    (check.*look)();
}
template <void (Check::*look)(Direction)>
void way(Check& check, Action action) {
    (check.*look)(action.direction);
}
template <void (Check::*look)(Direction, bool)>
void noisy(Check& check, Action action) {
    (check.*look)(action.direction, action.noise);
}
template <void (Check::*look)(PieceId)>
void with(Check& check, Action action) {
    (check.*look)(action.who);
}
template <void (Check::*look)(std::uint8_t)>
void at(Check& check, Action action) {
    (check.*look)(action.place);
}
template <void (Check::*look)(Action)>
void whole(Check& check, Action action) {
    (check.*look)(action);
}

constexpr std::array<Act, kActionKinds> kActs{{
    {K::Move,
     "move",
     O::DirectionAndNoise,
     kTurn | kSecond,
     true,
     "HU-M1",
     noisy<&Check::move>,
     &D::move},
    {K::Hop, "hop", O::Direction, kTurn | kRetreat, false, "HU-D7", way<&Check::hop>, &D::hop},
    {K::Search, "search", O::None, kSearching, false, "HU-F3", alone<&Check::search>, &D::search},
    {K::Sprint,
     "sprint",
     O::DirectionAndNoise,
     kActing | kSprint,
     false,
     "HU-T3",
     noisy<&Check::sprint>,
     &D::sprint},
    {K::Hide,
     "hide",
     O::None,
     kAfter | kCheered | kRetreat,
     false,
     "HU-H1",
     alone<&Check::hide>,
     &D::hide},
    {K::Throw,
     "throw",
     O::Direction,
     kActing,
     false,
     "HU-T3",
     alone<&Check::throw_rock>,
     &D::throw_rock},
    {K::Call, "call", O::None, kActing, false, "HU-T3", alone<&Check::call>, &D::call},
    {K::Cheer, "cheer", O::Hunted, kTurn | kAfter, false, "HU-T3", with<&Check::cheer>, &D::cheer},
    {K::Wait, "wait", O::None, kTurn, false, "HU-T6", alone<&Check::wait>, &D::wait},
    {K::End, "end", O::None, kAfter, true, "HU-T6", nullptr, &D::end},
    {K::Stop, "stop", O::None, kSprint, false, "HU-P3", nullptr, &D::stop},
    {K::Decline, "decline", O::None, kCheered, false, "HU-D4", nullptr, &D::decline},
    {K::CounterRock,
     "counter",
     O::Rock,
     kCounter,
     true,
     "HU-X5",
     alone<&Check::counter_rock>,
     &D::counter_rock},
    {K::CounterFist,
     "counter",
     O::Fist,
     kCounter,
     false,
     "HU-X5",
     alone<&Check::counter_fist>,
     &D::counter_fist},
    {K::Forgo, "forgo", O::None, kCounter, false, "HU-X5", nullptr, &D::forgo},
    {K::Retreat,
     "retreat",
     O::DirectionAndNoise,
     kRetreat,
     true,
     "HU-X7",
     noisy<&Check::retreat>,
     &D::retreat},
    {K::Stand, "stand", O::None, kRetreat, false, "HU-X7", alone<&Check::stand>, &D::stand},
    {K::Silent, "silent", O::None, kHush, true, "HU-O2", nullptr, &D::silent},
    {K::Speak, "speak", O::None, kHush, false, "HU-O2", nullptr, &D::speak},
    {K::Clue,
     "clue",
     O::Direction,
     only(Decision::Clue),
     true,
     "HU-S7",
     way<&Check::clue>,
     &D::clue},
    {K::Card, "card", O::Card, only(Decision::Card), true, "HU-J3", whole<&Check::card>, &D::card},
    {K::Step,
     "step",
     O::Direction,
     only(Decision::Step),
     true,
     "HU-V1",
     way<&Check::step>,
     &D::step},
    {K::Stay, "stay", O::None, only(Decision::Step), false, "HU-V7", alone<&Check::stay>, &D::stay},
    {K::Attack,
     "attack",
     O::Hunted,
     only(Decision::Victim),
     true,
     "HU-X3",
     with<&Check::attack>,
     &D::attack},
    {K::Run, "run", O::Direction, only(Decision::Run), true, "HU-V9", way<&Check::run>, &D::run},
    {K::Fell, "fell", O::Direction, kFell, true, "HU-V10", way<&Check::fell>, &D::fell},
    {K::TurnLeft, "turn", O::Left, only(Decision::Turning), true, "HU-Y2", nullptr, &D::turn_left},
    {K::TurnRight,
     "turn",
     O::Right,
     only(Decision::Turning),
     true,
     "HU-Y2",
     nullptr,
     &D::turn_right},
    {K::Lure, "lure", O::Hunted, only(Decision::Lure), true, "HU-Y3", with<&Check::lure>, &D::lure},
    {K::Swap,
     "swap",
     O::TwoHunted,
     only(Decision::Swap),
     true,
     "HU-Y3",
     whole<&Check::swap>,
     &D::swap},
    {K::Uproot, "uproot", O::OneSide, kUproot, true, "HU-Y3", at<&Check::uproot>, &D::uproot},
    {K::Plant, "plant", O::OneSide, kPlant, true, "HU-Y3", at<&Check::plant>, &D::plant},
    {K::Drift, "drift", O::OneSpace, kDrift, true, "HU-Y3", at<&Check::drift>, &D::drift},
    {K::Skip, "skip", O::None, kSkipping, false, "HU-Y3", alone<&Check::skip>, &D::skip},
    {K::Tree, "tree", O::OneSide, kBuild, true, "HU-B1", at<&Check::tree>, &D::tree},
    {K::Car, "car", O::TwoSpaces, kBuild, false, "HU-B1", whole<&Check::car>, &D::car},
    {K::Start, "start", O::PieceAndSpace, kBuild, false, "HU-B1", whole<&Check::start>, &D::start},
    {K::Clear, "clear", O::None, kBuild, false, "HU-B1", nullptr, &D::clear},
    {K::Ready, "ready", O::None, kBuild, false, "HU-B2", alone<&Check::ready>, &D::ready},
    {K::Resign, "resign", O::None, 0, false, "HU-E3", nullptr, &D::resign},
}};

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

}  // namespace tenebrae::nyctophobia
