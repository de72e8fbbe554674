// SPDX-License-Identifier: MIT
#include "games/cagedin/sets/variant.hpp"

#include "core/digest.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "kit/names.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::cagedin {
namespace {

constexpr int kMaxRounds = 9;

constexpr std::array<std::string_view, 7> kKeys{
    "set", "players", "rounds", "types", "red", "blue", "first"};
/// A player's own tables are rows, or a file of them named on the command line.
constexpr std::array<std::string_view, 1> kSets{"standard"};
constexpr std::array<std::string_view, 2> kTypesPlayed{"choose", "none"};
constexpr std::array<std::string_view, kTypes> kTypeWords{
    "striker", "judo", "submission", "wrestler"};
constexpr std::array<std::string_view, 3> kFirsts{"lot", "red", "blue"};

/// Reads the options from the settings one by one, then checks that they fit together.
class OptionReader {
public:
    OptionReader(Setup shipped, std::span<const table::Setting> settings) {
        variant_.setup = std::move(shipped);
        for (const table::Setting& setting : settings) {
            sort(setting);
        }
        read_names(settings);
    }

    core::Result<Variant> read() {
        read_options();
        read_tables();
        if (settings_.has_errors()) {
            return settings_.take_errors();
        }
        write_header();
        return std::move(variant_);
    }

private:
    void sort(const table::Setting& setting) {
        if (setting.key.starts_with("name ")) {
            return;
        }
        if (table::ascii_lower(setting.key).starts_with(kStandupRow)) {
            sort_standup(setting);
            return;
        }
        if (!settings_.add_known(kTableRows, setting.key, setting)
            && !settings_.add_known(kKeys, setting.key, setting)) {
            settings_.refuse(kit::unknown_setting(setting.key, setting.where, kKeys));
        }
    }

    /// Adds a stand-up row. The order of these rows is the order of cards in a hand (CI-K7).
    void sort_standup(const table::Setting& setting) {
        const auto same = std::ranges::find_if(standup_, [&setting](const table::Setting* row) {
            return table::same_word(row->key, setting.key);
        });
        if (same == standup_.end()) {
            standup_.push_back(&setting);
            settings_.add(setting.key, setting);
        } else {
            settings_.add((*same)->key, setting);
        }
    }

    void read_names(std::span<const table::Setting> settings) {
        const auto names = kit::read_names(settings, 2, "fighter");
        if (names) {
            std::ranges::copy(*names, variant_.names.begin());
        } else {
            settings_.refuse(names.errors());
        }
    }

    void read_options() {
        Rules& rules = variant_.setup.rules;
        settings_.choice("set", 0, kSets, "set of tables");
        settings_.number("players", 2, 2, 2, "CI-G1");
        rules.rounds = static_cast<std::uint8_t>(
            settings_.number("rounds", rules.rounds, 1, kMaxRounds, "CI-Y1")
        );
        rules.has_types = settings_.choice("types", 0, kTypesPlayed, "value of types") == 0;
        rules.first =
            static_cast<FirstFighter>(settings_.choice("first", 0, kFirsts, "value of first"));
        for (const Seat seat : {kRed, kBlue}) {
            read_type(seat, name_of_fighter(seat));
        }
    }

    void read_type(Seat seat, std::string_view key) {
        const table::Setting* const setting = settings_.find(key);
        if (setting == nullptr) {
            return;
        }
        const std::size_t type = settings_.choice(key, 0, kTypeWords, "type of fighter");
        variant_.setup.rules.fixed_types[seat] = static_cast<Type>(type + 1);
        if (!variant_.setup.rules.has_types) {
            settings_.refuse(
                settings_
                    .error_of(
                        key, "This fighter cannot have a type: the game has `types none`.", "CI-Y2"
                    )
                    .hint("leave out `types none`, or this option")
            );
        }
    }

    void read_tables() {
        for (const table::Setting* const row : standup_) {
            rows_.push_back(*settings_.find(row->key));
            rows_.back().key = table::ascii_lower(row->key);
        }
        for (const std::string_view key : kTableRows) {
            if (const table::Setting* const row = settings_.find(key); row != nullptr) {
                rows_.push_back({std::string(key), row->value, row->where});
            }
        }
        core::Diagnostics errors;
        apply_table_rows(rows_, variant_.setup, errors);
        settings_.refuse(errors);
    }

    /// Writes the header; defaults are left out.
    void write_header() {
        const Rules& rules = variant_.setup.rules;
        const Rules defaults;
        std::vector<std::string> lines;
        kit::add_name_lines(variant_.names, lines);
        kit::HeaderLines header(std::move(lines));
        header.option(rules.rounds != defaults.rounds, "rounds", int{rules.rounds});
        header.option(!rules.has_types, "types", "none");
        for (const Seat seat : {kRed, kBlue}) {
            const Type type = rules.fixed_types[seat];
            header.option(type != Type::None, name_of_fighter(seat), name(type));
        }
        header.option(
            rules.first != FirstFighter::Lot,
            "first",
            kFirsts[static_cast<std::size_t>(rules.first)]
        );
        for (const table::Setting& row : rows_) {
            header.option(true, row.key, row_as_word(row.value));
        }
        variant_.header = header.lines();
    }

