// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/contents_picture.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr int kMonsterColumns = 3;

/// Returns a label, in upper case if the cell is illuminated, so that light shows without colour.
std::string label_of(TileKind kind, bool has_key, bool illuminated) {
    switch (kind) {
    case TileKind::Key: return has_key ? (illuminated ? "KEY" : "key") : "";
    case TileKind::Gate: return illuminated ? "GATE" : "gate";
    case TileKind::None:
    case TileKind::Start:
    case TileKind::Straight:
    case TileKind::Tee:
    case TileKind::CrumblingTee:
    case TileKind::FourWay:
    case TileKind::WaxEater:
    case TileKind::Keeper:
    case TileKind::PitFiend:
    case TileKind::Pathless:
    case TileKind::Omen:
    case TileKind::Pit:
    case TileKind::Chasm: break;
    }
    return "";
}

class Contents {
public:
    Contents(
        const Brush& brush, const Rect& tile, const Rules& rules, const Scene& scene, Cell cell
    )
        : brush_(brush),
          tile_(tile),
          rules_(rules),
          scene_(scene),
          shown_(scene.shown),
          cell_(cell),
          there_(prisoners_on(rules, scene.shown, cell)) {}

    void draw() const;

private:
    void draw_thing(Point middle) const;
    void draw_monster(Point middle, TileKind kind) const;
    void draw_mouth(Point middle, Role role) const;
    void draw_diagonals(Point middle, Style style) const;
    void draw_cross(Point middle, Style style) const;
    void draw_prisoner(Point middle, PrisonerId who) const;
    void draw_candle(Point at, PrisonerId who) const;
    void draw_crowd(Point middle) const;
    void draw_fallers(Point middle) const;
    void draw_ghost(Point middle) const;

    [[nodiscard]] bool is_preview() const { return scene_.preview.cell == cell_; }
    [[nodiscard]] TileKind kind() const {
        return is_preview() ? scene_.preview.kind : kind_at(shown_, cell_);
    }
    /// Returns a style that keeps the light on a place.
    [[nodiscard]] Style style_at(Role role, Point at) const {
        const bool doomed = contains(scene_.doomed, cell_) && role != Role::Warning;
        const Role shown = doomed ? Role::Doomed : is_preview() ? Role::Preview : role;
        return {shown, brush_.light_at(at)};
    }
    void put(Point at, Sign sign, Role role) const { brush_.put(at, sign, style_at(role, at)); }
    void write(Point from, std::string_view text, Role role) const {
        for (const char letter : text) {
            brush_.put(from, static_cast<char32_t>(letter), style_at(role, from));
            ++from.x;
        }
    }

    const Brush& brush_;
    const Rect& tile_;
    const Rules& rules_;
    const Scene& scene_;
    const PublicState& shown_;
    Cell cell_;
    Prisoners there_;
};

void Contents::draw() const {
    const Point middle{tile_.x + tile_.width / 2, tile_.y + tile_.height / 2};
    const bool taken = there_ != 0 || scene_.ghost.cell == cell_;
    // A prisoner is in the middle: other contents move up and to the left, so that an arrow has
    // room beside them.
    const int size = thing_columns(shown_, cell_);
    draw_thing(taken && !is_preview() ? Point{tile_.x + size / 2, middle.y - 1} : middle);
    if ((there_ & (there_ - 1)) != 0) {
        draw_crowd(middle);
    } else if (there_ != 0) {
        draw_prisoner(middle, first_of(there_));
    }
    draw_fallers(middle);
    draw_ghost(middle);
}

void Contents::draw_thing(Point middle) const {
    const bool has_key = is_preview() || contains(shown_.keys, cell_);
    const std::string label =
        label_of(kind(), has_key, is_preview() || contains(scene_.light, cell_));
    if (!label.empty()) {
        const Role role = kind() == TileKind::Gate ? role_of(OwnRole::Gate) : role_of(OwnRole::Key);
        write({middle.x - static_cast<int>(label.size()) / 2, middle.y}, label, role);
    }
    if (is_monster(kind()) || kind() == TileKind::Omen) {
        draw_monster(middle, kind());
    }
}

