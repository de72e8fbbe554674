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

/// What screens are put together from.
namespace tenebrae::tui {

/// "enter take   escape back": the keys of acts that have one.
std::string
keys_line(const Keymap& keymap, std::initializer_list<std::pair<Act, std::string_view>> acts);

/// The same in as many lines as it takes, a key and its words never parted.
std::vector<std::string> key_lines(std::string_view keys, int width);

/// Over what is there, at the bottom of the rectangle; gives how many lines there was room for.
int draw_bottom(Grid& grid, const Rect& rect, std::span<const std::string> lines, Style style);
/// A text over what is there, wrapped, at the bottom of a rectangle and under a rule; takes from it
/// what that needs.
void draw_note(Grid& grid, Rect& rect, std::string_view text, Style style, const Drawing& drawing);
/// A text at the bottom of a rectangle; gives its lines, two at least, lest what is above jumps.
int draw_said(Grid& grid, const Rect& rect, std::string_view text, Style style);

void draw_rule(Grid& grid, Point from, int width, const Drawing& drawing);
/// With a heading in it; false where that does not fit: then the rule is plain.
bool draw_heading(
    Grid& grid, Point from, int width, std::string_view heading, const Drawing& drawing
);
/// How many lines inside a box of that width a title takes that is too long for the frame.
int title_lines(std::string_view title, int width);
/// Clears the rectangle and frames it; gives what is inside, below such a title.
Rect draw_box(Grid& grid, const Rect& rect, std::string_view title, const Drawing& drawing);
/// Heading at the top, keys at the bottom; gives what is between them.
Rect draw_page(Grid& grid, std::string_view title, std::string_view keys, const Drawing& drawing);
/// Wrapped, from the top of the rectangle; gives how many lines there were room for.
int draw_text(Grid& grid, const Rect& rect, std::string_view text, Style style);

/// Does what a rectangle shows go on above it and below?
struct More {
    bool above = false;
    bool below = false;
};
/// Says so at its right edge, in its first and its last line.
void draw_more(Grid& grid, const Rect& rect, More more, const Drawing& drawing);

/// A rectangle of that size in the middle of another, never larger than it.
Rect centred(const Rect& area, int width, int height);

/// A step through a list or a text, by the keymap or by the keys that always mean this.
enum class Travel : std::uint8_t { Up, Down, PageUp, PageDown, First, Last };
std::optional<Travel> travel_of(const Press& press);

bool is_enter(const Press& press);
/// Escape, or what lets a thing be or leaves it.
bool is_back(const Press& press);
std::optional<unsigned> digit_of(const Press& press);
/// Where a click was; nothing for any key.
std::optional<Point> click_of(const Press& press);

/// Where a step leads in a list of `count`, of which `page` are in sight.
std::size_t travel(std::size_t from, Travel step, std::size_t count, int page);

/// A number typed digit by digit.
class NumberEntry {
public:
    /// False when it would be greater than `most`: then nothing has changed.
    bool add(unsigned digit, std::size_t most);
    void take_back() { value_ /= 10; }
    void clear() { value_ = 0; }
    [[nodiscard]] bool empty() const { return value_ == 0; }
    [[nodiscard]] std::size_t value() const { return value_; }

private:
    std::size_t value_ = 0;
};

}  // namespace tenebrae::tui
