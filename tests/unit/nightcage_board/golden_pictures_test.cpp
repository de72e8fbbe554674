// SPDX-License-Identifier: MIT
// Whole screens with their colours, as text: tests/golden/pictures/. Under each line of the screen
// stand its roles, a letter each, and its light, wherever there is more than text. With
// TENEBRAE_RENEW_PICTURES in the environment they are written anew, to be read before they are
// kept.
#include "boards.hpp"
#include "core/unicode.hpp"
#include "host/session.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/screen/script_frontend.hpp"
#include "tui/table/full_screen.hpp"

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

namespace tenebrae::nightcage::board {
namespace {

struct Picture {
    std::string name;
    std::string record;
    std::size_t commands;  ///< of the record, before the keys
    std::string keys;
    int width;
    int height;
};

const std::vector<Picture> kPictures{
    {"nightcage-80x24", "saves/nightcage-won.tene", 30, "", 80, 24},
    {"nightcage-200x60", "saves/nightcage-won.tene", 30, "", 200, 60},
    {"nightcage-dirge-120x40", "saves/nightcage-both-bosses-won.tene", 0, "", 120, 40}};

table::Session session_of() {
    static const std::array makers{nightcage_maker()};
    table::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    return table::Session(environment);
}

/// Up to the number of commands that is wanted, or to the first time that the Dirge lies there.
void play_up_to(table::Session& session, const Picture& picture) {
    table::Session record = session_of();
    REQUIRE(record.load(picture.record).kind != table::Reply::Kind::Refused);
    const auto header = record.header_again();
    REQUIRE(header);
    REQUIRE(session.begin(*header).kind == table::Reply::Kind::Accepted);
    const auto& steps = record.match().history.steps();
    bool is_there = false;
    for (std::size_t step = 0; step < steps.size() && !is_there; ++step) {
        session.execute(steps[step].words, "record", static_cast<int>(step) + 1);
        is_there = picture.commands == 0 ? steps[step].words.starts_with("dirge")
                                         : step + 1 == picture.commands;
    }
    REQUIRE(is_there);
}

tui::Grid screen_of(const Picture& picture) {
    table::Session session = session_of();
    play_up_to(session, picture);
    static const std::array families{nightcage_family()};
    tui::FullScreen screen{session, families};
    screen.preferences.charset = "utf8";
    screen.preferences.animations = false;
    screen.many_colors = true;
    tui::ScriptFrontend terminal(picture.width, picture.height);
    terminal.press(picture.keys);
    tui::play_full_screen(terminal, screen);
    REQUIRE_FALSE(terminal.shown.empty());
    return terminal.shown.back();
}

std::string name_of(tui::Role role) {
    const auto number = static_cast<std::size_t>(role);
    const auto& row = number < tui::kCommonRoles ? tui::common_roles()[number]
                                                 : own_roles()[number - tui::kCommonRoles];
    return std::string(row.name);
}

/// A letter for each role, in the order in which they come.
class Letters {
public:
    char of(tui::Role role) {
        const auto [at, is_new] = letters_.emplace(role, ' ');
        if (is_new && role != tui::Role::Text && role != tui::Role::Dark) {
            at->second = kAll.at(letters_.size() - 1);
            legend_ += std::string(1, at->second) + " " + name_of(role) + "\n";
        }
        return at->second;
    }
    [[nodiscard]] const std::string& legend() const { return legend_; }

private:
    static constexpr std::string_view kAll = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::map<tui::Role, char> letters_;
    std::string legend_;
};

/// Without blanks at its end; nothing for nothing.
void add_line(std::string& text, char mark, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (mark == '|' || !line.empty()) {
        text += std::string(1, mark) + line + "\n";
    }
}

/// "|" a line of the screen, "r" its roles, "l" its light.
std::string as_text(const tui::Grid& grid) {
    Letters letters;
    std::string text;
    for (int y = 0; y < grid.height(); ++y) {
        std::string glyphs;
        std::string roles;
        std::string lights;
        for (int x = 0; x < grid.width(); ++x) {
            const tui::GridCell cell = grid.at({x, y});
            glyphs += cell.glyph == tui::kSecondColumn ? "" : core::to_utf8(cell.glyph);
            roles += letters.of(cell.style.role);
            lights += cell.style.light == 0 ? ' ' : static_cast<char>('0' + cell.style.light);
        }
        add_line(text, '|', glyphs);
        add_line(text, 'r', roles);
        add_line(text, 'l', lights);
    }
    return text + "\n" + letters.legend();
}

std::string read(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("whole screens look as they did, in every colour", "[tui]") {
    for (const Picture& picture : kPictures) {
        const std::string path = "tests/golden/pictures/" + picture.name + ".txt";
        INFO(path);
        const std::string text = as_text(screen_of(picture));
        if (std::getenv("TENEBRAE_RENEW_PICTURES") != nullptr) {
            std::ofstream(path) << text;
        }
        CHECK(text == read(path));
    }
}

}  // namespace tenebrae::nightcage::board
