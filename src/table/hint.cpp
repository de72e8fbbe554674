// SPDX-License-Identifier: MIT
#include "table/hint.hpp"

#include "core/text.hpp"
#include "table/json_list.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace tenebrae::table {

namespace {

constexpr std::size_t kMostShown = 2;  ///< maximum number of gains, and of costs, in a line
constexpr std::size_t kMostNamed = 3;  ///< maximum number of figures in a nudge
constexpr std::int64_t kOne = 100;  ///< the value 1 in hundredths

/// Formats a number, rounded to tenths: "3", "2.4".
std::string format_hundredths(std::int64_t hundredths) {
    const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
    const std::int64_t tenths = (size + 5) / 10;
    const std::string sign = hundredths < 0 && tenths > 0 ? "-" : "";
    const std::string rest = tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10);
    return sign + std::to_string(tenths / 10) + rest;
}

bool is_gain(const FigureName& name, const FigureChange& change) {
    return (change.here > change.other) == name.is_good;
}

/// Formats a change without numbers: "more tiles left", "Ben falling less often".
std::string in_words(const FigureName& name, const FigureChange& change) {
    const bool is_more = change.here > change.other;
    return name.is_share ? name.many + (is_more ? " more often" : " less often")
                         : (is_more ? "more " : "fewer ") + name.many;
}

/// Formats a change: "3.1 more tiles left (28.4 against 25.3)", "Ben falling less often (40 against
/// 85 in 100)".
std::string format_figure(const FigureName& name, const FigureChange& change) {
    if (name.is_share) {
        return in_words(name, change) + " (" + std::to_string(change.here) + " against "
               + std::to_string(change.other) + " in 100)";
    }
    const std::int64_t more = change.here - change.other;
    const std::string size = format_hundredths(more < 0 ? -more : more);
    return size + (more < 0 ? " fewer " : " more ") + (size == "1" ? name.one : name.many) + " ("
           + format_hundredths(change.here) + " against " + format_hundredths(change.other) + ")";
}

/// Formats an immediate change: "1 fewer tile left", "Ben falling".
std::string format_figure_at_once(const FigureName& name, const FigureChange& change) {
    if (name.is_share) {
        return change.here == 0      ? name.many + " no more"
               : change.here == kOne ? name.many
                                     : name.many + " in " + std::to_string(change.here) + " of 100";
    }
    const std::string text = format_figure(name, change);
    return text.substr(0, text.find(" ("));
}

/// Formats the first gains or costs among the changes; "" if there are none.
template <typename Speak>
std::string changes_text(
    const Advice& advice, const std::vector<FigureChange>& changes, bool gains, Speak speak
) {
    std::vector<std::string> texts;
    for (const FigureChange& change : changes) {
        const FigureName& name = (*advice.figures)[change.figure];
        if (is_gain(name, change) == gains && texts.size() < kMostShown) {
            texts.push_back(speak(name, change));
        }
    }
    return core::joined(texts, "; ");
}

std::string ahead(const Advice& advice, const AdviceLine& line, bool gains) {
    return changes_text(
        advice,
        line.ahead,
        gains,
        [](const FigureName& name, const FigureChange& change) {
            return format_figure(name, change);
        }
    );
}

/// Formats the changes ahead without numbers: "more tiles left; Ben falling less often".
std::string ahead_in_words(const Advice& advice, const AdviceLine& line, bool gains) {
    return changes_text(advice, line.ahead, gains, in_words);
}

std::string at_once(const Advice& advice, const AdviceLine& line, bool gains) {
    return changes_text(
        advice,
        line.at_once,
        gains,
        [](const FigureName& name, const FigureChange& change) {
            return format_figure_at_once(name, change);
        }
    );
}

/// Joins gains and costs to sentences: "Better: A. Worse: B."; empty if both are empty.
std::string sentences(
    std::string_view of_gains,
    const std::string& gains,
    std::string_view of_costs,
    const std::string& costs
) {
    std::string text = gains.empty() ? "" : std::string(of_gains) + gains + ".";
    if (!costs.empty()) {
        text += (text.empty() ? "" : " ") + std::string(of_costs) + costs + ".";
    }
    return text;
}

/// Formats the confidence interval of a chance in percent: "41 to 49".
std::string range_of(const AdviceLine& line) {
    const auto number = [](int chance) {
        return std::to_string((chance * 100 + kSureChance / 2) / kSureChance);
    };
    return number(line.low) + " to " + number(line.high);
}

/// Formats a chance with its interval: "45 in 100 (41 to 49)".
std::string short_chance(const AdviceLine& line) {
    return format_chance(line.chance) + " (" + range_of(line) + ")";
}

/// Formats a chance with its interval and playouts: "45 in 100 (41 to 49, from 120 playouts)".
std::string format_interval(const AdviceLine& line) {
    return format_chance(line.chance) + " (" + range_of(line) + ", from "
           + core::counted(line.playouts, "playout") + ")";
}

