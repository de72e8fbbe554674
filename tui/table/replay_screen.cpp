// SPDX-License-Identifier: MIT
#include "tui/table/replay_screen.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "table/text_line.hpp"
#include "tui/screen/sentence.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/frames.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/start_game.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::tui {

namespace {

/// The pauses between two commands in milliseconds, from slow to fast.
constexpr std::array kPauses{4000, 2000, 1000, 500, 250, 100};
constexpr std::size_t kLeap = 10;
/// The pause between two commands of a game that is followed, and between two looks at its log.
constexpr int kFollowMs = 500;
constexpr int kPollMs = 250;

std::vector<table::Paragraph> replay_help(const Keymap& keymap, bool is_live) {
    std::vector<table::Paragraph> text{{is_live ? "Watching a game" : "A replay", 0, true}};
    const auto add = [&](KeyAction action, std::string words) {
        text.push_back({std::move(words), 2});
        text.back().label = keymap.key_for(action);
    };
    add(KeyAction::East, "forward one command, animated");
    add(KeyAction::West, "back one command");
    add(KeyAction::South, "forward to the next turn");
    add(KeyAction::North, "back to the start of this turn or the one before");
    add(KeyAction::PageDown, "forward ten commands");
    add(KeyAction::PageUp, "back ten commands");
    add(KeyAction::First, "to the start");
    add(KeyAction::Last, is_live ? "to the present: what is played is shown" : "to the end");
    add(KeyAction::Confirm, "play or pause");
    add(KeyAction::Faster, "faster");
    add(KeyAction::Slower, "slower");
    add(KeyAction::Look, "forward to the next moment that mattered");
    add(KeyAction::Menu, "list these moments, or play on from here in a new game");
    add(KeyAction::Search, "go to a command by its number, or to a turn");
    add(KeyAction::Next, "see it from another seat");
    add(KeyAction::Cancel, "leave");
    return text;
}

/// Returns what mattered, in one line: "Turn 7: Ada moves to c3."
std::string mark_text(const table::Mark& mark) {
    return (mark.turn ? "Turn " + std::to_string(*mark.turn) + ": " : "")
           + core::escape_for_display(mark.sentence);
}

}  // namespace

ReplayScreen::ReplayScreen(ScreenContext& context, Replay replay)
    : context_(context),
      played_(std::move(replay.played)),
      board_(context.make_board(played_->game())),
      seat_(replay.seat),
      turning_point_(replay.turning_point),
      news_(std::move(replay.news)),
      polls_(replay.polls) {
    go(replay.moment);
}

std::optional<int> ReplayScreen::turn_at(std::size_t moment) const {
    return played_->observation(moment, seat_).progress().turn;
}

void ReplayScreen::go(std::size_t moment) {
    show_moment(moment);
    log_view_.to_end();
}

void ReplayScreen::show_moment(std::size_t moment) {
    moment_ = std::min(moment, end());
    frame_ms_ = 0;
    observation_ = played_->observation(moment_, seat_);
    board_->set(observation_.view, {});
    board_->set_past(*observation_.log, observation_.commands);
    log_.update(observation_);
}

void ReplayScreen::update() {
    core::Result<std::shared_ptr<const table::Replay>> played = news_();
    if (!played) {
        message_ = first_line(played.errors());
        news_ = {};
        return;
    }
    if (*played == nullptr) {
        return;
    }
    // The view and the log of the old one are in use until the new ones are shown.
    const std::shared_ptr<const table::Replay> before = std::exchange(played_, *played);
    if (&before->game() != &played_->game()) {
        board_ = context_.make_board(played_->game());
    }
    marks_.reset();
    const bool was_live = moment_ == before->end();
    if (!was_live && moment_ <= end()) {
        show_moment(moment_);
        return;
    }
    // Skip most of a long part, such as what was hidden before the end.
    const bool is_long = end() > moment_ + kLeap;
    go(is_long ? end() - 1 : moment_);
    following_ = moment_ < end();
    if (following_) {
        step();
    }
}

