// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/game.hpp"

#include <array>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace tenebrae::test;

namespace {

constexpr int kMostMoves = 3000;
constexpr int kUnfinished = 11;

bool is_over(const Game& game) {
    return game.shows("WON") || game.shows("LOST");
}

constexpr std::array<std::string_view, 8> kAnyKeys{
    "\x1bOA\r", "\x1bOB\r", "\x1bOC\r", "\x1bOD\r", "r\r", ".", "\t\r", "\x1bOA\x1bOC\r"};
/// Keys to step, throw rocks and end turns and retreats.
constexpr std::array<std::string_view, 8> kHuntedKeys{
    "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD", "t\x1bOC", ".\r", "f\r", "s"};

/// Aims and plays at random until the game is over.
bool play_at_random(Game& game, const std::array<std::string_view, 8>& keys = kAnyKeys) {
    std::mt19937 random{11};
    for (int moves = 0; moves < kMostMoves && !is_over(game); ++moves) {
        if (!game.press(keys.at(random() % keys.size()))) {
            return false;
        }
    }
    return is_over(game);
}

/// Types each command of a record into the command line.
bool play_record(Game& game, const std::string& path) {
    std::ifstream file{path};
    bool begun = false;
    for (std::string line; std::getline(file, line) && !is_over(game);) {
        const std::string word = line.substr(0, line.find(' '));
        begun = begun || word == "begin";
        const bool is_command = begun && !word.empty() && word.front() != '#' && word != "begin"
                                && word != "check" && word != "expect" && word != "note";
        if (is_command && !game.press(":" + line + "\r")) {
            return false;
        }
    }
    // The end has a beat before it is shown.
    return game.terminal.wait_until([&] { return is_over(game); });
}

bool is_restored(VirtualTerminal& terminal) {
    return terminal.is_restored() && terminal.text().find('|') == std::string::npos
           && terminal.line(0) == "before the program";
}

}  // namespace

TEST_CASE("a whole game is played by keys on screens of every size", "[tui]") {
    struct Size {
        int width;
        int height;
    };
    for (const Size size : {Size{80, 24}, Size{100, 30}, Size{200, 60}}) {
        INFO(size.width << "x" << size.height);
        Game game{{.width = size.width, .height = size.height}};
        REQUIRE(game.terminal.wait_for_text("andle"));
        REQUIRE(play_at_random(game));
        CHECK(game.shows("Play the same seed again"));
        CHECK(game.shows("To share: nightcage-"));
    }
}

TEST_CASE(
    "a hunt is played by keys on screens of every size and ends with the forest shown", "[tui]"
) {
    struct Size {
        int width;
        int height;
    };
    for (const Size size : {Size{80, 24}, Size{200, 60}}) {
        INFO(size.width << "x" << size.height);
        Game game{
            {.words = {"play", "nyctophobia", "--seed", "7"},
             .width = size.width,
             .height = size.height}};
        REQUIRE(game.terminal.wait_for_text("first step?"));
        CHECK(game.shows("turn of Hunted 1"));
        CHECK_FALSE(game.shows("The forest"));
        REQUIRE(play_at_random(game, kHuntedKeys));
        CHECK(game.shows("nyctophobia-axe-76"));
        REQUIRE(game.press("\x1b"));
        CHECK(game.shows("The forest"));
    }
}

TEST_CASE("a game is won by typing its commands", "[tui]") {
    Game game{
        {.words = {"play", "nightcage", "--set", "second", "--prisoners", "4", "--seed", "3"}}};
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(play_record(game, "saves/nightcage-won.tene"));
    CHECK(game.shows("WON"));
}

