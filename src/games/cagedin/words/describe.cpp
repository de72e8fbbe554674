// SPDX-License-Identifier: MIT
#include "games/cagedin/words/describe.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/action_rows.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::cagedin {
namespace {

/// Removes the cards from the sentence of an action: "Footwork to {hex}".
std::string without_cards(std::string_view sentence) {
    std::string text(sentence);
    for (const std::string_view part : {" with the {card}", " the {card}"}) {
        if (const std::size_t at = text.find(part); at != std::string::npos) {
            text.erase(at, part.size());
        }
    }
    return text;
}

constexpr std::string_view kKnockout = ", a KNOCKOUT";

/// Returns whether the attack can be countered (CI-D7, D9).
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
          after_(view.open),
          unseen_(unseen(setup.rules, view, view.open.place)),
          own_seat_(view.open.owner),
          opponent_(other(own_seat_)) {}

    std::vector<std::string> lines(Action action);

private:
    void add_line(const std::string& line) { lines_.push_back(line + "."); }
    [[nodiscard]] const StandupCard& standup() const {
        return rules_.tables.standup[after_.attack.card];
    }

    /// Returns "Red's head 2 of 7".
    [[nodiscard]] std::string cubes_text(Seat seat, Meter meter) const {
        return std::string(display_name(seat)) + "'s " + std::string(display_name(meter)) + " "
               + std::to_string(after_.fighters[seat].cubes[index(meter)]) + " of "
               + std::to_string(rules_.spaces(meter));
    }

    // These change after_, and return what changed.
    std::string add_fatigue(Seat seat, int cubes);
    std::string add_damage(Seat seat, Meter meter, int points);
    std::string place_on(Seat seat, Hex hex);
    std::string push(Seat attacker);
    std::string pound_damage(Seat defender);
    std::string pound(Seat attacker);
    std::string land(Seat attacker);
    std::string counter(Seat attacker);

    [[nodiscard]] std::string tap_out_odds(Seat defender) const;
    std::string remove_cube(Meter meter);
    [[nodiscard]] Hex between() const;
    [[nodiscard]] Meter side_of_takedown(bool left) const;
    void pay(int cubes);
    void play_action(Action action);
    void attack(AttackKind kind, Action action);
    void add_blockers(Card attacking);
    void add_combo();
    void answer(Action action);
    void add_type(Type type);

    const Setup& setup_;
    const Rules& rules_;
    const View& view_;
    PublicState after_;  ///< the state after the answer
    Counts unseen_;  ///< of the deck in use
    Seat own_seat_;
    Seat opponent_;
    std::vector<std::string> lines_;
};

/// Adds fatigue; cubes beyond the last space are lost (CI-B7).
std::string Preview::add_fatigue(Seat seat, int cubes) {
    Fighter& who = after_.fighters[seat];
    std::uint8_t& now = who.cubes[index(Meter::Fatigue)];
    now = static_cast<std::uint8_t>(now + std::min(cubes, room_for_fatigue(rules_, who)));
    return cubes_text(seat, Meter::Fatigue);
}

/// Adds damage point by point (CI-B6), with F and KO spaces and full meters.
std::string Preview::add_damage(Seat seat, Meter meter, int points) {
    Fighter& who = after_.fighters[seat];
    const MeterPlan& plan = rules_.tables.meters[index(meter)];
    std::uint8_t& now = who.cubes[index(meter)];
    std::string more;
    for (int point = 0; point < points; ++point) {
        const bool is_full = now >= plan.spaces;
        const std::uint32_t space = is_full ? 0 : std::uint32_t{1} << now;
        const bool is_knockout = is_full && room_for_fatigue(rules_, who) == 0;
        now = static_cast<std::uint8_t>(now + (is_full ? 0 : 1));
        if (is_knockout || (plan.knockout & space) != 0) {
            more += kKnockout;
            break;
        }
        if (is_full || (plan.fatigue & space) != 0) {
            more += (is_full ? ", full, " : ", an F space, ") + add_fatigue(seat, 1);
        }
    }
    return cubes_text(seat, meter) + more;
}

