// SPDX-License-Identifier: MIT
#include "table/variants.hpp"

#include "core/text.hpp"
#include "core/toml.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

namespace tenebrae::table {
namespace {

constexpr core::TomlLimits kChances{.bytes = 64U << 10U, .tables = 3};

const GameStart& start_of(const GameMaker& maker) {
    static constexpr GameStart kNothing{.summary = ""};
    return maker.start == nullptr ? kNothing : *maker.start;
}

int seats_of(const GameMaker& maker, const GameVariant& variant) {
    return variant.seats.empty() ? start_of(maker).most_seats
                                 : static_cast<int>(variant.seats.size());
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
        chances.push_back({variant, player, {}});
    }
    if (entry.key.starts_with("won")) {
        chances.back().won.push_back(*number);
    } else if (entry.key == "games") {
        chances.back().games = *number;
    } else if (entry.key == "turns") {
        chances.back().turns = *number;
    }
}

/// Returns " About 8 turns."; empty if they were not counted.
std::string turns_sentence(const Chance& chance) {
    const std::uint64_t mean = (chance.turns + chance.games / 2) / chance.games;
    return mean == 0 ? "" : " About " + core::counted(static_cast<int>(mean), "turn") + ".";
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

std::uint64_t percent_of(std::uint64_t won, std::uint64_t games) {
    return (won * 100 + games / 2) / games;
}

/// Returns "Hard: the heuristic bot wins 30 of 100 games."
std::string sentence_of(const Chance& chance) {
    const std::uint64_t won = chance.won.front();
    const std::uint64_t percent = percent_of(won, chance.games);
    return std::string(difficulty(percent)) + ": the " + chance.player + " bot wins "
           + std::to_string(percent) + " of 100 games." + turns_sentence(chance);
}

/// Returns "Of 100 games among heuristic bots: Knight 37, Goblins 57, nobody 6. About 8 turns."
std::string rivals_sentence(const Chance& chance, std::span<const std::string_view> seats) {
    std::string text = "Of 100 games among " + chance.player + " bots: ";
    std::uint64_t decided = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const std::uint64_t percent = percent_of(chance.won[seat], chance.games);
        text.append(seats[seat]).append(" ").append(std::to_string(percent)).append(", ");
        decided += percent;
    }
    const std::uint64_t rest = decided < 100 ? 100 - decided : 0;
    return text + "nobody " + std::to_string(rest) + "." + turns_sentence(chance);
}

}  // namespace

std::span<const GameVariant> variants_of(const GameMaker& maker) {
    static constexpr std::array<GameVariant, 1> kUsual{{{"usual", "The usual game", ""}}};
    const std::span<const GameVariant> variants = start_of(maker).variants;
    return variants.empty() ? std::span<const GameVariant>(kUsual) : variants;
}

int companion_players(const GameMaker& maker) {
    const GameStart& start = start_of(maker);
    return start.usual_players > 0 ? start.usual_players : start.most_players;
}

std::vector<std::string> parts_of(std::span<const GameMaker> makers) {
    std::vector<std::string> parts;
    for (const GameMaker& maker : makers) {
        for (const GameVariant& variant : variants_of(maker)) {
            std::string part(variant.part);
            if (!part.empty() && std::ranges::find(parts, part) == parts.end()) {
                parts.push_back(std::move(part));
            }
        }
    }
    return parts;
}

int most_seats(std::span<const GameMaker> makers) {
    int most = 1;
    for (const GameMaker& maker : makers) {
        most = std::max(most, maker.start == nullptr ? 1 : maker.start->most_seats);
    }
    return most;
}

bool suits(
    const GameMaker& maker,
    const GameVariant& variant,
    std::span<const Bot> bots,
    const PlayerSetup& setup
) {
    const GameStart& start = start_of(maker);
    if (variant.part != setup.part) {
        return false;
    }
    if (!variant.part.empty()) {
        return !bots_of(bots, maker.id).empty();
    }
    if (setup.players == kCompanions) {
        return !start.has_rivals && start.most_players > 1 && !bots_of(bots, maker.id).empty();
    }
    if (!setup.level.empty() && find_bot(bots, maker.id, setup.level).bot == nullptr) {
        return false;
    }
    const int seats = seats_of(maker, variant);
    if (setup.players == 1) {
        return !start.has_rivals || seats == 1 || !bots_of(bots, maker.id).empty();
    }
    const bool is_fixed = start.most_players <= 1;
    return is_fixed ? setup.players == seats : setup.players <= std::min(start.most_players, seats);
}

bool suits(const GameMaker& maker, std::span<const Bot> bots, const PlayerSetup& setup) {
    return std::ranges::any_of(variants_of(maker), [&](const GameVariant& variant) {
        return suits(maker, variant, bots, setup);
    });
}

std::vector<Setting> settings_of(
    const GameMaker& maker,
    const GameVariant& variant,
    std::span<const Bot> bots,
    const PlayerSetup& setup
) {
    const GameStart& start = start_of(maker);
    std::vector<Setting> settings;
    for (const GameVariant::Setting& setting : variant.settings) {
        settings.push_back({std::string(setting.key), std::string(setting.value), {}});
    }
    const bool has_companions = setup.players == kCompanions;
    const int players = has_companions ? companion_players(maker) : setup.players;
    if (start.most_players > 1 && players > 1) {
        settings.push_back({"players", std::to_string(players), {}});
    }
    std::string level = setup.level;
    const bool is_against_bots =
        start.has_rivals && setup.players == 1 && seats_of(maker, variant) > 1;
    if (is_against_bots || has_companions) {
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
        const auto is_too_many = [&](std::uint64_t won) { return won > chance.games; };
        return chance.games == 0 || chance.won.empty()
               || std::ranges::any_of(chance.won, is_too_many);
    });
    return chances;
}

namespace {

/// Returns the row of a variant for `player`, else the last one for it; nullptr if there is none.
const Chance*
find_chance(std::span<const Chance> chances, std::string_view variant, std::string_view player) {
    const Chance* row = nullptr;
    for (const Chance& chance : chances) {
        const bool is_asked = row != nullptr && row->player == player;
        row = chance.variant == variant && !is_asked ? &chance : row;
    }
    return row;
}

}  // namespace

std::string chance_sentence(
    std::span<const Chance> chances, const GameVariant& variant, std::string_view player
) {
    const Chance* const row = find_chance(chances, variant.name, player);
    if (row == nullptr) {
        return {};
    }
    return row->won.size() > 1 && row->won.size() == variant.seats.size()
               ? rivals_sentence(*row, variant.seats)
               : sentence_of(*row);
}

std::optional<double> share_won(std::span<const Chance> chances, std::string_view variant) {
    const Chance* const row = find_chance(chances, variant, "");
    const bool has_one = row != nullptr && row->won.size() == 1 && row->won.front() > 0;
    return has_one ? std::optional(
               static_cast<double>(row->won.front()) / static_cast<double>(row->games)
           )
                   : std::nullopt;
}

std::string rare_win_sentence(std::span<const Chance> chances, const GameVariant& variant) {
    constexpr double kRareShare = 0.155;
    const std::optional<double> share = share_won(chances, variant.name);
    if (!share || *share > kRareShare) {
        return {};
    }
    return "A rare win: bots win 1 of " + std::to_string(std::lround(1 / *share))
           + " of these games.";
}

}  // namespace tenebrae::table
