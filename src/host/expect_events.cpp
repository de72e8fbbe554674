// SPDX-License-Identifier: MIT
// Facts about the events of the last command and their causes.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/expect_facts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kCausedBy = "caused-by";
constexpr std::string_view kCommand = "command";  ///< the cause of an event that no event caused
constexpr std::string_view kNothing = "none";  ///< the value of a missing field

struct EventField {
    std::string name;
    std::string value;
};

/// An event of a seat with its text and fields.
struct WrittenEvent {
    table::EventText text;
    std::vector<EventField> fields;
};

/// The words about one event: its code, then FIELD=VALUE or words of its sentence.
using EventWords = std::span<const core::Word>;

/// Returns a value of JSON as one word: "jab-l,cross-r" for a list, "jab:2" for a member of an
/// object, "_" for a space.
std::string format_value(const table::Json& value) {
    if (value.is_null() || (value.is_structured() && value.empty())) {
        return std::string(kNothing);
    }
    if (value.is_array()) {
        return core::listed(value, ",", format_value);
    }
    if (value.is_object()) {
        return core::listed(value.items(), ",", [](const auto& member) {
            return member.key() + ":" + format_value(member.value());
        });
    }
    std::string word = value.is_string() ? value.get<std::string>() : value.dump();
    std::ranges::replace(word, ' ', '_');
    return word;
}

/// The events that a seat got.
class KnownEvents {
public:
    KnownEvents(const Match& match, int seat)
        : game_(*match.game), log_(match.history.seat_log(seat)) {}

    /// Returns those of the last command, or of the beginning if there is no command yet.
    [[nodiscard]] std::span<const table::SeatEvent> last() const {
        const std::size_t commands = log_.commands().size();
        return commands == 0 ? log_.events_of(table::kBeginning)
                             : log_.events_between(commands - 1, commands);
    }
    [[nodiscard]] std::span<const table::SeatEvent> all() const { return log_.events(); }

    [[nodiscard]] WrittenEvent write(const table::SeatEvent& event) const {
        WrittenEvent written{log_.text(game_, event), {}};
        const table::Json fields = game_.json(event.event);
        for (const auto& [name, value] : fields.items()) {
            written.fields.push_back({name, format_value(value)});
        }
        written.fields.push_back({"rule", std::string(written.text.rule)});
        return written;
    }

    [[nodiscard]] std::string_view code(const table::SeatEvent& event) const {
        return log_.text(game_, event).code;
    }
    /// Returns the code of the event that caused this one, or "command".
    [[nodiscard]] std::string_view cause_code(const table::SeatEvent& event) const {
        return event.cause ? code(log_.event(*event.cause)) : kCommand;
    }

    /// Returns whether an event is the first of a chain, in which each one is the direct cause of
    /// the one before.
    [[nodiscard]] bool
    begins(std::span<const EventWords> chain, const table::SeatEvent& event) const {
        if (!is(chain.front(), event)) {
            return false;
        }
        const std::span<const EventWords> causes = chain.subspan(1);
        if (causes.empty()) {
            return true;
        }
        return event.cause ? begins(causes, log_.event(*event.cause))
                           : table::same_word(causes.front().front().text, kCommand);
    }

private:
    [[nodiscard]] bool is(EventWords words, const table::SeatEvent& event) const;

    const table::Game& game_;
    const table::SeatLog& log_;
};

/// Returns the field and the value of "FIELD=VALUE"; none for a word of a sentence.
std::optional<EventField> parse_field(std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
        return std::nullopt;
    }
    return EventField{std::string(word.substr(0, equals)), std::string(word.substr(equals + 1))};
}

/// Returns whether an event has this field with this value; a missing field has the value "none".
bool has_value(const WrittenEvent& event, const EventField& wanted) {
    const auto field = std::ranges::find_if(event.fields, [&wanted](const EventField& own) {
        return table::same_word(own.name, wanted.name);
    });
    return table::same_word(
        field == event.fields.end() ? kNothing : std::string_view{field->value}, wanted.value
    );
}

