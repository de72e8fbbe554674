// SPDX-License-Identifier: MIT
#include "games/vast/words/facts.hpp"

#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "kit/command_words.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast {
namespace {

using Query = Fact::Query;
using Kind = kit::ValueKind<Rules>;
using kit::FactValue;
using kit::kNoValue;
using kit::KnownValue;

/// A cell as a value: its place in a grid of the farthest cells.
constexpr int kGrid = 256;
FactValue value_of(Cell cell) {
    const int value = (cell.south + kGrid / 2) * kGrid + cell.east + kGrid / 2;
    return static_cast<FactValue>(value);
}
Cell cell_of(FactValue value) {
    const auto number = static_cast<int>(value);
    return {
        static_cast<std::int8_t>(number / kGrid - kGrid / 2),
        static_cast<std::int8_t>(number % kGrid - kGrid / 2)};
}

std::optional<FactValue> parse_cell_value(const Rules& /*rules*/, std::string_view word) {
    const auto cell = parse_cell(word);
    return cell ? std::optional(value_of(*cell)) : std::nullopt;
}
std::string text_of_cell(const Rules& /*rules*/, FactValue value) {
    return name(cell_of(value));
}
/// Where a piece may be: a cell, or hidden.
constexpr FactValue kHiddenPlace = FactValue{kGrid} * kGrid;
std::optional<FactValue> parse_piece_place(const Rules& rules, std::string_view word) {
    return table::same_word(word, "hidden") ? std::optional(kHiddenPlace)
                                            : parse_cell_value(rules, word);
}
std::string text_of_piece_place(const Rules& rules, FactValue value) {
    return value == kHiddenPlace ? "hidden" : text_of_cell(rules, value);
}

/// Where a Gem may be: a cell, the Dragon's reserve, or with the Thief.
constexpr FactValue kReservePlace = kHiddenPlace;
constexpr FactValue kCarriedPlace = kReservePlace + 1;
std::optional<FactValue> parse_gem_place(const Rules& rules, std::string_view word) {
    if (table::same_word(word, "carried")) {
        return kCarriedPlace;
    }
    return table::same_word(word, "reserve") ? std::optional(kReservePlace)
                                             : parse_cell_value(rules, word);
}
std::string text_of_gem_place(const Rules& rules, FactValue value) {
    if (value == kCarriedPlace) {
        return "carried";
    }
    return value == kReservePlace ? "reserve" : text_of_cell(rules, value);
}

/// A stat of the Thief as a value: his Stealth may be below 0.
constexpr int kStatOffset = 1000;
std::optional<FactValue> parse_stat(const Rules& /*rules*/, std::string_view word) {
    const bool is_negative = word.starts_with('-');
    const auto number = kit::parse_number(is_negative ? word.substr(1) : word);
    if (!number || *number >= kStatOffset) {
        return std::nullopt;
    }
    const int value = static_cast<int>(*number);
    return static_cast<FactValue>(kStatOffset + (is_negative ? -value : value));
}
std::string text_of_stat(const Rules& /*rules*/, FactValue value) {
    return std::to_string(static_cast<int>(value) - kStatOffset);
}

std::optional<Sides> parse_any_sides(std::string_view word) {
    return table::same_word(word, "dark") ? std::optional(Sides{0}) : parse_sides(word);
}
std::string text_of_sides(const Rules& /*rules*/, FactValue value) {
    return value == 0 ? "dark" : name_of_sides(static_cast<Sides>(value));
}
std::string text_of_tribe(const Rules& /*rules*/, FactValue value) {
    return std::string(name(static_cast<Piece>(value)));
}
std::string text_of_tile(const Rules& /*rules*/, FactValue value) {
    return name_of_tile(static_cast<Tile>(value));
}

std::string text_of_direction(const Rules& /*rules*/, FactValue value) {
    return std::string(name(static_cast<Direction>(value)));
}

// clang-format off
constexpr std::array kKinds{
    Kind{"stat N", "a number, such as 3 or -1", parse_stat, text_of_stat},  // before "N"
    Kind{"N", "a number", kit::parsed<Rules, kit::parse_number>},
    Kind{"CELL", "a cell, such as e2n1 or o", parse_cell_value, text_of_cell},
    Kind{"CELL|hidden", "a cell, or hidden", parse_piece_place, text_of_piece_place},
    Kind{"SIDES|dark", "open sides, such as nsw, or dark", kit::parsed<Rules, parse_any_sides>, text_of_sides},
    Kind{"TRIBE", "fangs, bones or eye", kit::parsed<Rules, parse_tribe>, text_of_tribe},
    Kind{"TILE", "a tile, such as E4", kit::parsed<Rules, parse_tile>, text_of_tile},
    Kind{"CELL|reserve|carried", "a cell, reserve or carried", parse_gem_place, text_of_gem_place},
    kit::named_kind<Rules, Piece>("PIECE", "knight, fangs, bones, eye, dragon or thief"),
    kit::named_kind<Rules, Role>("ROLE", "knight, goblins, dragon, cave, thief or nobody"),
    kit::named_kind<Rules, Decision>("DECISION", "a decision, such as knight or tribes"),
    kit::named_kind<Rules, Slot>("SLOT", "a slot, such as move or sword"),
    kit::named_kind<Rules, Quest>("QUEST", "a Sidequest, such as swift"),
    kit::named_kind<Rules, Secret>("SECRET", "a Secret, such as hex"),
    kit::named_kind<Rules, Monster>("MONSTER", "a Monster, such as ogre"),
    kit::named_kind<Rules, TreasureCard>("CARD", "a Treasure card, such as axe"),
    kit::named_kind<Rules, Gem>("GEM", "claw, flame or wing"),
    kit::named_kind<Rules, SlothBox>("BOX", "greed, hunger, pride-event, pride-still or pride-gem"),
    kit::named_kind<Rules, Power>("POWER", "a power, such as claw"),
    kit::named_kind<Rules, Omen>("OMEN", "bats, rockslide, plunder, spores, hatred or curse"),
    kit::named_kind<Rules, OmenSymbol>("SYMBOL", "bat, boulder, quartz, mushroom, trail or chasm"),
    kit::named_kind<Rules, CaveStep>("STEP", "collect, tiles, treasure or done"),
    Kind{"DIRECTION", "a direction: n, e, s or w", kit::parsed<Rules, parse_direction>, text_of_direction},
    kit::named_kind<Rules, Stat>("STAT", "movement, stealth or thievery"),
    kit::named_kind<Rules, Upgrade>("UPGRADE", "an upgrade, such as fingers or flip2"),
    kit::named_kind<Rules, Terrain>("TERRAIN", "canyon, lake, magma, forest, pits or river"),
    kit::named_kind<Rules, Ending>("CAUSE", "knight-killed, dragon-killed, escape, crystals, collapse, stash, rounds or resigned"),
};
// clang-format on

const State& state_of(const Query& query) {
    return query.view.state;
}
template <auto field>
KnownValue get(const Query& query) {
    return static_cast<FactValue>(state_of(query).*field);
}
template <auto field>
KnownValue get_knight(const Query& query) {
    return static_cast<FactValue>(state_of(query).knight.*field);
}
template <auto field>
KnownValue get_dragon(const Query& query) {
    return static_cast<FactValue>(state_of(query).dragon.*field);
}
template <auto field>
KnownValue get_cave(const Query& query) {
    return static_cast<FactValue>(state_of(query).cave.*field);
}
template <auto field>
KnownValue get_thief(const Query& query) {
    return static_cast<FactValue>(state_of(query).thief.*field);
}
template <int (*number)(const Rules&, const State&)>
KnownValue get_number(const Query& query) {
    return static_cast<FactValue>(number(query.game, state_of(query)));
}
const TribeState& tribe_of(const Query& query) {
    return state_of(query).tribe(static_cast<Piece>(query.values[0]));
}

KnownValue get_place(const Query& query) {
    const auto piece = static_cast<Piece>(query.values[0]);
    if (is_tribe(piece) && tribe_of(query).lurks != kNoCell) {
        return value_of(tribe_of(query).lurks);
    }
    const SpaceId at = piece == Piece::None ? kNoSpace : space_of(state_of(query), piece);
    return at == kNoSpace ? kHiddenPlace : value_of(state_of(query).spaces[at].at);
}
SpaceId named_space(const Query& query) {
    return space_at(state_of(query), cell_of(query.values[0]));
}
KnownValue get_side(const Query& query) {
    const SpaceId space = named_space(query);
    const bool is_tile = space != kNoSpace && !state_of(query).spaces[space].is_terrain();
    return is_tile ? FactValue{state_of(query).spaces[space].open()} : kNoValue;
}
KnownValue get_tile(const Query& query) {
    const SpaceId space = named_space(query);
    if (space == kNoSpace || state_of(query).spaces[space].is_terrain()) {
        return kNoValue;
    }
    const Tile tile = state_of(query).spaces[space].tile;
    return is_known_tile(tile) ? KnownValue(tile) : std::nullopt;
}
KnownValue get_terrain(const Query& query) {
    const SpaceId space = named_space(query);
    const bool is_terrain = space != kNoSpace && state_of(query).spaces[space].is_terrain();
    return is_terrain ? static_cast<FactValue>(terrain_of(state_of(query).spaces[space]))
                      : kNoValue;
}
KnownValue get_treasures(const Query& query) {
    const SpaceId space = named_space(query);
    return space == kNoSpace ? kNoValue : FactValue{state_of(query).spaces[space].treasures};
}
template <Token token>
KnownValue get_token(const Query& query) {
    const SpaceId space = named_space(query);
    return space != kNoSpace && state_of(query).spaces[space].has(token) ? 1U : 0U;
}
KnownValue get_cubes(const Query& query) {
    return state_of(query).knight.slots[query.values[0]];
}
KnownValue get_quest(const Query& query) {
    const bool is_known = query.view.shows_all || has(query.view.roles, Role::Knight);
    return is_known ? KnownValue(has(state_of(query).knight.quests, query.values[0]) ? 1U : 0U)
                    : std::nullopt;
}
KnownValue get_card(const Query& query) {
    return has(state_of(query).knight.open_cards, query.values[0]) ? 1U : 0U;
}
KnownValue get_secret(const Query& query) {
    const bool is_known = query.view.shows_all || has(query.view.roles, Role::Goblins);
    return is_known ? KnownValue(has(state_of(query).goblins.hand, query.values[0]) ? 1U : 0U)
                    : std::nullopt;
}
KnownValue get_open_secret(const Query& query) {
    return has(state_of(query).goblins.open, query.values[0]) ? 1U : 0U;
}
KnownValue get_rage(const Query& query) {
    return state_of(query).goblins.rage;
}
KnownValue get_population(const Query& query) {
    return tribe_of(query).population;
}
KnownValue get_tribe_strength(const Query& query) {
    return static_cast<FactValue>(
        tribe_strength(query.game, state_of(query), static_cast<Piece>(query.values[0]))
    );
}
KnownValue get_monster(const Query& query) {
    return has(tribe_of(query).monsters, query.values[1]) ? 1U : 0U;
}
KnownValue get_gem(const Query& query) {
    const SpaceId at = state_of(query).dragon.gems[query.values[0]];
    if (at == kCarried) {
        return kCarriedPlace;
    }
    return at < kMaxSpaces ? value_of(state_of(query).spaces[at].at) : kReservePlace;
}
KnownValue get_stat(const Query& query) {
    const auto stat = static_cast<Stat>(query.values[0]);
    return static_cast<FactValue>(kStatOffset + thief_stat(query.game, state_of(query), stat));
}
KnownValue get_carried(const Query& query) {
    return static_cast<FactValue>(count_carried(state_of(query)));
}
KnownValue get_upgrade(const Query& query) {
    return has(state_of(query).thief.upgrades, query.values[0]) ? 1U : 0U;
}
KnownValue get_peeked(const Query& query) {
    const SpaceId space = named_space(query);
    return space != kNoSpace && state_of(query).spaces[space].is_peeked() ? 1U : 0U;
}
KnownValue get_sloth(const Query& query) {
    return state_of(query).dragon.boxes[query.values[0]];
}
KnownValue get_powers(const Query& query) {
    return query.view.counts.powers;
}
KnownValue get_power_cards(const Query& query) {
    const bool is_known = query.view.shows_all || has(query.view.roles, Role::Dragon);
    return is_known ? KnownValue(state_of(query).dragon.hand[query.values[0]]) : std::nullopt;
}
KnownValue get_flame_wall(const Query& query) {
    const SpaceId space = named_space(query);
    return space != kNoSpace && state_of(query).dragon.flame_wall == space ? 1U : 0U;
}
KnownValue get_monster_token(const Query& query) {
    const SpaceId space = named_space(query);
    return space != kNoSpace && has_monster_token(state_of(query), space) ? 1U : 0U;
}
KnownValue get_omens(const Query& query) {
    return static_cast<FactValue>(count_omens(state_of(query)));
}
KnownValue get_omens_of(const Query& query) {
    return state_of(query).cave.tokens[query.values[0]];
}
KnownValue get_hand_tile(const Query& query) {
    const bool is_known = query.view.shows_all || has(query.view.roles, Role::Cave);
    const auto count = std::ranges::count(state_of(query).cave.hand, query.values[0]);
    return is_known ? KnownValue(static_cast<FactValue>(count)) : std::nullopt;
}
KnownValue get_rockslide(const Query& query) {
    const SpaceId space = named_space(query);
    const auto direction = static_cast<Direction>(query.values[1]);
    return space != kNoSpace && has_rockslide(state_of(query), space, direction) ? 1U : 0U;
}
/// Returns the oldest open frame of a kind, or nullptr.
const Frame* frame_of(const Query& query, FrameKind kind) {
    const State& state = state_of(query);
    for (std::size_t place = 0; place < state.depth && !state.is_over(); ++place) {
        if (state.frames[place].kind == kind) {
            return &state.frames[place];
        }
    }
    return nullptr;
}
KnownValue get_active(const Query& query) {
    const Frame* const tribe = frame_of(query, FrameKind::Tribe);
    return tribe == nullptr ? kNoValue : FactValue{tribe->piece};
}
KnownValue get_paying(const Query& query) {
    const Frame* const pay = frame_of(query, FrameKind::Pay);
    return pay == nullptr ? kNoValue : FactValue{pay->value};
}
KnownValue get_paying_omen(const Query& query) {
    const bool is_paid = frame_of(query, FrameKind::OmenPay) != nullptr;
    return is_paid ? static_cast<FactValue>(omen_of(state_of(query).cave.omen.kind)) : kNoValue;
}
KnownValue get_smashed(const Query& query) {
    int smashed = 0;
    for (const std::uint8_t number : state_of(query).smashed) {
        smashed += number;
    }
    return static_cast<FactValue>(smashed);
}
KnownValue get_stack(const Query& query) {
    return state_of(query).stack.size;
}
template <auto field>
KnownValue get_end(const Query& query) {
    return state_of(query).is_over() ? get<field>(query) : kNoValue;
}

// clang-format off
constexpr std::array kFacts{
    Fact{"round", "N", "the number of the round", get<&State::round>},
    Fact{"turn", "ROLE", "whose turn it is", get<&State::current>},
    Fact{.name = "decision", .form = "DECISION [ROLE]", .summary = "the pending decision, and whose it is",
         .get = get<&State::decision>, .second = get<&State::owner>},
    Fact{.name = "active", .form = "TRIBE", .summary = "the tribe whose activation it is",
         .get = get_active, .no = "none"},
    Fact{.name = "paying", .form = "POWER", .summary = "the power that the Dragon pays for",
         .get = get_paying, .no = "none"},
    Fact{.name = "paying-omen", .form = "OMEN", .summary = "the Omen that the Cave pays for",
         .get = get_paying_omen, .no = "none"},
    Fact{.name = "collapse", .form = "", .summary = "the Collapse has begun",
         .get = get<&State::collapse>, .yes = "the Collapse has begun", .no = "it has not"},
    Fact{"stack", "N", "tiles in the stack", get_stack},
    Fact{"at", "PIECE CELL|hidden", "where a piece is, lurking tribes included", get_place},
    Fact{.name = "sides", .form = "CELL SIDES|dark", .summary = "the open sides of a tile, or dark",
         .get = get_side, .no = "no space"},
    Fact{.name = "tile", .form = "CELL TILE", .summary = "the tile on a cell", .get = get_tile, .no = "no space"},
    Fact{.name = "treasures", .form = "CELL N", .summary = "Treasure tokens on a space",
         .get = get_treasures, .no = "no space"},
    Fact{.name = "crystal", .form = "CELL", .summary = "a Crystal token is on the space",
         .get = get_token<Token::Crystal>, .yes = "Crystal on {CELL}", .no = "none"},
    Fact{.name = "event-token", .form = "CELL", .summary = "an Event token is on the space",
         .get = get_token<Token::Event>, .yes = "Event on {CELL}", .no = "none"},
    Fact{"revealed", "N", "tiles revealed in the game", get<&State::revealed>},
    Fact{"smashed", "N", "Crystals smashed in the game", get_smashed},
    Fact{"collapsed", "N", "Crystal tiles collapsed in the game", get<&State::crystals_collapsed>},
    Fact{"supply", "N", "Treasure tokens in the supply", get<&State::treasure_supply>},
    Fact{"health", "N", "the Knight's Health", get_knight<&Knight::health>},
    Fact{"grit", "N", "the Knight's Grit", get_knight<&Knight::grit>},
    Fact{"free", "N", "her free Hero cubes", get_knight<&Knight::free>},
    Fact{"cubes", "SLOT N", "Hero cubes on a slot", get_cubes},
    Fact{"aside", "N", "Hero cubes set aside", get_knight<&Knight::aside>},
    Fact{"entrance", "N", "Hero cubes on the Entrance", get_knight<&Knight::on_entrance>},
    Fact{"bombs", "N", "Bomb tokens left", get_knight<&Knight::bombs>},
    Fact{"movement", "N", "the Knight's Movement left", get_number<moves_left>},
    Fact{"encounters", "N", "the Knight's Encounters left", get_number<encounters_left>},
    Fact{"strength", "N", "the Knight's Strength", get_number<knight_strength>},
    Fact{.name = "spent", .form = "", .summary = "the Knight's turn is spent",
         .get = get_knight<&Knight::spent>, .yes = "the turn is spent", .no = "it is not"},
    Fact{.name = "quest", .form = "QUEST", .summary = "the Sidequest is in her hand",
         .get = get_quest, .yes = "{QUEST} in hand", .no = "it is not"},
    Fact{.name = "card", .form = "CARD", .summary = "the Treasure card lies face up",
         .get = get_card, .yes = "{CARD} face up", .no = "it does not"},
    Fact{"rage", "N", "the Goblins' Rage", get_rage},
    Fact{"population", "TRIBE N", "the Population of a tribe", get_population},
    Fact{"tribe-strength", "TRIBE N", "the Strength of a tribe", get_tribe_strength},
    Fact{.name = "monster", .form = "TRIBE MONSTER", .summary = "the tribe has the Monster",
         .get = get_monster, .yes = "{TRIBE} with {MONSTER}", .no = "it has not"},
    Fact{.name = "secret", .form = "SECRET", .summary = "the Secret is in the Goblins' hand",
         .get = get_secret, .yes = "{SECRET} in hand", .no = "it is not"},
    Fact{.name = "open", .form = "SECRET", .summary = "the Secret lies open",
         .get = get_open_secret, .yes = "{SECRET} open", .no = "it is not"},
    Fact{"dragon-health", "N", "the Dragon's Health", get_dragon<&Dragon::health>},
    Fact{"armor", "N", "the Dragon's Armor", get_number<dragon_armor>},
    Fact{"spirit", "N", "the Dragon's Spirit", get_number<dragon_spirit>},
    Fact{"wakefulness", "N", "Sloth cubes on Wakefulness", get_dragon<&Dragon::wakefulness>},
    Fact{"sloth", "BOX N", "Sloth cubes on a box", get_sloth},
    Fact{"eaten", "N", "Eaten Goblins", get_dragon<&Dragon::eaten>},
    Fact{"hoard", "N", "Treasures on the Dragon's board", get_dragon<&Dragon::treasures>},
    Fact{"gem", "GEM CELL|reserve|carried", "where a Gem is", get_gem},
    Fact{"powers", "N", "Power cards in the Dragon's hand", get_powers},
    Fact{"power", "GEM N", "Power cards of a symbol in the Dragon's hand", get_power_cards},
    Fact{.name = "awake", .form = "", .summary = "the Dragon is awake",
         .get = get_dragon<&Dragon::awake>, .yes = "the Dragon is awake", .no = "he is not"},
    Fact{.name = "surfaced", .form = "", .summary = "the Dragon is surfaced",
         .get = get_dragon<&Dragon::surfaced>, .yes = "the Dragon is surfaced", .no = "he is not"},
    Fact{.name = "shriek", .form = "", .summary = "the Shriek token is laid out",
         .get = get_dragon<&Dragon::shriek>, .yes = "Shriek is laid out", .no = "it is not"},
    Fact{.name = "flamewall", .form = "CELL", .summary = "the Flame Wall is on the space",
         .get = get_flame_wall, .yes = "Flame Wall on {CELL}", .no = "none"},
    Fact{.name = "monster-token", .form = "CELL", .summary = "a Monster token is on the space",
         .get = get_monster_token, .yes = "Monster token on {CELL}", .no = "none"},
    Fact{.name = "beetles", .form = "", .summary = "the Beetles of Goblin Infestation lie out",
         .get = get<&State::beetles_out>, .yes = "the Beetles lie out", .no = "they do not"},
    Fact{"omens", "N", "the Cave's Omen tokens", get_omens},
    Fact{"omen", "SYMBOL N", "the Cave's Omen tokens with a symbol", get_omens_of},
    Fact{"hand", "N", "tiles in the Cave's hand", get_cave<&CaveState::hand_size>},
    Fact{.name = "hand-tile", .form = "TILE", .summary = "the tile is in the Cave's hand",
         .get = get_hand_tile, .yes = "{TILE} in hand", .no = "it is not"},
    Fact{"step", "STEP", "the step of the Cave's turn that is due", get_cave<&CaveState::step>},
    Fact{"hatred", "N", "the Cave's Hatred tokens", get_cave<&CaveState::hatred>},
    Fact{.name = "rockslide", .form = "CELL DIRECTION", .summary = "a Rockslide is on the edge",
         .get = get_rockslide, .yes = "Rockslide to the {DIRECTION} of {CELL}", .no = "none"},
    Fact{"stat", "STAT N", "a stat of the Thief, as it is now", get_stat},
    Fact{"thief-movement", "N", "the Thief's Movement left", get_number<thief_moves_left>},
    Fact{"action-cubes", "N", "the Thief's Action cubes left", get_number<thief_cubes_left>},
    Fact{"carried", "N", "Treasures and Gems that the Thief carries", get_carried},
    Fact{"stashed", "N", "tokens that the Thief has stashed", get_thief<&Thief::stashed>},
    Fact{"loot", "N", "the Thief's Loot Drop Level", get_thief<&Thief::loot>},
    Fact{"hexed", "N", "points by which Hex lowers the Thief's Stealth", get_thief<&Thief::hex>},
    Fact{.name = "upgrade", .form = "UPGRADE", .summary = "the Thief has the upgrade",
         .get = get_upgrade, .yes = "the upgrade {UPGRADE}", .no = "he has not"},
    Fact{.name = "peeked", .form = "CELL", .summary = "the Thief has peeked at the tile",
         .get = get_peeked, .yes = "peeked at {CELL}", .no = "he has not"},
    Fact{.name = "vault", .form = "CELL", .summary = "a Vault token is on the space",
         .get = get_token<Token::Vault>, .yes = "Vault on {CELL}", .no = "none"},
    Fact{.name = "terrain", .form = "CELL TERRAIN", .summary = "the Terrain on a cell",
         .get = get_terrain, .no = "none"},
    Fact{"terrain-round", "N", "the last round in which a Terrain could be placed", get<&State::terrain_round>},
    Fact{.name = "ending", .form = "CAUSE", .summary = "why the game ended",
         .get = get_end<&State::ending>, .no = "unfinished"},
    Fact{.name = "winner", .form = "ROLE", .summary = "who has won",
         .get = get_end<&State::winner>, .no = "unfinished"},
};
// clang-format on

constexpr FactTable kFactTable{kKinds, kFacts, "a fact of Vast", "VA-I3"};
static_assert(kFactTable.is_complete());
constexpr auto kForms = kit::forms_of(kFacts);

}  // namespace

const FactTable& facts() {
    return kFactTable;
}

std::span<const kit::FactRow> fact_rows() {
    return kForms;
}

}  // namespace tenebrae::vast
