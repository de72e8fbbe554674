// SPDX-License-Identifier: MIT
// The Thief in positions (section Z).
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/positions/position.hpp"
#include "games/vast/words/position_lines.hpp"
#include "test_cave.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace tenebrae::vast {
namespace {

using testing::kCaveSeat;
using testing::kKnightSeat;
using testing::kOnlooker;
using testing::kThiefSeat;
using testing::TestCave;

core::Result<State> read_lines(int row, const std::string& text) {
    table::LineBlock block;
    block.first_line = 1;
    block.lines = core::split_lines(text);
    return read_position(testing::row(row), {block}, 1);
}
State position(int row, const std::string& text) {
    const auto state = read_lines(row, text);
    INFO(text << (state ? "" : core::render(state.errors())));
    REQUIRE(state);
    return *state;
}
/// Returns the errors in lines as "LINE: message [VA-Z9]", or "legal".
std::string refused(int row, const std::string& text) {
    const auto state = read_lines(row, text);
    if (state) {
        return "legal";
    }
    return core::listed(state.errors(), "\n", [](const core::Diagnostic& error) {
        return std::to_string(error.where.line) + ": " + error.message + " [" + error.rule + "]";
    });
}
/// The four tiles around the Entrance.
const std::string kMap = "dark n1 A1\ndark e1 A2\ndark s1 A3\ndark w1 A4\n";

std::string line_of(int row, const State& state, std::string_view keyword, Set known = kAllHands) {
    for (const std::string& line :
         core::split_lines(position_lines(testing::row(row), state, known))) {
        if (line.starts_with(std::string(keyword) + " ")) {
            return line;
        }
    }
    return "";
}

}  // namespace

TEST_CASE("VA-Z7, T1: without a line the Thief is off the map, with Loot Drop Level 3", "[vast]") {
    for (const int row : {1, 3, 30}) {
        const State state = position(row, "round 2");
        CHECK(state.thief.at == kNoSpace);
        CHECK(state.thief.loot == 3);
        CHECK(state.thief.stats == StatTokens{});
        CHECK(state.thief.stashed == 0);
        CHECK(
            line_of(row, state, "thief")
            == "thief off tokens=- carried=0 gems=- stashed=0 upgrades=- loot=3 hexed=0 peeked=-"
        );
    }
    CHECK(line_of(17, position(17, "round 2"), "thief").empty());
}

TEST_CASE("VA-Z7: a position says all that is known of the Thief", "[vast]") {
    const State state = position(
        3,
        kMap
            + "turn thief\nthief n1 tokens=4,2,3 carried=2 gems=flame,wing stashed=3 "
              "upgrades=gear,flip2 loot=1 hexed=2 peeked=A2,A4\ntreasure e1 2"
    );
    const Thief& thief = state.thief;
    CHECK(name(state.spaces.at(thief.at).at) == "n1");
    CHECK(thief.carried == 2);
    CHECK(carried_gems(state) == (only(Gem::Flame) | only(Gem::Wing)));
    CHECK(thief.stashed == 3);
    CHECK(thief.tokens == 3);
    CHECK(thief.upgrades == (only(Upgrade::Gear) | only(Upgrade::Flip2)));
    CHECK(thief.loot == 1);
    CHECK(thief.hex == 2);
    // 12 Treasures, of which 2 are on the map, 2 carried and 3 stashed.
    CHECK(state.treasure_supply == 5);
    for (const Space& space : state.spaces) {
        const bool is_named =
            space.tile == testing::tile("A2") || space.tile == testing::tile("A4");
        CHECK(space.is_peeked() == (space.is_used() && is_named));
    }
}

TEST_CASE("VA-Z7, T2, T3: the numbers on Movement, Stealth and Thievery", "[vast]") {
    const auto stats = [](const std::string& values) {
        return position(30, "thief o " + values).thief.stats;
    };
    CHECK(stats("tokens=2,3,4") == StatTokens{1, 2, 3});
    CHECK(stats("tokens=4,2,3") == StatTokens{3, 1, 2});
    CHECK(stats("tokens=-") == StatTokens{});
    // Of equal numbers the lower token is on the first stat.
    CHECK(stats("tokens=3,4,3 stashed=1 upgrades=flip2") == StatTokens{1, 3, 2});
    CHECK(stats("tokens=4,3,4 stashed=2 upgrades=flip2,flip3") == StatTokens{2, 1, 3});
    // The numbers before the flips tell equal ones apart.
    CHECK(stats("tokens=3,4,2 stashed=1 upgrades=flip2") == StatTokens{2, 3, 1});
    CHECK(stats("tokens=4,2,3 stashed=2 upgrades=flip2,flip3") == StatTokens{3, 1, 2});
}

