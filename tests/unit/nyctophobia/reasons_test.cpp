// SPDX-License-Identifier: MIT
// The reasons for actions in Nyctophobia. Each kind is checked by a function written here from its
// words: against the sketch and, where nothing can have changed since it was drawn, against the
// forest.
#include "catch.hpp"
#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "games/nyctophobia/bot/reasons.hpp"
#include "made_rules.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

using R = HuntReasonKind;

/// An action that is legal in a state, and one of its reasons.
struct Claim {
    const Rules& rules;
    const State& state;
    const View& view;
    Action action;
    HuntReason reason;

    [[nodiscard]] PieceId who() const { return state.open.owner; }
    [[nodiscard]] const Hunted& own() const { return state.hunted[who()]; }
    [[nodiscard]] const Sketch& sketch() const { return view.state.sketch; }
    [[nodiscard]] const Page& page() const { return sketch().pages[sketch().page_of[who()]]; }
    [[nodiscard]] Spot spot() const { return sketch().spot_of[who()]; }
    [[nodiscard]] Spot next_spot() const { return beyond(spot(), action.direction); }
    [[nodiscard]] Space next_space() const { return beyond(own().at, action.direction); }
    /// The trees of an Axe Murderer only fall, and he turns nothing, so the sketch stays right.
    [[nodiscard]] bool is_forest_certain() const { return rules.deck == Deck::Axe; }
};

int apart(Spot from, Spot to) {
    return std::abs(from.x - to.x) + std::abs(from.y - to.y);
}

bool is_step(ActionKind kind) {
    return kind == ActionKind::Move || kind == ActionKind::Sprint || kind == ActionKind::Retreat
           || kind == ActionKind::Hop;
}

/// Returns the spaces to where the Hunter was last on this page; -1 if the sketch does not show it.
int hunter_apart(const Claim& claim, Spot from) {
    const std::size_t place = claim.rules.open_talk ? 0 : claim.who();
    const SketchMark& mark = claim.sketch().hunter[place];
    const bool is_here = mark.is_set && mark.page == claim.sketch().page_of[claim.who()];
    return is_here ? apart(mark.spot, from) : -1;
}

/// Returns the spaces to the nearest space of the car on the sketch; -1 if it shows none.
int car_apart(const Claim& claim, Spot from) {
    int least = -1;
    for (int number = 0; number < 15 * 15; ++number) {
        const Spot there{
            static_cast<std::int8_t>(number % 15 - 7), static_cast<std::int8_t>(number / 15 - 7)};
        if (claim.page().at(there).car == CarMark::Car) {
            least = least < 0 ? apart(from, there) : std::min(least, apart(from, there));
        }
    }
    return least;
}

/// Returns whether the car really has a space so far away. A step off the board has no space.
bool is_car_really_apart(const Claim& claim, int spaces) {
    const Space from = claim.next_space();
    return !claim.is_forest_certain() || from == kNoSpace
           || std::ranges::any_of(claim.state.car, [&](Space space) {
                  return grid_distance(from, space) == spaces;
              });
}

/// Returns whether so many sides in the direction of the action are open, on the sketch and really.
bool is_open_for(const Claim& claim, int spaces) {
    Spot spot = claim.spot();
    Space space = claim.own().at;
    for (; spaces > 0; --spaces) {
        const bool is_really_open =
            !claim.is_forest_certain() || claim.state.trees.is_open(space, claim.action.direction);
        if (claim.page().side(spot, claim.action.direction) != SideMark::Open || !is_really_open) {
            return false;
        }
        spot = beyond(spot, claim.action.direction);
        space = claim.is_forest_certain() ? beyond(space, claim.action.direction) : space;
    }
    return true;
}

bool comes_next_to_friend(const Claim& claim) {
    const PieceId other = claim.reason.who;
    const Spot there = claim.sketch().spot_of[other];
    const bool is_really_near =
        !claim.is_forest_certain() || claim.next_space() == kNoSpace
        || grid_distance(claim.next_space(), claim.state.hunted[other].at) == 1;
    return other != claim.who()
           && claim.sketch().page_of[other] == claim.sketch().page_of[claim.who()]
           && apart(claim.next_spot(), there) == 1 && apart(claim.spot(), there) > 1
           && is_really_near;
}

