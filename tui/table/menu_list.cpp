// SPDX-License-Identifier: MIT
#include "tui/table/menu_list.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

void MenuList::set(std::vector<Item> items) {
    items_ = std::move(items);
    select(selected_);
}

void MenuList::select(std::size_t index) {
    selected_ = items_.empty() ? 0 : std::min(index, items_.size() - 1);
}

void MenuList::scroll(int height) {
    page_ = std::max(1, height);
    const auto lines = static_cast<std::size_t>(page_);
    top_ = std::min(top_, items_.size() > lines ? items_.size() - lines : 0);
    top_ = std::min(top_, selected_);
    if (selected_ >= top_ + lines) {
        top_ = selected_ + 1 - lines;
    }
}

void MenuList::draw(Grid& grid, const Rect& rect, bool numbered, const Drawing& drawing) {
    scroll(rect.height);
    drawn_ = rect;
    const auto lines = static_cast<std::size_t>(std::max(0, rect.height));
    const More more{top_ > 0, top_ + lines < items_.size()};
    const bool is_longer = more.above || more.below;
    const Rect row{rect.x, rect.y, rect.width - (is_longer ? 2 : 0), rect.height};
    draw_more(grid, rect, more, drawing);
    const int digits = static_cast<int>(std::to_string(items_.size()).size());
    for (int line = 0; line < rect.height; ++line) {
        const std::size_t index = top_ + static_cast<std::size_t>(line);
        if (index >= items_.size()) {
            break;
        }
        const Item& item = items_[index];
        const bool is_selected = index == selected_;
        const Point start{rect.x, rect.y + line};
        std::string label;
        if (numbered) {
            const std::string number = std::to_string(index + 1);
            label.append(static_cast<std::size_t>(digits) - number.size(), ' ');
            label += number + ". ";
        }
        label += item.label;
        if (is_selected) {
            grid.put(start, drawing.glyphs->get("menu-mark"), {Role::Cursor});
            grid.set_cursor(start);
        }
        const Point text{start.x + 2, start.y};
        const Style style{is_selected && !numbered ? Role::Selected : Role::Choice};
        const int end = grid.write(text, fit(label, row.width - 2), style, row);
        if (is_selected && numbered) {
            // Numbered lines are long, and a person goes through many: the number alone is marked.
            grid.restyle({text.x, text.y, digits + 1, 1}, {Role::Selected});
        }
        const int room = row.right() - end - 2;
        if (!item.remark.empty() && room > 3) {
            grid.write({end + 2, start.y}, fit(item.remark, room), {Role::Faint}, row);
        }
    }
}

std::optional<std::size_t> MenuList::item_at(const Press& press) const {
    const std::optional<Point> at = click_of(press);
    const bool is_here = at && at->x >= drawn_.x && at->x < drawn_.right() && at->y >= drawn_.y
                         && at->y < drawn_.bottom();
    const std::size_t item = is_here ? top_ + static_cast<std::size_t>(at->y - drawn_.y) : size();
    return item < size() ? std::optional(item) : std::nullopt;
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
    if (const auto step = travel_of(press)) {
        number_.clear();
        select(travel(selected_, *step, items_.size(), page_));
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
