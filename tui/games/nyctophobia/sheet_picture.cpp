// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/sheet_picture.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "tui/games/nyctophobia/roles.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tenebrae::nyctophobia::board {
namespace {

/// The strength of the light; a candle has 1.
constexpr double kLantern = 2.5;
constexpr int kLanternSteps = 2;
constexpr double kActiveLight = 1;  ///< of the active Hunted
constexpr double kInactiveLight = 0.5;
constexpr double kInMoonlight = 0.35;  ///< of a Hunted on the forest

// The same for light in half blocks; reaches are in spaces.
constexpr double kHandsPeak = 4.6;
constexpr double kActiveHands = 1.5;
constexpr double kHands = 0.9;
constexpr double kLanternPeak = 5.8;
constexpr double kLanternReach = 2.6;
constexpr int kMemoryOfLantern = 4;  ///< turns of the Hunter until nothing is left of it
constexpr double kMossGrain = 0.25;

/// The turns of the Hunter after which memory keeps half of what it adds to the faintest light.
constexpr double kHalfMemory = 2;

/// Returns the light of memory: clear where a Hunted felt the space in this turn, and fading with
/// the turns of the Hunter since.
double remembered(const SheetSpot& spot) {
    const double clear = std::max(0, int{spot.light} - int{tui::kUnlit});
    const double faintest = std::min(spot.light, tui::kUnlit);
    return faintest + clear * kHalfMemory / (kHalfMemory + spot.age);
}

unsigned open_sides(const Sheet& sheet, Spot spot) {
    unsigned open = 0;
    for (const Direction direction : kDirections) {
        const bool is_open = sheet.stroke(spot, direction).mark == SideMark::Open;
        // Directions and sides have the same order.
        open |= is_open ? 1U << index(direction) : 0U;
    }
    return open;
}

tui::Flame flame_of(const Sheet& sheet, const SheetSpot& spot, int space) {
    if (!sheet.is_forest) {
        return {space, spot.active ? kActiveLight : kInactiveLight, 1};
    }
    return spot.piece == kHunter ? tui::Flame{space, kLantern, kLanternSteps}
                                 : tui::Flame{space, kInMoonlight, 0, true};
}

using tui::Light;
using tui::middle_of;
using tui::Pitch;
using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr std::array kPitches{Pitch{13, 6}, Pitch{11, 5}, Pitch{9, 4}, Pitch{7, 3}, Pitch{5, 2}};
constexpr int kGap = 2;  ///< columns between sheets
constexpr int kNameColumns = 2;
constexpr int kOldest = 99;

/// Something in a space: its glyph, then its number or state.
struct Token {
    tui::PackedCell glyph;
    std::string more;
};

int columns_of(const std::vector<Token>& tokens, int between) {
    int columns = 0;
    for (const Token& token : tokens) {
        columns += 1 + core::display_width(token.more) + (columns > 0 ? between : 0);
    }
    return columns;
}

/// The light of the spaces on both sides of a stroke.
struct Sides {
    Light one;
    Light other;
    bool is_upright;
};

/// Draws an event on both sides of the contents of a space: a hit, or sound.
void draw_effect(const Brush& brush, const tui::Rect& space, const SheetSpot& spot) {
    if (spot.effect == Effect::None) {
        return;
    }
    const bool is_hit = spot.effect == Effect::Hit;
    const tui::Role role = is_hit ? tui::Role::Warning : role_of(OwnRole::Noise);
    const int y = tui::middle_of(space).y;
    brush.put({space.x, y}, is_hit ? U'!' : U'(', {role, spot.light});
    brush.put({space.right() - 1, y}, is_hit ? U'!' : U')', {role, spot.light});
}

class Picture {
public:
    Picture(
        const Brush& brush,
        Point corner,
        Pitch pitch,
        const Sheet& sheet,
        const SheetOptions& options
    )
        : brush_(brush),
          corner_(corner),
          sheet_(sheet),
          options_(options),
          frame_{
              {corner.x + (sheet.row_names.empty() ? 0 : kNameColumns) + 1,
               corner.y + (sheet.column_names.empty() ? 1 : 2) + 1},
              pitch,
              sheet.columns(),
              sheet.rows(),
              1} {}

