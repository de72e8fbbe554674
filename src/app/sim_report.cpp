// SPDX-License-Identifier: MIT
#include "app/sim_report.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tenebrae::app {

namespace {

constexpr int kBar = 30;
constexpr double kPercent = 100;
constexpr std::size_t kWordColumns = 20;
constexpr std::size_t kCountColumns = 8;

/// Rounds to this many decimals, with the same result on every machine.
std::string fixed(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    const auto whole = static_cast<std::int64_t>(std::llround(value * scale));
    const auto unit = static_cast<std::int64_t>(scale);
    std::string rest = std::to_string(whole % unit);
    rest.insert(
        0,
        static_cast<std::size_t>(decimals)
            - std::min(rest.size(), static_cast<std::size_t>(decimals)),
        '0'
    );
    return std::to_string(whole / unit) + (decimals == 0 ? "" : "." + rest);
}

std::string percent(double share) {
    return fixed(share * kPercent, 1);
}

/// Returns a bar; any share above 0 gets at least one mark.
std::string bar(std::uint64_t count, std::uint64_t most) {
    if (count == 0 || most == 0) {
        return "";
    }
    const double share = static_cast<double>(count) / static_cast<double>(most);
    return std::string(static_cast<std::size_t>(std::max(1LL, std::llround(share * kBar))), '#');
}

std::string ended(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

/// Formats a row: "  won          232   58.0 %  (53.1 to 62.8)  ######".
std::string share_line(const std::string& word, std::uint64_t count, std::uint64_t all) {
    const Share share = share_of(count, all);
    std::string line = "  " + core::left_aligned(core::escape_for_display(word), kWordColumns);
    line += core::right_aligned(std::to_string(count), kCountColumns);
    line += core::right_aligned(percent(share.share), 7) + " %";
    line += core::left_aligned(
        "  (" + percent(share.low) + " to " + percent(share.high) + ")", kWordColumns
    );
    constexpr std::uint64_t kShort = 2;  // the words take half of the line
    return ended(line + bar(count, all * kShort));
}

std::string result_lines(const SimTally& tally) {
    std::string text;
    const std::size_t seats = tally.is_shared ? 1 : tally.results.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (!tally.is_shared) {
            text += "Seat " + std::to_string(seat + 1) + ":\n";
        }
        for (const std::string_view result : {"won", "lost", "drew", "resigned", "unfinished"}) {
            const auto found = tally.results[seat].find(std::string(result));
            if (found != tally.results[seat].end()) {
                text += share_line(found->first, found->second, tally.games);
            }
        }
    }
    return text;
}

/// Sorts by count, the most frequent first.
std::string cause_lines(const SimTally& tally) {
    std::vector<std::pair<std::string, std::uint64_t>> causes(
        tally.causes.begin(), tally.causes.end()
    );
    std::ranges::stable_sort(causes, [](const auto& one, const auto& other) {
        return one.second > other.second;
    });
    std::string text = "Causes:\n";
    for (const auto& [code, count] : causes) {
        text += share_line(code.empty() ? "unfinished" : code, count, tally.games);
    }
    return text;
}

/// Returns a bin width of 1, 2, 5, 10, 20, ... that gives few bins.
std::int64_t bin_width(std::int64_t least, std::int64_t most) {
    constexpr std::int64_t kMostBins = 12;
    std::int64_t width = 1;
    for (int step = 0; (most / width) - (least / width) >= kMostBins; ++step) {
        width = step % 3 == 1 ? width / 2 * 5 : width * 2;
    }
    return width;
}

std::string histogram(const std::string& title, const Counts& counts) {
    if (counts.empty()) {
        return "";
    }
    const std::int64_t least = counts.begin()->first;
    const std::int64_t most = counts.rbegin()->first;
    const std::int64_t width = bin_width(least, most);
    Counts bins;
    for (std::int64_t bin = least / width; bin <= most / width; ++bin) {
        bins[bin] = 0;
    }
    for (const auto& [number, count] : counts) {
        bins[number / width] += count;
    }
    std::uint64_t highest = 0;
    for (const auto& [bin, count] : bins) {
        highest = std::max(highest, count);
    }
    std::string text = title + ": mean " + fixed(mean_of(counts), 1) + ", median "
                       + std::to_string(median_of(counts)) + ", from " + std::to_string(least)
                       + " to " + std::to_string(most) + "\n";
    for (const auto& [bin, count] : bins) {
        const std::string first = std::to_string(bin * width);
        const std::string name =
            width == 1 ? first : first + " to " + std::to_string((bin + 1) * width - 1);
        text += ended(
            "  " + core::left_aligned(name, kWordColumns)
            + core::right_aligned(std::to_string(count), kCountColumns) + "  " + bar(count, highest)
        );
    }
    return text;
}

std::string quoted(const std::string& text) {
    std::string whole = "\"";
    for (const char letter : text) {
        whole += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return whole + "\"";
}

class CsvRows {
public:
    explicit CsvRows(const SimTally& tally)
        : tally_(tally),
          begin_(
              quoted(tally.game) + "," + quoted(tally.rules_text()) + ","
              + quoted(tally.bots_text()) + ","
          ) {}

    std::string rows() {
        const std::size_t seats = tally_.is_shared ? 1 : tally_.results.size();
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::string measure =
                tally_.is_shared ? "result" : "result " + std::to_string(seat + 1);
            for (const auto& [word, count] : tally_.results[seat]) {
                add(measure, word, count, tally_.games);
            }
        }
        for (const auto& [code, count] : tally_.causes) {
            add("cause", code, count, tally_.games);
        }
        add("turns", tally_.turns);
        add("commands", tally_.commands);
        add("left", tally_.left);
        return text_;
    }

private:
    void add(const std::string& measure, const Counts& counts) {
        const std::uint64_t all = total_of(counts);
        for (const auto& [number, count] : counts) {
            add(measure, std::to_string(number), count, all);
        }
    }
    void
    add(const std::string& measure, const std::string& value, std::uint64_t count, std::uint64_t all
    ) {
        constexpr int kOfShare = 6;
        const Share share = share_of(count, all);
        text_ += begin_ + quoted(measure) + "," + quoted(value) + "," + std::to_string(count) + ","
                 + std::to_string(all) + "," + fixed(share.share, kOfShare) + ","
                 + fixed(share.low, kOfShare) + "," + fixed(share.high, kOfShare) + "\n";
    }

    const SimTally& tally_;
    std::string begin_;
    std::string text_;
};

}  // namespace

std::string report_text(const SimTallies& tallies) {
    std::string text;
    for (const auto& [head, tally] : tallies) {
        text += text.empty() ? "" : "\n";
        text += core::escape_for_display(
                    tally.game + ": "
                    + (tally.header.empty() ? "default rules" : tally.rules_text()) + "."
                )
                + "\n";
        text += core::escape_for_display(
                    "Bots: " + tally.bots_text() + ". " + core::counted(tally.games, "game") + "."
                )
                + "\n";
        text += result_lines(tally) + cause_lines(tally);
        text += histogram("Turns", tally.turns);
        text += histogram("Tiles left", tally.left);
    }
    return text.empty() ? "No games found.\n" : text;
}

std::string report_csv(const SimTallies& tallies) {
    std::string text = "game,rules,bots,measure,value,games,of,share,low,high\n";
    for (const auto& [head, tally] : tallies) {
        text += CsvRows(tally).rows();
    }
    return text;
}

}  // namespace tenebrae::app