/// Draws a monster's letter between two signs that show its kind: jaws, diagonals, a cross.
void Contents::draw_monster(Point middle, TileKind kind) const {
    const bool triggered = contains(scene_.triggered, cell_);
    const bool boss = kind == TileKind::Pathless || kind == TileKind::Omen;
    const Role role = boss ? role_of(OwnRole::Boss) : role_of(OwnRole::Monster);
    Style style = style_at(triggered ? Role::Warning : role, middle);
    style.reverse = triggered;
    brush_.put(middle, sign_of_monster(kind), style);
    const Point west{middle.x - 1, middle.y};
    const Point east{middle.x + 1, middle.y};
    if (triggered) {
        put(west, Sign::Struck, Role::Warning);
        put(east, Sign::Struck, Role::Warning);
    } else if (kind == TileKind::WaxEater) {
        put(west, Sign::MouthEast, role);
        put(east, Sign::MouthWest, role);
    } else if (kind == TileKind::Keeper) {
        draw_mouth(middle, role);
    } else if (kind == TileKind::PitFiend) {
        draw_diagonals(middle, style_at(role, middle));
    } else if (kind == TileKind::Pathless) {
        draw_cross(middle, style_at(role, middle));
    }
}

/// Draws the mouth on the side it bites (NC-L6); beside its letter if there is no line above or
/// below.
void Contents::draw_mouth(Point middle, Role role) const {
    const Direction mouth = is_preview() ? scene_.preview.mouth : mouth_at(shown_, cell_);
    const bool moved_up = middle.y != tile_.y + tile_.height / 2;
    switch (mouth) {
    case Direction::North:
        put(moved_up ? Point{middle.x + 1, middle.y} : Point{middle.x, middle.y - 1},
            Sign::MouthNorth,
            role);
        break;
    case Direction::East: put({middle.x + 1, middle.y}, Sign::MouthEast, role); break;
    case Direction::South:
        put(moved_up ? Point{middle.x + 1, middle.y} : Point{middle.x, middle.y + 1},
            Sign::MouthSouth,
            role);
        break;
    case Direction::West: put({middle.x - 1, middle.y}, Sign::MouthWest, role); break;
    }
}

void Contents::draw_diagonals(Point middle, Style style) const {
    brush_.put({middle.x - 1, middle.y - 1}, Sign::PitNorthEast, style);
    brush_.put({middle.x + 1, middle.y - 1}, Sign::PitNorthWest, style);
    brush_.put({middle.x - 1, middle.y + 1}, Sign::PitSouthEast, style);
    brush_.put({middle.x + 1, middle.y + 1}, Sign::PitSouthWest, style);
}

void Contents::draw_cross(Point middle, Style style) const {
    brush_.put({middle.x - 1, middle.y}, U'-', style);
    brush_.put({middle.x + 1, middle.y}, U'-', style);
    brush_.put({middle.x, middle.y - 1}, U'|', style);
    brush_.put({middle.x, middle.y + 1}, U'|', style);
}

/// Draws a candle, in the colour of warnings if it is about to be struck.
void Contents::draw_candle(Point at, PrisonerId who) const {
    const bool moves_away = scene_.ghost.who == who && scene_.ghost.cell != cell_;
    if (contains(scene_.struck, who) && !moves_away) {
        put(at, Sign::Struck, Role::Warning);
    } else {
        const bool lit = prisoner_of(shown_, who).lit;
        put(at, lit ? Sign::Flame : Sign::Out, lit ? Role::Flame : Role::Faint);
    }
}

/// Draws key, number and candle: "k1*".
void Contents::draw_prisoner(Point middle, PrisonerId who) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    Style style = style_at(role_of(who), middle);
    style.role = role_of(who);
    style.reverse = who == shown_.active;
    brush_.put(middle, static_cast<char32_t>(prisoner_name(who)[0]), style);
    draw_candle({middle.x + 1, middle.y}, who);
    if (prisoner.has_key) {
        put({middle.x - 1, middle.y}, Sign::Key, role_of(OwnRole::Key));
    }
}