/// Formats a move with its description: "stay: Stay, for a tile".
std::string named(const Game& game, const Hint& hint, const AdviceLine& line) {
    return game.command_text(hint.view, line.move) + ": " + game.describe(hint.view, line.move);
}

/// Formats the reasons for and against a line; "" if there are none.
std::string reason(const Advice& advice, const AdviceLine& line) {
    const bool is_first = &line == &advice.lines.front();
    return sentences(
        is_first ? "Better on average: " : "Better than the first: ",
        ahead(advice, line, true),
        is_first ? "Worse on average: " : "Worse than the first: ",
        ahead(advice, line, false)
    );
}

/// Returns the game's own reason, followed by the differences.
std::string reasons(const Advice& advice, const AdviceLine& line) {
    const std::string differs = reason(advice, line);
    return line.reason + (line.reason.empty() || differs.empty() ? "" : " ") + differs;
}

/// Formats a line completely: the move, then each part on its own line.
std::string line_sentences(const Game& game, const Hint& hint, const AdviceLine& line) {
    const Advice& advice = hint.advice;
    std::string text = named(game, hint, line) + "\n";
    const auto add = [&text](const std::string& part) {
        text += part.empty() ? "" : "  " + part + "\n";
    };
    add(line.reason);
    if (line.playouts > 0) {
        add("Chance to win: " + format_interval(line) + ".");
        add(sentences(
            "Gain now: ", at_once(advice, line, true), "Cost now: ", at_once(advice, line, false)
        ));
        add(reason(advice, line));
    }
    return text;
}

/// Formats the number of playouts.
std::string playouts_sentence(const Advice& advice) {
    if (advice.playouts == 0) {
        return "";
    }
    return "Tried: " + core::counted(advice.tried, "command") + " in "
           + core::counted(advice.playouts, "playout")
           + (advice.is_cut_short ? ", stopped early.\n" : ".\n");
}

/// Returns the lines after the first one. Lines that seem better than the suggested move are left
/// out: they were tried too rarely to be suggested.
std::vector<const AdviceLine*> others_of(const Advice& advice) {
    std::vector<const AdviceLine*> others;
    for (const AdviceLine& line : std::span(advice.lines).subspan(1)) {
        if (line.chance <= advice.lines.front().chance) {
            others.push_back(&line);
        }
    }
    return others;
}

std::string moves_text(const Game& game, const Hint& hint) {
    std::string text = line_sentences(game, hint, hint.advice.lines.front());
    int rank = 1;
    for (const AdviceLine* line : others_of(hint.advice)) {
        text += std::to_string(++rank) + ". " + line_sentences(game, hint, *line);
    }
    return text + playouts_sentence(hint.advice);
}

/// Returns the command's name with the summary of its row.
std::string kind_sentence(const Game& game, const SeatView& view, Move move) {
    const std::string words = game.command_text(view, move);
    const std::string word = words.substr(0, words.find(' '));
    const auto rows = game.commands();
    const auto row = std::ranges::find(rows, word, &CommandRow::name);
    return row == rows.end() ? word : word + ": " + std::string(row->summary);
}

/// Formats the figures that differ, else the reason that the bot gives.
std::string nudge_sentence(const Advice& advice) {
    const AdviceLine& best = advice.lines.front();
    std::vector<std::string> names;
    for (const FigureChange& change : best.ahead) {
        if (names.size() < kMostNamed) {
            names.push_back((*advice.figures)[change.figure].many);
        }
    }
    if (!names.empty()) {
        return "Think about: " + core::joined(names, "; ") + ".\n";
    }
    return !best.reason.empty() ? best.reason + "\n"
           : best.playouts == 0 ? "No choice stands out.\n"
                                : "No choice stands out; they are about equal.\n";
}

std::string plan_sentence(const Game& game, const Hint& hint) {
    const Advice& advice = hint.advice;
    const AdviceLine& best = advice.lines.front();
    if (best.playouts == 0) {
        return kind_sentence(game, hint.view, best.move) + "\n"
               + (best.reason.empty() ? "" : best.reason + "\n");
    }
    const std::string plan = sentences(
        "Aim for: ",
        ahead_in_words(advice, best, true),
        "It costs: ",
        ahead_in_words(advice, best, false)
    );
    return plan.empty() ? nudge_sentence(advice) : plan + "\n";
}

Json change_json(const Advice& advice, const FigureChange& change, std::string_view other) {
    const FigureName& name = (*advice.figures)[change.figure];
    return Json{
        {"figure", name.code},
        {"words", name.many},
        {"here", static_cast<double>(change.here) / kOne},
        {other, static_cast<double>(change.other) / kOne},
        {"gain", is_gain(name, change)}};
}

Json changes_json(
    const Advice& advice, const std::vector<FigureChange>& changes, std::string_view other
) {
    return json_list(changes, [&](const FigureChange& change) {
        return change_json(advice, change, other);
    });
}

