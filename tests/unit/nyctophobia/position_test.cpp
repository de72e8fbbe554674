// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/positions/position.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/show.hpp"
#include "made_rules.hpp"
#include "test_forest.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

using testing::at;
using testing::side;
using Lines = std::vector<std::string>;
using Blocks = std::vector<table::LineBlock>;

constexpr std::string_view kForest = "forest\n"
                                     "    a   b   c   d   e   f   g   h\n"
                                     "1   C   C   .   .   .   .   .   .\n"
                                     "      +   +   +   +   +   +   +\n"
                                     "2   .   .   .   .   .   .   .   .\n"
                                     "      +   +   +   +   +   +   +\n"
                                     "3   .   .   .   .   .   .   .   .\n"
                                     "      +   +   +   +   +   +   +\n"
                                     "4   .   .   . # .   .   .   .   .\n"
                                     "      +   +###+   +   +   +   +\n"
                                     "5   .   .   .   .   .   .   .   .\n"
                                     "      +   +   +   +   +   +   +\n"
                                     "6   .   .   .   .   .   .   .   .\n"
                                     "      +   +   +   +   +   +   +\n"
                                     "7   .   .   .   .   .   .   .   .\n"
                                     "      +   +   +   +   +   +   +\n"
                                     "8   .   .   .   .   .   .   .   .\n";
constexpr std::string_view kPieces = "hunter e5 wounded\n"
                                     "1 a3 health 2 rocks 1 upright klutz\n"
                                     "2 f7 health 1 rocks 0 hidden boxer\n";
constexpr std::string_view kRest = "rocks c4 e5*2\n"
                                   "noise c4\n"
                                   "hand chop calm\n"
                                   "pile shuffled\n"
                                   "at turn 1\n";

std::string whole() {
    return std::string(kForest) + std::string(kPieces) + std::string(kRest);
}

/// Returns the position with the line that starts with this text replaced, or removed if `line` is
/// empty.
std::string with_line(std::string_view beginning, const std::string& line) {
    std::string text;
    bool is_found = false;
    for (const std::string& old : core::split_lines(whole())) {
        const bool is_it = old.starts_with(beginning);
        is_found = is_found || is_it;
        text += is_it ? line + (line.empty() ? "" : "\n") : old + "\n";
    }
    CHECK(is_found);
    return text;
}

Rules two_hunted() {
    return rules_of({{"hunted", "2"}, {"hunter", "human"}});
}

Blocks blocks_of(const Lines& texts) {
    Blocks blocks;
    for (const std::string& text : texts) {
        blocks.push_back({core::split_lines(text), "position", 1});
    }
    return blocks;
}

State state_of(const Rules& rules, const Lines& texts, std::uint64_t seed = 1) {
    const auto state = read_position(rules, blocks_of(texts), seed);
    INFO((state ? std::string() : core::render(state.errors())));
    REQUIRE(state);
    return *state;
}

/// Returns each error as its rule and line: "HU-G5 20".
Lines refusals(const Rules& rules, const Lines& texts) {
    const auto state = read_position(rules, blocks_of(texts), 1);
    Lines reasons;
    if (!state) {
        for (const core::Diagnostic& error : state.errors()) {
            reasons.push_back(error.rule + " " + std::to_string(error.where.line));
        }
    }
    return reasons;
}

Lines refusals(const std::string& text) {
    return refusals(two_hunted(), {text});
}

TEST_CASE("a position says where everything is (HU-U6)") {
    const State state = state_of(two_hunted(), {whole()});
    CHECK(state.trees.count() == 2);
    CHECK(state.trees.has(side("c4e")));
    CHECK(state.trees.has(side("c4s")));
    CHECK(state.car == CarSpaces{at("a1"), at("b1")});
    CHECK(state.hunter == at("e5"));
    CHECK(state.open.wounded);
    CHECK(state.hunted[0].at == at("a3"));
    CHECK(state.hunted[0].health == 2);
    CHECK(state.hunted[0].rocks == 1);
    CHECK_FALSE(state.hunted[0].hidden);
    CHECK(state.hunted[0].character == Character::Klutz);
    CHECK(state.hunted[1].hidden);
    CHECK(state.hunted[1].health == 1);
    CHECK(state.hunted[1].character == Character::Boxer);
    CHECK(state.rocks[at("c4")] == 1);
    CHECK(state.rocks[at("e5")] == 2);
    CHECK(state.noise == at("c4"));
    CHECK(state.hand == std::array{Card::Chop, Card::Calm});
    CHECK(state.open.active == 0);
    CHECK(state.open.round == 1);
    CHECK_FALSE(state.open.has_clue);
    CHECK(state.open.caller == kNoPiece);
}

