// SPDX-License-Identifier: MIT
#include "kit/position_reader.hpp"

#include "games/nightcage/positions/written_position.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::nightcage {
namespace {

constexpr std::string_view kKindLetters = "a letter of i t c x k g w h f p o";

/// Parses a letter, or the name of a kind that can be in the stack.
std::optional<TileKind> parse_stack_kind(std::string_view word) {
    const TileKind kind = word.size() == 1
                              ? parse_tile_letter(word.front()).value_or(TileKind::None)
                              : parse_kind(word);
    const bool fits = kind != TileKind::None && kind != TileKind::Start && !is_pit(kind);
    return fits ? std::optional<TileKind>(kind) : std::nullopt;
}

}  // namespace

std::optional<Cell> FactLine::take_cell() {
    const Cell last = static_cast<Cell>(rules_.board.cells() - 1);
    return take_as("a cell from a1 to " + cell_name(rules_.board, last), [this](auto word) {
        return parse_cell(rules_.board, word);
    });
}

std::optional<PrisonerId> FactLine::take_prisoner() {
    return take_as("a prisoner from 1 to " + std::to_string(rules_.prisoners), [this](auto word) {
        return parse_prisoner(rules_, word);
    });
}

std::optional<TileKind> FactLine::take_stack_kind() {
    return take_as(std::string(kKindLetters), parse_stack_kind);
}

std::optional<Cells> FactLine::take_cell_list() {
    return take_list<Cells>("cells joined by commas, such as c3,d4", [this](auto word) {
        return parse_cell(rules_.board, word);
    });
}

std::optional<Prisoners> FactLine::take_prisoner_list() {
    return take_list<Prisoners>("prisoners joined by commas, such as 2,3", [this](auto word) {
        return parse_prisoner(rules_, word);
    });
}

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

/// Reads a step that can resume after a fall or the Dirge.
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
    const auto step = line.take_as(kExpected, parse_resumed, "Unknown step to resume.");
    shown.resume = step.value_or(shown.resume);
}

void read_contact(FactLine& line, PublicState& shown) {
    const auto contact = line.take_as(
        "front, rear or landing",
        [](auto word) {
            const auto read = from_name<Contact>(word);
            return read == Contact::None ? std::nullopt : read;
        },
        "Unknown kind of contact."
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
        "Unknown ending."
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

/// Resets the phase to its defaults.
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
        "Unknown part of a turn."
    );
    const auto step = part ? line.take_as(
                          "start, land, choose, blind, replace, line, strike, scramble, "
                          "scramble-fill, light, fill, after, flickers, dirge, dirge-cost "
                          "or over",
                          from_name<Step>,
                          "Unknown step of a turn."
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
                "Unknown property of a phase.",
                "hand, target, filling, triggered, hits, resume, contact, origin, dirge, under, "
                "may-drop, nerve-due or ending"
            );
            return;
        }
    }
}

namespace {

/// The largest turn number. No game comes near; with larger ones the turn counter could overflow.
constexpr int kMaxTurn = 40000;
constexpr int kMaxIdleTurns = 255;
constexpr int kMaxNerve = 2;

class WrittenReader : public kit::PositionReader<WrittenReader, FactLine> {
public:
    WrittenReader(const Rules& rules, const kit::PositionText& text)
        : PositionReader(text), rules_(rules) {}

    core::Result<WrittenPosition> read() {
        read_lines(kKeywords);
        check_complete();
        return result(written_);
    }

    FactLine line_of(const table::TextLine& line, int number) {
        return {rules_, line, number, errors()};
    }
    /// Takes any line without a keyword as a row while rows are missing, to distinguish a short
    /// board from a wrong row.
    bool take_row(const table::TextLine& line, int number) {
        const bool is_row = rows_left_ > 0 && keyword_of(line) == nullptr;
        if (is_row) {
            const BoardRow row{rules_.board.side - rows_left_, number};
            read_row(rules_, line, row, written_, errors());
            --rows_left_;
        } else {
            end_board(line);
        }
        return is_row;
    }
    static std::string_view unknown(const table::TextLine& line) {
        return is_cell_token(line.word(0)) ? "The board has no such row."
                                           : PositionReader::unknown(line);
    }

private:
    static const std::array<Keyword, 14> kKeywords;

