// SPDX-License-Identifier: MIT
#include "tui/games/vast/key_actions.hpp"

#include <array>

namespace tenebrae::vast::board {

std::span<const tui::KeyActionRow> game_key_actions() {
    static constexpr std::array<tui::KeyActionRow, kGameKeyActions> kRows{{
        {"pass", "End, stop, be done, pass, skip, stay, rest, be ready or place nothing"},
        {"attack", "Attack, ambush, scatter or backstab"},
        {"take", "Take, loot, plunder, keep, pick up, heal, collect or pay"},
        {"cube", "Place a Hero cube, take one away, or assign the stat tokens"},
        {"map", "Go or climb through a wall in the next direction, dig, tunnel or hop"},
        {"bomb", "Bomb the wall in the next direction"},
        {"shoot", "Shoot with a bow"},
        {"card", "Use, discard or choose a card or an upgrade, or lose a token"},
        {"quest", "Turn in a Sidequest"},
        {"face", "Face the Event here"},
        {"flare", "Fire a Flare"},
        {"explore", "Explore in the next direction, reveal, or peek"},
        {"hide", "Hide a tribe or loot, or roll again"},
        {"special", "Use the special act of a tribe, or its Wisp"},
        {"power", "Use a Secret, power, Omen or Sloth cube, steal, or change the Terrain"},
        {"turn", "Turn the tile or Terrain, take another one, or change the number"},
        {"overview", "Show the whole cave, or go back"},
        {"boards", "Show the next role's board in the panel"},
    }};
    return kRows;
}

}  // namespace tenebrae::vast::board
