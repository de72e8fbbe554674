// SPDX-License-Identifier: MIT
#include "games/nightcage/words/event_text.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

/// An action that costs nerve, with its rule and purpose.
struct NerveUse {
    ActionKind kind;
    std::string_view rule;
    std::string_view purpose;  ///< "to move again"
};

constexpr std::array kNerveUses{
    NerveUse{ActionKind::Again, "NC-N2", "to move again"},
    NerveUse{ActionKind::Stay, "NC-N3", "to stay without light"},
    NerveUse{ActionKind::Block, "NC-N4", "to block"},
    NerveUse{ActionKind::Charge, "NC-N5", "to charge"},
    NerveUse{ActionKind::Sustain, "NC-N6", "to sustain the light"},
};

/// Returns nullptr for an action that costs no nerve.
const NerveUse* find_nerve_use(ActionKind kind) {
    const auto* const found = std::ranges::find(kNerveUses, kind, &NerveUse::kind);
    return found == kNerveUses.end() ? nullptr : found;
}

/// Writes the sentence of one event.
class Sentence {
public:
    Sentence(const Rules& rules, const Names& names, const Event& event)
        : rules_(rules), names_(names), event_(event) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string subject() const {
        return event_.who == kNobody ? "A prisoner"
                                     : core::capitalised(display_name(names_, event_.who));
    }
    [[nodiscard]] std::string prisoner() const {
        return event_.who == kNobody ? "a prisoner" : display_name(names_, event_.who);
    }
    [[nodiscard]] std::string other_prisoner() const {
        return display_name(names_, static_cast<PrisonerId>(event_.number));
    }
    [[nodiscard]] std::string cell() const { return at(event_.cell); }
    [[nodiscard]] std::string other() const { return at(event_.other); }
    [[nodiscard]] std::string at(Cell cell) const {
        return cell == kNoCell ? "nowhere" : cell_name(rules_.board, cell);
    }
    [[nodiscard]] std::string tile() const { return std::string(display_name(event_.tile)); }
    [[nodiscard]] std::string line() const;
    [[nodiscard]] std::string place() const;
    [[nodiscard]] std::string strike() const;
    [[nodiscard]] std::string nerve_spent() const;

    const Rules& rules_;
    const Names& names_;
    const Event& event_;
};

/// Returns "row 3": the chosen line through the cell of the fall.
std::string Sentence::line() const {
    return static_cast<Line>(event_.number) == Line::Row
               ? "row " + row_name(rules_.board.row_of(event_.cell))
               : "column " + column_name(rules_.board.column_of(event_.cell));
}

std::string Sentence::place() const {
    const std::string laid = "The " + tile() + " is laid at " + cell();
    if (event_.tile == TileKind::Keeper) {
        return laid + ", its mouth " + display_name(event_.exits) + ".";
    }
    return event_.exits == kAllExits ? laid + "."
                                     : laid + ", exits " + display_name(event_.exits) + ".";
}

std::string Sentence::nerve_spent() const {
    const NerveUse* use = find_nerve_use(static_cast<ActionKind>(event_.number));
    return subject() + " spends 1 nerve" + (use == nullptr ? "" : " " + std::string(use->purpose))
           + ".";
}

std::string Sentence::strike() const {
    const std::string monster = "The " + tile() + " at " + cell();
    const bool reached = static_cast<TileKind>(event_.number) == TileKind::Pathless;
    return event_.other == kNoCell ? monster + " strikes."
                                   : monster + (reached ? ", reached" : ", seen")
                                         + " by the one at " + other() + ", strikes too.";
}