bool KnownEvents::is(EventWords words, const table::SeatEvent& event) const {
    if (!table::same_word(code(event), words.front().text)) {
        return false;
    }
    const WrittenEvent written = write(event);
    const std::string sentence = table::ascii_lower(written.text.sentence);
    return std::ranges::all_of(words.subspan(1), [&](const core::Word& word) {
        const std::optional<EventField> wanted = parse_field(word.text);
        return wanted ? has_value(written, *wanted)
                      : sentence.find(table::ascii_lower(word.text)) != std::string::npos;
    });
}

/// Returns "damage fighter=red meter=head cubes=3 ... caused-by not-blocked".
std::string format_event(const KnownEvents& known, const table::SeatEvent& event) {
    const WrittenEvent written = known.write(event);
    std::string text(written.text.code);
    for (const EventField& field : written.fields) {
        text.append(" ").append(field.name).append("=").append(field.value);
    }
    return text.append(" ").append(kCausedBy).append(" ").append(known.cause_code(event));
}

std::string list_codes(const KnownEvents& known) {
    const std::string codes =
        core::listed(known.last(), " ", [&known](const auto& event) { return known.code(event); });
    return codes.empty() ? "no event" : codes;
}

/// Returns the events of the last command: whole if they have this code, else the codes of all.
std::string list_found(const KnownEvents& known, std::string_view code) {
    std::string text;
    for (const table::SeatEvent& event : known.last()) {
        if (table::same_word(known.code(event), code)) {
            text.append(text.empty() ? "" : "; ").append(format_event(known, event));
        }
    }
    return text.empty() ? list_codes(known) : text;
}

core::Diagnostic malformed_cause(const FactLine& fact, std::size_t index) {
    return core::error("bad-fact", "Malformed cause of an event.")
        .at(fact.line.at(std::min(index, fact.line.words.size() - 1)))
        .expected("EVENT caused-by EVENT, or EVENT caused-by command");
}

/// Returns the words after the name of a fact, divided at each "caused-by".
core::Result<std::vector<EventWords>> read_chain(const FactLine& fact) {
    std::vector<EventWords> chain;
    const EventWords words = fact.line.words;
    for (std::size_t begin = fact.first + 1; begin <= words.size();) {
        std::size_t end = begin;
        while (end < words.size() && !table::same_word(words[end].text, kCausedBy)) {
            ++end;
        }
        const bool is_command =
            end > begin && !chain.empty() && table::same_word(words[begin].text, kCommand);
        if (end == begin || (is_command && begin + 1 < words.size())) {
            return malformed_cause(fact, end == begin ? begin : begin + 1);
        }
        chain.push_back(words.subspan(begin, end - begin));
        begin = end + 1;
    }
    return chain;
}

/// Returns the names of all fields of the events so far, as the seats got them whose knowledge the
/// reader may see: a seat may have got an event without a field that others got.
std::vector<std::string> known_fields(const Match& match, const Viewer& viewer) {
    std::set<std::string> names;
    for (int seat = 0; seat < static_cast<int>(match.game->seats().size()); ++seat) {
        if (!viewer.in_record && !viewer.may_read_for(match, seat)) {
            continue;
        }
        const KnownEvents known(match, seat);
        for (const table::SeatEvent& event : known.all()) {
            for (EventField& field : known.write(event).fields) {
                names.insert(std::move(field.name));
            }
        }
    }
    return {names.begin(), names.end()};
}

/// Returns the error for a field that no event of the game has had so far: it is misspelt, and the
/// fact would say nothing.
std::optional<core::Diagnostic> find_unknown_field(const FactLine& fact, const KnownEvents& known) {
    std::vector<std::string> names;
    for (std::size_t index = fact.first + 1; index < fact.line.words.size(); ++index) {
        const std::optional<EventField> wanted = parse_field(fact.line.word(index));
        if (!wanted || known.all().empty()) {
            continue;
        }
        names = names.empty() ? known_fields(fact.match, fact.viewer) : std::move(names);
        const bool is_known = std::ranges::any_of(names, [&wanted](const std::string& name) {
            return table::same_word(name, wanted->name);
        });
        if (!is_known) {
            const std::vector<std::string_view> list(names.begin(), names.end());
            return core::error("unknown-field", "No event so far has this field.")
                .at(fact.line.at(index))
                .expected(core::joined(names, ", "))
                .got(wanted->name)
                .hint(core::did_you_mean(wanted->name, list));
        }
    }
    return std::nullopt;
}

