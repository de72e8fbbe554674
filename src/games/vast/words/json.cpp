// SPDX-License-Identifier: MIT
#include "games/vast/words/json.hpp"

#include "core/text.hpp"
#include "games/vast/notation/frame_names.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/json_roles.hpp"
#include "games/vast/words/json_terrain.hpp"
#include "games/vast/words/json_values.hpp"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::vast {
namespace {

using table::Json;

// The map

Json edges_json(unsigned sides) {
    return set_json<Direction>(sides & kAllSides);
}

Json space_json(const State& state, SpaceId id) {
    const Space& space = state.spaces[id];
    const bool is_terrain = space.is_terrain();
    Json fields{
        {"cell", name(space.at)},
        {"tile", tile_json(space.tile)},
        {"side",
         is_terrain       ? "terrain"
         : space.is_lit() ? "lit"
                          : "dark"}};
    if (space.is_lit()) {
        fields["open"] = name_of_sides(space.open());
    }
    if (is_terrain) {
        add_terrain_part(space, fields);
    }
    const bool has_symbol = space.tile != kEntrance && !is_terrain;
    fields["symbol"] = has_symbol ? Json(tribe_of_symbol(space.symbol())) : Json(nullptr);
    fields["treasures"] = space.treasures;
    Json tokens = set_json<Token>(space.tokens);
    if (state.dragon.flame_wall == id) {
        tokens.push_back(name(Token::FlameWall));
    }
    for (const std::size_t monster : {0U, 1U}) {
        if (state.monster_tokens[monster] == id) {
            tokens.push_back(name(monster == 0 ? Token::Ogre : Token::Troll));
        }
    }
    fields["tokens"] = std::move(tokens);
    Json gems = Json::array();
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (state.dragon.gems[gem] == id) {
            gems.push_back(name(static_cast<Gem>(gem)));
        }
    }
    fields["gems"] = std::move(gems);
    fields["bombed"] = edges_json(space.edges);
    fields["rockslides"] = edges_json(unsigned{space.edges} >> 4U);
    return fields;
}

Json map_json(const State& state) {
    return table::json_list(spaces_in_order(state), [&](SpaceId id) {
        return space_json(state, id);
    });
}

Json stack_json(const Rules& rules, const State& state) {
    Json fields{{"count", state.stack.size}};
    fields["top_symbol"] = state.stack.empty()
                               ? Json(nullptr)
                               : Json(symbol_of(rules, state.stack.cards[state.stack.size - 1U]));
    return fields;
}

// Decks

Json counts_json(const Rules& rules, const State& state) {
    Json fields = Json::object();
    if (rules.has_role(Role::Knight)) {
        fields["treasures"] = state.treasures.size;
        fields["events"] = state.events.size;
        fields["quests"] = state.quests.size;
    }
    if (rules.has_role(Role::Goblins) || rules.infestation != Infestation::None) {
        fields["monsters"] = {
            {"count", state.monsters.size},
            {"discards", set_json<Monster>(state.goblins.monster_discards)}};
    }
    if (rules.has_role(Role::Goblins)) {
        fields["secrets"] = {
            {"count", state.secrets.size},
            {"discards", set_json<Secret>(state.goblins.secret_discards)}};
    }
    if (rules.has_role(Role::Dragon)) {
        fields["powers"] = {
            {"count", state.powers.size}, {"discards", by_name<Gem>(state.dragon.discards)}};
    }
    return fields;
}

/// Returns whether the War cards have been shuffled: each card has its place then.
bool has_war_order(const Goblins& goblins) {
    return goblins.war[0] != goblins.war[1];
}

/// Returns the cards of a pile, top first.
template <std::size_t capacity, typename Name>
Json pile_json(const Pile<capacity>& pile, Name card_name) {
    Json list = Json::array();
    for (std::size_t place = pile.size; place-- > 0;) {
        list.push_back(card_name(pile.cards[place]));
    }
    return list;
}
template <Deck deck>
std::string_view card_name(Card card) {
    return name_of_card(deck, card);
}

// The pending decision

bool asks_one_of(const State& state, std::initializer_list<Decision> decisions) {
    return std::ranges::count(decisions, state.decision) > 0;
}