void ReplayScreen::step() {
    if (moment_ == end()) {
        playing_ = false;
        following_ = false;
        return;
    }
    const std::size_t before = observation_.commands;
    go(moment_ + 1);
    const std::vector<table::RawEvent> events =
        observation_.log->raw_events_between(before, observation_.commands);
    const int frames = context_.animates() ? board_->animate(events) : 0;
    frame_ms_ = frames > 0 ? frame_ms(frames) : 0;
}

void ReplayScreen::back(std::size_t steps) {
    go(moment_ < steps ? 0 : moment_ - steps);
}

void ReplayScreen::next_turn(bool forward) {
    const std::optional<int> now = turn_at(moment_);
    std::size_t moment = moment_;
    while (forward ? moment < end() : moment > 0) {
        moment = forward ? moment + 1 : moment - 1;
        if (turn_at(moment) != now) {
            break;
        }
    }
    if (!forward && moment > 0) {
        // Go to the beginning of that turn.
        const std::optional<int> turn = turn_at(moment);
        while (moment > 0 && turn_at(moment - 1) == turn) {
            --moment;
        }
    }
    go(moment);
}

void ReplayScreen::go_to_turn(int turn) {
    for (std::size_t moment = 0; moment <= end(); ++moment) {
        const std::optional<int> there = turn_at(moment);
        if (there && *there >= turn) {
            go(moment);
            return;
        }
    }
    message_ = "The game has no turn " + std::to_string(turn) + ".";
}

void ReplayScreen::seek(const std::string& where) {
    const std::vector<core::Word> words = core::split_words(where);
    const bool is_turn = words.size() == 2 && table::same_word(words[0].text, "turn");
    const auto number = words.empty() ? std::nullopt : core::parse_unsigned(words.back().text);
    constexpr std::uint64_t kMost = 1000000;
    if (!number || *number > kMost || words.size() > (is_turn ? 2U : 1U)) {
        message_ = "Expected a command number, or \"turn\" and a turn number.";
    } else if (is_turn) {
        go_to_turn(static_cast<int>(*number));
    } else {
        go(static_cast<std::size_t>(*number));
    }
}

Next ReplayScreen::ask_where() {
    playing_ = false;
    return Next::open(std::make_unique<LineScreen>(
        context_,
        "Go to command number (or \"turn\" and a number): ",
        "",
        [this](const std::string& where) {
            seek(where);
            return Next{};
        }
    ));
}

void ReplayScreen::change_speed(bool faster) {
    speed_ = faster ? std::min(speed_ + 1, kPauses.size() - 1)
                    : speed_ - std::min<std::size_t>(speed_, 1);
    message_ =
        "Speed " + std::to_string(speed_ + 1) + " of " + std::to_string(kPauses.size()) + ".";
}

void ReplayScreen::next_seat() {
    const auto seats = static_cast<int>(played_->game().seats().size());
    const int next = seat_ ? *seat_ + 1 : 0;
    seat_ = next < seats && seats > 1 ? std::optional(next) : std::nullopt;
    marks_.reset();
    go(moment_);
    const bool is_fixed = seat_ && observation_.seat != *seat_;
    message_ =
        is_fixed ? "You can see other seats only after the game has ended."
        : seat_
            ? "As " + core::escape_for_display(table::numbered_seat_name(played_->game(), *seat_))
                  + " sees it."
            : "As the player to move sees it.";
}

const std::vector<table::Mark>& ReplayScreen::marks() {
    if (!marks_) {
        marks_ = table::marks_of(*played_, seat_);
        if (turning_point_) {
            marks_->push_back({*turning_point_, turn_at(*turning_point_), "The turning point."});
            std::ranges::stable_sort(*marks_, {}, &table::Mark::moment);
        }
    }
    return *marks_;
}

void ReplayScreen::next_mark() {
    const auto later = std::ranges::find_if(marks(), [this](const table::Mark& mark) {
        return mark.moment > moment_;
    });
    if (later == marks().end()) {
        message_ = "Nothing later mattered as much.";
        return;
    }
    go(later->moment);
    message_ = mark_text(*later);
}

