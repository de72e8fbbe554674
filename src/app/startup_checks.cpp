// SPDX-License-Identifier: MIT
#include "app/startup_checks.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tenebrae::app {

namespace {

using Content = Variable::Content;

constexpr const char* kRestricted = "TENEBRAE_RESTRICTED";

constexpr std::array kVariables{
    Variable{"ACCESSIBLE", Content::Word, true},
    Variable{"COLORTERM", Content::Word, true},
    Variable{"ESCDELAY", Content::Word, true},
    Variable{"HOME", Content::Path, true},
    Variable{"LANG", Content::Word, true},
    Variable{"LC_ALL", Content::Word, true},
    Variable{"LC_CTYPE", Content::Word, true},
    Variable{"NO_COLOR", Content::Word, true},
    Variable{"TENEBRAE_CONFIG", Content::Path, false},
    Variable{"TENEBRAE_DATA", Content::Path, false},
    Variable{"TENEBRAE_PERSON", Content::Name, true},
    Variable{"TENEBRAE_PROGRAMS", Content::Word, true},
    Variable{kRestricted, Content::Word, true},
    Variable{"TENEBRAE_SEARCHES", Content::Word, true},
    Variable{"TENEBRAE_TABLES", Content::Path, true},
    Variable{"TENEBRAE_TALK", Content::Word, true},
    Variable{"TERM", Content::Word, true},
    Variable{"XDG_CONFIG_HOME", Content::Path, false},
    Variable{"XDG_DATA_HOME", Content::Path, true},
};

bool is_of_a_word(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
           || (letter >= '0' && letter <= '9')
           || std::string_view(".,_+-@:=;/").find(letter) != std::string_view::npos;
}

std::size_t most_bytes(Content content) {
    return content == Content::Path ? kMaxPathBytes : kMaxWordBytes;
}

bool is_usable(Content content, std::string_view value) {
    return value.size() <= most_bytes(content)
           && (content == Content::Word ? std::ranges::all_of(value, is_of_a_word)
                                        : core::is_printable(value));
}

core::Diagnostic unusable(core::Error error, Content content, std::string_view value) {
    constexpr std::size_t kShown = 40;
    const bool fits = value.size() <= most_bytes(content);
    const std::string_view what =
        content == Content::Word ? " letters, digits and .,_+-@:=;/" : " bytes of printable text";
    return std::move(error)
        .expected("at most " + std::to_string(most_bytes(content)) + std::string(what))
        .got(
            fits ? std::string(value)
                 : std::to_string(value.size()) + " bytes, starting with "
                       + std::string(value.substr(0, kShown))
        );
}

}  // namespace

std::span<const Variable> variables() {
    return kVariables;
}

void reserve_standard_streams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (::fcntl(stream, F_GETFD) < 0) {
            // open() returns this number: it is the lowest that is free.
            static_cast<void>(::open("/dev/null", O_RDWR | O_NOCTTY));
        }
    }
}

std::optional<core::Diagnostic>
check_arguments(int count, const char* const* arguments, bool is_restricted) {
    if (is_restricted && count > kMaxArguments) {
        return core::error("too-many-arguments", "Too many arguments.")
            .expected("at most " + std::to_string(kMaxArguments - 1));
    }
    std::size_t sum = 0;
    for (int at = 0; at < count; ++at) {
        const std::size_t bytes = std::strlen(arguments[at]);
        sum += bytes;
        if (bytes > kMaxArgumentBytes) {
            return core::error(
                       "arguments-too-long", "Argument " + std::to_string(at) + " is too long."
            )
                .expected("at most " + std::to_string(kMaxArgumentBytes) + " bytes");
        }
    }
    if (is_restricted && sum > kMaxBytesOfArguments) {
        return core::error("arguments-too-long", "The arguments are too long in total.")
            .expected("at most " + std::to_string(kMaxBytesOfArguments) + " bytes");
    }
    return std::nullopt;
}

std::optional<core::Diagnostic> check_value(const Variable& variable, std::string_view value) {
    if (is_usable(variable.content, value)) {
        return std::nullopt;
    }
    return unusable(
        core::error(
            "bad-environment",
            "The environment variable " + std::string(variable.name) + " has an invalid value."
        ),
        variable.content,
        value
    );
}

std::optional<core::Diagnostic> check_path(std::string_view option, std::string_view path) {
    if (is_usable(Content::Path, path)) {
        return std::nullopt;
    }
    return unusable(
        core::error("bad-path", "The path of " + std::string(option) + " is invalid."),
        Content::Path,
        path
    );
}

core::Diagnostics check_environment() {
    core::Diagnostics errors;
    for (const Variable& variable : kVariables) {
        const char* value = std::getenv(variable.name);
        if (value == nullptr) {
            continue;
        }
        if (auto error = check_value(variable, value)) {
            errors.push_back(*std::move(error));
        }
    }
    return errors;
}

void ignore_file_size_signal() {
    std::signal(SIGXFSZ, SIG_IGN);
}

void disable_suspend_key() {
    std::signal(SIGTSTP, SIG_IGN);
}

bool is_restricted_by_environment() {
    const char* value = std::getenv(kRestricted);
    return value != nullptr && *value != '\0';
}

bool is_restricted_by_arguments(int count, const char* const* arguments) {
    return std::any_of(arguments, arguments + count, [](const char* argument) {
        return std::string_view(argument) == kRestrictedOption;
    });
}

void drop_other_variables() {
    std::vector<std::pair<const char*, std::string>> preserved;
    for (const Variable& variable : kVariables) {
        const char* value = std::getenv(variable.name);
        if (variable.is_preserved && value != nullptr) {
            preserved.emplace_back(variable.name, value);
        }
    }
    ::clearenv();
    for (const auto& [name, value] : preserved) {
        ::setenv(name, value.c_str(), 1);
    }
}

}  // namespace tenebrae::app