    void end_board(const table::TextLine& line) {
        if (rows_left_ > 0) {
            errors().push_back(core::error("wrong-board", "The board has too few rows.")
                                   .rule("NC-G1")
                                   .expected(std::to_string(rules_.board.side) + " rows")
                                   .got(std::to_string(rules_.board.side - rows_left_))
                                   .at(line.whole()));
            rows_left_ = 0;
        }
    }

    void read_turn(FactLine& line) {
        if (claim(line, written_.turn)) {
            line.take_number_to(written_.shown.turn, 0, kMaxTurn);
        }
    }

    void read_setup_of(FactLine& line) {
        if (claim(line, written_.setup)) {
            written_.shown.active = line.take_prisoner().value_or(PrisonerId{0});
        }
    }

    void read_board(FactLine& line) {
        if (claim(line, written_.board)) {
            rows_left_ = rules_.board.side;
            clear(written_.shown, rules_.board.all);
            written_.single_cells = {};
        }
    }

    void read_single_cells(FactLine& line) {
        if (claim(line, written_.single_cells)) {
            read_cells(rules_, line.take_all(), line.spot().line, written_, errors());
        }
    }

    void read_prisoner(FactLine& line) {
        const auto who = line.take_prisoner();
        if (!who || !claim(line, written_.prisoners[index(*who)])) {
            return;
        }
        Prisoner& prisoner = written_.shown.prisoners[index(*who)];
        prisoner = {};
        if (line.take_if("unplaced")) {
            return;
        }
        prisoner.nerve = 0;
        if (read_whereabouts(line, prisoner)) {
            read_marks(line, prisoner);
        }
    }

    bool read_whereabouts(FactLine& line, Prisoner& prisoner) {
        if (line.take_if("at")) {
            prisoner.whereabouts = Whereabouts::OnBoard;
            return read_cell(line, prisoner);
        }
        if (line.take_if("falling")) {
            prisoner.whereabouts = Whereabouts::Falling;
            return line.take_if("at") ? read_cell(line, prisoner)
                                      : read_line_of_fall(line, prisoner);
        }
        line.refuse_next("Unknown state of a prisoner.", "at CELL, falling or unplaced");
        return false;
    }

    static bool read_cell(FactLine& line, Prisoner& prisoner) {
        const auto cell = line.take_cell();
        prisoner.cell = cell.value_or(kNoCell);
        return cell.has_value();
    }

    bool read_line_of_fall(FactLine& line, Prisoner& prisoner) {
        const bool is_row = line.take_if("row");
        if (!is_row && !line.take_if("column")) {
            line.refuse_next("Unknown line of a fall.", "row, column or at CELL");
            return false;
        }
        const auto place = line.take_as(
            is_row ? "the number of a row" : "the letter of a column",
            [&](auto word) {
                return is_row ? parse_row(rules_.board, word) : parse_column(rules_.board, word);
            },
            "The board has no such row or column."
        );
        if (!place) {
            return false;
        }
        prisoner.line = is_row ? Line::Row : Line::Column;
        prisoner.cell = is_row ? rules_.board.at(*place, 0) : rules_.board.at(0, *place);
        return true;
    }

    static void read_marks(FactLine& line, Prisoner& prisoner) {
        while (!line.is_done()) {
            if (line.take_if("lit")) {
                prisoner.lit = true;
            } else if (line.take_if("out") || line.take_if("lights-out")) {
                prisoner.lit = false;
            } else if (line.take_if("key")) {
                prisoner.has_key = true;
            } else if (line.take_if("nerve")) {
                const auto nerve = line.take_number(0, kMaxNerve);
                if (!nerve) {
                    return;
                }
                prisoner.nerve = static_cast<std::uint8_t>(*nerve);
            } else {
                line.refuse_next("Unknown property of a prisoner.", "lit, out, nerve N or key");
                return;
            }
        }
    }

