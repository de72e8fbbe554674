// SPDX-License-Identifier: MIT
// story: what is told once a game is over.
#include "core/text.hpp"
#include "host/again.hpp"
#include "host/command_table.hpp"
#include "host/match_replay.hpp"
#include "host/shared_commands.hpp"
#include "table/ending.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::table {

namespace {

core::Diagnostic not_over(const TextLine& line) {
    return core::fault("not-over", "The story is told once the game is over.")
        .at(line.at(0))
        .hint("\"log\" tells what has happened so far");
}

}  // namespace

Reply run_story(Match& match, const TextLine& line) {
    if (!match.game) {
        return Reply::refused(no_game(line));
    }
    const bool as_json = line.words.size() == 2;
    if (as_json && !same_word(line.word(1), "--json")) {
        return Reply::refused(core::fault("unknown-option", "There is no such option.")
                                  .at(line.at(1))
                                  .expected(usage(*find_shared(line.word(0))))
                                  .got(line.word(1)));
    }
    if (!match.is_over()) {
        return Reply::refused(not_over(line));
    }
    Ending ending = ending_of(*replay_of(match, std::nullopt));
    if (const core::Result<Header> header = header_again(match)) {
        ending.share = line_to_share(*header);
    }
    return Reply::answered(
        as_json ? json_of(ending).dump() + "\n" : tell_ending(ending, match.environment.board_style)
    );
}

}  // namespace tenebrae::table
