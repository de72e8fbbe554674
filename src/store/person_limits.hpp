// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"
#include "store/folder.hpp"
#include "table/search_budget.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

/// Limits for one person in restricted mode, who has one data home. All programs of that person
/// count together.
namespace tenebrae::store {

/// The usual limits: programs that run at once, and seconds of processor time for hints and
/// searches in an hour.
inline constexpr std::size_t kUsualPrograms = 16;
inline constexpr std::int64_t kUsualSearchSeconds = 900;

/// Files in the data directory: one for each program, with a number, and one for the searches.
inline constexpr const char* kProgramFile = "program-";
inline constexpr const char* kSearchesFile = "searches";

/// The code of the error when all places for programs are taken.
inline constexpr const char* kTooManyPrograms = "too-many-programs";

/// The place of one running program among those of its person, held until the program ends. A data
/// directory that cannot be used limits nothing: no game can be saved there either.
class ProgramPlace {
public:
    /// Takes a place of `most`; an error if other programs hold all of them.
    static core::Result<ProgramPlace> take(const std::string& data_home, std::size_t most);

private:
    core::Descriptor file_;
};

/// The processor time for hints and searches in an hour, which starts with the first of them.
class HourlyBudget final : public table::SearchBudget {
public:
    HourlyBudget(std::shared_ptr<core::System> system, std::string data_home, std::int64_t seconds)
        : system_(std::move(system)), data_home_(std::move(data_home)), seconds_(seconds) {}
    HourlyBudget(const HourlyBudget&) = delete;
    HourlyBudget(HourlyBudget&&) = delete;
    HourlyBudget& operator=(const HourlyBudget&) = delete;
    HourlyBudget& operator=(HourlyBudget&&) = delete;
    ~HourlyBudget() override { save(); }

    [[nodiscard]] std::optional<core::Diagnostic> refuse() override;
    /// Saves it from time to time, and at the end.
    void spend(std::int64_t microseconds) override;

private:
    struct Hour {
        std::int64_t start = 0;  ///< in seconds since 1970
        std::int64_t spent = 0;  ///< in microseconds
    };

    /// Adds what is not saved to the file; returns the present hour. Without a usable file, only
    /// this program counts.
    Hour save();

    std::shared_ptr<core::System> system_;
    std::string data_home_;
    std::int64_t seconds_;
    Hour own_;  ///< of this program, without a usable file
    std::int64_t unsaved_ = 0;
};

}  // namespace tenebrae::store
