// SPDX-License-Identifier: MIT
#include "tui/table/pager.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "table/text_line.hpp"
#include "tui/screen/sentence.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Returns the position of a text in another, ignoring the case of ASCII letters; npos if absent.
std::size_t find_in(std::string_view text, std::string_view wanted) {
    return wanted.empty() ? std::string_view::npos
                          : table::ascii_lower(text).find(table::ascii_lower(wanted));
}

/// Returns whether a sign belongs at a place of a display's row. Precondition: inside the row.
bool is_at(const PictureSign& sign, std::string_view row, std::size_t place) {
    if (row[place] != sign.character) {
        return false;
    }
    return sign.neighbour == 0 || (place > 0 && row[place - 1] == sign.neighbour)
           || (place + 1 < row.size() && row[place + 1] == sign.neighbour);
}

}  // namespace

PagerScreen::PagerScreen(
    ScreenContext& context,
    std::string title,
    std::vector<table::Paragraph> text,
    const PageStart& start
)
    : context_(context), title_(std::move(title)), paragraphs_(std::move(text)), start_(start) {}

void PagerScreen::lay_out(int width) {
    if (width == width_) {
        return;
    }
    // Keeps the paragraph at the top visible when the width changes.
    const std::size_t first = lines_.empty() ? start_.paragraph : lines_[top_].paragraph;
    width_ = width;
    lines_ = table::lay_out(paragraphs_, width);
    const auto line = std::ranges::lower_bound(lines_, first, {}, &table::PageLine::paragraph);
    top_ = static_cast<std::size_t>(line - lines_.begin());
}

void PagerScreen::draw(Grid& grid) {
    const Drawing drawing = context_.drawing();
    const Rect body = draw_page(grid, title_, keys(), drawing);
    lay_out(body.width);
    page_ = std::max(1, body.height);
    const auto page = static_cast<std::size_t>(page_);
    top_ = std::min(top_, lines_.size() > page ? lines_.size() - page : 0);
    grid.set_cursor({body.x, body.y});
    draw_lines(grid, body);
    // The scroll marks are beside the text.
    const Rect page_area{body.x, body.y, body.width + 1, body.height};
    draw_more(grid, page_area, {top_ > 0, top_ + page < lines_.size()}, drawing);
    const std::string place =
        std::to_string(std::min(top_ + page, lines_.size())) + "/" + std::to_string(lines_.size());
    grid.write({grid.width() - static_cast<int>(place.size()) - 1, 0}, place, {Role::Faint});
    const Rect bottom{1, grid.height() - 1, grid.width() - 2, 1};
    if (searching_) {
        grid.fill(bottom, U' ', {Role::Text});
        grid.write({1, bottom.y}, "Search: ", {Role::Strong});
        search_.draw(grid, {9, bottom.y, bottom.width - 8, 1}, {Role::Text});
    } else if (!message_.empty()) {
        const Rect all{1, 0, bottom.width, grid.height()};
        draw_bottom(grid, all, core::wrap(message_, all.width), {Role::Warning});
    }
}

void PagerScreen::draw_lines(Grid& grid, const Rect& body) {
    for (int line = 0; line < body.height; ++line) {
        const std::size_t index = top_ + static_cast<std::size_t>(line);
        if (index >= lines_.size()) {
            break;
        }
        draw_line(grid, {body.x, body.y + line}, lines_[index], body);
    }
}

void PagerScreen::draw_line(
    Grid& grid, Point start, const table::PageLine& line, const Rect& body
) {
    const table::Paragraph& paragraph = paragraphs_[line.paragraph];
    if (paragraph.literal && !start_.signs.empty()) {
        draw_display(grid, start, line.text, body);
    } else {
        const Role role = paragraph.heading ? Role::Strong : Role::Text;
        write_sentence(grid, start, line.text, {role}, body);
    }
    const std::string& wanted = search_.text();
    const std::size_t at = find_in(line.text, wanted);
    if (at == std::string::npos) {
        return;
    }
    const std::string_view all = line.text;
    const int x = start.x + core::display_width(all.substr(0, at));
    grid.write({x, start.y}, all.substr(at, wanted.size()), {Role::Selected}, body);
}

/// Draws a display: pieces with the board's glyphs, everything else as text.
void PagerScreen::draw_display(Grid& grid, Point start, std::string_view row, const Rect& body)
    const {
    grid.write(start, row, {Role::Text}, body);
    for (std::size_t place = 0; place < row.size(); ++place) {
        const auto sign = std::ranges::find_if(start_.signs, [&](const PictureSign& known) {
            return is_at(known, row, place);
        });
        if (sign != start_.signs.end() && body.contains(start)) {
            grid.put(start, context_.glyphs.get(sign->glyph), {sign->role, sign->light});
        }
        ++start.x;
    }
}

std::string PagerScreen::keys() const {
    return keys_line(
        context_.keymap,
        {{KeyAction::PageDown, "page"},
         {KeyAction::Search, "search"},
         {KeyAction::Next, "next match"},
         {KeyAction::Cancel, "back"}}
    );
}

Next PagerScreen::press(const Press& press) {
    if (searching_) {
        return press_search(press);
    }
    message_.clear();
    if (is_back(press)) {
        return Next::close();
    }
    if (press.action == KeyAction::Search) {
        searching_ = true;
        search_.set("");
    } else if (!search_.text().empty() && (press.action == KeyAction::Next || press.action == KeyAction::Previous)) {
        find(press.action == KeyAction::Next);
    } else if (is_enter(press)) {
        scroll(ScrollStep::PageDown);
    } else if (const auto step = scroll_step_of(press)) {
        scroll(*step);
    }
    return {};
}

Next PagerScreen::press_search(const Press& press) {
    if (press.key.kind == Key::Kind::Escape) {
        searching_ = false;
        search_.set("");
    } else if (press.key.kind == Key::Kind::Enter) {
        searching_ = false;
        found_ = top_ == 0 ? lines_.size() - 1 : top_ - 1;
        find(true);
    } else {
        message_ = search_.press(press).refused;
    }
    return {};
}

void PagerScreen::scroll(ScrollStep step) {
    const auto page = static_cast<std::size_t>(page_);
    const std::size_t last_top = lines_.size() > page ? lines_.size() - page : 0;
    // Pages of a text do not overlap.
    top_ = scrolled_index(top_, step, last_top + 1, page_ + 1);
}

void PagerScreen::find(bool forward) {
    const std::size_t count = lines_.size();
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t line =
            forward ? (found_ + step) % count : (found_ + count - step) % count;
        if (find_in(lines_[line].text, search_.text()) != std::string::npos) {
            found_ = line;
            top_ = line;
            return;
        }
    }
    message_ = "Not found: " + search_.text();
}

}  // namespace tenebrae::tui
