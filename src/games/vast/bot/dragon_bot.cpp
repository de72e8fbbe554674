// SPDX-License-Identifier: MIT
#include "games/vast/bot/dragon_bot.hpp"

#include "games/vast/bot/rating_rows.hpp"

#include <algorithm>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

constexpr Rating kSlothRating = 5000;
constexpr Rating kPowerRating = 100;
constexpr Rating kMoveRating = 60;
constexpr int kHuntReach = 3;  ///< of the Thief, in spaces

}  // namespace

DragonBot::DragonBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    steps_.fill(kFar);
    if (state.dragon.at != kNoSpace) {
        choose_target();
    }
    if (target_ != kNoSpace) {
        steps_ = dragon_distances(state, target_, state.dragon.surfaced);
    }
}

/// Returns whether an event tile revealed now would bring a cube.
bool DragonBot::wants_events() const {
    return !state_.dragon.awake && box(SlothBox::PrideEvent) > 0
           && !has(state_.dragon.sloth_used, 2)
           && !has(state_.dragon.marks, DragonMark::EventRevealed);
}

int DragonBot::dark_around() const {
    const SpaceSet around = marked_spaces(state_, state_.dragon.at, kSurroundingMarks);
    int number = 0;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        number += around.has(space) && state_.spaces[space].is_dark() ? 1 : 0;
    }
    return number;
}

/// Returns the Population of tribes that a roll of Claw may hit.
int DragonBot::prey_around() const {
    const SpaceSet around =
        marked_spaces(state_, state_.dragon.at, kSurroundingMarks | only(kCentreMark));
    int number = 0;
    for (const Piece piece : kTribes) {
        const bool is_near = rules_.has_role(Role::Goblins) && !is_hidden(state_, piece)
                             && around.has(state_.tribe(piece).at);
        number += is_near ? std::min<int>(2, state_.tribe(piece).population) : 0;
    }
    return number;
}

/// Returns how much it is worth to kill the Thief: cards, and what he then does not stash.
int DragonBot::worth_of_thief() const {
    const Thief& thief = state_.thief;
    return 8 * thief.loot + (5 + 2 * thief.stashed) * count_carried(state_);
}

/// Returns whether a roll of Claw may hit the Thief.
bool DragonBot::is_thief_around() const {
    const Set marks = kSurroundingMarks | only(kCentreMark);
    return state_.thief.at != kNoSpace
           && marked_spaces(state_, state_.dragon.at, marks).has(state_.thief.at);
}

/// Returns whether the Thief could soon bring a Gem from here to the Entrance.
bool DragonBot::may_thief_fetch() const {
    constexpr int kFewSteps = 4;
    const Cell here = state_.spaces[state_.dragon.at].at;
    const SpaceId thief = state_.thief.at == kNoSpace ? kEntranceSpace : state_.thief.at;
    return rules_.has_role(Role::Thief)
           && distance(here, state_.spaces[thief].at) + distance(here, kEntranceCell) <= kFewSteps;
}

/// Returns how well he could leave from a Lit Crystal tile.
int DragonBot::worth_of_surfacing(SpaceId space) const {
    const int way = dragon_distances(state_, kEntranceSpace, true)[space];
    const int there = dragon_distances(state_, space, false)[state_.dragon.at];
    return way >= kFar ? 1 : std::max(2, 60 - 3 * way - 2 * there);
}

/// Awake he seeks a Crystal tile, then the Entrance; before that Treasures.
void DragonBot::choose_target() {
    if (state_.dragon.surfaced) {
        target_ = kEntranceSpace;
        return;
    }
    const Distances near = dragon_distances(state_, state_.dragon.at, false);
    int best = 0;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state_.spaces[space];
        if (!at.is_used() || !may_stand(state_, space)) {
            continue;
        }
        const bool is_crystal = at.is_lit() && rules_.is_kind(at.tile, TileKind::Crystal);
        const bool wants_treasure = box(SlothBox::Greed) > state_.dragon.treasures;
        const int bonus = at.treasures > 1 ? 2 : 0;
        int worth = 0;
        if (state_.dragon.awake) {
            worth = is_crystal ? worth_of_surfacing(space) : 0;
        } else if (at.treasures > 0 && wants_treasure) {
            worth = 40 - 4 * near[space] + bonus;
        }
        if (state_.thief.at == space && near[space] <= kHuntReach && cards(Gem::Claw) > 0) {
            worth = std::max(worth, worth_of_thief() - 4 * near[space]);
        }
        if (worth > best) {
            best = worth;
            target_ = space;
        }
    }
}