int sides_not_shown(const Claim& claim) {
    int count = 0;
    for (const Direction direction : kDirections) {
        count += claim.page().side(claim.spot(), direction) == SideMark::Unknown ? 1 : 0;
    }
    return count;
}

bool is_hunter_nearer(const Claim& claim, Space goal) {
    const Space next = beyond(claim.state.hunter, claim.action.direction);
    return claim.action.kind == ActionKind::Step && claim.who() == kHunter
           && grid_distance(next, goal) == claim.reason.number
           && grid_distance(claim.state.hunter, goal) > claim.reason.number;
}

bool is_thrown_at_hunter(const Claim& claim) {
    Spot spot = claim.spot();
    for (int spaces = 0; spaces < claim.reason.number; ++spaces) {
        spot = beyond(spot, claim.action.direction);
    }
    return hunter_apart(claim, spot) == 0 && is_open_for(claim, claim.reason.number);
}

bool follows_clue(const Claim& claim) {
    const PublicState& open = claim.state.open;
    return open.has_clue && !claim.state.clue_is_old && open.clue == claim.action.direction
           && claim.reason.direction == open.clue
           && (!claim.is_forest_certain() || is_true_clue(claim.state.car, open.clue));
}

bool is_true(const Claim& claim) {
    const HuntReason& reason = claim.reason;
    const ActionKind kind = claim.action.kind;
    const bool steps = claim.who() != kHunter && is_step(kind);
    switch (reason.kind) {
    case R::LeadsToCar:
        return steps && claim.page().at(claim.next_spot()).car == CarMark::Car
               && !claim.own().in_car && is_car_really_apart(claim, 0);
    case R::AimsAtHunter: return kind == ActionKind::Throw && is_thrown_at_hunter(claim);
    case R::NearsCar:
        return steps && car_apart(claim, claim.next_spot()) == reason.number
               && car_apart(claim, claim.spot()) > reason.number
               && is_car_really_apart(claim, reason.number);
    case R::LeavesHunter:
        return steps && hunter_apart(claim, claim.next_spot()) == reason.number
               && hunter_apart(claim, claim.spot()) == reason.compared
               && reason.number > reason.compared;
    case R::HidesNear: return hunter_apart(claim, claim.spot()) == reason.number;
    case R::LastHealth: return claim.own().health == 1;
    case R::ThrowsFar:
        return kind == ActionKind::Throw && reason.number > 1 && is_open_for(claim, reason.number);
    case R::FollowsClue: return steps && follows_clue(claim);
    case R::NearsFriend: return steps && comes_next_to_friend(claim);
    case R::NewSpace: return steps && claim.page().at(claim.next_spot()).known != Known::Stood;
    case R::NewSides:
        return kind == ActionKind::Search && reason.number > 0
               && sides_not_shown(claim) == reason.number;
    case R::PlaysForTime: return claim.state.open.caller != kNoPiece;
    case R::KeepsRocks:
        return kind != ActionKind::Throw && kind != ActionKind::CounterRock && reason.number > 0
               && claim.own().rocks == reason.number;
    case R::NearsNoise: return is_hunter_nearer(claim, claim.state.noise);
    case R::NearsHunted: break;
    }
    return !claim.state.hunted[reason.who].hidden
           && is_hunter_nearer(claim, claim.state.hunted[reason.who].at);
}

using Occurrences = std::array<int, kHuntReasonKinds>;

void check_reasons(const Rules& rules, const State& state, Occurrences& occurrences) {
    const View view = view_of(rules, state, deciding_seat(rules, state.open));
    ActionList actions;
    legal_actions(rules, view, actions);
    for (const Action& action : actions) {
        for (const HuntReason& reason : reasons_for(rules, view, action)) {
            ++occurrences[static_cast<std::size_t>(reason.kind)];
            if (!is_true({rules, state, view, action, reason})) {
                CAPTURE(static_cast<int>(reason.kind), static_cast<int>(action.kind));
                CAPTURE(state.open.round, static_cast<int>(state.open.owner), reason.number);
                FAIL_CHECK("the reason is false");
            }
        }
    }
}

