// SPDX-License-Identifier: MIT
#include "tui/table/svg.hpp"

#include "core/unicode.hpp"
#include "tui/screen/colors.hpp"
#include "tui/table/box_lines.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::tui {

namespace {

constexpr Rgb kPaleInk{0xd6, 0xd0, 0xc4};
constexpr Rgb kDarkGround{0x0d, 0x0c, 0x0b};
constexpr Rgb kDarkInk{0x1c, 0x1b, 0x1a};
constexpr Rgb kPaleGround{0xff, 0xff, 0xff};

/// Returns whether a palette is made for terminals with a light background: its faint text is dark.
bool is_for_light_ground(const Palette& palette) {
    const std::optional<Rgb> faint = palette.look({Role::Faint}).ink;
    return faint && !is_bright(*faint);
}

constexpr int kQuarters = 4;
/// Returns the mean of two colours, with this many quarters of the second one.
Rgb mixed_quarters(Rgb one, Rgb other, int quarters) {
    const auto mix = [quarters](int left, int right) {
        const int sum = left * (kQuarters - quarters) + right * quarters;
        return static_cast<std::uint8_t>((sum + kQuarters / 2) / kQuarters);
    };
    return {mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue)};
}

/// A block element: how much of each quarter of the cell has the ink.
struct BlockElement {
    char32_t glyph;
    std::array<int, kQuarters> ink;  ///< upper left, upper right, lower left, lower right
};
constexpr std::array kBlockElements{
    BlockElement{U'\u2580', {4, 4, 0, 0}},
    BlockElement{U'\u2584', {0, 0, 4, 4}},
    BlockElement{U'\u2588', {4, 4, 4, 4}},
    BlockElement{U'\u258c', {4, 0, 4, 0}},
    BlockElement{U'\u2590', {0, 4, 0, 4}},
    BlockElement{U'\u2591', {1, 1, 1, 1}},
    BlockElement{U'\u2592', {2, 2, 2, 2}},
    BlockElement{U'\u2593', {3, 3, 3, 3}},
    BlockElement{U'\u2596', {0, 0, 4, 0}},
    BlockElement{U'\u2597', {0, 0, 0, 4}},
    BlockElement{U'\u2598', {4, 0, 0, 0}},
    BlockElement{U'\u2599', {4, 0, 4, 4}},
    BlockElement{U'\u259a', {4, 0, 0, 4}},
    BlockElement{U'\u259b', {4, 4, 4, 0}},
    BlockElement{U'\u259c', {4, 4, 0, 4}},
    BlockElement{U'\u259d', {0, 4, 0, 0}},
    BlockElement{U'\u259e', {0, 4, 4, 0}},
    BlockElement{U'\u259f', {0, 4, 4, 4}},
};

std::array<int, kQuarters> ink_of_block(char32_t glyph) {
    const auto* const found = std::ranges::find(kBlockElements, glyph, &BlockElement::glyph);
    return found == kBlockElements.end() ? std::array<int, kQuarters>{} : found->ink;
}

/// Returns whether a glyph is a shape, not text.
bool is_drawn_shape(char32_t glyph) {
    return !box_lines(glyph).empty()
           || std::ranges::find(kBlockElements, glyph, &BlockElement::glyph)
                  != kBlockElements.end();
}

/// Returns whether no text is written for a glyph.
bool has_no_text(char32_t glyph) {
    return glyph == U' ' || glyph == kSecondColumn || is_drawn_shape(glyph);
}

/// Returns whether fonts of fixed width have a character, in that width.
bool is_letter_of_fonts(char32_t code) {
    constexpr char32_t kAfterLatin = 0x250;
    return code < kAfterLatin;
}

/// Returns whether XML allows a character.
bool is_in_xml(char32_t code) {
    constexpr char32_t kLastCode = 0x10ffff;
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    return code >= U' ' && code <= kLastCode && !is_surrogate && (code & 0xfffeU) != 0xfffe;
}

std::string glyph_text(char32_t glyph, int columns) {
    const bool fits = is_in_xml(glyph) && core::width_of(glyph) == columns;
    return escape_xml(fits ? core::to_utf8(glyph) : "?");
}

/// Returns a number of halves: 3 is "1.5".
std::string from_halves(int halves) {
    return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : ".5");
}

std::optional<Rgb> rgb_of(TerminalColor color) {
    if (color.number < 0) {
        return std::nullopt;
    }
    constexpr unsigned kByte = 0xff;
    const auto number = static_cast<unsigned>(color.number);
    const auto part = [number](unsigned shift) {
        return static_cast<std::uint8_t>(number >> shift & kByte);
    };
    return Rgb{part(16), part(8), part(0)};
}

