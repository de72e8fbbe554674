// SPDX-License-Identifier: MIT
#include "games/cagedin/words/json.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/public_lines.hpp"
#include "table/json_list.hpp"

namespace tenebrae::cagedin {
namespace {

using table::Json;

Json fighter_or_null(Seat seat) {
    return seat == kNobody ? Json(nullptr) : Json(name_of_fighter(seat));
}

/// Returns the code of each card, in the order of a hand: the first has number 1.
Json cards_json(const Setup& setup, Place place, const Counts& cards) {
    Json list = Json::array();
    for (int number = 1; number <= count_of(cards); ++number) {
        list.push_back(setup.card(place, card_numbered(cards, number)).code);
    }
    return list;
}

/// Returns the number of cards of each sort, without zeros.
Json counts_json(const Setup& setup, Place place, const Counts& cards) {
    Json counts = Json::object();
    for (Card card = 0; card < setup.sorts(place); ++card) {
        if (cards[card] != 0) {
            counts[setup.card(place, card).code] = cards[card];
        }
    }
    return counts;
}

Json hexes_json(Hexes hexes) {
    Json list = Json::array();
    while (hexes != 0) {
        list.push_back(name(take_first(hexes)));
    }
    return list;
}

Json spaces_json(std::uint32_t marked) {
    Json list = Json::array();
    for (int space = 1; space <= kMaxSpaces; ++space) {
        if ((marked >> (space - 1) & 1U) != 0) {
            list.push_back(space);
        }
    }
    return list;
}

Json standup_card(const Setup& setup, Card card) {
    const StandupCard& facts = setup.rules.tables.standup[card];
    return {
        {"code", setup.card(Place::Feet, card).code},
        {"name", setup.card(Place::Feet, card).name},
        {"location", facts.is_takedown ? name(facts.takedown) : name(facts.location)},
        {"copies", setup.rules.tables.copies[index(Place::Feet)][card]},
        {"combo", facts.combo},
        {"counter", facts.counter},
        {"haymaker", facts.haymaker},
        {"footwork", facts.footwork}};
}

Json ground_card(const Setup& setup, Card card) {
    const GroundCard& facts = setup.rules.tables.ground[card];
    return {
        {"code", setup.card(Place::Mat, card).code},
        {"hold", name(facts.hold)},
        {"meter", name(facts.meter)},
        {"icon", facts.is_tap ? "tap" : "escape"},
        {"copies", setup.rules.tables.copies[index(Place::Mat)][card]}};
}

template <typename Make>
Json deck_json(const Setup& setup, Place place, Make make) {
    Json list = Json::array();
    for (Card card = 0; card < setup.sorts(place); ++card) {
        list.push_back(make(setup, card));
    }
    return list;
}

Json meters_json(const Tables& tables) {
    Json meters = Json::object();
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        const MeterPlan& plan = tables.meters[meter];
        meters[std::string(name(static_cast<Meter>(meter)))] = {
            {"spaces", plan.spaces},
            {"f", spaces_json(plan.fatigue)},
            {"ko", spaces_json(plan.knockout)}};
    }
    return meters;
}

Json fighter_json(const PublicState& open, Seat seat) {
    const Fighter& fighter = open.fighters[seat];
    Json fields{{"at", name(fighter.at)}};
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        fields[std::string(name(static_cast<Meter>(meter)))] = fighter.cubes[meter];
    }
    fields["pinned"] = is_pinned(open, seat);
    fields["coach"] = fighter.coaching;
    fields["cards"] = fighter.hand_size;
    fields["type"] = is_type_open(open, seat) ? Json(name(fighter.type)) : Json(nullptr);
    return fields;
}

Json attack_json(const Setup& setup, const PublicState& open) {
    if (!has_attack(open)) {
        return nullptr;
    }
    const Place place = deck_of(open.attack.kind);
    Json cards{setup.card(place, open.attack.card).code};
    if (open.attack.second != kNoCard) {
        cards.push_back(setup.card(place, open.attack.second).code);
    }
    return {{"kind", name(open.attack.kind)}, {"cards", std::move(cards)}};
}

Json groups_json(const Setup& setup, const PublicState& open) {
    return table::json_list(groups_of(open.groups), [&setup](const Group& group) {
        return Json{{"left", group.left}, {"cards", cards_json(setup, Place::Mat, group.cards)}};
    });
}

