// SPDX-License-Identifier: MIT
#include "tui/table/panes.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kDots = "...";

}  // namespace

std::string fit(std::string_view text, int width) {
    if (core::display_width(text) <= width) {
        return std::string(text);
    }
    const int room = std::max(0, width - static_cast<int>(kDots.size()));
    std::string result;
    int columns = 0;
    while (!text.empty()) {
        const core::Character character = core::first_character(text);
        columns += core::width_of(character.code);
        if (columns > room) {
            break;
        }
        result += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return result + std::string(kDots);
}

std::string
keys_line(const Keymap& keymap, std::initializer_list<std::pair<Act, std::string_view>> acts) {
    std::string line;
    for (const auto& [act, words] : acts) {
        const std::string key = keymap.key_for(act);
        if (!key.empty()) {
            line += (line.empty() ? "" : "   ") + key + " " + std::string(words);
        }
    }
    return line;
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
    if (!title.empty()) {
        const std::string words = " " + fit(title, rect.width - 6) + " ";
        grid.write({rect.x + 2, rect.y}, words, {Role::Title}, rect);
    }
    return {rect.x + 2, rect.y + 1, std::max(0, rect.width - 4), std::max(0, rect.height - 2)};
}

Rect draw_page(Grid& grid, std::string_view title, std::string_view keys, const Drawing& drawing) {
    const int width = grid.width();
    grid.write({1, 0}, title, {Role::Title});
    draw_rule(grid, {0, 1}, width, drawing);
    draw_rule(grid, {0, grid.height() - 2}, width, drawing);
    grid.write({1, grid.height() - 1}, fit(keys, width - 2), {Role::Faint});
    return {1, 2, std::max(0, width - 2), std::max(0, grid.height() - 4)};
}

int draw_text(Grid& grid, const Rect& rect, std::string_view text, Style style) {
    int y = rect.y;
    for (const std::string& line : core::wrap(text, rect.width)) {
        if (y >= rect.bottom()) {
            break;
        }
        grid.write({rect.x, y++}, line, style, rect);
    }
    return y - rect.y;
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

std::optional<Travel> travel_of(const Press& press) {
    struct Row {
        Key::Kind key;
        Act act;
        Travel travel;
    };
    static constexpr std::array kRows{
        Row{Key::Kind::Up, Act::North, Travel::Up},
        Row{Key::Kind::Down, Act::South, Travel::Down},
        Row{Key::Kind::PageUp, Act::PageUp, Travel::PageUp},
        Row{Key::Kind::PageDown, Act::PageDown, Travel::PageDown},
        Row{Key::Kind::Home, Act::First, Travel::First},
        Row{Key::Kind::End, Act::Last, Travel::Last},
        Row{Key::Kind::BackTab, Act::Previous, Travel::Up},
        Row{Key::Kind::Tab, Act::Next, Travel::Down},
        Row{Key::Kind::WheelUp, Act::North, Travel::Up},
        Row{Key::Kind::WheelDown, Act::South, Travel::Down},
    };
    const auto found = std::ranges::find_if(kRows, [&press](const Row& row) {
        return press.key.kind == row.key || press.act == row.act;
    });
    return found == kRows.end() ? std::nullopt : std::optional(found->travel);
}

bool is_enter(const Press& press) {
    return press.key.kind == Key::Kind::Enter || press.act == Act::Confirm;
}

bool is_back(const Press& press) {
    return press.key.kind == Key::Kind::Escape || press.act == Act::Cancel
           || press.act == Act::Quit;
}

std::optional<unsigned> digit_of(const Press& press) {
    const bool is_digit = press.key.kind == Key::Kind::Character && !press.act
                          && press.key.code >= U'0' && press.key.code <= U'9';
    return is_digit ? std::optional(static_cast<unsigned>(press.key.code - U'0')) : std::nullopt;
}

std::optional<Point> click_of(const Press& press) {
    return press.key.kind == Key::Kind::Click
               ? std::optional(Point{press.key.click_x(), press.key.click_y()})
               : std::nullopt;
}

std::size_t travel(std::size_t from, Travel step, std::size_t count, int page) {
    const std::size_t last = count == 0 ? 0 : count - 1;
    const auto leap = static_cast<std::size_t>(std::max(1, page - 1));
    switch (step) {
    case Travel::Up: return from == 0 ? 0 : from - 1;
    case Travel::Down: return std::min(from + 1, last);
    case Travel::PageUp: return from < leap ? 0 : from - leap;
    case Travel::PageDown: return std::min(from + leap, last);
    case Travel::First: return 0;
    case Travel::Last: break;
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
