// SPDX-License-Identifier: MIT
// Random games of each row: checks section Y, the views and the lists after every action.
#include "same_bytes.hpp"
#include "test_cave.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace tenebrae::vast::testing {
namespace {

/// VA-Y1, stricter than a position needs: before the Collapse only Crystal tiles can be out.
void check_tiles(const Rules& rules, const State& state) {
    std::multiset<int> found;
    for (const Space& space : state.spaces) {
        if (space.is_used()) {
            found.insert(space.tile);
        }
    }
    for (std::size_t place = 0; place < state.stack.size; ++place) {
        found.insert(state.stack.cards.at(place));
    }
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        found.insert(state.cave.hand.at(place));
    }
    int crystals = 0;
    for (int tile = 0; tile <= (rules.has_role(Role::Thief) ? 51 : 45); ++tile) {
        REQUIRE(found.count(tile) <= 1);
        if (tile >= 37 && tile <= 45) {
            crystals += found.count(tile) == 0 ? 1 : 0;
        } else if (!state.collapse) {
            REQUIRE(found.count(tile) == 1);
        }
    }
    REQUIRE(crystals == state.crystals_collapsed);
}

/// VA-W2: the kinds in the order of their table; the cells of a kind in reading order.
void check_list(const Rules& rules, const State& state) {
    ActionList legal;
    legal_actions(rules, state, legal);
    for (std::size_t place = 1; place < legal.size(); ++place) {
        const Action& one = legal[place - 1];
        const Action& two = legal[place];
        INFO(text_of(one, state.decision) << " before " << text_of(two, state.decision));
        if (one.kind == two.kind && one.who == two.who && one.cell != two.cell) {
            REQUIRE(one.cell < two.cell);
        }
        if (one.kind == two.kind && one.who == two.who && one.cell == two.cell
            && one.kind != ActionKind::Orient && one.kind != ActionKind::Reveal
            && one.kind != ActionKind::RevealPeeked && one.kind != ActionKind::OmenCurseTurn
            && one.kind != ActionKind::Pits) {
            REQUIRE(
                std::tuple(one.what, one.other.key(), one.over)
                < std::tuple(two.what, two.other.key(), two.over)
            );
        }
    }
}

/// VA-I1 to I5: every seat gets the same list from its view, or none.
void check_views(const Rules& rules, const State& state) {
    for (const int seat :
         {kKnightSeat, kGoblinSeat, kDragonSeat, kCaveSeat, kThiefSeat, kOnlooker}) {
        const View view = view_of(rules, state, seat);
        ActionList legal;
        ActionList all;
        legal_actions(rules, view, legal);
        legal_actions(rules, state, all);
        const bool decides =
            !state.is_over() && rules.seats.at(index(state.owner)) == seat && seat < 5;
        REQUIRE(view.decides == decides);
        REQUIRE((decides ? std::ranges::equal(legal, all) : legal.empty()));
    }
}

struct Outcome {
    std::map<std::string, int> endings;
    std::set<Decision> decisions;
    std::set<ActionKind> actions;
    std::set<EventKind> events;
    std::size_t longest_list = 0;
    std::size_t most_events = 0;
    int deepest = 0;
};

/// Returns an action of a random kind, so that rare kinds are played too; half of the ends of
/// decisions are avoided.
Action choose(const ActionList& legal, core::Random& random) {
    std::vector<ActionKind> kinds;
    for (const Action& action : legal) {
        if (kinds.empty() || kinds.back() != action.kind) {
            kinds.push_back(action.kind);
        }
    }
    ActionKind kind = kinds.at(random.below(kinds.size()));
    const bool is_end = kind >= ActionKind::Done && kind <= ActionKind::End;
    if (is_end || kind == ActionKind::Stop) {
        kind = kinds.at(random.below(kinds.size()));
    }
    std::vector<Action> actions;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(actions), [&](const Action& one) {
        return one.kind == kind;
    });
    return actions.at(random.below(actions.size()));
}

