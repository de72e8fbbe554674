// SPDX-License-Identifier: MIT
#include "games/cagedin/words/exchange.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/words/public_lines.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tenebrae::cagedin {
namespace {

using E = EventKind;

constexpr std::array kResults{E::ToMat, E::ToFeet, E::Pushed, E::Escaped, E::SavedByBell};

/// Returns whether the other fighter caused a cube.
bool is_harm(const Event& event) {
    const auto reason = static_cast<FatigueReason>(event.reason);
    const bool is_price = reason == FatigueReason::Combo || reason == FatigueReason::Submission;
    return event.kind == E::Damage || (event.kind == E::FatigueGained && !is_price);
}

Meter meter_of_harm(const Event& harm) {
    return harm.kind == E::Damage ? static_cast<Meter>(harm.place) : Meter::Fatigue;
}

bool is_counter(const Event& harm) {
    return harm.kind == E::Damage
           && static_cast<DamageReason>(harm.reason) == DamageReason::Counter;
}

std::string cards_text(const Setup& setup, const Event& event) {
    std::vector<std::string> parts;
    for (const Card card : event_cards(setup, event)) {
        parts.push_back(card_name(setup, deck_of(event), card));
    }
    return core::joined(parts, ", ", " and ");
}

/// Returns "head 3 of 9".
std::string meter_text(const Setup& setup, const Event& harm) {
    const Meter meter = meter_of_harm(harm);
    return std::string(display_name(meter)) + " " + std::to_string(harm.value) + " of "
           + std::to_string(setup.rules.spaces(meter));
}

/// Collects the exchanges from the events.
class ExchangeReader {
public:
    explicit ExchangeReader(const Setup& setup) : setup_(setup) {}

    void take(const Event& event) {
        if (event.kind == E::RoundBegins) {
            set_unknown_rounds(event.value - 1);
            round_ = event.value;
        } else if (event.kind == E::RoundEnds) {
            set_unknown_rounds(event.value);
        } else if (event.kind == E::TurnBegins) {
            turn_ = event.value + 256 * event.place;
        } else if (event.kind == E::Attack || event.kind == E::Stands) {
            found_.push_back({round_, turn_, event, {}, {}, {}});
        } else if (!found_.empty()) {
            add(found_.back(), event);
        }
    }
    [[nodiscard]] std::vector<Exchange> result() { return std::move(found_); }

private:
    /// A position may begin within a round.
    void set_unknown_rounds(int round) {
        for (Exchange& exchange : found_) {
            exchange.round = exchange.round == 0 ? round : exchange.round;
        }
    }

    void add(Exchange& exchange, const Event& event) const {
        if (event.kind == E::Blocked || event.kind == E::NotBlocked) {
            exchange.answer = event;
        } else if (is_harm(event)) {
            exchange.harm.push_back(event);
        } else if (std::ranges::find(kResults, event.kind) != kResults.end()) {
            exchange.result = event;
        } else if (event.kind == E::Overturned) {
            exchange.taps += setup_.rules.tables.ground[event.cards[0]].is_tap ? 1 : 0;
        } else if (event.kind == E::Over) {
            exchange.is_knockout = static_cast<Ending>(event.value) == Ending::Knockout;
            exchange.is_tap_out = static_cast<Ending>(event.value) == Ending::Submission;
        }
    }

    const Setup& setup_;
    int round_ = 0;  ///< 0: not known yet
    int turn_ = 1;
    std::vector<Exchange> found_;
};

std::string_view verb_of(AttackKind kind) {
    switch (kind) {
    case AttackKind::Haymaker: return "haymaker, ";
    case AttackKind::Shove: return "shove, ";
    case AttackKind::Takedown: return "takedown, ";
    case AttackKind::Pound: return "pound, ";
    case AttackKind::FreePound: return "free pound, ";
    case AttackKind::Submit: return "hold, ";
    case AttackKind::Stand: return "stands up, ";
    case AttackKind::Strike: break;
    }
    return "";
}

/// Returns the last cube on each meter of this fighter, as "head 3 of 9".
std::vector<std::string> harm_parts(const Setup& setup, const Exchange& exchange, Seat who) {
    std::vector<std::string> parts;
    for (auto harm = exchange.harm.begin(); harm != exchange.harm.end(); ++harm) {
        const auto is_same = [&](const Event& later) {
            return later.who == who && meter_of_harm(later) == meter_of_harm(*harm);
        };
        const bool is_last = std::none_of(harm + 1, exchange.harm.end(), is_same);
        if (harm->who == who && is_last) {
            parts.push_back(meter_text(setup, *harm));
        }
    }
    return parts;
}

std::string result_text(const Event& result) {
    return result.kind == E::ToMat     ? "to the mat"
           : result.kind == E::ToFeet  ? "back on the feet"
           : result.kind == E::Pushed  ? "driven back to " + name(result.to)
           : result.kind == E::Escaped ? "escaped"
                                       : "saved by the bell";
}

/// The numbers of one fighter in a round.
struct RoundNumbers {
    int tried = 0;
    int landed = 0;
    int taken = 0;  ///< cubes
};

/// The cubes on one meter, and the cards that put them there.
struct GrownMeter {
    Seat who = kRed;
    Meter meter = Meter::Head;
    int cubes = 0;
    std::vector<std::pair<std::string, int>> cards;
};

void count_cube(
    std::vector<GrownMeter>& meters, const Setup& setup, const Exchange& exchange, const Event& harm
) {
    const Meter meter = meter_of_harm(harm);
    auto grown = std::ranges::find_if(meters, [&](const GrownMeter& other) {
        return other.who == harm.who && other.meter == meter;
    });
    if (grown == meters.end()) {
        meters.push_back({harm.who, meter, 0, {}});
        grown = meters.end() - 1;
    }
    ++grown->cubes;
    const std::string by = is_counter(harm) ? "counter-strike" : cards_text(setup, exchange.attack);
    const auto card = std::ranges::find(grown->cards, by, &std::pair<std::string, int>::first);
    if (card == grown->cards.end()) {
        grown->cards.emplace_back(by, 1);
    } else {
        ++card->second;
    }
}

std::string grown_text(const FighterNames& names, const GrownMeter& grown) {
    const std::string cards = core::listed(grown.cards, ", ", [](const auto& card) {
        return card.first + (card.second > 1 ? " " + std::to_string(card.second) : "");
    });
    return "Hit hardest: " + names[grown.who] + "'s " + std::string(display_name(grown.meter))
           + ", " + core::counted(grown.cubes, "cube") + " (" + cards + ").";
}

/// Adds the exchanges that put cubes on the meter of the last cube.
void add_knockout(
    std::vector<std::string>& lines,
    const Setup& setup,
    const FighterNames& names,
    std::span<const Exchange> exchanges
) {
    const std::vector<Event>& last = exchanges.back().harm;
    if (last.empty()) {
        return;
    }
    const Seat who = last.back().who;
    const Meter meter = meter_of_harm(last.back());
    lines.push_back("What filled " + names[who] + "'s " + std::string(display_name(meter)) + ":");
    for (const Exchange& exchange : exchanges) {
        const bool is_part = std::ranges::any_of(exchange.harm, [&](const Event& harm) {
            return harm.who == who && meter_of_harm(harm) == meter;
        });
        if (is_part) {
            lines.push_back(
                "Turn " + std::to_string(exchange.turn) + ": " + action_line(setup, names, exchange)
                + ". " + answer_line(setup, names, exchange) + "."
            );
        }
    }
}

}  // namespace

