// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/cage_picture.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "tui/screen/pixel_light.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace tenebrae::cagedin::board {
namespace {

/// The strength of a light; a candle's light would be as wide as the cage.
constexpr double kLamp = 0.085;
constexpr double kSpot = 0.047;
// The same for light in half blocks; distances are in widths of the cage.
constexpr double kLampPeak = 4.6;
constexpr double kLampReach = 0.48;
constexpr double kSpotPeak = 5.6;
constexpr double kSpotReach = 0.2;
constexpr double kShade = 3;  ///< the most steps of it
constexpr double kShadeFrom = 0.5;  ///< the part of the way to the cage where it begins
constexpr double kCanvasGrain = 0.12;

using tui::Light;
using tui::Pitch;
using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr std::array kPitches{
    Pitch{18, 6}, Pitch{14, 6}, Pitch{14, 4}, Pitch{10, 4}, Pitch{8, 2}, Pitch{6, 2}};
constexpr int kFigureLines = 6;  ///< hexes of this height have room for a whole figure
constexpr int kWordColumns = 10;  ///< hexes of this width have room for whole words

class Picture {
public:
    Picture(
        const Brush& brush, const tui::BoardFrame& frame, const Tables& tables, const Scene& scene
    )
        : brush_(brush),
          frame_(frame),
          size_(frame.pitch),
          tables_(tables),
          scene_(scene),
          light_(cage_light(scene.pawns)) {}

    void draw_hex(Hex hex) const;
    /// Draws one floor under all hexes.
    void draw_mat() const;
    /// Lights what was drawn.
    void draw_light() const;
    /// Lays the mat in pixels under what was drawn.
    void draw_pixels() const;

private:
    /// Returns the inside of a hex, below the line of its name.
    [[nodiscard]] Rect inside(Hex hex) const {
        const int indent = kRows - kRowLengths[static_cast<std::size_t>(row(hex))];
        Rect rect = frame_.cell(column(hex), row(hex));
        rect.x += indent * size_.columns / 2;
        return rect;
    }
    [[nodiscard]] Point corner_of(Hex hex) const {
        const Rect rect = inside(hex);
        return {rect.x, rect.y - 1};
    }
    [[nodiscard]] int inset(int line) const {
        const int half = size_.lines / 2;
        return line < half ? half - 1 - line : line - half;
    }
    [[nodiscard]] Light light_at(Hex hex) const;
    [[nodiscard]] tui::Pixel pixel(Role surface, CagePoint at, double noise) const;
    [[nodiscard]] Style ground(Hex hex) const;
    [[nodiscard]] Style mark_style(Hex hex, OwnRole role) const;
    /// Returns the style of the edge to a neighbour, or of the cage.
    [[nodiscard]] Style side(Hex hex, Direction direction) const;
    [[nodiscard]] std::string mark_of(Hex hex) const;
    [[nodiscard]] std::string sign(Sign sign) const;
    void draw_shape(Hex hex) const;
    void draw_name(Hex hex) const;
    void draw_pawn(Hex hex, Seat who) const;
    void draw_inside(Hex hex) const;
    /// Writes a text in the middle of a line of the hex.
    void write(Hex hex, int line, const std::string& text, Style style) const {
        const int x = tui::centred(inside(hex), core::display_width(text));
        brush_.write({x, corner_of(hex).y + line}, text, style);
    }

