// SPDX-License-Identifier: MIT
#include "core/suggestion.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <optional>

namespace tenebrae::core {
namespace {

constexpr std::size_t kMostSuggestions = 3;

/// The last three rows of the table of distances between all prefixes of two words.
struct DistanceRows {
    std::vector<int> before_last;
    std::vector<int> last;
    std::vector<int> current;

    void advance() {
        before_last.swap(last);
        last.swap(current);
    }
};

int distance_at(
    const DistanceRows& rows,
    std::string_view left,
    std::string_view right,
    std::size_t i,
    std::size_t j
) {
    const int substituted = rows.last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
    int best = std::min({substituted, rows.last[j] + 1, rows.current[j - 1] + 1});
    if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1]) {
        best = std::min(best, rows.before_last[j - 2] + 1);
    }
    return best;
}

/// Returns how many typing errors are forgiven: none in one letter, one in up to four letters, two
/// in a longer word.
int slips_forgiven(std::string_view word) {
    if (word.size() < 3) {
        return word.size() == 2 ? 1 : 0;
    }
    return word.size() < 5 ? 1 : 2;
}

std::size_t difference(std::size_t left, std::size_t right) {
    return std::max(left, right) - std::min(left, right);
}

std::string offered(std::string_view word, std::span<const std::string_view> candidates) {
    std::vector<std::string> words;
    for (const std::string_view near : near_words(word, candidates)) {
        words.push_back("`" + std::string(near) + "`");
    }
    return joined(words, ", ", " or ");
}

/// Returns "column" for " column]", only the option for "--unfold ID", and nothing for several
/// words.
std::optional<std::string_view> word_to_type(std::string_view item) {
    const std::size_t begin = item.find_first_not_of(" [");
    item.remove_prefix(std::min(begin, item.size()));
    const std::size_t end = item.find_first_of(item.starts_with("--") ? " ]" : "]");
    item = item.substr(0, end);
    item = item.substr(0, item.find_last_not_of(" .") + 1);
    const bool is_word = !item.empty() && std::ranges::none_of(item, [](char letter) {
        return letter == ' ' || letter == ':' || (letter >= 'A' && letter <= 'Z');
    });
    return is_word ? std::optional(item) : std::nullopt;
}

}  // namespace

int edit_distance(std::string_view left, std::string_view right) {
    const std::size_t width = right.size() + 1;
    DistanceRows rows{
        .before_last = std::vector<int>(width),
        .last = std::vector<int>(width),
        .current = std::vector<int>(width)};
    for (std::size_t j = 0; j < width; ++j) {
        rows.current[j] = static_cast<int>(j);
    }
    for (std::size_t i = 1; i <= left.size(); ++i) {
        rows.advance();
        rows.current[0] = static_cast<int>(i);
        for (std::size_t j = 1; j < width; ++j) {
            rows.current[j] = distance_at(rows, left, right, i, j);
        }
    }
    return rows.current.back();
}

std::vector<std::string_view>
near_words(std::string_view word, std::span<const std::string_view> candidates) {
    std::vector<std::string_view> best;
    int fewest = slips_forgiven(word);
    for (const std::string_view candidate : candidates) {
        if (difference(word.size(), candidate.size()) > static_cast<std::size_t>(fewest)) {
            continue;
        }
        const int slips = edit_distance(word, candidate);
        if (slips < fewest) {
            best.clear();
        }
        if (slips <= fewest && std::ranges::find(best, candidate) == best.end()) {
            best.push_back(candidate);
            fewest = slips;
        }
    }
    const auto others =
        std::stable_partition(best.begin(), best.end(), [word](std::string_view candidate) {
            return std::ranges::is_permutation(word, candidate);
        });
    if (others != best.begin()) {
        best.erase(others, best.end());
    }
    best.resize(std::min(best.size(), kMostSuggestions));
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
    const std::string offer = offered(word, candidates);
    return offer.empty() ? "" : "did you mean " + offer + "?";
}

std::string
did_you_mean_sentence(std::string_view word, std::span<const std::string_view> candidates) {
    const std::string offer = offered(word, candidates);
    return offer.empty() ? "" : " Did you mean " + offer + "?";
}

std::vector<std::string_view> listed_words(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(
            {text.find(", "), text.find(" or "), text.find('|'), text.find(" ["), text.size()}
        );
        if (const auto word = word_to_type(text.substr(0, end))) {
            words.push_back(*word);
        }
        text.remove_prefix(end);
        const std::size_t skipped = text.starts_with(" or ") ? 4 : text.starts_with('|') ? 1 : 2;
        text.remove_prefix(std::min(skipped, text.size()));
    }
    return words;
}

}  // namespace tenebrae::core
