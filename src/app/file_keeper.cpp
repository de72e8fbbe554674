// SPDX-License-Identifier: MIT
#include "app/file_keeper.hpp"

#include "table/sitting.hpp"

namespace tenebrae::app {

core::Diagnostics FileKeeper::begin(const table::Sitting& sitting) {
    const auto fault = table::save_record(sitting, path_);
    has_all_ = !fault;
    lines_ = sitting.record.lines.size();
    return fault ? core::Diagnostics{*fault} : core::Diagnostics{};
}

core::Diagnostics FileKeeper::keep(const table::Sitting& sitting) {
    // A record only grows: undo and redo are lines of it.
    return has_all_ && sitting.record.lines.size() == lines_ ? core::Diagnostics{} : begin(sitting);
}

}  // namespace tenebrae::app
