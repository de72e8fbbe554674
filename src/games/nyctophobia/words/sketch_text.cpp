// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/sketch_text.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/pages.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::size_t kLabelColumns = 3;
constexpr int kScreenColumns = 80;

/// The signs of a side: upright between two spaces of a row, lying between two spaces of a column.
struct SideInk {
    std::string_view upright;
    std::string_view lying;
};
struct SketchInk {
    std::string_view felt;
    SideInk open;
    SideInk tree;
    SideInk border;
};
constexpr SketchInk kUtf8Signs{"·", {"─", " │ "}, {"┃", "━━━"}, {"║", "═══"}};
constexpr SketchInk kAsciiSigns{".", {"-", " | "}, {"#", "###"}, {"=", "==="}};

Spot spot_of(int x, int y) {
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

std::string column_label(const Page& page, int x) {
    const int column = page.columns().origin_least + x;
    return page.columns().is_fixed() ? std::string(1, static_cast<char>('a' + column))
                                     : std::to_string(x);
}
std::string row_label(const Page& page, int y) {
    return std::to_string(page.rows().is_fixed() ? page.rows().origin_least + y + 1 : y);
}

/// One page of the sketch of a view.
class PageText {
public:
    PageText(const Rules& rules, const View& view, std::uint8_t number)
        : rules_(rules),
          view_(view),
          sketch_(view.state.sketch),
          page_(sketch_.pages[number]),
          number_(number) {}

    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string drawing(const SketchInk& ink) const;
    [[nodiscard]] std::string sentences() const;

private:
    [[nodiscard]] bool is_here(PieceId who) const {
        return sketch_.page_of[who] == number_ && (rules_.open_talk || has_hunted(view_.own, who));
    }
    [[nodiscard]] bool is_marked(const std::array<SketchMark, kMaxHunted>& marks, Spot spot) const {
        return std::ranges::any_of(marks, [&](const SketchMark& mark) {
            return mark.is_set && mark.page == number_ && mark.spot == spot;
        });
    }
    [[nodiscard]] std::string origin() const;
    [[nodiscard]] std::string hunted_here(Spot spot) const;
    [[nodiscard]] std::string middle(Spot spot, const SketchInk& ink) const;
    [[nodiscard]] std::string space(Spot spot, const SketchInk& ink) const;
    [[nodiscard]] std::string names_line() const;
    [[nodiscard]] std::string row_line(int y, const SketchInk& ink) const;
    [[nodiscard]] std::string line_below(int y, const SketchInk& ink) const;
    [[nodiscard]] std::string sentence(Spot spot) const;

    const Rules& rules_;
    const View& view_;
    const Sketch& sketch_;
    const Page& page_;
    std::uint8_t number_;
};

std::string range_of(std::string first, std::string last) {
    return first == last ? std::move(first) : std::move(first) + " to " + std::move(last);
}

std::string column_name(int column) {
    return {static_cast<char>('a' + column)};
}

/// Formats where the start of the page can be (HU-Q7).
std::string PageText::origin() const {
    const Bounds& columns = page_.columns();
    const Bounds& rows = page_.rows();
    if (is_placed_on_board(page_)) {
        return "its start is " + name_of_spot(page_, {});
    }
    return "its start is in column "
           + range_of(column_name(columns.origin_least), column_name(columns.origin_most))
           + ", row "
           + range_of(std::to_string(rows.origin_least + 1), std::to_string(rows.origin_most + 1));
}

/// Wraps a text to the width of the screen and ends its last line.
std::string wrapped(const std::string& text) {
    return core::listed(
        core::wrap_hanging(text, kScreenColumns, 4),
        "",
        [](const std::string& line) { return line + "\n"; }
    );
}

std::string PageText::heading() const {
    std::vector<std::string> here;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (is_here(who)) {
            here.push_back(piece_name(who) + " at " + name_of_spot(page_, sketch_.spot_of[who]));
        }
    }
    const std::string title = "Page " + std::to_string(number_ + 1) + ": ";
    return wrapped(title + (here.empty() ? "" : core::joined(here, "; ") + "; ") + origin() + ".");
}

