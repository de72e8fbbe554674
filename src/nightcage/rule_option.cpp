// SPDX-License-Identifier: MIT
#include "nightcage/rule_option.hpp"

#include "core/text.hpp"
#include "nightcage/notation.hpp"
#include "table/line.hpp"

#include <algorithm>
#include <vector>

namespace tenebrae::nightcage {
namespace {

using What = RuleOption::What;

/// On a smaller torus a cell would neighbour another from two sides.
constexpr int kMinSide = 4;

struct SwitchName {
    std::string_view name;
    bool Switches::*flag;
};

constexpr std::array kSwitchNames{
    SwitchName{"gate-stops-sight", &Switches::gate_stops_sight},
    SwitchName{"removal-before-light", &Switches::removal_before_light},
    SwitchName{"monster-becomes-pit", &Switches::monster_becomes_pit},
    SwitchName{"drop-after-charge", &Switches::drop_after_charge},
    SwitchName{"flickers-a-turn-later", &Switches::flickers_a_turn_later}};

/// NC-V1 calls three of the counts by names of their own.
std::string count_key(TileKind kind) {
    if (kind == TileKind::Gate) {
        return "gates";
    }
    if (kind == TileKind::Key) {
        return "keys";
    }
    return kind == TileKind::CrumblingTee ? "crumbling-tees" : "tiles." + std::string(name(kind));
}

RuleOption of_kind(What what, TileKind kind, std::string_view prefix, std::string_view suffix) {
    RuleOption option;
    option.key = std::string(prefix) + std::string(name(kind)) + std::string(suffix);
    option.file_key = option.key;
    option.what = what;
    option.kind = kind;
    return option;
}

RuleOption count_of(TileKind kind, int most) {
    RuleOption option = of_kind(What::Count, kind, "tiles.", "");
    option.key = count_key(kind);
    option.most = most;
    return option;
}

void add_kinds(std::vector<RuleOption>& options) {
    const std::span stack_kinds = std::span(kPlayedKinds).subspan(1);
    for (const TileKind kind : stack_kinds) {
        options.push_back(count_of(kind, kMaxStack));
    }
    for (const TileKind kind : kUnplayedKinds) {
        options.push_back(count_of(kind, 0));
    }
    for (const TileKind kind : stack_kinds) {
        options.push_back(of_kind(What::Opening, kind, "opening.", ""));
        options.back().most = kMaxStack;
    }
    for (const TileKind kind : kPlayedKinds) {
        options.push_back(of_kind(What::Exits, kind, "kinds.", ".exits"));
        options.back().most = kAllExits.mask;
        options.push_back(of_kind(What::Crumbles, kind, "kinds.", ".crumbles"));
    }
}

std::vector<RuleOption> make_options() {
    std::vector<RuleOption> options{
        {"side", "side", What::Side, TileKind::None, nullptr, kMinSide, kMaxSide},
        {"random-opening",
         "random-opening",
         What::RandomOpening,
         TileKind::None,
         nullptr,
         0,
         kMaxStack}};
    add_kinds(options);
    for (const SwitchName& row : kSwitchNames) {
        const std::string key(row.name);
        options.push_back({key, "switches." + key, What::Switch, TileKind::None, row.flag, 0, 1});
    }
    return options;
}

std::optional<int> parse_flag(std::string_view text) {
    if (table::same_word(text, "true")) {
        return 1;
    }
    return table::same_word(text, "false") ? std::optional<int>(0) : std::nullopt;
}

std::optional<int> parse_mask(std::string_view text) {
    const auto exits = parse_exits(text);
    return exits ? std::optional<int>(exits->mask) : std::nullopt;
}

}  // namespace

int RuleOption::get(const SetNumbers& numbers) const {
    const TileFacts& facts = numbers.tiles[index(kind)];
    switch (what) {
    case What::Side: return numbers.side;
    case What::RandomOpening: return numbers.random_opening;
    case What::Count: return facts.count;
    case What::Opening: return facts.opening;
    case What::Exits: return facts.exits.mask;
    case What::Crumbles: return facts.crumbles ? 1 : 0;
    case What::Switch: break;
    }
    return numbers.switches.*flag ? 1 : 0;
}

void RuleOption::set(SetNumbers& numbers, int value) const {
    TileFacts& facts = numbers.tiles[index(kind)];
    const auto small = static_cast<std::uint8_t>(value);
    switch (what) {
    case What::Side: numbers.side = small; break;
    case What::RandomOpening: numbers.random_opening = small; break;
    case What::Count: facts.count = small; break;
    case What::Opening: facts.opening = small; break;
    case What::Exits: facts.exits = {small}; break;
    case What::Crumbles: facts.crumbles = value != 0; break;
    case What::Switch: numbers.switches.*flag = value != 0; break;
    }
}

std::optional<int> RuleOption::parse(std::string_view text) const {
    if (is_flag()) {
        return parse_flag(text);
    }
    if (is_exits()) {
        return parse_mask(text);
    }
    const auto number = core::parse_unsigned(text);
    if (!number || *number > static_cast<std::uint64_t>(most)
        || *number < static_cast<std::uint64_t>(least)) {
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

std::string RuleOption::print(int value) const {
    if (is_flag()) {
        return value != 0 ? "true" : "false";
    }
    return is_exits() ? exits_word({static_cast<std::uint8_t>(value)}) : std::to_string(value);
}

std::string RuleOption::expected() const {
    if (is_flag()) {
        return "true or false";
    }
    if (is_exits()) {
        return "letters of n, e, s, w, each once, such as nes";
    }
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::span<const RuleOption> rule_options() {
    static const std::vector<RuleOption> options = make_options();
    return options;
}

const RuleOption* find_option(std::string_view key) {
    const auto options = rule_options();
    const auto found = std::ranges::find_if(options, [key](const RuleOption& option) {
        return table::same_word(option.key, key) || table::same_word(option.file_key, key);
    });
    return found == options.end() ? nullptr : &*found;
}

std::string nearest_option(std::string_view key) {
    std::vector<std::string_view> known{"set", "players", "prisoners"};
    for (const RuleOption& option : rule_options()) {
        known.push_back(option.key);
        known.push_back(option.file_key);
    }
    return std::string(core::nearest(key, known).value_or(""));
}

}  // namespace tenebrae::nightcage