void add_chance(const AdviceLine& line, Json& object) {
    if (line.playouts > 0) {
        object["chance"] = chance_number(line.chance);
        object["interval"] = Json::array({chance_number(line.low), chance_number(line.high)});
        object["playouts"] = line.playouts;
    }
}

Json text_or_nothing(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

Json line_json(const Game& game, const Hint& hint, const AdviceLine& line) {
    const Advice& advice = hint.advice;
    Json object{
        {"command", game.command_text(hint.view, line.move)},
        {"text", game.describe(hint.view, line.move)},
        {"reason", text_or_nothing(reasons(advice, line))}};
    add_chance(line, object);
    if (line.playouts > 0) {
        object["at_once"] = changes_json(advice, line.at_once, "before");
        object["ahead"] = changes_json(advice, line.ahead, "other");
    }
    return object;
}

void add_lines(const Game& game, const Hint& hint, Json& object) {
    const std::vector<AdviceLine>& lines = hint.advice.lines;
    object.update(line_json(game, hint, lines.front()));
    object["others"] = json_list(std::span(lines).subspan(1), [&](const AdviceLine& line) {
        return line_json(game, hint, line);
    });
}

/// Formats the other lines: " Or stay (41 in 100), or end (40 in 100)."
std::string others_text(const Game& game, const Hint& hint) {
    std::string text;
    for (const AdviceLine* line : others_of(hint.advice)) {
        text += (text.empty() ? " Or " : ", or ") + game.command_text(hint.view, line->move) + " ("
                + format_chance(line->chance) + ")";
    }
    return text.empty() ? text : text + ".";
}

}  // namespace

std::optional<HintLevel> find_hint_level(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, HintLevel>, 3> kLevels{
        {{"nudge", HintLevel::Nudge}, {"plan", HintLevel::Plan}, {"move", HintLevel::Move}}};
    for (const auto& [name, level] : kLevels) {
        if (same_word(name, word)) {
            return level;
        }
    }
    return std::nullopt;
}

std::string format_chance(int chance) {
    const int hundredths = (chance * 100 + kSureChance / 2) / kSureChance;
    return chance == 0 || chance == kSureChance || (hundredths > 0 && hundredths < 100)
               ? std::to_string(hundredths) + " in 100"
           : hundredths == 0 ? "under 1 in 100"
                             : "over 99 in 100";
}

double chance_number(int chance) {
    return static_cast<double>(chance) / kSureChance;
}

std::string hint_text(const Game& game, const Hint& hint) {
    switch (hint.level) {
    case HintLevel::Odds: return "Chance to win: " + format_interval(hint.advice.lines[0]) + ".\n";
    case HintLevel::Nudge: return nudge_sentence(hint.advice);
    case HintLevel::Plan: return plan_sentence(game, hint);
    case HintLevel::Move: break;
    }
    return moves_text(game, hint);
}

std::string short_hint(const Game& game, const Hint& hint) {
    const AdviceLine& best = hint.advice.lines.front();
    if (hint.level == HintLevel::Odds) {
        return "To win: " + short_chance(best);
    }
    if (hint.level != HintLevel::Move) {
        return hint_text(game, hint);
    }
    const std::string differs = sentences(
        "Better: ",
        ahead_in_words(hint.advice, best, true),
        "Worse: ",
        ahead_in_words(hint.advice, best, false)
    );
    std::vector<std::string> parts{game.describe(hint.view, best.move) + "."};
    // What the player can see on the board says more than averages.
    const std::string& reason_shown = best.reason.empty() ? differs : best.reason;
    if (!reason_shown.empty()) {
        parts.push_back(reason_shown);
    }
    if (best.playouts > 0) {
        parts.push_back("To win: " + format_chance(best.chance) + ".");
    } else if (parts.size() == 1) {
        parts.front().pop_back();
    }
    return core::joined(parts, " ") + (best.playouts > 0 ? others_text(game, hint) : "");
}

Json hint_json(const Game& game, const Hint& hint) {
    const AdviceLine& best = hint.advice.lines.front();
    Json object = Json::object();
    switch (hint.level) {
    case HintLevel::Odds: add_chance(best, object); return object;
    case HintLevel::Nudge:
        object["level"] = "nudge";
        object["figures"] = json_list(best.ahead, [&hint](const FigureChange& change) {
            return (*hint.advice.figures)[change.figure].code;
        });
        return object;
    case HintLevel::Plan:
        object["level"] = "plan";
        object["ahead"] = changes_json(hint.advice, best.ahead, "other");
        return object;
    case HintLevel::Move: break;
    }
    object["level"] = "move";
    add_lines(game, hint, object);
    object["tried"] = hint.advice.tried;
    object["playouts_all"] = hint.advice.playouts;
    object["cut_short"] = hint.advice.is_cut_short;
    return object;
}

}  // namespace tenebrae::table
