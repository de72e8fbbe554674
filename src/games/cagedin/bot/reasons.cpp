// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/reasons.hpp"

#include "core/text.hpp"
#include "games/cagedin/bot/play.hpp"
#include "games/cagedin/notation/vocabulary.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::bots {

using namespace cagedin;

namespace {

using ReasonK = FightReasonKind;

constexpr std::size_t kMostFightReasons = 2;

std::string with_cubes(const CagedIn& game, const PublicState& open, Seat seat, Meter meter) {
    const int cubes = open.fighters[seat].cubes[index(meter)];
    const int spaces = game.rules().spaces(meter);
    const bool becomes_fatigue = meter != Meter::Fatigue && cubes >= spaces;
    return std::string(display_name(seat)) + "'s " + std::string(display_name(meter))
           + (becomes_fatigue
                  ? " (full, so it becomes fatigue)"
                  : " (now " + std::to_string(cubes) + " of " + std::to_string(spaces) + ")");
}

/// Returns what the attack in progress would do to its defender.
std::string threat(const CagedIn& game, const PublicState& open, const Counts& hand) {
    const AttackKind kind = open.attack.kind;
    const Seat attacker = kind == AttackKind::FreePound ? other(open.active) : open.active;
    const Seat defender = other(attacker);
    const Tables& tables = game.rules().tables;
    switch (kind) {
    case AttackKind::Strike:
    case AttackKind::Haymaker:
        return (kind == AttackKind::Strike ? "1 damage to " : "2 damage to ")
               + with_cubes(
                   game, open, defender, meter_of(tables.standup[open.attack.card].location)
               );
    case AttackKind::Shove: return "a push and a free step";
    case AttackKind::Takedown:
        return std::string(open.fighters[attacker].type == Type::Judo ? "2 damage and " : "")
               + "a takedown to the mat";
    case AttackKind::Pound:
    case AttackKind::FreePound:
        return open.fighters[attacker].type == Type::Submission
                   ? "2 fatigue for " + with_cubes(game, open, defender, Meter::Fatigue)
                   : "damage to "
                         + with_cubes(game, open, defender, tables.ground[open.attack.card].meter);
    case AttackKind::Submit:
        return "a tap-out (chance: " + in_a_hundred(tap_chance(game.rules(), open, hand, defender))
               + ")";
    case AttackKind::Stand: break;
    }
    return "a return to the feet";
}

/// Returns the reason for an attack.
std::string reason_of_attack(const CagedIn& game, const PublicState& open, const Counts& hand) {
    return "Threatens " + threat(game, open, hand)
           + "; chance of a block: " + in_a_hundred(block_chance(game.rules(), open, hand)) + ".";
}

/// Finds the reasons for an action that is no attack and no block.
class FightReasonFinder {
public:
    FightReasonFinder(const Rules& rules, const View& view, Action action)
        : rules_(rules),
          view_(view),
          before_(view.open),
          action_(action),
          seat_(view.open.owner),
          other_(other(view.open.owner)) {
        core::Random random(1);
        State state = guess(rules, view, random);
        cagedin::apply(rules, state, action, nullptr);
        after_ = state.open;
    }

    FightReasons all() {
        if (action_.kind == ActionKind::Recover) {
            add_meter(ReasonK::LowersMeter, seat_, -1);
            return found_;
        }
        const bool goes_on = after_.ending == Ending::None && after_.round == before_.round
                             && after_.place == before_.place
                             && after_.decision != Decision::Recover;
        if (!goes_on) {
            return found_;
        }
        const ActionKind kind = action_.kind;
        if (kind == ActionKind::Footwork || kind == ActionKind::Step
            || kind == ActionKind::Follow) {
            add_places();
        } else if (kind == ActionKind::Damage || kind == ActionKind::Fatigue || kind == ActionKind::SideLeft || kind == ActionKind::SideRight) {
            add_meter(ReasonK::RaisesMeter, other_, 1);
        } else if (kind == ActionKind::Rest) {
            add_meter(ReasonK::LowersMeter, seat_, -1);
        } else if (kind == ActionKind::Discard) {
            add(ReasonK::HoldsCards, after_.fighters[seat_].hand_size);
        } else if (kind == ActionKind::End || kind == ActionKind::Pass) {
            add_kept_cards();
        }
        return found_;
    }

private:
    void add(ReasonK kind, int number = 0, Meter meter = Meter::Head) {
        found_.push_back({.kind = kind, .seat = seat_, .meter = meter, .number = number});
    }