TEST_CASE("VA-Z7: equal stat tokens are read back onto their stats", "[vast]") {
    const auto written = [](const std::string& tokens, const std::string& upgrades) {
        const std::string values = "thief o tokens=" + tokens + " stashed=3 upgrades=" + upgrades;
        const State state = position(30, values);
        const std::string line = line_of(30, state, "thief");
        CHECK(position(30, line).thief.stats == state.thief.stats);
        return line.substr(0, line.find(" carried"));
    };
    CHECK(written("3,3,4", "flip2") == "thief o tokens=3,3,4");
    CHECK(written("2,3,4", "flip2") == "thief o tokens=3,3,4");
    CHECK(written("3,2,4", "flip2") == "thief o tokens=3,2,4");
    CHECK(written("4,2,3", "flip2,flip3") == "thief o tokens=4,2,3");
    CHECK(written("4,4,3", "flip2,flip3,flip4") == "thief o tokens=4,4,3");
}

TEST_CASE("VA-Z3, T15: Treasures not named are stashed as far as needed, or in the supply") {
    const auto counts = [](const std::string& text) {
        const State state = position(3, kMap + text);
        return std::to_string(state.thief.tokens) + " " + std::to_string(state.treasure_supply);
    };
    CHECK(counts("thief o") == "0 12");
    CHECK(counts("thief o stashed=5 carried=1") == "5 6");
    CHECK(counts("thief o stashed=2\ntreasure n1 12") == "0 0");
    CHECK(counts("thief o stashed=5\ntreasure n1 9") == "3 0");
    CHECK(counts("thief o stashed=5\ntreasure n1 9\nsupply 0") == "3 0");
    CHECK(counts("thief o stashed=5\ntreasure n1 3\nsupply 4\ndragon o treasures=1") == "4 4");
    CHECK(
        refused(3, "thief o stashed=1\nsupply 10")
        == "1: The game has 12 Treasures: this position has 11 (0 on the map, 0 on the Dragon's "
           "board, 0 carried, 1 stashed, 10 in the supply). [VA-Y2]"
    );
    CHECK(
        refused(3, "thief o carried=4\nsupply 10")
        == "1: The game has 12 Treasures: this position has 14 (0 on the map, 0 on the Dragon's "
           "board, 4 carried, 0 stashed, 10 in the supply). [VA-Y2]"
    );
}

TEST_CASE("VA-Z9: a Thief that no game could reach is refused at his line", "[vast]") {
    CHECK(
        refused(3, kMap + "thief n1 loot=4 stashed=1 upgrades=fingers,flip3")
        == "5: The Thief's Loot Drop Level is 3 at most: found 4. [VA-Y4]\n"
           "5: The Thief's upgrades, one for each stashed Treasure, are 1 at most: found 2. "
           "[VA-T20]\n"
           "5: The Thief has the upgrade flip3 only after flip2. [VA-T22]"
    );
    CHECK(
        refused(3, kMap + "round 2\nthief off carried=1 gems=claw")
        == "6: Off the map the Thief carries nothing: found 2 tokens. [VA-T25]"
    );
    CHECK(
        refused(3, kMap + "thief n1 tokens=2,2,4")
        == "5: The stat tokens are 2, 3, 4, in some order: found 2, 2, 4. [VA-T2]"
    );
    CHECK(
        refused(3, kMap + "thief n1 tokens=3,4,4 stashed=1 upgrades=flip2")
        == "5: The stat tokens are 3, 3, 4, in some order: found 3, 4, 4. [VA-T2]"
    );
    CHECK(
        refused(3, kMap + "thief n1 peeked=A2,A5")
        == "5: The tile A5 is not Dark on the map. [VA-T16]"
    );
    CHECK(
        refused(3, kMap + "lit n2 A5 nesw\nthief n1 peeked=A5,o,A2")
        == "6: The tile A5 is not Dark on the map. [VA-T16]\n"
           "6: The tile o is not Dark on the map. [VA-T16]"
    );
    CHECK(refused(3, kMap + "thief e9") == "5: There is no space on e9. [VA-Y3]");
    CHECK(
        refused(3, kMap + "gem n1 claw\nthief n1 gems=claw") == "6: A Gem is named twice. [VA-Z9]"
    );
    CHECK(
        refused(3, "thief o stashed=6")
        == "1: The game is over: the Thief has stashed 6 tokens. [VA-T24]"
    );
    CHECK(refused(3, "thief o stashed=5") == "legal");
    for (const char* const values :
         {"tokens=2,3",
          "tokens=2,3,4,4",
          "tokens=x",
          "carried=x",
          "gems=tooth",
          "upgrades=claw",
          "upgrades=gear,gear",
          "peeked=n1",
          "stash=1",
          "loot"}) {
        INFO(values);
        CHECK(refused(3, "thief o " + std::string(values)) == "1: Unknown or wrong value. []");
    }
}

