// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "temporary_folder.hpp"
#include "tui/table/screen_context.hpp"

#include <array>

using namespace tenebrae;
using namespace tenebrae::tui;

TEST_CASE("the keys of a game's own key actions follow the game on the screen", "[tui]") {
    const TemporaryFolder folder;
    for (const char* name : {"keys", "walking", "running"}) {
        folder.make_folder(name);
    }
    (void)folder.file("keys/arrows.toml", "format = 1\n[common]\nquit = \"q\"\n");
    (void)folder.file("walking/keys.toml", "format = 1\n[arrows]\ndraw = \"d\"\n");
    (void)folder.file("running/keys.toml", "format = 1\n[arrows]\nfast = \"f\"\nslow = \"s\"\n");
    constexpr std::array kRunningKeyActions{
        KeyActionRow{"fast", "Run"}, KeyActionRow{"slow", "Run slowly"}};
    BoardFamily running = test::walking_family();
    running.game = "running";
    running.key_actions = kRunningKeyActions;
    const std::array families{test::walking_family(), running};
    host::Environment environment = test::walking_environment();
    environment.data_folder = folder.path("");
    host::Session session(environment);
    ScreenContext context{session, families};
    context.preferences.own_keys = folder.file(
        "own.toml",
        "format = 1\n[common]\nquit = \"Q\"\njump = \"j\"\n"
        "[walking]\ndraws = \"x\"\n[running]\nfaster = \"y\"\n"
    );

    // Errors for any game that may follow. Errors common to all games are reported once.
    std::string error_list;
    for (const core::Diagnostic& error : context.load_look()) {
        error_list += error.code + " " + std::to_string(error.where.line) + "; ";
    }
    CHECK(error_list.find("unknown-act 4; unknown-act 6; unknown-act 8; ") != std::string::npos);
    CHECK(context.keymap.key_for(game_key_action(0)) == "d");
    context.use_looks_of("running");
    CHECK(context.keymap.key_for(game_key_action(0)) == "f");
    CHECK(context.keymap.key_for(game_key_action(1)) == "s");
    CHECK(context.keymap.key_for(KeyAction::Quit) == "Q");
    // Loading the options again keeps the game. A game without a board changes nothing.
    static_cast<void>(context.load_look());
    context.use_looks_of("sitting");
    CHECK(context.keymap.key_for(game_key_action(1)) == "s");
    context.use_looks_of("walking");
    CHECK(context.keymap.key_for(game_key_action(0)) == "d");
    CHECK(context.keymap.key_for(game_key_action(1)).empty());
}

TEST_CASE("the looks of a game's own roles follow the game on the screen", "[tui]") {
    const TemporaryFolder folder;
    for (const char* name : {"palettes", "walking", "running"}) {
        folder.make_folder(name);
    }
    (void)folder.file("palettes/standard.toml", "format = 1\n");
    (void)folder.file("walking/palettes.toml", "format = 1\n[standard]\npath = \"#000001\"\n");
    (void)folder.file("running/palettes.toml", "format = 1\n[standard]\ntrack = \"#000002\"\n");
    constexpr std::array kRunningRoles{RoleRow{"track", "where one runs"}};
    BoardFamily running = test::walking_family();
    running.game = "running";
    running.roles = kRunningRoles;
    const std::array families{test::walking_family(), running};
    host::Environment environment = test::walking_environment();
    environment.data_folder = folder.path("");
    host::Session session(environment);
    ScreenContext context{session, families};
    std::vector<int> blues;
    context.restyle = [&blues](const Palette& palette) {
        blues.push_back(palette.look({own_role(0)}).ink.value_or(Rgb{}).blue);
    };

    static_cast<void>(context.load_look());
    context.use_looks_of("running");
    context.use_looks_of("running");
    // Loading the options again keeps the game. A game without a board changes nothing.
    static_cast<void>(context.load_look());
    context.use_looks_of("sitting");
    context.use_looks_of("walking");
    CHECK(blues == std::vector<int>{1, 2, 2, 1});
}
