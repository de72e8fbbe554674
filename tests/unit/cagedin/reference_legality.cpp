// SPDX-License-Identifier: MIT
// The table of section Q, implemented again from its text. Tests compare it with the engine's list.
#include "fights.hpp"

#include <algorithm>

namespace tenebrae::cagedin::testing {
namespace {

/// One decision and the fighter who makes it.
class ReferenceLegality {
public:
    ReferenceLegality(const Rules& rules, const State& state)
        : rules_(rules),
          open_(state.open),
          hand_(state.hands.at(state.open.owner)),
          me_(open_.fighters.at(open_.owner)),
          other_(open_.fighters.at(other(open_.owner))),
          active_(open_.fighters.at(open_.active)),
          attacked_(open_.fighters.at(other(open_.active))) {}

    std::vector<Action> list() {
        switch (open_.decision) {
        case Decision::None: break;
        case Decision::Type: types(); break;
        case Decision::Combo: add(Action::of(ActionKind::End)); [[fallthrough]];
        case Decision::Turn: open_.place == Place::Feet ? on_feet() : on_mat(); break;
        case Decision::Defend: defend(); break;
        case Decision::Answer: answer(); break;
        case Decision::Side: either(ActionKind::SideLeft, ActionKind::SideRight); break;
        case Decision::Harm: either(ActionKind::Damage, ActionKind::Fatigue); break;
        case Decision::Follow: either(ActionKind::Follow, ActionKind::Stay); break;
        case Decision::Step: steps(); break;
        case Decision::Rise: either(ActionKind::ToFeet, ActionKind::ToMat); break;
        case Decision::Recover: recover(); break;
        }
        return actions_;
    }

private:
    void add(const Action& action) { actions_.push_back(action); }
    void either(ActionKind one, ActionKind two) {
        add(Action::of(one));
        add(Action::of(two));
    }
    template <typename Do>
    void each_card(Do act) {
        for (Card card = 0; card < kMaxSorts; ++card) {
            if (hand_.at(card) > 0) {
                act(card);
            }
        }
    }
    [[nodiscard]] const StandupCard& standup(Card card) const {
        return rules_.tables.standup.at(card);
    }
    [[nodiscard]] const GroundCard& ground(Card card) const {
        return rules_.tables.ground.at(card);
    }
    [[nodiscard]] static int fatigue(const Fighter& one) {
        return one.cubes.at(index(Meter::Fatigue));
    }
    [[nodiscard]] int room(const Fighter& one) const {
        return rules_.spaces(Meter::Fatigue) - fatigue(one);
    }
    /// CI-H8.
    [[nodiscard]] static bool is_pinned(const Fighter& one, const Fighter& by) {
        return touches_cage(one.at) && !touches_cage(by.at) && adjacent(one.at, by.at);
    }
    /// CI-O4.
    [[nodiscard]] int cost() const { return open_.actions >= 3 ? 1 : 0; }

    void types() {
        for (int type = 1; type <= 4; ++type) {
            add(Action::of(ActionKind::Type, type));
        }
    }

    void on_feet() {
        if (cost() > room(me_)) {
            return;
        }
        each_card([this](Card card) {
            footwork(card);
            discards(card);
            if (adjacent(me_.at, other_.at)) {
                attacks(card);
            }
            haymaker(card);
        });
        if (fatigue(me_) > 0) {
            add(Action::of(ActionKind::Rest));  // CI-A21
        }
    }
    /// CI-A1, CI-A2, CI-B9.
    void footwork(Card card) {
        const auto& levels = rules_.tables.levels;
        const int slower =
            (fatigue(me_) >= levels[0] ? 1 : 0) + (fatigue(me_) >= levels[1] ? 1 : 0);
        const int reach = fatigue(me_) >= levels[2] ? 0 : standup(card).footwork - slower;
        for (Hex hex = 0; hex < kHexes; ++hex) {
            const int ending = distance(me_.at, hex);
            if (ending >= 1 && ending <= reach && hex != other_.at) {
                add(Action::to(ActionKind::Footwork, card, hex));
            }
        }
    }
    /// CI-A20.
    void discards(Card card) {
        const int left = me_.hand_size - 1;
        const int most = left == 0 ? 0 : std::clamp(4 - left, 0, 2);
        for (int number = 0; number <= most; ++number) {
            add(Action::discard(card, number));
        }
    }
    /// CI-A4, CI-A11, CI-A15.
    void attacks(Card card) {
        add(Action::with(ActionKind::Shove, card));
        if (!standup(card).is_takedown) {
            if (!standup(card).haymaker) {
                add(Action::with(ActionKind::Strike, card));
            }
        } else if (!is_pinned(me_, other_) || me_.type == Type::Judo) {
            add(Action::with(ActionKind::Takedown, card));
        }
    }
    /// CI-A6, CI-A7.
    void haymaker(Card card) {
        if (!standup(card).haymaker) {
            return;
        }
        if (adjacent(me_.at, other_.at)) {
            add(Action::with(ActionKind::Haymaker, card));
        }
        for (Hex hex = 0; hex < kHexes; ++hex) {
            if (adjacent(me_.at, hex) && hex != other_.at && adjacent(hex, other_.at)) {
                add(Action::to(ActionKind::Haymaker, card, hex));
            }
        }
    }

