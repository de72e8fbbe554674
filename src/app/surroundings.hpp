// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// What the program is started with: checked before any of it is used.
namespace tenebrae::app {

inline constexpr int kMaxArguments = 256;
inline constexpr std::size_t kMaxArgumentBytes = 4096;
inline constexpr std::size_t kMaxBytesOfArguments = 64U << 10U;

/// A variable of the environment that the program or a library of it reads.
struct Variable {
    enum class Content : std::uint8_t { Word, Path };

    const char* name = nullptr;
    Content content = Content::Word;
    bool is_kept = false;  ///< in restricted mode too; all others are dropped there
};

inline constexpr std::size_t kMaxWordBytes = 64;
inline constexpr std::size_t kMaxPathBytes = 4096;

std::span<const Variable> variables();

inline constexpr std::string_view kRestrictedOption = "--restricted";

/// Descriptors 0, 1 and 2 that are closed lead nowhere from now on: no file that is opened later
/// gets their numbers, and with them what is meant for the terminal.
void hold_standard_streams();

/// A file that may not grow any more is from now on a fault of what is written to it, as on a full
/// disk, and not the end of the program.
void take_limits_as_errors();

/// Each argument is bounded; how many there may be, and of what size together, in restricted mode
/// alone: "*.tene" can be any number of files.
std::optional<core::Diagnostic>
check_arguments(int count, const char* const* arguments, bool is_restricted);
std::optional<core::Diagnostic> check_value(const Variable& variable, std::string_view value);
/// The same for a path that an option gives in place of a variable.
std::optional<core::Diagnostic> check_path(std::string_view option, std::string_view path);
/// Of every variable that is set.
core::Diagnostics check_environment();

/// From now on no key stops the program and gives the terminal to whatever started it.
void forbid_suspension();

/// Does the environment restrict the program?
bool is_restricted_by_environment();
/// May an option restrict it? It is asked before the arguments are parsed, and so takes the word
/// for the option wherever it is.
bool is_restricted_by_arguments(int count, const char* const* arguments);
/// Drops every variable but those that restricted mode keeps.
void drop_other_variables();

}  // namespace tenebrae::app
