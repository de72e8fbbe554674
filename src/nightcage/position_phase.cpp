// SPDX-License-Identifier: MIT
#include "nightcage/fact_line.hpp"
#include "nightcage/notation.hpp"

#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr int kMaxHits = kMaxCells * kMaxPrisoners;

void read_hand(FactLine& line, Table& table) {
    table.hand = line.take_stack_kind().value_or(TileKind::None);
}

void read_target(FactLine& line, Table& table) {
    table.target = line.take_cell().value_or(kNoCell);
}

void read_filling(FactLine& line, Table& table) {
    table.filling = line.take_prisoner_list().value_or(Prisoners{0});
}

void read_triggered(FactLine& line, Table& table) {
    table.triggered = line.take_cell_list().value_or(Cells{0});
}

void read_hits(FactLine& line, Table& table) {
    table.hits_done = static_cast<std::uint8_t>(line.take_number(0, kMaxHits).value_or(0));
}

void read_resume(FactLine& line, Table& table) {
    const std::string expected = std::string(name(Step::ScrambleRelight));
    const auto word = line.take(expected);
    if (word && parse_step(*word) == Step::ScrambleRelight) {
        table.resume = Step::ScrambleRelight;
    } else if (word) {
        line.refuse("bad-word", "No turn goes on like this.", expected);
    }
}

void read_may_drop(FactLine& /*line*/, Table& table) {
    table.may_drop = true;
}

void read_nerve_due(FactLine& /*line*/, Table& table) {
    table.nerve_due = true;
}

void read_ending(FactLine& line, Table& table) {
    const std::string expected =
        "won, no-gate, too-few-keys, falls-for-ever, isolated, resigned or waited";
    const auto word = line.take(expected);
    if (!word) {
        return;
    }
    const auto ending = parse_ending(*word);
    if (ending && *ending != Ending::Unfinished) {
        table.ending = *ending;
    } else {
        line.refuse("bad-word", "No game ends like this.", expected);
    }
}

struct PhaseKey {
    std::string_view word;
    void (*read)(FactLine& line, Table& table);
};

constexpr std::array<PhaseKey, 9> kPhaseKeys{
    {{"hand", read_hand},
     {"target", read_target},
     {"filling", read_filling},
     {"triggered", read_triggered},
     {"hits", read_hits},
     {"resume", read_resume},
     {"may-drop", read_may_drop},
     {"nerve-due", read_nerve_due},
     {"ending", read_ending}}};

bool read_key(FactLine& line, Table& table) {
    for (const PhaseKey& key : kPhaseKeys) {
        if (line.take_if(key.word)) {
            key.read(line, table);
            return true;
        }
    }
    return false;
}

bool read_part_and_step(FactLine& line, Table& table) {
    if (line.take_if("turn")) {
        table.part = Part::Choice;
        table.step = Step::Choose;
        return true;
    }
    const std::string parts = "turn, or setup, landing, choice, move, stay or end";
    const auto part_word = line.take(parts);
    if (!part_word) {
        return false;
    }
    const auto part = parse_part(*part_word);
    if (!part) {
        line.refuse("bad-word", "This is no part of a turn.", parts);
        return false;
    }
    const std::string steps =
        "start, land, choose, blind, replace, line, strike, scramble, scramble-fill, light, fill, "
        "after, flickers or over";
    const auto step_word = line.take(steps);
    if (!step_word) {
        return false;
    }
    const auto step = parse_step(*step_word);
    if (!step) {
        line.refuse("bad-word", "This is no step of a turn.", steps);
        return false;
    }
    table.part = *part;
    table.step = *step;
    return true;
}

}  // namespace

void read_phase(FactLine& line, Setup& setup) {
    if (!read_part_and_step(line, setup.table)) {
        return;
    }
    while (!line.is_done()) {
        if (!read_key(line, setup.table)) {
            line.take("");
            line.refuse(
                "bad-word",
                "A phase has no such property.",
                "hand, target, filling, triggered, hits, resume, may-drop, nerve-due or ending"
            );
            return;
        }
    }
}

}  // namespace tenebrae::nightcage
