// SPDX-License-Identifier: MIT
#include "games/vast/bot/role_bots.hpp"

#include "games/vast/bot/cave_bot.hpp"
#include "games/vast/bot/dragon_bot.hpp"
#include "games/vast/bot/goblin_bot.hpp"
#include "games/vast/bot/knight_bot.hpp"
#include "games/vast/bot/rating_rows.hpp"
#include "games/vast/bot/terrain_bot.hpp"
#include "games/vast/bot/thief_bot.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

/// Returns the space around which a role wants new tiles: its piece, for the Goblins their prey,
/// for the Thief the Entrance.
SpaceId centre_of(const State& state) {
    if (state.owner == Role::Thief) {
        return kEntranceSpace;
    }
    SpaceId centre = state.owner == Role::Dragon || state.knight.at == kNoSpace ? state.dragon.at
                                                                                : state.knight.at;
    for (SpaceId space = 0; space < kMaxSpaces && centre == kNoSpace; ++space) {
        centre = state.spaces[space].is_used() && state.spaces[space].has(Token::Crystal)
                     ? space
                     : kNoSpace;
    }
    return centre == kNoSpace ? kEntranceSpace : centre;
}

/// Rates the decisions that all roles share.
class MapBot {
public:
    MapBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    [[nodiscard]] Rating rate(const Action& action) const;

private:
    struct Rows;

    /// Returns how far a Treasure would be for the Thief.
    [[nodiscard]] int away_from_thief(Cell cell) const {
        return rules_.has_role(Role::Thief) ? 2 * distance(cell, kEntranceCell) : 0;
    }
    [[nodiscard]] Cell centre() const { return state_.spaces[centre_of(state_)].at; }
    /// Terrain goes first. The last to go are Crystal tiles, tiles that may be one, and those under
    /// pieces; for the Thief also Vaults.
    [[nodiscard]] Rating rate_removal(SpaceId space) const {
        const Space& at = state_.spaces[space];
        const bool is_wanted = state_.owner == Role::Thief && at.has(Token::Vault);
        return (at.is_dark() ? -50 : 0) - (has_piece(state_, space) ? 30 : 0) - 10 * at.treasures
               - (is_wanted ? 10 : 0) + (at.is_terrain() ? 20 : 0) + distance(at.at, kEntranceCell);
    }
    /// Tokens come nearer to the Dragon; the Knight goes away from him, and towards tribes.
    [[nodiscard]] Rating rate_push(Direction direction) const {
        const Frame& push = state_.top();
        if (push.kind == FrameKind::PushToken) {
            const Cell from = state_.spaces[push.space].at;
            const Cell here = state_.spaces[state_.dragon.at].at;
            return distance(from, here) - distance(next_to(from, direction), here);
        }
        const Cell from = state_.spaces[state_.knight.at].at;
        if (state_.owner == Role::Dragon && state_.dragon.at != kNoSpace) {
            const Cell here = state_.spaces[state_.dragon.at].at;
            return distance(next_to(from, direction), here) - distance(from, here);
        }
        return -1;
    }

    const Rules& rules_;
    const State& state_;
};

struct MapBot::Rows {
    using Row = KindRow<MapBot, Rating>;

    static constexpr std::array kAll{
        Row{K::Orient,
            [](const MapBot& bot, const Action& action) {
                return rate_sides(bot.rules_, bot.state_, bot.state_.top().space, action.what);
            }},
        Row{K::Reveal,
            [](const MapBot& bot, const Action& action) {
                return rate_sides(
                    bot.rules_, bot.state_, space_at(bot.state_, action.cell), action.what
                );
            }},
        Row{K::Exit,
            [](const MapBot& /*bot*/, const Action& action) {
                return -distance(action.cell, kEntranceCell);
            }},
        Row{K::Push,
            [](const MapBot& bot, const Action& action) {
                return bot.rate_push(action.direction());
            }},
        Row{K::Place,
            [](const MapBot& bot, const Action& action) {
                return -distance(action.cell, bot.centre());
            }},
        Row{K::Remove,
            [](const MapBot& bot, const Action& action) {
                return bot.rate_removal(space_at(bot.state_, action.cell));
            }},
        Row{K::Treasure,
            [](const MapBot& bot, const Action& action) {
                return bot.state_.owner == Role::Dragon
                           ? DragonBot(bot.rules_, bot.state_).rate_treasure(action.cell)
                           : distance(action.cell, bot.centre()) + bot.away_from_thief(action.cell);
            }},
    };
};

Rating MapBot::rate(const Action& action) const {
    static constexpr KindTable<MapBot, Rating> kTable(Rows::kAll);
    return kTable.of(*this, action);
}

template <typename Bot>
void rate_by(const Bot& bot, const ActionList& actions, std::span<Rating> ratings) {
    for (std::size_t number = 0; number < actions.size(); ++number) {
        ratings[number] = bot.rate(actions[number]);
    }
}

bool is_of_map(Decision decision) {
    return decision >= Decision::Fill && decision <= Decision::Treasure;
}

}  // namespace

Rating rate_sides(const Rules& rules, const State& state, SpaceId space, Sides open) {
    const Rating new_tile = rules.has_role(Role::Cave) ? -2 : 2;
    Rating rating = 0;
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(state, space, direction);
        if (has(open, direction)) {
            const bool is_walled = next != kNoSpace && state.spaces[next].is_lit()
                                   && !has(state.spaces[next].open(), opposite(direction));
            rating += is_walled                      ? 0
                      : next == kNoSpace             ? new_tile
                      : state.spaces[next].is_dark() ? 3
                                                     : 2;
        }
    }
    return rating;
}

void rate_actions(
    const Rules& rules, const State& state, const ActionList& actions, std::span<Rating> ratings
) {
    if (state.decision == Decision::Terrain) {
        rate_by(TerrainBot(rules, state), actions, ratings);
    } else if (state.owner == Role::Cave) {
        rate_by(CaveBot(rules, state), actions, ratings);
    } else if (is_of_map(state.decision)) {
        rate_by(MapBot(rules, state), actions, ratings);
    } else if (state.owner == Role::Knight) {
        rate_by(KnightBot(rules, state), actions, ratings);
    } else if (state.owner == Role::Goblins) {
        rate_by(GoblinBot(rules, state), actions, ratings);
    } else if (state.owner == Role::Thief) {
        rate_by(ThiefBot(rules, state), actions, ratings);
    } else {
        rate_by(DragonBot(rules, state), actions, ratings);
    }
}

Action best_action(const Rules& rules, const State& state, const ActionList& actions) {
    if (actions.size() == 1) {
        return actions[0];
    }
    std::array<Rating, ActionList::capacity()> ratings;
    rate_actions(rules, state, actions, ratings);
    const auto* const best = std::max_element(ratings.begin(), ratings.begin() + actions.size());
    return actions[static_cast<std::size_t>(best - ratings.begin())];
}

}  // namespace tenebrae::bots
