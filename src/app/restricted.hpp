// SPDX-License-Identifier: MIT
#pragma once

#include "app/command_line.hpp"
#include "core/diagnostic.hpp"

#include <span>
#include <string_view>

namespace tenebrae::app {

/// The options of one subcommand that restricted mode allows. It refuses all others except flags of
/// games, so that a new option is refused until it is listed here.
struct RestrictedCommand {
    std::string_view name;
    std::string_view options;  ///< without their dashes
};

std::span<const RestrictedCommand> restricted_commands();

/// Returns an error for each word of the command line that restricted mode does not allow.
core::Diagnostics refuse_restricted(const ParsedCommandLine& reading);

}  // namespace tenebrae::app
