// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::store {

inline constexpr std::size_t kMaxNameBytes = 64;

/// Suffixes of the files of a saved game.
inline constexpr std::string_view kLogSuffix = ".tene";
inline constexpr std::string_view kSnapshotSuffix = ".snapshot";
/// Suffix of a damaged log that was moved aside.
inline constexpr std::string_view kDamagedSuffix = ".damaged";

/// Returns an error if a game cannot have this name. Names have only letters, digits, '-', '_' and
/// '.', so that none leaves the folder, is hidden, or is special to a shell or a terminal.
std::optional<core::Diagnostic> check_name(std::string_view name);

/// Returns the name of the game if this file is a log; nullopt for other files.
std::optional<std::string> game_of_log(std::string_view file);

std::string log_file_of(std::string_view name);
std::string snapshot_file_of(std::string_view name);

}  // namespace tenebrae::store