    const Brush& brush_;
    const tui::BoardFrame& frame_;
    Pitch size_;
    const Tables& tables_;
    const Scene& scene_;
    tui::LightFall light_;
};

Light Picture::light_at(Hex hex) const {
    const CagePoint at = point_of(hex);
    return light_.line(0, at.south).at(at.east);
}

Style Picture::ground(Hex hex) const {
    for (const Seat who : {kRed, kBlue}) {
        if (scene_.pawns[who] == hex) {
            return {pawn_of(who), 0};
        }
    }
    return {role_of(has(scene_.reach, hex) ? OwnRole::Reach : OwnRole::Mat), light_at(hex)};
}

std::string Picture::sign(Sign sign) const {
    return core::to_utf8(brush_.cell(sign, {}).glyph());
}

std::string Picture::mark_of(Hex hex) const {
    const bool has_words = size_.columns >= kWordColumns;
    if (has(tables_.countering, hex)) {
        return has_words ? "counter" : sign(Sign::Counter);
    }
    if (has(tables_.hurting, hex)) {
        return has_words ? "+1 DMG" : sign(Sign::Hurting);
    }
    for (const Seat who : {kRed, kBlue}) {
        if (tables_.corners[who] == hex) {
            const std::string_view fighter = name_of_fighter(who);
            return std::string(has_words ? fighter : fighter.substr(0, 1));
        }
    }
    return "";
}

/// Keeps the colour of a pawn's or reachable hex's ground.
Style Picture::mark_style(Hex hex, OwnRole role) const {
    Style style = ground(hex);
    if (style.role == role_of(OwnRole::Mat)) {
        style.role = role_of(role);
    }
    return style;
}

Style Picture::side(Hex hex, Direction direction) const {
    const bool is_cage = neighbour(hex, direction) == kNoHex;
    const OwnRole cage = scene_.light ? OwnRole::LitCage : OwnRole::Cage;
    const bool bell_rings = is_cage && scene_.bell_rings;
    return {role_of(is_cage ? cage : OwnRole::Edge), light_at(hex), bell_rings};
}

void Picture::draw_shape(Hex hex) const {
    const Point at = corner_of(hex);
    const Style inside = ground(hex);
    for (int line = 0; line < size_.lines; ++line) {
        const int left = at.x + inset(line);
        const int right = at.x + size_.columns - 2 - inset(line);
        const bool is_upper = line < size_.lines / 2;
        using enum Direction;
        const bool is_flat = size_.lines == 2;
        const Style west = side(hex, is_flat ? West : is_upper ? Northwest : Southwest);
        const Style east = side(hex, is_flat ? East : is_upper ? Northeast : Southeast);
        brush_.fill({left + 1, at.y + line, right - left - 1, 1}, U' ', inside);
        brush_.put({left, at.y + line}, is_upper ? Sign::Rise : Sign::Fall, west);
        brush_.put({right, at.y + line}, is_upper ? Sign::Fall : Sign::Rise, east);
    }
}

/// Draws the name of a hex and its mark: side by side, or the mark at the bottom.
void Picture::draw_name(Hex hex) const {
    const std::string hex_name = cagedin::name(hex);
    const std::string mark = mark_of(hex);
    const bool is_corner = hex == tables_.corners[kRed] || hex == tables_.corners[kBlue];
    const Style style = mark_style(
        hex,
        has(tables_.countering, hex)   ? OwnRole::Counter
        : has(tables_.hurting, hex)    ? OwnRole::Hurting
        : !is_corner                   ? OwnRole::Mat
        : hex == tables_.corners[kRed] ? OwnRole::Red
                                       : OwnRole::Blue
    );
    if (size_.lines == 2) {
        const Point at = corner_of(hex);
        brush_.write({at.x + 1, at.y}, hex_name, ground(hex));
        brush_.write({at.x + 3, at.y}, mark, style);
        return;
    }
    write(hex, 0, hex_name, ground(hex));
    write(hex, size_.lines - 1, mark, style);
}

void Picture::draw_pawn(Hex hex, Seat who) const {
    const Style style{pawn_of(who), 0};
    const std::string_view fighter = name_of_fighter(who);
    const bool has_words = size_.columns >= kWordColumns;
    std::string label(has_words ? fighter : fighter.substr(0, 1));
    std::ranges::transform(label, label.begin(), [](char letter) {
        return static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
    });
    const std::string side = sign(Sign::Pinned);
    label = scene_.pinned[who] ? side + label + side : "(" + label + ")";
    if (size_.lines < kFigureLines) {
        write(hex, size_.lines / 2, label, style);
        if (size_.lines > 2) {
            write(hex, 1, scene_.on_mat ? "o-=<" : "\\o/", style);
        }
        return;
    }
    const std::array<std::string, 3> figure =
        scene_.on_mat ? std::array<std::string, 3>{"", "o-=<", ""}
                      : std::array<std::string, 3>{" O ", "/|\\", "/ \\"};
    for (std::size_t line = 0; line < figure.size(); ++line) {
        write(hex, static_cast<int>(line) + 1, figure[line], style);
    }
    write(hex, size_.lines - 2, label, style);
}

/// Draws the pawn, the planned pawn, or the sign of a reachable hex.
void Picture::draw_inside(Hex hex) const {
    const int middle = size_.lines / 2;
    for (const Seat who : {kRed, kBlue}) {
        if (scene_.pawns[who] == hex) {
            draw_pawn(hex, who);
        }
        if (scene_.ghosts[who] == hex) {
            write(
                hex,
                middle,
                "[" + std::string(name_of_fighter(who).substr(0, 1)) + "]",
                {ground(hex).role, ground(hex).light, true}
            );
            brush_.set_cursor(tui::middle_of(inside(hex)));
            return;
        }
    }
    const bool is_free = scene_.pawns[kRed] != hex && scene_.pawns[kBlue] != hex;
    if (has(scene_.reach, hex) && is_free) {
        write(hex, middle, sign(Sign::Choice), ground(hex));
    } else if (has(scene_.trail, hex) && is_free) {
        write(hex, middle, sign(Sign::Space), ground(hex));
    }
}

void Picture::draw_mat() const {
    Hex first = 0;
    for (const int length : kRowLengths) {
        const Point at = corner_of(first);
        for (int line = 0; line < size_.lines; ++line) {
            const int width = length * size_.columns - 1 - 2 * inset(line);
            const Style floor{role_of(OwnRole::Mat), tui::kUnlit};
            brush_.fill({at.x + inset(line), at.y + line, width, 1}, U' ', floor);
        }
        first = static_cast<Hex>(first + length);
    }
}

void Picture::draw_light() const {
    const int columns = kRows * size_.columns;
    const int lines = kRows * size_.lines;
    for (int y = 0; y < lines; ++y) {
        const tui::LightFall::Line line = light_.line(0, (y + 0.5) / lines - 0.5);
        for (int x = 0; x < columns; ++x) {
            const Point at{frame_.corner.x + x, frame_.corner.y - 1 + y};
            if (brush_.light_at(at) > 0) {
                brush_.relight(at, line.at((x + 1.0) / columns - 0.5));
            }
        }
    }
}

/// Returns a pixel of the mat: white where a lamp is over it, blue at the cage. at: in the whole
/// cage, -0.5 to 0.5 in both directions.
tui::Pixel Picture::pixel(Role surface, CagePoint at, double noise) const {
    const auto falling = [&](CagePoint from, double peak, double reach) {
        return peak
               - (peak - tui::kUnlit) * std::hypot(at.east - from.east, at.south - from.south)
                     / reach;
    };
    double light = falling({}, kLampPeak, kLampReach);
    for (const Hex hex : scene_.pawns) {
        if (hex < kHexes) {
            light = std::max(light, falling(point_of(hex), kSpotPeak, kSpotReach));
        }
    }
    const double away = std::hypot(at.east, at.south) / 0.5;
    const double shade =
        tui::kUnlit + kShade * std::clamp((away - kShadeFrom) / (1 - kShadeFrom), 0.0, 1.0);
    return {
        surface, tui::fine_light(light + noise), role_of(OwnRole::Shade), tui::fine_light(shade)};
}

void Picture::draw_pixels() const {
    const int columns = kRows * size_.columns;
    const int lines = kRows * size_.lines;
    for (int y = 0; y < lines; ++y) {
        for (int x = 0; x < columns; ++x) {
            const Point at{frame_.corner.x + x, frame_.corner.y - 1 + y};
            if (brush_.light_at(at) == 0) {
                continue;
            }
            const Role drawn = brush_.role_at(at);
            const bool is_reach = drawn == role_of(OwnRole::Reach);
            const auto pixel_at = [&](int line) {
                return pixel(
                    is_reach ? drawn : role_of(OwnRole::Canvas),
                    {(x + 1.0) / columns - 0.5, (line + 0.5) / (2.0 * lines) - 0.5},
                    kCanvasGrain * tui::grain(0, {x, line})
                );
            };
            const tui::CellPixels pixels{pixel_at(2 * y), pixel_at(2 * y + 1)};
            brush_.relight(at, tui::nearest_step(pixels));
            brush_.paint(at, pixels);
        }
    }
}

void Picture::draw_hex(Hex hex) const {
    draw_shape(hex);
    draw_name(hex);
    draw_inside(hex);
    if (scene_.mark && scene_.marked_hex == hex) {
        const std::string mark = sign(*scene_.mark);
        write(hex, size_.lines / 2, mark + mark + mark, {Role::Strong, 0, true});
    }
    if (scene_.cursor == hex) {
        Rect rect = inside(hex);
        rect = {rect.x + 1, rect.y, rect.width - 2, rect.height};
        tui::put_cursor(brush_, rect, {Role::Cursor, 0, true}, false);
    }
}

}  // namespace

