// SPDX-License-Identifier: MIT
// The line interface, as a person with a screen reader uses it. --accessible, ACCESSIBLE and the
// configuration have the same effect, and the title is a numbered list.
#include "catch.hpp"
#include "core/text.hpp"
#include "program/child.hpp"
#include "temporary_folder.hpp"

#include <filesystem>

using namespace tenebrae;
using tenebrae::test::Child;

namespace {

using Words = std::vector<std::string>;

const std::string kProgram = TENEBRAE_PROGRAM;
constexpr int kGood = 0;

/// One run of the program with pipes for input and output.
struct Run {
    std::string output;
    int status = 0;
};

Run run(
    const TemporaryFolder& home, const Words& words, const std::string& input, Words settings = {}
) {
    settings.insert(settings.begin(), {"ACCESSIBLE=", "TENEBRAE_CONFIG=" + home.path("none")});
    Child child(kProgram, words, home.path(""), settings);
    child.type(input);
    child.end_input();
    Run run;
    run.output = child.read_all();
    run.status = child.wait();
    return run;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Returns the number of an entry of the title; 0 if there is none.
int number_of(const std::string& title, const std::string& label) {
    for (const std::string& line : core::split_lines(title)) {
        const std::size_t at = line.find(". " + label);
        if (line.starts_with("  ") && at != std::string::npos) {
            return std::stoi(line.substr(0, at));
        }
    }
    return 0;
}

/// Returns the output without the line that says which setting asked for the line interface.
std::string without_reason(const std::string& output) {
    constexpr std::string_view kReason = "Line mode, because ";
    const bool has_reason = output.starts_with(kReason);
    return has_reason ? output.substr(output.find('\n') + 1) : output;
}

}  // namespace

TEST_CASE(
    "the option and the variable and the setting have the same effect in every subcommand",
    "[program]"
) {
    const TemporaryFolder config;
    static_cast<void>(config.file("config.toml", "format = 1\naccessible = true\n"));
    const std::string folder = "TENEBRAE_CONFIG=" + config.path("");
    const std::vector<Words> commands{
        {"play", "nightcage", "--seed", "7", "--no-save"},
        {"learn", "nightcage-1"},
        {"puzzle", "nightcage-1"},
        {"replay", "--to", "3", "saves/nightcage-won.tene"},
        {}};
    for (const Words& words : commands) {
        INFO((words.empty() ? "the title" : words.front()));
        const auto output = [&](Words all, Words settings) {
            const TemporaryFolder home;
            return run(home, all, "show\nquit\n", std::move(settings)).output;
        };
        Words before{"--accessible"};
        before.insert(before.end(), words.begin(), words.end());
        const std::string wanted = output(before, {});
        CHECK(without_reason(output(words, {"ACCESSIBLE=1"})) == wanted);
        CHECK(without_reason(output(words, {folder})) == wanted);
        if (!words.empty()) {
            Words behind = words;
            behind.emplace_back("--accessible");
            CHECK(output(behind, {}) == wanted);
        }
        CHECK(output(words, {}) != wanted);
        CHECK(output(words, {folder, "ACCESSIBLE=0"}) == output(words, {}));
    }
}

TEST_CASE("the first line says which setting asked for the line interface", "[program]") {
    const TemporaryFolder home;
    CHECK(run(home, {}, "quit\n", {"ACCESSIBLE=1"})
              .output.starts_with("Line mode, because ACCESSIBLE is set.\n"));
    static_cast<void>(home.file("config.toml", "format = 1\naccessible = true\n"));
    CHECK(run(home, {}, "quit\n", {"TENEBRAE_CONFIG=" + home.path("")})
              .output.starts_with("Line mode, because \"accessible\" is true in config.toml.\n"));
}

TEST_CASE("every entry of the title can be reached by its number", "[program]") {
    struct Way {
        std::string label;
        std::string input;  ///< typed after the number of the entry
        std::string shown;
    };
    const std::vector<Way> ways{
        {"First night", "1\nquit\nback\n", "Step 1 of "},
        {"Tonight", "1\nquit\n", "Tonight's game, "},
        {"New game", "1\n1\nquit\n", "New game: which one?"},
        {"Puzzle of the day", "quit\n", "restarts it"},
        {"Puzzles", "1\nquit\nback\n", "restarts it"},
        {"Saved games", "back\n", "Saved games"},
        {"Rules", "1\n1\nback\nback\n", "HOW TO PLAY\n"},
        {"Options", "1\nback\nback\n", "Which keys do what."}};
    for (const Way& way : ways) {
        INFO(way.label);
        const TemporaryFolder home;
        const std::string title = run(home, {"--accessible"}, "quit\n").output;
        const int number = number_of(title, way.label);
        REQUIRE(number > 0);
        const Run there =
            run(home, {"--accessible"}, std::to_string(number) + "\n" + way.input + "quit\n");
        CHECK(has(there.output.substr(title.size() - 2), way.shown));
        // No game was started, except the daily game, which counts from its start.
        const bool is_kept = !std::filesystem::is_empty(home.path("tenebrae/games"));
        CHECK(is_kept == (way.label == "Tonight"));
    }
}

TEST_CASE("a game of the title is saved from its first command and continued", "[program]") {
    const TemporaryFolder home;
    const std::string title = run(home, {"--accessible"}, "quit\n").output;
    CHECK(number_of(title, "Continue") == 0);
    const std::string new_game = std::to_string(number_of(title, "New game"));
    const Run left = run(home, {"--accessible"}, new_game + "\n1\n1\nlook\nlegal\nquit\n");
    CHECK(has(left.output, "The game has no commands yet, so it was not saved."));
    CHECK(number_of(run(home, {"--accessible"}, "quit\n").output, "Continue") == 0);
    const Run begun = run(home, {"--accessible"}, new_game + "\n1\n1\nstart c4 ne\nquit\n");
    CHECK(has(begun.output, "Saved as nightcage-1."));
    REQUIRE(number_of(run(home, {"--accessible"}, "quit\n").output, "Continue") == 1);
    const Run again = run(home, {"--accessible"}, "1\nquit\n");
    CHECK(has(again.output, "Opened nightcage-1."));
}

TEST_CASE("saving an option in lines saves no value that comes from the environment", "[program]") {
    const TemporaryFolder home;
    const Words settings{"ACCESSIBLE=1", "TENEBRAE_CONFIG=" + home.path("own")};
    const std::string title = run(home, {}, "quit\n", settings).output;
    const std::string options = std::to_string(number_of(title, "Options"));
    const std::string listed = run(home, {}, options + "\nback\nquit\n", settings).output;
    const std::string palette = std::to_string(number_of(listed, "Palette"));
    const std::string values =
        run(home, {}, options + "\n" + palette + "\nback\nback\nquit\n", settings).output;
    const int red_green = number_of(values, "red-green");
    REQUIRE(red_green > 0);
    const Run chosen =
        run(home,
            {},
            options + "\n" + palette + "\n" + std::to_string(red_green) + "\nback\nquit\n",
            settings);
    CHECK(has(chosen.output, "Palette: red-green"));
    const std::string saved = home.read("own/config.toml");
    CHECK(has(saved, "palette = \"red-green\""));
    CHECK(has(saved, "accessible = false"));
}

TEST_CASE("the title in lines accepts commands and reports unknown ones", "[program]") {
    const TemporaryFolder home;
    const Run typed = run(home, {"--accessible"}, "77\nfrobnicate\nnew nightcage seed 7\nquit\n");
    CHECK(has(typed.output, "Type a number from 1 to "));
    CHECK(has(typed.output, "frobnicate"));
    CHECK(has(typed.output, "Prisoner 1: start on which free cell"));
    CHECK(run(home, {"--accessible"}, "quit\n").status == kGood);
    CHECK(run(home, {"--accessible"}, "").status == kGood);
}
