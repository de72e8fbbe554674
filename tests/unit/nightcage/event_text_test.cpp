// SPDX-License-Identifier: MIT
#include "games/nightcage/words/json.hpp"
#include "texts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tenebrae::nightcage {
namespace {

Cell cell(std::string_view name) {
    return *parse_cell(second_printing().board, name);
}

constexpr PrisonerId kFirst{0};
constexpr PrisonerId kSecond{1};

TEST_CASE("a chain of wax eaters is reported with the cause of each event", "[command]") {
    const std::vector<Event> events{
        {.kind = EventKind::Moved, .who = kFirst, .cell = cell("c3"), .other = cell("c2")},
        {.kind = EventKind::Strikes, .cell = cell("c5"), .tile = TileKind::WaxEater, .cause = 0},
        {.kind = EventKind::Evaded, .who = kFirst, .other = cell("c5"), .cause = 1},
        {.kind = EventKind::Strikes,
         .cell = cell("e5"),
         .other = cell("c5"),
         .tile = TileKind::WaxEater,
         .cause = 1},
        {.kind = EventKind::Hit,
         .who = kSecond,
         .cell = cell("e4"),
         .other = cell("e5"),
         .number = 3,
         .cause = 3},
        {.kind = EventKind::Discarded, .tile = TileKind::Gate, .cause = 4},
    };
    Names names;
    names[1] = "Ada";
    const auto texts = texts_of(second_printing(), names, events);
    REQUIRE(texts.size() == events.size());
    CHECK(texts[0].sentence == "Prisoner 1 moves from c2 to c3.");
    CHECK(texts[1].sentence == "The wax eater at c5 strikes.");
    CHECK(texts[2].sentence == "Prisoner 1 is out of its sight.");
    CHECK(texts[3].sentence == "The wax eater at e5, seen by the one at c5, strikes too.");
    CHECK(texts[4].sentence == "Prisoner 2 (Ada) is hit: the stack will lose 3 tiles.");
    CHECK(texts[5].sentence == "A gate goes from the stack to the darkness.");
    CHECK(cause_of(raw(events), 0, 0) == std::nullopt);
    CHECK(cause_of(raw(events), 0, 3) == 1U);
    CHECK(texts[1].rule == "NC-A2");
    CHECK(texts[3].rule == "NC-A5");
    CHECK(reveals(events[5].kind));
    CHECK_FALSE(reveals(events[4].kind));
    CHECK(
        json_of_event(second_printing(), events[4]).dump()
        == R"({"prisoner":2,"cell":"e4","monster":"e5","tiles":3})"
    );
}

TEST_CASE("a hit after a Block has the strike of the previous command as its cause", "[command]") {
    const std::vector<Event> events{
        {.kind = EventKind::Moved, .who = kFirst, .cell = cell("c3"), .other = cell("c2")},
        {.kind = EventKind::Strikes, .cell = cell("c5"), .tile = TileKind::WaxEater, .cause = 0},
        {.kind = EventKind::Hit,
         .who = kFirst,
         .cell = cell("c3"),
         .other = cell("c5"),
         .number = 2,
         .cause = kCauseEarlierStrike},
        {.kind = EventKind::Discarded, .tile = TileKind::Tee, .cause = 0},
    };
    CHECK(cause_of(raw(events), 2, 2) == 1U);
    CHECK(cause_of(raw(events), 2, 3) == 2U);
}

TEST_CASE("the line of a fall is named as on the board", "[command][NC-F1]") {
    const std::vector<Event> events{
        {.kind = EventKind::LineChosen,
         .who = kSecond,
         .cell = cell("d3"),
         .number = static_cast<std::uint16_t>(Line::Row)},
        {.kind = EventKind::LineChosen,
         .who = kSecond,
         .cell = cell("d3"),
         .number = static_cast<std::uint16_t>(Line::Column)}};
    const auto texts = texts_of(second_printing(), Names{}, events);
    CHECK(texts[0].sentence == "Prisoner 2 will land in row 3.");
    CHECK(texts[1].sentence == "Prisoner 2 will land in column d.");
}

TEST_CASE("the rule of a strike depends on its cause", "[command][NC-A8]") {
    const auto rule = [](EventKind kind, std::string_view where) {
        const std::vector<Event> events{
            {.kind = kind, .who = kFirst, .cell = cell(where), .other = cell("c2")},
            {.kind = EventKind::Strikes,
             .cell = cell("c5"),
             .tile = TileKind::WaxEater,
             .cause = 0},
        };
        return texts_of(second_printing(), {}, events)[1].rule;
    };
    CHECK(rule(EventKind::Moved, "c3") == "NC-A2");
    CHECK(rule(EventKind::Charged, "c5") == "NC-A8");
    CHECK(rule(EventKind::Charged, "c3") == "NC-A2");
    CHECK(rule(EventKind::Leapt, "c3") == "NC-A4");
}

TEST_CASE("every kind of event has a code and rule and reason and sentence", "[command]") {
    std::vector<std::string_view> codes;
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
        Event event{.kind = static_cast<EventKind>(kind), .who = kFirst, .cell = cell("c3")};
        event.other = cell("c2");
        event.tile = TileKind::WaxEater;
        event.number = 1;
        const auto text = event_text(second_printing(), {}, event, std::nullopt);
        CAPTURE(text.code);
        CHECK(text.rule.starts_with("NC-"));
        CHECK(text.reason.ends_with("."));
        CHECK(text.sentence.ends_with("."));
        CHECK(std::find(codes.begin(), codes.end(), text.code) == codes.end());
        codes.push_back(text.code);
    }
}

TEST_CASE("the end of a game is reported with its rule", "[command][NC-X3]") {
    const std::vector<Event> events{
        {.kind = EventKind::GameEnds,
         .who = kFirst,
         .number = static_cast<std::uint16_t>(Ending::TooFewKeys)}};
    const auto text = texts_of(second_printing(), {}, events).front();
    CHECK(text.rule == "NC-X3");
    CHECK(text.sentence == "Lost: fewer keys are left than there are prisoners.");
    CHECK(
        json_of_event(second_printing(), events[0]).dump()
        == R"({"prisoner":1,"ending":"too-few-keys"})"
    );
}

}  // namespace
}  // namespace tenebrae::nightcage
