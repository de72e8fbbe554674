// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "games/nightcage/words/notation.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::nightcage {
namespace {

Rules rules_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
    std::vector<table::Setting> settings;
    settings.reserve(pairs.size());
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
    }
    auto set = make_variant("data", settings);
    REQUIRE(set.ok());
    return set->rules;
}

const Rules& first() {
    static const Rules rules = rules_of({{"set", "first"}});
    return rules;
}
const Rules& second() {
    static const Rules rules = rules_of({{"set", "second"}});
    return rules;
}

const std::string kBoard = "board\n"
                           "  .      .      tnes   .      .      .\n"
                           "  .      x      #      inS    .      .\n"
                           "  .      k+     k-     g      w      sne\n"
                           "  .      .      ssw    .      .      .\n"
                           "  .      .      .      .      .      .\n"
                           "  .      .      .      .      .      .\n";
const std::string kPrisoners = "prisoner 1 at c4 lit nerve 1 key\n"
                               "prisoner 2 at b2 out nerve 0\n"
                               "prisoner 3 falling row 3 lit nerve 2   # comments may stand here\n"
                               "prisoner 4 at d3\n";
const std::string kRest = "stack t x i g k k w\nidle 3\npassed 2 3\n";

core::Result<State> read(const Rules& rules, const std::string& text, std::uint64_t seed = 1) {
    return read_position(rules, {{core::split_lines(text), "night.pos", 10}}, seed);
}

/// Reads a position. The second text has the lines that differ from the first.
core::Result<State> read_otherwise(const std::string& base, const std::string& otherwise) {
    return read_position(
        first(),
        {{core::split_lines(base), "night.pos", 10},
         {core::split_lines(otherwise), "other.tene", 3}},
        1
    );
}

core::Result<State> read_with(const std::string& prisoners, const std::string& rest) {
    return read(first(), "turn 5\n" + kBoard + prisoners + rest);
}

std::string codes_of(const core::Result<State>& state) {
    if (state) {
        return "none";
    }
    std::string codes;
    for (const core::Diagnostic& error : state.errors()) {
        codes += (codes.empty() ? "" : " ") + error.code;
    }
    return codes;
}

Cell at(std::string_view text) {
    const auto cell = parse_cell(first().board, text);
    REQUIRE(cell.has_value());
    return *cell;
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    const std::size_t place = text.find(from);
    REQUIRE(place != std::string::npos);
    return text.replace(place, from.size(), to);
}

void read_back(const Rules& rules, const State& state) {
    INFO(write_position(rules, state));
    const auto again = read(rules, write_position(rules, state));
    REQUIRE(codes_of(again) == "none");
    REQUIRE(*again == state);
    const View seen = view(rules, state, 0);
    const auto open = read(rules, write_public_position(rules, seen), 7);
    REQUIRE(codes_of(open) == "none");
    REQUIRE(view(rules, *open, 0) == seen);
}

void read_back_a_game(const Rules& rules, std::uint64_t seed) {
    core::Random random(seed);
    State state = new_game(rules, seed);
    read_back(rules, state);
    while (state.shown.step != Step::Over) {
        ActionList actions;
        legal_actions(rules, state.shown, actions);
        apply(rules, state, actions[random.below(actions.size())]);
        read_back(rules, state);
    }
}

}  // namespace

