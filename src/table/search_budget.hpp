// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

#include <cstdint>
#include <ctime>
#include <optional>

namespace tenebrae::table {

/// The processor time that hints and searches may take for one person.
class SearchBudget {
public:
    virtual ~SearchBudget() = default;

    /// Returns why no search may begin now.
    [[nodiscard]] virtual std::optional<core::Diagnostic> refuse() = 0;
    /// Notes that a search has taken this many microseconds of processor time.
    virtual void spend(std::int64_t microseconds) = 0;

protected:
    SearchBudget() = default;
    SearchBudget(const SearchBudget&) = default;
    SearchBudget(SearchBudget&&) = default;
    SearchBudget& operator=(const SearchBudget&) = default;
    SearchBudget& operator=(SearchBudget&&) = default;
};

/// Notes in a budget the processor time that the program takes while this exists.
class SearchSpending {
public:
    /// `budget`: nullptr if nothing is limited.
    explicit SearchSpending(SearchBudget* budget) : budget_(budget) {}
    SearchSpending(const SearchSpending&) = delete;
    SearchSpending(SearchSpending&&) = delete;
    SearchSpending& operator=(const SearchSpending&) = delete;
    SearchSpending& operator=(SearchSpending&&) = delete;
    ~SearchSpending() {
        constexpr std::int64_t kMicroseconds = 1'000'000;
        if (budget_ != nullptr) {
            budget_->spend((std::clock() - started_) * kMicroseconds / CLOCKS_PER_SEC);
        }
    }

private:
    SearchBudget* budget_;
    std::clock_t started_ = std::clock();
};

}  // namespace tenebrae::table
