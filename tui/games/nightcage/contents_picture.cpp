// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/contents_picture.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <string_view>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

/// The lines of a figure, in the letters of sign_of_part(); upper case letters are themselves.
using Lines = std::array<std::string_view, 5>;

/// The pictures of a key, a gate, a monster or an omen.
struct Figure {
    TileKind kind;
    Lines in_ink;  ///< without light as background
    Lines beside;  ///< above a prisoner
    Lines small;
    int large_from;  ///< the height of the tiles on which it is large
    Lines large;
};
constexpr std::array kFigures{
    Figure{TileKind::Key, {"KEY"}, {"=_%"}, {"=_%"}, 7, {"=___%%"}},
    Figure{TileKind::Gate, {"GATE"}, {"GATE"}, {"GATE"}, 5, {"||||", "GATE", "||||"}},
    Figure{
        TileKind::WaxEater,
        {">@<"},
        {"o@o"},
        {R"( \^/ )", ">o@o<", R"( /v\ )"},
        7,
        {R"(\\  ^  //)", R"( \\ ^ // )", ">>o @ o<<", R"( // v \\ )", R"(//  v  \\)"}},
    Figure{
        TileKind::Keeper,
        {"   ", " @ ", "   "},
        {"o@o"},
        {"/---\\", "|o@o|", "\\---/"},
        7,
        {R"(/-------\)", "|       |", "|  o@o  |", "|       |", R"(\-------/)"}},
    Figure{
        TileKind::PitFiend,
        {R"(\ /)", " @ ", R"(/ \)"},
        {"o@o"},
        {R"(\   /)", " o@o ", R"(/   \)"},
        7,
        {R"(\\     //)", R"(  \\ //  )", "   o@o   ", R"(  // \\  )", R"(//     \\)"}},
    Figure{
        TileKind::Pathless,
        {" | ", "-@-", " | "},
        {"o@o"},
        {"  |  ", "-o@o-", "  |  "},
        7,
        {"    |    ", "    |    ", "---o@o---", "    |    ", "    |    "}},
    Figure{
        TileKind::Omen,
        {" @ "},
        {"o@o"},
        {R"( /^\ )", "|o@o|", R"( \v/ )"},
        7,
        {R"(   /^\   )", R"( /     \ )", "|   @   |", R"( \ o o / )", R"(   \v/   )"}}};
constexpr Lines kCarriedKey{"=_%"};

const Figure* figure_of(TileKind kind) {
    const auto* const found = std::ranges::find(kFigures, kind, &Figure::kind);
    return found == kFigures.end() ? nullptr : found;
}

constexpr int height_of(const Lines& lines) {
    return static_cast<int>(std::ranges::find(lines, std::string_view{}) - lines.begin());
}
constexpr int width_of(const Lines& lines) {
    return static_cast<int>(lines[0].size());
}

/// Returns the letter of a monster or an omen.
constexpr Sign sign_of_monster(TileKind kind) {
    return kind == TileKind::WaxEater   ? Sign::WaxEater
           : kind == TileKind::Keeper   ? Sign::Keeper
           : kind == TileKind::PitFiend ? Sign::PitFiend
           : kind == TileKind::Pathless ? Sign::Pathless
                                        : Sign::Omen;
}

constexpr std::optional<Sign> sign_of_part(char part, TileKind kind) {
    switch (part) {
    case '/': return Sign::LimbRise;
    case '\\': return Sign::LimbFall;
    case '-': return Sign::LimbLevel;
    case '|': return Sign::LimbUpright;
    case 'o': return Sign::Eye;
    case '^': return Sign::MouthNorth;
    case '>': return Sign::MouthEast;
    case 'v': return Sign::MouthSouth;
    case '<': return Sign::MouthWest;
    case '=': return Sign::KeyBow;
    case '_': return Sign::KeyShaft;
    case '%': return Sign::KeyBit;
    case '@': return sign_of_monster(kind);
    default: return std::nullopt;
    }
}

/// Returns whether something with a figure is on a cell: a key can be gone from its tile.
bool has_thing(const PublicState& shown, Cell cell) {
    const TileKind kind = kind_at(shown, cell);
    return kind == TileKind::Key ? contains(shown.keys, cell) : figure_of(kind) != nullptr;
}

