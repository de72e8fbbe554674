// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "temporary_folder.hpp"
#include "tui/screen/keymap.hpp"

#include <algorithm>
#include <array>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

constexpr std::array<KeyActionRow, 2> kWalking{{{"jump", "Jump"}, {"rest", "Rest"}}};

/// Returns a preset with one function key for each common key action, "f1" for the first.
std::string small_preset() {
    std::string text = "format = 1\nname = \"arrows\"\n[common]\n";
    unsigned count = 0;
    for (const KeyActionRow& row : common_key_actions()) {
        text += std::string(row.name) + " = \"f" + std::to_string(++count) + "\"\n";
    }
    return text;
}

struct Loaded {
    Keymap keymap;
    core::Diagnostics errors;
    std::string error_list;
};

/// Loads the small preset with a player's keys over it.
Loaded load(std::string_view own) {
    const TemporaryFolder folder;
    folder.make_folder("keys");
    folder.make_folder("walking");
    folder.make_folder("another");
    (void)folder.file("keys/arrows.toml", small_preset());
    (void)folder.file(
        "walking/keys.toml", "format = 1\n[arrows]\njump = [\"j\", \"space\"]\nrest = \"r\"\n"
    );
    (void)folder.file("another/keys.toml", "format = 1\n[arrows]\nsing = \"s\"\n");
    const KeymapSource source{
        .data_folder = folder.path(""),
        .preset = "arrows",
        .own_file = own.empty() ? "" : folder.file("keys.toml", own),
        .game = "walking",
        .own = kWalking};
    Loaded loaded;
    loaded.keymap = load_keymap(source, loaded.errors);
    loaded.error_list = core::render(loaded.errors);
    return loaded;
}

/// Returns "code line:column" of the only error.
std::string only_error(const Loaded& loaded) {
    INFO(loaded.error_list);
    REQUIRE(loaded.errors.size() == 1);
    const core::Diagnostic& error = loaded.errors.front();
    return error.code + " " + std::to_string(error.where.line) + ":"
           + std::to_string(error.where.column);
}

using Names = std::vector<std::string>;
constexpr KeyAction kJump = game_key_action(0);
constexpr KeyAction kRest = game_key_action(1);

}  // namespace

TEST_CASE("a key that is bound again leaves its old key action", "[tui]") {
    Keymap keymap;
    const Key letter{Key::Kind::Character, U'x'};
    keymap.bind(letter, KeyAction::Quit);
    keymap.bind({Key::Kind::Enter}, KeyAction::Confirm);
    keymap.bind(letter, KeyAction::Confirm);
    CHECK(keymap.action_for(letter) == KeyAction::Confirm);
    CHECK(keymap.key_for(KeyAction::Quit).empty());
    CHECK(keymap.key_for(KeyAction::Confirm) == "enter");
    CHECK(keymap.keys_for(KeyAction::Confirm) == Names{"enter", "x"});
    keymap.unbind(letter);
    CHECK_FALSE(keymap.action_for(letter));
    CHECK(keymap.bindings().size() == 1);
}

TEST_CASE("a preset binds its keys in their order", "[tui]") {
    const Loaded loaded = load("");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.keymap.keys_for(kJump) == Names{"j", "space"});
    CHECK(loaded.keymap.key_for(KeyAction::North) == "f1");
    CHECK(loaded.keymap.action_for(*parse_key("r")) == kRest);
    CHECK_FALSE(loaded.keymap.action_for(*parse_key("s")));
}

TEST_CASE("a player's keys replace those of the preset for each key action", "[tui]") {
    const Loaded loaded =
        load("format = 1\n[common]\nnorth = [\"w\", \"up\"]\n[walking]\nrest = \"z\"\n");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.keymap.keys_for(KeyAction::North) == Names{"w", "up"});
    CHECK_FALSE(loaded.keymap.action_for(*parse_key("f1")));
    CHECK(loaded.keymap.keys_for(kRest) == Names{"z"});
    CHECK(loaded.keymap.key_for(KeyAction::South) == "f3");
}

TEST_CASE("a player's file may take a key from a key action that has another", "[tui]") {
    const Loaded loaded = load("format = 1\n[common]\nquit = \"j\"\n");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.keymap.keys_for(kJump) == Names{"space"});
    CHECK(loaded.keymap.keys_for(KeyAction::Quit) == Names{"j"});
}

TEST_CASE("two key actions can swap their keys", "[tui]") {
    const Loaded loaded = load("format = 1\n[common]\nquit = \"r\"\n[walking]\nrest = \"q\"\n");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.keymap.action_for(*parse_key("r")) == KeyAction::Quit);
    CHECK(loaded.keymap.action_for(*parse_key("q")) == kRest);
}