    void on_mat() {
        if (cost() > room(me_)) {
            return;
        }
        each_card([this](Card card) {
            add(Action::with(ActionKind::Pound, card));
            add(Action::with(ActionKind::Stand, card));
        });
        // CI-M6, CI-M7.
        const int lacking = std::max(0, rules_.tables.levels[2] - fatigue(other_));
        if (lacking + cost() <= room(me_)) {
            submissions();
        }
    }
    void submissions() {
        each_card([this](Card card) { add(Action::with(ActionKind::Submit, card)); });
        if (me_.type == Type::Submission) {
            each_pair([this](Card one, Card two) {
                add(Action::with(ActionKind::Submit, one, two));
            });
        }
    }
    template <typename Do>
    void each_pair(Do act) {
        each_card([&](Card one) {
            each_card([&](Card two) {
                if (one < two || (one == two && hand_.at(one) > 1)) {
                    act(one, two);
                }
            });
        });
    }

    /// CI-D1 to D3, CI-F3 to F5.
    [[nodiscard]] bool stops(Card block, Card attack) const {
        if (open_.attack.kind >= AttackKind::Pound) {
            return ground(block).hold == ground(attack).hold;
        }
        const StandupCard& with = standup(block);
        const StandupCard& against = standup(attack);
        if (!against.is_takedown) {
            return !with.is_takedown && with.location == against.location;
        }
        const bool any = me_.type == Type::Striker && open_.attack.kind == AttackKind::Takedown;
        return with.is_takedown && (any || with.takedown == against.takedown);
    }
    void defend() {
        add(Action::of(ActionKind::Pass));
        const bool costs = me_.type == Type::Striker && open_.attack.kind == AttackKind::Takedown;
        if (costs && (room(me_) == 0 || is_pinned(me_, other_))) {
            return;
        }
        const Attack& attack = open_.attack;
        if (attack.second == kNoCard) {
            blocks();
            return;
        }
        each_pair([&](Card one, Card two) {
            if ((stops(one, attack.card) && stops(two, attack.second))
                || (stops(two, attack.card) && stops(one, attack.second))) {
                add(Action::with(ActionKind::Block, one, two));
            }
        });
    }
    void blocks() {
        each_card([this](Card card) {
            if (stops(card, open_.attack.card)) {
                add(Action::with(ActionKind::Block, card));
            }
        });
    }
    /// CI-M17.
    void answer() {
        add(Action::of(ActionKind::Pass));
        blocks();
        each_card([this](Card card) { add(Action::with(ActionKind::Pound, card)); });
    }
    /// CI-A13.
    void steps() {
        add(Action::of(ActionKind::Stay));
        for (Hex hex = 0; hex < kHexes; ++hex) {
            if (adjacent(active_.at, hex) && hex != attacked_.at) {
                add(Action::step(hex));
            }
        }
    }
    /// CI-E5, CI-E6.
    void recover() {
        either(ActionKind::Coach, ActionKind::Skip);
        for (std::size_t meter = 0; meter < kMeters; ++meter) {
            if (me_.cubes.at(meter) > 0) {
                add(Action::of(ActionKind::Recover, static_cast<int>(meter)));
            }
        }
    }

    const Rules& rules_;
    const PublicState& open_;
    const Counts& hand_;
    const Fighter& me_;
    const Fighter& other_;
    const Fighter& active_;
    const Fighter& attacked_;
    std::vector<Action> actions_;
};

}  // namespace

std::vector<Action> reference_legal_actions(const Rules& rules, const State& state) {
    return state.open.decision == Decision::None ? std::vector<Action>{}
                                                 : ReferenceLegality(rules, state).list();
}

}  // namespace tenebrae::cagedin::testing
