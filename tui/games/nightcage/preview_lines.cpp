// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/preview_lines.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tenebrae::nightcage::board {
namespace {

std::string with_rule(const std::string& text, std::string_view rule) {
    return text + " [" + std::string(rule) + "]";
}

class PreviewLines {
public:
    PreviewLines(
        const Rules& rules,
        const View& view,
        const Names& names,
        Action action,
        const ActionPreview& preview
    )
        : rules_(rules),
          view_(view),
          shown_(view.shown),
          names_(names),
          action_(action),
          preview_(preview) {}

    std::vector<tui::PreviewLine> build() {
        add_ending();
        add_falls();
        add_strikes();
        add_losses();
        add_cost();
        add_chances();
        add_draws();
        add_gains();
        if (lines_.empty()) {
            add_common("Nothing else happens.", false);
        }
        return std::move(lines_);
    }

private:
    void add_ending();
    void add_falls();
    void add_strikes();
    void add_losses();
    void add_cost();
    void add_gains();
    void add_draws();
    void add_chances();

    void add_warning(const std::string& text, std::string_view rule) {
        lines_.push_back({with_rule(text, rule), true});
    }
    void add(const std::string& text, std::string_view rule) {
        lines_.push_back({with_rule(text, rule), false});
    }
    /// Adds a line about an effect that nearly every Move has, without its rule.
    void add_common(std::string text, bool bad) { lines_.push_back({std::move(text), bad}); }
    /// Returns the cells in a prisoner's light that tiles would be drawn for.
    [[nodiscard]] Cells drawn_for(const Event& drawn) const;
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }
    [[nodiscard]] std::string list_text(Cells cells) const;
    [[nodiscard]] std::string list_text(Prisoners prisoners) const;
    [[nodiscard]] int count(EventKind kind) const;
    [[nodiscard]] Cells cells_of(EventKind kind) const;
    [[nodiscard]] const Event* first(EventKind kind) const;

    const Rules& rules_;
    const View& view_;
    const PublicState& shown_;
    const Names& names_;
    Action action_;
    const ActionPreview& preview_;
    std::vector<tui::PreviewLine> lines_;
};

std::string PreviewLines::list_text(Cells cells) const {
    std::vector<std::string> names;
    for (Cell cell : each(cells)) {
        const TileKind kind = kind_at(shown_, cell);
        const bool is_valuable =
            kind == TileKind::Gate || is_monster(kind) || contains(shown_.keys, cell);
        const std::string what = is_valuable ? " (" + std::string(display_name(kind)) + ")" : "";
        names.push_back(at(cell) + what);
    }
    return core::joined(names, ", ", " and ");
}

std::string PreviewLines::list_text(Prisoners prisoners) const {
    std::vector<std::string> names;
    for (Prisoners rest = prisoners; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        names.push_back(display_name(names_, first_of(rest)));
    }
    return core::joined(names, ", ", " and ");
}

int PreviewLines::count(EventKind kind) const {
    return static_cast<int>(std::count_if(
        preview_.events.begin(),
        preview_.events.end(),
        [kind](const Event& event) { return event.kind == kind; }
    ));
}

Cells PreviewLines::cells_of(EventKind kind) const {
    Cells cells = 0;
    for (const Event& event : preview_.events) {
        cells |= event.kind == kind ? only(event.cell) : 0;
    }
    return cells;
}

const Event* PreviewLines::first(EventKind kind) const {
    const auto* found =
        std::find_if(preview_.events.begin(), preview_.events.end(), [kind](const Event& event) {
            return event.kind == kind;
        });
    return found == preview_.events.end() ? nullptr : found;
}

void PreviewLines::add_ending() {
    if (const Event* end = first(EventKind::GameEnds)) {
        const auto ending = static_cast<Ending>(end->number);
        const std::string text{ending_sentence(ending)};
        ending == Ending::Won ? add(text, ending_rule(ending))
                              : add_warning(text, ending_rule(ending));
    } else if (preview_.certain_loss) {
        add_warning("This loses the game for certain.", "NC-X4");
    }
}

void PreviewLines::add_falls() {
    if (preview_.falling != 0) {
        const bool one = (preview_.falling & (preview_.falling - 1)) == 0;
        add_warning(
            core::capitalised(list_text(preview_.falling)) + (one ? " falls." : " fall."), "NC-F1"
        );
    }
}

void PreviewLines::add_strikes() {
    if (action_.kind == ActionKind::Dirge && preview_.struck != 0) {
        add_warning(
            core::capitalised(list_text(preview_.struck)) + " under the Dirge: lights out, "
                + core::counted(preview_.hit_tiles, "tile") + ".",
            "NC-D3"
        );
    }
    if (preview_.striking == 0) {
        return;
    }
    const Cell striker = nightcage::first(preview_.striking);
    const bool one = preview_.striking == only(striker);
    std::vector<std::string> places;
    for (Cell cell : each(preview_.striking)) {
        places.push_back(at(cell));
    }
    // If the cell has no monster, the tile in hand is the striker.
    const TileKind there = kind_at(shown_, striker);
    const TileKind kind = is_monster(there) ? there : shown_.hand;
    const std::string what = one ? std::string(display_name(kind)) : "monsters";
    const std::string who = "The " + what + " at " + core::joined(places, ", ", " and ")
                            + (one ? " strikes" : " strike");
    if (preview_.struck == 0) {
        add_warning(who + " and " + (one ? "hits" : "hit") + " no one.", "NC-A3");
    } else {
        add_warning(
            who + " " + list_text(preview_.struck) + ": lights out, "
                + core::counted(preview_.hit_tiles, "tile") + ".",
            "NC-A6"
        );
    }
}

