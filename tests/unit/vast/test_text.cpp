// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_names.hpp"

namespace tenebrae::vast::testing {
namespace {

const Names kDecisionNames{"none",    "fill",      "orient",  "reveal",         "exit",
                           "slide",   "push",      "place",   "remove",         "treasure",
                           "knight",  "encounter", "brace",   "keep",           "heal",
                           "axe",     "shed",      "war",     "overpopulation", "monsters",
                           "secrets", "tribes",    "tribe",   "ambush",         "cavein",
                           "gnome",   "lose",      "beetles", "trap",           "bonus",
                           "spores",  "dragon",    "pay",     "hoard",          "gem",
                           "surface", "reroll",    "shy",     "back",           "cave",
                           "omenpay", "offer",     "dig",     "fade",           "assign",
                           "thief",   "peek",      "upgrade", "fingers",        "snatch",
                           "filch",   "evade",     "fall",    "terrain",        "flow"};
const Names kTerrainNames{"canyon", "lake", "magma", "forest", "pits", "river"};

/// The first words, by ActionKind.
const Names kActionWords{
    "fill",
    "orient",
    "reveal",
    "exit",
    "slide",
    "push",
    "place",
    "remove",
    "treasure",
    "cube",
    "show",
    "quest",
    "javelin",
    "potion",
    "face",
    "go",
    "go",
    "attack",
    "take",
    "shoot",
    "ebow",
    "bomb",
    "flare",
    "monster",
    "ready",
    "keep",
    "decline",
    "heal",
    "wound",
    "shed",
    "war",
    "pay",
    "scatter",
    "leader",
    "assign",
    "assign",
    "discard",
    "redraw",
    "reveal",
    "lurk",
    "enter",
    "hide",
    "activate",
    "secret",
    "step",
    "worm",
    "tunnel",
    "wisp",
    "plunder",
    "explore",
    "hide",
    "special",
    "stop",
    "ambush",
    "collapse",
    "jump",
    "lose",
    "beetles",
    "take",
    "trap",
    "spores",
    "move",
    "claw",
    "flame",
    "wing",
    "hiss",
    "slither",
    "swat",
    "scorch",
    "slap",
    "shriek",
    "scratch",
    "flamewall",
    "smash",
    "wrath",
    "burn",
    "pay",
    "pay gem",
    "pickup",
    "gem",
    "sloth",
    "surface",
    "reroll",
    "back",
    "collect",
    "skip",
    "omen bats",
    "omen bats treasure",
    "omen rockslide",
    "omen rockslide",
    "omen plunder",
    "omen spores",
    "omen hatred",
    "omen hatred",
    "omen hatred token",
    "omen curse turn",
    "omen curse event",
    "omen curse deck",
    "pay",
    "event",
    "give",
    "dig",
    "rest",
    "stay",
    "done",
    "pass",
    "end",
    "resign",
    "stats",
    "climb",
    "loot",
    "pickpocket",
    "picklock",
    "backstab",
    "hideloot",
    "peek",
    "reveal",
    "upgrade",
    "snatch",
    "filch",
    "filch ruby",
    "filch hidden",
    "fall",
    "secrets",
    "rage",
    "terrain",
    "terrain",
    "none",
    "flow",
    "hop"};

const Names kEventWords{
    "round",     "turn",      "phase",     "shuffle",   "die",    "roll",  "pick",     "placed",
    "flipped",   "revealed",  "turned",    "collapsed", "slid",   "on",    "off",      "token",
    "moved",     "encounter", "attack",    "health",    "grit",   "cube",  "spent",    "population",
    "scattered", "hidden",    "lurks",     "rage",      "card",   "ready", "flare",    "waits",
    "smashed",   "killed",    "gempaid",   "power",     "sloth",  "awake", "surfaced", "eaten",
    "hoard",     "drawn",     "omenback",  "omen",      "hatred", "won",   "lost",     "stats",
    "looted",    "stashed",   "lootlevel", "upgraded",  "fell",   "hexed", "peeked",   "laid",
    "gone"};
const Names kDeckWords{
    "plain",
    "crystals",
    "vaults",
    "pile1",
    "pile2",
    "pile3",
    "treasures",
    "events",
    "quests",
    "monsters",
    "secrets",
    "powers",
    "war",
    "omens",
    "ambush",
    "event",
    "treasure",
    "crystal",
    "vault"};
const Names kMoveWords{
    "go",
    "map",
    "step",
    "worm",
    "tunnel",
    "jump",
    "explore",
    "enter",
    "reveal",
    "tile",
    "push",
    "exit",
    "move",
    "wing",
    "start",
    "climb",
    "evade",
    "flow",
    "hop"};
const Names kReasonWords{
    "discs", "scatter", "lit", "bow", "bomber", "hiss", "scratch", "backstab", "spores", "harm"};
const Names kPlaceWords{"track", "free", "slot", "aside", "entrance", "discarded"};
const Names kChangeWords{
    "drawn",
    "shown",
    "played",
    "discarded",
    "lost",
    "kept",
    "declined",
    "assigned",
    "open",
    "fulfilled",
    "offered",
    "under",
    "stays",
    "out",
    "filched",
    "filched-hidden"};
const Names kFaceWords{"ring", "cross", "plus", "corners", "saltire", "spot"};
const Names kEndingWords{
    "none",
    "knight-killed",
    "dragon-killed",
    "escape",
    "crystals",
    "collapse",
    "stash",
    "rounds",
    "resigned"};

const Names& cards_of(Deck deck) {
    return deck == Deck::Treasures  ? kTreasureNames
           : deck == Deck::Events   ? kEventNames
           : deck == Deck::Quests   ? kQuestNames
           : deck == Deck::Monsters ? kMonsterNames
           : deck == Deck::Secrets  ? kSecretNames
           : deck == Deck::Powers   ? kGemNames
           : deck == Deck::Omens    ? kSymbolNames
                                    : kWarNames;
}

std::string secret_text(const Action& action) {
    std::string text = " " + name_in(kSecretNames, action.what);
    if (action.who != Piece::None) {
        text += " " + name_in(kPieceNames, action.who);
    } else if (static_cast<Secret>(action.what) == Secret::Hex) {
        text += " " + name_in(kRoleNames, action.over);
    }
    return text;
}

std::string card_of(std::uint8_t card, Decision decision) {
    const Names& names = decision == Decision::War        ? kWarNames
                         : decision == Decision::Monsters ? kMonsterNames
                         : decision == Decision::Shy      ? kGemNames
                         : decision == Decision::Fade     ? kSymbolNames
                                                          : kSecretNames;
    return " " + name_in(names, card);
}

std::string stats_text(const StatTokens& numbers) {
    std::string text;
    for (const int number : numbers) {
        text += " " + std::to_string(number);
    }
    return text;
}

/// "lake n1", "canyon n1 h", "river n1 e".
std::string terrain_words(const Action& action) {
    const auto terrain = static_cast<Terrain>(action.what);
    const std::string words = " " + name_in(kTerrainNames, terrain) + " " + name_of(action.cell);
    if (terrain == Terrain::Canyon) {
        return words + (action.over == 0 ? " h" : " v");
    }
    return terrain == Terrain::River ? words + " " + name_in(kDirectionNames, action.over) : words;
}

/// Returns what follows the first word. One line for each kind; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
std::string fields_of(const Action& action, Decision decision) {
    using K = ActionKind;
    const auto word = [&](const Names& names) { return " " + name_in(names, action.what); };
    switch (action.kind) {
    case K::Orient: return " " + name_of_sides(action.what);
    case K::Reveal: return " " + name_of(action.cell) + " " + name_of_sides(action.what);
    case K::Slide: return " " + name_of(action.cell) + word(kDirectionNames);
    case K::Push:
    case K::Go:
    case K::Bomb:
    case K::Step:
    case K::FlameWall:
    case K::Climb:
    case K::Explore: return word(kDirectionNames);
    case K::Move:
    case K::Wing: return word(kDirectionNames) + " " + std::to_string(action.over);
    case K::Hiss:
    case K::OmenBats:
    case K::Spores: return " " + name_in(kPieceNames, action.who);
    case K::Fill:
    case K::Place:
        return " " + name_of(action.cell)
               + (action.what == 0 ? "" : " " + name_of_tile(action.what));
    case K::OmenHatred: return " " + name_of(action.cell) + " " + name_of_tile(action.what);
    case K::Dig: return " " + name_of_tile(action.what);
    case K::OmenRockslide: return " " + name_of(action.cell) + word(kDirectionNames);
    case K::OmenRockslideFrom:
        return " " + name_of(action.cell) + word(kDirectionNames) + " from " + name_of(action.other)
               + " " + name_in(kDirectionNames, action.over);
    case K::OmenSpores: return word(kRoleNames);
    case K::OmenCurseTurn: return " " + name_of(action.cell) + " " + name_of_sides(action.what);
    case K::PayOmen: return word(kSymbolNames);
    case K::Event: return word(kEventNames);
    case K::Give: return word(kTreasureNames);
    case K::Back: return word(kBoxNames);
    case K::Stats: return stats_text(stats_of(action));
    case K::Loot:
        return word(kTargetNames)
               + (is_gem(action.target()) ? " " + std::to_string(action.over) : "");
    case K::Pickpocket:
    case K::Backstab: return word(kTargetNames) + " " + std::to_string(action.over);
    case K::PickLock:
    case K::HideLoot: return " " + std::to_string(action.over);
    case K::RevealPeeked: return " " + name_of_sides(action.what);
    case K::Upgrade:
    case K::Fall: return word(kUpgradeNames);
    case K::Filch: return word(kTreasureNames);
    case K::Slither: return word(kBoxNames) + " " + name_in(kBoxNames, action.over);
    case K::Swat: return " " + name_of(action.cell) + word(kTargetNames);
    case K::PayCard:
    case K::PayGem:
    case K::Gem: return word(kGemNames);
    case K::Sloth: return word(kBoxNames);
    case K::GoMap: return word(kDirectionNames) + " map";
    case K::Cube:
    case K::Shed: return word(kSlotNames);
    case K::Show: return word(kTreasureNames);
    case K::Quest: return word(kQuestNames);
    case K::Attack:
    case K::Take:
    case K::Plunder:
    case K::Ebow: return word(kTargetNames);
    case K::Shoot:
    case K::Scatter: return word(kPieceNames);
    case K::War: return word(kWarNames);
    case K::Lose: return word(kMonsterNames);
    case K::Discard:
    case K::Redraw: return card_of(action.what, decision);
    case K::Secret: return secret_text(action);
    case K::Worm: return word(kDiagonalNames) + " " + std::to_string(action.over);
    case K::Assign: return word(kMonsterNames) + " " + name_in(kPieceNames, action.who);
    case K::AssignOver:
        return word(kMonsterNames) + " " + name_in(kPieceNames, action.who) + " over "
               + name_in(kMonsterNames, action.over);
    case K::RevealTribe:
    case K::Lurk:
    case K::Enter: return " " + name_in(kPieceNames, action.who) + " " + name_of(action.cell);
    case K::HideTribe:
    case K::Activate:
    case K::Ambush: return " " + name_in(kPieceNames, action.who);
    case K::Exit:
    case K::Remove:
    case K::Treasure:
    case K::Javelin:
    case K::Potion:
    case K::Face:
    case K::Flare:
    case K::Ready:
    case K::Monster:
    case K::Keep:
    case K::Decline:
    case K::Heal:
    case K::Wound:
    case K::Pay:
    case K::Leader:
    case K::Tunnel:
    case K::Wisp:
    case K::Hide:
    case K::Special:
    case K::Stop:
    case K::CaveIn:
    case K::Jump:
    case K::Beetles:
    case K::TakeLoss:
    case K::Trap:
    case K::Claw:
    case K::Flame:
    case K::Scorch:
    case K::Slap:
    case K::Shriek:
    case K::Scratch:
    case K::Smash:
    case K::Wrath:
    case K::Burn:
    case K::PickUp:
    case K::Surface:
    case K::Reroll:
    case K::Collect:
    case K::Skip:
    case K::OmenBatsTreasure:
    case K::OmenPlunder:
    case K::OmenHatredRemove:
    case K::OmenHatredToken:
    case K::OmenCurseEvent:
    case K::OmenCurseDeck:
    case K::Rest:
    case K::Stay:
    case K::Done:
    case K::Pass:
    case K::End:
    case K::Peek:
    case K::Snatch:
    case K::FilchRuby:
    case K::FilchHidden:
    case K::BonusSecrets:
    case K::BonusRage:
    case K::NoTerrain:
    case K::Flow:
    case K::Hop:
    case K::Resign: break;
    case K::Terrain: return terrain_words(action);
    case K::Pits: {
        std::string cells = " pits";
        for (const Cell pit : pits_of(action)) {
            cells += " " + name_of(pit);
        }
        return cells;
    }
    }
    return action.cell == kNoCell ? "" : " " + name_of(action.cell);
}

std::string points_text(const Event& event) {
    return std::to_string(event.value) + (event.items[1] == 1 ? " +" : " -")
           + std::to_string(event.items[0]);
}

std::string shuffle_text(const Event& event) {
    std::string text = name_in(kDeckWords, event.who) + " " + std::to_string(event.value);
    for (const std::uint8_t item : event.items) {
        text += item == kNoItem ? " ?" : " " + std::to_string(item);
    }
    return text;
}

std::string cube_text(const Event& event) {
    const auto from = static_cast<CubePlace>(event.value);
    const auto to = static_cast<CubePlace>(event.items[0]);
    const auto place = [&](CubePlace at) {
        std::string text = name_in(kPlaceWords, at);
        if (at == CubePlace::Slot) {
            text = name_in(kSlotNames, event.items[1]);
        } else if (at == CubePlace::Track) {
            text += std::to_string(event.items[1]);
        }
        return text;
    };
    return place(from) + " " + place(to);
}

std::string card_text(const Event& event) {
    const auto deck = static_cast<Deck>(event.who);
    std::string text = event.value == kNoCard ? "?" : name_in(cards_of(deck), event.value);
    text += " " + name_in(kChangeWords, event.items[0]);
    if (static_cast<Piece>(event.items[1]) != Piece::None) {
        text += " " + name_in(kPieceNames, event.items[1]);
    }
    return text;
}

std::string token_text(const Event& event) {
    const auto token = static_cast<Token>(event.value);
    std::string text = name_in(kTokenNames, event.value) + " ";
    text += name_of(event.kind == EventKind::TokenOn ? event.to : event.from);
    if (token == Token::Bomb || token == Token::Rockslide) {
        text += " " + name_in(kDirectionNames, event.items[0]);
    } else if (token == Token::Gem) {
        text += " " + name_in(kGemNames, event.items[0]);
    }
    return text;
}

std::string looted_text(const Event& event) {
    std::string text = event.from == kNoCell ? "supply" : name_of(event.from);
    text += " " + name_in(kTokenNames, event.value);
    const bool is_of_gem = static_cast<Token>(event.value) == Token::Gem;
    return text + (is_of_gem ? " " + name_in(kGemNames, event.items[0]) : "");
}

std::string stashed_text(const Event& event) {
    std::string text = std::to_string(event.value) + " +" + std::to_string(event.items[0]);
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        text += has(event.items[1], gem) ? " " + name_in(kGemNames, gem) : "";
    }
    return text;
}

// One line for each kind; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
std::string values_of(const Event& event) {
    using E = EventKind;
    switch (event.kind) {
    case E::Round: return std::to_string(event.value);
    case E::Turn: return name_in(kRoleNames, event.who);
    case E::Shuffle: return shuffle_text(event);
    case E::Die: return name_in(kFaceWords, event.value);
    case E::Placed: return name_of(event.to) + " " + name_of_tile(event.value);
    case E::Flipped: return name_of(event.to) + " " + name_of_tile(event.value);
    case E::Turned:
    case E::Revealed:
        return name_of(event.to) + " " + name_of_tile(event.value) + " "
               + name_of_sides(event.items[0]);
    case E::Collapsed:
        return name_of(event.from) + " " + name_of_tile(event.value)
               + (event.items[0] == 1 ? " out" : " under");
    case E::Slid: return name_of(event.from) + " " + name_in(kDirectionNames, event.value);
    case E::TokenOn:
    case E::TokenOff: return token_text(event);
    case E::Moved:
        return name_in(kPieceNames, event.who) + " " + name_of(event.from) + " " + name_of(event.to)
               + " " + name_in(kMoveWords, event.value);
    case E::TokenMoved: return token_text(event) + " " + name_of(event.to);
    case E::Encounter:
    case E::Surfaced: return name_of(event.to);
    case E::Attack:
        return name_in(kPieceNames, event.who) + " " + name_in(kTargetNames, event.value)
               + (event.items[0] == 1 ? " hit" : " miss");
    case E::Health: return name_in(kPieceNames, event.who) + " " + points_text(event);
    case E::Grit: return points_text(event);
    case E::Cube: return cube_text(event);
    case E::Population:
        return name_in(kPieceNames, event.who) + " " + std::to_string(event.value) + " "
               + name_in(kReasonWords, event.items[0]);
    case E::Lurks: return name_in(kPieceNames, event.who) + " " + name_of(event.to);
    case E::Scattered:
    case E::Hidden:
    case E::Waits:
    case E::Killed: return name_in(kPieceNames, event.who);
    case E::TileDrawn: return name_of_tile(event.value);
    case E::OmenBack: return name_in(kSymbolNames, event.value);
    case E::Omen: return name_in(kOmenNames, event.value);
    case E::Pick:
        return name_in(kDeckWords, event.who) + " "
               + (event.value == kNoCard
                      ? "?"
                      : name_in(cards_of(static_cast<Deck>(event.who)), event.value));
    case E::Roll: return std::to_string(event.value) + (event.items[0] == 1 ? " yes" : " no");
    case E::Stats: {
        const std::string text = stats_text({event.items[0], event.items[1], event.items[2]});
        return text.substr(1);
    }
    case E::Looted: return looted_text(event);
    case E::Stashed: return stashed_text(event);
    case E::Upgraded:
    case E::UpgradeLost: return name_in(kUpgradeNames, event.value);
    case E::TerrainOn:
        return name_in(kTerrainNames, event.value) + " " + name_of(event.to)
               + (event.value == static_cast<std::uint8_t>(Terrain::Pits)
                      ? " " + name_of(event_pits(event)[1]) + " " + name_of(event_pits(event)[2])
                      : "");
    case E::TerrainOff:
        return name_in(kTerrainNames, event.value) + " " + name_of(event.from)
               + (turns_of(static_cast<Terrain>(event.value)) == 1
                      ? ""
                      : " turn " + std::to_string(event.items[0]));
    case E::Peeked: return name_of(event.to) + " " + name_of_tile(event.value);
    case E::LootLevel:
    case E::Hexed:
    case E::Hatred:
    case E::Rage:
    case E::Eaten:
    case E::Hoard: return std::to_string(event.value);
    case E::GemPaid: return name_in(kGemNames, event.value);
    case E::Power: return name_in(kPowerNames, event.value);
    case E::Sloth:
        return name_in(kBoxNames, event.value) + " " + name_in(kBoxNames, event.items[0]);
    case E::CardMoves: return card_text(event);
    case E::Flare: return name_in(kPieceNames, event.who) + " " + name_of(event.to);
    case E::Smashed: return name_in(kRoleNames, event.who) + " " + name_of(event.from);
    case E::Won: return name_in(kRoleNames, event.who) + " " + name_in(kEndingWords, event.value);
    case E::Lost: return name_in(kEndingWords, event.value);
    case E::Phase:
    case E::Spent:
    case E::Awake:
    case E::Ready: break;
    }
    return "";
}

}  // namespace

