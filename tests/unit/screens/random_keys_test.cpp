// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

int number_below(core::Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

/// Returns any key, mostly one that has a function.
Key random_key(core::Random& random) {
    if (number_below(random, 2) == 0) {
        constexpr std::string_view kLetters = ":/?adimqruvxMUZ0123456789 +-";
        const auto index =
            static_cast<std::size_t>(number_below(random, static_cast<int>(kLetters.size())));
        return {Key::Kind::Character, static_cast<unsigned char>(kLetters[index])};
    }
    const int last = static_cast<int>(Key::Kind::PageDown);
    const auto kind = static_cast<Key::Kind>(number_below(random, last + 1));
    if (kind == Key::Kind::Character) {
        return {kind, static_cast<char32_t>(0x20 + number_below(random, 0x3000))};
    }
    if (kind == Key::Kind::Control) {
        return {kind, U'a' + static_cast<char32_t>(number_below(random, 26))};
    }
    return {kind};
}

void press_at_random(ScriptFrontend& frontend, core::Random& random, int keys) {
    for (int key = 0; key < keys; ++key) {
        switch (number_below(random, 40)) {
        case 0: frontend.resize(1 + number_below(random, 200), 1 + number_below(random, 60)); break;
        case 1: frontend.resize(80, 24); break;
        case 2: frontend.paste("step b1\nand \x1b[31m more"); break;
        case 3: frontend.press("f10"); break;
        case 4: frontend.press(Key{Key::Kind::Resume}); break;
        default: frontend.press(random_key(random));
        }
    }
}

}  // namespace

TEST_CASE("random keys at random sizes never break a screen") {
    const auto seed = GENERATE(range(1, 21));
    core::Random random(static_cast<std::uint64_t>(seed));
    FakeTerminal terminal;
    terminal.screen.preferences.animations = seed % 2 == 0;
    terminal.screen.preferences.flicker = seed % 3 == 0;
    terminal.frontend.waits_per_key = seed % 4;
    // Otherwise a player in restricted mode would be disconnected before the next key.
    constexpr int kMinute = 60'000;
    terminal.frontend.longest_wait_ms = kMinute;
    if (seed % 5 != 0) {
        terminal.with_game();
    }
    terminal.restrict();
    press_at_random(terminal.frontend, random, 600);
    while (terminal.frontend.keys_left() > 0) {
        terminal.frontend.shown.clear();
        terminal.play();
        for (const Grid& grid : terminal.frontend.shown) {
            const bool is_inside = grid.area().contains(grid.cursor());
            REQUIRE(is_inside);
        }
    }
}

TEST_CASE("a cached picture equals one that is drawn again") {
    core::Random random(static_cast<std::uint64_t>(GENERATE(range(1, 9))));
    FakeTerminal terminal;
    terminal.with_game().restrict();
    Grid kept(0, 0);
    int compared = 0;
    for (int key = 0; key < 300; ++key) {
        terminal.frontend.press(random_key(random));
        terminal.frontend.look([&kept](const Grid& grid) { kept = grid; });
        terminal.frontend.press("ctrl-l");
        terminal.frontend.look([&kept, &compared](const Grid& grid) {
            REQUIRE(grid.text() == kept.text());
            REQUIRE(grid == kept);
            ++compared;
        });
    }
    while (terminal.frontend.keys_left() > 0) {
        terminal.play();
    }
    CHECK(compared == 300);
}
