// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/screen.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Building blocks of screens.
namespace tenebrae::tui {

/// Returns the keys of those key actions that have one: "enter take   escape back".
std::string keys_line(
    const Keymap& keymap, std::initializer_list<std::pair<KeyAction, std::string_view>> key_actions
);

/// Splits a line of keys into lines of this width; a key and its words stay together.
std::vector<std::string> key_lines(std::string_view keys, int width);

/// Draws lines at the bottom of the rectangle, over what is there; returns how many had room.
int draw_bottom(Grid& grid, const Rect& rect, std::span<const std::string> lines, Style style);
/// Draws a wrapped text under a rule at the bottom of a rectangle, over what is there; removes
/// those lines from the rectangle.
void draw_note(Grid& grid, Rect& rect, std::string_view text, Style style, const Drawing& drawing);
/// Draws a text at the bottom of a rectangle; returns its lines, at least two, so that the content
/// above does not jump.
int draw_bottom_message(Grid& grid, const Rect& rect, std::string_view text, Style style);

void draw_rule(Grid& grid, Point from, int width, const Drawing& drawing);
/// Draws a rule with a heading in it; if that does not fit, a plain rule, and returns false.
bool draw_heading(
    Grid& grid, Point from, int width, std::string_view heading, const Drawing& drawing
);
/// Returns the lines inside a box of this width for a title too long for the frame.
int title_lines(std::string_view title, int width);
/// Clears the rectangle and draws a frame; returns the area inside, below a long title.
Rect draw_box(Grid& grid, const Rect& rect, std::string_view title, const Drawing& drawing);
/// Draws a heading at the top and keys at the bottom; returns the area between them.
Rect draw_page(Grid& grid, std::string_view title, std::string_view keys, const Drawing& drawing);
/// Draws a wrapped text from the top of the rectangle; returns how many lines had room.
int draw_text(Grid& grid, const Rect& rect, std::string_view text, Style style);

/// The directions in which the content of a rectangle continues.
struct More {
    bool above = false;
    bool below = false;
};
/// Draws the scroll marks at the right edge, in the first and the last line.
void draw_more(Grid& grid, const Rect& rect, More more, const Drawing& drawing);

/// Returns a rectangle of this size in the middle of another, never larger than that.
Rect centred(const Rect& area, int width, int height);

/// A step through a list or a text, by the keymap or by fixed keys.
enum class ScrollStep : std::uint8_t { Up, Down, PageUp, PageDown, First, Last };
std::optional<ScrollStep> scroll_step_of(const Press& press);

bool is_enter(const Press& press);
/// Returns whether a key goes back: Escape or the keys for cancelling.
bool is_back(const Press& press);
std::optional<unsigned> digit_of(const Press& press);
/// Returns the position of a click; nothing for any key.
std::optional<Point> click_of(const Press& press);

/// Returns the index after a step in a list of `count` items, `page` of them visible.
std::size_t scrolled_index(std::size_t from, ScrollStep step, std::size_t count, int page);

/// A number typed digit by digit.
class NumberEntry {
public:
    /// Adds a digit; returns false and changes nothing if the number would exceed `most`.
    bool add(unsigned digit, std::size_t most);
    void take_back() { value_ /= 10; }
    void clear() { value_ = 0; }
    [[nodiscard]] bool empty() const { return value_ == 0; }
    [[nodiscard]] std::size_t value() const { return value_; }

private:
    std::size_t value_ = 0;
};

}  // namespace tenebrae::tui
