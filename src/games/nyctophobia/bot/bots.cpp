// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/bots.hpp"

#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"

#include <array>

namespace tenebrae::bots {
namespace {

using nyctophobia::Skill;

template <Skill kSkill>
std::optional<table::Move> answer_to(
    const table::Game& game, const table::SeatView& seen, const table::BotMeans& /*means*/
) {
    const auto* own = kit::module_of<nyctophobia::Nyctophobia>(game);
    if (own == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<nyctophobia::View>(seen);
    if (!view.decides || view.is_over) {
        return std::nullopt;
    }
    return table::packed<table::Move>(choose_action(own->rules(), view, kSkill));
}

std::string reason_of(const table::Game& game, const table::SeatView& seen, table::Move move) {
    const auto* own = kit::module_of<nyctophobia::Nyctophobia>(game);
    return own == nullptr ? std::string()
                          : reason_for(
                              own->rules(),
                              table::unpacked<nyctophobia::View>(seen),
                              table::unpacked<nyctophobia::Action>(move)
                          );
}

}  // namespace

std::span<const table::Bot> nyctophobia_bots() {
    static const std::array bots{
        table::random_bot("nyctophobia"),
        table::Bot{
            .game = "nyctophobia",
            .level = "easy",
            .summary = "looks for the car and never hides",
            .choose = answer_to<Skill::Easy>,
            .reason = reason_of},
        table::Bot{
            .game = "nyctophobia",
            .level = "heuristic",
            .summary = "hides when it is in danger, and leaves the way to stronger friends",
            .choose = answer_to<Skill::Heuristic>,
            .reason = reason_of,
            .former = "good"}};
    return bots;
}

}  // namespace tenebrae::bots
