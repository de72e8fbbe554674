// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/tell.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

/// One event in words. The parts that most sentences need are worked out first.
class Sentence {
public:
    explicit Sentence(const Event& event) : event_(event) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string who() const {
        return event_.who == kNobody ? "Somebody" : core::capitalised(called(event_.who));
    }
    [[nodiscard]] std::string other() const { return called(event_.other); }
    [[nodiscard]] std::string way() const { return std::string(spoken(event_.direction)); }
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
    const std::string flies =
        "The rock flies " + core::counted(int{event_.number}, "space") + " " + way() + " and ";
    switch (static_cast<Hit>(event_.place)) {
    case Hit::Tree:
        return is_far ? flies + "knocks against a tree." : "The rock knocks against a tree nearby.";
    case Hit::Border:
        return is_far ? flies + "comes down at the edge." : "The rock drops: here is the edge.";
    case Hit::Car:
        return is_far ? flies + "rings against the car." : "The rock rings against the car nearby.";
    case Hit::Friend: return flies + "hits " + other() + ".";
    case Hit::Hunter: break;
    }
    return flies + "hits the Hunter!";
}

std::string Sentence::hurt() const {
    return event_.number == 0
               ? who() + " loses the last health, and is dead."
               : who() + " loses 1 health, and has " + std::to_string(event_.number) + " left.";
}

std::string Sentence::step() const {
    switch (static_cast<StepKind>(event_.number)) {
    case StepKind::Move: return who() + " steps " + way() + ".";
    case StepKind::Sprint: return who() + " sprints " + way() + ".";
    case StepKind::Retreat: break;
    }
    return who() + " retreats " + way() + ".";
}

std::string Sentence::feel() const {
    std::string text = who() + " feels ";
    for (const Direction direction : kDirections) {
        const Felt far = event_.far[index(direction)];
        text += (direction == Direction::North ? "" : ", ") + std::string(spoken(direction)) + " "
                + spoken(event_.near[index(direction)])
                + (far.is_told() ? " and behind that " + spoken(far) : "");
    }
    return text + ".";
}

std::string Sentence::card() const {
    const auto card = static_cast<Card>(event_.place);
    const std::string line{spoken_line(card)};
    const std::string plays = "The Hunter plays " + std::string(spoken(card));
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
    return event_.number == 1   ? "There is a noise: its noise text counts."
           : event_.number == 0 ? "There is no noise: its quiet text counts."
                                : "It has one text for both.";
}

std::string Sentence::driven() const {
    return event_.number == 0
               ? "The Hunter is driven " + way() + ", and cannot go back a space."
               : "The Hunter is driven back " + core::counted(int{event_.number}, "space") + " "
                     + way() + ".";
}

std::string Sentence::turned() const {
    return event_.number == 2   ? "The forest turns half round."
           : event_.number == 3 ? "The forest turns a quarter to the left."
                                : "The forest turns a quarter to the right.";
}

