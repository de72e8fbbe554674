// SPDX-License-Identifier: MIT
#include "tui/table/game_over.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "core/wrap.hpp"
#include "table/chart.hpp"
#include "table/header.hpp"
#include "table/story.hpp"
#include "tui/screen/sentence.hpp"
#include "tui/table/key_action_handlers.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/replay_screen.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kHeightOfOne = 4;
constexpr int kHeightOfMany = 2;
constexpr int kWidestBar = 30;

using ChartGlyphs = std::array<std::string, table::kChartLevels + 1>;

ChartGlyphs chart_glyphs(const Glyphs& glyphs) {
    ChartGlyphs signs;
    signs[0] = " ";
    for (std::size_t level = 1; level < signs.size(); ++level) {
        signs[level] = core::to_utf8(glyphs.get("chart-" + std::to_string(level)));
    }
    return signs;
}

class ChartWriter {
public:
    ChartWriter(std::vector<EndLine>& lines, int width, const Glyphs& glyphs)
        : lines_(lines), width_(width), signs_(chart_glyphs(glyphs)) {}

    void add(const table::Curve& curve, int height) {
        add_wrapped(lines_, table::heading_of(curve), width_, Role::Text);
        std::string most = std::to_string(*std::ranges::max_element(curve.values));
        const std::size_t digits = most.size();
        const int width = width_ - static_cast<int>(digits) - 1;
        for (const table::ChartLine& line :
             table::plot(curve.values, width, table::chart_height(curve, height))) {
            std::string row = core::right_aligned(most, digits) + " ";
            most.clear();
            for (const int level : line) {
                row += signs_[static_cast<std::size_t>(level)];
            }
            lines_.push_back({std::move(row), Role::Strong});
        }
    }

    void add_bars(const table::Ending& ending) {
        add_wrapped(lines_, ending.losses + ":", width_, Role::Text);
        std::size_t widest = 0;
        for (const table::Bar& bar : ending.bars) {
            widest = std::max(widest, bar.name.size());
        }
        const int most = ending.bars.front().amount;
        const std::size_t digits = std::to_string(most).size();
        const int room = width_ - static_cast<int>(widest + digits) - 2;
        for (const table::Bar& bar : ending.bars) {
            std::string row = core::left_aligned(bar.name, widest) + " "
                              + core::right_aligned(std::to_string(bar.amount), digits) + " ";
            const int length = table::bar_length(bar.amount, most, std::min(room, kWidestBar));
            for (int column = 0; column < length; ++column) {
                row += signs_.back();
            }
            lines_.push_back({std::move(row), Role::Strong});
        }
    }

private:
    std::vector<EndLine>& lines_;
    int width_;
    ChartGlyphs signs_;
};

}  // namespace

void add_wrapped(std::vector<EndLine>& lines, const std::string& text, int width, Role role) {
    for (std::string& line : core::wrap(text, width)) {
        lines.push_back({std::move(line), role});
    }
}

void add_charts(
    std::vector<EndLine>& lines, const table::Ending& ending, int width, const Glyphs& glyphs
) {
    ChartWriter writer(lines, width, glyphs);
    for (const table::Curve& curve : ending.curves) {
        writer.add(curve, ending.curves.size() == 1 ? kHeightOfOne : kHeightOfMany);
    }
    if (!ending.bars.empty()) {
        writer.add_bars(ending);
    }
}

