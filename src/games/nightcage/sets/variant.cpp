// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/variant.hpp"

#include "core/digest.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/sets/published_set.hpp"
#include "games/nightcage/sets/rule_option.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::nightcage {
namespace {

using table::StartOption;
using Offered = StartOption::Value;

constexpr std::array<StartOption::Choice, 2> kPrintings{{{"1", "first"}, {"2", "second"}}};

constexpr Offered kUsual{"", "as printed"};
constexpr std::array kPrisoners{kUsual, Offered{"4", "4"}, Offered{"5", "5"}};
constexpr std::array kGates{kUsual, Offered{"3", "3"}, Offered{"4", "4"}};
constexpr std::array kKeys{
    kUsual, Offered{"5", "5"}, Offered{"6", "6"}, Offered{"7", "7"}, Offered{"8", "8"}};
constexpr std::array kTees{kUsual, Offered{"0", "none"}, Offered{"2", "2"}};
constexpr std::array kFiends{kUsual, Offered{"2", "2"}, Offered{"3", "3"}};
constexpr std::array kPathless{kUsual, Offered{"0", "none"}, Offered{"2", "2"}, Offered{"3", "3"}};
constexpr std::array kDirge{kUsual, Offered{"true", "with it"}, Offered{"false", "without it"}};

constexpr std::array<StartOption, 10> kOptions{{
    {.name = "set",
     .summary = "first, second, advanced, pathless, dirge, hardest, or a file of your own",
     .type = "SET",
     .comes_first = true,
     .label = "Printing",
     .help = "The rules to play. The second printing is the complete game.",
     .initial = "second"},
    {.name = "printing",
     .summary = "the same as --set first or --set second",
     .type = "N",
     .key = "set",
     .choices = kPrintings,
     .excludes = "set",
     .comes_first = true},
    {.name = "prisoners",
     .summary = "number of prisoners",
     .type = "N",
     .comes_first = true,
     .label = "Prisoners",
     .help = "Five prisoners need the second printing.",
     .values = kPrisoners},
    {.name = "gates",
     .summary = "number of gates",
     .type = "N",
     .label = "Gates",
     .help = "First printing: 4; 3 are harder. [NC-V1]",
     .values = kGates},
    {.name = "keys",
     .summary = "number of keys",
     .type = "N",
     .label = "Keys",
     .help = "First printing: 6; 5 are harder, 7 or 8 easier. [NC-V1]",
     .values = kKeys},
    {.name = "crumbling-tees",
     .summary = "number of crumbling T",
     .type = "N",
     .label = "Crumbling T",
     .help = "Second printing: 2 are harder. [NC-V1]",
     .values = kTees},
    {.name = "advanced", .summary = "play the advanced game of the second printing"},
    {.name = "pit-fiends",
     .summary = "number of pit fiends",
     .type = "N",
     .label = "Pit fiends",
     .help = "Advanced game: 3 are harder. [NC-V1]",
     .values = kFiends},
    {.name = "pathless",
     .summary = "number of pathless",
     .type = "N",
     .label = "Pathless",
     .help = "Second printing: monsters that strike through walls. [NC-V1]",
     .values = kPathless},
    {.name = "dirge",
     .summary = "play with the Dirge",
     .label = "The Dirge",
     .help = "Second printing: the boss that two omens call. [NC-V1]",
     .values = kDirge},
}};

using table::GameVariant;

constexpr std::array kSecond{GameVariant::Setting{"set", "second"}};
constexpr std::array kFirst{GameVariant::Setting{"set", "first"}};
constexpr std::array kAdvanced{GameVariant::Setting{"set", "advanced"}};
constexpr std::array kWithPathless{GameVariant::Setting{"set", "pathless"}};
constexpr std::array kWithDirge{GameVariant::Setting{"set", "dirge"}};
constexpr std::array kHardest{GameVariant::Setting{"set", "hardest"}};

constexpr std::array<GameVariant, 6> kNights{{
    {"second",
     "Standard game",
     "The complete game: six keys, four gates, twelve wax eaters that strike along the passages.",
     kSecond},
    {"first",
     "First printing",
     "The same tiles by the rules of 2020, for four prisoners. A good first game.",
     kFirst},
    {"advanced",
     "Advanced game",
     "Six keepers hold all the keys. Two pit fiends, and only four wax eaters.",
     kAdvanced},
    {"pathless",
     "With the pathless",
     "The standard game with two pathless, which strike through the walls of their row and "
     "column.",
     kWithPathless},
    {"dirge",
     "With the Dirge",
     "The standard game with two omens, which call the Dirge over nine cells.",
     kWithDirge},
    {"hardest",
     "The hardest night",
     "The advanced game with a third pit fiend, three pathless, the Dirge and crumbling T.",
     kHardest},
}};

}  // namespace

