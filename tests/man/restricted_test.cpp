// SPDX-License-Identifier: MIT
#include "app/program.hpp"
#include "app/restricted.hpp"
#include "app/startup_checks.hpp"
#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "man/page.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

const char* const kPage = "man/tenebrae.6";

/// Returns "continue" for "-continue": the manual's macro for flags adds a dash itself.
std::set<std::string> flags_of(const std::string& head) {
    std::set<std::string> names;
    for (const std::string& flag : man::arguments(head, "Fl")) {
        names.insert(flag.substr(1));
    }
    return names;
}

std::set<std::string> without(std::set<std::string> names, const std::set<std::string>& others) {
    std::erase_if(names, [&others](const std::string& name) { return others.contains(name); });
    return names;
}

const app::Subcommand* find_subcommand(const app::CommandLine& line, std::string_view name) {
    const auto found = std::ranges::find(line.subcommands(), name, &app::Subcommand::name);
    return found == line.subcommands().end() ? nullptr : &*found;
}

/// Returns the options that both `play` and `new` have.
std::set<std::string> game_options_of(const app::CommandLine& line) {
    std::set<std::string> names;
    const app::Subcommand* other = find_subcommand(line, "new");
    for (const app::Option& option : find_subcommand(line, "play")->options) {
        if (!option.is_positional() && other->option(option.name()) != nullptr) {
            names.emplace(option.name());
        }
    }
    return names;
}

std::set<std::string>
allowed_flags(const app::Subcommand& command, const app::RestrictedCommand& allowed) {
    const std::vector<std::string_view> listed = table::split_list(allowed.options);
    for (const std::string_view name : listed) {
        INFO(name);
        CHECK(command.option(name) != nullptr);
    }
    std::set<std::string> flags;
    for (const app::Option& option : command.options) {
        const bool is_listed = std::ranges::find(listed, option.name()) != listed.end();
        if (!option.is_positional() && (is_listed || option.is_start_option)) {
            flags.emplace(option.name());
        }
    }
    return flags;
}

bool is_starred(const man::Item& item) {
    return std::ranges::any_of(item.body, [](const std::string& line) {
        return line.find("(*)") != std::string::npos;
    });
}

}  // namespace

TEST_CASE("the manual lists exactly what restricted mode allows", "[man]") {
    const app::Program program{"0", man::games(), bots::nightcage_bots()};
    app::CommandLine line("tenebrae", "", "0");
    app::add_subcommands(line, program);
    std::vector<man::Item> items =
        man::items(man::section(man::lines_of(kPage), "RESTRICTED MODE"));
    std::erase_if(items, [](const man::Item& item) { return item.head.empty(); });
    const auto allowed = app::restricted_commands();
    const std::set<std::string> of_games = game_options_of(line);
    REQUIRE(items.size() == allowed.size());
    for (std::size_t at = 0; at < allowed.size(); ++at) {
        INFO(items[at].head);
        CHECK(core::joined(man::arguments(items[at].head, "Cm"), " ") == allowed[at].name);
        const app::Subcommand* command = find_subcommand(line, allowed[at].name);
        REQUIRE(command != nullptr);
        const std::set<std::string> flags = allowed_flags(*command, allowed[at]);
        const bool takes_game_options = items[at].head.ends_with(" Ar game-options");
        const bool starts_games = allowed[at].name == "play" || allowed[at].name == "table new";
        CHECK(takes_game_options == starts_games);
        CHECK(flags_of(items[at].head) == (takes_game_options ? without(flags, of_games) : flags));
        if (takes_game_options) {
            REQUIRE(items[at].body.size() > 1);
            CHECK(items[at].body[0] == "except");
            CHECK(flags_of(items[at].body[1].substr(1)) == without(of_games, flags));
        }
    }
}

TEST_CASE("the manual marks the variables that restricted mode keeps", "[man]") {
    const std::vector<man::Item> items =
        man::items(man::section(man::lines_of(kPage), "ENVIRONMENT"));
    const auto variables = app::variables();
    REQUIRE(items.size() == variables.size());
    for (std::size_t at = 0; at < items.size(); ++at) {
        CHECK(items[at].head == "Ev " + std::string(variables[at].name));
        CHECK(is_starred(items[at]) == variables[at].is_preserved);
    }
}
