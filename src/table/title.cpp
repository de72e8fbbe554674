// SPDX-License-Identifier: MIT
#include "table/title.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <optional>

namespace tenebrae::table {

namespace {

class Title {
public:
    explicit Title(const TitleSources& sources) : sources_(sources) {}

    [[nodiscard]] std::vector<TitleEntry> entries() {
        add_game();
        add_exercises(TitleItem::Lessons, ExerciseKind::Lesson);
        add_daily_games();
        add(TitleItem::NewGame, "New game");
        if (sources_.has_tables) {
            add(TitleItem::Tables, "Tables");
        }
        add_daily_puzzle();
        add_exercises(TitleItem::Puzzles, ExerciseKind::Puzzle);
        // A player in restricted mode without saved games cannot open files either.
        const bool has_games = sources_.saved_games != nullptr || !sources_.is_restricted;
        if (has_games) {
            add(TitleItem::SavedGames, "Saved games");
        }
        add(TitleItem::Rules, "Rules");
        add(TitleItem::Options, "Options");
        return std::move(entries_);
    }

private:
    void add(TitleItem item, std::string label, std::string detail = {}) {
        entries_.push_back({item, std::move(label), std::move(detail)});
    }
    void add_game();
    void add_daily_games();
    void add_daily_puzzle();
    void add_exercises(TitleItem item, ExerciseKind kind);

    const TitleSources& sources_;
    std::vector<TitleEntry> entries_;
};

void Title::add_game() {
    if (sources_.observation.game) {
        const bool over = sources_.observation.is_over();
        add(TitleItem::OnTable, over ? "Back to the finished game" : "Return to the current game");
    } else if (sources_.saved_games != nullptr) {
        if (const auto last = sources_.saved_games->last_unfinished()) {
            const std::string turn = last->turn ? ", turn " + std::to_string(*last->turn) : "";
            add(TitleItem::Continue, "Continue", last->title + turn);
            entries_.back().name = last->name;
        }
    }
}

/// Formats the results of today's daily games so far.
void Title::add_daily_games() {
    if (sources_.daily_games == nullptr) {
        return;
    }
    std::vector<std::string> summary;
    for (const DailyGame& daily_game : sources_.daily_games->daily_games()) {
        if (!daily_game.name.empty()) {
            summary.push_back(daily_game.title + " " + daily_state(daily_game));
        }
    }
    add(TitleItem::Daily,
        "Tonight",
        summary.empty() ? "not played yet" : core::joined(summary, ", "));
}

void Title::add_daily_puzzle() {
    const std::optional<Exercise> puzzle =
        sources_.exercises == nullptr ? std::nullopt : sources_.exercises->daily_puzzle();
    if (puzzle) {
        const std::string done = puzzle->is_done ? ", done" : "";
        add(TitleItem::DailyPuzzle,
            "Puzzle of the day",
            puzzle->title + ", " + puzzle->game_title + done);
        entries_.back().name = puzzle->name;
    }
}

void Title::add_exercises(TitleItem item, ExerciseKind kind) {
    if (sources_.exercises == nullptr) {
        return;
    }
    const std::vector<Exercise> all = sources_.exercises->all(kind);
    if (all.empty()) {
        return;
    }
    const auto done = std::ranges::count_if(all, &Exercise::is_done);
    add(item, std::string(title_of(kind)), std::to_string(done) + "/" + std::to_string(all.size()));
}

}  // namespace

std::string_view about(TitleItem item) {
    switch (item) {
    case TitleItem::OnTable: return "The game as you left it.";
    case TitleItem::Continue: break;
    case TitleItem::Lessons: return "Short lessons that you play. Start here if you are new.";
    case TitleItem::Daily: return "Each game has one for everybody, each day. You have one try.";
    case TitleItem::NewGame: return "Choose who plays, then the game.";
    case TitleItem::Tables: return "Games with others, each at a terminal of their own.";
    case TitleItem::DailyPuzzle: return "The same puzzle for everybody, another one each day.";
    case TitleItem::Puzzles: return "Positions with a goal that can be reached.";
    case TitleItem::SavedGames: return "Your results, and your games: continue or watch one.";
    case TitleItem::Rules: return "How to play each game, and all its rules.";
    case TitleItem::Options: return "Colours, keys, movement, the pace of bots.";
    }
    return {};
}

std::vector<TitleEntry> title_entries(const TitleSources& sources) {
    return Title(sources).entries();
}

}  // namespace tenebrae::table
