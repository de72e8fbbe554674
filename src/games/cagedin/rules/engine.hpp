// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::cagedin {

/// The index of an event in the list; kCommand: the command, not an event.
using Mark = int;
inline constexpr Mark kCommand = -1;

/// Makes every deck whole, in the order of its table (CI-P6).
void make_decks_whole(const Rules& rules, State& state);

/// Carries out one command, or the start of a fight before the first.
class Engine {
public:
    Engine(const Rules& rules, State& state, Events* events)
        : rules_(rules),
          state_(state),
          open_(state.open),
          events_(events),
          before_(events == nullptr ? 0 : static_cast<Mark>(events->size())) {}

    void begin();
    void apply(Action action);

private:
    // engine.cpp: the order of play (sections S, T, O, E, X).
    void ask(Decision decision, Seat owner);
    void choose_type(Action action);
    void begin_fight(Mark cause);
    void begin_round(Mark cause);
    void begin_turn(Seat seat, Mark cause);
    void ask_turn(Mark cause);
    void act(Action action);
    void attack(AttackKind kind, Action action);
    void block(Action action);
    void pass();
    void land(Seat seat, AttackKind kind);
    void carry_on(Mark cause);
    void end_combo(ComboEnd reason, Mark cause);
    void end_turn(Mark cause) { end_turn(other(open_.active), cause); }
    void end_turn(Seat next, Mark cause);
    void end_round();
    void judge(Mark cause);
    void recover(Action action);
    void resign(Seat seat);
    void finish(Way way, Seat winner);

    // feet.cpp (sections A, D).
    void footwork(Action action);
    void haymaker(Action action);
    void cover(Action action);
    void rest();
    void counter(Card blocking, Mark cause);
    bool push(Mark cause);
    void land_haymaker(Mark cause);
    void land_shove(Mark cause);
    void land_takedown(Mark cause);
    void fall(Meter meter, Mark cause);
    void follow();
    void step(Action action, MoveReason reason);

    // mat.cpp (section M).
    void land_pound(Mark cause);
    void harm(bool is_damage, Mark cause);
    void after_pound(Mark cause);
    void land_submission(Mark cause);
    void escape(const Counts& overturned, Mark cause);
    void stand(Action action);
    void free_pound(Action action);
    void stand_up(Mark cause);
    void go_to(Place place, Mark cause);

    // engine.cpp: damage and fatigue (section B).
    void hurt(Seat seat, Meter meter, int points, DamageReason reason, Mark cause);
    void hurt_once(Seat seat, Meter meter, DamageReason reason, Mark cause);
    void tire(Seat seat, FatigueReason reason, Mark cause);

    // decks.cpp (section K).
    template <typename AnyDeck>
    void shuffle(AnyDeck& deck);
    void take_back_cards();
    Card take_top(Place place);
    void forget_drawn();
    void put_under(const Counts& cards);
    Mark draw(Seat seat, int number, DrawReason reason, Mark cause);
    void refill(Seat seat, Mark cause);
    void ring_if_empty(Place place, Mark cause);
    void leave_hand(Seat seat, Card card);
    void discard_hand(Seat seat, Place place, Mark cause);
    void discard(const Counts& cards, Place place);

    Mark tell(Event event, Mark cause) {
        if (events_ == nullptr) {
            return kCommand;
        }
        const auto here = static_cast<Mark>(events_->size());
        event.cause = static_cast<std::uint8_t>(cause == kCommand ? 0 : here - cause);
        events_->push_back(event);
        return here;
    }
    static Event event(EventKind kind, Seat who = kNobody, int value = 0) {
        Event made;
        made.kind = kind;
        made.who = who;
        made.value = static_cast<std::uint8_t>(value);
        return made;
    }
    template <typename Reason>
    static Event event(EventKind kind, Seat who, int value, Reason reason) {
        Event made = event(kind, who, value);
        made.reason = static_cast<std::uint8_t>(reason);
        return made;
    }
    static Event of_cards(Event event, Card card, Card second = kNoCard) {
        event.cards[0] = card;
        event.cards[1] = second;
        return event;
    }

    [[nodiscard]] Fighter& fighter(Seat seat) { return open_.fighters[seat]; }
    [[nodiscard]] Seat defender() const { return other(open_.active); }
    [[nodiscard]] bool is_over() const { return open_.way != Way::None; }
    [[nodiscard]] FighterStatistics& statistics(Seat seat) { return state_.statistics[seat]; }

    const Rules& rules_;
    State& state_;
    Open& open_;
    Events* events_;
    Mark before_;  ///< the number of events before this command
    Mark bell_ = kCommand;  ///< the event by which the bell became due
};

}  // namespace tenebrae::cagedin
