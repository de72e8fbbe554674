// SPDX-License-Identifier: MIT
#pragma once

#include "kit/fields.hpp"
#include "kit/value_names.hpp"
#include "table/game_values.hpp"
#include "table/seat.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
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

/// A field of events, in JSON and in texts. `Subject`: an event, with everything else that the
/// fields need; derived from the event of the game, or that event.
template <typename Subject>
struct EventField {
    std::string_view name;
    table::Json (*json)(const Subject&);  ///< nullptr: only for texts
    std::string (*words)(const Subject&) = nullptr;  ///< nullptr: as in JSON
    std::string_view key = name;  ///< in JSON
};

/// The value of a field that an event does not have in JSON.
inline table::Json left_out() {
    return table::Json::value_t::discarded;
}

/// Makes a writer of JSON from a function or member that gives the value.
template <auto value, typename Subject>
table::Json as_json(const Subject& subject) {
    return std::invoke(value, subject);
}
/// The same for a number that stands for a value of an enumeration; see kit/value_names.hpp.
template <Named Enum, auto number, typename Subject>
table::Json as_name(const Subject& subject) {
    return name(static_cast<Enum>(std::invoke(number, subject)));
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
    bool hurts = false;  ///< see table::EventWeight; a loss always does
};

/// How the row of an event is chosen among the variants of its kind.
template <typename Subject>
struct EventVariant {
    std::remove_cvref_t<decltype(std::declval<Subject>().kind)> kind;
    int (*number)(const Subject&);  ///< counts from 0, in the order of the rows
};

/// Makes a chooser of variants from a member that counts them.
template <auto member, typename Subject>
int as_variant(const Subject& subject) {
    return subject.*member;
}

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

/// Returns the first row of another kind behind a row.
template <std::forward_iterator Row>
constexpr Row next_kind(Row row, Row end) {
    return std::find_if(row, end, [kind = row->kind](const auto& other) {
        return other.kind != kind;
    });
}

/// Returns whether each kind has a code of its own. Precondition: the rows of a kind are adjacent,
/// as in have_variants().
template <std::ranges::forward_range Rows>
constexpr bool have_own_codes(const Rows& rows) {
    for (auto row = rows.begin(), end = rows.begin(); row != rows.end(); row = end) {
        const auto has_code = [code = row->code](const auto& other) { return other.code == code; };
        end = next_kind(row, rows.end());
        if (row->code.empty() || std::any_of(rows.begin(), row, has_code)
            || !std::all_of(row, end, has_code)) {
            return false;
        }
    }
    return true;
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

/// Returns whether each row has only existing fields, and its texts only fields of the row.
template <std::ranges::input_range Rows, std::ranges::forward_range Fields>
constexpr bool have_known_fields(const Rows& rows, const Fields& fields) {
    return std::ranges::all_of(rows, [&](const auto& row) {
        const auto is_own = [&](std::string_view name) { return is_listed(row.fields, name); };
        for (std::string_view names = row.fields; !names.empty();) {
            const auto field = find_named(fields, take_name(names));
            if (field == std::ranges::end(fields) || (!field->json && !field->words)) {
                return false;
            }
        }
        return all_fields(row.sentence, is_own) && all_fields(row.loss, is_own);
    });
}

/// Returns whether the kinds with several rows have variants, and no others.
template <std::ranges::forward_range Rows, std::ranges::input_range Variants>
constexpr bool have_variants(const Rows& rows, const Variants& variants) {
    for (auto row = rows.begin(), end = rows.begin(); row != rows.end(); row = end) {
        end = next_kind(row, rows.end());
        const auto found = std::count_if(variants.begin(), variants.end(), [&](const auto& other) {
            return other.kind == row->kind;
        });
        if (found != (std::distance(row, end) > 1 ? 1 : 0)) {
            return false;
        }
    }
    return true;
}

/// The rows of a game and what is read from them.
template <typename Subject>
class EventTable {
public:
    using Kind = std::remove_cvref_t<decltype(std::declval<Subject>().kind)>;
    using Row = EventRow<Kind>;
    using Field = EventField<Subject>;
    using Variant = EventVariant<Subject>;

    /// A wrong table does not compile. Precondition: the parameters outlive this.
    consteval EventTable(
        std::span<const Row> rows,
        std::span<const Field> fields,
        std::span<const Variant> variants,
        std::size_t kinds
    )
        : rows_(rows), fields_(fields), variants_(variants) {
        require(have_all_kinds(rows, kinds), "a kind of event has no row, or is out of order");
        require(have_own_codes(rows), "a kind of event has no code of its own");
        require(have_sentences(rows), "an event has no rule, or a text is not a sentence");
        require(have_known_fields(rows, fields), "an event has an unknown field");
        require(have_variants(rows, variants), "a kind has rows without a choice among them");
    }

    /// Returns a row of a kind, the first one if it has no such variant.
    [[nodiscard]] constexpr const Row& row(Kind kind, int variant = 0) const {
        const auto first = std::ranges::find(rows_, kind, &Row::kind);
        const bool is_of_kind =
            variant >= 0 && variant < rows_.end() - first && first[variant].kind == kind;
        return is_of_kind ? first[variant] : *first;
    }
    [[nodiscard]] const Row& row(const Subject& subject) const {
        const auto variant = std::ranges::find(variants_, subject.kind, &Variant::kind);
        return row(subject.kind, variant == variants_.end() ? 0 : variant->number(subject));
    }

    [[nodiscard]] table::EventText text(const Subject& subject) const {
        const Row& own = row(subject);
        return {own.code, own.rule, filled(own.sentence, subject), own.reason, own.heading};
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
        const bool is_loss = !own.loss.empty();
        return {
            .weight = own.weight,
            .cause = filled(own.loss, subject),
            .amount = is_loss ? 1 : 0,
            .hurts = is_loss || own.hurts};
    }

private:
    [[nodiscard]] std::string filled(std::string_view text, const Subject& subject) const {
        return fill(text, [&](std::string_view name) -> std::string {
            const auto field = find_named(fields_, name);
            if (field->words != nullptr) {
                return field->words(subject);
            }
            const table::Json value = field->json(subject);
            return value.is_string() ? value.get<std::string>() : value.dump();
        });
    }

    std::span<const Row> rows_;
    std::span<const Field> fields_;
    std::span<const Variant> variants_;
};

}  // namespace tenebrae::kit