TEST_CASE("the screen works at every type of terminal and in every locale", "[tui]") {
    const std::vector<std::vector<std::string>> locales{
        {"LC_ALL=C"}, {"LC_ALL=C.UTF-8"}, {"LOCPATH=" TENEBRAE_LOCALES, "LC_ALL=ja_JP.UTF-8"}};
    for (const std::string type :
         {"xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"}) {
        for (const std::vector<std::string>& locale : locales) {
            INFO(type << " " << locale.back());
            Game game{{.settings = locale, .type = type}};
            REQUIRE(game.terminal.wait_for_text("andle"));
            REQUIRE(game.press("\r\r"));
            CHECK(game.shows("is laid at"));
            CHECK(
                (locale.back() != "LC_ALL=C"
                 || game.terminal.sent().find('\xe2') == std::string::npos)
            );
            CHECK(game.terminal.text().find("??") == std::string::npos);
        }
    }
}

TEST_CASE(
    "a window that is too small shows the needed size and the game continues later", "[tui]"
) {
    Game game;
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(game.press("\r\r"));
    const std::string before = game.terminal.text();
    game.terminal.resize(60, 20);
    REQUIRE(game.terminal.wait_for_text("Needed: 80 x 24"));
    REQUIRE(game.press("i\rq"));
    CHECK(game.shows("This window is 60 x 20"));
    game.terminal.resize(80, 24);
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(game.press(""));
    CHECK(game.terminal.text() == before);
}

TEST_CASE("a program that starts in a window that is too small waits", "[tui]") {
    Game game{{.width = 10, .height = 3}};
    REQUIRE(game.terminal.wait_for_text("Needed: 80"));
    game.terminal.resize(80, 24);
    CHECK(game.terminal.wait_for_text("andle"));
}