Next ReplayScreen::play_on() {
    if (news_ || context_.is_at_table() || context_.practice != nullptr) {
        message_ = "You cannot play on from here.";
        return {};
    }
    core::Result<table::Header> header = played_->header_from(moment_);
    if (!header) {
        message_ = first_line(header.errors());
        return {};
    }
    return confirm_unsaved(context_, [&context = context_, start = *std::move(header)] {
        const table::Reply reply = context.begin(start);
        return reply.kind == table::Reply::Kind::Refused
                   ? show_notice(context, "You cannot play on from here", first_line(reply.errors))
                   : show_game(context, reply);
    });
}

Next ReplayScreen::open_menu() {
    playing_ = false;
    std::vector<MenuEntry> entries{
        {"Play on from here, as a new game", "", [this] { return play_on(); }}};
    for (const table::Mark& mark : marks()) {
        entries.push_back({mark_text(mark), "", [this, moment = mark.moment] {
                               go(moment);
                               return Next{};
                           }});
    }
    return Next::open(std::make_unique<MenuScreen>(
        context_, marks().empty() ? "Replay" : "Play on, or go to what mattered", std::move(entries)
    ));
}

bool ReplayScreen::press_action(KeyAction action) {
    struct Row {
        KeyAction action;
        void (*run)(ReplayScreen&);
    };
    static constexpr std::array kRows{
        Row{KeyAction::East, [](ReplayScreen& replay) { replay.step(); }},
        Row{KeyAction::Redo, [](ReplayScreen& replay) { replay.step(); }},
        Row{KeyAction::West, [](ReplayScreen& replay) { replay.back(1); }},
        Row{KeyAction::Undo, [](ReplayScreen& replay) { replay.back(1); }},
        Row{KeyAction::South, [](ReplayScreen& replay) { replay.next_turn(true); }},
        Row{KeyAction::North, [](ReplayScreen& replay) { replay.next_turn(false); }},
        Row{KeyAction::First, [](ReplayScreen& replay) { replay.go(0); }},
        Row{KeyAction::Last, [](ReplayScreen& replay) { replay.go(replay.end()); }},
        Row{KeyAction::PageDown, [](ReplayScreen& replay) { replay.go(replay.moment_ + kLeap); }},
        Row{KeyAction::PageUp, [](ReplayScreen& replay) { replay.back(kLeap); }},
        Row{KeyAction::Look, [](ReplayScreen& replay) { replay.next_mark(); }},
        Row{KeyAction::Next, [](ReplayScreen& replay) { replay.next_seat(); }},
    };
    const auto found = std::ranges::find(kRows, action, &Row::action);
    if (found == kRows.end()) {
        return false;
    }
    found->run(*this);
    return true;
}

Next ReplayScreen::press(const Press& press) {
    board_->end_animation();
    frame_ms_ = 0;
    message_.clear();
    following_ = false;
    const bool was_playing = std::exchange(playing_, false);
    if (is_back(press)) {
        return Next::close();
    }
    if (is_enter(press)) {
        playing_ = !was_playing && moment_ < end();
    } else if (press.action == KeyAction::Faster || press.action == KeyAction::Slower) {
        change_speed(press.action == KeyAction::Faster);
        playing_ = was_playing;
    } else if (press.action == KeyAction::Search || digit_of(press)) {
        return ask_where();
    } else if (press.action == KeyAction::Menu) {
        return open_menu();
    } else if (press.action == KeyAction::Help) {
        return Next::open(std::make_unique<PagerScreen>(
            context_, "Help", replay_help(context_.keymap, news_ != nullptr)
        ));
    } else if (press.key.kind == Key::Kind::WheelUp || press.key.kind == Key::Kind::WheelDown) {
        log_view_.scroll(press.key.kind == Key::Kind::WheelUp ? ScrollStep::Up : ScrollStep::Down);
    } else if (press.action && !press_action(*press.action)) {
        static_cast<void>(board_->press(*press.action));  // scrolling
    }
    return {};
}

int ReplayScreen::wait_ms() const {
    if (frame_ms_ > 0) {
        return frame_ms_;
    }
    if (playing_ || following_) {
        return playing_ ? kPauses[speed_] : kFollowMs;
    }
    return news_ && polls_ ? kPollMs : -1;
}

