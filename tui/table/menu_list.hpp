// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/panes.hpp"

#include <cstddef>
#include <optional>
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
    /// Moves the selection: by a step, a click, or a number typed digit by digit. False: not its
    /// key.
    bool press(const Press& press);
    /// Is it to take what is selected: Enter, or a click on it?
    [[nodiscard]] bool takes(const Press& press) const;

private:
    void scroll(int height);
    /// The item of a line that was drawn; nothing elsewhere.
    [[nodiscard]] std::optional<std::size_t> item_at(const Press& press) const;

    std::vector<Item> items_;
    std::size_t selected_ = 0;
    std::size_t top_ = 0;  ///< the first in sight
    int page_ = 1;
    Rect drawn_;  ///< where
    NumberEntry number_;
};

}  // namespace tenebrae::tui