TEST_CASE("a key action cannot lose its only key", "[tui]") {
    const Loaded loaded = load("format = 1\n[common]\nnorth = [\"n\", \"r\"]\nsouth = \"m\"\n");
    CHECK(only_error(loaded) == "act-without-key 3:15");
    CHECK(loaded.errors.front().hint.starts_with("give another key to rest, which has it at /"));
    CHECK(loaded.errors.front().hint.ends_with("/walking/keys.toml:4:8"));
    CHECK(loaded.keymap.keys_for(KeyAction::North) == Names{"f1"});
    CHECK(loaded.keymap.keys_for(KeyAction::South) == Names{"m"});
    CHECK(loaded.keymap.keys_for(kRest) == Names{"r"});
}

TEST_CASE("a rejected line restores the preset's keys of its key action", "[tui]") {
    // North would take the key of rest, and east the key that north gives up.
    const Loaded loaded = load("format = 1\n[common]\nnorth = \"r\"\neast = \"f1\"\n");
    REQUIRE(loaded.errors.size() == 2);
    CHECK(loaded.keymap.keys_for(KeyAction::North) == Names{"f1"});
    CHECK(loaded.keymap.keys_for(KeyAction::East) == Names{"f2"});
    CHECK(loaded.keymap.keys_for(kRest) == Names{"r"});
}

TEST_CASE("the same key twice is reported with both lines", "[tui]") {
    SECTION("in one table") {
        const Loaded loaded = load("format = 1\n[common]\nnorth = \"w\"\nsouth = [\"w\", \"x\"]\n");
        CHECK(only_error(loaded) == "key-bound-twice 4:10");
        const std::string& hint = loaded.errors.front().hint;
        CHECK(hint.starts_with("already bound to north at /"));
        CHECK(hint.ends_with("/keys.toml:3:9"));
        CHECK(loaded.keymap.action_for(*parse_key("w")) == KeyAction::North);
        CHECK(loaded.keymap.keys_for(KeyAction::South) == Names{"x"});
    }
    SECTION("in the common table and in the game's") {
        const Loaded loaded =
            load("format = 1\n[common]\nnorth = \"w\"\n[walking]\nrest = \"w\"\n");
        CHECK(only_error(loaded) == "key-bound-twice 5:8");
        CHECK(loaded.keymap.keys_for(kRest) == Names{"r"});
    }
    SECTION("in one list") {
        const Loaded loaded = load("format = 1\n[walking]\nrest = [\"w\", \"w\"]\n");
        CHECK(only_error(loaded) == "key-bound-twice 3:14");
        CHECK(loaded.keymap.keys_for(kRest) == Names{"w"});
    }
}

TEST_CASE("unknown names are reported with their place and the nearest known name", "[tui]") {
    SECTION("of a table") {
        const Loaded loaded = load("format = 1\n[comon]\nnorth = \"w\"\neast = \"e\"\n");
        CHECK(only_error(loaded) == "unknown-table 2:1");
        CHECK(loaded.errors.front().hint == "did you mean `common`?");
        CHECK(loaded.keymap.key_for(KeyAction::North) == "f1");
    }
    SECTION("of a key action") {
        const Loaded loaded = load("format = 1\n[common]\n  nroth = \"w\"\neast = \"e\"\n");
        CHECK(only_error(loaded) == "unknown-act 3:3");
        CHECK(loaded.errors.front().hint == "did you mean `north`?");
        CHECK(loaded.keymap.key_for(KeyAction::East) == "e");
    }
    SECTION("of a key") {
        const Loaded loaded = load("format = 1\n[common]\nnorth = [\"w\", \"pageup\"]\n");
        CHECK(only_error(loaded) == "unknown-key 3:15");
        CHECK(loaded.errors.front().hint == "did you mean `page-up`?");
        CHECK(loaded.keymap.keys_for(KeyAction::North) == Names{"w"});
    }
    SECTION("above the tables") {
        const Loaded loaded = load("format = 1\nnorth = \"w\"\n");
        CHECK(only_error(loaded) == "unknown-key-word 2:1");
    }
}

TEST_CASE("a game's table is not the common table", "[tui]") {
    CHECK(only_error(load("format = 1\n[walking]\nnorth = \"w\"\n")) == "unknown-act 3:1");
    CHECK(only_error(load("format = 1\n[common]\njump = \"w\"\n")) == "unknown-act 3:1");
}

TEST_CASE("another game's table is ignored", "[tui]") {
    const Loaded loaded = load("format = 1\n[another]\nsing = \"r\"\n");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.keymap.action_for(*parse_key("r")) == kRest);
}

TEST_CASE("values of a wrong type are reported and the preset is kept", "[tui]") {
    const std::string value = GENERATE(
        as<std::string>{},
        "7",
        "true",
        "[]",
        "[\"w\", 7]",
        "{ a = 1 }",
        "1979-05-27",
        "[[\"w\"]]",
        "[\"a\",\"b\",\"c\",\"d\",\"e\",\"g\",\"h\",\"i\",\"k\",\"l\",\"m\",\"n\",\"o\"]"
    );
    const Loaded loaded = load("format = 1\n[common]\nnorth = " + value + "\n");
    INFO(value);
    CHECK(only_error(loaded) == "wrong-type 3:1");
    CHECK(loaded.keymap.keys_for(KeyAction::North) == Names{"f1"});
}

