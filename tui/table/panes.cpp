// SPDX-License-Identifier: MIT
#include "tui/table/panes.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "core/wrap.hpp"
#include "tui/screen/sentence.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::tui {

namespace {

/// The space between two keys with their words.
constexpr std::string_view kBetween = "   ";
/// The columns that a box takes beside a title in its frame, and beside its content.
constexpr int kAroundTitle = 6;
constexpr int kInsideBox = 4;

}  // namespace

std::string keys_line(
    const Keymap& keymap, std::initializer_list<std::pair<KeyAction, std::string_view>> key_actions
) {
    std::string line;
    for (const auto& [action, words] : key_actions) {
        const std::string key = keymap.key_for(action);
        if (!key.empty()) {
            line += (line.empty() ? "" : std::string(kBetween)) + key + " " + std::string(words);
        }
    }
    return line;
}

std::vector<std::string> key_lines(std::string_view keys, int width) {
    std::vector<std::string> lines;
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(kBetween), keys.size());
        const std::string one(keys.substr(0, end));
        keys.remove_prefix(std::min(end + kBetween.size(), keys.size()));
        const std::string longer = lines.empty() ? one : lines.back() + std::string(kBetween) + one;
        if (lines.empty() || core::display_width(longer) > width) {
            lines.push_back(one);
        } else {
            lines.back() = longer;
        }
    }
    return lines;
}

int draw_bottom(Grid& grid, const Rect& rect, std::span<const std::string> lines, Style style) {
    const int count = std::min(static_cast<int>(lines.size()), rect.height);
    grid.fill({rect.x, rect.bottom() - count, rect.width, count}, U' ', {Role::Text});
    for (int line = 0; line < count; ++line) {
        const Point at{rect.x, rect.bottom() - count + line};
        write_sentence(grid, at, lines[static_cast<std::size_t>(line)], style, rect);
    }
    return count;
}

void draw_note(Grid& grid, Rect& rect, std::string_view text, Style style, const Drawing& drawing) {
    if (text.empty() || rect.height <= 0) {
        return;
    }
    const int lines = draw_bottom(grid, rect, core::wrap(text, rect.width), style);
    rect.height -= lines;
    if (rect.height > 0) {
        --rect.height;
        draw_rule(grid, {rect.x, rect.bottom()}, rect.width, drawing);
    }
}

void draw_rule(Grid& grid, Point from, int width, const Drawing& drawing) {
    const char32_t glyph = drawing.glyphs->get("frame-horizontal");
    grid.fill({from.x, from.y, width, 1}, glyph, {Role::Faint});
}

bool draw_heading(
    Grid& grid, Point from, int width, std::string_view heading, const Drawing& drawing
) {
    draw_rule(grid, from, width, drawing);
    const std::string words = " " + std::string(heading) + " ";
    if (heading.empty() || core::display_width(words) + 2 > width) {
        return heading.empty();
    }
    grid.write({from.x + 1, from.y}, words, {Role::Strong});
    return true;
}

int title_lines(std::string_view title, int width) {
    const bool fits = core::display_width(title) + kAroundTitle <= width;
    return fits ? 0 : static_cast<int>(core::wrap(title, width - kInsideBox).size());
}

Rect draw_box(Grid& grid, const Rect& rect, std::string_view title, const Drawing& drawing) {
    const Style faint{Role::Faint};
    const Glyphs& glyphs = *drawing.glyphs;
    grid.fill(rect, U' ', {Role::Text});
    draw_rule(grid, {rect.x, rect.y}, rect.width, drawing);
    draw_rule(grid, {rect.x, rect.bottom() - 1}, rect.width, drawing);
    const char32_t side = glyphs.get("frame-vertical");
    grid.fill({rect.x, rect.y, 1, rect.height}, side, faint);
    grid.fill({rect.right() - 1, rect.y, 1, rect.height}, side, faint);
    grid.put({rect.x, rect.y}, glyphs.get("frame-top-left"), faint);
    grid.put({rect.right() - 1, rect.y}, glyphs.get("frame-top-right"), faint);
    grid.put({rect.x, rect.bottom() - 1}, glyphs.get("frame-bottom-left"), faint);
    grid.put({rect.right() - 1, rect.bottom() - 1}, glyphs.get("frame-bottom-right"), faint);
    Rect inside{
        rect.x + 2, rect.y + 1, std::max(0, rect.width - kInsideBox), std::max(0, rect.height - 2)};
    if (title_lines(title, rect.width) > 0) {
        const int lines = draw_text(grid, inside, title, {Role::Title});
        inside.y += lines;
        inside.height -= lines;
    } else if (!title.empty()) {
        const std::string words = " " + std::string(title) + " ";
        grid.write({rect.x + 2, rect.y}, words, {Role::Title}, rect);
    }
    return inside;
}

