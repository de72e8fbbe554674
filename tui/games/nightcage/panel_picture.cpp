// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/panel_picture.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/signs.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;

/// The heights and widths from which the panel shows more.
constexpr int kMediumHeight = 27;
constexpr int kFullHeight = 34;
constexpr int kWide = 46;
constexpr int kFewTiles = 10;
constexpr int kLabelColumns = 12;
constexpr int kMostBarColumns = 24;
constexpr int kFewestBarColumns = 8;
/// Bars of chances have their whole length here, unless one is greater.
constexpr double kUsualChance = 0.5;

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

/// Returns the role of a bar for things that have this role.
Role bar_of(Role role) {
    return role == role_of(OwnRole::Key)       ? role_of(OwnRole::KeyBar)
           : role == role_of(OwnRole::Gate)    ? role_of(OwnRole::GateBar)
           : role == role_of(OwnRole::Monster) ? role_of(OwnRole::MonsterBar)
           : role == role_of(OwnRole::Boss)    ? role_of(OwnRole::BossBar)
                                               : role_of(OwnRole::PassageBar);
}

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
          content_(content),
          asked_(content.is_asked),
          has_bars_(content.drawing.bars()) {}

    int draw();

private:
    void draw_small();
    void draw_large();
    void draw_heading();
    void draw_small_candle();
    void draw_large_candle();
    void draw_candle(Point at, int length) const;
    void draw_wax(Point at, int wax, int length) const;
    void draw_aside();
    /// Draws the tile in hand. Returns false if the player at the keyboard is placing it: then it
    /// is on the board and in the prompt.
    bool draw_hand();
    void draw_small_next();
    [[nodiscard]] int draw_next_bar(const std::vector<NextTile>& groups, int x, int reserved) const;
    void draw_share(const NextTile& group, int from, int to) const;
    void draw_large_next();
    void draw_chance(const NextTile& one, int x, int length, double scale) const;
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
    const PanelContent& content_;
    bool asked_;
    bool has_bars_;
    int y_ = 0;
};

int Panel::draw() {
    y_ = rect_.y;
    draw_heading();
    skip_line();
    y_ += draw_prisoners(brush_, {rect_.x, y_, rect_.width, lines_left()}, content_);
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

/// Draws a candle of `length` columns, `wax` of which are left.
void Panel::draw_wax(Point at, int wax, int length) const {
    if (has_bars_) {
        const char32_t burnt = content_.drawing.glyphs->get("frame-horizontal");
        brush_.fill({at.x, at.y, length, 1}, burnt, {role_of(OwnRole::LowerWax)});
        brush_.draw(at, {wax, 1, role_of(OwnRole::LowerWax), role_of(OwnRole::UpperWax)});
        return;
    }
    for (int column = 0; column < length; ++column) {
        const bool burnt = column >= wax;
        brush_.put(
            {at.x + column, at.y},
            burnt ? Sign::Burnt : Sign::Wax,
            {burnt ? Role::Faint : role_of(OwnRole::Wax), 0}
        );
    }
}

/// Draws a horizontal candle with the flame at its burning end.
void Panel::draw_candle(Point at, int length) const {
    const int left = shown_.stack_size;
    const int full = std::max(1, stats_.tiles);
    const int wax = length <= 0 ? 0 : (left * length + full - 1) / full;
    draw_wax(at, wax, length);
    const Sign flame = has_bars_ ? Sign::Candle : Sign::Flame;
    brush_.put(
        {at.x + wax, at.y}, left > 0 ? flame : Sign::Out, {left > 0 ? Role::Flame : Role::Bad, 0}
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
    draw_candle(here(begin), std::min(kMostBarColumns, end - begin - 2));
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
    draw_candle(here(0), std::max(0, rect_.width - 2));
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
        draw_share(group, x + from, x + to);
    }
    return x + length + 1;
}

/// Draws the part of the bar that a group has.
void Panel::draw_share(const NextTile& group, int from, int to) const {
    if (has_bars_) {
        const int columns = brush_.draw(here(from), {to - from, 1, bar_of(group.role)});
        if (columns > 0 && group.letter != '=') {
            const auto letter = static_cast<char32_t>(group.letter);
            brush_.put(here(from), letter, {bar_of(group.role), 0, true});
        }
        return;
    }
    for (int column = from; column < to; ++column) {
        if (group.letter == '=') {
            brush_.put(here(column), Sign::Wax, {Role::Faint, 0});
        } else {
            write(column, std::string(1, group.letter), group.role);
        }
    }
}

/// Draws a bar for a chance. scale: the chance that takes the whole length.
void Panel::draw_chance(const NextTile& one, int x, int length, double scale) const {
    if (has_bars_) {
        const char32_t half = content_.drawing.glyphs->get("bar-half");
        const Role bar = bar_of(one.role);
        // Bars of one colour in neighbouring lines would look like one.
        const auto light = static_cast<tui::Light>(y_ % 2);
        brush_.draw(here(x), {length, one.chance / scale, bar, bar, half, light});
        return;
    }
    const auto columns = static_cast<int>(std::lround(one.chance * length));
    for (int column = 0; column < columns; ++column) {
        brush_.put(here(x + column), Sign::Wax, {one.role, 0});
    }
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
    const std::vector<NextTile> listed = is_full() ? kinds() : groups();
    const bool is_likely =
        std::ranges::any_of(listed, [](const NextTile& one) { return one.chance > kUsualChance; });
    for (const NextTile& one : listed) {
        if (lines_left() <= 0) {
            return;
        }
        write(begin, one.name, one.role);
        draw_chance(one, bar, length, is_likely ? 1 : kUsualChance);
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
