// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/panel_picture.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/signs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr int kFirstColumn = 4;
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
    PrisonerRows(
        const Brush& brush, const Rect& rect, const NightCage& game, const PublicState& shown
    )
        : brush_(brush),
          rect_(rect),
          rules_(game.rules()),
          names_(game.names()),
          seats_(game.seats()),
          shown_(shown),
          wide_(rect.width >= kWideRows) {}

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
    bool measure();
    void draw_row(PrisonerId who) const;
    void draw_nerve(tui::Point at, int nerve) const;

    const Brush& brush_;
    const Rect& rect_;
    const Rules& rules_;
    const Names& names_;
    std::span<const table::SeatInfo> seats_;
    const PublicState& shown_;
    bool wide_;
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
    int all = kFirstColumn;
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

void PrisonerRows::draw_row(PrisonerId who) const {
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

/// Draws a line for each prisoner, its columns as narrow as their content: place, key, nerve, and
/// the distance to a gate that can be reached. Returns the number of lines used.
int draw_prisoners(
    const Brush& brush, const tui::Rect& rect, const NightCage& game, const PublicState& shown
) {
    return PrisonerRows(brush, rect, game, shown).draw();
}

/// The heights and widths from which the panel shows more.
constexpr int kMediumHeight = 27;
constexpr int kFullHeight = 34;
constexpr int kWide = 46;
constexpr int kFewTiles = 10;
constexpr int kLabelColumns = 12;
constexpr int kMostBarColumns = 24;
constexpr int kFewestBarColumns = 8;

/// Returns a short name, so that all tiles of the darkness fit into a few lines.
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
    return display_name(kind);
}

/// A group of next tiles: its name, its letter and its chance.
struct NextTile {
    std::string name;
    char letter;
    Role role;
    double chance = 0;
    int left = 0;
};

std::string percent(double chance) {
    return std::to_string(std::lround(chance * 100)) + "%";
}

/// Returns the columns of all names with their chances, separated by spaces.
int columns_of(const std::vector<NextTile>& prospects) {
    int columns = -1;
    for (const NextTile& one : prospects) {
        columns += static_cast<int>(one.name.size() + percent(one.chance).size()) + 2;
    }
    return columns;
}

class Panel {
public:
    Panel(const Brush& brush, const Rect& rect, const PanelContent& content)
        : brush_(brush),
          rect_(rect),
          game_(content.game),
          rules_(content.game.rules()),
          view_(content.view),
          shown_(content.view.shown),
          stats_(game_stats(rules_, content.view, content.baseline)),
          asked_(content.is_asked) {}

    int draw();

private:
    void draw_small();
    void draw_large();
    void draw_heading();
    void draw_small_candle();
    void draw_large_candle();
    void draw_bar(Point at, int length) const;
    void draw_aside();
    /// Draws the tile in hand. Returns false if the player at the keyboard is placing it: then it
    /// is on the board and in the prompt.
    bool draw_hand();
    void draw_small_next();
    [[nodiscard]] int draw_next_bar(const std::vector<NextTile>& groups, int x, int reserved) const;
    void draw_large_next();
    void draw_small_counts();
    void draw_large_counts();
    void draw_darkness();

    [[nodiscard]] std::vector<NextTile> groups() const;
    [[nodiscard]] std::vector<NextTile> kinds() const;
    [[nodiscard]] bool is_full() const { return rect_.height >= kFullHeight; }
    [[nodiscard]] bool is_wide() const { return rect_.width >= kWide; }
    [[nodiscard]] int lines_left() const { return rect_.bottom() - y_; }
    [[nodiscard]] Point here(int column) const { return {rect_.x + column, y_}; }
    int write(int column, std::string_view text, Role role) const {
        return brush_.write(here(column), text, {role, 0}) - rect_.x;
    }
    void line(std::string_view text, Role role);
    void skip_line() { y_ += is_full() ? 1 : 0; }
    [[nodiscard]] Role stack_role() const {
        return shown_.stack_size == 0           ? Role::Bad
               : shown_.stack_size <= kFewTiles ? Role::Warning
                                                : Role::Text;
    }
    [[nodiscard]] Role keys_role() const {
        return stats_.keys_to_spare < 0    ? Role::Bad
               : stats_.keys_to_spare == 0 ? Role::Warning
                                           : Role::Text;
    }

