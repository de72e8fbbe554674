// SPDX-License-Identifier: MIT
#include "tui/table/menu_list.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kMark = 2;  ///< columns before an item
constexpr int kBeforeRemark = 2;  ///< columns between label and remark

}  // namespace

void MenuList::set(std::vector<Item> items) {
    items_ = std::move(items);
    width_ = -1;
    select(selected_);
}

void MenuList::select(std::size_t index) {
    selected_ = items_.empty() ? 0 : std::min(index, items_.size() - 1);
}

MenuList::Block MenuList::block_of(std::size_t index, int width, bool numbered) const {
    const Item& item = items_[index];
    std::string label = item.label;
    if (numbered) {
        const std::string number = std::to_string(index + 1);
        label.insert(0, number + ". ");
        label.insert(0, static_cast<std::size_t>(digits()) - number.size(), ' ');
    }
    const int room = std::max(1, width - kMark);
    const int indent = numbered ? digits() + 2 : kBeforeRemark;
    Block block;
    block.label = core::wrap_hanging(label, room, indent);
    if (block.label.empty()) {
        block.label.emplace_back();
    }
    const int end = core::display_width(block.label.back()) + kBeforeRemark;
    block.beside = end + core::display_width(item.remark) <= room;
    block.remark = block.beside ? std::vector{item.remark}
                                : core::wrap(item.remark, std::max(1, room - indent));
    return block;
}

void MenuList::lay_out(int width, bool numbered) {
    if (width == width_ && numbered == numbered_) {
        return;
    }
    width_ = width;
    numbered_ = numbered;
    blocks_.clear();
    for (std::size_t index = 0; index < items_.size(); ++index) {
        blocks_.push_back(block_of(index, width, numbered));
    }
}

int MenuList::lines_of(std::size_t first, std::size_t last) const {
    int lines = 0;
    for (std::size_t index = first; index < last; ++index) {
        lines += blocks_[index].lines();
    }
    return lines;
}

int MenuList::height(int width, bool numbered) {
    lay_out(width, numbered);
    return lines_of(0, size());
}

/// Scrolls as little as possible to show the selected item.
void MenuList::scroll(int height) {
    top_ = std::min(top_, selected_);
    while (top_ < selected_ && lines_of(top_, selected_ + 1) > height) {
        ++top_;
    }
    while (top_ > 0 && lines_of(top_ - 1, size()) <= height) {
        --top_;
    }
    end_ = top_;
    while (end_ < size() && (end_ == top_ || lines_of(top_, end_ + 1) <= height)) {
        ++end_;
    }
}

void MenuList::draw(Grid& grid, const Rect& rect, bool numbered, const Drawing& drawing) {
    constexpr int kMore = 2;  // columns of the scroll marks
    const bool is_longer = height(rect.width, numbered) > rect.height;
    const int width = rect.width - (is_longer ? kMore : 0);
    lay_out(width, numbered);
    scroll(std::max(1, rect.height));
    drawn_ = rect;
    const bool is_whole = end_ == size() && lines_of(top_, end_) <= rect.height;
    draw_more(grid, rect, {top_ > 0, !is_whole}, drawing);
    Rect row{rect.x, rect.y, width, 0};
    for (std::size_t index = top_; index < end_; ++index) {
        row.height = std::min(blocks_[index].lines(), rect.bottom() - row.y);
        draw_block(grid, row, index, numbered, drawing);
        row.y += row.height;
    }
}

void MenuList::draw_block(
    Grid& grid, const Rect& row, std::size_t index, bool numbered, const Drawing& drawing
) const {
    const Block& block = blocks_[index];
    const bool is_selected = index == selected_;
    if (is_selected) {
        grid.put({row.x, row.y}, drawing.glyphs->get("menu-mark"), {Role::Cursor});
        grid.set_cursor({row.x, row.y});
    }
    const Style style{is_selected && !numbered ? Role::Selected : Role::Choice};
    Point at{row.x + kMark, row.y};
    int end = at.x;
    for (const std::string& line : block.label) {
        end = grid.write(at, line, style, row);
        ++at.y;
    }
    if (is_selected && numbered) {
        // Numbered lines are long and often stepped through, so only the number is highlighted.
        grid.restyle({row.x + kMark, row.y, digits() + 1, 1}, {Role::Selected});
    }
    if (block.beside) {
        grid.write({end + kBeforeRemark, at.y - 1}, block.remark.front(), {Role::Faint}, row);
        return;
    }
    const int indent = numbered ? digits() + 2 : kBeforeRemark;
    for (const std::string& line : block.remark) {
        grid.write({at.x + indent, at.y++}, line, {Role::Faint}, row);
    }
}

std::optional<std::size_t> MenuList::item_at(const Press& press) const {
    const std::optional<Point> at = click_of(press);
    if (!at || at->x < drawn_.x || at->x >= drawn_.right()) {
        return std::nullopt;
    }
    int y = drawn_.y;
    for (std::size_t index = top_; index < end_; ++index) {
        const int next = std::min(y + blocks_[index].lines(), drawn_.bottom());
        if (at->y >= y && at->y < next) {
            return index;
        }
        y = next;
    }
    return std::nullopt;
}

bool MenuList::takes(const Press& press) const {
    return is_enter(press) || item_at(press) == selected_;
}

bool MenuList::press(const Press& press) {
    if (const auto item = item_at(press)) {
        number_.clear();
        select(*item);
        return true;
    }
    if (const auto step = scroll_step_of(press)) {
        number_.clear();
        select(scrolled_index(selected_, *step, items_.size(), static_cast<int>(end_ - top_)));
        return true;
    }
    const auto digit = digit_of(press);
    if (!digit) {
        number_.clear();
        return false;
    }
    if (!number_.add(*digit, items_.size())) {
        number_.clear();
        if (!number_.add(*digit, items_.size())) {
            return true;
        }
    }
    select(number_.value() - 1);
    return true;
}

}  // namespace tenebrae::tui