TEST_CASE("the totals that stay constant are those of the position (HU-Z4)") {
    const State state = state_of(two_hunted(), {whole()});
    CHECK(state.first_rocks == 4);
    CHECK(state.first_health == 2);
    CHECK(state.first_cards == 12);
}

TEST_CASE("every optional line of a position is parsed (HU-U6)") {
    const std::string more = "clue w\nround 3\ncalled 2 armed\nfog\nnoise off\n";
    const State state = state_of(two_hunted(), {whole(), more + "at hunter 2\n"});
    CHECK(state.open.has_clue);
    CHECK(state.open.clue == Direction::West);
    CHECK(state.open.round == 3);
    CHECK(state.open.caller == 1);
    CHECK(state.caller_seat == 1);
    CHECK(state.call_armed);
    CHECK(state.open.fog);
    CHECK(state.noise == kNoSpace);
    CHECK(state.open.active == 1);
}

TEST_CASE("a position records that the forest has turned since the clue (HU-U6)") {
    const Rules rules = two_hunted();
    const State old = state_of(rules, {whole(), "clue w turned\nat hunter 2\n"});
    CHECK(old.open.clue == Direction::West);
    CHECK(old.clue_is_old);
    CHECK(write_position(rules, old)->find("\nclue w turned\n") != std::string::npos);
    const State fresh = state_of(rules, {whole(), "clue w\nat hunter 2\n"});
    CHECK_FALSE(fresh.clue_is_old);
    CHECK(write_position(rules, fresh)->find("\nclue w\n") != std::string::npos);
}

TEST_CASE("a Hunted may be placed in the car (HU-K2)") {
    const State state =
        state_of(two_hunted(), {with_line("1 a3", "1 b1 health 2 rocks 1 upright none")});
    CHECK(state.hunted[0].in_car);
    CHECK_FALSE(state.hunted[1].in_car);
}

TEST_CASE("play continues with the turn of the position (HU-U6)") {
    const Rules rules = two_hunted();
    State first = state_of(rules, {whole()});
    begin(rules, first, nullptr);
    CHECK(first.open.decision == Decision::Turn);
    CHECK(first.open.owner == 0);
    State second = state_of(rules, {whole(), "at turn 2"});
    begin(rules, second, nullptr);
    CHECK(second.open.decision == Decision::Turn);
    CHECK(second.open.owner == 1);
    CHECK_FALSE(second.hunted[1].hidden);  // HU-T1
    State hunters = state_of(rules, {whole(), "at hunter 2"});
    begin(rules, hunters, nullptr);
    CHECK(hunters.open.decision == Decision::Card);
    CHECK(hunters.open.limited);  // HU-N3
}

TEST_CASE("the rest of the deck is shuffled by the seed (HU-U6)") {
    const Rules rules = two_hunted();
    const State state = state_of(rules, {whole()}, 7);
    CHECK(state.pile_size == 10);
    CHECK(std::ranges::equal(state.pile, state_of(rules, {whole()}, 7).pile));
    CHECK_FALSE(std::ranges::equal(state.pile, state_of(rules, {whole()}, 8).pile));
    CHECK(std::ranges::count(std::span(state.pile).first(10), Card::Chop) == 1);
    CHECK(std::ranges::count(std::span(state.pile).first(10), Card::Calm) == 1);
    CHECK(std::ranges::count(std::span(state.pile).first(10), Card::Stalk) == 1);
    const State less = state_of(rules, {whole(), "discards chop calm stalk"}, 7);
    CHECK(less.pile_size == 7);
    CHECK(less.discards[2] == Card::Stalk);
}

TEST_CASE("the pile has the written order and cards that are not listed are out of the game (HU-U6)"
) {
    const State state = state_of(two_hunted(), {whole(), "pile frenzy stalk\ndiscards listen"});
    CHECK(state.pile_size == 2);
    CHECK(state.pile[0] == Card::Frenzy);
    CHECK(state.discard_count == 1);
    CHECK(state.first_cards == 5);
    CHECK(state_of(two_hunted(), {with_line("pile", "")}).pile_size == 0);
}