TEST_CASE("VA-Z3, R5: a Vault token lies on a Lit vault tile", "[vast]") {
    const std::string vaults = "lit n1 V1 es\ndark e1 V2\ndark s1 A3\ndark w1 A4\ndark e1n1 A2\n";
    CHECK(refused(3, vaults + "vault n1") == "legal");
    const State state = position(3, vaults + "vault n1");
    CHECK(state.spaces.at(space_at(state, testing::cell("n1"))).has(Token::Vault));
    constexpr std::string_view kMessage = "6: A Vault token lies on a Lit vault tile. [VA-R5]";
    CHECK(refused(3, vaults + "vault e1") == kMessage);
    CHECK(refused(3, vaults + "vault s1") == kMessage);
    CHECK(refused(3, vaults + "vault o") == kMessage);
    CHECK(refused(3, vaults + "vault e9") == "6: There is no space on e9. [VA-Y3]");
}

TEST_CASE(
    "VA-Z5: what belongs to the Thief, and what others give him, needs their role", "[vast]"
) {
    CHECK(refused(7, "thief o") == "1: The Thief does not play in this game. [VA-Z5]");
    CHECK(
        refused(7, "vault o")
        == "1: The Thief does not play in this game. [VA-Z5]\n"
           "1: A Vault token lies on a Lit vault tile. [VA-R5]"
    );
    CHECK(refused(7, "turn thief") == "1: Unexpected word. []");
    CHECK(refused(12, "thief o hexed=1") == "1: The Goblins do not play in this game. [VA-Z5]");
    CHECK(refused(12, "thief o gems=wing") == "1: The Dragon does not play in this game. [VA-Z5]");
    CHECK(refused(12, "thief o hexed=0 gems=-") == "legal");
    CHECK(refused(3, "thief o hexed=1 gems=wing") == "legal");
}

namespace {

/// Returns the Thief without what a position leaves out: his turn so far (VA-Z9). His place, which
/// is numbered anew, is left out too.
Thief at_turn_start(Thief thief) {
    thief.at = kNoSpace;
    thief.marks = 0;
    thief.moves = 0;
    thief.cubes = 0;
    thief.targets = 0;
    thief.vaults = 0;
    return thief;
}

/// Returns the cells of tiles at which he has peeked.
std::set<std::string> peeked_cells(const State& state) {
    std::set<std::string> cells;
    for (const Space& space : state.spaces) {
        if (space.is_used() && space.is_peeked()) {
            cells.insert(name(space.at));
        }
    }
    return cells;
}

/// Returns whether nothing but the decision of a turn is pending, so that the map is whole (Y3).
bool is_whole(const State& state) {
    constexpr std::array kDecisions{
        Decision::Knight,
        Decision::Tribes,
        Decision::Dragon,
        Decision::Cave,
        Decision::Assign,
        Decision::Thief};
    return std::ranges::count(kDecisions, state.decision) > 0;
}

/// What happened to the Thief in random games.
struct Seen {
    bool carried = false;
    bool stashed = false;
    bool upgraded = false;
    bool hexed = false;
    bool peeked = false;
    bool vault = false;
    bool off = false;

