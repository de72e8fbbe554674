// SPDX-License-Identifier: MIT
#include "tui/table/game_screen.hpp"

#include "core/text.hpp"
#include "tui/table/frames.hpp"
#include "tui/table/game_over.hpp"
#include "tui/table/key_action_handlers.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/question.hpp"
#include "tui/table/since_left.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kGoesOnMs = 90;  ///< delay before a move without a key
constexpr int kBreathMs = 450;
constexpr int kBlinkMs = 300;
constexpr int kBlinks = 7;

/// Joins the lines of an answer into one.
std::string in_one_line(std::string_view text) {
    return core::escape_for_display(core::joined(core::split_lines(text), " "));
}

}  // namespace

GameScreen::GameScreen(ScreenContext& context, const table::Reply& reply)
    : context_(context), since_left_(context.seat.take_since_left()) {
    refresh(true);
    show_reply(reply);
}

void GameScreen::show_message(std::string text, Role role) {
    message_ = std::move(text);
    message_role_ = role;
}

void GameScreen::refresh(bool new_game) {
    const table::Observation& observation = context_.observation();
    if (new_game || game_ != observation.game) {
        game_ = observation.game;
        board_ = context_.make_board(*game_);
        log_.clear();
        forced_.clear();
        no_automatic_at_.reset();
        seat_taken_at_ = 0;
        left_at_.clear();
    }
    choices_ = observation.choices;
    hint_.reset();
    odds_.reset();
    has_odds_ = false;
    std::erase_if(forced_, [&observation](std::size_t command) {
        return command >= observation.commands;
    });
    board_->set(observation.view, choices_);
    board_->set_past(*observation.log, observation.commands);
    log_.update(observation);
    log_view_.to_end();
    number_.clear();
    has_shown_end_ = has_shown_end_ && observation.is_over();
    const bool had_decided = std::exchange(has_decided_, observation.decides);
    if (!new_game && !had_decided && observation.decides && context_.is_at_table()
        && context_.preferences.bell && context_.ring) {
        context_.ring();
    }
}

void GameScreen::animate(const table::Reply& reply) {
    const table::Observation& observation = context_.observation();
    const bool is_shown = reply.played && context_.animates();
    const std::size_t first = observation.commands - 1 - reply.others;
    const int frames =
        is_shown ? board_->animate(observation.log->raw_events_between(first, observation.commands))
                 : 0;
    frame_ms_ = frames > 0 ? frame_ms(frames) : 0;
    beats_.begin(is_shown ? beats_since(first) : std::vector<Beat>());
    ring_bell();
}

std::vector<Beat> GameScreen::beats_since(std::size_t first) const {
    const table::Observation& observation = context_.observation();
    const table::SeatLog& log = *observation.log;
    std::vector<Beat> beats;
    for (const table::SeatEvent& event : log.events_between(first, observation.commands)) {
        if (const std::optional<Staging> staging = board_->staging(event.event)) {
            std::string text = board_->beat_text(event.event);
            beats.push_back(
                {text.empty() ? log.text(*game_, event).sentence : std::move(text), *staging}
            );
        }
    }
    return beats;
}

void GameScreen::ring_bell() const {
    if (context_.preferences.bell && context_.ring && beats_.is_running()) {
        for (int bell = 0; bell < beats_.staging().bells; ++bell) {
            context_.ring();
        }
    }
}

void GameScreen::end_animation() {
    beats_.end();
    board_->end_animation();
    frame_ms_ = 0;
    pausing_ = false;
}

bool GameScreen::shows_odds() const {
    return context_.preferences.odds && !has_odds_ && context_.observation().is_playing()
           && !context_.seat.handover();
}

void GameScreen::search_odds() {
    odds_ = context_.odds();
    has_odds_ = !odds_ || !odds_->advice.is_cut_short;
    table::SearchBudget* const budget = odds_ ? nullptr : context_.seat.search_budget();
    const auto refused = budget != nullptr ? budget->refuse() : std::nullopt;
    no_odds_ = refused ? refused->message : "";
}

int GameScreen::wait_ms() const {
    if (!since_left_.empty() || has_news_) {
        return 0;
    }
    if (beats_.is_running()) {
        return beats_.staging().ms;
    }
    if (is_moving()) {
        return frame_ms_;
    }
    if (pausing_) {
        return context_.pace_ms();
    }
    if (continues_without_key() || shows_odds()) {
        return kGoesOnMs;
    }
    if (blinks_ > 0) {
        return kBlinkMs;
    }
    return context_.preferences.flicker && !context_.slow ? kBreathMs : -1;
}