namespace {

constexpr std::string_view kSameSeed = "Play the same seed again";
constexpr std::string_view kNewSeed = "Play again, new seed";
constexpr std::string_view kOtherGame = "Set up another game";
constexpr std::string_view kTurningPoint = "The turning point";
constexpr std::string_view kCauses = "What caused the end";
constexpr std::string_view kWatchAgain = "Watch the game again";
constexpr std::string_view kThatTurn = "Play that turn again";
constexpr std::string_view kTakeBack = "Undo the last command";

/// The least room for the story beside the board; with less it gets a page of its own.
constexpr int kNarrowestStory = 44;
constexpr int kLowestStory = 24;
constexpr int kMenuColumns = 33;

table::GameResult result_of(const GameScreen& game) {
    const table::Observation& observation = game.context().observation();
    return observation.seat == table::kSpectator ? observation.result
                                                 : observation.outcome.of(observation.seat);
}

Role role_of(table::GameResult result) {
    switch (result) {
    case table::GameResult::Won: return Role::Good;
    case table::GameResult::Drew: return Role::Strong;
    case table::GameResult::Lost:
    case table::GameResult::Resigned:
    case table::GameResult::Unfinished: break;
    }
    return Role::Bad;
}

std::string in_capitals(std::string text) {
    for (char& letter : text) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return text;
}

/// Returns the winning side if people played both for it and for another side; else "".
std::string side_that_won(const ScreenContext& context) {
    const table::Observation& observation = context.observation();
    const core::Result<table::Header> header = context.seat.restart_header();
    const auto is_bot = [&header](std::size_t seat) {
        const std::string key = "bot " + std::to_string(seat + 1);
        return header && std::ranges::count(header->settings, key, &table::Setting::key) > 0;
    };
    std::string winner;
    bool has_other = false;
    for (std::size_t seat = 0; seat < observation.game->seats().size(); ++seat) {
        if (is_bot(seat)) {
            continue;
        }
        if (observation.outcome.of_seat[seat] == table::GameResult::Won) {
            winner = observation.game->seats()[seat].side;
        } else {
            has_other = true;
        }
    }
    return has_other ? winner : std::string();
}

/// Returns the headline: "GIVEN UP", or "BLUE WON" if people played on both sides.
std::string headline_of(const GameScreen& game) {
    const std::string side = side_that_won(game.context());
    return in_capitals(
        side.empty() ? std::string(table::display_name(result_of(game))) : side + " won"
    );
}

Role role_of(const GameScreen& game) {
    return side_that_won(game.context()).empty() ? role_of(result_of(game)) : Role::Strong;
}

/// Removes the number from a text such as "#12 The keys go dark.".
std::string without_number(const std::string& event) {
    return event.starts_with('#') ? event.substr(std::min(event.find(' '), event.size() - 1) + 1)
                                  : event;
}

/// Returns the causes of the end: events from the last one back, or the command if there are no
/// events.
std::vector<std::string> causes_of(const table::Observation& observation) {
    constexpr std::string_view kCause = "  caused by ";
    std::vector<std::string> lines;
    const std::size_t events = observation.log->events().size();
    if (events == 0) {
        return lines;
    }
    const std::string text = table::unfold(*observation.game, *observation.log, events);
    const std::vector<std::string> causes = core::split_lines(text);
    // Leave out the end itself: its sentence is already shown.
    if (causes.front().find(observation.outcome.sentence) == std::string::npos) {
        lines.push_back("Last: " + without_number(causes.front()));
    }
    bool has_cause = false;
    for (const std::string& line : causes) {
        const std::string cause =
            line.starts_with(kCause) ? line.substr(kCause.size()) : std::string();
        const bool is_event = cause.starts_with('#');
        if (is_event || (!cause.empty() && !has_cause)) {
            lines.push_back("Cause: " + without_number(cause));
            has_cause = true;
        }
    }
    return lines;
}

/// Returns the ending, with the command that starts the same game again.
table::Ending ending_of(const table::Replay& replay, const table::Seat& seat) {
    table::Ending ending = table::ending_of(replay);
    if (const core::Result<table::Header> header = seat.restart_header()) {
        ending.share = table::line_to_share(*header);
        ending.code = seat.share_code();
    }
    return ending;
}

table::EndRemarks remarks_of(const ScreenContext& context, const table::Ending& ending) {
    return table::end_remarks(
        {context.seat, context.saved_games, context.daily_games}, table::shared_text(ending)
    );
}

const table::Bot* bot_for(const ScreenContext& context) {
    return table::estimating_bot(context.seat.bots(), context.observation().game->id());
}

Next play_again(GameScreen& game) {
    ScreenContext& context = game.context();
    const core::Result<table::Header> header = context.seat.restart_header();
    if (!header) {
        game.show_message(first_line(header.errors()), Role::Bad);
        return {};
    }
    return game.follow(context.begin(*header));
}

/// Starts a game with the same rules and names and a new random seed.
Next play_another(GameScreen& game) {
    ScreenContext& context = game.context();
    core::Result<table::Header> header = context.seat.restart_header();
    if (!header) {
        game.show_message(first_line(header.errors()), Role::Bad);
        return {};
    }
    header.value().seed.reset();
    header.value().position.clear();
    return game.follow(context.begin(*header));
}

}  // namespace

