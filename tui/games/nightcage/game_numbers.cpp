// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/game_numbers.hpp"

#include "games/nightcage/rules/light.hpp"

#include <bit>

namespace tenebrae::nightcage::board {
namespace {

template <typename Question>
int prisoners_who(const Rules& rules, const PublicState& shown, Question question) {
    int found = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        found += question(shown.prisoners[who]) ? 1 : 0;
    }
    return found;
}

std::string line(std::string_view what, int number) {
    return std::string(what) + ": " + std::to_string(number);
}

}  // namespace

std::vector<std::string> game_numbers(const Rules& rules, const View& view) {
    const PublicState& shown = view.shown;
    const auto has_key = [](const Prisoner& prisoner) { return prisoner.has_key; };
    const auto is_out = [](const Prisoner& prisoner) { return !prisoner.lit; };
    const auto gone = [&shown](TileKind kind) { return int{shown.darkness[index(kind)]}; };
    return {
        line("Tiles left in the stack", shown.stack_size),
        line("Prisoners with a key", prisoners_who(rules, shown, has_key)),
        line("Prisoners without light", prisoners_who(rules, shown, is_out)),
        line("Prisoners falling", prisoners_who(rules, shown, is_falling)),
        line("Gates gone to the darkness", gone(TileKind::Gate)),
        line("Key tiles and keepers gone", gone(TileKind::Key) + gone(TileKind::Keeper)),
        line("Tiles and pits on the board", std::popcount(occupied(shown)))};
}

}  // namespace tenebrae::nightcage::board
