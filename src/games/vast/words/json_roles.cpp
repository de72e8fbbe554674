// SPDX-License-Identifier: MIT
#include "games/vast/words/json_roles.hpp"

#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/json_values.hpp"

#include <span>
#include <string>
#include <utility>

namespace tenebrae::vast {
namespace {

using table::Json;

Json cell_or_null(const State& state, SpaceId space) {
    return space == kNoSpace ? Json(nullptr) : Json(name(state.spaces[space].at));
}

// The Knight

Json slots_json(const Rules& rules, const State& state) {
    Json fields = Json::object();
    for (std::size_t number = 0; number < kSlots; ++number) {
        const auto slot = static_cast<Slot>(number);
        if (!is_card_slot(slot) || has(state.knight.open_cards, card_of(slot))
            || has(state.knight.hidden_cards, card_of(slot))) {
            fields[std::string(name(slot))] = {
                {"cubes", state.knight.slots[number]}, {"room", room_of(rules, state, slot)}};
        }
    }
    return fields;
}

Json cubes_json(const Rules& rules, const State& state) {
    const Knight& knight = state.knight;
    Json track = Json::array();
    for (std::size_t number = 0; number < kGritSpaces; ++number) {
        if (has(knight.track, number)) {
            track.push_back(rules.tables.grit_spaces[number]);
        }
    }
    return {
        {"free", knight.free},
        {"slots", slots_json(rules, state)},
        {"track", std::move(track)},
        {"aside", knight.aside},
        {"entrance", knight.on_entrance},
        {"discarded", knight.discarded}};
}

Json knight_turn_json(const State& state) {
    const Knight& knight = state.knight;
    return {
        {"moves", knight.moves},
        {"encounters", knight.encounters},
        {"maps", knight.maps},
        {"treasures", knight.treasures},
        {"ambushes", knight.ambushes},
        {"spaces_entered", knight.entered.count()},
        {"spaces_met", knight.met.count()},
        {"bomb_token_used", has(knight.used, Use::BombToken)},
        {"bomb_attack_used", has(knight.used, Use::BombAttack)},
        {"bow_used", has(knight.used, Use::Bow)},
        {"ebow_used", has(knight.used, Use::Ebow)},
        {"underground_used", has(knight.used, Use::Underground)},
        {"flamewall_met", has(knight.used, Use::FlameWall)},
        {"flare_used", has(knight.used, Use::Flare)},
        {"spent", knight.spent}};
}

Json knight_json(const Rules& rules, const View& view) {
    const State& state = view.state;
    const Knight& knight = state.knight;
    const bool is_own = has(view.roles, Role::Knight) || view.shows_all;
    Json fields{
        {"at", cell_or_null(state, knight.at)},
        {"health", knight.health},
        {"grit", knight.grit},
        {"movement", knight_movement(rules, state)},
        {"perception", knight_perception(rules, state)},
        {"strength", knight_strength(rules, state)},
        {"cubes", cubes_json(rules, state)},
        {"cards", set_json<TreasureCard>(knight.open_cards)},
        {"hidden_cards", view.counts.treasures},
        {"quests", view.counts.quests},
        {"bombs", knight.bombs},
        {"ready", knight.ready},
        {"golem", knight.golem},
        {"turn", knight_turn_json(state)}};
    if (is_own) {
        fields["hand"] = {
            {"quests", set_json<Quest>(knight.quests)},
            {"happened", set_json<Quest>(knight.happened)},
            {"hidden_cards", set_json<TreasureCard>(knight.hidden_cards)}};
    }
    return fields;
}

// The Goblins

Json tribe_json(const Rules& rules, const State& state, Piece piece) {
    const TribeState& tribe = state.tribe(piece);
    return {
        {"at", cell_or_null(state, tribe.at)},
        {"lurks", tribe.lurks == kNoCell ? Json(nullptr) : Json(name(tribe.lurks))},
        {"population", tribe.population},
        {"monsters", set_json<Monster>(tribe.monsters)},
        {"strength", tribe_strength(rules, state, piece)},
        {"perception", tribe_perception(state, piece)},
        {"acted", has(tribe.marks, TribeMark::Acted)},
        {"fury", has(tribe.marks, TribeMark::Fury)},
        {"bomber", has(tribe.marks, TribeMark::Bomber)},
        {"flare_used", has(tribe.marks, TribeMark::Flare)},
        {"flamewall_met", has(tribe.marks, TribeMark::FlameWall)},
        {"waits", has(tribe.marks, TribeMark::Waits)},
        {"lit_left", tribe.lit_left}};
}

/// Returns the spaces of the last activation (VA-B25).
Json visited_json(const State& state) {
    Json cells = Json::array();
    for (const SpaceId space : spaces_in_order(state)) {
        if (state.goblins.visited.has(space)) {
            cells.push_back(name(state.spaces[space].at));
        }
    }
    return cells;
}

Json goblins_json(const Rules& rules, const View& view) {
    const State& state = view.state;
    const Goblins& goblins = state.goblins;
    Json fields{{"rage", goblins.rage}};
    for (const Piece tribe : kTribes) {
        fields[std::string(name(tribe))] = tribe_json(rules, state, tribe);
    }
    fields["secrets"] = view.counts.secrets;
    fields["open"] = set_json<Secret>(goblins.open);
    fields["turn"] = {
        {"tunnels", goblins.tunnels},
        {"poison", goblins.poison},
        {"redrawn", goblins.redrawn},
        {"wisp_used", goblins.wisp},
        {"visited", visited_json(state)}};
    if (has(view.roles, Role::Goblins) || view.shows_all) {
        fields["hand"] = set_json<Secret>(goblins.hand);
    }
    return fields;
}

// The Dragon

Json gems_json(const State& state) {
    Json fields = Json::object();
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        const SpaceId at = state.dragon.gems[gem];
        fields[std::string(name(static_cast<Gem>(gem)))] = at < kMaxSpaces
                                                               ? Json(name(state.spaces[at].at))
                                                           : at == kCarried ? Json("carried")
                                                                            : Json("reserve");
    }
    return fields;
}

Json dragon_turn_json(const Dragon& dragon) {
    const auto used = [&dragon](SlothBox box) { return has(dragon.sloth_used, sloth_group(box)); };
    return {
        {"moved", has(dragon.marks, DragonMark::Moved)},
        {"winged", has(dragon.marks, DragonMark::Winged)},
        {"event_revealed", has(dragon.marks, DragonMark::EventRevealed)},
        {"gem_placed", has(dragon.marks, DragonMark::GemPlaced)},
        {"gem_paired", has(dragon.marks, DragonMark::GemPaired)},
        {"greed_used", used(SlothBox::Greed)},
        {"hunger_used", used(SlothBox::Hunger)},
        {"pride_used", used(SlothBox::PrideEvent)},
        {"gems_paid", set_json<Gem>(dragon.gems_paid)}};
}

Json dragon_json(const Rules& rules, const View& view) {
    const State& state = view.state;
    const Dragon& dragon = state.dragon;
    Json fields{
        {"at", cell_or_null(state, dragon.at)},
        {"surfaced", dragon.surfaced},
        {"awake", dragon.awake},
        {"health", dragon.health},
        {"armor", dragon_armor(rules, state)},
        {"spirit", dragon_spirit(rules, state)},
        {"wakefulness", dragon.wakefulness},
        {"sloth", by_name<SlothBox>(dragon.boxes)},
        {"eaten", dragon.eaten},
        {"treasures", dragon.treasures},
        {"gems", gems_json(state)},
        {"flamewall", cell_or_null(state, dragon.flame_wall)},
        {"shriek", dragon.shriek},
        {"shriek_turns", dragon.shriek_turns},
        {"powers", view.counts.powers},
        {"turn", dragon_turn_json(dragon)}};
    if (has(view.roles, Role::Dragon) || view.shows_all) {
        fields["hand"] = by_name<Gem>(dragon.hand);
    }
    return fields;
}

// The Cave

Json cave_turn_json(const State& state) {
    const bool removes = state.current == Role::Cave && state.collapse && state.depth > 1
                         && state.frames[1].kind == FrameKind::CaveTurn;
    return {
        {"step", name(state.cave.step)},
        {"removals", removes ? int{state.frames[1].value} : 0},
        {"uses", by_name<Omen>(state.cave.uses)}};
}

Json cave_json(const Rules& rules, const View& view) {
    const State& state = view.state;
    const CaveState& cave = state.cave;
    Json fields{
        {"tiles", cave.hand_size},
        {"symbols",
         table::json_list(
             std::span(cave.hand).first(cave.hand_size),
             [&rules](Tile tile) { return symbol_of(rules, tile); }
         )},
        {"omens", by_name<OmenSymbol>(cave.tokens)},
        {"bag", by_name<OmenSymbol>(cave.bag)},
        {"rockslides", rockslides_left(rules, state)},
        {"hatred", cave.hatred},
        {"turn", cave_turn_json(state)}};
    if (has(view.roles, Role::Cave) || view.shows_all) {
        fields["hand"] = {
            {"tiles", hand_json(cave)},
            {"events", table::json_list(known_events(rules, view), [](Card card) {
                 return name_of_card(Deck::Events, card);
             })}};
    }
    return fields;
}

// The Thief

/// Returns the stat tokens in the order of T9, with the stats on which they are.
Json stat_tokens_json(const Rules& rules, const State& state) {
    const StatTokens numbers = stat_tokens(rules, state);
    Json tokens = Json::array();
    for (std::size_t token = 0; token < kStats; ++token) {
        Json stat = nullptr;
        for (std::size_t place = 0; place < kStats; ++place) {
            if (state.thief.stats.at(place) == token + 1) {
                stat = name(static_cast<Stat>(place));
            }
        }
        tokens.push_back({{"number", numbers.at(token)}, {"stat", std::move(stat)}});
    }
    return tokens;
}

Json peeked_json(const State& state) {
    Json cells = Json::array();
    for (const SpaceId space : spaces_in_order(state)) {
        if (state.spaces[space].is_peeked()) {
            cells.push_back(name(state.spaces[space].at));
        }
    }
    return cells;
}

Json thief_turn_json(const Rules& rules, const State& state) {
    const Thief& thief = state.thief;
    Json vaults = Json::array();
    for (Tile tile = 0; tile < kTiles; ++tile) {
        if (rules.is_kind(tile, TileKind::Vault) && has(thief.vaults, vault_index(tile))) {
            vaults.push_back(name_of_tile(tile));
        }
    }
    return {
        {"moves", thief.moves},
        {"cubes", thief.cubes},
        {"movement_left", thief_moves_left(rules, state)},
        {"cubes_left", thief_cubes_left(rules, state)},
        {"targets", set_json<Role>(thief.targets)},
        {"vaults", std::move(vaults)},
        {"rerolled", has(thief.marks, ThiefMark::Rerolled)},
        {"evasion_used", has(thief.marks, ThiefMark::EvasionUsed)}};
}

Json thief_json(const Rules& rules, const View& view) {
    const State& state = view.state;
    const Thief& thief = state.thief;
    return {
        {"at", cell_or_null(state, thief.at)},
        {"movement", thief_stat(rules, state, Stat::Movement)},
        {"stealth", thief_stealth(rules, state)},
        {"thievery", thief_stat(rules, state, Stat::Thievery)},
        {"tokens", stat_tokens_json(rules, state)},
        {"carried", thief.carried},
        {"gems", set_json<Gem>(carried_gems(state))},
        {"stashed", thief.stashed},
        {"stashed_treasures", thief.tokens},
        {"upgrades", set_json<Upgrade>(thief.upgrades)},
        {"loot", thief.loot},
        {"hexed", thief.hex},
        {"peeked", peeked_json(state)},
        {"turn", thief_turn_json(rules, state)}};
}

}  // namespace

Json json_of_role(const Rules& rules, const View& view, Role role) {
    switch (role) {
    case Role::Knight: return knight_json(rules, view);
    case Role::Goblins: return goblins_json(rules, view);
    case Role::Dragon: return dragon_json(rules, view);
    case Role::Cave: return cave_json(rules, view);
    case Role::Thief: return thief_json(rules, view);
    case Role::None: break;
    }
    return nullptr;
}

}  // namespace tenebrae::vast
