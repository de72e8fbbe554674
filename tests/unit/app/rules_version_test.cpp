// SPDX-License-Identifier: MIT
// A change of the rules that changes a shipped game must increase the version of the rules. Records
// of the old version are then refused instead of being played differently.
#include "catch.hpp"
#include "core/digest.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "host/new_game.hpp"
#include "host/referee.hpp"
#include "host/script.hpp"
#include "makers.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <string>

using namespace tenebrae;

namespace {

/// Returns true for lines that have no effect on the game.
bool is_silent(const std::string& line) {
    constexpr std::array kSilent{"check", "data", "expect", "note"};
    const auto words = core::split_words(line);
    return words.empty() || std::ranges::any_of(kSilent, [&words](const char* word) {
               return table::same_word(words.front().text, word);
           });
}

std::string digest_of_commands(const std::vector<std::string>& lines) {
    core::Digest digest;
    for (const std::string& line : lines) {
        if (!is_silent(line)) {
            digest.add(line + "\n");
        }
    }
    return core::to_hex(digest.brief());
}

host::Environment environment() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = test::makers();
    return environment;
}

struct Line {
    std::string text;  ///< "saves/x.tene, its commands, the state they lead to"
    std::string table;  ///< the name of the file for its game and the version of its rules
    std::string game;
};

Line line_of(const std::string& path) {
    const auto lines = core::read_lines(path);
    REQUIRE(lines);
    const auto end = host::load_lines(environment(), path, *lines);
    INFO(path);
    REQUIRE(end);
    const std::string game(end->game->id());
    const std::string version = std::to_string(end->game->rules_version());
    const std::string state = core::to_hex(end->referee->hash(end->state));
    return {
        path + " " + digest_of_commands(*lines) + " " + state,
        "tests/golden/" + game + "-rules-" + version + ".txt",
        game};
}

}  // namespace

TEST_CASE(
    "the shipped games end in the states recorded for the version of their rules", "[record]"
) {
    std::map<std::string, int> counts;
    for (const auto& entry : std::filesystem::directory_iterator("saves")) {
        if (entry.path().extension() != ".tene") {
            continue;
        }
        const Line line = line_of(entry.path().string());
        ++counts[line.game];
        const auto known = core::read_lines(line.table);
        INFO("If the game is new, add its line to " << line.table << ":\n" << line.text);
        INFO("If it stands there with another state at the end, the rules have changed: raise "
             "their version, and begin a table for it. A line that is there is never changed.");
        REQUIRE(known);
        CHECK(std::ranges::find(*known, line.text) != known->end());
    }
    for (const std::string_view game : test::kFinishedGames) {
        INFO(game);
        CHECK(counts[std::string(game)] >= 5);
    }
}

namespace {

/// Returns the lines of a shipped game of Vast with another version of the rules.
std::vector<std::string> vast_lines(const std::string& version) {
    auto lines = core::read_lines("saves/vast-about-ambushes.tene");
    REQUIRE(lines);
    for (std::string& line : *lines) {
        if (line.starts_with("rules ")) {
            line = "rules " + version;
        }
    }
    return *lines;
}

}  // namespace

TEST_CASE("a record is played by its own version of the rules, if the game still plays it") {
    const auto old = host::load_lines(environment(), "old.tene", vast_lines("1"));
    REQUIRE(old);
    CHECK(old->game->rules_version() == 1);
    const std::string written = host::write_record(*old->game, old->record, old->record.start_hash);
    CHECK(written.find("\nrules 1\n") != std::string::npos);
}

TEST_CASE("a record of a version that no game plays is refused, with those that are played") {
    const auto newer = host::load_lines(environment(), "new.tene", vast_lines("3"));
    REQUIRE_FALSE(newer);
    CHECK(newer.errors().front().code == "rules-version");
    CHECK(newer.errors().front().expected == "rules 1 to 2");
    CHECK_FALSE(host::load_lines(environment(), "zero.tene", vast_lines("0")));
}

TEST_CASE("a new game is played by the newest version of the rules") {
    table::Header header;
    header.game = "vast";
    const auto made = host::make_new_game(environment(), header);
    REQUIRE(made);
    CHECK((*made)->game()->rules_version() == 2);
}