std::uint32_t number_of(Rgb color) {
    return std::uint32_t{color.red} << 16U | std::uint32_t{color.green} << 8U | color.blue;
}

std::string hex_color(std::uint32_t number) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) {
        text += kDigits[number >> static_cast<unsigned>(shift) & 0xfU];
    }
    return text;
}

std::string attribute(std::string_view name, int value) {
    return " " + std::string(name) + "=\"" + std::to_string(value) + "\"";
}

std::size_t index_of(int x) {
    return static_cast<std::size_t>(x);
}

}  // namespace

std::string escape_xml(std::string_view text) {
    std::string escaped;
    for (const char byte : text) {
        switch (byte) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        case '"': escaped += "&quot;"; break;
        default: escaped += byte;
        }
    }
    return escaped;
}

SvgPainter::SvgPainter(const Palette& palette, bool colors)
    : palette_(palette),
      colors_(colors),
      ink_(is_for_light_ground(palette) ? kDarkInk : kPaleInk),
      ground_(is_for_light_ground(palette) ? kPaleGround : kDarkGround) {
    if (colors) {
        pixel_colors_.emplace(palette, ColorDepth::Direct);
    }
}

std::string SvgPainter::draw(const Grid& grid, const Rect& part, bool opaque) {
    Paths grounds;
    Paths lines;
    std::string words;
    for (int y = 0; y < part.height; ++y) {
        read_row(grid, part, part.y + y);
        add_grounds(y, opaque, grounds);
        add_strokes(y, lines);
        words += texts(y);
    }
    std::string svg;
    if (!grounds.empty()) {
        // Here a column, and half of a line, are one unit; strokes are as wide as that.
        const std::string unit = std::to_string(kColumn);
        svg = R"(<g class="g" transform="matrix()" + unit + " 0 0 " + unit + " 0 "
              + from_halves(kColumn) + ")\">" + elements(grounds) + "</g>";
    }
    return svg + elements(lines) + words;
}

void SvgPainter::read_row(const Grid& grid, const Rect& part, int y) {
    const std::span<const PackedCell> cells = grid.row(y);
    const std::span<const CellPixels> pixels = grid.pixels(y);
    row_.clear();
    for (int x = part.x; x < part.right(); ++x) {
        const std::size_t at = index_of(x);
        row_.push_back(cell_of(cells[at], pixels.empty() ? nullptr : &pixels[at]));
    }
}

SvgPainter::Cell SvgPainter::cell_of(PackedCell packed, const CellPixels* pixels) {
    Cell cell;
    Look look;
    if (pixel_colors_ && pixels != nullptr && !pixels->empty()) {
        const PixelColors::Shown shown = pixel_colors_->shown(packed, *pixels);
        look = shown.look;
        look.ink = rgb_of(shown.colors.ink);
        look.ground = rgb_of(shown.colors.ground);
        cell.glyph = shown.glyph;
    } else {
        const Style style = packed.cell().style;
        look = colors_ ? palette_.look(style) : palette_.plain_look(style);
        cell.glyph = packed.glyph();
    }
    cell.ink = look.ink.value_or(ink_);
    cell.ground = look.ground.value_or(ground_);
    cell.bold = look.bold;
    cell.underline = look.underline;
    if (look.dim) {
        cell.ink = mixed_quarters(cell.ink, cell.ground, 2);
    }
    if (look.reverse) {
        std::swap(cell.ink, cell.ground);
    }
    return cell;
}

namespace {

/// Returns the path of a pen, which is added if it is new.
template <typename Pen>
std::string& path_of(std::vector<std::pair<Pen, std::string>>& paths, const Pen& pen) {
    using Path = std::pair<Pen, std::string>;
    const auto found = std::ranges::find(paths, pen, &Path::first);
    return found == paths.end() ? paths.emplace_back(pen, "").second : found->second;
}

}  // namespace

