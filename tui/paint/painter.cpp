// SPDX-License-Identifier: MIT
#include "tui/paint/painter.hpp"

#include "core/unicode.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Gaps up to here may be shorter to write over than to jump.
constexpr int kShortGap = 8;
/// In what the terminal shows: nothing was written there since all was cleared.
constexpr char32_t kErased = 0x110000;
const Ink kPlain{};
constexpr std::string_view kDefaultFront = "\x1b[39m";
constexpr std::string_view kDefaultBack = "\x1b[49m";

}  // namespace

Painter::Painter(Capabilities capabilities, const Palette& palette, ColorDepth depth, Encode encode)
    : capabilities_(std::move(capabilities)), pen_(capabilities_, palette, depth), encode_(encode) {
    // So that no key waits for the locale.
    for (char32_t code = U' '; code <= U'~'; ++code) {
        glyph(code);
    }
}

void Painter::set_palette(const Palette& palette) {
    pen_.set_palette(palette);
    forget();
}

void Painter::resize(int width, int height) {
    width_ = std::max(0, width);
    height_ = std::max(0, height);
    shown_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
    forget();
}

void Painter::begin_anew() {
    bytes_ += capabilities_.sgr0;
    look_ = {};
    capabilities_.clear.append_to(bytes_);
    at_ = Point{};
    std::ranges::fill(shown_, PackedCell(kErased, 0));
    is_known_ = true;
}

void Painter::paint(const Grid& grid) {
    if (!is_known_ || grid.area() != painted_) {
        begin_anew();
        painted_ = grid.area();
    }
    const auto width = static_cast<std::size_t>(std::min(width_, grid.width()));
    for (int y = 0; y < std::min(height_, grid.height()); ++y) {
        const Cells now = grid.row(y).first(width);
        const auto before = std::span(shown_).subspan(
            static_cast<std::size_t>(y) * static_cast<std::size_t>(width_), width
        );
        if (!alike(now, before)) {
            paint_row(now, before, y);
            std::memcpy(before.data(), now.data(), now.size_bytes());
        }
    }
}

void Painter::paint_row(Cells now, Cells before, int y) {
    std::size_t end = now.size();
    // In the corner it would scroll the screen.
    if (capabilities_.am && !capabilities_.xenl && y == height_ - 1
        && end == static_cast<std::size_t>(width_)) {
        --end;
    }
    while (end > 0 && looks_alike(now[end - 1], before[end - 1])) {
        --end;
    }
    std::size_t blanks = 0;  // end there
    for (std::size_t x = 0; x < end;) {
        if (looks_alike(now[x], before[x])) {
            ++x;
            continue;
        }
        const Order* eraser = nullptr;
        if (x >= blanks) {
            blanks = end_of_blanks(now, x, end);
            eraser = x < blanks ? eraser_of(now, x, blanks) : nullptr;
        }
        x = eraser != nullptr ? erase(*eraser, x, blanks, y)
                              : paint_alike(now.first(end), before, paint_cell(now, x, y));
    }
}

/// The order that makes these columns blank in fewer bytes than they have; nullptr: none does.
const Order* Painter::eraser_of(Cells row, std::size_t x, std::size_t end) {
    const int count = static_cast<int>(end - x);
    if (capabilities_.el && count > capabilities_.el.size()
        && row.size() == static_cast<std::size_t>(width_)
        && end_of_blanks(row, end, row.size()) == row.size()) {
        return &capabilities_.el;
    }
    // The cursor does not go along.
    const bool is_short = count <= capabilities_.ech.size(count) + kShortGap;
    return capabilities_.ech && !is_short ? &capabilities_.ech : nullptr;
}

bool Painter::looks_alike(PackedCell one, PackedCell other) {
    return one == other || (is_blank(one) && is_blank(other));
}

/// Nothing is to be seen there, in whatever ink.
bool Painter::is_blank(PackedCell cell) {
    return cell.glyph() == kErased
           || (cell.glyph() == U' ' && !pen_.ink(cell.style()).look.marks_blanks());
}

std::size_t Painter::end_of_blanks(Cells row, std::size_t x, std::size_t end) {
    while (x < end && is_blank(row[x])) {
        ++x;
    }
    return x;
}

bool Painter::is_wide(Cells row, std::size_t x) {
    return x + 1 < row.size() && row[x + 1].glyph() == kSecondColumn
           && glyph(row[x].glyph()).columns == 2;
}

/// Gives the column from which it is blank no more.
std::size_t Painter::erase(const Order& order, std::size_t x, std::size_t end, int y) {
    // The ground of the ink would be left there.
    if (look_.marks_blanks()) {
        use(kPlain);
    }
    move_to({static_cast<int>(x), y});
    order.append_to(bytes_, static_cast<int>(end - x));
    return end;
}

/// Gives the column after it.
std::size_t Painter::paint_cell(Cells row, std::size_t x, int y) {
    // A wide character is written whole.
    if (row[x].glyph() == kSecondColumn && x > 0 && is_wide(row, x - 1)) {
        --x;
    }
    reach(row, x, y);
    PackedCell cell = row[x];
    if (!is_blank(cell)) {
        use(pen_.ink(cell.style()));
    } else if (look_.marks_blanks()) {
        use(ink_for_blank(row, x));
    }
    const bool wide = is_wide(row, x);
    const Glyph& drawn = glyph(cell.glyph() == kSecondColumn ? U' ' : cell.glyph());
    // What does not take the columns it has in the picture would move all that follows.
    write(drawn.columns == 1 || wide ? drawn : glyph(U'?'));
    return x + (wide ? 2 : 1);
}

