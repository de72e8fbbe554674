// SPDX-License-Identifier: MIT
// The limits of one person in restricted mode.
#include "catch.hpp"
#include "store/person_limits.hpp"
#include "temporary_folder.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::store;

namespace {

constexpr std::int64_t kSecond = 1'000'000;

/// A system whose clock the test sets.
class ClockSystem final : public core::System {
public:
    std::int64_t now() override { return time; }

    std::int64_t time = 1'800'000'000;
};

/// A person with a budget of ten seconds, for one program or several.
struct Searcher {
    [[nodiscard]] std::unique_ptr<HourlyBudget> budget() const {
        return std::make_unique<HourlyBudget>(clock, home.path("home"), 10);
    }
    [[nodiscard]] std::string file() const { return home.path("home/tenebrae/searches"); }

    TemporaryFolder home;
    std::shared_ptr<ClockSystem> clock = std::make_shared<ClockSystem>();
};

std::string code_of(const std::optional<core::Diagnostic>& error) {
    return error ? error->code : "";
}

}  // namespace

TEST_CASE("only so many programs of a person run at once", "[store][restricted]") {
    const TemporaryFolder home;
    std::vector<ProgramPlace> running;
    for (int program = 0; program < 2; ++program) {
        core::Result<ProgramPlace> place = ProgramPlace::take(home.path("ada"), 2);
        REQUIRE(place);
        running.push_back(std::move(place).value());
    }
    const core::Result<ProgramPlace> refused = ProgramPlace::take(home.path("ada"), 2);
    REQUIRE_FALSE(refused);
    CHECK(refused.errors().front().code == kTooManyPrograms);
    CHECK(refused.errors().front().expected == "at most 2");
    // Another person has places of their own.
    CHECK(ProgramPlace::take(home.path("ben"), 2));
    running.pop_back();
    CHECK(ProgramPlace::take(home.path("ada"), 2));
}

TEST_CASE("a data directory that cannot be used limits no programs", "[store][restricted]") {
    const TemporaryFolder home;
    const std::string file = home.file("file", "no folder");
    std::vector<ProgramPlace> running;
    for (int program = 0; program < 3; ++program) {
        core::Result<ProgramPlace> place = ProgramPlace::take(file, 1);
        REQUIRE(place);
        running.push_back(std::move(place).value());
    }
}

TEST_CASE("hints and searches are refused when the time of an hour is spent", "[store]") {
    const Searcher ada;
    const auto budget = ada.budget();
    CHECK_FALSE(budget->refuse());
    budget->spend(6 * kSecond);
    CHECK_FALSE(budget->refuse());
    budget->spend(4 * kSecond);
    ada.clock->time += 600;
    const auto refused = budget->refuse();
    CHECK(code_of(refused) == "too-much-searching");
    CHECK(refused->expected == "at most 10 seconds of processor time in an hour");
    CHECK(refused->hint == "there is more in 50 minutes");
    ada.clock->time += 3000;
    CHECK_FALSE(budget->refuse());
}

TEST_CASE("the programs of a person share the time for searches", "[store]") {
    const Searcher ada;
    const auto one = ada.budget();
    {
        const auto other = ada.budget();
        other->spend(kSecond / 2);
        one->spend(9 * kSecond);
        CHECK_FALSE(one->refuse());
        CHECK_FALSE(other->refuse());
        other->spend(kSecond / 2);
    }
    // The program that has ended has saved what it spent.
    CHECK(code_of(one->refuse()) == "too-much-searching");
    CHECK(code_of(ada.budget()->refuse()) == "too-much-searching");
}

TEST_CASE("a damaged file of searches counts as none", "[store]") {
    for (const std::string text :
         {"",
          "x y\n",
          "1800000000\n",
          "1800000000 -5\n",
          "1800000000 99999999999999999999\n",
          "1900000000 11000000\n"}) {
        INFO(text);
        const Searcher ada;
        ada.budget()->spend(1);
        static_cast<void>(ada.home.file("home/tenebrae/searches", text));
        CHECK_FALSE(ada.budget()->refuse());
        ada.budget()->spend(10 * kSecond);
        CHECK(code_of(ada.budget()->refuse()) == "too-much-searching");
    }
}

TEST_CASE("without a usable data directory each program counts its own searches", "[store]") {
    const TemporaryFolder home;
    const auto clock = std::make_shared<ClockSystem>();
    const std::string file = home.file("file", "no folder");
    HourlyBudget budget(clock, file, 10);
    budget.spend(10 * kSecond);
    CHECK(code_of(budget.refuse()) == "too-much-searching");
    CHECK_FALSE(HourlyBudget(clock, file, 10).refuse());
}

TEST_CASE("a host can allow no searches", "[store]") {
    const TemporaryFolder home;
    HourlyBudget budget(std::make_shared<ClockSystem>(), home.path("home"), 0);
    CHECK(code_of(budget.refuse()) == "searches-off");
}
