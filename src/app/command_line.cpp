// SPDX-License-Identifier: MIT
// The only file that includes CLI11, which takes seconds to compile.
#include "app/command_line.hpp"

#include "app/usage_errors.hpp"
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "core/wrap.hpp"
#include "table/text_line.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace tenebrae::app {

namespace {

Check check_of(CLI::Validator validator) {
    Check check;
    check.name = validator.get_description();
    check.error = [validator = std::move(validator)](const std::string& value) {
        return validator(value);
    };
    return check;
}

/// Wraps descriptions at the width of the terminal; keeps their column if it is wide enough.
class HelpFormatter : public CLI::Formatter {
public:
    explicit HelpFormatter(int width) {
        const int column = std::min(static_cast<int>(get_column_width()), width * 3 / 8);
        column_width(static_cast<std::size_t>(column));
        width_ = width - column;
    }

    std::string make_option_desc(const CLI::Option* option) const override {
        return core::joined(core::wrap(option->get_description(), width_), "\n");
    }

private:
    int width_ = 0;
};

CLI::Option* add(CLI::App& parser, const Option& row, bool* flag) {
    return parser.add_flag(row.names, *flag, row.summary);
}

/// Checks for an empty name, which CLI11 itself treats as not given.
CLI::Option* add(CLI::App& parser, const Option& row, std::optional<std::string>* text) {
    const auto take = [text](const std::string& value) { *text = value; };
    return parser.add_option_function<std::string>(row.names, take, row.summary);
}

CLI::Option* add(CLI::App& parser, const Option& row, std::vector<std::string>* list) {
    CLI::Option* const option = parser.add_option(row.names, *list, row.summary);
    if (!row.is_repeatable) {
        option->expected(1)->allow_extra_args(false);
    }
    if (!row.is_positional()) {
        option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    return option;
}

template <class Value>
CLI::Option* add(CLI::App& parser, const Option& row, Value* value) {
    return parser.add_option(row.names, *value, row.summary);
}

void add_option(CLI::App& parser, const Option& row) {
    CLI::Option* const option =
        std::visit([&](auto* target) { return add(parser, row, target); }, row.target);
    option->required(row.is_required);
    if (!row.type.empty()) {
        option->type_name(row.type);
    }
    if (row.check.error) {
        option->check(CLI::Validator(
            [error = row.check.error](const std::string& value) { return error(value); },
            row.check.name
        ));
    }
    if (row.shows_default) {
        option->capture_default_str();
    }
    if (row.takes_no_value) {
        option->disable_flag_override();
    }
}

/// Adds all options before setting `needs` and `excludes`, which refer to them.
void add_options(CLI::App& parser, const std::vector<Option>& rows) {
    for (const Option& row : rows) {
        add_option(parser, row);
    }
    for (const Option& row : rows) {
        CLI::Option* const option = parser.get_option(row.typed_name());
        for (const std::string& other : row.needs) {
            option->needs(parser.get_option(other));
        }
        for (const std::string& other : row.excludes) {
            option->excludes(parser.get_option(other));
        }
    }
}

/// Returns true if a name is empty. Subcommands would treat it as an option that was not given.
bool names_nothing(const GivenOption& given) {
    constexpr std::array<std::string_view, 3> kNames{"FILE", "NAME", "POSITION"};
    return std::holds_alternative<std::string*>(given.option->target)
           && std::ranges::find(kNames, given.option->type) != kNames.end()
           && std::ranges::find(given.values, "") != given.values.end();
}

std::vector<GivenOption> given_of(const Subcommand& row, const CLI::App& subcommand) {
    std::vector<GivenOption> given;
    for (const Option& option : row.options) {
        const CLI::Option* const parsed = subcommand.get_option(option.typed_name());
        if (parsed->count() > 0) {
            given.push_back({&option, parsed->results()});
        }
    }
    return given;
}

std::string usage_error_of(const ParsedCommandLine& reading) {
    const auto nameless = std::ranges::find_if(reading.given, names_nothing);
    if (nameless != reading.given.end()) {
        return nameless->option->typed_name() + ": the name is empty";
    }
    const bool asks = reading.subcommand != nullptr && reading.subcommand->usage_error;
    return asks ? reading.subcommand->usage_error() : std::string{};
}

}  // namespace

Check one_of(std::vector<std::string> values) {
    Check check;
    check.name = "{" + core::joined(values, ",") + "}";
    check.values = values;
    check.error = [values = std::move(values)](const std::string& value) -> std::string {
        const std::vector<std::string_view> known(values.begin(), values.end());
        if (std::ranges::find(known, value) != known.end()) {
            return {};
        }
        return "`" + value + "` is not one of " + core::joined(values, ", ") + "."
               + core::did_you_mean_sentence(value, known);
    };
    return check;
}

Check in_range(int least, int most) {
    return check_of(CLI::Range(least, most));
}

Check is_positive() {
    return check_of(CLI::PositiveNumber);
}

std::string_view Option::name() const {
    const std::string_view all = names;
    const std::size_t dashes = all.find("--");
    return dashes == std::string_view::npos
               ? all
               : all.substr(dashes + 2, all.find(',', dashes) - dashes - 2);
}

bool Option::is_positional() const {
    return !names.starts_with('-');
}

std::string Option::typed_name() const {
    return (is_positional() ? "" : "--") + std::string(name());
}

const Option* Subcommand::option(std::string_view wanted) const {
    const auto found = std::ranges::find(options, wanted, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

CommandLine::CommandLine(
    const std::string& program, const std::string& summary, const std::string& version, int width
)
    : parser_(std::make_unique<CLI::App>(summary, program)), width_(width) {
    parser_->formatter(std::make_shared<HelpFormatter>(width));
    parser_->set_help_flag("-h,--help", "print this help and exit");
    parser_->set_version_flag("-V,--version", version, "print the version and exit");
    parser_->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

void CommandLine::add(const Option& option) {
    add_options(*parser_, {option});
    options_.push_back(option);
}

void CommandLine::add(Subcommand subcommand) {
    const std::size_t blank = subcommand.name.find(' ');
    const bool is_nested = blank != std::string::npos;
    CLI::App* const above = is_nested ? parser_of(subcommand.name.substr(0, blank)) : parser_.get();
    const std::string word = subcommand.name.substr(is_nested ? blank + 1 : 0);
    add_options(*above->add_subcommand(word, subcommand.summary), subcommand.options);
    above->require_subcommand(0, 1);
    subcommands_.push_back(std::move(subcommand));
}

void CommandLine::add(Shorthand shorthand) {
    shorthands_.push_back(std::move(shorthand));
}

CLI::App* CommandLine::parser_of(const std::string& name) const {
    CLI::App* parser = parser_.get();
    std::istringstream words(name);
    for (std::string word; words >> word;) {
        parser = parser->get_subcommand(word);
    }
    return parser;
}

const Subcommand* CommandLine::parsed() const {
    const Subcommand* innermost = nullptr;
    for (const Subcommand& row : subcommands_) {
        // For "sim summary" both "sim" and "sim summary" match; the longer name comes later.
        innermost = parser_of(row.name)->parsed() ? &row : innermost;
    }
    return innermost;
}

std::vector<std::string> CommandLine::expanded(std::vector<std::string> words) const {
    std::size_t place = 0;
    while (place < words.size() && words[place].starts_with('-')) {
        const Option* const option = find_option(options_, words[place]);
        const bool has_value = option != nullptr && !option->type.empty()
                               && words[place].find('=') == std::string::npos;
        place += has_value ? 2 : 1;
    }
    if (place >= words.size()) {
        return words;
    }
    const auto shorthand = std::ranges::find_if(shorthands_, [&](const Shorthand& row) {
        return row.is_suffix() ? words[place].ends_with(row.word.substr(1))
                               : table::same_word(row.word, words[place]);
    });
    if (shorthand != shorthands_.end()) {
        const auto at = words.begin() + static_cast<std::ptrdiff_t>(place);
        words.insert(at, shorthand->before.begin(), shorthand->before.end());
    }
    return words;
}

std::string
CommandLine::errors(const std::vector<std::string>& words, const std::string& other) const {
    const UnparsedLine line{
        words, parser_->remaining(true), parsed(), options_, subcommands_, shorthands_};
    std::vector<std::string> lines = unparsed_word_errors(line);
    if (!other.empty()) {
        lines.push_back(other);
    }
    return core::joined(lines, "\n");
}

std::string CommandLine::missing_arguments() const {
    const Subcommand* const row = parsed();
    if (row == nullptr) {
        return {};
    }
    std::vector<std::string> lines;
    for (const Option& option : row->options) {
        if (option.is_required && parser_of(row->name)->count(option.typed_name()) == 0) {
            lines.push_back(missing_argument(option));
        }
    }
    return core::joined(lines, "\n");
}

ParsedCommandLine CommandLine::read(int count, const char* const* arguments) {
    const auto misused = [this](std::string text) {
        return ParsedCommandLine{
            .kind = ParsedCommandLine::Kind::UsageError,
            .text = std::move(text),
            .subcommand = parsed()};
    };
    const std::vector<std::string> words =
        expanded({arguments + std::min(1, count), arguments + count});
    try {
        parser_->parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::CallForHelp&) {
        return {
            .kind = ParsedCommandLine::Kind::PrintOnly,
            .text = help(parsed() == nullptr ? "" : parsed()->name)};
    } catch (const CLI::Success& success) {
        // --version: exit() writes the version.
        std::ostringstream text;
        parser_->exit(success, text, text);
        return {.kind = ParsedCommandLine::Kind::PrintOnly, .text = text.str()};
    } catch (const CLI::ExtrasError&) {
        return misused(errors(words, ""));
    } catch (const CLI::RequiredError& error) {
        const std::string missing = missing_arguments();
        return misused(errors(words, missing.empty() ? error.what() : missing));
    } catch (const CLI::ArgumentMismatch& error) {
        const std::span<const Option> options =
            parsed() == nullptr ? std::span<const Option>(options_) : parsed()->options;
        const std::string mismatch = value_count_error(options, words);
        return misused(errors(words, mismatch.empty() ? error.what() : mismatch));
    } catch (const CLI::ParseError& error) {
        return misused(errors(words, error.what()));
    }
    ParsedCommandLine reading;
    reading.subcommand = parsed();
    if (reading.subcommand != nullptr) {
        reading.given = given_of(*reading.subcommand, *parser_of(reading.subcommand->name));
    }
    reading.text = usage_error_of(reading);
    reading.kind =
        reading.text.empty() ? ParsedCommandLine::Kind::Good : ParsedCommandLine::Kind::UsageError;
    return reading;
}

std::string CommandLine::help(const std::string& subcommand) const {
    const CLI::App* shown = parser_.get();
    std::string name = shown->get_name();
    if (!subcommand.empty()) {
        shown = parser_of(subcommand);
        name += " " + subcommand;
    }
    // The parser's own help() describes the subcommand that was parsed.
    const std::string text =
        shown->get_formatter()->make_help(shown, name, CLI::AppFormatMode::Normal);
    return core::wrap_wide_lines(text, width_);
}

}  // namespace tenebrae::app
