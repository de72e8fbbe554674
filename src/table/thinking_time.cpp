// SPDX-License-Identifier: MIT
#include "table/thinking_time.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace tenebrae::table {

namespace {

/// A turn of kLongMs or more is reported; the suggested number of playouts takes about kWantedMs.
constexpr std::int64_t kLongMs = 3000;
constexpr std::int64_t kWantedMs = 1500;

/// Returns the greatest of 1, 2, 5, 10, 20 ... that is not above the number. Precondition: number
/// >= 1.
std::int64_t round_down(std::int64_t number) {
    std::int64_t round = 1;
    for (std::int64_t next = 1; next <= number; next *= 10) {
        for (const std::int64_t part : {1, 2, 5}) {
            round = part * next <= number ? part * next : round;
        }
    }
    return round;
}

/// Returns a suggestion for a faster bot; empty if there is none.
std::string advice(const Seat& seat, const BotPlayed& played, std::int64_t spent_ms) {
    const SeatBot bot = find_bot(seat.bots(), seat.observation().game->id(), played.level);
    if (bot.bot == nullptr || bot.playouts == 0) {
        return {};
    }
    const std::int64_t wanted = bot.playouts * kWantedMs / spent_ms;
    const std::int64_t playouts = round_down(std::max<std::int64_t>(wanted, 1));
    const std::string level = std::string(bot.bot->level) + ":" + std::to_string(playouts);
    const std::string takes =
        " takes about " + format_seconds(spent_ms * playouts / bot.playouts) + ".";
    if (seat.is_restricted()) {
        return " In the next game, \"" + level + "\"" + takes;
    }
    return " With \"seat " + std::to_string(played.seat + 1) + " bot " + level + "\" it" + takes;
}

}  // namespace

std::array<ThinkingTime, 3> thinking_times(const Bot& bot) {
    constexpr int kTimes = 4;
    return {
        {{"quick", std::max(1, bot.playouts / kTimes)},
         {"usual", bot.playouts},
         {"deep", bot.playouts * kTimes}}};
}

std::string format_seconds(std::int64_t milliseconds) {
    constexpr std::int64_t kSecond = 1000;
    constexpr std::int64_t kTenth = 100;
    if (milliseconds >= 10 * kSecond) {
        return std::to_string((milliseconds + kSecond / 2) / kSecond) + " s";
    }
    const std::int64_t tenths = (std::max<std::int64_t>(milliseconds, 0) + kTenth / 2) / kTenth;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " s";
}

Reply SlowTurns::advance(Seat& seat) {
    if (!clock_) {
        return seat.advance();
    }
    const std::int64_t begun = clock_();
    Reply reply = seat.advance();
    const std::int64_t ended = clock_();
    if (reply.kind != Reply::Kind::Accepted) {
        return reply;
    }
    const Observation& observation = seat.observation();
    const std::optional<BotPlayed>& bot = observation.log->commands()[observation.commands - 1].bot;
    const bool goes_on =
        bot && playing_ && bot->seat == playing_->seat && bot->level == playing_->level;
    if (!goes_on) {
        end_turn(seat);
        playing_ = bot;
    }
    spent_ += ended - begun;
    if (!seat.is_bots_turn()) {
        end_turn(seat);
    }
    return reply;
}

void SlowTurns::end_turn(const Seat& seat) {
    constexpr std::int64_t kMillisecond = 1000;
    const std::int64_t spent = std::exchange(spent_, 0) / kMillisecond;
    const std::optional<BotPlayed> played = std::exchange(playing_, std::nullopt);
    if (!played || spent < kLongMs || !seat.observation().game) {
        return;
    }
    std::string& reported = reported_[static_cast<std::size_t>(played->seat)];
    if (reported == played->level) {
        return;
    }
    reported = played->level;
    notice_ =
        core::capitalised(core::escape_for_display(seat_name(*seat.observation().game, played->seat)
        ))
        + " (" + played->level + ") took " + format_seconds(spent) + " for a turn."
        + advice(seat, *played, spent);
}

}  // namespace tenebrae::table
