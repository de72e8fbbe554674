// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "games/cagedin/sets/variant.hpp"
#include "temporary_folder.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::cagedin {
namespace {

Setup shipped() {
    const auto setup = load_tables("data");
    INFO((setup ? std::string() : core::render(setup.errors())));
    REQUIRE(setup);
    return *setup;
}

std::string shipped_text() {
    std::ifstream file("data/cagedin/tables.toml");
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Returns how many cards of a deck are like this one.
template <typename Kind, typename Like>
int cards_like(
    const Setup& setup, Place place, const std::array<Kind, kMaxSorts>& cards, Like like
) {
    int sum = 0;
    for (std::size_t sort = 0; sort < setup.rules.tables.sorts[index(place)]; ++sort) {
        sum += std::invoke(like, cards[sort]) ? setup.rules.tables.copies[index(place)][sort] : 0;
    }
    return sum;
}
template <typename Like>
int standing(const Setup& setup, Like like) {
    return cards_like(setup, Place::Feet, setup.rules.tables.standup, like);
}
template <typename Like>
int lying(const Setup& setup, Like like) {
    return cards_like(setup, Place::Mat, setup.rules.tables.ground, like);
}

/// Returns the codes of a deck in its order.
std::string codes_of(const Setup& setup, Place place) {
    return core::listed(setup.cards[index(place)], " ", &CardText::code);
}

Hexes hexes(std::initializer_list<std::pair<int, int>> places) {
    Hexes found = 0;
    for (const auto& [row, number] : places) {
        found |= only(hex_at(row, number - 1));
    }
    return found;
}

TEST_CASE("CI-K1: the stand-up deck has 54 cards and the ground deck 30") {
    const Setup setup = shipped();
    CHECK(standing(setup, [](const StandupCard&) { return true; }) == 54);
    CHECK(lying(setup, [](const GroundCard&) { return true; }) == 30);
}

TEST_CASE("table 1 has the sums given below it") {
    const Setup setup = shipped();
    std::map<Location, int> strikes;
    std::map<Takedown, int> takedowns;
    for (Card sort = 0; sort < setup.rules.tables.sorts[index(Place::Feet)]; ++sort) {
        const StandupCard& card = setup.rules.tables.standup[sort];
        const int copies = setup.rules.tables.copies[index(Place::Feet)][sort];
        (card.is_takedown ? takedowns[card.takedown] : strikes[card.location]) += copies;
    }
    CHECK(strikes[Location::HeadLeft] == 8);
    CHECK(strikes[Location::HeadRight] == 8);
    CHECK(strikes[Location::BodyLeft] == 8);
    CHECK(strikes[Location::BodyRight] == 8);
    CHECK(strikes[Location::LegLeft] == 7);
    CHECK(strikes[Location::LegRight] == 7);
    CHECK(takedowns[Takedown::JudoThrow] == 2);
    CHECK(takedowns[Takedown::Slam] == 2);
    CHECK(takedowns[Takedown::ShootLegs] == 4);
    CHECK(standing(setup, &StandupCard::combo) == 11);
    CHECK(standing(setup, &StandupCard::counter) == 8);
    CHECK(standing(setup, &StandupCard::haymaker) == 4);
}

TEST_CASE("CI-K7: hands have the order of tables 1 and 2 with left before right") {
    const Setup setup = shipped();
    CHECK(
        codes_of(setup, Place::Feet)
        == "jab-l jab-r cross-l cross-r hook-l hook-r upper-l upper-r over-l over-r bjab-l bjab-r "
           "rib-l rib-r knee-l knee-r catch-l catch-r spin-l spin-r low-l low-r calf-l calf-r "
           "check-l check-r throw-c throw slam-c slam shoot-c shoot"
    );
    CHECK(
        codes_of(setup, Place::Mat)
        == "arm-h-e arm-bl-t arm-br-t arm-ll-e arm-lr-t kim-h-t kim-bl-e kim-br-t kim-ll-t "
           "kim-lr-e "
           "rnc-h-t rnc-bl-t rnc-br-e rnc-ll-t rnc-lr-t tri-h-e tri-bl-t tri-br-t tri-ll-t "
           "tri-lr-t "
           "gui-h-t gui-bl-t gui-br-e gui-ll-e gui-lr-t heel-h-t heel-bl-t heel-br-t heel-ll-t "
           "heel-lr-e"
    );
    CHECK(setup.cards[0][6].name == "Slip Uppercut");
    CHECK(setup.cards[1][10].name == "rear naked choke");
}

TEST_CASE("CI-K2, CI-K5: a card has the values of its row") {
    const Setup setup = shipped();
    const Tables& tables = setup.rules.tables;
    // The right Low Kick: two copies, combo, footwork 3.
    CHECK(tables.standup[21].location == Location::LegRight);
    CHECK(tables.standup[21].combo);
    CHECK(tables.standup[21].footwork == 3);
    CHECK(tables.copies[0][21] == 2);
    // The plain Shoot Legs: three copies.
    CHECK(tables.standup[31].is_takedown);
    CHECK(tables.standup[31].takedown == Takedown::ShootLegs);
    CHECK_FALSE(tables.standup[31].combo);
    CHECK(tables.copies[0][31] == 3);
    CHECK(tables.ground[29] == GroundCard{Hold::HeelHook, Meter::LegRight, false});
    CHECK(tables.ground[17] == GroundCard{Hold::TriangleChoke, Meter::BodyRight, true});
}

TEST_CASE("table 2 has the sums given below it") {
    const Setup setup = shipped();
    CHECK(lying(setup, &GroundCard::is_tap) == 21);
    constexpr std::array<int, kDamageMeters> kEscapes{2, 1, 2, 2, 2};
    for (std::size_t meter = 0; meter < kDamageMeters; ++meter) {
        const auto is_escape = [meter](const GroundCard& card) {
            return !card.is_tap && index(card.meter) == meter;
        };
        CHECK(lying(setup, is_escape) == kEscapes.at(meter));
    }
    for (std::size_t hold = 0; hold < kHolds; ++hold) {
        const auto is_hold = [hold](const GroundCard& card) {
            return static_cast<std::size_t>(card.hold) == hold;
        };
        CHECK(lying(setup, is_hold) == 5);
    }
}

TEST_CASE("CI-B1, CI-B9, CI-H6: meters and levels and special hexes are as in tables 3 to 5") {
    const Tables tables = shipped().rules.tables;
    const auto space = [](int number) { return 1U << (number - 1); };
    CHECK(tables.meters[0] == MeterPlan{9, space(3) | space(6), space(9)});
    CHECK(tables.meters[1] == MeterPlan{7, space(3) | space(5), space(7)});
    CHECK(tables.meters[2] == tables.meters[1]);
    CHECK(tables.meters[3] == MeterPlan{4, space(2) | space(4), 0});
    CHECK(tables.meters[4] == tables.meters[3]);
    CHECK(tables.meters[5] == MeterPlan{8, 0, 0});
    CHECK(tables.levels == std::array<std::uint8_t, 3>{2, 4, 6});
    CHECK(tables.corners[kRed] == hex_at(3, 0));
    CHECK(tables.corners[kBlue] == hex_at(3, 6));
    CHECK(tables.hurting == hexes({{0, 1}, {0, 4}, {6, 1}, {6, 4}}));
    CHECK(tables.countering == hexes({{1, 3}, {3, 4}, {5, 3}}));
}

// Tables of the player.

class OwnFile {
public:
    explicit OwnFile(const std::string& text) : path_(folder_.file("own.toml", text)) {}
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    TemporaryFolder folder_;
    std::string path_;
};

std::string place_of(const core::Diagnostic& error) {
    return std::to_string(error.where.line) + " " + error.rule + " " + error.message + " "
           + error.expected + " (" + error.got + ")";
}

/// Returns all errors of a file with these lines after "format = 1", one per line.
std::string refused(const std::string& lines) {
    const OwnFile file("format = 1\n" + lines);
    const auto settings = read_own_tables(file.path());
    core::Diagnostics errors;
    if (!settings) {
        errors = settings.errors();
    } else if (const auto variant = make_variant("data", *settings); !variant) {
        errors = variant.errors();
    }
    return core::listed(errors, "\n", place_of);
}

/// Returns `number` rows of a stand-up deck with two cards each.
std::string rows_of_deck(int number) {
    std::string text = "[standup]\n";
    for (int row = 0; row < number; ++row) {
        text += "a" + std::to_string(row) + " = \"Slap, head, 1, 1\"\n";
    }
    return text;
}

TEST_CASE("CI-Y5: fewer than 20 stand-up or 16 ground cards are refused") {
    CHECK(refused(rows_of_deck(10)).empty());
    CHECK(
        refused(rows_of_deck(9))
        == "3 CI-Y5 The stand-up deck has a wrong number of cards. 20 to 64 cards (18)"
    );
    const std::string without =
        "[ground]\nkimura = \"-, -, -, -, -\"\narmbar = \"-, -, -, -, -\"\n";
    CHECK(refused(without + "heel-hook = \"t, -, -, -, -\"\n").empty());
    CHECK(
        refused(without + "heel-hook = \"-, -, -, -, -\"\n")
        == "4 CI-Y5 The ground deck has a wrong number of cards. 16 to 40 cards (15)"
    );
}

TEST_CASE("CI-Y5: more cards than a fight has room for are refused") {
    CHECK(refused(rows_of_deck(16)).empty());
    CHECK(
        refused(rows_of_deck(17))
        == "3 CI-Y5 The stand-up deck has a wrong number of cards. 32 different cards at most (34)"
    );
    CHECK(
        refused("[standup]\nslap = \"Slap, head, 9, 1\"\npat = \"Pat, leg, 9, 1\"\n"
                "tap = \"Tap, body, 9, 1\"\nrap = \"Rap, body, 6, 1\"\n")
        == "3 CI-Y5 The stand-up deck has a wrong number of cards. 20 to 64 cards (66)"
    );
    CHECK(
        refused("[ground]\narmbar = \"ttttttt, tttttt, t, t, t\"\n")
        == "3 CI-Y5 The ground deck has a wrong number of cards. 16 to 40 cards (41)"
    );
}

TEST_CASE("CI-Y5: a takedown or hold that does not exist is refused") {
    CHECK(
        refused(rows_of_deck(10) + "sweep = \"Sweep, leg-sweep, 1, 1\"\n")
        == "13 CI-Y5 Invalid row standup.sweep. head, body, leg, judo-throw, slam "
           "or shoot-legs (leg-sweep)"
    );
    CHECK(
        refused("[ground]\nankle-lock = \"t, t, t, t, t\"\n")
        == "3  Unknown setting.  (ground.ankle-lock)"
    );
}

TEST_CASE("CI-Y5: a meter without spaces or a mark beyond them is refused") {
    CHECK(
        refused("[meters]\nleg-l = \"0\"\nleg-r = \"21\"\n")
        == "3 CI-Y5 Invalid row meters.leg-l. 1 to 20 spaces (0)\n"
           "4 CI-Y5 Invalid row meters.leg-r. 1 to 20 spaces (21)"
    );
    CHECK(
        refused("[meters]\nhead = \"9, f10, ko9\"\nbody-l = \"7, ko8\"\nbody-r = \"7, x3\"\n")
        == "3 CI-Y5 Invalid row meters.head. f or ko and a number from 1 to 9 (f10)\n"
           "4 CI-Y5 Invalid row meters.body-l. f or ko and a number from 1 to 7 (ko8)\n"
           "5 CI-Y5 Invalid row meters.body-r. f or ko and a number from 1 to 7 (x3)"
    );
    CHECK(
        refused("[meters]\nfatigue = \"8, f3\"\n")
        == "3 CI-Y5 Invalid row meters.fatigue. no marks (f3)"
    );
    CHECK(refused("[meters]\nhead = \"20, ko20\"\n").empty());
}

TEST_CASE("CI-Y5: tables without any KO space are refused") {
    const std::string body = "[meters]\nbody-l = \"7\"\nbody-r = \"7\"\n";
    CHECK(refused(body).empty());
    CHECK(refused(body + "head = \"9\"\n") == "5 CI-Y5 No meter has a KO space.  ()");
}

TEST_CASE("CI-Y5: level 3 beyond the fatigue meter is refused") {
    CHECK(refused("[fatigue]\nlevels = \"1, 1, 8\"\n").empty());
    CHECK(
        refused("[fatigue]\nlevels = \"2, 4, 9\"\n")
        == "3 CI-Y5 Level 3 of fatigue is beyond the end of the meter. 8 cubes at most (9)"
    );
    CHECK(
        refused("[meters]\nfatigue = \"5\"\n")
        == "3 CI-Y5 Level 3 of fatigue is beyond the end of the meter. 5 cubes at most (6)"
    );
    const std::string expected =
        "3 CI-Y5 Invalid row fatigue.levels. three numbers of cubes from 1 up, none "
        "lower than the one before";
    CHECK(refused("[fatigue]\nlevels = \"4, 2, 6\"\n") == expected + " (4, 2, 6)");
    CHECK(refused("[fatigue]\nlevels = \"2, 4\"\n") == expected + " (2, 4)");
    CHECK(refused("[fatigue]\nlevels = \"0, 4, 6\"\n") == expected + " (0, 4, 6)");
}

TEST_CASE("CI-Y5: a corner that is not on the cage or the same for both is refused") {
    CHECK(
        refused("[cage]\nred = \"a5\"\nblue = \"h1\"\n")
        == "3 CI-Y5 Invalid row cage.red. a hex of the cage, a1 to g4 (a5)\n"
           "4 CI-Y5 Invalid row cage.blue. a hex of the cage, a1 to g4 (h1)"
    );
    CHECK(refused("[cage]\nred = \"d7\"\n") == "3 CI-Y5 Both fighters have the same corner.  (d7)");
    CHECK(
        refused("[cage]\nhurting = \"a1, z9\"\ncountering = \"\"\n")
        == "3 CI-Y5 Invalid row cage.hurting. hexes of the cage, a1 to g4, or - (z9)"
           "\n4 CI-Y5 Invalid row cage.countering. hexes of the cage, a1 to g4, or -"
           " ()"
    );
}

TEST_CASE("CI-Y5: every invalid part of a card's row is reported") {
    const std::string row = "13 CI-Y5 Invalid row standup.x. ";
    const auto refused_row = [](const std::string& text) {
        return refused(rows_of_deck(10) + "x = \"" + text + "\"\n");
    };
    CHECK(refused_row("X, body, 9, 6, combo, counter-strike, haymaker").empty());
    CHECK(
        refused_row(", arm, 10, 7, kick")
        == row + "a name of 1 to 24 characters without # ()\n" + row + "copies, 1 to 9 (10)\n" + row
               + "footwork, 0 to 6 (7)\n" + row
               + "head, body, leg, judo-throw, slam or shoot-legs (arm)\n" + row
               + "combo, counter-strike or haymaker, once (kick)"
    );
    CHECK(
        refused_row("X, body, 2")
        == row + "name, what, copies, footwork, and any abilities (X, body, 2)"
    );
    CHECK(
        refused_row("X, slam, 1, 1, haymaker, combo, combo")
        == row + "combo, or nothing (haymaker)\n" + row + "combo, or nothing (combo)"
    );
    CHECK(
        refused_row("X # Y, body, 1, 1") == row + "a name of 1 to 24 characters without # (X # Y)"
    );
}

TEST_CASE("CI-Y5: a code that cannot be written in a position or occurs twice is refused") {
    for (const std::string code : {"rest", "any", "\"a b\"", "\"3\"", "abcdefghijklm", "\"\""}) {
        INFO(code);
        CHECK(
            refused(rows_of_deck(10) + code + " = \"X, slam, 1, 1\"\n").find("a code of 1 to 12")
            != std::string::npos
        );
    }
    CHECK(
        refused(rows_of_deck(10) + "a0-l = \"X, slam, 1, 1\"\n")
        == "3 CI-Y5 Two cards have the same code.  (a0-l)"
    );
    CHECK(
        refused(rows_of_deck(10) + "kim-h-t = \"X, slam, 1, 1\"\n")
        == "3 CI-Y5 Two cards have the same code.  (kim-h-t)"
    );
}

TEST_CASE("CI-Y5: the row of a hold has five parts of taps and escapes") {
    const std::string row = "3 CI-Y5 Invalid row ground.kimura. ";
    CHECK(
        refused("[ground]\nkimura = \"t, t, t, t\"\n")
        == row + "five parts: head, body left, body right, leg left, leg right (t, t, t, t)"
    );
    CHECK(
        refused("[ground]\nkimura = \"t, x, , te, --\"\n")
        == row + "one or more of t and e, or - (x)\n" + row + "one or more of t and e, or - ()\n"
               + row + "one or more of t and e, or - (--)"
    );
}

TEST_CASE("CI-Y5: unknown rows of a file are refused") {
    const auto refused_file = [](const std::string& text) {
        const OwnFile file(text);
        const auto settings = read_own_tables(file.path());
        return settings ? "" : core::listed(settings.errors(), " ", &core::Diagnostic::code);
    };
    CHECK(refused_file("[cage]\nred = \"d1\"\n") == "missing-key");
    CHECK(refused_file("format = 2\n") == "bad-value");
    CHECK(refused_file("format = 1\n[cage]\nred = 3\nroof = \"a1\"\n") == "bad-value unknown-key");
    CHECK(refused_file("format = 1\n[cage]\nred = \"d1\"\nred = \"d2\"\n") == "not-toml");
    CHECK(
        refused_file("format = 1\nhexes = 5\n[cage.red]\nhex = \"d1\"\n")
        == "unknown-key unknown-key"
    );
    const auto none = read_own_tables("no/such/file.toml");
    CHECK_FALSE(none);
}

TEST_CASE("CI-Y5: a player's tables are in the header and recreate the same fight") {
    const OwnFile file(
        "format = 1\n[standup]\n"
        "over = \"Overhand Right, head, 9, 1, haymaker\"\ntrip = \"Trip, slam, 9, 0, combo\"\n"
        "[ground]\nheel-hook = \"te, et, -, ttt, e\"\n"
        "[meters]\nhead = \"5, f2, ko5\"\n[fatigue]\nlevels = \"1, 2, 3\"\n"
        "[cage]\nred = \"a1\"\ncountering = \"-\"\n"
    );
    const auto settings = read_own_tables(file.path());
    REQUIRE(settings);
    const auto variant = make_variant("data", *settings);
    INFO((variant ? std::string() : core::render(variant.errors())));
    REQUIRE(variant);
    CHECK(
        variant->header
        == std::vector<
            std::
                string>{"option standup.over Overhand_Right,head,9,1,haymaker", "option standup.trip Trip,slam,9,0,combo", "option ground.heel-hook te,et,-,ttt,e", "option meters.head 5,f2,ko5", "option fatigue.levels 1,2,3", "option cage.red a1", "option cage.countering -"}
    );
    CHECK(codes_of(variant->setup, Place::Feet) == "over-l over-r trip");
    CHECK(variant->setup.cards[0][1].name == "Overhand Right");
    CHECK(variant->setup.rules.tables.copies[0][2] == 9);
    CHECK(
        codes_of(variant->setup, Place::Mat)
            .substr(codes_of(variant->setup, Place::Mat).find("heel"))
        == "heel-h-t heel-h-e heel-bl-e heel-bl-t heel-ll-t heel-lr-e"
    );
    CHECK(variant->setup.rules.tables.copies[1][29] == 3);

    std::vector<table::Setting> again;
    for (const std::string& line : variant->header) {
        const auto words = core::split_words(line);
        REQUIRE(words.size() == 3);
        again.push_back({std::string(words[1].text), std::string(words[2].text), {}});
    }
    const auto copy = make_variant("data", again);
    REQUIRE(copy);
    CHECK(copy->header == variant->header);
    CHECK(copy->setup.rules.tables == variant->setup.rules.tables);
    CHECK(hash_of_rules(copy->setup) == hash_of_rules(variant->setup));
    CHECK(hash_of_rules(copy->setup) != hash_of_rules(shipped()));
}

TEST_CASE("a missing row of the shipped tables is reported") {
    const TemporaryFolder folder;
    std::string text = shipped_text();
    const std::size_t at = text.find("hurting    =");
    text.erase(at, text.find('\n', at) - at);
    folder.make_folder("cagedin");
    const std::string path = folder.file("cagedin/tables.toml", text);
    const auto setup = load_tables(folder.path("."));
    REQUIRE_FALSE(setup);
    CHECK(setup.errors().front().message == "The row cage.hurting is missing.");
    CHECK(setup.errors().size() == 1);
    CHECK(path.ends_with("cagedin/tables.toml"));
}

TEST_CASE("random bytes as tables give errors or playable tables") {
    const std::string text = shipped_text();
    const std::size_t begin = text.find("format = 1\n");
    REQUIRE(begin != std::string::npos);
    const std::string body = text.substr(begin);
    int read = 0;
    for (std::size_t at = 0; at < body.size(); at += 3) {
        std::string damaged = body;
        constexpr std::string_view kBytes("\0\xFF\"9,#=[", 8);
        damaged[at] = kBytes[at % kBytes.size()];
        const OwnFile file(damaged);
        const auto settings = read_own_tables(file.path());
        const auto variant =
            settings ? make_variant("data", *settings) : core::Result<Variant>(settings.errors());
        if (variant) {
            ++read;
            CHECK(standing(variant->setup, [](const StandupCard&) { return true; }) >= 20);
            CHECK(lying(variant->setup, [](const GroundCard&) { return true; }) >= 16);
        }
    }
    CHECK(read > 0);
    CHECK(read < 500);
}

}  // namespace
}  // namespace tenebrae::cagedin
