// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "host/match.hpp"
#include "table/tables.hpp"
#include "tui/table/cast.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

Replay short_walk() {
    host::Session session(walking_environment());
    int line = 0;
    for (const std::string_view command : {"new walking seed 7", "step", "draw"}) {
        session.execute(command, "typed", ++line);
    }
    return {session.replay()};
}

Cast ascii_cast() {
    core::Diagnostics errors;
    Cast cast;
    cast.glyphs = load_glyphs("data", "ascii", {}, errors);
    cast.animations = false;
    return cast;
}

std::string text_of(const Replay& replay, const Cast& cast) {
    host::Session nobody(walking_environment());
    return write_cast(nobody, replay, kFamilies, cast);
}

std::vector<table::Json> lines_of(const std::string& text) {
    std::vector<table::Json> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        REQUIRE(end != std::string::npos);
        lines.push_back(table::Json::parse(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return lines;
}

}  // namespace

TEST_CASE("a cast has a header and a picture for every moment and an end") {
    Cast cast = ascii_cast();
    cast.width = 100;
    cast.height = 30;
    cast.pause_ms = 1250;
    std::vector<table::Json> lines = lines_of(text_of(short_walk(), cast));
    std::erase_if(lines, [](const table::Json& line) { return line.is_array() && line[1] == "m"; });
    REQUIRE(lines.size() == 5);
    CHECK(lines[0] == table::Json::parse(R"({"version": 2, "width": 100, "height": 30})"));
    for (std::size_t at = 1; at < lines.size(); ++at) {
        REQUIRE(lines[at].size() == 3);
        CHECK(lines[at][0] == 1.25 * static_cast<double>(at - 1));
        CHECK(lines[at][1] == "o");
    }
    CHECK(has(lines[1][2], "Command 0 of 2, turn 0."));
    CHECK(has(lines[3][2], "drawn"));
}

TEST_CASE("a cast has a marker at each turn and at the end") {
    host::Session session(walking_environment());
    int line = 0;
    for (const std::string_view command : {"new walking seed 7", "step", "step", "resign"}) {
        session.execute(command, "typed", ++line);
    }
    std::vector<std::string> markers;
    for (const table::Json& event : lines_of(text_of({session.replay()}, ascii_cast()))) {
        if (event.is_array() && event[1] == "m") {
            markers.push_back(event[2].get<std::string>() + " " + event[0].dump());
        }
    }
    CHECK(
        markers == std::vector<std::string>{"Turn 0 0.0", "Turn 1 1.0", "Turn 2 2.0", "The end 3.0"}
    );
}

TEST_CASE("a cast writes times with three decimals") {
    CHECK(has(text_of(short_walk(), ascii_cast()), "\n[1.000, \"o\", \""));
}

TEST_CASE("a game's own role is drawn in its colour") {
    const table::test::Folder folder;
    const std::string own =
        folder.put("palette.toml", "format = 1\n[colours.walking]\npath = \"#ff0000\"\n");
    const std::array games{GameRoles{"walking", kWalkingRoles}};
    core::Diagnostics errors;
    Cast cast = ascii_cast();
    cast.palette = load_palettes({"data", "standard", own, games}, errors).at("walking");
    CHECK(errors.empty());
    CHECK(has(lines_of(text_of(short_walk(), cast))[1][2], "\x1b[38;5;196m[@]"));
}

TEST_CASE("a cast begins where the replay begins") {
    Replay replay = short_walk();
    replay.moment = 2;
    const std::vector<table::Json> lines = lines_of(text_of(replay, ascii_cast()));
    REQUIRE(lines.size() == 4);
    CHECK(has(lines[1][2], "Command 2 of 2"));
    CHECK(lines[2][2] == "Turn 1");
}

TEST_CASE("animations in a cast keep their own time") {
    Cast cast = ascii_cast();
    const std::string still = text_of(short_walk(), cast);
    cast.animations = true;
    const std::string moving = text_of(short_walk(), cast);
    CHECK(lines_of(moving).size() > lines_of(still).size());
    CHECK(lines_of(moving).back()[0] > lines_of(still).back()[0]);
}

TEST_CASE("the same replay makes the same cast") {
    CHECK(text_of(short_walk(), ascii_cast()) == text_of(short_walk(), ascii_cast()));
}

TEST_CASE("a cast has the colours of the terminal it is made for") {
    const std::array games{GameRoles{"walking", kWalkingRoles}};
    core::Diagnostics errors;
    Cast cast = ascii_cast();
    cast.palette = load_palettes({"data", "standard", "", games}, errors).at("walking");
    const auto has_code = [&](ColorDepth depth, std::string_view code) {
        cast.depth = depth;
        return has(lines_of(text_of(short_walk(), cast))[1][2], code);
    };
    CHECK(has_code(ColorDepth::Direct, "\x1b[38;2;"));
    CHECK(has_code(ColorDepth::Indexed, "\x1b[38;5;"));
    CHECK_FALSE(has_code(ColorDepth::Sixteen, "\x1b[38;"));
    CHECK(has_code(ColorDepth::Sixteen, "\x1b[3"));
    CHECK_FALSE(has_code(ColorDepth::None, "\x1b[3"));
}
