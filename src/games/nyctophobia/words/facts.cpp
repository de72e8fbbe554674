// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/facts.hpp"

#include "games/nyctophobia/words/notation.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

using P = PublicState;
using Query = Fact::Query;
using Kind = kit::ValueKind<Rules>;
using kit::FactValue;
using kit::kNoValue;
using kit::KnownValue;

std::optional<FactValue> hunted_value(const Rules& rules, std::string_view word) {
    const auto who = kit::parse_number(word);
    return who && *who >= 1 && *who <= rules.hunted ? std::optional<FactValue>(*who - 1)
                                                    : std::nullopt;
}

std::optional<FactValue> parse_piece(const Rules& rules, std::string_view word) {
    return table::same_word(word, "hunter") ? kHunter : hunted_value(rules, word);
}

std::optional<Space> parse_space_or_off(std::string_view word) {
    return table::same_word(word, "off") ? std::optional(kNoSpace) : parse_space(word);
}

std::optional<bool> parse_tree(std::string_view word) {
    return table::same_word(word, "tree") ? std::optional(true) : std::nullopt;
}

std::string expected_hunted(const Rules& rules) {
    return "a Hunted from 1 to " + std::to_string(rules.hunted);
}

std::string text_of_piece(const Rules& /*rules*/, FactValue who) {
    return who == kNoPiece ? "nobody" : name_of_piece(static_cast<PieceId>(who));
}

std::string text_of_space(const Rules& /*rules*/, FactValue space) {
    return space == kNoSpace ? "off" : name(static_cast<Space>(space));
}

std::string text_of_side(const Rules& /*rules*/, FactValue side) {
    return name_of_side(static_cast<Side>(side));
}

std::string text_of_card(const Rules& /*rules*/, FactValue card) {
    return std::string(name(static_cast<Card>(card)));
}

// clang-format off
constexpr std::array kKinds{
    Kind{"N", "a number", kit::parsed<Rules, kit::parse_number>},
    Kind{"HUNTED", "", hunted_value, text_of_piece, expected_hunted},
    Kind{"HUNTED|hunter", "", parse_piece, text_of_piece, expected_hunted},
    kit::named_kind<Rules, Decision>("KIND", "the name of a decision, such as turn or after"),
    kit::named_kind<Rules, Ending>("WORD", "rescued, death, dawn or resign"),
    Kind{"SPACE", "a space from a1 to h8", kit::parsed<Rules, parse_space>, text_of_space},
    Kind{"SPACE|off", "a space from a1 to h8", kit::parsed<Rules, parse_space_or_off>, text_of_space},
    Kind{"SIDE", "a side inside the board, such as c4e", kit::parsed<Rules, parse_side>, text_of_side},
    Kind{"tree", "tree", kit::parsed<Rules, parse_tree>},
    Kind{"CARD", "the name of a card", kit::parsed<Rules, parse_card>, text_of_card},
};
// clang-format on

template <auto field>
KnownValue get(const Query& query) {
    return static_cast<FactValue>(query.view.state.open.*field);
}

template <auto field>
KnownValue get_own(const Query& query) {
    return query.view.state.hunted[query.values[0]].*field;
}

KnownValue is_upright(const Query& query) {
    return query.view.state.hunted[query.values[0]].hidden ? 0U : 1U;
}

KnownValue get_turn(const Query& query) {
    const PublicState& open = query.view.state.open;
    return open.hunters_turn ? kHunter : open.active;
}

KnownValue get_ending(const Query& query) {
    const Ending ending = query.view.state.open.ending;
    return ending == Ending::Unfinished ? kNoValue : static_cast<FactValue>(ending);
}

KnownValue has_tree(const Query& query) {
    return query.view.state.trees.has(static_cast<Side>(query.values[0]));
}

KnownValue has_no_tree(const Query& query) {
    return !query.view.state.trees.has(static_cast<Side>(query.values[1]));
}

template <std::size_t place>
KnownValue get_card(const Query& query) {
    return static_cast<FactValue>(query.view.state.hand[place]);
}

/// A fact that only the Hunter knows.
template <auto read>
KnownValue secret(const Query& query) {
    if (!query.view.shows_forest) {
        return std::nullopt;
    }
    return read(query);
}
FactValue hunted_at(const Query& query) {
    return query.view.state.hunted[query.values[0]].at;
}
FactValue hunter_at(const Query& query) {
    return query.view.state.hunter;
}
FactValue noise_at(const Query& query) {
    return query.view.state.noise;
}
FactValue rocks_at(const Query& query) {
    return query.view.state.rocks[query.values[0]];
}

// clang-format off
constexpr std::array kFacts{
    Fact{"round", "N", "the number of the round", get<&P::round>},
    Fact{"turn", "HUNTED|hunter", "whose turn it is", get_turn},
    Fact{.name = "ask", .form = "KIND [HUNTED|hunter]", .summary = "the pending decision, and whose it is",
         .get = get<&P::decision>, .second = get<&P::owner>},
    Fact{"health", "HUNTED N", "the health of a Hunted", get_own<&Hunted::health>},
    Fact{"rocks", "HUNTED N", "the rocks a Hunted holds", get_own<&Hunted::rocks>},
    Fact{.name = "hidden", .form = "HUNTED", .summary = "this Hunted is hidden",
         .get = get_own<&Hunted::hidden>, .yes = "hidden", .no = "upright"},
    Fact{.name = "upright", .form = "HUNTED", .summary = "this Hunted is upright",
         .get = is_upright, .yes = "upright", .no = "hidden"},
    Fact{"called", "HUNTED", "this Hunted has called", get<&P::caller>},
    Fact{.name = "cause", .form = "WORD", .summary = "how the game ended: rescued, death, dawn, resign",
         .get = get_ending, .no = "unfinished"},
    Fact{.name = "wounded", .form = "", .summary = "the Hunter is wounded",
         .get = get<&P::wounded>, .yes = "the Hunter is wounded", .no = "he is not"},
    Fact{"at", "HUNTED SPACE", "where a Hunted is", secret<hunted_at>},
    Fact{"hunter", "SPACE", "where the Hunter is", secret<hunter_at>},
    Fact{"noise", "SPACE|off", "where the noise is", secret<noise_at>},
    Fact{.name = "tree", .form = "SIDE", .summary = "there is a tree",
         .get = secret<has_tree>, .yes = "a tree at {SIDE}", .no = "there is no tree"},
    Fact{.name = "no", .form = "tree SIDE", .summary = "there is no tree",
         .get = secret<has_no_tree>, .yes = "no tree at {SIDE}", .no = "there is a tree"},
    Fact{"rock", "SPACE N", "the rocks in a space", secret<rocks_at>},
    Fact{.name = "hand", .form = "CARD CARD", .summary = "the Hunter's hand",
         .get = secret<get_card<0>>, .second = get_card<1>},
};
// clang-format on

constexpr FactTable kTable{kKinds, kFacts, "a fact of Nyctophobia", "HU-I2"};
static_assert(kTable.is_complete());
constexpr auto kForms = kit::forms_of(kFacts);

}  // namespace

const FactTable& facts() {
    return kTable;
}

std::span<const kit::FactRow> fact_rows() {
    return kForms;
}

}  // namespace tenebrae::nyctophobia
