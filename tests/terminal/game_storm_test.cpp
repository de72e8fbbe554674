// SPDX-License-Identifier: MIT
// The whole program with keys, window sizes and signals in any order.
#include "tests/catch.hpp"
#include "tests/games.hpp"
#include "tests/terminal/game.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace tenebrae::test;

namespace {

/// The exit statuses in the manual. A sanitizer uses its own.
constexpr std::array kStatuses{0, 10, 11, 12};
constexpr int kSanitizerStatus = 99;
/// The program's output could not be written.
constexpr int kFailure = 4;

std::vector<std::string> playing(std::string_view game) {
    return {"play", std::string(game), "--seed", "7"};
}

GameOptions watched(std::vector<std::string> words = {}) {
    return {
        .words = std::move(words),
        .settings = {
            "ASAN_OPTIONS=exitcode=" + std::to_string(kSanitizerStatus),
            "UBSAN_OPTIONS=exitcode=" + std::to_string(kSanitizerStatus)}};
}

/// Random keys, the useful ones more often. Ctrl-Z, Ctrl-\ and switching to the line interface are
/// left out.
class RandomKeys {
public:
    explicit RandomKeys(std::uint32_t seed) : random_(seed) {}

    std::string next() {
        static const std::array<std::string_view, 40> special{
            "\r",
            "\r",
            "\r",
            "\x1bOA",
            "\x1bOB",
            "\x1bOC",
            "\x1bOD",
            "\x1b[A",
            "\x1b[1;5B",
            "\x1b",
            "\x1b",
            "\t",
            "\x1b[Z",
            "\x7f",
            "\x1b[3~",
            "\x1b[2~",
            "\x1b[H",
            "\x1b[F",
            "\x1b[5~",
            "\x1b[6~",
            "\x1bOq",
            "\x1bOw",
            "\x1bOy",
            "\x1bOs",
            "\x1bOu",
            "\x1bOP",
            "\x1b[21~",
            "\x0c",
            "\x03",
            "\x02",
            "\x15",
            "\x17",
            "\xc3\xa9",
            "\xe6\xbc\xa2",
            "\x1b[200~d4 ne\r\x01\x1b[201~",
            "\x1b[200~start c3 ne\x1b[201~",
            "\x1b[12;40R",
            "\x1b]11;rgb:00/00/00\x07",
            "\xff",
            "i\r"};
        const auto kind = random_() % 10;
        if (kind < 5) {
            return std::string{special.at(random_() % special.size())};
        }
        const char letter = static_cast<char>(' ' + random_() % 95);
        // Hints are slow, so they are rare.
        return std::string(1, letter == 'i' && random_() % 100 != 0 ? 'r' : letter);
    }
    std::uint32_t number(std::uint32_t below) {
        return static_cast<std::uint32_t>(random_()) % below;
    }

private:
    std::mt19937 random_;
};

/// Returns a number from the environment, which can ask for more or other key presses.
std::uint32_t number_wanted(const char* name, std::uint32_t without) {
    const char* const given = std::getenv(name);
    return given == nullptr ? without
                            : static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10));
}

bool is_one_of_ours(int status) {
    return std::ranges::find(kStatuses, status) != kStatuses.end();
}

/// Returns true if the program ended normally and left nothing on the terminal.
bool has_ended_well(Game& game) {
    const int status = game.terminal.wait_for_end();
    INFO(status << "\n" << game.terminal.text());
    CHECK(is_one_of_ours(status));
    CHECK(game.terminal.is_restored());
    return is_one_of_ours(status);
}

bool is_on_screen(Game& game) {
    return game.terminal.wait_until([&] { return game.terminal.alternate_screen(); });
}

/// Presses random keys. After a game it starts again, with the same game or any that the title
/// leads to.
class RandomPerson {
public:
    explicit RandomPerson(std::string_view game) : words_(playing(game)) {}

    /// Returns false if the program crashed or no longer responds.
    bool press(std::uint32_t count) {
        if (!game_ && !begin()) {
            return false;
        }
        std::string burst;
        for (; count > 0; --count) {
            burst += keys_.next();
        }
        const bool alive = game_->press(burst);
        // The line interface does not understand keys.
        const bool in_lines =
            !game_->terminal.process().status() && !game_->terminal.alternate_screen();
        if (in_lines) {
            game_->terminal.send("\x15quit\r\x04");
        }
        if (alive && !in_lines) {
            return true;
        }
        const bool well = has_ended_well(*game_);
        game_.reset();
        return well;
    }

private:
    bool begin() {
        const bool at_title = keys_.number(2) == 0;
        game_ = std::make_unique<Game>(at_title ? watched() : watched(words_));
        return is_on_screen(*game_);
    }