GameOverScreen::GameOverScreen(GameScreen& game, bool is_opened)
    : game_(game),
      replay_(game.context().seat.replay()),
      ending_(ending_of(*replay_, game.context().seat)),
      remarks_(remarks_of(game.context(), ending_)),
      dawn_(game.context().animates() && !is_opened ? remarks_.rarity : std::string()),
      is_opened_(is_opened),
      headline_(headline_of(game)),
      role_(role_of(game)),
      entries_(entries_of(game)),
      list_(items_of(entries_)) {
    game_.show_turns(ending_.turn_views);
    const ScreenContext& context = game_.context();
    const bool is_wanted =
        result_of(game_) == table::GameResult::Lost && !context.slow && !context.is_restricted();
    if (is_wanted && bot_for(context) != nullptr) {
        search();
        is_quiet_ = true;
    }
}

std::vector<MenuEntry> GameOverScreen::entries_of(GameScreen& game) const {
    ScreenContext& context = game.context();
    std::vector<MenuEntry> entries{
        {"Look at the board and the log", "", {}},
        {std::string(kWatchAgain), "", {}},
        {std::string(kTurningPoint), "", {}},
        {std::string(kCauses), "", {}},
        {std::string(kThatTurn), "", {}},
        {std::string(kSameSeed), "", [&game] { return play_again(game); }},
        {std::string(kNewSeed), "", [&game] { return play_another(game); }},
        {std::string(kOtherGame), "", [&context] { return open_new_game(context); }},
        {std::string(kTakeBack),
         "",
         [&game] { return find_key_action_handler(KeyAction::Undo)->run(game); }},
        {"Back to the title", "", [&game] { return game.leave(false); }},
        {"Quit the program", "", [&game] { return game.leave(true); }},
    };
    // Restricted mode allows neither a known seed nor undoing the end of a game. At a table only
    // the game of the table can be played.
    const bool is_at_table = context.is_at_table();
    const bool is_restricted = context.is_restricted() || is_at_table;
    const bool has_turns = ending_.turns.has_value();
    std::erase_if(entries, [&](const MenuEntry& entry) {
        const bool is_known =
            entry.label == kSameSeed || entry.label == kTakeBack || entry.label == kThatTurn;
        const bool is_new = entry.label == kNewSeed || entry.label == kOtherGame;
        return (is_restricted && is_known) || (is_at_table && is_new)
               || (!has_turns && entry.label == kThatTurn)
               || (entry.label == kTurningPoint && bot_for(context) == nullptr);
    });
    return entries;
}

void GameOverScreen::search() {
    const ScreenContext& context = game_.context();
    const int seat = context.observation().seat;
    if (!search_) {
        search_.emplace(*replay_, *bot_for(context), seat == table::kSpectator ? 0 : seat);
    }
    if (table::SearchBudget* const budget = context.seat.search_budget()) {
        if (const auto refused = budget->refuse()) {
            stop_search(one_line(*refused));
            is_refused_ = true;
            return;
        }
    }
    is_refused_ = false;
    is_searching_ = !search_->is_done();
    is_quiet_ = false;
    search_start_ = Clock::now();
    stopped_.clear();
    top_ = 0;
}

void GameOverScreen::stop_search(std::string why) {
    is_searching_ = false;
    stopped_ = std::move(why);
}

bool GameOverScreen::has_time() const {
    // The search that starts by itself gets a part of the time.
    constexpr int kQuietShare = 4;
    const int limit_ms = game_.context().slow_after_ms / (is_quiet_ ? kQuietShare : 1);
    return Clock::now() - search_start_ < std::chrono::milliseconds(limit_ms);
}

Next GameOverScreen::tick() {
    if (dawn_.is_rising()) {
        dawn_.step();
    } else if (is_searching_ && !has_time()) {
        stop_search("Time is up.");
    } else if (is_searching_) {
        const auto& has_pending_key = game_.context().has_pending_key;
        const table::SearchSpending spending(game_.context().seat.search_budget());
        search_->step([&](int /*done*/, int /*all*/) {
            return has_time() && (!has_pending_key || !has_pending_key());
        });
        is_searching_ = !search_->is_done();
    }
    return {};
}

