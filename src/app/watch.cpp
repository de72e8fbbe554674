// SPDX-License-Identifier: MIT
// tenebrae watch: follows a saved game that another program plays, read-only.
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/offers.hpp"
#include "app/player_games.hpp"
#include "core/text.hpp"
#include "host/script.hpp"
#include "table/interface.hpp"

#include <chrono>
#include <memory>
#include <thread>
#include <utility>

namespace tenebrae::app {

namespace {

struct WatchOptions {
    std::string name;
    ScreenOptions screen;
    bool once = false;
};

/// Time between two reads of the log; reading a small file this often costs little.
constexpr std::chrono::milliseconds kPollInterval{250};

/// Follows a log: plays what it has at the start without output, and prints what is added.
class Watcher {
public:
    Watcher(const WatchOptions& options, OpenedGames& opened, table::BoardStyle style)
        : options_(options), visit_(opened), interface_(table::text_interface(style)) {
        restart();
    }

    ExitStatus watch() {
        if (!look(true)) {
            return status_;
        }
        options_.once || is_over() ? interface_->finish(observation(), output_) : print_start();
        while (write(output_)) {
            if (options_.once || is_over()) {
                return ExitStatus::Good;
            }
            std::this_thread::sleep_for(kPollInterval);
            if (!look(false)) {
                return status_;
            }
            if (is_over()) {
                interface_->finish(observation(), output_);
            }
        }
        return ExitStatus::Failure;
    }

private:
    /// Prints the name and turn of the game; later events are printed from here on.
    void print_start() {
        const table::Observation observation = this->observation();
        if (!observation.game) {
            return;
        }
        const std::optional<int> turn = observation.progress().turn;
        table::Reply reply = table::Reply::answered(
            "Watching " + options_.name + (turn ? ", turn " + std::to_string(*turn) : "")
            + ". New events are printed as they happen.\n"
        );
        reply.new_game = true;
        interface_->show(observation, reply, output_);
    }

    /// Returns the public view.
    [[nodiscard]] table::Observation observation() const {
        const host::Match& match = session_->match();
        return match.game ? match.observation(table::kSpectator) : table::Observation{};
    }

    void restart() {
        session_ = std::make_unique<host::Session>(visit_.environment);
        script_ = std::make_unique<host::Script>(*session_, options_.name, false);
        seen_.clear();
    }

    [[nodiscard]] bool is_over() const {
        const table::Observation observation = this->observation();
        return observation.game && observation.is_over();
    }

    /// Reads new lines; returns false after an error.
    bool look(bool first) {
        const core::Result<std::string> text = visit_.games->save_store().text_of(options_.name);
        if (!text) {
            print_errors(text.errors());
            status_ = ExitStatus::BadData;
            return false;
        }
        // A repaired log has different text: read it from the start.
        if (!text->starts_with(seen_)) {
            restart();
        }
        return take(*text, first);
    }

    bool take(const std::string& text, bool first) {
        // An incomplete line is still being written.
        for (std::size_t end = text.find('\n', seen_.size()); end != std::string::npos;
             end = text.find('\n', seen_.size())) {
            const std::string line = text.substr(seen_.size(), end - seen_.size());
            seen_ = text.substr(0, end + 1);
            const table::Reply reply = script_->feed(line);
            if (reply.kind == table::Reply::Kind::Refused) {
                static_cast<void>(write(output_));  // the output before the error
                print_errors(reply.errors);
                status_ = ExitStatus::BadData;
                return false;
            }
            if (!first) {
                interface_->show(observation(), reply, output_);
            }
        }
        return true;
    }

    const WatchOptions& options_;
    OpenedGames& visit_;
    std::unique_ptr<table::Interface> interface_;
    std::unique_ptr<host::Session> session_;
    std::unique_ptr<host::Script> script_;
    std::string seen_;
    table::Output output_;
    ExitStatus status_ = ExitStatus::Good;
};

ExitStatus watch(const WatchOptions& options, const Program& program) {
    OpenedGames opened = open_player_games(program);
    return opened.games ? Watcher(options, opened, line_style(program, options.screen)).watch()
                        : opened.status;
}

}  // namespace

Subcommand watch_command(const Program& program) {
    const auto options = std::make_shared<WatchOptions>();
    Subcommand command{"watch", "Watch a saved game while it is played"};
    command.options = {
        {.names = "name",
         .target = &options->name,
         .summary = "the saved game to watch",
         .type = "NAME",
         .is_required = true,
         .offers = offer_saved_games},
        {.names = "--accessible,--plain",
         .target = &options->screen.accessible,
         .summary = "print sentences, without boards"},
        {.names = "--once",
         .target = &options->once,
         .summary = "print the current state and exit"},
    };
    command.task = [options, &program] { return watch(*options, program); };
    return command;
}

}  // namespace tenebrae::app
