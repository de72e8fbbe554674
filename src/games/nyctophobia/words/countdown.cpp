// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/countdown.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

namespace tenebrae::nyctophobia {

std::optional<HeardCall> heard_call(std::span<const Event> events) {
    std::optional<HeardCall> call;
    PieceId active = kNoPiece;
    for (const Event& event : events) {
        if (event.kind == EventKind::Turn) {
            active = event.who;
        } else if (event.kind == EventKind::Call) {
            call = HeardCall{active == kNoPiece ? event.who : active, false};
        } else if (event.kind == EventKind::EndTurn && call && event.who == call->seat) {
            call->is_armed = true;
        }
    }
    return call;
}

int hunter_turns_left(const Rules& rules, const PublicState& open, const HeardCall& call) {
    int turns = open.hunters_turn ? 1 : 0;
    bool is_armed = call.is_armed;
    PieceId at = open.active;
    bool is_turn = !open.hunters_turn;
    // The saving turn comes within two rounds.
    for (int passed = 0; passed <= 2 * rules.hunted; ++passed) {
        if (is_turn) {
            if (at == call.seat && is_armed) {
                break;
            }
            is_armed = is_armed || at == call.seat;
            const bool is_halfway = rules.hunted == kMaxHunted && at == 1;
            turns += at + 1 == rules.hunted || is_halfway ? 1 : 0;
        }
        is_turn = true;
        at = static_cast<PieceId>((at + 1) % rules.hunted);
    }
    return turns;
}

std::string countdown(const Rules& rules, const PublicState& open, std::span<const Event> events) {
    const std::optional<HeardCall> call = heard_call(events);
    if (!call || open.ending != Ending::Unfinished) {
        return "";
    }
    const int turns = hunter_turns_left(rules, open, *call);
    return "Live until " + piece_name(call->seat) + " has moved again: "
           + (turns == 0 ? "this turn." : core::counted(turns, "turn") + " of the Hunter.");
}

}  // namespace tenebrae::nyctophobia