// One case for each kind of event: long, but simple.
// NOLINTNEXTLINE(readability-function-size)
std::string Sentence::text() const {
    switch (event_.kind) {
    case EventKind::TurnBegins:
        return "Turn " + std::to_string(event_.number) + ": " + prisoner() + ".";
    case EventKind::Started:
        return subject() + " starts at " + cell() + ", exits " + display_name(event_.exits) + ".";
    case EventKind::Moved:
        return subject() + " moves from " + other() + " to " + cell()
               + (event_.tile == TileKind::Keeper ? ", onto the keeper from behind." : ".");
    case EventKind::SteppedBlind:
        return subject() + " steps blindly from " + other() + " to " + cell() + ".";
    case EventKind::Charged: return subject() + " charges the monster at " + cell() + ".";
    case EventKind::Leapt: return subject() + " leaps into the pit at " + cell() + ".";
    case EventKind::Stayed: return subject() + " stays at " + cell() + ".";
    case EventKind::HeldFast: return subject() + " is held fast at " + cell() + ".";
    case EventKind::NerveSpent: return nerve_spent();
    case EventKind::NerveGained:
        return subject() + " gains 1 nerve and has " + std::to_string(event_.number) + ".";
    case EventKind::KeyTaken:
        return subject() + " takes the key "
               + (event_.tile == TileKind::Keeper ? "of the keeper at " : "at ") + cell() + ".";
    case EventKind::KeyPassed: return subject() + " gives a key to " + other_prisoner() + ".";
    case EventKind::Fell:
        return subject() + " falls "
               + (event_.number == 0 ? "through the pit at " : "under the Dirge at ") + cell()
               + ".";
    case EventKind::LineChosen: return subject() + " will land in " + line() + ".";
    case EventKind::Landed: return subject() + " lands at " + cell() + ".";
    case EventKind::FallsOn: return subject() + " finds nothing to land on and keeps falling.";
    case EventKind::Scrambled:
        return subject() + " scrambles from " + other() + " to " + cell() + ".";
    case EventKind::Strikes: return strike();
    case EventKind::Hit:
        return subject() + " is hit: the stack will lose " + core::counted(event_.number, "tile")
               + ".";
    case EventKind::Evaded: return subject() + " is out of its sight.";
    case EventKind::Blocked: return subject() + " blocks.";
    case EventKind::LightsOut: return "The candle of " + prisoner() + " goes out.";
    case EventKind::Relit: return subject() + " is relit by " + other_prisoner() + ".";
    case EventKind::MonsterFades: return "The " + tile() + " at " + cell() + " becomes a pit.";
    case EventKind::MonsterLost:
        return "The " + tile() + " finds no place and goes to the darkness.";
    case EventKind::Drawn: return subject() + " draws " + with_article(event_.tile) + ".";
    case EventKind::Placed: return place();
    case EventKind::Crumbled: return "The " + tile() + " at " + cell() + " crumbles into a pit.";
    case EventKind::Discarded:
        return core::capitalised(with_article(event_.tile))
               + " goes from the stack to the darkness.";
    case EventKind::Replaced:
        return "The " + tile() + " replaces the "
               + std::string(display_name(static_cast<TileKind>(event_.number))) + " at " + cell()
               + ".";
    case EventKind::Removed: return "The " + tile() + " at " + cell() + " is lost to the darkness.";
    case EventKind::KeyLost:
        return event_.cell == kNoCell ? "A key is lost." : "The key at " + cell() + " is lost.";
    case EventKind::StackEmpty: return "The last tile is drawn: the stack is empty.";
    case EventKind::FlickerRemoved:
        return "The final flickers take the " + tile() + " at " + cell() + ".";
    case EventKind::Sustained: return subject() + " sustains the light: nothing is removed.";
    case EventKind::OmenSetAside: return "The first omen is set aside.";
    case EventKind::PitFiendActs:
        return "The pit fiend at " + cell() + " tears open the floor along its diagonals.";
    case EventKind::TurnedToPit: return "The " + tile() + " at " + cell() + " becomes a pit.";
    case EventKind::DirgeLaid:
        return "The Dirge comes: it covers nine cells from " + cell() + ", turned "
               + std::string(name(static_cast<Direction>(event_.number))) + ".";
    case EventKind::DirgeHit:
        return subject() + " at " + cell() + " is under the Dirge: the stack will lose "
               + core::counted(event_.number, "tile") + ".";
    case EventKind::Swallowed: return "The Dirge swallows the " + tile() + " at " + cell() + ".";
    case EventKind::ChasmOpens: return "A chasm opens; its first cell is " + cell() + ".";
    case EventKind::GameEnds:
        return std::string(ending_sentence(static_cast<Ending>(event_.number)));
    }
    return "";
}

struct KindText {
    std::string_view code;
    std::string_view rule;
    std::string_view reason;
};

