// SPDX-License-Identifier: MIT
// Text that has a special meaning to a terminal, a parser or printf.
#include "attacked_games.hpp"
#include "attempt.hpp"
#include "catch.hpp"

#include <array>
#include <filesystem>

using namespace tenebrae;
using namespace tenebrae::attack;

namespace {

using std::string_literals::operator""s;

/// Text that must be refused where it would be saved, and escaped where it is quoted.
const std::array kHostile{
    "\x1b]0;owned\x07"s,
    "\x1b[2J\x1b[31m"s,
    "a\x9b"
    "31m"s,
    "\xc2\x9b"
    "31m"s,
    "\xc2\x85x"s,
    "a\x08\x08\x7f"s,
    "a\rb"s,
    "a\vb\fc"s,
    "a\0b"s,
    "\xe2\x80\xae"
    "evil"s,
    "\xe2\x81\xa6x\xe2\x81\xa9"s,
    "x\xe2\x80\x8by"s,
    "x\xe2\x80\x8dy\xef\xbb\xbf"s,
    "x\xe2\x80\xa8y"s,
    "\xf3\xa0\x81\x81"s,
    "\xff\xfe"s,
    "\xc0\xaf"s,
    "\xed\xa0\x80"s,
    "\xf4\x90\x80\x80"s,
    "\xe2\x82"s};

/// Harmless text that must stay unchanged.
const std::array kPlain{"%s%s%s%n%x"s, "%1$*2$d%999999999d"s, "$(id)`id`;|&"s, "{}{0}{:n}"s};

/// Returns the text with every "@" replaced.
std::string with(std::string text, const std::string& hostile) {
    for (std::size_t at = text.find('@'); at != std::string::npos;
         at = text.find('@', at + hostile.size())) {
        text.replace(at, 1, hostile);
    }
    return text;
}

/// Returns the games one after the other.
const AttackedGame& next_game() {
    return attacked_games().at(GENERATE(range(std::size_t{0}, test::kFinishedGames.size())));
}

void check_harmless(const RunResult& result) {
    CHECK(result.signal == 0);
    CHECK(is_harmless(result.out));
    CHECK(is_harmless(result.err));
}

}  // namespace

TEST_CASE("hostile text in commands is escaped wherever it is printed", "[attack]") {
    const AttackedGame& game = next_game();
    Attempt attempt;
    for (const std::string& text : kHostile) {
        attempt.input += with(
            "@\nnew " + game.name + " name 1 @\nnew " + game.name + " @ 1\nnew " + game.name
                + " seed 1\nnote @\nload @\nhelp @\nwhy @\nexpect @\nsay @\nnew " + game.name
                + " from @\nlog\n",
            text
        );
    }
    attempt.arguments = {"run", "--on-error", "skip", "-"};
    check_harmless(run(attempt));
    attempt.arguments = {"run", "--json", "--on-error", "skip", "-"};
    check_harmless(run(attempt));
    attempt.arguments = {"play", game.name, "--seed", "1"};
    attempt.input += "quit\n";
    check_harmless(run(attempt));
}

TEST_CASE("hostile text is not saved in a record", "[attack]") {
    const AttackedGame& game = next_game();
    const TemporaryFolder folder;
    Attempt attempt;
    attempt.arguments = {"play", game.name, "--seed", "1", "--save", "mine.tene"};
    attempt.input = "note the first game\n";
    for (const std::string& text : kHostile) {
        attempt.input += with("note @\nnew " + game.name + " seed 1 name 1 @\nsay @\n", text);
    }
    attempt.input += "quit\n";
    check_harmless(run(folder, attempt));
    const std::string record = folder.read("mine.tene");
    CHECK(is_harmless(record));
    // No game with a hostile name replaced it.
    CHECK(record.find("note the first game\n") != std::string::npos);
}

