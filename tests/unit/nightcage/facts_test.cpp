// SPDX-License-Identifier: MIT
#include "games/nightcage/words/facts.hpp"
#include "positions.hpp"

namespace tenebrae::nightcage {
namespace {

/// Returns "yes", "no, GOT" or the code of the error.
std::string checked(std::string_view fact, std::string_view rest = "turn 5\n") {
    const View view = view_of(second_printing(), meeting(rest));
    const std::vector<core::Word> parts = core::split_words(fact);
    const auto answer = check_fact(second_printing(), view, parts);
    if (!answer) {
        return answer.errors().front().code;
    }
    return answer->holds ? "yes" : "no, " + answer->got;
}

TEST_CASE("facts about the current decision are checked", "[command]") {
    CHECK(checked("turn 5") == "yes");
    CHECK(checked("turn 6") == "no, 5");
    CHECK(checked("round 2") == "yes");
    CHECK(checked("active 1") == "yes");
    CHECK(checked("seat 1") == "yes");
    CHECK(checked("decision turn") == "yes");
    CHECK(checked("decision land") == "no, turn");
    CHECK(checked("deciding 1") == "yes");
    CHECK(checked("hand none") == "yes");
    CHECK(checked("hand tee", "turn 5\nphase move light hand t\n") == "yes");
    CHECK(checked("flickers off") == "yes");
    CHECK(checked("idle 0") == "yes");
}

TEST_CASE("facts about the stack and the darkness and the keys are checked", "[command]") {
    CHECK(checked("stack 11") == "yes");
    CHECK(checked("stack tee 3") == "yes");
    CHECK(checked("stack gate 2") == "no, 1");
    CHECK(checked("darkness gate 3") == "yes");
    CHECK(checked("keys 6") == "yes");
}

TEST_CASE("facts about cells are checked", "[command]") {
    CHECK(checked("a1 free") == "yes");
    CHECK(checked("c4 pit") == "yes");
    CHECK(checked("c4 gate") == "no, pit");
    CHECK(checked("C4 lit") == "yes");
    CHECK(checked("a1 unlit") == "yes");
    CHECK(checked("e3 key") == "yes");
    CHECK(checked("e3 no-key") == "no, key");
    CHECK(checked("b3 exits sen") == "yes");
    CHECK(checked("b3 exits ns") == "no, nes");
}

TEST_CASE("facts about prisoners are checked", "[command]") {
    CHECK(checked("prisoner 1 at c3") == "yes");
    CHECK(checked("prisoner 3 at c3") == "no, falling row 6");
    CHECK(checked("prisoner 1 lit") == "yes");
    CHECK(checked("prisoner 4 lights-out") == "yes");
    CHECK(checked("prisoner 3 falling") == "yes");
    CHECK(checked("prisoner 3 falling row 6") == "yes");
    CHECK(checked("prisoner 3 falling column c") == "no, falling row 6");
    CHECK(checked("prisoner 1 falling") == "no, at c3");
    CHECK(checked("prisoner 2 key") == "yes");
    CHECK(checked("prisoner 1 no-key") == "yes");
    CHECK(checked("prisoner 1 nerve 2") == "no, 1");
    CHECK(checked("prisoner 1 unplaced") == "no, at c3");
}

TEST_CASE("an unknown fact is refused", "[command]") {
    CHECK(checked("trun 5") == "unknown-fact");
    CHECK(checked("turn") == "bad-fact");
    CHECK(checked("turn five") == "bad-fact");
    CHECK(checked("turn 5 6") == "bad-fact");
    CHECK(checked("c4") == "unknown-fact");
    CHECK(checked("c4 blue") == "bad-fact");
    CHECK(checked("stack pit 1") == "bad-fact");
    CHECK(checked("prisoner 9 lit") == "bad-fact");
    CHECK(checked("prisoner 1 falling row 9") == "bad-fact");
    CHECK(checked("prisoner 1 happy") == "bad-fact");
    CHECK(checked("") == "unknown-fact");
}

}  // namespace
}  // namespace tenebrae::nightcage
