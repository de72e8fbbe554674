// SPDX-License-Identifier: MIT
#include "host/new_game.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/players.hpp"
#include "host/refusals.hpp"
#include "host/script.hpp"
#include "host/share_code.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tenebrae::host {

namespace {

const table::GameMaker* find_maker(const Environment& environment, std::string_view id) {
    const auto maker = std::ranges::find(environment.makers, id, &table::GameMaker::id);
    return maker == environment.makers.end() ? nullptr : &*maker;
}

core::Diagnostic unknown_game(const Environment& environment, const table::Header& header) {
    core::Diagnostic error =
        core::error("unknown-game", "Unknown game.").at(header.game_place).got(header.game);
    std::vector<std::string_view> ids;
    for (const table::GameMaker& maker : environment.makers) {
        ids.push_back(maker.id);
        error.expected.append(error.expected.empty() ? "" : " or ").append(maker.id);
    }
    error.hint = core::did_you_mean(header.game, ids);
    return error;
}

/// Returns whether a game plays a version of its rules that is not the newest one.
bool plays_rules(const table::GameMaker& maker, std::uint64_t version) {
    return maker.oldest_rules != 0 && version >= static_cast<unsigned>(maker.oldest_rules);
}

/// Returns the versions that a game plays, the newest of which is known: "rules 1 to 2".
std::string played_rules(const table::GameMaker& maker, int known) {
    const bool is_only = maker.oldest_rules == 0 || maker.oldest_rules == known;
    return "rules " + (is_only ? "" : std::to_string(maker.oldest_rules) + " to ")
           + std::to_string(known);
}

core::Diagnostic
other_rules(const table::Header& header, const table::GameMaker& maker, int known) {
    return core::error("rules-version", "This was made with another version of the rules.")
        .at(header.rules_place)
        .expected(played_rules(maker, known))
        .got("rules " + std::to_string(*header.rules));
}

core::Diagnostic other_data(const table::Header& header, std::uint64_t known) {
    return core::error("data-changed", "The data of the rules has changed since this was recorded.")
        .at(header.data_place)
        .expected("data " + core::to_hex(known))
        .got("data " + core::to_hex(*header.data))
        .hint("a data file of the program was edited or updated");
}

/// Checks the version of the rules and data: a record is never played with others than its own.
std::optional<core::Diagnostic>
check_version(const table::Header& header, const table::GameMaker& maker, const table::Game& game) {
    if (header.rules && *header.rules != static_cast<unsigned>(game.rules_version())) {
        return other_rules(header, maker, game.rules_version());
    }
    if (header.data && *header.data != game.data_hash()) {
        return other_data(header, game.data_hash());
    }
    return std::nullopt;
}

/// The seed of a game, and whether the program drew it.
struct Seed {
    std::uint64_t number = 0;
    bool is_drawn = false;
};

std::optional<Seed> seed_for(const Environment& environment, const table::Header& header) {
    if (header.seed) {
        return Seed{*header.seed};
    }
    if (header.kind == table::FileKind::Record || header.kind == table::FileKind::Start) {
        // The same record must give the same game: the position contains everything, or seed 0
        // shuffles it.
        return Seed{};
    }
    if (environment.usual_seed) {
        return Seed{*environment.usual_seed};
    }
    return environment.draw_seed ? std::optional(Seed{environment.draw_seed(), true})
                                 : std::nullopt;
}

bool is_asked_by_stranger(const Environment& environment, const table::Header& header) {
    return environment.restricted && header.kind != table::FileKind::Record;
}

/// Returns why a header is refused in restricted mode. Every game starts here: untrusted players
/// may not choose a seed or position, with which they could know what is hidden. Records were saved
/// by the program, which loads no others for them.
std::optional<core::Diagnostic>
refuse_choice(const Environment& environment, const table::Header& header) {
    const bool is_asked = is_asked_by_stranger(environment, header);
    if (is_asked && header.seed) {
        return restricted_error("You cannot choose a seed in restricted mode.")
            .at(header.seed_place)
            .hint("leave it out: a seed is drawn");
    }
    if (is_asked && !header.position.empty()) {
        return restricted_error("You cannot choose a position in restricted mode.")
            .at(header.game_place)
            .hint("leave it out: the game has its own start");
    }
    return std::nullopt;
}

/// Adds the default options of a new game that are not set. A record or a position has its own
/// settings.
void add_usual(
    const Environment& environment,
    const table::Header& header,
    std::vector<table::Setting>& settings
) {
    const table::GameMaker* maker = find_maker(environment, header.game);
    if (header.kind != table::FileKind::Commands || maker == nullptr || maker->start == nullptr) {
        return;
    }
    for (const table::StartOption& option : maker->start->options) {
        const bool is_set = std::ranges::any_of(settings, [&option](const table::Setting& setting) {
            return table::same_word(setting.key, option.setting());
        });
        if (!option.initial.empty() && !is_set) {
            settings.push_back(
                {std::string(option.setting()), std::string(option.initial), header.game_place}
            );
        }
    }
}

core::Result<std::unique_ptr<Referee>> make_referee(
    const Environment& environment,
    const table::Header& header,
    std::vector<table::Setting> settings
) {
    const table::GameMaker* maker = find_maker(environment, header.game);
    if (maker == nullptr) {
        return unknown_game(environment, header);
    }
    if (header.rules && plays_rules(*maker, *header.rules)) {
        settings.push_back(
            {std::string(table::kRulesKey), std::to_string(*header.rules), header.rules_place}
        );
    }
    core::Result<std::unique_ptr<Referee>> made = maker->make(environment.data_folder, settings);
    if (made) {
        if (std::optional<core::Diagnostic> error =
                check_version(header, *maker, *(*made)->game())) {
            return *std::move(error);
        }
    }
    return made;
}

/// Checks that the seat whose view is shown exists.
std::optional<core::Diagnostic>
check_shown_seat(const Viewer& viewer, const table::Game& game, const table::Header& header) {
    const std::optional<int> shown = viewer.settings.shown_seat;
    if (!shown || *shown == table::kSpectator || *shown < static_cast<int>(game.seats().size())) {
        return std::nullopt;
    }
    return no_such_seat(game, header.game_place).got("seat " + std::to_string(*shown + 1));
}

std::string warning_lines(const table::Game& game) {
    std::string lines;
    for (const core::Diagnostic& warning : game.warnings()) {
        lines +=
            "Note: " + warning.message + " Here: " + warning.got + ". [" + warning.rule + "]\n";
    }
    return lines;
}

/// Replaces the current game; the match already has the referee and the state of the new one.
void replace_game(Match& match, Record record, std::span<const table::RawEvent> events) {
    match.history = {};
    match.history.begin(*match.referee, events);
    match.bots = record.bots;
    match.requests = {};
    match.record = std::move(record);
}

table::Reply new_game_reply(std::string text) {
    table::Reply reply = table::Reply::accepted(std::move(text));
    reply.new_game = true;
    return reply;
}

}  // namespace

