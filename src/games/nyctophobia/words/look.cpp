// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/look.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/pages.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "kit/command_words.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

/// The words for one side of a space.
using SideWords = std::string_view;

constexpr std::string_view kDarkness = "Darkness: you know nothing of this space [HU-Q4].";

std::string place_words(const Page& page, Spot spot) {
    if (is_placed_on_board(page)) {
        return name_of_spot(page, spot);
    }
    return spot == Spot{} ? "The start of this page"
                          : name_of_spot(page, spot) + " of the start of this page";
}

std::string_view known_words(Known known) {
    switch (known) {
    case Known::Not: break;
    case Known::Passed: return "only known to exist";
    case Known::Felt: return "felt from a space beside it";
    case Known::Stood: return "one of the Hunted has stood here";
    }
    return "unknown";
}

SideWords side_words(SideMark mark) {
    switch (mark) {
    case SideMark::Unknown: break;
    case SideMark::Open: return "open";
    case SideMark::Tree: return "a tree";
    case SideMark::Border: return "the edge";
    }
    return "not known";
}

SideWords side_words(FeltSide felt) {
    switch (felt) {
    case FeltSide::Unknown: break;
    case FeltSide::Open: return side_words(SideMark::Open);
    case FeltSide::Tree: return side_words(SideMark::Tree);
    case FeltSide::Border: return side_words(SideMark::Border);
    case FeltSide::Piece: return "someone";
    }
    return side_words(SideMark::Unknown);
}

/// Returns "Sides: north open, east a tree, ...", each with the words of `words_of`.
template <typename WordsOf>
std::string sides_text(const WordsOf& words_of) {
    std::string text = "Sides:";
    for (const Direction direction : kDirections) {
        text += direction == Direction::North ? " " : ", ";
        text += std::string(display_name(direction)) + " " + std::string(words_of(direction));
    }
    return text;
}

/// Explains a character to a newcomer; empty without one.
std::string_view ability(Character character) {
    switch (character) {
    case Character::None: break;
    case Character::Guide: return " Feels two steps far [HU-D2].";
    case Character::Boxer:
        return " Strikes back without a rock; a rock drives the Hunter back three spaces [HU-D3].";
    case Character::Cheerleader: return " Can give the action to an upright friend [HU-D4].";
    case Character::Klutz: return " Can leave noise behind with each step [HU-D5].";
    case Character::TrackStar: return " Sprints twice and retreats up to three steps [HU-D6].";
    case Character::Climber: return " Can hop over a tree [HU-D7].";
    }
    return "";
}

/// Returns "Hunted 2 (Boxer): 2 health, 1 rock [HU-X1]. Strikes back without a rock ..."
std::string hunted_text(const View& view, PieceId who) {
    const Hunted& hunted = view.state.hunted[who];
    return full_piece_name(view.state, who) + ": " + std::to_string(hunted.health) + " health, "
           + core::counted(int{hunted.rocks}, "rock")
           + (hunted.hidden ? ", hidden [HU-H2]." : " [HU-X1].")
           + std::string(ability(hunted.character));
}

std::string rocks_text(int rocks) {
    return core::counted(rocks, "rock") + " to pick up [HU-M3].";
}

std::string turns_ago(std::uint8_t age) {
    return age == 0 ? "now" : core::counted(int{age}, "Hunter turn") + " ago";
}

/// Returns ", last felt 2 Hunter turns ago"; empty if that was in this turn.
std::string last_felt(const SpotInfo& info) {
    const bool is_memory = info.known != Known::Not && info.age > 0;
    return is_memory ? ", last felt " + turns_ago(info.age) : "";
}

/// A spot of the sketch, as the seat of the view knows it.
class SpotText {
public:
    SpotText(const Rules& rules, const View& view, std::uint8_t number, Spot spot)
        : rules_(rules),
          view_(view),
          number_(number),
          page_(view.state.sketch.pages[number]),
          spot_(spot) {}

    [[nodiscard]] bool is_on_page() const {
        return spot_.x >= page_.columns().least && spot_.x <= page_.columns().most
               && spot_.y >= page_.rows().least && spot_.y <= page_.rows().most;
    }
    [[nodiscard]] std::vector<std::string> describe() const;

private:
    void describe_marks(std::vector<std::string>& sentences) const;
    [[nodiscard]] SideWords side(Direction direction) const;
    /// Returns what the deciding Hunted has felt of this side, from either of its spaces.
    [[nodiscard]] std::optional<FeltSide> felt(Direction direction) const;

    const Rules& rules_;
    const View& view_;
    std::uint8_t number_;
    const Page& page_;
    Spot spot_;
};

