// SPDX-License-Identifier: MIT
#include "games/cagedin/words/refusal.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/action_specs.hpp"
#include "games/cagedin/words/prompt.hpp"

#include <algorithm>
#include <string>
#include <vector>

// These checks follow the rules one by one, not the list of legal actions, so that a mistake in
// either shows: the agreement test compares the two.

namespace tenebrae::cagedin {
namespace {

core::Diagnostic not_now(const Setup& setup, const View& view, const ActionSpec& spec) {
    std::vector<std::string> answers;
    for (const ActionSpec& other : action_specs()) {
        if ((other.decisions & pending_decision(view.open)) != 0
            && std::ranges::count(answers, other.command) == 0) {
            answers.emplace_back(other.command);
        }
    }
    return core::error("not-now", "Not possible now. " + question(setup, view))
        .rule(spec.rule)
        .expected(core::joined(answers, ", ", " or "))
        .got(spec.command)
        .hint(
            "type `" + std::string(usual_command(view.open)) + "`, or `legal` to list every answer"
        );
}

}  // namespace

bool ActionChecker::is_sort(Card card) const {
    return card < rules_.tables.sorts[index(open_.place)];
}

void ActionChecker::card(Action action) {
    const auto is_held = [this](Card card) { return is_sort(card) && view_.hand[card] > 0; };
    if (!is_held(action.card) || (action.second != kNoCard && !is_held(action.second))) {
        error("no-such-card", "CI-K7", "That card is not in your hand.");
    } else if (action.card == action.second && view_.hand[action.card] == 1) {
        error("no-such-card", "CI-K7", "You hold only one such card.");
    } else if (action.second < action.card) {
        error("not-in-order", "CI-Q4", "Name the card with the lower number first.");
    }
}

const StandupCard* ActionChecker::standup(Action action) {
    card(action);
    return is_sort(action.card) ? &rules_.tables.standup[action.card] : nullptr;
}

bool ActionChecker::require_free_hex(Hex hex) {
    if (hex >= kHexes) {
        error("no-such-hex", "CI-H1", "The cage has no such hex.");
        return false;
    }
    if (hex == opponent_.at) {
        error("occupied", "CI-H7", "The other fighter is on " + name(hex) + ".");
    }
    return true;
}

void ActionChecker::require_free_neighbour(Hex hex, std::string_view rule) {
    if (require_free_hex(hex) && !adjacent(own_.at, hex)) {
        error("too-far", rule, name(hex) + " is not next to " + name(own_.at) + ".");
    }
}

void ActionChecker::require_adjacent(Hex hex, std::string_view rule) {
    if (hex < kHexes && hex != opponent_.at && !adjacent(hex, opponent_.at)) {
        error(
            "not-adjacent",
            rule,
            "The other fighter is on " + name(opponent_.at) + ", not adjacent to " + name(hex) + "."
        );
    }
}

void ActionChecker::type(Action action) {
    if (action.value == 0 || action.value > kTypes) {
        error("no-such-type", "CI-S1", "Unknown fighter type.");
    }
}

void ActionChecker::footwork(Action action) {
    const StandupCard* const card = standup(action);
    const bool is_hex = require_free_hex(action.hex);
    if (is_hex && action.hex == own_.at) {
        error("same-hex", "CI-A1", "You are on " + name(action.hex) + " already.");
    }
    if (card == nullptr) {
        return;
    }
    const int reach = cagedin::footwork(rules_, own_, *card);
    if (reach == 0) {
        error(
            "no-footwork",
            fatigue_level(rules_, own_) >= 3 ? "CI-B9" : "CI-A2",
            "Your footwork with that card is 0."
        );
    } else if (is_hex && distance(own_.at, action.hex) > reach) {
        const std::string away = std::to_string(distance(own_.at, action.hex));
        error(
            "too-far",
            "CI-A1",
            name(action.hex) + " is " + away + " hexes away; your footwork with that card is "
                + std::to_string(reach) + "."
        );
    }
}

void ActionChecker::strike(Action action) {
    const StandupCard* const card = standup(action);
    if (card != nullptr && card->is_takedown) {
        error("no-strike-card", "CI-A4", "That is a takedown card, not a strike.");
    } else if (card != nullptr && card->haymaker) {
        error("is-haymaker", "CI-A6", "That card is a haymaker: play it with `haymaker`.");
    }
    require_adjacent(own_.at, "CI-A4");
}

void ActionChecker::haymaker(Action action) {
    const StandupCard* const card = standup(action);
    if (card != nullptr && !card->haymaker) {
        error("no-haymaker", "CI-A6", "That card has no haymaker icon.");
    }
    if (action.hex != kNoHex) {
        require_free_neighbour(action.hex, "CI-A7");
    }
    require_adjacent(action.hex == kNoHex ? own_.at : action.hex, "CI-A7");
}

void ActionChecker::shove(Action action) {
    card(action);
    require_adjacent(own_.at, "CI-A11");
}

void ActionChecker::takedown(Action action) {
    const StandupCard* const card = standup(action);
    if (card != nullptr && !card->is_takedown) {
        error("no-takedown-card", "CI-A15", "That is a strike card, not a takedown.");
    }
    require_adjacent(own_.at, "CI-A15");
    if (is_pinned(open_, open_.owner) && own_.type != Type::Judo) {
        error("pinned", "CI-H9", "You are pinned against the cage: no takedown.");
    }
}

void ActionChecker::discard(Action action) {
    card(action);
    const int most = max_cards_drawn(open_, open_.owner);
    if (action.value > 2) {
        error("too-many", "CI-A19", "Covering up draws 2 cards at most.");
    } else if (action.value > most) {
        error(
            "too-many", "CI-A20", "You can draw " + core::counted(most, "card") + " at most now."
        );
    }
}

void ActionChecker::rest(Action /*action*/) {
    if (own_.cubes[index(Meter::Fatigue)] == 0) {
        error("no-fatigue", "CI-A21", "You have no fatigue to remove.");
    }
}

void ActionChecker::submit(Action action) {
    card(action);
    if (action.second != kNoCard && own_.type != Type::Submission) {
        error("too-many", "CI-F13", "Only a Submission Fighter plays two cards.");
    }
    const int extra = action_cost(open_);
    const int cost = submission_cost(rules_, opponent_) + extra;
    const int room = room_for_fatigue(rules_, own_);
    if (cost > room) {
        error(
            "no-room",
            extra > 0 ? "CI-O4" : "CI-M7",
            "That costs " + std::to_string(cost) + " fatigue; your meter has room for "
                + std::to_string(room) + "."
        );
    }
}

/// CI-D1 to D4, F14, Q4.
void ActionChecker::block(Action action) {
    card(action);
    const bool is_double = open_.attack.second != kNoCard;
    if (!may_block(rules_, open_)) {
        const bool pinned = is_pinned(open_, open_.owner);
        error(
            pinned ? "pinned" : "no-room",
            pinned ? "CI-F5" : "CI-F4",
            pinned ? "A pinned Pure Striker cannot block takedowns."
                   : "Blocking it costs 1 fatigue, and your meter is full."
        );
    }
    if (is_double && action.second == kNoCard) {
        error("too-few", "CI-F14", "Two cards attack: block both.");
    } else if (!is_double && action.second != kNoCard) {
        error("too-many", "CI-D4", "One card attacks: block it with one card.");
    }
    require_matching_cards(action);
}

void ActionChecker::require_matching_cards(Action action) {
    const auto fits = [this](Card card, Card attacking) {
        return attacking != kNoCard && is_sort(card) && blocks(rules_, open_, card, attacking);
    };
    const auto [kind, first, second] = open_.attack;
    const bool is_pair = second != kNoCard && action.second != kNoCard;
    const bool fit = is_pair ? (fits(action.card, first) && fits(action.second, second))
                                   || (fits(action.card, second) && fits(action.second, first))
                             : fits(action.card, first) || fits(action.card, second);
    const bool are_cards = is_sort(action.card) && (!is_pair || is_sort(action.second));
    if (fit || !are_cards) {
        return;
    }
    if (open_.place == Place::Mat) {
        error("wrong-hold", "CI-D3", "Block a hold with a card of the same hold.");
    } else if (rules_.tables.standup[first].is_takedown) {
        error("wrong-card", "CI-D2", "That card does not block this takedown.");
    } else {
        error(
            "wrong-location", "CI-D1", "Block a strike with a card of the same location and side."
        );
    }
}

void ActionChecker::step(Action action) {
    require_free_neighbour(action.hex, "CI-A13");
}

void ActionChecker::recover(Action action) {
    if (action.value >= kMeters) {
        error("no-such-meter", "CI-B1", "Unknown meter.");
    } else if (own_.cubes[action.value] == 0) {
        error("no-cube", "CI-E6", "That meter has no cubes.");
    }
}

core::Diagnostics refusals(const Setup& setup, const View& view, Action action) {
    const PublicState& open = view.open;
    if (open.ending != Ending::None) {
        return {core::error("game-over", "The fight is over.").rule(ending_rule(open.ending))};
    }
    if (!view.decides) {
        const std::string whose =
            open.owner == kNobody
                ? "Nothing to decide now."
                : "It is " + std::string(display_name(open.owner)) + "'s decision now.";
        return {core::error("not-asked", whose).rule("CI-G3")};
    }
    if (action.kind == ActionKind::Resign) {
        return {};
    }
    const ActionSpec& spec = action_spec(action.kind);
    if ((spec.decisions & pending_decision(open)) == 0) {
        return {not_now(setup, view, spec)};
    }
    ActionChecker check(setup, view);
    if (spec.check != nullptr) {
        (check.*spec.check)(action);
    }
    return check.take();
}

}  // namespace tenebrae::cagedin