    std::vector<std::string> words_;
    RandomKeys keys_{number_wanted("TENEBRAE_SEED", 20261121)};
    std::unique_ptr<Game> game_;
};

/// Starts one of the games and sends some keys. With moment 0 it returns before the program is
/// ready.
std::unique_ptr<Game> game_at(int moment) {
    const auto place = static_cast<std::size_t>(moment) % kGames.size();
    auto game = std::make_unique<Game>(watched(playing(kGames.at(place))));
    if (moment > 0 && !is_on_screen(*game)) {
        return nullptr;
    }
    for (int presses = 0; presses < moment * 3; ++presses) {
        game->terminal.send("r\r");
    }
    return game;
}

constexpr int kMoments = 9;

/// Returns the exit status after this signal; nullopt if something was left on the terminal.
std::optional<int> status_after(int signal, int moment) {
    const std::unique_ptr<Game> game = game_at(moment);
    if (!game) {
        return std::nullopt;
    }
    game->terminal.signal(signal);
    const int status = game->terminal.wait_for_end();
    return game->terminal.is_restored() ? std::optional{status} : std::nullopt;
}

void check_ends_when_asked(int signal) {
    for (int moment = 0; moment < kMoments; ++moment) {
        INFO(signal << " at " << moment);
        const int status = status_after(signal, moment).value_or(-1);
        const bool ended_well = is_one_of_ours(status) || status == 128 + signal;
        CHECK(ended_well);
    }
}

bool is_restored(Game& game) {
    return game.terminal.wait_until([&] {
        return game.terminal.alternate_screen() && !game.terminal.process().is_stopped();
    });
}

}  // namespace

TEST_CASE("random keys do not crash the program", "[tui]") {
    constexpr std::uint32_t kAtOnce = 50;
    const std::uint32_t presses = number_wanted("TENEBRAE_PRESSES", 1000);
    const auto game = GENERATE(from_range(kGames));
    INFO(game);
    RandomPerson person{game};
    for (std::uint32_t pressed = 0; pressed < presses; pressed += kAtOnce) {
        INFO("after " << pressed << " presses");
        REQUIRE(person.press(kAtOnce));
    }
    std::cout << game << ": " << presses << " presses\n";
}

TEST_CASE("the window may change its size between any two keys", "[tui]") {
    RandomKeys keys{4};
    Game game{watched(playing(GENERATE(from_range(kGames))))};
    REQUIRE(game.terminal.wait_for_text("help"));
    for (int storms = 0; storms < 150; ++storms) {
        const int width = 1 + static_cast<int>(keys.number(storms % 5 == 0 ? 500 : 130));
        const int height = 1 + static_cast<int>(keys.number(storms % 5 == 0 ? 200 : 40));
        game.terminal.resize(width, height);
        game.terminal.send(keys.number(2) == 0 ? "r" : "\r");
    }
    game.terminal.resize(80, 24);
    REQUIRE(game.press(""));
    CHECK(game.shows("help"));
}

TEST_CASE(
    "a termination signal at any moment ends the program and restores the terminal", "[tui]"
) {
    check_ends_when_asked(SIGTERM);
    check_ends_when_asked(SIGHUP);
    check_ends_when_asked(SIGINT);
}

TEST_CASE("the program ends when the terminal goes away at any moment", "[tui]") {
    for (int moment = 0; moment < kMoments; ++moment) {
        INFO(moment);
        const std::unique_ptr<Game> game = game_at(moment);
        REQUIRE(game);
        game->terminal.hang_up();
        const int status = game->terminal.wait_for_end();
        INFO(status);
        // Before the program has installed its handler, the signal kills it.
        const bool ended_well =
            is_one_of_ours(status) || status == 128 + SIGHUP || status == kFailure;
        CHECK(ended_well);
    }
}

TEST_CASE(
    "stopped at any moment the program releases the terminal and continues where it was", "[tui]"
) {
    Game game{watched(playing(GENERATE(from_range(kGames))))};
    REQUIRE(game.terminal.wait_for_text("help"));
    for (int moment = 0; moment < 10; ++moment) {
        INFO(moment);
        REQUIRE(game.press("r\r"));
        const std::string before = game.terminal.text();
        if (moment % 2 == 0) {
            game.terminal.send("\x1a");
        } else {
            game.terminal.signal(SIGTSTP);
        }
        REQUIRE(game.terminal.wait_until_stopped());
        game.terminal.settle();
        CHECK(game.terminal.is_restored());
        game.terminal.signal(SIGCONT);
        REQUIRE(is_restored(game));
        REQUIRE(game.terminal.wait_until([&] { return game.terminal.text() == before; }));
    }
}
