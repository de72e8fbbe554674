// SPDX-License-Identifier: MIT
#include "games/nightcage/nightcage_game.hpp"

#include "kit/names.hpp"

#include <utility>

namespace tenebrae::nightcage {

NightCage::NightCage(Variant variant, Names names)
    : variant_(std::move(variant)), names_(std::move(names)), seats_(seats_of(rules(), names_)) {}

std::vector<std::string> NightCage::header() const {
    std::vector<std::string> lines = variant_.header;
    lines.push_back("players " + std::to_string(rules().players));
    kit::add_name_lines(names_, lines);
    return lines;
}

ActionList NightCage::legal(const View& view) const {
    ActionList actions;
    legal_actions(rules(), view, actions);
    return actions;
}

}  // namespace tenebrae::nightcage
