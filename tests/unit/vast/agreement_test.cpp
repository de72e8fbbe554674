// SPDX-License-Identifier: MIT
// The list of legal actions and the objections are written independently; they must agree.
#include "core/random.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/terrain.hpp"
#include "games/vast/words/action_rows.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/prompt.hpp"
#include "test_cave.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <set>

namespace tenebrae::vast {
namespace {

using K = ActionKind;

/// Of decisions that have been compared, one in this many is compared again.
constexpr int kStepsApart = 5;
constexpr int kStepsApartWithThief = 30;  ///< there are more such rows
constexpr int kMaxSteps = 4000;

template <typename Value>
void add_each(std::vector<Action>& all, K kind, Value last) {
    for (unsigned number = 0; number <= static_cast<unsigned>(last); ++number) {
        all.push_back(Action::of(kind, number));
    }
}

/// Returns the cells of the map and all around it.
std::vector<Cell> cells_around(const State& state) {
    std::set<std::pair<int, int>> places;
    for (const Space& space : state.spaces) {
        for (int mark = 0; space.is_used() && mark < kMarks; ++mark) {
            const Cell cell = marked_cell(space.at, mark);
            places.insert({cell.south, cell.east});
        }
    }
    std::vector<Cell> cells;
    for (const auto& [south, east] : places) {
        cells.push_back({static_cast<std::int8_t>(south), static_cast<std::int8_t>(east)});
    }
    return cells;
}

void add_cells(std::vector<Action>& all, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        for (const K kind :
             {K::Fill,
              K::Exit,
              K::Place,
              K::Remove,
              K::Treasure,
              K::Flare,
              K::Tunnel,
              K::CaveIn,
              K::Jump,
              K::Burn}) {
            all.push_back(Action::at(kind, cell));
        }
        for (const Direction direction : kDirections) {
            all.push_back(Action::at(K::Slide, cell, direction));
        }
        for (Sides sides = 1; sides <= kAllSides; ++sides) {
            all.push_back(Action::at(K::Reveal, cell, sides));
        }
        for (const Target token :
             {Target::Treasure, Target::GemClaw, Target::GemFlame, Target::GemWing}) {
            all.push_back(Action::at(K::Swat, cell, token));
        }
        for (const Piece tribe : kTribes) {
            for (const K kind : {K::RevealTribe, K::Lurk, K::Enter}) {
                all.push_back(Action::by(kind, tribe, cell));
            }
        }
    }
}

void add_secrets(std::vector<Action>& all) {
    for (std::size_t number = 0; number < kSecrets; ++number) {
        const auto secret = static_cast<Secret>(number);
        Action action = Action::of(K::Secret, secret);
        if (secret == Secret::Hex) {
            for (const Role role : kAllRoles) {
                action.over = static_cast<std::uint8_t>(role);
                all.push_back(action);
            }
        } else if (secret == Secret::Fury || secret == Secret::Bomber || secret == Secret::Spots) {
            for (const Piece tribe : kTribes) {
                action.who = tribe;
                all.push_back(action);
            }
        } else {
            all.push_back(action);
        }
    }
}

void add_monsters(std::vector<Action>& all) {
    for (Card monster = 0; monster < kMonsters; ++monster) {
        for (const Piece tribe : kTribes) {
            Action action = Action::of(K::Assign, monster);
            action.who = tribe;
            all.push_back(action);
            action.kind = K::AssignOver;
            for (Card old = 0; old < kMonsters; ++old) {
                action.over = old;
                all.push_back(action);
            }
        }
    }
}

/// Adds what the Dragon can say (section D).
void add_dragon(std::vector<Action>& all) {
    for (const K kind :
         {K::Claw,
          K::Flame,
          K::Scorch,
          K::Slap,
          K::Shriek,
          K::Scratch,
          K::Smash,
          K::Wrath,
          K::Wound,
          K::Trap,
          K::PickUp,
          K::Surface,
          K::Stay,
          K::Reroll,
          K::Rest}) {
        all.push_back(Action::of(kind));
    }
    for (const K kind : {K::PayCard, K::PayGem, K::Gem}) {
        add_each(all, kind, Gem::Wing);
    }
    add_each(all, K::FlameWall, Direction::West);
    add_each(all, K::Sloth, SlothBox::PrideGem);
    for (const Piece tribe : kTribes) {
        all.push_back(Action::by(K::Hiss, tribe));
    }
    for (const Direction direction : kDirections) {
        for (const std::uint8_t steps : {std::uint8_t{1}, std::uint8_t{2}}) {
            for (const K kind : {K::Move, K::Wing}) {
                Action action = Action::of(kind, direction);
                action.over = steps;
                all.push_back(action);
            }
        }
    }
    for (std::uint8_t from = 0; from < kSlothBoxes; ++from) {
        for (std::uint8_t to = 0; to < kSlothBoxes; ++to) {
            Action action = Action::of(K::Slither, from);
            action.over = to;
            all.push_back(action);
        }
    }
}

/// Adds the tiles that the Cave places, and those of Hatred (VA-C6, C7, C10, C25).
void add_placings(std::vector<Action>& all, const State& state, const std::vector<Cell>& cells) {
    std::set<Tile> tiles{kEntrance, testing::tile("A1"), testing::tile("C1")};
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        tiles.insert(state.cave.hand.at(place));
    }
    for (const Tile tile : tiles) {
        all.push_back(Action::of(K::Dig, tile));
        for (const Cell cell : cells) {
            for (const K kind : {K::Fill, K::Place, K::OmenHatred}) {
                all.push_back(Action::at(kind, cell, tile));
            }
        }
    }
}