/// Adds the tiles that would be lost, except the one that is replaced: the choice itself names it.
void PreviewLines::add_losses() {
    const Cells crumbled = cells_of(EventKind::Crumbled);
    if (crumbled != 0) {
        add_common(list_text(crumbled) + " crumbles into a pit.", true);
    }
    const Cells pits = cells_of(EventKind::TurnedToPit) & occupied(shown_);
    if (pits != 0) {
        add_warning("Become pits: " + list_text(pits) + ".", "NC-P1");
    }
    const Cells under =
        action_.kind == ActionKind::Dirge
            ? dirge_body(rules_, action_.cell, action_.direction()) & occupied(shown_)
            : 0;
    if (under != 0) {
        add_warning("Swallowed: " + list_text(under) + ".", "NC-D4");
    }
    const Cells lost = preview_.lost & ~crumbled & ~pits & ~under & occupied(shown_);
    if (lost != 0) {
        add_common("Goes dark: " + list_text(lost) + ".", true);
    }
}

void PreviewLines::add_cost() {
    const int nerve = count(EventKind::NerveSpent);
    if (nerve > 0) {
        add_warning("Costs " + std::to_string(nerve) + " nerve.", "NC-N1");
    }
    if (action_.kind == ActionKind::Stay && preview_.tiles > 0) {
        add_warning("The top tile is lost; a monster would replace a tile beside you.", "NC-C1");
    }
}

Cells PreviewLines::drawn_for(const Event& drawn) const {
    const auto step = static_cast<Step>(drawn.number);
    return step == Step::Light || step == Step::Fill || step == Step::ScrambleFill
               ? free_lit_cells(rules_, preview_.shown, drawn.who)
               : 0;
}

void PreviewLines::add_draws() {
    const Event* drawn = first(EventKind::Drawn);
    if (drawn == nullptr) {
        return;
    }
    if (const Cells free = drawn_for(*drawn); free != 0) {
        const int tiles = std::min(std::popcount(free), preview_.shown.stack_size + 1);
        add_common("Draws " + core::counted(tiles, "tile") + ": " + list_text(free) + ".", false);
    } else {
        const auto step = static_cast<Step>(drawn->number);
        add("A tile is drawn for the cell.", step == Step::Blind ? "NC-O4" : "NC-F2");
    }
}

/// Adds the chance of a monster among the tiles drawn at once, from public information.
void PreviewLines::add_chances() {
    const Event* drawn = first(EventKind::Drawn);
    if (drawn == nullptr || preview_.certain_loss) {
        return;
    }
    const auto chances = next_tile_chances(view_);
    double monster = 0;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        monster += is_monster(static_cast<TileKind>(kind)) ? chances[kind] : 0;
    }
    const int wanted = std::max(1, std::popcount(drawn_for(*drawn)));
    const int tiles = std::min(wanted, preview_.shown.stack_size + 1);
    const double left = view_.shown.stack_size;
    double none = 1;
    for (int tile = 0; tile < tiles && tile < view_.shown.stack_size; ++tile) {
        none *= std::max(0.0, (left * (1 - monster) - tile) / (left - tile));
    }
    const long percent = std::lround((1 - none) * 100);
    if (percent > 0) {
        const std::string what = tiles == 1 ? "the tile is a monster." : "a monster is among them.";
        add_common(std::to_string(percent) + " %: " + what, true);
    }
}

void PreviewLines::add_gains() {
    const Cells kept = next_removal(rules_, shown_) & light(rules_, preview_.shown)
                       & occupied(shown_) & ~preview_.lost;
    if (kept != 0) {
        add_common("Keeps " + list_text(kept) + ".", false);
    }
    if (const Event* taken = first(EventKind::KeyTaken)) {
        add("Takes the key at " + at(taken->cell) + ".", "NC-M5");
    }
    Prisoners relit = 0;
    for (const Event& event : preview_.events) {
        if (event.kind == EventKind::Relit) {
            relit = static_cast<Prisoners>(relit | only(event.who));
        }
    }
    if (relit != 0) {
        add("Relit: " + list_text(relit) + ".", "NC-O6");
    }
    const Prisoner& active = prisoner_of(shown_, shown_.active);
    if (action_.kind == ActionKind::Stay && active.lit && active.nerve < 2
        && !preview_.certain_loss) {
        add("Gains 1 nerve at the end of the turn.", "NC-C1");
    }
}

class PreviewHeading {
public:
    PreviewHeading(const Rules& rules, const PublicState& shown, const Names& names, Action action)
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
        return line_text(rules_, faller);
    }

    const Rules& rules_;
    const PublicState& shown_;
    const Names& names_;
    Action action_;
};

std::string PreviewHeading::predicate() const {
    switch (action_.kind) {
    case ActionKind::Start: return "starts at " + cell();
    case ActionKind::Place: return "lays it at " + cell();
    case ActionKind::Move: return "moves to " + beside();
    case ActionKind::Again: return "moves again to " + beside();
    case ActionKind::Charge: return "charges " + beside();
    case ActionKind::Scramble: return "scrambles to " + beside();
    case ActionKind::Stay: return "stays";
    case ActionKind::Pass: return "passes the key to " + short_name(action_.prisoner());
    case ActionKind::Take: return "takes the key from " + short_name(action_.prisoner());
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
    case ActionKind::Dirge: return "comes to " + cell();
    case ActionKind::Resign: break;
    }
    return "resigns";
}

}  // namespace

std::vector<tui::PreviewLine> preview_lines(
    const Rules& rules,
    const View& view,
    const Names& names,
    Action action,
    const ActionPreview& preview
) {
    return PreviewLines(rules, view, names, action, preview).build();
}

std::string
preview_heading(const Rules& rules, const PublicState& shown, const Names& names, Action action) {
    return PreviewHeading(rules, shown, names, action).text();
}

}  // namespace tenebrae::nightcage::board
