// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/panes.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Lines of which one is selected: menus, pickers, lists of choices.
class MenuList {
public:
    struct Item {
        std::string label;
        std::string remark;  ///< said in passing, behind the label
    };

    MenuList() = default;
    explicit MenuList(std::vector<Item> items) : items_(std::move(items)) {}

    void set(std::vector<Item> items);
    [[nodiscard]] std::size_t size() const { return items_.size(); }
    [[nodiscard]] const Item& item(std::size_t index) const { return items_[index]; }
    /// Precondition: there is an item.
    [[nodiscard]] std::size_t selected() const { return selected_; }
    void select(std::size_t index);

    /// `numbered`: each line begins with its number. The grid's cursor goes to the selected one.
    void draw(Grid& grid, const Rect& rect, bool numbered, const Drawing& drawing);
    /// Moves the selection: by a step, or by a number typed digit by digit. False: not its key.
    bool press(const Press& press);

private:
    void scroll(int height);

    std::vector<Item> items_;
    std::size_t selected_ = 0;
    std::size_t top_ = 0;  ///< the first in sight
    int page_ = 1;
    NumberEntry number_;
};

}  // namespace tenebrae::tui
