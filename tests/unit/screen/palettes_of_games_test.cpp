// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "temporary_folder.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/screen/data_file.hpp"
#include "tui/screen/theme.hpp"

#include <array>
#include <map>
#include <set>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

constexpr std::array kWalkingRoles{RoleRow{"path", "where one walks"}, RoleRow{"post", "a post"}};
constexpr std::array kRunningRoles{RoleRow{"track", "where one runs"}};
const std::array kGames{GameRoles{"walking", kWalkingRoles}, GameRoles{"running", kRunningRoles}};
constexpr Role kPath = own_role(0);
constexpr Role kPost = own_role(1);
constexpr Role kTrack = own_role(0);

struct Loaded {
    Palettes palettes;
    std::string error_list;  ///< "code line:column; "
    std::string hint;  ///< the last
};

/// Loads data with the two games. The first game has two palettes.
Loaded load(
    const std::string& name,
    std::string_view own,
    std::string_view walking = "format = 1\n"
                               "[standard]\npath = \"#101010\"\npost = \"#202020\"\n"
                               "[light]\npath = \"#303030\"\n"
                               "[monochrome]\npath = \"bold\"\npost = \"dim\"\n"
) {
    const TemporaryFolder folder;
    for (const char* each : {"palettes", "walking", "running", "boardless"}) {
        folder.make_folder(each);
    }
    (void)folder.file("palettes/standard.toml", "format = 1\n[colours]\nbad = \"#ff0000\"\n");
    (void)folder.file("palettes/light.toml", "format = 1\n[colours]\nbad = \"#aa0000\"\n");
    (void)folder.file("palettes/red-green.toml", "format = 1\n[colours]\nbad = \"#00ffff\"\n");
    (void)folder.file("palettes/monochrome.toml", "format = 1\n[plain]\nbad = \"bold\"\n");
    (void)folder.file("walking/palettes.toml", walking);
    (void)folder.file("running/palettes.toml", "format = 1\n[standard]\ntrack = \"#404040\"\n");
    (void)folder.file("boardless/palettes.toml", "format = 1\n");
    Loaded loaded;
    core::Diagnostics errors;
    const std::string file = own.empty() ? "" : folder.file("palette.toml", own);
    loaded.palettes = load_palettes({folder.path(""), name, file, kGames}, errors);
    for (const core::Diagnostic& error : errors) {
        loaded.error_list += error.code + " " + std::to_string(error.where.line) + ":"
                             + std::to_string(error.where.column) + "; ";
        loaded.hint = error.hint;
    }
    return loaded;
}

std::optional<Rgb> ink(const Loaded& loaded, std::string_view game, Role role) {
    return loaded.palettes.at(game).look({role}).ink;
}

}  // namespace

TEST_CASE("a game's roles look as its file says and common roles as the palette says", "[tui]") {
    const Loaded loaded = load("standard", "");
    CHECK(loaded.error_list.empty());
    CHECK(ink(loaded, "walking", kPath) == Rgb{0x10, 0x10, 0x10});
    CHECK(ink(loaded, "walking", kPost) == Rgb{0x20, 0x20, 0x20});
    CHECK(ink(loaded, "running", kTrack) == Rgb{0x40, 0x40, 0x40});
    for (const std::string_view game : {"", "walking", "running"}) {
        CHECK(ink(loaded, game, Role::Bad) == Rgb{0xff, 0, 0});
    }
    CHECK(loaded.palettes.at("").look({kPath}) == Look{});
    CHECK(loaded.palettes.at("walking").plain_look({kPath}).bold);
}

TEST_CASE("a role that a game does not define in a palette has no colour", "[tui]") {
    const Loaded loaded = load("light", "");
    CHECK(loaded.error_list.empty());
    CHECK(ink(loaded, "walking", kPath) == Rgb{0x30, 0x30, 0x30});
    CHECK(loaded.palettes.at("walking").look({kPost}) == Look{{}, {}, false, true, false, false});
}

TEST_CASE("a palette that a game does not have looks like the default there", "[tui]") {
    const Loaded loaded = load("red-green", "");
    CHECK(loaded.error_list.empty());
    CHECK(ink(loaded, "walking", Role::Bad) == Rgb{0, 0xff, 0xff});
    CHECK(ink(loaded, "walking", kPath) == Rgb{0x10, 0x10, 0x10});
    CHECK(ink(loaded, "running", kTrack) == Rgb{0x40, 0x40, 0x40});
}

