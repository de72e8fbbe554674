// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::kit {

/// A grid of characters, each one column wide.
class TextCanvas {
public:
    TextCanvas(int rows, int columns);

    void put(int row, int column, char32_t character);
    void put(int row, int column, std::string_view ascii);

    /// Returns one row as UTF-8, without trailing spaces.
    [[nodiscard]] std::string line(int row) const;
    [[nodiscard]] int rows() const { return static_cast<int>(rows_.size()); }

private:
    std::vector<std::u32string> rows_;
};

}  // namespace tenebrae::kit
