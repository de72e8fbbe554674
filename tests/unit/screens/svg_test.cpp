// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "tui/table/box_lines.hpp"
#include "tui/table/picture.hpp"
#include "tui/table/svg.hpp"

#include <optional>
#include <string>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

constexpr Role kFloor = own_role(0);

/// A palette in which good is green, bad is white on red, and a floor has a grey light.
Palette test_palette() {
    Palette palette;
    const auto look = [&palette](Role role, Light light) -> Look& {
        return palette.looks.at(static_cast<std::size_t>(role)).at(light);
    };
    look(Role::Good, 0).ink = Rgb{0, 255, 0};
    look(Role::Bad, 0) = {.ink = Rgb{255, 255, 255}, .ground = Rgb{255, 0, 0}};
    look(Role::Strong, 0).bold = true;
    look(Role::Title, 0).underline = true;
    look(Role::Selected, 0) = {.ink = Rgb{1, 2, 3}, .ground = Rgb{4, 5, 6}};
    look(Role::Selected, 0).reverse = true;
    for (Light light = kUnlit; light <= kBrightest; ++light) {
        const auto grey = static_cast<std::uint8_t>(40 * light);
        look(kFloor, light).ground = Rgb{grey, grey, grey};
    }
    return palette;
}

std::string svg_of(const Grid& grid) {
    return write_svg(grid, test_palette(), true, "A <test> & more");
}

std::string svg_of(std::string_view text, Style style = {}) {
    Grid grid(12, 1);
    grid.write({0, 0}, text, style);
    return svg_of(grid);
}

/// Returns the class of a colour in a picture: "c3".
std::string class_of(const std::string& svg, const std::string& color) {
    const std::size_t rule = svg.find("{color:" + color + "}");
    REQUIRE(rule != std::string::npos);
    const std::size_t begin = svg.rfind('.', rule) + 1;
    return svg.substr(begin, rule - begin);
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

Replay three_steps() {
    host::Session session(walking_environment());
    int line = 0;
    for (const std::string_view command : {"new walking seed 7", "step", "step", "draw"}) {
        session.execute(command, "typed", ++line);
    }
    return {session.replay()};
}

Cast small_cast() {
    core::Diagnostics errors;
    const std::array games{GameRoles{"walking", kWalkingRoles}};
    Cast cast;
    cast.depth = ColorDepth::Direct;
    cast.title = "Walking";
    cast.glyphs = load_glyphs("data", "ascii", {}, errors);
    cast.palette = load_palettes({"data", "standard", "", games}, errors).at("walking");
    return cast;
}

std::string moving_picture(const Replay& replay) {
    host::Session nobody(walking_environment());
    return *write_moving_picture(nobody, replay, kFamilies, small_cast());
}

}  // namespace

TEST_CASE("a picture escapes what has a meaning in XML") {
    CHECK(escape_xml(R"(a<b>&"c")") == "a&lt;b&gt;&amp;&quot;c&quot;");
    const std::string svg = svg_of("1<2 & 3>2");
    CHECK(has(svg, ">1&lt;2 &amp; 3&gt;2</text>"));
    CHECK(has(svg, "<title>A &lt;test&gt; &amp; more</title>"));
}

TEST_CASE("a picture has a margin of one column around its cells") {
    const std::string svg = svg_of("x");
    CHECK(has(svg, R"( width="126" height="36" viewBox="-9 -9 126 36")"));
    CHECK(has(svg, R"( x="-9" y="-9" width="126" height="36" rx="9"/>)"));
}

TEST_CASE("text of one style is one element of a fixed width") {
    const std::string svg = svg_of("two words");
    CHECK(has(svg, R"( x="0" y="14" textLength="81">two words</text>)"));
    CHECK(count(svg, "<text ") == 1);
}

