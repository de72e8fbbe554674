// SPDX-License-Identifier: MIT
#include "games/nightcage/words/vocabulary.hpp"

#include "core/text.hpp"
#include "games/nightcage/words/notation.hpp"

#include <numeric>

namespace tenebrae::nightcage {
namespace {

constexpr std::array<std::string_view, kTileKinds> kDisplayNames{
    "free cell",
    "start tile",
    "straight",
    "T",
    "crumbling T",
    "four-way",
    "key tile",
    "gate",
    "wax eater",
    "keeper",
    "pit fiend",
    "pathless",
    "omen",
    "pit",
    "part of the chasm",
};

bool starts_with_vowel(std::string_view word) {
    return std::string_view("aeiou").find(word.front()) != std::string_view::npos;
}

/// Returns "1 gate", "3 gates"; "3 crumbling T".
std::string counted(int amount, TileKind kind) {
    const bool same_in_plural =
        kind == TileKind::Pathless || kind == TileKind::Tee || kind == TileKind::CrumblingTee;
    const std::string_view thing = kDisplayNames[index(kind)];
    return same_in_plural ? std::to_string(amount) + " " + std::string(thing)
                          : core::counted(amount, thing);
}

}  // namespace

std::string display_name(const Names& names, PrisonerId prisoner) {
    const std::string& name = names[index(prisoner)];
    std::string text = "prisoner " + prisoner_name(prisoner);
    return name.empty() ? text : text + " (" + name + ")";
}

std::vector<table::SeatInfo> seats_of(const Rules& rules, const Names& names) {
    constexpr unsigned kOwnPrisoners = 3;
    static_assert(kMaxPrisoners <= table::kMaxSeats);
    std::vector<table::SeatInfo> seats(rules.players, table::SeatInfo{"player", "prisoners", ""});
    for (std::size_t seat = 0; rules.players >= kOwnPrisoners && seat < seats.size(); ++seat) {
        seats[seat].name = names[seat];
    }
    table::add_default_names(seats, names);
    return seats;
}

std::string_view display_name(TileKind kind) {
    return kDisplayNames[index(kind)];
}

std::string with_article(TileKind kind) {
    const std::string_view word = display_name(kind);
    return (starts_with_vowel(word) ? "an " : "a ") + std::string(word);
}

std::string display_name(Exits exits) {
    std::vector<std::string> words;
    for (Direction direction : kDirections) {
        if (exits.has(direction)) {
            words.emplace_back(name(direction));
        }
    }
    return words.empty() ? "nowhere" : core::joined(words, ", ", " and ");
}

std::string counts_text(const KindCounts& counts) {
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (counts[kind] > 0) {
            parts.push_back(counted(counts[kind], static_cast<TileKind>(kind)));
        }
    }
    return parts.empty() ? "nothing" : core::joined(parts, ", ", " and ");
}

int total(const KindCounts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

}  // namespace tenebrae::nightcage