Next ReplayScreen::tick() {
    if (frame_ms_ > 0) {
        frame_ms_ = board_->step_animation() ? frame_ms_ : 0;
    } else if (playing_ || following_) {
        step();
    } else if (news_ && polls_) {
        update();
    }
    return {};
}

Next ReplayScreen::take_news(const table::Reply& /*reply*/, bool /*is_on_top*/) {
    if (news_ && !polls_) {
        update();
    }
    return {};
}

std::string ReplayScreen::place() const {
    std::string text = title_.empty() ? "" : title_ + ". ";
    text += "Command " + std::to_string(moment_);
    text += title_.empty() ? " of " + std::to_string(end()) : "";
    if (const std::optional<int> turn = observation_.progress().turn) {
        text += ", turn " + std::to_string(*turn);
    }
    text += playing_ ? ". Playing." : ".";
    return text + (news_ && moment_ == end() && !observation_.is_over() ? " Live." : "");
}

void ReplayScreen::draw_side(Grid& grid, const Rect& side) {
    const Drawing drawing = context_.drawing();
    const int panel = board_->draw_panel(grid, side, drawing);
    draw_rule(grid, {side.x, side.y + panel}, side.width, drawing);
    Rect rest{side.x, side.y + panel + 1, side.width, side.height - panel - 1};
    if (core::display_width(message_) > grid.width()) {
        draw_note(grid, rest, message_, {Role::Strong}, drawing);
    }
    log_view_.draw(grid, rest, {observation_, context_.glyphs, board_->piece_names()});
}

/// Draws the keys in the last lines and the moment, or a message, above them.
void ReplayScreen::draw_keys(Grid& grid) const {
    const std::string keys = keys_line(
        context_.keymap,
        {{KeyAction::East, "step"},
         {KeyAction::West, "back"},
         {KeyAction::Confirm, "play"},
         {KeyAction::Look, "mark"},
         {KeyAction::Menu, "menu"},
         {KeyAction::Help, "help"},
         {KeyAction::Cancel, "leave"}}
    );
    const bool is_short = !message_.empty() && core::display_width(message_) <= grid.width();
    const std::string named = (news_ ? "Watching. " : "Replay. ") + keys;
    const bool has_room = core::display_width(named) <= grid.width();
    Rect rest = grid.area();
    rest.height -=
        draw_bottom(grid, rest, key_lines(has_room ? named : keys, rest.width), {Role::Faint});
    const Point last{0, rest.bottom() - 1};
    write_sentence(grid, last, is_short ? message_ : place(), {Role::Strong}, grid.area());
}

void ReplayScreen::draw(Grid& grid) {
    const GameLayout layout = lay_out(grid, board_->needs());
    const Rect used = board_->draw_board(grid, layout.board, context_.drawing());
    const Point focus = grid.cursor();
    draw_side(grid, beside_board(grid, used));
    if (title_.empty()) {
        draw_keys(grid);
    } else {
        const Point last{0, grid.height() - 1};
        write_sentence(grid, last, place(), {Role::Strong}, grid.area());
    }
    grid.set_cursor(focus);
}

Next open_replay(ScreenContext& context, Replay replay, std::string words) {
    if (context.make_board(replay.played->game()) == nullptr) {
        return show_notice(context, "No board", "This game has no board on the full screen.");
    }
    auto screen = std::make_unique<ReplayScreen>(context, std::move(replay));
    screen->show_message(std::move(words));
    return Next::open(std::move(screen));
}

Next watch_file(ScreenContext& context, const std::string& path) {
    const auto played = context.seat.replay_of_file(path);
    return played
               ? open_replay(context, {*played})
               : show_notice(context, "This file cannot be watched", first_line(played.errors()));
}

Next watch_saved_game(ScreenContext& context, const std::string& name) {
    const auto played = context.saved_games->replay(name);
    return played
               ? open_replay(context, {*played})
               : show_notice(context, "This game cannot be watched", first_line(played.errors()));
}

}  // namespace tenebrae::tui
