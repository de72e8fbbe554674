// SPDX-License-Identifier: MIT
// The reasons for actions in Caged In that are no attacks. Each kind is checked against the fight
// by a function written here from its words.
#include "catch.hpp"
#include "core/text.hpp"
#include "fights.hpp"
#include "games/cagedin/bot/bots.hpp"
#include "games/cagedin/bot/reasons.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "test_fight.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace tenebrae::cagedin {
namespace {

using bots::FightReason;
using bots::FightReasons;
using R = bots::FightReasonKind;

using Occurrences = std::array<int, bots::kFightReasonKinds>;

/// Returns the hexes between two fighters by their coordinates.
int hexes_between(const PublicState& open) {
    const Axial red = axial(open.fighters[kRed].at);
    const Axial blue = axial(open.fighters[kBlue].at);
    const int q = red.q - blue.q;
    const int r = red.r - blue.r;
    return std::max({q, -q, r, -r, q + r, -q - r});
}

bool is_true(const PublicState& before, const PublicState& after, const FightReason& reason) {
    const Fighter& own_before = before.fighters[reason.seat];
    const Fighter& own = after.fighters[reason.seat];
    const Seat other_seat = other(reason.seat);
    const std::size_t meter = index(reason.meter);
    switch (reason.kind) {
    case R::PinsOther: return !is_pinned(before, other_seat) && is_pinned(after, other_seat);
    case R::LeavesPin: return is_pinned(before, reason.seat) && !is_pinned(after, reason.seat);
    case R::ComesBeside: return hexes_between(after) == 1 && hexes_between(before) > 1;
    case R::NearsOther:
        return hexes_between(after) == reason.number && reason.number > 1
               && hexes_between(before) > reason.number;
    case R::GetsAway:
        return hexes_between(after) == reason.number && reason.number > 1
               && hexes_between(before) < reason.number;
    case R::RaisesMeter:
        return after.fighters[other_seat].cubes[meter] == reason.number
               && before.fighters[other_seat].cubes[meter] < reason.number;
    case R::LowersMeter:
        return own.cubes[meter] == reason.number && own_before.cubes[meter] > reason.number;
    case R::HoldsCards: return own.hand_size == reason.number;
    case R::KeepsCards: break;
    }
    // After a tap-out or a fall to the mat there is no such hand any more.
    const bool is_same_hand =
        after.ending == Ending::None && after.round == before.round && after.place == before.place;
    return own_before.hand_size == reason.number
           && (!is_same_hand || own.hand_size == reason.number);
}

void check_reasons(const Rules& rules, const State& state, Occurrences& occurrences) {
    const View view = view_of(rules, state, state.open.owner);
    ActionList actions;
    legal_actions(rules, view, actions);
    for (const Action& action : actions) {
        const FightReasons reasons = bots::fight_reasons_for(rules, view, action);
        State after = state;
        apply(rules, after, action, nullptr);
        for (const FightReason& reason : reasons) {
            ++occurrences[static_cast<std::size_t>(reason.kind)];
            if (!is_true(state.open, after.open, reason)) {
                CAPTURE(testing::action_fields(action), static_cast<int>(reason.kind));
                CAPTURE(state.open.turn, reason.number);
                FAIL_CHECK("the reason is false");
            }
        }
    }
}

std::string text(const Rules& rules, R kind, int number = 0, Meter meter = Meter::Head) {
    return bots::reason_text(rules, {kind, kRed, meter, number});
}

}  // namespace

TEST_CASE("every kind of reason occurs in fights, and each reason is true", "[bots][reasons]") {
    const Rules rules = testing::standard_rules();
    core::Random random(23);
    Occurrences occurrences{};
    for (int fight = 0; fight < test::thorough(60, 15); ++fight) {
        State state = new_fight(rules, random.next());
        begin(rules, state, nullptr);
        while (state.open.ending == Ending::None) {
            check_reasons(rules, state, occurrences);
            apply(rules, state, testing::pick_random_action(rules, state, random), nullptr);
        }
    }
    for (std::size_t kind = 0; kind < occurrences.size(); ++kind) {
        CAPTURE(kind);
        CHECK(occurrences[kind] > 0);
    }
}

TEST_CASE("reasons in the cage name fighters, hexes and meters", "[bots][reasons]") {
    const Rules rules = testing::standard_rules();
    CHECK(text(rules, R::PinsOther) == "pins Blue against the cage");
    CHECK(text(rules, R::LeavesPin) == "is no longer pinned");
    CHECK(text(rules, R::ComesBeside, 1) == "comes beside Blue");
    CHECK(text(rules, R::NearsOther, 2) == "comes within 2 hexes of Blue");
    CHECK(text(rules, R::GetsAway, 3) == "gets 3 hexes away from Blue");
    CHECK(text(rules, R::RaisesMeter, 3) == "brings Blue's head to 3 of 9");
    CHECK(text(rules, R::LowersMeter, 2) == "lowers Red's head to 2 of 9");
    CHECK(text(rules, R::HoldsCards, 4) == "ends with 4 cards in hand");
    CHECK(text(rules, R::KeepsCards, 1) == "keeps 1 card");
}

TEST_CASE("the sentence for footwork has the two most important reasons", "[bots][reasons]") {
    auto made = cagedin_maker().make("data", {});
    REQUIRE(made.ok());
    testing::TestFight fight;
    fight.hand(kRed, "jab-l hook-r").hand(kBlue, "cross-r knee-l").turn();
    const Rules rules = testing::standard_rules();
    const View view = fight.view(kRed);
    ActionList actions;
    legal_actions(rules, view, actions);
    std::size_t most = 0;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::Footwork) {
            continue;
        }
        const FightReasons reasons = bots::fight_reasons_for(rules, view, action);
        std::string expected;
        for (std::size_t number = 0; number < std::min<std::size_t>(reasons.size(), 2); ++number) {
            expected += (number == 0 ? "" : " and ") + bots::reason_text(rules, reasons[number]);
        }
        expected += expected.empty() ? "" : ".";
        CHECK(
            bots::cagedin_bots()[1].reason(
                *made.value()->game(),
                table::packed<table::SeatView>(view),
                table::packed<table::Move>(action)
            )
            == core::capitalised(expected)
        );
        most = std::max(most, reasons.size());
    }
    CHECK(most > 0);
}

}  // namespace tenebrae::cagedin
