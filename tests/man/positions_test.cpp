// SPDX-License-Identifier: MIT
// Compares the manual's description of positions with the reader.
#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/positions/written_position.hpp"
#include "games/nightcage/words/notation.hpp"
#include "man/page.hpp"

#include <array>
#include <map>
#include <regex>
#include <set>

using namespace tenebrae;
using man::Strings;
using nightcage::HandNeed;
using nightcage::Part;
using nightcage::Step;

namespace {

using Words = std::set<std::string>;

const Strings& positions() {
    static const Strings lines =
        man::section(man::lines_of("man/tenebrae-commands.5"), "POSITIONS");
    return lines;
}

struct PartRow {
    Words steps;
    Words resumed;
};

/// Returns the words of a line such as ".Ql start light ;".
Words quoted_words(std::string_view line) {
    Words words;
    for (const core::Word& word : core::split_words(line)) {
        if (word.text != ".Ql" && word.text.find_first_of(",;.") == std::string::npos) {
            words.emplace(word.text);
        }
    }
    return words;
}

/// Reads items such as ".It Ql setup", ".Ql start light ;", ".Cm resume", ".Ql light".
std::map<std::string, PartRow> documented_parts() {
    std::map<std::string, PartRow> parts;
    for (const man::Item& item : man::items(positions())) {
        if (item.head.starts_with("Ql ") && item.body.size() % 2 == 1
            && item.body.front().starts_with(".Ql ")) {
            PartRow& part = parts[item.head.substr(3)];
            part.steps = quoted_words(item.body.front());
            part.resumed = quoted_words(item.body.size() == 3 ? item.body.back() : "");
        }
    }
    return parts;
}

std::map<std::string, PartRow> known_parts() {
    std::map<std::string, PartRow> parts;
    for (const nightcage::RestingStep& resting : nightcage::resting_steps()) {
        PartRow& part = parts[std::string(name(resting.part))];
        part.steps.emplace(name(resting.step));
        for (unsigned number = 0; number <= static_cast<unsigned>(Step::Look); ++number) {
            const auto step = static_cast<Step>(number);
            if (nightcage::can_resume(resting.part, step)) {
                part.resumed.emplace(name(step));
            }
        }
    }
    return parts;
}

Words steps_that(HandNeed need) {
    Words steps;
    for (const nightcage::RestingStep& resting : nightcage::resting_steps()) {
        if (resting.hand == need) {
            steps.emplace(name(resting.step));
        }
    }
    return steps;
}

/// Returns the words quoted in the line after one that ends like this.
Words quoted_after(std::string_view end) {
    for (std::size_t at = 0; at + 1 < positions().size(); ++at) {
        if (positions()[at].ends_with(end)) {
            return quoted_words(positions()[at + 1]);
        }
    }
    return {};
}

Words documented_codes() {
    Words codes;
    bool found = false;
    for (const std::string& line : positions()) {
        found = found || line.starts_with("Where the lines themselves can be read");
        if (found && line.starts_with(".It ")) {
            for (const std::string& code : man::arguments(line.substr(4), "Cm")) {
                codes.insert(code);
            }
        }
    }
    return codes;
}

/// Returns the codes: every quoted single word with a hyphen.
Words known_codes() {
    static const std::regex code("\"([a-z]+(-[a-z]+)+)\"");
    Words codes;
    for (const char* file : {"written_position", "phase_check"}) {
        const std::string path = "src/games/nightcage/positions/" + std::string(file) + ".cpp";
        for (const std::string& line : man::lines_of(path)) {
            for (std::sregex_iterator match(line.begin(), line.end(), code), end; match != end;
                 ++match) {
                codes.insert((*match)[1]);
            }
        }
    }
    return codes;
}

}  // namespace

TEST_CASE("the manual lists exactly the parts and steps at which a turn can stop", "[man]") {
    const auto documented = documented_parts();
    const auto known = known_parts();
    REQUIRE(documented.size() == known.size());
    for (const auto& [part, row] : known) {
        INFO(part);
        REQUIRE(documented.contains(part));
        CHECK(documented.at(part).steps == row.steps);
        CHECK(documented.at(part).resumed == row.resumed);
    }
    CHECK(quoted_after("A tile is in hand at") == steps_that(HandNeed::Full));
    CHECK(quoted_after("and may be at") == steps_that(HandNeed::Either));
}

TEST_CASE("the manual lists exactly the codes for refused positions", "[man]") {
    CHECK(documented_codes() == known_codes());
}
