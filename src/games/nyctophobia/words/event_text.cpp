// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/event_text.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

/// Formats one event as a sentence.
class Sentence {
public:
    explicit Sentence(const Event& event) : event_(event) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string who() const {
        return event_.who == kNoPiece ? "Someone" : core::capitalised(piece_name(event_.who));
    }
    [[nodiscard]] std::string other() const { return piece_name(event_.other); }
    [[nodiscard]] std::string direction_name() const {
        return std::string(display_name(event_.direction));
    }
    [[nodiscard]] std::string rocks() const {
        return event_.number == 1 ? "a rock" : core::counted(int{event_.number}, "rock");
    }
    [[nodiscard]] std::string turn() const;
    [[nodiscard]] std::string flight() const;
    [[nodiscard]] std::string hurt() const;
    [[nodiscard]] std::string step() const;
    [[nodiscard]] std::string feel() const;
    [[nodiscard]] std::string card() const;
    [[nodiscard]] std::string hunter_turn() const;
    [[nodiscard]] std::string noise_left() const;
    [[nodiscard]] std::string text_used() const;
    [[nodiscard]] std::string driven() const;
    [[nodiscard]] std::string turned() const;

    const Event& event_;
};

std::string Sentence::turn() const {
    const int round = event_.place * 256 + event_.number;
    return "Round " + std::to_string(round) + ": the turn of " + who() + ".";
}

std::string Sentence::flight() const {
    const bool is_far = event_.number > 0;
    const std::string flies = "The rock flies " + core::counted(int{event_.number}, "space") + " "
                              + direction_name() + " and ";
    switch (static_cast<Hit>(event_.place)) {
    case Hit::Tree:
        return is_far ? flies + "knocks against a tree."
                      : "The rock knocks against a tree at once.";
    case Hit::Border:
        return is_far ? flies + "lands at the edge of the forest."
                      : "The rock drops at once: this is the edge of the forest.";
    case Hit::Car:
        return is_far ? flies + "rings against the car."
                      : "The rock rings against the car at once.";
    case Hit::Friend: return flies + "hits " + other() + ".";
    case Hit::Hunter: break;
    }
    return flies + "hits the Hunter!";
}

std::string Sentence::hurt() const {
    return event_.number == 0
               ? who() + " loses their last health and dies."
               : who() + " loses 1 health: " + std::to_string(event_.number) + " left.";
}

std::string Sentence::step() const {
    switch (static_cast<StepKind>(event_.number)) {
    case StepKind::Move: return who() + " steps " + direction_name() + ".";
    case StepKind::Sprint: return who() + " sprints " + direction_name() + ".";
    case StepKind::Retreat: break;
    }
    return who() + " retreats " + direction_name() + ".";
}

std::string Sentence::feel() const {
    std::string text = who() + " feels";
    for (const Direction direction : kDirections) {
        const Felt far = event_.far[index(direction)];
        text += (direction == Direction::North ? " " : "; ") + std::string(display_name(direction))
                + ": " + display_name(event_.near[index(direction)])
                + (far.is_known() ? ", then " + display_name(far) : "");
    }
    return text + ".";
}

std::string Sentence::card() const {
    const auto card = static_cast<Card>(event_.place);
    const std::string line{card_quote(card)};
    const std::string plays = "The Hunter plays " + std::string(display_name(card));
    return line.empty() ? plays + ", without a word." : plays + ": \"" + line + "\"";
}

std::string Sentence::hunter_turn() const {
    return event_.number == 0 ? "The Hunter moves." : "The Hunter moves, limping from his wound.";
}

std::string Sentence::noise_left() const {
    return who() + " leaves a noise behind"
           + (event_.place < kSpaces ? " at " + name(event_.place) : "") + ".";
}

std::string Sentence::text_used() const {
    return event_.number == 1   ? "There is noise: the card's noise text counts."
           : event_.number == 0 ? "There is no noise: the card's quiet text counts."
                                : "The card is the same with noise or without.";
}

