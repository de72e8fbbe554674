// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/file.hpp"
#include "table/manual.hpp"

#include <algorithm>

using namespace tenebrae;
using namespace tenebrae::table;

namespace {

std::string formatted_page(std::string_view page) {
    std::string text;
    for (const Paragraph& paragraph : manual_text(page)) {
        text.append(static_cast<std::size_t>(paragraph.indent), ' ');
        text += paragraph.heading ? "# " : "";
        text += paragraph.label.empty() ? "" : paragraph.label + ": ";
        text += paragraph.text + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("headings and paragraphs and comments of a manual page are read") {
    CHECK(formatted_page(R"(.\" no word of this
.Dd November 21, 2026
.Sh DESCRIPTION
One line
goes on.
.Pp
Another.
.Ss Words
Last.
)") == R"(# DESCRIPTION
  One line goes on.

  Another.

 # Words
  Last.
)");
}

TEST_CASE("the name of a page is kept as it is") {
    CHECK(
        formatted_page(".Sh NAME\n.Nm game\n.Nd a game of light\n.Pp\n.Nm\nis played.\n")
        == "# NAME\n  game - a game of light\n\n  game is played.\n"
    );
}

TEST_CASE("quotes and brackets close before the punctuation that follows them") {
    CHECK(
        formatted_page("a\n.Pq refusals, log lines, results\nb\n")
        == "  a (refusals, log lines, results) b\n"
    );
    CHECK(
        formatted_page("a\n.Pq 2020, the set Ql first ,\nb\n")
        == "  a (2020, the set \"first\"), b\n"
    );
    CHECK(formatted_page(".Pq NC-A8, Bq 1 .\n") == "  (NC-A8, [1]).\n");
    CHECK(formatted_page("marked\n.Sy Ruling :\nso\n") == "  marked Ruling: so\n");
    CHECK(formatted_page("see\n.Xr tenebrae 6 .\n") == "  see tenebrae(6).\n");
    CHECK(
        formatted_page("turn\n.Pq Ar t No \\(mi 1 mod Ar n No + 1 ,\n")
        == "  turn (t - 1 mod n + 1),\n"
    );
    CHECK(formatted_page(".Fl -save\n") == "  --save\n");
}

TEST_CASE("an item has its label before its text") {
    CHECK(formatted_page(R"(.Sh TILES
.Bl -tag -width NC-T1
.It NC-T1
One
.Bq 1
two.
.Pp
Three.
.It Cm exit , leave
Four.
.El
Five.
)") == R"(# TILES

  NC-T1: One [1] two.

          Three.

  exit, leave: Four.
  Five.
)");
}

TEST_CASE("tables are aligned in columns") {
    CHECK(formatted_page(R"(.Bl -column "a" "b"
.It Em tile Ta Bq 1
.It straight Ta 10
.El
)") == R"(          tile      [1]
          straight  10
)");
}

TEST_CASE("literal displays are unchanged") {
    CHECK(formatted_page(".Bd -literal\n a  b\n.Ed\nc\n") == "       a  b\n  c\n");
}

TEST_CASE("no macro of a page is left in the text") {
    const std::string name = GENERATE("tenebrae-nightcage.7", "tenebrae.6", "tenebrae-commands.5");
    const core::Result<std::string> page = core::read_text("man/" + name);
    REQUIRE(page);
    for (const Paragraph& paragraph : manual_text(*page)) {
        INFO(paragraph.text);
        if (!paragraph.literal) {
            CHECK(paragraph.text.find("\\(") == std::string::npos);
            for (const std::string_view macro : {" Pq ", " Bq ", " Ql ", " Em ", " Sy ", " Cm "}) {
                CHECK(paragraph.text.find(macro) == std::string::npos);
            }
        }
    }
}

TEST_CASE("every rule is found by its number") {
    const core::Result<std::string> page = core::read_text("man/tenebrae-nightcage.7");
    REQUIRE(page);
    const std::vector<Paragraph> text = manual_text(*page);
    for (const std::string_view number : {"NC-G1", "NC-M4", "NC-L5", "NC-X6", "NC-V2"}) {
        INFO(number);
        CHECK(std::ranges::any_of(text, [number](const Paragraph& paragraph) {
            return paragraph.label == number && !paragraph.text.empty();
        }));
    }
}

TEST_CASE("a section is the text below its heading") {
    const std::vector<Paragraph> text =
        manual_text(".Sh ONE\nFirst.\n.Ss Below\nMore.\n.Sh TWO\nSecond.\n");
    REQUIRE(sections(text).size() == 2);
    CHECK(text[sections(text)[1]].text == "TWO");
    const std::vector<Paragraph> one = section(text, "ONE");
    REQUIRE(one.size() == 4);
    CHECK(one.front().text == "First.");
    CHECK(one.back().text == "More.");
    CHECK(section(text, "THREE").empty());
}

TEST_CASE("a text cites the rules whose numbers are in square brackets") {
    CHECK(
        cited("A key [NC-M5, NC-Y2], a gate [NC-Y3].")
        == std::vector<std::string>{"NC-M5", "NC-Y2", "NC-Y3"}
    );
    CHECK(
        cited("A throw [CI-A6 to A10]. [W-3]") == std::vector<std::string>{"CI-A6", "CI-A10", "W-3"}
    );
    CHECK(cited("Twice [NC-L1] and [NC-L1].") == std::vector<std::string>{"NC-L1"});
    CHECK(cited("None: (NC-L1), [left], [4], [a-1], [NC-], [-3], [").empty());
}
