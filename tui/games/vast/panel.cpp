// SPDX-License-Identifier: MIT
#include "tui/games/vast/panel.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "tui/games/vast/goals.hpp"
#include "tui/games/vast/role_boards.hpp"

#include <algorithm>
#include <vector>

namespace tenebrae::vast::board {
namespace {

constexpr int kRoomyLines = 30;  ///< from which the panel has empty lines between its parts
constexpr int kMostListLines = 5;  ///< of the answers, where room is short

std::string text_of(int number) {
    return std::to_string(number);
}

/// The answers of one command.
struct Group {
    std::string word;
    std::vector<std::size_t> choices;
};

/// A part of a line of the list of answers.
struct ListItem {
    int column;
    std::string text;
    tui::Role role;
};
using ListLine = std::vector<ListItem>;

class Panel final : public RoleBoards {
public:
    Panel(
        const Brush& brush,
        const tui::Rect& rect,
        const PanelContent& content,
        const tui::Drawing& drawing
    )
        : RoleBoards(brush, rect, content, drawing), is_roomy_(rect.height >= kRoomyLines) {}

    int draw();

private:
    void draw_heading();
    void draw_others();
    [[nodiscard]] std::string summary_of(Role role, bool is_short) const;
    [[nodiscard]] std::string thief_summary(bool is_short) const;
    void draw_goals();
    [[nodiscard]] std::vector<Group> answer_groups() const;
    [[nodiscard]] std::size_t count_by_cubes(const Group& group, std::size_t at) const;
    [[nodiscard]] std::string
    item_text(const Group& group, std::size_t at, std::size_t count) const;
    void add_lines(const Group& group, std::vector<ListLine>& lines) const;
    void draw_answers();
    [[nodiscard]] std::string words_of(std::size_t choice) const;
    void gap() { y_ += is_roomy_ ? 1 : 0; }