TEST_CASE("a position has the tiles and prisoners and whose turn it is", "[position]") {
    const auto state = read_with(kPrisoners, kRest);
    REQUIRE(codes_of(state) == "none");
    const PublicState& shown = state->shown;
    CHECK(kind_at(shown, at("c1")) == TileKind::Tee);
    CHECK(exits_word(exits_at(shown, at("c1"))) == "nes");
    CHECK(kind_at(shown, at("c2")) == TileKind::Pit);
    CHECK(exits_at(shown, at("c2")) == kAllExits);
    CHECK(shown.keys == only(at("b3")));
    CHECK(shown.prisoners[0].cell == at("c4"));
    CHECK(shown.prisoners[0].has_key);
    CHECK_FALSE(shown.prisoners[1].lit);
    CHECK(shown.prisoners[2].line == Line::Row);
    CHECK(shown.prisoners[2].cell == at("a3"));
    CHECK(shown.prisoners[2].nerve == 2);
    CHECK(shown.prisoners[3].lit);
    CHECK(shown.turn == 5);
    CHECK(shown.active == PrisonerId{0});
    CHECK(decision(shown) == Decision::Turn);
    CHECK(shown.stack_size == 7);
    CHECK(state->stack[6] == TileKind::Tee);
    CHECK(state->stack[0] == TileKind::WaxEater);
    CHECK(shown.darkness[index(TileKind::Tee)] == 28);
    CHECK(shown.darkness[index(TileKind::Start)] == 2);
    CHECK(shown.idle_turns == 3);
    CHECK(shown.passed == (only(PrisonerId{1}) | only(PrisonerId{2})));
}

TEST_CASE("writing a position gives the same text again", "[position]") {
    const auto state = read_with(kPrisoners, kRest);
    REQUIRE(codes_of(state) == "none");
    CHECK(
        write_position(first(), *state)
        == "turn 5\n"
           "board\n"
           "  .      .      tnes   .      .      .\n"
           "  .      x      #      ins    .      .\n"
           "  .      k+     k-     g      w      sne\n"
           "  .      .      ssw    .      .      .\n"
           "  .      .      .      .      .      .\n"
           "  .      .      .      .      .      .\n"
           "prisoner 1 at c4 lit nerve 1 key\n"
           "prisoner 2 at b2 out nerve 0\n"
           "prisoner 3 falling row 3 lit nerve 2\n"
           "prisoner 4 at d3 lit nerve 0\n"
           "stack t x i g k k w\n"
           "idle 3\n"
           "passed 2 3\n"
           "phase turn\n"
    );
}

TEST_CASE("every state of random games is the same after writing and reading", "[position]") {
    const Rules five = rules_of({{"set", "second"}, {"players", "5"}});
    for (const Rules* rules : {&first(), &second(), &five}) {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            read_back_a_game(*rules, seed);
        }
    }
}

TEST_CASE("a stack given as counts is shuffled by the seed", "[position]") {
    const std::string counted = "stack counts t 12 x 3 g 2 k 2 w 4\n";
    const auto one = read_with(kPrisoners, counted);
    REQUIRE(codes_of(one) == "none");
    CHECK(one->shown.stack_size == 23);
    CHECK(*read_with(kPrisoners, counted) == *one);
    const auto other = read(first(), "turn 5\n" + kBoard + kPrisoners + counted, 2);
    CHECK_FALSE(other->stack == one->stack);
    CHECK(view(first(), *other, 0) == view(first(), *one, 0));
}

TEST_CASE("the opening tiles of a counted stack come first (NC-S1)", "[position]") {
    const auto drawn = read_with(kPrisoners, "stack counts w 9 x 3 k 2\nopening 2\n");
    REQUIRE(codes_of(drawn) == "none");
    CHECK(drawn->stack[13] == TileKind::FourWay);
    CHECK(drawn->stack[12] == TileKind::FourWay);

    const auto counted = [](const std::string& opening) {
        return read(
            second(), "turn 5\n" + kBoard + kPrisoners + "stack counts w 9 x 3 t 1 k 2\n" + opening
        );
    };
    const auto fixed = counted("opening 2 t 1 x 1\n");
    REQUIRE(codes_of(fixed) == "none");
    CHECK(fixed->shown.opening_left == 2);
    CHECK(view(second(), *fixed, 0).opening_pool[index(TileKind::Tee)] == 1);
    CHECK(codes_of(counted("opening 2\n")) == "wrong-opening");
    CHECK(codes_of(counted("opening 2 w 2\n")) == "wrong-opening");
    CHECK(codes_of(counted("opening 2 t 1\n")) == "wrong-opening");
    CHECK(codes_of(counted("opening 16\n")) == "wrong-opening");
    CHECK(codes_of(read_with(kPrisoners, "stack w t\nopening 1\n")) == "wrong-opening");
}