    void draw() const;

private:
    [[nodiscard]] Light light(int column, int row) const;
    void draw_names() const;
    void draw_spot(int column, int row) const;
    void draw_floor(const Rect& rect, const SheetSpot& spot) const;
    void add_pieces(const SheetSpot& spot, std::vector<Token>& tokens) const;
    void add_things(const SheetSpot& spot, std::vector<Token>& tokens) const;
    void draw_tokens(const Rect& rect, const SheetSpot& spot) const;
    void draw_marks(const Rect& rect, const SheetSpot& spot) const;
    void draw_upright(int column, int row) const;
    void draw_level(int column, int row) const;
    void draw_stroke(const Rect& rect, const Stroke& stroke, const Sides& sides) const;
    void draw_corner(int column, int row) const;
    struct Joint {
        int known = 0;
        int trees = 0;
        int borders = 0;
    };
    [[nodiscard]] Joint joint(int column, int row) const;
    void draw_joint(Point at, int column, int row) const;
    [[nodiscard]] Light falling(const tui::LightFall& light, int x, int y) const;
    void draw_cursor() const;
    void draw_light(const tui::LightFall& light) const;
    [[nodiscard]] Point place_of(int x, int y) const {
        return {frame_.corner.x - 1 + x, frame_.corner.y - 1 + y};
    }
    [[nodiscard]] int width() const { return sheet_.columns() * frame_.pitch.columns + 1; }
    [[nodiscard]] int height() const { return sheet_.rows() * frame_.pitch.lines + 1; }
    [[nodiscard]] tui::PixelLight pixel_light() const;
    [[nodiscard]] tui::PixelLight::Matter matter(int x, int y) const;
    [[nodiscard]] double known(int x, int y) const;
    void shine_from(tui::PixelLight& light, const SheetSpot& spot, const Rect& rect) const;
    void draw_pixels() const;
    [[nodiscard]] Role tree() const {
        return role_of(options_.light ? OwnRole::LitTree : OwnRole::Tree);
    }
    [[nodiscard]] Role border() const {
        return role_of(options_.light ? OwnRole::LitBorder : OwnRole::Border);
    }
    [[nodiscard]] Style style_of(const Stroke& stroke, Light light) const;
    [[nodiscard]] tui::PackedCell middle(const Stroke& stroke, Light light) const;
    [[nodiscard]] static tui::PackedCell digit(std::uint8_t number, Style style) {
        return tui::PackedCell({U'0' + static_cast<char32_t>(number), style});
    }