/// Opens the replay, which marks the turning point if it has been found.
Next GameOverScreen::watch_again() {
    Replay replay{replay_};
    if (const auto found = search_ ? search_->found() : std::nullopt) {
        replay.turning_point = found->moment;
    }
    // The entry runs when this screen is gone.
    return Next::close([&context = game_.context(), replay = std::move(replay)]() mutable {
        return open_replay(context, std::move(replay));
    });
}

Next GameOverScreen::play_turn_again() {
    const auto found = search_ ? search_->found() : std::nullopt;
    if (found) {
        return Next::close([&game = game_, moment = found->moment] {
            return game.follow(game.context().restart(moment));
        });
    }
    const std::string question =
        "From which turn (1 to " + std::to_string(ending_.turns.value_or(1)) + ")? ";
    return Next::close([&game = game_, question] {
        return Next::open(std::make_unique<LineScreen>(
            game.context(),
            question,
            "",
            [&game](const std::string& turn) { return game.execute("anew " + turn, false); }
        ));
    });
}

void GameOverScreen::add_turning_point(std::vector<EndLine>& lines, int width) const {
    constexpr int kBarColumns = 20;
    if (!search_) {
        return;
    }
    if (!is_searching_) {
        add_wrapped(lines, table::format_turning_point(*search_), width, Role::Strong);
        if (!search_->is_done()) {
            const std::string_view how = is_refused_ ? "" : " Choose it again to continue.";
            add_wrapped(lines, stopped_ + std::string(how), width, Role::Warning);
        }
        return;
    }
    const auto done = static_cast<int>(search_->done());
    const auto all = static_cast<int>(search_->all());
    const auto full = static_cast<std::size_t>(table::bar_length(done, all, kBarColumns));
    const std::string bar =
        std::string(full, '#')
        + std::string(kBarColumns - std::min<std::size_t>(full, kBarColumns), '-');
    lines.push_back(
        {std::to_string(done) + " of " + std::to_string(all) + " [" + bar + "]"
             + (is_quiet_ ? " turning point" : " any key stops"),
         Role::Strong}
    );
}

std::vector<EndLine> GameOverScreen::lines_for(int width) const {
    const ScreenContext& context = game_.context();
    std::vector<EndLine> lines;
    for (const std::string& news : remarks_.news) {
        add_wrapped(lines, news, width, Role::Strong);
    }
    add_turning_point(lines, width);
    bool is_first = true;
    for (const std::string& sentence : table::sentences_of(ending_)) {
        add_wrapped(lines, sentence, width, is_first ? Role::Strong : Role::Text);
        is_first = false;
    }
    if (shows_causes_) {
        for (const std::string& cause : causes_of(context.observation())) {
            add_wrapped(lines, cause, width, Role::Faint);
        }
    }
    add_charts(lines, ending_, width, context.glyphs);
    for (const std::string& number : game_.board().numbers()) {
        add_wrapped(lines, number, width, Role::Text);
    }
    return lines;
}

std::vector<EndLine> GameOverScreen::remarks_for(int width) const {
    std::vector<EndLine> lines;
    for (const std::string& result : remarks_.results) {
        add_wrapped(lines, result, width, Role::Text);
    }
    if (!remarks_.share.empty()) {
        add_wrapped(lines, "To share: " + remarks_.share, width, Role::Text);
    }
    return lines;
}

void GameOverScreen::draw_lines(Grid& grid, const Rect& rect, const std::vector<EndLine>& lines) {
    for (int line = 0; line < std::min(rect.height, static_cast<int>(lines.size())); ++line) {
        const EndLine& drawn = lines[static_cast<std::size_t>(line)];
        write_sentence(grid, {rect.x, rect.y + line}, drawn.text, {drawn.role}, rect);
    }
}

void GameOverScreen::draw_story(Grid& grid, const Rect& rect, std::vector<EndLine> lines) {
    length_ = lines.size();
    page_ = std::max(1, rect.height);
    const auto room = static_cast<std::size_t>(page_);
    top_ = std::min(top_, length_ > room ? length_ - room : 0);
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(top_));
    draw_lines(grid, rect, lines);
    draw_more(grid, rect, {top_ > 0, lines.size() > room}, game_.context().drawing());
}

bool GameOverScreen::is_beside_board() const {
    const int entries = static_cast<int>(entries_.size());
    return game_.side().width >= kNarrowestStory && game_.side().height >= entries + kLowestStory;
}

