// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/contents_picture.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr int kMonsterColumns = 3;

/// In upper case where it is illuminated, so that light shows without colour too.
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
          there_(standing_on(rules, scene.shown, cell)) {}

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
    /// A style that leaves the light as it falls there.
    [[nodiscard]] Style lit(Role role, Point at) const {
        const bool doomed = contains(scene_.doomed, cell_) && role != Role::Warning;
        const Role shown = doomed ? Role::Doomed : is_preview() ? Role::Preview : role;
        return {shown, brush_.light_at(at)};
    }
    void put(Point at, Sign sign, Role role) const { brush_.put(at, sign, lit(role, at)); }
    void write(Point from, std::string_view text, Role role) const {
        for (const char letter : text) {
            brush_.put(from, static_cast<char32_t>(letter), lit(role, from));
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
    // The middle is the prisoner's: what lies there moves to the left above it, so that an arrow
    // has room beside it.
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

/// Its letter between two signs that tell the kinds apart: jaws, diagonals, a cross.
void Contents::draw_monster(Point middle, TileKind kind) const {
    const bool triggered = contains(scene_.triggered, cell_);
    const bool boss = kind == TileKind::Pathless || kind == TileKind::Omen;
    const Role role = boss ? role_of(OwnRole::Boss) : role_of(OwnRole::Monster);
    Style style = lit(triggered ? Role::Warning : role, middle);
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
        draw_diagonals(middle, lit(role, middle));
    } else if (kind == TileKind::Pathless) {
        draw_cross(middle, lit(role, middle));
    }
}

/// On the side it bites (NC-L6); beside its letter where there is no line above or below.
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

/// A candle about to be struck is a warning.
void Contents::draw_candle(Point at, PrisonerId who) const {
    const bool moves_away = scene_.ghost.who == who && scene_.ghost.cell != cell_;
    if (contains(scene_.struck, who) && !moves_away) {
        put(at, Sign::Struck, Role::Warning);
    } else {
        const bool lit = prisoner_of(shown_, who).lit;
        put(at, lit ? Sign::Flame : Sign::Out, lit ? Role::Flame : Role::Faint);
    }
}

/// Key in hand, number, candle: "k1*".
void Contents::draw_prisoner(Point middle, PrisonerId who) const {
    const Prisoner& prisoner = prisoner_of(shown_, who);
    Style style = lit(role_of(who), middle);
    style.role = role_of(who);
    style.reverse = who == shown_.active;
    brush_.put(middle, static_cast<char32_t>(prisoner_name(who)[0]), style);
    draw_candle({middle.x + 1, middle.y}, who);
    if (prisoner.has_key) {
        put({middle.x - 1, middle.y}, Sign::Key, role_of(OwnRole::Key));
    }
}

/// Several on one gate: their numbers, with candles as long as there is room.
void Contents::draw_crowd(Point middle) const {
    const int all = std::popcount(there_);
    const bool candles = 2 * all <= tile_.width;
    const int step = candles ? 2 : 1;
    Point at{middle.x - (all * step - 1) / 2, middle.y};
    for (Prisoners rest = there_; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        const PrisonerId who = first_of(rest);
        Style style = lit(role_of(who), at);
        style.reverse = who == shown_.active;
        style.underline = contains(scene_.struck, who);
        brush_.put(at, static_cast<char32_t>(prisoner_name(who)[0]), style);
        if (candles) {
            draw_candle({at.x + 1, at.y}, who);
        }
        at.x += step;
    }
}

/// Those whose line is still to be chosen hang over their pit.
void Contents::draw_fallers(Point middle) const {
    int column = middle.x;
    for (Prisoners rest = hangs_over(rules_, shown_, cell_); rest != 0;
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

Prisoners hangs_over(const Rules& rules, const PublicState& shown, Cell pit) {
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

}  // namespace tenebrae::nightcage::board
