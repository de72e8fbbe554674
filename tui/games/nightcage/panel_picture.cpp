// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/panel_picture.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "tui/games/nightcage/brush.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr int kNameColumns = 10;
constexpr int kNameColumn = 4;
constexpr int kWhereColumn = kNameColumn + kNameColumns + 2;
constexpr int kNerveColumn = kWhereColumn + 9;
constexpr int kKeyColumn = kNerveColumn + 4;
constexpr int kMostDarknessLines = 4;
constexpr int kCandleColumns = 24;

/// All that can lie in the darkness has to fit into a few lines.
std::string_view short_name(TileKind kind) {
    switch (kind) {
    case TileKind::Start: return "start";
    case TileKind::Key: return "key";
    case TileKind::WaxEater: return "wax";
    case TileKind::CrumblingTee: return "T crumbling";
    case TileKind::PitFiend: return "fiend";
    case TileKind::None:
    case TileKind::Straight:
    case TileKind::Tee:
    case TileKind::FourWay:
    case TileKind::Gate:
    case TileKind::Keeper:
    case TileKind::Pathless:
    case TileKind::Omen:
    case TileKind::Pit:
    case TileKind::Chasm: break;
    }
    return spoken(kind);
}

/// As much of a text as takes so many columns.
std::string cut_to(std::string text, int columns) {
    while (core::display_width(text) > columns) {
        do {
            text.pop_back();
        } while (!core::is_valid_utf8(text));
    }
    return text;
}

class Panel {
public:
    Panel(const Brush& brush, const Rect& rect, const NightCage& game, const View& view, bool asked)
        : brush_(brush),
          rect_(rect),
          rules_(game.rules()),
          view_(view),
          shown_(view.shown),
          names_(game.names()),
          asked_(asked) {}

    int draw();

private:
    void draw_heading();
    void draw_labels();
    void draw_prisoner(PrisonerId who);
    void draw_nerve(Point at, int nerve) const;
    void draw_candle();
    void draw_aside();
    void draw_hand();
    void draw_next();
    void draw_darkness();

    [[nodiscard]] int room() const { return rect_.bottom() - y_; }
    [[nodiscard]] Point here(int column) const { return {rect_.x + column, y_}; }
    void write(int column, std::string_view text, Role role) const {
        brush_.write(here(column), text, {role, 0});
    }
    [[nodiscard]] std::string where(const Prisoner& prisoner) const;

    const Brush& brush_;
    const Rect& rect_;
    const Rules& rules_;
    const View& view_;
    const PublicState& shown_;
    const Names& names_;
    bool asked_;
    int y_ = 0;
};

/// Everything wanted on the tallest panel; blank lines and chances are the first to go.
int Panel::draw() {
    y_ = rect_.y;
    const int needed = rules_.prisoners + 4;
    const int spare = rect_.height - needed;
    draw_heading();
    if (spare > 0) {
        draw_labels();
    }
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        draw_prisoner(static_cast<PrisonerId>(who));
    }
    y_ += spare > 2 ? 1 : 0;
    draw_candle();
    draw_aside();
    if (!asked_ && shown_.hand != TileKind::None) {
        draw_hand();
    } else if (spare > 3) {
        draw_next();
    }
    draw_darkness();
    return std::min(y_, rect_.bottom()) - rect_.y;
}

void Panel::draw_heading() {
    std::string text = core::capitalised(spoken_turn(rules_, shown_));
    if (rules_.players > 1 && decision(shown_) != Decision::Over) {
        text += ", player " + std::to_string(deciding_seat(rules_, shown_) + 1);
    }
    if (shown_.stack_size == 0) {
        text += shown_.flickers ? ": final flickers" : ": flickers come";
    }
    write(0, text, Role::Strong);
    ++y_;
}

void Panel::draw_labels() {
    write(kWhereColumn, "at", Role::Faint);
    write(kNerveColumn - 2, "nerve", Role::Faint);
    write(kKeyColumn, "key", Role::Faint);
    ++y_;
}

/// "row 6" for one that falls, with the sign of falling before.
std::string Panel::where(const Prisoner& prisoner) const {
    switch (prisoner.whereabouts) {
    case Whereabouts::Unplaced: return "-";
    case Whereabouts::OnBoard: return cell_name(rules_.board, prisoner.cell);
    case Whereabouts::Falling: break;
    }
    if (prisoner.line == Line::None) {
        return "pit " + cell_name(rules_.board, prisoner.cell);
    }
    return prisoner.line == Line::Row ? "row " + row_name(rules_.board.row_of(prisoner.cell))
                                      : "col " + column_name(rules_.board.column_of(prisoner.cell));
}