/// Plays a game to its end.
void play(int number, std::uint64_t seed, bool has_terrain, Outcome& outcome) {
    TestCave game(number);
    game.rules.terrain = has_terrain;
    game.rules.round_limit = 30;
    if (!game.rules.has_role(Role::Goblins)) {
        game.rules.infestation = static_cast<Infestation>(seed % 4);
    }
    // Random players win rarely, so that two games of three are made short.
    if (seed % 3 == 0) {
        game.rules.goals.knight_health = 2;
    } else if (seed % 3 == 1) {
        game.rules.goals.crystals = 1;
        game.rules.goals.wakefulness = 3;
        game.rules.goals.dragon_health = 1;
        game.rules.goals.stashed = 2;
    } else {
        game.rules.goals.hatred = game.rules.has_role(Role::Cave) ? 1 : 0;
        game.rules.goals.without_upgrade = 1;
    }
    game.state = new_game(game.rules, seed);
    Events begun;
    begin(game.rules, game.state, &begun);
    if (seed % 3 == 2 && game.rules.has_role(Role::Thief)) {
        game.upgrades("fingers crossbow evasion stealth");
    }
    core::Random random(seed * 77 + 5);
    State& state = game.state;
    for (int step = 0; !state.is_over(); ++step) {
        INFO(
            "seed " << seed << ", step " << step << ": " << game.pending() << ": " << game.legal()
        );
        REQUIRE(step < 20000);
        const std::string broken(broken_invariant(game.rules, state));
        REQUIRE(broken == "");
        check_tiles(game.rules, state);
        check_list(game.rules, state);
        check_views(game.rules, state);
        ActionList legal;
        legal_actions(game.rules, state, legal);
        const Action action = choose(legal, random);
        outcome.decisions.insert(state.decision);
        outcome.actions.insert(action.kind);
        outcome.longest_list = std::max(outcome.longest_list, legal.size());
        State silent = state;
        Events events;
        apply(game.rules, state, action, &events);
        apply(game.rules, silent, action, nullptr);
        REQUIRE(test::same_bytes(silent, state));
        outcome.most_events = std::max(outcome.most_events, events.size());
        outcome.deepest = std::max<int>(outcome.deepest, state.depth);
        for (const Event& event : events) {
            outcome.events.insert(event.kind);
        }
    }
    REQUIRE(std::string(broken_invariant(game.rules, state)) == "");
    ++outcome.endings[game.result()];
}

Outcome play_row(int number, int games, bool has_terrain = false) {
    Outcome outcome;
    for (int seed = 1; seed <= games; ++seed) {
        play(number, static_cast<std::uint64_t>(seed), has_terrain, outcome);
    }
    for (const auto& [ending, count] : outcome.endings) {
        UNSCOPED_INFO("row " << number << ": " << ending << " " << count);
    }
    UNSCOPED_INFO(
        "longest list " << outcome.longest_list << ", events " << outcome.most_events << ", frames "
                        << outcome.deepest
    );
    return outcome;
}

}  // namespace

TEST_CASE("VA-Y1, VA-Y2, VA-Y3, VA-Y4, VA-Y5, I1 to I5: random games of row 17 hold every "
          "invariant and end") {
    const Outcome outcome = play_row(17, test::thorough(600, 60));
    CHECK(outcome.endings.count("goblins knight-killed") == 1);
    CHECK(outcome.endings.count("knight escape") == 1);
    CHECK(outcome.endings.count("nobody collapse") == 1);
    CHECK(outcome.decisions.size() == 26);
    CHECK(outcome.actions.size() >= 50);
}

TEST_CASE("VA-Y1 to Y5, V40: random games of the Knight alone hold every invariant and end") {
    const Outcome outcome = play_row(27, test::thorough(400, 60));
    CHECK(outcome.endings.count("nobody collapse") == 1);
    CHECK(outcome.endings.count("nobody knight-killed") == 1);
    CHECK(outcome.actions.count(ActionKind::Monster) == 1);
}

TEST_CASE("VA-Y1 to Y5, V40: random games of the Goblins alone hold every invariant and end") {
    const Outcome outcome = play_row(28, test::thorough(300, 30));
    CHECK(outcome.endings.count("nobody collapse") == 1);
    CHECK(outcome.actions.count(ActionKind::Flare) == 1);
}

