// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/json.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "table/json_list.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

using table::Json;

Json piece_or_null(PieceId who) {
    return who == kNoPiece ? Json(nullptr) : who == kHunter ? Json("hunter") : Json(who + 1);
}

Json space_or_null(Space space) {
    return space == kNoSpace ? Json(nullptr) : Json(name(space));
}

bool is_over(const PublicState& open) {
    return open.ending != Ending::Unfinished;
}

/// Adds what a Hunted feels and remembers at the present stop.
void add_stop(const State& state, PieceId who, Json& fields) {
    const Hunted& hunted = state.hunted[who];
    const bool is_barred = !may_search_at_stop(state, who);
    Json felt = Json::object();
    for (const Direction direction : kDirections) {
        felt[std::string(name(direction))] = name(hunted.felt[index(direction)]);
    }
    fields["felt"] = std::move(felt);
    fields["searched"] = is_barred && hunted.searched;
    fields["sprinted"] = is_barred && hunted.sprinted_here;
}

Json hunted_json(const Rules& rules, const View& view, PieceId who) {
    const Hunted& hunted = view.state.hunted[who];
    const bool is_own = has_hunted(view.own, who);
    Json fields{
        {"hunted", who + 1},
        {"seat", rules.seat_of(who) + 1},
        {"character", name(hunted.character)},
        {"health", hunted.health},
        {"rocks", hunted.rocks},
        {"hidden", hunted.hidden},
        {"own", is_own}};
    if (is_own || view.shows_forest) {
        fields["in_car"] = hunted.in_car;
    }
    // A seat knows the felt sides while the Hunted decides.
    if (view.shows_forest || (is_own && view.state.open.owner == who)) {
        add_stop(view.state, who, fields);
    }
    if (view.shows_forest) {
        fields["at"] = space_or_null(hunted.at);
    }
    return fields;
}

Json all_hunted(const Rules& rules, const View& view) {
    Json list = Json::array();
    for (PieceId who = 0; who < rules.hunted; ++who) {
        list.push_back(hunted_json(rules, view, who));
    }
    return list;
}

Json ask_json(const View& view) {
    const PublicState& open = view.state.open;
    if (is_over(open) || open.owner == kNoPiece) {
        return nullptr;
    }
    return {
        {"kind", open.decision == Decision::None ? Json(nullptr) : Json(name(open.decision))},
        {"who", piece_or_null(open.owner)}};
}

/// Adds the progress of the current turn and of a retreat in it, also during the Hunter's turn.
/// With closed talk only the seat of that Hunted knows it (HU-I3).
void add_turn(const Rules& rules, const View& view, Json& fields) {
    const PublicState& open = view.state.open;
    const bool is_own = has_hunted(view.own, open.active);
    // A Hunted with the Cheerleader's action knows what is left of her turn (HU-D4).
    const bool is_cheered = view.decides && open.decision == Decision::Cheered;
    const bool knows = view.shows_forest || is_own || is_cheered || (rules.open_talk && view.own);
    if (is_over(open)) {
        return;
    }
    if (knows && !open.hunters_turn) {
        fields["action_spent"] = open.action_spent;
        fields["stage"] = name(open.stage);
    }
    if (open.decision == Decision::Retreat) {
        fields["retreat_steps"] = open.retreat_steps;
        fields["retreated"] = open.retreated;
        fields["in_combat"] = open.in_combat;
    }
}

Json legal_lines(const Rules& rules, const View& view) {
    ActionList actions;
    legal_actions(rules, view, actions);
    return table::json_list(actions, [&rules](Action action) {
        return command_text(rules, action);
    });
}

Json winner_or_null(const PublicState& open) {
    return !is_over(open) ? Json(nullptr) : Json(open.hunter_won ? "hunter" : "hunted");
}

Json list_of_characters(const Rules& rules) {
    if (rules.draws_characters) {
        return "draw";
    }
    Json list = Json::array();
    for (PieceId who = 0; who < rules.hunted; ++who) {
        list.push_back(name(rules.characters[who]));
    }
    return list;
}

Json by_direction(const std::array<Felt, 4>& felt) {
    Json sides = Json::object();
    for (const Direction direction : kDirections) {
        sides[std::string(name(direction))] = felt_contents(felt[index(direction)]);
    }
    return sides;
}

void add_flight(const Event& event, Json& fields) {
    fields["spaces"] = event.number;
    fields["hit"] = name(static_cast<Hit>(event.place));
    if (event.other != kNoPiece) {
        fields["friend"] = piece_or_null(event.other);
    }
}

void add_feel(const Event& event, Json& fields) {
    fields["near"] = by_direction(event.near);
    if (event.far != std::array<Felt, 4>{}) {
        fields["far"] = by_direction(event.far);
    }
}

void add_result(const Event& event, Json& fields) {
    fields["winner"] = event.who == kHunter ? "hunter" : "hunted";
    fields["ending"] = name(static_cast<Ending>(event.number));
    fields["round"] = event.other * 256 + event.place;
}