/// Draws several prisoners on one gate: their numbers, with candles if there is room.
void Contents::draw_crowd(Point middle) const {
    const int all = std::popcount(there_);
    const bool candles = 2 * all <= tile_.width;
    const int step = candles ? 2 : 1;
    Point at{middle.x - (all * step - 1) / 2, middle.y};
    for (Prisoners rest = there_; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        const PrisonerId who = first_of(rest);
        Style style = style_at(role_of(who), at);
        style.reverse = who == shown_.active;
        style.underline = contains(scene_.struck, who);
        brush_.put(at, static_cast<char32_t>(prisoner_name(who)[0]), style);
        if (candles) {
            draw_candle({at.x + 1, at.y}, who);
        }
        at.x += step;
    }
}

/// Draws prisoners over a pit who have not chosen their line yet.
void Contents::draw_fallers(Point middle) const {
    int column = middle.x;
    for (Prisoners rest = prisoners_over_pit(rules_, shown_, cell_); rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        const PrisonerId who = first_of(rest);
        const Style style{role_of(who), 0, true, false};
        brush_.put({column, middle.y}, static_cast<char32_t>(prisoner_name(who)[0]), style);
        brush_.put({column + 1, middle.y}, Sign::Falling, {Role::Bad, 0});
        column += 2;
    }
}

void Contents::draw_ghost(Point middle) const {
    const Scene::Ghost& ghost = scene_.ghost;
    if (ghost.cell != cell_ || ghost.who == kNobody) {
        return;
    }
    const Point at{there_ == 0 ? middle.x : middle.x - tile_.width / 2, middle.y};
    const Style style{Role::Cursor, brush_.light_at(at)};
    brush_.put(at, static_cast<char32_t>(prisoner_name(ghost.who)[0]), style);
    if (contains(scene_.struck, ghost.who)) {
        put({at.x + 1, at.y}, Sign::Struck, Role::Warning);
    }
}

}  // namespace

int thing_columns(const PublicState& shown, Cell cell) {
    const TileKind kind = kind_at(shown, cell);
    return is_monster(kind)
               ? kMonsterColumns
               : static_cast<int>(label_of(kind, contains(shown.keys, cell), true).size());
}

Prisoners prisoners_over_pit(const Rules& rules, const PublicState& shown, Cell pit) {
    Prisoners found = 0;
    for (unsigned number = 0; number < rules.prisoners; ++number) {
        const Prisoner& prisoner = shown.prisoners[number];
        if (is_falling(prisoner) && prisoner.line == Line::None && prisoner.cell == pit) {
            found = static_cast<Prisoners>(found | only(static_cast<PrisonerId>(number)));
        }
    }
    return found;
}

void draw_contents(
    const Brush& brush, const Rect& tile, const Rules& rules, const Scene& scene, Cell cell
) {
    Contents(brush, tile, rules, scene, cell).draw();
}