TEST_CASE("VA-Y1 to Y5: random games of Knight, Goblins and Dragon hold every invariant and end") {
    const Outcome outcome = play_row(7, test::thorough(400, 40));
    CHECK(outcome.endings.count("goblins knight-killed") == 1);
    CHECK(outcome.endings.count("knight dragon-killed") == 1);
    CHECK(outcome.decisions.count(Decision::Shy) == 1);
    CHECK(outcome.decisions.count(Decision::Trap) == 1);
    CHECK(outcome.decisions.count(Decision::Reroll) == 1);
    for (std::size_t power = 0; power < kPowers; ++power) {
        CHECK(outcome.actions.count(action_of(static_cast<Power>(power))) == 1);
    }
}

TEST_CASE("VA-Y1 to Y5, V20: random games of Knight and Dragon hold every invariant and end") {
    const Outcome outcome = play_row(18, test::thorough(300, 100));
    CHECK(outcome.endings.count("dragon knight-killed") == 1);
    CHECK(outcome.endings.count("knight dragon-killed") == 1);
}

TEST_CASE("VA-Y1 to Y5, V30: random games of Goblins and Ash Dragon hold every invariant") {
    const Outcome outcome = play_row(21, test::thorough(300, 30));
    CHECK(outcome.endings.count("goblins dragon-killed") == 1);
}

TEST_CASE("VA-Y1 to Y5, C4: random games of Knight, Goblins, Dragon and Cave hold every invariant"
) {
    const Outcome outcome = play_row(2, test::thorough(400, 20));
    CHECK(outcome.endings.count("goblins knight-killed") == 1);
    CHECK(outcome.endings.count("cave collapse") == 1);
    for (const Decision decision :
         {Decision::Cave,
          Decision::OmenPay,
          Decision::Offer,
          Decision::Dig,
          Decision::Fade,
          Decision::Spores,
          Decision::Back}) {
        INFO(word_of(decision));
        CHECK(outcome.decisions.count(decision) == 1);
    }
    for (const ActionKind kind :
         {ActionKind::OmenBats,
          ActionKind::OmenBatsTreasure,
          ActionKind::OmenRockslide,
          ActionKind::OmenRockslideFrom,
          ActionKind::OmenPlunder,
          ActionKind::OmenSpores,
          ActionKind::OmenHatred,
          ActionKind::OmenHatredRemove,
          ActionKind::OmenCurseTurn,
          ActionKind::OmenCurseEvent,
          ActionKind::OmenCurseDeck}) {
        INFO(static_cast<int>(kind));
        CHECK(outcome.actions.count(kind) == 1);
    }
}

TEST_CASE("VA-Y1 to Y5, C4: random games of Knight, Goblins and Cave hold every invariant") {
    const Outcome outcome = play_row(8, test::thorough(400, 16));
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.endings.count("goblins knight-killed") == 1);
}

TEST_CASE("VA-Y1 to Y5, E6: random games of Knight, Dragon and Cave hold every invariant") {
    const Outcome outcome = play_row(10, test::thorough(400, 16));
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.events.count(EventKind::Killed) == 1);
}

TEST_CASE("VA-Y1 to Y5, C13: random games of Goblins, Ash Dragon and Cave hold every invariant") {
    const Outcome outcome = play_row(13, test::thorough(300, 12));
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.actions.count(ActionKind::OmenHatredToken) == 1);
}

TEST_CASE("VA-Y1 to Y5, V20: random games of Knight and Cave hold every invariant") {
    const Outcome outcome = play_row(19, test::thorough(300, 20));
    CHECK(outcome.endings.count("cave knight-killed") == 1);
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.decisions.count(Decision::Offer) == 1);
}

TEST_CASE("VA-Y1 to Y5, V10: random games of Goblins and Cave hold every invariant") {
    const Outcome outcome = play_row(22, test::thorough(300, 12));
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.decisions.count(Decision::Dig) == 1);
}

TEST_CASE("VA-Y1 to Y5, V3: random games of Dragon and Cave hold every invariant") {
    const Outcome outcome = play_row(24, test::thorough(200, 12));
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.decisions.count(Decision::Back) == 1);
}

