// SPDX-License-Identifier: MIT
#include "games/nightcage/words/panel.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"

namespace tenebrae::nightcage {
namespace {

constexpr int kIndentation = 4;

std::string where(const Rules& rules, const Prisoner& prisoner) {
    switch (prisoner.whereabouts) {
    case Whereabouts::Unplaced: return "not yet set up";
    case Whereabouts::OnBoard: return cell_name(rules.board, prisoner.cell);
    case Whereabouts::Falling: break;
    }
    return prisoner.line == Line::None ? "fell at " + cell_name(rules.board, prisoner.cell)
                                       : "falls in " + line_text(rules, prisoner);
}

std::string
prisoner_line(const Rules& rules, const PublicState& shown, const Names& names, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown, who);
    const std::string& name = names[index(who)];
    std::string line = who == shown.active ? ">" : " ";
    line += prisoner_name(who) + (prisoner.lit ? "* " : "~ ");
    line += name.empty() ? "" : name + ": ";
    line += where(rules, prisoner) + ", nerve " + std::to_string(prisoner.nerve);
    return line + (prisoner.has_key ? ", key" : "");
}

/// Returns "straight 5, T 20".
std::string short_counts(const KindCounts& counts) {
    std::string text;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (counts[kind] > 0) {
            text += text.empty() ? "" : ", ";
            text += std::string(display_name(static_cast<TileKind>(kind))) + " "
                    + std::to_string(counts[kind]);
        }
    }
    return text;
}

std::string pile_text(std::string_view title, const KindCounts& counts) {
    const int all = total(counts);
    const std::string text = std::string(title) + " " + std::to_string(all);
    return all == 0 ? text : text + ": " + short_counts(counts);
}

void add(std::vector<std::string>& lines, const std::string& text, int width) {
    for (std::string& line : core::wrap_hanging(text, width, kIndentation)) {
        lines.push_back(std::move(line));
    }
}

}  // namespace

std::string turn_text(const Rules& rules, const PublicState& shown) {
    if (shown.turn == 0) {
        return "setup";
    }
    const int round = (shown.turn - 1) / rules.prisoners + 1;
    return "turn " + std::to_string(shown.turn) + ", round " + std::to_string(round);
}

std::string candle_text(const Prisoner& prisoner) {
    return prisoner.lit ? "lit" : "lights out";
}

std::string line_text(const Rules& rules, const Prisoner& prisoner) {
    return prisoner.line == Line::Row
               ? "row " + row_name(rules.board.row_of(prisoner.cell))
               : "column " + column_name(rules.board.column_of(prisoner.cell));
}

std::string_view ending_sentence(Ending ending) {
    switch (ending) {
    case Ending::Won: return "Won: all prisoners stand on one gate, each with a key.";
    case Ending::NoGate: return "Lost: no gate is left on the board or in the stack.";
    case Ending::TooFewKeys: return "Lost: fewer keys are left than there are prisoners.";
    case Ending::FallsForEver: return "Lost: a prisoner falls, and no tile is left to land on.";
    case Ending::Isolated: return "Lost: no gate can be reached by every prisoner with a key.";
    case Ending::Waited: return "Lost: the prisoners have waited too long.";
    case Ending::Resigned: return "The players have resigned.";
    case Ending::Unfinished: break;
    }
    return "";
}

std::vector<std::string>
panel_lines(const Rules& rules, const View& view, const Names& names, int width) {
    const PublicState& shown = view.shown;
    std::vector<std::string> lines;
    std::string heading = core::capitalised(turn_text(rules, shown));
    if (rules.players > 1 && decision(shown) != Decision::Over) {
        const int seat = deciding_seat(rules, shown);
        heading += ", " + table::numbered_seat_name(seats_of(rules, names), seat);
    }
    add(lines, heading, width);
    lines.emplace_back();
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        add(lines, prisoner_line(rules, shown, names, static_cast<PrisonerId>(who)), width);
    }
    lines.emplace_back();
    if (shown.hand != TileKind::None) {
        add(lines, "In hand: " + std::string(display_name(shown.hand)), width);
    }
    add(lines, pile_text("Stack", view.stack_counts), width);
    add(lines, pile_text("Darkness", shown.darkness), width);
    if (shown.omens_aside != 0) {
        add(lines, "The first omen is set aside.", width);
    }
    if (shown.stack_size == 0) {
        add(lines, shown.flickers ? "The final flickers." : "The final flickers come next.", width);
    }
    lines.emplace_back();
    const bool over = decision(shown) == Decision::Over;
    add(lines,
        over ? std::string(ending_sentence(shown.ending)) : question(rules, shown, names),
        width);
    return lines;
}

}  // namespace tenebrae::nightcage
