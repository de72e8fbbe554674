// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/pages.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <array>
#include <cstdlib>

namespace tenebrae::nyctophobia {
namespace {

std::string steps(int number, std::string_view direction) {
    return std::to_string(std::abs(number)) + " " + std::string(direction);
}

const SketchMark*
mark_on(const Rules& rules, const std::array<SketchMark, kMaxHunted>& marks, std::uint8_t page) {
    const SketchMark& mark = marks[rules.open_talk ? 0 : page];
    return mark.is_set && mark.page == page ? &mark : nullptr;
}

}  // namespace

bool is_placed_on_board(const Page& page) {
    return page.columns().is_fixed() && page.rows().is_fixed();
}

std::string name_of_spot(const Page& page, Spot spot) {
    if (is_placed_on_board(page)) {
        return name(
            space_at(page.columns().origin_least + spot.x, page.rows().origin_least + spot.y)
        );
    }
    std::vector<std::string> parts;
    if (spot.x != 0) {
        parts.push_back(steps(spot.x, spot.x > 0 ? "east" : "west"));
    }
    if (spot.y != 0) {
        parts.push_back(steps(spot.y, spot.y > 0 ? "south" : "north"));
    }
    return parts.empty() ? "the start" : core::joined(parts, ", ");
}

SideMark side_between(const Page& page, Spot spot, Direction direction) {
    const SideMark mark = page.side(spot, direction);
    return mark != SideMark::Unknown ? mark
                                     : page.side(beyond(spot, direction), opposite(direction));
}

std::uint8_t page_of(const Rules& rules, const View& view, PieceId who) {
    return rules.open_talk ? view.state.sketch.page_of[who] : who;
}

const SketchMark* hunter_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page) {
    return mark_on(rules, sketch.hunter, page);
}

const SketchMark* noise_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page) {
    return mark_on(rules, sketch.noise, page);
}

PieceId focused_piece(const View& view) {
    const PublicState& open = view.state.open;
    const PieceId who = open.owner < kMaxHunted ? open.owner : open.active;
    if (view.own == 0 || has_hunted(view.own, who)) {
        return who;
    }
    return first_of(view.own);
}

HuntedSet hunted_on(const Rules& rules, const View& view, std::uint8_t page) {
    HuntedSet set = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const bool is_there = page_of(rules, view, who) == page;
        set = static_cast<HuntedSet>(set | (is_there ? hunted_only(who) : 0));
    }
    return set;
}

std::vector<std::uint8_t> pages_of(const View& view, std::uint8_t first) {
    std::vector<std::uint8_t> pages;
    for (std::uint8_t step = 0; step < kMaxHunted; ++step) {
        const auto page = static_cast<std::uint8_t>((first + step) % kMaxHunted);
        if (view.state.sketch.pages[page].is_used()) {
            pages.push_back(page);
        }
    }
    return pages;
}

bool decides_here(const View& view, PieceId who) {
    return view.decides && view.state.open.owner == who && who < kMaxHunted;
}

}  // namespace tenebrae::nyctophobia
