// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/reasons.hpp"

#include "core/text.hpp"
#include "games/nightcage/bot/evaluation.hpp"
#include "games/nightcage/bot/figures.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/preview.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::bots {

using namespace nightcage;

namespace {

using ReasonK = CageReasonKind;

/// What an action certainly does.
struct Outcome {
    Action action;
    PublicState shown;  ///< as in ActionPreview
    Cells lost = 0;
    Cells striking = 0;
    Prisoners struck = 0;
    Prisoners relit = 0;
    Cell key_taken = kNoCell;  ///< where the deciding prisoner takes a key
    int tiles = 0;
    bool is_complete = false;
    bool wins = false;
    bool is_over = false;
};

Outcome outcome_of(const Rules& rules, const View& view, Action action) {
    const PrisonerId who = deciding_prisoner(rules, view.shown);
    ActionPreview preview;
    preview_action(rules, view, action, preview);
    Outcome outcome;
    outcome.action = action;
    outcome.shown = preview.shown;
    outcome.lost = preview.lost;
    outcome.striking = preview.striking;
    outcome.struck = preview.struck;
    outcome.tiles = preview.tiles;
    outcome.is_complete = preview.complete;
    outcome.wins = preview.certain_win;
    outcome.is_over =
        preview.certain_win || preview.certain_loss || preview.shown.step == Step::Over;
    for (const Event& event : preview.events) {
        if (event.kind == EventKind::KeyTaken && event.who == who) {
            outcome.key_taken = event.cell;
        } else if (event.kind == EventKind::Relit) {
            outcome.relit = static_cast<Prisoners>(outcome.relit | only(event.who));
        }
    }
    return outcome;
}

bool is_step(ActionKind kind) {
    return kind == ActionKind::Move || kind == ActionKind::Again || kind == ActionKind::Scramble;
}

/// Returns whether the board after an action is known: nobody waits to come onto a tile that is
/// drawn first, and no strike is under way.
bool is_settled(const Outcome& outcome) {
    return outcome.is_complete && !outcome.is_over && outcome.struck == 0
           && outcome.shown.triggered == 0 && outcome.shown.under_dirge == 0
           && outcome.shown.target == kNoCell;
}

/// Finds the reasons for one action.
class ReasonFinder {
public:
    ReasonFinder(const Rules& rules, const View& view, Action action)
        : rules_(rules),
          before_(view.shown),
          who_(deciding_prisoner(rules, view.shown)),
          has_fiends_(view.stack_counts[index(TileKind::PitFiend)] > 0),
          own_(outcome_of(rules, view, action)) {
        ActionList all;
        legal_actions(rules, view.shown, all);
        for (const Action& other : all) {
            if (other != action) {
                others_.push_back(outcome_of(rules, view, other));
            }
        }
    }

    CageReasons all() {
        if (own_.wins) {
            add(reason(ReasonK::Wins));
        }
        const bool is_exchange =
            own_.action.kind == ActionKind::Pass || own_.action.kind == ActionKind::Take;
        if (own_.is_over || is_exchange) {
            return found_;
        }
        add_key_taken();
        add_lit_tiles();
        add_monsters();
        add_line();
        add_steps();
        add_nerve();
        add_costs();
        std::ranges::stable_sort(found_, {}, &CageReason::kind);
        return found_;
    }

private:
    [[nodiscard]] CageReason reason(ReasonK kind) const {
        return {.kind = kind, .by = own_.action.kind, .who = who_};
    }
    [[nodiscard]] CageReason reason_at(ReasonK kind, Cell cell, TileKind tile) const {
        CageReason made = reason(kind);
        made.cell = cell;
        made.tile = tile;
        return made;
    }
    void add(const CageReason& reason) { found_.push_back(reason); }
    [[nodiscard]] const Prisoner& prisoner_before() const { return prisoner_of(before_, who_); }
    [[nodiscard]] const Prisoner& prisoner_after() const { return prisoner_of(own_.shown, who_); }

    /// Returns whether the action is one of those that a prisoner on the board chooses for a turn.
    [[nodiscard]] bool is_turn() const {
        const ActionKind kind = own_.action.kind;
        return kind == ActionKind::Move || kind == ActionKind::Again || kind == ActionKind::Stay
               || kind == ActionKind::End;
    }