/// Adds Rockslides on each edge, and moved from each edge of a few spaces (VA-C22).
void add_rockslides(std::vector<Action>& all, const State& state, const std::vector<Cell>& cells) {
    std::vector<Cell> from{cells.front(), kEntranceCell};
    for (const Space& space : state.spaces) {
        if (space.is_used() && space.edges > kAllSides) {
            from.push_back(space.at);
        }
    }
    for (const Cell cell : cells) {
        for (const Direction direction : kDirections) {
            Action action = Action::at(K::OmenRockslide, cell, direction);
            all.push_back(action);
            action.kind = K::OmenRockslideFrom;
            for (const Cell other : from) {
                for (const Direction over : kDirections) {
                    action.other = other;
                    action.over = static_cast<std::uint8_t>(over);
                    all.push_back(action);
                }
            }
        }
    }
}

/// Adds what the Cave can say, and what its Omens ask others (section C).
void add_cave(std::vector<Action>& all, const State& state, const std::vector<Cell>& cells) {
    for (const K kind : {K::Collect, K::Skip, K::OmenHatredToken, K::OmenCurseDeck}) {
        all.push_back(Action::of(kind));
    }
    add_each(all, K::OmenSpores, Role::Thief);
    add_each(all, K::PayOmen, OmenSymbol::Chasm);
    add_each(all, K::Event, EventCard::Vantage);
    add_each(all, K::Give, TreasureCard::Ebow);
    add_each(all, K::Back, SlothBox::PrideGem);
    all.push_back(Action::by(K::OmenBats, Piece::Knight));
    for (const Piece tribe : kTribes) {
        all.push_back(Action::by(K::OmenBats, tribe));
        all.push_back(Action::by(K::Spores, tribe));
    }
    for (const Cell cell : cells) {
        for (const K kind :
             {K::OmenBatsTreasure, K::OmenPlunder, K::OmenHatredRemove, K::OmenCurseEvent}) {
            all.push_back(Action::at(kind, cell));
        }
        for (Sides sides = 1; sides <= kAllSides; ++sides) {
            all.push_back(Action::at(K::OmenCurseTurn, cell, sides));
        }
    }
    add_placings(all, state, cells);
    add_rockslides(all, state, cells);
}

