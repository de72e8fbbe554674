// SPDX-License-Identifier: MIT
#include "app/file_saver.hpp"

#include "host/match.hpp"

namespace tenebrae::app {

host::SaveResult FileSaver::begin(const host::Match& match) {
    const auto error = host::save_record(match, path_);
    is_complete_ = !error;
    lines_ = match.record.lines.size();
    return {.warnings = error ? core::Diagnostics{*error} : core::Diagnostics{}};
}

host::SaveResult FileSaver::save(const host::Match& match) {
    // A record only grows: undo and redo add lines.
    return is_complete_ && match.record.lines.size() == lines_ ? host::SaveResult{} : begin(match);
}

}  // namespace tenebrae::app
