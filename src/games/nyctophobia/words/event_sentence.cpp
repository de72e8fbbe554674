// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/event_sentence.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

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

}  // namespace

std::string sentence(const Event& event) {
    return Sentence(event).text();
}

}  // namespace tenebrae::nyctophobia