std::string PageText::hunted_here(Spot spot) const {
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (is_here(who) && sketch_.spot_of[who] == spot) {
            return std::to_string(who + 1);
        }
    }
    return "";
}

std::string PageText::middle(Spot spot, const SketchInk& ink) const {
    std::string hunted = hunted_here(spot);
    if (!hunted.empty()) {
        return hunted;
    }
    if (is_marked(sketch_.hunter, spot)) {
        return "H";
    }
    switch (page_.at(spot).known) {
    case Known::Not: break;
    case Known::Passed: return "'";
    case Known::Felt: return std::string(ink.felt);
    case Known::Stood: return "o";
    }
    return " ";
}

std::string PageText::space(Spot spot, const SketchInk& ink) const {
    const SpotInfo info = page_.at(spot);
    const int rocks = info.rocks.value_or(0);
    const bool is_car = info.car == CarMark::Car;
    return (is_marked(sketch_.noise, spot) ? "!"
            : is_car                       ? "["
                                           : " ")
           + middle(spot, ink)
           + (rocks > 1    ? std::to_string(rocks)
              : rocks == 1 ? "*"
              : is_car     ? "]"
                           : " ");
}

std::string_view drawn(SideMark mark, const SketchInk& ink, bool is_upright) {
    const auto of = [&](const SideInk& side) { return is_upright ? side.upright : side.lying; };
    switch (mark) {
    case SideMark::Unknown: break;
    case SideMark::Open: return of(ink.open);
    case SideMark::Tree: return of(ink.tree);
    case SideMark::Border: return of(ink.border);
    }
    return is_upright ? " " : "   ";
}

std::string right_aligned(const std::string& text, std::size_t columns) {
    return std::string(text.size() < columns ? columns - text.size() : 0, ' ') + text;
}

std::string PageText::names_line() const {
    std::string line(kLabelColumns + 1, ' ');
    for (int x{page_.columns().least}; x <= page_.columns().most; ++x) {
        line += right_aligned(column_label(page_, x), 2) + "  ";
    }
    return line;
}

std::string PageText::row_line(int y, const SketchInk& ink) const {
    const int first{page_.columns().least};
    std::string line = right_aligned(row_label(page_, y), kLabelColumns);
    for (int x = first - 1; x <= page_.columns().most; ++x) {
        line += x < first ? "" : space(spot_of(x, y), ink);
        line += drawn(side_between(page_, spot_of(x, y), Direction::East), ink, true);
    }
    return line;
}

std::string PageText::line_below(int y, const SketchInk& ink) const {
    std::string line(kLabelColumns, ' ');
    for (int x{page_.columns().least}; x <= page_.columns().most; ++x) {
        line += " ";
        line += drawn(side_between(page_, spot_of(x, y), Direction::South), ink, false);
    }
    return line;
}