/// Returns whether the offered cards are known: to the Cave.
bool knows_offer(const State& state) {
    return std::ranges::count(offered_cards(state), kNoCard) == 0;
}

/// Returns the cards from which the pending decision chooses; null if it is not about cards.
Json offered_json(const State& state) {
    const Frame& frame = state.top();
    if (asks_one_of(state, {Decision::War})) {
        return set_json<War>(frame.mask);
    }
    if (asks_one_of(state, {Decision::Monsters})) {
        return set_json<Monster>(frame.mask);
    }
    if (asks_one_of(state, {Decision::Secrets})) {
        return set_json<Secret>(unsigned{frame.mask} & state.goblins.hand);
    }
    if (asks_one_of(state, {Decision::Keep}) && frame.value != kNoCard) {
        return Json::array({name_of_card(Deck::Treasures, frame.value)});
    }
    if (asks_one_of(state, {Decision::Offer}) && knows_offer(state)) {
        const auto deck = static_cast<Deck>(frame.piece);
        return table::json_list(offered_cards(state), [deck](Card card) {
            return name_of_card(deck, card);
        });
    }
    if (asks_one_of(state, {Decision::Heal})) {
        return Json::array({name_of_card(Deck::Events, frame.value)});
    }
    return nullptr;
}

/// Returns the marked cells that are spaces.
Json marked_json(const State& state, const Frame& frame) {
    Json cells = Json::array();
    for (int mark = 0; mark < kMarks; ++mark) {
        const Cell cell = marked_cell(state.spaces[frame.space].at, mark);
        if (has(frame.mask, mark) && space_at(state, cell) != kNoSpace) {
            cells.push_back(name(cell));
        }
    }
    return cells;
}

/// Adds what a decision about the Dragon or his powers is about.
void add_asked_of_dragon(const State& state, Json& fields) {
    const Frame& frame = state.top();
    if (asks_one_of(state, {Decision::Pay})) {
        fields["power"] = name(static_cast<Power>(frame.value));
        fields["paid"] = frame.step;
    }
    const bool is_evasion = asks_one_of(state, {Decision::Reroll})
                            && static_cast<RollUse>(frame.piece) == RollUse::Evasion;
    const bool has_marks = frame.kind == FrameKind::Wrath || frame.kind == FrameKind::Reveal
                           || asks_one_of(state, {Decision::Reroll});
    if (is_evasion) {
        fields["roll"] = frame.mask;
    } else if (has_marks) {
        fields["marked"] = marked_json(state, frame);
    }
    if (frame.kind == FrameKind::PushToken) {
        fields["token"] = name(static_cast<Target>(frame.piece));
    }
}

/// Adds what a decision of the Cave is about.
void add_asked_of_cave(const Rules& rules, const View& view, Json& fields) {
    const State& state = view.state;
    const Frame& frame = state.top();
    if (asks_one_of(state, {Decision::OmenPay})) {
        const Set roles = view.shows_all ? only(Role::Cave) : view.roles;
        fields["omen"] = redacted_command_text(rules, view, state.cave.omen, roles);
        fields["cost"] = frame.value;
        fields["paid"] = frame.step;
    } else if (asks_one_of(state, {Decision::Offer})) {
        fields["deck"] = name(static_cast<Deck>(frame.piece));
    } else if (asks_one_of(state, {Decision::Dig})) {
        fields["cell"] = name(unpacked(frame.mask));
    }
}

/// Adds what a decision of the Thief, or about his death, is about.
void add_asked_of_thief(const State& state, Json& fields) {
    const Frame& frame = state.top();
    const bool is_attack = asks_one_of(state, {Decision::Fingers}) && frame.space == kNoSpace;
    if (is_attack || asks_one_of(state, {Decision::Filch})) {
        fields["target"] = name(static_cast<Target>(frame.piece));
    }
    if (asks_one_of(state, {Decision::Fingers})) {
        fields["cubes"] = frame.value;
    } else if (asks_one_of(state, {Decision::Peek})) {
        fields["peeked"] = frame.step == 1;
    } else if (asks_one_of(state, {Decision::Bonus})) {
        fields["points"] = frame.value;
    }
}