/// Tests every text in every place of a record, each time with another game and interface.
TEST_CASE("a record with hostile text is refused", "[attack]") {
    constexpr std::array kInterfaces{"--quiet", "--json", "--plain"};
    constexpr std::size_t kPlaces = 7;
    std::size_t turn = 0;
    for (const std::string& text : kHostile) {
        const TemporaryFolder folder;
        for (std::size_t place = 0; place < kPlaces; ++place, ++turn) {
            const AttackedGame& game = attacked_games()[turn % attacked_games().size()];
            const std::array<std::string, kPlaces> records{
                game.header() + "name 1 @\nbegin\n",
                game.header() + "begin\nnote @\n",
                game.header() + "@\nbegin\n",
                game.header() + "option @ 1\nbegin\n",
                game.header() + "begin\n@\n",
                game.header() + "position\n@\nend\nbegin\n",
                "@\n"};
            const char* const interface =
                kInterfaces.at(turn / attacked_games().size() % kInterfaces.size());
            INFO(game.name << " " << interface << ", place " << place);
            write(folder, "evil.tene", with(records.at(place), text));
            const RunResult result = run(folder, {.arguments = {"run", interface, "evil.tene"}});
            check_harmless(result);
            CHECK((result.status == 3 || result.status == 1));
        }
    }
}

/// Tests each text in some places, and each place with five texts.
TEST_CASE("hostile text in arguments is escaped where it is printed", "[attack]") {
    constexpr std::size_t kApart = 4;
    std::size_t number = 0;
    for (const std::string& whole : kHostile) {
        const std::string text = whole.c_str();  // an argument ends at a zero byte
        const std::vector<std::vector<std::string>> places{
            {text},
            {"--" + text},
            {"run", text},
            {"run", "--from", text, "-"},
            {"run", "--on-error", text, "-"},
            {"play", text},
            {"play", "--set", text},
            {"play", "--set", "./" + text},
            {"play", "--load", text},
            {"play", "--prisoners", text},
            {"play", "--option", text + "=1"},
            {"new", "nightcage", "--name", text},
            {"new", "nightcage", "--seed", text},
            {"help", text}};
        for (std::size_t place = number++ % kApart; place < places.size(); place += kApart) {
            INFO(places[place].front());
            const RunResult result = run({.arguments = places[place]});
            check_harmless(result);
            if (text != "a") {
                CHECK(result.status != 0);
            }
        }
    }
}

/// Tests every text in every place of a file, each time as a set of another game.
TEST_CASE("hostile text in a player's set is escaped where it is printed", "[attack]") {
    std::vector<std::string> texts(kHostile.begin(), kHostile.end());
    texts.emplace_back("\\u001b]0;x\\u0007\\u202e\\u200b\\u009b");
    std::vector<const AttackedGame*> takers;
    for (const AttackedGame& game : attacked_games()) {
        if (!game.own_files.empty()) {
            takers.push_back(&game);
        }
    }
    std::size_t turn = 0;
    for (const std::string& text : texts) {
        const AttackedGame& game = *takers[turn++ % takers.size()];
        for (const std::string& set : game.own_files) {
            const TemporaryFolder folder;
            write(folder, "own.toml", with(set, text));
            const RunResult result =
                run(folder, {.arguments = {"play", game.name, "--set", "./own.toml"}});
            check_harmless(result);
            CHECK(result.status == 3);
        }
    }
}

TEST_CASE("format directives and shell syntax are plain text", "[attack]") {
    for (const std::string& text : kPlain) {
        const TemporaryFolder folder;
        Attempt attempt;
        attempt.arguments = {"play", "--seed", "1", "--save", "mine.tene"};
        attempt.input = "note " + text + "\nlog\n" + text + "\nquit\n";
        check_harmless(run(folder, attempt));
        CHECK(folder.read("mine.tene").find("note " + text + "\n") != std::string::npos);
        check_harmless(run(folder, {.arguments = {"run", "mine.tene"}}));
        const RunResult told = run(folder, {.arguments = {"run", text}});
        check_harmless(told);
        CHECK(told.err.find(text) != std::string::npos);
    }
}

TEST_CASE("names that contain paths open no other file of the player", "[attack]") {
    const TemporaryFolder folder;
    write(folder, "secret.tene", attacked_games().front().header() + "begin\n");
    for (const char* name :
         {"../secret", "/etc/passwd", "..", ".", ".hidden", "-rf", "a/b", "CON\x1b", "", "a b"}) {
        INFO(name);
        const RunResult result =
            run(folder, {.arguments = {"play", std::string("--open=") + name}});
        check_harmless(result);
        CHECK((result.status == 2 || result.status == 3));
        CHECK(result.err.find("root:") == std::string::npos);
    }
}
