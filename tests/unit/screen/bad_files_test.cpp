// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "temporary_folder.hpp"
#include "tui/games/nightcage/key_actions.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

constexpr int kFiles = 150;

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Returns the text with a few random errors in it.
std::string broken(std::string text, core::Random& random) {
    constexpr std::array<std::string_view, 16> kPieces{
        "\"",
        "[",
        "]",
        "\n",
        "=",
        "#",
        "{",
        "north",
        "[common]\n",
        "\xff",
        "\x01",
        "\\u0000",
        "99999999999999999999",
        "1e400",
        "\xe5\xa4\x9c",
        "'''"};
    for (std::uint64_t times = 1 + random.below(6); times > 0; --times) {
        const auto at = static_cast<std::size_t>(random.below(text.size() + 1));
        switch (random.below(4)) {
        case 0: text.erase(at, static_cast<std::size_t>(random.below(20))); break;
        case 1:
            text.insert(at, kPieces[static_cast<std::size_t>(random.below(kPieces.size()))]);
            break;
        case 2:
            text.insert(at, text.substr(at / 2, static_cast<std::size_t>(random.below(80))));
            break;
        default: text.resize(at == 0 ? 1 : at, '\n'); break;
        }
    }
    return text;
}

/// Checks that every error can be displayed and has a place inside the file.
void check(const core::Diagnostics& errors, const std::string& text) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    for (const core::Diagnostic& error : errors) {
        REQUIRE_FALSE(error.code.empty());
        REQUIRE_FALSE(error.message.empty());
        REQUIRE(error.where.line <= lines);
        REQUIRE_FALSE(core::render(error).empty());
    }
}

/// The shipped files, without the parts that a player's file may not contain.
const std::array<std::string, 3> kShipped{
    text_of("data/keys/vi.toml"),
    text_of("data/palettes/standard.toml") + "\n[colours.nightcage]\nrock = \"bold\"\n",
    text_of("data/glyphs/lines.toml")};

}  // namespace

TEST_CASE("whatever a key file contains every key action keeps its own key", "[tui]") {
    core::Random random(1);
    const TemporaryFolder folder;
    for (int file = 0; file < kFiles; ++file) {
        const std::string text = broken(kShipped[0], random);
        core::Diagnostics errors;
        const Keymap keymap = load_keymap(
            {.data_folder = "data",
             .own_file = folder.file("keys.toml", text),
             .game = "nightcage",
             .own = nightcage::board::game_key_actions()},
            errors
        );
        check(errors, text);
        for (std::size_t action = 0;
             action < kCommonKeyActions + nightcage::board::game_key_actions().size();
             ++action) {
            REQUIRE_FALSE(keymap.key_for(static_cast<KeyAction>(action)).empty());
        }
    }
}

TEST_CASE("whatever a palette contains darkness has no background colour", "[tui]") {
    core::Random random(2);
    const TemporaryFolder folder;
    const std::array games{GameRoles{"nightcage", nightcage::board::own_roles()}};
    for (int file = 0; file < kFiles; ++file) {
        const std::string text = broken(kShipped[1], random);
        core::Diagnostics errors;
        const Palette palette =
            load_palettes({"data", "light", folder.file("palette.toml", text), games}, errors)
                .at("nightcage");
        check(errors, text);
        REQUIRE_FALSE(palette.look({Role::Dark, 0}).ground);
    }
}

TEST_CASE("whatever a glyph file contains no name is lost or added", "[tui]") {
    core::Random random(3);
    const TemporaryFolder folder;
    core::Diagnostics none;
    const std::size_t names = load_glyphs("data", "utf8", "", none).by_name().size();
    for (int file = 0; file < kFiles; ++file) {
        const std::string text = broken(kShipped[2], random);
        core::Diagnostics errors;
        const Glyphs glyphs = load_glyphs("data", "utf8", folder.file("glyphs.toml", text), errors);
        check(errors, text);
        REQUIRE(glyphs.by_name().size() == names);
    }
}

TEST_CASE("whatever the options contain errors are reported and the rest is loaded", "[tui]") {
    core::Random random(4);
    const TemporaryFolder folder;
    REQUIRE(save_preferences(folder.path("."), {}).empty());
    const std::string whole = folder.read("config.toml");
    for (int file = 0; file < kFiles; ++file) {
        const std::string text = broken(whole, random);
        (void)folder.file("config.toml", text);
        core::Diagnostics errors;
        const Preferences preferences = load_preferences(folder.path("."), errors);
        check(errors, text);
        REQUIRE(preferences.own_keys.empty());
    }
}
