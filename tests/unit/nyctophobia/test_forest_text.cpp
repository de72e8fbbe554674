// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/notation.hpp"
#include "test_forest.hpp"

#include <array>

namespace tenebrae::nyctophobia::testing {
namespace {

constexpr std::array<std::string_view, kActionKinds> kActionWords{
    "move",  "hop",     "search", "sprint", "hide",    "throw",        "call",
    "cheer", "wait",    "end",    "stop",   "decline", "counter rock", "counter fist",
    "forgo", "retreat", "stand",  "silent", "speak",   "clue",         "card",
    "step",  "stay",    "attack", "run",    "fell",    "turn left",    "turn right",
    "lure",  "swap",    "uproot", "plant",  "drift",   "skip",         "tree",
    "car",   "start",   "clear",  "ready",  "resign"};

constexpr std::array<std::string_view, kEventKinds> kEventWords{
    "begin",       "clue",      "turn",         "unhide",  "rocks",     "throw",      "flight",
    "wound",       "hurt",      "hide",         "stand",   "speak",     "cheer",      "decline",
    "call",        "combat",    "counter",      "forgo",   "reset",     "end-turn",   "hunter-turn",
    "card",        "fog",       "forest-turns", "swapped", "reshuffle", "hunter-end", "result",
    "feel",        "blocked",   "occupied",     "step",    "hop",       "in-car",     "noise-left",
    "waits",       "text",      "hunter-step",  "reached", "driven",    "felled",     "planted",
    "noise-moved", "noise-off", "turned",       "drew",    "recalled"};

std::string piece_text(PieceId who) {
    return who == kHunter ? "hunter" : "hunted-" + std::to_string(who + 1);
}

std::string joined(const std::string& first, const std::string& second) {
    return first.empty() ? second : first + "+" + second;
}

std::string felt_text(Felt felt) {
    if (!felt.is_known()) {
        return "nothing";
    }
    if (felt.is_border() || felt.is_tree()) {
        return felt.is_tree() ? "tree" : "border";
    }
    std::string text = felt.is_car() ? "car" : "";
    text = felt.piece() == kNoPiece ? text : joined(text, piece_text(felt.piece()));
    text = felt.rocks() == 0 ? text : joined(text, "rocks-" + std::to_string(felt.rocks()));
    return text.empty() ? "free" : text;
}

std::string feel_text(const Event& event) {
    std::string text;
    for (const Direction direction : kDirections) {
        const Felt far = event.far.at(index(direction));
        text += " " + felt_text(event.near.at(index(direction)));
        text += far.is_known() ? "/" + felt_text(far) : "";
    }
    return text;
}

std::string hit_text(const Event& event) {
    constexpr std::array<std::string_view, 5> kHits{"tree", "border", "car", "friend", "hunter"};
    const std::string hit(kHits.at(event.place));
    return hit + (event.other == kNoPiece ? "" : " " + name_of_piece(event.other));
}

std::string result_text(const Event& event) {
    return (event.who == kHunter ? " hunter " : " hunted ")
           + std::string(name(static_cast<Ending>(event.number)));
}

/// Returns one of two or three words, chosen by the number of the event.
template <typename... Words>
std::string by_number(const Event& event, Words... words) {
    const std::array<std::string_view, sizeof...(Words)> all{words...};
    return " " + std::string(all.at(event.number));
}

/// Returns the text after the number of the Hunted and the direction.
std::string values_of(const Event& event) {
    using enum EventKind;
    std::string number = " " + std::to_string(event.number);
    switch (event.kind) {
    case Begin:
    case Rocks:
    case Hurt:
    case Driven:
    case EventKind::Turned: return number;
    case Turn: return " round " + std::to_string(event.number + 256 * (event.place % 255));
    case Flight: return number + " " + hit_text(event);
    case Cheer:
    case Swapped: return " " + name_of_piece(event.other);
    case Counter: return by_number(event, "fist", "rock");
    case HunterTurn: return event.number != 0 ? " limited" : "";
    case EventKind::Card:
    case Drew:
    case Recalled: return " " + std::string(name(static_cast<nyctophobia::Card>(event.place)));
    case Result: return result_text(event);
    case Feel: return feel_text(event);
    case Blocked: return " " + felt_text(event.near.at(0));
    case Step: return by_number(event, "move", "sprint", "retreat");
    case Text: return by_number(event, "quiet", "noise", "any");
    case Felled:
    case Planted: return " " + name_of_side(event.place);
    case NoiseMoved: return " " + name(event.place);
    case Clue:
    case Unhide:
    case Throw:
    case Wound:
    case Hide:
    case Stand:
    case Speak:
    case Decline:
    case Call:
    case Combat:
    case Forgo:
    case Reset:
    case EndTurn:
    case EventKind::Fog:
    case ForestTurns:
    case Reshuffle:
    case HunterEnd:
    case Occupied:
    case Hop:
    case InCar:
    case NoiseLeft:
    case Waits:
    case HunterStep:
    case Reached:
    case NoiseOff: return "";
    }
    return "";
}

bool has_direction(EventKind kind) {
    using enum EventKind;
    for (const EventKind with :
         {Clue, Throw, Flight, Combat, Blocked, Occupied, Step, Hop, HunterStep, Driven}) {
        if (kind == with) {
            return true;
        }
    }
    return false;
}

bool has_direction(ActionKind kind) {
    using enum ActionKind;
    for (const ActionKind with : {Move, Hop, Sprint, Throw, Retreat, Clue, Step, Run, Fell}) {
        if (kind == with) {
            return true;
        }
    }
    return false;
}

std::string place_text(const Action& action) {
    using enum ActionKind;
    const bool is_side = action.kind == Uproot || action.kind == Plant || action.kind == Tree;
    const std::string second = action.kind == Car ? " " + name(action.second) : "";
    return " " + (is_side ? name_of_side(action.place) : name(action.place)) + second;
}

}  // namespace

std::string text_of(const Event& event) {
    std::string text(kEventWords.at(static_cast<std::size_t>(event.kind)));
    if (event.who < kMaxHunted && event.kind != EventKind::Result) {
        text += " " + name_of_piece(event.who);
    }
    if (has_direction(event.kind)) {
        text += " " + std::string(name(event.direction));
    }
    return text + values_of(event);
}

std::string text_of(const Action& action) {
    std::string text(kActionWords.at(static_cast<std::size_t>(action.kind)));
    text += has_direction(action.kind) ? " " + std::string(name(action.direction)) : "";
    text += action.noise ? " noise" : "";
    text += action.kind == ActionKind::Card ? " " + std::to_string(action.number + 1) : "";
    text += action.who == kNoPiece ? "" : " " + name_of_piece(action.who);
    text += action.other == kNoPiece ? "" : " " + name_of_piece(action.other);
    return text + (action.place == 0xFF ? "" : place_text(action));
}

}  // namespace tenebrae::nyctophobia::testing
