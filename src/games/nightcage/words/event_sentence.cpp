// SPDX-License-Identifier: MIT
#include "games/nightcage/words/event_sentence.hpp"

#include "core/text.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr std::array kSpendings{
    Spending{ActionKind::Again, "NC-N2", "to move again"},
    Spending{ActionKind::Stay, "NC-N3", "to stay without light"},
    Spending{ActionKind::Block, "NC-N4", "to block"},
    Spending{ActionKind::Charge, "NC-N5", "to charge"},
    Spending{ActionKind::Sustain, "NC-N6", "to sustain the light"},
};

/// One event in words. The parts that most sentences need are worked out first.
class Sentence {
public:
    Sentence(const Rules& rules, const Names& names, const Event& event)
        : rules_(rules), names_(names), event_(event) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string who() const {
        return event_.who == kNobody ? "Somebody" : core::capitalised(called(names_, event_.who));
    }
    [[nodiscard]] std::string someone() const {
        return event_.who == kNobody ? "somebody" : called(names_, event_.who);
    }
    [[nodiscard]] std::string numbered() const {
        return called(names_, static_cast<PrisonerId>(event_.number));
    }
    [[nodiscard]] std::string cell() const { return at(event_.cell); }
    [[nodiscard]] std::string other() const { return at(event_.other); }
    [[nodiscard]] std::string at(Cell cell) const {
        return cell == kNoCell ? "nowhere" : cell_name(rules_.board, cell);
    }
    [[nodiscard]] std::string tile() const { return std::string(spoken(event_.tile)); }
    [[nodiscard]] std::string place() const;
    [[nodiscard]] std::string strike() const;
    [[nodiscard]] std::string spent() const;

    const Rules& rules_;
    const Names& names_;
    const Event& event_;
};

std::string Sentence::place() const {
    const std::string laid = "The " + tile() + " is laid at " + cell();
    if (event_.tile == TileKind::Keeper) {
        return laid + ", its mouth " + spoken(event_.exits) + ".";
    }
    return event_.exits == kAllExits ? laid + "." : laid + ", exits " + spoken(event_.exits) + ".";
}

std::string Sentence::spent() const {
    const Spending* spending = spending_on(static_cast<ActionKind>(event_.number));
    return who() + " spends 1 nerve"
           + (spending == nullptr ? "" : " " + std::string(spending->purpose)) + ".";
}

std::string Sentence::strike() const {
    const std::string monster = "The " + tile() + " at " + cell();
    const bool reached = static_cast<TileKind>(event_.number) == TileKind::Pathless;
    return event_.other == kNoCell ? monster + " strikes."
                                   : monster + (reached ? ", reached" : ", seen")
                                         + " by the one at " + other() + ", strikes too.";
}

