// SPDX-License-Identifier: MIT
// Typed command lines. The first byte chooses the current game; '0' is no game.
#include "core/text.hpp"
#include "fuzz/playing.hpp"
#include "table/text_line.hpp"

namespace tenebrae::fuzz {

namespace {

constexpr std::size_t kMostLines = 12;

void take(host::Session& session, std::string_view line, int number) {
    const MatchSnapshot before(session.match());
    const table::Reply reply = session.execute(line, "<fuzz>", number);
    const bool refused = reply.kind == table::Reply::Kind::Refused;
    require(refused != reply.errors.empty(), "what is refused has faults, and nothing else has");
    if (refused) {
        require_valid_errors(reply.errors);
    }
    if (reply.kind != table::Reply::Kind::Accepted && reply.kind != table::Reply::Kind::Answered) {
        before.require_same(session.match());
    }
    show(session.match(), session.viewer(), reply);
}

void complete(const host::Session& session, std::string_view line) {
    for (const std::string& word : session.complete(line)) {
        require_printable(word);
    }
}

void play(std::string_view text) {
    const std::size_t number = static_cast<unsigned char>(text.front()) % kStarts;
    host::Session session(environment());
    session.resume(start(number), nullptr);
    std::size_t count = 0;
    for (const std::string& line : core::split_lines(text.substr(1))) {
        if (++count > kMostLines) {
            break;
        }
        complete(session, line);
        take(session, line, static_cast<int>(count));
    }
    if (session.match().game) {
        require_record_round_trip(session.match());
        require_position_round_trip(session.match());
    }
}

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size > 0) {
        tenebrae::fuzz::play(tenebrae::fuzz::text_of(bytes, size));
    }
    return 0;
}