std::string name_of(Cell cell) {
    if (cell == kNoCell) {
        return "-";
    }
    std::string text;
    if (cell.east != 0) {
        text += (cell.east > 0 ? "e" : "w") + std::to_string(std::abs(cell.east));
    }
    if (cell.south != 0) {
        text += (cell.south > 0 ? "s" : "n") + std::to_string(std::abs(cell.south));
    }
    return text.empty() ? "o" : text;
}

Cell cell(std::string_view name) {
    Cell cell = kEntranceCell;
    for (std::size_t place = 0; place + 1 < name.size(); place += 2) {
        const int steps = name[place + 1] - '0';
        switch (name[place]) {
        case 'n': cell = moved(cell, -steps, 0); break;
        case 's': cell = moved(cell, steps, 0); break;
        case 'e': cell = moved(cell, 0, steps); break;
        default: cell = moved(cell, 0, -steps); break;
        }
    }
    return cell;
}

std::string name_of_sides(Sides set) {
    std::string text;
    for (const Direction direction : kDirections) {
        if (has(set, direction)) {
            text += name_in(kDirectionNames, direction);
        }
    }
    return text;
}

std::string name_of_tile(Tile tile) {
    if (tile >= kUnknownTile) {
        return tile == kNoTile ? "?" : "?" + std::string(1, "fbe"[tile - kUnknownTile]);
    }
    return tile == 0    ? "o"
           : tile <= 15 ? "A" + std::to_string(tile)
           : tile <= 30 ? "E" + std::to_string(tile - 15)
           : tile <= 36 ? "T" + std::to_string(tile - 30)
           : tile <= 45 ? "C" + std::to_string(tile - 36)
                        : "V" + std::to_string(tile - 45);
}

Tile tile(std::string_view id) {
    for (Tile number = 0; number < kTiles; ++number) {
        if (name_of_tile(number) == id) {
            return number;
        }
    }
    FAIL("no tile " << id);
    return kNoTile;
}

std::string_view word_of(Decision decision) {
    return kDecisionNames.at(static_cast<std::size_t>(decision));
}

std::string text_of(const Action& action, Decision decision) {
    return name_in(kActionWords, action.kind) + fields_of(action, decision);
}

std::string text_of(const Event& event) {
    const std::string values = values_of(event);
    return name_in(kEventWords, event.kind) + (values.empty() ? "" : " " + values);
}

std::string TestCave::result() const {
    if (!state.is_over()) {
        return "none";
    }
    return name_in(kRoleNames, state.winner) + " " + name_in(kEndingWords, state.ending);
}

std::string TestCave::pending() const {
    return state.decision == Decision::None
               ? "none"
               : std::string(word_of(state.decision)) + " " + name_in(kRoleNames, state.owner);
}

}  // namespace tenebrae::vast::testing
