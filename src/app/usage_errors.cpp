// SPDX-License-Identifier: MIT
#include "app/usage_errors.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace tenebrae::app {

namespace {

std::string in_ticks(std::string_view word) {
    return "`" + std::string(word) + "`";
}

/// Returns "--seed" for "--seed=3".
std::string name_in(const std::string& word) {
    return word.substr(0, word.find('='));
}

/// Returns the names of all options, such as "-o" and "--output".
std::vector<std::string> names_of(std::span<const Option> options) {
    std::vector<std::string> names;
    for (const Option& option : options) {
        std::string_view rest = option.names;
        while (!option.is_positional() && !rest.empty()) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            names.emplace_back(rest.substr(0, comma));
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
    }
    return names;
}

/// Returns "summary" for "sim summary" and "sim"; nullopt for other subcommands.
std::optional<std::string_view> nested_in(const Subcommand& nested, const std::string& outer) {
    const std::string_view name = nested.name;
    return name.starts_with(outer + " ") ? std::optional(name.substr(outer.size() + 1))
                                         : std::nullopt;
}

class Explanation {
public:
    explicit Explanation(const UnparsedLine& line) : line_(line), command_(place_of_command()) {}

    std::vector<std::string> lines() {
        if (auto misspelt = misspelt_nested()) {
            return {*std::move(misspelt)};
        }
        for (const std::size_t place : places()) {
            if (is_option_at(place)) {
                lines_.push_back(unread_option(place));
            } else if (line_.subcommand == nullptr && !is_value(place)) {
                // Words after an unknown subcommand cannot be checked.
                lines_.push_back(unknown_subcommand(line_.words[place]));
                break;
            } else if (!is_value(place)) {
                lines_.push_back("Unexpected argument " + in_ticks(line_.words[place]) + ".");
            }
        }
        return lines_;
    }

private:
    /// Returns the index of the subcommand's first word; the number of words if there is none.
    [[nodiscard]] std::size_t place_of_command() const {
        const std::size_t count = line_.words.size();
        if (line_.subcommand == nullptr) {
            return count;
        }
        const std::string word = line_.subcommand->name.substr(0, line_.subcommand->name.find(' '));
        for (std::size_t place = 0; place < count; ++place) {
            const Option* before =
                place == 0 ? nullptr : find_option(line_.options, line_.words[place - 1]);
            if (line_.words[place] == word && (before == nullptr || before->type.empty())) {
                return place;
            }
        }
        return count;
    }

    /// Returns the indexes of the unparsed words. Of equal words the parser reads the first ones.
    [[nodiscard]] std::vector<std::size_t> places() const {
        std::vector<std::string> unparsed = line_.unparsed;
        std::vector<std::size_t> places;
        for (std::size_t place = line_.words.size(); place-- > 0;) {
            const auto found = std::ranges::find(unparsed, line_.words[place]);
            if (found != unparsed.end()) {
                unparsed.erase(found);
                places.push_back(place);
            }
        }
        std::ranges::reverse(places);
        return places;
    }

    /// Returns true if this word is an option; after "--" none is.
    [[nodiscard]] bool is_option_at(std::size_t place) const {
        const std::string& word = line_.words[place];
        return word.size() > 1 && word.starts_with('-')
               && std::ranges::find(line_.words.first(place), "--")
                      == line_.words.first(place).end();
    }

    /// Returns the options that can be given at this index.
    [[nodiscard]] std::span<const Option> options_at(std::size_t place) const {
        return line_.subcommand == nullptr || place < command_
                   ? line_.options
                   : std::span<const Option>(line_.subcommand->options);
    }

    /// Returns the option names to suggest at this index; before a subcommand, also its options.
    [[nodiscard]] std::vector<std::string> names_at(std::size_t place) const {
        const bool is_before = line_.subcommand == nullptr || place < command_;
        std::vector<std::string> names = names_of(options_at(place));
        names.insert(names.end(), {"--help", "-h"});
        if (is_before) {
            names.insert(names.end(), {"--version", "-V"});
        }
        if (is_before && line_.subcommand != nullptr) {
            const std::vector<std::string> own = names_of(line_.subcommand->options);
            names.insert(names.end(), own.begin(), own.end());
        }
        return names;
    }

    /// Returns true if this is the value of an unparsed option before it, which is misspelt or on
    /// the wrong side of the subcommand.
    [[nodiscard]] bool is_value(std::size_t place) const {
        if (place == 0 || !is_option_at(place - 1)) {
            return false;
        }
        const std::string name = name_in(line_.words[place - 1]);
        if (has_value(misplaced(place - 1, name))) {
            return true;
        }
        const std::vector<std::string> names = names_at(place - 1);
        const std::vector<std::string_view> known(names.begin(), names.end());
        return std::ranges::any_of(core::near_words(name, known), [&](std::string_view near) {
            const std::string other(near);
            return has_value(find_option(options_at(place - 1), other))
                   || has_value(misplaced(place - 1, other));
        });
    }

