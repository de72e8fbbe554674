// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/variant.hpp"

#include "games/nightcage/sets/published_set.hpp"
#include "games/nightcage/sets/set_checks.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::nightcage {
namespace {

constexpr int kMaxPlayers = 5;
constexpr std::array<std::string_view, 4> kOwnKeys{"set", "players", "prisoners", "advanced"};

/// From the settings to the rules, one stage after another; each lists its faults.
class RuleMaker {
public:
    RuleMaker(const std::string& data_folder, std::span<const table::Setting> settings)
        : data_folder_(data_folder) {
        for (const table::Setting& setting : settings) {
            sort(setting);
        }
    }

    core::Result<Variant> make() {
        choose_set();
        choose_seats();
        if (settings_.has_faults()) {
            return settings_.take_faults();
        }
        const auto base = read_published_set(data_folder_, set_name_);
        if (!base) {
            return base.faults();
        }
        if (!base->for_prisoners(prisoners_)) {
            return no_such_table();
        }
        return make_from(*base);
    }

private:
    void sort(const table::Setting& setting) {
        if (setting.key.starts_with("name ")) {
            return;
        }
        if (settings_.add_known(kOwnKeys, setting.key, setting)) {
            return;
        }
        if (const RuleOption* const option = find_option(setting.key); option != nullptr) {
            settings_.add(option->key, setting);
        } else {
            settings_.refuse(unknown_option(setting.key, setting.where));
        }
    }

    void choose_set() {
        set_name_ = kPublishedSets[settings_.choice("set", 0, kPublishedSets, "rule set")];
        if (const table::Setting* const setting = settings_.find("advanced"); setting != nullptr) {
            choose_advanced(*setting);
        }
    }

    /// NC-V1: the later rulebook's game is either the standard or the advanced one.
    void choose_advanced(const table::Setting& setting) {
        const auto flag = find_option("dirge")->parse(setting.value);
        const bool chosen = settings_.find("set") != nullptr;
        if (flag && (!chosen || set_name_ == "second" || set_name_ == "advanced")) {
            set_name_ = *flag != 0 ? "advanced" : chosen ? "second" : set_name_;
            return;
        }
        settings_.refuse(core::fault("bad-value", "This value of advanced cannot be used.")
                             .at(setting.where)
                             .rule("NC-V1")
                             .expected("true or false, with the set second or advanced")
                             .got(setting.value + ", set " + std::string(set_name_)));
    }

    void choose_seats() {
        players_ = settings_.number("players", 1, 1, kMaxPlayers, "NC-G2");
        const int standard = players_ == kMaxPlayers ? kMaxPrisoners : kFewestPrisoners;
        prisoners_ =
            settings_.number("prisoners", standard, kFewestPrisoners, kMaxPrisoners, "NC-G2");
        if (settings_.has_faults()) {
            return;
        }
        if (players_ == kMaxPlayers && prisoners_ != kMaxPrisoners) {
            settings_.refuse(bad_seats("Five players play five prisoners, one each.", "NC-G2"));
        } else if (prisoners_ == kMaxPrisoners && players_ > 1 && players_ < kMaxPlayers) {
            settings_.refuse(bad_seats(
                "Five prisoners are played by one player or by five: for "
                    + std::to_string(players_) + " the rules do not say who controls whom.",
                "NC-G3"
            ));
        }
    }

    [[nodiscard]] core::Diagnostic
    bad_seats(std::string_view message, std::string_view rule) const {
        const bool asked = settings_.find("prisoners") != nullptr;
        return core::fault("impossible-seats", message)
            .at(settings_.place_of(asked ? "prisoners" : "players"))
            .rule(rule)
            .got(
                std::to_string(prisoners_) + " prisoners, " + std::to_string(players_)
                + (players_ == 1 ? " player" : " players")
            );
    }

    [[nodiscard]] core::Diagnostic no_such_table() const {
        const bool asked = settings_.find("prisoners") != nullptr;
        return core::fault(
                   "impossible-seats",
                   "The set " + std::string(set_name_) + " has no table of tiles for "
                       + std::to_string(prisoners_) + " prisoners."
        )
            .at(settings_.place_of(asked ? "prisoners" : "players"))
            .rule("NC-G2")
            .hint("The set second can be played with 4 or 5 prisoners.");
    }

    core::Result<Variant> make_from(const PublishedSet& base) {
        const OptionValues& standard = *base.for_prisoners(prisoners_);
        OptionValues numbers = standard;
        for (const RuleOption& option : rule_options()) {
            apply_option(option, numbers);
        }
        for (SetFault& found : faults_of(numbers, prisoners_)) {
            found.fault.where = settings_.place_of(found.key);
            settings_.refuse(std::move(found.fault));
        }
        if (settings_.has_faults()) {
            return settings_.take_faults();
        }
        return Variant{
            rules_from(numbers), base.title, header_of(standard, numbers), warnings_of(numbers)};
    }

    void apply_option(const RuleOption& option, OptionValues& numbers) {
        const table::Setting* const setting = settings_.find(option.key);
        if (setting == nullptr) {
            return;
        }
        if (const auto value = option.parse(setting->value)) {
            option.set(numbers, *value);
        } else {
            settings_.refuse(bad_value(option, setting->value, setting->where));
        }
    }

    [[nodiscard]] Rules rules_from(const OptionValues& numbers) const {
        Rules rules(numbers.side, prisoners_);
        rules.players = static_cast<std::uint8_t>(players_);
        rules.switches = numbers.switches;
        rules.tiles = numbers.tiles;
        int passages = 0;
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            TileFacts& facts = rules.tiles[kind];
            facts.opening = std::min(facts.opening, facts.count);  // NC-V2: takes what there is
            passages += is_passage(static_cast<TileKind>(kind)) ? facts.count : 0;
        }
        rules.random_opening =
            static_cast<std::uint8_t>(std::min<int>(numbers.random_opening, passages));
        rules.tiles[index(TileKind::Start)].count = rules.prisoners;
        rules.tiles[index(TileKind::Pit)].exits = kAllExits;  // NC-T4
        rules.index_orientations();
        rules.turn_dirge(numbers.dirge);
        return rules;
    }

    [[nodiscard]] std::vector<std::string>
    header_of(const OptionValues& standard, const OptionValues& numbers) const {
        std::vector<std::string> lines{
            "set " + std::string(set_name_), "option prisoners " + std::to_string(prisoners_)};
        for (const RuleOption& option : rule_options()) {
            const auto value = option.get(numbers);
            if (!option.is_alias() && value != option.get(standard)) {
                lines.push_back("option " + option.key + " " + option.print(value));
            }
        }
        return lines;
    }

    [[nodiscard]] core::Diagnostics warnings_of(const OptionValues& numbers) const {
        core::Diagnostics warnings;
        for (SetFault& found : beyond_the_box(numbers)) {
            found.fault.where = settings_.place_of(found.key);
            warnings.push_back(std::move(found.fault));
        }
        return warnings;
    }

    const std::string& data_folder_;
    kit::Settings settings_;
    std::string_view set_name_ = kPublishedSets.front();
    int players_ = 1;
    int prisoners_ = kFewestPrisoners;
};

}  // namespace

core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings) {
    return RuleMaker(data_folder, settings).make();
}

}  // namespace tenebrae::nightcage
