// SPDX-License-Identifier: MIT
// Files for "load" and "run": records, positions and invalid files.
#include "core/file.hpp"
#include "fuzz/memory_file.hpp"
#include "fuzz/playing.hpp"
#include "host/script.hpp"

namespace tenebrae::fuzz {

namespace {

void load(const std::string& path) {
    const core::Result<host::Session> loaded = play_file(host::Session(environment()), path);
    if (!loaded) {
        require_valid_errors(loaded.errors());
        return;
    }
    require_record_round_trip(loaded->match());
    require_position_round_trip(loaded->match());
}

/// Runs the file line by line and continues after errors.
void run(const std::string& path) {
    const core::Result<std::vector<std::string>> lines = core::read_lines(path);
    if (!lines) {
        require_valid_errors(lines.errors());
        return;
    }
    host::Session session(environment());
    host::Script script(session, "<fuzz>", true);
    for (const std::string& line : *lines) {
        if (script.done()) {
            break;
        }
        const MatchSnapshot before(session.match());
        const table::Reply reply = script.feed(line);
        if (reply.kind == table::Reply::Kind::Refused) {
            require_valid_errors(reply.errors);
            before.require_same(session.match());
        }
    }
    const table::Reply last = script.finish();
    require(
        last.kind != table::Reply::Kind::Refused || !last.errors.empty(), "an end has a reason"
    );
    show(session.match(), session.viewer(), last);
}

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const tenebrae::fuzz::MemoryFile file(tenebrae::fuzz::text_of(bytes, size));
    tenebrae::fuzz::load(file.path());
    tenebrae::fuzz::run(file.path());
    return 0;
}
