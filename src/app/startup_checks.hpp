// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Arguments, environment and standard streams, checked before they are used.
namespace tenebrae::app {

inline constexpr int kMaxArguments = 256;
inline constexpr std::size_t kMaxArgumentBytes = 4096;
inline constexpr std::size_t kMaxBytesOfArguments = 64U << 10U;

/// An environment variable that the program or one of its libraries reads.
struct Variable {
    enum class Content : std::uint8_t {
        Word,
        Name,  ///< as short as a word, but any printable text
        Path,
    };

    const char* name = nullptr;
    Content content = Content::Word;
    bool is_preserved = false;  ///< kept in restricted mode, which removes all others
};

inline constexpr std::size_t kMaxWordBytes = 64;
inline constexpr std::size_t kMaxPathBytes = 4096;

std::span<const Variable> variables();

inline constexpr std::string_view kRestrictedOption = "--restricted";

/// Opens /dev/null on descriptors 0, 1 and 2 if they are closed, so that no file opened later gets
/// one of these numbers and the output meant for the terminal.
void reserve_standard_streams();

/// Makes writes beyond the file size limit fail with an error, as on a full disk, instead of ending
/// the program.
void ignore_file_size_signal();

/// Returns an error if an argument is too long. Their number and total size are limited only in
/// restricted mode, since "*.tene" can expand to any number of files.
std::optional<core::Diagnostic>
check_arguments(int count, const char* const* arguments, bool is_restricted);
/// Returns an error if the value of an environment variable is not allowed.
std::optional<core::Diagnostic> check_value(const Variable& variable, std::string_view value);
/// Returns an error if a path is not allowed; `option` overrides a path in the environment.
std::optional<core::Diagnostic> check_path(std::string_view option, std::string_view path);
/// Returns the errors of all variables that are set.
core::Diagnostics check_environment();

/// Disables suspension by key, which would give the terminal to the parent process.
void disable_suspend_key();

/// Returns true if the environment turns on restricted mode.
bool is_restricted_by_environment();
/// Returns true if the arguments may turn on restricted mode. It runs before they are parsed, so
/// the word counts wherever it is.
bool is_restricted_by_arguments(int count, const char* const* arguments);
/// Removes all variables that restricted mode does not keep.
void drop_other_variables();

}  // namespace tenebrae::app
