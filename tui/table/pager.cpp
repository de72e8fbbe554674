// SPDX-License-Identifier: MIT
#include "tui/table/pager.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// So far a text is set off from its label.
constexpr int kHang = 8;

/// Where a text holds another, whatever the case of ASCII letters; npos: nowhere.
std::size_t find_in(std::string_view text, std::string_view wanted) {
    return wanted.empty() ? std::string_view::npos
                          : table::ascii_lower(text).find(table::ascii_lower(wanted));
}

/// Where the last column of a table's row begins, in bytes: behind the last two blanks together
/// that stand before `limit`; 0 when there are none.
std::size_t last_column(std::string_view row, int limit) {
    const std::size_t gap = row.rfind("  ", static_cast<std::size_t>(std::max(0, limit)));
    return gap == std::string_view::npos ? 0 : gap + 2;
}

}  // namespace

std::vector<Paragraph> literal_lines(std::string_view text) {
    std::vector<Paragraph> paragraphs;
    for (std::string& line : core::split_lines(text)) {
        paragraphs.push_back({std::move(line), 0, false, true});
    }
    return paragraphs;
}

PagerScreen::PagerScreen(ScreenContext& context, std::string title, std::vector<Paragraph> text)
    : context_(context), title_(std::move(title)), paragraphs_(std::move(text)) {}

void PagerScreen::lay_out(int width) {
    if (width == width_) {
        return;
    }
    width_ = width;
    lines_.clear();
    for (const Paragraph& paragraph : paragraphs_) {
        lay_out(paragraph);
    }
}

void PagerScreen::lay_out(const Paragraph& paragraph) {
    const std::string indent(static_cast<std::size_t>(paragraph.indent), ' ');
    if (paragraph.text.empty() && paragraph.label.empty()) {
        lines_.push_back({indent, paragraph.heading});
        return;
    }
    if (paragraph.literal) {
        lay_out_row(indent + paragraph.text, paragraph.heading);
        return;
    }
    std::string start = indent;
    int hang = 0;
    if (!paragraph.label.empty()) {
        const int columns = core::display_width(paragraph.label);
        hang = kHang;
        start += paragraph.label;
        start.append(static_cast<std::size_t>(columns < hang ? hang - columns : 0), ' ');
        if (columns >= hang) {
            lines_.push_back({start, paragraph.heading});
            start = indent + std::string(static_cast<std::size_t>(hang), ' ');
        }
    }
    for (const std::string& line : core::wrap(paragraph.text, width_ - paragraph.indent - hang)) {
        lines_.push_back({start + line, paragraph.heading});
        start = indent + std::string(static_cast<std::size_t>(hang), ' ');
    }
}

void PagerScreen::lay_out_row(const std::string& row, bool heading) {
    if (core::display_width(row) <= width_) {
        lines_.push_back({row, heading});
        return;
    }
    std::string start = row.substr(0, last_column(row, width_ / 2));
    const int hang = core::display_width(start);
    for (const std::string& line : core::wrap(row.substr(start.size()), width_ - hang)) {
        lines_.push_back({start + line, heading});
        start.assign(static_cast<std::size_t>(hang), ' ');
    }
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
    const std::string place =
        std::to_string(std::min(top_ + page, lines_.size())) + "/" + std::to_string(lines_.size());
    grid.write({grid.width() - static_cast<int>(place.size()) - 1, 0}, place, {Role::Faint});
    const Rect bottom{1, grid.height() - 1, grid.width() - 2, 1};
    if (searching_) {
        grid.fill(bottom, U' ', {Role::Text});
        grid.write({1, bottom.y}, "Search: ", {Role::Strong});
        search_.draw(grid, {9, bottom.y, bottom.width - 8, 1}, {Role::Text});
    } else if (!said_.empty()) {
        grid.fill(bottom, U' ', {Role::Text});
        grid.write({1, bottom.y}, fit(said_, bottom.width), {Role::Warning});
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

void PagerScreen::draw_line(Grid& grid, Point start, const Line& line, const Rect& body) {
    grid.write(start, line.text, {line.heading ? Role::Strong : Role::Text}, body);
    const std::string& wanted = search_.text();
    const std::size_t at = find_in(line.text, wanted);
    if (at == std::string::npos) {
        return;
    }
    const std::string_view all = line.text;
    const int x = start.x + core::display_width(all.substr(0, at));
    grid.write({x, start.y}, all.substr(at, wanted.size()), {Role::Selected}, body);
}

std::string PagerScreen::keys() const {
    return keys_line(
        context_.keymap,
        {{Act::PageDown, "page"},
         {Act::Search, "search"},
         {Act::Next, "next found"},
         {Act::Cancel, "back"}}
    );
}

Next PagerScreen::press(const Press& press) {
    if (searching_) {
        return press_search(press);
    }
    said_.clear();
    if (is_back(press)) {
        return Next::close();
    }
    if (press.act == Act::Search) {
        searching_ = true;
        search_.set("");
    } else if (!search_.text().empty() && (press.act == Act::Next || press.act == Act::Previous)) {
        find(press.act == Act::Next);
    } else if (is_enter(press)) {
        scroll(Travel::PageDown);
    } else if (const auto step = travel_of(press)) {
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
        said_ = search_.press(press).refused;
    }
    return {};
}

void PagerScreen::scroll(Travel step) {
    const auto page = static_cast<std::size_t>(page_);
    const std::size_t last_top = lines_.size() > page ? lines_.size() - page : 0;
    top_ = travel(top_, step, last_top + 1, page_);
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
    said_ = "\"" + search_.text() + "\" is nowhere in this text.";
}

}  // namespace tenebrae::tui