std::vector<std::string> SpotText::describe() const {
    const SpotInfo info = page_.at(spot_);
    std::vector<std::string> sentences{
        place_words(page_, spot_) + ": " + std::string(known_words(info.known)) + last_felt(info)
        + " [HU-Q4]."};
    if (info.car == CarMark::Car) {
        sentences.emplace_back("A space of the car: the Hunter never enters it [HU-K1].");
    }
    const HuntedSet here = hunted_on(rules_, view_, number_);
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (has_hunted(here, who) && view_.state.sketch.spot_of[who] == spot_) {
            sentences.push_back(hunted_text(view_, who));
        }
    }
    describe_marks(sentences);
    if (info.rocks.value_or(0) > 0) {
        sentences.push_back(rocks_text(int{*info.rocks}));
    }
    sentences.push_back(
        sides_text([this](Direction direction) { return side(direction); }) + " [HU-F6]."
    );
    return sentences;
}

void SpotText::describe_marks(std::vector<std::string>& sentences) const {
    const Sketch& sketch = view_.state.sketch;
    const SketchMark* const hunter = hunter_mark(rules_, sketch, number_);
    if (hunter != nullptr && hunter->spot == spot_) {
        sentences.push_back("The Hunter was met here " + turns_ago(hunter->age) + " [HU-Q8].");
    }
    const SketchMark* const noise = noise_mark(rules_, sketch, number_);
    if (noise != nullptr && noise->spot == spot_) {
        sentences.push_back(
            "Noise was made here " + turns_ago(noise->age)
            + (noise->doubtful ? "; it may be gone [HU-Q8]." : " [HU-Q8].")
        );
    }
}

std::optional<FeltSide> SpotText::felt(Direction direction) const {
    const HuntedSet here = hunted_on(rules_, view_, number_);
    const PieceId who = view_.state.open.owner;
    if (!decides_here(view_, who) || !has_hunted(here, who)) {
        return std::nullopt;
    }
    const Spot stop = view_.state.sketch.spot_of[who];
    const auto& sides = view_.state.hunted[who].felt;
    if (stop == spot_) {
        return sides[index(direction)];
    }
    return stop == beyond(spot_, direction) ? std::optional(sides[index(opposite(direction))])
                                            : std::nullopt;
}

SideWords SpotText::side(Direction direction) const {
    const FeltSide now = felt(direction).value_or(FeltSide::Unknown);
    return now == FeltSide::Unknown ? side_words(side_between(page_, spot_, direction))
                                    : side_words(now);
}

/// Returns "North. c3: ..." in one paragraph.
std::string direction_paragraph(Direction direction, const std::vector<std::string>& sentences) {
    return core::capitalised(std::string(display_name(direction))) + ". "
           + core::joined(sentences, " ");
}

using Paragraphs = core::Result<std::vector<std::string>>;

constexpr std::string_view kHunterWord = "hunter";
constexpr std::string_view kPageWord = "page";

std::vector<std::string> not_known(const std::string& whom) {
    return {"You do not know where " + whom + " is [HU-Q4]."};
}

std::optional<PieceId> parse_hunted(const Rules& rules, std::string_view text) {
    const auto number = core::parse_unsigned(text);
    return number && *number >= 1 && *number <= rules.hunted
               ? std::optional(static_cast<PieceId>(*number - 1))
               : std::nullopt;
}

std::vector<std::string> around_piece(const Rules& rules, const View& view, Space at, PieceId who) {
    return at == kNoSpace ? not_known(piece_name(who)) : explain_around_space(rules, view, at);
}

std::vector<std::string> around_hunted(const Rules& rules, const View& view, PieceId who) {
    if (view.shows_forest) {
        return around_piece(rules, view, view.state.hunted[who].at, who);
    }
    const std::uint8_t page = page_of(rules, view, who);
    if (view.state.sketch.pages[page].is_used()) {
        return explain_around_spot(rules, view, page, view.state.sketch.spot_of[who]);
    }
    return has_hunted(view.own, who) ? explain_dark(view, who) : not_known(piece_name(who));
}

std::vector<std::string> around_hunter(const Rules& rules, const View& view) {
    if (view.shows_forest) {
        return around_piece(rules, view, view.state.hunter, kHunter);
    }
    for (const std::uint8_t page : pages_of(view, 0)) {
        if (const SketchMark* const mark = hunter_mark(rules, view.state.sketch, page)) {
            return explain_around_spot(rules, view, page, mark->spot);
        }
    }
    return not_known(piece_name(kHunter));
}

std::vector<std::string> describe_around_active(const Rules& rules, const View& view) {
    return view.shows_forest && view.state.open.owner == kHunter
               ? around_hunter(rules, view)
               : around_hunted(rules, view, focused_piece(view));
}

