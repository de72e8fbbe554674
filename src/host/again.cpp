// SPDX-License-Identifier: MIT
#include "host/again.hpp"

#include "core/text.hpp"

#include <cassert>

namespace tenebrae::table {

core::Result<Header> header_again(const Match& match) {
    assert(match.is_over());
    Record record = match.record;
    record.lines.clear();
    const std::string text = write_record(*match.game, record, record.start_hash);
    HeaderReader reader("<again>");
    int number = 0;
    for (const std::string& line : core::split_lines(text)) {
        if (reader.complete()) {
            break;
        }
        reader.take(line, ++number);
    }
    core::Result<Header> header = reader.finish(number);
    if (header) {
        header.value().kind = FileKind::Commands;  // somebody asks for it, and knows its seed
    }
    return header;
}

}  // namespace tenebrae::table
