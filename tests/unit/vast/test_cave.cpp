// SPDX-License-Identifier: MIT
#include "test_cave.hpp"

#include "test_names.hpp"

#include <numeric>

namespace tenebrae::vast::testing {
namespace {

/// Splits a line at its commas.
std::vector<std::string> parts_of(std::string_view line) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(line)};
    for (std::string part; std::getline(stream, part, ',');) {
        const std::size_t first = part.find_first_not_of(' ');
        parts.push_back(part.substr(first == std::string::npos ? 0 : first));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

template <std::size_t capacity>
void fill(Pile<capacity>& pile, const std::vector<std::uint8_t>& top_first) {
    pile = {};
    for (auto card = top_first.rbegin(); card != top_first.rend(); ++card) {
        pile.push(*card);
    }
}

template <std::size_t capacity>
void take_card(Pile<capacity>& pile, std::uint8_t card) {
    Pile<capacity> rest;
    for (std::size_t place = 0; place < pile.size; ++place) {
        if (pile.cards.at(place) != card) {
            rest.push(pile.cards.at(place));
        }
    }
    pile = rest;
}

/// Puts cards on top of a pile that has them.
template <std::size_t capacity>
void put_on_top(Pile<capacity>& pile, const std::vector<std::uint8_t>& top_first) {
    for (auto card = top_first.rbegin(); card != top_first.rend(); ++card) {
        take_card(pile, *card);
        pile.push(*card);
    }
}

std::vector<std::uint8_t> numbers(std::size_t size) {
    std::vector<std::uint8_t> list(size);
    std::iota(list.begin(), list.end(), std::uint8_t{0});
    return list;
}

Piece piece_named(std::string_view name) {
    return static_cast<Piece>(number_in(kPieceNames, name));
}

}  // namespace

TestCave::TestCave(int row_number) : rules(row(row_number)), state(new_game(rules, 1)) {
    state.is_set_up = true;
    state.round = 1;
    const bool has_thief = rules.has_role(Role::Thief);
    state.treasure_supply = has_thief ? rules.tables.treasures_with_thief : rules.tables.treasures;
    state.thief.loot = has_thief ? rules.tables.loot_drop : 0;
    place_space(state, kEntranceCell, kEntrance, 0x10U | kAllSides);
    for (Tile number = 1; number <= (has_thief ? 51 : 45); ++number) {
        state.stack.push(number);
    }
    if (rules.has_role(Role::Knight)) {
        state.knight.at = kEntranceSpace;
        state.knight.health = rules.goals.knight_health;
        state.knight.bombs = rules.tables.bombs;
        cubes("free=2");
        fill(state.treasures, numbers(kTreasureCards));
        fill(state.quests, numbers(kQuests));
        fill(state.events, {0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7});
    }
    if (rules.has_role(Role::Goblins)) {
        state.goblins.rage = 1;
        fill(state.monsters, numbers(kMonsters));
        fill(state.secrets, numbers(kSecrets));
    }
    if (rules.has_role(Role::Dragon)) {
        state.dragon.health = rules.goals.dragon_health;
        state.dragon.boxes = rules.tables.sloth;
        fill(state.powers, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2});
    }
    if (rules.infestation != Infestation::None) {
        fill(state.monsters, numbers(kMonsters));
    }
    if (rules.has_role(Role::Cave)) {
        omens("").hand("E8 E9 E11");
    }
}

void TestCave::take_from_stack(Tile number) {
    take_card(state.stack, number);
}

SpaceId TestCave::put_space(std::string_view where, std::string_view id, std::uint8_t side) {
    const Tile number = tile(id);
    take_from_stack(number);
    const unsigned symbol = rules.plan(number).symbol;
    return place_space(state, cell(where), number, static_cast<std::uint8_t>(symbol << 6U | side));
}

TestCave& TestCave::dark(std::string_view where, std::string_view id) {
    put_space(where, id, 0);
    return *this;
}

TestCave& TestCave::lit(std::string_view where, std::string_view id, std::string_view open) {
    put_space(where, id, static_cast<std::uint8_t>(0x10U | sides(open)));
    return *this;
}

TestCave& TestCave::close() {
    CellList cells;
    find_cells_to_fill(state, cells);
    for (const Cell one : cells) {
        const Tile lowest = state.stack.cards.at(0);
        dark(name_of(one), name_of_tile(lowest));
    }
    return *this;
}

TestCave& TestCave::token(std::string_view where, Token token) {
    put(state.spaces.at(space_at(state, cell(where))).tokens, token);
    return *this;
}

TestCave& TestCave::treasure(std::string_view where, int number) {
    auto& at = state.spaces.at(space_at(state, cell(where)));
    at.treasures = static_cast<std::uint8_t>(number);
    state.treasure_supply = static_cast<std::uint8_t>(state.treasure_supply - number);
    return *this;
}

