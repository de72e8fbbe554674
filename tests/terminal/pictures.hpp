// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <random>

namespace tenebrae::test {

/// Returns all cell looks: colours, backgrounds and attributes, also without colours.
tui::Palette picture_palette();

/// Random pictures, each a change of the one before; the same for the same seed.
class Pictures {
public:
    static constexpr int kWidth = 40;
    static constexpr int kHeight = 10;

    /// any_size: some are larger or smaller than kWidth x kHeight.
    explicit Pictures(unsigned seed, bool any_size)
        : random_(seed), any_size_(any_size), grid_(kWidth, kHeight) {}

    const tui::Grid& next();
    [[nodiscard]] const tui::Grid& last() const { return grid_; }

private:
    int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(end)); }
    void change();
    void paint(tui::Point at);

    std::mt19937 random_;
    bool any_size_;
    tui::Grid grid_;
};

}  // namespace tenebrae::test