Next GameScreen::tick() {
    blinks_ -= blinks_ > 0 ? 1 : 0;
    if (!since_left_.empty()) {
        return Next::open(
            std::make_unique<SinceLeftScreen>(context_, std::exchange(since_left_, std::string()))
        );
    }
    if (std::exchange(has_news_, false)) {
        return continue_game();
    }
    if (!is_moving() && (pausing_ || continues_without_key())) {
        pausing_ = false;
        return continue_game();  // or a game has just started
    }
    if (!is_moving() && shows_odds()) {
        search_odds();
        return {};
    }
    if (!is_moving()) {
        context_.flicker = context_.flicker % 1000 + 1;
        return {};
    }
    if (beats_.is_running()) {
        beats_.step();
        ring_bell();
    } else if (!board_->step_animation()) {
        frame_ms_ = 0;
    }
    return is_moving() ? Next{} : continue_game();
}

Next GameScreen::take_news(const table::Reply& reply, bool is_on_top) {
    if (reply.kind == table::Reply::Kind::Refused) {
        show_reply(reply);
        return {};
    }
    if (reply.kind == table::Reply::Kind::Answered) {
        // Talk changes nothing in the game.
        log_.update(context_.observation());
        log_view_.to_end();
        show_reply(reply);
        if (!reply.pointed_at.empty() && is_on_top) {
            pointed_at_ = reply.pointed_at;
            blinks_ = kBlinks;
        }
        return {};
    }
    end_animation();
    refresh(false);
    has_news_ = !is_on_top;
    if (!reply.played) {
        show_reply(reply);
        return {};
    }
    message_.clear();
    if (!is_on_top) {
        return {};
    }
    animate(reply);
    return continue_game();
}

std::optional<std::size_t> GameScreen::forced() const {
    const std::size_t commands = context_.observation().commands;
    if (context_.preferences.ask_always || no_automatic_at_ == commands) {
        return std::nullopt;
    }
    const std::optional<std::size_t> only = board_->forced();
    return only && !board_->loses(*only) ? only : std::nullopt;
}

bool GameScreen::continues_without_key() const {
    return context_.seat.is_bots_turn() || forced();
}

bool GameScreen::advance() {
    const bool is_bots = context_.seat.is_bots_turn();
    const std::size_t only = is_bots ? 0 : forced().value_or(0);
    const std::string what = is_bots ? std::string() : choice_text(only);
    const table::Reply reply =
        is_bots ? context_.slow_turns.advance(context_.seat) : context_.seat.play(choices_[only]);
    if (reply.kind == table::Reply::Kind::Nothing) {
        return false;  // the bot thinks again after the key has had its effect
    }
    if (reply.kind != table::Reply::Kind::Accepted) {
        show_reply(reply);
        no_automatic_at_ = context_.observation().commands;
        return false;
    }
    refresh(false);
    animate(reply);
    if (is_bots) {
        show_bot_move();
    } else {
        show_forced(what);
    }
    return true;
}

void GameScreen::show_forced(const std::string& what) {
    constexpr std::string_view kHeading = "No other choice: ";
    forced_.push_back(context_.observation().commands - 1);
    show_message(
        message_.starts_with(kHeading) ? message_ + "; " + what : std::string(kHeading) + what
    );
}

std::size_t GameScreen::count_forced() const {
    std::size_t commands = context_.observation().commands;
    std::size_t count = 0;
    while (std::ranges::find(forced_, commands - 1) != forced_.end()) {
        --commands;
        ++count;
    }
    return count;
}

Next GameScreen::continue_game() {
    while (!is_showing() && continues_without_key()) {
        if (!advance()) {
            return {};
        }
    }
    return show_end();
}

void GameScreen::play_forced(bool with_bots) {
    while (continues_without_key() && (with_bots || !context_.seat.is_bots_turn()) && advance()) {
        end_animation();
    }
}

Next GameScreen::update_viewer() {
    std::map<int, std::size_t> left_at = left_at_;
    left_at[context_.observation().seat] = context_.observation().commands;
    context_.seat.confirm_handover();
    context_.typed.clear();
    message_.clear();
    look_top_ = 0;
    refresh(true);
    seat_taken_at_ = context_.observation().commands;
    left_at_ = std::move(left_at);
    return {};
}