/// Adds the grounds of a row, and its block elements, as two lines of half its height.
void SvgPainter::add_grounds(int y, bool opaque, Paths& paths) {
    std::vector<Rgb> halves;
    for (std::size_t line = 0; line < 2; ++line) {
        halves.clear();
        for (const Cell& cell : row_) {
            const std::array<int, kQuarters> ink = ink_of_block(cell.glyph);
            halves.push_back(mixed_quarters(cell.ground, cell.ink, ink.at(2 * line)));
            halves.push_back(mixed_quarters(cell.ground, cell.ink, ink.at(2 * line + 1)));
        }
        const std::string top = std::to_string(2 * y + static_cast<int>(line));
        for (auto begin = halves.begin(); begin != halves.end();) {
            const auto end = std::find_if(begin, halves.end(), [begin](const Rgb& color) {
                return color != *begin;
            });
            if (opaque || *begin != ground_) {
                const auto x = static_cast<int>(begin - halves.begin());
                path_of(paths, Pen{*begin}) += "M" + from_halves(x) + " " + top + "h"
                                               + from_halves(static_cast<int>(end - begin));
            }
            begin = end;
        }
    }
}

/// Adds the lines of a row: those of box-drawing characters, and under its text.
void SvgPainter::add_strokes(int y, Paths& paths) {
    constexpr int kUnderline = 2 * kLine - 3;
    strokes_.clear();
    for (int x = 0; index_of(x) < row_.size(); ++x) {
        const Cell& cell = row_[index_of(x)];
        add_box(x, y, cell);
        if (cell.underline) {
            const int left = 2 * kColumn * x;
            add_line({{cell.ink}, left, 2 * kLine * y + kUnderline, 2 * kColumn, false});
        }
    }
    for (const Stroke& stroke : strokes_) {
        path_of(paths, stroke.pen) += "M" + from_halves(stroke.x) + " " + from_halves(stroke.y)
                                      + (stroke.vertical ? "v" : "h") + from_halves(stroke.length);
    }
}

void SvgPainter::add_box(int x, int y, const Cell& cell) {
    const BoxLines lines = box_lines(cell.glyph);
    if (lines.empty()) {
        return;
    }
    // In half units. The middle is in the middle of a unit, so that light lines are sharp.
    const int width = 2 * kColumn;
    const int height = 2 * kLine;
    const int left = width * x;
    const int top = height * y;
    const Point middle{left + width / 2, top + height / 2 - 1};
    // Lines meet in a full corner.
    const int over = std::max({lines.up, lines.right, lines.down, lines.left}) == 2 ? 3 : 1;
    if (lines.dashes > 1) {
        const bool vertical = lines.up > 0;
        const int whole = vertical ? height : width;
        const Pen pen{cell.ink, std::max(lines.up, lines.right) == 2};
        for (int dash = 0; dash < lines.dashes; ++dash) {
            const int begin = whole * dash / lines.dashes + 1;
            const int length = whole / lines.dashes - 2;
            add_line(
                {pen,
                 vertical ? middle.x : left + begin,
                 vertical ? top + begin : middle.y,
                 length,
                 vertical}
            );
        }
        return;
    }
    const auto add = [&](int weight, int at_x, int at_y, int length, bool vertical) {
        if (weight > 0) {
            add_line({{cell.ink, weight == 2}, at_x, at_y, length, vertical});
        }
    };
    add(lines.left, left, middle.y, width / 2 + over, false);
    add(lines.right, middle.x - over, middle.y, width / 2 + over, false);
    add(lines.up, middle.x, top, middle.y - top + over, true);
    add(lines.down, middle.x, middle.y - over, top + height - middle.y + over, true);
}

/// Adds a line, or lengthens the last one of its direction if that reaches it.
void SvgPainter::add_line(const Stroke& stroke) {
    const auto last = std::find_if(strokes_.rbegin(), strokes_.rend(), [&](const Stroke& other) {
        return other.vertical == stroke.vertical && other.pen == stroke.pen
               && (stroke.vertical ? other.x == stroke.x : other.y == stroke.y);
    });
    const auto begin = [&](const Stroke& line) { return stroke.vertical ? line.y : line.x; };
    if (last != strokes_.rend() && begin(stroke) <= begin(*last) + last->length) {
        last->length = std::max(last->length, begin(stroke) + stroke.length - begin(*last));
    } else {
        strokes_.push_back(stroke);
    }
}

std::string SvgPainter::texts(int y) {
    constexpr int kWidestGap = 8;
    std::string svg;
    Run run;
    int blanks = 0;
    for (int x = 0; index_of(x) < row_.size();) {
        const Cell& cell = row_[index_of(x)];
        if (has_no_text(cell.glyph)) {
            ++blanks;
            ++x;
            continue;
        }
        const bool is_wide = index_of(x + 1) < row_.size()
                             && row_[index_of(x + 1)].glyph == kSecondColumn
                             && core::width_of(cell.glyph) == 2;
        const int columns = is_wide ? 2 : 1;
        const char32_t kind = is_letter_of_fonts(cell.glyph) ? 0 : cell.glyph;
        const bool same = kind == run.kind && cell.ink == run.ink && cell.bold == run.bold;
        const bool reaches = blanks == 0 || (kind == 0 && blanks <= kWidestGap);
        if (run.columns == 0 || !same || !reaches) {
            svg += element(run, y);
            run = {x, 0, cell.ink, cell.bold, kind, ""};
            blanks = 0;
        }
        run.text += std::string(static_cast<std::size_t>(blanks), ' ');
        run.text += glyph_text(cell.glyph, columns);
        run.columns += blanks + columns;
        blanks = 0;
        x += columns;
    }
    return svg + element(run, y);
}

