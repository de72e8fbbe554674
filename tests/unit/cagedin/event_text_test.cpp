// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/words/event_rows.hpp"
#include "test_fight_text.hpp"
#include "test_fight_words.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace tenebrae::cagedin {
namespace {

Event of(EventKind kind, Seat who = kRed, int value = 0, int reason = 0, int place = 0) {
    Event event;
    event.kind = kind;
    event.who = who;
    event.value = static_cast<std::uint8_t>(value);
    event.reason = static_cast<std::uint8_t>(reason);
    event.place = static_cast<std::uint8_t>(place);
    return event;
}

Card card(Place place, std::string_view code) {
    return testing::cards_of(place, code).front();
}

template <typename Enum>
int number(Enum value) {
    return static_cast<int>(value);
}

Event with(Event event, Place place, std::string_view first, std::string_view second = "") {
    event.cards[0] = card(place, first);
    event.cards[1] = second.empty() ? kNoCard : card(place, second);
    return event;
}

Event attack(AttackKind kind, std::string_view first, std::string_view second = "") {
    const Place place = kind <= AttackKind::Takedown ? Place::Feet : Place::Mat;
    return with(of(EventKind::Attack, kRed, number(kind)), place, first, second);
}

Event ending(Event event, std::string_view from, std::string_view to) {
    event.from = testing::hex(from);
    event.to = testing::hex(to);
    return event;
}

table::EventText told(const Event& event, const std::optional<Event>& cause = std::nullopt) {
    return event_rows().text({event, testing::setup_of(testing::TestFight()), cause});
}

std::string said(const Event& event) {
    return told(event).sentence;
}

/// Returns the rule of an event after an attack that was not blocked.
std::string_view rule_after(AttackKind attack, const Event& event) {
    return told(event, of(EventKind::NotBlocked, kBlue, number(attack))).rule;
}

/// Returns the rules of events that differ in one member, which counts from 0.
std::string rules_by(std::uint8_t Event::*member, Event event, int count) {
    std::string rules;
    for (int number = 0; number < count; ++number) {
        event.*member = static_cast<std::uint8_t>(number);
        rules += (number == 0 ? "" : " ") + std::string(told(event).rule);
    }
    return rules;
}

std::string json(const Event& event) {
    return event_rows().json({event, testing::setup_of(testing::TestFight())}).dump();
}

}  // namespace

TEST_CASE("CI-L1: an event cites the rule of its reason") {
    const auto by_reason = [](EventKind kind, int count) {
        return rules_by(&Event::reason, of(kind), count);
    };
    CHECK(by_reason(EventKind::Drew, 6) == "CI-S6 CI-T2 CI-K11 CI-A19 CI-A17 CI-M18");
    CHECK(by_reason(EventKind::Moved, 3) == "CI-A7 CI-A10 CI-A13");
    CHECK(by_reason(EventKind::FatigueGained, 7) == "CI-O4 CI-M7 CI-F4 CI-B3 CI-B5 CI-M3 CI-F15");
    CHECK(by_reason(EventKind::FatigueRemoved, 2) == "CI-A21 CI-E5");
    CHECK(by_reason(EventKind::Countered, 2) == "CI-D7 CI-D7");
    CHECK(by_reason(EventKind::Damage, 5) == "CI-A5 CI-D7 CI-F6 CI-M3 CI-M4");
    CHECK(by_reason(EventKind::ComboEnds, 4) == "CI-O2 CI-O2 CI-O2 CI-O6");
    CHECK(rules_by(&Event::place, of(EventKind::HandDiscarded), kPlaces) == "CI-A17 CI-M18");
}

TEST_CASE("CI-L1: an event cites the rule of its attack") {
    CHECK(
        rules_by(&Event::value, attack(AttackKind::Strike, "jab-l"), 7)
        == "CI-A4 CI-A6 CI-A11 CI-A15 CI-M2 CI-M5 CI-M2"
    );
    const auto blocked = [](Place place, std::string_view code) {
        return rules_by(&Event::value, with(of(EventKind::Blocked, kBlue), place, code), 7);
    };
    CHECK(blocked(Place::Feet, "jab-l").starts_with("CI-D1 CI-D1 CI-D1 CI-D1 CI-D3 "));
    CHECK(blocked(Place::Feet, "slam").starts_with("CI-D2 CI-D2 CI-D2 CI-D2 CI-D3 "));
    CHECK(rule_after(AttackKind::Strike, of(EventKind::Damage)) == "CI-A5");
    CHECK(rule_after(AttackKind::Haymaker, of(EventKind::Damage)) == "CI-A8");
    CHECK(rule_after(AttackKind::Haymaker, of(EventKind::Pushed)) == "CI-A9");
    CHECK(rule_after(AttackKind::Shove, of(EventKind::Pushed)) == "CI-A12");
    CHECK(rule_after(AttackKind::Haymaker, of(EventKind::NotPushed)) == "CI-A9");
    CHECK(rule_after(AttackKind::Shove, of(EventKind::NotPushed)) == "CI-A12");
    CHECK(told(of(EventKind::Covered)).rule == "CI-A21");
    CHECK(told(with(of(EventKind::Covered), Place::Feet, "jab-l")).rule == "CI-A19");
}