TEST_CASE("the Simple Hunter has no cards (HU-S6)") {
    const Rules rules = rules_of({{"hunted", "2"}, {"deck", "simple"}});
    const std::string text = std::string(kForest) + std::string(kPieces) + "at turn 1\n";
    CHECK(state_of(rules, {text}).first_cards == 0);
    CHECK(refusals(rules, {text + "hand calm calm\n"}) == Lines{"HU-S6 22", "HU-C2 22"});
}

TEST_CASE("later blocks of a position replace earlier values (HU-U6)") {
    const Rules rules = two_hunted();
    const State state = state_of(
        rules,
        {whole(),
         "1 d4 health 3 rocks 2 hidden none\nrocks none\nhunter h8\nhand berserk sneak",
         "1 d5 health 1 rocks 0 upright guide\ncalled 1\nfog",
         "called none\nfog off\n"}
    );
    CHECK(state.hunted[0].at == at("d5"));
    CHECK(state.hunted[0].character == Character::Guide);
    CHECK(state.hunter == at("h8"));
    CHECK_FALSE(state.open.wounded);
    CHECK(std::ranges::count(state.rocks, 0) == kSpaces);
    CHECK(state.hand[0] == Card::Berserk);
    CHECK(state.open.caller == kNoPiece);
    CHECK_FALSE(state.open.fog);
    std::string forest(kForest);
    forest.replace(forest.find("C   C"), 5, ".   .");
    forest.replace(forest.find("8   .   ."), 9, "8   C   C");
    CHECK(state_of(rules, {whole(), forest}).car == CarSpaces{at("a8"), at("b8")});
}

TEST_CASE("the position that a seat may export is not a complete position (HU-U7)") {
    const Rules rules = two_hunted();
    State state = state_of(rules, {whole()});
    Events events;
    begin(rules, state, &events);
    const std::string hunted = format_public_position(rules, view_of(rules, state, 0));
    CHECK(hunted.find("Klutz") != std::string::npos);
    for (const char* hidden : {"a3", "f7", "e5", "c4", "chop", "calm"}) {
        CHECK(hunted.find(hidden) == std::string::npos);
    }
    CHECK_FALSE(read_position(rules, blocks_of({hunted}), 1));
}

TEST_CASE("a repeated line and a missing line are refused (HU-U6)") {
    CHECK(refusals(whole() + "noise c5\n") == Lines{" 26"});
    CHECK(refusals(whole() + std::string(kForest)) == Lines{" 26"});
    CHECK(refusals(with_line("hunter", "")) == Lines{" 1"});
    CHECK(refusals(with_line("2 f7", "")) == Lines{" 1"});
    CHECK(refusals(with_line("hand", "")) == Lines{" 1"});
    CHECK(refusals(with_line("at", "")) == Lines{" 1"});
    CHECK(refusals("at turn 1").size() == 5);
}

TEST_CASE("two pieces in one space are refused (HU-G5)") {
    CHECK(refusals(with_line("2 f7", "2 a3 health 1 rocks 0 hidden boxer")) == Lines{"HU-G5 20"});
    CHECK(refusals(with_line("2 f7", "2 e5 health 1 rocks 0 hidden boxer")) == Lines{"HU-G5 20"});
}

TEST_CASE("the Hunter in the car is refused (HU-K1)") {
    CHECK(refusals(with_line("hunter", "hunter b1")) == Lines{"HU-K1 18"});
}

TEST_CASE("a forest that is not sound is refused (HU-B3)") {
    CHECK(
        refusals(with_line("      +   +###", "   ###+###+###+###+###+###+###+###"))
        == Lines{"HU-B3 1"}
    );
    CHECK(refusals(with_line("1   C", "1   C # C   .   .   .   .   .   .")) == Lines{"HU-B3 1"});
}

TEST_CASE("more than forty trees are refused but a forest without trees is allowed (HU-C1 HU-U6)") {
    const Rules rules = two_hunted();
    std::string none(kForest);
    std::string full;
    for (std::string line : core::split_lines(kForest)) {
        line = line.starts_with("1") ? "1   .   .   .   .   .   .   .   ." : line;
        line = line.starts_with("8") ? "8   .   .   C   C   .   .   .   ." : line;
        const bool is_gap = line.starts_with("   ") && line.find('+') != std::string::npos;
        full += (is_gap ? "      +###+###+###+###+###+###+" : line) + "\n";
    }
    CHECK(refusals(rules, {whole(), full}) == Lines{"HU-C1 1"});
    none.replace(none.find("+###+"), 5, "+   +");
    none.replace(none.find(" # "), 3, "   ");
    CHECK(state_of(rules, {whole(), none}).trees.count() == 0);
}

