// SPDX-License-Identifier: MIT
#include "host/players.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/refusals.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kBotKey = "bot ";
constexpr std::string_view kOthersKey = "bot others";
constexpr std::string_view kBotsKey = "bots";

bool is_of_players(const table::Setting& setting) {
    return setting.key.starts_with(kBotKey) || setting.key == kBotsKey;
}

/// Reads the settings: those that name one seat come before those for several.
class PlayerReader {
public:
    PlayerReader(const Environment& environment, const table::Game& game)
        : environment_(environment), game_(game) {}

    core::Result<table::BotLevels> read(std::span<const table::Setting> settings) {
        for (const table::Setting& setting : settings) {
            if (setting.key != kBotsKey && setting.key != kOthersKey) {
                take_seat(setting);
            }
        }
        for (const table::Setting& setting : settings) {
            if (setting.key == kBotsKey) {
                take_last(setting);
            } else if (setting.key == kOthersKey) {
                take_others(setting);
            }
        }
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        table::BotLevels levels;
        for (std::size_t seat = 0; seat < levels.size(); ++seat) {
            levels[seat] = levels_[seat].value_or("");
        }
        return levels;
    }

private:
    [[nodiscard]] std::size_t seats() const { return game_.seats().size(); }

    /// Returns the level; empty: a person; none: an error, which is added.
    std::optional<std::string> level_of(const table::Setting& setting) {
        if (table::same_word(setting.value, kPerson)) {
            return std::string();
        }
        std::string level = table::ascii_lower(setting.value);
        if (table::find_bot(environment_.bots, game_.id(), level).bot == nullptr) {
            errors_.push_back(no_such_bot(environment_, game_, setting.value, setting.where));
            return std::nullopt;
        }
        return level;
    }

    void take_seat(const table::Setting& setting) {
        const auto number =
            core::parse_unsigned(std::string_view{setting.key}.substr(kBotKey.size()));
        if (!number || *number < 1 || *number > seats()) {
            errors_.push_back(no_such_seat(game_, setting.where));
            return;
        }
        if (std::optional<std::string> level = level_of(setting)) {
            levels_[static_cast<std::size_t>(*number - 1)] = *std::move(level);
        }
    }

    void take_last(const table::Setting& setting) {
        const auto number = core::parse_unsigned(setting.value);
        const table::Bot* strongest = strongest_bot(environment_, game_);
        if (strongest == nullptr) {
            errors_.push_back(no_such_bot(environment_, game_, setting.value, setting.where));
        } else if (!number || *number > seats()) {
            errors_.push_back(core::error("bad-number", "Too many bots.")
                                  .at(setting.where)
                                  .expected("a number from 0 to " + std::to_string(seats()))
                                  .got(setting.value));
        } else {
            for (std::size_t seat = seats() - *number; seat < seats(); ++seat) {
                seat_unless_named(seat, std::string(strongest->level));
            }
        }
    }

    void take_others(const table::Setting& setting) {
        const std::optional<std::string> level = level_of(setting);
        if (!level) {
            return;
        }
        const bool has_person =
            std::ranges::find(levels_, std::optional<std::string>("")) != levels_.end();
        for (std::size_t seat = has_person ? 0 : 1; seat < seats(); ++seat) {
            seat_unless_named(seat, *level);
        }
        if (seats() == 1) {
            errors_.push_back(
                core::error("no-others", "There are no other players: the game has one seat.")
                    .at(setting.where)
                    .expected("a game with more players")
            );
        }
    }

    void seat_unless_named(std::size_t seat, std::string level) {
        if (!levels_[seat]) {
            levels_[seat] = std::move(level);
        }
    }

    const Environment& environment_;
    const table::Game& game_;
    std::array<std::optional<std::string>, table::kMaxSeats> levels_;
    core::Diagnostics errors_;
};

}  // namespace

const table::Bot* strongest_bot(const Environment& environment, const table::Game& game) {
    const std::span<const table::Bot> bots = table::bots_of(environment.bots, game.id());
    return bots.empty() ? nullptr : &bots.back();
}

core::Diagnostic no_such_bot(
    const Environment& environment,
    const table::Game& game,
    std::string_view level,
    core::Place where
) {
    std::string levels;
    std::vector<std::string_view> known{kPerson};
    for (const table::Bot& bot : table::bots_of(environment.bots, game.id())) {
        levels += (levels.empty() ? "" : " or ") + std::string(bot.level);
        known.push_back(bot.level);
        levels += bot.playouts == 0 ? "" : " or " + std::string(bot.level) + ":PLAYOUTS";
    }
    return core::error("no-such-bot", "This game has no such bot.")
        .at(std::move(where))
        .expected(levels.empty() ? "people only" : levels)
        .got(level)
        .hint(core::did_you_mean(level, known));
}

int bounded_playouts(const Environment& environment, const table::SeatBot& bot) {
    return environment.restricted ? std::min(bot.playouts, bot.bot->playouts * kMostTimes)
                                  : bot.playouts;
}

std::optional<core::Diagnostic> refuse_playouts(
    const Environment& environment, const table::Game& game, std::span<const table::Setting> players
) {
    for (const table::Setting& setting : players) {
        const table::SeatBot bot =
            table::find_bot(environment.bots, game.id(), table::ascii_lower(setting.value));
        if (bot.bot != nullptr && bounded_playouts(environment, bot) < bot.playouts) {
            const table::SeatBot most{bot.bot, bounded_playouts(environment, bot)};
            return restricted_error("Too many playouts for a bot in restricted mode.")
                .at(setting.where)
                .expected("at most " + table::written(most))
                .got(setting.value);
        }
    }
    return std::nullopt;
}

std::vector<table::Setting> take_player_settings(std::vector<table::Setting>& settings) {
    const auto first =
        std::stable_partition(settings.begin(), settings.end(), [](const table::Setting& each) {
            return !is_of_players(each);
        });
    std::vector<table::Setting> players(
        std::make_move_iterator(first), std::make_move_iterator(settings.end())
    );
    settings.erase(first, settings.end());
    return players;
}

core::Result<table::BotLevels> read_players(
    const Environment& environment,
    const table::Game& game,
    std::span<const table::Setting> settings
) {
    return PlayerReader(environment, game).read(settings);
}

}  // namespace tenebrae::host
