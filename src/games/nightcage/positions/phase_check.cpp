// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/written_position.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/outcome.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr std::array<RestingStep, 33> kRestingSteps{
    {{Part::Setup, Step::Start, HandNeed::Empty},
     {Part::Setup, Step::Light, HandNeed::Full},
     {Part::Setup, Step::Line, HandNeed::Empty},
     {Part::Setup, Step::Dirge, HandNeed::Empty},
     {Part::Setup, Step::DirgeCost, HandNeed::Empty},
     {Part::Landing, Step::Land, HandNeed::Either},
     {Part::Landing, Step::Line, HandNeed::Empty},
     {Part::Landing, Step::Strike, HandNeed::Empty},
     {Part::Landing, Step::Scramble, HandNeed::Either},
     {Part::Landing, Step::ScrambleFill, HandNeed::Full},
     {Part::Landing, Step::Light, HandNeed::Full},
     {Part::Landing, Step::Fill, HandNeed::Full},
     {Part::Landing, Step::Dirge, HandNeed::Empty},
     {Part::Landing, Step::DirgeCost, HandNeed::Empty},
     {Part::Choice, Step::Choose, HandNeed::Empty},
     {Part::Move, Step::Blind, HandNeed::Full},
     {Part::Move, Step::Line, HandNeed::Empty},
     {Part::Move, Step::Strike, HandNeed::Empty},
     {Part::Move, Step::Scramble, HandNeed::Either},
     {Part::Move, Step::ScrambleFill, HandNeed::Full},
     {Part::Move, Step::Light, HandNeed::Full},
     {Part::Move, Step::Fill, HandNeed::Full},
     {Part::Move, Step::After, HandNeed::Empty},
     {Part::Move, Step::Dirge, HandNeed::Empty},
     {Part::Move, Step::DirgeCost, HandNeed::Empty},
     {Part::Stay, Step::Replace, HandNeed::Full},
     {Part::Stay, Step::Line, HandNeed::Empty},
     {Part::Stay, Step::Strike, HandNeed::Empty},
     {Part::End, Step::Fill, HandNeed::Full},
     {Part::End, Step::Line, HandNeed::Empty},
     {Part::End, Step::Dirge, HandNeed::Empty},
     {Part::End, Step::DirgeCost, HandNeed::Empty},
     {Part::End, Step::Flickers, HandNeed::Empty}}};

}  // namespace

std::span<const RestingStep> resting_steps() {
    return kRestingSteps;
}

bool can_resume(Part part, Step resume) {
    const bool moves = part == Part::Move || part == Part::Landing;
    switch (resume) {
    case Step::ScrambleRelight:
    case Step::ScrambleFill: return moves;
    case Step::Strike: return part == Part::Landing;
    case Step::Look: return part == Part::Move;
    case Step::Crumble: return part == Part::Stay;
    case Step::Light: return moves || part == Part::Setup;
    case Step::Fill: return moves || part == Part::End;
    case Step::Start:
    case Step::Land:
    case Step::Choose:
    case Step::Blind:
    case Step::Replace:
    case Step::Line:
    case Step::Scramble:
    case Step::Clear:
    case Step::Remove:
    case Step::Relight:
    case Step::After:
    case Step::Flickers:
    case Step::Close:
    case Step::Dirge:
    case Step::DirgeCost:
    case Step::Over: break;
    }
    return false;
}

namespace {

/// Returns nullptr if this step never waits for a decision.
const RestingStep* find_resting_step(Part part, Step step) {
    const auto* const found =
        std::ranges::find_if(kRestingSteps, [part, step](const RestingStep& row) {
            return row.part == part && row.step == step;
        });
    return found == kRestingSteps.end() ? nullptr : found;
}

/// Returns whether nothing is pending at this step, so that a won or lost game would have ended
/// (NC-X6).
bool is_settled(const PublicState& shown) {
    const bool land = shown.step == Step::Land && shown.hand == TileKind::None;
    return land || shown.step == Step::Start || shown.step == Step::Choose
           || shown.step == Step::After || shown.step == Step::Flickers;
}

class PhaseCheck {
public:
    PhaseCheck(
        const Rules& rules,
        const WrittenPosition& written,
        const State& state,
        kit::PositionErrors& errors
    )
        : rules_(rules), written_(written), state_(state), shown_(state.shown), errors_(errors) {}