    void add_key_taken() {
        if (own_.key_taken != kNoCell && prisoner_after().has_key) {
            add(reason_at(ReasonK::TakesKey, own_.key_taken, TileKind::Key));
        }
    }

    /// Returns whether staying keeps a lit tile: if a monster comes, another connected tile can be
    /// replaced, and not one from which a pit fiend would strike that tile.
    [[nodiscard]] bool stays_safely(Cell kept) const {
        const Prisoner& active = prisoner_before();
        if (own_.action.kind != ActionKind::Stay || !is_on_board(active)
            || rules_.facts(kind_at(before_, active.cell)).crumbles) {
            return false;
        }
        Cells near = connected_cells(rules_, before_, active.cell);
        if (has_fiends_) {
            near &= ~rules_.board.diagonals[index(kept)];
        }
        return (near & ~only(kept) & ~prisoner_cells(rules_, before_)
                & ~cells_of(before_, TileKind::Chasm))
               != 0;
    }

    /// Adds the first cell that stays lit although another choice would lose it.
    void add_lit(ReasonK kind, Cells before, Cells after, TileKind tile) {
        Cells at_risk = 0;
        for (const Outcome& other : others_) {
            at_risk |= other.lost;
        }
        const Cells kept = before & after & at_risk & ~own_.lost & light(rules_, before_)
                           & light(rules_, own_.shown);
        const bool is_sure = is_settled(own_) && !(has_fiends_ && own_.tiles > 0);
        for (const Cell cell : each(kept)) {
            if (is_sure || stays_safely(cell)) {
                add(reason_at(kind, cell, tile));
                return;
            }
        }
    }
    void add_lit_tiles() {
        add_lit(
            ReasonK::KeepsGate,
            cells_of(before_, TileKind::Gate),
            cells_of(own_.shown, TileKind::Gate),
            TileKind::Gate
        );
        add_lit(
            ReasonK::KeepsKey,
            before_.keys & cells_of(before_, TileKind::Key),
            own_.shown.keys & cells_of(own_.shown, TileKind::Key),
            TileKind::Key
        );
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto other = static_cast<PrisonerId>(number);
            if (contains(own_.relit, other) && !prisoner_of(before_, other).lit
                && prisoner_of(own_.shown, other).lit) {
                CageReason made = reason(ReasonK::LightsCandle);
                made.other = other;
                add(made);
                return;
            }
        }
    }

    void add_monsters() {
        if (!is_settled(own_)) {
            return;
        }
        Cells threatening = 0;
        for (const Outcome& other : others_) {
            threatening |= other.action.kind == ActionKind::Charge ? Cells{0} : other.striking;
        }
        threatening &= monsters(before_) & monsters(own_.shown);
        if (is_turn() && own_.striking == 0 && threatening != 0) {
            const Cell monster = first(threatening);
            add(reason_at(ReasonK::SetsOffNothing, monster, kind_at(own_.shown, monster)));
        }
        if (is_on_board(prisoner_before()) && is_on_board(prisoner_after())) {
            add_sight_left();
        }
        add_new_monster();
    }
    void add_sight_left() {
        const Cells seeing = monsters_that_see(rules_, before_, only(prisoner_before().cell));
        const Cells still = monsters_that_see(rules_, own_.shown, only(prisoner_after().cell));
        if (seeing != 0 && still == 0 && !contains(monsters(own_.shown), prisoner_after().cell)) {
            const Cell monster = first(seeing);
            add(reason_at(ReasonK::LeavesSight, monster, kind_at(before_, monster)));
        }
    }
    /// Returns how many prisoners the drawn monster sees after it was placed.
    [[nodiscard]] std::optional<int> seen_by_new_monster(const Outcome& outcome) const {
        const ActionKind kind = outcome.action.kind;
        const Cell cell = outcome.action.cell;
        const bool is_placed = kind == ActionKind::Place || kind == ActionKind::Replace;
        if (!is_placed || !is_monster(before_.hand) || !is_settled(outcome)
            || kind_at(outcome.shown, cell) != before_.hand) {
            return std::nullopt;
        }
        return std::popcount(
            prisoners_among(rules_, outcome.shown, sight(rules_, outcome.shown, cell))
        );
    }
    void add_new_monster() {
        const std::optional<int> seen = seen_by_new_monster(own_);
        if (!seen) {
            return;
        }
        int most = *seen;
        for (const Outcome& other : others_) {
            most = std::max(most, seen_by_new_monster(other).value_or(0));
        }
        if (most > *seen) {
            CageReason made = reason_at(ReasonK::SeesFewer, own_.action.cell, before_.hand);
            made.number = *seen;
            made.compared = most;
            add(made);
        }
    }