std::string_view text_name(int number) {
    return number == 1 ? "noise" : number == 0 ? "quiet" : "any";
}

bool has_direction(EventKind kind) {
    switch (kind) {
    case EventKind::Clue:
    case EventKind::Throw:
    case EventKind::Flight:
    case EventKind::Combat:
    case EventKind::Blocked:
    case EventKind::Occupied:
    case EventKind::Step:
    case EventKind::Hop:
    case EventKind::HunterStep:
    case EventKind::Driven: return true;
    case EventKind::Begin:
    case EventKind::Turn:
    case EventKind::Unhide:
    case EventKind::Rocks:
    case EventKind::Wound:
    case EventKind::Hurt:
    case EventKind::Hide:
    case EventKind::Stand:
    case EventKind::Speak:
    case EventKind::Cheer:
    case EventKind::Decline:
    case EventKind::Call:
    case EventKind::Counter:
    case EventKind::Forgo:
    case EventKind::Reset:
    case EventKind::EndTurn:
    case EventKind::HunterTurn:
    case EventKind::Card:
    case EventKind::Fog:
    case EventKind::ForestTurns:
    case EventKind::Swapped:
    case EventKind::Reshuffle:
    case EventKind::HunterEnd:
    case EventKind::Result:
    case EventKind::Feel:
    case EventKind::InCar:
    case EventKind::NoiseLeft:
    case EventKind::Waits:
    case EventKind::Text:
    case EventKind::Reached:
    case EventKind::Felled:
    case EventKind::Planted:
    case EventKind::NoiseMoved:
    case EventKind::NoiseOff:
    case EventKind::Turned:
    case EventKind::Drew:
    case EventKind::Recalled: break;
    }
    return false;
}

