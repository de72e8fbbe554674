// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/panes.hpp"
#include "tui/table/text_field.hpp"

using namespace tenebrae::tui;

namespace {

Press key(Key::Kind kind) {
    return {{kind, 0}, std::nullopt, {}};
}
Press letter(char32_t code) {
    return {{Key::Kind::Character, code}, std::nullopt, {}};
}
Press control(char32_t code) {
    return {{Key::Kind::Control, code}, std::nullopt, {}};
}
Press paste(std::string_view text) {
    return {{Key::Kind::Paste, 0}, std::nullopt, text};
}

}  // namespace

TEST_CASE("keys are wrapped to the next line together with their words") {
    using Lines = std::vector<std::string>;
    CHECK(key_lines("enter take   escape back", 24) == Lines{"enter take   escape back"});
    CHECK(key_lines("enter take   escape back", 23) == Lines{"enter take", "escape back"});
    CHECK(
        key_lines("enter take   escape back   ? help", 20)
        == Lines{"enter take", "escape back   ? help"}
    );
    CHECK(key_lines("", 20).empty());
}

TEST_CASE("long text of a list item is wrapped to the next line") {
    const Glyphs glyphs = [] {
        tenebrae::core::Diagnostics errors;
        return load_glyphs("data", "ascii", "", errors);
    }();
    const Drawing drawing{&glyphs, nullptr, 0};
    MenuList list({
        {"one and two and three", "four and five"},
        {"six", "seven"},
        {"eight and nine and ten and eleven", ""},
    });
    Grid grid(20, 8);
    SECTION("all of it") {
        CHECK(list.height(20, false) == 6);
        list.draw(grid, grid.area(), false, drawing);
        CHECK(grid.text() == R"(> one and two and
    three
    four and five
  six  seven
  eight and nine and
    ten and eleven


)");
    }
    SECTION("with numbers") {
        list.draw(grid, grid.area(), true, drawing);
        CHECK(grid.text() == R"(> 1. one and two and
     three
     four and five
  2. six  seven
  3. eight and nine
     and ten and
     eleven

)");
    }
    SECTION("as many items as fit with the selected one in full") {
        grid = Grid(20, 4);
        list.select(2);
        list.draw(grid, grid.area(), false, drawing);
        CHECK(grid.text() == R"(  six  seven       ^
> eight and nine
    and ten and
    eleven
)");
        // A click on any line selects its item.
        const Press click{Key::click(3, 2), std::nullopt, {}};
        CHECK(list.takes(click));
    }
}

TEST_CASE("a note takes its lines from the area above it") {
    const Glyphs glyphs = [] {
        tenebrae::core::Diagnostics errors;
        return load_glyphs("data", "ascii", "", errors);
    }();
    Grid grid(12, 5);
    grid.fill(grid.area(), U'x', {});
    Rect rest = grid.area();
    draw_note(grid, rest, "a note of some words", {}, {&glyphs, nullptr, 0});
    CHECK(rest == Rect{0, 0, 12, 2});
    CHECK(grid.text() == R"(xxxxxxxxxxxx
xxxxxxxxxxxx
------------
a note of
some words
)");
}

TEST_CASE("a number is typed digit by digit and is never above the maximum") {
    NumberEntry number;
    CHECK_FALSE(number.add(0, 12));
    CHECK(number.add(1, 12));
    CHECK_FALSE(number.add(3, 12));
    CHECK(number.value() == 1);
    CHECK(number.add(2, 12));
    CHECK(number.value() == 12);
    number.take_back();
    CHECK(number.value() == 1);
}

TEST_CASE("a text field is edited like a shell line") {
    TextField field(40);
    field.set("move north");
    SECTION("insert in the middle") {
        field.press(key(Key::Kind::Home));
        field.press(key(Key::Kind::Right));
        field.press(letter(U'x'));
        CHECK(field.text() == "mxove north");
    }
    SECTION("Backspace and Delete") {
        field.press(key(Key::Kind::Backspace));
        field.press(key(Key::Kind::Home));
        field.press(key(Key::Kind::Delete));
        CHECK(field.text() == "ove nort");
    }
    SECTION("delete the last word") {
        field.press(control(U'w'));
        CHECK(field.text() == "move ");
    }
    SECTION("delete to the start") {
        field.press(key(Key::Kind::Left));
        field.press(control(U'u'));
        CHECK(field.text() == "h");
    }
    SECTION("delete to the end") {
        field.press(control(U'a'));
        field.press(control(U'k'));
        CHECK(field.text().empty());
    }
}

TEST_CASE("characters of several bytes are one step and one deletion") {
    TextField field(40);
    field.set("aé暗");
    field.press(key(Key::Kind::Left));
    field.press(key(Key::Kind::Backspace));
    CHECK(field.text() == "a暗");
}

TEST_CASE("a combining mark stays with its character") {
    TextField field(40);
    field.set("ae\u0301");
    field.press(key(Key::Kind::Backspace));
    CHECK(field.text() == "a");
}

TEST_CASE("the first line of a paste is inserted if it is safe to display") {
    TextField field(20);
    SECTION("further lines are left out with a notice") {
        const TextField::Answer answer = field.press(paste("move n\nmove e\n"));
        CHECK(field.text() == "move n");
        CHECK(answer.refused == "Only the first line of the pasted text was used.");
    }
    SECTION("one line with its line ending gives no notice") {
        CHECK(field.press(paste("move n\r\n")).refused.empty());
        CHECK(field.text() == "move n");
    }
    SECTION("escape sequences are refused") {
        CHECK_FALSE(field.press(paste("a\x1b[31mb")).refused.empty());
        CHECK(field.text().empty());
    }
    SECTION("characters that change the text direction are refused") {
        CHECK_FALSE(field.press(paste("a\u202eb")).refused.empty());
        CHECK(field.text().empty());
    }
    SECTION("text that is too long is refused") {
        CHECK_FALSE(field.press(paste("123456789012345678901")).refused.empty());
        CHECK(field.text().empty());
    }
}

TEST_CASE("a text field shows the part around its cursor") {
    TextField field(40);
    field.set("abcdefghij");
    Grid grid(6, 1);
    field.draw(grid, {0, 0, 5, 1}, {Role::Text});
    CHECK(grid.text() == "ghij\n");
    CHECK(grid.cursor() == Point{4, 0});
    field.press(key(Key::Kind::Home));
    field.draw(grid, {0, 0, 5, 1}, {Role::Text});
    CHECK(grid.text() == "abcde\n");
    CHECK(grid.cursor() == Point{0, 0});
}
