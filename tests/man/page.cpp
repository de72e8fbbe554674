// SPDX-License-Identifier: MIT
#include "man/page.hpp"

#include "core/text.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "games/vast/vast_referee.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>

namespace tenebrae::man {
namespace {

constexpr std::array<std::string_view, 4> kMacros{"Ar", "Cm", "Fl", "Ic"};

bool is_macro(std::string_view word) {
    return std::ranges::find(kMacros, word) != kMacros.end();
}

bool begins(std::string_view line, std::string_view start) {
    return line.substr(0, start.size()) == start;
}

}  // namespace

Strings lines_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error("cannot read " + path);
    }
    Strings lines;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(line);
    }
    return lines;
}

Strings section(const Strings& page, std::string_view title) {
    const auto is_title = [title](const std::string& line) {
        return line == ".Sh " + std::string(title) || line == ".Ss " + std::string(title);
    };
    const auto first = std::ranges::find_if(page, is_title);
    if (first == page.end()) {
        throw std::runtime_error("no section " + std::string(title));
    }
    const bool whole = begins(*first, ".Sh");
    const auto last = std::find_if(first + 1, page.end(), [whole](const std::string& line) {
        return begins(line, ".Sh ") || (!whole && begins(line, ".Ss "));
    });
    return {first + 1, last};
}

std::vector<Item> items(const Strings& lines) {
    std::vector<Item> found;
    int depth = 0;
    bool inside = false;
    for (const std::string& line : lines) {
        if (begins(line, ".Bl")) {
            ++depth;
            inside = false;
        } else if (begins(line, ".El")) {
            --depth;
            inside = false;
        } else if (begins(line, ".It")) {
            found.push_back({depth, line.size() > 4 ? line.substr(4) : std::string(), {}});
            inside = true;
        } else if (inside) {
            found.back().body.push_back(line);
        }
    }
    return found;
}

Strings heads(const Strings& lines, std::string_view macro) {
    Strings found;
    for (const Item& item : items(lines)) {
        if (begins(item.head, std::string(macro) + " ")) {
            found.push_back(item.head.substr(macro.size() + 1));
        }
    }
    return found;
}

Strings arguments(std::string_view head, std::string_view macro) {
    Strings found;
    bool wanted = false;
    for (const core::Word& word : core::split_words(head)) {
        if (is_macro(word.text)) {
            wanted = word.text == macro;
        } else if (wanted && word.text != "," && word.text != "|" && word.text != ":") {
            found.emplace_back(word.text);
        }
    }
    return found;
}

std::vector<Strings> displays(const Strings& lines) {
    std::vector<Strings> found;
    bool inside = false;
    for (const std::string& line : lines) {
        if (begins(line, ".Bd -literal")) {
            found.emplace_back();
            inside = true;
        } else if (begins(line, ".Ed")) {
            inside = false;
        } else if (inside) {
            found.back().push_back(line);
        }
    }
    return found;
}

Strings alternatives(const std::string& head) {
    Strings found;
    std::size_t begin = 0;
    for (std::size_t comma = head.find(" , "); comma != std::string::npos;
         comma = head.find(" , ", begin)) {
        found.push_back(head.substr(begin, comma - begin));
        begin = comma + 3;
    }
    found.push_back(head.substr(begin));
    return found;
}

Strings sorted(Strings strings) {
    std::ranges::sort(strings);
    return strings;
}

std::span<const table::GameMaker> games() {
    static const std::array makers{
        nightcage::nightcage_maker(),
        nyctophobia::nyctophobia_maker(),
        cagedin::cagedin_maker(),
        vast::vast_maker()};
    return makers;
}

host::Session make_session() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = games();
    environment.draw_seed = [] { return std::uint64_t{1}; };
    return host::Session(environment);
}

}  // namespace tenebrae::man
