// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/show.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <numeric>
#include <vector>

namespace tenebrae::cagedin {
namespace {

std::string attacks_of(const FighterStatistics& own) {
    constexpr std::array<std::string_view, kCountedAttacks> kThings{
        "strikes", "haymakers", "shoves", "takedowns", "pounds", "submissions"};
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < kCountedAttacks; ++kind) {
        if (own.tried[kind] != 0) {
            parts.push_back(
                std::string(kThings[kind]) + " " + std::to_string(own.landed[kind]) + " of "
                + std::to_string(own.tried[kind])
            );
        }
    }
    return parts.empty() ? "no attack" : "landed " + core::joined(parts, ", ");
}

template <std::size_t size>
std::string sum_of(const std::array<std::uint16_t, size>& counts) {
    return std::to_string(std::accumulate(counts.begin(), counts.end(), 0));
}

}  // namespace

std::string show_statistics(const Setup& /*setup*/, const View& view) {
    const Open& open = view.open;
    std::string text = "Round " + std::to_string(open.round) + ", begun by "
                       + std::string(called(open.first)) + "; "
                       + core::counted(int{open.turn}, "turn") + " in all.\n";
    for (const Seat seat : {kRed, kBlue}) {
        const FighterStatistics& own = view.statistics[seat];
        text += "  " + std::string(called(seat)) + ": " + attacks_of(own) + "; countered "
                + sum_of(own.countered) + ".\n    Damage dealt " + sum_of(own.damage)
                + ", fatigue gained " + sum_of(own.fatigue) + ", longest combo "
                + std::to_string(own.longest_combo) + ", taps " + std::to_string(own.taps)
                + ", drawn " + std::to_string(own.drawn) + ", recovered "
                + std::to_string(own.recovered) + ".\n";
    }
    return text;
}

}  // namespace tenebrae::cagedin
