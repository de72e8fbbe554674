// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/fact_line.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::nightcage {
namespace {

/// No game comes near; beyond, the turns that can follow might not be countable.
constexpr int kMaxTurn = 40000;
constexpr int kMaxIdleTurns = 255;
constexpr int kMaxNerve = 2;

/// One pass over the lines, each taken as a fact of its own.
class WrittenReader {
public:
    WrittenReader(const Rules& rules, const kit::PositionText& text) : rules_(rules), text_(text) {}

    core::Result<WrittenPosition> read() {
        for (int number = 0; number < text_.size() && !ended_; ++number) {
            read_text(number);
        }
        check_complete();
        if (!faults_.empty()) {
            return std::move(faults_);
        }
        return std::move(written_);
    }

private:
    struct Keyword {
        std::string_view word;
        void (WrittenReader::*read)(FactLine& line);
    };
    static const std::array<Keyword, 14> kKeywords;

    void read_text(int number) {
        const core::Place place = text_.place(number);
        const auto line = table::read_line(place.text, place.file, place.line);
        if (!line) {
            faults_.push_back(line.faults().front());
            return;
        }
        if (rows_left_ > 0 && is_row(*line)) {
            const BoardRow row{rules_.board.side - rows_left_, number};
            read_row(rules_, *line, row, written_, faults_);
            --rows_left_;
            return;
        }
        end_board(*line);
        if (!line->words.empty()) {
            read_fact(*line, number);
        }
    }

    /// Anything but the keyword of another line, so that a short board is told from a wrong row.
    static bool is_row(const table::TextLine& line) {
        return line.words.empty() || find_keyword(line.word(0)) == nullptr;
    }

    void end_board(const table::TextLine& line) {
        if (rows_left_ > 0) {
            faults_.push_back(core::fault("wrong-board", "The board ends too early.")
                                  .rule("NC-G1")
                                  .expected(std::to_string(rules_.board.side) + " rows")
                                  .got(std::to_string(rules_.board.side - rows_left_))
                                  .at(line.whole()));
            rows_left_ = 0;
        }
    }

    static const Keyword* find_keyword(std::string_view word) {
        const auto found = std::ranges::find_if(kKeywords, [word](const Keyword& keyword) {
            return table::same_word(keyword.word, word);
        });
        return found == kKeywords.end() ? nullptr : &*found;
    }

    void read_fact(const table::TextLine& line, int number) {
        FactLine fact(rules_, line, number, faults_);
        const Keyword* const keyword = find_keyword(line.word(0));
        fact.take("");
        if (keyword == nullptr) {
            refuse_keyword(line);
            return;
        }
        const std::size_t before = faults_.size();
        (this->*keyword->read)(fact);
        if (faults_.size() == before) {
            fact.finish();
        }
    }

    void refuse_keyword(const table::TextLine& line) {
        std::array<std::string_view, kKeywords.size()> known{};
        std::ranges::transform(kKeywords, known.begin(), &Keyword::word);
        faults_.push_back(kit::unknown_keyword(
            line,
            is_cell_token(line.word(0)) ? "The board has no such row."
                                        : "No line of a position begins like this.",
            known
        ));
    }

    bool claim(FactLine& line, kit::Spot& spot) { return line.claim(text_, spot); }

    void read_turn(FactLine& line) {
        if (claim(line, written_.turn)) {
            written_.shown.turn =
                static_cast<std::uint16_t>(line.take_number(0, kMaxTurn).value_or(0));
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
            read_cells(rules_, line.take_all(), line.spot().line, written_, faults_);
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
        const std::string expected = "at CELL, falling or unplaced";
        if (line.take(expected)) {
            line.refuse("bad-word", "A prisoner cannot be like this.", expected);
        }
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
            if (line.take("row, column or at CELL")) {
                line.refuse("bad-word", "Nobody falls like this.", "row, column or at CELL");
            }
            return false;
        }
        const std::string expected = is_row ? "the number of a row" : "the letter of a column";
        const auto word = line.take(expected);
        if (!word) {
            return false;
        }
        const auto place =
            is_row ? parse_row(rules_.board, *word) : parse_column(rules_.board, *word);
        if (!place) {
            line.refuse("bad-word", "The board has no such line.", expected);
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
                line.take("");
                line.refuse("bad-word", "A prisoner has no such mark.", "lit, out, nerve N or key");
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

    /// "t 12 x 3": kinds, each with its number.
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
            written_.shown.idle_turns =
                static_cast<std::uint8_t>(line.take_number(0, kMaxIdleTurns).value_or(0));
        }
    }

    void read_stirred(FactLine& line) { written_.shown.stirred = claim(line, written_.stirred); }

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

    void read_end(FactLine& /*line*/) { ended_ = true; }

    void check_complete() {
        if (rows_left_ > 0) {
            faults_.push_back(text_.missing("for each row of the board"));
        }
        const std::array<std::pair<bool, std::string_view>, 3> needed{
            {{written_.board.is_given(), "board"},
             {written_.turn.is_given() || written_.setup.is_given(), "turn N (or setup N)"},
             {written_.tiles.is_given(), "stack"}}};
        for (const auto& [given, name] : needed) {
            if (!given) {
                faults_.push_back(text_.missing(name));
            }
        }
        for (std::size_t who = 0; who < rules_.prisoners; ++who) {
            if (!written_.prisoners[who].is_given()) {
                faults_.push_back(text_.missing("prisoner " + std::to_string(who + 1)));
            }
        }
    }

    const Rules& rules_;
    const kit::PositionText& text_;
    WrittenPosition written_;
    core::Diagnostics faults_;
    int rows_left_ = 0;
    bool ended_ = false;
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
     {"end", &WrittenReader::read_end}}};

}  // namespace

core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text) {
    return WrittenReader(rules, text).read();
}

}  // namespace tenebrae::nightcage