class Contents {
public:
    Contents(const TileCanvas& canvas, const Rules& rules, const Scene& scene, Cell cell)
        : canvas_(canvas),
          brush_(canvas.brush),
          tile_(canvas.rect),
          light_(canvas.light),
          rules_(rules),
          scene_(scene),
          shown_(scene.shown),
          cell_(cell),
          middle_(tui::middle_of(canvas.rect)),
          there_(prisoners_on(rules, scene.shown, cell)) {}

    void draw() const;

private:
    void draw_thing(const Figure& figure) const;
    void draw_figure(const Lines& lines, Point middle, Role role) const;
    void draw_part(char part, Point at, Role role) const;
    void draw_mouth(const Lines& lines, Point middle, Role role) const;

    /// The number of a prisoner, and on light the block around it.
    struct Block {
        Point middle;
        int width = 1;
        int height = 1;
    };
    /// Prisoners side by side.
    struct Row {
        int first;  ///< the column of the first number
        int step;
        int width;  ///< of a block
        bool has_flames;
        bool has_keys;
    };
    [[nodiscard]] Row row_of(int all) const;
    void draw_row(Prisoners row) const;
    void draw_block(const Block& block, PrisonerId who, Style style) const;
    void draw_flame(Point at, PrisonerId who) const;
    void draw_carried_key(const Block& block) const;
    void draw_ghost() const;
    [[nodiscard]] Point flame_of(const Block& block) const;
    [[nodiscard]] Point key_of(const Block& block) const;
    [[nodiscard]] Style style_of(PrisonerId who, const Row& row, Point at) const;

    [[nodiscard]] bool is_preview() const { return scene_.preview.cell == cell_; }
    [[nodiscard]] TileKind kind() const {
        return is_preview() ? scene_.preview.kind : kind_at(shown_, cell_);
    }
    [[nodiscard]] const Figure* thing() const {
        return is_preview() || has_thing(shown_, cell_) ? figure_of(kind()) : nullptr;
    }
    /// Returns whether a prisoner is in the middle: other contents then move up.
    [[nodiscard]] bool is_shared() const {
        return (there_ != 0 || scene_.ghost.cell == cell_) && !is_preview();
    }
    [[nodiscard]] bool is_large() const { return tile_.height >= 7; }
    [[nodiscard]] Role role_of_thing() const;

    /// Returns a style that keeps the light on a place. Warnings are the same everywhere.
    [[nodiscard]] Style style_at(Role role, Point at) const {
        if (role != Role::Warning) {
            role = contains(scene_.doomed, cell_) ? canvas_.lost_role()
                   : is_preview()                 ? canvas_.coming_role()
                                                  : role;
        }
        return {role, brush_.light_at(at)};
    }
    void put(Point at, Sign sign, Style style) const {
        if (tile_.contains(at)) {
            brush_.put(at, sign, style);
        }
    }
    void put(Point at, Sign sign, Role role) const { put(at, sign, style_at(role, at)); }

    const TileCanvas& canvas_;
    const Brush& brush_;
    const Rect& tile_;
    bool light_;
    const Rules& rules_;
    const Scene& scene_;
    const PublicState& shown_;
    Cell cell_;
    Point middle_;
    Prisoners there_;
};

void Contents::draw() const {
    if (const Figure* figure = thing()) {
        draw_thing(*figure);
    }
    draw_row(there_);
    draw_row(prisoners_over_pit(rules_, shown_, cell_));
    draw_ghost();
}

Role Contents::role_of_thing() const {
    const bool is_boss = kind() == TileKind::Pathless || kind() == TileKind::Omen;
    return role_of(
        kind() == TileKind::Key    ? OwnRole::Key
        : kind() == TileKind::Gate ? OwnRole::Gate
        : is_boss                  ? OwnRole::Boss
                                   : OwnRole::Monster
    );
}