/// Adds an action with each number of cubes that words can name.
void add_by_cubes(std::vector<Action>& all, Action action) {
    for (std::uint8_t cubes = 1; cubes <= kMaxCubes; ++cubes) {
        action.over = cubes;
        all.push_back(action);
    }
}

/// Adds what the Thief can say, and what the Goblins say at his death (section T).
void add_thief(std::vector<Action>& all, const std::vector<Cell>& cells) {
    for (std::uint8_t movement = 1; movement <= kFlippedStat; ++movement) {
        for (std::uint8_t stealth = 1; stealth <= kFlippedStat; ++stealth) {
            for (std::uint8_t thievery = 1; thievery <= kFlippedStat; ++thievery) {
                all.push_back(stats_action({movement, stealth, thievery}));
            }
        }
    }
    for (const K kind : {K::Peek, K::FilchRuby, K::FilchHidden, K::BonusSecrets, K::BonusRage}) {
        all.push_back(Action::of(kind));
    }
    add_each(all, K::Climb, Direction::West);
    add_each(all, K::Upgrade, Upgrade::Flip4);
    add_each(all, K::Fall, Upgrade::Flip4);
    add_each(all, K::Filch, TreasureCard::Ebow);
    for (const Target token :
         {Target::Treasure, Target::GemClaw, Target::GemFlame, Target::GemWing}) {
        add_by_cubes(all, Action::of(K::Loot, token));
    }
    all.push_back(Action::of(K::Loot, Target::GemClaw));
    for (const Target target :
         {Target::Knight, Target::Fangs, Target::Bones, Target::Eye, Target::Dragon}) {
        add_by_cubes(all, Action::of(K::Pickpocket, target));
        add_by_cubes(all, Action::of(K::Backstab, target));
    }
    add_by_cubes(all, Action::of(K::PickLock));
    add_by_cubes(all, Action::of(K::HideLoot));
    for (Sides sides = 1; sides <= kAllSides; ++sides) {
        all.push_back(Action::of(K::RevealPeeked, sides));
    }
    for (const Cell cell : cells) {
        all.push_back(Action::at(K::Snatch, cell));
    }
}

/// Adds what can be said of Terrain (section N).
void add_terrain(std::vector<Action>& all, const State& state, const std::vector<Cell>& cells) {
    all.push_back(Action::of(K::NoTerrain));
    for (const Cell cell : cells) {
        all.push_back(Action::at(K::Flow, cell));
        all.push_back(Action::at(K::Hop, cell));
        for (const Terrain terrain : kAllTerrains) {
            for (Turn turn = 0; terrain != Terrain::Pits && turn < turns_of(terrain); ++turn) {
                Action action = Action::at(K::Terrain, cell, terrain);
                action.over = turn;
                all.push_back(action);
            }
        }
    }
    all.push_back(pits_action({cells.front(), cells.back(), kEntranceCell}));
    if (state.decision == Decision::Terrain) {
        ActionList legal;
        list_terrain(state, legal);
        for (const Action& action : legal) {
            if (action.kind == K::Pits) {
                const PitCells pits = pits_of(action);
                all.push_back(action);
                all.push_back(pits_action({pits[1], pits[0], pits[2]}));
                all.push_back(pits_action({pits[0], pits[2], pits[1]}));
            }
        }
    }
}

