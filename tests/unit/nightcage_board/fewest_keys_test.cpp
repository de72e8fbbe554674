// SPDX-License-Identifier: MIT
// The number of keys for a whole game played by someone who knows all keys.
#include "record_on_screen.hpp"

#include <array>
#include <deque>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace tenebrae::nightcage::board {
namespace {

/// A key: a key action or a digit.
struct Pressed {
    std::optional<tui::KeyAction> key_action;
    unsigned digit = 0;
};

std::vector<Pressed> all_keys() {
    std::vector<Pressed> keys;
    for (unsigned digit = 0; digit <= 9; ++digit) {
        keys.push_back({std::nullopt, digit});
    }
    for (std::size_t key_action = 0;
         key_action <= static_cast<std::size_t>(tui::KeyAction::Previous);
         ++key_action) {
        keys.push_back({static_cast<tui::KeyAction>(key_action)});
    }
    for (std::size_t own = 0; own < kGameKeyActions; ++own) {
        keys.push_back({tui::game_key_action(own)});
    }
    return keys;
}

/// Returns the fewest keys that play a choice. Searches all key sequences that reach new states.
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
            const tui::BoardAnswer answer = kKeys[key].key_action
                                                ? aim.press(*kKeys[key].key_action)
                                                : aim.press_digit(kKeys[key].digit);
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

/// Plays the commands of a record on the screen.
class KeyCount : public RecordOnScreen {
public:
    explicit KeyCount(const std::string& path) : RecordOnScreen(path, {}) {}

    int play() {
        for (std::size_t step = 0; step < recorded().size(); ++step) {
            if (played().size() == step) {
                press_for(choice());
            }
            REQUIRE(played().size() > step);
            REQUIRE(played()[step].words == recorded()[step].words);
        }
        return keys_;
    }

private:
    void press_for(std::size_t choice) {
        Aim aim(*kit::seat_game_of<NightCage>(*observation().game));
        aim.set(table::unpacked<View>(observation().view), observation().choices);
        for (const Pressed& pressed : fewest_keys(aim, choice)) {
            press(pressed);
        }
    }
    /// Presses a key and confirms the question that comes before a loss.
    void press(const Pressed& pressed) {
        ++keys_;
        const tui::Key digit{tui::Key::Kind::Character, U'0' + pressed.digit};
        tui::Next next =
            screen().press({pressed.key_action ? tui::Key{} : digit, pressed.key_action, {}});
        if (next.kind == tui::Next::Kind::Open && !observation().is_over()) {
            next.screen->press({*tui::parse_key("down"), tui::KeyAction::South, {}});
            next.screen->press({*tui::parse_key("enter"), tui::KeyAction::Confirm, {}}).then();
            keys_ += 2;
        }
    }

    int keys_ = 0;
};

struct Game {
    const char* path;
    /// The number of keys without shortcuts (numbers on the board and automatic answers): a
    /// direction twice, Enter, and the number in the list with Enter.
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

TEST_CASE("a whole game takes at most two thirds of the keys needed without shortcuts", "[tui]") {
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