    kit::Settings settings_;
    std::vector<const table::Setting*> standup_;  ///< the rows, in the order given
    std::vector<table::Setting> rows_;
    Variant variant_;
};

using table::StartOption;
using Offered = StartOption::Value;

// The first value of each is the default, which leaves the setting out.
constexpr std::array kRounds{
    Offered{"", "3"}, Offered{"1", "1"}, Offered{"2", "2"}, Offered{"5", "5"}, Offered{"9", "9"}};
constexpr std::array kTypesOffered{Offered{"", "chosen"}, Offered{"none", "none"}};
constexpr std::array kType{
    Offered{"", "chosen in secret"},
    Offered{"striker", "Pure Striker"},
    Offered{"judo", "Judo Fighter"},
    Offered{"submission", "Submission Fighter"},
    Offered{"wrestler", "Wrestler"}};
constexpr std::array kFirst{
    Offered{"", "drawn by lot"}, Offered{"red", "red"}, Offered{"blue", "blue"}};

constexpr std::array<StartOption, 6> kOptions{{
    {.name = "set", .summary = "a file with your own tables", .type = "SET", .comes_first = true},
    {.name = "rounds",
     .summary = "number of rounds, 1 to 9",
     .type = "N",
     .comes_first = true,
     .label = "Rounds",
     .help = "The judges decide after the last round. [CI-Y1]",
     .values = kRounds},
    {.name = "types",
     .summary = "types of fighter: choose or none",
     .type = "HOW",
     .label = "Types",
     .help = "A fight without types is easier to learn. [CI-Y2]",
     .values = kTypesOffered},
    {.name = "red",
     .summary = "the red fighter's type: striker, judo, submission or wrestler",
     .type = "TYPE",
     .label = "Red is a",
     .help = "A type set here is known from the start. [CI-Y3]",
     .values = kType},
    {.name = "blue",
     .summary = "the blue fighter's type",
     .type = "TYPE",
     .label = "Blue is a",
     .help = "A type set here is known from the start. [CI-Y3]",
     .values = kType},
    {.name = "first",
     .summary = "who goes first in round 1: lot, red or blue",
     .type = "WHO",
     .label = "First turn",
     .help = "The other fighter goes first in the next round. [CI-Y4]",
     .values = kFirst},
}};

using table::GameVariant;

constexpr std::array kOneRound{
    GameVariant::Setting{"rounds", "1"}, GameVariant::Setting{"types", "none"}};
constexpr std::array kPlain{GameVariant::Setting{"types", "none"}};
constexpr std::array kTitleFight{GameVariant::Setting{"rounds", "5"}};

constexpr std::array<GameVariant, 4> kNights{{
    {"fight", "Three rounds", "The whole fight: both fighters choose a type in secret.", {}},
    {"plain", "Three rounds without types", "Two equal fighters. Easier to learn.", kPlain},
    {"round",
     "One round without types",
     "One round, then the judges decide. The shortest fight.",
     kOneRound},
    {"title",
     "Title fight",
     "Five rounds, with types. Damage from the first still counts in the last.",
     kTitleFight},
}};

/// Collects the numbers as lines of text, to be hashed.
class NumberText {
public:
    template <typename... Numbers>
    void add(const std::string& word, Numbers... numbers) {
        text_ += word;
        ((text_ += " " + std::to_string(static_cast<std::uint64_t>(numbers))), ...);
        text_ += "\n";
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

void add_cards(const Setup& setup, NumberText& numbers) {
    const Tables& tables = setup.rules.tables;
    const std::size_t feet = index(Place::Feet);
    for (std::size_t sort = 0; sort < tables.sorts[feet]; ++sort) {
        const StandupCard& card = tables.standup[sort];
        numbers.add(
            setup.cards[feet][sort].code,
            tables.copies[feet][sort],
            card.is_takedown,
            card.location,
            card.takedown,
            card.combo,
            card.counter,
            card.haymaker,
            card.footwork
        );
    }
    const std::size_t mat = index(Place::Mat);
    for (std::size_t sort = 0; sort < tables.sorts[mat]; ++sort) {
        const GroundCard& card = tables.ground[sort];
        numbers.add(
            setup.cards[mat][sort].code,
            tables.copies[mat][sort],
            card.hold,
            card.meter,
            card.is_tap
        );
    }
}

}  // namespace

core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings) {
    const auto shipped = load_tables(data_folder);
    if (!shipped) {
        return shipped.errors();
    }
    return OptionReader(*shipped, settings).read();
}

core::Result<std::vector<table::Setting>> read_own_tables(const std::string& path) {
    return read_table_rows(path);
}

const table::GameStart& cagedin_start() {
    static constexpr table::GameStart kStart{
        .summary = "Two fighters in a cage, with cards for every strike, takedown and hold. Knock "
                   "the other out, make him tap, or win on the judges' cards.",
        .options = kOptions,
        .most_seats = 2,
        .piece = "fighter",
        .pieces = 2,
        .variants = kNights,
        .has_rivals = true};
    return kStart;
}

std::uint64_t hash_of_rules(const Setup& setup) {
    const Rules& rules = setup.rules;
    NumberText numbers;
    numbers.add("rounds", rules.rounds);
    numbers.add("types", rules.has_types, rules.fixed_types[kRed], rules.fixed_types[kBlue]);
    numbers.add("first", rules.first);
    add_cards(setup, numbers);
    for (const MeterPlan& meter : rules.tables.meters) {
        numbers.add("meter", meter.spaces, meter.fatigue, meter.knockout);
    }
    for (const std::uint8_t level : rules.tables.levels) {
        numbers.add("level", level);
    }
    numbers.add("corners", rules.tables.corners[kRed], rules.tables.corners[kBlue]);
    numbers.add("hexes", rules.tables.hurting, rules.tables.countering);
    return core::brief_digest_of(numbers.text());
}

}  // namespace tenebrae::cagedin
