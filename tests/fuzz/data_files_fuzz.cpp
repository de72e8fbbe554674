// SPDX-License-Identifier: MIT
// TOML files: every loader reads every input.
#include "core/text.hpp"
#include "core/unicode.hpp"
#include "families.hpp"
#include "fuzz/memory_file.hpp"
#include "fuzz/playing.hpp"
#include "games/nightcage/sets/published_set.hpp"
#include "games/nyctophobia/sets/maps.hpp"
#include "makers.hpp"
#include "temporary_folder.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace tenebrae::fuzz {

namespace {

struct Input {
    std::string_view text;
    std::string path;  ///< path of a file with the same text
};

/// Loads a player's set. A valid set makes a game, and the header it writes makes the same game
/// again.
void load_own_set(const table::GameMaker& maker, const Input& input) {
    const core::Result<std::vector<table::Setting>> settings = maker.read_own_set(input.path);
    if (!settings) {
        require_valid_errors(settings.errors());
        return;
    }
    const std::string folder = environment().data_folder;
    auto referee = maker.make(folder, *settings);
    if (!referee) {
        require_valid_errors(referee.errors());
        return;
    }
    host::Match match;
    match.environment = environment();
    match.set_referee(std::move(referee).value());
    match.state = match.referee->start(1);
    std::vector<table::RawEvent> events;
    match.referee->begin(match.state, events);
    match.record.seed = 1;
    match.record.start_hash = match.referee->hash(match.state);
    require_record_round_trip(match);
}

void load_own_sets(const Input& input) {
    for (const table::GameMaker& maker : test::makers()) {
        if (maker.read_own_set != nullptr) {
            load_own_set(maker, input);
        }
    }
}

/// Loads the base set that the input names.
void load_base_set(const Input& input) {
    const auto is_in_file = [&input](std::string_view name) {
        return input.text.find('"' + std::string(name) + '"') != std::string_view::npos;
    };
    const auto* const named = std::ranges::find_if(nightcage::kPublishedSets, is_in_file);
    const std::string_view name =
        named == nightcage::kPublishedSets.end() ? nightcage::kPublishedSets.front() : *named;
    const core::Result<nightcage::PublishedSet> set =
        nightcage::read_published_set_file(input.path, name);
    if (set) {
        require_printable(set->title);
    } else {
        require_valid_errors(set.errors());
    }
}

void load_maps(const Input& input) {
    const auto maps = nyctophobia::parse_maps(core::split_lines(input.text), input.path);
    if (!maps) {
        require_valid_errors(maps.errors());
    }
}

/// Checks that errors in a player's file are reported. The valid part is used.
void require_errors_reported(const core::Diagnostics& errors) {
    if (!errors.empty()) {
        require_valid_errors(errors);
    }
}

void load_keys_of(const tui::BoardFamily& family, const Input& input) {
    const std::string folder = environment().data_folder;
    core::Diagnostics errors;
    const tui::Keymap keymap = tui::load_keymap(
        {.data_folder = folder,
         .own_file = input.path,
         .game = family.game,
         .own = family.key_actions},
        errors
    );
    require_errors_reported(errors);
    std::set<std::string> names;
    for (const tui::Keymap::Binding& binding : keymap.bindings()) {
        const std::string name = tui::key_name(binding.key);
        require_printable(name);
        require(tui::parse_key(name) == binding.key, "a key that is bound has a name");
        require(names.insert(name).second, "a key stands for one act");
    }
}

void load_keys(const Input& input) {
    for (const tui::BoardFamily& family : test::families()) {
        load_keys_of(family, input);
    }
}

void load_palette(const Input& input) {
    core::Diagnostics errors;
    const std::vector<tui::GameRoles> games = tui::roles_of(test::families());
    tui::load_palettes({environment().data_folder, "standard", input.path, games}, errors);
    require_errors_reported(errors);
}

void load_glyphs(const Input& input) {
    for (const std::string_view set : {"utf8", "ascii"}) {
        core::Diagnostics errors;
        const tui::Glyphs glyphs =
            tui::load_glyphs(environment().data_folder, set, input.path, errors);
        require_errors_reported(errors);
        for (const auto& [name, glyph] : glyphs.by_name()) {
            require(core::width_of(glyph) == 1, "a glyph takes one column");
            require(set != "ascii" || glyph < 0x7f, "a glyph of an ASCII set is ASCII");
        }
    }
}

/// Loads preferences. Saving and loading them again must not change them.
void load_preferences(const Input& input) {
    static const TemporaryFolder folder;
    static_cast<void>(folder.file("config.toml", input.text));
    core::Diagnostics errors;
    const tui::Preferences preferences = tui::load_preferences(folder.path(""), errors);
    require_errors_reported(errors);
    if (preferences == tui::Preferences{}) {
        return;
    }
    require(tui::save_preferences(folder.path(""), preferences).empty(), "options can be saved");
    core::Diagnostics none;
    const tui::Preferences again = tui::load_preferences(folder.path(""), none);
    require(none.empty(), "options that were saved can be read");
    require(again == preferences, "options that were saved are the same when they are read again");
}

constexpr std::array kLoaders{
    load_own_sets,
    load_base_set,
    load_maps,
    load_keys,
    load_palette,
    load_glyphs,
    load_preferences};

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace tenebrae::fuzz;
    const std::string_view text = text_of(bytes, size);
    const MemoryFile file(text);
    for (const auto& load : kLoaders) {
        load({text, file.path()});
    }
    return 0;
}
