// SPDX-License-Identifier: MIT
#include "games/cagedin/sets/tables.hpp"

#include "core/text.hpp"
#include "core/toml.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "kit/settings.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tenebrae::cagedin {
namespace {

using Row = table::Setting;
using Part = std::string_view;
using Value = core::TomlEntry::Type;

constexpr core::TomlLimits kTableFile{.bytes = 32U << 10U, .tables = 2};
constexpr std::size_t kMaxCode = 12;
constexpr int kMaxName = 24;
constexpr unsigned kMaxCopies = 9;
constexpr unsigned kMaxFootwork = 6;
/// The limits of CI-Y5, and of the room in a state; by Place.
constexpr std::array<int, kPlaces> kMinCards{20, 16};
constexpr std::array<int, kPlaces> kMaxCards{kMaxStandupCards, kMaxGroundCards};
constexpr std::array<Part, kPlaces> kDecks{"stand-up", "ground"};
constexpr std::array<Part, kHolds> kHoldCodes{"arm", "kim", "rnc", "tri", "gui", "heel"};
constexpr std::array<Part, kDamageMeters> kMeterCodes{"h", "bl", "br", "ll", "lr"};
/// Words of positions that cannot be card codes.
constexpr std::array<Part, 2> kReservedCodes{"any", "rest"};

Part trimmed(Part text) {
    const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
    text.remove_prefix(first);
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::vector<Part> parts_of(Part row) {
    std::vector<Part> parts;
    while (true) {
        const std::size_t comma = row.find(',');
        parts.push_back(trimmed(row.substr(0, comma)));
        if (comma == Part::npos) {
            return parts;
        }
        row.remove_prefix(comma + 1);
    }
}

std::optional<std::uint8_t> parse_number(Part text, unsigned least, unsigned most) {
    const auto number = core::parse_unsigned(text);
    const bool fits = number && *number >= least && *number <= most;
    return fits ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
}

bool is_code(Part code) {
    const auto fits = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
               || letter == '-';
    };
    return !code.empty() && code.size() <= kMaxCode && code.front() >= 'a'
           && std::ranges::all_of(code, fits) && std::ranges::count(kReservedCodes, code) == 0;
}

template <typename Kind>
struct Sort {
    Kind card;
    std::uint8_t copies = 0;
    CardText text;
};
template <typename Kind>
using Sorts = std::vector<Sort<Kind>>;

/// Reads one row after the other, then checks that they fit together.
class TableReader {
public:
    TableReader(std::span<const Row> rows, Setup& setup, core::Diagnostics& errors)
        : rows_(rows), setup_(setup), errors_(errors) {}

    void read() {
        const std::size_t before = errors_.size();
        gather_ground();
        for (const Row& row : rows_) {
            row_ = &row;
            read_row(parts_of(row.value));
        }
        if (errors_.size() > before) {
            return;
        }
        if (!standup_.empty()) {
            put_deck(Place::Feet, standup_, tables().standup);
        }
        Sorts<GroundCard> ground;
        for (const Sorts<GroundCard>& of_hold : ground_) {
            ground.insert(ground.end(), of_hold.begin(), of_hold.end());
        }
        put_deck(Place::Mat, ground, tables().ground);
        check_codes();
        check_meters();
        check_cage();
    }

private:
    [[nodiscard]] Tables& tables() { return setup_.rules.tables; }

    core::Diagnostic& refuse(Part code, Part message, core::Place where) {
        errors_.push_back(core::error(code, message).rule("CI-Y5").at(std::move(where)));
        return errors_.back();
    }
    void refuse_row(Part expected, Part got) {
        core::Diagnostic& error =
            refuse("bad-value", "Invalid row " + row_->key + ".", row_->where);
        error.expected = expected;
        error.got = got;
    }
    /// Returns the place of the first row whose key starts with this.
    [[nodiscard]] core::Place place_of(Part beginning) const {
        const auto found = std::ranges::find_if(rows_, [beginning](const Row& row) {
            return row.key.starts_with(beginning);
        });
        return found == rows_.end() ? core::Place{} : found->where;
    }

    /// Copies the current ground deck, hold by hold.
    void gather_ground() {
        for (Card sort = 0; sort < tables().sorts[index(Place::Mat)]; ++sort) {
            const GroundCard card = tables().ground[sort];
            ground_[static_cast<std::size_t>(card.hold)].push_back(
                {card, tables().copies[index(Place::Mat)][sort], setup_.card(Place::Mat, sort)}
            );
        }
    }