/// Returns every answer that words can name.
std::vector<Action> all_answers(const State& state) {
    std::vector<Action> all;
    for (const K kind :
         {K::Javelin, K::Potion,  K::Face,     K::Flare,  K::Monster, K::Ready, K::Keep,
          K::Decline, K::Heal,    K::Pay,      K::Leader, K::Wisp,    K::Hide,  K::Special,
          K::Stop,    K::Beetles, K::TakeLoss, K::Done,   K::Pass,    K::End}) {
        all.push_back(Action::of(kind));
    }
    for (const K kind : {K::Push, K::Go, K::GoMap, K::Bomb, K::Step, K::Explore}) {
        add_each(all, kind, Direction::West);
    }
    add_each(all, K::Cube, Slot::Ebow);
    add_each(all, K::Shed, Slot::Ebow);
    add_each(all, K::Show, TreasureCard::Ebow);
    add_each(all, K::Quest, Quest::Persistent);
    add_each(all, K::Attack, Target::GemWing);
    add_each(all, K::Ebow, Target::GemWing);
    add_each(all, K::War, War::Pain);
    add_each(all, K::Discard, Secret::Spots);
    add_each(all, K::Redraw, Secret::Spots);
    add_each(all, K::Lose, Monster::Blob);
    for (const Target target :
         {Target::Treasure, Target::GemClaw, Target::GemFlame, Target::GemWing}) {
        all.push_back(Action::of(K::Take, target));
        all.push_back(Action::of(K::Plunder, target));
    }
    all.push_back(Action::of(K::Plunder, Target::Dragon));
    for (Sides sides = 1; sides <= kAllSides; ++sides) {
        all.push_back(Action::of(K::Orient, sides));
    }
    for (const Piece tribe : kTribes) {
        all.push_back(Action::of(K::Shoot, tribe));
        all.push_back(Action::of(K::Scatter, tribe));
        for (const K kind : {K::HideTribe, K::Activate, K::Ambush}) {
            all.push_back(Action::by(kind, tribe));
        }
    }
    for (const Diagonal diagonal : kDiagonals) {
        for (const std::uint8_t steps : {std::uint8_t{1}, std::uint8_t{2}}) {
            Action action = Action::of(K::Worm, diagonal);
            action.over = steps;
            all.push_back(action);
        }
    }
    const std::vector<Cell> cells = cells_around(state);
    add_cells(all, cells);
    add_secrets(all);
    add_monsters(all);
    add_dragon(all);
    add_cave(all, state, cells);
    add_thief(all, cells);
    add_terrain(all, state, cells);
    return all;
}

/// Returns the first answer on which the list and the refusals disagree; empty if they agree.
std::string first_quarrel(const Rules& rules, const View& view, const ActionList& legal) {
    std::set<K> untimely;
    for (const Action action : all_answers(view.state)) {
        const bool is_timely =
            (action_table().row(action.kind).answers & only(view.state.decision)) != 0;
        if (!is_timely && !untimely.insert(action.kind).second) {
            continue;  // all of a kind are refused alike
        }
        const core::Diagnostics errors = refusals(rules, view, action);
        const bool listed = std::ranges::find(legal, action) != legal.end();
        if (listed != errors.empty()) {
            return command_text(rules, view, action)
                   + (listed ? " is listed and refused: " + errors.front().rule + " "
                                   + errors.front().message
                             : " is neither listed nor refused");
        }
        const bool cites = std::ranges::all_of(errors, [](const core::Diagnostic& error) {
            return error.rule.starts_with("VA-");
        });
        if (!cites) {
            return command_text(rules, view, action) + " is refused without a statement";
        }
    }
    return "";
}

/// Checks each listed action: its words are read back as the same action, and its sentence is its
/// own.
void check_words(const Rules& rules, const View& view, const ActionList& legal) {
    std::set<std::string> sentences;
    for (const Action action : legal) {
        const std::string line = command_text(rules, view, action);
        const auto read = parse_command(rules, view, core::split_words(line));
        INFO(line);
        REQUIRE((read && *read == action));
        REQUIRE(sentences.insert(describe(rules, view, action)).second);
    }
}

/// VA-I5: a seat that does not decide gets only this error.
void check_others(const Rules& rules, const State& state, Action action) {
    for (int seat = 0; seat <= testing::kOnlooker; ++seat) {
        if (seat != deciding_seat(rules, state)) {
            const View view = view_of(rules, state, seat);
            const core::Diagnostics errors = refusals(rules, view, action);
            REQUIRE((errors.size() == 1 && errors.front().code == "not-asked"));
        }
    }
}

