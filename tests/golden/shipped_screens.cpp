// SPDX-License-Identifier: MIT
#include "tests/golden/shipped_screens.hpp"

#include "families.hpp"
#include "host/session.hpp"
#include "makers.hpp"
#include "script_frontend.hpp"
#include "tui/table/full_screen.hpp"

#include <stdexcept>
#include <vector>

namespace tenebrae::test {

namespace {

const std::vector<ShippedScreen> kScreens{
    {"nightcage-80x24", "nightcage", "saves/nightcage-won.tene", 30, 80, 24},
    {"nightcage-200x60", "nightcage", "saves/nightcage-won.tene", 30, 200, 60},
    {"nightcage-dirge-120x40", "nightcage", "saves/nightcage-both-bosses-won.tene", 74, 120, 40},
    {"nyctophobia-80x24", "nyctophobia", "saves/nyctophobia-won.tene", 24, 80, 24},
    {"nyctophobia-hunter-120x40", "nyctophobia", "tests/golden/hunter.tene", 8, 120, 40},
    {"nyctophobia-200x60", "nyctophobia", "saves/nyctophobia-mage-won.tene", 40, 200, 60},
    {"cagedin-80x24", "cagedin", "saves/cagedin-knockout.tene", 20, 80, 24},
    {"cagedin-120x40", "cagedin", "saves/cagedin-judges.tene", 60, 120, 40},
    {"cagedin-200x60", "cagedin", "saves/cagedin-knockout.tene", 40, 200, 60},
    {"vast-80x24", "vast", "tests/golden/vast-knight.tene", 120, 80, 24},
    {"vast-goblins-120x40", "vast", "tests/golden/vast-goblins.tene", 160, 120, 40},
    {"vast-dragon-200x60", "vast", "tests/golden/vast-dragon.tene", 119, 200, 60},
    {"vast-cave-120x40", "vast", "tests/golden/vast-cave.tene", 213, 120, 40},
    {"vast-thief-120x40", "vast", "tests/golden/vast-thief.tene", 261, 120, 40}};

const std::vector<ShippedScreen> kHalfBlockScreens{
    {"nightcage-half-blocks-80x24",
     "nightcage",
     "saves/nightcage-advanced-won.tene",
     80,
     80,
     24,
     true,
     true},
    {"nightcage-half-blocks-120x40",
     "nightcage",
     "saves/nightcage-both-bosses-won.tene",
     74,
     120,
     40,
     true,
     true},
    {"nyctophobia-half-blocks-80x24",
     "nyctophobia",
     "saves/nyctophobia-won.tene",
     24,
     80,
     24,
     true,
     true},
    {"nyctophobia-half-blocks-120x40",
     "nyctophobia",
     "tests/golden/hunter.tene",
     8,
     120,
     40,
     true,
     true},
    {"cagedin-half-blocks-80x24", "cagedin", "saves/cagedin-knockout.tene", 20, 80, 24, true, true},
    {"cagedin-half-blocks-120x40", "cagedin", "saves/cagedin-judges.tene", 60, 120, 40, true, true},
    {"vast-half-blocks-80x24", "vast", "tests/golden/vast-knight.tene", 120, 80, 24, true, true},
    {"vast-half-blocks-120x40", "vast", "tests/golden/vast-dragon.tene", 119, 120, 40, true, true},
    {"vast-cave-half-blocks-80x24", "vast", "tests/golden/vast-cave.tene", 213, 80, 24, true, true},
    {"vast-thief-half-blocks-80x24",
     "vast",
     "tests/golden/vast-thief.tene",
     261,
     80,
     24,
     true,
     true}};

void demand(const table::Reply& reply) {
    if (reply.kind == table::Reply::Kind::Refused) {
        throw std::runtime_error(core::render(reply.errors));
    }
}

}  // namespace

std::span<const ShippedScreen> shipped_screens() {
    return kScreens;
}

std::span<const ShippedScreen> half_block_screens() {
    return kHalfBlockScreens;
}

tui::Grid grid_of(const ShippedScreen& screen, std::string_view keys) {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers();
    host::Session session(environment);
    demand(session.load(screen.record));
    if (session.match().history.steps().size() > screen.commands) {
        demand(session.restart(screen.commands));
    }
    tui::FullScreen full{session, families()};
    full.preferences.charset = "utf8";
    full.preferences.animations = false;
    full.many_colors = screen.many_colors;
    full.half_blocks = screen.half_blocks;
    tui::ScriptFrontend paper(screen.width, screen.height);
    paper.press(keys);
    tui::play_full_screen(paper, full);
    return paper.shown.back();
}

}  // namespace tenebrae::test