// One line for each kind of event: flat, however many there are.
// NOLINTNEXTLINE(readability-function-size)
std::string Sentence::text() const {
    switch (event_.kind) {
    case EventKind::TurnBegins:
        return "Turn " + std::to_string(event_.number) + ": " + someone() + ".";
    case EventKind::Started:
        return who() + " begins at " + cell() + ", exits " + spoken(event_.exits) + ".";
    case EventKind::Moved:
        return who() + " moves from " + other() + " to " + cell()
               + (event_.tile == TileKind::Keeper ? ", onto the keeper from behind." : ".");
    case EventKind::SteppedBlind:
        return who() + " steps blindly from " + other() + " to " + cell() + ".";
    case EventKind::Charged: return who() + " charges the monster at " + cell() + ".";
    case EventKind::Leapt: return who() + " leaps into the pit at " + cell() + ".";
    case EventKind::Stayed: return who() + " stays at " + cell() + ".";
    case EventKind::HeldFast: return who() + " is held fast at " + cell() + ".";
    case EventKind::NerveSpent: return spent();
    case EventKind::NerveGained:
        return who() + " gains nerve and has " + std::to_string(event_.number) + ".";
    case EventKind::KeyTaken:
        return who() + " takes the key "
               + (event_.tile == TileKind::Keeper ? "of the keeper at " : "at ") + cell() + ".";
    case EventKind::KeyPassed: return who() + " gives a key to " + numbered() + ".";
    case EventKind::Fell:
        return who() + " falls "
               + (event_.number == 0 ? "through the pit at " : "under the Dirge at ") + cell()
               + ".";
    case EventKind::LineChosen:
        return who() + " falls along the " + std::string(name(static_cast<Line>(event_.number)))
               + " of " + cell() + ".";
    case EventKind::Landed: return who() + " lands at " + cell() + ".";
    case EventKind::FallsOn: return who() + " finds nothing to land on and falls on.";
    case EventKind::Scrambled: return who() + " scrambles from " + other() + " to " + cell() + ".";
    case EventKind::Strikes: return strike();
    case EventKind::Hit:
        return who() + " is hit: " + core::counted(event_.number, "tile")
               + " of the stack will be lost.";
    case EventKind::Evaded: return who() + " is out of its sight.";
    case EventKind::Blocked: return who() + " blocks.";
    case EventKind::LightsOut: return "The candle of " + someone() + " goes out.";
    case EventKind::Relit: return who() + " is relit by " + numbered() + ".";
    case EventKind::MonsterFades: return "The " + tile() + " at " + cell() + " becomes a pit.";
    case EventKind::MonsterLost:
        return "The " + tile() + " finds no place and goes to the darkness.";
    case EventKind::Drawn: return who() + " draws " + with_article(event_.tile) + ".";
    case EventKind::Placed: return place();
    case EventKind::Crumbled: return "The " + tile() + " at " + cell() + " crumbles into a pit.";
    case EventKind::Discarded:
        return core::capitalised(with_article(event_.tile))
               + " goes from the stack to the darkness.";
    case EventKind::Replaced:
        return "The " + tile() + " takes the place of the "
               + std::string(spoken(static_cast<TileKind>(event_.number))) + " at " + cell() + ".";
    case EventKind::Removed: return "The " + tile() + " at " + cell() + " is lost to the darkness.";
    case EventKind::KeyLost:
        return event_.cell == kNoCell ? "A key is lost." : "The key at " + cell() + " is lost.";
    case EventKind::StackEmpty: return "The last tile is drawn: the stack is empty.";
    case EventKind::FlickerRemoved:
        return "The final flickers take the " + tile() + " at " + cell() + ".";
    case EventKind::Sustained: return who() + " sustains the light: nothing is removed.";
    case EventKind::OmenSetAside: return "The first omen is set beside the board.";
    case EventKind::PitFiendActs:
        return "The pit fiend at " + cell() + " tears open the floor along its diagonals.";
    case EventKind::TurnedToPit: return "The " + tile() + " at " + cell() + " becomes a pit.";
    case EventKind::DirgeLaid:
        return "The Dirge is laid with its corner at " + cell() + ", its north turned "
               + std::string(name(static_cast<Direction>(event_.number))) + ".";
    case EventKind::DirgeHit:
        return who() + " at " + cell() + " lies under the Dirge: "
               + core::counted(event_.number, "tile") + " of the stack will be lost.";
    case EventKind::Swallowed: return "The Dirge swallows the " + tile() + " at " + cell() + ".";
    case EventKind::ChasmOpens: return "A chasm opens; its first cell is " + cell() + ".";
    case EventKind::GameEnds: return std::string(spoken_ending(static_cast<Ending>(event_.number)));
    }
    return "";
}

}  // namespace

const Spending* spending_on(ActionKind kind) {
    const auto* const found = std::ranges::find(kSpendings, kind, &Spending::kind);
    return found == kSpendings.end() ? nullptr : found;
}

std::string sentence(const Rules& rules, const Names& names, const Event& event) {
    return Sentence(rules, names, event).text();
}

}  // namespace tenebrae::nightcage
