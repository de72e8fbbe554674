// SPDX-License-Identifier: MIT
#include "app/examples.hpp"
#include "app/exit_status.hpp"
#include "app/program.hpp"
#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "man/page.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

using namespace tenebrae;
using man::Strings;

namespace {

const char* const kPage = "man/tenebrae.6";

using Names = std::set<std::string>;

/// Returns "new" and "sim merge" for ".Cm new , sim merge :".
Strings subcommands_in(const std::string& line) {
    Strings names;
    for (const std::string& part : man::alternatives(line.substr(4))) {
        names.push_back(core::joined(man::arguments("Cm " + part, "Cm"), " "));
    }
    return names;
}

/// Returns "o" and "output" for "Fl o , -output Ar FILE".
Names flags_in(const std::string& head) {
    Names names;
    for (const std::string& flag : man::arguments(head, "Fl")) {
        names.insert(flag.starts_with("-") ? flag.substr(1) : flag);
    }
    return names;
}

/// Returns the options of the manual by subcommand: "" for the program's own, "game" for those of
/// games.
std::map<std::string, Names> documented_options() {
    std::map<std::string, Names> found;
    Strings groups{""};
    for (const std::string& line : man::section(man::lines_of(kPage), "Options")) {
        if (line == "Options of a game, for") {
            groups = {"game"};
        } else if (line == "Options of") {
            groups.clear();
        } else if (groups.empty()) {
            groups = subcommands_in(line);
        } else if (line.starts_with(".It ")) {
            for (const std::string& group : groups) {
                found[group].merge(flags_in(line.substr(4)));
            }
        }
    }
    return found;
}

Names options_of(const app::Subcommand& command) {
    Names names;
    for (const app::Option& option : command.options) {
        std::istringstream words(option.names);
        for (std::string word; std::getline(words, word, ',');) {
            if (word.starts_with('-')) {
                names.insert(word.substr(word.find_first_not_of('-')));
            }
        }
    }
    return names;
}

Names joined(Names left, const Names& right) {
    left.insert(right.begin(), right.end());
    return left;
}

class ProgramUnderTest {
public:
    ProgramUnderTest() { app::add_subcommands(line_, program_); }
    [[nodiscard]] const std::vector<app::Subcommand>& subcommands() const {
        return line_.subcommands();
    }
    [[nodiscard]] const app::Program& program() const { return program_; }
    [[nodiscard]] app::ParsedCommandLine read(const std::vector<const char*>& words) {
        return line_.read(static_cast<int>(words.size()), words.data());
    }

private:
    app::Program program_{"0", man::games(), bots::nightcage_bots()};
    app::CommandLine line_{"tenebrae", "", "0"};
};

/// Returns the subcommand of a command line, "" without one; nullopt if the program refuses it.
std::optional<std::string> read_subcommand(std::string_view text) {
    ProgramUnderTest test;
    Strings words;
    for (const core::Word& word : core::split_words(text)) {
        words.emplace_back(word.text);
    }
    std::vector<const char*> pointers;
    for (const std::string& word : words) {
        pointers.push_back(word.c_str());
    }
    const app::ParsedCommandLine reading = test.read(pointers);
    if (reading.kind != app::ParsedCommandLine::Kind::Good) {
        return std::nullopt;
    }
    return reading.subcommand == nullptr ? "" : reading.subcommand->name;
}

/// Returns the words in capitals that a source file reads from the environment, directly or with
/// one of these functions.
std::set<std::string> variables_in(const Strings& source) {
    static const std::regex asked(
        "(getenv\\(|environment\\(|ariable[({]|\\bk[A-Za-z]+ = )\"([A-Z][A-Z_]+)\""
    );
    std::set<std::string> found;
    bool reads = false;
    for (const std::string& line : source) {
        reads = reads || line.find("getenv(") != std::string::npos;
        std::smatch match;
        if (std::regex_search(line, match, asked)) {
            found.insert(match[2]);
        }
    }
    return reads ? found : std::set<std::string>{};
}

std::string sentence(std::string_view text) {
    std::string whole(text);
    whole.front() = static_cast<char>(whole.front() - 'a' + 'A');
    return whole + ".";
}

}  // namespace

TEST_CASE("every game has its own page and the manual names it", "[man]") {
    const Strings page = man::lines_of(kPage);
    for (const table::GameMaker& game : man::games()) {
        const std::string name = "tenebrae-" + std::string(game.id);
        INFO(name);
        CHECK_FALSE(man::lines_of("man/" + name + ".7").empty());
        CHECK(std::ranges::any_of(page, [&name](const std::string& line) {
            return line.starts_with(".Xr " + name + " 7");
        }));
    }
}

