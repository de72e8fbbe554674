// SPDX-License-Identifier: MIT
#include "fuzz/playing.hpp"

#include "core/data_folder.hpp"
#include "core/text.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "host/omniscient.hpp"
#include "table/text_line.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace tenebrae::fuzz {

namespace {

/// "new" and then legal moves, each the one of this number or the last there is.
table::Match played(std::string_view begin, std::size_t commands, std::size_t choice) {
    table::Session session(environment());
    if (!begin.empty()) {
        const table::Reply reply = session.execute(begin, "<start>", 1);
        require(reply.new_game, "the games to begin with begin");
    }
    for (std::size_t count = 0; count < commands && !session.match().is_over(); ++count) {
        const std::vector<table::Move> moves = session.match().legal();
        session.play(moves[(choice * count) % moves.size()]);
    }
    return session.match();
}

const std::array<table::Match, kStarts>& starts() {
    static const std::array<table::Match, kStarts> all{
        played({}, 0, 0),
        played("new nightcage", 0, 0),
        played("new nightcage", 9, 1),
        played("new nightcage set second", 25, 3),
        played("new nightcage set second prisoners 5 players 5 name 1 Ada", 40, 7),
        played("new nightcage set second players 4", 60, 5)};
    return all;
}

}  // namespace

table::Environment environment() {
    static const std::array makers{nightcage::nightcage_maker()};
    static const core::Result<std::string> folder = core::data_folder();
    require(folder.ok(), "the data lie beside the program");
    table::Environment environment;
    environment.data_folder = *folder;
    environment.makers = makers;
    environment.draw_seed = [] { return std::uint64_t{20}; };
    environment.restricted = true;
    return environment;
}

std::string_view text_of(const std::uint8_t* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

const table::Match& start(std::size_t number) {
    return starts().at(number);
}

void show(const table::Match& match, const table::Reply& reply) {
    static const std::unique_ptr<table::Face> text = table::text_face(table::BoardStyle::Utf8);
    const std::unique_ptr<table::Face> json = table::json_face("0", table::truth_of(match));
    const table::Seen seen = match.seen();
    table::Output output;
    text->show(seen, reply, output);
    require_printable(output.out);
    require_printable(output.err);
    output = {};
    json->show(seen, reply, output);
    require_printable(output.err);
    for (const std::string& line : core::split_lines(output.out)) {
        require(table::Json::accept(line), "every line is JSON: " + line);
        require_printable(line);
    }
}

}  // namespace tenebrae::fuzz