/// Returns what the pending decision is about, as far as its kind has it.
Json asked_json(const Rules& rules, const View& view) {
    const State& state = view.state;
    if (state.decision == Decision::None || state.depth == 0) {
        return nullptr;
    }
    const Frame& frame = state.top();
    Json fields = Json::object();
    if (frame.space != kNoSpace && state.spaces[frame.space].is_used()) {
        fields["cell"] = name(state.spaces[frame.space].at);
    }
    if (Json cards = offered_json(state); !cards.is_null()) {
        fields["cards"] = std::move(cards);
    }
    const bool is_of_piece = asks_one_of(
        state,
        {Decision::Tribe,
         Decision::Gnome,
         Decision::Lose,
         Decision::Beetles,
         Decision::Exit,
         Decision::Push,
         Decision::Flow,
         Decision::Dig}
    );
    add_asked_of_dragon(state, fields);
    add_asked_of_cave(rules, view, fields);
    add_asked_of_thief(state, fields);
    if (is_of_piece && frame.kind != FrameKind::Thrown && frame.kind != FrameKind::PushToken) {
        fields["piece"] = name(static_cast<Piece>(frame.piece));
    }
    if (asks_one_of(state, {Decision::Terrain})) {
        fields["piece"] = name(static_cast<Piece>(frame.piece));
        fields["troll"] = frame.value == 1;
    }
    if (asks_one_of(state, {Decision::Overpopulation})) {
        fields["tribes"] = set_json<Piece>(frame.mask);
    }
    if (asks_one_of(
            state,
            {Decision::Place,
             Decision::Remove,
             Decision::Push,
             Decision::CaveIn,
             Decision::Shy,
             Decision::Fade,
             Decision::Snatch,
             Decision::Upgrade}
        )) {
        fields["left"] = frame.value;
    }
    return fields;
}

Json statistics_json(const Rules& rules, const State& state) {
    const Statistics& counts = state.statistics;
    Json decisions = Json::object();
    for (const Role role : kAllRoles) {
        decisions[std::string(name(role))] = counts.decisions[index(role)];
    }
    Json lost = Json::object();
    for (std::size_t reason = 1; reason < kPopulationReasons; ++reason) {
        lost[std::string(name(static_cast<PopulationReason>(reason)))] =
            counts.population_lost[reason];
    }
    Json attacks = Json::object();
    for (const Piece piece : kAllPieces) {
        attacks[std::string(name(piece))] = {
            {"made", counts.attacks[index(piece)]}, {"hit", counts.hits[index(piece)]}};
    }
    Json fields{
        {"decisions", std::move(decisions)},
        {"health_lost", counts.health_lost},
        {"rage_gained", counts.rage_gained},
        {"population_lost", std::move(lost)},
        {"attacks", std::move(attacks)},
        {"woken", by_name<SlothBox>(counts.woken)},
        {"quests", counts.quests},
        {"treasures", counts.treasures},
        {"ambushes", counts.ambushes},
        {"ambushes_passed", counts.ambushes_passed},
        {"collapse_round",
         counts.collapse_round == 0 ? Json(nullptr) : Json(counts.collapse_round)}};
    if (rules.has_role(Role::Cave)) {
        fields["omens"] = by_name<Omen>(counts.omens);
    }
    if (rules.has_role(Role::Thief)) {
        fields["looted"] = counts.looted;
        fields["stashed"] = state.thief.stashed;
    }
    return fields;
}

Json counters_json(const State& state) {
    return {
        {"revealed", state.revealed},
        {"crystals_revealed", state.crystals_revealed},
        {"crystals_collapsed", state.crystals_collapsed},
        {"smashed_knight", state.smashed[index(Role::Knight)]},
        {"smashed_goblins", state.smashed[index(Role::Goblins)]},
        {"smashed_dragon", state.smashed[index(Role::Dragon)]},
        {"treasure_supply", state.treasure_supply}};
}