constexpr std::array<KindText, kEventKinds> kTexts{{
    {"turn-begins", "NC-G2", "The prisoners take turns in a fixed order."},
    {"started", "NC-S3", "Every prisoner starts on a start tile, on any free cell."},
    {"drawn", "NC-L5", "A tile is drawn for every empty cell that a light or a prisoner reaches."},
    {"placed",
     "NC-L5",
     "The drawn tile is laid with an exit towards the prisoner it was drawn for."},
    {"moved", "NC-M2", "A Move is one step to a connected tile."},
    {"stepped-blind",
     "NC-O4",
     "Without a light a prisoner may step into the dark: a tile is drawn there."},
    {"charged", "NC-N5", "A prisoner may spend nerve to move onto a connected monster."},
    {"leapt", "NC-F1", "A Move into a pit is a leap and ends in a fall."},
    {"stayed", "NC-C1", "A Stay costs the top tile of the stack and earns 1 nerve."},
    {"held-fast", "NC-C6", "Without light, nerve or a way to move, a prisoner can only stay."},
    {"nerve-spent", "NC-N1", "Nerve pays for what goes beyond the Move or Stay of a turn."},
    {"nerve-gained", "NC-C1", "The nerve earned by a Stay arrives at the end of the turn."},
    {"crumbled",
     "NC-M3",
     "A crumbling tile becomes a pit when a prisoner leaves it or stays on it."},
    {"key-taken", "NC-M5", "A key tile gives its key to a prisoner who arrives without one."},
    {"key-passed", "NC-Y2", "Passing a key is free between connected tiles or on the same gate."},
    {"fell", "NC-F1", "A prisoner over a pit falls and leaves the board."},
    {"line-chosen", "NC-F1", "A falling prisoner comes back in the row or the column of the pit."},
    {"landed", "NC-F2", "A falling prisoner lands at the start of their next turn."},
    {"falls-on", "NC-F4", "There is nothing in the line to land on."},
    {"strikes", "NC-A2", "A monster strikes when a prisoner steps into or out of its sight."},
    {"hit", "NC-A6", "A strike puts out the candle of every prisoner it hits and costs tiles."},
    {"evaded", "NC-A3", "A prisoner who has stepped out of a monster's sight is not hit."},
    {"blocked", "NC-N4", "For 1 nerve a hit costs 2 tiles instead of 3."},
    {"discarded", "NC-A6", "A hit sends tiles from the top of the stack to the darkness."},
    {"lights-out", "NC-O1", "A hit puts the candle out."},
    {"monster-fades",
     "NC-A8",
     "In the first printing a monster that a prisoner stood on becomes a pit."},
    {"scrambled", "NC-A9", "A prisoner on a monster leaves it at once for a neighbouring cell."},
    {"replaced", "NC-C2", "A monster drawn by staying replaces a connected tile."},
    {"monster-lost",
     "NC-C2",
     "A monster drawn by staying goes to the darkness if it finds no place."},
    {"removed", "NC-L3", "A tile that no candle lights goes to the darkness."},
    {"key-lost", "NC-L4", "A key goes with its tile and never comes back."},
    {"relit",
     "NC-O6",
     "A prisoner without light is relit by a lit one on a connected tile or the same gate."},
    {"stack-empty", "NC-E2", "With the last tile drawn the final flickers draw near."},
    {"flicker-removed",
     "NC-E3",
     "In the final flickers a tile is removed at the end of every turn."},
    {"sustained", "NC-N6", "For 1 nerve the final flickers spare the board for this turn."},
    {"omen-set-aside", "NC-D1", "The first omen is set aside, and another tile is drawn instead."},
    {"pit-fiend-acts",
     "NC-P1",
     "A pit fiend turns every tile on its diagonals into a pit, and then its own."},
    {"turned-to-pit", "NC-P1", "A pit fiend's diagonals and its own tile become pits."},
    {"dirge-laid", "NC-D2", "The second omen to be placed calls the Dirge, which covers it."},
    {"dirge-hit", "NC-D3", "A prisoner under the Dirge loses their light, costs tiles and falls."},
    {"swallowed", "NC-D4", "All tiles under the Dirge go to the darkness."},
    {"chasm-opens", "NC-D5", "The cells of the Dirge become one chasm."},
    {"game-ends", "NC-X1", "The game ends as soon as it is won or lost."},
}};

const KindText& text_of(EventKind kind) {
    return kTexts[static_cast<std::size_t>(kind)];
}

std::string_view nerve_rule(ActionKind spent_on) {
    const NerveUse* use = find_nerve_use(spent_on);
    return use == nullptr ? text_of(EventKind::NerveSpent).rule : use->rule;
}

KindText strike(const Event& striking, const std::optional<Event>& cause) {
    KindText text = text_of(EventKind::Strikes);
    if (striking.other != kNoCell) {
        text.rule = "NC-A5";
        text.reason = "A monster seen by a striking monster strikes as well.";
    } else if (cause && cause->cell == striking.cell) {
        text.rule = "NC-A8";
        text.reason = "A monster strikes at once when a prisoner stands on it.";
    } else if (cause && (cause->kind == EventKind::Crumbled || cause->kind == EventKind::Leapt)) {
        text.rule = "NC-A4";
        text.reason = "A monster strikes when a prisoner falls out of its sight.";
    }
    return text;
}

KindText draw(Step step) {
    KindText text = text_of(EventKind::Drawn);
    if (step == Step::Land) {
        text.rule = "NC-F2";
        text.reason = "A prisoner who lands on a free cell lands on a new tile.";
    } else if (step == Step::Blind) {
        text.rule = "NC-O4";
        text.reason = "A blind step goes onto a new tile.";
    } else if (step == Step::Scramble) {
        text.rule = "NC-A9";
        text.reason = "A scramble to a free cell goes onto a new tile.";
    } else if (step == Step::Replace) {
        text.rule = "NC-C2";
        text.reason = "A Stay costs the top tile of the stack, and this one is a monster.";
    }
    return text;
}

