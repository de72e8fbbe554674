// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/panel_picture.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/signs.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

using tui::Rect;
using tui::Role;

constexpr int kFirstColumn = 4;
constexpr int kFirstColumnAfterBlock = 6;
constexpr int kWideRows = 46;

/// Cuts a text to a number of columns.
std::string cut_to(std::string text, int columns) {
    while (core::display_width(text) > columns) {
        do {
            text.pop_back();
        } while (!core::is_valid_utf8(text));
    }
    return text;
}

class PrisonerRows {
public:
    PrisonerRows(const Brush& brush, const Rect& rect, const PanelContent& content)
        : brush_(brush),
          rect_(rect),
          rules_(content.game.rules()),
          names_(content.game.names()),
          seats_(content.game.seats()),
          shown_(content.view.shown),
          wide_(rect.width >= kWideRows),
          has_bars_(content.drawing.bars()),
          has_blocks_(wide_ && has_bars_) {}

    int draw() {
        if (!measure()) {
            names_players_ = false;
            measure();
        }
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            draw_row(static_cast<PrisonerId>(who));
        }
        return std::min<int>(rules_.prisoners, rect_.height);
    }

private:
    enum Column : std::size_t { Name, Where, Key, Nerve, Gate, Columns };
    struct Row {
        std::array<std::string, Columns> texts;
    };

    [[nodiscard]] Row row_of(PrisonerId who) const;
    [[nodiscard]] std::string name_of(PrisonerId who) const;
    [[nodiscard]] std::string where(const Prisoner& prisoner) const;
    [[nodiscard]] std::string to_gate(const Prisoner& prisoner) const;
    [[nodiscard]] int first_column() const {
        return has_blocks_ ? kFirstColumnAfterBlock : kFirstColumn;
    }
    bool measure();
    void draw_number(PrisonerId who, int y) const;
    void draw_row(PrisonerId who) const;
    void draw_nerve(tui::Point at, int nerve) const;

    const Brush& brush_;
    const Rect& rect_;
    const Rules& rules_;
    const Names& names_;
    std::span<const table::SeatInfo> seats_;
    const PublicState& shown_;
    bool wide_;
    bool has_bars_;
    bool has_blocks_;  ///< the numbers are on blocks of the prisoners' colours, as on the board
    bool names_players_ = true;  ///< false: there is no room for the names of players
    std::vector<Row> rows_;
    std::array<int, Columns> widths_{};
};

PrisonerRows::Row PrisonerRows::row_of(PrisonerId who) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    return {
        {name_of(who),
         where(prisoner),
         prisoner.has_key ? "KEY" : "",
         wide_ ? "nerve oo" : "oo",
         to_gate(prisoner)}};
}

/// Returns the player's number, and the name of the prisoner or else of the player: "P2 Ben".
/// With two players, who have two prisoners each, it does not mix both kinds of names.
std::string PrisonerRows::name_of(PrisonerId who) const {
    const std::string& name = names_[index(who)];
    if (rules_.players == 1) {
        return name;
    }
    const int seat = seat_of(rules_, shown_, who);
    const std::string number = "P" + std::to_string(seat + 1);
    if (!name.empty()) {
        return number + " " + name;
    }
    const bool would_mix = rules_.players == 2 && !std::ranges::all_of(names_, &std::string::empty);
    return names_players_ && !would_mix ? number + " " + table::seat_name(seats_, seat) : number;
}

std::string PrisonerRows::where(const Prisoner& prisoner) const {
    switch (prisoner.whereabouts) {
    case Whereabouts::Unplaced: return "-";
    case Whereabouts::OnBoard: return cell_name(rules_.board, prisoner.cell);
    case Whereabouts::Falling: break;
    }
    const std::string sign = wide_ ? "  falling, " : "  ";
    if (prisoner.line == Line::None) {
        return sign + "pit " + cell_name(rules_.board, prisoner.cell);
    }
    if (wide_) {
        return sign + line_text(rules_, prisoner);
    }
    return prisoner.line == Line::Row
               ? sign + "row " + row_name(rules_.board.row_of(prisoner.cell))
               : sign + "col " + column_name(rules_.board.column_of(prisoner.cell));
}

