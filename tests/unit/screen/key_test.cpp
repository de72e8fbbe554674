// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/key.hpp"

#include <set>

using namespace tenebrae::tui;
using Kind = Key::Kind;

TEST_CASE("every key has a name that is read back as the same key", "[tui]") {
    const auto name = GENERATE(
        as<std::string>{},
        "n",
        "N",
        "?",
        "-",
        "#",
        "\"",
        "ä",
        "夜",
        "space",
        "escape",
        "enter",
        "tab",
        "back-tab",
        "backspace",
        "delete",
        "insert",
        "up",
        "down",
        "left",
        "right",
        "up-left",
        "up-right",
        "down-left",
        "down-right",
        "centre",
        "home",
        "end",
        "page-up",
        "page-down",
        "f",
        "f1",
        "f12",
        "f63",
        "ctrl-a",
        "ctrl-l",
        "ctrl-z"
    );
    const std::optional<Key> key = parse_key(name);
    REQUIRE(key);
    CHECK(key_name(*key) == name);
}

TEST_CASE("a letter and its capital and its control key are three keys", "[tui]") {
    CHECK(parse_key("l") == Key{Kind::Character, U'l'});
    CHECK(parse_key("L") == Key{Kind::Character, U'L'});
    CHECK(parse_key("ctrl-l") == Key{Kind::Control, U'l'});
    CHECK(parse_key("space") == Key{Kind::Character, U' '});
    CHECK(parse_key("f5") == Key{Kind::Function, 5});
}

TEST_CASE("what is not a key has no name and other text names no key", "[tui]") {
    for (const Kind kind : {Kind::Paste, Kind::Resize, Kind::Resume, Kind::Hangup, Kind::None}) {
        CHECK(key_name({kind, 0}).empty());
    }
    for (const char* const name :
         {"",
          " ",
          "nn",
          "esc",
          "Up",
          "f0",
          "f01",
          "f64",
          "f1x",
          "ctrl-",
          "ctrl-L",
          "ctrl-1",
          "ctrl-ll",
          "\x1b",
          "\xff",
          "\xcc\x81",
          "\xe2\x80\x8b",
          "äb"}) {
        INFO(name);
        CHECK_FALSE(parse_key(name));
    }
}

TEST_CASE("control keys that terminals send for other keys are not keys", "[tui]") {
    for (const char* const name : {"ctrl-h", "ctrl-i", "ctrl-j", "ctrl-m"}) {
        CHECK_FALSE(parse_key(name));
    }
}

TEST_CASE("every name in words is listed once and is a key", "[tui]") {
    std::set<std::string_view> names;
    for (const std::string_view name : key_names()) {
        CHECK(parse_key(name));
        CHECK(names.insert(name).second);
    }
    CHECK(names.size() == 21);
}