/// Returns the element of a run of text; "" if it is empty.
std::string SvgPainter::element(const Run& run, int y) {
    constexpr int kBaseLine = 14;
    if (run.columns == 0) {
        return "";
    }
    std::string svg = "<text class=\"" + class_of(run.ink) + (run.bold ? " b" : "") + "\"";
    svg += attribute("x", kColumn * run.x) + attribute("y", kLine * y + kBaseLine);
    // Fonts differ in the width of letters; other characters may come from any font.
    if (run.kind != 0 || run.columns > 1) {
        svg += attribute("textLength", kColumn * run.columns);
    }
    if (run.kind != 0) {
        svg += " lengthAdjust=\"spacingAndGlyphs\"";
    }
    return svg + ">" + run.text + "</text>\n";
}

std::string SvgPainter::elements(const Paths& paths) {
    std::string svg;
    for (const auto& [pen, path] : paths) {
        svg += "<path class=\"" + class_of(pen.color) + (pen.heavy ? " h" : "") + "\" d=\"" + path
               + "\"/>\n";
    }
    return svg;
}

std::string SvgPainter::class_of(Rgb color) {
    const std::size_t number =
        classes_.try_emplace(number_of(color), classes_.size()).first->second;
    return "c" + std::to_string(number);
}

std::string SvgPainter::styles() const {
    std::vector<std::string> rules(classes_.size());
    for (const auto& [color, number] : classes_) {
        rules[number] = ".c" + std::to_string(number) + "{color:" + hex_color(color) + "}\n";
    }
    std::string text;
    for (const std::string& rule : rules) {
        text += rule;
    }
    return text;
}

namespace {

constexpr std::string_view kTextStyle =
    "text{font:15px ui-monospace,Menlo,\"DejaVu Sans Mono\",Consolas,\"Liberation Mono\","
    "monospace;fill:currentColor;white-space:pre}\n";
constexpr std::string_view kShapeStyles = "path{fill:none;stroke:currentColor}\n"
                                          "rect{fill:currentColor}\n"
                                          ".b{font-weight:bold}\n"
                                          ".g{shape-rendering:crispEdges}\n"
                                          ".h{stroke-width:3}\n";

/// Returns a picture up to its cells: the title, the rules for its classes, and the ground.
std::string begin_svg(
    const Rect& area,
    std::string_view title,
    const std::string& styles,
    const std::string& ground_class
) {
    constexpr int kEdge = 9;
    const std::string size = attribute("width", SvgPainter::kColumn * area.width + 2 * kEdge)
                             + attribute("height", SvgPainter::kLine * area.height + 2 * kEdge);
    const std::string corner = std::to_string(-kEdge);
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + size + " viewBox=\"" + corner
                      + " " + corner + " "
                      + std::to_string(SvgPainter::kColumn * area.width + 2 * kEdge) + " "
                      + std::to_string(SvgPainter::kLine * area.height + 2 * kEdge)
                      + "\" role=\"img\" xml:space=\"preserve\">\n";
    svg += "<title>" + escape_xml(title) + "</title>\n<style>\n" + std::string(kTextStyle)
           + std::string(kShapeStyles) + styles + "</style>\n";
    svg += "<rect class=\"" + ground_class + "\"" + attribute("x", -kEdge) + attribute("y", -kEdge)
           + size + attribute("rx", kEdge) + "/>\n";
    return svg;
}

}  // namespace

std::string
write_svg(const Grid& grid, const Palette& palette, bool colors, std::string_view title) {
    SvgPainter painter(palette, colors);
    const std::string ground = painter.ground_class();
    const std::string cells = painter.draw(grid, grid.area(), false);
    return begin_svg(grid.area(), title, painter.styles(), ground) + cells + "</svg>\n";
}

SvgFilm::SvgFilm(const Palette& palette, bool colors) : painter_(palette, colors) {
    static_cast<void>(painter_.ground_class());
}