    void check() {
        check_setup_order();
        if (shown_.step == Step::Over) {
            check_ending();
            return;
        }
        check_step();
        check_properties();
        check_whereabouts();
        if (!errors_.empty()) {
            return;
        }
        check_ground();
        check_contact();
        check_target();
        check_strike();
        check_fill();
        check_turn_continues();
    }

private:
    [[nodiscard]] const Prisoner& active() const { return prisoner_of(shown_, shown_.active); }
    [[nodiscard]] bool is_at(Step step) const { return shown_.step == step; }
    [[nodiscard]] bool holds() const { return shown_.hand != TileKind::None; }

    core::Diagnostic& add_error(std::string rule, std::string message) {
        const kit::Spot turn = written_.turn.is_given() ? written_.turn : written_.setup;
        const kit::Spot where = written_.phase.is_given() ? written_.phase : turn;
        return errors_.add(where, "wrong-phase", std::move(rule), std::move(message));
    }
    void require(bool fact, std::string_view rule, std::string_view message) {
        if (!fact) {
            add_error(std::string(rule), std::string(message));
        }
    }
    core::Diagnostic& add_error(PrisonerId who, std::string rule, std::string message) {
        return errors_.add(
            written_.prisoners[index(who)], "wrong-prisoner", std::move(rule), std::move(message)
        );
    }

    /// Checks that prisoners are set up in turn order, and all of them before turn 1 (NC-S3).
    void check_setup_order() {
        require(
            (shown_.part == Part::Setup) == (shown_.turn == 0),
            "NC-S3",
            "Turn 0 has the phase setup, and later turns have another phase."
        );
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto who = static_cast<PrisonerId>(number);
            const bool unplaced = prisoner_of(shown_, who).whereabouts == Whereabouts::Unplaced;
            const bool may_wait = shown_.turn == 0 && index(who) >= index(shown_.active);
            const bool may_stand = shown_.turn != 0 || index(who) <= index(shown_.active);
            if (unplaced && !may_wait) {
                add_error(who, "NC-S3", "This prisoner must have a start already.");
            } else if (!unplaced && !may_stand) {
                add_error(who, "NC-S3", "This prisoner cannot have a start yet.");
            }
        }
    }

    void check_ending() {
        const bool certain = shown_.ending == Ending::Resigned || shown_.ending == Ending::Waited;
        if (shown_.ending == Ending::Unfinished) {
            add_error("NC-X1", "The ending of the game is missing.").expected =
                "ending and its name";
        } else if (!errors_.empty() || certain) {
            return;
        } else if (shown_.ending == Ending::Won) {
            require(is_won(rules_, shown_), "NC-Y3", "The game is not won in this position.");
        } else {
            require(
                loss(rules_, state_) == shown_.ending,
                "NC-X6",
                "The game is not lost with this ending in this position."
            );
        }
    }

    void check_step() {
        const RestingStep* const found = find_resting_step(shown_.part, shown_.step);
        if (found == nullptr) {
            add_error(
                "",
                "There is no decision in the part " + std::string(name(shown_.part))
                    + " at the step " + std::string(name(shown_.step)) + "."
            );
            return;
        }
        require(
            found->hand != HandNeed::Full || holds(),
            "NC-L5",
            "This step needs a drawn tile in hand."
        );
        require(
            found->hand != HandNeed::Empty || !holds(),
            "NC-L5",
            "At this step no tile can be in hand."
        );
    }