TEST_CASE("the title leads to a game and back and the terminal is restored", "[tui]") {
    Game game{{.words = {}}};
    REQUIRE(game.terminal.wait_for_text("T E N E B R A E"));
    REQUIRE(game.press("\x1b[B"));
    REQUIRE(game.press("\x1b[B\r"));
    REQUIRE(game.shows("who plays?"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.shows("New game: which one?"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.shows("andle"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.press("?"));
    REQUIRE(game.press("\x1b"));
    REQUIRE(game.shows("andle"));
    // The game is saved, so leaving asks nothing and it can be continued.
    REQUIRE(game.press("q"));
    REQUIRE(game.shows("T E N E B R A E"));
    REQUIRE(game.shows("Continue"));
    // The game is closed now, so another program can open it.
    Game other{{.words = {"play", "--continue"}, .settings = {"HOME=" + game.home.path("")}}};
    REQUIRE(other.terminal.wait_for_text("Candle"));
    REQUIRE(other.press("q"));
    REQUIRE(game.press("\x1b[H\r"));
    REQUIRE(game.shows("Candle"));
    REQUIRE(game.press("q"));
    game.terminal.send("q");
    CHECK(game.terminal.wait_for_end() == kUnfinished);
    CHECK(game.terminal.sent().find("Saved as nightcage-1. Continue with") != std::string::npos);
    CHECK(is_restored(game.terminal));
}

TEST_CASE("lessons are learnt by playing and the title counts them", "[tui]") {
    Game game{{.words = {}}};
    REQUIRE(game.terminal.wait_for_text("First night  0/"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.shows("Light and darkness"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.terminal.wait_for_text("Step 1 of 2"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.shows("Move one step east"));
    REQUIRE(game.press("\x1b[C\r"));
    REQUIRE(game.terminal.wait_for_text("Step 2 of 2"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.press("\r"));
    REQUIRE(game.terminal.wait_for_text("Next: Light and darkness"));
    game.terminal.send("leave");
    REQUIRE(game.terminal.wait_for_text("Move and draw  The Night Cage, done"));
    REQUIRE(game.press("\x1b"));
    REQUIRE(game.terminal.wait_for_text("First night  1/"));
    game.terminal.send("q");
    CHECK(game.terminal.wait_for_end() == 0);
    CHECK(is_restored(game.terminal));
}

TEST_CASE("the daily game can be started once and resumed", "[tui]") {
    Game game{{.words = {"play", "--tonight"}}};
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(game.press("q"));
    REQUIRE(game.terminal.wait_for_text("Tonight  The Night Cage being played"));
    game.terminal.send("q");
    CHECK(game.terminal.wait_for_end() == kUnfinished);
    Game again{
        {.words = {"play", "--tonight", "nightcage"}, .settings = {"HOME=" + game.home.path("")}}};
    REQUIRE(again.terminal.wait_for_text("andle"));
    REQUIRE(again.press("q"));
    again.terminal.send("q");
    CHECK(again.terminal.wait_for_end() == kUnfinished);
    CHECK(again.terminal.sent().find("Saved as nightcage-1.") != std::string::npos);
}

TEST_CASE("a dumb terminal uses the line interface", "[tui]") {
    Game game{{.type = "dumb"}};
    REQUIRE(game.terminal.wait_for_text("Prisoner 1"));
    CHECK(game.terminal.sent().find('\x1b') == std::string::npos);
    game.terminal.send("start c4 ne\r");
    CHECK(game.terminal.wait_for_text("starts at c4"));
    game.terminal.send("quit\r");
    CHECK(game.terminal.wait_for_end() >= 0);
}

TEST_CASE("the line interface wraps only between words", "[tui]") {
    constexpr int kWidth = 44;
    Game game{
        {.words = {"play", "nightcage", "--accessible", "--seed", "7"},
         .type = "dumb",
         .width = kWidth}};
    REQUIRE(game.terminal.wait_for_text("Prisoner 1"));
    game.terminal.send("help start\r");
    REQUIRE(game.terminal.wait_for_text("start c4"));
    game.terminal.settle();
    std::istringstream sent{game.terminal.sent()};
    int wrapped = 0;
    for (std::string line; std::getline(sent, line);) {
        line.erase(line.find_last_not_of("\r") + 1);
        INFO(line);
        CHECK(line.size() <= kWidth);
        wrapped += line.size() > kWidth - 10 ? 1 : 0;
    }
    CHECK(wrapped > 3);
}

TEST_CASE("the configuration directory can be named on the command line", "[tui]") {
    const tenebrae::TemporaryFolder own;
    static_cast<void>(own.file("config.toml", "format = 1\naccessible = true\n"));
    Game game{{.words = {"--config", own.path(""), "play", "nightcage", "--seed", "7"}}};
    REQUIRE(game.terminal.wait_for_text("Prisoner 1"));
    CHECK(game.terminal.sent().find('\x1b') == std::string::npos);
}

TEST_CASE(
    "the line interface has the title as a numbered list which offers the full screen", "[tui]"
) {
    Game game{{.words = {}, .settings = {"ACCESSIBLE=1"}}};
    REQUIRE(game.terminal.wait_for_text("1. First night"));
    REQUIRE(game.terminal.wait_for_text(". Full screen"));
    const std::string sent = game.terminal.sent();
    CHECK(sent.find('\x1b') == std::string::npos);
    const std::size_t entry = sent.find(". Full screen");
    const std::size_t number = sent.find_last_of(' ', entry) + 1;
    game.terminal.send(sent.substr(number, entry - number) + "\r");
    REQUIRE(game.terminal.wait_for_text("T E N E B R A E"));
    game.terminal.send("\x14");
    REQUIRE(game.terminal.wait_until([&] { return game.terminal.is_restored(); }));
    game.terminal.send("quit\r");
    CHECK(game.terminal.wait_for_end() == 0);
}

TEST_CASE("an unknown terminal is named and the game continues in the line interface", "[tui]") {
    Game game{{.type = "no-such-terminal"}};
    REQUIRE(game.terminal.wait_for_text("Prisoner 1"));
    CHECK(game.terminal.sent().find("no-such-terminal") != std::string::npos);
    CHECK(game.terminal.sent().find('\x1b') == std::string::npos);
}

TEST_CASE("the same game switches to the line interface and back", "[tui]") {
    Game game;
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(game.press("\r"));
    game.terminal.send("\x14");
    REQUIRE(game.terminal.wait_until([&] { return game.terminal.is_restored(); }));
    game.terminal.send("face\r");
    REQUIRE(game.terminal.wait_until([&] { return game.terminal.alternate_screen(); }));
    CHECK(game.terminal.wait_for_text("Prisoner 1 starts"));
}

TEST_CASE("after the lessons line interface and full screen can alternate as in a game", "[tui]") {
    Game game{{.words = {"learn"}}};
    REQUIRE(game.terminal.wait_for_text("First night"));
    game.terminal.send("\x1b");
    REQUIRE(game.terminal.wait_for_text("T E N E B R A E"));
    game.terminal.send("\x14");
    REQUIRE(game.terminal.wait_for_text(". Full screen"));
    game.terminal.send("face\r");
    REQUIRE(game.terminal.wait_until([&] { return game.terminal.alternate_screen(); }));
    CHECK(game.terminal.wait_for_text("T E N E B R A E"));
}

TEST_CASE("a paste outside a text field does nothing", "[tui]") {
    Game game;
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(game.press(""));
    const std::string before = game.terminal.text();
    REQUIRE(game.press("\x1b[200~i\ri\rq\r:quit\r\x1b[201~"));
    CHECK(game.terminal.text() == before);
}

TEST_CASE("an animation ends with the still picture and sends only changes", "[tui]") {
    Game moving;
    GameOptions options;
    options.words.emplace_back("--still");
    Game still(options);
    std::size_t whole = 0;
    for (Game* game : {&moving, &still}) {
        REQUIRE(game->terminal.wait_for_text("andle"));
        const std::size_t before = game->terminal.sent().size();
        REQUIRE(game->press(""));
        whole = game->terminal.sent().size() - before;
    }
    const auto sent_for = [](Game& game, std::string_view keys) {
        const std::size_t before = game.terminal.sent().size();
        game.terminal.send(keys);
        game.terminal.wait_until_still();
        return game.terminal.sent().size() - before;
    };
    // Each prisoner starts on a tile into which light spreads.
    for (int prisoner = 0; prisoner < 4; ++prisoner) {
        const std::size_t more = sent_for(moving, "\r");
        const std::size_t once = sent_for(still, "\r");
        CHECK(more > once);
        CHECK(more < once + whole);
        CHECK(moving.terminal.text() == still.terminal.text());
    }
}

TEST_CASE("an idle game sends nothing and does not wake up", "[tui]") {
    const auto wake_ups_of = [](pid_t pid) {
        std::ifstream status{"/proc/" + std::to_string(pid) + "/status"};
        std::string found;
        for (std::string line; std::getline(status, line);) {
            found += line.starts_with("voluntary_ctxt_switches") ? line : "";
        }
        return found;
    };
    Game game;
    REQUIRE(game.terminal.wait_for_text("andle"));
    REQUIRE(game.press("\r\r"));
    game.terminal.wait_until_still();
    const std::size_t bytes = game.terminal.sent().size();
    const std::string wake_ups = wake_ups_of(game.terminal.process().pid());
    for (int moments = 0; moments < 5; ++moments) {
        game.terminal.settle();
    }
    CHECK(game.terminal.sent().size() == bytes);
    CHECK(wake_ups_of(game.terminal.process().pid()) == wake_ups);
}

TEST_CASE("light is drawn in half blocks where the terminal can show them fast enough", "[tui]") {
    const auto has_half_blocks = [](GameOptions options, const std::string& word = "") {
        if (!word.empty()) {
            options.words.push_back(word);
        }
        Game game{options};
        REQUIRE(game.terminal.wait_for_text("andle"));
        REQUIRE(game.press("\r\r\r\r"));
        return game.shows("\u2580");
    };
    CHECK(has_half_blocks({}));
    CHECK(has_half_blocks({.type = "xterm-direct2"}));
    CHECK_FALSE(has_half_blocks({}, "--no-half-blocks"));
    CHECK_FALSE(has_half_blocks({}, "--charset=ascii"));
    CHECK_FALSE(has_half_blocks({}, "--color=never"));
    CHECK_FALSE(has_half_blocks({.settings = {"LC_ALL=C"}}));
    CHECK_FALSE(has_half_blocks({.type = "xterm-16color"}));
    CHECK_FALSE(has_half_blocks({.slow = true}));
}
