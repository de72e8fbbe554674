// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::cagedin {

namespace {

/// Lists what section Q names, of one seat's own hand.
class Lister {
public:
    Lister(const Rules& rules, const Open& open, const Counts& hand, ActionList& actions)
        : rules_(rules),
          open_(open),
          own_(open.fighters[open.owner]),
          his_(open.fighters[other(open.owner)]),
          hand_(hand),
          actions_(actions) {
        const std::size_t sorts = rules.tables.sorts[index(open.place)];
        for (std::size_t card = 0; card < sorts; ++card) {
            cards_[held_] = static_cast<Card>(card);
            held_ += hand[card] != 0 ? 1U : 0U;
        }
    }

    void list();

private:
    void add(ActionKind kind) { actions_.push_back(Action::of(kind)); }
    void add(Action action) { actions_.push_back(action); }
    [[nodiscard]] bool is_adjacent() const { return adjacent(own_.at, his_.at); }
    [[nodiscard]] const StandupCard& standup(Card card) const {
        return rules_.tables.standup[card];
    }

    void types();
    void actions();
    void footworks();
    void strikes();
    void haymakers();
    void takedowns();
    void covers();
    void each_card(ActionKind kind);
    void submissions();
    void blocks_of();
    void pairs_of_blocks();
    void steps();
    void recoveries();

