// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/rule_option.hpp"

#include "core/text.hpp"
#include "games/nightcage/words/notation.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

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

/// NC-V1 calls some of the counts by names of their own.
struct CountName {
    TileKind kind;
    std::string_view name;
};

constexpr std::array kCountNames{
    CountName{TileKind::Gate, "gates"},
    CountName{TileKind::Key, "keys"},
    CountName{TileKind::CrumblingTee, "crumbling-tees"},
    CountName{TileKind::Keeper, "keepers"},
    CountName{TileKind::PitFiend, "pit-fiends"},
    CountName{TileKind::Pathless, "pathless"},
    CountName{TileKind::Omen, "omens"}};

std::string count_key(TileKind kind) {
    const auto* const found = std::ranges::find(kCountNames, kind, &CountName::kind);
    return found != kCountNames.end() ? std::string(found->name)
                                      : "tiles." + std::string(name(kind));
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
         kMaxStack},
        {"dirge", "", What::Dirge, TileKind::Omen, nullptr, 0, 1},
        {"dirge-shape", "dirge-shape", What::DirgeShape, TileKind::None, nullptr, 0, 0}};
    add_kinds(options);
    for (const SwitchName& row : kSwitchNames) {
        const std::string key(row.name);
        options.push_back({key, "switches." + key, What::Switch, TileKind::None, row.flag, 0, 1});
    }
    return options;
}

using Value = RuleOption::Value;

std::optional<Value> parse_mask(std::string_view text) {
    const auto exits = parse_exits(text);
    return exits ? std::optional<Value>(exits->mask) : std::nullopt;
}

constexpr Cells square(int row, int column) {
    return Cells{1} << static_cast<unsigned>(row * kMaxSide + column);
}

/// "xx../xxx./.xxx/..x.": row by row, without an empty row or column outside.
std::optional<Value> parse_shape(std::string_view text) {
    Cells squares = 0;
    int row = 0;
    int column = 0;
    for (const char letter : text) {
        if (letter == '/') {
            ++row;
            column = 0;
            continue;
        }
        if (row >= kMaxSide || column >= kMaxSide || (letter != 'x' && letter != '.')) {
            return std::nullopt;
        }
        squares |= letter == 'x' ? square(row, column) : 0;
        ++column;
    }
    constexpr Cells kTop = square(1, 0) - 1;
    constexpr Cells kLeft = square(0, 0) | square(1, 0) | square(2, 0) | square(3, 0) | square(4, 0)
                            | square(5, 0) | square(6, 0);
    const bool sound =
        std::popcount(squares) == kDirgeCells && (squares & kTop) != 0 && (squares & kLeft) != 0;
    return sound ? std::optional<Value>(static_cast<Value>(squares)) : std::nullopt;
}

std::string print_shape(Value value) {
    const DirgeShape shape = dirge_shape(static_cast<Cells>(value));
    std::string text;
    for (int row = 0; row < shape.height; ++row) {
        text += row == 0 ? "" : "/";
        for (int column = 0; column < shape.width; ++column) {
            text += (shape.cells & square(row, column)) != 0 ? 'x' : '.';
        }
    }
    return text;
}

}  // namespace

RuleOption::Value RuleOption::get(const OptionValues& numbers) const {
    const TileFacts& facts = numbers.tiles[index(kind)];
    switch (what) {
    case What::Side: return numbers.side;
    case What::RandomOpening: return numbers.random_opening;
    case What::Dirge: return facts.count == kDirgeOmens ? 1 : 0;
    case What::DirgeShape: return static_cast<Value>(numbers.dirge);
    case What::Count: return facts.count;
    case What::Opening: return facts.opening;
    case What::Exits: return facts.exits.mask;
    case What::Crumbles: return facts.crumbles ? 1 : 0;
    case What::Switch: break;
    }
    return numbers.switches.*flag ? 1 : 0;
}

void RuleOption::set(OptionValues& numbers, Value value) const {
    TileFacts& facts = numbers.tiles[index(kind)];
    const auto small = static_cast<std::uint8_t>(value);
    switch (what) {
    case What::Side: numbers.side = small; break;
    case What::RandomOpening: numbers.random_opening = small; break;
    case What::Dirge: facts.count = value != 0 ? kDirgeOmens : 0; break;
    case What::DirgeShape: numbers.dirge = static_cast<Cells>(value); break;
    case What::Count: facts.count = small; break;
    case What::Opening: facts.opening = small; break;
    case What::Exits: facts.exits = {small}; break;
    case What::Crumbles: facts.crumbles = value != 0; break;
    case What::Switch: numbers.switches.*flag = value != 0; break;
    }
}

std::optional<RuleOption::Value> RuleOption::parse(std::string_view text) const {
    if (is_flag()) {
        const auto is_on = kit::parse_flag(text);
        return is_on ? std::optional<Value>(*is_on) : std::nullopt;
    }
    if (is_text()) {
        return what == What::Exits ? parse_mask(text) : parse_shape(text);
    }
    const auto number = core::parse_unsigned(text);
    if (!number || *number > static_cast<std::uint64_t>(most)
        || *number < static_cast<std::uint64_t>(least)) {
        return std::nullopt;
    }
    return static_cast<Value>(*number);
}

std::string RuleOption::print(Value value) const {
    if (is_flag()) {
        return value != 0 ? "true" : "false";
    }
    if (what == What::DirgeShape) {
        return print_shape(value);
    }
    return is_text() ? exits_word({static_cast<std::uint8_t>(value)}) : std::to_string(value);
}

std::string RuleOption::expected() const {
    if (is_flag()) {
        return "true or false";
    }
    if (what == What::DirgeShape) {
        return "9 squares x with . between them, row by row with / between the rows, such as "
               "xx../xxx./.xxx/..x.";
    }
    if (is_text()) {
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

core::Diagnostic unknown_option(std::string_view key, const core::Place& where) {
    std::vector<std::string_view> known{"set", "players", "prisoners"};
    for (const RuleOption& option : rule_options()) {
        known.push_back(option.key);
        if (!option.file_key.empty()) {
            known.push_back(option.file_key);
        }
    }
    return kit::unknown_setting(key, where, known);
}

}  // namespace tenebrae::nightcage
