// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/explanation.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "tui/games/nyctophobia/roles.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

std::string place_words(const Sheet& sheet, Spot spot) {
    const auto column = static_cast<std::size_t>(spot.x - sheet.first().x);
    const auto row = static_cast<std::size_t>(spot.y - sheet.first().y);
    if (!sheet.column_names.empty() && !sheet.row_names.empty()) {
        return std::string(1, sheet.column_names[column]) + sheet.row_names[row];
    }
    const auto steps = [](int count, std::string_view more, std::string_view less) {
        const int size = count < 0 ? -count : count;
        return std::to_string(size) + " " + std::string(count < 0 ? less : more);
    };
    if (spot == Spot{}) {
        return "The start of this page";
    }
    std::vector<std::string> parts;
    if (spot.y != 0) {
        parts.push_back(steps(spot.y, "south", "north"));
    }
    if (spot.x != 0) {
        parts.push_back(steps(spot.x, "east", "west"));
    }
    return core::joined(parts, ", ") + " of the start of this page";
}

std::string_view known_words(tui::Light light) {
    return light == kStoodLight    ? "somebody has stood here"
           : light == kFeltLight   ? "felt from next to it"
           : light == kPassedLight ? "known to be there, and no more"
                                   : "nothing is known of it";
}

std::string_view side_words(const Stroke& stroke) {
    if (stroke.body) {
        return "somebody";
    }
    switch (stroke.mark) {
    case SideMark::Open: return "open";
    case SideMark::Tree: return "a tree";
    case SideMark::Border: return "the border";
    case SideMark::NotTold: break;
    }
    return "not known";
}

std::string turns_ago(std::uint8_t age) {
    return age == 0 ? "now" : core::counted(int{age}, "Hunter turn") + " ago";
}

}  // namespace

std::vector<std::string> explain(const Sheet& sheet, Spot spot) {
    if (!sheet.contains(spot)) {
        return {"Darkness: nothing is known of it [HU-Q4]."};
    }
    const SheetSpot& there = sheet.at(spot);
    std::vector<std::string> told{
        sheet.is_forest ? place_words(sheet, spot) + "."
                        : place_words(sheet, spot) + ": " + std::string(known_words(there.light))
                              + " [HU-Q4]."};
    if (there.car) {
        told.emplace_back("A space of the car: the Hunter never enters it [HU-K1].");
    }
    if (there.piece == kHunter) {
        told.emplace_back("The Hunter [HU-V1].");
    } else if (there.piece != kNobody) {
        told.push_back(
            "Hunted " + name_of_piece(there.piece)
            + (there.hidden ? ", hidden [HU-H2]." : " [HU-X1].")
        );
    }
    if (there.hunter) {
        told.push_back("The Hunter was met here " + turns_ago(*there.hunter) + " [HU-Q8].");
    }
    if (there.noise) {
        told.push_back(
            sheet.is_forest ? "The noise lies here [HU-N1]."
                            : "Noise was made here " + turns_ago(*there.noise)
                                  + (there.doubtful ? "; it may be gone [HU-Q8]." : " [HU-Q8].")
        );
    }
    if (there.rocks > 0) {
        told.push_back(core::counted(int{there.rocks}, "rock") + " to be taken [HU-M3].");
    }
    std::string sides = "Sides:";
    for (const Direction direction : kDirections) {
        sides += direction == Direction::North ? " " : ", ";
        sides += std::string(spoken(direction)) + " "
                 + std::string(side_words(sheet.stroke(spot, direction)));
    }
    told.push_back(sides + (sheet.is_forest ? " [HU-G3]." : " [HU-F6]."));
    return told;
}

}  // namespace tenebrae::nyctophobia::board
