// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/facts.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nyctophobia {
namespace {

using kit::equal;
using kit::yes_or_no;
using Answer = kit::FactAnswer;

/// The words of a fact, with the view they are checked against.
class FactWords : public kit::FactWords {
public:
    FactWords(const Rules& rules, const View& view, table::Words words)
        : kit::FactWords(words), rules_(rules), view_(view) {}

    [[nodiscard]] const State& state() const { return view_.state; }
    [[nodiscard]] const PublicState& open() const { return view_.state.open; }
    [[nodiscard]] bool shows_forest() const { return view_.shows_forest; }
    [[nodiscard]] std::optional<PieceId> hunted(std::size_t place) const {
        const auto who = number(place);
        return who && *who >= 1 && *who <= rules_.hunted
                   ? std::optional(static_cast<PieceId>(*who - 1))
                   : std::nullopt;
    }
    [[nodiscard]] core::Diagnostic no_hunted(std::size_t place) const {
        return refuse(place, "a Hunted from 1 to " + std::to_string(rules_.hunted));
    }

private:
    const Rules& rules_;
    const View& view_;
};

Answer round_is(const FactWords& words) {
    return words.is_number(1, words.open().round);
}

/// Checks "turn 2", or "turn hunter" during the Hunter's turn.
Answer turn_is(const FactWords& words) {
    const auto who = words.hunted(1);
    const bool is_hunter_named = words.is(1, "hunter");
    if (!who && !is_hunter_named) {
        return words.no_hunted(1);
    }
    const PieceId got = words.open().hunters_turn ? kHunter : words.open().active;
    return equal(name_of_piece(is_hunter_named ? kHunter : *who), name_of_piece(got));
}

/// Checks "ask KIND WHO": both must match; a decision that the seat does not know counts as none.
Answer ask_is(const FactWords& words) {
    const auto kind = from_name<Decision>(words.text(1));
    if (!kind) {
        return words.refuse(1, "the name of a decision, such as turn or after");
    }
    const std::string got_kind{name(words.open().decision)};
    if (words.size() == 2) {
        return equal(std::string(name(*kind)), got_kind);
    }
    const auto who = words.hunted(2);
    if (!who && !words.is(2, "hunter")) {
        return words.no_hunted(2);
    }
    const PieceId owner = words.open().owner;
    const std::string got_who = owner == kNoPiece ? "nobody" : name_of_piece(owner);
    return equal(
        std::string(name(*kind)) + " " + name_of_piece(who.value_or(kHunter)),
        got_kind + " " + got_who
    );
}

template <std::uint8_t Hunted::*field>
Answer amount(const FactWords& words) {
    const auto who = words.hunted(1);
    return who ? words.is_number(2, words.state().hunted[*who].*field) : words.no_hunted(1);
}

template <bool wanted>
Answer hidden_is(const FactWords& words) {
    const auto who = words.hunted(1);
    if (!who) {
        return words.no_hunted(1);
    }
    const bool hidden = words.state().hunted[*who].hidden;
    return equal(wanted ? "hidden" : "upright", hidden ? "hidden" : "upright");
}

Answer called_by(const FactWords& words) {
    const auto who = words.hunted(1);
    if (!who) {
        return words.no_hunted(1);
    }
    const PieceId caller = words.open().caller;
    return equal(name_of_piece(*who), caller == kNoPiece ? "nobody" : name_of_piece(caller));
}

Answer cause_is(const FactWords& words) {
    constexpr std::array kEndings{Ending::Rescued, Ending::Death, Ending::Dawn, Ending::Resigned};
    const bool is_known = std::ranges::any_of(kEndings, [&words](Ending ending) {
        return words.is(1, name(ending));
    });
    if (!is_known) {
        return words.refuse(1, "rescued, death, dawn or resign");
    }
    const Ending got = words.open().ending;
    return equal(
        core::escape_for_display(words.text(1)),
        std::string(got == Ending::Unfinished ? "unfinished" : name(got))
    );
}

Answer wounded_is(const FactWords& words) {
    const bool wounded = words.open().wounded;
    return yes_or_no(wounded, "the Hunter is wounded", "he is not");
}

std::string space_or(Space space, std::string_view otherwise) {
    return space == kNoSpace ? std::string(otherwise) : name(space);
}

/// Checks "hunter c4" and other facts about the space of a piece.
Answer check_space(const FactWords& words, std::size_t place, Space got) {
    const auto space = parse_space(words.text(place));
    return space ? Answer(equal(name(*space), space_or(got, "off")))
                 : words.refuse(place, "a space from a1 to h8");
}

Answer hunted_at(const FactWords& words) {
    const auto who = words.hunted(1);
    return who ? check_space(words, 2, words.state().hunted[*who].at) : words.no_hunted(1);
}

Answer hunter_at(const FactWords& words) {
    return check_space(words, 1, words.state().hunter);
}

Answer noise_at(const FactWords& words) {
    const Space noise = words.state().noise;
    return words.is(1, "off") ? Answer(equal("off", space_or(noise, "off")))
                              : check_space(words, 1, noise);
}

Answer tree_check(const FactWords& words, std::size_t place, bool wanted) {
    const auto side = parse_side(words.text(place));
    if (!side) {
        return words.refuse(place, "a side inside the board, such as c4e");
    }
    const bool stands = words.state().trees.has(*side);
    return yes_or_no(
        stands == wanted,
        (wanted ? "a tree at " : "no tree at ") + name_of_side(*side),
        stands ? "there is a tree" : "there is no tree"
    );
}

Answer tree_at(const FactWords& words) {
    return tree_check(words, 1, true);
}

/// Checks "no tree c4e".
Answer no_tree_at(const FactWords& words) {
    return words.is(1, "tree") ? tree_check(words, 2, false) : words.refuse(1, "tree");
}

Answer rocks_at(const FactWords& words) {
    const auto space = parse_space(words.text(1));
    return space ? words.is_number(2, words.state().rocks[*space])
                 : words.refuse(1, "a space from a1 to h8");
}

Answer hand_is(const FactWords& words) {
    const auto first = parse_card(words.text(1));
    const auto second = parse_card(words.text(2));
    if (!first || !second) {
        return words.refuse(first ? 2 : 1, "the name of a card");
    }
    const auto& hand = words.state().hand;
    return equal(
        std::string(name(*first)) + " " + std::string(name(*second)),
        std::string(name(hand[0])) + " " + std::string(name(hand[1]))
    );
}

/// Refuses a fact that only the Hunter knows to other seats.
template <Answer (*check)(const FactWords&)>
Answer hunter_only(const FactWords& words) {
    return words.shows_forest() ? check(words)
                                : Answer(core::error("not-known", "This seat does not know that.")
                                             .rule("HU-I2")
                                             .got(words.text(0)));
}

using Checker = kit::FactCheckRow<FactWords>;

constexpr std::array kCheckers{
    Checker{{"round", "N", "the number of the round"}, 2, 2, round_is},
    Checker{{"turn", "HUNTED|hunter", "whose turn it is"}, 2, 2, turn_is},
    Checker{{"ask", "KIND [HUNTED|hunter]", "the pending decision, and whose it is"}, 2, 3, ask_is},
    Checker{{"health", "HUNTED N", "the health of a Hunted"}, 3, 3, amount<&Hunted::health>},
    Checker{{"rocks", "HUNTED N", "the rocks a Hunted holds"}, 3, 3, amount<&Hunted::rocks>},
    Checker{{"hidden", "HUNTED", "this Hunted is hidden"}, 2, 2, hidden_is<true>},
    Checker{{"upright", "HUNTED", "this Hunted is upright"}, 2, 2, hidden_is<false>},
    Checker{{"called", "HUNTED", "this Hunted has called"}, 2, 2, called_by},
    Checker{{"cause", "WORD", "how the game ended: rescued, death, dawn, resign"}, 2, 2, cause_is},
    Checker{{"wounded", "", "the Hunter is wounded"}, 1, 1, wounded_is},
    Checker{{"at", "HUNTED SPACE", "where a Hunted is"}, 3, 3, hunter_only<hunted_at>},
    Checker{{"hunter", "SPACE", "where the Hunter is"}, 2, 2, hunter_only<hunter_at>},
    Checker{{"noise", "SPACE|off", "where the noise is"}, 2, 2, hunter_only<noise_at>},
    Checker{{"tree", "SIDE", "there is a tree"}, 2, 2, hunter_only<tree_at>},
    Checker{{"no", "tree SIDE", "there is no tree"}, 3, 3, hunter_only<no_tree_at>},
    Checker{{"rock", "SPACE N", "the rocks in a space"}, 3, 3, hunter_only<rocks_at>},
    Checker{{"hand", "CARD CARD", "the Hunter's hand"}, 3, 3, hunter_only<hand_is>},
};

constexpr auto kFactRows = kit::forms_of(kCheckers);

}  // namespace

std::span<const kit::FactRow> fact_rows() {
    return kFactRows;
}

core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact) {
    const FactWords words(rules, view, words_of_fact);
    return kit::check_fact(kCheckers, words, [&words](std::span<const std::string_view> known) {
        return kit::unknown_fact(words, known, "a fact of Nyctophobia");
    });
}

}  // namespace tenebrae::nyctophobia