    const Brush& brush_;
    const Rect& rect_;
    const NightCage& game_;
    const Rules& rules_;
    const View& view_;
    const PublicState& shown_;
    GameStats stats_;
    bool asked_;
    int y_ = 0;
};

int Panel::draw() {
    y_ = rect_.y;
    draw_heading();
    skip_line();
    y_ += draw_prisoners(brush_, {rect_.x, y_, rect_.width, lines_left()}, game_, shown_);
    skip_line();
    if (rect_.height < kMediumHeight || !is_wide()) {
        draw_small();
    } else {
        draw_large();
    }
    return std::min(y_, rect_.bottom()) - rect_.y;
}

void Panel::draw_small() {
    draw_small_candle();
    draw_aside();
    if (!draw_hand()) {
        draw_small_next();
    }
    draw_small_counts();
    if (rect_.height >= kMediumHeight) {
        draw_darkness();
    }
}

void Panel::draw_large() {
    draw_large_candle();
    draw_aside();
    skip_line();
    if (!draw_hand()) {
        draw_large_next();
        skip_line();
    }
    draw_large_counts();
    draw_darkness();
}

/// Writes a wrapped text, as many lines as there is room for.
void Panel::line(std::string_view text, Role role) {
    for (const std::string& part : core::wrap_hanging(std::string(text), rect_.width, 2)) {
        if (lines_left() > 0) {
            write(0, part, role);
            ++y_;
        }
    }
}

void Panel::draw_heading() {
    std::string text = core::capitalised(turn_text(rules_, shown_));
    const std::string flickers = shown_.stack_size > 0 ? ""
                                 : shown_.flickers     ? ": final flickers"
                                                       : ": flickers come";
    if (rules_.players > 1 && decision(shown_) != Decision::Over) {
        const int seat = deciding_seat(rules_, shown_);
        const std::string player = table::numbered_seat_name(game_.seats(), seat);
        const bool fits = core::display_width(text + ", " + player + flickers) <= rect_.width;
        text += ", " + (fits ? player : "P" + std::to_string(seat + 1));
    }
    text += flickers;
    write(0, text, Role::Strong);
    ++y_;
}

/// Draws a horizontal candle with the flame at its burning end.
void Panel::draw_bar(Point at, int length) const {
    const int left = shown_.stack_size;
    const int full = std::max(1, stats_.tiles);
    const int wax = length <= 0 ? 0 : (left * length + full - 1) / full;
    for (int column = 0; column < length; ++column) {
        const bool burnt = column >= wax;
        brush_.put(
            {at.x + column, at.y},
            burnt ? Sign::Burnt : Sign::Wax,
            {burnt ? Role::Faint : role_of(OwnRole::Wax), 0}
        );
    }
    brush_.put(
        {at.x + wax, at.y},
        left > 0 ? Sign::Flame : Sign::Out,
        {left > 0 ? Role::Flame : Role::Bad, 0}
    );
}

void Panel::draw_small_candle() {
    if (lines_left() <= 0) {
        return;
    }
    const std::string turns =
        stats_.turns_left == 0 ? std::string() : " ~" + core::counted(stats_.turns_left, "turn");
    const std::string left = std::to_string(shown_.stack_size) + turns;
    const int end = rect_.width - static_cast<int>(left.size());
    const int begin = write(0, "Candle ", Role::Text);
    draw_bar(here(begin), std::min(kMostBarColumns, end - begin - 2));
    write(end, left, stack_role());
    ++y_;
}

void Panel::draw_large_candle() {
    std::string left =
        std::to_string(shown_.stack_size) + " of " + std::to_string(stats_.tiles) + " tiles";
    if (stats_.turns_left > 0) {
        left += ", about " + core::counted(stats_.turns_left, "turn");
    }
    const int after = write(0, "The candle", Role::Strong);
    write(after + 2, left, stack_role());
    ++y_;
    draw_bar(here(0), std::max(0, rect_.width - 2));
    ++y_;
}

