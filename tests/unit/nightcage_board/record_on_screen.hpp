// SPDX-License-Identifier: MIT
#pragma once

#include "boards.hpp"
#include "host/session.hpp"
#include "tui/table/game_screen.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// The game of a record, started again on the screen, and its next action.
class RecordOnScreen {
public:
    [[nodiscard]] const std::vector<host::PlayedMove>& recorded() const {
        return record_.match().history.steps();
    }
    [[nodiscard]] const std::vector<host::PlayedMove>& played() const {
        return session_.match().history.steps();
    }
    [[nodiscard]] bool is_at_end() const { return played().size() == recorded().size(); }
    /// Returns the next action of the record. Precondition: it is not at its end.
    [[nodiscard]] const host::PlayedMove& next() const { return recorded()[played().size()]; }
    /// Returns its index in the list of choices.
    [[nodiscard]] std::size_t choice() const {
        const auto& choices = observation().choices;
        const auto found = std::find(choices.begin(), choices.end(), *next().move);
        REQUIRE(found != choices.end());
        return static_cast<std::size_t>(found - choices.begin());
    }
    [[nodiscard]] const table::Observation& observation() const { return session_.observation(); }
    [[nodiscard]] tui::GameScreen& screen() { return *screen_; }

protected:
    RecordOnScreen(const std::string& path, const tui::Preferences& preferences) {
        REQUIRE(record_.load(path).kind != table::Reply::Kind::Refused);
        const auto header = record_.restart_header();
        REQUIRE(header);
        const table::Reply reply = session_.begin(*header);
        REQUIRE(reply.kind == table::Reply::Kind::Accepted);
        context_.preferences = preferences;
        context_.preferences.animations = false;
        CHECK(context_.load_look().empty());
        screen_ = std::make_unique<tui::GameScreen>(context_, reply);
    }

private:
    static host::Environment environment() {
        static const std::array makers{nightcage_maker()};
        host::Environment environment;
        environment.data_folder = "data";
        environment.makers = makers;
        return environment;
    }

    host::Session record_{environment()};
    host::Session session_{environment()};
    std::array<tui::BoardFamily, 1> families_{nightcage_family()};
    tui::ScreenContext context_{session_, families_};
    std::unique_ptr<tui::GameScreen> screen_;
};

}  // namespace tenebrae::nightcage::board
