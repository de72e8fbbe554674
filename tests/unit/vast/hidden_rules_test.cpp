// SPDX-License-Identifier: MIT
// Sections I and J at the level of the rules. Pairs of games differ only in what a seat cannot
// know: they must give it the same view, list and events, byte for byte, until something that
// differs is shown.
#include "same_bytes.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"
#include "test_worlds.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <span>

namespace tenebrae::vast::testing {
namespace {

bool knows_same(const Rules& rules, const State& one, const State& other, int seat) {
    const View here = view_of(rules, one, seat);
    const View there = view_of(rules, other, seat);
    ActionList list;
    ActionList other_list;
    legal_actions(rules, here, list);
    legal_actions(rules, there, other_list);
    return test::same_bytes(here, there) && std::ranges::equal(list, other_list);
}

/// Returns whether an event shows a seat something that may differ between two worlds.
bool tells(const Event& event) {
    return event.kind == EventKind::Placed || event.kind == EventKind::Flipped
           || event.kind == EventKind::Revealed || event.kind == EventKind::Collapsed
           || event.kind == EventKind::Shuffle || event.kind == EventKind::Die
           || event.kind == EventKind::CardMoves || event.kind == EventKind::Cube
           || event.kind == EventKind::TileDrawn || event.kind == EventKind::Pick
           || event.kind == EventKind::Peeked || event.kind == EventKind::Roll;
}

struct Pairs {
    int compared = 0;
    int answered = 0;  ///< pairs in which an action was carried out in both worlds
};

void compare(const TestCave& cave, int seat, core::Random& random, Pairs& pairs) {
    const Set roles = roles_of_seat(cave.rules, seat);
    const State other = other_world(cave.rules, cave.state, roles, random);
    INFO("seat " << seat << ": " << cave.pending());
    REQUIRE(std::string(broken_invariant(cave.rules, other)) == "");
    REQUIRE(knows_same(cave.rules, cave.state, other, seat));
    ++pairs.compared;
    ActionList legal;
    ActionList other_legal;
    legal_actions(cave.rules, cave.state, legal);
    legal_actions(cave.rules, other, other_legal);
    const Action action = legal[random.below(legal.size())];
    if (std::find(other_legal.begin(), other_legal.end(), action) == other_legal.end()) {
        return;
    }
    State after = cave.state;
    State other_after = other;
    Events events;
    Events other_events;
    apply(cave.rules, after, action, &events);
    apply(cave.rules, other_after, action, &other_events);
    if (after.is_over()) {
        return;
    }
    // Up to the first event that may show a difference the seat's events are the same.
    for (std::size_t place = 0; place < events.size(); ++place) {
        if (tells(events[place])) {
            return;
        }
        REQUIRE(place < other_events.size());
        const Event here = seat_event(cave.rules, events[place], seat);
        REQUIRE(here == seat_event(cave.rules, other_events[place], seat));
    }
    REQUIRE(knows_same(cave.rules, after, other_after, seat));
    ++pairs.answered;
}

}  // namespace

TEST_CASE("VA-I1 to I5, J2: worlds that differ in what a seat cannot know are the same to it") {
    for (const int row_number : {1, 2, 3, 7, 8, 12, 17}) {
        Pairs pairs;
        for (int seed = 1; seed <= test::thorough(60, 12); ++seed) {
            TestCave cave(row_number);
            cave.rules.round_limit = 20;
            cave.start(static_cast<std::uint64_t>(seed));
            core::Random random(static_cast<std::uint64_t>(seed) + 1000);
            while (!cave.state.is_over()) {
                for (const int seat :
                     {kKnightSeat, kGoblinSeat, kDragonSeat, kCaveSeat, kThiefSeat, kOnlooker}) {
                    compare(cave, seat, random, pairs);
                }
                ActionList legal;
                legal_actions(cave.rules, cave.state, legal);
                apply(cave.rules, cave.state, legal[random.below(legal.size())], nullptr);
            }
        }
        CHECK(pairs.compared >= 2000);
        CHECK(pairs.answered >= 1000);
    }
}

TEST_CASE("VA-I2, I3: the Dragon's cards are his, their number and his discards are public") {
    TestCave cave(7);
    cave.close().dragon("o").powers("claw claw flame wing").dragon_turn();
    cave.next_die(DieFace::Corners).play("claw, pay claw");
    const View his = cave.view(kDragonSeat);
    CHECK(his.state.dragon.hand == std::array<std::uint8_t, kGems>{1, 1, 1});
    CHECK(his.state.powers.cards.at(0) == kNoCard);
    for (const int seat : {kKnightSeat, kGoblinSeat, kOnlooker}) {
        const View others = cave.view(seat);
        CHECK(others.state.dragon.hand == std::array<std::uint8_t, kGems>{});
        CHECK(others.counts.powers == 3);
        CHECK(others.state.dragon.discards == std::array<std::uint8_t, kGems>{1, 0, 0});
    }
}

TEST_CASE("VA-J2: Power cards are drawn unseen by others and discarded openly") {
    TestCave cave(29);
    cave.close().dragon("o").powers("claw").dragon_turn().next_die(DieFace::Corners);
    cave.play("claw, pay claw");
    CHECK(cave.events_for(kOnlooker).find("card claw discarded") != std::string::npos);
    cave.play("rest, done, done");
    CHECK(cave.events_for(kDragonSeat).find("card ? drawn") == std::string::npos);
    const std::string others = cave.events_for(kOnlooker);
    CHECK(others.find("card ? drawn, card ? drawn, card ? drawn") != std::string::npos);
    CHECK(others.find("shuffle powers 0 ? ? ? ? ? ?") != std::string::npos);
}

TEST_CASE("VA-I5: the list of what the Dragon can pay is his") {
    TestCave cave(7);
    cave.close().dragon("o").powers("claw flame").dragon_turn();
    for (const int seat : {kKnightSeat, kGoblinSeat, kOnlooker}) {
        ActionList actions;
        legal_actions(cave.rules, cave.view(seat), actions);
        CHECK(actions.empty());
    }
}

TEST_CASE("VA-I2, I4: the underside of a Dark tile is unknown, its symbol is public") {
    TestCave cave;
    cave.dark("n1", "T3").close().knight_turn();
    const SpaceId north = space_at(cave.state, cell("n1"));
    for (const int seat : {kKnightSeat, kGoblinSeat, kOnlooker}) {
        CHECK(cave.view(seat).state.spaces.at(north).tile == kUnknownTile + 2);
        CHECK(cave.view(seat).state.spaces.at(north).symbol() == 2);
    }
}

TEST_CASE("VA-I3: the Cave knows all undersides, the Thief those he has peeked at") {
    TestCave cave;
    cave.rules.roles |= only(Role::Cave) | only(Role::Thief);
    cave.dark("n1", "C1").dark("e1", "T1").close();
    const SpaceId north = space_at(cave.state, cell("n1"));
    const SpaceId east = space_at(cave.state, cell("e1"));
    cave.state.spaces.at(east).side |= 0x20U;
    const View caves = cave.view(3);
    CHECK(caves.state.spaces.at(north).tile == tile("C1"));
    CHECK(caves.state.stack.cards.at(0) == kNoTile);
    const std::size_t events = cave.state.events.size;
    CHECK(caves.state.events.cards.at(events - 3) == cave.state.events.cards.at(events - 3));
    CHECK(caves.state.events.cards.at(events - 4) == kNoCard);
    const View thief = cave.view(4);
    CHECK(thief.state.spaces.at(north).tile == kUnknownTile);
    CHECK(thief.state.spaces.at(east).tile == tile("T1"));
}

TEST_CASE("VA-I3, T16: two worlds differ in the tile under the Thief: a peek tells him alone") {
    TestCave one(1);
    one.dark("n1", "T4").dark("s1", "A4").close().thief("n1").thief_turn();
    // The two fangs tiles change places.
    TestCave other(1);
    other.dark("n1", "A4").dark("s1", "T4").close().thief("n1").thief_turn();
    const auto is_same = [&](int seat) {
        return knows_same(one.rules, one.state, other.state, seat);
    };
    one.play("end");
    other.play("end");
    CHECK(is_same(kThiefSeat));
    one.play("peek");
    other.play("peek");
    CHECK_FALSE(is_same(kThiefSeat));
    for (const int seat : {kKnightSeat, kGoblinSeat, kDragonSeat, kOnlooker}) {
        CHECK(is_same(seat));
        CHECK(one.events_for(seat) == other.events_for(seat));
    }
    // The Cave knows both anyway.
    CHECK_FALSE(is_same(kCaveSeat));
    one.play("pass");
    other.play("pass");
    CHECK(is_same(kKnightSeat));
    CHECK_FALSE(is_same(kThiefSeat));
}

TEST_CASE("VA-I2, T8: the Thief knows how many cards and Secrets there are to take, not which") {
    TestCave one(3);
    one.lit("n1", "A1", "nesw").close().knight("n1").cards("", "axe").thief("n1").thief_turn();
    TestCave other(3);
    other.lit("n1", "A1", "nesw").close().knight("n1").cards("", "kit").thief("n1").thief_turn();
    ActionList actions;
    legal_actions(one.rules, one.view(kThiefSeat), actions);
    CHECK(one.offers("pickpocket knight 3"));
    CHECK(actions.size() > 3);
    const auto is_same = [&] { return knows_same(one.rules, one.state, other.state, kThiefSeat); };
    CHECK(is_same());
    one.play("pickpocket knight 3, filch hidden");
    other.play("pickpocket knight 3, filch hidden");
    CHECK(is_same());
    CHECK(one.events_for(kThiefSeat) == other.events_for(kThiefSeat));
}

TEST_CASE("VA-I3, C1: the hand of tiles is the Cave's; the symbol of a tile drawn to it is public"
) {
    TestCave cave(8);
    cave.close().hand("E1 C2 T3").stack("T2 E5").cave_turn(CaveStep::Tiles);
    CHECK(cave.view(kCaveSeat).state.cave.hand == cave.state.cave.hand);
    for (const int seat : {kKnightSeat, kGoblinSeat, kOnlooker}) {
        const std::array<Tile, 3> symbols{kUnknownTile, kUnknownTile + 1, kUnknownTile + 2};
        CHECK(cave.view(seat).state.cave.hand == symbols);
        CHECK(cave.view(seat).state.cave.hand_size == 3);
    }
    cave.play("place n2 C2");
    CHECK(cave.events_for(kCaveSeat) == "placed n2 C2, drawn T2");
    CHECK(cave.events_for(kKnightSeat) == "placed n2 ?b, drawn ?b");
}

TEST_CASE("VA-I2: Omen tokens are public, the tile named by an Omen is not") {
    TestCave cave(8);
    cave.close().hand("E1 E4 T3").omens("trail trail bat").cave_turn();
    cave.play("omen hatred n2 E4");
    CHECK(cave.view(kCaveSeat).state.cave.omen.what == tile("E4"));
    const View knight = cave.view(kKnightSeat);
    CHECK(knight.state.cave.omen.kind == ActionKind::OmenHatred);
    CHECK(knight.state.cave.omen.cell == cell("n2"));
    CHECK(knight.state.cave.omen.what == kNoTile);
    CHECK(knight.state.cave.tokens == cave.state.cave.tokens);
    ActionList actions;
    legal_actions(cave.rules, knight, actions);
    CHECK(actions.empty());
    cave.play("pay trail");
    CHECK(cave.events_for(kKnightSeat) == "omenback trail, omen hatred, placed n2 ?f, drawn ?e");
}

TEST_CASE("VA-I3, C9: only the Cave sees the top 3 Events, and the Treasures that it offers") {
    TestCave cave(8);
    cave.close().events("rats light air water").treasures("axe boots kit").treasure("o", 1);
    cave.knight_turn();
    const auto event = [](const View& view, std::size_t place) {
        return view.state.events.from_top(place);
    };
    const View before = cave.view(kCaveSeat);
    CHECK(event(before, 0) == static_cast<Card>(EventCard::Rats));
    CHECK(event(before, 2) == static_cast<Card>(EventCard::Air));
    CHECK(event(before, 3) == kNoCard);
    CHECK(event(cave.view(kKnightSeat), 0) == kNoCard);
    CHECK(before.state.treasures.from_top(0) == kNoCard);
    cave.play("take treasure");
    const View offering = cave.view(kCaveSeat);
    CHECK(offering.state.treasures.from_top(0) == static_cast<Card>(TreasureCard::Axe));
    CHECK(offering.state.treasures.from_top(1) == static_cast<Card>(TreasureCard::Boots));
    CHECK(offering.state.treasures.from_top(2) == kNoCard);
    CHECK(cave.view(kKnightSeat).state.treasures.from_top(0) == kNoCard);
    CHECK(
        cave.events_for(kCaveSeat).find("card axe offered, card boots offered") != std::string::npos
    );
    CHECK(cave.events_for(kKnightSeat).find("card ? offered, card ? offered") != std::string::npos);
    cave.play("give boots");
    CHECK(cave.events_for(kKnightSeat) == "card boots drawn, card ? under");
    CHECK(cave.events_for(kCaveSeat) == "card boots drawn, card axe under");
    CHECK(cave.events_for(kGoblinSeat) == "card ? drawn, card ? under");
    CHECK(cave.view(kKnightSeat).state.top().value == static_cast<Card>(TreasureCard::Boots));
    CHECK(cave.view(kCaveSeat).state.top().value == kNoCard);
    CHECK(cave.view(kCaveSeat).state.treasures.from_top(0) == kNoCard);
}

TEST_CASE("VA-R1, R4: all see the Lit side of a tile that is being revealed") {
    TestCave cave;
    cave.dark("n1", "A3").close().knight_turn().play("go n");
    const SpaceId north = space_at(cave.state, cell("n1"));
    CHECK(cave.view(kGoblinSeat).state.spaces.at(north).tile == tile("A3"));
    CHECK(cave.view(kOnlooker).state.spaces.at(north).tile == tile("A3"));
}

TEST_CASE("VA-I3: quests and face-down Treasures are the Knight's, Secrets the Goblins'") {
    TestCave cave;
    cave.close().quests("swift eagle").cards("boots", "axe kit").secrets("hex trap", "ruby");
    cave.knight_turn();
    const View knight = cave.view(kKnightSeat);
    CHECK(knight.state.knight.quests == cave.state.knight.quests);
    CHECK(knight.state.knight.hidden_cards == cave.state.knight.hidden_cards);
    CHECK(knight.state.goblins.hand == 0);
    CHECK(knight.counts.secrets == 2);
    CHECK(knight.state.goblins.open == only(Secret::Ruby));
    const View goblins = cave.view(kGoblinSeat);
    CHECK(goblins.state.knight.quests == 0);
    CHECK(goblins.counts.quests == 2);
    CHECK(goblins.state.knight.hidden_cards == 0);
    CHECK(goblins.counts.treasures == 2);
    CHECK(goblins.state.knight.open_cards == only(TreasureCard::Boots));
    CHECK(goblins.state.goblins.hand == cave.state.goblins.hand);
}

TEST_CASE("VA-I5: only the owner of a decision gets its list") {
    TestCave cave;
    cave.close().treasure("o", 1).treasures("axe").knight_turn().play("take treasure");
    CHECK(cave.view(kKnightSeat).decides);
    CHECK(cave.view(kKnightSeat).state.top().value == static_cast<int>(TreasureCard::Axe));
    const View other = cave.view(kGoblinSeat);
    CHECK_FALSE(other.decides);
    CHECK(other.state.decision == Decision::Keep);
    CHECK(other.state.owner == Role::Knight);
    CHECK(other.state.top().value == kNoCard);
    ActionList actions;
    legal_actions(cave.rules, other, actions);
    CHECK(actions.empty());
}

TEST_CASE("VA-J2: a card drawn to a hand is shown to others without its name") {
    TestCave cave;
    cave.close().treasure("o", 1).treasures("axe").knight_turn().play("take treasure, keep");
    CHECK(cave.events_for(kKnightSeat).find("card axe kept") != std::string::npos);
    CHECK(cave.events_for(kGoblinSeat).find("axe") == std::string::npos);
    CHECK(cave.events_for(kGoblinSeat).find("card ? kept") != std::string::npos);
    TestCave declined;
    declined.close().treasure("o", 1).treasures("axe").knight_turn();
    declined.play("take treasure, decline");
    CHECK(declined.events_for(kGoblinSeat).find("card ? declined") != std::string::npos);
    TestCave secrets;
    secrets.close().next_secrets("hex").war("waste").play("war waste");
    CHECK(secrets.events_for(kGoblinSeat).find("card hex drawn") != std::string::npos);
    CHECK(secrets.events_for(kKnightSeat).find("card ? drawn") != std::string::npos);
    CHECK(secrets.view(kKnightSeat).state.top().mask == 0);
}

TEST_CASE("VA-J2: the order of a shuffle and a placed tile are hidden from every seat") {
    TestCave cave;
    cave.start(2);
    CHECK(cave.events_for(kKnightSeat).find("shuffle plain 0 ? ? ? ? ? ?") != std::string::npos);
    for (const Event& event : cave.happened) {
        const Event seen = seat_event(cave.rules, event, kGoblinSeat);
        if (event.kind == EventKind::Placed) {
            CHECK(seen.value == kUnknownTile + event.items[0]);
        }
    }
}

TEST_CASE("VA-I1: a seat with several roles knows what each of them knows") {
    TestCave cave;
    cave.rules.seats = {0, 0, 0, 0, 0};
    cave.close().quests("swift").secrets("hex").knight_turn();
    const View both = cave.view(0);
    CHECK(both.state.knight.quests == only(Quest::Swift));
    CHECK(both.state.goblins.hand == only(Secret::Hex));
    CHECK(both.decides);
    CHECK(deciding_seat(cave.rules, cave.state) == 0);
}

TEST_CASE("VA-I4: after the game everything is shown") {
    TestCave cave;
    cave.close().quests("swift").knight_turn().resign();
    CHECK(cave.view(kOnlooker).shows_all);
    CHECK(cave.view(kOnlooker).state.knight.quests == only(Quest::Swift));
}

}  // namespace tenebrae::vast::testing