/// Moves a pawn and returns the effects of the hex on both fighters.
std::string Preview::place_on(Seat seat, Hex hex) {
    after_.fighters[seat].at = hex;
    const Tables& tables = rules_.tables;
    const int away = distance(hex, after_.fighters[other(seat)].at);
    std::string text = std::string(display_name(seat)) + " on " + name(hex) + ", "
                       + (away == 1 ? "adjacent" : std::to_string(away) + " hexes away");
    text += has(tables.countering, hex) ? ", on a counter-strike hex" : "";
    text += has(tables.hurting, hex) ? ", on a \"+1 DMG\" hex" : "";
    text += hex == tables.corners[seat] ? ", in his own corner" : "";
    for (const Seat pinned : {kRed, kBlue}) {
        text +=
            is_pinned(after_, pinned) ? ", " + std::string(display_name(pinned)) + " pinned" : "";
    }
    return text;
}

std::string Preview::push(Seat attacker) {
    const Seat defender = other(attacker);
    const Hex hex = behind(after_.fighters[attacker].at, after_.fighters[defender].at);
    return hex == kNoHex ? std::string(display_name(defender)) + " stays, against the cage"
                         : place_on(defender, hex);
}

/// CI-M3, M4.
std::string Preview::pound_damage(Seat defender) {
    const bool is_corner = has(rules_.tables.hurting, after_.fighters[defender].at);
    return add_damage(defender, rules_.tables.ground[after_.attack.card].meter, is_corner ? 2 : 1);
}

/// CI-F11, F15; damage where the attacker can still choose.
std::string Preview::pound(Seat attacker) {
    const Seat defender = other(attacker);
    const Type type = after_.fighters[attacker].type;
    if (type == Type::Submission) {
        return add_fatigue(defender, 2);
    }
    const PublicState before = after_;
    const std::string text = pound_damage(defender);
    if (type == Type::Wrestler) {
        return text.ends_with(kKnockout) ? text : text + ", then " + add_fatigue(defender, 1);
    }
    after_ = before;
    return text + "; or 1 fatigue";
}

/// CI-M12, from the unseen cards (CI-V8).
std::string Preview::tap_out_odds(Seat defender) const {
    const int needed = room_for_fatigue(rules_, after_.fighters[defender]) == 0 ? 3 : 4;
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
    switch (after_.attack.kind) {
    case AttackKind::Strike: return add_damage(defender, meter_of(standup().location), 1);
    case AttackKind::Haymaker: {
        const std::string damage = add_damage(defender, meter_of(standup().location), 2);
        return damage.ends_with(kKnockout) ? damage : damage + "; " + push(attacker);
    }
    case AttackKind::Shove:
        return push(attacker) + "; then " + std::string(display_name(attacker)) + " may step";
    case AttackKind::Takedown: {
        const bool is_judo = after_.fighters[attacker].type == Type::Judo;
        return std::string(is_judo ? "2 damage, then " : "")
               + "to the mat, both with four new cards";
    }
    case AttackKind::Pound:
    case AttackKind::FreePound: return pound(attacker);
    case AttackKind::Submit: return tap_out_odds(defender);
    case AttackKind::Stand: break;
    }
    return "both stand up, with four new cards";
}

/// CI-D7.
std::string Preview::counter(Seat attacker) {
    const int points = after_.attack.kind == AttackKind::Haymaker ? 2 : 1;
    return add_damage(attacker, meter_of(standup().location), points);
}

void Preview::pay(int cubes) {
    if (cubes > 0) {
        add_line("Costs " + std::to_string(cubes) + " fatigue: " + add_fatigue(own_seat_, cubes));
    }
}

