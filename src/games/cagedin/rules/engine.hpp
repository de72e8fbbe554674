// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::cagedin {

/// The index of an event in the list; kCommand: the command, not an event.
using EventIndex = int;
inline constexpr EventIndex kCommand = -1;

/// Puts all cards back into their decks, in table order (CI-P6).
void reset_decks(const Rules& rules, State& state);

/// Carries out one command, or the start of a fight before the first.
class Engine {
public:
    Engine(const Rules& rules, State& state, Events* events)
        : rules_(rules),
          state_(state),
          open_(state.open),
          events_(events),
          events_before_(events == nullptr ? 0 : static_cast<EventIndex>(events->size())) {}

    void begin();
    void apply(Action action);

private:
    // engine.cpp: the order of play (sections S, T, O, E, X).
    void ask(Decision decision, Seat owner);
    void choose_type(Action action);
    void begin_fight(EventIndex cause);
    void begin_round(EventIndex cause);
    void begin_turn(Seat seat, EventIndex cause);
    void ask_turn(EventIndex cause);
    void take_action(Action action);
    void attack(AttackKind kind, Action action);
    void block(Action action);
    void pass();
    void count_landed(Seat seat, AttackKind kind);
    void continue_combo(EventIndex cause);
    void end_combo(ComboEnd reason, EventIndex cause);
    void end_turn(EventIndex cause) { end_turn(other(open_.active), cause); }
    void end_turn(Seat next, EventIndex cause);
    void end_round();
    void judge(EventIndex cause);
    void recover(Action action);
    void resign(Seat seat);
    void finish(Ending ending, Seat winner);

    // feet.cpp (sections A, D).
    void footwork(Action action);
    void haymaker(Action action);
    void cover(Action action);
    void rest();
    void counter(Card blocking, EventIndex cause);
    bool push(EventIndex cause);
    void land_haymaker(EventIndex cause);
    void land_shove(EventIndex cause);
    void land_takedown(EventIndex cause);
    void land_judo_takedown(Meter meter, EventIndex cause);
    void follow();
    void step(Action action, MoveReason reason);

    // mat.cpp (section M).
    void land_pound(EventIndex cause);
    void deal_pound(bool is_damage, EventIndex cause);
    void after_pound(EventIndex cause);
    void land_submission(EventIndex cause);
    void escape(const Counts& overturned, EventIndex cause);
    void stand(Action action);
    void free_pound(Action action);
    void stand_up(EventIndex cause);
    void move_fight_to(Place place, EventIndex cause);

    // engine.cpp: damage and fatigue (section B).
    void add_damage(Seat seat, Meter meter, int points, DamageReason reason, EventIndex cause);
    void add_damage_cube(Seat seat, Meter meter, DamageReason reason, EventIndex cause);
    void add_fatigue(Seat seat, FatigueReason reason, EventIndex cause);

    // decks.cpp (section K).
    template <typename AnyDeck>
    void shuffle(AnyDeck& deck);
    void collect_cards();
    Card take_top(Place place);
    void drop_drawn_groups();
    void put_under_deck(const Counts& cards);
    EventIndex draw(Seat seat, int number, DrawReason reason, EventIndex cause);
    void refill(Seat seat, EventIndex cause);
    void ring_if_empty(Place place, EventIndex cause);
    void discard_card(Seat seat, Card card);
    void discard_hand(Seat seat, Place place, EventIndex cause);
    void discard(const Counts& cards, Place place);

    EventIndex emit(Event event, EventIndex cause) {
        if (events_ == nullptr) {
            return kCommand;
        }
        const auto here = static_cast<EventIndex>(events_->size());
        event.cause = static_cast<std::uint8_t>(cause == kCommand ? 0 : here - cause);
        events_->push_back(event);
        return here;
    }
    static Event make_event(EventKind kind, Seat who = kNobody, int value = 0) {
        Event made;
        made.kind = kind;
        made.who = who;
        made.value = static_cast<std::uint8_t>(value);
        return made;
    }
    template <typename Reason>
    static Event make_event(EventKind kind, Seat who, int value, Reason reason) {
        Event made = make_event(kind, who, value);
        made.reason = static_cast<std::uint8_t>(reason);
        return made;
    }
    static Event with_cards(Event event, Card card, Card second = kNoCard) {
        event.cards[0] = card;
        event.cards[1] = second;
        return event;
    }

    [[nodiscard]] Fighter& fighter(Seat seat) { return open_.fighters[seat]; }
    [[nodiscard]] Seat defender() const { return other(open_.active); }
    [[nodiscard]] bool is_over() const { return open_.ending != Ending::None; }
    [[nodiscard]] FighterStatistics& statistics(Seat seat) { return state_.statistics[seat]; }

    const Rules& rules_;
    State& state_;
    PublicState& open_;
    Events* events_;
    EventIndex events_before_;  ///< the number of events before this command
    EventIndex bell_ = kCommand;  ///< the event that made the bell due
};

}  // namespace tenebrae::cagedin
