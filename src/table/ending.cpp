// SPDX-License-Identifier: MIT
#include "table/ending.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "table/chart.hpp"
#include "table/json_list.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::table {

namespace {

constexpr std::size_t kMostMilestones = 6;
constexpr std::size_t kMostMarks = 12;
constexpr std::size_t kMostSentences = 3;  ///< of a milestone
constexpr int kChartWidth = 64;
constexpr int kChartHeight = 5;
constexpr int kBarWidth = 40;
/// About how many values of a curve are printed as sentences.
constexpr std::size_t kShownValues = 8;

/// A command that mattered: a candidate for Ending::milestones.
struct Milestone {
    int weight = 0;  ///< 0: it did not matter
    std::size_t number = 0;  ///< number of its heaviest event
    Mark mark;
};

/// Returns a command with what came of it that mattered. `log`: what is known of it.
Milestone milestone_of(const Game& game, const SeatLog& log, std::size_t command) {
    Milestone milestone;
    std::vector<std::string> sentences;
    bool is_first = true;
    for (const SeatEvent& seat_event : log.events_of(command)) {
        const int weight = log.event_weight(game, seat_event).weight;
        const EventText text = log.text(game, seat_event);
        const bool matters = weight >= kLeastShownWeight;
        if (matters || (is_first && command != kBeginning && !text.heading)) {
            sentences.push_back(text.sentence);
        }
        if (matters && weight > milestone.weight) {
            milestone.weight = weight;
            milestone.number = seat_event.number;
        }
        is_first = false;
    }
    sentences.resize(std::min(sentences.size(), kMostSentences));
    milestone.mark.sentence = core::joined(sentences, " ");
    return milestone;
}

/// Keeps the heaviest, in order of time; of equal ones the later, which is closer to the end.
void keep_heaviest(std::vector<Milestone>& milestones, std::size_t most) {
    const auto matters_more = [](const Milestone& left, const Milestone& right) {
        return std::pair(left.weight, left.number) > std::pair(right.weight, right.number);
    };
    std::ranges::sort(milestones, matters_more);
    milestones.resize(std::min(milestones.size(), most));
    std::ranges::sort(milestones, {}, &Milestone::number);
}

class EndingMaker {
public:
    explicit EndingMaker(const Replay& replay) : replay_(replay) {}

    Ending make() {
        Observation last = replay_.observation(replay_.end(), std::nullopt);
        // The summary shows nothing that the game kept hidden from spectators.
        last.log = replay_.observation(replay_.end(), kSpectator).log;
        const Progress progress = last.progress();
        ending_.outcome = outcome_sentence(last);
        ending_.turns = progress.turn;
        ending_.commands = last.commands;
        ending_.losses = last.game->loss_heading();
        follow(last);
        add_values(last);
        ending_.turn_views.push_back(last.view);
        add_chapters();
        choose_milestones();
        std::ranges::stable_sort(ending_.bars, std::ranges::greater(), &Bar::amount);
        return std::move(ending_);
    }

private:
    /// Visits every moment but the last, and the events of each command.
    void follow(const Observation& last) {
        add_events(last, kBeginning);
        std::optional<int> turn;
        for (std::size_t moment = 0; moment < replay_.end(); ++moment) {
            const Observation observation = replay_.observation(moment, std::nullopt);
            turn_ = observation.progress().turn;
            if (moment == 0 || turn_ != turn) {
                fill_up(turn, observation);
                ending_.turn_views.push_back(observation.view);
                turn = turn_;
            }
            add_events(last, observation.commands);
        }
    }

    /// Adds the values of this turn, and of the turns before it in which no seat decided.
    void fill_up(std::optional<int> before, const Observation& observation) {
        const int passed = before && turn_ ? *turn_ - *before - 1 : 0;
        for (int turn = 0; turn < passed; ++turn) {
            add_values(observation);
        }
        add_values(observation);
    }

