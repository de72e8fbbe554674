// SPDX-License-Identifier: MIT
// Two games that differ only in what a person may not know are the same picture, whatever is
// pressed.
#include "catch.hpp"
#include "paper_terminal.hpp"
#include "table/tables.hpp"

#include <algorithm>
#include <array>
#include <random>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

constexpr int kPairs = 120;
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

using Cards = std::array<char, 4>;

/// A bot draws the first cards by turns with a person.
std::string picture(const std::string& keys, const Cards& of_bot, const Cards& of_person) {
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
    PaperTerminal paper;
    paper.with_game("bot 1 eager from " + path);
    paper.terminal.press(Key{}).press(keys);
    return paper.picture();
}

}  // namespace

TEST_CASE("what a bot has drawn changes no picture of the person beside it", "[worlds]") {
    std::mt19937 random{23};
    for (int pair = 0; pair < kPairs; ++pair) {
        Cards of_bot{'0', '1', '2', '3'};
        std::ranges::shuffle(of_bot, random);
        Cards others = of_bot;
        std::ranges::shuffle(others, random);
        std::string keys;
        const int count = 1 + static_cast<int>(random() % kMostKeys);
        for (int key = 0; key < count; ++key) {
            keys += std::string(kKeys.at(random() % kKeys.size())) + " ";
        }
        INFO(keys);
        const Cards of_person{'0', '1', '2', '3'};
        const std::string one = picture(keys, of_bot, of_person);
        // Who has won more points is told at the end, and both have as many: it is drawn.
        REQUIRE(one == picture(keys, others, of_person));
    }
}
