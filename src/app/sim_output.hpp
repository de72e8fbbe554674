// SPDX-License-Identifier: MIT
#pragma once

#include "app/sim_plan.hpp"
#include "core/system.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Where the lines of games go: standard output, or a file that is its own journal. What is in the
/// file has been played; a line that was cut off is played again.
class SimOutput {
public:
    /// Takes up a file where it was left; "": standard output. Refused where the file holds
    /// anything but the first lines of this plan, or where somebody else writes to it.
    std::optional<core::Diagnostic> open(const std::string& path, const SimPlan& plan);

    /// How many games of the plan are there already.
    [[nodiscard]] std::uint64_t played() const { return played_; }
    /// Whole lines. Where they cannot be written the file is as it was.
    std::optional<core::Diagnostic> add(std::string_view lines);
    /// Until all is on disk.
    std::optional<core::Diagnostic> finish();

private:
    std::optional<core::Diagnostic> take_up(const SimPlan& plan);
    [[nodiscard]] core::Diagnostic unwritten(int error) const;

    core::System system_;
    core::Descriptor file_;
    int number_ = -1;  ///< of the file; -1: standard output
    std::string path_;
    std::size_t size_ = 0;
    std::uint64_t played_ = 0;
};

}  // namespace tenebrae::app
