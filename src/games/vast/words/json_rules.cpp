// SPDX-License-Identifier: MIT
#include "games/vast/notation/notation.hpp"
#include "games/vast/words/json.hpp"
#include "games/vast/words/json_values.hpp"

#include <string>
#include <utility>

namespace tenebrae::vast {
namespace {

using table::Json;

Json tiles_json(const Rules& rules) {
    Json list = Json::array();
    for (Tile tile = 1; tile < kTiles; ++tile) {
        const TilePlan& plan = rules.plan(tile);
        list.push_back(
            {{"tile", name_of_tile(tile)},
             {"kind", name(plan.kind)},
             {"symbol", tribe_of_symbol(plan.symbol)},
             {"open", name_of_sides(plan.open)}}
        );
    }
    return list;
}

Json war_json(const Rules& rules) {
    Json cards = Json::object();
    for (std::size_t card = 0; card < kWarCards; ++card) {
        const WarPlan& plan = rules.tables.war[card];
        cards[std::string(name(static_cast<War>(card)))] = {
            {"discs", plan.discs},
            {"monsters", plan.monsters},
            {"secrets", plan.secrets},
            {"rage", plan.rage}};
    }
    return cards;
}

Json powers_json(const Rules& rules) {
    Json powers = Json::object();
    for (std::size_t power = 0; power < kPowers; ++power) {
        const PowerPlan& plan = rules.tables.powers[power];
        Json cost = by_name<Gem>(plan.cost);
        cost["any"] = plan.any;
        powers[std::string(name(static_cast<Power>(power)))] = std::move(cost);
    }
    return powers;
}

Json quests_json(const Rules& rules) {
    Json cards = Json::object();
    for (std::size_t card = 0; card < kQuests; ++card) {
        cards[std::string(name(static_cast<Quest>(card)))] = rules.tables.quest_grit[card];
    }
    return cards;
}

Json omens_json(const Rules& rules) {
    Json omens = Json::object();
    for (std::size_t omen = 0; omen < kOmens; ++omen) {
        const OmenPlan& plan = rules.tables.omens[omen];
        omens[std::string(name(static_cast<Omen>(omen)))] = {
            {"cost", plan.cost}, {"symbols", set_json<OmenSymbol>(plan.symbols)}};
    }
    return omens;
}

/// Adds the numbers of the Cave (T8).
void add_cave(const Rules& rules, Json& fields) {
    fields["omens"] = omens_json(rules);
    fields["omens_from"] = rules.tables.omens_from;
    fields["omens_drawn"] = rules.tables.omens_drawn;
    fields["optional_treasure"] = rules.optional_treasure;
    fields["hatred"] = rules.goals.hatred;
    fields["tiles_out"] = rules.goals.tiles_out;
}

/// Adds the numbers of the Thief (T9).
void add_thief(const Rules& rules, Json& fields) {
    fields["stat_tokens"] = rules.tables.stat_tokens;
    fields["loot_drop"] = rules.tables.loot_drop;
    fields["stash"] = rules.goals.stashed;
    fields["without_upgrade"] = rules.goals.without_upgrade;
}

}  // namespace

Json json_of_rules(const Rules& rules) {
    Json seats = Json::object();
    for (const Role role : kAllRoles) {
        if (rules.has_role(role)) {
            seats[std::string(name(role))] = rules.seats[index(role)] + 1;
        }
    }
    Json levels = Json::object();
    for (const Role role : kAllRoles) {
        if (rules.has_role(role)) {
            levels[std::string(name(role))] = rules.levels[index(role)];
        }
    }
    Json fields{
        {"seats", std::move(seats)},
        {"levels", std::move(levels)},
        {"infestation", name(rules.infestation)},
        {"past_plunder", named_or_null(rules.past_plunder, Role::None)},
        {"flare", set_json<Role>(rules.flare)},
        {"ash_dragon", rules.ash_dragon},
        {"terrain", rules.terrain},
        {"hunger", rules.hunger},
        {"remove", rules.removals},
        {"round_limit", rules.round_limit},
        {"health", rules.goals.knight_health},
        {"crystals", rules.goals.crystals},
        {"smash_strength", rules.goals.smash_strength},
        {"dragon_health", rules.goals.dragon_health},
        {"wakefulness", rules.goals.wakefulness},
        {"shrieks", rules.goals.shrieks},
        {"tiles", tiles_json(rules)},
        {"war", war_json(rules)},
        {"powers", powers_json(rules)},
        {"quests", quests_json(rules)}};
    if (rules.has_role(Role::Cave)) {
        add_cave(rules, fields);
    }
    if (rules.has_role(Role::Thief)) {
        add_thief(rules, fields);
    }
    return fields;
}

}  // namespace tenebrae::vast