/// Returns the open decisions and effects, the newest last. `value`, `piece` and `mask` are numbers
/// whose meaning depends on the kind.
Json frames_json(const State& state) {
    Json frames = Json::array();
    for (std::size_t place = 0; place < state.depth; ++place) {
        const Frame& frame = state.frames[place];
        const bool has_cell = frame.space != kNoSpace && state.spaces[frame.space].is_used();
        frames.push_back(
            {{"kind", name(frame.kind)},
             {"owner", named_or_null(frame.owner, Role::None)},
             {"step", frame.step},
             {"value", frame.value},
             {"cell", has_cell ? Json(name(state.spaces[frame.space].at)) : Json(nullptr)},
             {"piece", frame.piece},
             {"mask", frame.mask}}
        );
    }
    return frames;
}

}  // namespace

Json json_of_view(const Rules& rules, const View& view) {
    const State& state = view.state;
    Json fields{
        {"round", state.round},
        {"turn", named_or_null(state.current, Role::None)},
        {"phase", state.collapse ? "collapse" : "growing"},
        {"decision", state.is_over() ? Json(nullptr) : Json(name(state.decision))},
        {"owner", named_or_null(state.owner, Role::None)},
        {"asked", asked_json(rules, view)},
        {"map", map_json(state)},
        {"stack", stack_json(rules, state)},
        {"counters", counters_json(state)}};
    for (const Role role : kAllRoles) {
        if (rules.has_role(role)) {
            fields[std::string(name(role))] = json_of_role(rules, view, role);
        } else if (role == Role::Goblins && rules.infestation != Infestation::None) {
            fields["beetles_out"] = state.beetles_out;
        }
    }
    if (Json terrain = json_of_terrain(rules, state); !terrain.is_null()) {
        fields["terrain"] = std::move(terrain);
    }
    fields["decks"] = counts_json(rules, state);
    if (state.is_over()) {
        fields["statistics"] = statistics_json(rules, state);
    }
    fields["cause"] = state.is_over() ? Json(name(state.ending)) : Json(nullptr);
    fields["winner"] = named_or_null(state.winner, Role::None);
    ActionList actions;
    legal_actions(rules, view, actions);
    fields["legal"] =
        table::json_list(actions, [&](Action action) { return command_text(rules, view, action); });
    return fields;
}

Json json_of_hidden(const Rules& rules, const State& state) {
    Json underside = Json::object();
    for (const Space& space : state.spaces) {
        if (space.is_dark()) {
            underside[name(space.at)] = name_of_tile(space.tile);
        }
    }
    Json fields{
        {"random", table::json_list(state.random, core::to_hex)},
        {"dark_tiles", std::move(underside)},
        {"stack", pile_json(state.stack, name_of_tile)}};
    if (rules.has_role(Role::Knight)) {
        fields["quests_in_hand"] = set_json<Quest>(state.knight.quests);
        fields["happened"] = set_json<Quest>(state.knight.happened);
        fields["hidden_cards"] = set_json<TreasureCard>(state.knight.hidden_cards);
        fields["treasures"] = pile_json(state.treasures, card_name<Deck::Treasures>);
        fields["events"] = pile_json(state.events, card_name<Deck::Events>);
        fields["quests"] = pile_json(state.quests, card_name<Deck::Quests>);
    }
    fields["monsters"] = pile_json(state.monsters, card_name<Deck::Monsters>);
    if (rules.has_role(Role::Goblins)) {
        fields["secrets_in_hand"] = set_json<Secret>(state.goblins.hand);
        fields["secrets"] = pile_json(state.secrets, card_name<Deck::Secrets>);
        fields["war"] = has_war_order(state.goblins)
                            ? table::json_list(state.goblins.war, card_name<Deck::War>)
                            : Json::array();
    }
    if (rules.has_role(Role::Dragon)) {
        fields["powers_in_hand"] = by_name<Gem>(state.dragon.hand);
        fields["powers"] = pile_json(state.powers, card_name<Deck::Powers>);
    }
    if (rules.has_role(Role::Cave)) {
        fields["tiles_in_hand"] = hand_json(state.cave);
    }
    fields["frames"] = frames_json(state);
    fields["hash"] = core::to_hex(hash(state));
    return fields;
}

}  // namespace tenebrae::vast
