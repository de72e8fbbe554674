// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

/// Sections G and S, and the setup of Knight and Goblins.
namespace tenebrae::vast::testing {
namespace {

/// Returns the words of the shuffles, in order, each once.
std::vector<std::string> shuffles(const TestCave& cave) {
    std::vector<std::string> decks;
    for (const Event& event : cave.happened) {
        if (event.kind == EventKind::Shuffle && event.value == 0) {
            std::istringstream stream(text_of(event));
            std::string word;
            stream >> word >> word;
            decks.push_back(word);
        }
    }
    return decks;
}

/// Returns the numbers that a shuffle gave, in order.
std::vector<int> order_of(const TestCave& cave, Deck deck) {
    std::vector<int> order;
    for (const Event& event : cave.happened) {
        if (event.kind == EventKind::Shuffle && event.who == static_cast<std::uint8_t>(deck)) {
            for (const std::uint8_t item : event.items) {
                if (item != kNoItem) {
                    order.push_back(item);
                }
            }
        }
    }
    return order;
}

}  // namespace

TEST_CASE("VA-S1: the first four tiles of the shuffle lie Dark on n1, e1, s1, w1") {
    TestCave cave;
    cave.start(3);
    const std::vector<int> plain = order_of(cave, Deck::Plain);
    REQUIRE(plain.size() == 36);
    CHECK(std::set<int>(plain.begin(), plain.end()).size() == 36);
    CHECK(cave.at("n1").tile == plain.at(0));
    CHECK(cave.at("e1").tile == plain.at(1));
    CHECK(cave.at("s1").tile == plain.at(2));
    CHECK(cave.at("w1").tile == plain.at(3));
    CHECK(cave.at("n1").is_dark());
    CHECK(cave.at("o").tile == kEntrance);
    CHECK(cave.at("o").is_lit());
}

TEST_CASE("VA-S2: the stack is pile 1 on pile 2 on pile 3 with three Crystal tiles each") {
    TestCave cave;
    cave.start(4);
    CHECK(cave.state.stack.size == 41);
    std::vector<int> expected = order_of(cave, Deck::Pile1);
    CHECK(expected.size() == 14);
    for (const Deck deck : {Deck::Pile2, Deck::Pile3}) {
        const std::vector<int> pile = order_of(cave, deck);
        CHECK(pile.size() == (deck == Deck::Pile2 ? 14U : 13U));
        expected.insert(expected.end(), pile.begin(), pile.end());
    }
    for (const Deck deck : {Deck::Pile1, Deck::Pile2, Deck::Pile3}) {
        int crystals = 0;
        for (const int number : order_of(cave, deck)) {
            crystals += cave.rules.is_kind(static_cast<Tile>(number), TileKind::Crystal) ? 1 : 0;
        }
        CHECK(crystals == 3);
    }
    for (std::size_t place = 0; place < expected.size(); ++place) {
        CHECK(cave.state.stack.cards.at(40 - place) == expected.at(place));
    }
}

TEST_CASE("VA-S2, L3: with the Thief the stack holds 47 and each pile two Vault tiles") {
    TestCave cave;
    cave.rules.roles |= only(Role::Thief);
    cave.start(5);
    CHECK(cave.state.stack.size == 47);
    CHECK(cave.state.treasure_supply == 12);
    for (const Deck deck : {Deck::Pile1, Deck::Pile2, Deck::Pile3}) {
        int vaults = 0;
        for (const int number : order_of(cave, deck)) {
            vaults += cave.rules.is_kind(static_cast<Tile>(number), TileKind::Vault) ? 1 : 0;
        }
        CHECK(vaults == 2);
    }
}

TEST_CASE("VA-L3: tiles of each kind are taken out before play") {
    TestCave cave;
    cave.rules.roles |= only(Role::Thief);
    cave.rules.goals.tiles_out = 2;
    cave.start(5);
    std::vector<int> gone;
    for (const Deck deck :
         {Deck::AmbushTiles,
          Deck::EventTiles,
          Deck::TreasureTiles,
          Deck::CrystalTiles,
          Deck::VaultTiles}) {
        const std::vector<int> order = order_of(cave, deck);
        REQUIRE(order.size() > 2);
        gone.insert(gone.end(), order.begin(), order.begin() + 2);
    }
    // 47 tiles without 2 of each of five kinds; 30 plain ones, of which 4 lie on the map.
    CHECK(order_of(cave, Deck::Plain).size() == 30);
    CHECK(cave.state.stack.size == 37);
    CHECK(cave.state.crystals_collapsed == 2);
    const std::array sizes{14U, 12U, 11U};
    const std::array crystals{3, 2, 2};
    const std::array vaults{2, 1, 1};
    constexpr std::array kPiles{Deck::Pile1, Deck::Pile2, Deck::Pile3};
    for (std::size_t pile = 0; pile < kPiles.size(); ++pile) {
        INFO(pile);
        const std::vector<int> order = order_of(cave, kPiles.at(pile));
        CHECK(order.size() == sizes.at(pile));
        const auto count = [&](TileKind kind) {
            return std::ranges::count_if(order, [&](int number) {
                return cave.rules.is_kind(static_cast<Tile>(number), kind);
            });
        };
        CHECK(count(TileKind::Crystal) == crystals.at(pile));
        CHECK(count(TileKind::Vault) == vaults.at(pile));
    }
    for (std::size_t place = 0; place < cave.state.stack.size; ++place) {
        CHECK(std::ranges::count(gone, int{cave.state.stack.cards.at(place)}) == 0);
    }
}

TEST_CASE("VA-S4: everybody sees the symbol of the top tile and nothing else of the stack") {
    TestCave cave;
    cave.start(6);
    const Tile top = cave.state.stack.cards.at(40);
    for (const int seat : {kKnightSeat, kGoblinSeat, kOnlooker}) {
        const View view = cave.view(seat);
        CHECK(view.state.stack.size == 41);
        CHECK(view.state.stack.cards.at(40) == kUnknownTile + cave.rules.plan(top).symbol);
        for (std::size_t place = 0; place < 40; ++place) {
            CHECK(view.state.stack.cards.at(place) == kNoTile);
        }
    }
}

TEST_CASE("VA-S6, S7: the roles are set up in turn order, and so is chance") {
    TestCave cave;
    cave.start(7);
    const std::vector<std::string> expected{
        "plain",
        "crystals",
        "pile1",
        "pile2",
        "pile3",
        "treasures",
        "events",
        "quests",
        "monsters",
        "secrets"};
    CHECK(shuffles(cave) == expected);
    CHECK(cave.pending() == "knight knight");
    TestCave goblins(28);
    goblins.start(7);
    const std::vector<std::string> alone{
        "plain", "crystals", "pile1", "pile2", "pile3", "monsters", "secrets", "war"};
    CHECK(shuffles(goblins) == alone);
    CHECK(goblins.pending() == "war goblins");
}

TEST_CASE("VA-K1: the Knight starts with Health 7, no Grit, two free cubes, three quests") {
    TestCave cave;
    cave.start(8);
    const Knight& knight = cave.state.knight;
    CHECK(knight.health == 7);
    CHECK(knight.grit == 0);
    CHECK(knight.free == 2);
    CHECK(knight.track == 31);
    CHECK(cave.where(Piece::Knight) == "o");
    CHECK(knight.bombs == 3);
    CHECK(std::popcount(knight.quests) == 3);
    CHECK(cave.state.quests.size == 7);
    const std::vector<int> quests = order_of(cave, Deck::Quests);
    for (std::size_t place = 0; place < 3; ++place) {
        CHECK(has(knight.quests, quests.at(place)));
    }
    CHECK(cave.state.events.size == 15);
    CHECK(cave.state.treasures.size == 7);
}

TEST_CASE("VA-K1: without Goblins, Dragon and Thief daring and eagle are taken out") {
    TestCave cave(27);
    cave.start(9);
    const std::vector<int> quests = order_of(cave, Deck::Quests);
    CHECK(quests.size() == 8);
    CHECK(std::count(quests.begin(), quests.end(), static_cast<int>(Quest::Daring)) == 0);
    CHECK(std::count(quests.begin(), quests.end(), static_cast<int>(Quest::Eagle)) == 0);
}

TEST_CASE("VA-B1: the Goblins start with Rage 1, hidden tribes of Population 0, an empty hand") {
    TestCave cave;
    cave.start(10);
    CHECK(cave.state.goblins.rage == 1);
    for (const Piece tribe : kTribes) {
        CHECK(cave.where(tribe) == "hidden");
        CHECK(cave.population(tribe) == 0);
    }
    CHECK(cave.state.goblins.hand == 0);
    CHECK(cave.state.monsters.size == 10);
    CHECK(cave.state.secrets.size == 10);
}

TEST_CASE("VA-G1: the roles take turns in order, and a round begins with the first") {
    TestCave cave;
    cave.close().turn(Role::Knight).play("end, place n2");
    CHECK(cave.in_order("turn goblins"));
    CHECK(cave.state.round == 1);
    while (cave.state.current == Role::Goblins) {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.state.current == Role::Knight);
    CHECK(cave.state.round == 2);
}

TEST_CASE("VA-G4: cells are named from the Entrance") {
    CHECK(name_of(moved(kEntranceCell, -1, 2)) == "e2n1");
    CHECK(name_of(moved(kEntranceCell, 0, -3)) == "w3");
    CHECK(name_of(moved(kEntranceCell, 1, 0)) == "s1");
    CHECK(name_of(kEntranceCell) == "o");
    CHECK(cell("e2n1") == moved(kEntranceCell, -1, 2));
}

TEST_CASE("VA-G6: cells are in reading order from north to south and from west to east") {
    CHECK(cell("e5n2") < cell("w5n1"));
    CHECK(cell("w1n1") < cell("n1"));
    CHECK(cell("n1") < cell("e1n1"));
    CHECK(cell("e9") < cell("w9s1"));
}

TEST_CASE("VA-G12, E10: the owner of the decision may resign and nobody wins") {
    TestCave cave;
    cave.close().turn(Role::Knight).resign();
    CHECK(cave.result() == "nobody resigned");
    CHECK(cave.state.resigned == Role::Knight);
    CHECK(cave.pending() == "none");
    CHECK(cave.legal().empty());
}

TEST_CASE("VA-G3: an older decision is asked again with a new list when newer ones are settled") {
    TestCave cave;
    cave.close().knight_turn().play("cube move, go n");
    CHECK(cave.pending() == "orient knight");
    cave.play("orient nesw");
    CHECK(cave.pending() == "fill knight");
    cave.play("fill n2, fill w1n1, fill e1n1, ready, pass");
    CHECK(cave.pending() == "encounter knight");
    cave.play("done");
    CHECK(cave.pending() == "knight knight");
    CHECK_FALSE(cave.offers("go s"));
}

}  // namespace tenebrae::vast::testing
