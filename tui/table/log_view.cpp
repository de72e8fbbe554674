// SPDX-License-Identifier: MIT
#include "tui/table/log_view.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "table/story.hpp"
#include "table/text_line.hpp"
#include "tui/screen/sentence.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace tenebrae::tui {

void GameLog::clear() {
    entries_.clear();
    groups_.clear();
    steps_ = 0;
    headings_ = 0;
    added_talk_ = 0;
}

void GameLog::update(const table::Observation& observation) {
    if (std::exchange(shown_log_, observation.log) != observation.log) {
        clear();
    }
    // Talk is between the commands; with it, the log is built again each time.
    const std::size_t talk = observation.talk == nullptr ? 0 : observation.talk->size();
    const bool is_same = steps_ == observation.commands;
    if (std::exchange(talk_, talk) != talk || (talk > 0 && !is_same)) {
        clear();
    }
    if (steps_ == observation.commands && steps_ > 0) {
        return;
    }
    // The seat may have learnt more, or less, about the last group known here.
    std::size_t step = observation.log->last_known(std::min(steps_, observation.commands));
    const auto is_later = [&step](const Group& group) {
        return step == table::kBeginning || (group.step != table::kBeginning && group.step >= step);
    };
    while (!groups_.empty() && is_later(groups_.back())) {
        drop_last();
    }
    if (step == table::kBeginning) {
        if (!observation.log->events_of(step, observation.commands).empty()) {
            add_group(observation, step);
        }
        step = 0;
    }
    added_talk_ = 0;
    for (; step < observation.commands; ++step) {
        add_talk(observation, step);
        if (observation.log->commands()[step].is_shown()) {
            add_group(observation, step);
        }
    }
    add_talk(observation, table::kBeginning);
    steps_ = observation.commands;
}

void GameLog::add_talk(const table::Observation& observation, std::size_t command) {
    for (; added_talk_ < talk_; ++added_talk_) {
        const table::TalkLine& line = (*observation.talk)[added_talk_];
        if (command != table::kBeginning && line.after > command) {
            return;
        }
        const std::size_t last = std::min(line.after, observation.commands);
        const std::size_t step = last == 0 ? table::kBeginning : last - 1;
        groups_.push_back({step, entries_.size()});
        entries_.push_back({step, LogEntry::kCommand, 0, line.sentence, false, false, 0, true});
    }
}

void GameLog::drop_last() {
    for (; entries_.size() > groups_.back().entry; entries_.pop_back()) {
        headings_ -= entries_.back().heading ? 1U : 0U;
    }
    groups_.pop_back();
}

void GameLog::add_group(const table::Observation& observation, std::size_t step) {
    const table::SeatLog& seat_log = *observation.log;
    groups_.push_back({step, entries_.size()});
    std::string title = table::command_line(*observation.game, seat_log, step);
    if (step != table::kBeginning) {
        const std::string plan = table::format_plan(seat_log.commands()[step]);
        title += plan.empty() ? "" : ". " + plan;
    }
    entries_.push_back({step, LogEntry::kCommand, 0, std::move(title)});
    int top = 0;  // the depth of the events that are no consequences of others in their section
    const std::span<const table::SeatEvent> events = seat_log.events_of(step, observation.commands);
    for (const table::StoryLine& line : table::story_tree(events)) {
        const table::SeatEvent& seat_event = events[line.index];
        table::EventText text = seat_log.text(*observation.game, seat_event);
        top = text.heading ? line.depth + 1 : std::min(top, line.depth);
        entries_.push_back(
            {step,
             seat_event.number,
             line.depth,
             std::move(text.sentence),
             text.heading,
             seat_log.event_weight(*observation.game, seat_event).hurts,
             std::max(0, line.depth - top)}
        );
        headings_ += text.heading ? 1U : 0U;
    }
}

namespace {

/// The usual lines of a turn, and the longest page in screens.
constexpr int kTurnLines = 12;
constexpr int kMostScreens = 4;

std::size_t last_of(const GameLog& log) {
    return log.entries().empty() ? 0 : log.entries().size() - 1;
}

/// Returns how many lines are hidden above, in steps of half the room.
std::size_t hidden_lines(std::size_t lines, std::size_t room) {
    const std::size_t step = std::max<std::size_t>(1, room / 2);
    return lines <= room ? 0 : (lines - room + step - 1) / step * step;
}

}  // namespace

void LogView::to_end() {
    last_ = last_of(log_);
    selected_ = last_;
    while (!open_.empty() && *open_.rbegin() >= log_.entries().size()) {
        open_.erase(std::prev(open_.end()));
    }
}

void LogView::focus(bool on) {
    focused_ = on;
    if (on) {
        selected_ = last_;
    } else {
        open_.clear();
        to_end();
    }
}