Rect draw_page(Grid& grid, std::string_view title, std::string_view keys, const Drawing& drawing) {
    const int width = grid.width();
    const Rect all{1, 0, std::max(0, width - 2), grid.height()};
    grid.write({1, 0}, title, {Role::Title});
    draw_rule(grid, {0, 1}, width, drawing);
    const int lines = draw_bottom(grid, all, key_lines(keys, all.width), {Role::Faint});
    draw_rule(grid, {0, grid.height() - lines - 1}, width, drawing);
    return {1, 2, all.width, std::max(0, grid.height() - lines - 3)};
}

int draw_text(Grid& grid, const Rect& rect, std::string_view text, Style style) {
    int y = rect.y;
    for (const std::string& line : core::wrap(text, rect.width)) {
        if (y >= rect.bottom()) {
            break;
        }
        write_sentence(grid, {rect.x, y++}, line, style, rect);
    }
    return y - rect.y;
}

int draw_bottom_message(Grid& grid, const Rect& rect, std::string_view text, Style style) {
    constexpr int kLeast = 2;
    const int lines = std::max(kLeast, static_cast<int>(core::wrap(text, rect.width).size()));
    draw_text(grid, {rect.x, rect.bottom() - lines, rect.width, lines}, text, style);
    return lines;
}

void draw_more(Grid& grid, const Rect& rect, More more, const Drawing& drawing) {
    const int x = rect.right() - 1;
    if (more.above) {
        grid.put({x, rect.y}, drawing.glyphs->get("more-above"), {Role::Strong});
    }
    if (more.below) {
        grid.put({x, rect.bottom() - 1}, drawing.glyphs->get("more-below"), {Role::Strong});
    }
}

Rect centred(const Rect& area, int width, int height) {
    width = std::min(width, area.width);
    height = std::min(height, area.height);
    return {area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height};
}

std::optional<ScrollStep> scroll_step_of(const Press& press) {
    struct Row {
        Key::Kind key;
        KeyAction action;
        ScrollStep scroll_step;
    };
    static constexpr std::array kRows{
        Row{Key::Kind::Up, KeyAction::North, ScrollStep::Up},
        Row{Key::Kind::Down, KeyAction::South, ScrollStep::Down},
        Row{Key::Kind::PageUp, KeyAction::PageUp, ScrollStep::PageUp},
        Row{Key::Kind::PageDown, KeyAction::PageDown, ScrollStep::PageDown},
        Row{Key::Kind::Home, KeyAction::First, ScrollStep::First},
        Row{Key::Kind::End, KeyAction::Last, ScrollStep::Last},
        Row{Key::Kind::BackTab, KeyAction::Previous, ScrollStep::Up},
        Row{Key::Kind::Tab, KeyAction::Next, ScrollStep::Down},
        Row{Key::Kind::WheelUp, KeyAction::North, ScrollStep::Up},
        Row{Key::Kind::WheelDown, KeyAction::South, ScrollStep::Down},
    };
    const auto found = std::ranges::find_if(kRows, [&press](const Row& row) {
        return press.key.kind == row.key || press.action == row.action;
    });
    return found == kRows.end() ? std::nullopt : std::optional(found->scroll_step);
}

bool is_enter(const Press& press) {
    return press.key.kind == Key::Kind::Enter || press.action == KeyAction::Confirm;
}

bool is_back(const Press& press) {
    return press.key.kind == Key::Kind::Escape || press.action == KeyAction::Cancel
           || press.action == KeyAction::Quit;
}

std::optional<unsigned> digit_of(const Press& press) {
    const bool is_digit = press.key.kind == Key::Kind::Character && !press.action
                          && press.key.code >= U'0' && press.key.code <= U'9';
    return is_digit ? std::optional(static_cast<unsigned>(press.key.code - U'0')) : std::nullopt;
}

std::optional<Point> click_of(const Press& press) {
    return press.key.kind == Key::Kind::Click
               ? std::optional(Point{press.key.click_x(), press.key.click_y()})
               : std::nullopt;
}

std::size_t scrolled_index(std::size_t from, ScrollStep step, std::size_t count, int page) {
    const std::size_t last = count == 0 ? 0 : count - 1;
    const auto leap = static_cast<std::size_t>(std::max(1, page - 1));
    switch (step) {
    case ScrollStep::Up: return from == 0 ? 0 : from - 1;
    case ScrollStep::Down: return std::min(from + 1, last);
    case ScrollStep::PageUp: return from < leap ? 0 : from - leap;
    case ScrollStep::PageDown: return std::min(from + leap, last);
    case ScrollStep::First: return 0;
    case ScrollStep::Last: break;
    }
    return last;
}

bool NumberEntry::add(unsigned digit, std::size_t most) {
    const std::size_t next = value_ * 10 + digit;
    if (next == 0 || next > most) {
        return false;
    }
    value_ = next;
    return true;
}

}  // namespace tenebrae::tui