namespace {

/// The lines of a figure, in the letters of sign_of_limb(); '@' is the letter of the monster.
using Lines = std::array<std::string_view, 5>;
struct Figure {
    TileKind kind;
    bool large;
    Lines lines;
};
constexpr std::array kFigures{
    Figure{TileKind::WaxEater, false, {R"( \^/ )", ">o@o<", R"( /v\ )"}},
    Figure{TileKind::Keeper, false, {"/---\\", "|o@o|", "\\---/"}},
    Figure{TileKind::PitFiend, false, {R"(\   /)", " o@o ", R"(/   \)"}},
    Figure{TileKind::Pathless, false, {"  |  ", "-o@o-", "  |  "}},
    Figure{TileKind::Omen, false, {R"( /^\ )", "|o@o|", R"( \v/ )"}},
    Figure{
        TileKind::WaxEater,
        true,
        {R"(\\  ^  //)", R"( \\ ^ // )", ">>o @ o<<", R"( // v \\ )", R"(//  v  \\)"}},
    Figure{
        TileKind::Keeper,
        true,
        {R"(/-------\)", "|       |", "|  o@o  |", "|       |", R"(\-------/)"}},
    Figure{
        TileKind::PitFiend,
        true,
        {R"(\\     //)", R"(  \\ //  )", "   o@o   ", R"(  // \\  )", R"(//     \\)"}},
    Figure{
        TileKind::Pathless,
        true,
        {"    |    ", "    |    ", "---o@o---", "    |    ", "    |    "}},
    Figure{
        TileKind::Omen,
        true,
        {R"(   /^\   )", R"( /     \ )", "|   @   |", R"( \ o o / )", R"(   \v/   )"}}};

constexpr std::string_view kKey = "=-%";
constexpr std::string_view kLargeKey = "=---%%";

constexpr bool is_large(const Rect& tile) {
    return tile.width >= 13 && tile.height >= 7;
}

const Figure* figure_of(TileKind kind, bool large) {
    const auto* const found = std::ranges::find_if(kFigures, [&](const Figure& figure) {
        return figure.kind == kind && figure.large == large;
    });
    return found == kFigures.end() ? nullptr : found;
}

constexpr std::optional<Sign> sign_of_limb(char letter, TileKind kind) {
    switch (letter) {
    case '/': return Sign::LimbRise;
    case '\\': return Sign::LimbFall;
    case '-': return Sign::LimbLevel;
    case '|': return Sign::LimbUpright;
    case 'o': return Sign::Eye;
    case '^': return Sign::MouthNorth;
    case '>': return Sign::MouthEast;
    case 'v': return Sign::MouthSouth;
    case '<': return Sign::MouthWest;
    case '@': return sign_of_monster(kind);
    default: return std::nullopt;
    }
}

class Figures {
public:
    Figures(const Brush& brush, const Rect& tile, const Rules& rules, const Scene& scene, Cell cell)
        : brush_(brush),
          tile_(tile),
          rules_(rules),
          scene_(scene),
          shown_(scene.shown),
          cell_(cell),
          middle_{tile.x + tile.width / 2, tile.y + tile.height / 2} {}

    void draw() const;

private:
    void draw_thing(int line, bool is_alone) const;
    void draw_gate(int line, bool is_alone) const;
    void draw_monster(const Figure& figure, Role role) const;
    void draw_mouth(Role role) const;
    void draw_short_monster(int line, Role role) const;
    void draw_key(Point middle, std::string_view key) const;
    void draw_row(Prisoners row, bool flames_beside) const;
    void draw_prisoner(Point middle, int width, PrisonerId who, bool flame_beside) const;
    void draw_flame(Point at, PrisonerId who) const;
    void draw_block(Point middle, int width, int height, Style style, PrisonerId who) const;
    void draw_ghost(bool flames_beside) const;

    [[nodiscard]] bool is_preview() const { return scene_.preview.cell == cell_; }
    [[nodiscard]] TileKind kind() const {
        return is_preview() ? scene_.preview.kind : kind_at(shown_, cell_);
    }
    [[nodiscard]] bool has_thing() const {
        return is_monster(kind()) || kind() == TileKind::Omen || kind() == TileKind::Gate
               || (kind() == TileKind::Key && (is_preview() || contains(shown_.keys, cell_)));
    }
    [[nodiscard]] bool is_large() const { return board::is_large(tile_); }
    /// Returns a style that keeps the light on a place.
    [[nodiscard]] Style style_at(Role role, Point at) const {
        const bool doomed = contains(scene_.doomed, cell_) && role != Role::Warning;
        const bool preview = is_preview() && role != Role::Warning;
        const Role shown = doomed    ? role_of(OwnRole::Lost)
                           : preview ? role_of(OwnRole::Coming)
                                     : role;
        return {shown, brush_.light_at(at)};
    }
    void put(Point at, Sign sign, Role role) const { brush_.put(at, sign, style_at(role, at)); }
    /// Draws a limb, in another role where it reaches over stone.
    void put_limb(Point at, Sign sign, Role role) const {
        const bool on_stone = brush_.role_at(at) == role_of(OwnRole::Stone);
        put(at, sign, on_stone ? role_of(OwnRole::Claw) : role);
    }
    void write(Point from, std::string_view text, Role role) const {
        for (const char letter : text) {
            brush_.put(from, static_cast<char32_t>(letter), style_at(role, from));
            ++from.x;
        }
    }

