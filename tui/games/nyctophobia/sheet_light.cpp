// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/sheet_light.hpp"

#include "tui/games/nyctophobia/roles.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

/// Beside a candle's.
constexpr double kLantern = 2.5;
constexpr int kLanternSteps = 2;
constexpr double kHands = 1;  ///< of the one who takes his turn
constexpr double kWaiting = 0.5;
constexpr double kInMoonlight = 0.35;  ///< of a Hunted in the forest, seen where he stands

unsigned open_sides(const Sheet& sheet, Spot spot) {
    unsigned open = 0;
    for (const Direction direction : kDirections) {
        const bool is_open = sheet.stroke(spot, direction).mark == SideMark::Open;
        // Directions and sides go round alike.
        open |= is_open ? 1U << index(direction) : 0U;
    }
    return open;
}

tui::Flame flame_of(const Sheet& sheet, const SheetSpot& spot, int space) {
    if (!sheet.is_forest) {
        return {space, spot.active ? kHands : kWaiting, 1};
    }
    return spot.piece == kHunter ? tui::Flame{space, kLantern, kLanternSteps}
                                 : tui::Flame{space, kInMoonlight, 0, true};
}

}  // namespace

tui::LightFall light_on(const Sheet& sheet) {
    tui::LightPlan plan;
    plan.columns = sheet.columns();
    plan.rows = sheet.rows();
    for (int row = 0; row < sheet.rows(); ++row) {
        for (int column = 0; column < sheet.columns(); ++column) {
            const SheetSpot& spot = sheet.at(sheet.spot(column, row));
            plan.open.push_back(static_cast<std::uint8_t>(open_sides(sheet, sheet.spot(column, row))
            ));
            plan.least.push_back(sheet.is_forest ? tui::kUnlit : spot.light);
            if (spot.piece != kNobody) {
                plan.flames.push_back(flame_of(sheet, spot, row * sheet.columns() + column));
            }
        }
    }
    return tui::LightFall(plan);
}

}  // namespace tenebrae::nyctophobia::board