TEST_CASE("every error in the lines is listed with its place", "[position]") {
    const auto state = read(
        first(),
        "turn five\n" + with(with(kBoard, "tnes", "tns "), "sne\n", "sne .\n")
            + with(kPrisoners, "b2 out", "b7 out") + "stack t z\nstak x\n"
    );
    REQUIRE(codes_of(state) == "bad-word bad-cell wrong-row bad-word bad-word unknown-word");
    const core::Diagnostic& cell = state.errors()[1];
    CHECK(cell.message == "A tee tile cannot have these exits.");
    CHECK(cell.expected == "one of nes, esw, nsw, new");
    CHECK(cell.got == "tns");
    CHECK(cell.where.file == "night.pos");
    CHECK(cell.where.line == 12);
    CHECK(cell.where.column == 17);
    CHECK(cell.where.length == 3);
    CHECK(state.errors()[5].hint == "did you mean `stack`?");
}

TEST_CASE("a changed line replaces the line of the position", "[position]") {
    const std::string base = "turn 5\n" + kBoard + kPrisoners + kRest + "phase move light hand t\n";
    struct Case {
        std::string otherwise;
        std::string said;
        std::string instead;
    };
    const std::vector<Case> cases{
        {"turn 9\n", "turn 5\n", "turn 9\n"},
        {"idle 4\n", "idle 3\n", "idle 4\n"},
        {"passed 2\n", "passed 2 3\n", "passed 2\n"},
        {"phase turn\n", "phase move light hand t\n", "phase turn\n"},
        {"stack counts t 1 x 3 k 2 g 1 w 1\n",
         "stack t x i g k k w\n",
         "stack counts t 1 x 3 k 2 g 1 w 1\n"},
        {"prisoner 3 at d2\n",
         "prisoner 3 falling row 3 lit nerve 2   # comments may stand here\n",
         "prisoner 3 at d2\n"},
        {"prisoner 1 at c4 nerve 2 key\n",
         "prisoner 1 at c4 lit nerve 1 key\n",
         "prisoner 1 at c4 nerve 2 key\n"},
        {"cells e3 x  c2 .  d1 #\n# not a pit: # is a comment\n",
         kBoard,
         with(with(with(kBoard, "#", "."), "tnes   .", "tnes   #"), "w  ", "x  ")},
        {with(kBoard, "  g ", "  x "), "  g ", "  x "}};
    for (const Case& change : cases) {
        INFO(change.otherwise);
        const auto changed = read_otherwise(base, change.otherwise);
        const auto whole = read(first(), with(base, change.said, change.instead));
        CHECK(codes_of(changed) == codes_of(whole));
        REQUIRE(codes_of(changed) == "none");
        CHECK(*changed == *whole);
    }
}

TEST_CASE("an error in a changed line is reported at that line", "[position]") {
    const std::string base = "turn 5\n" + kBoard + kPrisoners + kRest;
    struct Case {
        std::string otherwise;
        std::string codes;
        int line;
        int column;
    };
    const std::vector<Case> cases{
        {"idle 4\nidle 5\n", "said-twice", 4, 1},
        {"cells\n", "missing-word", 3, 1},
        {"cells b2 . a1\n", "missing-word", 3, 12},
        {"cells g9 x b2 q\n", "bad-word bad-cell", 3, 7},
        {"cells b2 x b2 .\n", "said-twice", 3, 12},
        {"\ncells d3 .\n", "stands-on-nothing", 0, 0},
        {"\nprisoner 2 at a1\n", "stands-on-nothing", 4, 0},
        {"cells a1 hn\n", "too-many-tiles", 3, 10}};
    for (const Case& wrong : cases) {
        INFO(wrong.otherwise);
        const auto state = read_otherwise(base, wrong.otherwise);
        REQUIRE(codes_of(state) == wrong.codes);
        const core::Place& where = state.errors().front().where;
        CHECK(where.file == (wrong.line == 0 ? "night.pos" : "other.tene"));
        CHECK((wrong.line == 0 || where.line == wrong.line));
        CHECK((wrong.line == 0 || where.column == wrong.column));
    }
    CHECK(codes_of(read(first(), "cells b2 x\n" + base)) == "no-board");
}

