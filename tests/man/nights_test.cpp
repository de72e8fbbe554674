// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "man/page.hpp"
#include "table/nights.hpp"

using namespace tenebrae;
using man::Strings;

TEST_CASE("the manual names the presets of every game", "[man]") {
    const Strings part = man::section(man::lines_of("man/tenebrae.6"), "THE TITLE");
    Strings told;
    for (const man::Item& item : man::items(part)) {
        if (item.head.starts_with("Cm ") && !item.body.empty()) {
            Strings names = man::alternatives(
                core::joined(man::arguments(item.body.front().substr(1), "Cm"), " ")
            );
            told.push_back(item.head.substr(3) + ": " + core::joined(names, " "));
        }
    }
    Strings known;
    for (const table::GameMaker& maker : man::games()) {
        std::string line = std::string(maker.id) + ":";
        for (const table::Night& night : table::nights_of(maker)) {
            line += " " + std::string(night.name);
        }
        known.push_back(line);
    }
    CHECK(man::sorted(told) == man::sorted(known));
}

TEST_CASE("every preset of every game can be started by the players it is for", "[man]") {
    const host::Session usual = man::make_session();
    for (const table::GameMaker& maker : man::games()) {
        for (const table::Night& night : table::nights_of(maker)) {
            for (const int players : {1, 2}) {
                const table::Company company{.players = players};
                if (!table::suits(maker, usual.bots(), company)) {
                    continue;
                }
                host::Session session = man::make_session();
                table::Header header;
                header.kind = table::FileKind::Commands;
                header.game = maker.id;
                header.seed = 1;
                header.settings = table::settings_of(maker, night, usual.bots(), company);
                const table::Reply reply = session.begin(header);
                INFO(maker.id << " " << night.name << " for " << players);
                INFO(core::render(reply.faults));
                CHECK(reply.new_game);
            }
        }
    }
}