    /// Returns the dark cells of the line that a faller has chosen.
    [[nodiscard]] Cells landing_cells_of(const Outcome& outcome) const {
        const Cell pit = prisoner_before().cell;
        const Cells line = outcome.action.kind == ActionKind::FallRow
                               ? rules_.board.row[index(pit)]
                               : rules_.board.column[index(pit)];
        return line & ~occupied(outcome.shown) & ~light(rules_, outcome.shown);
    }
    /// Returns a prisoner next to one of these cells.
    [[nodiscard]] PrisonerId neighbour_of(const PublicState& shown, Cells cells) const {
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto other = static_cast<PrisonerId>(number);
            const Prisoner& prisoner = prisoner_of(shown, other);
            if (other != who_ && is_on_board(prisoner)
                && (rules_.board.beyond(prisoner.cell, kAllExits) & cells) != 0) {
                return other;
            }
        }
        return kNobody;
    }
    void add_line() {
        const bool is_line = decision(before_) == Decision::Line;
        if (!is_line || others_.size() != 1 || !is_settled(own_) || !is_settled(others_[0])) {
            return;
        }
        const Cells cells = landing_cells_of(own_);
        const Cells other_cells = landing_cells_of(others_[0]);
        const PrisonerId near = neighbour_of(own_.shown, cells);
        if (near != kNobody && neighbour_of(others_[0].shown, other_cells) == kNobody) {
            CageReason made =
                reason_at(ReasonK::LandsNear, prisoner_of(own_.shown, near).cell, TileKind::None);
            made.other = near;
            add(made);
        }
        if (std::popcount(cells) > std::popcount(other_cells)) {
            CageReason made = reason(ReasonK::LandingRoom);
            made.number = std::popcount(cells);
            made.compared = std::popcount(other_cells);
            add(made);
        }
    }

    /// Returns where a prisoner stands after an action, or will land; kNoCell off the board.
    [[nodiscard]] Cell place_of(const Outcome& outcome, PrisonerId who) const {
        if (outcome.action.kind == ActionKind::Land && who == who_) {
            const Cell cell = outcome.action.cell;
            return is_pit(kind_at(before_, cell)) ? kNoCell : cell;
        }
        const Prisoner& prisoner = prisoner_of(outcome.shown, who);
        return is_on_board(prisoner) ? prisoner.cell : kNoCell;
    }

    /// Things to come near to: those that are on the board before and after.
    [[nodiscard]] Cells goals_for(ReasonK kind, PrisonerId who, const PublicState& shown) const {
        const bool has_key = prisoner_of(own_.shown, who).has_key;
        if (kind == ReasonK::NearKey) {
            return has_key ? Cells{0} : shown.keys & cells_of(shown, TileKind::Key);
        }
        if (kind == ReasonK::NearGate) {
            return has_key ? cells_of(shown, TileKind::Gate) : Cells{0};
        }
        Cells friends = 0;
        for (unsigned number = 0; who == who_ && number < rules_.prisoners; ++number) {
            const Prisoner& prisoner = shown.prisoners[number];
            const bool is_other = number != index(who_) && is_on_board(prisoner);
            friends |= is_other ? only(prisoner.cell) : Cells{0};
        }
        return friends;
    }
    [[nodiscard]] int steps(const PublicState& shown, Cell from, Cell goal) const {
        return distances_to(rules_, shown, only(goal))[index(from)];
    }

    /// Adds the nearest goal that a step of the deciding prisoner comes nearer to.
    void add_nearer_by_step(ReasonK kind) {
        const Cell from = prisoner_before().cell;
        const Cell to = prisoner_after().cell;
        if (!is_on_board(prisoner_before()) || !is_on_board(prisoner_after()) || from == to) {
            return;
        }
        const Cells goals = goals_for(kind, who_, before_) & goals_for(kind, who_, own_.shown);
        CageReason best = reason(kind);
        best.number = kFar;
        for (const Cell goal : each(goals)) {
            const int here = steps(own_.shown, to, goal);
            if (here < best.number && here < steps(before_, from, goal)) {
                best.cell = goal;
                best.number = here;
            }
        }
        best.from = to;
        add_near(best);
    }
    /// Adds the goal that the action leaves nearest to a prisoner, compared with other actions that
    /// are not steps.
    void add_nearer_by_choice(ReasonK kind) {
        CageReason best = reason(kind);
        int most = 0;
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto who = static_cast<PrisonerId>(number);
            const Cell from = place_of(own_, who);
            const Cells goals = from == kNoCell ? Cells{0} : goals_for(kind, who, own_.shown);
            for (const Cell goal : each(goals & ~(from == kNoCell ? Cells{0} : only(from)))) {
                const int here = steps(own_.shown, from, goal);
                const int lead = worst_steps(kind, who, goal) - here;
                if (here < kFar && lead > most) {
                    most = lead;
                    best.who = who;
                    best.cell = goal;
                    best.from = from;
                    best.number = here;
                }
            }
        }
        add_near(best);
    }
    [[nodiscard]] int worst_steps(ReasonK kind, PrisonerId who, Cell goal) const {
        int worst = 0;
        for (const Outcome& other : others_) {
            const Cell from = place_of(other, who);
            const bool is_comparable = other.is_complete && !other.is_over && from != kNoCell
                                       && other.action.kind == own_.action.kind;
            if (is_comparable && contains(goals_for(kind, who, other.shown), goal)) {
                worst = std::max(worst, steps(other.shown, from, goal));
            }
        }
        return worst;
    }
    void add_near(CageReason best) {
        if (best.cell == kNoCell) {
            return;
        }
        best.tile = kind_at(own_.shown, best.cell);
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const Prisoner& prisoner = own_.shown.prisoners[number];
            if (best.kind == ReasonK::NearFriend && number != index(best.who)
                && is_on_board(prisoner) && prisoner.cell == best.cell) {
                best.other = static_cast<PrisonerId>(number);
            }
        }
        add(best);
    }
    void add_steps() {
        const ActionKind kind = own_.action.kind;
        const bool is_choice = kind == ActionKind::Place || kind == ActionKind::Start
                               || kind == ActionKind::Land || kind == ActionKind::Replace
                               || kind == ActionKind::Remove;
        const bool lands = kind == ActionKind::Land && own_.is_complete && own_.struck == 0;
        if (!is_settled(own_) && !lands) {
            return;
        }
        for (const ReasonK goal : {ReasonK::NearKey, ReasonK::NearGate, ReasonK::NearFriend}) {
            if (is_step(kind)) {
                add_nearer_by_step(goal);
            } else if (is_choice) {
                add_nearer_by_choice(goal);
            }
        }
    }

    void add_nerve() {
        const Prisoner& active = prisoner_before();
        constexpr int kMostNerve = 2;
        if (own_.action.kind == ActionKind::Stay && active.lit && active.nerve < kMostNerve) {
            add(reason(ReasonK::EarnsNerve));
            return;
        }
        if (!own_.is_complete || active.nerve == 0 || prisoner_after().nerve != active.nerve) {
            return;
        }
        const bool others_spend = std::ranges::any_of(others_, [&](const Outcome& other) {
            return other.action.kind != ActionKind::Charge && other.is_complete
                   && prisoner_of(other.shown, who_).nerve < active.nerve;
        });
        if (others_spend) {
            CageReason made = reason(ReasonK::KeepsNerve);
            made.number = active.nerve;
            add(made);
        }
    }

    void add_costs() {
        if (!is_settled(own_)) {
            return;
        }
        const Prisoner& active = prisoner_before();
        if (is_step(own_.action.kind) && is_on_board(active) && is_on_board(prisoner_after())
            && active.cell != prisoner_after().cell
            && rules_.facts(kind_at(before_, active.cell)).crumbles) {
            add(reason_at(ReasonK::LeavesCrumbling, active.cell, kind_at(before_, active.cell)));
        }
        const bool others_cost = std::ranges::any_of(others_, [](const Outcome& other) {
            return other.action.kind != ActionKind::Charge && other.tiles > 0;
        });
        if (is_turn() && own_.tiles == 0 && others_cost) {
            add(reason(ReasonK::CostsNoTile));
        }
    }

    const Rules& rules_;
    const PublicState& before_;
    PrisonerId who_;
    bool has_fiends_;  ///< a pit fiend may be drawn
    Outcome own_;
    std::vector<Outcome> others_;
    CageReasons found_;
};