const table::GameStart& nightcage_start() {
    static constexpr table::GameStart kStart{
        .summary = "You carry candles through a labyrinth that exists only where they shine. "
                   "Find a key for each prisoner and meet on a gate before the last tile is gone.",
        .options = kOptions,
        .most_players = kMaxPrisoners,
        .usual_players = 4,
        .most_seats = kMaxPrisoners,
        .players_help = "One person can play all prisoners.",
        .piece = "prisoner",
        .pieces = kMaxPrisoners,
        .variants = kNights};
    return kStart;
}

namespace {

using Type = core::TomlEntry::Type;

/// Reads the entries of a set file of the player into settings.
class OwnSetReader {
public:
    explicit OwnSetReader(std::string path) : path_(std::move(path)) {}

    void read(const core::TomlEntry& entry) {
        if (entry.path() == "format") {
            has_format_ = true;
            if (entry.type != Type::Number || entry.value != "1") {
                error(entry, "bad-value", "Unknown format.", "1");
            }
        } else if (entry.path() == "base") {
            read_base(entry);
        } else if (entry.path() == "prisoners") {
            add(entry, "prisoners", Type::Number, "4 or 5");
        } else {
            read_option(entry);
        }
    }

    core::Result<std::vector<table::Setting>> finish() {
        expect_present(has_format_, "format = 1");
        expect_present(has_base_, "base = \"SET\", where SET is " + published_set_list());
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        return std::move(settings_);
    }

private:
    void read_base(const core::TomlEntry& entry) {
        has_base_ = true;
        add(entry, "set", Type::Text, published_set_list() + ", in quotes");
    }

    void read_option(const core::TomlEntry& entry) {
        const RuleOption* const option = find_option(entry.path());
        if (option == nullptr) {
            errors_.push_back(unknown_option(entry.path(), entry.where));
            return;
        }
        const Type type = option->is_flag()   ? Type::Flag
                          : option->is_text() ? Type::Text
                                              : Type::Number;
        if (entry.type != type || !option->parse(entry.value)) {
            errors_.push_back(bad_value(*option, entry.value, entry.where));
            return;
        }
        settings_.push_back({option->key, entry.value, entry.where});
    }

    void
    add(const core::TomlEntry& entry, std::string key, Type type, const std::string& expected) {
        if (entry.type != type) {
            error(
                entry, "bad-value", "This value of " + entry.path() + " cannot be used.", expected
            );
            return;
        }
        settings_.push_back({std::move(key), entry.value, entry.where});
    }

    void error(
        const core::TomlEntry& entry,
        std::string_view code,
        std::string_view message,
        std::string_view expected
    ) {
        errors_.push_back(
            core::error(code, message).expected(expected).got(entry.value).at(entry.where)
        );
    }

    void expect_present(bool present, const std::string& line) {
        if (!present) {
            errors_.push_back(
                core::error("missing-key", "A set file needs the line " + line + ".").in(path_)
            );
        }
    }

    std::string path_;
    std::vector<table::Setting> settings_;
    bool has_format_ = false;
    bool has_base_ = false;
    core::Diagnostics errors_;
};

}  // namespace

core::Result<std::vector<table::Setting>> read_own_set(const std::string& path) {
    const auto entries = core::read_toml(path, kRuleFile);
    if (!entries) {
        return entries.errors();
    }
    OwnSetReader reader(path);
    for (const core::TomlEntry& entry : *entries) {
        reader.read(entry);
    }
    return reader.finish();
}