    void read_row(const std::vector<Part>& parts) {
        const Part key = row_->key;
        const Part name = key.substr(key.find('.') + 1);
        if (key.starts_with(kStandupRow)) {
            read_standup(name, parts);
        } else if (key.starts_with("ground.")) {
            read_hold(from_name<Hold>(name).value_or(Hold::Armbar), parts);
        } else if (key.starts_with("meters.")) {
            read_meter(from_name<Meter>(name).value_or(Meter::Head), parts);
        } else if (key == "fatigue.levels") {
            read_levels(parts);
        } else if (key == "cage.red" || key == "cage.blue") {
            read_corner(parse_fighter(name).value_or(kRed), parts);
        } else {
            read_hexes(name == "hurting" ? tables().hurting : tables().countering, parts);
        }
    }

    void read_standup(Part code, const std::vector<Part>& parts) {
        if (!is_code(code)) {
            refuse_row("a code of 1 to 12 lower-case letters, digits and hyphens", code);
            return;
        }
        if (parts.size() < 4) {
            refuse_row("name, what, copies, footwork, and any abilities", row_->value);
            return;
        }
        StandupCard card;
        std::string name(parts[0]);
        std::ranges::replace(name, '_', ' ');
        const bool is_name = !name.empty() && core::is_printable(name)
                             && core::display_width(name) <= kMaxName
                             && name.find('#') == Part::npos;
        if (!is_name) {
            refuse_row("a name of 1 to 24 characters without #", parts[0]);
        }
        const auto copies = parse_number(parts[2], 1, kMaxCopies);
        if (!copies) {
            refuse_row("copies, 1 to 9", parts[2]);
        }
        const auto footwork = parse_number(parts[3], 0, kMaxFootwork);
        if (!footwork) {
            refuse_row("footwork, 0 to 6", parts[3]);
        }
        const auto location = read_location(parts[1], card);
        for (const Part ability : std::span(parts).subspan(4)) {
            read_ability(ability, card);
        }
        card.footwork = footwork.value_or(0);
        if (card.is_takedown) {
            standup_.push_back({card, copies.value_or(1), {std::string(code), name}});
            return;
        }
        for (const int side : {0, 1}) {
            card.location = static_cast<Location>(2 * location.value_or(0) + side);
            const std::string sided = std::string(code) + (side == 0 ? "-l" : "-r");
            standup_.push_back({card, copies.value_or(1), {sided, name}});
        }
    }

    /// Stores a takedown in the card; returns the location of a strike: 0 head, 1 body, 2 leg.
    std::optional<int> read_location(Part word, StandupCard& card) {
        constexpr std::array<Part, 3> kBodyParts{"head", "body", "leg"};
        const auto where = std::ranges::find(kBodyParts, word);
        if (where != kBodyParts.end()) {
            return static_cast<int>(where - kBodyParts.begin());
        }
        const auto takedown = from_name<Takedown>(word);
        card.is_takedown = takedown.has_value();
        card.takedown = takedown.value_or(Takedown::JudoThrow);
        if (!takedown) {
            refuse_row("head, body, leg, judo-throw, slam or shoot-legs", word);
        }
        return std::nullopt;
    }

    void read_ability(Part word, StandupCard& card) {
        bool* const ability = word == "combo"            ? &card.combo
                              : card.is_takedown         ? nullptr
                              : word == "counter-strike" ? &card.counter
                              : word == "haymaker"       ? &card.haymaker
                                                         : nullptr;
        if (ability == nullptr || *ability) {
            refuse_row(
                card.is_takedown ? "combo, or nothing" : "combo, counter-strike or haymaker, once",
                word
            );
        } else {
            *ability = true;
        }
    }