void add_line(std::string& text, const std::string& line) {
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

std::string PageText::drawing(const SketchInk& ink) const {
    const Bounds& rows = page_.rows();
    std::string text;
    add_line(text, names_line());
    for (int y = rows.least - 1; y <= rows.most; ++y) {
        if (y >= rows.least) {
            add_line(text, row_line(y, ink));
        }
        const std::string below = line_below(y, ink);
        const bool is_inside = y >= rows.least && y < rows.most;
        if (is_inside || below.find_first_not_of(' ') != std::string::npos) {
            add_line(text, below);
        }
    }
    return text;
}

std::string_view word_of(Known known) {
    switch (known) {
    case Known::Not: break;
    case Known::Passed: return "passed";
    case Known::Felt: return "felt";
    case Known::Stood: return "stood in";
    }
    return "unknown";
}

std::string_view word_of(SideMark mark) {
    switch (mark) {
    case SideMark::Unknown: break;
    case SideMark::Open: return "open";
    case SideMark::Tree: return "tree";
    case SideMark::Border: return "edge";
    }
    return "unknown";
}

/// Formats "  2 east, 1 north: felt, car, 2 rocks; north tree, east open."
std::string PageText::sentence(Spot spot) const {
    const SpotInfo info = page_.at(spot);
    std::string text = "  " + name_of_spot(page_, spot) + ": " + std::string(word_of(info.known));
    text += info.car == CarMark::Car ? ", car" : "";
    text += info.rocks.value_or(0) != 0 ? ", " + core::counted(int{*info.rocks}, "rock") : "";
    std::vector<std::string> sides;
    for (const Direction direction : kDirections) {
        const SideMark mark = page_.side(spot, direction);
        if (mark != SideMark::Unknown) {
            sides.push_back(
                std::string(display_name(direction)) + " " + std::string(word_of(mark))
            );
        }
    }
    return wrapped(text + (sides.empty() ? "" : "; " + core::joined(sides, ", ")) + ".");
}

std::string PageText::sentences() const {
    std::string text;
    for (int y{page_.rows().least}; y <= page_.rows().most; ++y) {
        for (int x{page_.columns().least}; x <= page_.columns().most; ++x) {
            text += page_.at(spot_of(x, y)).known == Known::Not ? "" : sentence(spot_of(x, y));
        }
    }
    return text;
}

std::string place_of_mark(const Sketch& sketch, const SketchMark& mark) {
    return name_of_spot(sketch.pages[mark.page], mark.spot) + " on page "
           + std::to_string(mark.page + 1);
}

/// HU-Q8.
std::string hunter_sentence(const Sketch& sketch, const SketchMark& mark) {
    const std::string since = mark.age == 0 ? " and has not had a turn since"
                                            : ", " + std::to_string(mark.age) + " of his turns ago";
    return wrapped("The Hunter (H) was at " + place_of_mark(sketch, mark) + since + ".");
}
std::string noise_sentence(const Sketch& sketch, const SketchMark& mark) {
    return wrapped(
        "The noise (!) was put at " + place_of_mark(sketch, mark)
        + (mark.doubtful ? ", and may be gone" : "") + "."
    );
}

std::string signs(const SketchInk& ink) {
    const auto both = [](const SideInk& side) {
        const std::size_t first = side.lying.find_first_not_of(' ');
        const std::size_t last = side.lying.find_last_not_of(' ');
        return std::string(side.upright) + " "
               + std::string(side.lying.substr(first, last + 1 - first)) + " ";
    };
    return wrapped(
        "o stood, " + std::string(ink.felt) + " felt, ' passed; " + both(ink.open) + "open, "
        + both(ink.tree) + "tree, " + both(ink.border) + "edge; [ ] car, * rock."
    );
}

std::string marks_text(const Sketch& sketch) {
    std::string text;
    for (const SketchMark& mark : sketch.hunter) {
        text += mark.is_set ? hunter_sentence(sketch, mark) : "";
    }
    for (const SketchMark& mark : sketch.noise) {
        text += mark.is_set ? noise_sentence(sketch, mark) : "";
    }
    return text;
}

}  // namespace

std::string sketch_text(const Rules& rules, const View& view, table::BoardStyle style) {
    const Sketch& sketch = view.state.sketch;
    const SketchInk& ink = style == table::BoardStyle::Utf8 ? kUtf8Signs : kAsciiSigns;
    const bool is_drawn = style != table::BoardStyle::Sentences;
    std::string text;
    for (std::uint8_t number = 0; number < kMaxHunted; ++number) {
        if (sketch.pages[number].is_used()) {
            const PageText page(rules, view, number);
            text += page.heading() + (is_drawn ? page.drawing(ink) : page.sentences());
        }
    }
    text += marks_text(sketch);
    return text + (is_drawn && !text.empty() ? signs(ink) : "");
}

}  // namespace tenebrae::nyctophobia
