// SPDX-License-Identifier: MIT
#include "tui/table/end_lines.hpp"

#include "core/columns.hpp"
#include "core/unicode.hpp"
#include "core/wrap.hpp"
#include "table/chart.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::tui {

namespace {

constexpr int kHeightOfOne = 4;
constexpr int kHeightOfMany = 2;
constexpr int kWidestBar = 30;

using ChartGlyphs = std::array<std::string, table::kChartLevels + 1>;

ChartGlyphs chart_glyphs(const Glyphs& glyphs) {
    ChartGlyphs signs;
    signs[0] = " ";
    for (std::size_t level = 1; level < signs.size(); ++level) {
        signs[level] = core::to_utf8(glyphs.get("chart-" + std::to_string(level)));
    }
    return signs;
}

class ChartWriter {
public:
    ChartWriter(std::vector<EndLine>& lines, int width, const Glyphs& glyphs)
        : lines_(lines), width_(width), signs_(chart_glyphs(glyphs)) {}

    void add(const table::Curve& curve, int height) {
        add_wrapped(lines_, table::heading_of(curve), width_, Role::Text);
        std::string most = std::to_string(*std::ranges::max_element(curve.values));
        const std::size_t digits = most.size();
        const int width = width_ - static_cast<int>(digits) - 1;
        for (const table::ChartLine& line :
             table::plot(curve.values, width, table::chart_height(curve, height))) {
            std::string row = core::right_aligned(most, digits) + " ";
            most.clear();
            for (const int level : line) {
                row += signs_[static_cast<std::size_t>(level)];
            }
            lines_.push_back({std::move(row), Role::Strong});
        }
    }

    void add_bars(const table::Ending& ending) {
        add_wrapped(lines_, ending.toll + ":", width_, Role::Text);
        std::size_t widest = 0;
        for (const table::Bar& bar : ending.bars) {
            widest = std::max(widest, bar.name.size());
        }
        const int most = ending.bars.front().amount;
        const std::size_t digits = std::to_string(most).size();
        const int room = width_ - static_cast<int>(widest + digits) - 2;
        for (const table::Bar& bar : ending.bars) {
            std::string row = core::left_aligned(bar.name, widest) + " "
                              + core::right_aligned(std::to_string(bar.amount), digits) + " ";
            const int length = table::bar_length(bar.amount, most, std::min(room, kWidestBar));
            for (int column = 0; column < length; ++column) {
                row += signs_.back();
            }
            lines_.push_back({std::move(row), Role::Strong});
        }
    }

private:
    std::vector<EndLine>& lines_;
    int width_;
    ChartGlyphs signs_;
};

}  // namespace

void add_wrapped(std::vector<EndLine>& lines, const std::string& text, int width, Role role) {
    for (std::string& line : core::wrap(text, width)) {
        lines.push_back({std::move(line), role});
    }
}

void add_charts(
    std::vector<EndLine>& lines, const table::Ending& ending, int width, const Glyphs& glyphs
) {
    ChartWriter writer(lines, width, glyphs);
    for (const table::Curve& curve : ending.curves) {
        writer.add(curve, ending.curves.size() == 1 ? kHeightOfOne : kHeightOfMany);
    }
    if (!ending.bars.empty()) {
        writer.add_bars(ending);
    }
}

}  // namespace tenebrae::tui