/// Adds the number and the place of an event under the names of their meaning.
// One line for each kind of event that has values; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
void add_values(const Event& event, Json& fields) {
    switch (event.kind) {
    case EventKind::Begin: fields["hunted_count"] = event.number; break;
    case EventKind::Turn: fields["round"] = event.place * 256 + event.number; break;
    case EventKind::Rocks: fields["rocks"] = event.number; break;
    case EventKind::Flight: add_flight(event, fields); break;
    case EventKind::Hurt: fields["health"] = event.number; break;
    case EventKind::Cheer: fields["to"] = piece_or_null(event.other); break;
    case EventKind::Counter: fields["with"] = event.number == 1 ? "rock" : "fist"; break;
    case EventKind::HunterTurn: fields["limited"] = event.number != 0; break;
    case EventKind::Card:
        fields["card"] = name(static_cast<Card>(event.place));
        fields["line"] = card_quote(static_cast<Card>(event.place));
        break;
    case EventKind::Swapped: fields["with"] = piece_or_null(event.other); break;
    case EventKind::Result: add_result(event, fields); break;
    case EventKind::Feel: add_feel(event, fields); break;
    case EventKind::Blocked: fields["things"] = felt_contents(event.near[0]); break;
    case EventKind::Step: fields["kind"] = name(static_cast<StepKind>(event.number)); break;
    case EventKind::NoiseLeft:
        if (event.place < kSpaces) {
            fields["space"] = name(event.place);
        }
        break;
    case EventKind::Text: fields["used"] = text_name(event.number); break;
    case EventKind::Driven: fields["spaces"] = event.number; break;
    case EventKind::Felled:
    case EventKind::Planted: fields["side"] = name_of_side(event.place); break;
    case EventKind::NoiseMoved: fields["space"] = name(event.place); break;
    case EventKind::Turned: fields["quarters"] = event.number; break;
    case EventKind::Drew:
    case EventKind::Recalled: fields["card"] = name(static_cast<Card>(event.place)); break;
    case EventKind::Clue:
    case EventKind::Unhide:
    case EventKind::Throw:
    case EventKind::Wound:
    case EventKind::Hide:
    case EventKind::Stand:
    case EventKind::Speak:
    case EventKind::Decline:
    case EventKind::Call:
    case EventKind::Combat:
    case EventKind::Forgo:
    case EventKind::Reset:
    case EventKind::EndTurn:
    case EventKind::Fog:
    case EventKind::ForestTurns:
    case EventKind::Reshuffle:
    case EventKind::HunterEnd:
    case EventKind::Occupied:
    case EventKind::Hop:
    case EventKind::InCar:
    case EventKind::Waits:
    case EventKind::HunterStep:
    case EventKind::Reached:
    case EventKind::NoiseOff: break;
    }
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

/// Returns the cards in hand; only one while another is being played.
Json hand_of(const State& state) {
    std::vector<Card> held;
    std::ranges::copy_if(state.hand, std::back_inserter(held), [](Card card) {
        return card != Card::None;
    });
    return cards_of(held);
}

/// Returns the progress of the Hunter's turn.
Json card_in_play(const Rules& rules, const State& state) {
    if (!state.open.hunters_turn || current_part(rules, state).part == Part::End) {
        return nullptr;
    }
    return {
        {"card", state.playing == Card::None ? Json(nullptr) : Json(name(state.playing))},
        {"text", state.uses_noise_text ? "noise" : "quiet"},
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
    case SideMark::Unknown: break;
    }
    return "";
}

Json spot_json(const Page& page, Spot spot) {
    const SpotInfo info = page.at(spot);
    Json sides = Json::object();
    for (const Direction direction : kDirections) {
        const SideMark mark = page.side(spot, direction);
        if (mark != SideMark::Unknown) {
            sides[std::string(name(direction))] = side_name(mark);
        }
    }
    return {
        {"x", spot.x},
        {"y", spot.y},
        {"known", known_name(info.known)},
        {"car", info.car == CarMark::Unknown ? Json(nullptr) : Json(info.car == CarMark::Car)},
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

Json mark_json(const SketchMark& mark, bool is_noise) {
    Json fields{{"page", mark.page + 1}, {"x", mark.spot.x}, {"y", mark.spot.y}, {"age", mark.age}};
    if (is_noise) {
        fields["doubtful"] = mark.doubtful;
    }
    return fields;
}

Json marks_json(const std::array<SketchMark, kMaxHunted>& marks, bool is_noise) {
    Json list = Json::array();
    for (const SketchMark& mark : marks) {
        if (mark.is_set) {
            list.push_back(mark_json(mark, is_noise));
        }
    }
    return list;
}

}  // namespace

Json json_of_rules(const Rules& rules) {
    return {
        {"hunted", rules.hunted},
        {"people", rules.people},
        {"hunter", rules.human_hunter ? "human" : "auto"},
        {"level", name(rules.level)},
        {"deck", name(rules.deck)},
        {"characters", list_of_characters(rules)},
        {"talk", rules.open_talk ? "open" : "closed"},
        {"sketch", rules.sketch ? "on" : "off"},
        {"hush", rules.loose_hush ? "loose" : "strict"},
        {"ambush", rules.ambush ? "on" : "off"},
        {"dawn", rules.dawn},
        {"health", rules.health}};
}

Json json_of_view(const Rules& rules, const View& view) {
    const PublicState& open = view.state.open;
    Json fields = Json::object();
    fields["round"] = open.round;
    fields["turn"] = open.hunters_turn ? Json("hunter") : piece_or_null(open.active);
    fields["ask"] = ask_json(view);
    fields["hunted"] = all_hunted(rules, view);
    fields["clue"] = open.has_clue ? Json(name(open.clue)) : Json(nullptr);
    fields["clue_before_turn"] = view.state.clue_is_old;
    fields["caller"] = piece_or_null(open.caller);
    fields["wounded"] = open.wounded;
    fields["limited"] = open.limited;
    fields["fog"] = open.fog;
    add_turn(rules, view, fields);
    if (rules.sketch && view.own != 0) {
        fields["sketch"] = json_of_sketch(rules, view);
    }
    if (view.shows_forest) {
        fields["forest"] = json_of_forest(rules, view.state);
    }
    fields["ending"] = name(open.ending);
    fields["winner"] = winner_or_null(open);
    if (is_over(open)) {
        fields["statistics"] = json_of_statistics(rules, view.state);
    }
    fields["legal"] = legal_lines(rules, view);
    return fields;
}

Json json_of_hidden(const Rules& rules, const State& state) {
    Json pile = Json::array();
    for (std::size_t place = 0; place < state.pile_size; ++place) {
        pile.push_back(name(state.pile[place]));
    }
    View all;
    all.state = state;
    all.shows_forest = true;
    all.own = rules.all_hunted();
    Json fields = Json::object();
    fields["hunted"] = all_hunted(rules, all);
    fields["forest"] = json_of_forest(rules, state);
    fields["pile"] = std::move(pile);
    fields["decision"] = name(state.open.decision);
    fields["hash"] = core::to_hex(hash(state));
    return fields;
}

Json json_of_event(const Event& event) {
    Json fields = Json::object();
    if (event.who < kMaxHunted) {
        fields["hunted"] = piece_or_null(event.who);
    }
    if (has_direction(event.kind)) {
        fields["direction"] = name(event.direction);
    }
    add_values(event, fields);
    return fields;
}

Json json_of_forest(const Rules& rules, const State& state) {
    return {
        {"trees", trees_of(state.trees)},
        {"reserve", kMaxTrees - state.trees.count()},
        {"car", state.car == kNoCar ? Json::array() : Json{name(state.car[0]), name(state.car[1])}},
        {"hunter", space_or_null(state.hunter)},
        {"noise", space_or_null(state.noise)},
        {"rocks", rocks_of(state)},
        {"hand", hand_of(state)},
        {"discards", cards_of(std::span(state.discards).first(state.discard_count))},
        {"pile", state.pile_size},
        {"turn", card_in_play(rules, state)}};
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