    bool is_roomy_;
};

/// Returns the words of an answer; the numbers of stat tokens have the letters of their stats.
std::string Panel::words_of(std::size_t choice) const {
    const Action& action = content_.aim.answers().action(choice);
    if (action.kind != ActionKind::Stats) {
        return content_.game.command_text(view_, action);
    }
    const StatTokens tokens = stats_of(action);
    return "stats M" + text_of(tokens[0]) + " S" + text_of(tokens[1]) + " T" + text_of(tokens[2]);
}

void Panel::draw_heading() {
    std::string text = "Round " + text_of(state_.round);
    if (state_.is_over()) {
        text += ": the end";
    } else if (state_.current != Role::None) {
        text += state_.collapse ? ", " : ", turn of ";
        text +=
            std::string(display_name(state_.current)) + (state_.collapse ? ", the Collapse" : "");
    }
    write_line(text, tui::Role::Strong);
}

std::string Panel::thief_summary(bool is_short) const {
    std::string text = "Stashed " + text_of(state_.thief.stashed) + " of "
                       + text_of(rules_.goals.stashed) + ", carries "
                       + text_of(count_carried(state_));
    if (!is_short) {
        text += ", Stealth " + text_of(thief_stealth(rules_, state_));
    }
    return text;
}

std::string Panel::summary_of(Role role, bool is_short) const {
    if (role == Role::Knight) {
        const Knight& knight = state_.knight;
        return is_knight_alive(state_)
                   ? "Health " + text_of(knight.health) + (is_short ? ", Str " : ", Strength ")
                         + text_of(knight_strength(rules_, state_)) + ", Grit "
                         + text_of(knight.grit)
                   : "killed";
    }
    if (role == Role::Cave) {
        const int hatred = state_.cave.hatred;
        return core::counted(count_omens(state_), "Omen token")
               + (hatred > 0 ? ", Hatred " + text_of(hatred) : "")
               + (is_short ? "" : ", " + core::counted(int{state_.cave.hand_size}, "tile"));
    }
    if (role == Role::Dragon) {
        return "Health " + text_of(state_.dragon.health) + ", Armor "
               + text_of(dragon_armor(rules_, state_)) + ", waking "
               + text_of(state_.dragon.wakefulness);
    }
    if (role == Role::Thief) {
        return thief_summary(is_short);
    }
    std::string text = "Rage " + text_of(state_.goblins.rage);
    for (const Piece tribe : kTribes) {
        const std::string who(name(tribe));
        text += is_short ? " " + core::capitalised(who).substr(0, 1) : ", " + who + " ";
        text += text_of(state_.tribe(tribe).population);
    }
    return text;
}

void Panel::draw_others() {
    for (const Role role : kAllRoles) {
        if (rules_.has_role(role) && role != content_.role) {
            const int end = write(0, core::capitalised(std::string(name(role))), role_of(role));
            const std::string text = summary_of(role, false);
            const bool fits = end + 1 + static_cast<int>(text.size()) <= rect_.width;
            write(end + 1, fits ? text : summary_of(role, true), tui::Role::Text);
            ++y_;
        }
    }
}

void Panel::draw_goals() {
    const std::vector<Goal> goals = goals_of(rules_, state_);
    const auto own = std::ranges::find(goals, content_.role, &Goal::role);
    if (own != goals.end()) {
        const bool is_reached = own->missing.empty();
        write_wrapped(is_reached ? "Goal reached" : "To win: " + own->missing, tui::Role::Text);
    }
    const Goal* const first = closest(goals);
    if (first == nullptr && goals.size() > 1) {
        write_line("Closest: nobody yet", tui::Role::Faint);
    } else if (goals.size() > 1) {
        write_wrapped(
            "Closest: " + std::string(display_name(first->role))
                + (first->role == content_.role ? "" : ", " + first->missing),
            role_of(first->role)
        );
    }
    write_line(
        "Stack " + text_of(state_.stack.size) + ", Crystals lost "
            + text_of(state_.crystals_collapsed) + " of " + text_of(kCrystalsLost),
        state_.collapse ? tui::Role::Warning : tui::Role::Faint
    );
}

/// Groups the answers that are not on the map by their commands.
std::vector<Group> Panel::answer_groups() const {
    std::vector<Group> groups;
    for (const std::size_t choice : content_.aim.listed()) {
        const std::string words = words_of(choice);
        const std::string word = words.substr(0, words.find(' '));
        if (groups.empty() || groups.back().word != word) {
            groups.push_back({word, {}});
        }
        groups.back().choices.push_back(choice);
    }
    return groups;
}

/// Returns the number of answers from `at` on that differ only in their Action cubes.
std::size_t Panel::count_by_cubes(const Group& group, std::size_t at) const {
    const Action& first = content_.aim.answers().action(group.choices[at]);
    std::size_t count = 1;
    while (has_cubes(first.kind) && at + count < group.choices.size()
           && content_.aim.answers().action(group.choices[at + count]).what == first.what) {
        ++count;
    }
    return count;
}

/// Returns the numbers of some answers of a command with its operands: "3 treasure", "4-6 knight
/// (1-3 cubes)".
std::string Panel::item_text(const Group& group, std::size_t at, std::size_t count) const {
    const std::size_t choice = group.choices[at];
    const auto range = [count](std::size_t first) {
        return std::to_string(first) + (count > 1 ? "-" + std::to_string(first + count - 1) : "");
    };
    std::string words = words_of(choice);
    words.erase(0, group.word.size() + 1);
    const Action& action = content_.aim.answers().action(choice);
    if (has_cubes(action.kind)) {
        words.erase(words.find_last_not_of(" 123") + 1);
        words += (words.empty() ? "(" : " (") + range(action.over)
                 + (count > 1 || action.over > 1 ? " cubes)" : " cube)");
    }
    return range(choice + 1) + (words.empty() ? "" : " " + words);
}

/// Adds the answers of one command with their numbers.
void Panel::add_lines(const Group& group, std::vector<ListLine>& lines) const {
    const int indent = static_cast<int>(group.word.size()) + 1;
    lines.push_back({{0, group.word, tui::Role::Faint}});
    int column = indent;
    const auto chosen = content_.aim.chosen();
    for (std::size_t at = 0; at < group.choices.size();) {
        const std::size_t count = count_by_cubes(group, at);
        const std::string text = item_text(group, at, count);
        if (column > indent && column + core::display_width(text) > rect_.width) {
            lines.emplace_back();
            column = indent;
        }
        const std::size_t first = group.choices[at];
        const bool is_chosen = chosen && *chosen >= first && *chosen < first + count;
        const tui::Role role = is_chosen ? tui::Role::Selected : tui::Role::Choice;
        lines.back().push_back({column, text, role});
        column += core::display_width(text) + 2;
        at += count;
    }
}

/// Lists the answers that are not on the map. If there is no room for all, shows those around the
/// chosen one.
void Panel::draw_answers() {
    std::vector<ListLine> lines;
    for (const Group& group : answer_groups()) {
        add_lines(group, lines);
    }
    const int bottom = is_roomy_ ? rect_.bottom() : std::min(rect_.bottom(), y_ + kMostListLines);
    const auto room = static_cast<std::size_t>(std::max(0, bottom - y_));
    const auto chosen = std::ranges::find_if(lines, [](const ListLine& line) {
        return std::ranges::find(line, tui::Role::Selected, &ListItem::role) != line.end();
    });
    const std::size_t shown =
        chosen == lines.end() ? 0 : static_cast<std::size_t>(chosen - lines.begin());
    const std::size_t last = lines.size() > room ? lines.size() - room : 0;
    const std::size_t first = std::min(last, shown - std::min(shown, room / 2));
    for (std::size_t line = first; line < std::min(lines.size(), first + room); ++line) {
        for (const ListItem& item : lines[line]) {
            write(item.column, item.text, item.role);
        }
        ++y_;
    }
}

int Panel::draw() {
    draw_heading();
    gap();
    draw_board(content_.role);
    gap();
    // The lists of upgrades and of stat tokens are long.
    const bool is_long =
        state_.decision == Decision::Upgrade || state_.decision == Decision::Assign;
    if (is_roomy_ || !is_long) {
        draw_others();
    }
    gap();
    draw_goals();
    gap();
    draw_answers();
    return std::min(y_, rect_.bottom()) - rect_.y;
}

}  // namespace

int draw_panel(
    const Brush& brush,
    const tui::Rect& rect,
    const PanelContent& content,
    const tui::Drawing& drawing
) {
    return Panel(brush, rect, content, drawing).draw();
}

}  // namespace tenebrae::vast::board
