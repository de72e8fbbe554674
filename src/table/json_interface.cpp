// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "table/interface.hpp"
#include "table/json_list.hpp"
#include "table/story.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace tenebrae::table {

namespace {

constexpr int kJsonFormat = 1;

/// Writes a line of JSON. File names may hold any bytes: invalid UTF-8 is replaced. If the line has
/// characters that control a terminal or change the reading order, it is written in pure ASCII.
void put(Output& output, const Json& object) {
    std::string line = object.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (!core::is_printable(line)) {
        line = object.dump(-1, ' ', true, Json::error_handler_t::replace);
    }
    output.out += line + "\n";
}

/// Returns the text, or null if it is empty.
Json text_or_null(std::string_view text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

Json error_json(const core::Diagnostic& error) {
    return Json{
        {"code", error.code},
        {"rule", text_or_null(error.rule)},
        {"message", error.message},
        {"expected", text_or_null(error.expected)},
        {"got", text_or_null(error.got)},
        {"hint", text_or_null(error.hint)},
        {"file", text_or_null(error.where.file)},
        {"line", error.where.line},
        {"column", error.where.column}};
}

Json event_json(const Observation& observation, const SeatEvent& seat_event) {
    const EventText text = observation.log->text(*observation.game, seat_event);
    Json event{
        {"id", seat_event.number},
        {"code", text.code},
        {"rule", text_or_null(text.rule)},
        {"cause", seat_event.cause ? Json(*seat_event.cause) : Json(nullptr)},
        {"text", text.sentence}};
    const Json fields = observation.game->json(seat_event.event);
    for (const auto& [key, value] : fields.items()) {
        if (!event.contains(key)) {
            event[key] = value;
        }
    }
    return event;
}

void add(const std::function<Json()>& more, Json& object) {
    if (more) {
        object.update(more());
    }
}

class JsonInterface : public Interface {
public:
    JsonInterface(std::string version, JsonAdditions additions)
        : version_(std::move(version)), additions_(std::move(additions)) {}

    void hello(Output& output) const override {
        put(output,
            {{"type", "hello"},
             {"format", kJsonFormat},
             {"program", "tenebrae"},
             {"version", version_}});
    }
    void show(const Observation& observation, const Reply& reply, Output& output) override;
    void finish(const Observation& observation, Output& output) override;

private:
    void put_game(const Observation& observation, Output& output) const;
    void put_state(const Observation& observation, Output& output) const;
    void put_commands(
        const Observation& observation, const std::optional<CommandRange>& commands, Output& output
    ) const;

    std::string version_;
    JsonAdditions additions_;
    Backlog backlog_;
};

void JsonInterface::put_game(const Observation& observation, Output& output) const {
    Json object{
        {"type", "game"},
        {"game", observation.game->id()},
        {"rules", observation.game->rules_version()},
        {"header", observation.header()},
        {"players", observation.game->seats().size()}};
    object.update(observation.game->facts());
    object["warnings"] =
        json_list(observation.game->warnings(), [](const core::Diagnostic& warning) {
            return warning.message;
        });
    add(additions_.game, object);
    put(output, object);
}

void JsonInterface::put_state(const Observation& observation, Output& output) const {
    Json object{{"type", "state"}};
    object.update(state_json(observation));
    add(additions_.state, object);
    put(output, object);
}

void put_events(const Observation& observation, const GroupPart& part, int line, Output& output) {
    Json events = Json::array();
    for (const SeatEvent& event : part.events.subspan(part.first)) {
        events.push_back(event_json(observation, event));
    }
    const SeatCommand* seat_command = part.command;
    Json object{
        {"type", "events"},
        {"line", line},
        {"command",
         seat_command != nullptr && seat_command->words ? Json(*seat_command->words)
                                                        : Json(nullptr)}};
    if (seat_command != nullptr && seat_command->bot) {
        object["bot"] = Json{
            {"seat", seat_command->bot->seat + 1},
            {"level", seat_command->bot->level},
            {"plan", text_or_null(seat_command->bot->plan)}};
    }
    object["events"] = std::move(events);
    put(output, object);
}

void put_beginning(const Observation& observation, const Reply& reply, Output& output) {
    const std::span<const SeatEvent> events = observation.log->events_of(kBeginning);
    if (observation.commands == 0 && !events.empty()) {
        put_events(observation, {nullptr, events, 0}, reply.line, output);
    }
}

/// Writes the events of commands. A seat that learned nothing from them gets no state line, unless
/// it has to answer now.
void JsonInterface::put_commands(
    const Observation& observation, const std::optional<CommandRange>& commands, Output& output
) const {
    if (!commands) {
        return;
    }
    const std::vector<GroupPart> parts = group_parts(*observation.log, *commands);
    for (const GroupPart& part : parts) {
        put_events(observation, part, commands->line, output);
    }
    if (!parts.empty() || observation.decides || observation.is_over()) {
        put_state(observation, output);
    }
}

Json errors_json(const core::Diagnostics& errors) {
    return json_list(errors, error_json);
}

void put_warnings(const Reply& reply, Output& output) {
    if (!reply.warnings.empty()) {
        put(output,
            {{"type", "warning"}, {"line", reply.line}, {"faults", errors_json(reply.warnings)}});
    }
}

void put_refusal(const Reply& reply, Output& output) {
    // The typed line may be invalid text; the output must always be valid.
    put(output,
        {{"type", "refusal"},
         {"line", reply.line},
         {"command", core::escape_for_display(reply.command)},
         {"faults", errors_json(reply.errors)}});
}

/// Moves an answer requested as JSON from "text" to a field of its own.
void put_own_field(const Reply& reply, Json& object) {
    std::vector<core::Word> words = core::split_words(reply.command);
    if (!words.empty() && words.front().text.starts_with('@')) {
        words.erase(words.begin());
    }
    if (words.size() < 2 || !same_word(words.back().text, "--json")) {
        return;
    }
    struct Row {
        std::string_view command;
        std::string_view field;
    };
    static constexpr std::array kRows{
        Row{"show", "state"}, Row{"story", "story"}, Row{"help", "commands"}, Row{"?", "commands"}};
    const auto* const row = std::ranges::find_if(kRows, [&words](const Row& known) {
        return same_word(words[0].text, known.command);
    });
    if (row != kRows.end()) {
        object["text"] = nullptr;
        object[row->field] = Json::parse(reply.text);
    }
}

void put_answer(const Observation& observation, const Reply& reply, Output& output) {
    Json object{
        {"type", "answer"}, {"line", reply.line}, {"command", reply.command}, {"text", reply.text}};
    if (reply.hint) {
        const bool is_odds = reply.hint->level == HintLevel::Odds;
        object[is_odds ? "odds" : "hint"] = hint_json(*observation.game, *reply.hint);
    }
    put_own_field(reply, object);
    put(output, object);
}

void JsonInterface::show(const Observation& observation, const Reply& reply, Output& output) {
    put_warnings(reply, output);
    if (reply.kind == Reply::Kind::Refused) {
        put_refusal(reply, output);
    } else if (reply.kind == Reply::Kind::Answered) {
        put_answer(observation, reply, output);
    } else if (reply.kind == Reply::Kind::Accepted && reply.played) {
        put_commands(observation, backlog_.take(observation, reply), output);
    } else if (reply.kind == Reply::Kind::Accepted) {
        backlog_.clear();
        if (reply.new_game) {
            put_game(observation, output);
            put_beginning(observation, reply, output);
        } else {
            put_answer(observation, reply, output);
        }
        put_state(observation, output);
    }
}

/// Returns the results by seat; empty if all are the same.
Json results_json(const Observation& observation) {
    const auto seats =
        std::span(observation.outcome.of_seat).first(observation.game->seats().size());
    const auto same = std::ranges::count(seats, seats.front());
    return static_cast<std::size_t>(same) == seats.size()
               ? Json::array()
               : json_list(seats, [](GameResult result) { return name_of(result); });
}

void JsonInterface::finish(const Observation& observation, Output& output) {
    if (!observation.game) {
        return;
    }
    put_commands(observation, backlog_.take_rest(observation), output);
    const Outcome& outcome = observation.outcome;
    const Progress progress = observation.progress();
    Json object{
        {"type", "result"},
        {"result", name_of(observation.result)},
        {"rule", text_or_null(outcome.rule)},
        {"code", text_or_null(outcome.code)}};
    if (const Json results = results_json(observation); !results.empty()) {
        object["results"] = results;
    }
    if (progress.turn) {
        object["turn"] = *progress.turn;
    }
    object["past_reveals"] = observation.past_reveals;
    put(output, object);
}

}  // namespace

std::unique_ptr<Interface> json_interface(std::string version, JsonAdditions additions) {
    return std::make_unique<JsonInterface>(std::move(version), std::move(additions));
}

}  // namespace tenebrae::table