    void add(const State& state) {
        const Thief& thief = state.thief;
        carried = carried || count_carried(state) > 0;
        stashed = stashed || thief.stashed > 0;
        upgraded = upgraded || thief.upgrades != 0;
        hexed = hexed || thief.hex > 0;
        peeked = peeked || !peeked_cells(state).empty();
        vault = vault || std::ranges::any_of(state.spaces, [](const Space& space) {
                    return space.is_used() && space.has(Token::Vault);
                });
        off = off || (thief.at == kNoSpace && state.round > 1);
    }
};

void check_round_trip(int row, const State& state) {
    const std::string text = position_lines(testing::row(row), state);
    const auto again = read_lines(row, text);
    INFO(text << (again ? "" : core::render(again.errors())));
    REQUIRE(again);
    REQUIRE(position_lines(testing::row(row), *again) == text);
    REQUIRE(at_turn_start(again->thief) == at_turn_start(state.thief));
    REQUIRE(peeked_cells(*again) == peeked_cells(state));
    REQUIRE(carried_gems(*again) == carried_gems(state));
}

/// Plays a random game and reads every state of it back.
void read_back_game(int row, std::uint64_t seed, Seen& seen) {
    const Rules rules = testing::row(row);
    core::Random random(seed);
    State state = new_game(rules, seed);
    begin(rules, state, nullptr);
    for (int step = 0; step < 1000 && !state.is_over(); ++step) {
        ActionList legal;
        legal_actions(rules, state, legal);
        const auto pick = static_cast<std::size_t>(random.below(legal.size()));
        apply(rules, state, legal[pick], nullptr);
        if (is_whole(state)) {
            seen.add(state);
            check_round_trip(row, state);
        }
    }
}

}  // namespace

TEST_CASE("VA-Z1 to Z9: every state of random games with the Thief is read back", "[vast]") {
    Seen seen;
    for (const int row : {1, 3, 4, 5, 6, 9, 11, 12, 14, 15, 16, 20, 23, 25, 26, 30}) {
        INFO(row);
        for (int game = 1; game <= test::thorough(20, 4); ++game) {
            read_back_game(row, static_cast<std::uint64_t>(game), seen);
        }
    }
    CHECK(seen.carried);
    CHECK(seen.stashed);
    CHECK(seen.upgraded);
    CHECK(seen.hexed);
    CHECK(seen.peeked);
    CHECK(seen.vault);
    CHECK(seen.off);
}

TEST_CASE("VA-Z9: a game goes on from a position at the start of the Thief's turn", "[vast]") {
    const Rules rules = testing::row(3);
    State state = position(3, kMap + "turn thief\nthief off stashed=1 upgrades=evasion hexed=1");
    begin(rules, state, nullptr);
    CHECK(state.decision == Decision::Assign);
    CHECK(state.thief.at == kEntranceSpace);
    State flipped = position(
        3, kMap + "turn thief\nthief n1 tokens=4,4,3 stashed=3 upgrades=flip2,flip3,flip4 hexed=1"
    );
    begin(rules, flipped, nullptr);
    CHECK(flipped.decision == Decision::Thief);
    CHECK(thief_stealth(rules, flipped) == 3);
    // Hex ends with the Goblins' turn.
    State goblins = position(3, kMap + "turn goblins\nthief n1 tokens=2,3,4 hexed=2");
    begin(rules, goblins, nullptr);
    CHECK(thief_stealth(rules, goblins) == 3);
}

TEST_CASE("VA-I3: lines of a position name a peeked tile to those who know it", "[vast]") {
    TestCave cave(1);
    cave.dark("w1", "A5").close().thief("w1").peeked("w1");
    const auto line = [&cave](int seat) {
        const std::string text = line_of(1, cave.view(seat).state, "thief", 0);
        const std::size_t peeked = text.find(" peeked=");
        return peeked == std::string::npos ? "" : text.substr(peeked);
    };
    CHECK(line(kThiefSeat) == " peeked=A5");
    CHECK(line(kCaveSeat) == " peeked=A5");
    CHECK(line(kKnightSeat).empty());
    CHECK(line(kOnlooker).empty());
}

}  // namespace tenebrae::vast