std::string at_cell(const NightCage& game, std::string_view thing, Cell cell) {
    return std::string(thing) + " at " + cell_name(game.rules().board, cell);
}

/// "the wax eater at b2".
std::string tile_text(const NightCage& game, const CageReason& reason) {
    return at_cell(game, "the " + std::string(display_name(reason.tile)), reason.cell);
}
std::string other_text(const NightCage& game, const CageReason& reason) {
    const std::string name = prisoner_display_name(game, reason.other);
    return reason.cell == kNoCell ? name : at_cell(game, name, reason.cell);
}

/// "nobody", "1 prisoner", "2 prisoners".
std::string prisoners_text(int number) {
    return number == 0 ? "nobody" : core::counted(number, "prisoner");
}

/// "comes within 2 steps of the key at c3".
std::string near_text(const NightCage& game, const CageReason& reason) {
    const std::string goal = reason.kind == ReasonK::NearKey ? at_cell(game, "the key", reason.cell)
                             : reason.kind == ReasonK::NearGate ? tile_text(game, reason)
                                                                : other_text(game, reason);
    const bool steps = is_step(reason.by);
    if (steps && reason.number == 0) {
        return (reason.kind == ReasonK::NearGate ? "reaches " : "joins ") + goal;
    }
    const std::string verb = steps                           ? "comes"
                             : reason.by == ActionKind::Land ? "lands"
                             : reason.by == ActionKind::Start
                                 ? "starts"
                                 : "leaves " + prisoner_display_name(game, reason.who);
    return verb + " within " + core::counted(reason.number, "step") + " of " + goal;
}

}  // namespace

