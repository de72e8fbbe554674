// SPDX-License-Identifier: MIT
// Writes results of many games as a gnuplot program.
#include "app/sim_report.hpp"

#include <algorithm>
#include <string_view>

namespace tenebrae::app {

namespace {

constexpr double kHundred = 100;

/// Replaces characters that gnuplot might interpret. The text comes from files of any origin.
std::string harmless(std::string_view text) {
    constexpr std::string_view kMarks = " .,:;+-=/";
    std::string whole;
    for (const char letter : text) {
        const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
                              || (letter >= '0' && letter <= '9')
                              || kMarks.find(letter) != std::string_view::npos;
        whole += is_plain ? letter : '?';
    }
    return whole;
}

std::string label_of(const SimTally& tally) {
    return harmless(tally.game + ": " + tally.rules_text() + "; " + tally.bots_text());
}

std::uint64_t wins_of(const SimTally& tally, std::size_t seat) {
    return tally.results[seat].at("won");
}

/// Returns rows of index, share, low, high (in percent) and name.
std::string win_rows(const SimTallies& tallies) {
    std::string rows;
    int place = 0;
    for (const auto& [head, tally] : tallies) {
        const std::size_t seats = tally.is_shared ? 1 : tally.results.size();
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const Share share = share_of(wins_of(tally, seat), tally.games);
            rows += std::to_string(++place);
            for (const double figure : {share.share, share.low, share.high}) {
                rows += " " + std::to_string(figure * kHundred);
            }
            rows += " \"" + label_of(tally)
                    + (tally.is_shared ? "" : ", seat " + std::to_string(seat + 1)) + "\"\n";
        }
    }
    return rows;
}

std::string block(const std::string& name, const std::string& rows) {
    return "$" + name + " << EOD\n" + rows + "EOD\n";
}

std::string count_rows(const Counts& counts) {
    const auto all = static_cast<double>(total_of(counts));
    std::string rows;
    for (const auto& [number, count] : counts) {
        rows += std::to_string(number) + " "
                + std::to_string(kHundred * static_cast<double>(count) / all) + "\n";
    }
    return rows;
}

/// Returns a curve for each tally that has these counts.
std::string curves(
    const SimTallies& tallies,
    const std::string& name,
    const std::string& title,
    Counts SimTally::*member
) {
    std::string blocks;
    std::string plots;
    int number = 0;
    for (const auto& [head, tally] : tallies) {
        const Counts& counts = tally.*member;
        if (counts.empty()) {
            continue;
        }
        const std::string own = name + std::to_string(++number);
        blocks += block(own, count_rows(counts));
        plots += plots.empty() ? "plot " : ", ";
        plots += "$" + own + " using 1:2 with steps title \"" + label_of(tally) + "\"";
    }
    return plots.empty() ? "" : blocks + "set xlabel \"" + title + "\"\n" + plots + "\n";
}

bool has_any(const SimTallies& tallies, Counts SimTally::*member) {
    return std::ranges::any_of(tallies, [member](const auto& each) {
        return !(each.second.*member).empty();
    });
}

}  // namespace

std::string report_plot(const SimTallies& tallies) {
    if (tallies.empty()) {
        return "";
    }
    const int pictures = 1 + static_cast<int>(has_any(tallies, &SimTally::turns))
                         + static_cast<int>(has_any(tallies, &SimTally::left));
    constexpr int kHeight = 360;
    std::string text =
        "set encoding utf8\nset terminal svg noenhanced size 900,"
        + std::to_string(pictures * kHeight) + " background \"white\"\n" + "set multiplot layout "
        + std::to_string(pictures) + ",1\n" + "set key outside below\nset ylabel \"% of games\"\n"
        + block("wins", win_rows(tallies)) + "set title \"Games won, with 95 % intervals\"\n"
        + "set yrange [0:100]\nset xrange [0.5:*]\nset xtics rotate by -20\n"
        + "plot $wins using 1:2:3:4:xticlabels(5) with yerrorbars pt 7 notitle\n"
        + "unset title\nset xtics norotate\nset yrange [0:*]\nset xrange [*:*]\n";
    text += curves(tallies, "turns", "turns", &SimTally::turns);
    text += curves(tallies, "left", "tiles left", &SimTally::left);
    return text + "unset multiplot\n";
}

}  // namespace tenebrae::app
