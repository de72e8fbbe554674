// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "man/page.hpp"
#include "table/variants.hpp"

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
        for (const table::GameVariant& variant : table::variants_of(maker)) {
            line += " " + std::string(variant.name);
        }
        known.push_back(line);
    }
    CHECK(man::sorted(told) == man::sorted(known));
}

TEST_CASE("every preset of every game can be started by the players it is for", "[man]") {
    const host::Session usual = man::make_session();
    for (const table::GameMaker& maker : man::games()) {
        for (const table::GameVariant& variant : table::variants_of(maker)) {
            for (const int players : {1, 2}) {
                const table::PlayerSetup setup{.players = players};
                if (!table::suits(maker, variant, usual.bots(), setup)) {
                    continue;
                }
                host::Session session = man::make_session();
                table::Header header;
                header.kind = table::FileKind::Commands;
                header.game = maker.id;
                header.seed = 1;
                header.settings = table::settings_of(maker, variant, usual.bots(), setup);
                const table::Reply reply = session.begin(header);
                INFO(maker.id << " " << variant.name << " for " << players);
                INFO(core::render(reply.errors));
                CHECK(reply.new_game);
            }
        }
    }
}
