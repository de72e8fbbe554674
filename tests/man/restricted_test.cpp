// SPDX-License-Identifier: MIT
#include "app/program.hpp"
#include "app/restricted.hpp"
#include "app/surroundings.hpp"
#include "catch.hpp"
#include "man/page.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

const char* const kPage = "man/tenebrae.6";

/// "continue" for "-continue", as the manual's macro for flags adds one dash of its own.
std::set<std::string> flags_of(const std::string& head) {
    std::set<std::string> names;
    for (const std::string& flag : man::arguments(head, "Fl")) {
        names.insert(flag.substr(1));
    }
    return names;
}

bool is_starred(const man::Item& item) {
    return std::ranges::any_of(item.body, [](const std::string& line) {
        return line.find("(*)") != std::string::npos;
    });
}

}  // namespace

TEST_CASE("the manual has everything that restricted mode allows, and no more", "[man]") {
    const app::Program program{"0", man::games()};
    app::CommandLine line("tenebrae", "", "0");
    app::add_subcommands(line, program);
    const std::vector<man::Item> items =
        man::items(man::section(man::lines_of(kPage), "RESTRICTED MODE"));
    const auto allowed = app::restricted_commands();
    REQUIRE(items.size() == allowed.size());
    for (std::size_t at = 0; at < items.size(); ++at) {
        INFO(items[at].head);
        CHECK(man::arguments(items[at].head, "Cm") == Strings{std::string(allowed[at].name)});
        const auto command =
            std::ranges::find(line.subcommands(), allowed[at].name, &app::Subcommand::name);
        REQUIRE(command != line.subcommands().end());
        std::set<std::string> flags;
        for (const std::string_view name : table::split_list(allowed[at].options)) {
            const app::Option* option = command->option(name);
            REQUIRE(option != nullptr);
            if (!option->is_known_by_place()) {
                flags.emplace(name);
            }
        }
        for (const app::Option& option : command->options) {
            if (option.is_of_game) {
                flags.emplace(option.name());
            }
        }
        CHECK(flags_of(items[at].head) == flags);
    }
}

TEST_CASE("the manual marks the variables that restricted mode keeps", "[man]") {
    const std::vector<man::Item> items =
        man::items(man::section(man::lines_of(kPage), "ENVIRONMENT"));
    const auto variables = app::variables();
    REQUIRE(items.size() == variables.size());
    for (std::size_t at = 0; at < items.size(); ++at) {
        CHECK(items[at].head == "Ev " + std::string(variables[at].name));
        CHECK(is_starred(items[at]) == variables[at].is_kept);
    }
}
