// SPDX-License-Identifier: MIT
#include "app/file_keeper.hpp"

#include "host/match.hpp"

namespace tenebrae::app {

core::Diagnostics FileKeeper::begin(const table::Match& match) {
    const auto fault = table::save_record(match, path_);
    has_all_ = !fault;
    lines_ = match.record.lines.size();
    return fault ? core::Diagnostics{*fault} : core::Diagnostics{};
}

core::Diagnostics FileKeeper::keep(const table::Match& match) {
    // A record only grows: undo and redo are lines of it.
    return has_all_ && match.record.lines.size() == lines_ ? core::Diagnostics{} : begin(match);
}

}  // namespace tenebrae::app
