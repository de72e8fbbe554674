// SPDX-License-Identifier: MIT
#include "games/cagedin/sets/variant.hpp"

#include "games/cagedin/sets/tables.hpp"
#include "games/cagedin/words/notation.hpp"
#include "kit/names.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tenebrae::cagedin {
namespace {

constexpr int kMostRounds = 9;

constexpr std::array<std::string_view, 7> kKeys{
    "set", "players", "rounds", "types", "red", "blue", "first"};
/// Tables of one's own are rows, or a file of them that the person at the machine has named.
constexpr std::array<std::string_view, 1> kSets{"standard"};
constexpr std::array<std::string_view, 2> kTypesPlayed{"choose", "none"};
constexpr std::array<std::string_view, kTypes> kTypeWords{
    "striker", "judo", "submission", "wrestler"};
constexpr std::array<std::string_view, 3> kFirsts{"lot", "red", "blue"};

/// From the settings to the rules, each option by itself, then what does not go together.
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
        if (settings_.has_faults()) {
            return settings_.take_faults();
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

    /// Their order is that of a hand (CI-K7).
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
            settings_.refuse(names.faults());
        }
    }

    void read_options() {
        Rules& rules = variant_.setup.rules;
        settings_.choice("set", 0, kSets, "set of tables");
        settings_.number("players", 2, 2, 2, "CI-G1");
        rules.rounds = static_cast<std::uint8_t>(
            settings_.number("rounds", rules.rounds, 1, kMostRounds, "CI-Y1")
        );
        rules.has_types = settings_.choice("types", 0, kTypesPlayed, "way to have types") == 0;
        rules.first = static_cast<First>(settings_.choice("first", 0, kFirsts, "way to begin"));
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
        variant_.setup.rules.fixed[seat] = static_cast<Type>(type + 1);
        if (!variant_.setup.rules.has_types) {
            settings_.refuse(
                settings_.fault_of(key, "In the variant without types no fighter has one.", "CI-Y2")
                    .hint("With types choose, which is usual, a type can be given beforehand.")
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
        core::Diagnostics faults;
        put_table_rows(rows_, variant_.setup, faults);
        settings_.refuse(faults);
    }

    /// What is as usual is left out.
    void write_header() {
        const Rules& rules = variant_.setup.rules;
        const Rules usual;
        std::vector<std::string> lines;
        kit::add_name_lines(variant_.names, lines);
        kit::HeaderLines header(std::move(lines));
        header.option(rules.rounds != usual.rounds, "rounds", int{rules.rounds});
        header.option(!rules.has_types, "types", "none");
        for (const Seat seat : {kRed, kBlue}) {
            const Type type = rules.fixed[seat];
            header.option(type != Type::None, name_of_fighter(seat), name(type));
        }
        header.option(
            rules.first != First::Lot, "first", kFirsts[static_cast<std::size_t>(rules.first)]
        );
        for (const table::Setting& row : rows_) {
            header.option(true, row.key, row_as_word(row.value));
        }
        variant_.header = header.lines();
    }

    kit::Settings settings_;
    std::vector<const table::Setting*> standup_;  ///< the rows, as they were given first
    std::vector<table::Setting> rows_;
    Variant variant_;
};

}  // namespace

core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings) {
    const auto shipped = load_tables(data_folder);
    if (!shipped) {
        return shipped.faults();
    }
    return OptionReader(*shipped, settings).read();
}

core::Result<std::vector<table::Setting>> read_own_tables(const std::string& path) {
    return read_table_rows(path);
}

}  // namespace tenebrae::cagedin