TEST_CASE("a car that is not two neighbouring spaces is refused (HU-C3)") {
    CHECK(refusals(with_line("1   C", "1   C   .   C   .   .   .   .   .")) == Lines{"HU-C3 3"});
    CHECK(refusals(with_line("1   C", "1   C   .   .   .   .   .   .   .")) == Lines{"HU-C3 3"});
}

TEST_CASE("more than seven rocks are refused but seven are allowed (HU-C1)") {
    CHECK(state_of(two_hunted(), {with_line("rocks", "rocks c4 e5*5")}).first_rocks == 7);
    CHECK(refusals(with_line("rocks", "rocks c4 e5*6")) == Lines{"HU-C1 21"});
    CHECK(refusals(with_line("rocks", "rocks c4 c4")) == Lines{" 21"});
}

TEST_CASE("health is from one to three (HU-U6)") {
    CHECK(refusals(with_line("1 a3", "1 a3 health 0 rocks 1 upright klutz")) == Lines{"HU-U6 19"});
    CHECK(refusals(with_line("1 a3", "1 a3 health 4 rocks 1 upright klutz")) == Lines{"HU-U6 19"});
    CHECK(
        state_of(two_hunted(), {with_line("1 a3", "1 a3 health 3 rocks 1 upright klutz")})
            .first_health
        == 3
    );
}

TEST_CASE("a repeated character is refused but several Hunted may have none (HU-S3)") {
    CHECK(refusals(with_line("1 a3", "1 a3 health 2 rocks 1 upright boxer")) == Lines{"HU-S3 20"});
    const State state = state_of(
        two_hunted(),
        {whole(), "1 a3 health 2 rocks 1 upright none\n2 f7 health 1 rocks 0 hidden none"}
    );
    CHECK(state.hunted[1].character == Character::None);
}

TEST_CASE("a hand is two cards (HU-S6)") {
    CHECK(refusals(with_line("hand", "hand chop")) == Lines{"HU-S6 23"});
    CHECK(refusals(with_line("hand", "hand chop calm stalk")) == Lines{"HU-S6 23"});
}

TEST_CASE("more copies of a card than the deck has are refused (HU-C2)") {
    CHECK(refusals(with_line("hand", "hand stalk stalk")) == Lines{"HU-C2 23"});
    CHECK(refusals(whole() + "discards chop chop\n") == Lines{"HU-C2 26"});
    // Fog is a card of the Mage.
    CHECK(refusals(with_line("hand", "hand chop fog")) == Lines{"HU-C2 23"});
}

TEST_CASE(
    "the Hunter's turn comes after the last Hunted and with four also after the second (HU-O1)"
) {
    CHECK(refusals(with_line("at", "at hunter 1")) == Lines{"HU-O1 25"});
    const Rules four = rules_of({{"hunted", "4"}});
    const std::string text = whole()
                             + "3 h1 health 1 rocks 0 upright none\n"
                               "4 h2 health 1 rocks 0 upright none\n";
    CHECK(refusals(four, {text, "at hunter 2"}).empty());
    CHECK(refusals(four, {text, "at hunter 4"}).empty());
    CHECK(refusals(four, {text, "at hunter 3"}) == Lines{"HU-O1 1"});
}

TEST_CASE("no round begins after dawn (HU-E4)") {
    CHECK(refusals(whole() + "round 61\n") == Lines{"HU-E4 26"});
    CHECK(refusals(whole() + "round 60\n").empty());
    CHECK(refusals(rules_of({{"hunted", "2"}, {"dawn", "0"}}), {whole() + "round 61\n"}).empty());
}

TEST_CASE("all errors are reported at once (HU-U6)") {
    CHECK(
        refusals(
            two_hunted(),
            {whole(),
             "hunter a1\n1 f7 health 9 rocks 7 upright boxer\n2 f7 health 1 rocks 1 hidden boxer\n"
             "hand fog"}
        )
        == Lines{"HU-G5 3", "HU-K1 1", "HU-U6 2", "HU-S3 3", "HU-C1 21", "HU-S6 4", "HU-C2 4"}
    );
}