TEST_CASE("digits and ctrl-c and ctrl-z cannot be bound", "[tui]") {
    for (const char* const name : {"0", "5", "9", "ctrl-c", "ctrl-z"}) {
        INFO(name);
        const Loaded loaded = load("format = 1\n[common]\nnorth = \"" + std::string(name) + "\"\n");
        CHECK(only_error(loaded) == "reserved-key 3:9");
        CHECK(loaded.keymap.keys_for(KeyAction::North) == Names{"f1"});
    }
}

TEST_CASE(
    "a file that is not TOML is reported with line and column and the preset is kept", "[tui]"
) {
    const Loaded loaded = load("format = 1\n[common]\nnorth = w\n");
    REQUIRE(loaded.errors.size() == 1);
    CHECK(loaded.errors.front().code == "not-toml");
    CHECK(loaded.errors.front().where.line == 3);
    CHECK(loaded.errors.front().where.column > 0);
    CHECK(loaded.keymap.key_for(KeyAction::North) == "f1");
}

TEST_CASE("the format is required and must be this one", "[tui]") {
    CHECK(only_error(load("[common]\nnorth = \"w\"\n")) == "no-format 0:0");
    CHECK(only_error(load("format = 2\n")) == "wrong-type 1:1");
    CHECK(only_error(load("format = 1\ntitle = 7\n")) == "wrong-type 2:1");
}

TEST_CASE("a missing preset is reported and the default is used", "[tui]") {
    const TemporaryFolder folder;
    folder.make_folder("keys");
    (void)folder.file("keys/arrows.toml", small_preset());
    (void)folder.file("outside.toml", small_preset());
    for (const char* const name : {"arows", "../outside", "", "arrows.toml", "/etc/passwd"}) {
        INFO(name);
        core::Diagnostics errors;
        const Keymap keymap =
            load_keymap({.data_folder = folder.path(""), .preset = name, .own_file = {}}, errors);
        REQUIRE(errors.size() == 1);
        CHECK(errors.front().code == "unknown-key-preset");
        CHECK(errors.front().expected == "arrows");
        CHECK(keymap.key_for(KeyAction::North) == "f1");
    }
}

TEST_CASE("without any data there are errors and no keys", "[tui]") {
    const TemporaryFolder folder;
    core::Diagnostics errors;
    const Keymap keymap = load_keymap({.data_folder = folder.path(""), .own_file = {}}, errors);
    CHECK(keymap.bindings().empty());
    CHECK(errors.size() == 2);
    CHECK(keymap_presets(folder.path("")).empty());
}

TEST_CASE("a player's file that is too large is not read", "[tui]") {
    const Loaded loaded = load("format = 1\n" + std::string(100000, '#') + "\n");
    REQUIRE(loaded.errors.size() == 1);
    CHECK(loaded.errors.front().code == "too-large");
    CHECK(loaded.keymap.key_for(KeyAction::North) == "f1");
}

TEST_CASE("a preset the game does not have gives its key actions the default keys", "[tui]") {
    const TemporaryFolder folder;
    folder.make_folder("keys");
    folder.make_folder("walking");
    (void)folder.file("keys/arrows.toml", "format = 1\n[common]\nquit = \"q\"\n");
    (void)folder.file("keys/vi.toml", "format = 1\n[common]\nquit = \"Q\"\n");
    (void)folder.file("walking/keys.toml", "format = 1\n[arrows]\nrest = \"r\"\n");
    core::Diagnostics errors;
    const Keymap keymap = load_keymap(
        {.data_folder = folder.path(""),
         .preset = "vi",
         .own_file = {},
         .game = "walking",
         .own = kWalking},
        errors
    );
    CHECK(core::render(errors).empty());
    CHECK(keymap.key_for(KeyAction::Quit) == "Q");
    CHECK(keymap.key_for(kRest) == "r");
}

TEST_CASE("keys of another game are not an error and have no effect", "[tui]") {
    const Loaded loaded = load("format = 1\n[another]\nsing = \"j\"\n");
    CHECK(loaded.error_list.empty());
    CHECK(loaded.keymap.keys_for(kJump) == Names{"j", "space"});
}

TEST_CASE("a table for a missing preset is reported", "[tui]") {
    const TemporaryFolder folder;
    folder.make_folder("keys");
    folder.make_folder("walking");
    (void)folder.file("keys/arrows.toml", "format = 1\n[common]\nquit = \"q\"\n");
    (void)folder.file(
        "walking/keys.toml", "format = 1\n[arrows]\nrest = \"r\"\n[arows]\njump = \"j\"\n"
    );
    core::Diagnostics errors;
    const Keymap keymap = load_keymap(
        {.data_folder = folder.path(""), .own_file = {}, .game = "walking", .own = kWalking}, errors
    );
    REQUIRE(errors.size() == 1);
    CHECK(errors.front().code == "unknown-table");
    CHECK(errors.front().where.line == 4);
    CHECK(keymap.key_for(kRest) == "r");
    CHECK(keymap.key_for(kJump).empty());
}