    const Brush& brush_;
    Point corner_;
    const Sheet& sheet_;
    const SheetOptions& options_;
    tui::BoardFrame frame_;  ///< of the spaces, with strokes between them
};

Light Picture::light(int column, int row) const {
    const Spot spot = sheet_.spot(column, row);
    return sheet_.contains(spot) ? sheet_.at(spot).light : Light{0};
}

void Picture::draw_names() const {
    brush_.write(corner_, sheet_.title, {Role::Faint});
    for (std::size_t column = 0; column < sheet_.column_names.size(); ++column) {
        const std::string name = sheet_.column_names.substr(column, 1);
        brush_.write(frame_.above(static_cast<int>(column)), name, {Role::Faint});
    }
    for (std::size_t row = 0; row < sheet_.row_names.size(); ++row) {
        const std::string name = sheet_.row_names.substr(row, 1);
        brush_.write(frame_.left_of(static_cast<int>(row)), name, {Role::Faint});
    }
}

void Picture::draw_floor(const Rect& rect, const SheetSpot& spot) const {
    const Style ground{role_of(OwnRole::Ground), spot.light};
    if (spot.car) {
        brush_.fill(rect, Sign::Car, {role_of(OwnRole::Car), spot.light});
    } else if (spot.light == kStoodLight) {
        brush_.fill(rect, options_.light ? U' ' : brush_.cell(Sign::Stood, ground).glyph(), ground);
    } else {
        brush_.fill(rect, U' ', ground);
        brush_.put(middle_of(rect), spot.light == kFeltLight ? Sign::Felt : Sign::Passed, ground);
    }
}

std::string age_text(std::uint8_t age) {
    return age == 0 ? "" : std::to_string(std::min<int>(age, kOldest));
}

void Picture::add_pieces(const SheetSpot& spot, std::vector<Token>& tokens) const {
    if (spot.piece != kNoPiece) {
        const Role role = options_.light ? block_of_piece(spot.piece) : role_of_piece(spot.piece);
        Style style{role, spot.light};
        // A reversed block would look like a hole in the light.
        (options_.light ? style.underline : style.reverse) = spot.active;
        const auto number = U'1' + static_cast<char32_t>(spot.piece);
        const tui::PackedCell glyph = spot.piece == kHunter ? brush_.cell(Sign::Hunter, style)
                                                            : tui::PackedCell({number, style});
        const char32_t hidden = brush_.cell(Sign::Hidden, style).glyph();
        tokens.push_back({glyph, spot.hidden ? core::to_utf8(hidden) : ""});
    }
    if (spot.hunter) {
        const Sign sign = *spot.hunter == 0 ? Sign::Hunter : Sign::HunterMark;
        const Style style{role_of(OwnRole::Hunter), spot.light};
        tokens.push_back({brush_.cell(sign, style), age_text(*spot.hunter)});
    }
    if (spot.round) {
        const Style style{role_of(OwnRole::Hunter), spot.light};
        tokens.push_back({brush_.cell(Sign::HunterMark, style), std::to_string(*spot.round)});
    }
}

void Picture::add_things(const SheetSpot& spot, std::vector<Token>& tokens) const {
    if (spot.noise) {
        const Style style{role_of(OwnRole::Noise), spot.light};
        const std::string doubt = spot.doubtful ? "?" : "";
        tokens.push_back({brush_.cell(Sign::Noise, style), age_text(*spot.noise) + doubt});
    }
    if (spot.rocks > 0) {
        const Style style{role_of(OwnRole::Rock), spot.light};
        tokens.push_back(
            {brush_.cell(Sign::Rock, style), spot.rocks > 1 ? std::to_string(spot.rocks) : ""}
        );
    }
    if (spot.path && tokens.empty()) {
        tokens.push_back({brush_.cell(Sign::Path, {role_of(OwnRole::Reachable), spot.light}), ""});
    }
}

/// Leaves out ages and numbers if there is no room: look mode shows them.
void Picture::draw_tokens(const Rect& rect, const SheetSpot& spot) const {
    std::vector<Token> tokens;
    add_pieces(spot, tokens);
    add_things(spot, tokens);
    for (auto last = tokens.rbegin(); last != tokens.rend() && columns_of(tokens, 0) > rect.width;
         ++last) {
        last->more.clear();
    }
    const int between = columns_of(tokens, 1) <= rect.width ? 1 : 0;
    const int columns = columns_of(tokens, between);
    Point at{tui::centred(rect, columns), middle_of(rect).y};
    for (const Token& token : tokens) {
        brush_.put(at, token.glyph);
        Style style = token.glyph.cell().style;
        style.reverse = false;
        at.x = brush_.write({at.x + 1, at.y}, token.more, style) + between;
    }
    if (tokens.empty() && spot.car) {
        const Style style{role_of(OwnRole::Car), spot.light};
        brush_.write({tui::centred(rect, 3), at.y}, "car", style);
    }
}

/// Marks a possible or current choice on both sides of the contents.
void Picture::draw_marks(const Rect& rect, const SheetSpot& spot) const {
    if (spot.focus) {
        tui::put_brackets(brush_, rect, {Role::Cursor}, true);
    } else if (spot.possible) {
        const int y = middle_of(rect).y;
        const Style style{role_of(OwnRole::Reachable), spot.light};
        const tui::PackedCell choice = brush_.cell(Sign::Choice, style);
        brush_.put({rect.x, y}, spot.number > 0 ? digit(spot.number, style) : choice);
        brush_.put({rect.right() - 1, y}, choice);
    }
}

void Picture::draw_spot(int column, int row) const {
    const SheetSpot& spot = sheet_.at(sheet_.spot(column, row));
    const Rect rect = frame_.cell(column, row);
    if (spot.light > 0) {
        draw_floor(rect, spot);
    }
    draw_tokens(rect, spot);
    draw_marks(rect, spot);
    draw_effect(brush_, rect, spot);
    if (spot.active) {
        brush_.set_cursor(middle_of(rect));
    }
}

Style Picture::style_of(const Stroke& stroke, Light light) const {
    Role role = role_of(OwnRole::Ground);
    if (stroke.near) {
        role = role_of(OwnRole::Felt);
    } else if (stroke.possible || stroke.focus) {
        role = role_of(OwnRole::Reachable);
    } else if (stroke.mark == SideMark::Tree) {
        role = tree();
    } else if (stroke.mark == SideMark::Border) {
        role = border();
    }
    return {stroke.focus ? Role::Cursor : role, light, stroke.focus};
}

/// Returns the sign in the middle of a stroke that is neither a tree nor the border.
tui::PackedCell Picture::middle(const Stroke& stroke, Light light) const {
    static constexpr std::array kArrows{Sign::North, Sign::East, Sign::South, Sign::West};
    const Style style = style_of(stroke, light);
    if (stroke.body) {
        return brush_.cell(Sign::Body, style);
    }
    if (stroke.number > 0) {
        return digit(stroke.number, style);
    }
    if (stroke.step_direction && (stroke.possible || stroke.focus)) {
        return brush_.cell(kArrows[index(*stroke.step_direction)], style);
    }
    if (stroke.possible || stroke.focus) {
        return brush_.cell(Sign::Choice, style);
    }
    if (stroke.mark == SideMark::Unknown) {
        return brush_.cell(Sign::Unknown, style);
    }
    return tui::PackedCell({U' ', style});
}

/// Unknown sides are shown between known spaces and around the piece that decides.
void Picture::draw_stroke(const Rect& rect, const Stroke& stroke, const Sides& sides) const {
    const Light light = std::max(sides.one, sides.other);
    const bool is_inner = sides.one > 0 && sides.other > 0;
    const Style style = style_of(stroke, light);
    if (stroke.mark == SideMark::Tree) {
        brush_.fill(rect, sides.is_upright ? Sign::TreeUpright : Sign::TreeLevel, style);
    } else if (stroke.mark == SideMark::Border) {
        brush_.fill(rect, sides.is_upright ? Sign::BorderUpright : Sign::BorderLevel, style);
    } else if (is_inner) {
        brush_.fill(rect, U' ', {role_of(OwnRole::Ground), std::min(sides.one, sides.other)});
    }
    const bool is_solid = stroke.mark == SideMark::Tree || stroke.mark == SideMark::Border;
    const bool is_felt = is_inner || stroke.near || stroke.possible || stroke.focus;
    const bool is_choice = stroke.number > 0 || stroke.step_direction;
    if (is_felt && (!is_solid || (is_choice && (stroke.possible || stroke.focus)))) {
        brush_.put(middle_of(rect), middle(stroke, light));
    }
}

void Picture::draw_upright(int column, int row) const {
    const Rect space = frame_.cell(column, row);
    const Sides sides{light(column - 1, row), light(column, row), true};
    draw_stroke({space.x - 1, space.y, 1, space.height}, sheet_.upright(column, row), sides);
}

void Picture::draw_level(int column, int row) const {
    const Rect space = frame_.cell(column, row);
    const Sides sides{light(column, row - 1), light(column, row), false};
    draw_stroke({space.x, space.y - 1, space.width, 1}, sheet_.level(column, row), sides);
}

/// Draws corners beside something known.
void Picture::draw_corner(int column, int row) const {
    const std::array around{
        light(column - 1, row - 1),
        light(column, row - 1),
        light(column - 1, row),
        light(column, row)};
    const Rect space = frame_.cell(column, row);
    const Point at{space.x - 1, space.y - 1};
    if (options_.light) {
        draw_joint(at, column, row);
    } else if (std::ranges::max(around) > 0) {
        brush_.put(at, Sign::Corner, {role_of(OwnRole::Ground), kPassedLight});
    }
}

/// Counts the strokes that meet in a corner.
Picture::Joint Picture::joint(int column, int row) const {
    Joint joint;
    const auto count = [&joint](const Stroke& stroke, Light one, Light other) {
        const bool is_seen = one > 0 || other > 0;
        joint.trees += is_seen && stroke.mark == SideMark::Tree ? 1 : 0;
        joint.borders += is_seen && stroke.mark == SideMark::Border ? 1 : 0;
        joint.known += one > 0 && other > 0 ? 1 : 0;
    };
    for (const int y : {row - 1, row}) {
        if (y >= 0 && y < sheet_.rows()) {
            count(sheet_.upright(column, y), light(column - 1, y), light(column, y));
        }
    }
    for (const int x : {column - 1, column}) {
        if (x >= 0 && x < sheet_.columns()) {
            count(sheet_.level(x, row), light(x, row - 1), light(x, row));
        }
    }
    return joint;
}

/// Draws a corner for palettes that show light: trees and borders join, and the floor has no gaps.
void Picture::draw_joint(Point at, int column, int row) const {
    const Joint met = joint(column, row);
    if (met.borders > 0) {
        brush_.put(at, Sign::Corner, {border(), kPassedLight});
    } else if (met.trees > 0) {
        brush_.put(at, Sign::TreeLevel, {tree(), kPassedLight});
    } else if (met.known == 4) {
        brush_.put(at, U' ', {role_of(OwnRole::Ground), kPassedLight});
    }
}

/// Returns the brightest of the spaces that share a cell of the picture.
Light Picture::falling(const tui::LightFall& light, int x, int y) const {
    const auto nearest = [](int at, int pitch, int count) {
        const int space = at / pitch;
        return std::array{
            at % pitch == 0 && space > 0 ? space - 1 : space, std::min(space, count - 1)};
    };
    const auto offset = [](int at, int pitch, int space) {
        return static_cast<double>(at - space * pitch) / pitch - 0.5;
    };
    Light brightest = tui::kUnlit;
    for (const int row : nearest(y, frame_.pitch.lines, sheet_.rows())) {
        for (const int column : nearest(x, frame_.pitch.columns, sheet_.columns())) {
            const auto line =
                light.line(row * sheet_.columns() + column, offset(y, frame_.pitch.lines, row));
            brightest = std::max(brightest, line.at(offset(x, frame_.pitch.columns, column)));
        }
    }
    return brightest;
}

/// Adds light to the finished drawing; strokes are lit from both sides.
void Picture::draw_light(const tui::LightFall& light) const {
    for (int y = 0; y < height(); ++y) {
        for (int x = 0; x < width(); ++x) {
            const Point at = place_of(x, y);
            if (brush_.light_at(at) != 0) {
                brush_.relight(at, falling(light, x, y));
            }
        }
    }
}

/// Returns what a cell of the picture is to light: spaces and open sides let it through.
tui::PixelLight::Matter Picture::matter(int x, int y) const {
    using enum tui::PixelLight::Matter;
    const tui::Pitch pitch = frame_.pitch;
    if (brush_.light_at(place_of(x, y)) == 0) {
        return Void;
    }
    const bool is_upright = x % pitch.columns == 0;
    const bool is_level = y % pitch.lines == 0;
    if (is_upright && is_level) {
        const Joint met = joint(x / pitch.columns, y / pitch.lines);
        return met.trees > 0 || met.borders > 0 ? Solid : Open;
    }
    const SideMark mark = is_upright ? sheet_.upright(x / pitch.columns, y / pitch.lines).mark
                          : is_level ? sheet_.level(x / pitch.columns, y / pitch.lines).mark
                                     : SideMark::Open;
    return mark == SideMark::Open ? Open : Solid;
}

/// Returns how well the ground at a cell of the picture is remembered: the better of its spaces.
double Picture::known(int x, int y) const {
    const tui::Pitch pitch = frame_.pitch;
    double most = tui::kUnlit;
    for (const int row : {y / pitch.lines, (y + pitch.lines - 1) / pitch.lines - 1}) {
        for (const int column : {x / pitch.columns, (x + pitch.columns - 1) / pitch.columns - 1}) {
            if (row >= 0 && row < sheet_.rows() && column >= 0 && column < sheet_.columns()) {
                most = std::max(most, remembered(sheet_.at(sheet_.spot(column, row))));
            }
        }
    }
    return most;
}

/// Adds the lights of a space: what a Hunted reaches is clear, and the Hunter brings warm light,
/// also where the Hunter was, but less and less of it.
void Picture::shine_from(tui::PixelLight& light, const SheetSpot& spot, const Rect& rect) const {
    const Point middle = middle_of(rect);
    const Point at{middle.x - frame_.corner.x + 1, 2 * (middle.y - frame_.corner.y + 1)};
    const double space = frame_.pitch.columns;
    const bool is_hunted = spot.piece != kNoPiece && spot.piece != kHunter;
    if (is_hunted) {
        light.shine({at, kHandsPeak, (spot.active ? kActiveHands : kHands) * space});
    }
    if (spot.piece == kHunter) {
        light.shine({at, kLanternPeak, kLanternReach * space, role_of(OwnRole::Lantern)});
    } else if (spot.hunter && *spot.hunter < kMemoryOfLantern) {
        const double part = 1 - static_cast<double>(*spot.hunter) / kMemoryOfLantern;
        const double peak = tui::kUnlit + (kLanternPeak - tui::kUnlit) * part;
        light.shine({at, peak, part * kLanternReach * space, role_of(OwnRole::Lantern)});
    }
}

tui::PixelLight Picture::pixel_light() const {
    tui::PixelLight light(width(), 2 * height(), false);
    for (int y = 0; y < height(); ++y) {
        for (int x = 0; x < width(); ++x) {
            light.set({x, 2 * y}, matter(x, y));
            light.set({x, 2 * y + 1}, matter(x, y));
        }
    }
    for (int row = 0; row < sheet_.rows(); ++row) {
        for (int column = 0; column < sheet_.columns(); ++column) {
            shine_from(light, sheet_.at(sheet_.spot(column, row)), frame_.cell(column, row));
        }
    }
    return light;
}

/// Lays the ground in pixels under what is drawn, and trees and the border in theirs.
void Picture::draw_pixels() const {
    const tui::PixelLight light = pixel_light();
    for (int y = 0; y < height(); ++y) {
        for (int x = 0; x < width(); ++x) {
            const Point at = place_of(x, y);
            if (brush_.light_at(at) == 0) {
                continue;
            }
            const Role drawn = brush_.role_at(at);
            const Role surface =
                drawn == tree() || drawn == border() ? drawn : role_of(OwnRole::Moss);
            const double least = known(x, y);
            const auto pixel = [&](Point place) {
                return light.seen(place, surface, least, kMossGrain * tui::grain(0, place));
            };
            const tui::CellPixels pixels{pixel({x, 2 * y}), pixel({x, 2 * y + 1})};
            brush_.relight(at, tui::nearest_step(pixels));
            brush_.paint(at, pixels);
        }
    }
}

void Picture::draw() const {
    draw_names();
    for (int row = 0; row <= sheet_.rows(); ++row) {
        for (int column = 0; column <= sheet_.columns(); ++column) {
            draw_corner(column, row);
            if (row < sheet_.rows() && column < sheet_.columns()) {
                draw_spot(column, row);
            }
            if (row < sheet_.rows()) {
                draw_upright(column, row);
            }
            if (column < sheet_.columns()) {
                draw_level(column, row);
            }
        }
    }
    draw_cursor();
    if (options_.pixels) {
        draw_pixels();
    } else if (options_.light) {
        draw_light(light_on(sheet_));
    }
}

void Picture::draw_cursor() const {
    if (options_.cursor && sheet_.contains(*options_.cursor)) {
        const Spot first = sheet_.first();
        const Rect rect = frame_.cell(options_.cursor->x - first.x, options_.cursor->y - first.y);
        tui::put_cursor(brush_, rect, {Role::Cursor}, options_.light);
    }
}

/// Places sheets in lines from the top left, as far as there is room.
std::vector<Point> placed(std::span<const Sheet> sheets, const Rect& rect, Pitch pitch) {
    std::vector<Point> corners;
    Point at{rect.x, rect.y};
    int line_height = 0;
    for (const Sheet& sheet : sheets) {
        const SheetSize size = size_of(sheet, pitch);
        if (at.x > rect.x && at.x + size.width > rect.right()) {
            at = {rect.x, at.y + line_height};
            line_height = 0;
        }
        const bool fits = at.x + size.width <= rect.right() && at.y + size.height <= rect.bottom();
        if (!fits && !corners.empty()) {
            break;
        }
        corners.push_back(at);
        at.x += size.width + kGap;
        line_height = std::max(line_height, size.height);
        if (!fits) {
            break;
        }
    }
    return corners;
}

}  // namespace