std::optional<std::size_t> GameScreen::own_command() const {
    if (context_.is_at_table()) {
        return context_.seat.own_command();
    }
    const table::Observation& observation = context_.observation();
    const auto left = left_at_.find(observation.seat);
    const std::size_t left_at = left == left_at_.end() ? 0 : left->second;
    for (std::size_t command = observation.commands; command-- > 0;) {
        const table::SeatCommand& seat_command = observation.log->commands()[command];
        const bool is_others = command >= left_at && command < seat_taken_at_;
        const bool is_forced = std::ranges::find(forced_, command) != forced_.end();
        if (seat_command.words && !seat_command.bot && !is_others && !is_forced) {
            return command;
        }
    }
    return seat_taken_at_ > 0 ? std::optional<std::size_t>(0) : std::nullopt;
}

Next GameScreen::show_end(bool is_asked) {
    const bool is_exercise = context_.practice != nullptr;
    if (is_showing() || has_shown_end_ || is_exercise || !context_.observation().is_over()) {
        return {};
    }
    has_shown_end_ = true;
    return Next::open(std::make_unique<GameOverScreen>(*this, is_asked));
}

void GameScreen::show_reply(const table::Reply& reply) {
    if (!reply.errors.empty()) {
        show_message(first_line(reply.errors), Role::Bad);
    } else if (!reply.warnings.empty()) {
        show_message(first_line(reply.warnings), Role::Warning);
    } else {
        show_message(in_one_line(reply.text));
    }
}

Next GameScreen::follow(const table::Reply& reply, bool is_shown) {
    if (reply.kind == table::Reply::Kind::Ended) {
        return reply.switch_interface ? Next::leave_for(Leave::Accessible) : leave(true);
    }
    if (reply.new_game && context_.make_board(*context_.observation().game) == nullptr) {
        return Next::leave_for(Leave::Accessible);
    }
    show_reply(reply);
    if (reply.kind == table::Reply::Kind::Accepted) {
        // After an undo, nothing is played automatically.
        if (!reply.played && !reply.new_game) {
            no_automatic_at_ = context_.observation().commands;
        }
        refresh(reply.new_game);
        animate(reply);
        return continue_game();
    }
    if (context_.is_at_table() && reply.kind == table::Reply::Kind::Answered) {
        // What the person has said changes nothing in the game.
        log_.update(context_.observation());
        log_view_.to_end();
    }
    const bool is_long = core::split_lines(reply.text).size() > 1;
    if (is_shown && is_long) {
        message_.clear();
        return Next::open(
            std::make_unique<PagerScreen>(context_, reply.command, table::literal_lines(reply.text))
        );
    }
    return {};
}

Next GameScreen::execute(std::string_view line, bool is_shown) {
    return follow(context_.execute(line), is_shown);
}

std::string GameScreen::choice_text(std::size_t choice) const {
    return game_->describe(context_.observation().view, choices_[choice]);
}

std::string GameScreen::command_text(std::size_t choice) const {
    return game_->command_text(context_.observation().view, choices_[choice]);
}

void GameScreen::aim(std::size_t choice) {
    if (choice < choices_.size()) {
        board_->aim(choice);
        keep_side_ = !board_->shows_choice_in_panel();
    }
}

Next GameScreen::play_now(std::size_t choice) {
    return choice < choices_.size() ? follow(context_.seat.play(choices_[choice])) : Next{};
}

bool GameScreen::is_lost() const {
    for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
        if (!board_->loses(choice)) {
            return false;
        }
    }
    return !choices_.empty();
}

Next GameScreen::play(std::size_t choice) {
    if (choice >= choices_.size()) {
        return {};
    }
    board_->aim(choice);
    if (!board_->loses(choice) || is_lost()) {
        return play_now(choice);
    }
    return Next::open(std::make_unique<QuestionScreen>(
        context_,
        "This loses the game",
        choice_text(choice),
        std::vector<QuestionScreen::Option>{
            {"Think again", "no", {}},
            {"Do it anyway",
             "yes",
             [this, choice, commands = context_.observation().commands] {
                 if (context_.observation().commands == commands) {
                     return play_now(choice);
                 }
                 show_message("Others have played since. Choose again.", Role::Warning);
                 return Next();
             }}}
    ));
}

