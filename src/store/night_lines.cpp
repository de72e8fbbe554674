// SPDX-License-Identifier: MIT
#include "store/night_lines.hpp"

#include "core/text.hpp"
#include "store/scores.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>
#include <ctime>

namespace tenebrae::store {
namespace {

using table::Json;

constexpr int kNightFormat = 1;
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

std::string write_night(const NightLine& night) {
    const Json object{
        {"format", kNightFormat},
        {"tonight", night.date},
        {"game", night.game},
        {"name", night.name},
        {"seed", night.seed}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string write_night_removal(const NightLine& night) {
    const Json object{
        {"format", kNightFormat},
        {"removed", night.name},
        {"tonight", night.date},
        {"game", night.game},
        {"seed", night.seed}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<NightLine> read_night(const Json& object) {
    try {
        if (!object.at("seed").is_number_integer()) {
            return std::nullopt;
        }
        NightLine night{
            object.at("tonight").get<std::string>(),
            object.at("game").get<std::string>(),
            object.at("name").get<std::string>(),
            object.at("seed").get<std::uint64_t>()};
        const bool is_good =
            is_date(night.date) && core::is_printable(night.game) && core::is_printable(night.name);
        return is_good ? std::optional(std::move(night)) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

void end_night(NightLine& night, const Score& score) {
    night.result = score.result;
    night.turns = score.turns;
    night.past_reveals = score.past_reveals;
    night.is_contest = score.is_contest;
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
