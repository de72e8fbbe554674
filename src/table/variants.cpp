// SPDX-License-Identifier: MIT
#include "table/variants.hpp"

#include "core/text.hpp"
#include "core/toml.hpp"

#include <array>
#include <filesystem>

namespace tenebrae::table {
namespace {

constexpr core::TomlLimits kChances{.bytes = 64U << 10U, .tables = 3};

/// Returns true if all seats are taken in every game, so that the number of players cannot be
/// chosen.
bool has_fixed_seats(const GameStart& start) {
    return start.most_players <= 1 && start.most_seats > 1;
}

const GameStart& start_of(const GameMaker& maker) {
    static constexpr GameStart kNothing{.summary = ""};
    return maker.start == nullptr ? kNothing : *maker.start;
}

void take(std::vector<Chance>& chances, const core::TomlEntry& entry) {
    const std::size_t dot = entry.table.find('.');
    const auto number = core::parse_unsigned(entry.value);
    if (dot == std::string::npos || !number) {
        return;
    }
    const std::string variant = entry.table.substr(0, dot);
    const std::string player = entry.table.substr(dot + 1);
    if (chances.empty() || chances.back().variant != variant || chances.back().player != player) {
        chances.push_back({variant, player});
    }
    if (entry.key == "won") {
        chances.back().won = *number;
    } else if (entry.key == "games") {
        chances.back().games = *number;
    }
}

/// Returns a word for the percentage of games that the bot wins.
std::string_view difficulty(std::uint64_t percent) {
    constexpr std::uint64_t kEasy = 65;
    constexpr std::uint64_t kEven = 35;
    constexpr std::uint64_t kHard = 15;
    return percent >= kEasy   ? "Easy"
           : percent >= kEven ? "Even"
           : percent >= kHard ? "Hard"
                              : "Very hard";
}

}  // namespace

std::span<const GameVariant> variants_of(const GameMaker& maker) {
    static constexpr std::array<GameVariant, 1> kUsual{{{"usual", "The usual game", ""}}};
    const std::span<const GameVariant> variants = start_of(maker).variants;
    return variants.empty() ? std::span<const GameVariant>(kUsual) : variants;
}

int most_seats(std::span<const GameMaker> makers) {
    int most = 1;
    for (const GameMaker& maker : makers) {
        most = std::max(most, maker.start == nullptr ? 1 : maker.start->most_seats);
    }
    return most;
}

bool suits(const GameMaker& maker, std::span<const Bot> bots, const PlayerSetup& setup) {
    const GameStart& start = start_of(maker);
    const std::span<const Bot> known = bots_of(bots, maker.id);
    if (!setup.level.empty() && find_bot(bots, maker.id, setup.level).bot == nullptr) {
        return false;
    }
    if (!has_fixed_seats(start)) {
        return setup.players <= start.most_players;
    }
    return setup.players == start.most_seats || (setup.players == 1 && !known.empty());
}

std::vector<Setting> settings_of(
    const GameMaker& maker,
    const GameVariant& variant,
    std::span<const Bot> bots,
    const PlayerSetup& setup
) {
    const bool is_fixed = has_fixed_seats(start_of(maker));
    std::vector<Setting> settings;
    for (const GameVariant::Setting& setting : variant.settings) {
        settings.push_back({std::string(setting.key), std::string(setting.value), {}});
    }
    if (!is_fixed && setup.players > 1) {
        settings.push_back({"players", std::to_string(setup.players), {}});
    }
    std::string level = setup.level;
    if (is_fixed && setup.players == 1) {
        level = bots_of(bots, maker.id).back().level;
    }
    if (!level.empty()) {
        settings.push_back({"bot others", level, {}});
        settings.push_back({"bot " + std::to_string(setup.yours), "person", {}});
    }
    return settings;
}

std::vector<Chance> read_chances(const std::string& data_folder, std::string_view game) {
    const auto file = std::filesystem::path(data_folder) / game / "chances.toml";
    const auto entries = core::read_toml(file.string(), kChances);
    std::vector<Chance> chances;
    if (entries) {
        for (const core::TomlEntry& entry : *entries) {
            take(chances, entry);
        }
    }
    std::erase_if(chances, [](const Chance& chance) {
        return chance.games == 0 || chance.won > chance.games;
    });
    return chances;
}

std::string chance_sentence(
    std::span<const Chance> chances, std::string_view variant, std::string_view player
) {
    const Chance* row = nullptr;
    for (const Chance& chance : chances) {
        const bool is_asked = row != nullptr && row->player == player;
        row = chance.variant == variant && !is_asked ? &chance : row;
    }
    if (row == nullptr) {
        return {};
    }
    const std::uint64_t percent = (row->won * 100 + row->games / 2) / row->games;
    return std::string(difficulty(percent)) + ": the " + row->player + " bot wins "
           + std::to_string(percent) + " of 100 games (" + std::to_string(row->won) + " of "
           + std::to_string(row->games) + ").";
}

}  // namespace tenebrae::table
