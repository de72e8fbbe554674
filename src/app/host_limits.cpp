// SPDX-License-Identifier: MIT
#include "app/host_limits.hpp"

#include "core/text.hpp"
#include "host/talk_entry.hpp"
#include "store/person_limits.hpp"

#include <cstdlib>
#include <string>

namespace tenebrae::app {

namespace {

constexpr const char* kTalkVariable = "TENEBRAE_TALK";
constexpr const char* kProgramsVariable = "TENEBRAE_PROGRAMS";
constexpr const char* kSearchesVariable = "TENEBRAE_SEARCHES";

/// A limit that a variable of the environment sets.
struct HostLimit {
    const char* variable;
    std::uint64_t usual;
    std::uint64_t most;
    const char* expected;
    bool can_be_off = false;  ///< "off" is 0
};

core::Result<std::uint64_t> read_limit(const HostLimit& limit) {
    const char* const value = std::getenv(limit.variable);
    const std::string given = value == nullptr ? "" : value;
    if (given.empty()) {
        return limit.usual;
    }
    if (limit.can_be_off && given == "off") {
        return std::uint64_t{0};
    }
    const auto number = core::parse_unsigned(given);
    if (number && *number >= 1 && *number <= limit.most) {
        return *number;
    }
    return core::error(
               "bad-environment",
               "The environment variable " + std::string(limit.variable) + " is invalid."
    )
        .expected(limit.expected)
        .got(given);
}

}  // namespace

core::Result<std::size_t> talk_per_minute() {
    return read_limit(
        {kTalkVariable,
         host::kUsualTalkPerMinute,
         10'000,
         "off, or how often a person can talk in a minute, 1 to 10000",
         true}
    );
}

core::Result<std::size_t> programs_at_once() {
    return read_limit(
        {kProgramsVariable,
         store::kUsualPrograms,
         1000,
         "how many programs of a person can run at once, 1 to 1000"}
    );
}

core::Result<std::int64_t> search_seconds() {
    const core::Result<std::uint64_t> seconds = read_limit(
        {kSearchesVariable,
         static_cast<std::uint64_t>(store::kUsualSearchSeconds),
         1'000'000,
         "the seconds of processor time for hints and searches in an hour, off, or 1 to 1000000",
         true}
    );
    return seconds ? core::Result<std::int64_t>(static_cast<std::int64_t>(*seconds))
                   : core::Result<std::int64_t>(seconds.errors());
}

}  // namespace tenebrae::app