// One line for each kind of event: flat, however many there are.
// NOLINTNEXTLINE(readability-function-size)
std::string Sentence::text() const {
    const std::string place = event_.place < kSpaces ? name(event_.place) : "";
    const std::string side = is_side(event_.place) ? name_of_side(event_.place) : "";
    switch (event_.kind) {
    case EventKind::Begin:
        return "Night: " + std::to_string(event_.number)
               + " Hunted in a forest without light, and one Hunter who sees.";
    case EventKind::Clue: return "As far as anybody remembers, the car lies " + way() + ".";
    case EventKind::Turn: return turn();
    case EventKind::Unhide: return who() + " comes out of hiding.";
    case EventKind::Rocks: return who() + " picks up " + rocks() + ".";
    case EventKind::Throw: return who() + " throws a rock " + way() + ".";
    case EventKind::Flight: return flight();
    case EventKind::Wound: return "The Hunter is wounded: he will be slow on his next turn.";
    case EventKind::Hurt: return hurt();
    case EventKind::Hide: return who() + " hides.";
    case EventKind::Stand: return who() + " stands still.";
    case EventKind::Speak: return who() + " speaks, and is hidden no longer.";
    case EventKind::Cheer: return who() + " cheers " + other() + " on.";
    case EventKind::Decline: return who() + " makes nothing of it.";
    case EventKind::Call: return who() + " calls for help from the car. One more round!";
    case EventKind::Combat:
        return "The Hunter is upon " + called(event_.who) + ", from the " + way() + "!";
    case EventKind::Counter:
        return who() + " strikes back with " + (event_.number == 1 ? "a rock." : "a fist.");
    case EventKind::Forgo: return who() + " does not strike back.";
    case EventKind::Reset: return "All is quiet again: there is no noise on the board.";
    case EventKind::EndTurn: return "The turn of " + called(event_.who) + " is over.";
    case EventKind::HunterTurn: return hunter_turn();
    case EventKind::Card: return card();
    case EventKind::Fog: return "Fog comes up: nobody can search.";
    case EventKind::ForestTurns: return "The forest turns around everybody in it.";
    case EventKind::Swapped: return who() + " and " + other() + " have changed places.";
    case EventKind::Reshuffle: return "The Hunter shuffles his cards anew.";
    case EventKind::HunterEnd: return "The Hunter's turn is over.";
    case EventKind::Result:
        return std::string(spoken_ending(static_cast<Ending>(event_.number), event_.who == kHunter)
        );
    case EventKind::Feel: return feel();
    case EventKind::Blocked:
        return who() + " cannot go " + way() + ": there is " + spoken(event_.near[0]) + ".";
    case EventKind::Occupied:
        return who() + " cannot hop " + way() + ": somebody is behind the tree.";
    case EventKind::Step: return step();
    case EventKind::Hop: return who() + " hops " + way() + " over the tree.";
    case EventKind::InCar: return who() + " is in the car.";
    case EventKind::NoiseLeft: return noise_left();
    case EventKind::Waits: return who() + " is shut in, and waits.";
    case EventKind::Text: return text_used();
    case EventKind::HunterStep: return "The Hunter goes one step " + way() + ".";
    case EventKind::Reached: return "The Hunter has reached the noise: there is nobody.";
    case EventKind::Driven: return driven();
    case EventKind::Felled: return "The tree at " + side + " is gone.";
    case EventKind::Planted: return "A tree stands at " + side + ".";
    case EventKind::NoiseMoved: return "The noise is at " + place + ".";
    case EventKind::NoiseOff: return "The noise leaves the board.";
    case EventKind::Turned: return turned();
    case EventKind::Drew:
        return "The Hunter draws " + std::string(spoken(static_cast<Card>(event_.place))) + ".";
    case EventKind::Recalled:
        return std::string(spoken(static_cast<Card>(event_.place))) + " goes back onto the pile.";
    }
    return "";
}

/// What happened, as one line of the story: "Hunted 2 calls for help."
std::string sentence(const Event& event) {
    return Sentence(event).text();
}

struct KindText {
    std::string_view code;
    std::string_view rule;
    std::string_view reason;
};

/// In the order of EventKind.
constexpr std::array<KindText, kEventKinds> kTexts{{
    {"begin", "HU-S1", "One Hunter, who sees the forest, plays against Hunted who see nothing."},
    {"clue", "HU-S7", "Before the first turn the Hunter tells one true direction of the car."},
    {"turn", "HU-O1", "The Hunted take their turns in order, and the Hunter his after them."},
    {"unhide", "HU-T1", "Hiding ends with the beginning of one's next turn."},
    {"rocks", "HU-M3", "All rocks in a space that is stepped into are taken."},
    {"throw", "HU-W1", "A rock that is held may be thrown in any direction."},
    {"flight", "HU-W2", "A rock flies straight until a tree, the border or the car stops it."},
    {"wound", "HU-N3", "A wounded Hunter moves or runs one space at most on his next turn."},
    {"hurt", "HU-X4", "Whoever the Hunter attacks loses 1 health."},
    {"hide", "HU-H1", "After its movement a Hunted may hide until its next turn."},
    {"stand", "HU-X7", "A retreat ends by hiding or by standing."},
    {"speak", "HU-H5", "Whoever speaks while hidden is heard where it is."},
    {"cheer", "HU-D4", "The Cheerleader may give her action to an upright friend."},
    {"decline", "HU-D4", "The action of the Cheerleader is spent either way."},
    {"call", "HU-L1", "In the car, one of the Hunted may call for help, once in a game."},
    {"combat", "HU-X1", "The Hunter attacks whoever is upright and touches him."},
    {"counter", "HU-X5", "Whoever was attacked may drive the Hunter back."},
    {"forgo", "HU-X5", "Nobody has to strike back."},
    {"reset", "HU-X10", "After a combat the noise leaves the board, and the active turn ends."},
    {"end-turn", "HU-T7", "At the end of a turn it is looked whether the Hunted have won."},
    {"hunter-turn", "HU-J1", "At the beginning of his turn fog lifts, and a wound takes effect."},
    {"card", "HU-J3", "All hear the name of the card and what is said with it, no more."},
    {"fog", "HU-Y4", "Until the Hunter's next turn only the first search of a turn is made."},
    {"forest-turns", "HU-J5", "All are told that the forest turns, and nobody how."},
    {"swapped", "HU-J5", "All are told which two changed places."},
    {"reshuffle", "HU-J6", "When the pile is empty the discards are shuffled to be a new one."},
    {"hunter-end", "HU-J7", "When his card is carried out the Hunter's turn ends."},
    {"result", "HU-Z3", "The game is over."},
    {"feel", "HU-F1", "A search tells what is one step away on each of the four sides."},
    {"blocked", "HU-M4", "A step that is blocked is not made, and nothing is spent."},
    {"occupied", "HU-D8", "The Climber learns only that somebody is behind the tree."},
    {"step", "HU-M1", "A movement is two steps, each over an open side."},
    {"hop", "HU-D7", "The Climber may go over a felt tree instead of moving."},
    {"in-car", "HU-M3", "Whoever comes into the car is told so."},
    {"noise-left", "HU-D5", "The Klutz may leave the noise behind at each step."},
    {"waits", "HU-T6", "Movement is compulsory but for whoever is shut in on all four sides."},
    {"text", "HU-J4", "The noise text counts while the noise is on the board."},
    {"hunter-step", "HU-V4", "The Hunter goes towards the noise, else to the nearest Hunted."},
    {"reached", "HU-V5", "A noise that the Hunter reaches goes off."},
    {"driven", "HU-X6", "He goes back as far as nothing is in the way."},
    {"felled", "HU-V10", "A tree that is removed goes to the reserve."},
    {"planted", "HU-Y6", "A tree is planted only where it seals nothing."},
    {"noise-moved", "HU-N1", "There is one noise: put down anew, it is gone from where it was."},
    {"noise-off", "HU-N2", "A card takes the noise off the board."},
    {"turned", "HU-Y2", "All that lies on the forest turns with it, but not the compass."},
    {"drew", "HU-J6", "After a card was carried out another one is drawn."},
    {"recalled", "HU-Y3", "The card brings a discard back, to be drawn again."},
}};