TEST_CASE("CI-L1, CI-M3, CI-F11: fatigue by ground and pound says whether it was chosen or due to "
          "the type") {
    for (const Type type : {Type::None, Type::Submission}) {
        testing::TestFight fight;
        fight.mat()
            .type(kRed, type)
            .hand(kRed, "kim-h-t arm-br-t")
            .turn()
            .play("pound kim-h-t, pass");
        if (type == Type::None) {
            fight.play("fatigue");
        }
        const auto tired = std::ranges::find(fight.events, EventKind::FatigueGained, &Event::kind);
        REQUIRE(tired != fight.events.end());
        CHECK(told(*tired).rule == (type == Type::None ? "CI-M3" : "CI-F11"));
    }
}

TEST_CASE("a fight is reported in plain sentences") {
    CHECK(said(attack(AttackKind::Strike, "jab-l")) == "Red strikes with the left Jab.");
    CHECK(
        said(with(of(EventKind::Blocked, kBlue), Place::Feet, "cross-l"))
        == "Blue blocks with the left Cross."
    );
    CHECK(
        said(attack(AttackKind::Submit, "arm-h-e", "kim-h-t"))
        == "Red tries a submission with the armbar (head, escape) and the kimura (head, tap)."
    );
    CHECK(
        said(of(EventKind::Damage, kBlue, 3, number(DamageReason::Counter), number(Meter::LegLeft)))
        == "Blue is hurt: left leg 3 of 4, by the counter-strike."
    );
    CHECK(
        said(ending(of(EventKind::Pushed, kBlue), "d4", "d5"))
        == "Blue is driven back from d4 to d5."
    );
    CHECK(said(of(EventKind::TurnBegins, kBlue, 1, 0, 1)) == "Turn 257: Blue.");
    Event judged = of(EventKind::Judged, kNobody);
    judged.cards[kRed] = 47;
    judged.cards[kBlue] = 9;
    CHECK(said(judged) == "The judges count 47 cubes on Red, 9 on Blue.");
}

TEST_CASE("CI-X1 to CI-X5: each ending has a rule and a sentence") {
    const auto ended = [](Ending ending, Seat winner) {
        const auto& row = ending_row(ending, winner);
        CHECK(said(of(EventKind::Over, winner, number(ending))) == row.sentence);
        return std::string(row.rule) + " " + std::string(row.sentence);
    };
    CHECK(ended(Ending::Knockout, kRed) == "CI-X1 Red wins by knockout.");
    CHECK(ended(Ending::Submission, kBlue) == "CI-X2 Blue wins by submission.");
    CHECK(ended(Ending::Decision, kRed) == "CI-X3 Red wins by the judges' decision.");
    CHECK(ended(Ending::Draw, kNobody) == "CI-X4 The judges score it even: the fight is a draw.");
    CHECK(ended(Ending::Resigned, kRed) == "CI-X5 Blue gives up: Red wins.");
    CHECK(ended(Ending::Resigned, kBlue) == "CI-X5 Red gives up: Blue wins.");
}

TEST_CASE("CI-V7: a seat sees only the number of the opponent's draws and not the opponent's type"
) {
    const Event drew = with(of(EventKind::Drew, kRed, 2), Place::Feet, "jab-l", "slam");
    CHECK(said(seat_event(drew, kRed)) == "Red draws 2 cards: left Jab and Slam.");
    CHECK(said(seat_event(drew, kBlue)) == "Red draws 2 cards.");
    CHECK(
        json(seat_event(drew, kRed))
        == R"({"fighter":"red","number":2,"reason":"deal","cards":["jab-l","slam"]})"
    );
    CHECK(json(seat_event(drew, kBlue)) == R"({"fighter":"red","number":2,"reason":"deal"})");
    const Event chosen = of(EventKind::TypeChosen, kBlue, number(Type::Wrestler));
    CHECK(said(seat_event(chosen, kBlue)) == "Blue chooses to be a Wrestler.");
    CHECK(said(seat_event(chosen, kRed)) == "Blue has chosen a type.");
    CHECK(json(seat_event(chosen, kRed)) == R"({"fighter":"blue"})");
}

TEST_CASE("CI-L1: JSON has the values of an event") {
    CHECK(
        json(attack(AttackKind::Submit, "arm-h-e", "kim-h-t"))
        == R"({"fighter":"red","kind":"submit","cards":["arm-h-e","kim-h-t"]})"
    );
    CHECK(
        json(ending(with(of(EventKind::Footwork), Place::Feet, "low-l"), "d1", "d4"))
        == R"({"fighter":"red","cards":["low-l"],"from":"d1","to":"d4"})"
    );
    CHECK(
        json(of(EventKind::Damage, kBlue, 3, number(DamageReason::CornerHex), number(Meter::Head)))
        == R"({"fighter":"blue","meter":"head","cubes":3,"reason":"corner-hex"})"
    );
    CHECK(json(of(EventKind::TurnBegins, kBlue, 1, 0, 1)) == R"({"fighter":"blue","turn":257})");
    Counts hand{};
    hand[card(Place::Feet, "jab-l")] = 2;
    hand[card(Place::Feet, "slam")] = 1;
    Event discarded = of(EventKind::HandDiscarded, kBlue);
    discarded.set_counts(hand);
    CHECK(json(discarded) == R"({"fighter":"blue","cards":["jab-l","jab-l","slam"]})");
    CHECK(
        json(of(EventKind::Over, kNobody, number(Ending::Draw)))
        == R"({"winner":null,"way":"draw"})"
    );
    CHECK(json(of(EventKind::Bell, kNobody, 0, 0, number(Place::Mat))) == R"({"deck":"ground"})");
}

}  // namespace tenebrae::cagedin
