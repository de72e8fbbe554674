// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "man/page.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>
#include <vector>

using namespace tenebrae;
using man::Strings;

namespace {

struct Chapter {
    char letter;
    int statements;
    /// If the page leaves numbers out or moves them: those that it has, as "1-4 7 6".
    std::string_view parts = {};
};
/// A game with its page, and the chapters of its rules that this version plays.
struct Book {
    std::string_view game;
    std::string_view letters;  ///< the prefix of its rules, before a hyphen
    std::vector<Chapter> chapters;
    [[nodiscard]] Strings page() const {
        return man::lines_of("man/tenebrae-" + std::string(game) + ".7");
    }
};

const std::array<Book, 4>& books() {
    static const std::array<Book, 4> all{
        {{"nightcage",
          "NC",
          {{'G', 5},
           {'T', 5},
           {'S', 4},
           {'L', 6},
           {'M', 6},
           {'C', 7},
           {'F', 6},
           {'Y', 3},
           {'A', 10},
           {'O', 6},
           {'N', 6},
           {'E', 3},
           {'X', 8},
           {'K', 6},
           {'P', 4},
           {'B', 2},
           {'D', 5},
           {'V', 3}}},
         {"nyctophobia", "HU", {{'G', 7},  {'C', 3},  {'S', 9},  {'B', 4}, {'O', 3},
                                {'T', 7},  {'F', 6},  {'M', 5},  {'P', 3}, {'H', 5},
                                {'W', 7},  {'L', 4},  {'X', 11}, {'N', 3}, {'K', 2},
                                {'D', 8},  {'J', 7},  {'V', 11}, {'Y', 7}, {'A', 10},
                                {'I', 10}, {'Q', 11}, {'E', 4},  {'Z', 4}, {'U', 9}}},
         {"cagedin", "CI", {{'G', 5},  {'H', 11}, {'K', 14}, {'B', 12}, {'S', 8},  {'T', 7},
                            {'A', 21}, {'D', 10}, {'O', 8},  {'M', 21}, {'F', 16}, {'E', 9},
                            {'X', 5},  {'Q', 6},  {'V', 9},  {'L', 2},  {'P', 7},  {'Z', 3},
                            {'I', 9},  {'Y', 5},  {'N', 2}}},
         {"vast",
          "VA",
          {{'G', 13},
           {'S', 7},
           {'M', 9},
           {'P', 6},
           {'R', 9},
           {'K', 47, "1-27 46-47 28-29 44-45 30-43"},
           {'B', 47, "1-18 20-35 40-47"},
           {'D', 34, "1-17 20-34"},
           {'C', 26, "1-14 20-26"},
           {'T', 27, "1-16 20-27"},
           {'X', 13},
           {'O', 5},
           {'V', 41, "1-3 10 20-25 28 30-36 40-41"},
           {'L', 4},
           {'N', 15},
           {'E', 10},
           {'I', 5},
           {'W', 4},
           {'J', 2},
           {'Y', 6},
           {'Z', 9}}}}};
    return all;
}

/// Returns the numbers of a chapter in the order of the page.
std::vector<int> numbers_of(const Chapter& chapter) {
    const std::string whole = "1-" + std::to_string(chapter.statements);
    std::vector<int> numbers;
    for (const core::Word& part :
         core::split_words(chapter.parts.empty() ? whole : chapter.parts)) {
        const std::string text(part.text);
        const std::size_t hyphen = text.find('-');
        const int last = std::stoi(text.substr(hyphen == std::string::npos ? 0 : hyphen + 1));
        for (int number = std::stoi(text); number <= last; ++number) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

Strings statements(const Book& book) {
    Strings numbers;
    for (const Chapter& chapter : book.chapters) {
        for (const int number : numbers_of(chapter)) {
            numbers.push_back(
                std::string(book.letters) + "-" + chapter.letter + std::to_string(number)
            );
        }
    }
    return numbers;
}

/// Returns the rules of all games.
std::set<std::string> all_statements() {
    std::set<std::string> all;
    for (const Book& book : books()) {
        for (std::string& number : statements(book)) {
            all.insert(std::move(number));
        }
    }
    return all;
}

void find_numbers(const std::string& text, std::set<std::string>& found) {
    static const std::regex statement_number("(CI|NC|HU|VA)-[A-Z][0-9]+");
    for (std::sregex_iterator match(text.begin(), text.end(), statement_number), end; match != end;
         ++match) {
        found.insert(match->str());
    }
}

/// Returns the rules that the program's output can cite, ignoring comments.
std::set<std::string> cited_by(const std::string& folder, const std::string& comment) {
    std::set<std::string> found;
    if (!std::filesystem::exists(folder)) {
        return found;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            for (const std::string& line : man::lines_of(entry.path().string())) {
                find_numbers(comment.empty() ? line : line.substr(0, line.find(comment)), found);
            }
        }
    }
    return found;
}

/// Returns the rules that the tests cite, in their texts and in the names of their directories.
std::set<std::string> cited_by_tests() {
    std::set<std::string> found;
    for (const char* folder : {"tests/cli", "tests/property", "tests/scenarios", "tests/unit"}) {
        found.merge(cited_by(folder, ""));
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            std::string name = entry.path().filename().string();
            std::ranges::transform(name, name.begin(), [](char letter) {
                return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A')
                                                      : letter;
            });
            find_numbers(name, found);
        }
    }
    return found;
}

bool is_number(std::string_view word) {
    return word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Returns the words of the text, without macros and without those marked as a printing.
Strings words_of(const Strings& lines) {
    Strings words;
    for (const std::string& line : lines) {
        const bool has_words = !line.starts_with(".") || line.starts_with(".Pq ");
        const std::string part = has_words ? line : std::string();
        for (const core::Word& word : core::split_words(part)) {
            std::string text(word.text);
            while (!text.empty() && std::string_view(",.;:)").find(text.back()) != std::string::npos
            ) {
                text.pop_back();
            }
            text.erase(0, std::min(text.find_first_not_of('('), text.size()));
            if (!text.empty()) {
                words.push_back(std::move(text));
            }
        }
    }
    return words;
}

}  // namespace

TEST_CASE("every rule is cited in full by a test", "[man]") {
    const std::set<std::string> cited = cited_by_tests();
    for (const std::string& number : all_statements()) {
        INFO(number);
        CHECK(cited.contains(number));
    }
}

TEST_CASE("the order of a turn calls its parts parts and never steps", "[man]") {
    const Strings page = man::lines_of("man/tenebrae-nightcage.7");
    const Strings words = words_of(man::section(page, "A TURN STEP BY STEP"));
    bool is_any = false;
    for (std::size_t at = 1; at < words.size(); ++at) {
        if (is_number(words[at])) {
            INFO(words[at - 1] << " " << words[at]);
            CHECK(words[at - 1] == "part");
            is_any = true;
        }
    }
    CHECK(is_any);
}

TEST_CASE(
    "the page of every game states each of its rules in scope exactly once and in order", "[man]"
) {
    for (const Book& book : books()) {
        const std::string start = std::string(book.letters) + "-";
        Strings stated;
        for (const man::Item& item : man::items(book.page())) {
            if (item.head.starts_with(start)) {
                INFO(item.head);
                stated.push_back(item.head);
                CHECK_FALSE(item.body.empty());
            }
        }
        CHECK(stated == statements(book));
    }
}

TEST_CASE(
    "every rule cited by the program and its data and saves and manual is in the manual", "[man]"
) {
    const std::set<std::string> known = all_statements();
    for (const auto& [folder, comment] :
         {std::pair<std::string, std::string>{"src", "//"},
          {"tui", "//"},
          {"data", ""},
          {"saves", ""},
          {"man", ""}}) {
        for (const std::string& number : cited_by(folder, comment)) {
            INFO(folder << " cites " << number);
            CHECK(known.contains(number));
        }
    }
}
