// SPDX-License-Identifier: MIT
#include "table/page_text.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::table {

namespace {

/// The indentation of a text with a label, in columns.
constexpr int kHang = 8;

/// Returns where the last column of a table row begins, in bytes: after the last two adjacent
/// spaces before `limit`; 0 if there are none.
std::size_t last_column(std::string_view row, int limit) {
    const std::size_t gap = row.rfind("  ", static_cast<std::size_t>(std::max(0, limit)));
    return gap == std::string_view::npos ? 0 : gap + 2;
}

class Layout {
public:
    explicit Layout(int width) : width_(width) {}

    std::vector<PageLine> lay_out(std::span<const Paragraph> text) {
        for (; paragraph_ < text.size(); ++paragraph_) {
            add(text[paragraph_]);
        }
        return std::move(lines_);
    }

private:
    void add(const Paragraph& paragraph);
    void add_row(const std::string& row);
    void put(std::string text) { lines_.push_back({std::move(text), paragraph_}); }

    int width_;
    std::size_t paragraph_ = 0;
    std::vector<PageLine> lines_;
};

void Layout::add(const Paragraph& paragraph) {
    const std::string indent(static_cast<std::size_t>(paragraph.indent), ' ');
    if (paragraph.text.empty() && paragraph.label.empty()) {
        put(indent);
        return;
    }
    if (paragraph.literal) {
        add_row(indent + paragraph.text);
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
            put(start);
            start = indent + std::string(static_cast<std::size_t>(hang), ' ');
        }
    }
    for (const std::string& line : core::wrap(paragraph.text, width_ - paragraph.indent - hang)) {
        put(start + line);
        start = indent + std::string(static_cast<std::size_t>(hang), ' ');
    }
}

void Layout::add_row(const std::string& row) {
    if (core::display_width(row) <= width_) {
        put(row);
        return;
    }
    std::string start = row.substr(0, last_column(row, width_ / 2));
    const int hang = core::display_width(start);
    for (const std::string& line : core::wrap(row.substr(start.size()), width_ - hang)) {
        put(start + line);
        start.assign(static_cast<std::size_t>(hang), ' ');
    }
}

}  // namespace

std::vector<Paragraph> literal_lines(std::string_view text) {
    std::vector<Paragraph> paragraphs;
    for (std::string& line : core::split_lines(text)) {
        paragraphs.push_back({std::move(line), 0, false, true});
    }
    return paragraphs;
}

std::vector<PageLine> lay_out(std::span<const Paragraph> text, int width) {
    return Layout(width).lay_out(text);
}

std::string page_of(std::span<const Paragraph> text) {
    constexpr int kColumns = 78;
    std::string page;
    for (const PageLine& line : lay_out(text, kColumns)) {
        page += line.text + "\n";
    }
    return page;
}

}  // namespace tenebrae::table
