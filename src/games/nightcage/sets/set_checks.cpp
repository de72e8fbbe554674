// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/set_checks.hpp"

#include "games/nightcage/rules/options.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace tenebrae::nightcage {
namespace {

/// By TileKind; start tiles come with the prisoners.
constexpr std::array<int, kTileKinds> kBox{0, 5, 10, 30, 2, 12, 8, 4, 13, 7, 3, 3, 5, 0, 0};

std::string key_of(RuleOption::What what, TileKind kind) {
    for (const RuleOption& option : rule_options()) {
        if (option.what == what && option.kind == kind) {
            return option.key;
        }
    }
    return {};
}

SetFault
set_fault(std::string key, std::string_view code, std::string_view rule, std::string_view message) {
    return {std::move(key), core::fault(code, message).rule(rule)};
}

void check_winnable(const OptionValues& numbers, int prisoners, std::vector<SetFault>& faults) {
    const int keys =
        numbers.tiles[index(TileKind::Key)].count + numbers.tiles[index(TileKind::Keeper)].count;
    if (keys < prisoners) {
        faults.push_back(set_fault(
            "keys",
            "too-few-keys",
            "NC-V2",
            "Such a set is lost from the start: there are fewer keys than prisoners."
        ));
        faults.back().fault.expected = "at least " + std::to_string(prisoners) + " keys";
        faults.back().fault.got = std::to_string(keys);
    }
    if (numbers.tiles[index(TileKind::Gate)].count == 0) {
        faults.push_back(set_fault(
            "gates", "no-gate", "NC-V2", "Such a set is lost from the start: there is no gate."
        ));
        faults.back().fault.expected = "at least 1 gate";
        faults.back().fault.got = "0";
    }
}

void check_stack(const OptionValues& numbers, std::vector<SetFault>& faults) {
    int tiles = 0;
    int opening = 0;
    for (const TileFacts& facts : numbers.tiles) {
        tiles += facts.count;
        opening += facts.opening;
    }
    if (tiles > kMaxStack) {
        faults.push_back(
            set_fault("set", "stack-too-large", "NC-V2", "The stack cannot hold so many tiles.")
        );
        faults.back().fault.expected = "at most " + std::to_string(kMaxStack);
        faults.back().fault.got = std::to_string(tiles);
    }
    if (numbers.random_opening > 0 && opening > 0) {
        faults.push_back(set_fault(
            "random-opening",
            "two-openings",
            "NC-S1",
            "The opening is either drawn at random or counted by kind, not both."
        ));
        faults.back().fault.hint = "Set random-opening to 0 to use the counts.";
    }
}

/// Can every cell be covered, so that the second omen calls the Dirge wherever it lies?
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

void check_dirge(const OptionValues& numbers, int prisoners, std::vector<SetFault>& faults) {
    const int omens = numbers.tiles[index(TileKind::Omen)].count;
    if (omens > kDirgeOmens) {
        faults.push_back(set_fault(
            "omens",
            "too-many-omens",
            "NC-V2",
            "The second omen calls the Dirge; no third has a use."
        ));
        faults.back().fault.expected = "at most " + std::to_string(kDirgeOmens) + " omens";
        faults.back().fault.got = std::to_string(omens);
    }
    if (!covers_board(numbers, prisoners)) {
        faults.push_back(set_fault(
            "dirge-shape",
            "omen-uncovered",
            "NC-D2",
            "On this board an omen can lie where no Dirge of this shape covers it."
        ));
    }
}

void check_kind(const OptionValues& numbers, TileKind kind, std::vector<SetFault>& faults) {
    const TileFacts& facts = numbers.tiles[index(kind)];
    if (is_monster(kind) && !(facts.exits == kAllExits)) {
        faults.push_back(set_fault(
            key_of(RuleOption::What::Exits, kind),
            "monster-without-exits",
            "NC-C2",
            "A monster has exits on all four sides: it is set down by a Stay without being turned."
        ));
        faults.back().fault.expected = "nesw";
    }
    if ((is_monster(kind) || kind == TileKind::Gate) && facts.crumbles) {
        faults.push_back(set_fault(
            key_of(RuleOption::What::Crumbles, kind),
            "cannot-crumble",
            "NC-T3",
            kind == TileKind::Gate
                ? "A gate does not crumble: it can hold prisoners who have not left it."
                : "A monster does not crumble: nobody walks off it by a Move."
        ));
        faults.back().fault.expected = "false";
    }
}

}  // namespace

std::vector<SetFault> faults_of(const OptionValues& numbers, int prisoners) {
    std::vector<SetFault> faults;
    check_winnable(numbers, prisoners, faults);
    check_stack(numbers, faults);
    check_dirge(numbers, prisoners, faults);
    for (const TileKind kind : kPlayedKinds) {
        check_kind(numbers, kind, faults);
    }
    return faults;
}

std::vector<SetFault> beyond_the_box(const OptionValues& numbers) {
    std::vector<SetFault> found;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        const int count = numbers.tiles[kind].count;
        if (count > kBox[kind]) {
            const auto tile = static_cast<TileKind>(kind);
            found.push_back(set_fault(
                key_of(RuleOption::What::Count, tile),
                "beyond-the-box",
                "NC-V2",
                "The box holds no more than " + std::to_string(kBox[kind]) + " "
                    + std::string(name(tile)) + " tiles."
            ));
            found.back().fault.got = std::to_string(count);
        }
    }
    return found;
}

}  // namespace tenebrae::nightcage