/// Reads a spot as the sketch names it, "2 east, 1 north", or a space once the page has its place.
class SpotReader {
public:
    SpotReader(const Rules& rules, const View& view, table::Words words)
        : rules_(rules), view_(view), words_(words) {}

    [[nodiscard]] Paragraphs read() {
        const std::vector<std::uint8_t> pages =
            pages_of(view_, page_of(rules_, view_, focused_piece(view_)));
        if (pages.empty()) {
            return core::error("no-sketch", "You have no sketch to look at.")
                .rule("HU-Q1")
                .at(kit::place_of(words_[0]));
        }
        if (words_.size() == 1) {
            if (const auto space = parse_space(words_[0].text)) {
                return space_of(pages, *space);
            }
        }
        page_ = pages.front();
        if (table::same_word(words_[0].text, kPageWord)) {
            if (const auto error = read_page(pages)) {
                return *error;
            }
        }
        const auto spot = read_spot();
        return spot ? Paragraphs(explain_spot(rules_, view_, page_, *spot))
                    : Paragraphs(unreadable());
    }

private:
    [[nodiscard]] Paragraphs space_of(const std::vector<std::uint8_t>& pages, Space space) const;
    std::optional<core::Diagnostic> read_page(const std::vector<std::uint8_t>& pages);
    std::optional<Spot> read_spot();
    bool read_steps(Spot& spot);
    [[nodiscard]] std::string_view word() const;
    [[nodiscard]] core::Diagnostic unreadable() const {
        return kit::unreadable(
            "no-such-place",
            words_[std::min(next_, words_.size() - 1)],
            "a Hunted, 1 to " + std::to_string(rules_.hunted)
                + R"(, "hunter", or a place of the sketch such as "2 east, 1 north" or "the start")"
        );
    }

    const Rules& rules_;
    const View& view_;
    table::Words words_;
    std::size_t next_ = 0;
    std::uint8_t page_ = 0;
};

/// Looks on the page that has the space, or on any page with a known place on the board.
Paragraphs SpotReader::space_of(const std::vector<std::uint8_t>& pages, Space space) const {
    std::optional<std::vector<std::string>> darkness;
    for (const std::uint8_t number : pages) {
        const Page& page = view_.state.sketch.pages[number];
        if (!is_placed_on_board(page)) {
            continue;
        }
        const Spot spot{
            static_cast<std::int8_t>(column(space) - page.columns().origin_least),
            static_cast<std::int8_t>(row(space) - page.rows().origin_least)};
        std::vector<std::string> sentences = explain_spot(rules_, view_, number, spot);
        if (sentences.size() > 1) {
            return sentences;
        }
        darkness = std::move(sentences);
    }
    if (darkness) {
        return *std::move(darkness);
    }
    return core::error("not-placed", "Your sketch has no place on the board yet.")
        .rule("HU-Q7")
        .at(kit::place_of(words_[0]))
        .expected(R"(a place from the start of a page, such as "2 east, 1 north" or "the start")");
}

/// Returns the word without the comma between the two parts of "2 east, 1 north".
std::string_view SpotReader::word() const {
    std::string_view text = next_ < words_.size() ? words_[next_].text : std::string_view();
    if (text.ends_with(',') || text.ends_with(':')) {
        text.remove_suffix(1);
    }
    return text;
}

std::optional<core::Diagnostic> SpotReader::read_page(const std::vector<std::uint8_t>& pages) {
    ++next_;
    const auto number = core::parse_unsigned(word());
    const auto found = std::ranges::find_if(pages, [&](std::uint8_t page) {
        return number && *number == std::uint64_t{page} + 1;
    });
    if (found == pages.end()) {
        return kit::unreadable(
            "no-such-page",
            words_[std::min(next_, words_.size() - 1)],
            "the number of a page of your sketch"
        );
    }
    page_ = *found;
    ++next_;
    return std::nullopt;
}

/// Reads "2 east".
bool SpotReader::read_steps(Spot& spot) {
    constexpr std::uint64_t kMostSteps = 7;
    const auto steps = core::parse_unsigned(word());
    if (!steps || *steps > kMostSteps) {
        return false;
    }
    ++next_;
    const auto direction = parse_direction(word());
    if (!direction) {
        return false;
    }
    ++next_;
    for (std::uint64_t step = 0; step < *steps; ++step) {
        spot = beyond(spot, *direction);
    }
    return true;
}

std::optional<Spot> SpotReader::read_spot() {
    if (table::same_word(word(), "the")) {
        ++next_;
    }
    Spot spot;
    if (table::same_word(word(), "start")) {
        ++next_;
        return next_ == words_.size() ? std::optional(spot) : std::nullopt;
    }
    if (!read_steps(spot)) {
        return std::nullopt;
    }
    if (next_ < words_.size() && !read_steps(spot)) {
        return std::nullopt;
    }
    return next_ == words_.size() ? std::optional(spot) : std::nullopt;
}

}  // namespace