CageReasons reasons_for(const Rules& rules, const View& view, Action action) {
    return ReasonFinder(rules, view, action).all();
}

std::string reason_text(const NightCage& game, const CageReason& reason) {
    const auto number = [](int value) { return std::to_string(value); };
    switch (reason.kind) {
    case ReasonK::Wins: return "wins the game";
    case ReasonK::TakesKey: return at_cell(game, "takes the key", reason.cell);
    case ReasonK::KeepsGate: return at_cell(game, "keeps the gate", reason.cell) + " lit";
    case ReasonK::KeepsKey: return at_cell(game, "keeps the key", reason.cell) + " lit";
    case ReasonK::SetsOffNothing: return "does not set off " + tile_text(game, reason);
    case ReasonK::LightsCandle:
        return "lights the candle of " + other_text(game, reason) + " again";
    case ReasonK::LeavesSight: return "gets out of the sight of " + tile_text(game, reason);
    case ReasonK::SeesFewer:
        return "lets " + tile_text(game, reason) + " see " + prisoners_text(reason.number)
               + ", not " + number(reason.compared);
    case ReasonK::NearKey:
    case ReasonK::NearGate:
    case ReasonK::NearFriend: return near_text(game, reason);
    case ReasonK::LandsNear: return "can land next to " + other_text(game, reason);
    case ReasonK::LandingRoom:
        return "has " + core::counted(reason.number, "dark cell") + " to land on, not "
               + number(reason.compared);
    case ReasonK::EarnsNerve: return "earns a point of nerve";
    case ReasonK::KeepsNerve: return "keeps " + core::counted(reason.number, "point") + " of nerve";
    case ReasonK::LeavesCrumbling: return at_cell(game, "leaves the crumbling tile", reason.cell);
    case ReasonK::CostsNoTile: break;
    }
    return "costs no tile of the stack";
}

std::string reason_sentence(const NightCage& game, const View& view, Action action) {
    const CageReasons found = reasons_for(game.rules(), view, action);
    std::string text;
    for (std::size_t number = 0; number < std::min(found.size(), kMostCageReasons); ++number) {
        text += (number == 0 ? "" : " and ") + reason_text(game, found[number]);
    }
    if (text.empty()) {
        return text;
    }
    return core::capitalised(std::move(text)) + ".";
}

}  // namespace tenebrae::bots