    void read_hold(Hold hold, const std::vector<Part>& parts) {
        Sorts<GroundCard>& sorts = ground_[static_cast<std::size_t>(hold)];
        sorts.clear();
        if (parts.size() != kDamageMeters) {
            refuse_row("five parts: head, body left, body right, leg left, leg right", row_->value);
            return;
        }
        for (std::size_t meter = 0; meter < kDamageMeters; ++meter) {
            const Part cell = parts[meter];
            const bool fits = !cell.empty() && cell.size() <= kMaxCopies;
            if (!fits || cell.find_first_not_of(cell == "-" ? "-" : "te") != Part::npos) {
                refuse_row("one or more of t and e, or -", cell);
                continue;
            }
            for (const char icon : std::string_view(cell.find('e') == 0 ? "et" : "te")) {
                const auto copies = std::ranges::count(cell, icon);
                if (copies == 0) {
                    continue;
                }
                const std::string code = std::string(kHoldCodes[static_cast<std::size_t>(hold)])
                                         + "-" + std::string(kMeterCodes[meter]) + "-" + icon;
                sorts.push_back(
                    {{hold, static_cast<Meter>(meter), icon == 't'},
                     static_cast<std::uint8_t>(copies),
                     {code, std::string(display_name(hold))}}
                );
            }
        }
    }

    void read_meter(Meter meter, const std::vector<Part>& parts) {
        MeterPlan plan;
        const auto spaces = parse_number(parts[0], 1, kMaxSpaces);
        if (!spaces) {
            refuse_row("1 to 20 spaces", parts[0]);
        }
        plan.spaces = spaces.value_or(kMaxSpaces);
        for (Part mark : std::span(parts).subspan(1)) {
            const Part got = mark;
            const bool is_knockout = mark.starts_with("ko");
            const bool is_mark = meter != Meter::Fatigue && (is_knockout || mark.starts_with('f'));
            mark.remove_prefix(!is_mark ? 0 : is_knockout ? 2 : 1);
            const auto space = is_mark ? parse_number(mark, 1, plan.spaces) : std::nullopt;
            if (space) {
                (is_knockout ? plan.knockout : plan.fatigue) |= 1U << (*space - 1U);
            } else if (meter == Meter::Fatigue) {
                refuse_row("no marks", got);
            } else {
                refuse_row("f or ko and a number from 1 to " + std::to_string(plan.spaces), got);
            }
        }
        tables().meters[index(meter)] = plan;
    }

    void read_levels(const std::vector<Part>& parts) {
        std::array<std::uint8_t, 3> levels{};
        for (std::size_t level = 0; level < levels.size() && parts.size() == levels.size();
             ++level) {
            levels[level] = parse_number(parts[level], 1, kMaxSpaces).value_or(0);
        }
        if (levels.front() == 0 || !std::ranges::is_sorted(levels)) {
            refuse_row(
                "three numbers of cubes from 1 up, none lower than the one before", row_->value
            );
        }
        tables().levels = levels;
    }

    void read_corner(Seat seat, const std::vector<Part>& parts) {
        const auto hex = parse_hex(parts[0]);
        if (!hex || parts.size() != 1) {
            refuse_row("a hex of the cage, a1 to g4", row_->value);
        }
        tables().corners[seat] = hex.value_or(kNoHex);
    }

    void read_hexes(Hexes& hexes, const std::vector<Part>& parts) {
        hexes = 0;
        if (parts.size() == 1 && parts[0] == "-") {
            return;
        }
        for (const Part part : parts) {
            if (const auto hex = parse_hex(part)) {
                hexes |= only(*hex);
            } else {
                refuse_row("hexes of the cage, a1 to g4, or -", part);
            }
        }
    }

    template <typename Kind>
    void put_deck(Place place, const Sorts<Kind>& sorts, std::array<Kind, kMaxSorts>& cards) {
        const std::size_t deck = index(place);
        int count = 0;
        std::vector<CardText> texts;
        Counts copies{};
        cards = {};
        for (const Sort<Kind>& sort : sorts) {
            if (texts.size() < kMaxSorts) {
                copies[texts.size()] = sort.copies;
                cards[texts.size()] = sort.card;
            }
            texts.push_back(sort.text);
            count += sort.copies;
        }
        const Part beginning = place == Place::Feet ? kStandupRow : "ground.";
        const auto check = [&](bool holds, const std::string& expected, const std::string& got) {
            if (!holds) {
                core::Diagnostic& error = refuse(
                    "bad-table",
                    "The " + std::string(kDecks[deck]) + " deck has a wrong number of cards.",
                    place_of(beginning)
                );
                error.expected = expected;
                error.got = got;
            }
        };
        check(
            count >= kMinCards[deck] && count <= kMaxCards[deck],
            std::to_string(kMinCards[deck]) + " to " + std::to_string(kMaxCards[deck]) + " cards",
            std::to_string(count)
        );
        check(
            texts.size() <= kMaxSorts,
            std::to_string(kMaxSorts) + " different cards at most",
            std::to_string(texts.size())
        );
        tables().copies[deck] = copies;
        tables().sorts[deck] = static_cast<std::uint8_t>(std::min(texts.size(), kMaxSorts));
        setup_.cards[deck] = std::move(texts);
    }