core::Result<std::unique_ptr<Referee>>
make_new_game(const Environment& environment, const table::Header& header) {
    std::vector<table::Setting> settings = header.settings;
    take_player_settings(settings);
    add_usual(environment, header, settings);
    return make_referee(environment, header, std::move(settings));
}

table::Reply begin_game(Match& match, Viewer& viewer, const table::Header& header) {
    if (header.kind == table::FileKind::Commands && is_share_code(header.game)) {
        const core::Result<table::Header> whole = read_share_code(match.environment, header);
        return whole ? begin_game(match, viewer, *whole) : table::Reply::malformed(whole.errors());
    }
    if (const auto error = refuse_choice(match.environment, header)) {
        return table::Reply::refused(*error);
    }
    std::vector<table::Setting> settings = header.settings;
    const std::vector<table::Setting> players = take_player_settings(settings);
    core::Result<std::unique_ptr<Referee>> made = make_new_game(match.environment, header);
    if (!made) {
        return table::Reply::malformed(made.errors());
    }
    const core::Result<table::BotLevels> bots =
        read_players(match.environment, *(*made)->game(), players);
    if (!bots) {
        return table::Reply::malformed(bots.errors());
    }
    if (is_asked_by_stranger(match.environment, header)) {
        if (const auto error = refuse_playouts(match.environment, *(*made)->game(), players)) {
            return table::Reply::refused(*error);
        }
    }
    if (const auto error = check_shown_seat(viewer, *(*made)->game(), header)) {
        return table::Reply::refused(*error);
    }
    const std::optional<Seed> seed = seed_for(match.environment, header);
    if (!seed) {
        return table::Reply::refused(
            core::error("no-seed", "The new game needs a seed.").at(header.game_place)
        );
    }
    const std::shared_ptr<const Referee> referee = std::move(made).value();
    Record record;
    record.seed = seed->number;
    record.seed_is_drawn = seed->is_drawn;
    record.bots = *bots;
    core::Result<GameState> started = header.position.empty()
                                          ? core::Result(referee->start(seed->number))
                                          : referee->read_position(header.position, seed->number);
    if (!started) {
        return table::Reply::malformed(started.errors());
    }
    GameState state = std::move(started).value();
    if (!header.position.empty()) {
        record.position = core::split_lines(referee->position(state).value_or(""));
    }
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    record.start_hash = referee->hash(state);
    record.size = size_of(write_record(*referee->game(), record, record.start_hash));
    match.set_referee(referee);
    match.state = std::move(state);
    replace_game(match, std::move(record), events);
    viewer.reset(match);
    assert(!refused_in_list(match));
    return new_game_reply(warning_lines(*match.game));
}

namespace {

table::Reply take_loaded(
    Match& match, Viewer& viewer, const core::Result<Session>& loaded, const std::string& name
) {
    if (!loaded) {
        return table::Reply::malformed(loaded.errors());
    }
    match = loaded->match();
    viewer.reset(match);
    return new_game_reply("Loaded " + core::escape_for_display(name) + ".\n");
}

}  // namespace

table::Reply load_game(Match& match, Viewer& viewer, const std::string& path) {
    return take_loaded(
        match, viewer, play_file(Session(match.environment, viewer.settings), path), path
    );
}

table::Reply load_game(
    Match& match, Viewer& viewer, const std::string& name, const std::vector<std::string>& lines
) {
    return take_loaded(
        match, viewer, play_lines(Session(match.environment, viewer.settings), name, lines), name
    );
}

}  // namespace tenebrae::host
