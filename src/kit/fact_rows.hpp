// SPDX-License-Identifier: MIT
#pragma once

#include "kit/facts.hpp"
#include "kit/fields.hpp"
#include "kit/value_names.hpp"
#include "table/fact_names.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Facts of a game as rows: what `expect` checks. What fits no row stays code of the game.
namespace tenebrae::kit {

/// A number, an enumerator, a place, a card.
using FactValue = std::size_t;
inline constexpr FactValue kNoValue = static_cast<FactValue>(-1);
using KnownValue = std::optional<FactValue>;  ///< nullopt: the seat does not know it

/// A kind of values that are one word each. `Game`: the constants of a game.
template <typename Game>
struct ValueKind {
    /// The word for it in forms, such as "FIGHTER". "attack KIND" is the KIND of the fact "attack".
    std::string_view name;
    std::string_view expected;  ///< in errors: "red or blue"
    std::optional<FactValue> (*parse)(const Game&, std::string_view word);
    std::string (*text)(const Game&, FactValue) = nullptr;  ///< nullptr: a number
    /// Instead of `expected`, if that depends on the game.
    std::string (*expected_of)(const Game&) = nullptr;
};

/// Parses a word with `parse_value`, which takes the word and returns an optional.
template <typename Game, auto parse_value>
std::optional<FactValue> parsed(const Game& /*game*/, std::string_view word) {
    const auto value = parse_value(word);
    if (!value) {
        return std::nullopt;
    }
    return static_cast<FactValue>(*value);
}

/// The values of an enumeration with names.
template <typename Game, Named T>
constexpr ValueKind<Game> named_kind(std::string_view name, std::string_view expected) {
    const auto text = [](const Game& /*game*/, FactValue value) {
        return std::string(kit::name(static_cast<T>(value)));
    };
    return {name, expected, parsed<Game, from_name<T>>, text};
}

/// What a fact is read from, and the values of its form, which say which fact is meant.
template <typename Game, typename View>
struct FactQuery {
    const Game& game;
    const View& view;
    std::array<FactValue, 4> values{};  ///< kNoValue: an optional value that is left out
};

template <typename GameType, typename ViewType>
struct Fact {
    using Game = GameType;
    using View = ViewType;
    using Query = FactQuery<Game, View>;
    using Get = KnownValue (*)(const Query&);

    std::string_view name;
    /// Kinds of values, such as "FIGHTER METER N" or "FIGHTER [CARD] N" with an optional one. The
    /// last one is the answer.
    std::string_view form;
    std::string_view summary;
    Get get;  ///< kNoValue: there is no answer
    /// What holds, if the form has no answer: "pinned red". May have {fields}, kinds of its form.
    std::string_view yes = {};
    std::string_view no = {};  ///< the opposite of `yes`, or what an answer of kNoValue means
    Get second = nullptr;  ///< a second answer; the form is "FIRST [SECOND]"
};

/// The rows of a game's facts and of the kinds of their values.
template <typename AnyFact>
struct FactTable {
    using Game = typename AnyFact::Game;
    using View = typename AnyFact::View;
    using Query = typename AnyFact::Query;
    using Kind = ValueKind<Game>;

    std::span<const Kind> kinds;
    std::span<const AnyFact> facts;
    std::string_view expected;  ///< "a fact of this game"
    std::string_view secrecy;  ///< the rule that keeps facts from a seat

    /// Returns true, or does not compile: names must be distinct and rows complete.
    [[nodiscard]] consteval bool is_complete() const {
        for (const Kind& kind : kinds) {
            require(std::ranges::count(kinds, kind.name, &Kind::name) == 1, "two equal kinds");
        }
        for (const AnyFact& fact : facts) {
            require(std::ranges::count(facts, fact.name, &AnyFact::name) == 1, "two equal names");
            require(!table::is_shared_fact(fact.name), "the name of a fact of every game");
            require_complete(fact, form_of(fact));
        }
        return true;
    }