/// Returns how dangerous the Knight or tribes are to him on a space.
int DragonBot::danger_at(SpaceId space) const {
    if (!is_knight_alive(state_)) {
        return 0;
    }
    const int far = distance(state_.spaces[space].at, state_.spaces[state_.knight.at].at);
    const int reach = std::min(4, cubes_at_hand(state_));
    return far > reach ? 0 : (reach - far + 1) * 2;
}

Rating DragonBot::rate_treasure(Cell cell) const {
    if (state_.dragon.at == kNoSpace) {
        return 0;
    }
    const Cell here = state_.spaces[state_.dragon.at].at;
    const int south = std::abs(here.south - cell.south);
    const int east = std::abs(here.east - cell.east);
    // One move leads 1 or 2 spaces straight.
    const bool is_straight = (south == 0 || east == 0) && south + east <= 2;
    const int from_knight =
        is_knight_alive(state_) ? distance(cell, state_.spaces[state_.knight.at].at) : 0;
    return (is_straight ? 100 : 80 - 10 * (south + east)) + std::min(from_knight, 6);
}

struct DragonBot::Rows {
    using Row = KindRow<DragonBot, Rating>;

    /// In the order of ActionKind; those without a row rate 0.
    static constexpr std::array kAll{
        Row{K::Keep, [](const DragonBot& /*bot*/, const Action& /*action*/) { return 1; }},
        Row{K::Discard,
            [](const DragonBot& bot, const Action& action) {
                return bot.cards(static_cast<Gem>(action.what));
            }},
        Row{K::Move,
            [](const DragonBot& bot, const Action& action) { return bot.rate_move(action); }},
        Row{K::Claw,
            [](const DragonBot& bot, const Action& /*action*/) { return bot.rate_claw(); }},
        Row{K::Flame,
            [](const DragonBot& bot, const Action& /*action*/) {
                return bot.wants_events()      ? kPowerRating + 5 * bot.dark_around()
                       : bot.dark_around() > 0 ? 6
                                               : kNever;
            }},
        Row{K::Wing,
            [](const DragonBot& bot, const Action& action) { return bot.rate_move(action); }},
        Row{K::Hiss,
            [](const DragonBot& bot, const Action& /*action*/) {
                return bot.is_hungry() || bot.rules_.ash_dragon ? kPowerRating + 20 : 15;
            }},
        Row{K::Slither,
            [](const DragonBot& bot, const Action& action) {
                return bot.rate_slither(
                    static_cast<SlothBox>(action.what), static_cast<SlothBox>(action.over)
                );
            }},
        Row{K::Swat, [](const DragonBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Scorch,
            [](const DragonBot& bot, const Action& /*action*/) {
                return bot.wants_events() ? kPowerRating + 20 * bot.dark_around()
                                          : 3 * bot.dark_around();
            }},
        Row{K::Slap,
            [](const DragonBot& bot, const Action& /*action*/) {
                return bot.danger_at(bot.state_.dragon.at) > 0 ? 40 : kNever;
            }},
        Row{K::Shriek, [](const DragonBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Scratch,
            [](const DragonBot& bot, const Action& /*action*/) { return bot.rate_scratch(); }},
        Row{K::FlameWall,
            [](const DragonBot& bot, const Action& action) {
                return bot.rate_flame_wall(action.direction());
            }},
        Row{K::Smash, [](const DragonBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Wrath, [](const DragonBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Burn,
            [](const DragonBot& bot, const Action& /*action*/) {
                return bot.wants_events() ? kPowerRating + 10 : 8;
            }},
        // Gems pay first, then the symbol of which he has most.
        Row{K::PayCard,
            [](const DragonBot& bot, const Action& action) {
                return bot.cards(static_cast<Gem>(action.what));
            }},
        Row{K::PayGem, [](const DragonBot& /*bot*/, const Action& /*action*/) { return 100; }},
        Row{K::PickUp,
            [](const DragonBot& bot, const Action& /*action*/) {
                const bool has_room = bot.box(SlothBox::Greed) > bot.state_.dragon.treasures;
                return has_room || is_knight_alive(bot.state_) ? 10 : kNever;
            }},
        Row{K::Gem,
            [](const DragonBot& bot, const Action& /*action*/) {
                return bot.may_thief_fetch() ? kNever : 10;
            }},
        Row{K::Sloth,
            [](const DragonBot& /*bot*/, const Action& action) {
                const auto one = static_cast<SlothBox>(action.what);
                return kSlothRating - (one == SlothBox::PrideEvent ? 1 : 0);
            }},
        Row{K::Back,
            [](const DragonBot& bot, const Action& action) {
                return bot.rate_back(static_cast<SlothBox>(action.what));
            }},
        Row{K::Surface,
            [](const DragonBot& bot, const Action& /*action*/) {
                const Distances way = dragon_distances(bot.state_, kEntranceSpace, true);
                return way[bot.state_.dragon.at] < kFar ? 1 : kNever;
            }},
        Row{K::Flow,
            [](const DragonBot& bot, const Action& action) {
                return bot.rate_flow(space_at(bot.state_, action.cell));
            }},
    };
};

Rating DragonBot::rate(const Action& action) const {
    static constexpr KindTable<DragonBot, Rating> kTable(Rows::kAll);
    return kTable.of(*this, action);
}

bool DragonBot::is_hungry() const {
    return !state_.dragon.awake && box(SlothBox::Hunger) > 0;
}

/// Rates a move by the way to the target and the danger where it ends.
Rating DragonBot::rate_move(const Action& action) const {
    SpaceId end = state_.dragon.at;
    for (int step = 0; step < action.over && end != kNoSpace; ++step) {
        end = neighbour(state_, end, action.direction());
    }
    if (end == kNoSpace) {
        return kNever;  // from a Terrain into the unknown (VA-N6)
    }
    const int here = steps_[state_.dragon.at];
    const int there = steps_[end];
    const int safer = danger_at(state_.dragon.at) - danger_at(end);
    const bool is_move = action.kind == K::Move;
    if (here < kFar && there < kFar && here != there) {
        const Rating gain = 10 * (here - there);
        return gain > 0 ? kMoveRating + gain + safer + (is_move ? 1 : 0) : kNever;
    }
    // Without a way to go, he moves only out of danger, and rests for a cube of Pride.
    const bool rests = box(SlothBox::PrideStill) > 0 && !has(state_.dragon.sloth_used, 2);
    return here != 0 && !state_.dragon.surfaced && safer > (rests ? 4 : 0) ? safer : kNever;
}

/// He flows if that brings him nearer to his target.
Rating DragonBot::rate_flow(SpaceId space) const {
    const int nearer = int{steps_[state_.dragon.at]} - steps_[space];
    return 10 * nearer + danger_at(state_.dragon.at) - danger_at(space) - 1;
}

Rating DragonBot::rate_claw() const {
    const int prey = prey_around();
    if (is_thief_around()) {
        return kPowerRating + 30 * (is_hungry() ? prey : 0) + worth_of_thief();
    }
    return prey > 0 && (is_hungry() || rules_.ash_dragon) ? kPowerRating + 30 * prey
           : danger_at(state_.dragon.at) >= 8             ? 12
                                                          : kNever;
}

Rating DragonBot::rate_scratch() const {
    const SpaceId here = state_.dragon.at;
    const bool has_tribe = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece piece) {
        return rules_.has_role(Role::Goblins) && space_of(state_, piece) == here;
    });
    const bool has_knight = state_.knight.at == here && state_.knight.grit >= 3;
    const bool has_thief = state_.thief.at == here && worth_of_thief() > 0;
    return has_tribe    ? kPowerRating + 60
           : has_thief  ? kPowerRating + 2 * worth_of_thief()
           : has_knight ? 30
                        : kNever;
}

/// A wall beside the Thief may keep him from the Entrance.
Rating DragonBot::rate_flame_wall(Direction direction) const {
    constexpr int kReach = 4;
    const SpaceId thief = state_.thief.at;
    const SpaceId space = neighbour(state_, state_.dragon.at, direction);
    return thief == kNoSpace || thief == space
               ? 2
               : 2
                     + std::max(
                         0, kReach - distance(state_.spaces[thief].at, state_.spaces[space].at)
                     );
}

/// A cube goes back to a box from which it wakes soon.
Rating DragonBot::rate_back(SlothBox to) const {
    const bool has_prey = rules_.has_role(Role::Goblins);
    switch (to) {
    case SlothBox::PrideEvent: return 5;
    case SlothBox::PrideStill: return 4;
    case SlothBox::Greed: return 3;
    case SlothBox::Hunger: return has_prey ? 2 : -1;
    case SlothBox::PrideGem: return 1;
    }
    return 0;
}

/// A cube leaves a box from which it can hardly wake.
Rating DragonBot::rate_slither(SlothBox from, SlothBox to) const {
    const bool is_stuck = from == SlothBox::Hunger && !rules_.has_role(Role::Goblins);
    if (state_.dragon.awake || !is_stuck) {
        return kNever;
    }
    return to == SlothBox::PrideStill || to == SlothBox::PrideGem ? 20
           : to == SlothBox::Greed                                ? 18
                                                                  : 16;
}

}  // namespace tenebrae::bots
