// SPDX-License-Identifier: MIT
#include "tui/table/screen_context.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kTyped = "<typed>";

bool is_save(const table::Reply& reply) {
    const std::vector<core::Word> words = core::split_words(reply.command);
    return reply.kind == table::Reply::Kind::Answered && !words.empty()
           && table::same_word(words.front().text, "save");
}

}  // namespace

const BoardFamily* ScreenContext::family(std::string_view game) const {
    const auto found = std::ranges::find(families, game, &BoardFamily::game);
    return found == families.end() ? nullptr : &*found;
}

std::unique_ptr<BoardView> ScreenContext::make_board(const table::Game& game) const {
    const BoardFamily* known = family(game.id());
    return known == nullptr ? nullptr : known->make(game);
}

core::Diagnostics ScreenContext::load_look() {
    core::Diagnostics faults;
    const BoardFamily* known = family(keys_of);
    if (known == nullptr && !families.empty()) {
        known = &families.front();
    }
    KeymapSource source{data_folder(), preferences.keys, preferences.own_keys, {}, {}};
    if (known != nullptr) {
        source.game = keys_of = known->game;
        source.own = known->acts;
    }
    keymap = load_keymap(source, faults);
    const std::string set =
        preferences.charset.empty() ? glyph_set_of_locale(terminal) : preferences.charset;
    glyphs = load_glyphs(data_folder(), set, preferences.own_glyphs, faults);
    return faults;
}

void ScreenContext::take_keys_of(std::string_view game) {
    const BoardFamily* known = family(game);
    if (known != nullptr && known->game != keys_of) {
        keys_of = known->game;
        static_cast<void>(load_look());
    }
}

bool ScreenContext::has_unsaved() const {
    return seen().is_playing() && !seat.is_kept() && seen().record_lines > saved_lines;
}

table::Reply ScreenContext::execute(std::string_view line) {
    ++lines_typed;
    table::Reply reply = seat.execute(line, kTyped, lines_typed);
    if (reply.new_game || is_save(reply)) {
        saved_lines = seen().record_lines;
    }
    return reply;
}

table::Reply ScreenContext::begin(const table::Header& header) {
    table::Reply reply = shelf != nullptr ? shelf->begin(header) : seat.begin(header);
    if (reply.new_game) {
        saved_lines = 0;
    }
    return reply;
}

std::string one_line(const core::Diagnostic& fault) {
    std::string text = fault.message;
    if (!fault.expected.empty()) {
        text += " Wanted: " + fault.expected + ".";
    }
    if (!fault.hint.empty()) {
        text += " Hint: " + fault.hint;
    }
    if (!fault.rule.empty()) {
        text += " [" + fault.rule + "]";
    }
    return core::escape_for_display(text);
}

std::string first_line(const core::Diagnostics& faults) {
    return faults.empty() ? "" : one_line(faults.front());
}

}  // namespace tenebrae::tui
