// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/key_words.hpp"

using namespace tenebrae::tui;

namespace {

Glyphs glyphs(char32_t upright, char32_t level) {
    Glyphs glyphs;
    glyphs.set("forest.tree-upright", upright);
    glyphs.set("forest.tree-level", level);
    return glyphs;
}

std::string filled(const Glyphs& glyphs, std::string_view text) {
    const Keymap keymap;
    return HelpFiller({keymap, glyphs, "forest", {}}).fill(text);
}

}  // namespace

TEST_CASE("help lists each sign of the same thing once", "[tui]") {
    constexpr std::string_view kText = "A {sign:tree-upright|tree-level} is a tree.";
    CHECK(filled(glyphs('|', '-'), kText) == "A | or - is a tree.");
    CHECK(filled(glyphs('#', '#'), kText) == "A # is a tree.");
    CHECK(filled(glyphs('|', '-'), "A {sign:tree-level}.") == "A -.");
}
