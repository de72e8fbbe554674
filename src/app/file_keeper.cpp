// SPDX-License-Identifier: MIT
#include "app/file_keeper.hpp"

#include "host/match.hpp"

namespace tenebrae::app {

host::Kept FileKeeper::begin(const host::Match& match) {
    const auto fault = host::save_record(match, path_);
    has_all_ = !fault;
    lines_ = match.record.lines.size();
    return {.told = fault ? core::Diagnostics{*fault} : core::Diagnostics{}};
}

host::Kept FileKeeper::keep(const host::Match& match) {
    // A record only grows: undo and redo add lines.
    return has_all_ && match.record.lines.size() == lines_ ? host::Kept{} : begin(match);
}

}  // namespace tenebrae::app