const PieceName* leading_name(std::string_view sentence, std::span<const PieceName> names) {
    static constexpr std::string_view kAfterName = " .,:;!?'";
    const auto leads = [sentence](const PieceName& piece) {
        const std::string_view rest = sentence.substr(std::min(piece.name.size(), sentence.size()));
        return sentence.starts_with(piece.name)
               && (rest.empty() || kAfterName.find(rest.front()) != std::string_view::npos);
    };
    const auto found = std::ranges::find_if(names, leads);
    return found == names.end() ? nullptr : &*found;
}

namespace {

Style style_of(const LogEntry& entry) {
    if (entry.event == LogEntry::kCommand) {
        return {entry.is_talk ? Role::Text : Role::Faint};
    }
    if (entry.heading) {
        return {Role::Strong};
    }
    return {entry.hurts ? Role::Bad : entry.level > 0 ? Role::Faint : Role::Text};
}

}  // namespace

bool LogView::is_left_out(std::size_t index) const {
    const std::vector<LogEntry>& entries = log_.entries();
    return !focused_ && entries[index].event == LogEntry::kCommand && index + 1 < entries.size()
           && entries[index + 1].event != LogEntry::kCommand;
}

int LogView::indent_of(const LogEntry& entry, int width) const {
    constexpr int kMostLevels = 3;
    constexpr int kWide = 44;
    if (entry.event == LogEntry::kCommand) {
        return 0;
    }
    if (focused_) {
        return std::min(entry.depth, kMostLevels) + 1;
    }
    return std::min(entry.level, kMostLevels) * (width < kWide ? 1 : 2);
}

void LogView::add_lines(
    std::vector<Line>& lines, std::size_t index, int width, const LogSource& source
) const {
    if (is_left_out(index)) {
        return;
    }
    const LogEntry& entry = log_.entries()[index];
    const bool is_command = entry.event == LogEntry::kCommand;
    const int indent = indent_of(entry, width);
    const auto put = [&](const std::string& text, int depth, Style style) {
        std::vector<std::string> wrapped = core::wrap(text, width - depth);
        for (std::string& line : wrapped) {
            lines.push_back({std::move(line), depth, style, index});
        }
    };
    const std::size_t first = lines.size();
    const bool is_selected = focused_ && index == selected_;
    put(entry.text, indent, is_selected ? Style{Role::Selected} : style_of(entry));
    const bool is_open = open_.contains(index);
    if (!is_command && !is_selected && first < lines.size()) {
        lines[first].name = leading_name(lines[first].text, source.names);
    }
    if (!is_command && focused_ && first < lines.size()) {
        lines[first].mark = source.glyphs.get(is_open ? "unfolded" : "folded");
    }
    if (is_command || !is_open) {
        return;
    }
    std::vector<std::string> causes = core::split_lines(
        table::unfold(*source.observation.game, *source.observation.log, entry.event)
    );
    causes.erase(causes.begin());  // the event itself
    for (const std::string& cause : causes) {
        put(cause, indent + 2, {Role::Faint});
    }
}

bool LogView::Page::add_before(const LogView& view, int width, const LogSource& source) {
    if (begin == 0) {
        return false;
    }
    --begin;
    blocks.emplace_back();
    view.add_lines(blocks.back(), begin, width, source);
    lines += static_cast<int>(blocks.back().size());
    return true;
}

void LogView::Page::drop_first() {
    lines -= static_cast<int>(blocks.back().size());
    blocks.pop_back();
    ++begin;
}

std::vector<LogView::Line> LogView::Page::joined() && {
    std::vector<Line> all;
    all.reserve(static_cast<std::size_t>(lines));
    std::for_each(blocks.rbegin(), blocks.rend(), [&all](std::vector<Line>& block) {
        std::ranges::move(block, std::back_inserter(all));
    });
    return all;
}

std::size_t LogView::first_news(const LogSource& source) const {
    const std::vector<LogEntry>& entries = log_.entries();
    if (!source.own_command) {
        return entries.size();
    }
    const auto first = std::ranges::find_if(entries, [&source](const LogEntry& entry) {
        return entry.step != table::kBeginning && entry.step >= *source.own_command;
    });
    return static_cast<std::size_t>(first - entries.begin());
}

std::optional<LogView::Page>
LogView::page_of_turns(const Rect& rect, const LogSource& source) const {
    if (focused_ || last_ != last_of(log_)) {
        return std::nullopt;
    }
    const auto turns = static_cast<std::size_t>(std::max(1, rect.height / kTurnLines));
    const std::size_t news = first_news(source);
    std::size_t left = log_.headings();
    Page page{log_.entries().size()};
    for (bool found = false;
         (!found || page.begin > news) && page.add_before(*this, rect.width, source);) {
        const bool heading = log_.entries()[page.begin].heading;
        left -= heading ? 1U : 0U;
        found = found || (heading && left % turns == 0);
        page.news = page.begin >= news ? page.lines : page.news;
        if (page.lines > kMostScreens * rect.height) {
            return page.news > rect.height ? std::optional(std::move(page)) : std::nullopt;
        }
    }
    const int turn_lines = page.lines;
    while (page.add_before(*this, rect.width, source)) {
        if (page.lines - turn_lines > rect.height / 4) {
            page.drop_first();
            break;
        }
    }
    return page;
}

