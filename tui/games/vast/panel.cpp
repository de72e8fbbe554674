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
    void draw_goals();
    [[nodiscard]] std::vector<Group> answer_groups() const;
    void add_lines(const Group& group, std::vector<ListLine>& lines) const;
    void draw_answers();
    [[nodiscard]] std::string words_of(std::size_t choice) const {
        return content_.game.command_text(view_, content_.aim.answers().action(choice));
    }
    void gap() { y_ += is_roomy_ ? 1 : 0; }

    bool is_roomy_;
};

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

/// Adds the answers of one command with their numbers.
void Panel::add_lines(const Group& group, std::vector<ListLine>& lines) const {
    const int indent = static_cast<int>(group.word.size()) + 1;
    lines.push_back({{0, group.word, tui::Role::Faint}});
    int column = indent;
    for (const std::size_t choice : group.choices) {
        const std::string words = words_of(choice);
        const std::string rest = words.substr(std::min(words.size(), group.word.size() + 1));
        const std::string text =
            text_of(static_cast<int>(choice) + 1) + (rest.empty() ? "" : " " + rest);
        if (column > indent && column + core::display_width(text) > rect_.width) {
            lines.emplace_back();
            column = indent;
        }
        const bool is_chosen = content_.aim.chosen() == choice;
        const tui::Role role = is_chosen ? tui::Role::Selected : tui::Role::Choice;
        lines.back().push_back({column, text, role});
        column += core::display_width(text) + 2;
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
    draw_others();
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