std::vector<Exchange> exchanges_of(const Setup& setup, std::span<const Event> events) {
    ExchangeReader reader(setup);
    for (const Event& event : events) {
        reader.take(event);
    }
    return reader.result();
}

std::string action_line(const Setup& setup, const FighterNames& names, const Exchange& exchange) {
    return names[exchange.attack.who] + ": " + std::string(verb_of(exchange.kind()))
           + cards_text(setup, exchange.attack);
}

std::string answer_line(const Setup& setup, const FighterNames& names, const Exchange& exchange) {
    const Seat attacker = exchange.attack.who;
    const Seat defender = other(attacker);
    std::vector<std::string> parts;
    if (exchange.answer && exchange.answer->kind == E::Blocked) {
        parts.push_back("blocked with " + cards_text(setup, *exchange.answer));
    }
    for (std::string& part : harm_parts(setup, exchange, defender)) {
        parts.push_back(std::move(part));
    }
    for (const std::string& part : harm_parts(setup, exchange, attacker)) {
        parts.push_back("struck back: " + names[attacker] + "'s " + part);
    }
    if (exchange.taps > 0) {
        parts.push_back(core::counted(exchange.taps, "tap"));
    }
    if (exchange.result) {
        parts.push_back(result_text(*exchange.result));
    }
    if (exchange.is_knockout || exchange.is_tap_out) {
        parts.emplace_back(exchange.is_knockout ? "knocked out" : "taps out");
    }
    if (parts.empty() && exchange.answer) {
        parts.emplace_back("does not block");
    }
    return parts.empty() ? "" : names[defender] + ": " + core::joined(parts, ", ");
}

std::vector<std::string> round_card(
    const Setup& setup, const FighterNames& names, std::span<const Exchange> exchanges, int round
) {
    std::array<RoundNumbers, 2> numbers;
    std::vector<GrownMeter> meters;
    for (const Exchange& exchange : exchanges) {
        if (exchange.round != round) {
            continue;
        }
        if (exchange.is_attack()) {
            ++numbers[exchange.attack.who].tried;
            numbers[exchange.attack.who].landed += exchange.landed() ? 1 : 0;
        }
        for (const Event& harm : exchange.harm) {
            ++numbers[harm.who].taken;
            count_cube(meters, setup, exchange, harm);
        }
    }
    const int red = numbers[kRed].taken;
    const int blue = numbers[kBlue].taken;
    std::vector<std::string> lines{
        (round == 0 ? "This round: " : "Round " + std::to_string(round) + ": ")
        + (red == blue ? "even." : names[red < blue ? kRed : kBlue] + "'s.")};
    for (const Seat who : {kRed, kBlue}) {
        lines.push_back(
            names[who] + " landed " + std::to_string(numbers[who].landed) + " of "
            + std::to_string(numbers[who].tried) + ", took "
            + core::counted(numbers[who].taken, "cube") + "."
        );
    }
    const auto most = std::ranges::max_element(meters, {}, &GrownMeter::cubes);
    if (most != meters.end()) {
        lines.push_back(grown_text(names, *most));
    }
    return lines;
}

std::vector<std::string>
chapters_of(const Setup& setup, const FighterNames& names, std::span<const Event> events) {
    const std::vector<Exchange> exchanges = exchanges_of(setup, events);
    std::vector<std::string> lines;
    int round = -1;
    for (const Exchange& exchange : exchanges) {
        if (exchange.round != round) {
            round = exchange.round;
            lines.push_back(core::joined(round_card(setup, names, exchanges, round), " "));
        }
    }
    if (!exchanges.empty() && exchanges.back().is_knockout) {
        add_knockout(lines, setup, names, exchanges);
    } else if (!exchanges.empty() && exchanges.back().is_tap_out) {
        lines.push_back(
            "The hold: " + action_line(setup, names, exchanges.back()) + ". "
            + answer_line(setup, names, exchanges.back()) + "."
        );
    }
    return lines;
}

}  // namespace tenebrae::cagedin