void Panel::draw_aside() {
    if (shown_.omens_aside > 0) {
        line("The first omen is set aside.", role_of(OwnRole::Boss));
    }
}

bool Panel::draw_hand() {
    if (asked_ || shown_.hand == TileKind::None) {
        return false;
    }
    line("In hand: " + std::string(display_name(shown_.hand)), Role::Preview);
    return true;
}

/// Groups the tiles; in games with keepers, which hold the keys, keepers count as keys.
std::vector<NextTile> Panel::groups() const {
    const bool keepers = rules_.facts(TileKind::Keeper).count > 0;
    const TileKind keys = keepers ? TileKind::Keeper : TileKind::Key;
    std::vector<NextTile> groups{
        {"passage", '=', Role::Text},
        {keepers ? "keeper" : "key", 'k', role_of(OwnRole::Key)},
        {"gate", 'g', role_of(OwnRole::Gate)},
        {"monster", 'm', role_of(OwnRole::Monster)},
        {"omen", 'o', role_of(OwnRole::Boss)}};
    enum Group { Passage, Keys, Gate, Monster, Omen };
    const auto chances = next_tile_chances(view_);
    for (std::size_t number = 0; number < kTileKinds; ++number) {
        const auto kind = static_cast<TileKind>(number);
        const Group group = kind == keys             ? Keys
                            : kind == TileKind::Gate ? Gate
                            : is_monster(kind)       ? Monster
                            : kind == TileKind::Omen ? Omen
                                                     : Passage;
        groups[group].chance += chances[number];
        groups[group].left += view_.stack_counts[number];
    }
    std::erase_if(groups, [](const NextTile& one) { return one.left == 0; });
    return groups;
}

std::vector<NextTile> Panel::kinds() const {
    std::vector<NextTile> kinds;
    const auto chances = next_tile_chances(view_);
    for (std::size_t number = 0; number < kTileKinds; ++number) {
        const auto kind = static_cast<TileKind>(number);
        if (view_.stack_counts[number] == 0) {
            continue;
        }
        const Role role = kind == TileKind::Key || kind == TileKind::Keeper ? role_of(OwnRole::Key)
                          : kind == TileKind::Gate                          ? role_of(OwnRole::Gate)
                          : is_monster(kind)       ? role_of(OwnRole::Monster)
                          : kind == TileKind::Omen ? role_of(OwnRole::Boss)
                                                   : Role::Text;
        const int left = view_.stack_counts[number];
        kinds.push_back({std::string(display_name(kind)), '=', role, chances[number], left});
    }
    return kinds;
}

/// Draws the chances by name, or by letter if there is no room for names, after a bar in the
/// remaining room.
void Panel::draw_small_next() {
    if (lines_left() <= 0) {
        return;
    }
    int x = write(0, "Next ", Role::Text);
    if (shown_.stack_size == 0) {
        write(x, "nothing: the stack is empty", Role::Faint);
        ++y_;
        return;
    }
    const std::vector<NextTile> groups = this->groups();
    std::vector<NextTile> listed = groups;
    std::erase_if(listed, [](const NextTile& one) { return one.letter == '=' || one.chance <= 0; });
    // During the set-up only passages come.
    const std::string_view none = "passages only";
    if (listed.empty()) {
        x = draw_next_bar(groups, x, static_cast<int>(none.size()));
        write(x, none, Role::Faint);
    } else {
        if (columns_of(listed) > rect_.width - x) {
            std::ranges::for_each(listed, [](NextTile& one) { one.name = one.letter; });
        }
        x = draw_next_bar(groups, x, columns_of(listed));
    }
    for (const NextTile& one : listed) {
        x = write(x, one.name, one.role);
        x = write(x + 1, percent(one.chance), Role::Text) + 1;
    }
    ++y_;
}

