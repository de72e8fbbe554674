// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/prisoner_rows.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/standing.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

using tui::Rect;
using tui::Role;

constexpr int kFirstColumn = 4;
constexpr int kWideRows = 46;

enum Column : std::size_t { Name, Where, Key, Nerve, Gate, Columns };

struct Row {
    std::array<std::string, Columns> texts;
};

/// As much of a text as takes so many columns.
std::string cut_to(std::string text, int columns) {
    while (core::display_width(text) > columns) {
        do {
            text.pop_back();
        } while (!core::is_valid_utf8(text));
    }
    return text;
}

class Rows {
public:
    Rows(const Brush& brush, const Rect& rect, const NightCage& game, const PublicState& shown)
        : brush_(brush),
          rect_(rect),
          rules_(game.rules()),
          names_(game.names()),
          shown_(shown),
          wide_(rect.width >= kWideRows) {}

    int draw() {
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            rows_.push_back(row_of(static_cast<PrisonerId>(who)));
        }
        measure();
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            draw_row(static_cast<PrisonerId>(who));
        }
        return std::min<int>(rules_.prisoners, rect_.height);
    }

private:
    [[nodiscard]] Row row_of(PrisonerId who) const;
    [[nodiscard]] std::string name_of(PrisonerId who) const;
    [[nodiscard]] std::string where(const Prisoner& prisoner) const;
    [[nodiscard]] std::string to_gate(const Prisoner& prisoner) const;
    void measure();
    void draw_row(PrisonerId who) const;
    void draw_nerve(tui::Point at, int nerve) const;

    const Brush& brush_;
    const Rect& rect_;
    const Rules& rules_;
    const Names& names_;
    const PublicState& shown_;
    bool wide_;
    std::vector<Row> rows_;
    std::array<int, Columns> widths_{};
};

Row Rows::row_of(PrisonerId who) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    return {
        {name_of(who),
         where(prisoner),
         prisoner.has_key ? "KEY" : "",
         wide_ ? "nerve oo" : "oo",
         to_gate(prisoner)}};
}

std::string Rows::name_of(PrisonerId who) const {
    const std::string& name = names_[index(who)];
    if (rules_.players == 1) {
        return name;
    }
    const std::string player = "P" + std::to_string(seat_of(rules_, shown_, who) + 1);
    return name.empty() ? player : player + " " + name;
}

std::string Rows::where(const Prisoner& prisoner) const {
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
        return sign + spoken_line(rules_, prisoner);
    }
    return prisoner.line == Line::Row
               ? sign + "row " + row_name(rules_.board.row_of(prisoner.cell))
               : sign + "col " + column_name(rules_.board.column_of(prisoner.cell));
}

/// Nothing as long as no gate lies on the board.
std::string Rows::to_gate(const Prisoner& prisoner) const {
    if (!is_on_board(prisoner) || cells_of(shown_, TileKind::Gate) == 0) {
        return "";
    }
    const std::optional<int> steps = steps_to_gate(rules_, shown_, prisoner.cell);
    return !steps ? "no way" : *steps == 0 ? "at gate" : std::to_string(*steps) + " to gate";
}

/// A name gives way where there is no room.
void Rows::measure() {
    int all = kFirstColumn;
    for (std::size_t column = 0; column < Columns; ++column) {
        for (const Row& row : rows_) {
            widths_[column] = std::max(widths_[column], core::display_width(row.texts[column]));
        }
        all += widths_[column] > 0 ? widths_[column] + 1 : 0;
    }
    const int missing = all - 1 - rect_.width;
    widths_[Name] = std::max(0, widths_[Name] - std::max(0, missing));
}

void Rows::draw_row(PrisonerId who) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    const int y = rect_.y + static_cast<int>(index(who));
    const bool active = who == shown_.active && decision(shown_) != Decision::Over;
    if (active) {
        brush_.put({rect_.x, y}, Sign::Turn, {Role::Text, 0});
    }
    brush_.write({rect_.x + 1, y}, prisoner_name(who), {role_of(who), 0});
    brush_.put(
        {rect_.x + 2, y},
        prisoner.lit ? Sign::Flame : Sign::Out,
        {prisoner.lit ? Role::Flame : Role::Faint, 0}
    );
    const std::array<Role, Columns> roles{
        active ? Role::Strong : Role::Text,
        is_falling(prisoner) ? Role::Bad : Role::Text,
        role_of(OwnRole::Key),
        Role::Faint,
        role_of(OwnRole::Gate)};
    int x = rect_.x + kFirstColumn;
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

void Rows::draw_nerve(tui::Point at, int nerve) const {
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

int draw_prisoners(
    const Brush& brush, const tui::Rect& rect, const NightCage& game, const PublicState& shown
) {
    return Rows(brush, rect, game, shown).draw();
}

}  // namespace tenebrae::nightcage::board