    const Rules& rules_;
    const Open& open_;
    const Fighter& own_;
    const Fighter& his_;
    const Counts& hand_;
    ActionList& actions_;
    std::array<Card, kMaxSorts + 1> cards_;  ///< sorts in hand, in their order; one to spare
    std::size_t held_ = 0;
};

void Lister::types() {
    for (const Type type : {Type::Striker, Type::Judo, Type::Submission, Type::Wrestler}) {
        add(Action::of(ActionKind::Type, static_cast<int>(type)));
    }
}

void Lister::actions() {
    if (open_.place == Place::Mat) {
        each_card(ActionKind::Pound);
        submissions();
        return each_card(ActionKind::Stand);
    }
    footworks();
    if (is_adjacent()) {
        strikes();
    }
    haymakers();
    if (is_adjacent()) {
        each_card(ActionKind::Shove);
        takedowns();
    }
    covers();
    if (own_.cubes[index(Meter::Fatigue)] > 0) {
        add(ActionKind::Rest);
    }
}

void Lister::footworks() {
    for (std::size_t held = 0; held < held_; ++held) {
        const Card card = cards_[held];
        const int reach = footwork(rules_, own_, standup(card));
        Hexes hexes = within(own_.at, reach) & ~only(his_.at);
        while (hexes != 0) {
            add(Action::to(ActionKind::Footwork, card, take_first(hexes)));
        }
    }
}

void Lister::strikes() {
    for (std::size_t held = 0; held < held_; ++held) {
        const StandupCard& card = standup(cards_[held]);
        if (!card.is_takedown && !card.haymaker) {
            add(Action::with(ActionKind::Strike, cards_[held]));
        }
    }
}

/// CI-A7.
void Lister::haymakers() {
    const Hexes steps = around(own_.at) & around(his_.at);
    for (std::size_t held = 0; held < held_; ++held) {
        if (!standup(cards_[held]).haymaker) {
            continue;
        }
        if (is_adjacent()) {
            add(Action::with(ActionKind::Haymaker, cards_[held]));
        }
        for (Hexes hexes = steps; hexes != 0;) {
            add(Action::to(ActionKind::Haymaker, cards_[held], take_first(hexes)));
        }
    }
}

/// CI-H9, F8.
void Lister::takedowns() {
    if (own_.type != Type::Judo && is_pinned(open_, open_.owner)) {
        return;
    }
    for (std::size_t held = 0; held < held_; ++held) {
        if (standup(cards_[held]).is_takedown) {
            add(Action::with(ActionKind::Takedown, cards_[held]));
        }
    }
}

void Lister::covers() {
    const int most = most_drawn(open_, open_.owner);
    for (std::size_t held = 0; held < held_; ++held) {
        for (int drawn = 0; drawn <= most; ++drawn) {
            add(Action::discard(cards_[held], drawn));
        }
    }
}

/// Whatever any card can be played for.
void Lister::each_card(ActionKind kind) {
    for (std::size_t held = 0; held < held_; ++held) {
        add(Action::with(kind, cards_[held]));
    }
}

/// CI-M5 to M7, F13, O4.
void Lister::submissions() {
    const int cost = submission_cost(rules_, his_) + action_cost(open_);
    if (cost > room_for_fatigue(rules_, own_)) {
        return;
    }
    for (std::size_t held = 0; held < held_; ++held) {
        const Card card = cards_[held];
        add(Action::with(ActionKind::Submit, card));
        if (own_.type != Type::Submission) {
            continue;
        }
        for (std::size_t second = hand_[card] > 1 ? held : held + 1; second < held_; ++second) {
            add(Action::with(ActionKind::Submit, card, cards_[second]));
        }
    }
}

void Lister::blocks_of() {
    if (!may_block(rules_, open_)) {
        return;
    }
    if (open_.attack.second != kNoCard) {
        return pairs_of_blocks();
    }
    for (std::size_t held = 0; held < held_; ++held) {
        if (blocks(rules_, open_, cards_[held], open_.attack.card)) {
            add(Action::with(ActionKind::Block, cards_[held]));
        }
    }
}

/// One for each card of the attack (CI-F14, Q4).
void Lister::pairs_of_blocks() {
    const Attack attack = open_.attack;
    const auto stops = [&](Card block, Card attacking) {
        return blocks(rules_, open_, block, attacking);
    };
    for (std::size_t held = 0; held < held_; ++held) {
        const Card card = cards_[held];
        for (std::size_t more = hand_[card] > 1 ? held : held + 1; more < held_; ++more) {
            const Card second = cards_[more];
            if ((stops(card, attack.card) && stops(second, attack.second))
                || (stops(card, attack.second) && stops(second, attack.card))) {
                add(Action::with(ActionKind::Block, card, second));
            }
        }
    }
}

void Lister::steps() {
    Hexes hexes = around(own_.at) & ~only(his_.at);
    while (hexes != 0) {
        add(Action::step(take_first(hexes)));
    }
}

void Lister::recoveries() {
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        if (own_.cubes[meter] > 0) {
            add(Action::of(ActionKind::Recover, static_cast<int>(meter)));
        }
    }
    add(ActionKind::Coach);
    add(ActionKind::Skip);
}

void Lister::list() {
    switch (open_.decision) {
    case Decision::Type: return types();
    case Decision::Turn: return actions();
    case Decision::Combo: actions(); return add(ActionKind::End);
    case Decision::Defend: blocks_of(); return add(ActionKind::Pass);
    case Decision::Answer:
        blocks_of();
        each_card(ActionKind::Pound);
        return add(ActionKind::Pass);
    case Decision::Side: add(ActionKind::SideLeft); return add(ActionKind::SideRight);
    case Decision::Harm: add(ActionKind::Damage); return add(ActionKind::Fatigue);
    case Decision::Follow: add(ActionKind::Follow); return add(ActionKind::Stay);
    case Decision::Step: steps(); return add(ActionKind::Stay);
    case Decision::Rise: add(ActionKind::ToFeet); return add(ActionKind::ToMat);
    case Decision::Recover: return recoveries();
    case Decision::None: return;
    }
}

}  // namespace

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        Lister(rules, view.open, view.hand, actions).list();
    }
}

void legal_actions(const Rules& rules, const State& state, ActionList& actions) {
    actions.clear();
    if (state.open.decision != Decision::None) {
        Lister(rules, state.open, state.hands[state.open.owner], actions).list();
    }
}

}  // namespace tenebrae::cagedin
