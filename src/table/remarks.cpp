// SPDX-License-Identifier: MIT
#include "table/remarks.hpp"

#include "core/text.hpp"
#include "table/variants.hpp"

namespace tenebrae::table {

namespace {

/// Returns the result of the game for the reader of the observation.
GameResult result_of(const Observation& observation) {
    return observation.seat == kSpectator ? observation.result
                                          : observation.outcome.of(observation.seat);
}

std::string daily_news(const DailyGame& daily_game) {
    return "Tonight, " + daily_game.date + ": " + daily_result(daily_game)
           + ". The next one starts at midnight UTC.";
}

/// Returns a sentence on a win that bots rarely reach; else "".
std::string rarity(const Seat& seat) {
    const GameVariant* const variant = seat.variant();
    if (variant == nullptr) {
        return {};
    }
    const std::vector<Chance> chances =
        read_chances(seat.data_folder(), seat.observation().game->id());
    return rare_win_sentence(chances, *variant);
}

/// Returns what the game changed in the player's results by its rules; "" if nothing special.
std::string first_or_best(const OwnResults& own) {
    const Results& before = own.before;
    const Results& now = own.now;
    if (now.unaided == before.unaided) {
        return {};
    }
    if (before.unaided == 0) {
        return before.won == 0 ? "Your first win by these rules!"
                               : "Your first win by these rules without hints!";
    }
    if (!now.fewest_turns || !before.fewest_turns || *now.fewest_turns >= *before.fewest_turns) {
        return {};
    }
    return "Your best by these rules: " + core::counted(*now.fewest_turns, "turn") + ", before "
           + std::to_string(*before.fewest_turns) + ".";
}

std::string ranked_text(const Standing& standing) {
    const std::string games = core::counted(standing.games, "ranked game");
    if (standing.won == 0) {
        return "Best so far by these rules: " + games + ", none won.";
    }
    const std::string turns =
        standing.fewest_turns ? " in " + core::counted(*standing.fewest_turns, "turn") : "";
    return "Best so far by these rules: won" + turns + "; " + std::to_string(standing.won) + " of "
           + games + " won.";
}

void add(std::vector<std::string>& lines, std::string line) {
    if (!line.empty()) {
        lines.push_back(std::move(line));
    }
}

}  // namespace

EndRemarks end_remarks(const EndSources& sources, const std::string& shared) {
    const Observation& observation = sources.seat.observation();
    EndRemarks remarks;
    remarks.share = shared;
    if (const auto daily =
            sources.daily_games == nullptr ? std::nullopt : sources.daily_games->on_table()) {
        remarks.news.push_back(daily_news(*daily));
        remarks.share = "Tonight " + daily->date + ", " + daily->title + ": " + daily_state(*daily)
                        + (shared.empty() ? "" : ". " + shared);
    }
    const bool is_unaided = observation.hints == 0 && observation.past_reveals == 0;
    if (is_unaided && result_of(observation) == GameResult::Won) {
        remarks.rarity = rarity(sources.seat);
        add(remarks.news, remarks.rarity);
    }
    if (sources.saved_games == nullptr) {
        return remarks;
    }
    if (const auto own = sources.saved_games->own_results()) {
        add(remarks.news, first_or_best(*own));
        remarks.results.push_back("Your games by these rules: " + format_results(own->now) + ".");
    }
    if (const auto standing = sources.saved_games->standing()) {
        remarks.results.push_back(ranked_text(*standing));
    }
    if (observation.hints > 0) {
        remarks.results.push_back("This game: " + core::counted(observation.hints, "hint") + ".");
    }
    return remarks;
}

}  // namespace tenebrae::table
