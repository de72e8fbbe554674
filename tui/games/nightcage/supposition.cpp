// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/supposition.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"

namespace tenebrae::nightcage::board {
namespace {

class Supposition {
public:
    Supposition(const Rules& rules, const PublicState& shown, const Names& names, Action action)
        : rules_(rules), shown_(shown), names_(names), action_(action) {}

    [[nodiscard]] std::string text() const { return "If " + subject() + " " + predicate(); }

private:
    [[nodiscard]] std::string predicate() const;
    [[nodiscard]] std::string subject() const {
        if (action_.kind == ActionKind::Dirge) {
            return "the Dirge";
        }
        const bool lays = action_.kind == ActionKind::Place;
        return short_name(lays ? light_owner(shown_) : deciding_prisoner(rules_, shown_));
    }
    [[nodiscard]] std::string short_name(PrisonerId who) const {
        const std::string& name = names_[index(who)];
        return name.empty() ? "prisoner " + prisoner_name(who) : name;
    }
    [[nodiscard]] std::string cell() const { return cell_name(rules_.board, action_.cell); }
    [[nodiscard]] std::string beside() const {
        const Cell from = prisoner_of(shown_, shown_.active).cell;
        return cell_name(rules_.board, rules_.board.next(from, action_.direction()));
    }
    [[nodiscard]] std::string line(Line line) const {
        Prisoner faller = prisoner_of(shown_, deciding_prisoner(rules_, shown_));
        faller.line = line;
        return spoken_line(rules_, faller);
    }

    const Rules& rules_;
    const PublicState& shown_;
    const Names& names_;
    Action action_;
};

std::string Supposition::predicate() const {
    switch (action_.kind) {
    case ActionKind::Start: return "begins at " + cell();
    case ActionKind::Place: return "lays it at " + cell();
    case ActionKind::Move: return "moves to " + beside();
    case ActionKind::Again: return "goes on to " + beside();
    case ActionKind::Charge: return "charges " + beside();
    case ActionKind::Scramble: return "scrambles to " + beside();
    case ActionKind::Stay: return "stays";
    case ActionKind::Pass: return "passes the key to " + short_name(action_.prisoner());
    case ActionKind::Take: return "takes the key of " + short_name(action_.prisoner());
    case ActionKind::Block: return "blocks";
    case ActionKind::Endure: return "endures";
    case ActionKind::Drop: return "drops";
    case ActionKind::End: return "ends the turn";
    case ActionKind::FallRow: return "falls in " + line(Line::Row);
    case ActionKind::FallColumn: return "falls in " + line(Line::Column);
    case ActionKind::Land: return "lands at " + cell();
    case ActionKind::Replace: return "replaces " + cell();
    case ActionKind::Sustain: return "sustains the light";
    case ActionKind::Remove: return "removes " + cell();
    case ActionKind::Dirge: return "lies at " + cell();
    case ActionKind::Resign: break;
    }
    return "resigns";
}

}  // namespace

std::string
supposition(const Rules& rules, const PublicState& shown, const Names& names, Action action) {
    return Supposition(rules, shown, names, action).text();
}

}  // namespace tenebrae::nightcage::board