void Panel::draw_prisoner(PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    const bool active = who == shown_.active && decision(shown_) != Decision::Over;
    if (active) {
        brush_.put(here(0), Sign::Turn, {Role::Text, 0});
    }
    write(1, prisoner_name(who), role_of(who));
    brush_.put(
        here(2),
        prisoner.lit ? Sign::Flame : Sign::Out,
        {prisoner.lit ? Role::Flame : Role::Faint, 0}
    );
    const std::string& name = names_[index(who)];
    std::string shown = name;
    if (rules_.players > 1) {
        const std::string player = "P" + std::to_string(seat_of(rules_, shown_, who) + 1);
        shown = name.empty() ? player : player + " " + name;
    }
    write(kNameColumn, cut_to(shown, kNameColumns), active ? Role::Strong : Role::Text);
    if (is_falling(prisoner)) {
        brush_.put(here(kWhereColumn - 2), Sign::Falling, {Role::Bad, 0});
    }
    write(kWhereColumn, where(prisoner), is_falling(prisoner) ? Role::Bad : Role::Text);
    draw_nerve(here(kNerveColumn), prisoner.nerve);
    if (prisoner.has_key) {
        write(kKeyColumn, "KEY", role_of(OwnRole::Key));
    }
    ++y_;
}

void Panel::draw_nerve(Point at, int nerve) const {
    for (int token = 0; token < 2; ++token) {
        const bool has = token < nerve;
        brush_.put(
            {at.x + token, at.y},
            has ? Sign::Nerve : Sign::NoNerve,
            {has ? Role::Text : Role::Faint, 0}
        );
    }
}

/// A candle lying on its side, the flame at its burning end.
void Panel::draw_candle() {
    if (room() <= 0) {
        return;
    }
    int full = 0;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        full += static_cast<TileKind>(kind) == TileKind::Start ? 0 : rules_.tiles[kind].count;
    }
    write(0, "Stack", Role::Text);
    const int length = std::min(kCandleColumns, rect_.width - 12);
    const int left = shown_.stack_size;
    const int wax = full == 0 || length <= 0 ? 0 : (left * length + full - 1) / full;
    for (int column = 0; column < length; ++column) {
        const bool burnt = column >= wax;
        brush_.put(
            here(6 + column),
            burnt ? Sign::Burnt : Sign::Wax,
            {burnt ? Role::Faint : role_of(OwnRole::Wax), 0}
        );
    }
    brush_.put(
        here(6 + wax), left > 0 ? Sign::Flame : Sign::Out, {left > 0 ? Role::Flame : Role::Bad, 0}
    );
    const Role role = left == 0 ? Role::Bad : left <= 10 ? Role::Warning : Role::Text;
    write(6 + std::max(0, length) + 2, std::to_string(left), role);
    ++y_;
}

void Panel::draw_aside() {
    if (shown_.omens_aside > 0 && room() > 0) {
        write(0, "An omen lies aside.", role_of(OwnRole::Boss));
        ++y_;
    }
}

/// Who is asked for its place sees it on the board and in the prompt.
void Panel::draw_hand() {
    if (room() > 0) {
        write(0, "In hand: " + std::string(spoken(shown_.hand)), Role::Preview);
        ++y_;
    }
}

/// What anybody can work out of the next tile.
void Panel::draw_next() {
    if (room() <= 0 || shown_.stack_size == 0) {
        return;
    }
    const auto chances = next_tile_chances(view_);
    const auto percent = [](double chance) {
        return std::to_string(std::lround(chance * 100)) + "%";
    };
    const bool keepers = rules_.facts(TileKind::Keeper).count > 0;
    const double key = chances[index(keepers ? TileKind::Keeper : TileKind::Key)];
    double monster = 0;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        monster += is_monster(static_cast<TileKind>(kind)) ? chances[kind] : 0;
    }
    const std::string text = "Next: monster " + percent(monster);
    const std::string gate = " gate " + percent(chances[index(TileKind::Gate)]);
    write(
        0,
        keepers ? text + ", keeper " + percent(key) : text + " key " + percent(key) + gate,
        Role::Faint
    );
    ++y_;
}

void Panel::draw_darkness() {
    const int all = total(shown_.darkness);
    std::string text = "Darkness " + std::to_string(all);
    if (all > 0) {
        text += ":";
    }
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (shown_.darkness[kind] > 0) {
            text += text.back() == ':' ? " " : ", ";
            text += std::string(short_name(static_cast<TileKind>(kind))) + " "
                    + std::to_string(shown_.darkness[kind]);
        }
    }
    const std::vector<std::string> lines = core::wrap_hanging(text, rect_.width, 2);
    for (std::size_t line = 0; line < lines.size() && line < kMostDarknessLines; ++line) {
        if (room() <= 0) {
            return;
        }
        write(0, lines[line], Role::Text);
        ++y_;
    }
}

}  // namespace

int draw_panel(
    const Brush& brush, const Rect& rect, const NightCage& game, const View& view, bool asked
) {
    return Panel(brush, rect, game, view, asked).draw();
}

}  // namespace tenebrae::nightcage::board
