// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/sentence.hpp"

#include <string>

using namespace tenebrae::tui;

namespace {

/// Returns the faint characters of a line that is written as text.
std::string faint_part(std::string_view line, Role role = Role::Text) {
    Grid grid(60, 1);
    write_sentence(grid, {0, 0}, line, {role}, grid.area());
    std::string faint;
    for (int x = 0; x < grid.width(); ++x) {
        if (const GridCell cell = grid.at({x, 0}); cell.style.role == Role::Faint) {
            faint += static_cast<char>(cell.glyph);
        }
    }
    return faint;
}

}  // namespace

TEST_CASE("the rule number of a sentence is faint", "[tui]") {
    CHECK(faint_part("There is a wall. [NC-M2]") == "[NC-M2]");
    CHECK(faint_part("Searching is free (HU-F3). It is a search.") == "(HU-F3)");
    CHECK(faint_part("Pinned [CI-H8 to H10].") == "[CI-H8 to H10]");
    CHECK(faint_part("One [HU-T3, HU-T4]. Two [X-1]!") == "[HU-T3, HU-T4][X-1]");
}

TEST_CASE("a rule number in two lines is faint in both", "[tui]") {
    CHECK(faint_part("A takedown card blocks [CI-D1") == "[CI-D1");
    CHECK(faint_part("to D3]. Then choose.") == "to D3]");
    CHECK(faint_part("No Hunted may start near the car [HU-B2,") == "[HU-B2,");
    CHECK(faint_part("HU-B3]. Go on.") == "HU-B3]");
}

TEST_CASE("other brackets are not faint", "[tui]") {
    for (const std::string line :
         {"12 of 40 [####----] any key stops",
          "Jab [1], hook (2)",
          "the left) side",
          "(Boxer) [c4]",
          "[",
          "()",
          "x-1]"}) {
        INFO(line);
        CHECK(faint_part(line).empty());
    }
}

TEST_CASE("a rule number in the selected line belongs to its bar", "[tui]") {
    CHECK(faint_part("There is a wall. [NC-M2]", Role::Selected).empty());
}

TEST_CASE("a rule number is faint only inside the rectangle", "[tui]") {
    Grid grid(12, 1);
    grid.fill(grid.area(), U'.', {Role::Text});
    write_sentence(grid, {0, 0}, "Wall. [NC-M2]", {Role::Strong}, {0, 0, 9, 1});
    CHECK(grid.text() == "Wall. [NC...\n");
    CHECK(grid.at({8, 0}).style.role == Role::Faint);
    CHECK(grid.at({9, 0}).style.role == Role::Text);
}