/// Shows a nudge, then the plan, then the move, then starts over.
Next GameScreen::hint() {
    using table::HintLevel;
    const bool goes_on = hint_ && !hint_->advice.is_cut_short;
    const HintLevel level = !hint_                             ? HintLevel::Nudge
                            : hint_->level == HintLevel::Nudge ? HintLevel::Plan
                            : hint_->level == HintLevel::Plan  ? HintLevel::Move
                                                               : HintLevel::Nudge;
    if (!goes_on) {
        const table::Reply reply = context_.execute_with_progress("Thinking ahead", "hint");
        if (!reply.hint) {
            show_reply(reply);
            return {};
        }
        hint_ = reply.hint;
    }
    hint_->level = level;
    std::string text = "Hint: " + in_one_line(table::short_hint(*game_, *hint_));
    if (const std::optional<table::Move> move = hint_->move()) {
        const auto hinted = std::ranges::find(choices_, *move);
        aim(static_cast<std::size_t>(hinted - choices_.begin()));
    } else {
        text += " (" + context_.keymap.key_for(KeyAction::Hint) + ": more)";
    }
    show_message(std::move(text));
    return {};
}

Next GameScreen::leave(bool program) {
    const auto go = [program, &context = context_] {
        if (program) {
            return Next::leave_for(Leave::Quit);
        }
        if (context.is_at_table()) {
            context.tables->stand_up();
            return Next::home();
        }
        if (context.saved_games != nullptr) {
            // Releases the saved game. This screen closes and does not use it any more.
            static_cast<void>(context.saved_games->close_game());
        }
        return Next::home();
    };
    if (!context_.has_unsaved()) {
        return go();
    }
    std::vector<QuestionScreen::Option> options{{"Keep playing", "no", {}}};
    if (!context_.is_restricted()) {
        options.push_back({"Save first", "save", [this] { return ask_for_file(*this); }});
    }
    options.push_back({"Leave without saving", "leave", go});
    return Next::open(std::make_unique<QuestionScreen>(
        context_, "Leave the game?", "This game is not saved and would be lost.", std::move(options)
    ));
}

Next GameScreen::resign() {
    if (context_.observation().is_over()) {
        return execute("resign", false);
    }
    return Next::open(std::make_unique<QuestionScreen>(
        context_,
        "Give up the game?",
        "The game ends: lost by resignation.",
        std::vector<QuestionScreen::Option>{
            {"Keep playing", "no", {}},
            {"Give up", "resign", [this] { return execute("resign", false); }}}
    ));
}

namespace {

/// Returns "Ben (search:600): Move north, to be nearer to a key."; empty if the seat may not know
/// it.
std::string bot_move_text(const table::Observation& observation) {
    const table::SeatCommand& command = observation.log->commands()[observation.commands - 1];
    if (!command.bot) {  // played by the command "auto"
        const std::string words = core::escape_for_display(command.words.value_or(""));
        return words.empty() ? words : "Done for you: " + words;
    }
    const std::string who =
        core::capitalised(table::seat_name(*observation.game, command.bot->seat));
    const std::string& plan = command.bot->plan;
    const std::string what = plan.empty() ? command.words.value_or("") : plan;
    return what.empty() ? std::string()
                        : core::escape_for_display(who + " (" + command.bot->level + "): " + what);
}

}  // namespace

void GameScreen::show_bot_move() {
    const table::Observation& observation = context_.observation();
    const bool is_paced = context_.pace_ms() > 0;
    const bool is_warned = !message_.empty() && message_role_ != Role::Text;
    std::string companion = is_paced && !is_warned ? bot_move_text(observation) : std::string();
    if (!companion.empty()) {
        show_message(std::move(companion));
    }
    if (const std::string notice = context_.slow_turns.take_notice(); !notice.empty()) {
        show_message(message_ + (message_.empty() ? "" : " ") + notice, Role::Warning);
    }
    // A pause for a hidden command would reveal that it happened.
    const bool is_shown = observation.log->commands()[observation.commands - 1].is_shown();
    pausing_ = is_paced && is_shown && (continues_without_key() || observation.is_over());
}

std::optional<Next> GameScreen::skip_animation(const Press& press) {
    const bool is_for_bots = pausing_ || context_.seat.is_bots_turn();
    const bool leaps = press.action == KeyAction::Cancel || press.key.kind == Key::Kind::Escape;
    end_animation();
    message_.clear();
    const bool with_bots = leaps || context_.pace_ms() == 0;
    if (with_bots || !is_for_bots) {
        play_forced(with_bots);
    }
    Next next = continue_game();
    // The player had not yet seen what the bots did when pressing the key.
    return is_for_bots || is_showing() || next.kind != Next::Kind::Stay
               ? std::optional(std::move(next))
               : std::nullopt;
}

}  // namespace tenebrae::tui
