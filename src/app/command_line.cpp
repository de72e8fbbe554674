// SPDX-License-Identifier: MIT
// The only file that includes CLI11, which is seconds of compiling.
#include "app/command_line.hpp"

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
    check.fault = [validator = std::move(validator)](const std::string& value) {
        return validator(value);
    };
    return check;
}

CLI::Option* add(CLI::App& parser, const Option& row, bool* flag) {
    return parser.add_flag(row.names, *flag, row.summary);
}

/// CLI11 itself takes an empty word for none.
CLI::Option* add(CLI::App& parser, const Option& row, std::optional<std::string>* text) {
    const auto take = [text](const std::string& value) { *text = value; };
    return parser.add_option_function<std::string>(row.names, take, row.summary);
}

CLI::Option* add(CLI::App& parser, const Option& row, std::vector<std::string>* list) {
    CLI::Option* const option = parser.add_option(row.names, *list, row.summary);
    if (!row.takes_many) {
        option->expected(1)->allow_extra_args(false);
    }
    if (!row.is_known_by_place()) {
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
    if (row.check.fault) {
        option->check(CLI::Validator(
            [fault = row.check.fault](const std::string& value) { return fault(value); },
            row.check.name
        ));
    }
    if (row.shows_default) {
        option->capture_default_str();
    }
    if (row.is_bare) {
        option->disable_flag_override();
    }
}

/// What goes with what is said when all are there.
void add_options(CLI::App& parser, const std::vector<Option>& rows) {
    for (const Option& row : rows) {
        add_option(parser, row);
    }
    for (const Option& row : rows) {
        CLI::Option* const option = parser.get_option(row.written());
        for (const std::string& other : row.needs) {
            option->needs(parser.get_option(other));
        }
        for (const std::string& other : row.excludes) {
            option->excludes(parser.get_option(other));
        }
    }
}

/// To the subcommands an empty text is an option that was not given: they would do something else
/// than was asked for.
bool names_nothing(const Given& given) {
    constexpr std::array<std::string_view, 3> kNames{"FILE", "NAME", "POSITION"};
    return std::holds_alternative<std::string*>(given.option->target)
           && std::ranges::find(kNames, given.option->type) != kNames.end()
           && std::ranges::find(given.values, "") != given.values.end();
}

std::vector<Given> given_of(const Subcommand& row, const CLI::App& subcommand) {
    std::vector<Given> given;
    for (const Option& option : row.options) {
        const CLI::Option* const parsed = subcommand.get_option(option.written());
        if (parsed->count() > 0) {
            given.push_back({&option, parsed->results()});
        }
    }
    return given;
}

std::string misuse_of(const Reading& reading) {
    const auto nameless = std::ranges::find_if(reading.given, names_nothing);
    if (nameless != reading.given.end()) {
        return nameless->option->written() + ": an empty name is no name";
    }
    const bool asks = reading.subcommand != nullptr && reading.subcommand->misuse;
    return asks ? reading.subcommand->misuse() : std::string{};
}

}  // namespace

Check one_of(std::vector<std::string> values) {
    return check_of(CLI::IsMember(std::move(values)));
}

Check from_to(int least, int most) {
    return check_of(CLI::Range(least, most));
}

Check above_zero() {
    return check_of(CLI::PositiveNumber);
}

std::string_view Option::name() const {
    const std::string_view all = names;
    const std::size_t dashes = all.find("--");
    return dashes == std::string_view::npos
               ? all
               : all.substr(dashes + 2, all.find(',', dashes) - dashes - 2);
}

bool Option::is_known_by_place() const {
    return !names.starts_with('-');
}

std::string Option::written() const {
    return (is_known_by_place() ? "" : "--") + std::string(name());
}

const Option* Subcommand::option(std::string_view wanted) const {
    const auto found = std::ranges::find(options, wanted, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

CommandLine::CommandLine(
    const std::string& program, const std::string& summary, const std::string& version
)
    : parser_(std::make_unique<CLI::App>(summary, program)) {
    parser_->set_version_flag("--version", version);
    parser_->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

void CommandLine::add(const Option& option) {
    add_options(*parser_, {option});
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

CLI::App* CommandLine::parser_of(const std::string& name) const {
    CLI::App* parser = parser_.get();
    std::istringstream words(name);
    for (std::string word; words >> word;) {
        parser = parser->get_subcommand(word);
    }
    return parser;
}

Reading CommandLine::read(int count, const char* const* words) {
    try {
        parser_->parse(count, words);
    } catch (const CLI::Success& success) {
        // --help and --version: exit() writes what was asked for.
        std::ostringstream text;
        parser_->exit(success, text, text);
        return {.kind = Reading::Kind::Answered, .text = text.str()};
    } catch (const CLI::ParseError& error) {
        return {.kind = Reading::Kind::Misused, .text = error.what()};
    }
    Reading reading;
    for (const Subcommand& row : subcommands_) {
        // Of "sim summary" both are there, and the longer name comes later.
        if (const CLI::App& parser = *parser_of(row.name); parser.parsed()) {
            reading.subcommand = &row;
            reading.given = given_of(row, parser);
        }
    }
    reading.text = misuse_of(reading);
    reading.kind = reading.text.empty() ? Reading::Kind::Good : Reading::Kind::Misused;
    return reading;
}

std::string CommandLine::help(const std::string& subcommand) const {
    const CLI::App* shown = parser_.get();
    std::string name = shown->get_name();
    if (!subcommand.empty()) {
        shown = parser_of(subcommand);
        name += " " + subcommand;
    }
    // The parser's own help() tells of the subcommand that was read.
    return shown->get_formatter()->make_help(shown, name, CLI::AppFormatMode::Normal);
}

}  // namespace tenebrae::app