TEST_CASE("text of two styles is two elements") {
    Grid grid(12, 1);
    grid.write({0, 0}, "well", {Role::Good});
    grid.write({5, 0}, "done", {Role::Strong});
    const std::string svg = svg_of(grid);
    const std::string green = class_of(svg, "#00ff00");
    CHECK(has(svg, "<text class=\"" + green + R"(" x="0" y="14" textLength="36">well</text>)"));
    CHECK(has(svg, R"( b" x="45" y="14" textLength="36">done</text>)"));
}

TEST_CASE("a wide character takes two columns in every font") {
    const std::string svg = svg_of("a\u4e16b");
    CHECK(has(svg, R"( x="0" y="14">a</text>)"));
    CHECK(has(
        svg, " x=\"9\" y=\"14\" textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\">\u4e16</text>"
    ));
    CHECK(has(svg, R"( x="27" y="14">b</text>)"));
}

TEST_CASE("equal symbols are one element, and others have one each") {
    const std::string svg = svg_of("\u25c9\u25c9\u25b2");
    CHECK(has(svg, " textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\">\u25c9\u25c9</text>"));
    CHECK(has(svg, " x=\"18\" y=\"14\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\">\u25b2"));
}

TEST_CASE("grounds of one colour are one path under the text") {
    const std::string svg = svg_of("no", {Role::Bad});
    const std::string red = class_of(svg, "#ff0000");
    const std::string path = R"(<path class=")" + red + R"(" d="M0 0h2M0 1h2"/>)";
    CHECK(has(svg, path));
    CHECK(svg.find(path) < svg.find(">no</text>"));
}

TEST_CASE("reverse text has its colours exchanged") {
    const std::string svg = svg_of("x", {Role::Selected});
    CHECK(has(svg, R"(<path class=")" + class_of(svg, "#010203") + R"(" d="M0 0h1M0 1h1"/>)"));
    CHECK(has(svg, R"(<text class=")" + class_of(svg, "#040506") + R"(")"));
}

TEST_CASE("underlines are lines without gaps, below spaces as well") {
    CHECK(has(svg_of("a  b", {Role::Title}), R"(d="M0 16.5h36"/>)"));
}

TEST_CASE("the two pixels of a cell have a colour each") {
    Grid grid(3, 1);
    grid.fill(grid.area(), U' ', {kFloor, 2});
    const FineLight dim = fine_light(2);
    const FineLight bright = fine_light(3);
    for (int x = 0; x < 3; ++x) {
        grid.paint({x, 0}, {{kFloor, dim}, {kFloor, bright}});
    }
    const std::string svg = svg_of(grid);
    CHECK(has(svg, R"(<path class=")" + class_of(svg, "#505050") + R"(" d="M0 0h3"/>)"));
    CHECK(has(svg, R"(<path class=")" + class_of(svg, "#787878") + R"(" d="M0 1h3"/>)"));
}

TEST_CASE("blocks are shapes of the ink, and shades are between ink and ground") {
    CHECK(has(svg_of("\u2588\u2580", {Role::Good}), R"(d="M0 0h2M0 1h1"/>)"));
    CHECK(has(svg_of("\u2590", {Role::Good}), R"(d="M0.5 0h0.5M0.5 1h0.5"/>)"));
    CHECK(has(svg_of("\u259a", {Role::Good}), R"(d="M0 0h0.5M0.5 1h0.5"/>)"));
    const std::string shaded = svg_of("\u2592", {Role::Bad});
    CHECK(has(shaded, R"(<path class=")" + class_of(shaded, "#ff8080") + R"(")"));
    CHECK(count(shaded, "<text ") == 0);
}

TEST_CASE("box-drawing characters are lines that meet") {
    CHECK(box_lines(U'\u250c') == BoxLines{0, 1, 1, 0});
    CHECK(box_lines(U'\u2523') == BoxLines{2, 2, 2, 0});
    CHECK(box_lines(U'\u2574') == BoxLines{0, 0, 0, 1});
    CHECK(box_lines(U'\u254e').dashes == 2);
    CHECK(box_lines(U'\u2550').empty());
    CHECK(box_lines(U'\u256d').empty());
    CHECK(box_lines(U'x').empty());
    // From the middle of the first cell, less half of the line, through the second one.
    CHECK(has(svg_of("\u250c\u2500\u2500"), R"(d="M4 8.5h23M4.5 8v10"/>)"));
}

TEST_CASE("a picture without colour has only the ink and the ground") {
    Grid grid(12, 1);
    grid.write({0, 0}, "no", {Role::Bad});
    grid.write({3, 0}, "yes", {Role::Good});
    CHECK(count(write_svg(grid, test_palette(), false, ""), "{color:#") == 2);
}

TEST_CASE("a palette for light terminals has a light ground") {
    Palette palette;
    palette.looks.at(static_cast<std::size_t>(Role::Faint)).at(0).ink = Rgb{60, 60, 60};
    const Grid grid(12, 1);
    CHECK(has(write_svg(grid, palette, true, ""), ".c0{color:#ffffff}"));
}

TEST_CASE("a frame of a film draws only what has changed") {
    SvgFilm film(test_palette(), true);
    Grid grid(60, 2);
    grid.write({0, 0}, "the same", {});
    film.show(grid);
    film.wait(250);
    grid.write({50, 1}, "new", {});
    film.show(grid);
    film.wait(250);
    film.show(grid);
    film.wait(500);
    const std::string svg = film.finish("");
    CHECK(count(svg, ">the same</text>") == 1);
    CHECK(has(svg, "<g class=\"f1\">\n<use href=\"#p1\" x=\"450\" y=\"18\"/>\n</g>"));
    CHECK(has(svg, "@keyframes f1{0%{visibility:hidden}25.000%{visibility:visible}}"));
    CHECK(has(svg, ".f1{animation:f1 1000ms step-end infinite}"));
    CHECK_FALSE(has(svg, "f2"));
}

TEST_CASE("a film stores equal parts once") {
    SvgFilm film(test_palette(), true);
    Grid grid(12, 2);
    film.show(grid);
    film.wait(100);
    grid.write({0, 0}, "twice", {});
    grid.write({0, 1}, "twice", {});
    film.show(grid);
    const std::string svg = film.finish("");
    CHECK(count(svg, ">twice</text>") == 1);
    CHECK(count(svg, R"(<use href="#p0")") == 2);
}

TEST_CASE("a frame of a film erases what is no longer there") {
    SvgFilm film(test_palette(), true);
    Grid grid(12, 1);
    grid.write({0, 0}, "ab", {});
    film.show(grid);
    film.wait(100);
    grid.clear();
    film.show(grid);
    const std::string svg = film.finish("");
    const std::string ground = class_of(svg, "#0d0c0b");
    CHECK(has(svg, R"(<path class=")" + ground + R"(" d="M0 0h2M0 1h2"/>)"));
}

TEST_CASE("a film never cuts a wide character in two") {
    SvgFilm film(test_palette(), true);
    Grid grid(12, 1);
    grid.write({0, 0}, "\u4e16", {});
    film.show(grid);
    film.wait(100);
    grid.write({0, 0}, "\u4e16", {Role::Good});
    grid.write({3, 0}, "\u4e16", {});
    film.show(grid);
    const std::string svg = film.finish("");
    CHECK(count(svg, ">\u4e16</text>") == 3);
    CHECK(count(svg, R"(textLength="18")") == 3);
}

TEST_CASE("a picture of a replay shows its moment under the title") {
    Replay replay = three_steps();
    replay.moment = 2;
    host::Session nobody(walking_environment());
    const std::string svg = write_picture(nobody, replay, kFamilies, small_cast());
    CHECK(has(svg, "<title>Walking</title>"));
    CHECK(has(svg, ">Walking. Command 2, turn 2.</text>"));
    CHECK_FALSE(has(svg, "Replay."));
}

TEST_CASE("a moving picture of a replay has every moment, and needs no script") {
    const std::string svg = moving_picture(three_steps());
    CHECK(has(svg, "Walking. Command 0, turn 0."));
    CHECK(has(svg, "infinite"));
    CHECK_FALSE(has(svg, "<script"));
    CHECK(svg == moving_picture(three_steps()));
}

TEST_CASE("a moving picture of one moment does not move") {
    Replay replay = three_steps();
    replay.moment = 3;
    CHECK_FALSE(has(moving_picture(replay), "@keyframes"));
}
