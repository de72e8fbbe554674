// SPDX-License-Identifier: MIT
// tenebrae watch: follows a saved game that another program plays, without changing it.
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/offers.hpp"
#include "app/player_games.hpp"
#include "host/match.hpp"
#include "host/script.hpp"
#include "table/interface.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
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

/// The log of a saved game, to which another program may be adding.
class FollowedLog {
public:
    using Listener = std::function<void(const table::Reply&)>;

    FollowedLog(std::string name, OpenedGames& opened) : name_(std::move(name)), opened_(opened) {
        restart();
    }

    /// Plays the lines added since the last call; `listener` gets the reply to each of them.
    /// Returns whether there were any.
    core::Result<bool> read(const Listener& listener = {}) {
        const core::Result<std::string> text = opened_.games->save_store().text_of(name_);
        if (!text) {
            return text.errors();
        }
        // A repaired log has different text: read it from the start.
        if (!text->starts_with(seen_)) {
            restart();
        }
        return take(*text, listener);
    }

    [[nodiscard]] const host::Match& match() const { return session_->match(); }
    /// Returns the public view.
    [[nodiscard]] table::Observation observation() const {
        return match().game ? match().observation(table::kSpectator) : table::Observation{};
    }
    [[nodiscard]] bool is_over() const {
        const table::Observation observation = this->observation();
        return observation.game && observation.is_over();
    }

private:
    void restart() {
        session_ = std::make_unique<host::Session>(opened_.environment);
        script_ = std::make_unique<host::Script>(*session_, name_, false);
        seen_.clear();
    }

    core::Result<bool> take(const std::string& text, const Listener& listener) {
        bool has_lines = false;
        // An incomplete line is still being written.
        for (std::size_t end = text.find('\n', seen_.size()); end != std::string::npos;
             end = text.find('\n', seen_.size())) {
            const std::string line = text.substr(seen_.size(), end - seen_.size());
            seen_ = text.substr(0, end + 1);
            has_lines = true;
            const table::Reply reply = script_->feed(line);
            if (reply.kind == table::Reply::Kind::Refused) {
                return reply.errors;
            }
            if (listener) {
                listener(reply);
            }
        }
        return has_lines;
    }

    std::string name_;
    OpenedGames& opened_;
    std::unique_ptr<host::Session> session_;
    std::unique_ptr<host::Script> script_;
    std::string seen_;
};

/// Follows a log in lines: prints what is added to it.
class Watcher {
public:
    Watcher(const WatchOptions& options, FollowedLog& log, table::BoardStyle style)
        : options_(options), log_(log), interface_(table::text_interface(style)) {}

    /// Precondition: the log was read.
    ExitStatus watch() {
        if (options_.once || log_.is_over()) {
            interface_->finish(log_.observation(), output_);
        } else {
            print_start();
        }
        while (write(output_)) {
            if (options_.once || log_.is_over()) {
                return ExitStatus::Good;
            }
            std::this_thread::sleep_for(kPollInterval);
            const core::Result<bool> read = log_.read([this](const table::Reply& reply) {
                interface_->show(log_.observation(), reply, output_);
            });
            if (!read) {
                static_cast<void>(write(output_));  // the output before the error
                print_errors(read.errors());
                return ExitStatus::BadData;
            }
            if (log_.is_over()) {
                interface_->finish(log_.observation(), output_);
            }
        }
        return ExitStatus::Failure;
    }

private:
    /// Prints the name and turn of the game; later events are printed from here on.
    void print_start() {
        const table::Observation observation = log_.observation();
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

    const WatchOptions& options_;
    FollowedLog& log_;
    std::unique_ptr<table::Interface> interface_;
    table::Output output_;
};

/// Returns the game so far as it may be shown to anybody.
std::shared_ptr<const table::Replay> replay_of_log(const FollowedLog& log) {
    return host::replay_of(log.match(), log.match().public_seat());
}

/// Follows a log on the full screen. Precondition: the log was read, and its game has a board.
FullScreenInterface::End show_live(
    const WatchOptions& options, FollowedLog& log, const Program& program, OpenedGames& opened
) {
    host::Session nobody(opened.environment);
    FullScreenInterface screen(program, nobody, options.screen);
    tui::Replay replay{replay_of_log(log)};
    replay.moment = replay.played->end();
    if (!log.is_over()) {
        replay.polls = true;
        replay.news = [&log]() -> core::Result<std::shared_ptr<const table::Replay>> {
            const core::Result<bool> read = log.read();
            if (!read) {
                return read.errors();
            }
            return *read && log.match().game ? replay_of_log(log) : nullptr;
        };
    }
    screen.watch(std::move(replay));
    return screen.show({});
}

ExitStatus watch(const WatchOptions& options, const Program& program) {
    OpenedGames opened = open_player_games(program);
    if (!opened.games) {
        return opened.status;
    }
    FollowedLog log(options.name, opened);
    if (const core::Result<bool> read = log.read(); !read) {
        print_errors(read.errors());
        return ExitStatus::BadData;
    }
    table::BoardStyle style = line_style(program, options.screen);
    const bool is_wanted = at_terminal() && !options.once && !wants_lines(program, options.screen);
    if (is_wanted && log.match().game && has_board(program, *log.match().game)) {
        const FullScreenInterface::End end = show_live(options, log, program, opened);
        if (end == FullScreenInterface::End::Left || end == FullScreenInterface::End::Hangup) {
            return ExitStatus::Good;
        }
        style = end == FullScreenInterface::End::ToLines ? table::BoardStyle::Sentences : style;
    }
    return Watcher(options, log, style).watch();
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
        {.names = "--once",
         .target = &options->once,
         .summary = "print the current state and exit"},
    };
    add_screen_options(command, options->screen);
    command.task = [options, &program] { return watch(*options, program); };
    return command;
}

}  // namespace tenebrae::app