namespace {

constexpr int kMaxPlayers = 5;
constexpr std::array<std::string_view, 4> kOwnKeys{"set", "players", "prisoners", "advanced"};

/// Makes the rules from settings, one stage after another; each stage lists its errors.
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
        if (settings_.has_errors()) {
            return settings_.take_errors();
        }
        const auto base = read_published_set(data_folder_, set_name_);
        if (!base) {
            return base.errors();
        }
        if (!base->for_prisoners(prisoners_)) {
            return unsupported_prisoner_count();
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

    /// Chooses the standard or the advanced game of the later rulebook (NC-V1).
    void choose_advanced(const table::Setting& setting) {
        const auto flag = find_option("dirge")->parse(setting.value);
        const bool chosen = settings_.find("set") != nullptr;
        if (flag && (!chosen || set_name_ == "second" || set_name_ == "advanced")) {
            set_name_ = *flag != 0 ? "advanced" : chosen ? "second" : set_name_;
            return;
        }
        settings_.refuse(core::error("bad-value", "This value of advanced cannot be used.")
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
        if (settings_.has_errors()) {
            return;
        }
        if (players_ == kMaxPlayers && prisoners_ != kMaxPrisoners) {
            settings_.refuse(bad_seats("Five players play five prisoners, one each.", "NC-G2"));
        } else if (prisoners_ == kMaxPrisoners && players_ > 1 && players_ < kMaxPlayers) {
            settings_.refuse(bad_seats(
                "Five prisoners need one player or five: the rules do not divide them among "
                    + std::to_string(players_) + ".",
                "NC-G3"
            ));
        }
    }

    [[nodiscard]] core::Diagnostic
    bad_seats(std::string_view message, std::string_view rule) const {
        const bool asked = settings_.find("prisoners") != nullptr;
        return core::error("impossible-seats", message)
            .at(settings_.place_of(asked ? "prisoners" : "players"))
            .rule(rule)
            .got(
                std::to_string(prisoners_) + " prisoners, " + std::to_string(players_)
                + (players_ == 1 ? " player" : " players")
            );
    }

    [[nodiscard]] core::Diagnostic unsupported_prisoner_count() const {
        const bool asked = settings_.find("prisoners") != nullptr;
        return core::error(
                   "impossible-seats",
                   "The set " + std::string(set_name_) + " cannot be played with "
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
        for (SetError& found : errors_of(numbers, prisoners_)) {
            found.error.where = settings_.place_of(found.key);
            settings_.refuse(std::move(found.error));
        }
        if (settings_.has_errors()) {
            return settings_.take_errors();
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
            facts.opening = std::min(facts.opening, facts.count);  // NC-V2: limited by the count
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
        for (SetError& found : counts_beyond_box(numbers)) {
            found.error.where = settings_.place_of(found.key);
            warnings.push_back(std::move(found.error));
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

namespace {

/// Returns the squares as in OptionValues: on a grid kMaxSide wide, for any board.
Cells squares_of(const Rules& rules) {
    const auto side = static_cast<std::size_t>(rules.board.side);
    Cells squares = 0;
    for (const Cell cell : each(rules.dirge[index(Direction::North)].cells)) {
        const std::size_t row = index(cell) / side;
        const std::size_t column = index(cell) % side;
        squares |= Cells{1} << (row * kMaxSide + column);
    }
    return squares;
}

OptionValues numbers_of(const Rules& rules) {
    OptionValues numbers;
    numbers.side = static_cast<std::uint8_t>(rules.board.side);
    numbers.random_opening = rules.random_opening;
    numbers.switches = rules.switches;
    numbers.tiles = rules.tiles;
    numbers.dirge = squares_of(rules);
    return numbers;
}

}  // namespace

std::uint64_t hash_of_rules(const Rules& rules) {
    const OptionValues numbers = numbers_of(rules);
    std::string text = "prisoners " + std::to_string(rules.prisoners) + "\n";
    for (const RuleOption& option : rule_options()) {
        const RuleOption::Value value = option.get(numbers);
        if (value != 0 && !option.is_alias()) {
            text += option.key + " " + option.print(value) + "\n";
        }
    }
    return core::brief_digest_of(text);
}

}  // namespace tenebrae::nightcage
