// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::store {

inline constexpr std::size_t kMaxNameBytes = 64;

/// Files of a kept game: its name with one of these behind it.
inline constexpr std::string_view kLogEnd = ".tene";
inline constexpr std::string_view kSnapshotEnd = ".snapshot";
/// What a log was before it was mended.
inline constexpr std::string_view kDamagedEnd = ".damaged";

/// Why a game may not be called so. A name is letters, digits, '-', '_' and '.', so that none of
/// them leads out of the folder, hides, or means anything else to a shell or a screen.
std::optional<core::Diagnostic> check_name(std::string_view name);

/// The name of the game whose log a file of the folder is; nothing for any other file.
std::optional<std::string> game_of_log(std::string_view file);

std::string log_of(std::string_view name);
std::string snapshot_of(std::string_view name);

}  // namespace tenebrae::store
