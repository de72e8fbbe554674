// SPDX-License-Identifier: MIT
#include "games/cagedin/words/describe.hpp"

#include "core/text.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/acts.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::cagedin {
namespace {

/// "left Jab (head; combo)": a strike card with all that is printed on it but the footwork value.
std::string spoken_fully(const Setup& setup, Place place, Card card) {
    std::string text = spoken_card(setup, place, card);
    const StandupCard& standup = setup.rules.tables.standup[card];
    if (place == Place::Mat || standup.is_takedown) {
        return text;
    }
    const Meter meter = meter_of(standup.location);
    const bool is_body = meter == Meter::BodyLeft || meter == Meter::BodyRight;
    text += meter == Meter::Head ? " (head" : is_body ? " (body" : " (leg";
    text += standup.combo ? "; combo" : "";
    text += standup.haymaker ? "; haymaker" : "";
    return text + (standup.counter ? "; counter-strike)" : ")");
}

std::string spoken_cards(const Setup& setup, Place place, Action action) {
    const std::string second =
        action.second == kNoCard ? "" : " and the " + spoken_fully(setup, place, action.second);
    return spoken_fully(setup, place, action.card) + second;
}

/// Returns the words for a letter after a $.
std::string filled_in(const Setup& setup, Place place, Action action, char letter) {
    switch (letter) {
    case 'c': return spoken_cards(setup, place, action);
    case 'h': return name(action.hex);
    case 'm': return std::string(spoken(static_cast<Meter>(action.value)));
    case 'n': return action.value == 0 ? "none" : core::counted(int{action.value}, "card");
    case 's': return action.hex == kNoHex ? "" : ", after a step to " + name(action.hex);
    case 't': return std::string(spoken(static_cast<Type>(action.value)));
    default: return {};
    }
}

/// Fills in the sentence of an act; `words_for` returns the words for a letter after a $.
template <typename WordsFor>
std::string filled(std::string_view said, const WordsFor& words_for) {
    std::string text;
    for (std::size_t at = said.find('$'); at != said.npos; at = said.find('$')) {
        text += said.substr(0, at);
        text += words_for(said[at + 1]);
        said.remove_prefix(at + 2);
    }
    return text.append(said);
}

/// Leaves the cards out of the sentence of an act: "Footwork to $h".
std::string without_cards(std::string_view said) {
    std::string text(said);
    for (const std::string_view part : {" with the $c", " the $c"}) {
        if (const std::size_t at = text.find(part); at != std::string::npos) {
            text.erase(at, part.size());
        }
    }
    return text;
}

constexpr std::string_view kKnockout = ", a KNOCKOUT";

/// Can it be countered (CI-D7, D9)?
bool is_hit(AttackKind kind) {
    return kind == AttackKind::Strike || kind == AttackKind::Haymaker;
}

/// Predicts the results of an answer from what the deciding seat knows.
class Preview {
public:
    Preview(const Setup& setup, const View& view)
        : setup_(setup),
          rules_(setup.rules),
          view_(view),
          then_(view.open),
          unseen_(unseen(setup.rules, view, view.open.place)),
          me_(view.open.owner),
          him_(other(me_)) {}

    std::vector<std::string> lines(Action action);

private:
    void say(const std::string& line) { lines_.push_back(line + "."); }
    [[nodiscard]] const StandupCard& standup() const {
        return rules_.tables.standup[then_.attack.card];
    }

    // These change then_, and return what changed.
    std::string tire(Seat seat, int cubes);
    std::string hurt(Seat seat, Meter meter, int points);
    std::string stand_on(Seat seat, Hex hex);
    std::string push(Seat attacker);
    std::string pound_damage(Seat defender);
    std::string pound(Seat attacker);
    std::string land(Seat attacker);
    std::string counter(Seat attacker);

    [[nodiscard]] std::string tap_out(Seat defender) const;
    std::string untire(Meter meter);
    [[nodiscard]] Hex between() const;
    [[nodiscard]] Meter side_of_takedown(bool left) const;
    void pay(int cubes);
    void act(Action action);
    void attack(AttackKind kind, Action action);
    void say_who_blocks(Card attacking);
    void say_what_follows();
    void answer(Action action);
    void say_type(Type type);