TEST_CASE("the manual lists exactly the subcommands", "[man]") {
    const ProgramUnderTest test;
    Strings names;
    for (const app::Subcommand& command : test.subcommands()) {
        names.push_back(command.name);
    }
    CHECK(man::heads(man::section(man::lines_of(kPage), "Subcommands"), "Cm") == names);
}

TEST_CASE("the manual lists exactly the options of every subcommand", "[man]") {
    const ProgramUnderTest test;
    std::map<std::string, Names> documented = documented_options();
    for (const app::Subcommand& command : test.subcommands()) {
        INFO(command.name);
        const bool draws_seeds = command.name == "sim" || command.name == "table new";
        const bool makes_games = command.name == "play" || command.name == "new" || draws_seeds;
        Names of_games = makes_games ? documented["game"] : Names{};
        if (draws_seeds) {
            of_games.erase("seed");
            of_games.erase("name");
            of_games.erase("bots");
        }
        CHECK(joined(documented[command.name], of_games) == options_of(command));
    }
}

TEST_CASE("the program accepts the options in the manual", "[man]") {
    const ProgramUnderTest test;
    const Names documented = documented_options()[""];
    CHECK(
        documented
        == Names{"V", "accessible", "config", "data-dir", "h", "help", "restricted", "version"}
    );
    for (const std::string& name : documented) {
        const bool has_value = name == "config" || name == "data-dir";
        const std::string flag =
            (name.size() == 1 ? "-" : "--") + name + (has_value ? "=data" : "");
        const std::array<const char*, 3> arguments{"tenebrae", flag.c_str(), "help"};
        CHECK(app::run_program(test.program(), 3, arguments.data()) == app::ExitStatus::Good);
    }
}

TEST_CASE("help is at most as wide as the terminal", "[man]") {
    for (const int width : {20, 40, 80, 120}) {
        const app::Program program{"0", man::games(), bots::nightcage_bots()};
        app::CommandLine line{"tenebrae", "Board games", "0", width};
        app::add_subcommands(line, program);
        int widest = 0;
        for (const app::Subcommand& command : line.subcommands()) {
            INFO(command.name << ", " << width << " columns");
            for (const std::string& text : core::split_lines(line.help(command.name))) {
                CHECK(core::display_width(text) <= width);
                widest = std::max(widest, core::display_width(text));
            }
        }
        CHECK(widest > width * 9 / 10);
    }
}

TEST_CASE("every example in the help can be parsed by the program", "[man]") {
    for (const app::Example& example : app::examples()) {
        INFO(example.words);
        CHECK(read_subcommand(example.words).has_value());
    }
}

TEST_CASE("every command line in the examples of the manual can be parsed", "[man]") {
    std::set<std::string> used;
    for (const std::string& text : man::section(man::lines_of(kPage), "EXAMPLES")) {
        if (!text.starts_with(".Dl tenebrae ")) {
            continue;
        }
        INFO(text);
        const auto subcommand = read_subcommand(text.substr(4));
        REQUIRE(subcommand.has_value());
        used.insert(*subcommand);
    }
    CHECK(
        used
        == std::set<
            std::
                string>{"export", "play", "replay", "run", "sim", "sim summary", "table join", "table new", "verify"}
    );
}

TEST_CASE("the manual lists exactly the exit statuses with their meanings", "[man]") {
    const std::vector<man::Item> items =
        man::items(man::section(man::lines_of(kPage), "EXIT STATUS"));
    REQUIRE(items.size() == app::kExitStatuses.size());
    for (std::size_t at = 0; at < items.size(); ++at) {
        const app::ExitStatusRow& row = app::kExitStatuses[at];
        CHECK(items[at].head == std::to_string(static_cast<int>(row.status)));
        CHECK(items[at].body == Strings{sentence(row.meaning)});
    }
}

TEST_CASE("the manual lists exactly the environment variables that are read", "[man]") {
    std::set<std::string> read;
    for (const char* const folder : {"src", "tui"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.is_regular_file()) {
                read.merge(variables_in(man::lines_of(entry.path().string())));
            }
        }
    }
    const Strings documented = man::heads(man::section(man::lines_of(kPage), "ENVIRONMENT"), "Ev");
    CHECK(std::set<std::string>(documented.begin(), documented.end()) == read);
}