/// Draws a key, a gate, a monster or an omen: in the middle, or above the prisoner there. Without
/// light as background it is above and to the left, so that an arrow has room beside it.
void Contents::draw_thing(const Figure& figure) const {
    const bool is_shared = this->is_shared();
    const Lines& lines = !light_                             ? figure.in_ink
                         : is_shared                         ? figure.beside
                         : tile_.height >= figure.large_from ? figure.large
                                                             : figure.small;
    Point middle = middle_;
    if (is_shared && light_) {
        middle.y = std::max(tile_.y, middle_.y - (is_large() ? 3 : 2));
    } else if (is_shared) {
        middle = {tile_.x + width_of(lines) / 2, middle_.y - 1};
    }
    const bool strikes = contains(scene_.triggered, cell_);
    const Role role = strikes ? Role::Warning : role_of_thing();
    if (strikes && !light_) {
        Style style = style_at(role, middle);
        style.reverse = true;
        put(middle, sign_of_monster(kind()), style);
    } else {
        draw_figure(lines, middle, role);
        if (kind() == TileKind::Keeper && !(is_shared && light_)) {
            draw_mouth(lines, middle, role);
        }
    }
    if (strikes) {
        put({middle.x - 1, middle.y}, Sign::Struck, Role::Warning);
        put({middle.x + 1, middle.y}, Sign::Struck, Role::Warning);
    }
}

void Contents::draw_figure(const Lines& lines, Point middle, Role role) const {
    Point at{0, middle.y - height_of(lines) / 2};
    for (const std::string_view line : lines) {
        at.x = middle.x - width_of(lines) / 2;
        for (const char part : line) {
            draw_part(part, at, role);
            ++at.x;
        }
        ++at.y;
    }
}

/// Draws a part of a figure. Limbs have another role where they reach over stone. Without light as
/// background, labels are in lower case if the cell is dark, so that light shows without colour.
void Contents::draw_part(char part, Point at, Role role) const {
    const bool is_limb = role != role_of(OwnRole::Key) && role != role_of(OwnRole::Gate);
    const bool on_stone = brush_.role_at(at) == role_of(OwnRole::Stone);
    if (const auto sign = sign_of_part(part, kind())) {
        put(at, *sign, is_limb && on_stone ? role_of(OwnRole::Claw) : role);
    } else if (part != ' ' && tile_.contains(at)) {
        const bool dark = !light_ && !is_preview() && !contains(scene_.light, cell_);
        const auto letter = static_cast<char32_t>(part);
        brush_.put(at, dark ? letter - U'A' + U'a' : letter, style_at(role, at));
    }
}

/// Draws a keeper's mouth on the side it bites (NC-L6), as part of the figure; beside its letter if
/// a prisoner is below.
void Contents::draw_mouth(const Lines& lines, Point middle, Role role) const {
    constexpr std::string_view kMouths = "^>v<";
    const Direction mouth = is_preview() ? scene_.preview.mouth : mouth_at(shown_, cell_);
    const char part = kMouths[index(mouth)];
    const bool is_level = mouth == Direction::East || mouth == Direction::West;
    const int ahead = mouth == Direction::North || mouth == Direction::West ? -1 : 1;
    if (is_shared()) {
        draw_part(part, {middle.x + (mouth == Direction::West ? -1 : 1), middle.y}, role);
        return;
    }
    const int east = width_of(lines) / 2;
    const int south = height_of(lines) / 2;
    for (int along = 1 - south; along < south; ++along) {
        const Point at = is_level ? Point{middle.x + ahead * east, middle.y + along}
                                  : Point{middle.x + along, middle.y + ahead * south};
        draw_part(part, at, role);
    }
}

/// Returns the places of prisoners side by side, as wide as there is room.
Contents::Row Contents::row_of(int all) const {
    if (!light_) {
        const int step = 2 * all <= tile_.width ? 2 : 1;
        return {middle_.x - (all * step - 1) / 2, step, 1, step == 2, all == 1};
    }
    const int step = std::clamp(tile_.width / all, 1, is_large() && all == 1 ? 5 : 3);
    return {middle_.x - (all - 1) * step / 2, step, step == 2 ? 1 : step, true, true};
}

