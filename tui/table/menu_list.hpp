// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/panes.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// A list of items with one selected: menus, pickers, lists of choices.
class MenuList {
public:
    struct Item {
        std::string label;
        std::string remark;  ///< secondary text after the label
    };

    MenuList() = default;
    explicit MenuList(std::vector<Item> items) : items_(std::move(items)) {}

    void set(std::vector<Item> items);
    [[nodiscard]] std::size_t size() const { return items_.size(); }
    [[nodiscard]] const Item& item(std::size_t index) const { return items_[index]; }
    /// Precondition: there is an item.
    [[nodiscard]] std::size_t selected() const { return selected_; }
    void select(std::size_t index);

    /// Returns the lines that all items take in this width; long items are wrapped.
    [[nodiscard]] int height(int width, bool numbered);
    /// Draws the list. `numbered`: each item begins with its number. Moves the grid's cursor to the
    /// selected item.
    void draw(Grid& grid, const Rect& rect, bool numbered, const Drawing& drawing);
    /// Moves the selection by a step, a click, or a number typed digit by digit. Returns false for
    /// other keys.
    bool press(const Press& press);
    /// Returns whether the selected item is chosen: by Enter or a click on it.
    [[nodiscard]] bool takes(const Press& press) const;

private:
    /// An item as it is drawn.
    struct Block {
        std::vector<std::string> label;
        std::vector<std::string> remark;  ///< below the label, if it has no room beside it
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
    /// Returns the item that was clicked on; nothing elsewhere.
    [[nodiscard]] std::optional<std::size_t> item_at(const Press& press) const;

    std::vector<Item> items_;
    std::size_t selected_ = 0;
    std::vector<Block> blocks_;  ///< laid out for the width drawn last
    int width_ = -1;
    bool numbered_ = false;
    std::size_t top_ = 0;  ///< index of the first visible item
    std::size_t end_ = 0;  ///< index after the last visible item
    Rect drawn_;  ///< the area drawn last
    NumberEntry number_;
};

}  // namespace tenebrae::tui
