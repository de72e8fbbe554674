// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/explanation.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/pages.hpp"

#include <optional>

namespace tenebrae::nyctophobia {
namespace {

/// What one side of a space is called.
using SideWords = std::string_view;

constexpr std::string_view kDarkness = "Darkness: nothing is known of it [HU-Q4].";

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
    case Known::Passed: return "known to be there, and no more";
    case Known::Felt: return "felt from next to it";
    case Known::Stood: return "somebody has stood here";
    }
    return "nothing is known of it";
}

SideWords side_words(SideMark mark) {
    switch (mark) {
    case SideMark::NotTold: break;
    case SideMark::Open: return "open";
    case SideMark::Tree: return "a tree";
    case SideMark::Border: return "the border";
    }
    return "not known";
}

SideWords side_words(FeltSide felt) {
    switch (felt) {
    case FeltSide::Unknown: break;
    case FeltSide::Open: return side_words(SideMark::Open);
    case FeltSide::Tree: return side_words(SideMark::Tree);
    case FeltSide::Border: return side_words(SideMark::Border);
    case FeltSide::Piece: return "somebody";
    }
    return side_words(SideMark::NotTold);
}

/// "Sides: north open, east a tree, ...", each as `words_of` has it.
template <typename WordsOf>
std::string sides_text(const WordsOf& words_of) {
    std::string text = "Sides:";
    for (const Direction direction : kDirections) {
        text += direction == Direction::North ? " " : ", ";
        text += std::string(spoken(direction)) + " " + std::string(words_of(direction));
    }
    return text;
}

std::string hunted_text(const View& view, PieceId who) {
    return "Hunted " + name_of_piece(who)
           + (view.state.hunted[who].hidden ? ", hidden [HU-H2]." : " [HU-X1].");
}

std::string rocks_text(int rocks) {
    return core::counted(rocks, "rock") + " to be taken [HU-M3].";
}

std::string turns_ago(std::uint8_t age) {
    return age == 0 ? "now" : core::counted(int{age}, "Hunter turn") + " ago";
}

/// One spot of the sketch, as the seat of the view knows it.
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
    [[nodiscard]] std::vector<std::string> tell() const;

private:
    void tell_marks(std::vector<std::string>& told) const;
    [[nodiscard]] SideWords side(Direction direction) const;
    /// Returns what whoever decides has felt of this side, from here or from the other space.
    [[nodiscard]] std::optional<FeltSide> felt(Direction direction) const;

    const Rules& rules_;
    const View& view_;
    std::uint8_t number_;
    const Page& page_;
    Spot spot_;
};

std::vector<std::string> SpotText::tell() const {
    const SpotInfo info = page_.at(spot_);
    std::vector<std::string> told{
        place_words(page_, spot_) + ": " + std::string(known_words(info.known)) + " [HU-Q4]."};
    if (info.car == CarMark::Car) {
        told.emplace_back("A space of the car: the Hunter never enters it [HU-K1].");
    }
    const HuntedSet here = hunted_on(rules_, view_, number_);
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (has_hunted(here, who) && view_.state.sketch.spot_of[who] == spot_) {
            told.push_back(hunted_text(view_, who));
        }
    }
    tell_marks(told);
    if (info.rocks.value_or(0) > 0) {
        told.push_back(rocks_text(int{*info.rocks}));
    }
    told.push_back(
        sides_text([this](Direction direction) { return side(direction); }) + " [HU-F6]."
    );
    return told;
}

void SpotText::tell_marks(std::vector<std::string>& told) const {
    const Sketch& sketch = view_.state.sketch;
    const Mark* const hunter = hunter_mark(rules_, sketch, number_);
    if (hunter != nullptr && hunter->spot == spot_) {
        told.push_back("The Hunter was met here " + turns_ago(hunter->age) + " [HU-Q8].");
    }
    const Mark* const noise = noise_mark(rules_, sketch, number_);
    if (noise != nullptr && noise->spot == spot_) {
        told.push_back(
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

/// "North. c3: ..." in one paragraph.
std::string beside(Direction direction, const std::vector<std::string>& told) {
    return core::capitalised(std::string(spoken(direction))) + ". " + core::joined(told, " ");
}

}  // namespace

std::vector<std::string> explain_space(const Rules& rules, const View& view, Space space) {
    const State& state = view.state;
    std::vector<std::string> told{name(space) + "."};
    if (has(spaces_of(state.car), space)) {
        told.emplace_back("A space of the car: the Hunter never enters it [HU-K1].");
    }
    if (state.hunter == space) {
        told.emplace_back("The Hunter [HU-V1].");
    }
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (state.hunted[who].at == space) {
            told.push_back(hunted_text(view, who));
        }
    }
    if (state.noise == space) {
        told.emplace_back("The noise lies here [HU-N1].");
    }
    if (state.rocks[space] > 0) {
        told.push_back(rocks_text(int{state.rocks[space]}));
    }
    const std::string sides = sides_text([&](Direction direction) {
        const Side side = side_of(space, direction);
        return side_words(
            side == kNoSide         ? SideMark::Border
            : state.trees.has(side) ? SideMark::Tree
                                    : SideMark::Open
        );
    });
    told.push_back(sides + " [HU-G3].");
    return told;
}

std::vector<std::string>
explain_spot(const Rules& rules, const View& view, std::uint8_t page, Spot spot) {
    const SpotText text(rules, view, page, spot);
    return text.is_on_page() ? text.tell() : std::vector{std::string(kDarkness)};
}

std::vector<std::string> explain_dark(const View& view, PieceId who) {
    const auto& felt = view.state.hunted[who].felt;
    return {
        "There is no sketch: the log tells what was felt [HU-Q1].",
        hunted_text(view, who),
        sides_text([&](Direction direction) { return side_words(felt[index(direction)]); })
            + " [HU-F6]."};
}

std::vector<std::string> explain_around_space(const Rules& rules, const View& view, Space space) {
    std::vector<std::string> told = explain_space(rules, view, space);
    for (const Direction direction : kDirections) {
        const Space there = beyond(space, direction);
        told.push_back(
            there == kNoSpace ? beside(direction, {"The border [HU-G3]."})
                              : beside(direction, explain_space(rules, view, there))
        );
    }
    return told;
}

std::vector<std::string>
explain_around_spot(const Rules& rules, const View& view, std::uint8_t page, Spot spot) {
    std::vector<std::string> told = explain_spot(rules, view, page, spot);
    for (const Direction direction : kDirections) {
        const Page& sketched = view.state.sketch.pages[page];
        const bool is_border = side_between(sketched, spot, direction) == SideMark::Border;
        told.push_back(
            is_border ? beside(direction, {"The border [HU-F6]."})
                      : beside(direction, explain_spot(rules, view, page, beyond(spot, direction)))
        );
    }
    return told;
}

}  // namespace tenebrae::nyctophobia