/// Draws a bar with letters from column x, leaving `reserved` columns at the end; returns the
/// column after it.
int Panel::draw_next_bar(const std::vector<NextTile>& groups, int x, int reserved) const {
    const int length = std::min(rect_.width - x - reserved - 1, kMostBarColumns);
    if (length < kFewestBarColumns) {
        return x;
    }
    double before = 0;
    for (const NextTile& group : groups) {
        const auto from = static_cast<int>(std::lround(before * length));
        before += group.chance;
        const auto to = static_cast<int>(std::lround(before * length));
        for (int column = from; column < to; ++column) {
            if (group.letter == '=') {
                brush_.put(here(x + column), Sign::Wax, {Role::Faint, 0});
            } else {
                write(x + column, std::string(1, group.letter), group.role);
            }
        }
    }
    return x + length + 1;
}

void Panel::draw_large_next() {
    const int after = write(0, "Next tile", Role::Strong);
    if (shown_.stack_size == 0) {
        write(after + 2, "nothing: the stack is empty", Role::Faint);
        ++y_;
        return;
    }
    if (shown_.opening_left > 0) {
        const std::string first = core::counted(shown_.opening_left, "passage") + " first";
        write(after + 2, first, Role::Faint);
    }
    y_ += is_full() || shown_.opening_left > 0 ? 1 : 0;
    const int begin = is_full() || shown_.opening_left > 0 ? 0 : after + 2;
    const int bar = begin + kLabelColumns + 1;
    const int length = std::max(0, std::min(kMostBarColumns, rect_.width - bar - 10));
    for (const NextTile& one : is_full() ? kinds() : groups()) {
        if (lines_left() <= 0) {
            return;
        }
        write(begin, one.name, one.role);
        const auto columns = static_cast<int>(std::lround(one.chance * length));
        for (int column = 0; column < columns; ++column) {
            brush_.put(here(bar + column), Sign::Wax, {one.role, 0});
        }
        const std::string chance = percent(one.chance);
        const std::string left = std::to_string(one.left);
        write(bar + length + 4 - static_cast<int>(left.size()), left, Role::Faint);
        write(bar + length + 9 - static_cast<int>(chance.size()), chance, Role::Text);
        ++y_;
    }
}

/// Draws the counts: in hand, on the board and in the stack.
void Panel::draw_small_counts() {
    if (lines_left() <= 0) {
        return;
    }
    const auto number = [](int count) { return std::to_string(count); };
    const std::string keys = "Keys " + number(stats_.keys_held) + "+" + number(stats_.keys_seen)
                             + "+" + number(stats_.keys_hidden) + "/" + number(rules_.prisoners)
                             + ", spare " + number(std::max(0, stats_.keys_to_spare));
    const int after = write(0, keys, keys_role());
    const int gates = stats_.gates_seen + stats_.gates_hidden;
    write(
        after + 2,
        "Gates " + number(stats_.gates_seen) + "+" + number(stats_.gates_hidden),
        gates == 0 ? Role::Bad : Role::Text
    );
    ++y_;
}

void Panel::draw_large_counts() {
    const auto number = [](int count) { return std::to_string(count); };
    const auto part = [&number](int count, std::string_view what) {
        return count == 0 ? std::string() : " + " + number(count) + std::string(what);
    };
    const int spare = stats_.keys_to_spare;
    line(
        "Keys  " + number(stats_.keys_held) + " held" + part(stats_.keys_seen, " seen") + " + "
            + number(stats_.keys_hidden) + " hidden, " + number(rules_.prisoners)
            + " needed: " + (spare < 0 ? "too few" : number(spare) + " may be lost"),
        keys_role()
    );
    const int gates = stats_.gates_seen + stats_.gates_hidden;
    line(
        "Gates " + number(stats_.gates_seen) + " seen + " + number(stats_.gates_hidden) + " hidden",
        gates == 0 ? Role::Bad : Role::Text
    );
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
    line(text, Role::Faint);
}

}  // namespace

int draw_panel(const Brush& brush, const tui::Rect& rect, const PanelContent& content) {
    return Panel(brush, rect, content).draw();
}

}  // namespace tenebrae::nightcage::board
