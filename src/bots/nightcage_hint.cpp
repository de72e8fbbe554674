// SPDX-License-Identifier: MIT
#include "bots/nightcage_hint.hpp"

#include "bots/nightcage_play.hpp"
#include "bots/search_player.hpp"
#include "nightcage/nightcage_game.hpp"

#include <cstring>

namespace tenebrae::bots {
namespace {

/// Any number would do; a hint must not depend on the seed of the game, which nobody may know.
constexpr std::uint64_t kHintSeed = 1;
constexpr SearchEffort kHintEffort{.playouts = 600};

}  // namespace

/// Every seat sees the same (see nightcage/view.hpp), so that search needs no seat.
std::optional<table::Move>
hint(const table::Referee& referee, const table::GameState& packed, int /*seat*/) {
    const auto* night_cage = dynamic_cast<const nightcage::NightCageGame*>(referee.game().get());
    if (night_cage == nullptr) {
        return std::nullopt;
    }
    nightcage::State state;
    std::memcpy(&state, packed.bytes.data(), sizeof state);
    if (NightcagePlay::is_over(state)) {
        return std::nullopt;
    }
    core::Random random(kHintSeed);
    SearchPlayer<NightcagePlay> player(night_cage->rules(), kHintEffort);
    const nightcage::Action action = player.choose(state, random).action;
    table::Move move;
    static_assert(sizeof action == sizeof move.bytes);
    std::memcpy(move.bytes.data(), &action, sizeof action);
    return move;
}

}  // namespace tenebrae::bots