void play_with_reasons(const Rules& rules, std::uint64_t seed, Occurrences& occurrences) {
    State state = new_game(rules, seed);
    Events events;
    begin(rules, state, &events);
    while (state.open.ending == Ending::Unfinished) {
        check_reasons(rules, state, occurrences);
        events.clear();
        apply(rules, state, likely_action(rules, state), &events);
    }
}

std::string text(R kind, int number = 0, int compared = 0) {
    return reason_text({kind, 1, Direction::West, number, compared});
}

}  // namespace

TEST_CASE("every kind of reason occurs in the forest, and each reason is true", "[bot][reasons]") {
    const std::vector<Pairs> choices{
        {{"map", "ravine"}},
        {{"hunted", "4"}, {"hush", "loose"}},
        {{"hunter", "human"}},
        {{"hunter", "human"}, {"deck", "mage"}},
        {{"hunted", "2"}, {"players", "2"}, {"talk", "closed"}},
        {{"sketch", "off"}}};
    Occurrences occurrences{};
    for (const Pairs& choice : choices) {
        const Rules rules = rules_of(choice);
        const auto games = static_cast<std::uint64_t>(test::thorough(12, 3));
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            CAPTURE(choice.front().first, choice.front().second, seed);
            play_with_reasons(rules, seed, occurrences);
        }
    }
    for (std::size_t kind = 0; kind < occurrences.size(); ++kind) {
        CAPTURE(kind);
        CHECK(occurrences[kind] > 0);
    }
}

TEST_CASE("reasons in the forest name spaces, pieces and the clue", "[bot][reasons]") {
    CHECK(text(R::LeadsToCar) == "leads into the car");
    CHECK(text(R::AimsAtHunter, 2) == "aims at where the Hunter was last, 2 spaces away");
    CHECK(text(R::NearsCar, 1) == "comes within 1 space of the car");
    CHECK(
        text(R::LeavesHunter, 3, 2) == "gets 3 spaces away from where the Hunter was last, not 2"
    );
    CHECK(text(R::HidesNear, 4) == "hides 4 spaces from where the Hunter was last");
    CHECK(text(R::LastHealth) == "is down to 1 health");
    CHECK(text(R::ThrowsFar, 3) == "flies over 3 spaces known to be open");
    CHECK(text(R::FollowsClue) == "follows the clue west");
    CHECK(text(R::NearsFriend) == "comes next to Hunted 2");
    CHECK(text(R::NewSpace) == "leads where the sketch shows no steps yet");
    CHECK(text(R::NewSides, 2) == "feels 2 sides that the sketch does not show");
    CHECK(text(R::PlaysForTime) == "plays for time, as help is on its way");
    CHECK(text(R::KeepsRocks, 1) == "keeps 1 rock");
    CHECK(text(R::NearsNoise, 0) == "comes to the noise");
    CHECK(text(R::NearsNoise, 2) == "comes within 2 spaces of the noise");
    CHECK(text(R::NearsHunted, 1) == "comes within 1 space of Hunted 2");
}

TEST_CASE("a sentence about a step has at most two reasons", "[bot][reasons]") {
    const Rules rules = rules_of({{"map", "camping"}, {"turned", "0"}, {"car", "a"}});
    State state = new_game(rules, 3);
    Events events;
    begin(rules, state, &events);
    const View view = view_of(rules, state, 0);
    ActionList actions;
    legal_actions(rules, view, actions);
    for (const Action& action : actions) {
        const HuntReasons reasons = reasons_for(rules, view, action);
        const std::string sentence = reason_for(rules, view, action);
        CAPTURE(sentence);
        CHECK(sentence.empty() == reasons.empty());
        CHECK(std::ranges::is_sorted(reasons, {}, &HuntReason::kind));
        const std::size_t joint = sentence.find(" and ");
        CHECK((joint == std::string::npos) == (reasons.size() < 2));
        CHECK((joint == std::string::npos || sentence.find(" and ", joint + 1) == std::string::npos)
        );
    }
}

}  // namespace tenebrae::nyctophobia