    void read_stack(FactLine& line) {
        if (!claim(line, written_.tiles)) {
            return;
        }
        written_.stack.order.clear();
        written_.stack.counts = {};
        written_.stack.is_counted = false;
        if (line.take_if("empty")) {
            return;
        }
        written_.stack.is_counted = line.take_if("counts");
        if (written_.stack.is_counted) {
            read_counts(line, written_.stack.counts);
            return;
        }
        do {
            const auto kind = line.take_stack_kind();
            if (!kind) {
                return;
            }
            written_.stack.order.push_back(*kind);
        } while (!line.is_done());
    }

    /// Reads "t 12 x 3": kinds, each with its number.
    static void read_counts(FactLine& line, std::array<int, kTileKinds>& counts) {
        while (!line.is_done()) {
            const auto kind = line.take_stack_kind();
            const auto count = kind ? line.take_number(0, kMaxStack) : std::nullopt;
            if (!count) {
                return;
            }
            counts[index(*kind)] += *count;
        }
    }

    void read_opening(FactLine& line) {
        if (claim(line, written_.opening)) {
            written_.stack.opening = line.take_number(0, kMaxStack).value_or(0);
            written_.stack.opening_by_kind = !line.is_done();
            written_.stack.opening_counts = {};
            read_counts(line, written_.stack.opening_counts);
        }
    }

    void read_omen_aside(FactLine& line) {
        written_.shown.omens_aside = claim(line, written_.omen_aside) ? 1 : 0;
    }

    void read_flickers(FactLine& line) { written_.shown.flickers = claim(line, written_.flickers); }

    void read_idle(FactLine& line) {
        if (claim(line, written_.idle)) {
            line.take_number_to(written_.shown.idle_turns, 0, kMaxIdleTurns);
        }
    }

    void read_stirred(FactLine& line) {
        written_.shown.board_changed = claim(line, written_.board_changed);
    }

    void read_passed(FactLine& line) {
        if (!claim(line, written_.passed)) {
            return;
        }
        written_.shown.passed = 0;
        do {
            const auto who = line.take_prisoner();
            if (!who) {
                return;
            }
            written_.shown.passed = static_cast<Prisoners>(written_.shown.passed | only(*who));
        } while (!line.is_done());
    }

    void read_phase_line(FactLine& line) {
        if (claim(line, written_.phase)) {
            read_phase(line, written_);
        }
    }

    void check_complete() {
        need(rows_left_ == 0, "for each row of the board");
        need(written_.board, "board");
        need(written_.turn.is_given() || written_.setup.is_given(), "turn N (or setup N)");
        need(written_.tiles, "stack");
        for (std::size_t who = 0; who < rules_.prisoners; ++who) {
            need(written_.prisoners[who], "prisoner " + std::to_string(who + 1));
        }
    }

    const Rules& rules_;
    WrittenPosition written_;
    int rows_left_ = 0;
};

const std::array<WrittenReader::Keyword, 14> WrittenReader::kKeywords{
    {{"turn", &WrittenReader::read_turn},
     {"setup", &WrittenReader::read_setup_of},
     {"board", &WrittenReader::read_board},
     {"cells", &WrittenReader::read_single_cells},
     {"prisoner", &WrittenReader::read_prisoner},
     {"stack", &WrittenReader::read_stack},
     {"opening", &WrittenReader::read_opening},
     {"omen-aside", &WrittenReader::read_omen_aside},
     {"flickers", &WrittenReader::read_flickers},
     {"idle", &WrittenReader::read_idle},
     {"stirred", &WrittenReader::read_stirred},
     {"passed", &WrittenReader::read_passed},
     {"phase", &WrittenReader::read_phase_line},
     {"end", &WrittenReader::end}}};

}  // namespace

core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text) {
    return WrittenReader(rules, text).read();
}

}  // namespace tenebrae::nightcage