    static bool has_value(const Option* option) {
        return option != nullptr && !option->type.empty();
    }

    /// Returns the option of this name if it belongs on the other side of the subcommand, or needs
    /// one; else nullptr.
    [[nodiscard]] const Option* misplaced(std::size_t place, const std::string& name) const {
        if (line_.subcommand == nullptr) {
            const Subcommand* owner = first_with(name);
            return owner == nullptr ? nullptr : find_option(owner->options, name);
        }
        const std::span<const Option> others =
            place < command_ ? std::span<const Option>(line_.subcommand->options) : line_.options;
        return find_option(others, name);
    }

    [[nodiscard]] std::string unread_option(std::size_t place) const {
        const std::string name = name_in(line_.words[place]);
        if (line_.subcommand != nullptr) {
            if (misplaced(place, name) != nullptr) {
                return "Option " + in_ticks(name) + " must come "
                       + (place < command_ ? "after " : "before ")
                       + in_ticks(line_.subcommand->name) + ".";
            }
        } else if (const Subcommand* owner = first_with(name)) {
            return "Option " + in_ticks(name) + " needs a subcommand before it, such as "
                   + in_ticks(owner->name) + ".";
        }
        const std::vector<std::string> names = names_at(place);
        const std::vector<std::string_view> known(names.begin(), names.end());
        return "Unknown option " + in_ticks(name) + "." + core::did_you_mean_sentence(name, known);
    }

    [[nodiscard]] const Subcommand* first_with(const std::string& name) const {
        const auto found = std::ranges::find_if(line_.subcommands, [&name](const auto& command) {
            return find_option(command.options, name) != nullptr;
        });
        return found == line_.subcommands.end() ? nullptr : &*found;
    }

    [[nodiscard]] std::string unknown_subcommand(const std::string& word) const {
        std::vector<std::string_view> known;
        for (const Subcommand& command : line_.subcommands) {
            known.emplace_back(command.name);
        }
        for (const Shorthand& shorthand : line_.shorthands) {
            if (!shorthand.is_suffix()) {
                known.emplace_back(shorthand.word);
            }
        }
        return "Unknown subcommand " + in_ticks(word) + "."
               + core::did_you_mean_sentence(word, known);
    }

    /// Returns the error for "sim sumary FILE", where the parser takes the word for an argument.
    [[nodiscard]] std::optional<std::string> misspelt_nested() const {
        if (line_.unparsed.empty() || command_ + 1 >= line_.words.size()) {
            return std::nullopt;
        }
        const std::string& word = line_.words[command_ + 1];
        const std::string& outer = line_.subcommand->name;
        for (const Subcommand& command : line_.subcommands) {
            const auto nested = nested_in(command, outer);
            if (nested && !core::near_words(word, std::span(&*nested, 1)).empty()) {
                std::string typed = outer;
                typed.append(" ").append(word);
                return "Unknown subcommand " + in_ticks(typed) + ". Did you mean "
                       + in_ticks(command.name) + "?";
            }
        }
        return std::nullopt;
    }

    const UnparsedLine& line_;
    std::size_t command_;
    std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> unparsed_word_errors(const UnparsedLine& line) {
    return Explanation(line).lines();
}

const Option* find_option(std::span<const Option> options, const std::string& word) {
    const std::string name = name_in(word);
    const auto found = std::ranges::find_if(options, [&name](const Option& option) {
        const std::vector<std::string> names = names_of(std::span(&option, 1));
        return std::ranges::find(names, name) != names.end();
    });
    return found == options.end() ? nullptr : &*found;
}

std::string value_count_error(std::span<const Option> options, std::span<const std::string> words) {
    const Option* const last = words.empty() ? nullptr : find_option(options, words.back());
    if (last != nullptr && !last->type.empty()) {
        return "Option " + in_ticks(last->typed_name()) + " needs a value: " + last->type + ".";
    }
    for (const Option& option : options) {
        const auto names_it = [&option](const std::string& word) {
            return find_option(std::span(&option, 1), word) != nullptr;
        };
        if (option.takes_no_value && std::ranges::count_if(words, names_it) == 1) {
            return "Option " + in_ticks(option.typed_name()) + " takes no value.";
        }
        const bool repeats = std::holds_alternative<std::vector<std::string>*>(option.target);
        if (!repeats && std::ranges::count_if(words, names_it) > 1) {
            return "Option " + in_ticks(option.typed_name()) + " may be given only once.";
        }
    }
    return {};
}

std::string missing_argument(const Option& option) {
    return "Missing argument " + option.type + ": " + option.summary + ".";
}

}  // namespace tenebrae::app
