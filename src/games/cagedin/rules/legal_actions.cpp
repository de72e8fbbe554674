// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/game_rules.hpp"

#include <bit>
#include <span>

namespace tenebrae::cagedin {

namespace {

/// An action is built as one word. Writing its bytes one by one and then copying them together
/// would stall the processor.
using Word = std::uint64_t;
constexpr Word word_of(Action action) {
    return std::bit_cast<Word>(action);
}
/// Returns the word in which only this field is 1, independent of byte order.
template <typename Field>
constexpr Word one(Field Action::*field) {
    auto action = std::bit_cast<Action>(Word{0});
    action.*field = Field{1};
    return word_of(action);
}
constexpr Word kOneCard = one(&Action::card);
constexpr Word kOneHex = one(&Action::hex);
constexpr Word kOneValue = one(&Action::value);

/// Iterates over the hexes of a set.
struct HexRange {
    Hexes left = 0;

    [[nodiscard]] HexRange begin() const { return *this; }
    [[nodiscard]] static HexRange end() { return {}; }
    bool operator!=(const HexRange& other) const { return left != other.left; }
    Hex operator*() const { return first_of(left); }
    HexRange& operator++() {
        left &= left - 1;
        return *this;
    }
};

/// Lists the legal actions of section Q from one seat's own hand.
class ActionLister {
public:
    ActionLister(
        const Rules& rules, const PublicState& open, const Counts& hand, ActionList& actions
    )
        : rules_(rules),
          open_(open),
          own_(open.fighters[open.owner]),
          opponent_(open.fighters[other(open.owner)]),
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
    /// Adds one action per hex for playing this card.
    void add_hexes(ActionKind kind, Card card, Hexes hexes) {
        const Word word = word_of(Action::to(kind, card, 0));
        actions_.append(HexRange{hexes}, [word](Hex hex) {
            return std::bit_cast<Action>(word + hex * kOneHex);
        });
    }
    [[nodiscard]] std::span<const Card> cards() const { return {cards_.data(), held_}; }
    [[nodiscard]] bool is_adjacent() const { return adjacent(own_.at, opponent_.at); }
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
    void add_for_each_card(ActionKind kind);
    void submissions();
    void single_blocks();
    void pairs_of_blocks();
    void steps();
    void recoveries();

    const Rules& rules_;
    const PublicState& open_;
    const Fighter& own_;
    const Fighter& opponent_;
    const Counts& hand_;
    ActionList& actions_;
    /// The kinds of cards in hand, in their order; one to spare.
    std::array<Card, kMaxSorts + 1> cards_;
    std::size_t held_ = 0;
};

void ActionLister::types() {
    for (const Type type : {Type::Striker, Type::Judo, Type::Submission, Type::Wrestler}) {
        add(Action::of(ActionKind::Type, static_cast<int>(type)));
    }
}

void ActionLister::actions() {
    if (open_.place == Place::Mat) {
        add_for_each_card(ActionKind::Pound);
        submissions();
        return add_for_each_card(ActionKind::Stand);
    }
    footworks();
    if (is_adjacent()) {
        strikes();
    }
    haymakers();
    if (is_adjacent()) {
        add_for_each_card(ActionKind::Shove);
        takedowns();
    }
    covers();
    if (own_.cubes[index(Meter::Fatigue)] > 0) {
        add(ActionKind::Rest);
    }
}

void ActionLister::footworks() {
    for (const Card card : cards()) {
        const int reach = footwork(rules_, own_, standup(card));
        add_hexes(ActionKind::Footwork, card, within(own_.at, reach) & ~only(opponent_.at));
    }
}

void ActionLister::strikes() {
    for (const Card card : cards()) {
        if (!standup(card).is_takedown && !standup(card).haymaker) {
            add(Action::with(ActionKind::Strike, card));
        }
    }
}

/// Adds haymakers [CI-A7].
void ActionLister::haymakers() {
    const Hexes steps = around(own_.at) & around(opponent_.at);
    for (const Card card : cards()) {
        if (!standup(card).haymaker) {
            continue;
        }
        if (is_adjacent()) {
            add(Action::with(ActionKind::Haymaker, card));
        }
        add_hexes(ActionKind::Haymaker, card, steps);
    }
}

/// Adds takedowns [CI-H9, CI-F8].
void ActionLister::takedowns() {
    if (own_.type != Type::Judo && is_pinned(open_, open_.owner)) {
        return;
    }
    for (const Card card : cards()) {
        if (standup(card).is_takedown) {
            add(Action::with(ActionKind::Takedown, card));
        }
    }
}

void ActionLister::covers() {
    constexpr std::array<Word, 3> kDrawn{0, 1, 2};
    const auto most = static_cast<std::size_t>(max_cards_drawn(open_, open_.owner));
    for (const Card card : cards()) {
        const Word word = word_of(Action::discard(card, 0));
        actions_.append(std::span(kDrawn).first(most + 1), [word](Word drawn) {
            return std::bit_cast<Action>(word + drawn * kOneValue);
        });
    }
}

/// Adds every action of this kind that a card in hand allows.
void ActionLister::add_for_each_card(ActionKind kind) {
    const Word word = word_of(Action::with(kind, 0));
    actions_.append(cards(), [word](Card card) {
        return std::bit_cast<Action>(word + card * kOneCard);
    });
}

/// Adds submissions [CI-M5 to CI-M7, CI-F13, CI-O4].
void ActionLister::submissions() {
    const int cost = submission_cost(rules_, opponent_) + action_cost(open_);
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

void ActionLister::single_blocks() {
    if (!may_block(rules_, open_)) {
        return;
    }
    if (open_.attack.second != kNoCard) {
        return pairs_of_blocks();
    }
    for (const Card card : cards()) {
        if (blocks(rules_, open_, card, open_.attack.card)) {
            add(Action::with(ActionKind::Block, card));
        }
    }
}

/// Adds one pair of blocks for each card of the attack (CI-F14, CI-Q4).
void ActionLister::pairs_of_blocks() {
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

void ActionLister::steps() {
    add_hexes(ActionKind::Step, kNoCard, around(own_.at) & ~only(opponent_.at));
}

void ActionLister::recoveries() {
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        if (own_.cubes[meter] > 0) {
            add(Action::of(ActionKind::Recover, static_cast<int>(meter)));
        }
    }
    add(ActionKind::Coach);
    add(ActionKind::Skip);
}

void ActionLister::list() {
    switch (open_.decision) {
    case Decision::Type: return types();
    case Decision::Turn: return actions();
    case Decision::Combo: actions(); return add(ActionKind::End);
    case Decision::Defend: single_blocks(); return add(ActionKind::Pass);
    case Decision::Answer:
        single_blocks();
        add_for_each_card(ActionKind::Pound);
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
        ActionLister(rules, view.open, view.hand, actions).list();
    }
}

void legal_actions(const Rules& rules, const State& state, ActionList& actions) {
    actions.clear();
    if (state.open.decision != Decision::None) {
        ActionLister(rules, state.open, state.hands[state.open.owner], actions).list();
    }
}

}  // namespace tenebrae::cagedin
