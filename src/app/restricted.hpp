// SPDX-License-Identifier: MIT
#pragma once

#include "app/command_line.hpp"
#include "core/diagnostic.hpp"

#include <span>
#include <string_view>

namespace tenebrae::app {

/// What a stranger may ask of one subcommand. What is neither listed here nor a flag of a game is
/// refused in restricted mode, so that an option which somebody adds has to be thought about first.
struct RestrictedCommand {
    std::string_view name;
    std::string_view options;  ///< without their dashes
};

std::span<const RestrictedCommand> restricted_commands();

/// A fault for everything on the command line that restricted mode does not allow.
core::Diagnostics refuse_restricted(const Reading& reading);

}  // namespace tenebrae::app
