// SPDX-License-Identifier: MIT
// How positions, commands, errors, pictures and reports treat the advanced game and the bosses.
// The command files under tests/scenarios/nightcage test the rules of both.
#include "core/text.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "games/nightcage/words/commands.hpp"
#include "games/nightcage/words/event_text.hpp"
#include "games/nightcage/words/facts.hpp"
#include "games/nightcage/words/json.hpp"
#include "games/nightcage/words/show.hpp"
#include "texts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tenebrae::nightcage {
namespace {

using Kind = ActionKind;

const Rules& hardest() {
    static const Rules rules = rules_of("hardest");
    return rules;
}

Cell cell(std::string_view name) {
    return *parse_cell(hardest().board, name);
}

/// Returns a position with prisoner 1 between a keeper's front and another one's rear, a pathless
/// and a gap, next to an old chasm.
std::string lair(std::string_view rest) {
    return "board\n"
           "  .  .  hs .  .  .\n"
           "  .  .  x  he x  .\n"
           "  %  %  p  .  .  .\n"
           "  %  %  %  .  .  .\n"
           "  .  %  %  %  .  .\n"
           "  .  .  %  .  .  g\n"
           "prisoner 1 at c2 lit nerve 1\n"
           "prisoner 2 at e2 lit nerve 0 key\n"
           "prisoner 3 falling column f out nerve 0\n"
           "prisoner 4 at f6 lit nerve 2\n"
           "stack t t f h h x t t\n"
           "omen-aside\n"
           + std::string(rest);
}

/// Returns a position with the second omen at c3: the Dirge must be placed.
std::string called(std::string_view rest) {
    return "turn 5\n"
           "board\n"
           "  .  .  .    .    .  .\n"
           "  .  .  x    tesw .  .\n"
           "  .  .  on   k+   .  .\n"
           "  .  .  tsew .    .  .\n"
           "  .  .  .    .    .  .\n"
           "  .  .  .    .    .  g\n"
           "prisoner 1 at c2 lit nerve 1\n"
           "prisoner 2 at d3 lit nerve 0\n"
           "prisoner 3 at c4 out nerve 2\n"
           "prisoner 4 at f6 lit nerve 2\n"
           "stack t t t t t t h h h h\n"
           "omen-aside\n"
           + std::string(rest);
}

/// The hardest set with one more key tile.
const Rules& with_a_key() {
    static const Rules rules = [] {
        const std::vector<table::Setting> settings{{"set", "hardest", {}}, {"keys", "1", {}}};
        auto made = make_variant("data", settings);
        REQUIRE(made.ok());
        return std::move(made).value().rules;
    }();
    return rules;
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
    const std::size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

std::string reasons(const Rules& rules, const View& view, Action action) {
    std::string text;
    for (const core::Diagnostic& error : refusals(rules, view.shown, action)) {
        text += (text.empty() ? "" : ", ") + error.code + " " + error.rule;
    }
    return text.empty() ? "legal" : text;
}

State state_of(const Rules& rules, const std::string& text) {
    const auto state = read_position(rules, {{core::split_lines(text), "position", 1}}, 1);
    if (!state) {
        FAIL(core::render(state.errors()));
    }
    return *state;
}

std::string errors_of(const Rules& rules, const std::string& text) {
    const auto state = read_position(rules, {{core::split_lines(text), "position", 1}}, 1);
    return state ? "none" : core::render(state.errors());
}

bool holds(const View& view, const std::string& fact) {
    const std::vector<core::Word> words = core::split_words(fact);
    const auto answer = check_fact(hardest(), view, words);
    REQUIRE(answer.ok());
    return answer->holds;
}

/// Returns the sentences and rules of the events that follow an action.
std::string event_sentences(const Rules& rules, State state, Action action) {
    Events events;
    REQUIRE(is_legal(rules, state.shown, action));
    apply(rules, state, action, &events);
    std::string text;
    for (const auto& line :
         texts_of(rules, Names{}, std::vector<Event>(events.begin(), events.end()))) {
        text += line.sentence + " [" + std::string(line.rule) + "]\n";
    }
    return text;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST_CASE("the diagonals of a cell end at the edges", "[rules][NC-P1]") {
    const Geometry& board = hardest().board;
    const auto names = [&board](std::string_view name) {
        std::string text;
        for (Cell each_cell : each(board.diagonals[index(*parse_cell(board, name))])) {
            text += cell_name(board, each_cell) + " ";
        }
        return text;
    };
    CHECK(names("a1") == "b2 c3 d4 e5 f6 ");
    CHECK(names("c2") == "b1 d1 b3 d3 a4 e4 f5 ");
    CHECK(names("f3") == "d1 e2 e4 d5 c6 ");
}

TEST_CASE("the Dirge turns clockwise and stays inside the edges", "[rules][NC-D2]") {
    const auto cells = [](std::string_view corner, Direction turned) {
        std::string text;
        for (Cell each_cell : each(dirge_body(hardest(), cell(corner), turned))) {
            text += cell_name(hardest().board, each_cell) + " ";
        }
        return text;
    };
    CHECK(cells("a1", Direction::North) == "a1 b1 a2 b2 c2 b3 c3 d3 c4 ");
    CHECK(cells("a1", Direction::East) == "c1 d1 b2 c2 d2 a3 b3 c3 b4 ");
    CHECK(cells("a1", Direction::South) == "b1 a2 b2 c2 b3 c3 d3 c4 d4 ");
    CHECK(cells("a1", Direction::West) == "c1 b2 c2 d2 a3 b3 c3 a4 b4 ");
    CHECK(cells("c3", Direction::North) == "c3 d3 c4 d4 e4 d5 e5 f5 e6 ");
    CHECK(cells("d3", Direction::North).empty());
    CHECK(cells("c4", Direction::North).empty());
}

TEST_CASE(
    "a pathless charges farther than it sees and a keeper does not see behind itself",
    "[rules][NC-B1]"
) {
    const View view = view_of(hardest(), lair("turn 5\n"));
    const PublicState& shown = view.shown;
    CHECK(sight(hardest(), shown, cell("c3")) == (only(cell("c2")) | only(cell("c1"))));
    CHECK(std::popcount(reach(hardest(), shown, cell("c3"))) == 10);
    CHECK(sight(hardest(), shown, cell("d2")) == only(cell("e2")));
    CHECK(sight(hardest(), shown, cell("c1")) == (only(cell("c2")) | only(cell("c3"))));
}

TEST_CASE("the effect of a hit depends on the monster and the place", "[rules][NC-K3]") {
    const PublicState shown = view_of(hardest(), lair("turn 5\n")).shown;
    const auto cost = [&shown](std::string_view monster, int victim) {
        const HitCost found = hit_cost(shown, {cell(monster), static_cast<PrisonerId>(victim)});
        return std::to_string(found.tiles) + (found.blockable ? " blockable" : "");
    };
    CHECK(cost("c3", 0) == "5");
    CHECK(cost("d2", 1) == "1");
    PublicState stood_upon = shown;
    stood_upon.prisoners[0].cell = cell("d2");
    const HitCost contact = hit_cost(stood_upon, {cell("d2"), PrisonerId{0}});
    CHECK(contact.tiles == 3);
    CHECK(contact.blockable);
}

TEST_CASE(
    "a keeper is entered from its rear without a key and charged from elsewhere", "[rules][NC-K4]"
) {
    const View free_hands = view_of(hardest(), lair("turn 5\n"));
    const auto reason = [](const View& view, Kind kind, Direction direction) {
        return reasons(hardest(), view, Action::towards(kind, direction));
    };
    CHECK(reason(free_hands, Kind::Move, Direction::East) == "legal");
    CHECK(reason(free_hands, Kind::Charge, Direction::East) == "from-behind NC-K4");
    CHECK(reason(free_hands, Kind::Move, Direction::North) == "monster-there NC-M2");
    CHECK(reason(free_hands, Kind::Charge, Direction::North) == "legal");
    CHECK(reason(free_hands, Kind::Charge, Direction::South) == "legal");
    const View with_key = view_of(
        hardest(), replaced(lair("turn 5\n"), "at c2 lit nerve 1", "at c2 lit nerve 1 key")
    );
    CHECK(reason(with_key, Kind::Move, Direction::East) == "has-key NC-K4");
    CHECK(reason(with_key, Kind::Charge, Direction::East) == "from-behind NC-K4");
    CHECK(reason(with_key, Kind::Charge, Direction::North) == "legal");
}

TEST_CASE("a keeper is placed by its mouth which faces the prisoner", "[rules][NC-L6]") {
    const View view = view_of(hardest(), lair("turn 5\nphase move light hand h\n"));
    const Action towards = Action::at(Kind::Place, cell("b2"), exit_towards(Direction::East));
    const Action away = Action::at(Kind::Place, cell("b2"), exit_towards(Direction::West));
    CHECK(reasons(hardest(), view, towards) == "legal");
    CHECK(reasons(hardest(), view, away) == "must-face NC-L6");
    CHECK(
        reasons(hardest(), view, Action::at(Kind::Place, cell("b2"), kAllExits))
        == "no-such-exits NC-L6"
    );
    CHECK(command_text(hardest(), towards) == "place b2 e");
    CHECK(describe(hardest(), view, Names{}, towards) == "Lay the keeper at b2, its mouth east");
    const std::vector<core::Word> line = core::split_words("place");
    const auto action = parse_command(hardest(), view, line);
    REQUIRE(action.ok());
    CHECK(*action == towards);
}

TEST_CASE("dropping is for a prisoner over the pit of a robbed keeper", "[rules][NC-K6]") {
    const std::string over = replaced(
        replaced(
            lair("turn 5\nphase move scramble may-drop\n"),
            "  .  .  x  he x  .",
            "  .  .  #  he x  ."
        ),
        "at c2 lit nerve 1",
        "at c2 out nerve 1 key"
    );
    CHECK(reasons(hardest(), view_of(hardest(), over), Action::of(Kind::Drop)) == "legal");
    const View held = view_of(hardest(), replaced(over, " may-drop", ""));
    CHECK(reasons(hardest(), held, Action::of(Kind::Drop)) == "no-drop NC-K6");
}

TEST_CASE("the Dirge is placed over the omen and inside the edges", "[rules][NC-D2]") {
    const View view = view_of(with_a_key(), called("phase move dirge resume light\n"));
    const auto reason = [&view](std::string_view corner, Direction turned) {
        return reasons(with_a_key(), view, Action::dirge(cell(corner), turned));
    };
    CHECK(reason("c3", Direction::North) == "legal");
    CHECK(reason("a1", Direction::North) == "legal");
    CHECK(reason("d1", Direction::North) == "beyond-the-edge NC-D2");
    CHECK(reason("b3", Direction::East) == "misses-the-omen NC-D2");
    CHECK(command_text(with_a_key(), Action::dirge(cell("c3"), Direction::East)) == "dirge c3 e");
    CHECK(
        describe(with_a_key(), view, Names{}, Action::dirge(cell("c3"), Direction::North))
        == "Lay the Dirge with its corner at c3, turned north, over 1 T, 1 key tile and 1 omen, "
           "with prisoner 2 and prisoner 3 under it"
    );
    CHECK(
        parse_command(with_a_key(), view, core::split_words("dirge c3 up")).errors().front().code
        == "no-direction"
    );
}

TEST_CASE("the board shows the mouth of a keeper and distinguishes the chasm from a pit", "[tui]") {
    const View view = view_of(hardest(), lair("turn 5\n"));
    const std::string drawn = format_board(hardest(), view, Names{}, table::BoardStyle::Ascii);
    CHECK(has(drawn, "KEEv"));
    CHECK(has(drawn, "KEE>"));
    CHECK(has(drawn, "PATH"));
    CHECK(has(drawn, "%% chasm"));
    CHECK_FALSE(has(drawn, "## pit"));
    CHECK(has(drawn, "The first omen is set aside."));
    const std::string plain = format_sentences(hardest(), view, Names{});
    CHECK(has(plain, "North, c1: a keeper, its mouth south."));
    CHECK(has(plain, "South, c3: a pathless."));
    CHECK(has(plain, "a3, a part of the chasm"));
    const View paying = view_of(
        with_a_key(),
        called("phase move dirge-cost resume light dirge c3,d3,c4,d4,e4,d5,e5,f5,e6 under 2,3\n")
            .replace(called("").find("at d3 lit nerve 0"), 17, "at d3 lit nerve 1")
    );
    CHECK(has(format_board(with_a_key(), paying, Names{}, table::BoardStyle::Ascii), "==== "));
}

TEST_CASE("the remaining tiles include the keys of keepers and the omens", "[rules][NC-X3]") {
    const std::string left = format_remaining(hardest(), view_of(hardest(), lair("turn 5\n")));
    CHECK(has(left, "Keys: 1 held, 2 on the board, 2 in the stack: 5 left, 4 needed."));
    CHECK(has(left, "Omens: 1 set aside, 0 in the stack"));
}

TEST_CASE("JSON and facts have mouths and omens and the chasm", "[json]") {
    const View view = view_of(hardest(), lair("turn 5\n"));
    const table::Json state = json_of_view(hardest(), view);
    CHECK(
        state["board"][0].dump() == R"({"cell":"c1","kind":"keeper","exits":"nesw","mouth":"s"})"
    );
    CHECK(state["omens_aside"] == 1);
    CHECK(state["dirge"].empty());
    CHECK(json_of_rules(hardest())["dirge_shape"] == "xx../xxx./.xxx/..x.");
    CHECK(holds(view, "c1 mouth s"));
    CHECK_FALSE(holds(view, "c1 mouth n"));
    CHECK_FALSE(holds(view, "c2 mouth n"));
    CHECK(holds(view, "c1 key"));
    CHECK(holds(view, "a3 chasm"));
    CHECK(holds(view, "omens 1"));
    CHECK(holds(view, "keys 5"));
}

TEST_CASE("a position that contradicts a fiend or an omen or a chasm is refused", "[save]") {
    CHECK(errors_of(hardest(), lair("turn 5\n")) == "none");
    CHECK(has(
        errors_of(hardest(), replaced(lair("turn 5\n"), "hs", "f ")), "a pit fiend is on the board"
    ));
    CHECK(
        has(errors_of(hardest(), replaced(lair("turn 5\n"), "  %  %  p", "  .  %  p")), "the chasm")
    );
    CHECK(has(errors_of(hardest(), replaced(lair("turn 5\n"), "omen-aside\n", "")), "the chasm"));
    CHECK(
        has(errors_of(hardest(), replaced(lair("turn 5\n"), "hs", "h ")),
            "The side of the keeper's mouth is missing.")
    );
    CHECK(has(errors_of(with_a_key(), called("")), "the second omen must be on the board"));
    CHECK(has(errors_of(with_a_key(), called("phase move dirge\n")), "NC-D2"));
    CHECK(has(
        errors_of(with_a_key(), called("phase stay dirge resume crumble\n")), "There is no decision"
    ));
    CHECK(has(
        errors_of(
            with_a_key(),
            called("phase move dirge-cost resume light dirge c3,d3,c4,d4,e4,d5,e5,f5,e6 under 3\n")
        ),
        "NC-D3"
    ));
    CHECK(has(errors_of(hardest(), lair("turn 5\nphase move light hand o\n")), "the chasm"));
}

TEST_CASE("a fall off a monster that cannot leave can be written as a position", "[save][NC-A9]") {
    const std::string text = "turn 5\n"
                             "board\n"
                             "  .  .  .  .  .  .\n"
                             "  .  .  w  .  .  .\n"
                             "  .  w  w  w  .  .\n"
                             "  .  .  w  .  .  g\n"
                             "  .  .  .  .  .  .\n"
                             "  .  .  .  .  .  .\n"
                             "prisoner 1 falling at c3 out nerve 0\n"
                             "prisoner 2 at f4 lit nerve 0\n"
                             "prisoner 3 at f4 lit nerve 0\n"
                             "prisoner 4 at f4 lit nerve 0\n"
                             "stack k k k k t t t\n"
                             "phase move line\n";
    const State state = state_of(second_printing(), text);
    CHECK(decision(state.shown) == Decision::Line);
    CHECK(
        has(errors_of(second_printing(), replaced(text, "  .  w  w  w", "  .  w  x  w")),
            "There is no pit")
    );
}

TEST_CASE("an approach from the rear is reported as such", "[command][NC-K4]") {
    const std::string text = event_sentences(
        hardest(),
        state_of(hardest(), lair("turn 5\n")),
        Action::towards(Kind::Move, Direction::East)
    );
    CHECK(has(text, "Prisoner 1 moves from c2 to d2, onto the keeper from behind. [NC-K4]"));
    CHECK(has(text, "Prisoner 1 takes the key of the keeper at d2. [NC-K6]"));
    CHECK(has(text, "The keeper at d2 becomes a pit. [NC-K6]"));
    CHECK(has(text, "The pathless at c3 strikes. [NC-A2]"));
    CHECK(has(text, "Prisoner 1 is out of its sight. [NC-A3]"));
}

TEST_CASE("a pit fiend and the prisoners it makes fall are reported", "[command][NC-P1]") {
    const State state = state_of(
        hardest(), replaced(lair("turn 5\nphase move light hand f\n"), "stack t t f", "stack t t t")
    );
    const std::string text =
        event_sentences(hardest(), state, Action::at(Kind::Place, cell("b2"), kAllExits));
    CHECK(has(text, "The pit fiend at b2 tears open the floor along its diagonals. [NC-P1]"));
    CHECK(has(text, "The keeper at c1 becomes a pit. [NC-P1]"));
    CHECK(has(text, "The key at c1 is lost. [NC-L4]"));
    CHECK(has(text, "The gate at f6 becomes a pit. [NC-P1]"));
    CHECK(has(text, "Prisoner 4 falls through the pit at f6. [NC-P2]"));
    CHECK(has(text, "The pathless at c3 becomes a pit. [NC-P1]"));
    CHECK(has(text, "The pit fiend at b2 becomes a pit. [NC-P1]"));
}

TEST_CASE("the Dirge and its costs and the chasm are reported", "[command][NC-D3]") {
    const Rules& rules = with_a_key();
    State state = state_of(rules, called("phase move dirge resume light\n"));
    const Action laid = Action::dirge(cell("c3"), Direction::North);
    const std::string first = event_sentences(rules, state, laid);
    CHECK(has(first, "The Dirge comes: it covers nine cells from c3, turned north. [NC-D2]"));
    CHECK(has(first, "Prisoner 2 at d3 is under the Dirge: the stack will lose 3 tiles. [NC-D3]"));
    CHECK(has(first, "A T goes from the stack to the darkness. [NC-D3]"));
    CHECK(has(first, "Prisoner 2 falls under the Dirge at d3. [NC-D3]"));
    apply(rules, state, laid);
    apply(rules, state, Action::of(Kind::FallRow));
    const std::string second = event_sentences(rules, state, Action::of(Kind::Block));
    CHECK(has(second, "Prisoner 3 at c4 is under the Dirge: the stack will lose 2 tiles."));
    apply(rules, state, Action::of(Kind::Block));
    const std::string third = event_sentences(rules, state, Action::of(Kind::FallRow));
    CHECK(has(third, "The Dirge swallows the key tile at d3. [NC-D4]"));
    CHECK(has(third, "The Dirge swallows the omen at c3. [NC-D4]"));
    CHECK(has(third, "A chasm opens; its first cell is c3. [NC-D5]"));
}

TEST_CASE("the hash of a game without bosses does not depend on them", "[save]") {
    State state = state_of(hardest(), lair("turn 5\n"));
    const std::uint64_t before = hash(state);
    turn_mouth(state.shown, cell("c1"), Direction::West);
    CHECK(hash(state) != before);
    turn_mouth(state.shown, cell("c1"), Direction::South);
    CHECK(hash(state) == before);
    state.shown.omens_aside = 0;
    CHECK(hash(state) != before);
}

}  // namespace
}  // namespace tenebrae::nightcage