void Preview::add_blockers(Card attacking) {
    int cards = 0;
    int all = 0;
    int counters = 0;
    for (Card card = 0; card < rules_.tables.sorts[index(after_.place)]; ++card) {
        if (blocks(rules_, after_, card, attacking)) {
            cards += unseen_[card];
            all += rules_.tables.copies[index(after_.place)][card];
            counters += rules_.tables.standup[card].counter ? unseen_[card] : 0;
        }
    }
    add_line(
        std::to_string(cards) + " of " + std::to_string(all) + " cards that block the "
        + card_name(setup_, after_.place, attacking) + " are unseen"
        + (is_hit(after_.attack.kind) ? ", " + std::to_string(counters) + " with counter-strike"
                                      : "")
        + "; " + std::string(display_name(opponent_)) + " holds "
        + core::counted(int{after_.fighters[opponent_].hand_size}, "card")
    );
}

/// Adds the combo, if there is one (CI-O1, O2, O4). Precondition: in after_ the attack has landed.
void Preview::add_combo() {
    if (!has_combo(rules_, after_, own_seat_, after_.attack)) {
        return;
    }
    if (is_pinned(after_, own_seat_) || room_for_fatigue(rules_, after_.fighters[own_seat_]) == 0) {
        add_line(
            "No combo: " + std::string(display_name(own_seat_))
            + (is_pinned(after_, own_seat_) ? " is pinned" : "'s fatigue is full")
        );
    } else {
        add_line(
            "Combo: if it lands, you act again "
            + std::string(action_cost(after_) > 0 ? "for 1 fatigue" : "at no cost")
        );
    }
}

void Preview::attack(AttackKind kind, Action action) {
    if (kind == AttackKind::Submit) {
        pay(submission_cost(rules_, after_.fighters[opponent_]));
    }
    if (action.hex != kNoHex) {
        add_line(place_on(own_seat_, action.hex));
    }
    after_.attack = {kind, action.card, action.second};
    after_.owner = opponent_;
    after_.decision = Decision::Defend;
    const PublicState declared = after_;
    const std::string landing = land(own_seat_);
    add_line("If it lands: " + landing);
    const PublicState landed = after_;
    after_ = declared;
    if (!may_block(rules_, after_)) {
        add_line(std::string(display_name(opponent_)) + " cannot block it");
    } else {
        add_blockers(action.card);
        if (action.second != kNoCard) {
            add_blockers(action.second);
        }
        if (is_hit(kind) && has(rules_.tables.countering, after_.fighters[opponent_].at)) {
            add_line(
                std::string(display_name(opponent_))
                + " is on a counter-strike hex: any block hits back, " + counter(own_seat_)
            );
        }
    }
    after_ = landed;
    if (!landing.ends_with(kKnockout)) {
        add_combo();
    }
}

/// Previews an action of a turn.
void Preview::play_action(Action action) {
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
    pay(action_cost(after_));
    ++after_.actions;
    const auto* const found = std::ranges::find(kAttacks, action.kind, &Pair::first);
    if (found != kAttacks.end()) {
        attack(found->second, action);
    } else if (action.kind == ActionKind::Footwork) {
        add_line(place_on(own_seat_, action.hex));
    } else if (action.kind == ActionKind::Rest) {
        add_line(remove_cube(Meter::Fatigue));
    }
}

/// Previews an answer to an attack, or to a fighter who stands up.
void Preview::answer(Action action) {
    const Attack attack = after_.attack;
    if (action.kind == ActionKind::Pass) {
        add_line("Not blocked: " + land(opponent_));
        return;
    }
    if (action.kind == ActionKind::Pound) {
        after_.attack = {AttackKind::FreePound, action.card, kNoCard};
        add_line("It cannot be blocked: " + land(own_seat_));
        add_line("Then both stand up, with four new cards");
        return;
    }
    if (attack.kind == AttackKind::Takedown && after_.fighters[own_seat_].type == Type::Striker) {
        pay(1);
    }
    const bool is_countered = rules_.tables.standup[action.card].counter
                              || has(rules_.tables.countering, after_.fighters[own_seat_].at);
    if (is_hit(attack.kind) && is_countered) {
        add_line("Counter-strike: " + counter(opponent_));
    }
    add_line(std::string(display_name(opponent_)) + "'s turn ends");
}