TestCave& TestCave::bombed(std::string_view where, Direction direction) {
    auto& at = state.spaces.at(space_at(state, cell(where)));
    at.edges = static_cast<std::uint8_t>(at.edges | 1U << index(direction));
    --state.knight.bombs;
    return *this;
}

TestCave& TestCave::stack(std::string_view top_first) {
    std::vector<std::uint8_t> tiles;
    std::istringstream stream{std::string(top_first)};
    for (std::string id; stream >> id;) {
        tiles.push_back(tile(id));
    }
    fill(state.stack, tiles);
    return *this;
}

TestCave& TestCave::collapse() {
    state.stack = {};
    state.cave.hand.fill(kNoTile);
    state.cave.hand_size = 0;
    state.collapse = true;
    return *this;
}

TestCave& TestCave::knight(std::string_view where) {
    state.knight.at = space_at(state, cell(where));
    return *this;
}

TestCave& TestCave::cubes(std::string_view text) {
    Knight& knight = state.knight;
    knight.free = knight.aside = knight.on_entrance = knight.discarded = 0;
    knight.slots = {};
    int rest = 7;
    std::istringstream stream{std::string(text)};
    for (std::string part; stream >> part;) {
        const std::string name = part.substr(0, part.find('='));
        const auto count = static_cast<std::uint8_t>(part.back() - '0');
        rest -= count;
        if (name == "free") {
            knight.free = count;
        } else if (name == "aside") {
            knight.aside = count;
        } else if (name == "entrance") {
            knight.on_entrance = count;
        } else if (name == "discarded") {
            knight.discarded = count;
        } else {
            knight.slots.at(number_in(kSlotNames, name)) = count;
        }
    }
    if (rest > 5) {
        knight.free = static_cast<std::uint8_t>(knight.free + rest - 5);
        rest = 5;
    }
    knight.track = 0;
    for (int space = 4; rest > 0; --space, --rest) {
        put(knight.track, space);
    }
    return *this;
}

TestCave& TestCave::quests(std::string_view names) {
    for (const std::uint8_t quest : numbers_in(kQuestNames, names)) {
        put(state.knight.quests, quest);
        take_card(state.quests, quest);
    }
    return *this;
}

TestCave& TestCave::cards(std::string_view open, std::string_view hidden) {
    for (const std::uint8_t card : numbers_in(kTreasureNames, open)) {
        put(state.knight.open_cards, card);
        take_card(state.treasures, card);
    }
    for (const std::uint8_t card : numbers_in(kTreasureNames, hidden)) {
        put(state.knight.hidden_cards, card);
        take_card(state.treasures, card);
    }
    return *this;
}

TestCave& TestCave::events(std::string_view top_first) {
    fill(state.events, numbers_in(kEventNames, top_first));
    return *this;
}

TestCave& TestCave::treasures(std::string_view top_first) {
    fill(state.treasures, numbers_in(kTreasureNames, top_first));
    return *this;
}

TestCave& TestCave::tribe(std::string_view name, std::string_view where, int population) {
    TribeState& one = state.goblins.tribes.at(tribe_index(piece_named(name)));
    one.population = static_cast<std::uint8_t>(population);
    one.lurks = kNoCell;
    one.at = where == "hidden" ? kNoSpace : space_at(state, cell(where));
    return *this;
}

TestCave& TestCave::lurking(std::string_view name, std::string_view where, int population) {
    tribe(name, "hidden", population);
    state.goblins.tribes.at(tribe_index(piece_named(name))).lurks = cell(where);
    return *this;
}

TestCave& TestCave::monsters(std::string_view name, std::string_view list) {
    for (const std::uint8_t monster : numbers_in(kMonsterNames, list)) {
        put(state.goblins.tribes.at(tribe_index(piece_named(name))).monsters, monster);
        take_card(state.monsters, monster);
    }
    return *this;
}

TestCave& TestCave::secrets(std::string_view hand, std::string_view open) {
    for (const std::uint8_t secret : numbers_in(kSecretNames, hand)) {
        put(state.goblins.hand, secret);
        take_card(state.secrets, secret);
    }
    for (const std::uint8_t secret : numbers_in(kSecretNames, open)) {
        put(state.goblins.open, secret);
        take_card(state.secrets, secret);
    }
    return *this;
}

TestCave& TestCave::dragon(std::string_view where) {
    state.dragon.at = space_at(state, cell(where));
    return *this;
}

TestCave& TestCave::surfaced(std::string_view where) {
    state.dragon.surfaced = true;
    state.dragon.awake = true;
    return dragon(where);
}