std::string Sentence::driven() const {
    return event_.number == 0
               ? "The Hunter is driven " + direction_name()
                     + " but cannot move: his way is blocked."
               : "The Hunter is driven back " + core::counted(int{event_.number}, "space") + " "
                     + direction_name() + ".";
}

std::string Sentence::turned() const {
    return event_.number == 2   ? "The forest turns half round."
           : event_.number == 3 ? "The forest turns a quarter to the left."
                                : "The forest turns a quarter to the right.";
}

// One line for each kind of event; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
std::string Sentence::text() const {
    const std::string place = event_.place < kSpaces ? name(event_.place) : "";
    const std::string side = is_side(event_.place) ? name_of_side(event_.place) : "";
    switch (event_.kind) {
    case EventKind::Begin:
        return "Night: " + std::to_string(event_.number)
               + " Hunted in a forest without light, and one Hunter who sees.";
    case EventKind::Clue:
        return "As far as anybody remembers, the car lies " + direction_name() + ".";
    case EventKind::Turn: return turn();
    case EventKind::Unhide: return who() + " comes out of hiding.";
    case EventKind::Rocks: return who() + " picks up " + rocks() + ".";
    case EventKind::Throw: return who() + " throws a rock " + direction_name() + ".";
    case EventKind::Flight: return flight();
    case EventKind::Wound: return "The Hunter is wounded: he will be slow on his next turn.";
    case EventKind::Hurt: return hurt();
    case EventKind::Hide: return who() + " hides.";
    case EventKind::Stand: return who() + " stands still.";
    case EventKind::Speak: return who() + " speaks, and is no longer hidden.";
    case EventKind::Cheer: return who() + " cheers " + other() + " on.";
    case EventKind::Decline: return who() + " lets the action go.";
    case EventKind::Call: return who() + " calls for help from the car. One more round!";
    case EventKind::Combat:
        return "The Hunter is upon " + piece_name(event_.who) + ", from the " + direction_name()
               + "!";
    case EventKind::Counter:
        return who() + " strikes back with " + (event_.number == 1 ? "a rock." : "a fist.");
    case EventKind::Forgo: return who() + " does not strike back.";
    case EventKind::Reset: return "All is quiet again: the noise is gone.";
    case EventKind::EndTurn: return "The turn of " + piece_name(event_.who) + " is over.";
    case EventKind::HunterTurn: return hunter_turn();
    case EventKind::Card: return card();
    case EventKind::Fog: return "Fog rises: only the first search of each turn is left.";
    case EventKind::ForestTurns: return "The forest turns around everybody in it.";
    case EventKind::Swapped: return who() + " and " + other() + " have changed places.";
    case EventKind::Reshuffle: return "The Hunter shuffles his discards into a new pile.";
    case EventKind::HunterEnd: return "The Hunter's turn is over.";
    case EventKind::Result:
        return std::string(
            ending_sentence(static_cast<Ending>(event_.number), event_.who == kHunter)
        );
    case EventKind::Feel: return feel();
    case EventKind::Blocked:
        return who() + " cannot go " + direction_name() + ": there is "
               + display_name(event_.near[0]) + ".";
    case EventKind::Occupied:
        return who() + " cannot hop " + direction_name() + ": someone is behind the tree.";
    case EventKind::Step: return step();
    case EventKind::Hop: return who() + " hops " + direction_name() + " over the tree.";
    case EventKind::InCar: return who() + " is in the car.";
    case EventKind::NoiseLeft: return noise_left();
    case EventKind::Waits: return who() + " is shut in and waits.";
    case EventKind::Text: return text_used();
    case EventKind::HunterStep: return "The Hunter takes a step " + direction_name() + ".";
    case EventKind::Reached: return "The Hunter reaches the noise and finds nobody.";
    case EventKind::Driven: return driven();
    case EventKind::Felled: return "The tree at " + side + " is gone.";
    case EventKind::Planted: return "There is a tree at " + side + " now.";
    case EventKind::NoiseMoved: return "The noise is at " + place + " now.";
    case EventKind::NoiseOff: return "The noise is gone.";
    case EventKind::Turned: return turned();
    case EventKind::Drew:
        return "The Hunter draws " + std::string(display_name(static_cast<Card>(event_.place)))
               + ".";
    case EventKind::Recalled:
        return std::string(display_name(static_cast<Card>(event_.place)))
               + " goes back onto the pile.";
    }
    return "";
}