/// From where the cursor is, as long as cells have changed and are of one style whose ink is in
/// use; gives the column after them. Blanks and wide characters are left.
std::size_t Painter::paint_alike(Cells row, Cells before, std::size_t x) {
    if (x >= row.size() || pen_.ink(row[x].style()).look != look_) {
        return x;
    }
    const unsigned style = row[x].style();
    for (; x < row.size() && row[x] != before[x] && row[x].style() == style; ++x) {
        const char32_t code = row[x].glyph();
        if (code == U' ' || code == kSecondColumn) {
            break;
        }
        const Glyph& drawn = glyph(code);
        if (drawn.columns != 1) {
            break;
        }
        write(drawn);
    }
    return x;
}

/// It is not seen: so in that of what comes after it, for to change the ink and to change it back
/// are most of what is sent.
const Ink& Painter::ink_for_blank(Cells row, std::size_t x) {
    const std::size_t next = end_of_blanks(row, x, std::min(row.size(), x + kShortGap));
    if (next == row.size() || is_blank(row[next])) {
        return kPlain;
    }
    const Ink& ink = pen_.ink(row[next].style());
    return ink.look.marks_blanks() ? kPlain : ink;
}

const Painter::Glyph& Painter::glyph(char32_t code) {
    Glyph& kept = glyphs_[code % glyphs_.size()];
    if (kept.code != code) {
        std::string bytes = encode_(code);
        if (bytes.empty() || bytes.size() > kept.bytes.size()) {
            bytes = "?";
        }
        kept = {code, static_cast<std::uint8_t>(bytes.size()), 1, {}};
        kept.columns = bytes == "?" ? 1 : static_cast<std::uint8_t>(core::width_of(code));
        std::ranges::copy(bytes, kept.bytes.begin());
    }
    return kept;
}

void Painter::write(const Glyph& glyph) {
    if (glyph.size == 1) {
        bytes_ += glyph.bytes.front();
    } else {
        bytes_.append(glyph.bytes.data(), glyph.size);
    }
    at_->x += glyph.columns;
    if (at_->x >= width_) {
        at_.reset();  // behind the last column terminals differ
    }
}

void Painter::reach(Cells row, std::size_t x, int y) {
    const Point to{static_cast<int>(x), y};
    if (at_ == to) {
        return;
    }
    const Way way = shortest_way(capabilities_, at_, to);
    const bool is_gap = at_ && at_->y == y && at_->x < to.x && to.x - at_->x <= kShortGap;
    if (!is_gap || !rewrite_gap(row, x, way.size())) {
        go(way, to);
    }
}

/// Writes anew what stands between the cursor and a column, if that takes no more bytes than the
/// limit and no other ink.
bool Painter::rewrite_gap(Cells row, std::size_t x, int limit) {
    const auto from = static_cast<std::size_t>(at_->x);
    int size = 0;
    for (std::size_t column = from; column < x; ++column) {
        PackedCell cell = row[column];
        const bool same_ink =
            is_blank(cell) ? !look_.marks_blanks() : pen_.ink(cell.style()).look == look_;
        const Glyph& drawn = glyph(cell.glyph());
        size += drawn.size;
        if (!same_ink || cell.glyph() == kSecondColumn || drawn.columns != 1 || size > limit) {
            return false;
        }
    }
    for (std::size_t column = from; column < x; ++column) {
        write(glyph(row[column].glyph()));
    }
    return true;
}

void Painter::use(const Ink& ink) {
    const Rendition& look = ink.look;
    if (look == look_) {
        return;
    }
    take_back(look_.attributes & ~look.attributes);
    use_default_colors(look.front < 0 && look_.front >= 0, look.back < 0 && look_.back >= 0);
    const Attributes added = look.attributes & ~look_.attributes;
    const auto add = [&](Attributes attribute, const std::string& order) {
        if ((added & attribute) != 0) {
            bytes_ += order;
        }
    };
    add(kBold, capabilities_.bold);
    add(kDim, capabilities_.dim);
    add(kUnderline, capabilities_.smul);
    add(kReverse, capabilities_.rev);
    if (look.front != look_.front) {
        bytes_ += ink.set_front;
    }
    if (look.back != look_.back) {
        bytes_ += ink.set_back;
    }
    look_ = look;
}

void Painter::take_back(Attributes attributes) {
    if (attributes == kUnderline && !capabilities_.rmul.empty()) {
        bytes_ += capabilities_.rmul;
    } else if (attributes != 0) {
        bytes_ += capabilities_.sgr0;
        look_ = {};
    }
}

/// Changes no attribute.
void Painter::use_default_colors(bool front, bool back) {
    if (!front && !back) {
        return;
    }
    if (front != back && capabilities_.ax) {
        bytes_ += front ? kDefaultFront : kDefaultBack;
        (front ? look_.front : look_.back) = -1;
        return;
    }
    bytes_ += capabilities_.op;
    look_.front = -1;
    look_.back = -1;
}

void Painter::place_cursor(Point to) {
    move_to(
        {std::clamp(to.x, 0, std::max(0, width_ - 1)),
         std::clamp(to.y, 0, std::max(0, height_ - 1))}
    );
}

void Painter::move_to(Point to) {
    if (at_ != to) {
        go(shortest_way(capabilities_, at_, to), to);
    }
}

void Painter::go(const Way& way, Point to) {
    if (!capabilities_.msgr && look_.attributes != 0) {
        use(kPlain);
    }
    way.append_to(bytes_);
    at_ = to;
}

}  // namespace tenebrae::tui
