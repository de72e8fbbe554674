// SPDX-License-Identifier: MIT
#include "test_fight_text.hpp"

#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

constexpr std::array<std::string_view, kActionKinds> kActionWords{
    "type",       "footwork",   "strike",  "haymaker", "shove",  "takedown", "cover discard",
    "cover rest", "pound",      "submit",  "stand",    "end",    "block",    "pass",
    "side left",  "side right", "damage",  "fatigue",  "follow", "step",     "stay",
    "feet",       "mat",        "recover", "coach",    "skip",   "resign"};

}  // namespace

const Setup& shipped() {
    static const core::Result<Setup> tables = load_tables("data");
    REQUIRE(tables.ok());
    return *tables;
}

std::vector<Card> cards_of(Place place, std::string_view text) {
    std::vector<Card> cards;
    for (const core::Word& word : core::split_words(text)) {
        const std::size_t star = std::min(word.text.find('*'), word.text.size());
        const auto card = parse_card(shipped(), place, word.text.substr(0, star));
        INFO("no card: " << word.text);
        REQUIRE(card);
        const auto copies =
            core::parse_unsigned(word.text.substr(star).substr(star == word.text.size() ? 0 : 1));
        cards.insert(cards.end(), copies.value_or(1), *card);
    }
    return cards;
}

Hex hex(std::string_view name) {
    const std::optional<Hex> found = parse_hex(name);
    INFO("no hex: " << name);
    REQUIRE(found);
    return *found;
}

std::string text_of(Place place, const Action& action) {
    std::string text(kActionWords.at(static_cast<std::size_t>(action.kind)));
    for (const Card card : {action.card, action.second}) {
        text += card == kNoCard ? "" : " " + shipped().card(place, card).code;
    }
    if (action.hex != kNoHex) {
        text += (action.kind == ActionKind::Haymaker ? " to " : " ") + name(action.hex);
    }
    if (action.kind == ActionKind::Type) {
        text.append(" ").append(name(static_cast<Type>(action.value)));
    }
    if (action.kind == ActionKind::Recover) {
        text.append(" ").append(name(static_cast<Meter>(action.value)));
    }
    return text
           + (action.kind == ActionKind::Discard ? " draw " + std::to_string(action.value) : "");
}

}  // namespace tenebrae::cagedin::testing