    void add_values(const Observation& observation) {
        std::vector<Counter> counters = observation.game->counters(observation.view);
        if (ending_.curves.empty()) {
            for (Counter& counter : counters) {
                ending_.curves.push_back({std::move(counter.name), turn_.value_or(1), {}});
            }
        }
        for (std::size_t curve = 0; curve < counters.size(); ++curve) {
            ending_.curves[curve].values.push_back(counters[curve].value);
        }
    }

    /// Adds what the events of a command cost and, if any of them matters, a milestone.
    void add_events(const Observation& last, std::size_t command) {
        for (const SeatEvent& seat_event : last.log->events_of(command)) {
            const EventWeight weight = last.log->event_weight(*last.game, seat_event);
            if (weight.amount > 0) {
                take(weight);
            }
        }
        Milestone milestone = milestone_of(*last.game, *last.log, command);
        if (milestone.weight > 0) {
            milestone.mark.turn = turn_;
            milestones_.push_back(std::move(milestone));
        }
    }

    void take(const EventWeight& weight) {
        const auto bar = std::ranges::find(ending_.bars, weight.cause, &Bar::name);
        if (bar == ending_.bars.end()) {
            ending_.bars.push_back({weight.cause, weight.amount});
        } else {
            bar->amount += weight.amount;
        }
    }

    /// Everything may be known now.
    void add_chapters() {
        const Observation open = replay_.observation(replay_.end(), std::nullopt);
        std::vector<RawEvent> events;
        for (const SeatEvent& seat_event : open.log->events()) {
            events.push_back(seat_event.event);
        }
        ending_.chapters = open.game->chapters(ending_.turn_views, events);
    }

    void choose_milestones() {
        keep_heaviest(milestones_, kMostMilestones);
        for (const Milestone& milestone : milestones_) {
            const std::optional<int> turn = milestone.mark.turn;
            ending_.milestones.push_back(
                (turn ? "Turn " + std::to_string(*turn) + ": " : "") + milestone.mark.sentence
            );
        }
    }

    const Replay& replay_;
    Ending ending_;
    std::optional<int> turn_;  ///< at the moment that is visited
    std::vector<Milestone> milestones_;
};

/// The characters of a chart, from empty to full.
using ChartSigns = std::array<std::string_view, kChartLevels + 1>;
constexpr ChartSigns kBlocks{" ", "▂", "▄", "▆", "█"};
constexpr ChartSigns kAscii{" ", ".", ":", "+", "#"};

std::string draw_curve(const Curve& curve, const ChartSigns& signs) {
    const std::string most = std::to_string(*std::ranges::max_element(curve.values));
    std::string text = heading_of(curve) + "\n";
    bool is_first = true;
    for (const ChartLine& line :
         plot(curve.values, kChartWidth, chart_height(curve, kChartHeight))) {
        std::string row = "  " + core::right_aligned(is_first ? most : "", most.size()) + " |";
        for (const int level : line) {
            row += signs[static_cast<std::size_t>(level)];
        }
        text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
        is_first = false;
    }
    return text;
}

/// Formats an even sample of the values, including the first and the last.
std::string curve_text(const Curve& curve) {
    std::string text = curve.name + ": ";
    const std::size_t last = curve.values.size() - 1;
    const std::size_t step = std::max<std::size_t>(1, (last + kShownValues - 1) / kShownValues);
    for (std::size_t at = 0; at < last; at += step) {
        text += std::to_string(curve.values[at]) + " in turn "
                + std::to_string(curve.first + static_cast<int>(at)) + ", ";
    }
    return text + std::to_string(curve.values[last]) + " at the end.\n";
}

std::size_t widest_name(const std::vector<Bar>& bars) {
    std::size_t widest = 0;
    for (const Bar& bar : bars) {
        widest = std::max(widest, bar.name.size());
    }
    return widest;
}

std::string draw_bars(const Ending& ending, const ChartSigns& signs) {
    std::string text = ending.losses + ":\n";
    const int most = ending.bars.front().amount;
    const std::size_t widest = widest_name(ending.bars);
    const std::size_t digits = std::to_string(most).size();
    for (const Bar& bar : ending.bars) {
        text += "  " + core::left_aligned(bar.name, widest) + "  "
                + core::right_aligned(std::to_string(bar.amount), digits) + " ";
        for (int column = 0; column < bar_length(bar.amount, most, kBarWidth); ++column) {
            text += signs.back();
        }
        text += "\n";
    }
    return text;
}

std::string bars_text(const Ending& ending) {
    return ending.losses + ": "
           + core::listed(
               ending.bars,
               ", ",
               [](const Bar& bar) { return bar.name + " " + std::to_string(bar.amount); }
           )
           + ".\n";
}

}  // namespace