CagePoint point_of(Hex hex) {
    const int indent = kRows - kRowLengths[static_cast<std::size_t>(row(hex))];
    return {
        (indent + 2 * column(hex) + 1) / (2.0 * kRows) - 0.5,
        (2 * row(hex) + 1) / (2.0 * kRows) - 0.5};
}

tui::LightFall cage_light(const std::array<Hex, 2>& pawns) {
    tui::LightPlan plan{1, 1, false, {0}, {tui::kUnlit}, {{0, kLamp, 0, true}}};
    for (const Hex hex : pawns) {
        if (hex < kHexes) {
            const CagePoint at = point_of(hex);
            plan.flames.push_back({0, kSpot, 0, true, at.east, at.south});
        }
    }
    return tui::LightFall(plan);
}

tui::BoardFrame cage_frame(const Rect& rect, int lines_left) {
    const Pitch pitch = tui::largest_pitch(kPitches, [&](Pitch each) {
        return kRows * each.columns - 1 <= rect.width
               && kRows * each.lines + lines_left <= rect.height;
    });
    const int indent = std::max(0, (rect.width - kRows * pitch.columns) / 2);
    return {{rect.x + indent, rect.y + 1}, pitch, kRows, kRows, 1};
}

void draw_cage(
    const Brush& brush, const tui::BoardFrame& frame, const Tables& tables, const Scene& scene
) {
    const Picture picture(brush, frame, tables, scene);
    if (scene.light) {
        picture.draw_mat();
    }
    for (Hex hex = 0; hex < kHexes; ++hex) {
        picture.draw_hex(hex);
    }
    if (scene.pixels) {
        picture.draw_pixels();
    } else if (scene.light) {
        picture.draw_light();
    }
}

}  // namespace tenebrae::cagedin::board