TestCave& TestCave::wake(int cubes) {
    state.dragon.wakefulness = static_cast<std::uint8_t>(state.dragon.wakefulness + cubes);
    for (std::uint8_t& box : state.dragon.boxes) {
        const int taken = std::min<int>(box, cubes);
        box = static_cast<std::uint8_t>(box - taken);
        cubes -= taken;
    }
    return *this;
}

TestCave& TestCave::powers(std::string_view hand) {
    for (const std::uint8_t symbol : numbers_in(kGemNames, hand)) {
        ++state.dragon.hand.at(symbol);
        std::vector<std::uint8_t> rest(
            state.powers.cards.begin(), state.powers.cards.begin() + state.powers.size
        );
        rest.erase(std::find(rest.begin(), rest.end(), symbol));
        std::reverse(rest.begin(), rest.end());
        fill(state.powers, rest);
    }
    return *this;
}

TestCave& TestCave::gem(std::string_view where, Gem gem) {
    state.dragon.gems.at(static_cast<std::size_t>(gem)) = space_at(state, cell(where));
    return *this;
}

TestCave& TestCave::dragon_turn() {
    state.current = Role::Dragon;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Dragon, 1};
    state.frames.at(1) = Frame{FrameKind::DragonTurn, Role::Dragon, 1};
    state.frames.at(2) = Frame{FrameKind::DragonActs, Role::Dragon};
    state.depth = 3;
    run();
    return *this;
}

TestCave& TestCave::hand(std::string_view tiles) {
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        state.stack.put_under(state.cave.hand.at(place));
    }
    state.cave.hand.fill(kNoTile);
    state.cave.hand_size = 0;
    std::istringstream stream{std::string(tiles)};
    for (std::string id; stream >> id;) {
        take_from_stack(tile(id));
        state.cave.hand.at(state.cave.hand_size++) = tile(id);
    }
    std::sort(state.cave.hand.begin(), state.cave.hand.end());
    return *this;
}

TestCave& TestCave::omens(std::string_view tokens) {
    state.cave.tokens = {};
    state.cave.bag.fill(rules.tables.omens_of_symbol);
    for (const std::uint8_t symbol : numbers_in(kSymbolNames, tokens)) {
        ++state.cave.tokens.at(symbol);
        --state.cave.bag.at(symbol);
    }
    return *this;
}

TestCave& TestCave::bag(std::string_view tokens) {
    omens(tokens);
    std::swap(state.cave.tokens, state.cave.bag);
    return *this;
}

TestCave& TestCave::rockslide(std::string_view where, Direction direction) {
    auto& at = state.spaces.at(space_at(state, cell(where)));
    at.edges = static_cast<std::uint8_t>(at.edges | 0x10U << index(direction));
    return *this;
}

TestCave& TestCave::hatred(int tokens) {
    rules.goals.hatred = static_cast<std::uint8_t>(tokens);
    state.cave.hatred = rules.goals.hatred;
    return *this;
}

TestCave& TestCave::cave_turn(CaveStep step) {
    state.current = Role::Cave;
    state.cave.step = step;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Cave, 1};
    state.frames.at(1) = Frame{FrameKind::CaveTurn, Role::Cave, 0, kCaveRemovals};
    state.depth = 2;
    run();
    return *this;
}

TestCave& TestCave::infested(Infestation level) {
    rules.infestation = level;
    fill(state.monsters, numbers(kMonsters));
    return *this;
}

TestCave& TestCave::next_die(DieFace face) {
    std::uint64_t seed = 1;
    while (core::Random(seed).below(kDieFaces) != static_cast<std::uint64_t>(face)) {
        ++seed;
    }
    state.random = core::Random(seed).state();
    return *this;
}

TestCave& TestCave::next_monsters(std::string_view top_first) {
    put_on_top(state.monsters, numbers_in(kMonsterNames, top_first));
    return *this;
}

TestCave& TestCave::next_secrets(std::string_view top_first) {
    put_on_top(state.secrets, numbers_in(kSecretNames, top_first));
    return *this;
}

TestCave& TestCave::turn(Role role) {
    set_turn(state, role);
    run();
    return *this;
}

TestCave& TestCave::tribes() {
    state.current = Role::Goblins;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Goblins, 1};
    state.frames.at(1) = Frame{FrameKind::GoblinTurn, Role::Goblins, 5};
    state.frames.at(2) = Frame{FrameKind::Tribes, Role::Goblins};
    state.depth = 3;
    run();
    return *this;
}

TestCave& TestCave::war(std::string_view shown) {
    state.current = Role::Goblins;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Goblins, 1};
    state.frames.at(1) = Frame{FrameKind::GoblinTurn, Role::Goblins, 1};
    Frame frame{FrameKind::War, Role::Goblins};
    std::vector<std::uint8_t> order = numbers_in(kWarNames, shown);
    state.goblins.war_drawn = static_cast<std::uint8_t>(order.size());
    for (const std::uint8_t card : order) {
        put(frame.mask, card);
    }
    for (const std::uint8_t card : numbers(kWarCards)) {
        if (!has(frame.mask, card)) {
            order.push_back(card);
        }
    }
    std::copy(order.begin(), order.end(), state.goblins.war.begin());
    state.frames.at(2) = frame;
    state.depth = 3;
    run();
    return *this;
}