/// Draws prisoners with their candles and keys, or falling.
void Contents::draw_row(Prisoners row) const {
    if (row == 0) {
        return;
    }
    const Row places = row_of(std::popcount(row));
    Block block{{places.first, middle_.y}, places.width, places.width == 5 ? 3 : 1};
    for (Prisoners rest = row; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        const PrisonerId who = first_of(rest);
        const Prisoner& prisoner = prisoner_of(shown_, who);
        draw_block(block, who, style_of(who, places, block.middle));
        if (is_falling(prisoner)) {
            const Point at = light_ ? key_of(block) : flame_of(block);
            put(at, Sign::Falling, Style{Role::Bad, 0});
        } else {
            if (places.has_flames) {
                draw_flame(flame_of(block), who);
            }
            if (prisoner.has_key && places.has_keys) {
                draw_carried_key(block);
            }
        }
        block.middle.x += places.step;
    }
}

/// Returns the style of a prisoner's number. The active prisoner is reversed, or, in a block
/// without room for the mark, underlined.
Style Contents::style_of(PrisonerId who, const Row& row, Point at) const {
    const bool is_active = who == shown_.active;
    if (light_) {
        return {block_of(index(who)), 0, false, is_active && row.width == 1};
    }
    const bool is_struck = !row.has_keys && contains(scene_.struck, who);
    return {
        role_of(who),
        brush_.light_at(at),
        is_active || is_falling(prisoner_of(shown_, who)),
        is_struck};
}

void Contents::draw_block(const Block& block, PrisonerId who, Style style) const {
    const auto [middle, width, height] = block;
    const Rect rect{middle.x - width / 2, middle.y - height / 2, width, height};
    brush_.fill(rect, U' ', style);
    brush_.put(middle, static_cast<char32_t>(prisoner_name(who)[0]), style);
    if (who == shown_.active && width > 1) {
        brush_.put({rect.x, middle.y}, Sign::Turn, style);
    }
}

/// Returns the place of a flame: above a block, or, without light as background or a line for it,
/// beside it.
Point Contents::flame_of(const Block& block) const {
    const bool is_above = light_ && (thing() == nullptr || is_preview() || tile_.height >= 5);
    return is_above ? Point{block.middle.x, block.middle.y - block.height / 2 - 1}
                    : Point{block.middle.x + block.width / 2 + 1, block.middle.y};
}

Point Contents::key_of(const Block& block) const {
    return light_ ? Point{block.middle.x, block.middle.y + block.height / 2 + 1}
                  : Point{block.middle.x - 1, block.middle.y};
}

/// Draws a candle, in the colour of warnings if it is about to be struck.
void Contents::draw_flame(Point at, PrisonerId who) const {
    const bool moves_away = scene_.ghost.who == who && scene_.ghost.cell != cell_;
    if (contains(scene_.struck, who) && !moves_away) {
        put(at, Sign::Struck, Role::Warning);
    } else if (prisoner_of(shown_, who).lit) {
        put(at, light_ ? Sign::Candle : Sign::Flame, Role::Flame);
    } else {
        put(at, Sign::Out, light_ ? role_of(OwnRole::Ash) : Role::Faint);
    }
}

void Contents::draw_carried_key(const Block& block) const {
    if (block.width >= 3) {
        draw_figure(kCarriedKey, key_of(block), role_of(OwnRole::Key));
    } else {
        put(key_of(block), Sign::Key, role_of(OwnRole::Key));
    }
}

/// Draws a prisoner where the chosen action would bring them, at the side if another is there.
void Contents::draw_ghost() const {
    const Scene::Ghost& ghost = scene_.ghost;
    if (ghost.cell != cell_ || ghost.who == kNobody) {
        return;
    }
    const int width = !light_ ? 1 : is_large() && there_ == 0 ? 5 : 3;
    const int x = there_ == 0 ? middle_.x : tile_.x + width / 2;
    const Block block{{x, middle_.y}, width, width == 5 ? 3 : 1};
    const tui::Light light = light_ ? tui::Light{0} : brush_.light_at(block.middle);
    draw_block(block, ghost.who, {Role::Cursor, light, light_, false});
    if (contains(scene_.struck, ghost.who)) {
        put(flame_of(block), Sign::Struck, Role::Warning);
    }
}

}  // namespace

int thing_columns(const PublicState& shown, Cell cell) {
    return has_thing(shown, cell) ? width_of(figure_of(kind_at(shown, cell))->in_ink) : 0;
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

void draw_contents(const TileCanvas& canvas, const Rules& rules, const Scene& scene, Cell cell) {
    Contents(canvas, rules, scene, cell).draw();
}

}  // namespace tenebrae::nightcage::board