/// Returns a hint for a code that is not among the events that the seat has got so far.
std::string suggest_code(const KnownEvents& known, std::string_view code) {
    std::set<std::string_view> codes;
    for (const table::SeatEvent& event : known.all()) {
        codes.insert(known.code(event));
    }
    const std::vector<std::string_view> list(codes.begin(), codes.end());
    const bool is_known = std::ranges::any_of(list, [code](std::string_view other) {
        return table::same_word(other, code);
    });
    return is_known ? "" : core::did_you_mean(code, list);
}

Fact check_event(const FactLine& fact, bool is_expected) {
    const core::Result<std::vector<EventWords>> chain = read_chain(fact);
    if (!chain) {
        return chain.errors();
    }
    const KnownEvents known(fact.match, fact.seat);
    if (const auto error = find_unknown_field(fact, known)) {
        return *error;
    }
    const bool is_found = std::ranges::any_of(known.last(), [&](const auto& event) {
        return known.begins(*chain, event);
    });
    const std::string_view code = fact.word(1);
    const std::string words(fact.line.rest_from(fact.first + 1));
    return table::FactCheck{
        is_found == is_expected,
        (is_expected ? "the last command caused " : "the last command did not cause ") + words,
        list_found(known, code),
        is_expected && !is_found ? suggest_code(known, code) : ""};
}

/// Checks "events CODE N".
Fact count_events(const FactLine& fact, const KnownEvents& known, std::uint64_t wanted) {
    const std::string_view code = fact.word(1);
    const auto found =
        static_cast<std::uint64_t>(std::ranges::count_if(known.last(), [&](const auto& event) {
            return table::same_word(known.code(event), code);
        }));
    return table::FactCheck{
        found == wanted,
        std::to_string(wanted),
        std::to_string(found) + ": " + list_found(known, code),
        found == 0 ? suggest_code(known, code) : ""};
}

}  // namespace

Fact check_event(const FactLine& fact) {
    return check_event(fact, true);
}

Fact check_no_event(const FactLine& fact) {
    return check_event(fact, false);
}

Fact check_events(const FactLine& fact) {
    const KnownEvents known(fact.match, fact.seat);
    const auto number = fact.count() == 3 ? core::parse_unsigned(fact.word(2)) : std::nullopt;
    if (number) {
        return count_events(fact, known, *number);
    }
    const EventWords words = EventWords(fact.line.words).subspan(fact.first + 1);
    const bool is_none = words.size() == 1 && table::same_word(words[0].text, kNothing);
    const bool holds = std::ranges::equal(
        known.last(),
        words.subspan(is_none ? 1 : 0),
        [&known](const table::SeatEvent& event, const core::Word& word) {
            return table::same_word(known.code(event), word.text);
        }
    );
    return table::FactCheck{
        holds,
        is_none ? "no event" : std::string(fact.line.rest_from(fact.first + 1)),
        list_codes(known)};
}

std::vector<std::string> event_fact_words(const FactLine& fact) {
    const KnownEvents known(fact.match, fact.seat);
    const std::size_t first = fact.first + 1;
    const std::size_t last = fact.line.words.size() - 1;
    const bool is_sequence = table::same_word(fact.word(0), "events");
    std::size_t code = last;
    while (code > first && !is_sequence && !table::same_word(fact.line.word(code - 1), kCausedBy)) {
        --code;
    }
    const bool is_cause = code > first && !is_sequence;
    std::vector<std::string> words;
    // A cause may belong to an earlier command.
    for (const table::SeatEvent& event : is_cause ? known.all() : known.last()) {
        WrittenEvent written = known.write(event);
        if (code == last) {
            words.emplace_back(written.text.code);
        } else if (table::same_word(written.text.code, fact.line.word(code))) {
            words.emplace_back(kCausedBy);
            for (const EventField& field : written.fields) {
                words.push_back(field.name + "=" + field.value);
            }
        }
    }
    if (is_cause && code == last) {
        words.emplace_back(kCommand);
    }
    return words;
}

}  // namespace tenebrae::host
