// SPDX-License-Identifier: MIT
#pragma once

#include "kit/fields.hpp"
#include "table/game_values.hpp"
#include "table/seat.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/// The events of a game as rows. Their texts, their JSON, their weight in the summary and whether
/// undo stops at them are read from the rows. A game that compiles has complete rows.
namespace tenebrae::kit {

/// The seats that learn something hidden from an event.
enum class Audience : std::uint8_t { Nobody, Owner, Everyone };

constexpr table::SeatSet seats_of(Audience audience, int owner) {
    switch (audience) {
    case Audience::Nobody: return table::SeatSet::none();
    case Audience::Owner: return table::SeatSet::of(owner);
    case Audience::Everyone: break;
    }
    return table::SeatSet::all();
}

/// A field of events, in JSON and in texts.
template <typename Subject>
struct EventField {
    std::string_view name;
    /// Returns left_out() to omit the field. nullptr: only for texts.
    table::Json (*json)(const Subject&);
    std::string (*words)(const Subject&);  ///< nullptr: only for JSON
    std::string_view key = name;  ///< the name in JSON
};

inline table::Json left_out() {
    return table::Json::value_t::discarded;
}

/// Makes a writer of JSON from a function that returns the value.
template <auto value_of, typename Subject>
table::Json as_json(const Subject& subject) {
    return value_of(subject);
}

/// Makes the words of a function that returns a number.
template <auto number_of, typename Subject>
std::string as_digits(const Subject& subject) {
    return std::to_string(number_of(subject));
}

/// A kind of event, or one of its variants. The variants of a kind are adjacent; each row is
/// complete.
template <typename Kind>
struct EventRow {
    Kind kind;
    std::string_view code;  ///< see table::EventText, as for the others
    std::string_view rule;
    std::string_view fields;  ///< names, in the order of JSON; the texts use no others
    std::string_view sentence;
    std::string_view reason = {};  ///< has no fields
    int weight = 0;  ///< see kit/weights.hpp
    Audience audience = Audience::Nobody;
    std::string_view loss = {};  ///< what a loss of 1 is counted under: table::EventWeight::cause
    bool heading = false;
};

/// Returns whether the rows are in the order of the kinds and each kind has one.
template <std::ranges::input_range Rows>
constexpr bool have_all_kinds(const Rows& rows, std::size_t kinds) {
    std::size_t found = 0;
    for (const auto& row : rows) {
        const auto kind = static_cast<std::size_t>(row.kind);
        found += kind == found ? 1 : 0;
        if (kind + 1 != found) {
            return false;
        }
    }
    return found == kinds;
}

/// Returns whether each kind has a code of its own.
template <std::ranges::input_range Rows>
constexpr bool have_own_codes(const Rows& rows) {
    return std::ranges::all_of(rows, [&](const auto& row) {
        return !row.code.empty() && std::ranges::all_of(rows, [&](const auto& other) {
            return (other.code == row.code) == (other.kind == row.kind);
        });
    });
}

/// Returns whether a text starts with a capital letter or a field and ends with punctuation.
constexpr bool is_sentence(std::string_view text) {
    constexpr std::string_view kStarts = "ABCDEFGHIJKLMNOPQRSTUVWXYZ{";
    constexpr std::string_view kEnds = ".!?";
    return !text.empty() && kStarts.find(text.front()) != std::string_view::npos
           && kEnds.find(text.back()) != std::string_view::npos;
}

/// Returns whether each row has a rule and a sentence, and a reason that is a sentence, if any.
template <std::ranges::input_range Rows>
constexpr bool have_sentences(const Rows& rows) {
    return std::ranges::all_of(rows, [](const auto& row) {
        const bool is_plain = row.reason.find_first_of("{}") == std::string_view::npos;
        return !row.rule.empty() && is_sentence(row.sentence)
               && (row.reason.empty() || (is_sentence(row.reason) && is_plain));
    });
}

/// Returns whether each row has only existing fields, and its texts only fields of the row that
/// have words.
template <std::ranges::input_range Rows, std::ranges::forward_range Fields>
constexpr bool have_known_fields(const Rows& rows, const Fields& fields) {
    return std::ranges::all_of(rows, [&](const auto& row) {
        const auto has_words = [&](std::string_view name) {
            return is_listed(row.fields, name) && find_named(fields, name)->words != nullptr;
        };
        for (std::string_view names = row.fields; !names.empty();) {
            if (!has_named(fields, take_name(names))) {
                return false;
            }
        }
        return all_fields(row.sentence, has_words) && all_fields(row.loss, has_words);
    });
}

/// The rows of a game and what is read from them. `Subject`: has the `event`, and everything else
/// that the fields need.
template <typename Subject>
class EventTable {
public:
    using Kind = std::remove_cvref_t<decltype(std::declval<Subject>().event.kind)>;
    using Row = EventRow<Kind>;
    using Field = EventField<Subject>;

    /// `variant`: returns how far the row of an event is behind the first one of its kind. A wrong
    /// table does not compile. Precondition: the rows and fields outlive this.
    consteval EventTable(
        std::span<const Row> rows,
        std::span<const Field> fields,
        int (*variant)(const Subject&),
        std::size_t kinds
    )
        : rows_(rows), fields_(fields), variant_(variant) {
        require(have_all_kinds(rows, kinds), "a kind of event has no row, or is out of order");
        require(have_own_codes(rows), "a kind of event has no code of its own");
        require(have_sentences(rows), "an event has no rule, or a text is not a sentence");
        require(have_known_fields(rows, fields), "an event has an unknown field");
    }

    /// Returns a row of a kind, the first one if it has no such variant.
    [[nodiscard]] constexpr const Row& row(Kind kind, int variant = 0) const {
        const auto first = std::ranges::find(rows_, kind, &Row::kind);
        const bool is_of_kind =
            variant >= 0 && variant < rows_.end() - first && first[variant].kind == kind;
        return is_of_kind ? first[variant] : *first;
    }
    [[nodiscard]] const Row& row(const Subject& subject) const {
        return row(subject.event.kind, variant_(subject));
    }

    [[nodiscard]] table::EventText text(const Subject& subject) const {
        const Row& own = row(subject);
        return {own.code, own.rule, fill(own.sentence, fields_, subject), own.reason, own.heading};
    }
    [[nodiscard]] table::Json json(const Subject& subject) const {
        table::Json object = table::Json::object();
        for (std::string_view names = row(subject).fields; !names.empty();) {
            const auto field = find_named(fields_, take_name(names));
            table::Json value = field->json == nullptr ? left_out() : field->json(subject);
            if (!value.is_discarded()) {
                object[std::string(field->key)] = std::move(value);
            }
        }
        return object;
    }
    [[nodiscard]] table::EventWeight weight(const Subject& subject) const {
        const Row& own = row(subject);
        return {own.weight, fill(own.loss, fields_, subject), own.loss.empty() ? 0 : 1};
    }

private:
    std::span<const Row> rows_;
    std::span<const Field> fields_;
    int (*variant_)(const Subject&);
};

}  // namespace tenebrae::kit
