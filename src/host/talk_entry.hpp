// SPDX-License-Identifier: MIT
#pragma once

#include "table/talk.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tenebrae::host {

/// The longest text of an entry.
inline constexpr std::size_t kMaxTalkBytes = 800;
inline constexpr int kMaxTalkColumns = 200;
/// How many entries a person can add in a minute, unless the host sets another number.
inline constexpr std::size_t kUsualTalkPerMinute = 20;

/// An entry beside the record of a table, which all programs at the table read.
struct TalkEntry {
    table::TalkKind kind = table::TalkKind::Say;
    int seat = 0;  ///< of the speaker
    std::string person = {};  ///< the speaker's name at that time
    std::int64_t time = 0;  ///< in seconds since 1970
    std::size_t commands = 0;  ///< carried out before it
    std::size_t decision = 0;  ///< the pending decision: see count_decisions()
    std::string text = {};
};

}  // namespace tenebrae::host
