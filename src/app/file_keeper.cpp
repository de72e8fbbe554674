// SPDX-License-Identifier: MIT
#include "app/file_keeper.hpp"

#include "host/match.hpp"

namespace tenebrae::app {

table::Kept FileKeeper::begin(const table::Match& match) {
    const auto fault = table::save_record(match, path_);
    has_all_ = !fault;
    lines_ = match.record.lines.size();
    return {.told = fault ? core::Diagnostics{*fault} : core::Diagnostics{}};
}

table::Kept FileKeeper::keep(const table::Match& match) {
    // A record only grows: undo and redo are lines of it.
    return has_all_ && match.record.lines.size() == lines_ ? table::Kept{} : begin(match);
}

}  // namespace tenebrae::app