int LogView::rank_of(std::size_t index, const LogSource& source) const {
    constexpr int kOwnCommand = 2;
    const LogEntry& entry = log_.entries()[index];
    if (entry.event == LogEntry::kCommand) {
        return entry.step == source.own_command ? kOwnCommand : 0;
    }
    const table::SeatLog& log = *source.observation.log;
    const int weight = log.event_weight(*source.observation.game, log.event(entry.event)).weight;
    return std::max(1 + weight, entry.heading ? kOwnCommand : 0);
}

std::vector<LogView::Line>
LogView::shortened(Page page, std::size_t room, const LogSource& source) const {
    const std::size_t news = first_news(source);
    while (page.begin < news) {
        page.drop_first();
    }
    struct Block {
        std::size_t place;  ///< index among the page's blocks
        int rank;
    };
    std::vector<Block> blocks;
    std::size_t last_lines = 0;
    for (std::size_t place = 0; place < page.blocks.size(); ++place) {
        last_lines += page.blocks[place].size();
        if (last_lines > room / 2) {
            blocks.push_back({place, rank_of(page.begin + page.blocks.size() - 1 - place, source)});
        }
    }
    std::ranges::reverse(blocks);
    std::ranges::stable_sort(blocks, {}, &Block::rank);
    auto lines = static_cast<std::size_t>(page.lines);
    for (const Block& block : blocks) {
        if (lines <= room) {
            break;
        }
        lines -= page.blocks[block.place].size();
        page.blocks[block.place].clear();
    }
    return std::move(page).joined();
}

LogView::Page LogView::page_up_to_last(const Rect& rect, const LogSource& source) const {
    Page page{last_ + 1};
    while (page.lines < rect.height || (focused_ && page.begin > selected_)) {
        if (!page.add_before(*this, rect.width, source)) {
            break;
        }
    }
    return page;
}

void LogView::draw(Grid& grid, const Rect& rect, const LogSource& source) {
    page_ = std::max(1, rect.height);
    if (log_.entries().empty() || rect.height <= 0 || rect.width <= 0) {
        return;
    }
    last_ = std::min(focused_ ? std::max(last_, selected_) : last_, last_of(log_));
    const auto room = static_cast<std::size_t>(rect.height);
    std::optional<Page> page = page_of_turns(rect, source);
    const bool is_short = page && page->news > rect.height;
    const bool by_turns = page && !is_short;
    const auto news = static_cast<std::size_t>(page ? page->news : 0);
    const std::vector<Line> lines = is_short   ? shortened(*std::move(page), room, source)
                                    : by_turns ? std::move(*page).joined()
                                               : page_up_to_last(rect, source).joined();
    const std::size_t most = lines.size() > room ? lines.size() - room : 0;
    std::size_t first =
        by_turns ? std::min(hidden_lines(lines.size(), room), lines.size() - news) : most;
    if (focused_) {
        const auto chosen = std::ranges::find(lines, selected_, &Line::entry);
        const auto at = static_cast<std::size_t>(chosen - lines.begin());
        first = std::min(first, at);
        grid.set_cursor({rect.x, rect.y + static_cast<int>(at - first)});
    }
    for (std::size_t line = first; line < std::min(lines.size(), first + room); ++line) {
        const Line& drawn = lines[line];
        const Point start{rect.x, rect.y + static_cast<int>(line - first)};
        const int indent = std::min(drawn.indent, rect.width);
        grid.fill({start.x, start.y, indent, 1}, U' ', drawn.style);
        write_sentence(grid, {start.x + indent, start.y}, drawn.text, drawn.style, rect);
        if (drawn.name != nullptr) {
            const Rect name{start.x + indent, start.y, core::display_width(drawn.name->name), 1};
            grid.restyle(overlap(name, rect), {drawn.name->role});
        }
        if (drawn.mark != U' ') {
            grid.put(start, drawn.mark, {Role::Faint});
        }
    }
}

bool LogView::press(const Press& press) {
    if (log_.entries().empty()) {
        return false;
    }
    if (is_enter(press) || press.key.kind == Key::Kind::Right
        || press.key.kind == Key::Kind::Left) {
        if (!open_.insert(selected_).second) {
            open_.erase(selected_);
        }
        return true;
    }
    const auto step = scroll_step_of(press);
    if (!step) {
        return false;
    }
    selected_ = scrolled_index(selected_, *step, log_.entries().size(), page_);
    last_ = std::max(selected_, std::min(last_, selected_ + static_cast<std::size_t>(page_)));
    return true;
}

void LogView::scroll(ScrollStep step) {
    last_ = scrolled_index(last_, step, log_.entries().size(), page_ / 2 + 1);
    if (last_ < log_.entries().size() && is_left_out(last_)) {
        ++last_;
    }
}

}  // namespace tenebrae::tui
