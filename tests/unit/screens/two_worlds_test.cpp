// SPDX-License-Identifier: MIT
// Two games that differ only in what a person may not know give the same pictures, whatever is
// pressed.
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "table/tables.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <span>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

constexpr int kPairs = 40;
constexpr int kMostKeys = 40;
const std::array<std::string_view, 16> kKeys{
    "enter",
    "down",
    "up",
    "tab",
    "1",
    "2",
    ": d r a w enter",
    ": s t e p enter",
    ": l o g enter",
    "escape",
    "u",
    "page-down",
    "l",
    "h",
    "?",
    "w"};

/// Enough times for the person to draw the last card.
const std::string kToTheEnd =
    ": d r a w enter : d r a w enter : d r a w enter : d r a w enter tab ";
constexpr int kReplays = 25;
/// Keys that do not open the replay. Without a seat it shows what the deciding seat saw.
const std::array<std::string_view, 8> kEndKeys{
    "enter", "escape", "l", "h", "?", "w", ": l o g enter", "left"};
/// Opens the replay as the person saw the game. The keys after it neither leave it nor choose
/// another seat.
const std::string kToReplay = kToTheEnd + "down enter tab tab ";
const std::array<std::string_view, 14> kReplayKeys{
    "right",
    "right right",
    "left",
    "up",
    "down",
    "home",
    "end",
    "page-down",
    "page-up",
    "enter",
    "h",
    "l",
    "w",
    "tab tab tab"};

using Cards = std::array<char, 4>;

/// The keys to press. Besides the last picture, those pictures after the first keys count that
/// contain this text.
struct Visit {
    std::string first;
    std::string keys;
    std::string_view counted = "";
};

constexpr std::string_view kOwnView = "As Ben (2) sees it.";

/// Returns the pictures of a game in which a bot and a person draw the first cards in turns.
std::string pictures(const Visit& visit, const Cards& of_bot, const Cards& of_person) {
    const table::test::Folder folder;
    std::string deck;
    for (std::size_t turn = 0; turn < of_bot.size(); ++turn) {
        deck += of_bot.at(turn);
        deck += of_person.at(turn);
    }
    const std::string path = folder.put(
        "deck",
        "tenebrae position 1\ngame walking\nrules 3\nplayers 2\noption sides 2\n"
        "option cards hidden\nbegin\ndeck "
            + deck + "\nend\n"
    );
    FakeTerminal terminal;
    terminal.with_game("bot 1 eager from " + path);
    std::size_t before = 0;
    ScriptFrontend& frontend = terminal.frontend;
    frontend.press(Key{}).press(visit.first);
    frontend.look([&](const Grid& /*grid*/) { before = frontend.shown.size() - 1; });
    frontend.press(visit.keys);
    terminal.play();
    std::string all;
    for (std::size_t shown = before; shown < frontend.shown.size(); ++shown) {
        const std::string text = frontend.shown[shown].text();
        all += has(text, visit.counted) ? text + "\n" : "";
    }
    return all + frontend.screen();
}

std::string any_of(std::mt19937& random, std::span<const std::string_view> keys) {
    std::string pressed;
    const int count = 1 + static_cast<int>(random() % kMostKeys);
    for (int key = 0; key < count; ++key) {
        pressed += std::string(keys[random() % keys.size()]) + " ";
    }
    return pressed;
}

/// Checks that a person who draws the same cards gets the same pictures whatever the bot has drawn.
void check_worlds(std::mt19937& random, const Visit& visit) {
    Cards of_bot{'0', '1', '2', '3'};
    std::ranges::shuffle(of_bot, random);
    Cards others = of_bot;
    std::ranges::shuffle(others, random);
    INFO(visit.keys);
    const Cards of_person{'0', '1', '2', '3'};
    // The winner is shown at the end, so both have the same number of points: a draw.
    const bool is_same = pictures(visit, of_bot, of_person) == pictures(visit, others, of_person);
    REQUIRE(is_same);
}

}  // namespace

TEST_CASE("a bot's cards change no picture of the person it plays with", "[worlds]") {
    std::mt19937 random{23};
    for (int pair = 0; pair < kPairs; ++pair) {
        check_worlds(random, {"", any_of(random, kKeys)});
    }
}

TEST_CASE("a bot's cards change no picture of the end or of the person's replay", "[worlds]") {
    const Cards cards{'0', '1', '2', '3'};
    REQUIRE(has(pictures({kToTheEnd, ""}, cards, cards), "DRAWN"));
    REQUIRE(has(pictures({kToReplay, ""}, cards, cards), kOwnView));
    std::mt19937 random{29};
    for (int pair = 0; pair < kReplays; ++pair) {
        check_worlds(random, {kToReplay, any_of(random, kReplayKeys), kOwnView});
        check_worlds(random, {kToTheEnd, any_of(random, kEndKeys)});
    }
}
