// SPDX-License-Identifier: MIT
#include "tui/table/screen_context.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"
#include "tui/screen/data_file.hpp"

#include <algorithm>
#include <chrono>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kTyped = "<typed>";

bool is_save(const table::Reply& reply) {
    const std::vector<core::Word> words = core::split_words(reply.command);
    return reply.kind == table::Reply::Kind::Answered && !words.empty()
           && table::same_word(words.front().text, "save");
}

/// Adds the errors that are new: files shared by all games are read once for each game.
void add_new(core::Diagnostics& errors, const core::Diagnostics& more) {
    for (const core::Diagnostic& error : more) {
        const auto is_same = [&error](const core::Diagnostic& other) {
            return core::render({other}) == core::render({error});
        };
        if (std::ranges::none_of(errors, is_same)) {
            errors.push_back(error);
        }
    }
}

}  // namespace

std::vector<GameRoles> roles_of(std::span<const BoardFamily> families) {
    std::vector<GameRoles> roles;
    for (const BoardFamily& each : families) {
        roles.push_back({each.game, each.roles});
    }
    return roles;
}

ScreenContext ScreenContext::at(table::Practice& other) const {
    ScreenContext there{other.seat(), families};
    there.practice = &other;
    there.preferences_folder = preferences_folder;
    there.terminal = terminal;
    there.slow = slow;
    there.many_colors = many_colors;
    there.half_blocks = half_blocks;
    there.restyle = restyle;
    there.use_mouse = use_mouse;
    there.slow_after_ms = slow_after_ms;
    there.has_pending_key = has_pending_key;
    there.show_progress = show_progress;
    there.stop_bots_by_keys();
    there.copy_looks_from(*this);
    there.use_looks_of(other.exercise().game);
    return there;
}

void ScreenContext::copy_looks_from(const ScreenContext& other) {
    preferences = other.preferences;
    glyphs = other.glyphs;
    keymap = other.keymap;
    keymaps = other.keymaps;
    palettes = other.palettes;
    looks_game = other.looks_game;
}

const BoardFamily* ScreenContext::family(std::string_view game) const {
    const auto found = std::ranges::find(families, game, &BoardFamily::game);
    return found == families.end() ? nullptr : &*found;
}

std::unique_ptr<BoardView> ScreenContext::make_board(const table::Game& game) const {
    const BoardFamily* known = family(game.id());
    return known == nullptr ? nullptr : known->make(game);
}

void ScreenContext::load_keys(core::Diagnostics& errors) {
    KeymapSource source{data_folder(), preferences.keys, preferences.own_keys, {}, {}};
    if (families.empty()) {
        keymap = load_keymap(source, errors);
        return;
    }
    for (const BoardFamily& each : families) {
        source.game = each.game;
        source.own = each.key_actions;
        core::Diagnostics of_game;
        keymaps[each.game] = load_keymap(source, of_game);
        add_new(errors, of_game);
    }
    keymap = keymaps.at(looks_game);
}

core::Diagnostics ScreenContext::load_look() {
    core::Diagnostics errors;
    if (looks_game.empty() && !families.empty()) {
        looks_game = families.front().game;
    }
    palettes = load_palettes(
        {data_folder(), preferences.palette, preferences.own_palette, roles_of(families)}, errors
    );
    load_keys(errors);
    const std::string set =
        preferences.charset.empty() ? glyph_set_of_locale(terminal) : preferences.charset;
    glyphs = load_glyphs(data_folder(), set, preferences.own_glyphs, errors);
    restyle_now();
    if (use_mouse) {
        use_mouse(preferences.mouse);
    }
    return errors;
}

void ScreenContext::restyle_now() const {
    if (restyle) {
        restyle(palettes.at(looks_game));
    }
}

bool ScreenContext::shows_pixels() const {
    return shows_light() && half_blocks && preferences.half_blocks && !glyphs.is_ascii();
}

bool ScreenContext::shows_light() const {
    const auto palette = palettes.find(looks_game);
    return many_colors && !slow && palette != palettes.end() && palette->second.shows_light();
}

int ScreenContext::pace_ms() const {
    constexpr int kShortMs = 900;
    constexpr int kLongMs = 2500;
    switch (preferences.pace) {
    case Pace::None: break;
    case Pace::Short: return kShortMs;
    case Pace::Long: return kLongMs;
    }
    return 0;
}

void ScreenContext::use_looks_of(std::string_view game) {
    const auto found = keymaps.find(game);
    if (game != looks_game && found != keymaps.end()) {
        looks_game = found->first;
        keymap = found->second;
        restyle_now();
    }
}

bool ScreenContext::has_unsaved() const {
    return observation().is_playing() && !seat.is_saved()
           && observation().record_lines > saved_lines;
}

void ScreenContext::stop_bots_by_keys() {
    seat.set_progress_listener([waits = has_pending_key](int /*done*/, int /*all*/) {
        return !waits || !waits();
    });
}

table::Reply ScreenContext::execute(std::string_view line) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::milliseconds(slow_after_ms);
    seat.set_progress_listener([this, end](int /*done*/, int /*all*/) {
        return Clock::now() < end && (!has_pending_key || !has_pending_key());
    });
    table::Reply reply = execute_now(line);
    stop_bots_by_keys();
    return reply;
}

table::Reply ScreenContext::execute_now(std::string_view line) {
    ++lines_typed;
    table::Reply reply = seat.execute(line, kTyped, lines_typed);
    if (reply.new_game || is_save(reply)) {
        saved_lines = observation().record_lines;
    }
    return reply;
}

table::Reply ScreenContext::begin(const table::Header& header) {
    table::Reply reply = saved_games != nullptr ? saved_games->begin(header) : seat.begin(header);
    if (reply.new_game) {
        saved_lines = 0;
    }
    return reply;
}

table::Reply ScreenContext::restart(std::size_t commands) {
    table::Reply reply =
        saved_games != nullptr ? saved_games->restart(commands) : seat.restart(commands);
    if (reply.new_game) {
        saved_lines = 0;
    }
    return reply;
}

table::Reply ScreenContext::execute_with_progress(std::string_view doing, std::string_view line) {
    seat.set_progress_listener([&](int done, int all) {
        const int part = std::min(100, done * 20 / std::max(1, all) * 5);
        const std::string message = std::string(doing) + ": " + std::to_string(part)
                                    + "%. Any key stops with the best so far.";
        return !show_progress || show_progress(message);
    });
    table::Reply reply = execute_now(line);
    stop_bots_by_keys();
    return reply;
}

std::optional<table::Hint> ScreenContext::odds() {
    return std::move(seat.execute("odds", kTyped, lines_typed).hint);
}

std::string one_line(const core::Diagnostic& error) {
    const std::string place = place_in_file(error.where);
    std::string text = place.empty() ? error.message : place + ": " + error.message;
    if (!error.expected.empty()) {
        text += " Expected: " + error.expected + ".";
    }
    if (!error.hint.empty()) {
        text += " Hint: " + error.hint;
    }
    if (!error.rule.empty()) {
        text += " [" + error.rule + "]";
    }
    return core::escape_for_display(text);
}

std::string first_line(const core::Diagnostics& errors) {
    return errors.empty() ? "" : one_line(errors.front());
}

}  // namespace tenebrae::tui