    /// Checks a fact for `expect`; fails if the words are not a fact, or the seat does not know it.
    [[nodiscard]] FactAnswer
    check(const Game& game, const View& view, table::Words words_of_fact) const {
        const FactWords words(words_of_fact);
        const auto fact = std::ranges::find_if(facts, [&words](const AnyFact& candidate) {
            return words.is(0, candidate.name);
        });
        if (fact == facts.end()) {
            std::vector<std::string_view> known(facts.size());
            std::ranges::transform(facts, known.begin(), &AnyFact::name);
            return unknown_fact(words, known, expected);
        }
        const Form form = form_of(*fact);
        if (words.size() <= form.required || words.size() > form.size + 1) {
            return words.refuse(
                words.size() > form.size ? form.size + 1 : 0,
                std::string(fact->name) + " " + std::string(fact->form)
            );
        }
        Query query{game, view};
        query.values.fill(kNoValue);
        std::size_t word = 1;
        for (std::size_t place = 0; place < form.size; ++place) {
            if (place == form.optional && words.size() == form.size) {
                continue;
            }
            const auto value = form.kinds[place]->parse(game, words.text(word));
            if (!value) {
                const Kind& kind = *form.kinds[place];
                return words.refuse(
                    word, kind.expected_of == nullptr ? kind.expected : kind.expected_of(game)
                );
            }
            query.values[place] = *value;
            ++word;
        }
        const KnownValue value = fact->get(query);
        return value ? compared(*fact, form, query, *value)
                     : FactAnswer(core::error("not-known", "This seat does not know that.")
                                      .rule(secrecy)
                                      .got(words.text(0)));
    }

private:
    struct Form {
        std::array<const Kind*, 4> kinds{};
        std::size_t size = 0;
        std::size_t required = 0;  ///< values that may not be left out
        std::size_t optional = 4;  ///< the place of the optional value
        std::size_t answer = 0;  ///< the place of the answer; `size` if there is none
    };

    static consteval void require_complete(const AnyFact& fact, const Form& form) {
        const bool has_answer = form.answer < form.size;
        require(fact.get != nullptr, "a fact that cannot be read");
        require(form.size <= form.required + 1, "a form with two optional values");
        require(fact.second == nullptr || form.size == 2, "a form without a second answer");
        require(has_answer || !(fact.yes.empty() || fact.no.empty()), "no answer, and no `yes`");
        require(
            all_fields(fact.yes, [&](auto kind) { return place_of(form, kind) < form.size; }),
            "a field that is no kind of the form"
        );
    }

    /// Returns the place of a kind in a form; its size if there is none.
    static constexpr std::size_t place_of(const Form& form, std::string_view kind) {
        std::size_t place = 0;
        while (place < form.size && form.kinds[place]->name != kind) {
            ++place;
        }
        return place;
    }
    [[nodiscard]] constexpr const Kind*
    find_kind(std::string_view fact, std::string_view word) const {
        for (const Kind& kind : kinds) {
            std::string_view name = kind.name;
            if (name == word || (take_name(name) == fact && name == word)) {
                return &kind;
            }
        }
        throw std::invalid_argument("a form with an unknown kind of value");
    }
    [[nodiscard]] constexpr Form form_of(const AnyFact& fact) const {
        Form form;
        for (std::string_view rest = fact.form; !rest.empty(); ++form.size) {
            std::string_view word = take_name(rest);
            if (word.starts_with('[')) {
                word = word.substr(1, word.size() - 2);
                form.optional = form.size;
            } else {
                ++form.required;
            }
            form.kinds.at(form.size) = find_kind(fact.name, word);
        }
        const std::size_t answers = fact.second != nullptr ? 2 : fact.yes.empty() ? 1 : 0;
        form.answer = form.size - answers;
        return form;
    }

    static std::string text(const Kind& kind, const Game& game, FactValue value) {
        return kind.text == nullptr ? std::to_string(value) : kind.text(game, value);
    }

    static table::FactCheck
    compared(const AnyFact& fact, const Form& form, const Query& query, FactValue value) {
        const std::size_t answer = form.answer;
        if (answer == form.size) {
            const std::string yes = fill(fact.yes, [&](std::string_view kind) {
                const std::size_t place = place_of(form, kind);
                return text(*form.kinds[place], query.game, query.values[place]);
            });
            return yes_or_no(value != 0, yes, fact.no);
        }
        std::string wanted = text(*form.kinds[answer], query.game, query.values[answer]);
        std::string found =
            value == kNoValue ? std::string(fact.no) : text(*form.kinds[answer], query.game, value);
        if (fact.second != nullptr && query.values[answer + 1] != kNoValue) {
            const Kind& kind = *form.kinds[answer + 1];
            wanted += " " + text(kind, query.game, query.values[answer + 1]);
            found += " " + text(kind, query.game, fact.second(query).value_or(kNoValue));
        }
        return equal(std::move(wanted), std::move(found));
    }
};

/// Returns the forms of facts, for the manual.
template <typename AnyFact, std::size_t kFacts>
constexpr std::array<FactRow, kFacts> forms_of(const std::array<AnyFact, kFacts>& facts) {
    std::array<FactRow, kFacts> forms{};
    std::ranges::transform(facts, forms.begin(), [](const AnyFact& fact) {
        return FactRow{fact.name, fact.form, fact.summary};
    });
    return forms;
}

}  // namespace tenebrae::kit
