// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/bots.hpp"

#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "games/nyctophobia/bot/search.hpp"
#include "games/nyctophobia/bot/wishes.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"

#include <array>

namespace tenebrae::bots {
namespace {

using nyctophobia::Skill;

template <Skill kSkill>
std::optional<table::Move>
answer_to(const table::Game& game, const table::SeatView& seen, const table::BotMeans& means) {
    const auto* own = kit::module_of<nyctophobia::Nyctophobia>(game);
    if (own == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<nyctophobia::View>(seen);
    if (!view.decides || view.is_over) {
        return std::nullopt;
    }
    const auto wished = wished_actions(own->rules(), view, means.wish);
    return table::packed<table::Move>(choose_action(own->rules(), view, kSkill, &wished.actions));
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

/// Nothing by who may not speak (HU-H4), and nothing by the Hunter, beside whom nobody plays.
std::string plan_of(
    const table::Game& game,
    const table::SeatView& seen,
    table::Move move,
    const table::BotMeans& means
) {
    const auto* own = kit::module_of<nyctophobia::Nyctophobia>(game);
    const auto view = table::unpacked<nyctophobia::View>(seen);
    if (own == nullptr || view.state.open.owner == nyctophobia::kHunter || own->refuse_talk(view)) {
        return {};
    }
    const auto action = table::unpacked<nyctophobia::Action>(move);
    const std::string text = own->describe(view, action) + ".";
    const std::string said = said_of_wish(own->rules(), view, action, means.wish);
    const std::string reason = reason_for(own->rules(), view, action);
    return said.empty() && !reason.empty() ? text + " " + reason : text + said;
}

/// Gives reasons, says what it means to do, and does what it is asked for.
table::Bot listening(table::Bot bot) {
    bot.reason = reason_of;
    bot.plan = plan_of;
    bot.wishes = nyctophobia::kHuntedWishes;
    bot.refuse_wish = nyctophobia::refuse_wish;
    return bot;
}

}  // namespace

std::span<const table::Bot> nyctophobia_bots() {
    static const std::array bots{
        table::random_bot("nyctophobia"),
        listening({
            .game = "nyctophobia",
            .level = "easy",
            .summary = "looks for the car and never hides",
            .choose = answer_to<Skill::Easy>,
        }),
        listening({
            .game = "nyctophobia",
            .level = "heuristic",
            .summary = "hides when it is in danger, and leaves the way to stronger friends",
            .choose = answer_to<Skill::Heuristic>,
            .former = "good",
        }),
        listening(nyctophobia_search())};
    return bots;
}

}  // namespace tenebrae::bots