TEST_CASE("VA-Y1 to Y5, T2: random games of all five roles hold every invariant and end") {
    const Outcome outcome = play_row(1, test::thorough(400, 12));
    CHECK(outcome.endings.count("goblins knight-killed") == 1);
    CHECK(outcome.decisions.count(Decision::Thief) == 1);
    CHECK(outcome.decisions.count(Decision::Fall) == 1);
}

TEST_CASE("VA-Y1 to Y5, V28: random games of Knight, Goblins, Dragon and Thief hold every invariant"
) {
    const Outcome outcome = play_row(3, test::thorough(400, 90));
    CHECK(outcome.endings.count("thief stash") == 1);
    for (const Decision decision :
         {Decision::Assign,
          Decision::Thief,
          Decision::Peek,
          Decision::Upgrade,
          Decision::Fingers,
          Decision::Filch,
          Decision::Evade,
          Decision::Bonus}) {
        INFO(word_of(decision));
        CHECK(outcome.decisions.count(decision) == 1);
    }
    for (const ActionKind kind :
         {ActionKind::Treasure,
          ActionKind::Climb,
          ActionKind::Loot,
          ActionKind::Pickpocket,
          ActionKind::PickLock,
          ActionKind::Backstab,
          ActionKind::HideLoot,
          ActionKind::RevealPeeked,
          ActionKind::FilchHidden}) {
        INFO(static_cast<int>(kind));
        CHECK(outcome.actions.count(kind) == 1);
    }
}

TEST_CASE("VA-Y1 to Y5, V40, V41: random games of the Thief alone hold every invariant and end") {
    const Outcome outcome = play_row(30, test::thorough(300, 30));
    CHECK(outcome.endings.count("thief stash") == 1);
    CHECK(outcome.endings.count("nobody collapse") == 1);
    CHECK(outcome.actions.count(ActionKind::Flare) == 1);
}

TEST_CASE("VA-Y1 to Y5, V10: random games of Cave and Thief hold every invariant and end") {
    const Outcome outcome = play_row(26, test::thorough(300, 12));
    CHECK(outcome.endings.count("thief stash") == 1);
    CHECK(outcome.endings.count("cave collapse") == 1);
    CHECK(outcome.decisions.count(Decision::Fall) == 1);
}

TEST_CASE("VA-Y1 to Y5, V1: random games of the other rows with the Thief hold every invariant") {
    for (const int number : {4, 5, 6, 9, 11, 12, 14, 15, 16, 20, 23, 25}) {
        INFO("row " << number);
        const Outcome outcome = play_row(number, test::thorough(200, 5));
        CHECK(outcome.decisions.count(Decision::Thief) == 1);
    }
}

TEST_CASE("VA-Y1 to Y5, V40: random games of the Dragon alone hold every invariant and end") {
    const Outcome outcome = play_row(29, test::thorough(200, 30));
    CHECK(outcome.endings.count("nobody collapse") == 1);
    CHECK(outcome.decisions.count(Decision::Surface) == 1);
}

TEST_CASE("VA-Y1 to Y5, N1 to N15: random games with Terrain hold every invariant and end") {
    std::set<Decision> decisions;
    std::set<ActionKind> actions;
    std::set<EventKind> events;
    for (const int number : {1, 2, 3, 7, 8, 17, 18, 21, 27, 28, 29, 30}) {
        INFO("row " << number);
        const Outcome outcome = play_row(number, test::thorough(200, 6), true);
        decisions.insert(outcome.decisions.begin(), outcome.decisions.end());
        actions.insert(outcome.actions.begin(), outcome.actions.end());
        events.insert(outcome.events.begin(), outcome.events.end());
    }
    CHECK(decisions.count(Decision::Terrain) == 1);
    CHECK(decisions.count(Decision::Flow) == 1);
    for (const ActionKind kind :
         {ActionKind::Terrain, ActionKind::Pits, ActionKind::NoTerrain, ActionKind::Flow}) {
        INFO(static_cast<int>(kind));
        CHECK(actions.count(kind) == 1);
    }
    CHECK(events.count(EventKind::TerrainOff) == 1);
}

}  // namespace tenebrae::vast::testing
