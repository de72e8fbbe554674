// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/panes.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Items of which one is selected: menus, pickers, lists of choices.
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

    /// How many lines all of them take in that width: what is too long for one goes on in the next.
    [[nodiscard]] int height(int width, bool numbered);
    /// `numbered`: each one begins with its number. The grid's cursor goes to the selected one.
    void draw(Grid& grid, const Rect& rect, bool numbered, const Drawing& drawing);
    /// Moves the selection: by a step, a click, or a number typed digit by digit. False: not its
    /// key.
    bool press(const Press& press);
    /// Is it to take what is selected: Enter, or a click on it?
    [[nodiscard]] bool takes(const Press& press) const;

private:
    /// An item as it stands in the list.
    struct Block {
        std::vector<std::string> label;
        std::vector<std::string> remark;  ///< below the label, where it has no room behind it
        bool beside = false;
        [[nodiscard]] int lines() const {
            return static_cast<int>(label.size() + (beside ? 0 : remark.size()));
        }
    };
    void lay_out(int width, bool numbered);
    [[nodiscard]] Block block_of(std::size_t index, int width, bool numbered) const;
    [[nodiscard]] int lines_of(std::size_t first, std::size_t last) const;
    [[nodiscard]] int digits() const { return static_cast<int>(std::to_string(size()).size()); }
    void scroll(int height);
    void draw_block(
        Grid& grid, const Rect& row, std::size_t index, bool numbered, const Drawing& drawing
    ) const;
    /// The item of a line that was drawn; nothing elsewhere.
    [[nodiscard]] std::optional<std::size_t> item_at(const Press& press) const;

    std::vector<Item> items_;
    std::size_t selected_ = 0;
    std::vector<Block> blocks_;  ///< laid out in the width drawn last
    int width_ = -1;
    bool numbered_ = false;
    std::size_t top_ = 0;  ///< the first in sight
    std::size_t end_ = 0;  ///< after the last in sight
    Rect drawn_;  ///< where
    NumberEntry number_;
};

}  // namespace tenebrae::tui
