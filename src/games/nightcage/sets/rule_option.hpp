// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nightcage/rules/rules.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// The values of a rule set for one number of prisoners: everything an option can change.
struct OptionValues {
    std::uint8_t side = 0;
    std::uint8_t random_opening = 0;
    Switches switches;
    std::array<TileFacts, kTileKinds> tiles{};
    /// The Dirge facing north, as a set of squares of a grid kMaxSide wide; its top row and left
    /// column are not empty.
    Cells dirge = 0;
};

/// The kinds in the box, start first; the others make up the stack.
inline constexpr std::array kPlayedKinds{
    TileKind::Start,
    TileKind::Straight,
    TileKind::Tee,
    TileKind::CrumblingTee,
    TileKind::FourWay,
    TileKind::Key,
    TileKind::Gate,
    TileKind::WaxEater,
    TileKind::Keeper,
    TileKind::PitFiend,
    TileKind::Pathless,
    TileKind::Omen};

/// An option: a line "option KEY VALUE" of a record, a key of a data file.
struct RuleOption {
    enum class Property : std::uint8_t {
        Side,
        RandomOpening,
        Dirge,  ///< an alias for two omens or none (NC-V1)
        DirgeShape,
        Count,
        Opening,
        Exits,
        Crumbles,
        Switch,
    };

    std::string key;  ///< in records and commands: "gates"
    std::string file_key;  ///< in data files, if different: "tiles.gate"; empty: not in data files
    Property property = Property::Side;
    TileKind kind = TileKind::None;  ///< Count, Opening, Exits, Crumbles
    bool Switches::*flag = nullptr;  ///< Switch
    int least = 0;
    int most = 1;

    [[nodiscard]] bool is_flag() const {
        return property == Property::Dirge || property == Property::Crumbles
               || property == Property::Switch;
    }
    [[nodiscard]] bool is_text() const {
        return property == Property::Exits || property == Property::DirgeShape;
    }
    /// Returns whether this is another name for another option. Aliases are read, never written.
    [[nodiscard]] bool is_alias() const { return property == Property::Dirge; }

    /// A value as a number: a count, 0 or 1, the mask of the exits, or the set of squares.
    using Value = std::int64_t;
    [[nodiscard]] Value get(const OptionValues& numbers) const;
    void set(OptionValues& numbers, Value value) const;

    [[nodiscard]] std::optional<Value> parse(std::string_view text) const;
    [[nodiscard]] std::string print(Value value) const;
    /// Returns "a whole number from 0 to 96", "true or false", ...
    [[nodiscard]] std::string expected() const;
};

/// Returns all options, in the order of a record's header.
std::span<const RuleOption> rule_options();
/// Returns the option with this key, of records or data files, in any case; nullptr if unknown.
const RuleOption* find_option(std::string_view key);
/// Returns the error for a key that is neither an option nor "set", "players" or "prisoners".
core::Diagnostic unknown_option(std::string_view key, const core::Place& where);

/// An error of a set as a whole, with the option that could correct it.
struct SetError {
    std::string key;
    core::Diagnostic error;
};

/// Returns why a set cannot be played (NC-V2).
std::vector<SetError> errors_of(const OptionValues& numbers, int prisoners);

/// Returns a note for each count above the tiles in the box (below table 1); these are allowed.
std::vector<SetError> counts_beyond_box(const OptionValues& numbers);

}  // namespace tenebrae::nightcage