    const Brush& brush_;
    const Rect& tile_;
    const Rules& rules_;
    const Scene& scene_;
    const PublicState& shown_;
    Cell cell_;
    Point middle_;
};

void Figures::draw() const {
    const Prisoners standing = prisoners_on(rules_, shown_, cell_);
    const Prisoners fallers = prisoners_over_pit(rules_, shown_, cell_);
    const bool taken = standing != 0 || scene_.ghost.cell == cell_;
    // On the smallest tiles, a prisoner below something has no line for a flame above.
    const bool flames_beside = has_thing() && !is_preview() && tile_.height < 5;
    if (has_thing()) {
        const bool is_alone = !taken || is_preview();
        draw_thing(
            is_alone ? middle_.y : std::max(tile_.y, middle_.y - 2 - (is_large() ? 1 : 0)), is_alone
        );
    }
    if (standing != 0) {
        draw_row(standing, flames_beside);
    }
    if (fallers != 0) {
        draw_row(fallers, false);
    }
    draw_ghost(flames_beside);
}

void Figures::draw_thing(int line, bool is_alone) const {
    if (kind() == TileKind::Key) {
        draw_key({middle_.x, line}, is_alone && is_large() ? kLargeKey : kKey);
        return;
    }
    if (kind() == TileKind::Gate) {
        draw_gate(line, is_alone);
        return;
    }
    const bool boss = kind() == TileKind::Pathless || kind() == TileKind::Omen;
    const bool strikes = contains(scene_.triggered, cell_);
    const Role role = strikes ? Role::Warning : role_of(boss ? OwnRole::Boss : OwnRole::Monster);
    const Figure* figure = figure_of(kind(), is_large());
    if (!is_alone || figure == nullptr) {
        draw_short_monster(line, role);
    } else {
        draw_monster(*figure, role);
    }
    if (strikes) {
        for (const int x : {middle_.x - 1, middle_.x + 1}) {
            put({x, line}, Sign::Struck, Role::Warning);
        }
    }
}

/// Draws a gate's name, between bars if there are lines for them.
void Figures::draw_gate(int line, bool is_alone) const {
    const Role role = role_of(OwnRole::Gate);
    write({middle_.x - 2, line}, "GATE", role);
    if (!is_alone || tile_.height < 5) {
        return;
    }
    for (int x = middle_.x - 2; x < middle_.x + 2; ++x) {
        put({x, line - 1}, Sign::LimbUpright, role);
        put({x, line + 1}, Sign::LimbUpright, role);
    }
}

void Figures::draw_monster(const Figure& figure, Role role) const {
    const int height = static_cast<int>(
        std::ranges::count_if(figure.lines, [](std::string_view line) { return !line.empty(); })
    );
    for (int y = 0; y < height; ++y) {
        const std::string_view line = figure.lines[static_cast<std::size_t>(y)];
        const auto width = static_cast<int>(line.size());
        for (int x = 0; x < width; ++x) {
            if (const auto sign = sign_of_limb(line[static_cast<std::size_t>(x)], kind())) {
                put_limb({middle_.x - width / 2 + x, middle_.y - height / 2 + y}, *sign, role);
            }
        }
    }
    if (kind() == TileKind::Keeper) {
        draw_mouth(role);
    }
}

/// Draws the mouth on the side it bites (NC-L6), as part of the figure.
void Figures::draw_mouth(Role role) const {
    const Direction mouth = is_preview() ? scene_.preview.mouth : mouth_at(shown_, cell_);
    const int east = is_large() ? 4 : 2;
    const int south = is_large() ? 2 : 1;
    const int half = is_large() ? 1 : 0;
    for (int along = -half; along <= half; ++along) {
        switch (mouth) {
        case Direction::North:
            put_limb({middle_.x + along, middle_.y - south}, Sign::MouthNorth, role);
            break;
        case Direction::East:
            put_limb({middle_.x + east, middle_.y + along}, Sign::MouthEast, role);
            break;
        case Direction::South:
            put_limb({middle_.x + along, middle_.y + south}, Sign::MouthSouth, role);
            break;
        case Direction::West:
            put_limb({middle_.x - east, middle_.y + along}, Sign::MouthWest, role);
            break;
        }
    }
}

/// Draws a monster above the prisoner on it: its letter between its eyes.
void Figures::draw_short_monster(int line, Role role) const {
    put_limb({middle_.x - 1, line}, Sign::Eye, role);
    put_limb({middle_.x, line}, sign_of_monster(kind()), role);
    put_limb({middle_.x + 1, line}, Sign::Eye, role);
}

void Figures::draw_key(Point middle, std::string_view key) const {
    const Role role = role_of(OwnRole::Key);
    Point at{middle.x - static_cast<int>(key.size()) / 2, middle.y};
    for (const char part : key) {
        put(at, part == '=' ? Sign::KeyBow : part == '-' ? Sign::KeyShaft : Sign::KeyBit, role);
        ++at.x;
    }
}

/// Draws prisoners side by side, as wide as there is room.
void Figures::draw_row(Prisoners row, bool flames_beside) const {
    const int all = std::popcount(row);
    const int most = is_large() && all == 1 ? 5 : 3;
    const int width = std::clamp(tile_.width / all, 1, most);
    const int block = width == 2 ? 1 : width;
    int x = middle_.x - (all - 1) * width / 2;
    for (Prisoners rest = row; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        draw_prisoner({x, middle_.y}, block, first_of(rest), flames_beside);
        x += width;
    }
}

void Figures::draw_block(Point middle, int width, int height, Style style, PrisonerId who) const {
    const Rect rect{middle.x - width / 2, middle.y - height / 2, width, height};
    brush_.fill(rect, U' ', style);
    brush_.put(middle, static_cast<char32_t>(prisoner_name(who)[0]), style);
    if (who == shown_.active && width > 1) {
        brush_.put({rect.x, middle.y}, Sign::Turn, style);
    }
}

void Figures::draw_prisoner(Point middle, int width, PrisonerId who, bool flame_beside) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    const int height = width == 5 ? 3 : 1;
    Style style{block_of(index(who)), 0};
    // Underlined if there is no room for the mark of the active prisoner.
    style.underline = who == shown_.active && width == 1;
    draw_block(middle, width, height, style, who);
    const int above = middle.y - height / 2 - 1;
    const int below = middle.y + height / 2 + 1;
    if (is_falling(prisoner)) {
        brush_.put({middle.x, below}, Sign::Falling, {Role::Bad, 0});
        return;
    }
    draw_flame(
        flame_beside ? Point{middle.x + width / 2 + 1, middle.y} : Point{middle.x, above}, who
    );
    if (prisoner.has_key && width >= 3) {
        draw_key({middle.x, below}, kKey);
    } else if (prisoner.has_key) {
        put({middle.x, below}, Sign::Key, role_of(OwnRole::Key));
    }
}