    void check_properties() {
        const bool aims =
            holds() && (is_at(Step::Land) || is_at(Step::Blind) || is_at(Step::Scramble));
        const bool fills = is_or_resumes(Step::Fill) || is_or_resumes(Step::ScrambleFill);
        require(
            aims || shown_.target == kNoCell,
            "",
            "Only a drawn tile at the steps land, blind and scramble has a target."
        );
        require(!aims || shown_.target != kNoCell, "", "The target cell of the tile is missing.");
        require(
            fills == (shown_.filling != 0),
            "NC-O6",
            "`filling` is needed at the steps fill and scramble-fill, and only there."
        );
        require(
            shown_.triggered == 0 || is_at(Step::Strike) || is_at(Step::Line),
            "NC-A2",
            "Monsters are triggered at the steps line and strike only."
        );
        require(
            !is_at(Step::Strike) || shown_.triggered != 0,
            "NC-A2",
            "The triggered monsters are missing: triggered CELL,..."
        );
        require(
            shown_.hits_done == 0 || is_at(Step::Strike),
            "NC-A7",
            "Hits are counted at the step strike only."
        );
        check_resume();
        check_dirge();
        require(!shown_.may_drop || may_drop(), "NC-A9", "A drop is not possible here.");
        require(
            !shown_.nerve_due || shown_.part == Part::Stay || shown_.part == Part::End,
            "NC-C1",
            "Nerve is due only after a Stay."
        );
        require(
            shown_.ending == Ending::Unfinished,
            "NC-X1",
            "A game has an ending only at the step over."
        );
        if (contains(shown_.passed, shown_.active)) {
            errors_.add(
                written_.passed,
                "wrong-passed",
                "NC-Y2",
                "The active prisoner cannot pass a key to themselves."
            );
        }
    }

    [[nodiscard]] bool is_or_resumes(Step step) const {
        return is_at(step) || shown_.resume == step;
    }
    [[nodiscard]] bool is_called() const { return is_at(Step::Dirge) || is_at(Step::DirgeCost); }

    /// Returns whether the prisoner may fall by choice: NC-A9 in the first printing, NC-K6 with
    /// keepers.
    [[nodiscard]] bool may_drop() const {
        const bool charged = shown_.part == Part::Move && rules_.switches.drop_after_charge
                             && (is_at(Step::Strike) || is_at(Step::Scramble));
        return charged || (is_at(Step::Scramble) && hangs_over_keeper());
    }
    [[nodiscard]] bool hangs_over_keeper() const {
        return shown_.darkness[index(TileKind::Keeper)] != 0 && active().has_key
               && is_on_board(active()) && is_pit(kind_at(shown_, active().cell));
    }

    void check_resume() {
        if (shown_.resume == Step::Over) {
            require(!is_called(), "NC-D2", "The step after the Dirge is missing: resume STEP.");
            return;
        }
        const bool interrupts = is_at(Step::Line) || is_called();
        if (ground_can_go()) {
            require(
                interrupts && shown_.triggered == 0 && can_resume(shown_.part, shown_.resume),
                "NC-P2",
                "This step cannot follow a fall or the Dirge."
            );
        } else {
            require(
                interrupts && shown_.resume == Step::ScrambleRelight && shown_.triggered == 0
                    && can_resume(shown_.part, shown_.resume) && is_falling(active()),
                "NC-A10",
                "Only a scramble into a pit can resume with scramble-relight."
            );
        }
    }

