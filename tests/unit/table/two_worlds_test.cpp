// SPDX-License-Identifier: MIT
// Two games that differ only in what a seat may not know must give that seat the same output, byte
// for byte.
#include "catch.hpp"
#include "host/match.hpp"
#include "table/interface.hpp"
#include "table/story.hpp"
#include "tables.hpp"
#include "thorough.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

constexpr int kCommands = 24;
constexpr std::size_t kCards = 8;
using Deck = std::array<int, kCards>;

/// One of the two games, shown as the seat sees it.
class World {
public:
    World(const Folder& folder, const Deck& deck, int seat)
        : table_{Session(with_bots(), {.shown_seat = seat})} {
        interfaces_.push_back(json_interface("1"));
        interfaces_.push_back(text_interface(BoardStyle::Utf8));
        interfaces_.push_back(text_interface(BoardStyle::Sentences));
        interfaces_.push_back(quiet_interface());
        std::string digits;
        for (const int card : deck) {
            digits += static_cast<char>('0' + card);
        }
        const std::string path = folder.put(
            "deck",
            "tenebrae position 1\ngame walking\nrules 3\nplayers 2\noption sides 2\n"
            "option cards hidden\nbegin\ndeck "
                + digits + "\nend\n"
        );
        type("new walking from " + path);
    }

    /// Types a line. Returns all output.
    std::string type(std::string_view text) {
        const Reply reply = table_.type(text);
        Output output;
        for (const auto& interface : interfaces_) {
            interface->show(table_.session.observation(), reply, output);
            interface->finish(table_.session.observation(), output);
        }
        return output.out + output.err;
    }
    [[nodiscard]] bool is_over() const { return table_.session.observation().is_over(); }
    /// Returns the replay of the game so far.
    [[nodiscard]] std::string replayed() const {
        const auto replay = table_.session.replay();
        std::string text;
        for (std::size_t moment = 0; moment <= replay->end(); ++moment) {
            const Observation observation = replay->observation(moment, std::nullopt);
            text += state_json(observation).dump()
                    + observation.game->board(observation.view, BoardStyle::Ascii);
        }
        return text;
    }

private:
    static Environment with_bots() {
        Environment with = environment();
        with.bots = walking_bots();
        return with;
    }

    TestSession table_;
    std::vector<std::unique_ptr<Interface>> interfaces_;
};

/// Returns the deck with other cards where the other seat draws; for a spectator all cards differ.
Deck other_deck(Deck deck, int seat, std::mt19937& random) {
    std::vector<int> hidden;
    const auto is_hidden = [seat](std::size_t place) {
        return seat == kSpectator || place % 2 != static_cast<std::size_t>(seat);
    };
    for (std::size_t place = 0; place < kCards; ++place) {
        if (is_hidden(place)) {
            hidden.push_back(deck.at(place));
        }
    }
    std::ranges::shuffle(hidden, random);
    for (std::size_t place = 0; place < kCards; ++place) {
        if (is_hidden(place)) {
            deck.at(place) = hidden.back();
            hidden.pop_back();
        }
    }
    return deck;
}

const std::array<std::string_view, 33> kLines{
    "step",
    "draw",
    "draw",
    "draw",
    "undo",
    "undo 2",
    "redo",
    "note in passing",
    "legal",
    "show",
    "show --json",
    "show --plain",
    "show --position --counts",
    "why draw",
    "left",
    "look",
    "look b1",
    "log",
    "log --unfold 2",
    "hint",
    "hint nudge",
    "hint plan",
    "odds",
    "check",
    "help",
    "@1 why draw",
    "@2 legal",
    "@1 show --json",
    "@2 log",
    "@1 look",
    "@2 look a1",
    "@1 expect points 3",
    "@2 hint"};

}  // namespace

TEST_CASE("hidden information changes no byte of a seat's output", "[worlds]") {
    const int seat = GENERATE(0, 1, kSpectator);
    const Folder folder;
    std::mt19937 random{static_cast<unsigned>(17 + seat)};
    const int pairs = tenebrae::test::thorough(200, 80);
    int differing = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        Deck deck{0, 0, 1, 1, 2, 2, 3, 3};
        std::ranges::shuffle(deck, random);
        const Deck other = other_deck(deck, seat, random);
        differing += deck == other ? 0 : 1;
        World one(folder, deck, seat);
        World two(folder, other, seat);
        for (int command = 0; command < kCommands && !one.is_over() && !two.is_over(); ++command) {
            const std::string_view line = kLines.at(random() % kLines.size());
            const std::string told = one.type(line);
            const std::string second_output = two.type(line);
            INFO("seat " << seat + 1 << ": " << line);
            // The winner is shown at the end and may differ.
            if (!one.is_over()) {
                REQUIRE(told == second_output);
                if (command % 8 == 0) {
                    REQUIRE(one.replayed() == two.replayed());
                }
            }
        }
    }
    CHECK(differing > pairs / 2);
}
