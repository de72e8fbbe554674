// SPDX-License-Identifier: MIT
#include "table/bot.hpp"

#include <algorithm>

namespace tenebrae::table {

std::span<const Bot> bots_of(std::span<const Bot> bots, std::string_view game) {
    const auto is_of_game = [game](const Bot& bot) { return bot.game == game; };
    const auto first = std::ranges::find_if(bots, is_of_game);
    const auto end = std::find_if_not(first, bots.end(), is_of_game);
    return {first, end};
}

const Bot* find_bot(std::span<const Bot> bots, std::string_view game, std::string_view level) {
    const std::span<const Bot> known = bots_of(bots, game);
    const auto found = std::ranges::find(known, level, &Bot::level);
    return found == known.end() ? nullptr : &*found;
}

}  // namespace tenebrae::table