TEST_CASE("an incomplete position is refused", "[position]") {
    CHECK(
        codes_of(read(first(), ""))
        == "missing-line missing-line missing-line missing-line missing-line missing-line "
           "missing-line"
    );
    CHECK(codes_of(read_with(with(kPrisoners, "prisoner 4 at d3\n", ""), kRest)) == "missing-line");
    const std::string short_board = with(kBoard, "  .      .      ssw    .      .      .\n", "");
    CHECK(codes_of(read(first(), "turn 5\n" + short_board + kPrisoners + kRest)) == "wrong-board");
    CHECK(codes_of(read_with(kPrisoners + "prisoner 4 at d3\n", kRest)) == "said-twice");
}

TEST_CASE("a position that the board cannot hold is refused", "[position]") {
    CHECK(codes_of(read_with(with(kPrisoners, "b2 out", "d3 out"), kRest)) == "none");
    CHECK(codes_of(read_with(with(kPrisoners, "b2 out", "c4 out"), kRest)) == "shares-a-tile");
    CHECK(codes_of(read_with(with(kPrisoners, "b2 out", "a1 out"), kRest)) == "stands-on-nothing");
    CHECK(codes_of(read_with(with(kPrisoners, "b2 out", "c2 out"), kRest)) == "wrong-prisoner");
    CHECK(codes_of(read_with(with(kPrisoners, "b2 out", "e3 out"), kRest)) == "wrong-prisoner");
    CHECK(codes_of(read_with(kPrisoners, "stack g g g g\n")) == "too-many-tiles");
    CHECK(codes_of(read_with(with(kPrisoners, " key", ""), kRest)) == "missing-key");
    const std::string keys = "stack k k k k\n";
    CHECK(codes_of(read_with(with(kPrisoners, "4 at d3", "4 at d3 key"), keys)) == "too-many-keys");
    CHECK(codes_of(read_with(kPrisoners, kRest + "flickers\n")) == "wrong-flickers");
    CHECK(
        codes_of(read_with(with(kPrisoners, "4 at d3", "4 unplaced"), kRest)) == "wrong-prisoner"
    );
}

TEST_CASE("a phase that does not match the board is refused", "[position]") {
    const auto codes = [](const std::string& phase) {
        return codes_of(read_with(kPrisoners, kRest + "phase " + phase + "\n"));
    };
    CHECK(codes("turn") == "none");
    CHECK(codes("move after") == "nothing-to-decide");
    CHECK(codes("move after hand t") == "wrong-phase");
    CHECK(codes("move light") == "wrong-phase");
    CHECK(codes("move light hand t") == "none");
    CHECK(codes("choice light hand t") == "wrong-phase");
    CHECK(codes("landing land") == "wrong-prisoner");
    CHECK(codes("end flickers") == "wrong-phase");
    CHECK(codes("move blind hand t target a4") == "wrong-phase wrong-phase");
    CHECK(codes("move scramble") == "wrong-prisoner");
    CHECK(codes("move strike triggered e3") == "wrong-phase");
    CHECK(codes("move strike triggered d1,e3") == "wrong-phase");
    CHECK(codes("move fill filling 2 hand t") == "wrong-prisoner");
    CHECK(codes("end over ending won") == "wrong-phase");
    CHECK(codes("end over ending resigned") == "none");
    CHECK(codes("end over") == "wrong-phase");
    CHECK(codes("choice") == "missing-word");
    CHECK(codes("turn hits many") == "bad-word");
}

