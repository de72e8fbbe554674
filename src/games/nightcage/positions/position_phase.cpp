// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/fact_line.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr int kMaxHits = kMaxCells * kMaxPrisoners;

void read_hand(FactLine& line, PublicState& shown) {
    shown.hand = line.take_stack_kind().value_or(TileKind::None);
}

void read_target(FactLine& line, PublicState& shown) {
    shown.target = line.take_cell().value_or(kNoCell);
}

void read_filling(FactLine& line, PublicState& shown) {
    shown.filling = line.take_prisoner_list().value_or(Prisoners{0});
}

void read_triggered(FactLine& line, PublicState& shown) {
    shown.triggered = line.take_cell_list().value_or(Cells{0});
}

void read_hits(FactLine& line, PublicState& shown) {
    shown.hits_done = static_cast<std::uint8_t>(line.take_number(0, kMaxHits).value_or(0));
}

/// What can go on once a fall or the Dirge that came between is over.
std::optional<Step> parse_resumed(std::string_view word) {
    constexpr std::array kResumed{
        Step::ScrambleRelight,
        Step::Strike,
        Step::Crumble,
        Step::Look,
        Step::Light,
        Step::Fill,
        Step::ScrambleFill};
    const auto step = from_name<Step>(word);
    const bool is_resumed = step && std::ranges::find(kResumed, *step) != kResumed.end();
    return is_resumed ? step : std::nullopt;
}

void read_resume(FactLine& line, PublicState& shown) {
    constexpr std::string_view kExpected =
        "scramble-relight, strike, crumble, look, light, fill or scramble-fill";
    const auto step = line.take_as(kExpected, parse_resumed, "No turn goes on like this.");
    shown.resume = step.value_or(shown.resume);
}

void read_contact(FactLine& line, PublicState& shown) {
    const auto contact = line.take_as(
        "front, rear or landing",
        [](auto word) {
            const auto read = from_name<Contact>(word);
            return read == Contact::None ? std::nullopt : read;
        },
        "Nobody comes onto a keeper like this."
    );
    shown.contact = contact.value_or(shown.contact);
}

void read_origin(FactLine& line, PublicState& shown) {
    shown.origin = line.take_cell().value_or(kNoCell);
}

void read_dirge(FactLine& line, PublicState& shown) {
    shown.dirge = line.take_cell_list().value_or(Cells{0});
}

void read_under(FactLine& line, PublicState& shown) {
    shown.under_dirge = line.take_prisoner_list().value_or(Prisoners{0});
}

void read_may_drop(FactLine& /*line*/, PublicState& shown) {
    shown.may_drop = true;
}

void read_nerve_due(FactLine& /*line*/, PublicState& shown) {
    shown.nerve_due = true;
}

void read_ending(FactLine& line, PublicState& shown) {
    const auto ending = line.take_as(
        "won, no-gate, too-few-keys, falls-for-ever, isolated, resigned or waited",
        [](auto word) {
            const auto read = from_name<Ending>(word);
            return read == Ending::Unfinished ? std::nullopt : read;
        },
        "No game ends like this."
    );
    shown.ending = ending.value_or(shown.ending);
}

struct PhaseKey {
    std::string_view word;
    void (*read)(FactLine& line, PublicState& shown);
};

constexpr std::array<PhaseKey, 13> kPhaseKeys{
    {{"hand", read_hand},
     {"target", read_target},
     {"filling", read_filling},
     {"triggered", read_triggered},
     {"hits", read_hits},
     {"resume", read_resume},
     {"contact", read_contact},
     {"origin", read_origin},
     {"dirge", read_dirge},
     {"under", read_under},
     {"may-drop", read_may_drop},
     {"nerve-due", read_nerve_due},
     {"ending", read_ending}}};

bool read_key(FactLine& line, PublicState& shown) {
    for (const PhaseKey& key : kPhaseKeys) {
        if (line.take_if(key.word)) {
            key.read(line, shown);
            return true;
        }
    }
    return false;
}

/// As it is when nothing is said of it.
void clear_phase(PublicState& shown) {
    const PublicState fresh;
    shown.hand = fresh.hand;
    shown.target = fresh.target;
    shown.filling = fresh.filling;
    shown.triggered = fresh.triggered;
    shown.hits_done = fresh.hits_done;
    shown.resume = fresh.resume;
    shown.contact = fresh.contact;
    shown.origin = fresh.origin;
    shown.dirge = fresh.dirge;
    shown.under_dirge = fresh.under_dirge;
    shown.may_drop = fresh.may_drop;
    shown.nerve_due = fresh.nerve_due;
    shown.ending = fresh.ending;
}

bool read_part_and_step(FactLine& line, PublicState& shown) {
    if (line.take_if("turn")) {
        shown.part = Part::Choice;
        shown.step = Step::Choose;
        return true;
    }
    const auto part = line.take_as(
        "turn, or setup, landing, choice, move, stay or end",
        from_name<Part>,
        "This is no part of a turn."
    );
    const auto step = part ? line.take_as(
                          "start, land, choose, blind, replace, line, strike, scramble, "
                          "scramble-fill, light, fill, after, flickers, dirge, dirge-cost "
                          "or over",
                          from_name<Step>,
                          "This is no step of a turn."
                      )
                           : std::nullopt;
    if (!step) {
        return false;
    }
    shown.part = *part;
    shown.step = *step;
    return true;
}

}  // namespace

void read_phase(FactLine& line, WrittenPosition& written) {
    clear_phase(written.shown);
    if (!read_part_and_step(line, written.shown)) {
        return;
    }
    while (!line.is_done()) {
        if (!read_key(line, written.shown)) {
            line.refuse_next(
                "A phase has no such property.",
                "hand, target, filling, triggered, hits, resume, contact, origin, dirge, under, "
                "may-drop, nerve-due or ending"
            );
            return;
        }
    }
}

}  // namespace tenebrae::nightcage
