// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/table/answers.hpp"

#include <cstdint>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

enum class Kind : std::uint8_t { Step, Draw, Rest };
struct Action {
    Kind kind;
    std::uint8_t cell = 0;
    friend bool operator==(const Action&, const Action&) = default;
};

std::vector<table::Move> moves(std::initializer_list<Action> actions) {
    std::vector<table::Move> packed;
    for (const Action& action : actions) {
        packed.push_back(table::packed<table::Move>(action));
    }
    return packed;
}

}  // namespace

TEST_CASE("answers are the game's actions by their numbers", "[tui]") {
    const Answers<Action> answers(moves({{Kind::Step, 1}, {Kind::Draw}, {Kind::Step, 2}}));
    CHECK(answers.size() == 3);
    CHECK(answers.action(2) == Action{Kind::Step, 2});
    CHECK(answers.find({Kind::Step, 2}) == Index(2));
    CHECK(answers.find({Kind::Draw, 2}) == Index());
    CHECK(answers.first(Kind::Step) == Index(0));
    CHECK(answers.has(Kind::Draw));
    CHECK_FALSE(answers.has(Kind::Rest));
    CHECK(Answers<Action>().empty());
}

TEST_CASE("selecting answers wraps around in both directions", "[tui]") {
    CHECK(next_of(3, {}, 1) == 0);
    CHECK(next_of(3, {}, -1) == 2);
    CHECK(next_of(3, 1, 1) == 2);
    CHECK(next_of(3, 2, 1) == 0);
    CHECK(next_of(3, 1, -1) == 0);
    CHECK(next_of(3, 0, -1) == 2);
    CHECK(next_of(1, 0, 1) == 0);
    CHECK(next_of(1, 0, -1) == 0);
}

TEST_CASE("a refusal is shown with its rule if it has one", "[tui]") {
    const BoardAnswer told = refused(core::error("no-card", "There is no card.").rule("X-1"));
    CHECK(told.kind == BoardAnswer::Kind::Message);
    CHECK(told.text == "There is no card. [X-1]");
    CHECK(refused(core::error("no-card", "There is no card.")).text == "There is no card.");
}