TEST_CASE("a phase in which nothing is asked is refused", "[position]") {
    const auto after = [](const std::string& prisoners, const std::string& passed) {
        return read_with(prisoners, "stack t x i g k k w\n" + passed + "phase move after\n");
    };
    // Prisoner 1 is walled in on c4. On c3 they are next to prisoner 4 and could pass the key.
    CHECK(codes_of(after(kPrisoners, "")) == "nothing-to-decide");
    CHECK(after(kPrisoners, "").errors()[0].rule == "NC-M6");
    const std::string awake = with(kPrisoners, "1 at c4", "1 at c3");
    const std::string tired = with(awake, "nerve 1 key", "nerve 0 key");
    CHECK(codes_of(after(awake, "passed 4\n")) == "none");
    CHECK(codes_of(after(tired, "")) == "none");
    CHECK(codes_of(after(tired, "passed 4\n")) == "nothing-to-decide");

    const std::string alone = "turn 5\nboard\n"
                              "  .      .      .      .      .      .\n"
                              "  .      .      .      .      .      .\n"
                              "  .      .      .      g      .      .\n"
                              "  .      .      .      .      .      .\n"
                              "  #      .      .      .      .      .\n"
                              "  .      .      .      .      .      .\n"
                              "prisoner 1 at a5 out nerve 0 key\n"
                              "prisoner 2 at d3 key\nprisoner 3 at d3 key\nprisoner 4 at d3 key\n";
    const std::string drops = "phase move scramble may-drop\n";
    const auto nowhere = read(first(), alone + "stack empty\nflickers\n" + drops);
    REQUIRE(codes_of(nowhere) == "nothing-to-decide");
    CHECK(nowhere.errors()[0].rule == "NC-A9");
    CHECK(codes_of(read(first(), alone + "stack t\n" + drops)) == "none");
}

TEST_CASE("a game that has ended must say so (NC-X6)", "[position]") {
    const std::string no_gate = with(kBoard, "g      w", "x      w");
    const std::string text = "turn 5\n" + no_gate + kPrisoners + "stack t x k k k\n";
    const auto lost = read(first(), text);
    REQUIRE(codes_of(lost) == "wrong-phase");
    CHECK(lost.errors()[0].rule == "NC-X2");
    CHECK(codes_of(read(first(), text + "phase end over ending no-gate\n")) == "none");
    CHECK(codes_of(read(first(), text + "phase end over ending isolated\n")) == "wrong-phase");
}

TEST_CASE("the turn of a falling prisoner begins with the landing", "[position]") {
    const auto state =
        read(first(), "turn 7\n" + kBoard + kPrisoners + "stack t k k\nphase turn\n");
    REQUIRE(codes_of(state) == "none");
    CHECK(decision(state->shown) == Decision::Land);
}

TEST_CASE("in the first printing the flickers follow from the empty stack (NC-E2)", "[position]") {
    const std::string board = "board\n . . . . . .\n . . x x . .\n . . x g . .\n . . . . . .\n . . "
                              ". . . .\n . . . . . .\n";
    std::string prisoners;
    for (const char* line : {"1 at c2", "2 at d2", "3 at c3", "4 at d3"}) {
        prisoners += "prisoner " + std::string(line) + " key\n";
    }
    const std::string text = "turn 9\n" + board + prisoners + "stack empty\n";
    const auto in_first = read(first(), text);
    REQUIRE(codes_of(in_first) == "none");
    CHECK(in_first->shown.flickers);
    const auto in_second = read(second(), text);
    REQUIRE(codes_of(in_second) == "none");
    CHECK_FALSE(in_second->shown.flickers);
}

TEST_CASE("cells and directions and exits are read in any case and written in one", "[position]") {
    const Geometry& board = first().board;
    CHECK(parse_cell(board, "F6") == static_cast<Cell>(35));
    CHECK_FALSE(parse_cell(board, "g1"));
    CHECK_FALSE(parse_cell(board, "a7"));
    CHECK_FALSE(parse_cell(board, "a0"));
    CHECK_FALSE(parse_cell(board, "a10"));
    CHECK_FALSE(parse_cell(board, ""));
    CHECK(cell_name(board, static_cast<Cell>(35)) == "f6");
    CHECK(parse_direction("N") == Direction::North);
    CHECK(parse_direction("West") == Direction::West);
    CHECK_FALSE(parse_direction("nor"));
    CHECK(exits_word(*parse_exits("WSn")) == "nsw");
    CHECK_FALSE(parse_exits("nn"));
    CHECK_FALSE(parse_exits(""));
    CHECK(parse_kind("Wax-Eater") == TileKind::WaxEater);
    CHECK(parse_kind("none") == TileKind::None);
}

}  // namespace tenebrae::nightcage