    const Setup& setup_;
    const Rules& rules_;
    const View& view_;
    Open then_;  ///< the state after the answer
    Counts unseen_;  ///< of the deck in use
    Seat me_;
    Seat him_;
    std::vector<std::string> lines_;
};

/// Cubes beyond the last space are lost (CI-B7).
std::string Preview::tire(Seat seat, int cubes) {
    Fighter& who = then_.fighters[seat];
    std::uint8_t& now = who.cubes[index(Meter::Fatigue)];
    now = static_cast<std::uint8_t>(now + std::min(cubes, room_for_fatigue(rules_, who)));
    return std::string(called(seat)) + "'s fatigue " + std::to_string(now) + " of "
           + std::to_string(rules_.spaces(Meter::Fatigue));
}

/// Point by point (CI-B6), with F and KO spaces and full meters.
std::string Preview::hurt(Seat seat, Meter meter, int points) {
    Fighter& who = then_.fighters[seat];
    const MeterPlan& plan = rules_.tables.meters[index(meter)];
    std::uint8_t& now = who.cubes[index(meter)];
    std::string more;
    for (int point = 0; point < points; ++point) {
        const bool is_full = now >= plan.spaces;
        const std::uint32_t space = is_full ? 0 : std::uint32_t{1} << now;
        const bool is_out = is_full && room_for_fatigue(rules_, who) == 0;
        now = static_cast<std::uint8_t>(now + (is_full ? 0 : 1));
        if (is_out || (plan.knockout & space) != 0) {
            more += kKnockout;
            break;
        }
        if (is_full || (plan.fatigue & space) != 0) {
            more += (is_full ? ", full, " : ", an F space, ") + tire(seat, 1);
        }
    }
    return std::string(called(seat)) + "'s " + std::string(spoken(meter)) + " "
           + std::to_string(now) + " of " + std::to_string(plan.spaces) + more;
}

/// Adds what the hex means for both fighters.
std::string Preview::stand_on(Seat seat, Hex hex) {
    then_.fighters[seat].at = hex;
    const Tables& tables = rules_.tables;
    const int away = distance(hex, then_.fighters[other(seat)].at);
    std::string text = std::string(called(seat)) + " on " + name(hex) + ", "
                       + (away == 1 ? "adjacent" : std::to_string(away) + " hexes away");
    text += has(tables.countering, hex) ? ", on a counter-strike hex" : "";
    text += has(tables.hurting, hex) ? ", on a \"+1 DMG\" hex" : "";
    text += hex == tables.corners[seat] ? ", in his own corner" : "";
    for (const Seat pinned : {kRed, kBlue}) {
        text += is_pinned(then_, pinned) ? ", " + std::string(called(pinned)) + " pinned" : "";
    }
    return text;
}

std::string Preview::push(Seat attacker) {
    const Seat defender = other(attacker);
    const Hex hex = behind(then_.fighters[attacker].at, then_.fighters[defender].at);
    return hex == kNoHex ? std::string(called(defender)) + " stays, against the cage"
                         : stand_on(defender, hex);
}

/// CI-M3, M4.
std::string Preview::pound_damage(Seat defender) {
    const bool is_corner = has(rules_.tables.hurting, then_.fighters[defender].at);
    return hurt(defender, rules_.tables.ground[then_.attack.card].meter, is_corner ? 2 : 1);
}

/// CI-F11, F15; damage where the attacker can still choose.
std::string Preview::pound(Seat attacker) {
    const Seat defender = other(attacker);
    const Type type = then_.fighters[attacker].type;
    if (type == Type::Submission) {
        return tire(defender, 2);
    }
    const Open before = then_;
    const std::string text = pound_damage(defender);
    if (type == Type::Wrestler) {
        return text.ends_with(kKnockout) ? text : text + ", then " + tire(defender, 1);
    }
    then_ = before;
    return text + "; or 1 fatigue";
}

/// CI-M12, from the unseen cards (CI-V8).
std::string Preview::tap_out(Seat defender) const {
    const int needed = room_for_fatigue(rules_, then_.fighters[defender]) == 0 ? 3 : 4;
    int cards = 0;
    int taps = 0;
    for (Card card = 0; card < rules_.tables.sorts[index(Place::Mat)]; ++card) {
        cards += unseen_[card];
        taps += rules_.tables.ground[card].is_tap ? unseen_[card] : 0;
    }
    return std::to_string(needed) + " taps in a row from the deck end the fight; "
           + std::to_string(taps) + " of " + std::to_string(cards) + " unseen cards are taps";
}

/// Returns what the attack does if it is not blocked.
std::string Preview::land(Seat attacker) {
    const Seat defender = other(attacker);
    switch (then_.attack.kind) {
    case AttackKind::Strike: return hurt(defender, meter_of(standup().location), 1);
    case AttackKind::Haymaker: {
        const std::string damage = hurt(defender, meter_of(standup().location), 2);
        return damage.ends_with(kKnockout) ? damage : damage + "; " + push(attacker);
    }
    case AttackKind::Shove:
        return push(attacker) + "; then " + std::string(called(attacker)) + " may step";
    case AttackKind::Takedown: {
        const bool is_judo = then_.fighters[attacker].type == Type::Judo;
        return std::string(is_judo ? "2 damage, then " : "")
               + "to the mat, both with four new cards";
    }
    case AttackKind::Pound:
    case AttackKind::FreePound: return pound(attacker);
    case AttackKind::Submit: return tap_out(defender);
    case AttackKind::Stand: break;
    }
    return "both stand up, with four new cards";
}

/// CI-D7.
std::string Preview::counter(Seat attacker) {
    const int points = then_.attack.kind == AttackKind::Haymaker ? 2 : 1;
    return hurt(attacker, meter_of(standup().location), points);
}

void Preview::pay(int cubes) {
    if (cubes > 0) {
        say("Costs " + std::to_string(cubes) + " fatigue: " + tire(me_, cubes));
    }
}

void Preview::say_who_blocks(Card attacking) {
    int cards = 0;
    int all = 0;
    int counters = 0;
    for (Card card = 0; card < rules_.tables.sorts[index(then_.place)]; ++card) {
        if (blocks(rules_, then_, card, attacking)) {
            cards += unseen_[card];
            all += rules_.tables.copies[index(then_.place)][card];
            counters += rules_.tables.standup[card].counter ? unseen_[card] : 0;
        }
    }
    say(std::to_string(cards) + " of " + std::to_string(all) + " cards that block the "
        + spoken_card(setup_, then_.place, attacking) + " are unseen"
        + (is_hit(then_.attack.kind) ? ", " + std::to_string(counters) + " with counter-strike" : ""
        )
        + "; " + std::string(called(him_)) + " holds "
        + core::counted(int{then_.fighters[him_].hand_size}, "card"));
}

/// The combo, if there is one (CI-O1, O2, O4). Precondition: in then_ the attack has landed.
void Preview::say_what_follows() {
    if (!has_combo(rules_, then_, me_, then_.attack)) {
        return;
    }
    if (is_pinned(then_, me_) || room_for_fatigue(rules_, then_.fighters[me_]) == 0) {
        say("No combo: " + std::string(called(me_))
            + (is_pinned(then_, me_) ? " is pinned" : "'s fatigue is full"));
    } else {
        say("Combo: if it lands, you act again "
            + std::string(action_cost(then_) > 0 ? "for 1 fatigue" : "at no cost"));
    }
}

void Preview::attack(AttackKind kind, Action action) {
    if (kind == AttackKind::Submit) {
        pay(submission_cost(rules_, then_.fighters[him_]));
    }
    if (action.hex != kNoHex) {
        say(stand_on(me_, action.hex));
    }
    then_.attack = {kind, action.card, action.second};
    then_.owner = him_;
    then_.decision = Decision::Defend;
    const Open declared = then_;
    const std::string landing = land(me_);
    say("If it lands: " + landing);
    const Open landed = then_;
    then_ = declared;
    if (!may_block(rules_, then_)) {
        say(std::string(called(him_)) + " cannot block it");
    } else {
        say_who_blocks(action.card);
        if (action.second != kNoCard) {
            say_who_blocks(action.second);
        }
        if (is_hit(kind) && has(rules_.tables.countering, then_.fighters[him_].at)) {
            say(std::string(called(him_)) + " is on a counter-strike hex: any block hits back, "
                + counter(me_));
        }
    }
    then_ = landed;
    if (!landing.ends_with(kKnockout)) {
        say_what_follows();
    }
}

/// An action of a turn.
void Preview::act(Action action) {
    using Pair = std::pair<ActionKind, AttackKind>;
    constexpr std::array<Pair, 7> kAttacks{{
        {ActionKind::Strike, AttackKind::Strike},
        {ActionKind::Haymaker, AttackKind::Haymaker},
        {ActionKind::Shove, AttackKind::Shove},
        {ActionKind::Takedown, AttackKind::Takedown},
        {ActionKind::Pound, AttackKind::Pound},
        {ActionKind::Submit, AttackKind::Submit},
        {ActionKind::Stand, AttackKind::Stand},
    }};
    if (action.kind == ActionKind::End) {
        return;
    }
    pay(action_cost(then_));
    ++then_.actions;
    const auto* const found = std::ranges::find(kAttacks, action.kind, &Pair::first);
    if (found != kAttacks.end()) {
        attack(found->second, action);
    } else if (action.kind == ActionKind::Footwork) {
        say(stand_on(me_, action.hex));
    } else if (action.kind == ActionKind::Rest) {
        say(untire(Meter::Fatigue));
    }
}

/// An answer to an attack, or to a fighter who stands up.
void Preview::answer(Action action) {
    const Attack attack = then_.attack;
    if (action.kind == ActionKind::Pass) {
        say("Not blocked: " + land(him_));
        return;
    }
    if (action.kind == ActionKind::Pound) {
        then_.attack = {AttackKind::FreePound, action.card, kNoCard};
        say("It cannot be blocked: " + land(me_));
        say("Then both stand up, with four new cards");
        return;
    }
    if (attack.kind == AttackKind::Takedown && then_.fighters[me_].type == Type::Striker) {
        pay(1);
    }
    const bool is_countered = rules_.tables.standup[action.card].counter
                              || has(rules_.tables.countering, then_.fighters[me_].at);
    if (is_hit(attack.kind) && is_countered) {
        say("Counter-strike: " + counter(him_));
    }
    say(std::string(called(him_)) + "'s turn ends");
}

/// Removes one cube from the deciding fighter's meter.
std::string Preview::untire(Meter meter) {
    std::uint8_t& now = then_.fighters[me_].cubes[index(meter)];
    now = static_cast<std::uint8_t>(now - (now > 0 ? 1 : 0));
    return std::string(called(me_)) + "'s " + std::string(spoken(meter)) + " " + std::to_string(now)
           + " of " + std::to_string(rules_.spaces(meter));
}

void Preview::say_type(Type type) {
    constexpr std::array<std::string_view, kTypes + 1> kAbilities{
        "No abilities",
        "Plain strikes have the combo symbol. Unless you are pinned, any takedown card blocks a "
        "takedown, for 1 fatigue",
        "Takedowns deal 2 damage, have the combo symbol and work while you are pinned. After you "
        "stand up, the next turn is yours",
        "Ground and pound deals 2 fatigue and no damage. You may play two cards in one submission",
        "Ground and pound deals damage and 1 fatigue. It has the combo symbol while the other is "
        "pinned"};
    say(std::string(kAbilities[static_cast<std::size_t>(type)]));
}

/// Returns the hex between the pawns (CI-P4).
Hex Preview::between() const {
    const Hex from = then_.fighters[me_].at;
    Hexes hexes = around(from);
    while (hexes != 0) {
        const Hex hex = take_first(hexes);
        if (adjacent(hex, then_.fighters[him_].at)
            && behind(from, hex) == then_.fighters[him_].at) {
            return hex;
        }
    }
    return from;
}

/// CI-F6, F7.
Meter Preview::side_of_takedown(bool left) const {
    const bool is_body = standup().takedown == Takedown::Slam;
    return is_body ? (left ? Meter::BodyLeft : Meter::BodyRight)
                   : (left ? Meter::LegLeft : Meter::LegRight);
}

std::vector<std::string> Preview::lines(Action action) {
    const int played = (action.card != kNoCard ? 1 : 0) + (action.second != kNoCard ? 1 : 0);
    if (played > 0 && then_.fighters[me_].hand_size == played) {
        say("Your hand is empty then: you draw four cards at once");
    }
    switch (view_.open.decision) {
    case Decision::Turn:
    case Decision::Combo: act(action); break;
    case Decision::Defend:
    case Decision::Answer: answer(action); break;
    case Decision::Type: say_type(static_cast<Type>(action.value)); break;
    case Decision::Side:
        say(hurt(him_, side_of_takedown(action.kind == ActionKind::SideLeft), 2));
        break;
    case Decision::Harm:
        say(action.kind == ActionKind::Damage ? pound_damage(him_) : tire(him_, 1));
        break;
    case Decision::Follow:
    case Decision::Step:
        if (action.kind != ActionKind::Stay) {
            say(stand_on(me_, action.kind == ActionKind::Follow ? between() : action.hex));
        }
        break;
    case Decision::Rise:
        say(action.kind == ActionKind::ToFeet
                ? "Both get four new cards, and the next turn is yours"
                : "The next turn is yours");
        break;
    case Decision::Recover:
        if (action.kind == ActionKind::Recover) {
            say(untire(static_cast<Meter>(action.value)));
        }
        break;
    case Decision::None: break;
    }
    return std::move(lines_);
}

}  // namespace

std::string describe(const Setup& setup, const View& view, Action action) {
    return filled(act_of(action.kind).said, [&](char letter) {
        return filled_in(setup, view.open.place, action, letter);
    });
}

std::string
describe_briefly(const Setup& setup, const View& view, Action action, std::size_t columns) {
    const Place place = view.open.place;
    const auto words_for = [&](char letter) {
        return letter == 'c'   ? setup.card(place, action.card).name
               : letter == 'n' ? std::to_string(action.value)
                               : filled_in(setup, place, action, letter);
    };
    const std::string_view said = act_of(action.kind).said;
    std::string text = action.second == kNoCard ? filled(said, words_for) : "";
    return text.empty() || text.size() > columns ? filled(without_cards(said), words_for) : text;
}

std::vector<std::string> consequences(const Setup& setup, const View& view, Action action) {
    if (!view.decides || action.kind == ActionKind::Resign) {
        return {};
    }
    return Preview(setup, view).lines(action);
}

}  // namespace tenebrae::cagedin