void SvgFilm::show(const Grid& grid) {
    std::string uses;
    for (int y = 0; y < grid.height(); ++y) {
        show_row(grid, y, uses);
    }
    shown_ = grid;
    if (!uses.empty() || frames_.empty()) {
        bytes_ += uses.size();
        frames_.push_back({now_, std::move(uses)});
    }
}

namespace {

/// Returns whether a cell of two grids of the same size differs.
bool has_changed(const Grid& before, const Grid& now, Point at) {
    const auto pixels_of = [at](const Grid& grid) {
        const std::span<const CellPixels> pixels = grid.pixels(at.y);
        return pixels.empty() ? CellPixels{} : pixels[index_of(at.x)];
    };
    return before.at(at) != now.at(at) || pixels_of(before) != pixels_of(now);
}

/// Returns whether a side of a part would cut a wide character in two.
bool cuts_wide(const Grid& before, const Grid& now, Point at) {
    return at.x < now.width()
           && (before.at(at).glyph == kSecondColumn || now.at(at).glyph == kSecondColumn);
}

/// Returns the changed parts of a row; what is between near ones is drawn again with them.
std::vector<Rect> changed_parts(const Grid& before, const Grid& now, int y) {
    constexpr int kNear = 6;
    std::vector<Rect> parts;
    for (int x = 0; x < now.width(); ++x) {
        if (!has_changed(before, now, {x, y})) {
            continue;
        }
        if (parts.empty() || x - parts.back().right() > kNear) {
            parts.push_back({x, y, 0, 1});
        }
        parts.back().width = x + 1 - parts.back().x;
    }
    for (Rect& part : parts) {
        if (cuts_wide(before, now, {part.x, y})) {
            --part.x;
            ++part.width;
        }
        part.width += cuts_wide(before, now, {part.right(), y}) ? 1 : 0;
    }
    return parts;
}

}  // namespace

void SvgFilm::show_row(const Grid& grid, int y, std::string& uses) {
    if (!shown_) {
        uses += use_of(grid, {0, y, grid.width(), 1});
        return;
    }
    for (const Rect& part : changed_parts(*shown_, grid, y)) {
        uses += use_of(grid, part);
    }
}

/// Returns the element that shows a part; "" if nothing is drawn there.
std::string SvgFilm::use_of(const Grid& grid, const Rect& part) {
    std::string content = painter_.draw(grid, part, shown_.has_value());
    if (content.empty()) {
        return "";
    }
    const auto [at, is_new] = parts_.try_emplace(std::move(content), parts_.size());
    const std::string id = "p" + std::to_string(at->second);
    if (is_new) {
        std::string element = "<g id=\"" + id + "\">" + at->first + "</g>\n";
        bytes_ += element.size();
        defs_ += element;
    }
    return "<use href=\"#" + id + "\"" + attribute("x", SvgPainter::kColumn * part.x)
           + attribute("y", SvgPainter::kLine * part.y) + "/>\n";
}

/// Returns the rules that show each frame from its time to the end.
std::string SvgFilm::frame_styles() const {
    constexpr std::int64_t kWhole = 100'000;
    constexpr std::int64_t kThousandth = 1000;
    const std::string whole = " " + std::to_string(now_) + "ms step-end infinite}\n";
    std::string text;
    for (std::size_t at = 1; at < frames_.size(); ++at) {
        const std::string name = "f" + std::to_string(at);
        const std::int64_t part = frames_[at].at * kWhole / now_;
        const std::string rest = std::to_string(kThousandth + part % kThousandth).substr(1);
        const std::string begin = std::to_string(part / kThousandth) + "." + rest;
        text += "@keyframes ";
        text += name;
        text += "{0%{visibility:hidden}";
        text += begin;
        text += "%{visibility:visible}}.";
        text += name;
        text += "{animation:";
        text += name;
        text += whole;
    }
    return text + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}\n";
}

std::string SvgFilm::finish(std::string_view title) {
    now_ = std::max(now_, frames_.back().at + 1);
    std::string svg = begin_svg(
        shown_->area(), title, painter_.styles() + frame_styles(), painter_.ground_class()
    );
    svg += "<defs>\n" + defs_ + "</defs>\n";
    for (std::size_t at = 0; at < frames_.size(); ++at) {
        const std::string name = at == 0 ? "" : " class=\"f" + std::to_string(at) + "\"";
        svg += "<g" + name + ">\n" + frames_[at].uses + "</g>\n";
    }
    return svg + "</svg>\n";
}

}  // namespace tenebrae::tui