/// Returns the event as one line of the log: "Hunted 2 calls for help ..."
std::string sentence(const Event& event) {
    return Sentence(event).text();
}

struct KindText {
    std::string_view code;
    std::string_view rule;
    std::string_view reason;
};

/// The texts in the order of EventKind.
constexpr std::array<KindText, kEventKinds> kTexts{{
    {"begin", "HU-S1", "One Hunter sees the forest; the Hunted see nothing."},
    {"clue", "HU-S7", "Before the first turn the Hunter tells one true direction of the car."},
    {"turn", "HU-O1", "The Hunted take their turns in order, then the Hunter takes his."},
    {"unhide", "HU-T1", "Hiding ends when the next turn of the Hunted begins."},
    {"rocks", "HU-M3", "A Hunted takes all rocks in the space they step into."},
    {"throw", "HU-W1", "A Hunted with a rock may throw it in any direction."},
    {"flight", "HU-W2", "A rock flies straight until a tree, the edge or the car stops it."},
    {"wound", "HU-N3", "A wounded Hunter moves at most one space on his next turn."},
    {"hurt", "HU-X4", "A Hunted who is attacked loses 1 health."},
    {"hide", "HU-H1", "After their movement a Hunted may hide until their next turn."},
    {"stand", "HU-X7", "A retreat ends with hiding or standing."},
    {"speak", "HU-H5", "A hidden Hunted who speaks makes noise in their space."},
    {"cheer", "HU-D4", "The Cheerleader may give her action to an upright friend."},
    {"decline", "HU-D4", "The Cheerleader's action is spent either way."},
    {"call", "HU-L1", "A Hunted in the car may call for help, once in a game."},
    {"combat", "HU-X1", "The Hunter attacks an upright Hunted whom he touches."},
    {"counter", "HU-X5", "A Hunted who is attacked may drive the Hunter back."},
    {"forgo", "HU-X5", "Striking back is a choice."},
    {"reset", "HU-X10", "After a combat the noise is gone and the turn ends."},
    {"end-turn", "HU-T7", "The Hunted can win at the end of a turn."},
    {"hunter-turn", "HU-J1", "At the start of his turn fog lifts and a wound slows him."},
    {"card", "HU-J3", "The Hunted hear the card's name and its line, nothing else."},
    {"fog", "HU-Y4", "Until the Hunter's next turn each turn has only its first search."},
    {"forest-turns", "HU-J5", "The Hunted learn that the forest turns, but not which way."},
    {"swapped", "HU-J5", "The Hunted learn which two changed places."},
    {"reshuffle", "HU-J6", "When the pile is empty, the discards become a new pile."},
    {"hunter-end", "HU-J7", "The Hunter's turn ends when his card is done."},
    {"result", "HU-Z3", "The game is over."},
    {"feel", "HU-F1", "A search shows what is one step away on all four sides."},
    {"blocked", "HU-M4", "A blocked step costs nothing: choose again."},
    {"occupied", "HU-D8", "The Climber learns only that someone is behind the tree."},
    {"step", "HU-M1", "A movement is two steps, each over an open side."},
    {"hop", "HU-D7", "The Climber may hop over a tree they felt instead of moving."},
    {"in-car", "HU-M3", "A Hunted who steps into the car notices it."},
    {"noise-left", "HU-D5", "The Klutz may leave noise behind with each step."},
    {"waits", "HU-T6", "A Hunted must move unless all four sides are blocked."},
    {"text", "HU-J4", "A card's noise text counts while noise is on the board."},
    {"hunter-step", "HU-V4", "The Hunter goes to the noise; without one, to the nearest Hunted."},
    {"reached", "HU-V5", "Noise is gone when the Hunter reaches it."},
    {"driven", "HU-X6", "He goes back until something is in his way."},
    {"felled", "HU-V10", "A removed tree goes to the reserve."},
    {"planted", "HU-Y6", "A tree can be planted only where it seals nothing off."},
    {"noise-moved", "HU-N1", "There is only one noise: a new one replaces the old."},
    {"noise-off", "HU-N2", "A card takes the noise off the board."},
    {"turned", "HU-Y2", "Everything in the forest turns with it, but not the compass."},
    {"drew", "HU-J6", "The Hunter draws a card when his card is done."},
    {"recalled", "HU-Y3", "The card puts a discard back on the pile."},
}};