std::vector<std::string> explain_space(const Rules& rules, const View& view, Space space) {
    const State& state = view.state;
    std::vector<std::string> sentences{name(space) + "."};
    if (has(spaces_of(state.car), space)) {
        sentences.emplace_back("A space of the car: the Hunter never enters it [HU-K1].");
    }
    if (state.hunter == space) {
        sentences.emplace_back("The Hunter [HU-V1].");
    }
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (state.hunted[who].at == space) {
            sentences.push_back(hunted_text(view, who));
        }
    }
    if (state.noise == space) {
        sentences.emplace_back("The noise is here [HU-N1].");
    }
    if (state.rocks[space] > 0) {
        sentences.push_back(rocks_text(int{state.rocks[space]}));
    }
    const std::string sides = sides_text([&](Direction direction) {
        const Side side = side_of(space, direction);
        return side_words(
            side == kNoSide         ? SideMark::Border
            : state.trees.has(side) ? SideMark::Tree
                                    : SideMark::Open
        );
    });
    sentences.push_back(sides + " [HU-G3].");
    return sentences;
}

std::vector<std::string>
explain_spot(const Rules& rules, const View& view, std::uint8_t page, Spot spot) {
    const SpotText text(rules, view, page, spot);
    return text.is_on_page() ? text.describe() : std::vector{std::string(kDarkness)};
}

std::vector<std::string> explain_dark(const View& view, PieceId who) {
    const auto& felt = view.state.hunted[who].felt;
    return {
        "You play without a sketch: the log has what was felt [HU-Q1].",
        hunted_text(view, who),
        sides_text([&](Direction direction) { return side_words(felt[index(direction)]); })
            + " [HU-F6]."};
}

std::vector<std::string> explain_around_space(const Rules& rules, const View& view, Space space) {
    std::vector<std::string> sentences = explain_space(rules, view, space);
    for (const Direction direction : kDirections) {
        const Space there = beyond(space, direction);
        sentences.push_back(
            there == kNoSpace ? direction_paragraph(direction, {"The edge of the forest [HU-G3]."})
                              : direction_paragraph(direction, explain_space(rules, view, there))
        );
    }
    return sentences;
}

std::vector<std::string>
explain_around_spot(const Rules& rules, const View& view, std::uint8_t page, Spot spot) {
    std::vector<std::string> sentences = explain_spot(rules, view, page, spot);
    for (const Direction direction : kDirections) {
        const Page& sketched = view.state.sketch.pages[page];
        const bool is_border = side_between(sketched, spot, direction) == SideMark::Border;
        sentences.push_back(
            is_border ? direction_paragraph(direction, {"The edge of the forest [HU-F6]."})
                      : direction_paragraph(
                          direction, explain_spot(rules, view, page, beyond(spot, direction))
                      )
        );
    }
    return sentences;
}

std::vector<std::string> places_to_look(const Rules& rules, const View& view) {
    std::vector<std::string> places;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        places.push_back(name_of_piece(who));
    }
    places.emplace_back(kHunterWord);
    if (view.shows_forest) {
        for (Space space = 0; space < kSpaces; ++space) {
            places.push_back(name(space));
        }
        return places;
    }
    for (const std::uint8_t number : pages_of(view, 0)) {
        const Page& page = view.state.sketch.pages[number];
        for (int y{page.rows().least}; y <= page.rows().most; ++y) {
            for (int x{page.columns().least}; x <= page.columns().most; ++x) {
                const Spot spot{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
                const std::string on_page =
                    is_placed_on_board(page)
                        ? ""
                        : std::string(kPageWord) + " " + std::to_string(number + 1) + " ";
                places.push_back(on_page + name_of_spot(page, spot));
            }
        }
    }
    return places;
}

Paragraphs look(const Rules& rules, const View& view, table::Words words) {
    if (words.empty()) {
        return describe_around_active(rules, view);
    }
    if (words.size() == 1 && table::same_word(words[0].text, kHunterWord)) {
        return around_hunter(rules, view);
    }
    if (words.size() == 1) {
        if (const auto who = parse_hunted(rules, words[0].text)) {
            return around_hunted(rules, view, *who);
        }
    }
    if (!view.shows_forest) {
        return SpotReader(rules, view, words).read();
    }
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    if (const auto space = parse_space(words[0].text)) {
        return explain_space(rules, view, *space);
    }
    return kit::unreadable(
        "no-such-place",
        words[0],
        "a space, a Hunted, 1 to " + std::to_string(rules.hunted) + ", or \"hunter\""
    );
}

}  // namespace tenebrae::nyctophobia