TEST_CASE("without colour a game's roles are plain", "[tui]") {
    const Loaded loaded = load("monochrome", "");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.palettes.at("walking").look({kPath}) == Look{{}, {}, true, false, false, false});
    CHECK(loaded.palettes.at("running").look({kTrack}) == Look{});
}

TEST_CASE("a player's palette has tables for the roles of any game", "[tui]") {
    const Loaded loaded = load(
        "standard",
        "format = 1\n[colours]\nbad = \"#010101\"\nrunning.track = \"#020202\"\n"
        "[colours.walking]\npath = \"#030303\"\n[plain.walking]\npath = \"reverse\"\n"
    );
    CHECK(loaded.error_list.empty());
    for (const std::string_view game : {"", "walking", "running"}) {
        CHECK(ink(loaded, game, Role::Bad) == Rgb{1, 1, 1});
    }
    CHECK(ink(loaded, "running", kTrack) == Rgb{2, 2, 2});
    CHECK(ink(loaded, "walking", kPath) == Rgb{3, 3, 3});
    CHECK(ink(loaded, "walking", kPost) == Rgb{0x20, 0x20, 0x20});
    CHECK(
        loaded.palettes.at("walking").plain_look({kPath}) == Look{{}, {}, false, false, false, true}
    );
}

TEST_CASE("a player's palette may contain roles of a game without a board", "[tui]") {
    const Loaded loaded = load("standard", "format = 1\n[colours.boardless]\nking = \"#010101\"\n");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.palettes.at("walking").looks == load("standard", "").palettes.at("walking").looks);
}

TEST_CASE("errors in roles of games are reported once with their place", "[tui]") {
    const auto error_list = [](std::string_view lines) {
        return load("standard", "format = 1\n" + std::string(lines)).error_list;
    };
    CHECK(error_list("[colours.walking]\npaht = \"bold\"\n") == "unknown-role 3:1; ");
    CHECK(error_list("[colours.walking]\ntrack = \"bold\"\n") == "unknown-role 3:1; ");
    CHECK(error_list("[colours.walking]\nbad = \"bold\"\n") == "unknown-role 3:1; ");
    CHECK(error_list("[plain.walking]\npath = \"#ffffff\"\n") == "colour-in-plain 3:8; ");
    CHECK(error_list("[colours.wakling]\npath = \"bold\"\n") == "unknown-table 2:1; ");
    CHECK(error_list("[colours]\nchess.king = \"bold\"\n") == "unknown-table 3:1; ");
    CHECK(error_list("[walking]\npath = \"bold\"\n") == "unknown-table 2:1; ");
    CHECK(error_list("[colours.walking.path]\nbold = true\n") == "wrong-type 2:18; ");
    const Loaded misplaced = load("standard", "format = 1\n[colours]\npath = \"bold\"\n");
    CHECK(misplaced.error_list == "unknown-role 3:1; ");
    CHECK(misplaced.hint == "roles of a game belong in [colours.walking] of palette.toml");
}

TEST_CASE("errors in a game's file are reported once", "[tui]") {
    const auto error_list = [](std::string_view text) {
        return load("standard", "", text).error_list;
    };
    CHECK(error_list("[standard]\npath = \"bold\"\n") == "no-format 0:0; ");
    CHECK(error_list("format = 1\n[standerd]\npath = \"bold\"\n") == "unknown-table 2:1; ");
    CHECK(error_list("format = 1\n[standard]\ntrack = \"bold\"\n") == "unknown-role 3:1; ");
    CHECK(error_list("format = 1\n[monochrome]\npath = \"#000000\"\n") == "colour-in-plain 3:8; ");
}

TEST_CASE("every shipped game defines its roles in every palette", "[tui]") {
    std::set<std::string> known;
    for (const RoleRow& row : nightcage::board::own_roles()) {
        known.insert(std::string(row.name));
    }
    std::map<std::string, std::set<std::string>> said;
    const auto entries = core::read_toml("data/nightcage/palettes.toml", kDataFile);
    REQUIRE(entries);
    for (const core::TomlEntry& entry : *entries) {
        if (!entry.table.empty()) {
            said[entry.table].insert(entry.key);
        }
    }
    for (const std::string& name : palettes("data")) {
        INFO(name);
        CHECK(said[name] == known);
    }
}
