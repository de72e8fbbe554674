// SPDX-License-Identifier: MIT
#include "fuzz/playing.hpp"

#include "core/data_folder.hpp"
#include "core/text.hpp"
#include "host/match.hpp"
#include "makers.hpp"
#include "table/text_line.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace tenebrae::fuzz {

namespace {

/// A command that starts a game, and legal moves after it: each is the move of this index, or the
/// last one.
struct Beginning {
    std::string_view line;
    std::size_t moves = 0;
    std::size_t choice = 0;
};

/// The start of every game, some games in progress, and a finished one. The last four bits of the
/// first byte, a digit or letter, choose among them.
constexpr std::array<Beginning, kStarts> kBeginnings{{
    {""},
    {"new nightcage"},
    {"new nightcage", 9, 1},
    {"new nightcage set second", 25, 3},
    {"new nightcage set second prisoners 5 players 5 name 1 Ada", 40, 7},
    {"new nightcage set second players 4", 60, 5},
    {"new nyctophobia"},
    {"new nyctophobia map hollow hunted 4", 30, 5},
    {"new nyctophobia hunter human deck axe hunted 2 characters none", 45, 7},
    {"new nyctophobia hunter human deck mage hunted 2 characters none", 60, 3},
    {"new cagedin"},
    {"new cagedin types none", 16, 11},
    {"new cagedin red judo blue submission first red", 40, 17},
    {"new cagedin red striker blue wrestler rounds 1", 56, 29},
    {"new nyctophobia dawn 2", 60, 3},
    {"new cagedin red striker blue wrestler rounds 1", 60, 5},
}};

host::Match played(const Beginning& beginning) {
    host::Session session(environment());
    if (!beginning.line.empty()) {
        const table::Reply reply = session.execute(beginning.line, "<start>", 1);
        require(reply.new_game, "the games to begin with begin");
    }
    for (std::size_t count = 0; count < beginning.moves && !session.match().is_over(); ++count) {
        const std::vector<table::Move> moves = session.match().legal();
        session.play(moves[(beginning.choice * count) % moves.size()]);
    }
    return session.match();
}

}  // namespace

host::Environment environment() {
    static const core::Result<std::string> folder = core::data_folder();
    require(folder.ok(), "the data lie beside the program");
    host::Environment environment;
    environment.data_folder = *folder;
    environment.makers = test::makers();
    environment.draw_seed = [] { return std::uint64_t{20}; };
    environment.restricted = true;
    return environment;
}

std::string_view text_of(const std::uint8_t* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

const host::Match& start(std::size_t number) {
    static const std::vector<host::Match> all = [] {
        std::vector<host::Match> matches;
        std::ranges::transform(kBeginnings, std::back_inserter(matches), played);
        return matches;
    }();
    return all.at(number);
}

void show(const host::Match& match, const host::Viewer& viewer, const table::Reply& reply) {
    static const std::unique_ptr<table::Interface> text =
        table::text_interface(table::BoardStyle::Utf8);
    const std::unique_ptr<table::Interface> json =
        table::json_interface("0", host::omniscient_additions(match));
    const table::Observation observation = viewer.observation(match);
    table::Output output;
    text->show(observation, reply, output);
    require_printable(output.out);
    require_printable(output.err);
    output = {};
    json->show(observation, reply, output);
    require_printable(output.err);
    for (const std::string& line : core::split_lines(output.out)) {
        require(table::Json::accept(line), "every line is JSON: " + line);
        require_printable(line);
    }
}

}  // namespace tenebrae::fuzz