/// Returns nothing while there is no gate on the board.
std::string PrisonerRows::to_gate(const Prisoner& prisoner) const {
    if (!is_on_board(prisoner) || cells_of(shown_, TileKind::Gate) == 0) {
        return "";
    }
    const std::optional<int> steps = steps_to_gate(rules_, shown_, prisoner.cell);
    return !steps ? "no path" : *steps == 0 ? "at gate" : std::to_string(*steps) + " to gate";
}

/// Fills the rows and measures their columns. Returns false if there is too little room; then names
/// are shortened.
bool PrisonerRows::measure() {
    rows_.clear();
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        rows_.push_back(row_of(static_cast<PrisonerId>(who)));
    }
    widths_ = {};
    int all = first_column();
    for (std::size_t column = 0; column < Columns; ++column) {
        for (const Row& row : rows_) {
            widths_[column] = std::max(widths_[column], core::display_width(row.texts[column]));
        }
        all += widths_[column] > 0 ? widths_[column] + 1 : 0;
    }
    const int missing = all - 1 - rect_.width;
    widths_[Name] = std::max(0, widths_[Name] - std::max(0, missing));
    return missing <= 0;
}

/// Draws the number and the flame.
void PrisonerRows::draw_number(PrisonerId who, int y) const {
    const bool is_lit = prisoner_of(shown_, who).lit;
    int x = rect_.x + 1;
    if (has_blocks_) {
        const std::string number = " " + prisoner_name(who) + " ";
        x = brush_.write({x, y}, number, {block_of(index(who))});
    } else {
        x = brush_.write({x, y}, prisoner_name(who), {role_of(who), 0});
    }
    const Sign flame = has_bars_ ? Sign::Candle : Sign::Flame;
    brush_.put({x, y}, is_lit ? flame : Sign::Out, {is_lit ? Role::Flame : Role::Faint, 0});
}

void PrisonerRows::draw_row(PrisonerId who) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    const int y = rect_.y + static_cast<int>(index(who));
    const bool active = who == shown_.active && decision(shown_) != Decision::Over;
    if (active) {
        brush_.put({rect_.x, y}, Sign::Turn, {Role::Text, 0});
    }
    draw_number(who, y);
    const std::array<Role, Columns> roles{
        active ? Role::Strong : Role::Text,
        is_falling(prisoner) ? Role::Bad : Role::Text,
        role_of(OwnRole::Key),
        Role::Faint,
        role_of(OwnRole::Gate)};
    int x = rect_.x + first_column();
    for (std::size_t column = 0; column < Columns; ++column) {
        const std::string text = cut_to(rows_[index(who)].texts[column], widths_[column]);
        if (column == Nerve) {
            brush_.write({x, y}, text.substr(0, text.size() - 2), {Role::Faint, 0});
            draw_nerve({x + widths_[column] - 2, y}, prisoner.nerve);
        } else {
            brush_.write({x, y}, text, {roles[column], 0});
        }
        if (column == Where && is_falling(prisoner)) {
            brush_.put({x, y}, Sign::Falling, {Role::Bad, 0});
        }
        x += widths_[column] > 0 ? widths_[column] + 1 : 0;
    }
}

void PrisonerRows::draw_nerve(tui::Point at, int nerve) const {
    for (int token = 0; token < 2; ++token) {
        const bool has = token < nerve;
        brush_.put(
            {at.x + token, at.y},
            has ? Sign::Nerve : Sign::NoNerve,
            {has ? Role::Text : Role::Faint, 0}
        );
    }
}

}  // namespace

int draw_prisoners(const Brush& brush, const tui::Rect& rect, const PanelContent& content) {
    return PrisonerRows(brush, rect, content).draw();
}

}  // namespace tenebrae::nightcage::board