/// Picks one of the kinds that are legal, then one action of it: so rare acts come up more often.
Action pick_by_kind(const ActionList& legal, core::Random& random) {
    std::vector<std::pair<K, std::vector<Action>>> kinds;
    for (const Action& action : legal) {
        if (kinds.empty() || kinds.back().first != action.kind) {
            kinds.emplace_back(action.kind, std::vector<Action>());
        }
        kinds.back().second.push_back(action);
    }
    const std::vector<Action>& actions = kinds.at(random.below(kinds.size())).second;
    return actions.at(random.below(actions.size()));
}

void play_and_compare(
    const Rules& rules, std::uint64_t seed, std::set<std::string_view>& decisions
) {
    core::Random random(seed);
    State state = new_game(rules, seed);
    begin(rules, state, nullptr);
    const bool has_thief = rules.has_role(Role::Thief);
    if (has_thief && seed % 2 == 1) {
        for (const Upgrade upgrade : {Upgrade::Fingers, Upgrade::Evasion, Upgrade::Stealth}) {
            put(state.thief.upgrades, upgrade);
        }
    }
    for (int step = 0; step < kMaxSteps && !state.is_over(); ++step) {
        const bool is_new = decisions.insert(name(state.decision)).second;
        const View view = view_of(rules, state, deciding_seat(rules, state));
        ActionList legal;
        legal_actions(rules, view, legal);
        REQUIRE(legal.size() > 0);
        INFO("seed " << seed << ", step " << step << ": " << question(rules, view));
        if (is_new || step % (has_thief ? kStepsApartWithThief : kStepsApart) == 0) {
            REQUIRE(first_quarrel(rules, view, legal) == "");
            check_words(rules, view, legal);
            check_others(rules, state, legal[0]);
        }
        const auto pick = [&] {
            return legal[static_cast<std::size_t>(random.below(legal.size()))];
        };
        apply(rules, state, has_thief ? pick_by_kind(legal, random) : pick(), nullptr);
    }
}

TEST_CASE("list and refusals agree in random games of each row", "[vast]") {
    std::set<std::string_view> decisions;
    for (int row = 1; row <= 30; ++row) {
        for (const Infestation level : {Infestation::A, Infestation::B, Infestation::C}) {
            Rules rules = testing::row(row);
            if (row == 27) {
                rules.infestation = level;
            } else if (level != Infestation::A) {
                continue;
            }
            const int ordinary = rules.has_role(Role::Thief) ? 2 : 1;
            for (int game = 0; game < test::thorough(20, ordinary); ++game) {
                play_and_compare(rules, static_cast<std::uint64_t>(100 * row + game), decisions);
            }
        }
    }
    for (const std::string_view decision :
         {"fill",      "orient",  "reveal", "place", "remove",  "treasure", "knight",
          "encounter", "brace",   "keep",   "heal",  "shed",    "war",      "overpopulation",
          "monsters",  "secrets", "tribes", "tribe", "ambush",  "cavein",   "lose",
          "dragon",    "pay",     "hoard",  "gem",   "shy",     "exit",     "push",
          "slide",     "spores",  "back",   "cave",  "omenpay", "offer",    "dig",
          "fade",      "assign",  "thief",  "peek",  "upgrade", "fingers",  "filch",
          "bonus",     "fall",    "evade"}) {
        INFO(decision);
        CHECK(decisions.contains(decision));
    }
}

TEST_CASE("list and refusals agree in random games with Terrain", "[vast]") {
    std::set<std::string_view> decisions;
    for (const int row : {1, 2, 3, 7, 17, 27, 30}) {
        Rules rules = testing::row(row);
        rules.terrain = true;
        for (int game = 0; game < test::thorough(20, 1); ++game) {
            play_and_compare(rules, static_cast<std::uint64_t>(100 * row + 50 + game), decisions);
        }
    }
    CHECK(decisions.contains("terrain"));
}

}  // namespace
}  // namespace tenebrae::vast