/// Removes one cube from the deciding fighter's meter.
std::string Preview::remove_cube(Meter meter) {
    std::uint8_t& now = after_.fighters[own_seat_].cubes[index(meter)];
    now = static_cast<std::uint8_t>(now - (now > 0 ? 1 : 0));
    return cubes_text(own_seat_, meter);
}

void Preview::add_type(Type type) {
    constexpr std::array<std::string_view, kTypes + 1> kAbilities{
        "No abilities",
        "Plain strikes have the combo symbol. Unless you are pinned, any takedown card blocks a "
        "takedown, for 1 fatigue",
        "Takedowns deal 2 damage, have the combo symbol and work while you are pinned. After you "
        "stand up, the next turn is yours",
        "Ground and pound deals 2 fatigue and no damage. You may play two cards in one submission",
        "Ground and pound deals damage and 1 fatigue. It has the combo symbol while the other is "
        "pinned"};
    add_line(std::string(kAbilities[static_cast<std::size_t>(type)]));
}

/// Returns the hex between the pawns (CI-P4).
Hex Preview::between() const {
    const Hex from = after_.fighters[own_seat_].at;
    Hexes hexes = around(from);
    while (hexes != 0) {
        const Hex hex = take_first(hexes);
        if (adjacent(hex, after_.fighters[opponent_].at)
            && behind(from, hex) == after_.fighters[opponent_].at) {
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
    if (played > 0 && after_.fighters[own_seat_].hand_size == played) {
        add_line("Your hand is empty then: you draw four cards at once");
    }
    switch (view_.open.decision) {
    case Decision::Turn:
    case Decision::Combo: play_action(action); break;
    case Decision::Defend:
    case Decision::Answer: answer(action); break;
    case Decision::Type: add_type(static_cast<Type>(action.value)); break;
    case Decision::Side:
        add_line(add_damage(opponent_, side_of_takedown(action.kind == ActionKind::SideLeft), 2));
        break;
    case Decision::Harm:
        add_line(
            action.kind == ActionKind::Damage ? pound_damage(opponent_) : add_fatigue(opponent_, 1)
        );
        break;
    case Decision::Follow:
    case Decision::Step:
        if (action.kind != ActionKind::Stay) {
            add_line(place_on(own_seat_, action.kind == ActionKind::Follow ? between() : action.hex)
            );
        }
        break;
    case Decision::Rise:
        add_line(
            action.kind == ActionKind::ToFeet
                ? "Both get four new cards, and the next turn is yours"
                : "The next turn is yours"
        );
        break;
    case Decision::Recover:
        if (action.kind == ActionKind::Recover) {
            add_line(remove_cube(static_cast<Meter>(action.value)));
        }
        break;
    case Decision::None: break;
    }
    return std::move(lines_);
}

}  // namespace

std::string describe(const Setup& setup, const View& view, Action action) {
    return action_table().sentence({setup, view, action});
}

std::string
describe_briefly(const Setup& setup, const View& view, Action action, std::size_t columns) {
    const Answer answer{setup, view, action};
    const auto words_of = [&](std::string_view field) {
        return field == "card"     ? setup.card(view.open.place, action.card).name
               : field == "number" ? std::to_string(action.value)
                                   : action_table().words(field, answer);
    };
    const std::string_view sentence = action_table().row(action.kind).sentence;
    std::string text = action.second == kNoCard ? kit::fill(sentence, words_of) : "";
    return text.empty() || text.size() > columns ? kit::fill(without_cards(sentence), words_of)
                                                 : text;
}

std::vector<std::string> preview_lines(const Setup& setup, const View& view, Action action) {
    if (!view.decides || action.kind == ActionKind::Resign) {
        return {};
    }
    return Preview(setup, view).lines(action);
}

}  // namespace tenebrae::cagedin
