// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/words/event_text.hpp"
#include "games/cagedin/words/json.hpp"
#include "test_fight_text.hpp"
#include "test_fight_words.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
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

Event not_blocked(AttackKind kind) {
    return of(EventKind::NotBlocked, kBlue, number(kind));
}

Event ending(Event event, std::string_view from, std::string_view to) {
    event.from = testing::hex(from);
    event.to = testing::hex(to);
    return event;
}

table::EventText told(const Event& event, const std::optional<Event>& cause = std::nullopt) {
    return event_text(testing::setup_of(testing::TestFight()), event, cause);
}

std::string said(const Event& event) {
    return told(event).sentence;
}

std::string_view rule(const Event& event, const std::optional<Event>& cause = std::nullopt) {
    return told(event, cause).rule;
}

std::string json(const Event& event) {
    return json_of_event(testing::setup_of(testing::TestFight()), event).dump();
}

}  // namespace

TEST_CASE("CI-L1: every event has its own name as in the table of events") {
    constexpr std::array<std::string_view, kEventKinds> kNames{
        "type-chosen",    "round-begins",   "drew",
        "types-revealed", "turn-begins",    "footwork",
        "moved",          "attack",         "covered",
        "stands",         "fatigue",        "fatigue-removed",
        "blocked",        "not-blocked",    "countered",
        "damage",         "pushed",         "not-pushed",
        "to-mat",         "to-feet",        "hand-discarded",
        "overturned",     "escaped",        "saved-by-bell",
        "combo",          "combo-ends",     "bell",
        "round-ends",     "damage-removed", "coached",
        "skipped",        "judged",         "over"};
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
        CHECK(code(static_cast<EventKind>(kind)) == kNames[kind]);
    }
}

TEST_CASE("CI-L1: an event cites the rule of its cause") {
    constexpr std::array<std::string_view, 6> kDraws{
        "CI-S6", "CI-T2", "CI-K11", "CI-A19", "CI-A17", "CI-M18"};
    for (std::size_t reason = 0; reason < kDraws.size(); ++reason) {
        CHECK(rule(of(EventKind::Drew, kRed, 1, static_cast<int>(reason))) == kDraws[reason]);
    }
    constexpr std::array<std::string_view, 3> kMoves{"CI-A7", "CI-A10", "CI-A13"};
    for (std::size_t reason = 0; reason < kMoves.size(); ++reason) {
        const Event moved = of(EventKind::Moved, kRed, 0, static_cast<int>(reason));
        CHECK(rule(ending(moved, "d3", "d4")) == kMoves[reason]);
    }
    CHECK(rule(attack(AttackKind::Strike, "jab-l")) == "CI-A4");
    CHECK(rule(attack(AttackKind::Haymaker, "over-l")) == "CI-A6");
    CHECK(rule(attack(AttackKind::Shove, "jab-l")) == "CI-A11");
    CHECK(rule(attack(AttackKind::Takedown, "slam")) == "CI-A15");
    CHECK(rule(attack(AttackKind::Pound, "kim-h-t")) == "CI-M2");
    CHECK(rule(attack(AttackKind::Submit, "kim-h-t")) == "CI-M5");
    CHECK(rule(of(EventKind::Covered)) == "CI-A21");
    CHECK(rule(with(of(EventKind::Covered), Place::Feet, "jab-l")) == "CI-A19");
    constexpr std::array<std::string_view, 7> kFatigue{
        "CI-O4", "CI-M7", "CI-F4", "CI-B3", "CI-B5", "CI-M3", "CI-F15"};
    for (std::size_t reason = 0; reason < kFatigue.size(); ++reason) {
        CHECK(
            rule(of(EventKind::FatigueGained, kRed, 1, static_cast<int>(reason)))
            == kFatigue[reason]
        );
    }
    CHECK(rule(of(EventKind::FatigueRemoved, kRed, 1, 0)) == "CI-A21");
    CHECK(rule(of(EventKind::FatigueRemoved, kRed, 1, 1)) == "CI-E5");
    const auto blocked = [](AttackKind kind, Place place, std::string_view code) {
        return rule(with(of(EventKind::Blocked, kBlue, number(kind)), place, code));
    };
    CHECK(blocked(AttackKind::Strike, Place::Feet, "jab-l") == "CI-D1");
    CHECK(blocked(AttackKind::Shove, Place::Feet, "jab-l") == "CI-D1");
    CHECK(blocked(AttackKind::Shove, Place::Feet, "slam") == "CI-D2");
    CHECK(blocked(AttackKind::Takedown, Place::Feet, "slam") == "CI-D2");
    CHECK(blocked(AttackKind::Submit, Place::Mat, "kim-h-t") == "CI-D3");
    const auto hurt = [](DamageReason reason, AttackKind kind) {
        return rule(of(EventKind::Damage, kBlue, 1, number(reason)), not_blocked(kind));
    };
    CHECK(hurt(DamageReason::Hit, AttackKind::Strike) == "CI-A5");
    CHECK(hurt(DamageReason::Hit, AttackKind::Haymaker) == "CI-A8");
    CHECK(hurt(DamageReason::Counter, AttackKind::Strike) == "CI-D7");
    CHECK(hurt(DamageReason::Takedown, AttackKind::Takedown) == "CI-F6");
    CHECK(hurt(DamageReason::Pound, AttackKind::Pound) == "CI-M3");
    CHECK(hurt(DamageReason::CornerHex, AttackKind::Pound) == "CI-M4");
    const Event pushed = ending(of(EventKind::Pushed, kBlue), "d4", "d5");
    CHECK(rule(pushed, not_blocked(AttackKind::Haymaker)) == "CI-A9");
    CHECK(rule(pushed, not_blocked(AttackKind::Shove)) == "CI-A12");
    CHECK(rule(of(EventKind::HandDiscarded, kRed, 0, 0, number(Place::Feet))) == "CI-A17");
    CHECK(rule(of(EventKind::HandDiscarded, kRed, 0, 0, number(Place::Mat))) == "CI-M18");
    CHECK(rule(of(EventKind::ComboEnds, kRed, 0, number(ComboEnd::Pinned))) == "CI-O2");
    CHECK(rule(of(EventKind::ComboEnds, kRed, 0, number(ComboEnd::End))) == "CI-O6");
    CHECK(rule(of(EventKind::Over, kRed, number(Ending::Knockout))) == "CI-X1");
    CHECK(rule(of(EventKind::Over, kNobody, number(Ending::Draw))) == "CI-X4");
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
        CHECK(rule(*tired) == (type == Type::None ? "CI-M3" : "CI-F11"));
    }
}

TEST_CASE("CI-L1: every event has a sentence and a reason") {
    std::set<std::string> sentences;
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
        Event event = ending(of(static_cast<EventKind>(kind), kRed, 1), "d3", "d4");
        event.cards.fill(kNoCard);
        event.cards[0] = 1;
        event.cards[1] = 1;
        const table::EventText text = told(event);
        INFO(text.code);
        CHECK(text.rule.starts_with("CI-"));
        CHECK((text.reason.ends_with(".") || text.reason.ends_with("!")));
        CHECK((text.sentence.ends_with(".") || text.sentence.ends_with("!")));
        CHECK(sentences.insert(text.sentence).second);
        CHECK(
            text.heading
            == (event.kind == EventKind::TurnBegins || event.kind == EventKind::RoundBegins)
        );
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
    CHECK(
        said(of(EventKind::Over, kBlue, number(Ending::Submission))) == "Blue wins by submission."
    );
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
