// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"
#include "temporary_folder.hpp"
#include "tui/table/screen_context.hpp"

#include <array>

using namespace tenebrae;
using namespace tenebrae::tui;

TEST_CASE("the keys of a game's own acts follow the game that is looked at", "[tui]") {
    const TemporaryFolder folder;
    for (const char* name : {"keys", "walking", "running"}) {
        folder.make_folder(name);
    }
    (void)folder.file("keys/arrows.toml", "format = 1\n[common]\nquit = \"q\"\n");
    (void)folder.file("walking/keys.toml", "format = 1\n[arrows]\ndraw = \"d\"\n");
    (void)folder.file("running/keys.toml", "format = 1\n[arrows]\nfast = \"f\"\nslow = \"s\"\n");
    constexpr std::array kRunningActs{ActRow{"fast", "Run"}, ActRow{"slow", "Run slowly"}};
    BoardFamily running = test::walking_family();
    running.game = "running";
    running.acts = kRunningActs;
    const std::array families{test::walking_family(), running};
    table::Environment environment = test::walking_environment();
    environment.data_folder = folder.path("");
    table::Session session(environment);
    ScreenContext context{session, families};
    context.preferences.own_keys = folder.file(
        "own.toml",
        "format = 1\n[common]\nquit = \"Q\"\njump = \"j\"\n"
        "[walking]\ndraws = \"x\"\n[running]\nfaster = \"y\"\n"
    );

    // Of any game that can come, and what all games share once.
    std::string told;
    for (const core::Diagnostic& fault : context.load_look()) {
        told += fault.code + " " + std::to_string(fault.where.line) + "; ";
    }
    CHECK(told.find("unknown-act 4; unknown-act 6; unknown-act 8; ") == 0);
    CHECK(context.keymap.key_for(own_act(0)) == "d");
    context.take_keys_of("running");
    CHECK(context.keymap.key_for(own_act(0)) == "f");
    CHECK(context.keymap.key_for(own_act(1)) == "s");
    CHECK(context.keymap.key_for(Act::Quit) == "Q");
    // Options chosen anew leave the game as it is; one without a board changes nothing.
    static_cast<void>(context.load_look());
    context.take_keys_of("sitting");
    CHECK(context.keymap.key_for(own_act(1)) == "s");
    context.take_keys_of("walking");
    CHECK(context.keymap.key_for(own_act(0)) == "d");
    CHECK(context.keymap.key_for(own_act(1)).empty());
}