    void check_dirge() {
        require(
            (shown_.dirge != 0) == is_at(Step::DirgeCost)
                || (shown_.dirge != 0 && is_at(Step::Line) && shown_.resume != Step::Over),
            "NC-D3",
            "The Dirge is on the board only at the step dirge-cost and while a line is chosen."
        );
        Prisoners under = 0;
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown_.prisoners[who];
            if (is_on_board(prisoner) && contains(shown_.dirge, prisoner.cell)) {
                under = static_cast<Prisoners>(under | only(static_cast<PrisonerId>(who)));
            }
        }
        require(
            under == shown_.under_dirge,
            "NC-D3",
            "`under` must name the prisoners on the cells of the Dirge."
        );
        if (is_at(Step::DirgeCost)) {
            require(
                under != 0 && prisoner_of(shown_, first_of(under)).nerve != 0,
                "NC-N4",
                "The next prisoner under the Dirge has no nerve to block."
            );
        }
        require(
            (shown_.origin != kNoCell) == (shown_.resume == Step::Look),
            "NC-P3",
            "`origin` is needed when the step to resume is look, and only then."
        );
    }

    void check_whereabouts() {
        const Whereabouts place = active().whereabouts;
        // A prisoner who fell can still be acting while others are struck or relit.
        const bool loose = is_at(Step::Line) || is_at(Step::Strike) || is_at(Step::ScrambleFill)
                           || is_called() || (is_at(Step::Fill) && ground_can_go())
                           || shown_.part == Part::End;
        const Whereabouts wanted = is_at(Step::Start)  ? Whereabouts::Unplaced
                                   : is_at(Step::Land) ? Whereabouts::Falling
                                                       : Whereabouts::OnBoard;
        if (loose ? place == Whereabouts::Unplaced : place != wanted) {
            add_error(
                shown_.active, "", "The active prisoner cannot be in this place in this phase."
            );
        }
        bool undecided = false;
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto who = static_cast<PrisonerId>(number);
            const Prisoner& prisoner = prisoner_of(shown_, who);
            if (is_falling(prisoner) && prisoner.line == Line::None) {
                undecided = true;
                check_pit_of_fall(who);
            }
        }
        require(
            undecided || !is_at(Step::Line),
            "NC-F1",
            "At the step line a falling prisoner must still choose a row or column."
        );
    }

    /// Returns whether a pit fiend or the Dirge can remove the ground while light is filled
    /// (NC-P2).
    [[nodiscard]] bool ground_can_go() const {
        return rules_.facts(TileKind::PitFiend).count != 0
               || rules_.facts(TileKind::Omen).count == kDirgeOmens;
    }

    void check_pit_of_fall(PrisonerId who) {
        const Cell cell = prisoner_of(shown_, who).cell;
        const TileKind ground = kind_at(shown_, cell);
        // Without a possible scramble, a prisoner falls from a monster that stays (NC-A9).
        const bool fell_where_it_stood = who == shown_.active && is_monster(ground);
        if (!is_at(Step::Line)) {
            add_error(who, "NC-F1", "This fall must have a row or column already.");
        } else if (!is_pit(ground) && !contains(shown_.dirge, cell) && !fell_where_it_stood) {
            add_error(who, "NC-F1", "There is no pit here to fall into.");
        }
    }

    /// Checks that only a prisoner about to scramble is on a monster or above a pit (NC-G4, NC-A9).
    void check_ground() {
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto who = static_cast<PrisonerId>(number);
            const Prisoner& prisoner = prisoner_of(shown_, who);
            if (!is_on_board(prisoner)) {
                continue;
            }
            const TileKind ground = kind_at(shown_, prisoner.cell);
            const bool acts = who == shown_.active;
            const bool struck = acts && is_at(Step::Strike) && shown_.part != Part::Stay;
            const bool scrambles = acts && is_at(Step::Scramble);
            const bool hangs =
                scrambles && (rules_.switches.monster_becomes_pit || hangs_over_keeper());
            if (is_pit(ground) && !hangs) {
                add_error(who, "NC-G4", "A prisoner cannot stand on a pit.");
            } else if (is_monster(ground) && !(struck || (scrambles && outlasts_contact(ground)))) {
                add_error(who, "NC-A9", "A prisoner cannot stay on a monster.");
            } else if (scrambles && !is_pit(ground) && !is_monster(ground)) {
                add_error(who, "NC-A9", "A scramble starts on a monster or the pit it became.");
            }
        }
    }

    /// Returns whether the monster is still there when the prisoner scrambles off it (NC-A8,
    /// NC-K6).
    [[nodiscard]] bool outlasts_contact(TileKind monster) const {
        return monster == TileKind::Keeper ? active().has_key
                                           : !rules_.switches.monster_becomes_pit;
    }

    void check_contact() {
        const bool on_keeper = is_at(Step::Strike) && is_on_board(active())
                               && kind_at(shown_, active().cell) == TileKind::Keeper;
        const bool fits = shown_.contact == Contact::Landing ? shown_.part == Part::Landing
                          : shown_.contact == Contact::Rear
                              ? shown_.part == Part::Move && !active().has_key
                              : true;
        require(
            on_keeper == (shown_.contact != Contact::None) && fits,
            "NC-K5",
            "The contact with the keeper is wrong: give front, rear or landing."
        );
    }

    [[nodiscard]] bool lies_behind_exit(Cell target) const {
        return std::ranges::any_of(kDirections, [&](Direction direction) {
            return has_exit(shown_, active().cell, direction)
                   && rules_.board.next(active().cell, direction) == target;
        });
    }

    void check_target() {
        if (is_at(Step::Blind)) {
            require(!active().lit, "NC-O3", "Only a prisoner whose candle is out steps blind.");
        }
        if (is_at(Step::Replace)) {
            require(is_monster(shown_.hand), "NC-C2", "Only a monster replaces a tile.");
        }
        if (shown_.target == kNoCell) {
            return;
        }
        require(is_free(shown_, shown_.target), "NC-L5", "The target is not a free cell.");
        if (is_at(Step::Land)) {
            require(
                contains(landing_cells(rules_, shown_), shown_.target),
                "NC-F2",
                "The target is not a dark, empty cell of the prisoner's line."
            );
        } else {
            require(
                lies_behind_exit(shown_.target),
                "NC-O3",
                "The target is not behind an exit of the prisoner's tile."
            );
        }
    }

    void check_strike() {
        for (const Cell cell : each(shown_.triggered)) {
            require(
                is_monster(kind_at(shown_, cell)),
                "NC-A2",
                "There is no monster at " + cell_name(rules_.board, cell) + " to trigger."
            );
        }
        if (!is_at(Step::Strike) || !errors_.empty()) {
            return;
        }
        const ChainHit hit =
            next_hit(find_chain(rules_, shown_, shown_.triggered), shown_.hits_done);
        if (hit.victim == kNobody) {
            add_error("NC-A7", "All hits of this strike are already done: no decision is pending.");
        } else if (!hit_cost(shown_, hit).blockable) {
            add_error("NC-N4", "The next hit cannot be blocked: no decision is pending.");
        } else if (prisoner_of(shown_, hit.victim).nerve == 0) {
            add_error("NC-N4", "The prisoner hit next has no nerve: no decision is pending.");
        }
    }

    void check_fill() {
        for (unsigned number = 0; number < rules_.prisoners; ++number) {
            const auto who = static_cast<PrisonerId>(number);
            const Prisoner& prisoner = prisoner_of(shown_, who);
            const bool draws = holds() && who == first_of(shown_.filling);
            const bool may_have_fallen = !draws && ground_can_go();
            if (contains(shown_.filling, who) && !may_have_fallen
                && !(is_on_board(prisoner) && prisoner.lit)) {
                add_error(who, "NC-O6", "Only a relit prisoner can be named in `filling`.");
            }
        }
    }

    /// Checks that the game would not have ended already (NC-X6).
    void check_turn_continues() {
        if (is_at(Step::Flickers)) {
            require(flickers_apply(shown_), "NC-E3", "The final flickers have not begun yet.");
        }
        if (!errors_.empty()) {
            return;
        }
        if (is_won(rules_, shown_)) {
            add_error("NC-X1", "This game is won: the phase must be over.");
        } else if (is_settled(shown_)) {
            const Ending ending = loss(rules_, state_);
            if (ending != Ending::Unfinished) {
                add_error(rule_of(ending), "This game is lost: the phase must be over.").hint =
                    "phase end over ending " + std::string(name(ending));
            }
        }
    }

    static std::string rule_of(Ending ending) {
        constexpr std::array<std::string_view, 8> kRules{
            "", "NC-X1", "NC-X2", "NC-X3", "NC-X4", "NC-X5", "NC-X7", "NC-X8"};
        return std::string(kRules[static_cast<std::size_t>(ending)]);
    }

    const Rules& rules_;
    const WrittenPosition& written_;
    const State& state_;
    const PublicState& shown_;
    kit::PositionErrors& errors_;
};

}  // namespace

void check_phase(
    const Rules& rules,
    const WrittenPosition& written,
    const State& state,
    kit::PositionErrors& errors
) {
    PhaseCheck(rules, written, state, errors).check();
}

}  // namespace tenebrae::nightcage