bool GameOverScreen::shows_board_first() const {
    return !is_opened_ && !is_beside_board();
}

void GameOverScreen::draw_board_hint(Grid& grid) const {
    const std::string text = headline_ + ". Press any key for the summary. ";
    const Rect line{0, grid.height() - 2, grid.width(), 1};
    grid.fill(line, U' ', {Role::Text});
    grid.write({0, line.y}, text, {role_}, line);
}

/// Draws the dawn over the board while it rises and, if the board is shown alone, until a key.
void GameOverScreen::draw_dawn(Grid& grid) const {
    const Rect& side = game_.side();
    if (dawn_.is_rising() || (dawn_.is_wanted() && shows_board_first())) {
        dawn_.draw(grid, {0, 0, std::max(1, side.x - 1), side.height});
    }
}

void GameOverScreen::draw(Grid& grid) {
    draw_dawn(grid);
    if (shows_board_first()) {
        draw_board_hint(grid);
        return;
    }
    const Drawing drawing = game_.context().drawing();
    const int entries = static_cast<int>(entries_.size());
    const bool is_beside = is_beside_board();
    const Rect all = is_beside ? game_.side() : grid.area();
    grid.fill(all, U' ', {Role::Text});
    grid.write({all.x + 1, all.y}, headline_, {role_}, all);
    draw_rule(grid, {all.x, all.y + 1}, all.width, drawing);
    if (is_beside) {
        const Rect list{all.x, all.bottom() - entries, all.width, entries};
        std::vector<EndLine> lines = lines_for(all.width - 3);
        const std::vector<EndLine> remarks = remarks_for(all.width - 3);
        lines.insert(lines.end(), remarks.begin(), remarks.end());
        draw_story(
            grid, {all.x + 1, all.y + 2, all.width - 1, list.y - all.y - 3}, std::move(lines)
        );
        list_.draw(grid, list, false, drawing);
        return;
    }
    const Rect list{all.right() - kMenuColumns, all.y + 2, kMenuColumns, entries};
    const int width = list.x - all.x - 2;
    std::vector<EndLine> lines = lines_for(width - 2);
    const Rect rest{list.x, list.bottom() + 1, list.width, all.bottom() - list.bottom() - 1};
    if (const auto below = remarks_for(rest.width); static_cast<int>(below.size()) <= rest.height) {
        draw_lines(grid, rest, below);
    } else {
        const auto behind = remarks_for(width - 2);
        lines.insert(lines.end(), behind.begin(), behind.end());
    }
    draw_story(grid, {all.x + 1, all.y + 2, width, all.height - 2}, std::move(lines));
    list_.draw(grid, list, false, drawing);
}

bool GameOverScreen::scroll(const Press& press) {
    const std::optional<ScrollStep> scroll_step = scroll_step_of(press);
    const bool is_page = scroll_step == ScrollStep::PageUp || scroll_step == ScrollStep::PageDown;
    if (!is_page || length_ <= static_cast<std::size_t>(page_)) {
        return false;
    }
    const auto step = static_cast<std::size_t>(std::max(1, page_ - 1));
    top_ = scroll_step == ScrollStep::PageDown ? top_ + step : top_ - std::min(top_, step);
    return true;
}

Next GameOverScreen::take(const MenuEntry& entry) {
    if (entry.label == kTurningPoint) {
        search();
        return {};
    }
    if (entry.label == kCauses) {
        shows_causes_ = !shows_causes_;
        return {};
    }
    if (entry.label == kWatchAgain) {
        return watch_again();
    }
    return entry.label == kThatTurn ? play_turn_again() : Next::close(entry.run);
}

Next GameOverScreen::press(const Press& press) {
    dawn_.end();
    if (shows_board_first()) {
        is_opened_ = true;
        return {};
    }
    if (is_searching_ && !is_quiet_) {
        stop_search("Stopped by a key.");
        return {};
    }
    if (list_.takes(press)) {
        return take(entries_[list_.selected()]);
    }
    if (is_back(press)) {
        return Next::close();
    }
    if (scroll(press)) {
        return {};
    }
    if (press.action && find_key_action_handler(*press.action) != nullptr) {
        return Next::close([&game = game_, action = *press.action] {
            return find_key_action_handler(action)->run(game);
        });
    }
    list_.press(press);
    return {};
}

}  // namespace tenebrae::tui
