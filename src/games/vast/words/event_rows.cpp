// SPDX-License-Identifier: MIT
#include "games/vast/words/event_rows.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/event_variants.hpp"
#include "games/vast/words/terrain_events.hpp"
#include "kit/weights.hpp"
#include "table/json_list.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tenebrae::vast {
namespace {

using kit::as_json;
using kit::as_name;
using table::Json;

template <Cell Event::*cell>
Json cell_json(const EventSubject& subject) {
    return subject.*cell == kNoCell ? kit::left_out() : Json(name(subject.*cell));
}
template <Cell Event::*cell>
std::string cell_words(const EventSubject& subject) {
    return subject.*cell == kNoCell ? "the board" : name(subject.*cell);
}

Json event_tile_json(const EventSubject& subject) {
    return is_known_tile(subject.value) ? Json(name_of_tile(subject.value)) : Json(nullptr);
}
std::string tile_words(const EventSubject& subject) {
    return full_tile_name(subject.rules, subject.value);
}
std::string capital_tile_words(const EventSubject& subject) {
    return core::capitalised(tile_words(subject));
}
Json event_symbol_json(const EventSubject& subject) {
    return name(kTribes[subject.items[0]]);
}
Json sides_json(const EventSubject& subject) {
    return name_of_sides(subject.items[0]);
}
std::string sides_words(const EventSubject& subject) {
    return display_sides(subject.items[0]);
}

std::string piece_words(const EventSubject& subject) {
    return std::string(display_name(static_cast<Piece>(subject.who)));
}
std::string capital_piece_words(const EventSubject& subject) {
    return core::capitalised(piece_words(subject));
}
std::string role_words(const EventSubject& subject) {
    return std::string(display_name(static_cast<Role>(subject.who)));
}
Json role_json(const EventSubject& subject) {
    const auto role = static_cast<Role>(subject.who);
    return role == Role::None ? Json(nullptr) : Json(name(role));
}
std::string target_words(const EventSubject& subject) {
    return std::string(display_name(static_cast<Target>(subject.value)));
}
std::string capital_target_words(const EventSubject& subject) {
    return core::capitalised(target_words(subject));
}
std::string token_words(const EventSubject& subject) {
    const auto token = static_cast<Token>(subject.value);
    const std::string words(display_name(token));
    return token == Token::Gem ? std::string(name(static_cast<Gem>(subject.items[0]))) + " " + words
                               : words;
}
/// Returns a token as a noun: "Treasure", "claw Gem", "Event token".
std::string token_noun(const EventSubject& subject) {
    const auto token = static_cast<Token>(subject.value);
    const bool is_named_so = token == Token::Event || token == Token::Vault || token == Token::Ogre
                             || token == Token::Troll;
    return token_words(subject) + (is_named_so ? " token" : "");
}
/// Returns a token that comes: "A Crystal", "The claw Gem".
std::string new_token_words(const EventSubject& subject) {
    const auto token = static_cast<Token>(subject.value);
    const bool is_single = token == Token::Gem || token == Token::FlameWall || token == Token::Ogre
                           || token == Token::Troll || token == Token::Shriek;
    return (is_single ? "The " : token == Token::Event ? "An " : "A ") + token_noun(subject);
}
/// Returns a token that was there: "The Crystal"; of Treasures there may be several: "A Treasure".
std::string old_token_words(const EventSubject& subject) {
    const bool is_treasure = static_cast<Token>(subject.value) == Token::Treasure;
    return (is_treasure ? "A " : "The ") + token_noun(subject);
}
/// Returns "a Treasure" or "the claw Gem".
std::string loot_words(const EventSubject& subject) {
    const bool is_gem = static_cast<Token>(subject.value) == Token::Gem;
    return (is_gem ? "the " : "a ") + token_noun(subject);
}
Json stashed_gems_json(const EventSubject& subject) {
    Json gems = Json::array();
    for (const Gem gem : {Gem::Claw, Gem::Flame, Gem::Wing}) {
        if (has(subject.items[1], gem)) {
            gems.push_back(name(gem));
        }
    }
    return gems;
}
/// Returns what was stashed just now: "2 Treasures and the claw Gem".
std::string stash_words(const EventSubject& subject) {
    std::vector<std::string> parts;
    if (subject.items[0] > 0) {
        parts.push_back(core::counted(int{subject.items[0]}, "Treasure"));
    }
    for (const Gem gem : {Gem::Claw, Gem::Flame, Gem::Wing}) {
        if (has(subject.items[1], gem)) {
            parts.push_back("the " + std::string(name(gem)) + " Gem");
        }
    }
    return core::joined(parts, ", ", " and ");
}
/// Returns " by the Knight"; "; it counts for nobody" for a Crystal that the Dragon smashes.
std::string smasher_words(const EventSubject& subject) {
    const auto role = static_cast<Role>(subject.who);
    return role == Role::None ? "; it counts for nobody" : " by " + std::string(display_name(role));
}
/// The Gem, or the side of a Bomb or Rockslide.
Json which_json(const EventSubject& subject) {
    const auto token = static_cast<Token>(subject.value);
    if (token == Token::Gem) {
        return name(static_cast<Gem>(subject.items[0]));
    }
    const bool is_on_edge = token == Token::Bomb || token == Token::Rockslide;
    return is_on_edge ? Json(name(static_cast<Direction>(subject.items[0]))) : kit::left_out();
}
std::string side_words(const EventSubject& subject) {
    return std::string(display_name(static_cast<Direction>(subject.items[0] % 4U)));
}
Json direction_json(const EventSubject& subject) {
    return name(static_cast<Direction>(subject.value));
}
std::string direction_words(const EventSubject& subject) {
    return std::string(display_name(static_cast<Direction>(subject.value)));
}

bool is_tile_deck(Deck deck) {
    return deck <= Deck::Pile3;
}
std::string item_name(Deck deck, std::uint8_t item) {
    return is_tile_deck(deck) ? name_of_tile(item) : std::string(name_of_card(deck, item));
}
/// The order of a shuffle, as far as the seat knows it.
std::vector<std::string> order_of(const EventSubject& subject) {
    std::vector<std::string> order;
    for (const std::uint8_t item : subject.items) {
        if (item != kNoItem) {
            order.push_back(item_name(static_cast<Deck>(subject.who), item));
        }
    }
    return order;
}
Json order_json(const EventSubject& subject) {
    const std::vector<std::string> order = order_of(subject);
    return order.empty() ? kit::left_out() : Json(order);
}
std::string order_words(const EventSubject& subject) {
    const std::vector<std::string> order = order_of(subject);
    return order.empty() ? "" : ": " + core::joined(order, ", ");
}
std::string deck_words(const EventSubject& subject) {
    return std::string(display_deck(static_cast<Deck>(subject.who)));
}

Json event_card_json(const EventSubject& subject) {
    return subject.value == kNoCard
               ? Json(nullptr)
               : Json(name_of_card(static_cast<Deck>(subject.who), subject.value));
}
std::string card_words(const EventSubject& subject) {
    return std::string(display_card(static_cast<Deck>(subject.who), subject.value));
}
std::string capital_card_words(const EventSubject& subject) {
    return core::capitalised(card_words(subject));
}
/// The tribe that gets or loses a Monster, or for which a Secret is played.
Json card_tribe_json(const EventSubject& subject) {
    const auto piece = static_cast<Piece>(subject.items[1]);
    return is_tribe(piece) ? Json(name(piece)) : kit::left_out();
}
std::string card_tribe_words(const EventSubject& subject) {
    const auto piece = static_cast<Piece>(subject.items[1]);
    return is_tribe(piece) ? core::capitalised(std::string(display_name(piece))) : "A tribe";
}
std::string for_tribe_words(const EventSubject& subject) {
    const auto piece = static_cast<Piece>(subject.items[1]);
    return is_tribe(piece) ? " for " + std::string(display_name(piece)) : "";
}
/// Returns the role that learns what the event hides from others. Precondition: it is one of a
/// card.
Role owner_of_card(const EventSubject& subject) {
    const auto change = static_cast<CardChange>(subject.items[0]);
    if (change == CardChange::Offered || change == CardChange::Under) {
        return Role::Cave;
    }
    const auto deck = static_cast<Deck>(subject.who);
    if (deck == Deck::Powers) {
        return Role::Dragon;
    }
    return deck == Deck::Secrets || deck == Deck::Monsters || deck == Deck::War ? Role::Goblins
                                                                                : Role::Knight;
}
std::string drawer_words(const EventSubject& subject) {
    const Role owner = owner_of_card(subject);
    return core::capitalised(std::string(display_name(owner)))
           + (owner == Role::Goblins ? " draw" : " draws");
}

/// Returns "Grit space 11", "Strength", "the free cubes".
std::string cube_place_words(const EventSubject& subject, CubePlace place) {
    switch (place) {
    case CubePlace::Track:
        return "Grit space " + std::to_string(subject.rules.tables.grit_spaces[subject.items[1]]);
    case CubePlace::Free: return "the free cubes";
    case CubePlace::Slot: return std::string(display_name(static_cast<Slot>(subject.items[1])));
    case CubePlace::Aside: return "the cubes set aside";
    case CubePlace::Entrance: return "the Entrance";
    case CubePlace::Discarded: break;
    }
    return "the discarded cubes";
}
std::string cube_from_words(const EventSubject& subject) {
    return cube_place_words(subject, static_cast<CubePlace>(subject.value));
}
std::string cube_to_words(const EventSubject& subject) {
    return cube_place_words(subject, static_cast<CubePlace>(subject.items[0]));
}
/// The slot or the Grit space of a cube that has one.
Json cube_place_json(const EventSubject& subject) {
    const auto from = static_cast<CubePlace>(subject.value);
    const auto to = static_cast<CubePlace>(subject.items[0]);
    if (from == CubePlace::Slot || to == CubePlace::Slot) {
        return name(static_cast<Slot>(subject.items[1]));
    }
    const bool has_space = from == CubePlace::Track || to == CubePlace::Track;
    return has_space ? Json(subject.rules.tables.grit_spaces[subject.items[1]]) : kit::left_out();
}

/// Returns the box that a Sloth cube leaves or comes to, or Wakefulness.
Json json_of_box(std::uint8_t box) {
    return box == kOnWakefulness ? Json("wakefulness") : Json(name(static_cast<SlothBox>(box)));
}
std::string words_of_box(std::uint8_t box) {
    return box == kOnWakefulness ? "Wakefulness"
                                 : std::string(display_name(static_cast<SlothBox>(box)));
}
template <auto number>
Json box_json(const EventSubject& subject) {
    return json_of_box(static_cast<std::uint8_t>(std::invoke(number, subject)));
}
template <auto number>
std::string box_words(const EventSubject& subject) {
    return words_of_box(static_cast<std::uint8_t>(std::invoke(number, subject)));
}
Json moved_gem_json(const EventSubject& subject) {
    return static_cast<Token>(subject.value) == Token::Gem
               ? Json(name(static_cast<Gem>(subject.items[0])))
               : kit::left_out();
}

std::string population_cause(const EventSubject& subject) {
    if (subject.rule.section == 'N') {
        return std::string(terrain_cause(subject));
    }
    constexpr std::array<std::string_view, kPopulationReasons> kCauses{
        "a War card",
        "scattering",
        "leaving Lit tiles",
        "the Bow",
        "the Fire Bomber",
        "Hiss",
        "Scratch",
        "Backstab",
        "Spores",
        "harm on entering"};
    return std::string(kCauses[subject.items[0]]);
}
/// What cost Health, for the summary.
std::string harm_words(const EventSubject& subject) {
    if (subject.rule.section == 'K' && static_cast<Piece>(subject.who) == Piece::Dragon) {
        return "attacks of the Knight";
    }
    if (subject.rule.section == 'N') {
        return "Magma";
    }
    return follows(subject, 'K', 22)     ? "ambushes"
           : follows(subject, 'B', 46)   ? "Hiding Spots"
           : follows(subject, 'V', 30)   ? "attacks of tribes"
           : subject.rule.section == 'V' ? "Goblin Infestation"
                                         : "attacks of tribes";
}

// clang-format off
constexpr auto kEventFields = std::to_array<kit::EventField<EventSubject>>({
    {"role", role_json, role_words},
    {"piece", as_name<Piece, &Event::who>, piece_words},
    {"Piece", nullptr, capital_piece_words},
    {"round", as_json<&Event::value>},
    {"deck", as_name<Deck, &Event::who>, deck_words},
    {"first", as_json<&Event::value>},
    {"order", order_json, order_words},
    {"face", as_name<DieFace, &Event::value>},
    {"number", as_json<&Event::value>},
    {"centre", cell_json<&Event::to>, cell_words<&Event::to>},
    {"to", cell_json<&Event::to>, cell_words<&Event::to>},
    {"from", cell_json<&Event::from>, cell_words<&Event::from>},
    {"tile", event_tile_json, tile_words},
    {"Tile", nullptr, capital_tile_words},
    {"symbol", event_symbol_json},
    {"open", sides_json, sides_words},
    {"direction", direction_json, direction_words},
    {"token", as_name<Token, &Event::value>, token_words},
    {"New-token", nullptr, new_token_words},
    {"Old-token", nullptr, old_token_words},
    {"smasher", nullptr, smasher_words},
    {"which", which_json},
    {"side", nullptr, side_words},
    {"moved-gem", moved_gem_json, nullptr, "which"},
    {"gem", as_name<Gem, &Event::value>},
    {"power", as_name<Power, &Event::value>,
     [](const EventSubject& subject) { return std::string(display_name(static_cast<Power>(subject.value))); }},
    {"box-from", box_json<&Event::value>, box_words<&Event::value>, "from"},
    {"box-to", box_json<item<0>>, box_words<item<0>>, "to"},
    {"omen", as_name<Omen, &Event::value>,
     [](const EventSubject& subject) { return std::string(display_name(static_cast<Omen>(subject.value))); }},
    {"omen-symbol", as_name<OmenSymbol, &Event::value>, nullptr, "symbol"},
    {"move-reason", as_name<MoveReason, &Event::value>, nullptr, "reason"},
    {"target", as_name<Target, &Event::value>, target_words},
    {"Target", nullptr, capital_target_words},
    {"hit", [](const EventSubject& subject) { return Json(subject.items[0] != 0); }},
    {"now", as_json<&Event::value>},
    {"amount", as_json<item<0>>},
    {"cube-from", as_name<CubePlace, &Event::value>, cube_from_words, "from"},
    {"cube-to", as_name<CubePlace, item<0>>, cube_to_words, "to"},
    {"cube-place", cube_place_json, nullptr, "place"},
    {"population-reason", as_name<PopulationReason, item<0>>, population_cause, "reason"},
    {"card", event_card_json, card_words},
    {"Card", nullptr, capital_card_words},
    {"change", as_name<CardChange, item<0>>},
    {"tribe", card_tribe_json, card_tribe_words},
    {"for-tribe", nullptr, for_tribe_words},
    {"Drawer", nullptr, drawer_words},
    {"harm", nullptr, harm_words},
    {"cause-of-end", as_name<Ending, &Event::value>, nullptr, "cause"},
    {"success", [](const EventSubject& subject) { return Json(subject.items[0] != 0); }},
    {"loot", nullptr, loot_words},
    {"movement", as_json<item<0>>},
    {"stealth", as_json<item<1>>},
    {"thievery", as_json<item<2>>},
    {"treasures", as_json<item<0>>},
    {"gems", stashed_gems_json},
    {"stash", nullptr, stash_words},
    {"upgrade", as_name<Upgrade, &Event::value>,
     [](const EventSubject& subject) { return std::string(display_name(static_cast<Upgrade>(subject.value))); }},
    {"effect", nullptr,
     [](const EventSubject& subject) { return std::string(effect_of(static_cast<Upgrade>(subject.value))); }},
    {"terrain", as_name<Terrain, &Event::value>, terrain_part_words},
    {"terrain-turn", terrain_turn_json, terrain_turn_words, "turn"},
    {"cells", terrain_cells_json, terrain_cell_words},
    {"Terrain-is", nullptr, placed_terrain_words},
});

using E = EventKind;
using kit::kDecisive;
using kit::kGrave;
using kit::kPassing;
using kit::kSmall;
constexpr auto kToNobody = kit::Audience::Nobody;
constexpr auto kToOwner = kit::Audience::Owner;
constexpr auto kToAll = kit::Audience::Everyone;
constexpr bool kHurts = true;

constexpr std::string_view kShuffle = "deck first order";
constexpr std::string_view kCollapsed = "from tile Tile";
constexpr std::string_view kOn = "to token which side New-token";
constexpr std::string_view kOff = "from token which side Old-token";
constexpr std::string_view kSloth = "box-from box-to";
constexpr std::string_view kMoved = "piece Piece move-reason from to";
constexpr std::string_view kAttack = "piece Piece target Target hit";
constexpr std::string_view kHealth = "piece Piece now amount harm";
constexpr std::string_view kGrit = "now amount";
constexpr std::string_view kPopulation = "piece Piece now population-reason";
constexpr std::string_view kCard = "deck card change tribe Card for-tribe Drawer";
constexpr std::string_view kEnd = "role cause-of-end";

/// The rows in the order of EventKind; kEventVariants knows the order of those of a kind.
constexpr auto kEventRows = std::to_array<kit::EventRow<E>>({
    {E::Round, "round", "VA-G1", "round", "Round {round}.", "A round is one turn of every role.", 0, kToNobody, {}, true},
    {E::Turn, "turn", "VA-G1", "role", "It is the turn of {role}.", "The roles take turns in a fixed order.", 0, kToNobody, {}, true},
    {E::Phase, "phase", "VA-X1", "", "The Collapse begins.", "No tile is left to place.", kDecisive},
    {E::Shuffle, "shuffle", "VA-G7", kShuffle, "The {deck} are shuffled{order}.", {}, 0, kToAll},
    {E::Shuffle, "shuffle", "VA-G7", kShuffle, "Further {deck} of the shuffle{order}.", {}, 0, kToAll},
    {E::Die, "die", "VA-G7", "face centre", "The Dragon die shows {face}, centred on {centre}.", {}, kPassing, kToAll},
    {E::Roll, "roll", "VA-G7", "number", "The action die shows {number}.", {}, kPassing, kToAll},
    {E::Roll, "roll", "VA-T7", "number success", "The action die shows {number}: that is enough.",
     "With 1 cube 4 and more succeeds, with 2 cubes 2 and more.", kPassing, kToAll},
    {E::Roll, "roll", "VA-T7", "number success", "The action die shows {number}: that is not enough.",
     "With 1 cube 4 and more succeeds, with 2 cubes 2 and more.", kPassing, kToAll},
    {E::Roll, "roll", "VA-T27", "number success", "The action die shows {number}: the Thief evades.",
     "Unnatural Evasion succeeds on 4 and more.", kSmall, kToAll},
    {E::Roll, "roll", "VA-T27", "number success", "The action die shows {number}: the Thief does not evade.",
     "Unnatural Evasion succeeds on 4 and more.", kPassing, kToAll},
    {E::Pick, "pick", "VA-G7", "deck card", "Chance picks the {card}.", {}, kPassing, kToAll},
    {E::Pick, "pick", "VA-C5", "deck card", "The Cave draws {card}.", "Each token in the bag is equally likely.", 0, kToAll},
    {E::Pick, "pick", "VA-T9", "deck card", "Chance picks {card}, face down.",
     "Only the Knight knows which card it is.", kPassing, kToAll},
    {E::Pick, "pick", "VA-T10", "deck card", "Chance picks a Secret of the hand: {card}.",
     "Each Secret of the hand is equally likely.", kPassing, kToAll},
    {E::Placed, "placed", "VA-P1", "to tile symbol", "A tile with the {symbol} symbol is placed on {to}.",
     "A tile is placed Dark side up.", 0, kToAll},
    {E::Flipped, "flipped", "VA-R1", "to tile", "The tile on {to} is {tile}.",
     "Everybody sees the Lit side before its orientation is chosen.", 0, kToAll},
    {E::Revealed, "revealed", "VA-R1", "to tile open Tile", "{Tile} is revealed on {to}, open to the {open}.",
     "To reveal is to flip a Dark tile to its Lit side.", kPassing},
    {E::Turned, "turned", "VA-C26", "to tile open Tile", "{Tile} on {to} is turned: it is open to the {open}.", {}, kPassing},
    {E::Collapsed, "collapsed", "VA-X3", kCollapsed, "{Tile} on {from} collapses and goes under the stack.",
     "Before the Collapse a removed tile goes under the stack.", kPassing, kToAll},
    {E::Collapsed, "collapsed", "VA-X3", kCollapsed, "{Tile} on {from} collapses and leaves the game.",
     "Crystal tiles, and in the Collapse all tiles, leave the game.", kPassing, kToAll},
    {E::Slid, "slid", "VA-X10", "from direction", "The section of {from} slides {direction}.",
     "Separate sections of the map are joined again."},
    {E::TokenOn, "token-on", "VA-R5", kOn, "{New-token} comes onto {to}."},
    {E::TokenOn, "token-on", "VA-K32", kOn, "A Bomb destroys the wall to the {side} of {to}.",
     "A bombed wall is gone for everybody.", kSmall},
    {E::TokenOn, "token-on", "VA-D31", kOn, "The {token} burns on {to}.",
     "A piece that enters the space is harmed, once a turn.", kPassing},
    {E::TokenOn, "token-on", "VA-D29", "token", "The Dragon lays out his {token}.",
     "It is spent to roll a die again.", kPassing},
    {E::TokenOn, "token-on", "VA-C22", kOn, "A {token} walls the edge to the {side} of {to}.",
     "An edge with a Rockslide is no passage.", kSmall},
    {E::TokenOn, "token-on", "VA-T25", "to token which loot", "The Thief drops {loot} on {to}.",
     "A killed Thief drops all that he carries.", kPassing},
    {E::TokenOff, "token-off", "VA-X2", kOff, "{Old-token} leaves {from}."},
    {E::TokenOff, "token-off", "VA-D20", "token", "The Dragon spends his {token}.",
     "The die is rolled again.", kPassing},
    {E::TokenOff, "token-off", "VA-C22", kOff, "The {token} to the {side} of {from} goes back to the supply."},
    {E::TokenMoved, "token-moved", "VA-O1", "token moved-gem from to Old-token", "{Old-token} moves from {from} to {to}."},
    {E::Moved, "moved", "VA-K13", kMoved, "{Piece} goes from {from} to {to}."},
    {E::Moved, "moved", "VA-K30", kMoved, "{Piece} goes through the wall from {from} to {to}.",
     "A cube on the Ancient Map leads through one wall."},
    {E::Moved, "moved", "VA-B25", kMoved, "{Piece} moves from {from} to {to}."},
    {E::Moved, "moved", "VA-B28", kMoved, "{Piece} digs from {from} to {to}.", "The Underworm moves along a diagonal."},
    {E::Moved, "moved", "VA-B35", kMoved, "{Piece} goes through the Tunnels from {from} to {to}."},
    {E::Moved, "moved", "VA-B32", kMoved, "{Piece} jumps from {from} to {to}.", "The Gnome leads to any unoccupied Dark tile."},
    {E::Moved, "moved", "VA-B33", kMoved, "{Piece} explores {to}."},
    {E::Moved, "moved", "VA-B22", kMoved, "{Piece} enters {to} from {from}."},
    {E::Moved, "moved", "VA-B20", kMoved, "{Piece} is revealed on {to}.",
     "A hidden tribe is revealed on a Dark tile with its symbol.", kPassing},
    {E::Moved, "moved", "VA-P5", kMoved, "{Piece} is revealed by the tile on {to}.",
     "A tile on the cell of a lurking tribe reveals it.", kPassing},
    {E::Moved, "moved", "VA-O1", kMoved, "{Piece} is moved from {from} to {to}."},
    {E::Moved, "moved", "VA-X4", kMoved, "{Piece} leaves {from} for {to}.", {}, kPassing},
    {E::Moved, "moved", "VA-D7", kMoved, "{Piece} moves from {from} to {to}."},
    {E::Moved, "moved", "VA-D23", kMoved, "{Piece} flies from {from} to {to}."},
    {E::Moved, "moved", "VA-D1", kMoved, "{Piece} comes onto the map on {to}.",
     "His piece starts on the Knight's space, without a Knight on the Entrance."},
    {E::Moved, "moved", "VA-T5", kMoved, "{Piece} climbs from {from} to {to}.", "To climb costs Action cubes."},
    {E::Moved, "moved", "VA-T27", kMoved, "{Piece} slips away from {from} to {to}.",
     "After an evaded attack he may move 1 space."},
    {E::Moved, "moved", "VA-N13", kMoved, "{Piece} flows down the River from {from} to {to}.",
     "The current carries a piece as far as its role wants."},
    {E::Moved, "moved", "VA-N12", kMoved, "{Piece} hops from the Pit on {from} to the one on {to}."},
    {E::Moved, "moved", "VA-T1", kMoved, "{Piece} comes onto the map on {to}.",
     "He starts on the Entrance, and returns there after his death."},
    {E::Encounter, "encounter", "VA-K17", "to", "An Encounter begins on {to}.",
     "Each Encounter uses one of those that Perception allows."},
    {E::Attack, "attack", "VA-K27", kAttack, "{Piece} attacks {target}.", {}, kSmall},
    {E::Attack, "attack", "VA-B31", kAttack, "{Piece} attacks {target}, and needs a second tribe.",
     "Two tribes smash a Crystal together.", kPassing},
    {E::Attack, "attack", "VA-K33", kAttack, "{Piece} shoots at {target}.",
     "A shot costs the tribe Strength - 1 Population.", kSmall},
    {E::Attack, "attack", "VA-K28", kAttack, "{Piece} attacks {target} in vain.",
     "The die must mark the centre if Strength equals Armor.", kSmall},
    {E::Attack, "attack", "VA-K35", kAttack, "{Piece} shoots at {target} with the Enchanted Bow.",
     "The Dragon discards Strength - 1 Power cards.", kSmall},
    {E::Attack, "attack", "VA-K22", kAttack, "{Piece} ambushes {target}.",
     "A hidden tribe that is stronger than the Knight may ambush her.", kGrave},
    {E::Attack, "attack", "VA-V21", kAttack, "The ambush hits {target}.",
     "An ambush without Goblins hits a weaker Knight.", kGrave},
    {E::Attack, "attack", "VA-V21", kAttack, "{Target} withstands the ambush.",
     "An ambush without Goblins hits a weaker Knight.", kSmall},
    {E::Attack, "attack", "VA-T8", kAttack, "{Piece} picks the pocket of {target}.",
     "His Stealth exceeds the Perception or Armor of his target.", kSmall},
    {E::Attack, "attack", "VA-T8", kAttack, "{Piece} fails to pick the pocket of {target}.",
     "His Stealth exceeds the Perception or Armor of his target.", kSmall},
    {E::Attack, "attack", "VA-T13", kAttack, "{Piece} backstabs {target}.",
     "His Stealth exceeds the Perception or Armor of his target.", kSmall},
    {E::Attack, "attack", "VA-T27", kAttack, "{Piece} attacks {target} in vain.",
     "An evaded attack has no effect on him.", kSmall},
    {E::Attack, "attack", "VA-K35", kAttack, "{Piece} shoots at {target} with the Enchanted Bow.",
     "It kills a Thief whose Stealth is below her Perception.", kSmall},
    {E::Health, "health", "VA-K9", kHealth, "{Piece} loses {amount} Health and has {now} left.", {}, kGrave, kToNobody, "{harm}"},
    {E::Health, "health", "VA-K26", kHealth, "{Piece} gains {amount} Health and has {now}.", {}, kSmall},
    {E::Grit, "grit", "VA-K6", kGrit, "The Knight loses {amount} Grit and has {now} left.", {}, kSmall, kToNobody, {}, false, kHurts},
    {E::Grit, "grit", "VA-K5", kGrit, "The Knight gains {amount} Grit and has {now}.", {}, kPassing},
    {E::Grit, "grit", "VA-K6", kGrit, "The Knight has no Grit to lose.", {}, kPassing},
    {E::Cube, "cube", "VA-K3", "cube-from cube-to cube-place", "A Hero cube moves from {cube-from} to {cube-to}."},
    {E::Spent, "spent", "VA-K12", "", "The Knight's turn is spent.",
     "She lost a cube from a slot in her own turn.", kGrave, kToNobody, {}, false, kHurts},
    {E::Population, "population", "VA-B10", kPopulation, "{Piece} grows to Population {now}."},
    {E::Population, "population", "VA-B4", kPopulation, "{Piece} falls to Population {now} by {population-reason}.", {},
     kPassing, kToNobody, {}, false, kHurts},
    {E::Scattered, "scattered", "VA-B4", "piece Piece", "{Piece} scatters.",
     "A tribe that scatters loses 2 Population and a Monster, and is hidden.", kSmall, kToNobody, {}, false, kHurts},
    {E::Hidden, "hidden", "VA-B2", "piece Piece", "{Piece} is hidden."},
    {E::Lurks, "lurks", "VA-B21", "piece to Piece", "{Piece} lurks on {to}.",
     "A tribe without a Dark tile may lurk on an empty cell."},
    {E::Rage, "rage", "VA-B5", "now", "The Goblins have {now} Rage.", {}, kPassing},
    {E::CardMoves, "card", "VA-B15", kCard, "{Drawer} {card}.", {}, 0, kToOwner},
    {E::CardMoves, "card", "VA-B9", kCard, "{Card} is shown.", {}, 0, kToAll},
    {E::CardMoves, "card", "VA-B17", kCard, "{Card} is played{for-tribe}.", {}, kSmall, kToAll},
    {E::CardMoves, "card", "VA-B15", kCard, "{Card} is discarded.", {}, 0, kToAll},
    {E::CardMoves, "card", "VA-K39", kCard, "{Card} leaves the game.", {}, kPassing, kToAll},
    {E::CardMoves, "card", "VA-K29", kCard, "The Knight keeps {card}, face down.", {}, 0, kToOwner},
    {E::CardMoves, "card", "VA-K29", kCard, "The Knight gives {card} up.", "A card that is declined is worth 5 Grit.", 0, kToOwner},
    {E::CardMoves, "card", "VA-B14", kCard, "{tribe} gets {card}.", {}, kPassing},
    {E::CardMoves, "card", "VA-K11", kCard, "The Knight turns {card} face up.", {}, 0, kToAll},
    {E::CardMoves, "card", "VA-K40", kCard, "The Knight turns in {card}.", "A fulfilled Sidequest is worth Grit.", kSmall, kToAll},
    {E::CardMoves, "card", "VA-C11", kCard, "The Cave draws {card}, to choose from.", {}, 0, kToOwner},
    {E::CardMoves, "card", "VA-C11", kCard, "{Card} goes under its deck.", {}, 0, kToOwner},
    {E::CardMoves, "card", "VA-V35", kCard, "The {card} stays with the Knight: each use of the Map takes 2 cubes.",
     "It stays for the rest of the game.", kSmall},
    {E::CardMoves, "card", "VA-V35", kCard, "The {card} lie out: the next Monster has Strength +1.",
     "They are discarded when it is drawn.", kSmall},
    {E::CardMoves, "card", "VA-T9", kCard, "The Thief puts {card} under its deck.", {}, kSmall, kToAll},
    {E::CardMoves, "card", "VA-T9", kCard, "The Thief puts {card} under its deck, face down.", {}, kSmall, kToOwner},
    {E::Ready, "ready", "VA-K36", "", "The Javelin is ready.", "The next attack with it has Strength +1."},
    {E::Flare, "flare", "VA-V10", "piece to Piece", "{Piece} fires a Flare at {to}.",
     "All Dark tiles that the die marks are revealed.", kPassing},
    {E::Waits, "waits", "VA-B31", "piece Piece", "{Piece} waits at the Crystal for a second tribe."},
    {E::Smashed, "smashed", "VA-K46", "role from smasher", "The Crystal on {from} is smashed{smasher}.", {}, kGrave},
    {E::Killed, "killed", "VA-K9", "piece Piece", "{Piece} is killed.", "A piece with Health 0 is killed.", kDecisive},
    {E::Killed, "killed", "VA-T25", "piece Piece", "{Piece} is killed.",
     "He drops what he carries, and returns at the start of his next turn.", kGrave, kToNobody, {}, false, kHurts},
    {E::GemPaid, "gem-paid", "VA-D9", "gem", "The {gem} Gem pays for a symbol."},
    {E::Power, "power", "VA-D9", "power", "The Dragon uses {power}.", {}, kSmall},
    {E::Sloth, "sloth", "VA-D5", kSloth, "A Sloth cube moves from {box-from} to {box-to}.", {}, kPassing},
    {E::Awake, "awake", "VA-D3", "", "The Dragon is awake.", "Enough cubes lie on Wakefulness.", kGrave},
    {E::Surfaced, "surfaced", "VA-D16", "to", "The Dragon surfaces on {to}.",
     "An awake Dragon surfaces on a Lit crystal tile.", kGrave},
    {E::Eaten, "eaten", "VA-D21", "now", "The Dragon's Eaten Goblins are now {now}."},
    {E::Hoard, "hoard", "VA-D11", "now", "The Treasures on the Dragon's board are now {now}."},
    {E::TileDrawn, "tile-drawn", "VA-C2", "tile symbol", "The Cave draws {tile} to its hand.",
     "Its hand holds 3 tiles as long as the stack has any.", 0, kToAll},
    {E::OmenBack, "omen-back", "VA-C5", "omen-symbol", "The Cave pays with a {omen-symbol} token.",
     "Paid tokens go back into the bag."},
    {E::OmenBack, "omen-back", "VA-C14", "omen-symbol", "The Cave loses a {omen-symbol} token.",
     "Lost tokens go back into the bag.", kSmall},
    {E::Omen, "omen", "VA-C20", "omen", "The Cave uses an Omen: {omen}.", {}, kSmall},
    {E::Hatred, "hatred", "VA-C25", "now", "The Cave's Hatred tokens are now {now}.",
     "With Hatred tokens left the Cave does not win.", kSmall},
    {E::Won, "won", "VA-E3", kEnd, "The Goblins win: the Knight is killed."},
    {E::Won, "won", "VA-E6", kEnd, "The Dragon wins: the Knight is killed."},
    {E::Won, "won", "VA-E4", kEnd, "The Knight wins: the Dragon is killed."},
    {E::Won, "won", "VA-E3", kEnd, "The Goblins win: the Dragon is killed."},
    {E::Won, "won", "VA-E5", kEnd, "The Knight wins: the Crystals are smashed, and she is out of the cave."},
    {E::Won, "won", "VA-D17", kEnd, "The Dragon wins: he is surfaced and out of the cave."},
    {E::Won, "won", "VA-E3", kEnd, "The Goblins win: they have smashed the Crystals."},
    {E::Won, "won", "VA-E6", kEnd, "The Cave wins: the Knight is killed."},
    {E::Won, "won", "VA-E7", kEnd, "The Cave wins: the Crystals have collapsed."},
    {E::Won, "won", "VA-E6", kEnd, "The Thief wins: the Knight is killed."},
    {E::Won, "won", "VA-T24", kEnd, "The Thief wins: he has stashed enough loot."},
    {E::Lost, "lost", "VA-E6", kEnd, "The Knight is killed: the game is lost."},
    {E::Lost, "lost", "VA-E7", kEnd, "The cave has collapsed: the game is lost for all."},
    {E::Lost, "lost", "VA-E9", kEnd, "The last round is over: nobody wins."},
    {E::Lost, "lost", "VA-G12", kEnd, "A role has resigned: nobody wins."},
    {E::Stats, "stats", "VA-T2", "movement stealth thievery",
     "The Thief's stat tokens: Movement {movement}, Stealth {stealth}, Thievery {thievery}.",
     "They lie so until his next turn begins."},
    {E::Looted, "looted", "VA-T6", "from token which loot", "The Thief takes {loot} of {from}.",
     "Each token that he carries lowers his Stealth by 1.", kSmall},
    {E::Looted, "looted", "VA-T8", "from token which loot", "The Thief takes {loot} of the supply.",
     "Each token that he carries lowers his Stealth by 1.", kSmall},
    {E::Stashed, "stashed", "VA-T20", "now treasures gems stash", "The Thief stashes {stash}, {now} in all.",
     "On the Entrance he stashes all that he carries.", kGrave},
    {E::LootLevel, "loot-level", "VA-T14", "now", "The Loot Drop Level is now {now}.",
     "The killer of the Thief gains that much.", kPassing},
    {E::Upgraded, "upgraded", "VA-T20", "upgrade effect", "The Thief takes {upgrade}: {effect}.",
     "Each stashed token takes an upgrade.", kSmall},
    {E::UpgradeLost, "upgrade-lost", "VA-T23", "upgrade", "The Thief loses {upgrade}.",
     "Its space is free again.", kSmall, kToNobody, {}, false, kHurts},
    {E::Hexed, "hexed", "VA-B44", "now", "The Hex lowers the Thief's Stealth by {now}.",
     "It ends when the next turn of the Goblins begins.", kSmall},
    {E::Hexed, "hexed", "VA-B44", "now", "The Hex on the Thief ends.",
     "It ends when the next turn of the Goblins begins.", kPassing},
    {E::Peeked, "peeked", "VA-T16", "to tile symbol", "The Thief peeks at {to}: it is {tile}.",
     "Only he sees the Lit side.", kPassing, kToOwner},
    {E::Peeked, "peeked", "VA-T16", "to tile symbol", "The Thief peeks at the tile on {to}.",
     "Only he sees the Lit side.", kPassing, kToOwner},
    {E::TerrainOn, "terrain-on", "VA-N1", "to terrain terrain-turn cells Terrain-is", "{Terrain-is} placed on {cells}{terrain-turn}.",
     "The first event tile of a round lets a Terrain be placed.", kSmall},
    {E::TerrainOff, "terrain-off", "VA-N14", "from terrain", "The {terrain} on {from} is removed.",
     "In the Collapse a Terrain is removed like a tile.", kSmall},
});
// clang-format on

/// The statements of all sections, as texts that last.
class StatementNames {
public:
    StatementNames() {
        names_.reserve(std::size_t{kSections} * kNumbers);
        for (int place = 0; place < kSections * kNumbers; ++place) {
            names_.push_back(name(rule_of(
                static_cast<char>('A' + place / kNumbers),
                static_cast<std::uint8_t>(place % kNumbers)
            )));
        }
    }
    [[nodiscard]] std::string_view of(RuleNumber rule) const {
        const int place = (rule.section - 'A') * kNumbers + rule.number;
        return names_.at(static_cast<std::size_t>(place));
    }

private:
    static constexpr int kSections = 26;
    static constexpr int kNumbers = 100;
    std::vector<std::string> names_;
};

}  // namespace

const kit::EventTable<EventSubject>& event_rows() {
    static constexpr kit::EventTable<EventSubject> kTable(
        kEventRows, kEventFields, kEventVariants, kEventKinds
    );
    return kTable;
}

table::EventText event_text(const EventSubject& subject) {
    static const StatementNames names;
    table::EventText text = event_rows().text(subject);
    text.rule = names.of(subject.rule);
    text.routine = subject.kind == E::Shuffle && order_of(subject).empty();
    return text;
}

const kit::EventRow<EventKind>& ending_row(Ending ending, Role winner) {
    const E kind = winner == Role::None ? E::Lost : E::Won;
    return event_rows().row(kind, variant_of_end(ending, winner));
}

table::SeatSet seats_that_learn(const Rules& rules, const Event& event) {
    const EventSubject subject{event, rules};
    const Role owner = event.kind == E::Peeked ? Role::Thief : owner_of_card(subject);
    return kit::seats_of(event_rows().row(subject).audience, rules.seats[index(owner)]);
}

}  // namespace tenebrae::vast
