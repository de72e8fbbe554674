// SPDX-License-Identifier: MIT
// tenebrae complete: the words that can follow on a command line, for completion in shells.
#include "app/console.hpp"
#include "app/program.hpp"
#include "app/usage_errors.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace tenebrae::app {

namespace {

using Words = std::span<const std::string>;

/// Prints one word on each line, with its summary after a tab. ":files" and ":folders" stand for
/// the names of files and folders, which the shell finds itself.
class Completion {
public:
    explicit Completion(const CommandLine& line) : line_(line) {}

    /// Returns the lines for the word that comes after these.
    std::string after(Words words) {
        const std::size_t place = skip_options(words, line_.options());
        if (place > words.size()) {
            add_values(*find_option(line_.options(), words.back()));
        } else if (place == words.size()) {
            add_options(line_.options());
            add_option("--help", "print this help and exit");
            add_option("--version", "print the version and exit");
            add_subcommands();
            add_shorthands();
        } else {
            add_after_subcommand(words.subspan(place));
        }
        return std::move(text_);
    }

private:
    /// Returns the index of the first word that is neither an option nor the value of one; more
    /// than the number of words if the last one needs a value.
    static std::size_t skip_options(Words words, std::span<const Option> options) {
        std::size_t place = 0;
        while (place < words.size() && words[place].starts_with('-')) {
            place += takes_next(options, words[place]) ? 2U : 1U;
        }
        return place;
    }

    /// Returns true if the word after this one is the value of an option.
    static bool takes_next(std::span<const Option> options, const std::string& word) {
        const Option* const option = find_option(options, word);
        return word.starts_with('-') && word.find('=') == std::string::npos && option != nullptr
               && !option->type.empty();
    }

    [[nodiscard]] const Subcommand* subcommand(std::string_view name) const {
        const auto found = std::ranges::find(line_.subcommands(), name, &Subcommand::name);
        return found == line_.subcommands().end() ? nullptr : &*found;
    }

    void add(std::string_view word, std::string_view summary) {
        text_.append(word);
        if (!summary.empty()) {
            text_.append("\t").append(summary);
        }
        text_ += '\n';
    }

    void add_option(std::string_view name, std::string_view summary) {
        if (given_.insert(std::string(name)).second) {
            add(name, summary);
        }
    }

    /// Adds the long names of options that were not given yet or can be repeated.
    void add_options(std::span<const Option> options) {
        for (const Option& option : options) {
            std::string_view rest = option.is_positional() ? "" : std::string_view{option.names};
            const bool is_repeatable =
                std::holds_alternative<std::vector<std::string>*>(option.target);
            const bool was_given = given_.contains(option.typed_name());
            while (!rest.empty() && (is_repeatable || !was_given)) {
                const std::string_view name = rest.substr(0, rest.find(','));
                rest.remove_prefix(std::min(name.size() + 1, rest.size()));
                if (name.starts_with("--")) {
                    add(name, option.summary);
                }
            }
        }
    }

    void add_values(const Option& option) {
        for (const std::string& word : option.check.values) {
            add(word, {});
        }
        for (const std::string& word :
             option.offers ? option.offers() : std::vector<std::string>{}) {
            add(word, {});
        }
        if (option.type == "FILE" || option.type == "POSITION") {
            add(":files", {});
        } else if (option.type == "FOLDER") {
            add(":folders", {});
        }
    }

    /// Adds the next word of each subcommand whose name begins with these words.
    void add_subcommands(const std::string& begun = {}) {
        for (const Subcommand& command : line_.subcommands()) {
            const std::string_view name = command.name;
            const bool is_inside = name.size() > begun.size() && name.starts_with(begun);
            const std::string_view rest = is_inside ? name.substr(begun.size()) : "";
            if (!rest.empty() && rest.find(' ') == std::string_view::npos) {
                add(rest, command.summary);
            }
        }
    }

    void add_shorthands() {
        for (const Shorthand& shorthand : line_.shorthands()) {
            if (shorthand.is_suffix()) {
                add(":files", {});
            } else {
                add(shorthand.word, core::joined(shorthand.before, " ") + " " + shorthand.word);
            }
        }
    }

    void add_after_subcommand(Words words) {
        std::string name = words.front();
        const Subcommand* command = subcommand(name);
        if (command == nullptr) {
            complete_shorthand(words);
            return;
        }
        words = words.subspan(1);
        if (!words.empty() && subcommand(name + " " + words.front()) != nullptr) {
            command = subcommand(name + " " + words.front());
            words = words.subspan(1);
        } else if (words.empty()) {
            add_subcommands(name + " ");
        }
        add_arguments(*command, words);
    }

    /// A game in place of a subcommand, or a file, is the first argument of `play`.
    void complete_shorthand(Words words) {
        for (const Shorthand& shorthand : line_.shorthands()) {
            const bool is_it = shorthand.is_suffix()
                                   ? words.front().ends_with(shorthand.word.substr(1))
                                   : words.front() == shorthand.word;
            if (is_it) {
                std::vector<std::string> whole = shorthand.before;
                whole.insert(whole.end(), words.begin(), words.end());
                add_after_subcommand(whole);
                return;
            }
        }
    }

    /// Adds what can come after these arguments of a subcommand.
    void add_arguments(const Subcommand& command, Words words) {
        std::vector<std::string> positionals;
        bool are_options = true;
        for (std::size_t place = 0; place < words.size(); ++place) {
            const std::string& word = words[place];
            if (are_options && word == "--") {
                are_options = false;
            } else if (!are_options || !word.starts_with('-') || word == "-") {
                positionals.push_back(word);
            } else if (!takes_next(command.options, word)) {
                note_given(command.options, word);
            } else if (place + 1 == words.size()) {
                add_values(*find_option(command.options, word));
                return;
            } else {
                note_given(command.options, word);
                ++place;
            }
        }
        add_positional(command, positionals);
        if (are_options) {
            add_options(command.options);
            add_option("--help", "print this help and exit");
        }
    }

    void note_given(std::span<const Option> options, const std::string& word) {
        if (const Option* const option = find_option(options, word)) {
            given_.insert(option->typed_name());
        }
    }

    void add_positional(const Subcommand& command, const std::vector<std::string>& given) {
        std::size_t place = 0;
        for (const Option& option : command.options) {
            if (!option.is_positional() || (place++ != given.size() && !option.is_repeatable)) {
                continue;
            }
            if (option.type == "COMMAND") {
                add_subcommands(given.empty() ? "" : core::joined(given, " ") + " ");
            } else {
                add_values(option);
            }
        }
    }

    const CommandLine& line_;
    std::set<std::string> given_;
    std::string text_;
};

}  // namespace

Subcommand complete_command(const CommandLine& line) {
    const auto words = std::make_shared<std::vector<std::string>>();
    Subcommand command{"complete", "Print the words that can come next, for a shell"};
    command.options.push_back(
        {.names = "words",
         .target = words.get(),
         .summary = "the words of the command line before, after --",
         .type = "WORD",
         .is_repeatable = true}
    );
    command.task = [words, &line] {
        return write(Completion(line).after(*words)) ? ExitStatus::Good : ExitStatus::Failure;
    };
    return command;
}

}  // namespace tenebrae::app