/// Draws a candle, in the colour of warnings if it is about to be struck.
void Figures::draw_flame(Point at, PrisonerId who) const {
    const bool moves_away = scene_.ghost.who == who && scene_.ghost.cell != cell_;
    const bool is_lit = prisoner_of(shown_, who).lit;
    if (contains(scene_.struck, who) && !moves_away) {
        put(at, Sign::Struck, Role::Warning);
    } else {
        put(at, is_lit ? Sign::Candle : Sign::Out, is_lit ? Role::Flame : role_of(OwnRole::Ash));
    }
}

void Figures::draw_ghost(bool flames_beside) const {
    const Scene::Ghost& ghost = scene_.ghost;
    if (ghost.cell != cell_ || ghost.who == kNobody) {
        return;
    }
    const bool shared = prisoners_on(rules_, shown_, cell_) != 0;
    const Point at{shared ? tile_.x + 1 : middle_.x, middle_.y};
    const int width = is_large() && !shared ? 5 : 3;
    draw_block(at, width, width == 5 ? 3 : 1, {Role::Cursor, 0, true, false}, ghost.who);
    if (contains(scene_.struck, ghost.who)) {
        put(flames_beside ? Point{at.x + 2, at.y} : Point{at.x, at.y - (width == 5 ? 2 : 1)},
            Sign::Struck,
            Role::Warning);
    }
}

}  // namespace

void draw_figures(
    const Brush& brush, const Rect& tile, const Rules& rules, const Scene& scene, Cell cell
) {
    Figures(brush, tile, rules, scene, cell).draw();
}

}  // namespace tenebrae::nightcage::board
