// SPDX-License-Identifier: MIT
#include "table/results.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "table/chart.hpp"
#include "table/saved_games.hpp"
#include "table/variants.hpp"

#include <algorithm>
#include <cmath>

namespace tenebrae::table {

namespace {

constexpr int kWidestBar = 30;

/// Returns the causes of losses, the most frequent first.
std::vector<std::pair<std::string, std::size_t>> causes_of(const Results& results) {
    std::vector<std::pair<std::string, std::size_t>> causes;
    for (const auto& [code, games] : results.losses) {
        causes.emplace_back(cause_text(code), games);
    }
    std::ranges::stable_sort(
        causes, std::ranges::greater(), &std::pair<std::string, std::size_t>::second
    );
    return causes;
}

std::string loss_sentence(const Results& results) {
    return "  Not won: "
           + core::listed(
               causes_of(results),
               ", ",
               [](const auto& cause) { return cause.first + " " + std::to_string(cause.second); }
           )
           + ".\n";
}

std::string loss_bars(const Results& results, std::string_view sign) {
    const auto causes = causes_of(results);
    std::size_t widest = 0;
    for (const auto& [cause, games] : causes) {
        widest = std::max(widest, cause.size());
    }
    const auto most = static_cast<int>(causes.front().second);
    std::string text;
    for (const auto& [cause, games] : causes) {
        text += "  " + core::left_aligned(cause, widest) + " "
                + core::right_aligned(std::to_string(games), std::to_string(most).size()) + " ";
        const int length = bar_length(static_cast<int>(games), most, std::min(most, kWidestBar));
        for (int column = 0; column < length; ++column) {
            text += sign;
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::string cause_text(std::string_view code) {
    std::string text(code);
    std::ranges::replace(text, '-', ' ');
    return text;
}

std::string format_results(const Results& results) {
    std::string text =
        std::to_string(results.won) + " of " + std::to_string(results.games) + " won";
    const std::size_t with_hints = results.won - results.unaided;
    text += with_hints > 0 ? " (" + std::to_string(with_hints) + " with hints)" : "";
    text += results.in_a_row > 1 ? ", " + std::to_string(results.in_a_row) + " in a row" : "";
    return results.fewest_turns ? text + ", best in " + core::counted(*results.fewest_turns, "turn")
                                : text;
}

std::string rarest_win(const std::vector<Results>& all, const std::string& data_folder) {
    double least = 1;
    std::string text;
    for (const Results& results : all) {
        const auto share =
            results.unaided == 0
                ? std::nullopt
                : share_won(read_chances(data_folder, results.game), results.variant);
        if (share && *share < least) {
            least = *share;
            text = results.title + ", which bots win 1 time in "
                   + std::to_string(std::lround(1 / least));
        }
    }
    return text;
}

std::string format_all_results(
    const std::vector<Results>& all, const std::string& data_folder, std::string_view sign
) {
    std::string text;
    for (const Results& results : all) {
        text += results.title + ": " + format_results(results) + ".\n";
        if (!results.losses.empty()) {
            text += sign.empty() ? loss_sentence(results) : loss_bars(results, sign);
        }
    }
    const std::string rarest = rarest_win(all, data_folder);
    text += rarest.empty() ? "" : "Rarest win: " + rarest + ".\n";
    return text.empty() ? "No finished games yet.\n" : text;
}

std::string title_of(const SavedGame& game) {
    return game.rules.empty() ? game.title : game.title + ", " + game.rules;
}

std::string state_of(const SavedGame& game) {
    if (!game.errors.empty()) {
        return game.errors.front().message;
    }
    std::string text = game.turn ? "turn " + std::to_string(*game.turn) + ", " : "";
    text += display_name(game.result);
    text += game.result == GameResult::Lost ? ": " + cause_text(game.cause) : "";
    text += game.hints > 0 ? ", " + core::counted(game.hints, "hint") : "";
    return game.is_open_elsewhere ? text + ", open elsewhere" : text;
}

}  // namespace tenebrae::table