const KindText& text_of(EventKind kind) {
    return kTexts[static_cast<std::size_t>(kind)];
}

bool is_retreat_cause(const std::optional<Event>& cause) {
    return cause && (cause->kind == EventKind::Combat || cause->kind == EventKind::Flight);
}

KindText step_text(StepKind kind) {
    KindText text = text_of(EventKind::Step);
    if (kind == StepKind::Sprint) {
        text.rule = "HU-P1";
        text.reason = "A sprint is one extra step, as the action of the turn.";
    } else if (kind == StepKind::Retreat) {
        text.rule = "HU-X7";
        text.reason = "A retreat is up to two steps, three for the Track Star.";
    }
    return text;
}

KindText flight_text(Hit hit) {
    KindText text = text_of(EventKind::Flight);
    if (hit == Hit::Friend || hit == Hit::Hunter) {
        text.rule = "HU-W3";
        text.reason = "A rock hits an upright Hunted or the Hunter in its way.";
    }
    return text;
}

KindText result_text(Ending ending) {
    KindText text = text_of(EventKind::Result);
    text.rule = ending_rule(ending);
    switch (ending) {
    case Ending::Rescued:
        text.reason = "All Hunted are alive at the end of the caller's next turn.";
        break;
    case Ending::Death: text.reason = "The Hunted lose when one of them dies."; break;
    case Ending::Dawn: text.reason = "The Hunted lose at the end of the last round."; break;
    case Ending::Resigned: text.reason = "A side that gives up loses."; break;
    case Ending::Unfinished: break;
    }
    return text;
}

/// Returns the rule and reason of an event, from its values and cause where these say more.
KindText explanation_of(const Event& event, const std::optional<Event>& cause) {
    KindText text = text_of(event.kind);
    if (event.kind == EventKind::Step) {
        return step_text(static_cast<StepKind>(event.number));
    }
    if (event.kind == EventKind::Flight) {
        return flight_text(static_cast<Hit>(event.place));
    }
    if (event.kind == EventKind::Result) {
        return result_text(static_cast<Ending>(event.number));
    }
    if (event.kind == EventKind::Hurt && cause && cause->kind == EventKind::Flight) {
        text.rule = "HU-W6";
        text.reason = "A friend who is hit by a rock loses 1 health.";
    } else if (event.kind == EventKind::Hide && is_retreat_cause(cause)) {
        text.rule = "HU-X7";
        text.reason = text_of(EventKind::Stand).reason;
    } else if (event.kind == EventKind::NoiseLeft && cause && cause->kind == EventKind::Hop) {
        text.rule = "HU-D7";
        text.reason = "A hop leaves noise in the space behind.";
    } else if (event.kind == EventKind::Feel && cause && cause->kind == EventKind::Turn) {
        text.rule = "HU-T2";
        text.reason = "The first search of a turn is automatic.";
    }
    return text;
}

}  // namespace

std::string_view code(EventKind kind) {
    return text_of(kind).code;
}

table::EventText event_text(const Event& event, const std::optional<Event>& cause) {
    const KindText text = explanation_of(event, cause);
    const bool heading = event.kind == EventKind::Turn || event.kind == EventKind::HunterTurn;
    return {text.code, text.rule, sentence(event), text.reason, heading};
}

}  // namespace tenebrae::nyctophobia
