// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/hint.hpp"

#include "bots/search_player.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/nightcage_game.hpp"

namespace tenebrae::bots {
namespace {

/// Any number would do; a hint must not depend on the seed of the game, which nobody may know.
constexpr std::uint64_t kHintSeed = 1;
constexpr SearchEffort kHintEffort{.playouts = 600};

}  // namespace

std::optional<table::Move> hint(const table::Game& game, const table::SeatView& seen) {
    const auto* night_cage = dynamic_cast<const nightcage::NightCageGame*>(&game);
    if (night_cage == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<nightcage::View>(seen);
    core::Random order(kHintSeed);  // of the stack: search draws it anew for each guess
    const nightcage::State state = nightcage::guess(night_cage->rules(), view, order);
    if (NightcagePlay::is_over(state)) {
        return std::nullopt;
    }
    core::Random random(kHintSeed);
    SearchPlayer<NightcagePlay> player(night_cage->rules(), kHintEffort);
    return table::packed<table::Move>(player.choose(state, random).action);
}

}  // namespace tenebrae::bots