/// Returns the rule by which tiles are discarded, if it is not the general one (NC-A6).
std::string_view rule_of_cost(const Event& cause) {
    if (cause.kind == EventKind::DirgeHit) {
        return "NC-D3";
    }
    if (cause.kind != EventKind::Hit) {
        return "";
    }
    return cause.number == kTilesForRangedHit  ? "NC-K3"
           : cause.number == kTilesForPathless ? "NC-B2"
                                               : "";
}

/// Replaces the general rule and reason by those of keepers, pit fiends, pathless and the Dirge.
void override_for_bosses(const Event& event, const std::optional<Event>& cause, KindText& text) {
    const bool is_keeper = event.tile == TileKind::Keeper;
    const bool by_fiend = cause && cause->kind == EventKind::TurnedToPit;
    const bool by_dirge = cause && cause->kind == EventKind::DirgeHit;
    if (event.kind == EventKind::Moved && is_keeper) {
        text.rule = "NC-K4";
        text.reason = "A Move reaches a keeper from behind, and it does not strike.";
    } else if (event.kind == EventKind::KeyTaken && is_keeper) {
        text.rule = "NC-K6";
        text.reason = "A prisoner without a key takes the key of the keeper they reach.";
    } else if (event.kind == EventKind::MonsterFades && is_keeper) {
        text.rule = "NC-K6";
        text.reason = "A keeper without its key becomes a pit.";
    } else if (event.kind == EventKind::Hit && event.number == kTilesForRangedHit) {
        text.rule = "NC-K3";
        text.reason = "A keeper's strike from afar costs 1 tile and cannot be blocked.";
    } else if (event.kind == EventKind::Hit && event.number == kTilesForPathless) {
        text.rule = "NC-B2";
        text.reason = "A hit by a pathless costs 5 tiles and cannot be blocked.";
    } else if (event.kind == EventKind::Discarded && cause && !rule_of_cost(*cause).empty()) {
        text.rule = rule_of_cost(*cause);
    } else if (event.kind == EventKind::Fell && by_fiend) {
        text.rule = "NC-P2";
        text.reason = "The pit fiend has taken the floor away.";
    } else if (by_dirge && (event.kind == EventKind::Fell || event.kind == EventKind::LightsOut)) {
        text.rule = text_of(EventKind::DirgeHit).rule;
        text.reason = text_of(EventKind::DirgeHit).reason;
    }
}

KindText text_for_cause(const Event& event, const std::optional<Event>& cause) {
    KindText text = text_of(event.kind);
    const bool stayed = cause && cause->kind == EventKind::Stayed;
    if (event.kind == EventKind::Strikes) {
        return strike(event, cause);
    }
    if (event.kind == EventKind::NerveSpent) {
        text.rule = nerve_rule(static_cast<ActionKind>(event.number));
    } else if (event.kind == EventKind::GameEnds) {
        text.rule = ending_rule(static_cast<Ending>(event.number));
    } else if (event.kind == EventKind::Drawn) {
        return draw(static_cast<Step>(event.number));
    } else if (stayed && event.kind == EventKind::Discarded) {
        text.rule = "NC-C1";
        text.reason = "A Stay costs the top tile of the stack.";
    } else {
        override_for_bosses(event, cause, text);
    }
    return text;
}

}  // namespace

std::string_view code(EventKind kind) {
    return text_of(kind).code;
}

std::optional<std::size_t>
cause_of(std::span<const table::RawEvent> events, std::size_t first, std::size_t place) {
    const auto caused = table::unpacked<Event>(events[place]);
    if (caused.cause == kCauseEarlierStrike) {
        for (std::size_t earlier = place; earlier-- > 0;) {
            const auto other = table::unpacked<Event>(events[earlier]);
            if (other.kind == EventKind::Strikes && other.cell == caused.other) {
                return earlier;
            }
        }
        return std::nullopt;
    }
    const std::size_t cause = first + caused.cause;
    return caused.cause == kCauseCommand || cause >= place ? std::nullopt : std::optional(cause);
}

table::EventText event_text(
    const Rules& rules, const Names& names, const Event& event, const std::optional<Event>& cause
) {
    const KindText text = text_for_cause(event, cause);
    return {
        text.code,
        text.rule,
        Sentence(rules, names, event).text(),
        text.reason,
        event.kind == EventKind::TurnBegins};
}

}  // namespace tenebrae::nightcage
