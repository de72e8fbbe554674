// SPDX-License-Identifier: MIT
#include "store/daily_lines.hpp"

#include "core/text.hpp"
#include "store/scores.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>
#include <ctime>

namespace tenebrae::store {
namespace {

using table::Json;

constexpr int kDailyFormat = 1;
constexpr std::int64_t kSecondsInADay = 86'400;

bool is_date(std::string_view text) {
    constexpr std::string_view kShape = "0000-00-00";
    if (text.size() != kShape.size()) {
        return false;
    }
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_digit = text[at] >= '0' && text[at] <= '9';
        if (kShape[at] == '-' ? text[at] != '-' : !is_digit) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::string write_daily(const DailyLine& daily) {
    const Json object{
        {"format", kDailyFormat},
        {"tonight", daily.date},
        {"game", daily.game},
        {"name", daily.name},
        {"seed", daily.seed}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string write_daily_removal(const DailyLine& daily) {
    const Json object{
        {"format", kDailyFormat},
        {"removed", daily.name},
        {"tonight", daily.date},
        {"game", daily.game},
        {"seed", daily.seed}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<DailyLine> read_daily(const Json& object) {
    try {
        if (!object.at("seed").is_number_integer()) {
            return std::nullopt;
        }
        DailyLine daily{
            object.at("tonight").get<std::string>(),
            object.at("game").get<std::string>(),
            object.at("name").get<std::string>(),
            object.at("seed").get<std::uint64_t>()};
        const bool is_good =
            is_date(daily.date) && core::is_printable(daily.game) && core::is_printable(daily.name);
        return is_good ? std::optional(std::move(daily)) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

void end_daily(DailyLine& daily, const Score& score) {
    daily.result = score.result;
    daily.turns = score.turns;
    daily.past_reveals = score.past_reveals;
    daily.hints = score.hints;
    daily.is_contest = score.is_contest;
}

std::string date_of(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    std::array<char, 16> text{};
    if (::gmtime_r(&time, &parts) == nullptr) {
        return {};
    }
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts)};
}

std::int64_t day_of(std::int64_t seconds) {
    return seconds / kSecondsInADay - (seconds % kSecondsInADay < 0 ? 1 : 0);
}

std::string day_before(const std::string& date) {
    if (!is_date(date)) {
        return {};
    }
    constexpr int kFirstYear = 1900;
    std::tm parts{};
    parts.tm_year = std::atoi(date.substr(0, 4).c_str()) - kFirstYear;
    parts.tm_mon = std::atoi(date.substr(5, 2).c_str()) - 1;
    parts.tm_mday = std::atoi(date.substr(8, 2).c_str());
    return date_of(static_cast<std::int64_t>(::timegm(&parts)) - kSecondsInADay);
}

}  // namespace tenebrae::store