    void check_codes() {
        std::vector<Part> seen;
        for (const std::vector<CardText>& deck : setup_.cards) {
            for (const CardText& card : deck) {
                if (std::ranges::count(seen, card.code) != 0) {
                    refuse("bad-table", "Two cards have the same code.", place_of(kStandupRow))
                        .got = card.code;
                }
                seen.push_back(card.code);
            }
        }
    }

    void check_meters() {
        const auto knocks_out = [](const MeterPlan& plan) { return plan.knockout != 0; };
        if (std::ranges::none_of(tables().meters, knocks_out)) {
            refuse("bad-table", "No meter has a KO space.", place_of("meters."));
        }
        const int last = tables().levels.back();
        const int full = setup_.rules.spaces(Meter::Fatigue);
        if (last > full) {
            const bool given = place_of("fatigue.").line != 0;
            core::Diagnostic& error = refuse(
                "bad-table",
                "Level 3 of fatigue is beyond the end of the meter.",
                place_of(given ? "fatigue." : "meters.fatigue")
            );
            error.expected = std::to_string(full) + " cubes at most";
            error.got = std::to_string(last);
        }
    }

    void check_cage() {
        if (tables().corners[kRed] == tables().corners[kBlue]) {
            refuse("bad-table", "Both fighters have the same corner.", place_of("cage.")).got =
                name(tables().corners[kRed]);
        }
    }

    std::span<const Row> rows_;
    Setup& setup_;
    core::Diagnostics& errors_;
    const Row* row_ = nullptr;  ///< being read
    Sorts<StandupCard> standup_;  ///< empty: unchanged
    std::array<Sorts<GroundCard>, kHolds> ground_;
};

}  // namespace

std::string row_as_word(Part row) {
    std::string word = core::listed(parts_of(row), ",", [](Part part) { return part; });
    std::ranges::replace(word, ' ', '_');
    return word;
}

void apply_table_rows(std::span<const Row> rows, Setup& setup, core::Diagnostics& errors) {
    TableReader(rows, setup, errors).read();
}

core::Result<std::vector<Row>> read_table_rows(const std::string& path) {
    const auto entries = core::read_toml(path, kTableFile);
    if (!entries) {
        return entries.errors();
    }
    std::vector<Row> rows;
    core::Diagnostics errors;
    bool has_format = false;
    for (const core::TomlEntry& entry : *entries) {
        const std::string key = entry.path();
        const bool is_format = key == "format";
        has_format |= is_format;
        if (!is_format && !key.starts_with(kStandupRow)
            && std::ranges::count(kTableRows, key) == 0) {
            errors.push_back(kit::unknown_setting(key, entry.where, kTableRows));
        } else if (entry.type != (is_format ? Value::Number : Value::Text) || (is_format && entry.value != "1")) {
            errors.push_back(core::error("bad-value", "Invalid value of " + key + ".")
                                 .expected(is_format ? "1" : "a text in quotes")
                                 .got(entry.value)
                                 .at(entry.where));
        } else if (!is_format) {
            rows.push_back({key, entry.value, entry.where});
        }
    }
    if (!has_format) {
        errors.push_back(core::error("missing-key", "The file has no line `format = 1`.").in(path));
    }
    if (!errors.empty()) {
        return errors;
    }
    return rows;
}

core::Result<Setup> load_tables(const std::string& data_folder) {
    const std::string path = data_folder + "/cagedin/tables.toml";
    const auto rows = read_table_rows(path);
    if (!rows) {
        return rows.errors();
    }
    core::Diagnostics errors;
    for (const Part key : kTableRows) {
        if (std::ranges::count(*rows, key, &Row::key) == 0) {
            errors.push_back(
                core::error("missing-key", "The row " + std::string(key) + " is missing.").in(path)
            );
        }
    }
    Setup setup;
    if (errors.empty()) {
        apply_table_rows(*rows, setup, errors);
    }
    if (!errors.empty()) {
        return errors;
    }
    return setup;
}

}  // namespace tenebrae::cagedin