    [[nodiscard]] int apart(const PublicState& open) const {
        return distance(open.fighters[seat_].at, open.fighters[other_].at);
    }
    void add_places() {
        if (!is_pinned(before_, other_) && is_pinned(after_, other_)) {
            add(ReasonK::PinsOther);
        }
        if (is_pinned(before_, seat_) && !is_pinned(after_, seat_)) {
            add(ReasonK::LeavesPin);
        }
        const int hexes = apart(after_);
        if (hexes < apart(before_)) {
            add(hexes == 1 ? ReasonK::ComesBeside : ReasonK::NearsOther, hexes);
        } else if (hexes > apart(before_)) {
            add(ReasonK::GetsAway, hexes);
        }
    }

    /// Adds the first meter of a fighter that changes in this direction.
    void add_meter(ReasonK kind, Seat whose, int direction) {
        for (std::size_t number = 0; number < kMeters; ++number) {
            const int cubes = after_.fighters[whose].cubes[number];
            if ((cubes - before_.fighters[whose].cubes[number]) * direction > 0) {
                add(kind, cubes, static_cast<Meter>(number));
                return;
            }
        }
    }

    void add_kept_cards() {
        ActionList legal;
        cagedin::legal_actions(rules_, view_, legal);
        const bool could_play =
            std::ranges::any_of(legal, [](const Action& action) { return action.card != kNoCard; });
        const int cards = before_.fighters[seat_].hand_size;
        if (could_play && after_.fighters[seat_].hand_size == cards) {
            add(ReasonK::KeepsCards, cards);
        }
    }

    const Rules& rules_;
    const View& view_;
    const PublicState& before_;
    PublicState after_;
    Action action_;
    Seat seat_;
    Seat other_;
    FightReasons found_;
};

}  // namespace

FightReasons fight_reasons_for(const Rules& rules, const View& view, Action action) {
    return FightReasonFinder(rules, view, action).all();
}

std::string reason_text(const Rules& rules, const FightReason& reason) {
    const std::string opponent(display_name(other(reason.seat)));
    const std::string hexes = std::to_string(reason.number) + " hexes";  // 2 or more
    const std::string level = std::string(display_name(reason.meter)) + " to "
                              + std::to_string(reason.number) + " of "
                              + std::to_string(rules.spaces(reason.meter));
    switch (reason.kind) {
    case ReasonK::PinsOther: return "pins " + opponent + " against the cage";
    case ReasonK::LeavesPin: return "is no longer pinned";
    case ReasonK::ComesBeside: return "comes beside " + opponent;
    case ReasonK::NearsOther: return "comes within " + hexes + " of " + opponent;
    case ReasonK::GetsAway: return "gets " + hexes + " away from " + opponent;
    case ReasonK::RaisesMeter: return "brings " + opponent + "'s " + level;
    case ReasonK::LowersMeter:
        return "lowers " + std::string(display_name(reason.seat)) + "'s " + level;
    case ReasonK::HoldsCards:
        return "ends with " + core::counted(reason.number, "card") + " in hand";
    case ReasonK::KeepsCards: break;
    }
    return "keeps " + core::counted(reason.number, "card");
}

std::string in_a_hundred(std::int64_t chance) {
    return std::to_string((chance * 100 + kCertain / 2) / kCertain) + " in 100";
}

std::string reason_of(const CagedIn& game, const View& view, Action action) {
    if (!view.decides || action.kind == ActionKind::Resign) {
        return "";
    }
    core::Random random(1);
    State after = guess(game.rules(), view, random);
    const PublicState before = after.open;
    if (action.kind == ActionKind::Block) {
        return "Prevents " + threat(game, before, view.hand) + ".";
    }
    cagedin::apply(game.rules(), after, action, nullptr);
    if (after.open.decision == Decision::Defend || after.open.decision == Decision::Answer) {
        Counts left = view.hand;
        --left[action.card];
        if (action.second != kNoCard) {
            --left[action.second];
        }
        return reason_of_attack(game, after.open, left);
    }
    const FightReasons found = fight_reasons_for(game.rules(), view, action);
    std::string text;
    for (std::size_t number = 0; number < std::min(found.size(), kMostFightReasons); ++number) {
        text += (number == 0 ? "" : " and ") + reason_text(game.rules(), found[number]);
    }
    return text.empty() ? text : core::capitalised(std::move(text)) + ".";
}

}  // namespace tenebrae::bots
