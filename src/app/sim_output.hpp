// SPDX-License-Identifier: MIT
#pragma once

#include "app/sim_plan.hpp"
#include "core/system.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Writes games to standard output or appends them to a file. Games in the file are not played
/// again; an incomplete last line is.
class SimOutput {
public:
    /// Opens a file and resumes after its last game; "" is standard output. Fails if the file holds
    /// anything but the first lines of this plan, or if another program writes to it.
    std::optional<core::Diagnostic> open(const std::string& path, const SimPlan& plan);

    /// Returns how many games of the plan the file already has.
    [[nodiscard]] std::uint64_t played() const { return played_; }
    /// Writes whole lines. If that fails, the file is unchanged.
    std::optional<core::Diagnostic> add(std::string_view lines);
    /// Waits until everything is on disk.
    std::optional<core::Diagnostic> finish();

private:
    std::optional<core::Diagnostic> take_up(const SimPlan& plan);
    [[nodiscard]] core::Diagnostic unwritten(int error) const;

    core::System system_;
    core::Descriptor file_;
    int number_ = -1;  ///< file descriptor; -1: standard output
    std::string path_;
    std::size_t size_ = 0;
    std::uint64_t played_ = 0;
};

}  // namespace tenebrae::app
