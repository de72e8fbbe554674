// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "nightcage/nightcage_game.hpp"
#include "rule_sets.hpp"
#include "table/face.hpp"
#include "table/script.hpp"
#include "table/session.hpp"
#include "walking_game.hpp"

#include <algorithm>
#include <array>

// What every game on the table must do, whatever its rules: the same test runs over all of them.

namespace tenebrae::table {
namespace {

constexpr std::uint64_t kGamesPerMode = 12;

const std::array kMakers{nightcage::nightcage_maker(), test::walking_maker()};

Session new_session() {
    Environment environment;
    environment.data_folder = "data";
    environment.makers = kMakers;
    return Session(std::move(environment));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// One random game from its first line to its last, checked at every step.
class RandomGame {
public:
    RandomGame(const std::string& opening, std::uint64_t seed)
        : opening_(opening + " seed " + std::to_string(seed)), random_(seed) {
        face_->hello(output_);
        type(opening_);
    }

    void play() {
        while (!sitting().is_over()) {
            const std::vector<Move> moves = sitting().legal();
            require(!moves.empty(), "there is no legal command and no ending");
            for (const Move move : moves) {
                require_words_come_back(move);
            }
            require_refused("no-such-command at all");
            require_position_reads_back();
            const auto pick = static_cast<std::size_t>(random_.below(moves.size()));
            type(sitting().game->words(sitting().view(), moves[pick]));
            require_undo_and_redo();
        }
        require_record_plays_back();
    }

    [[nodiscard]] const std::string& said() const { return output_.out; }

private:
    [[nodiscard]] const Sitting& sitting() const { return session_.sitting(); }
    [[nodiscard]] std::uint64_t hash() const { return sitting().game->hash(sitting().state); }

    void require(bool fact, const std::string& what) const {
        if (!fact) {
            FAIL(opening_ << ": " << what << "\n" << record());
        }
    }

    void type(const std::string& line) {
        const Reply reply = session_.execute(line, "typed", ++line_);
        require(reply.kind == Reply::Kind::Accepted, "refused: " + core::render(reply.faults));
        face_->show(sitting(), reply, output_);
    }

    void require_refused(const std::string& line) {
        const std::uint64_t before = hash();
        const Reply reply = session_.execute(line, "typed", ++line_);
        require(reply.kind == Reply::Kind::Refused, "accepted: " + line);
        require(!reply.faults.front().code.empty(), "a refusal without a code: " + line);
        require(hash() == before, "a refusal changed the state: " + line);
    }

    void require_words_come_back(Move move) const {
        const SeatView view = sitting().view();
        const std::string words = sitting().game->words(view, move);
        const std::vector<core::Word> split = core::split_words(words);
        const core::Result<Move> read = sitting().game->parse(view, split);
        require(read && *read == move, "does not read back: " + words);
        require(!sitting().game->describe(view, move).empty(), "is not described: " + words);
    }

    void require_position_reads_back() const {
        const std::vector<std::string> lines = lines_of(sitting().game->position(sitting().state));
        const auto again =
            sitting().game->read_position(lines, "written", 1, sitting().record.seed);
        require(again.ok(), again ? "" : core::render(again.faults()));
        require(sitting().game->hash(*again) == hash(), "the position is another one");
    }

    /// Undo that shows nothing hidden goes back and comes again; undo that would is stopped.
    void require_undo_and_redo() {
        const std::uint64_t now = hash();
        const Reply undone = session_.execute("undo", "typed", ++line_);
        if (undone.kind == Reply::Kind::Refused) {
            require(undone.faults.front().code == "undo-stopped", "undo is refused otherwise");
            require(hash() == now, "a stopped undo changed the state");
            return;
        }
        const Reply redone = session_.execute("redo", "typed", ++line_);
        require(redone.kind == Reply::Kind::Accepted, "redo is refused");
        require(hash() == now, "undo and redo lead elsewhere");
    }

    [[nodiscard]] std::string record() const {
        return sitting().game ? write_record(*sitting().game, sitting().record, hash()) : "";
    }

    void require_record_plays_back() const {
        const std::string text = record();
        Session again = new_session();
        Script script(again, "written", true);
        for (const std::string& line : lines_of(text)) {
            const Reply reply = script.feed(line);
            require(
                reply.kind != Reply::Kind::Refused,
                "its record is refused: " + core::render(reply.faults)
            );
        }
        require(script.finish().kind != Reply::Kind::Refused, "its record is not whole");
        const Sitting& other = again.sitting();
        require(other.game->hash(other.state) == hash(), "its record leads elsewhere");
        require(
            write_record(*other.game, other.record, hash()) == text, "its record is written anew"
        );
    }

    std::string opening_;
    core::Random random_;
    Session session_ = new_session();
    std::unique_ptr<Face> face_ = json_face(true, "test");
    Output output_;
    int line_ = 0;
};

std::vector<std::string> openings() {
    std::vector<std::string> lines{"new walking", "new walking players 2"};
    for (const tenebrae::test::Mode& mode : tenebrae::test::nightcage_modes()) {
        std::string line = "new nightcage";
        for (const auto& [key, value] : mode.settings) {
            line.append(" ").append(key).append(" ").append(value);
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

TEST_CASE("random games of every game undo, save, load and say the same twice", "[table]") {
    for (const std::string& opening : openings()) {
        for (std::uint64_t seed = 0; seed < kGamesPerMode; ++seed) {
            RandomGame game(opening, seed);
            game.play();
            RandomGame again(opening, seed);
            again.play();
            CHECK(game.said() == again.said());
        }
    }
}

}  // namespace tenebrae::table
