// SPDX-License-Identifier: MIT
#include "tui/table/menu_screen.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// The columns of frame, pointer and the space between label and remark.
constexpr int kAround = 8;

int width_of(const std::vector<MenuEntry>& entries, std::string_view title) {
    int width = std::max(24, core::display_width(title) + kAround);
    for (const MenuEntry& entry : entries) {
        width = std::max(
            width, core::display_width(entry.label) + core::display_width(entry.remark) + kAround
        );
    }
    return width;
}

}  // namespace

std::vector<MenuList::Item> items_of(const std::vector<MenuEntry>& entries) {
    std::vector<MenuList::Item> items;
    items.reserve(entries.size());
    for (const MenuEntry& entry : entries) {
        items.push_back({entry.label, entry.remark});
    }
    return items;
}

MenuScreen::MenuScreen(ScreenContext& context, std::string title, std::vector<MenuEntry> entries)
    : context_(context),
      title_(std::move(title)),
      entries_(std::move(entries)),
      list_(items_of(entries_)) {}

void MenuScreen::draw(Grid& grid) {
    const Drawing drawing = context_.drawing();
    const int width = std::min(width_of(entries_, title_), grid.width());
    const int lines = list_.height(width - 4, false) + title_lines(title_, width);
    const Rect box = centred(grid.area(), width, lines + 2);
    list_.draw(grid, draw_box(grid, box, title_, drawing), false, drawing);
}

Next MenuScreen::press(const Press& press) {
    if (list_.takes(press)) {
        return Next::close(std::move(entries_[list_.selected()].run));
    }
    if (is_back(press) || press.action == KeyAction::Menu) {
        return Next::close();
    }
    list_.press(press);
    return {};
}

}  // namespace tenebrae::tui