Json statistics_json(const FighterStatistics& own) {
    Json fields = Json::object();
    for (std::size_t kind = 0; kind < kCountedAttacks; ++kind) {
        fields[std::string(name(static_cast<AttackKind>(kind)))] = {
            {"tried", own.tried[kind]},
            {"landed", own.landed[kind]},
            {"blocked", own.blocked[kind]},
            {"countered", kind < own.countered.size() ? own.countered[kind] : 0}};
    }
    for (std::size_t meter = 0; meter < kDamageMeters; ++meter) {
        fields["damage"][std::string(name(static_cast<Meter>(meter)))] = own.damage[meter];
    }
    for (std::size_t reason = 0; reason < kFatigueReasons; ++reason) {
        fields["fatigue"][std::string(name(static_cast<FatigueReason>(reason)))] =
            own.fatigue[reason];
    }
    fields["longest_combo"] = own.longest_combo;
    fields["taps"] = own.taps;
    fields["drawn"] = own.drawn;
    fields["recovered"] = own.recovered;
    return fields;
}

/// Adds the seat's own hand and type, and after the fight both hands and the statistics.
void add_hands(const Setup& setup, const View& view, Json& fields) {
    const Place place = view.open.place;
    if (view.seat <= kBlue) {
        fields["hand"] = cards_json(setup, place, view.hand);
        fields["own_type"] = name(view.own_type);
    }
    if (view.shows_all) {
        fields["hands"] = {
            {"red", cards_json(setup, place, view.hands[kRed])},
            {"blue", cards_json(setup, place, view.hands[kBlue])}};
    }
    if (view.is_over) {
        fields["statistics"] = {
            {"red", statistics_json(view.statistics[kRed])},
            {"blue", statistics_json(view.statistics[kBlue])}};
    }
}

template <std::size_t room>
Json hidden_deck_json(const Setup& setup, Place place, const Deck<room>& deck) {
    Json list = Json::array();
    for (std::size_t left = deck.size; left > 0; --left) {
        list.push_back(setup.card(place, deck.cards[left - 1]).code);
    }
    return list;
}

}  // namespace

Json json_of_setup(const Setup& setup) {
    const Rules& rules = setup.rules;
    const Tables& tables = rules.tables;
    constexpr std::array<std::string_view, 3> kFirst{"lot", "red", "blue"};
    return {
        {"rounds", rules.rounds},
        {"types", rules.has_types ? "choose" : "none"},
        {"red", name(rules.fixed_types[kRed])},
        {"blue", name(rules.fixed_types[kBlue])},
        {"first", kFirst[static_cast<std::size_t>(rules.first)]},
        {"standup", deck_json(setup, Place::Feet, standup_card)},
        {"ground", deck_json(setup, Place::Mat, ground_card)},
        {"meters", meters_json(tables)},
        {"levels", tables.levels},
        {"corners", {{"red", name(tables.corners[kRed])}, {"blue", name(tables.corners[kBlue])}}},
        {"hurting", hexes_json(tables.hurting)},
        {"countering", hexes_json(tables.countering)}};
}

Json json_of_view(const Setup& setup, const View& view) {
    const PublicState& open = view.open;
    Json fields = Json::object();
    fields["round"] = open.round;
    fields["turn"] = open.turn;
    fields["first"] = name_of_fighter(open.first);
    fields["active"] = name_of_fighter(open.active);
    fields["place"] = name(open.place);
    fields["actions"] = open.actions;
    fields["bell"] = open.is_bell_due;
    fields["decision"] = view.is_over ? Json(nullptr) : Json(name(open.decision));
    fields["owner"] = fighter_or_null(view.is_over ? kNobody : open.owner);
    fields["points"] = open.decision == Decision::Recover ? open.points : 0;
    fields["attack"] = attack_json(setup, open);
    fields["red"] = fighter_json(open, kRed);
    fields["blue"] = fighter_json(open, kBlue);
    for (const Place place : {Place::Feet, Place::Mat}) {
        fields[std::string(name_of_deck(place))] = {
            {"deck", open.deck_sizes[index(place)]},
            {"discarded", counts_json(setup, place, open.piles[index(place)])},
            {"unseen", counts_json(setup, place, unseen(setup.rules, view, place))}};
    }
    fields["bottom"] = groups_json(setup, open);
    add_hands(setup, view, fields);
    fields["way"] = view.is_over ? Json(name(open.ending)) : Json(nullptr);
    fields["winner"] = fighter_or_null(view.is_over ? open.winner : kNobody);
    ActionList actions;
    legal_actions(setup.rules, view, actions);
    fields["legal"] =
        table::json_list(actions, [&](Action action) { return command_text(setup, view, action); });
    return fields;
}

Json json_of_hidden(const Setup& setup, const State& state) {
    const Place place = state.open.place;
    return {
        {"types", {{"red", name(state.types[kRed])}, {"blue", name(state.types[kBlue])}}},
        {"hands",
         {{"red", cards_json(setup, place, state.hands[kRed])},
          {"blue", cards_json(setup, place, state.hands[kBlue])}}},
        {"standup_deck", hidden_deck_json(setup, Place::Feet, state.standup)},
        {"ground_deck", hidden_deck_json(setup, Place::Mat, state.ground)},
        {"hash", core::to_hex(hash(state))}};
}

}  // namespace tenebrae::cagedin