TEST_CASE("a syntax error is reported with its line and column (HU-U6)") {
    const auto state = read_position(
        two_hunted(),
        blocks_of(
            {with_line("noise", "noise z4"),
             "1 a3 helth 2 rocks 1 upright klutz\n3 a4 health 2 rocks 1 upright none\nlamp\n"
             "2 f7 health 1 rocks 0 asleep boxer\npile chop axe\nat dawn\nhunter e5 wounded twice"}
        ),
        1
    );
    REQUIRE_FALSE(state);
    Lines places;
    for (const core::Diagnostic& error : state.errors()) {
        places.push_back(
            std::to_string(error.where.line) + ":" + std::to_string(error.where.column)
        );
    }
    CHECK(places == Lines{"22:7", "1:6", "2:1", "3:1", "4:23", "5:11", "6:4", "7:19"});
}

TEST_CASE("a forest that ends too early is reported and the lines after it are parsed (HU-U5)") {
    std::string text(kForest.substr(0, kForest.find("5   .")));
    text += std::string(kPieces) + std::string(kRest);
    CHECK(refusals(text) == Lines{"HU-U5 11"});
}

TEST_CASE("a written position parses to the same position (HU-U6)") {
    const Rules rules = two_hunted();
    for (const std::string& more :
         {std::string("fog"),
          std::string("called 1 armed\nround 7"),
          std::string("called 1 by 2\nclue s\nat turn 2"),
          std::string("at hunter 2\nnoise none\nrocks none\ndiscards listen stalk")}) {
        const State state = state_of(rules, {whole(), more}, 5);
        const std::string text = write_position(rules, state).value();
        INFO(text);
        const State again = state_of(rules, {text}, 5);
        CHECK(write_position(rules, again) == text);
        CHECK(again.trees == state.trees);
        CHECK(again.open.caller == state.open.caller);
        CHECK(again.caller_seat == state.caller_seat);
        CHECK(again.call_armed == state.call_armed);
        CHECK(again.flow == state.flow);
        CHECK(std::ranges::equal(again.pile, state.pile));
        CHECK(again.first_cards == state.first_cards);
    }
}

TEST_CASE("a state with a missing piece cannot be written (HU-U6)") {
    const Rules rules = two_hunted();
    const State whole_state = state_of(rules, {whole()});
    CHECK(write_position(rules, whole_state));
    State fallen = whole_state;
    fallen.hunted[1].health = 0;
    CHECK_FALSE(write_position(rules, fallen));
    State away = whole_state;
    away.hunted[0].at = kNoSpace;
    CHECK_FALSE(write_position(rules, away));
    State alone = whole_state;
    alone.hunter = kNoSpace;
    CHECK_FALSE(write_position(rules, alone));
    const Rules own = rules_of({{"hunted", "2"}, {"hunter", "human"}, {"map", "own"}});
    State building = new_game(own, 1);
    begin(own, building, nullptr);
    CHECK_FALSE(write_position(own, building));
}

TEST_CASE("a parsed position is written so that its seed gives the same game (HU-U6 HU-S8)") {
    const Rules rules = two_hunted();
    for (const std::string_view pile : {"pile shuffled", "pile frenzy listen", "pile none"}) {
        const State state = state_of(rules, {whole(), std::string(pile) + "\ncalled 1"}, 9);
        const State again = state_of(rules, {write_position(rules, state).value()}, 9);
        CHECK(hash(again) == hash(state));
        CHECK(hash(state_of(rules, {write_position(rules, state).value()}, 8)) != hash(state));
        State begun = state;
        begin(rules, begun, nullptr);
        const std::string later = write_position(rules, begun).value();
        CHECK(later.find("shuffled") == std::string::npos);
    }
}

TEST_CASE("a position can be written and parsed at each decision of a game (HU-U6)") {
    for (const std::string_view deck : {"axe", "mage", "simple"}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Rules rules = rules_of(
                {{"hunted", seed % 2 == 0 ? "4" : "3"},
                 {"hunter", "human"},
                 {"deck", std::string(deck)},
                 {"hush", "loose"}}
            );
            core::Random random(seed);
            State state = new_game(rules, seed);
            begin(rules, state, nullptr);
            for (int turn = 0; turn < 400 && state.open.ending == Ending::Unfinished; ++turn) {
                const std::string text = write_position(rules, state).value();
                INFO(text);
                const State again = state_of(rules, {text}, seed);
                CHECK(write_position(rules, again) == text);
                CHECK(again.first_rocks == state.first_rocks);
                CHECK(again.first_cards == state.first_cards);
                ActionList actions;
                legal_actions(rules, state, actions);
                REQUIRE_FALSE(actions.empty());
                apply(rules, state, actions[random.below(actions.size())], nullptr);
            }
        }
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia
