// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/event_text.hpp"
#include "test_forest.hpp"

#include <set>

namespace tenebrae::nyctophobia {
namespace {

Event of(EventKind kind, PieceId who = kNoPiece) {
    Event event;
    event.kind = kind;
    event.who = who;
    return event;
}

Event towards(EventKind kind, PieceId who, Direction direction, int number = 0) {
    Event event = of(kind, who);
    event.direction = direction;
    event.number = static_cast<std::uint8_t>(number);
    return event;
}

std::string said(const Event& event) {
    return event_text(event, std::nullopt).sentence;
}

std::string_view rule(const Event& event, const std::optional<Event>& cause = std::nullopt) {
    return event_text(event, cause).rule;
}

TEST_CASE("the codes of events are the words in table 5", "[rules][HU-Z1]") {
    const std::vector<std::string_view> words{
        "begin",       "clue",        "turn",        "unhide", "rocks",      "throw",
        "flight",      "wound",       "hurt",        "hide",   "stand",      "speak",
        "cheer",       "decline",     "call",        "combat", "counter",    "forgo",
        "reset",       "end-turn",    "hunter-turn", "card",   "fog",        "forest-turns",
        "swapped",     "reshuffle",   "hunter-end",  "result", "feel",       "blocked",
        "occupied",    "step",        "hop",         "in-car", "noise-left", "waits",
        "text",        "hunter-step", "reached",     "driven", "felled",     "planted",
        "noise-moved", "noise-off",   "turned",      "drew",   "recalled"};
    REQUIRE(words.size() == kEventKinds);
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
        CHECK(code(static_cast<EventKind>(kind)) == words[kind]);
    }
}

TEST_CASE("every event is reported as a full sentence with a rule and a reason", "[rules][HU-Z1]") {
    std::set<std::string> sentences;
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
        Event event = of(static_cast<EventKind>(kind), 0);
        event.number = 1;
        event.place = 1;
        event.other = 1;
        const table::EventText text = event_text(event, std::nullopt);
        INFO(text.code << ": " << text.sentence);
        CHECK(text.rule.substr(0, 3) == "HU-");
        CHECK(!text.reason.empty());
        REQUIRE(!text.sentence.empty());
        CHECK(
            std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZ").find(text.sentence[0])
            != std::string_view::npos
        );
        CHECK(std::string_view(".!\"").find(text.sentence.back()) != std::string_view::npos);
        CHECK(sentences.insert(text.sentence).second);
    }
}

TEST_CASE("a search is reported direction by direction", "[rules][HU-F1][HU-F4]") {
    Event feel = of(EventKind::Feel, 1);
    feel.near = {
        Felt::border(), Felt::tree(), Felt::space(false, kNoPiece, 0), Felt::space(true, 0, 2)};
    CHECK(
        said(feel)
        == "Hunted 2 feels north: the edge; east: a tree; south: open; west: the car, Hunted 1 "
           "with 2 rocks."
    );
    feel.near[3] = Felt::space(false, kHunter, 0);
    feel.far[2] = Felt::tree();
    CHECK(
        said(feel)
        == "Hunted 2 feels north: the edge; east: a tree; south: open, then a tree; west: the "
           "HUNTER."
    );
}

TEST_CASE("a flight is reported with its length and what it hit", "[rules][HU-W1][HU-W3]") {
    Event flight = towards(EventKind::Flight, 0, Direction::East, 3);
    flight.place = static_cast<std::uint8_t>(Hit::Tree);
    CHECK(said(flight) == "The rock flies 3 spaces east and knocks against a tree.");
    CHECK(rule(flight) == "HU-W2");
    flight.place = static_cast<std::uint8_t>(Hit::Friend);
    flight.other = 2;
    CHECK(said(flight) == "The rock flies 3 spaces east and hits Hunted 3.");
    CHECK(rule(flight) == "HU-W3");
}

TEST_CASE("steps cite the rule that allowed them", "[rules][HU-M1][HU-P1][HU-X7]") {
    CHECK(rule(towards(EventKind::Step, 0, Direction::North, 0)) == "HU-M1");
    CHECK(rule(towards(EventKind::Step, 0, Direction::North, 1)) == "HU-P1");
    CHECK(rule(towards(EventKind::Step, 0, Direction::North, 2)) == "HU-X7");
    CHECK(said(towards(EventKind::Step, 0, Direction::North, 2)) == "Hunted 1 retreats north.");
}

TEST_CASE("the cited rule depends on the cause", "[rules][HU-W6][HU-T2][HU-D7]") {
    CHECK(rule(of(EventKind::Hurt, 0), of(EventKind::Combat, 0)) == "HU-X4");
    CHECK(rule(of(EventKind::Hurt, 0), of(EventKind::Flight, 1)) == "HU-W6");
    CHECK(rule(of(EventKind::Feel, 0), of(EventKind::Turn, 0)) == "HU-T2");
    CHECK(rule(of(EventKind::NoiseLeft, 0), of(EventKind::Hop, 0)) == "HU-D7");
    CHECK(rule(of(EventKind::Hide, 0), of(EventKind::Combat, 0)) == "HU-X7");
}

TEST_CASE("the end is reported with the winner and the rule", "[rules][HU-E1][HU-E3]") {
    Event result = of(EventKind::Result);
    result.number = static_cast<std::uint8_t>(Ending::Rescued);
    CHECK(rule(result) == "HU-E1");
    result.number = static_cast<std::uint8_t>(Ending::Resigned);
    CHECK(said(result) == "The Hunter gives up: the Hunted have won.");
    result.who = kHunter;
    CHECK(said(result) == "The Hunted give up: the Hunter has won.");
    CHECK(rule(result) == "HU-E3");
}

TEST_CASE("turns are headings and count rounds past 255", "[rules][HU-O1]") {
    Event turn = of(EventKind::Turn, 2);
    turn.number = 1;
    turn.place = 1;
    const table::EventText text = event_text(turn, std::nullopt);
    CHECK(text.heading);
    CHECK(text.sentence == "Round 257: the turn of Hunted 3.");
    CHECK(event_text(of(EventKind::HunterTurn), std::nullopt).heading);
    CHECK(!event_text(of(EventKind::EndTurn, 0), std::nullopt).heading);
}

TEST_CASE("a card is reported with its spoken line and Sneak without one", "[rules][HU-Y1]") {
    Event card = of(EventKind::Card);
    card.place = static_cast<std::uint8_t>(Card::Bloodlust);
    CHECK(said(card) == "The Hunter plays Bloodlust: \"I can smell you.\"");
    card.place = static_cast<std::uint8_t>(Card::Sneak);
    CHECK(said(card) == "The Hunter plays Sneak, without a word.");
}

TEST_CASE("an event for a Hunted is reported without its space", "[rules][HU-I5]") {
    Event noise = of(EventKind::NoiseLeft, 0);
    noise.place = testing::at("c4");
    CHECK(said(noise) == "Hunted 1 leaves a noise behind at c4.");
    noise.place = kNoSpace;
    CHECK(said(noise) == "Hunted 1 leaves a noise behind.");
}

}  // namespace
}  // namespace tenebrae::nyctophobia
