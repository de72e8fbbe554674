// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/suggestion.hpp"
#include "core/text.hpp"

#include <array>

namespace tenebrae::core {
namespace {

using Words = std::vector<std::string_view>;

TEST_CASE("the edit distance counts changed letters and swapped letters", "[text]") {
    CHECK(edit_distance("", "") == 0);
    CHECK(edit_distance("move", "move") == 0);
    CHECK(edit_distance("", "move") == 4);
    CHECK(edit_distance("move", "") == 4);
    CHECK(edit_distance("mov", "move") == 1);
    CHECK(edit_distance("movve", "move") == 1);
    CHECK(edit_distance("mowe", "move") == 1);
    CHECK(edit_distance("mvoe", "move") == 1);
    CHECK(edit_distance("kitten", "sitting") == 3);
    CHECK(edit_distance("ca", "abc") == 3);
}

TEST_CASE("a misspelt word gets the nearest known words and a strange word gets none", "[text]") {
    constexpr std::array<std::string_view, 9> kKnown{
        "move", "place", "stay", "again", "scramble", "end", "undo", "set", "seed"};
    CHECK(near_words("moev", kKnown) == Words{"move"});
    CHECK(near_words("scrable", kKnown) == Words{"scramble"});
    CHECK(near_words("sarcmble", kKnown) == Words{"scramble"});
    CHECK(near_words("plaec", kKnown) == Words{"place"});
    CHECK(near_words("edn", kKnown) == Words{"end"});
    CHECK(near_words("move", kKnown) == Words{"move"});
    CHECK(near_words("sed", kKnown) == Words{"set", "seed"});
    CHECK(near_words("dragon", kKnown).empty());
    CHECK(near_words("x", kKnown).empty());
    CHECK(near_words("", kKnown).empty());
    CHECK(near_words(std::string(kMaxLineBytes, 'e'), kKnown).empty());
}

TEST_CASE("a swap of letters ranks before a wrong letter", "[text]") {
    constexpr std::array<std::string_view, 3> kKnown{"say", "stay", "sate"};
    CHECK(near_words("saty", kKnown) == Words{"stay"});
}

TEST_CASE("at most three different words are suggested", "[text]") {
    constexpr std::array<std::string_view, 6> kKnown{"cat", "bat", "cat", "hat", "mat", "rat"};
    CHECK(near_words("xat", kKnown) == Words{"cat", "bat", "hat"});
    CHECK(did_you_mean("xat", kKnown) == "did you mean `cat`, `bat` or `hat`?");
    CHECK(did_you_mean_sentence("xat", std::span(kKnown).first(1)) == " Did you mean `cat`?");
    CHECK(did_you_mean("dog", kKnown).empty());
    CHECK(did_you_mean_sentence("dog", kKnown).empty());
}

TEST_CASE("the words listed in a text are those that can be typed", "[text]") {
    CHECK(
        listed_words("striker, judo, submission or wrestler")
        == Words{"striker", "judo", "submission", "wrestler"}
    );
    CHECK(listed_words("noise, or the end of the line") == Words{"noise"});
    CHECK(listed_words("random or search or search:PLAYOUTS") == Words{"random", "search"});
    CHECK(listed_words("a prisoner from 1 to 4").empty());
    CHECK(listed_words("log [N|--unfold ID]") == Words{"log", "--unfold"});
    CHECK(
        listed_words("show [--plain|--position [--order [--past-reveals]]|--json]")
        == Words{"show", "--plain", "--position", "--order", "--past-reveals", "--json"}
    );
    CHECK(listed_words("").empty());
}

}  // namespace
}  // namespace tenebrae::core
