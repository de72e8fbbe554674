// SPDX-License-Identifier: MIT
#include "tui/table/same_game.hpp"

#include "core/text.hpp"

namespace tenebrae::tui {

core::Result<table::Header> header_again(const table::Match& match) {
    table::Record record = match.record;
    record.lines.clear();
    const std::string text = table::write_record(*match.game, record, record.start_hash);
    table::HeaderReader reader("<again>");
    int number = 0;
    for (const std::string& line : core::split_lines(text)) {
        if (reader.complete()) {
            break;
        }
        reader.take(line, ++number);
    }
    return reader.finish(number);
}

}  // namespace tenebrae::tui