const KindText& text_of(EventKind kind) {
    return kTexts[static_cast<std::size_t>(kind)];
}

bool is_strife(const std::optional<Event>& cause) {
    return cause && (cause->kind == EventKind::Combat || cause->kind == EventKind::Flight);
}

KindText step_text(StepKind kind) {
    KindText text = text_of(EventKind::Step);
    if (kind == StepKind::Sprint) {
        text.rule = "HU-P1";
        text.reason = "A sprint is one extra step, as the action of the turn.";
    } else if (kind == StepKind::Retreat) {
        text.rule = "HU-X7";
        text.reason = "Whoever was struck may draw back up to two steps, the Track Star three.";
    }
    return text;
}

KindText flight_text(Hit hit) {
    KindText text = text_of(EventKind::Flight);
    if (hit == Hit::Friend || hit == Hit::Hunter) {
        text.rule = "HU-W3";
        text.reason = "An upright friend or the Hunter in its way is hit.";
    }
    return text;
}

/// What the values of an event, or its cause, say better than the general statement.
KindText text_after(const Event& event, const std::optional<Event>& cause) {
    KindText text = text_of(event.kind);
    if (event.kind == EventKind::Step) {
        return step_text(static_cast<StepKind>(event.number));
    }
    if (event.kind == EventKind::Flight) {
        return flight_text(static_cast<Hit>(event.place));
    }
    if (event.kind == EventKind::Result) {
        text.rule = ending_rule(static_cast<Ending>(event.number));
    } else if (event.kind == EventKind::Hurt && cause && cause->kind == EventKind::Flight) {
        text.rule = "HU-W6";
        text.reason = "A friend who is hit by a rock loses 1 health.";
    } else if (event.kind == EventKind::Hide && is_strife(cause)) {
        text.rule = "HU-X7";
        text.reason = text_of(EventKind::Stand).reason;
    } else if (event.kind == EventKind::NoiseLeft && cause && cause->kind == EventKind::Hop) {
        text.rule = "HU-D7";
        text.reason = "A hop puts the noise into the space that is left.";
    } else if (event.kind == EventKind::Feel && cause && cause->kind == EventKind::Turn) {
        text.rule = "HU-T2";
        text.reason = "The first search of a turn is compulsory, and made by itself.";
    }
    return text;
}

}  // namespace

std::string_view code(EventKind kind) {
    return text_of(kind).code;
}

table::EventText tell(const Event& event, const std::optional<Event>& cause) {
    const KindText text = text_after(event, cause);
    const bool heading = event.kind == EventKind::Turn || event.kind == EventKind::HunterTurn;
    return {text.code, text.rule, sentence(event), text.reason, heading};
}

}  // namespace tenebrae::nyctophobia
