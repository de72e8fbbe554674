// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/make_event.hpp"

namespace tenebrae::vast {

/// The index of an event in the list; kCommand: the command, not an event.
using EventIndex = int;
inline constexpr EventIndex kCommand = -1;

/// The state that a command changes, and the events that it causes; see Engine.
class EngineBase {
protected:
    EngineBase(const Rules& rules, State& state, Events* events)
        : rules_(rules),
          state_(state),
          knight_(state.knight),
          goblins_(state.goblins),
          dragon_(state.dragon),
          cave_(state.cave),
          events_(events) {
        causes_.fill(kCommand);
    }

    /// Adds an event, caused by cause_, and returns its index.
    EventIndex emit(Event event) {
        if (events_ == nullptr) {
            return kCommand;
        }
        const auto here = static_cast<EventIndex>(events_->size());
        event.cause = static_cast<std::uint8_t>(cause_ == kCommand ? 0 : here - cause_);
        events_->push_back(event);
        return here;
    }
    /// A card of a deck changes its place.
    template <typename Any>
    EventIndex
    emit_card(Deck deck, Any card, CardChange change, RuleNumber rule, Piece piece = Piece::None) {
        return emit(with(make(EventKind::CardMoves, rule, deck, card), change, piece));
    }

    /// Puts the top cards of a deck under it, in the order in which they are drawn. The first of
    /// them that is `chosen` leaves the deck.
    template <std::size_t capacity>
    void turn_over(Pile<capacity>& pile, Deck deck, Card chosen, RuleNumber rule) {
        std::size_t number = deck == Deck::Events ? kOfferedEvents : kOfferedTreasures;
        OfferedCards drawn;
        for (; number > 0 && !pile.empty(); --number) {
            drawn.push_back(pile.draw());
        }
        for (const Card card : drawn) {
            if (card == chosen) {
                chosen = kNoCard;
            } else {
                pile.put_under(card);
                emit_card(deck, card, CardChange::Under, rule);
            }
        }
    }

    [[nodiscard]] Cell cell_of(SpaceId space) const { return state_.spaces[space].at; }
    [[nodiscard]] Space& space(SpaceId id) { return state_.spaces[id]; }
    TribeState& tribe(Piece piece) { return goblins_.tribes[tribe_index(piece)]; }
    [[nodiscard]] bool has_goblins() const { return rules_.has_role(Role::Goblins); }
    [[nodiscard]] bool has_cave() const { return rules_.has_role(Role::Cave); }

    const Rules& rules_;
    State& state_;
    Knight& knight_;
    Goblins& goblins_;
    Dragon& dragon_;
    CaveState& cave_;
    Events* events_;
    Decision asked_ = Decision::None;  ///< the decision being answered
    EventIndex cause_ = kCommand;  ///< of the next events
    /// By frame: what caused it, if it was opened by this command.
    std::array<EventIndex, kMaxFrames> causes_{};
};

}  // namespace tenebrae::vast
