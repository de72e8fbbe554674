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

/// Descriptors 0, 1 and 2 that are closed lead nowhere from now on: no file that is opened later
/// gets their numbers, and with them what is meant for the terminal.
void hold_standard_streams();

/// A file that may not grow any more is from now on a fault of what is written to it, as on a full
/// disk, and not the end of the program.
void take_limits_as_errors();

std::optional<core::Diagnostic> check_arguments(int count, const char* const* arguments);
std::optional<core::Diagnostic> check_value(const Variable& variable, std::string_view value);
/// Of every variable that is set.
core::Diagnostics check_environment();

/// From now on no key stops the program and gives the terminal to whatever started it.
void forbid_suspension();

/// Does the environment restrict the program?
bool is_restricted_by_environment();
/// Drops every variable but those that restricted mode keeps.
void drop_other_variables();

}  // namespace tenebrae::app