TestCave& TestCave::knight_turn() {
    state.current = Role::Knight;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Knight, 1};
    state.frames.at(1) = Frame{FrameKind::Knight, Role::Knight};
    state.depth = 2;
    run();
    return *this;
}

TestCave& TestCave::start(std::uint64_t seed) {
    state = new_game(rules, seed);
    run();
    return *this;
}

void TestCave::run() {
    happened.clear();
    state.decision = Decision::None;
    Events events;
    begin(rules, state, &events);
    take(events);
}

void TestCave::take(const Events& events) {
    happened.insert(happened.end(), events.begin(), events.end());
    const std::string broken(broken_invariant(rules, state));
    INFO("pending: " << pending() << ", legal: " << legal());
    CHECK(broken == "");
}

TestCave& TestCave::play(std::string_view line) {
    happened.clear();
    for (const std::string& part : parts_of(line)) {
        ActionList actions;
        legal_actions(rules, state, actions);
        const auto* const found =
            std::find_if(actions.begin(), actions.end(), [&](const Action& one) {
                return text_of(one, state.decision) == part;
            });
        INFO("not legal: " << part << "; pending: " << pending() << "; legal: " << legal());
        REQUIRE(found != actions.end());
        Events events;
        apply(rules, state, *found, &events);
        take(events);
    }
    return *this;
}

TestCave& TestCave::resign() {
    Events events;
    apply(rules, state, Action::of(ActionKind::Resign, state.owner), &events);
    take(events);
    return *this;
}

std::vector<std::string> TestCave::legal_texts() const {
    ActionList actions;
    legal_actions(rules, state, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) {
        texts.push_back(text_of(action, state.decision));
    }
    return texts;
}

std::string TestCave::legal() const {
    return joined(legal_texts());
}

std::string TestCave::legal_of(std::string_view verb) const {
    std::vector<std::string> texts;
    for (const std::string& text : legal_texts()) {
        if (text == verb || text.rfind(std::string(verb) + " ", 0) == 0) {
            texts.push_back(text);
        }
    }
    return joined(texts);
}

bool TestCave::offers(std::string_view action) const {
    const std::vector<std::string> texts = legal_texts();
    return std::find(texts.begin(), texts.end(), action) != texts.end();
}

std::string TestCave::events_text() const {
    std::vector<std::string> texts;
    for (const Event& event : happened) {
        texts.push_back(text_of(event));
    }
    return joined(texts);
}

std::string TestCave::events_for(int seat) const {
    std::vector<std::string> texts;
    for (const Event& event : happened) {
        texts.push_back(text_of(seat_event(rules, event, seat)));
    }
    return joined(texts);
}

std::size_t TestCave::place_of(std::string_view event, std::size_t from) const {
    for (std::size_t place = from; place < happened.size(); ++place) {
        const std::string text = text_of(happened[place]);
        if (text == event || text.rfind(std::string(event) + " ", 0) == 0) {
            return place;
        }
    }
    return happened.size();
}

bool TestCave::has_event(std::string_view event) const {
    return place_of(event) < happened.size();
}

bool TestCave::in_order(std::string_view line) const {
    std::size_t from = 0;
    for (const std::string& part : parts_of(line)) {
        from = place_of(part, from);
        if (from == happened.size()) {
            return false;
        }
        ++from;
    }
    return true;
}

std::string TestCave::cause_of(std::string_view event) const {
    const std::size_t place = place_of(event);
    REQUIRE(place < happened.size());
    const std::size_t back = happened[place].cause;
    return back == 0 ? "" : text_of(happened[place - back]);
}

std::string TestCave::where(Piece piece) const {
    const SpaceId space = space_of(state, piece);
    if (space != kNoSpace) {
        return name_of(state.spaces.at(space).at);
    }
    return is_tribe(piece) && is_lurking(state, piece)
               ? "lurks " + name_of(state.tribe(piece).lurks)
               : "hidden";
}

std::string TestCave::hand_text() const {
    std::string text;
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        text += (text.empty() ? "" : " ") + name_of_tile(state.cave.hand.at(place));
    }
    return text;
}

const Space& TestCave::at(std::string_view where) const {
    const SpaceId space = space_at(state, cell(where));
    REQUIRE(space != kNoSpace);
    return state.spaces.at(space);
}

bool TestCave::has_space(std::string_view where) const {
    return space_at(state, cell(where)) != kNoSpace;
}

}  // namespace tenebrae::vast::testing
