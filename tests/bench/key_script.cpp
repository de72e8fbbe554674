// SPDX-License-Identifier: MIT
#include "tests/bench/key_script.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace tenebrae::bench {

namespace {

struct NamedKey {
    std::string_view name;
    std::string_view bytes;
};
constexpr std::array kNames{
    NamedKey{"up", "\x1bOA"},
    NamedKey{"down", "\x1bOB"},
    NamedKey{"right", "\x1bOC"},
    NamedKey{"left", "\x1bOD"},
    NamedKey{"enter", "\r"},
    NamedKey{"tab", "\t"},
    NamedKey{"space", " "},
    NamedKey{"escape", "\x1b"},
    NamedKey{"backspace", "\x7f"},
    NamedKey{"page-up", "\x1b[5~"},
    NamedKey{"page-down", "\x1b[6~"},
    NamedKey{"f1", "\x1bOP"},
    NamedKey{"f10", "\x1b[21~"},
    NamedKey{"ctrl-l", "\x0c"},
    NamedKey{"hash", "#"},
    NamedKey{"pause", ""},  // none: for programs that are silent while they load
};

std::string bytes_of(const std::string& key) {
    const auto named = std::ranges::find(kNames, key, &NamedKey::name);
    if (named != kNames.end()) {
        return std::string{named->bytes};
    }
    const bool is_character =
        std::ranges::count_if(key, [](char byte) { return (byte & 0xc0) != 0x80; }) == 1;
    if (!is_character) {
        throw std::runtime_error{"no key is called " + key};
    }
    return key;
}

}  // namespace

std::vector<Press> read_script(const std::string& path) {
    std::ifstream file{path};
    if (!file) {
        throw std::runtime_error{"cannot read " + path};
    }
    std::vector<Press> presses;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words{line.substr(0, line.find('#'))};
        std::string kind;
        words >> kind;
        for (std::string key; words >> key;) {
            presses.push_back({kind, bytes_of(key)});
        }
    }
    return presses;
}

}  // namespace tenebrae::bench
