// SPDX-License-Identifier: MIT
// How many keys a whole game takes, whoever knows all of them.
#include "boards.hpp"
#include "host/session.hpp"
#include "tui/table/game_screen.hpp"

#include <array>
#include <deque>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace tenebrae::nightcage::board {
namespace {

/// An act, or a digit.
struct Pressed {
    std::optional<tui::Act> act;
    unsigned digit = 0;
};

std::vector<Pressed> all_keys() {
    std::vector<Pressed> keys;
    for (unsigned digit = 0; digit <= 9; ++digit) {
        keys.push_back({std::nullopt, digit});
    }
    for (std::size_t act = 0; act <= static_cast<std::size_t>(tui::Act::Previous); ++act) {
        keys.push_back({static_cast<tui::Act>(act)});
    }
    for (std::size_t own = 0; own < kOwnActs; ++own) {
        keys.push_back({tui::own_act(own)});
    }
    return keys;
}

/// The fewest keys that play a choice, found by trying all that lead anywhere new.
std::vector<Pressed> fewest_keys(const Aim& begin, std::size_t wanted) {
    using Known = std::tuple<Index, bool, std::vector<unsigned>, std::size_t>;
    static const std::vector<Pressed> kKeys = all_keys();
    std::set<Known> known;
    std::deque<std::pair<Aim, std::vector<Pressed>>> open;
    open.emplace_back(begin, std::vector<Pressed>{});
    for (; !open.empty(); open.pop_front()) {
        for (std::size_t key = 0; key < kKeys.size(); ++key) {
            Aim aim = open.front().first;
            std::vector<Pressed> path = open.front().second;
            path.push_back(kKeys[key]);
            const tui::BoardAnswer answer =
                kKeys[key].act ? aim.press(*kKeys[key].act) : aim.press_digit(kKeys[key].digit);
            if (answer.kind == tui::BoardAnswer::Kind::Play && answer.choice == wanted) {
                return path;
            }
            if (answer.kind == tui::BoardAnswer::Kind::Redraw
                && known.emplace(aim.chosen(), aim.is_charging(), aim.typed(), key).second) {
                open.emplace_back(std::move(aim), std::move(path));
            }
        }
    }
    FAIL("no keys play this choice");
    return {};
}

table::Environment environment() {
    static const std::array makers{nightcage_maker()};
    table::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    return environment;
}

/// Plays the commands of a record on the screen.
class KeyCount {
public:
    explicit KeyCount(const std::string& path) {
        REQUIRE(record_.load(path).kind != table::Reply::Kind::Refused);
        const auto header = record_.header_again();
        REQUIRE(header);
        const table::Reply reply = session_.begin(*header);
        REQUIRE(reply.kind == table::Reply::Kind::Accepted);
        context_.preferences.animations = false;
        CHECK(context_.load_look().empty());
        screen_ = std::make_unique<tui::GameScreen>(context_, reply);
    }

    int play() {
        const auto& wanted = record_.match().history.steps();
        for (std::size_t step = 0; step < wanted.size(); ++step) {
            if (steps().size() == step) {
                press_for(*wanted[step].move);
            }
            REQUIRE(steps().size() > step);
            REQUIRE(steps()[step].words == wanted[step].words);
        }
        return keys_;
    }

private:
    [[nodiscard]] const std::vector<table::PlayedMove>& steps() const {
        return session_.match().history.steps();
    }
    void press_for(table::Move move) {
        const table::Seen& seen = session_.seen();
        const auto choice = std::find(seen.choices.begin(), seen.choices.end(), move);
        REQUIRE(choice != seen.choices.end());
        Aim aim(*kit::module_of<NightCage>(*seen.game));
        aim.set(table::unpacked<View>(seen.view), seen.choices);
        const auto index = static_cast<std::size_t>(choice - seen.choices.begin());
        for (const Pressed& pressed : fewest_keys(aim, index)) {
            press(pressed);
        }
    }
    /// With the answer to the question that is asked before a game is lost.
    void press(const Pressed& pressed) {
        ++keys_;
        const tui::Key digit{tui::Key::Kind::Character, U'0' + pressed.digit};
        tui::Next next = screen_->press({pressed.act ? tui::Key{} : digit, pressed.act, {}});
        if (next.kind == tui::Next::Kind::Open && !session_.seen().is_over()) {
            next.screen->press({*tui::parse_key("down"), tui::Act::South, {}});
            next.screen->press({*tui::parse_key("enter"), tui::Act::Confirm, {}}).then();
            keys_ += 2;
        }
    }

    table::Session record_{environment()};
    table::Session session_{environment()};
    std::array<tui::BoardFamily, 1> families_{nightcage_family()};
    tui::ScreenContext context_{session_, families_};
    std::unique_ptr<tui::GameScreen> screen_;
    int keys_ = 0;
};

struct Game {
    const char* path;
    /// Counted in the same way before there were numbers on the board and answers that give
    /// themselves: directions twice, Enter, the number in the list and Enter.
    int keys_before;
};

constexpr std::array kGames{
    Game{"saves/nightcage-won.tene", 200},
    Game{"saves/nightcage-advanced-won.tene", 161},
    Game{"saves/nightcage-both-bosses-won.tene", 141},
    Game{"saves/nightcage-lost-falling.tene", 182},
    Game{"saves/nightcage-lost-gates.tene", 195},
    Game{"saves/nightcage-lost-isolated.tene", 180},
    Game{"saves/nightcage-lost-keys.tene", 103},
    Game{"tests/keys/second.tene", 170},
    Game{"tests/keys/five-prisoners.tene", 521},
    Game{"tests/keys/advanced.tene", 214},
};

TEST_CASE("a whole game takes at most two thirds of the keys it took", "[tui]") {
    int before = 0;
    int now = 0;
    for (const Game& game : kGames) {
        const int keys = KeyCount(game.path).play();
        INFO(game.path << ": " << keys << " keys, before " << game.keys_before);
        CHECK(3 * keys <= 2 * game.keys_before);
        before += game.keys_before;
        now += keys;
    }
    INFO("in all " << now << " keys, before " << before);
    CHECK(3 * now <= 2 * before);
}

}  // namespace
}  // namespace tenebrae::nightcage::board