tui::LightFall light_on(const Sheet& sheet) {
    tui::LightPlan plan;
    plan.columns = sheet.columns();
    plan.rows = sheet.rows();
    for (int row = 0; row < sheet.rows(); ++row) {
        for (int column = 0; column < sheet.columns(); ++column) {
            const SheetSpot& spot = sheet.at(sheet.spot(column, row));
            plan.open.push_back(static_cast<std::uint8_t>(open_sides(sheet, sheet.spot(column, row))
            ));
            const auto memory = static_cast<Light>(std::lround(remembered(spot)));
            plan.least.push_back(sheet.is_forest ? tui::kUnlit : memory);
            if (spot.piece != kNoPiece) {
                plan.flames.push_back(flame_of(sheet, spot, row * sheet.columns() + column));
            }
        }
    }
    return tui::LightFall(plan);
}

SheetSize size_of(const Sheet& sheet, Pitch pitch) {
    const int names = sheet.row_names.empty() ? 0 : kNameColumns;
    const int heads = sheet.column_names.empty() ? 1 : 2;
    const int title = core::display_width(sheet.title);
    return {
        std::max(title, names + sheet.columns() * pitch.columns + 1),
        heads + sheet.rows() * pitch.lines + 1};
}

SheetLayout lay_out(std::span<const Sheet> sheets, const Rect& rect) {
    SheetLayout layout;
    layout.pitch = tui::largest_pitch(kPitches, [&](Pitch pitch) {
        layout.corners = placed(sheets, rect, pitch);
        if (sheets.empty() || layout.corners.size() < sheets.size()) {
            return false;
        }
        const SheetSize size = size_of(sheets.back(), pitch);
        const Point last = layout.corners.back();
        return last.x + size.width <= rect.right() && last.y + size.height <= rect.bottom();
    });
    return layout;
}

void draw_sheet(
    const Brush& brush, Point corner, Pitch pitch, const Sheet& sheet, const SheetOptions& options
) {
    Picture(brush, corner, pitch, sheet, options).draw();
}

}  // namespace tenebrae::nyctophobia::board
