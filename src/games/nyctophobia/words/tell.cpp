// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/tell.hpp"

#include "games/nyctophobia/words/event_sentence.hpp"
#include "games/nyctophobia/words/prompt.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

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