std::string heading_of(const Curve& curve) {
    const int last = curve.first + static_cast<int>(curve.values.size()) - 2;
    return curve.name + ", turn " + std::to_string(curve.first) + " to "
           + std::to_string(std::max(curve.first, last)) + " and at the end:";
}

int chart_height(const Curve& curve, int most) {
    return std::clamp(*std::ranges::max_element(curve.values), 1, most);
}

Ending ending_of(const Replay& replay) {
    return EndingMaker(replay).make();
}

std::vector<Mark> marks_of(const Replay& replay, std::optional<int> seat) {
    const Observation last = replay.observation(replay.end(), seat);
    std::vector<Milestone> milestones;
    for (std::size_t moment = 0; moment < replay.end(); ++moment) {
        const Observation before = replay.observation(moment, seat);
        Milestone milestone = milestone_of(*last.game, *last.log, before.commands);
        if (milestone.weight > 0) {
            milestone.mark.moment = moment + 1;
            milestone.mark.turn = before.progress().turn;
            milestones.push_back(std::move(milestone));
        }
    }
    keep_heaviest(milestones, kMostMarks);
    std::vector<Mark> marks;
    marks.reserve(milestones.size());
    for (Milestone& milestone : milestones) {
        marks.push_back(std::move(milestone.mark));
    }
    return marks;
}

std::vector<std::string> sentences_of(const Ending& ending) {
    std::vector<std::string> lines{ending.outcome};
    const std::string commands = core::counted(ending.commands, "command");
    lines.push_back(
        "It took "
        + (ending.turns ? core::counted(*ending.turns, "turn") + " and " + commands : commands)
        + "."
    );
    lines.insert(lines.end(), ending.milestones.begin(), ending.milestones.end());
    lines.insert(lines.end(), ending.chapters.begin(), ending.chapters.end());
    return lines;
}

const std::string& shared_text(const Ending& ending) {
    return ending.code.empty() ? ending.share : ending.code;
}

std::string format_ending(const Ending& ending, BoardStyle style) {
    std::string text;
    for (const std::string& line : sentences_of(ending)) {
        text += line + "\n";
    }
    const bool is_shown = style == BoardStyle::Sentences;
    const ChartSigns& signs = style == BoardStyle::Utf8 ? kBlocks : kAscii;
    for (const Curve& curve : ending.curves) {
        text += is_shown ? curve_text(curve) : draw_curve(curve, signs);
    }
    if (!ending.bars.empty()) {
        text += is_shown ? bars_text(ending) : draw_bars(ending, signs);
    }
    if (!shared_text(ending).empty()) {
        text += "To share this game: " + shared_text(ending) + "\n";
    }
    return text;
}

Json json_of(const Ending& ending) {
    return Json{
        {"outcome", ending.outcome},
        {"turns", ending.turns ? Json(*ending.turns) : Json(nullptr)},
        {"commands", ending.commands},
        {"milestones", ending.milestones},
        {"chapters", ending.chapters},
        {"curves",
         json_list(
             ending.curves,
             [](const Curve& curve) {
                 return Json{
                     {"name", curve.name}, {"first", curve.first}, {"values", curve.values}};
             }
         )},
        {"toll", ending.losses.empty() ? Json(nullptr) : Json(ending.losses)},
        {"bars",
         json_list(
             ending.bars,
             [](const Bar& bar) {
                 return Json{{"name", bar.name}, {"amount", bar.amount}};
             }
         )},
        {"share", ending.share.empty() ? Json(nullptr) : Json(ending.share)},
        {"code", ending.code.empty() ? Json(nullptr) : Json(ending.code)}};
}

}  // namespace tenebrae::table
