// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tui/screen/colors.hpp"

#include <cstdint>

using tenebrae::tui::ColorDepth;
using tenebrae::tui::Look;
using tenebrae::tui::nearest_colors;
using tenebrae::tui::nearest_ground;
using tenebrae::tui::nearest_ink;
using tenebrae::tui::nearest_ink_256;
using tenebrae::tui::Rgb;
using tenebrae::tui::TerminalColor;

TEST_CASE("true colour is sent unchanged", "[tui]") {
    CHECK(nearest_ink({0x12, 0x34, 0x56}, ColorDepth::Direct).number == 0x123456);
    CHECK(nearest_ground({0xff, 0xff, 0xff}, ColorDepth::Direct).number == 0xffffff);
}

TEST_CASE("true colour never selects one of the eight palette colours", "[tui]") {
    CHECK(nearest_ink({0, 0, 0}, ColorDepth::Direct).number >= 8);
    CHECK(nearest_ink({0, 0, 7}, ColorDepth::Direct).number >= 8);
    CHECK(nearest_ground({0, 0, 0}, ColorDepth::Direct).number == 0x010101);
}

TEST_CASE("with 256 colours the first sixteen are not used", "[tui]") {
    for (int level = 0; level < 256; ++level) {
        const auto part = static_cast<std::uint8_t>(level);
        CHECK(nearest_ink({part, 0, 0}, ColorDepth::Indexed).number >= 16);
        CHECK(nearest_ground({part, part, part}, ColorDepth::Indexed).number >= 16);
    }
}

TEST_CASE("with eight colours bright colours are bold", "[tui]") {
    CHECK(nearest_ink({255, 0, 0}, ColorDepth::Eight) == TerminalColor{1, true});
    CHECK(nearest_ink({150, 0, 0}, ColorDepth::Eight) == TerminalColor{1, false});
    CHECK(nearest_ink({100, 100, 255}, ColorDepth::Eight) == TerminalColor{6, false});
    CHECK(nearest_ink({255, 0, 0}, ColorDepth::Sixteen) == TerminalColor{9, false});
}

TEST_CASE("no text is written in black as the background may be black", "[tui]") {
    CHECK(nearest_ink({0, 0, 0}, ColorDepth::Eight).number == -1);
    CHECK(nearest_ink({0, 0, 0}, ColorDepth::Sixteen).number == -1);
    CHECK(nearest_ink({100, 100, 100}, ColorDepth::Eight).number == 7);
}

TEST_CASE("without colours no colour is sent", "[tui]") {
    CHECK(nearest_ink({255, 0, 0}, ColorDepth::None) == TerminalColor{});
    CHECK(nearest_ground({255, 0, 0}, ColorDepth::None) == TerminalColor{});
}

TEST_CASE("a look sets ink and ground together and leaves out what it does not name") {
    Look look;
    look.ink = Rgb{0xff, 0x8f, 0xc3};
    look.ground = Rgb{0x7d, 0x52, 0x18};
    CHECK(nearest_colors(look, ColorDepth::Direct).ink.number == 0xff8fc3);
    CHECK(nearest_colors(look, ColorDepth::Direct).ground.number == 0x7d5218);
    CHECK(
        nearest_colors(look, ColorDepth::Indexed).ground
        == nearest_ground(*look.ground, ColorDepth::Indexed)
    );
    CHECK_FALSE(
        nearest_colors(look, ColorDepth::Indexed).ink == nearest_ink(*look.ink, ColorDepth::Indexed)
    );
    Look ink_alone;
    ink_alone.ink = look.ink;
    CHECK(
        nearest_colors(ink_alone, ColorDepth::Indexed).ink
        == nearest_ink(*look.ink, ColorDepth::Indexed)
    );
    CHECK(nearest_colors(ink_alone, ColorDepth::Indexed).ground.number == -1);
    CHECK(nearest_colors({}, ColorDepth::Direct).ink.number == -1);
}

TEST_CASE("with 256 colours a look is shown in the numbers it names", "[tui]") {
    Look look;
    look.ink = Rgb{0xff, 0xc8, 0x61};
    look.ground = Rgb{0x7d, 0x52, 0x18};
    look.ink_256 = 221;
    look.ground_256 = 136;
    CHECK(nearest_colors(look, ColorDepth::Indexed).ink == TerminalColor{221});
    CHECK(nearest_colors(look, ColorDepth::Indexed).ground == TerminalColor{136});
    CHECK(nearest_colors(look, ColorDepth::Direct).ink.number == 0xffc861);
    CHECK(nearest_colors(look, ColorDepth::Direct).ground.number == 0x7d5218);
    CHECK(nearest_colors(look, ColorDepth::Sixteen).ink.number < 16);
    // An ink without a number is readable on the number of its ground.
    look.ink_256 = 0;
    CHECK(
        nearest_colors(look, ColorDepth::Indexed).ink
        == TerminalColor{nearest_ink_256(*look.ink, *look.ground, 136)}
    );
}

TEST_CASE("with few colours ink and ground are never the same", "[tui]") {
    const auto ink = [](Rgb front, Rgb back, ColorDepth depth) {
        Look look;
        look.ink = front;
        look.ground = back;
        return nearest_colors(look, depth).ink;
    };
    const Rgb pink{0xff, 0xc4, 0xbc};
    const Rgb red{0x7a, 0x1f, 0x1a};
    CHECK(ink(pink, red, ColorDepth::Sixteen) == TerminalColor{15});
    CHECK(ink(pink, red, ColorDepth::Eight) == TerminalColor{7, true});
    const Rgb amber{0xff, 0xe0, 0xa0};
    const Rgb brown{0x6a, 0x4a, 0x10};
    CHECK(ink(amber, brown, ColorDepth::Sixteen) == TerminalColor{0});
    const Rgb dark{0x20, 0x1a, 0x10};
    const Rgb paper{0xd9, 0xc9, 0xa3};
    CHECK(ink(dark, paper, ColorDepth::Sixteen) == TerminalColor{0});
    CHECK(ink(dark, paper, ColorDepth::Eight) == TerminalColor{0});
    CHECK(ink({10, 10, 10}, {0x67, 0x8c, 0xdf}, ColorDepth::Sixteen) == TerminalColor{0});
    // A readable colour is kept.
    CHECK(ink({0x2f, 0x5f, 0x95}, {0xdf, 0xea, 0xf6}, ColorDepth::Sixteen) == TerminalColor{4});
    CHECK(ink({0xff, 0x60, 0x60}, {0x0f, 0x22, 0x33}, ColorDepth::Sixteen) == TerminalColor{9});
}
