// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/rule_option.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/notation.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::nightcage {
namespace {

using Property = RuleOption::Property;

/// The smallest board: on a smaller torus a cell would have the same neighbour on two sides.
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

/// A name in NC-V1 that differs from that of the tile kind.
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

RuleOption
of_kind(Property property, TileKind kind, std::string_view prefix, std::string_view suffix) {
    RuleOption option;
    option.key = std::string(prefix) + std::string(name(kind)) + std::string(suffix);
    option.file_key = option.key;
    option.property = property;
    option.kind = kind;
    return option;
}

RuleOption count_of(TileKind kind, int most) {
    RuleOption option = of_kind(Property::Count, kind, "tiles.", "");
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
        options.push_back(of_kind(Property::Opening, kind, "opening.", ""));
        options.back().most = kMaxStack;
    }
    for (const TileKind kind : kPlayedKinds) {
        options.push_back(of_kind(Property::Exits, kind, "kinds.", ".exits"));
        options.back().most = kAllExits.mask;
        options.push_back(of_kind(Property::Crumbles, kind, "kinds.", ".crumbles"));
    }
}

std::vector<RuleOption> make_options() {
    std::vector<RuleOption> options{
        {"side", "side", Property::Side, TileKind::None, nullptr, kMinSide, kMaxSide},
        {"random-opening",
         "random-opening",
         Property::RandomOpening,
         TileKind::None,
         nullptr,
         0,
         kMaxStack},
        {"dirge", "", Property::Dirge, TileKind::Omen, nullptr, 0, 1},
        {"dirge-shape", "dirge-shape", Property::DirgeShape, TileKind::None, nullptr, 0, 0}};
    add_kinds(options);
    for (const SwitchName& row : kSwitchNames) {
        const std::string key(row.name);
        options.push_back({key, "switches." + key, Property::Switch, TileKind::None, row.flag, 0, 1}
        );
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

/// Parses "xx../xxx./.xxx/..x.": row by row, without empty outer rows or columns.
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
    switch (property) {
    case Property::Side: return numbers.side;
    case Property::RandomOpening: return numbers.random_opening;
    case Property::Dirge: return facts.count == kDirgeOmens ? 1 : 0;
    case Property::DirgeShape: return static_cast<Value>(numbers.dirge);
    case Property::Count: return facts.count;
    case Property::Opening: return facts.opening;
    case Property::Exits: return facts.exits.mask;
    case Property::Crumbles: return facts.crumbles ? 1 : 0;
    case Property::Switch: break;
    }
    return numbers.switches.*flag ? 1 : 0;
}

void RuleOption::set(OptionValues& numbers, Value value) const {
    TileFacts& facts = numbers.tiles[index(kind)];
    const auto small = static_cast<std::uint8_t>(value);
    switch (property) {
    case Property::Side: numbers.side = small; break;
    case Property::RandomOpening: numbers.random_opening = small; break;
    case Property::Dirge: facts.count = value != 0 ? kDirgeOmens : 0; break;
    case Property::DirgeShape: numbers.dirge = static_cast<Cells>(value); break;
    case Property::Count: facts.count = small; break;
    case Property::Opening: facts.opening = small; break;
    case Property::Exits: facts.exits = {small}; break;
    case Property::Crumbles: facts.crumbles = value != 0; break;
    case Property::Switch: numbers.switches.*flag = value != 0; break;
    }
}

std::optional<RuleOption::Value> RuleOption::parse(std::string_view text) const {
    if (is_flag()) {
        const auto is_on = kit::parse_flag(text);
        return is_on ? std::optional<Value>(*is_on) : std::nullopt;
    }
    if (is_text()) {
        return property == Property::Exits ? parse_mask(text) : parse_shape(text);
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
    if (property == Property::DirgeShape) {
        return print_shape(value);
    }
    return is_text() ? exits_word({static_cast<std::uint8_t>(value)}) : std::to_string(value);
}

std::string RuleOption::expected() const {
    if (is_flag()) {
        return "true or false";
    }
    if (property == Property::DirgeShape) {
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

namespace {

/// The tiles in the box, by TileKind; start tiles come with the prisoners.
constexpr std::array<int, kTileKinds> kBox{0, 5, 10, 30, 2, 12, 8, 4, 13, 7, 3, 3, 5, 0, 0};

std::string key_of(RuleOption::Property property, TileKind kind) {
    for (const RuleOption& option : rule_options()) {
        if (option.property == property && option.kind == kind) {
            return option.key;
        }
    }
    return {};
}

SetError
set_error(std::string key, std::string_view code, std::string_view rule, std::string_view message) {
    return {std::move(key), core::error(code, message).rule(rule)};
}

void check_winnable(const OptionValues& numbers, int prisoners, std::vector<SetError>& errors) {
    const int keys =
        numbers.tiles[index(TileKind::Key)].count + numbers.tiles[index(TileKind::Keeper)].count;
    if (keys < prisoners) {
        errors.push_back(set_error(
            "keys",
            "too-few-keys",
            "NC-V2",
            "This set cannot be won: it has fewer keys than prisoners."
        ));
        errors.back().error.expected = "at least " + std::to_string(prisoners) + " keys";
        errors.back().error.got = std::to_string(keys);
    }
    if (numbers.tiles[index(TileKind::Gate)].count == 0) {
        errors.push_back(
            set_error("gates", "no-gate", "NC-V2", "This set cannot be won: it has no gate.")
        );
        errors.back().error.expected = "at least 1 gate";
        errors.back().error.got = "0";
    }
}

void check_stack(const OptionValues& numbers, std::vector<SetError>& errors) {
    int tiles = 0;
    int opening = 0;
    for (const TileFacts& facts : numbers.tiles) {
        tiles += facts.count;
        opening += facts.opening;
    }
    if (tiles > kMaxStack) {
        errors.push_back(
            set_error("set", "stack-too-large", "NC-V2", "The stack has too many tiles.")
        );
        errors.back().error.expected = "at most " + std::to_string(kMaxStack);
        errors.back().error.got = std::to_string(tiles);
    }
    if (numbers.random_opening > 0 && opening > 0) {
        errors.push_back(set_error(
            "random-opening",
            "two-openings",
            "NC-S1",
            "The opening is either drawn at random or counted by kind, not both."
        ));
        errors.back().error.hint = "Set random-opening to 0 to use the counts.";
    }
}

/// Returns whether the Dirge can cover every cell, and so the second omen on any of them.
bool covers_board(const OptionValues& numbers, int prisoners) {
    const DirgeShape shape = dirge_shape(numbers.dirge);
    if (std::max(shape.height, shape.width) > numbers.side) {
        return false;
    }
    Rules rules(numbers.side, prisoners);
    rules.turn_dirge(numbers.dirge);
    Cells covered = 0;
    for (const Cell corner : each(rules.board.all)) {
        for (const Direction turned : kDirections) {
            covered |= dirge_body(rules, corner, turned);
        }
    }
    return covered == rules.board.all;
}

void check_dirge(const OptionValues& numbers, int prisoners, std::vector<SetError>& errors) {
    const int omens = numbers.tiles[index(TileKind::Omen)].count;
    if (omens > kDirgeOmens) {
        errors.push_back(set_error(
            "omens",
            "too-many-omens",
            "NC-V2",
            "There are too many omens: the second calls the Dirge."
        ));
        errors.back().error.expected = "at most " + std::to_string(kDirgeOmens) + " omens";
        errors.back().error.got = std::to_string(omens);
    }
    if (!covers_board(numbers, prisoners)) {
        errors.push_back(set_error(
            "dirge-shape",
            "omen-uncovered",
            "NC-D2",
            "A Dirge of this shape cannot cover every cell of this board."
        ));
    }
}

void check_kind(const OptionValues& numbers, TileKind kind, std::vector<SetError>& errors) {
    const TileFacts& facts = numbers.tiles[index(kind)];
    if (is_monster(kind) && !(facts.exits == kAllExits)) {
        errors.push_back(set_error(
            key_of(RuleOption::Property::Exits, kind),
            "monster-without-exits",
            "NC-C2",
            "A monster must have exits on all four sides."
        ));
        errors.back().error.expected = "nesw";
    }
    if ((is_monster(kind) || kind == TileKind::Gate) && facts.crumbles) {
        errors.push_back(set_error(
            key_of(RuleOption::Property::Crumbles, kind),
            "cannot-crumble",
            "NC-T3",
            kind == TileKind::Gate ? "A gate cannot crumble: other prisoners may still stand on it."
                                   : "A monster cannot crumble: prisoners scramble off it."
        ));
        errors.back().error.expected = "false";
    }
}

}  // namespace

std::vector<SetError> errors_of(const OptionValues& numbers, int prisoners) {
    std::vector<SetError> errors;
    check_winnable(numbers, prisoners, errors);
    check_stack(numbers, errors);
    check_dirge(numbers, prisoners, errors);
    for (const TileKind kind : kPlayedKinds) {
        check_kind(numbers, kind, errors);
    }
    return errors;
}

std::vector<SetError> counts_beyond_box(const OptionValues& numbers) {
    std::vector<SetError> found;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        const int count = numbers.tiles[kind].count;
        if (count > kBox[kind]) {
            const auto tile = static_cast<TileKind>(kind);
            found.push_back(set_error(
                key_of(RuleOption::Property::Count, tile),
                "beyond-the-box",
                "NC-V2",
                "The box has only " + std::to_string(kBox[kind]) + " " + std::string(name(tile))
                    + " tiles."
            ));
            found.back().error.got = std::to_string(count);
        }
    }
    return found;
}

}  // namespace tenebrae::nightcage
