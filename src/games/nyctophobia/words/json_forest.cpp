// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/json.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "table/json_list.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

using table::Json;

Json place_or_null(Space space) {
    return space == kNoSpace ? Json(nullptr) : Json(name(space));
}

Json trees_of(const Trees& trees) {
    Json list = Json::array();
    for (int number = 0; number < kSideNumbers; ++number) {
        const auto side = static_cast<Side>(number);
        if (is_side(number) && trees.has(side)) {
            list.push_back(name_of_side(side));
        }
    }
    return list;
}

Json rocks_of(const State& state) {
    Json rocks = Json::object();
    for (Space space = 0; space < kSpaces; ++space) {
        if (state.rocks[space] > 0) {
            rocks[name(space)] = state.rocks[space];
        }
    }
    return rocks;
}

Json cards_of(std::span<const Card> cards) {
    return table::json_list(cards, [](Card card) { return name(card); });
}

/// While a card is played, one.
Json hand_of(const State& state) {
    std::vector<Card> held;
    std::ranges::copy_if(state.hand, std::back_inserter(held), [](Card card) {
        return card != Card::None;
    });
    return cards_of(held);
}

/// The Hunter's turn as far as it has come.
Json card_under_way(const Rules& rules, const State& state) {
    if (!state.open.hunters_turn || part_under_way(rules, state).part == Part::End) {
        return nullptr;
    }
    return {
        {"card", state.playing == Card::None ? Json(nullptr) : Json(name(state.playing))},
        {"text", state.with_noise ? "noise" : "quiet"},
        {"part", state.part},
        {"steps_left", state.steps_left},
        {"see_through", state.see_through},
        {"no_combat", state.no_combat}};
}

std::string_view known_name(Known known) {
    switch (known) {
    case Known::Passed: return "passed";
    case Known::Felt: return "felt";
    case Known::Stood: return "stood";
    case Known::Not: break;
    }
    return "";
}

std::string_view side_name(SideMark mark) {
    switch (mark) {
    case SideMark::Open: return "open";
    case SideMark::Tree: return "tree";
    case SideMark::Border: return "border";
    case SideMark::NotTold: break;
    }
    return "";
}

Json spot_json(const Page& page, Spot spot) {
    const SpotInfo info = page.at(spot);
    Json sides = Json::object();
    for (const Direction direction : kDirections) {
        const SideMark mark = page.side(spot, direction);
        if (mark != SideMark::NotTold) {
            sides[std::string(name(direction))] = side_name(mark);
        }
    }
    return {
        {"x", spot.x},
        {"y", spot.y},
        {"known", known_name(info.known)},
        {"car", info.car == CarMark::NotTold ? Json(nullptr) : Json(info.car == CarMark::Car)},
        {"rocks", info.rocks ? Json(*info.rocks) : Json(nullptr)},
        {"sides", std::move(sides)}};
}

Json bounds_json(const Bounds& bounds) {
    return {
        {"least", bounds.least},
        {"most", bounds.most},
        {"origin_least", bounds.origin_least},
        {"origin_most", bounds.origin_most}};
}

Json page_json(const Rules& rules, const View& view, std::size_t number) {
    const Sketch& sketch = view.state.sketch;
    const Page& page = sketch.pages[number];
    Json spots = Json::array();
    for (std::int8_t y = page.rows().least; y <= page.rows().most; ++y) {
        for (std::int8_t x = page.columns().least; x <= page.columns().most; ++x) {
            const Spot spot{x, y};
            if (page.at(spot).known != Known::Not) {
                spots.push_back(spot_json(page, spot));
            }
        }
    }
    Json on_it = Json::array();
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (sketch.page_of[who] == number && (rules.open_talk || has_hunted(view.own, who))) {
            const Spot spot = sketch.spot_of[who];
            on_it.push_back({{"hunted", who + 1}, {"x", spot.x}, {"y", spot.y}});
        }
    }
    return {
        {"page", number + 1},
        {"columns", bounds_json(page.columns())},
        {"rows", bounds_json(page.rows())},
        {"hunted", std::move(on_it)},
        {"spots", std::move(spots)}};
}

Json mark_json(const Mark& mark, bool is_noise) {
    Json fields{{"page", mark.page + 1}, {"x", mark.spot.x}, {"y", mark.spot.y}, {"age", mark.age}};
    if (is_noise) {
        fields["doubtful"] = mark.doubtful;
    }
    return fields;
}

Json marks_json(const std::array<Mark, kMaxHunted>& marks, bool is_noise) {
    Json list = Json::array();
    for (const Mark& mark : marks) {
        if (mark.is_set) {
            list.push_back(mark_json(mark, is_noise));
        }
    }
    return list;
}

}  // namespace

Json json_of_forest(const Rules& rules, const State& state) {
    return {
        {"trees", trees_of(state.trees)},
        {"reserve", kMaxTrees - state.trees.count()},
        {"car", state.car == kNoCar ? Json::array() : Json{name(state.car[0]), name(state.car[1])}},
        {"hunter", place_or_null(state.hunter)},
        {"noise", place_or_null(state.noise)},
        {"rocks", rocks_of(state)},
        {"hand", hand_of(state)},
        {"discards", cards_of(std::span(state.discards).first(state.discard_count))},
        {"pile", state.pile_size},
        {"turn", card_under_way(rules, state)}};
}

Json json_of_sketch(const Rules& rules, const View& view) {
    const Sketch& sketch = view.state.sketch;
    Json pages = Json::array();
    for (std::size_t number = 0; number < sketch.pages.size(); ++number) {
        if (sketch.pages[number].is_used()) {
            pages.push_back(page_json(rules, view, number));
        }
    }
    return {
        {"pages", std::move(pages)},
        {"hunter", marks_json(sketch.hunter, false)},
        {"noise", marks_json(sketch.noise, true)}};
}

Json json_of_statistics(const Rules& rules, const State& state) {
    const Statistics& all = state.statistics;
    Json hunted = Json::array();
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const HuntedStatistics& own = all.hunted[who];
        hunted.push_back(
            {{"hunted", who + 1},
             {"health", state.hunted[who].health},
             {"steps", own.steps},
             {"searches", own.searches},
             {"rocks_thrown", own.rocks_thrown},
             {"hits", own.hits},
             {"times_hidden", own.times_hidden},
             {"combats", own.combats},
             {"counters", own.counters}}
        );
    }
    return {
        {"winner", state.open.hunter_won ? "hunter" : "hunted"},
        {"cause", name(state.open.ending)},
        {"rounds", state.open.round},
        {"hunter_turns", all.hunter_turns},
        {"hunter_steps", all.hunter_steps},
        {"combats", all.combats},
        {"counters", all.counters},
        {"noises", all.noises},
        {"call_round", all.call_round == 0 ? Json(nullptr) : Json(all.call_round)},
        {"hunted", std::move(hunted)}};
}

}  // namespace tenebrae::nyctophobia
