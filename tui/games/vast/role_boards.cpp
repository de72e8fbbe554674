// SPDX-License-Identifier: MIT
#include "tui/games/vast/role_boards.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace tenebrae::vast::board {
namespace {

using tui::Point;
using tui::Style;

constexpr int kMostBarColumns = 30;
constexpr int kIndent = 2;  ///< of the further lines of a text

std::string number_text(int number) {
    return std::to_string(number);
}

std::string cell_name(const State& state, SpaceId space) {
    return name(state.spaces[space].at);
}

}  // namespace

void PanelPen::write_wrapped(std::string_view text, tui::Role role) {
    for (const std::string& line : core::wrap_hanging(text, rect_.width, kIndent)) {
        write_line(line, role);
    }
}

void PanelPen::draw_title(Role role, const std::string& more) {
    std::string title = core::capitalised(std::string(name(role)));
    if (has_bars_) {
        title = " " + title + " ";
    }
    const int end = write(0, title, has_bars_ ? block_of(role) : role_of(role));
    write(end + 1, more, tui::Role::Text);
    ++y_;
}

int PanelPen::draw_track(Point at, const tui::Track& track, Sign covered, Sign free) const {
    if (at.y >= rect_.bottom()) {
        return at.x;
    }
    if (has_bars_) {
        brush_.draw(at, track);
    }
    for (int space = 0; space < track.spaces; ++space) {
        const bool is_covered = space < track.covered;
        const Style style =
            has_bars_ ? track.style(space) : Style{is_covered ? track.cover : track.free};
        const Point there{at.x + space * track.columns, at.y};
        if (!has_bars_ || is_covered) {
            brush_.put(there, is_covered ? covered : free, style);
        }
    }
    return at.x + track.spaces * track.columns;
}

void PanelPen::draw_row(const Row& row) {
    write(0, row.label, tui::Role::Faint);
    const int end = draw_track({rect_.x + row.label_columns, y_}, row.track, row.covered, row.free);
    write(end - rect_.x + 1, row.text, tui::Role::Text);
    ++y_;
}

void RoleBoards::draw_knight() {
    const Knight& knight = state_.knight;
    if (!is_knight_alive(state_)) {
        draw_title(Role::Knight, "was killed");
        return;
    }
    draw_title(
        Role::Knight,
        "on " + cell_name(state_, knight.at) + ", Strength "
            + number_text(knight_strength(rules_, state_)) + (knight.ready ? "+1" : "")
    );
    const int most = rules_.goals.knight_health;
    draw_row(
        {"Health",
         health(most, knight.health),
         Sign::Health,
         Sign::Lost,
         number_text(knight.health) + " of " + number_text(most)}
    );
    draw_grit();
    draw_cubes();
    write_line(
        "Moves " + number_text(moves_left(rules_, state_)) + ", Encounters "
            + number_text(encounters_left(rules_, state_)) + ", Bombs " + number_text(knight.bombs),
        knight.spent ? tui::Role::Warning : tui::Role::Text
    );
    draw_cards();
    draw_quests();
}

void RoleBoards::draw_grit() {
    const Knight& knight = state_.knight;
    write(0, "Grit", tui::Role::Faint);
    const int limit = rules_.tables.max_grit;
    const int length = std::clamp(rect_.width - kLabelColumns - 15, 4, kMostBarColumns);
    int next = 0;
    for (const std::uint8_t space : rules_.tables.grit_spaces) {
        next = next == 0 && space > knight.grit ? space : next;
    }
    int column = kLabelColumns;
    if (has_bars_ && y_ < rect_.bottom()) {
        const tui::Track empty{length, 0, 1, role_of(OwnRole::Lost), role_of(OwnRole::Lost)};
        brush_.draw({rect_.x + column, y_}, empty);
        brush_.draw(
            {rect_.x + column, y_},
            tui::Bar{
                length,
                static_cast<double>(knight.grit) / limit,
                role_of(OwnRole::Grit),
                role_of(OwnRole::GritEnd)}
        );
        column += length + 1;
    }
    write(
        column,
        number_text(knight.grit) + (next > 0 ? ", next at " + number_text(next) : " of 45"),
        tui::Role::Text
    );
    ++y_;
}

/// Draws slots with their Hero cubes in a line.
void RoleBoards::draw_slots(std::span<const Slot> slots) {
    int column = 0;
    for (const Slot slot : slots) {
        const auto place = static_cast<std::size_t>(slot);
        column = write(column, name(slot), tui::Role::Faint) + 1;
        const tui::Track track = cubes(rules_.tables.room[place], state_.knight.slots[place]);
        column = draw_track({rect_.x + column, y_}, track, Sign::Cube, Sign::NoCube) - rect_.x + 1;
    }
    if (slots.front() == Slot::Move) {
        const int free = state_.knight.free;
        write(column, number_text(free) + " free", free > 0 ? tui::Role::Good : tui::Role::Faint);
    }
    ++y_;
}

/// Draws the tracks and the equipment, then what is elsewhere.
void RoleBoards::draw_cubes() {
    draw_slots(std::array{Slot::Move, Slot::Per, Slot::Str});
    draw_slots(std::array{Slot::Bomb, Slot::Bow, Slot::Map, Slot::Shield});
    const Knight& knight = state_.knight;
    std::vector<std::string> away;
    const auto add = [&away](int number, std::string_view where) {
        if (number > 0) {
            away.push_back(number_text(number) + std::string(where));
        }
    };
    add(knight.aside, " set aside");
    add(knight.on_entrance, " on the Entrance");
    add(knight.discarded, " discarded");
    if (!away.empty()) {
        write_wrapped("Other cubes: " + core::joined(away, ", "), tui::Role::Faint);
    }
}

void RoleBoards::draw_cards() {
    std::vector<std::string> cards;
    const Knight& knight = state_.knight;
    for (std::size_t card = 0; card < kTreasureCards; ++card) {
        const auto treasure = static_cast<TreasureCard>(card);
        const bool is_hidden = has(knight.hidden_cards, card);
        if (!has(knight.open_cards, card) && !is_hidden) {
            continue;
        }
        const int used = knight.slots[static_cast<std::size_t>(slot_of(treasure))];
        cards.push_back(
            std::string(display_name(treasure)) + (used > 0 ? " (cube)" : "")
            + (is_hidden ? " (face down)" : "")
        );
    }
    if (knight.hidden_cards == 0 && view_.counts.treasures > 0) {
        cards.push_back(number_text(view_.counts.treasures) + " face down");
    }
    if (!cards.empty()) {
        write_wrapped("Treasures: " + core::joined(cards, ", "), role_of(OwnRole::Treasure));
    }
}

void RoleBoards::draw_quests() {
    if (state_.knight.quests == 0) {
        if (view_.counts.quests > 0) {
            write_line(core::counted(int{view_.counts.quests}, "Sidequest"), tui::Role::Faint);
        }
        return;
    }
    std::vector<std::string> quests;
    bool is_any = false;
    for (std::size_t place = 0; place < kQuests; ++place) {
        if (has(state_.knight.quests, place)) {
            const auto quest = static_cast<Quest>(place);
            const bool is_done = is_fulfilled(state_, quest);
            is_any = is_any || is_done;
            const std::string grit = number_text(rules_.tables.quest_grit[place]);
            quests.push_back(
                std::string(display_name(quest)) + " " + grit + (is_done ? " (done)" : "")
            );
        }
    }
    write_wrapped(
        "Quests: " + core::joined(quests, ", "), is_any ? tui::Role::Good : tui::Role::Text
    );
}

void RoleBoards::draw_tribe(Piece tribe) {
    const TribeState& state = state_.tribe(tribe);
    write(0, name(tribe), role_of(OwnRole::Goblins));
    const int most = rules_.tables.max_population;
    const int end = draw_track(
        {rect_.x + kLabelColumns, y_}, cubes(most, state.population), Sign::Watching, Sign::Lost
    );
    std::string text = "str " + number_text(tribe_strength(rules_, state_, tribe)) + " ";
    text += state.at != kNoSpace     ? cell_name(state_, state.at)
            : state.lurks != kNoCell ? "lurks " + name(state.lurks)
                                     : "hidden";
    text += has(state.marks, TribeMark::Acted) ? ", acted" : "";
    write(end - rect_.x + 1, text, tui::Role::Text);
    ++y_;
    if (state.monsters != 0) {
        std::vector<std::string> names;
        for (std::size_t monster = 0; monster < kMonsters; ++monster) {
            if (has(state.monsters, monster)) {
                names.emplace_back(display_name(static_cast<Monster>(monster)));
            }
        }
        write_wrapped("  with " + core::joined(names, ", "), tui::Role::Text);
    }
}

void RoleBoards::draw_secrets() {
    std::vector<std::string> names;
    const Goblins& goblins = state_.goblins;
    for (std::size_t secret = 0; secret < kSecrets; ++secret) {
        const auto card = static_cast<Secret>(secret);
        if (has(goblins.open, secret)) {
            names.push_back(std::string(display_name(card)) + " (open)");
        } else if (has(goblins.hand, secret)) {
            names.emplace_back(display_name(card));
        }
    }
    if (goblins.hand == 0 && view_.counts.secrets > 0) {
        names.push_back(number_text(view_.counts.secrets) + " in hand");
    }
    if (!names.empty()) {
        write_wrapped("Secrets: " + core::joined(names, ", "), tui::Role::Text);
    }
}

void RoleBoards::draw_goblins() {
    draw_title(Role::Goblins, "");
    const int rage = state_.goblins.rage;
    const int most = rules_.tables.max_rage;
    draw_row(
        {"Rage",
         health(most, rage),
         Sign::Health,
         Sign::Lost,
         number_text(rage) + " of " + number_text(most)}
    );
    for (const Piece tribe : kTribes) {
        draw_tribe(tribe);
    }
    draw_secrets();
}

void RoleBoards::draw_dragon() {
    const Dragon& dragon = state_.dragon;
    const std::string place =
        dragon.at == kNoSpace ? "not on the map" : "on " + cell_name(state_, dragon.at);
    draw_title(
        Role::Dragon,
        place + (dragon.surfaced ? "" : ", underground") + (dragon.awake ? ", awake" : "")
    );
    const int most = rules_.goals.dragon_health;
    draw_row(
        {"Health",
         health(most, dragon.health),
         Sign::Health,
         Sign::Lost,
         "Armor " + number_text(dragon_armor(rules_, state_)) + ", Spirit "
             + number_text(dragon_spirit(rules_, state_))}
    );
    draw_row(
        {"Waking",
         cubes(rules_.goals.wakefulness, dragon.wakefulness),
         Sign::Cube,
         Sign::NoCube,
         number_text(dragon.wakefulness) + " of " + number_text(rules_.goals.wakefulness)}
    );
    draw_sloth();
    draw_powers();
    draw_gems();
}

void RoleBoards::draw_sloth() {
    const Dragon& dragon = state_.dragon;
    const auto box = [&dragon](SlothBox one) {
        return number_text(dragon.boxes[static_cast<std::size_t>(one)]);
    };
    write_line(
        "Sloth greed " + box(SlothBox::Greed) + " hunger " + box(SlothBox::Hunger) + " pride "
            + box(SlothBox::PrideEvent) + " " + box(SlothBox::PrideStill) + " "
            + box(SlothBox::PrideGem),
        tui::Role::Text
    );
    write_line(
        "Eaten " + number_text(dragon.eaten) + " of " + number_text(rules_.tables.max_eaten) + ", "
            + core::counted(int{dragon.treasures}, "Treasure")
            + (dragon.shriek ? ", Shriek laid out" : ""),
        tui::Role::Text
    );
}

void RoleBoards::draw_powers() {
    const Dragon& dragon = state_.dragon;
    std::vector<std::string> powers;
    for (std::size_t symbol = 0; symbol < kGems; ++symbol) {
        if (dragon.hand[symbol] > 0) {
            powers.push_back(
                std::string(name(static_cast<Gem>(symbol))) + " " + number_text(dragon.hand[symbol])
            );
        }
    }
    if (powers.empty() && view_.counts.powers > 0) {
        powers.push_back(number_text(view_.counts.powers) + " in hand");
    }
    write_wrapped(
        "Power cards: " + (powers.empty() ? "none" : core::joined(powers, ", ")), tui::Role::Text
    );
}

void RoleBoards::draw_gems() {
    const Dragon& dragon = state_.dragon;
    std::vector<std::string> gems;
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (dragon.gems[gem] < kMaxSpaces) {
            gems.push_back(
                std::string(name(static_cast<Gem>(gem))) + " on "
                + cell_name(state_, dragon.gems[gem])
            );
        }
    }
    if (!gems.empty()) {
        write_wrapped("Gems: " + core::joined(gems, ", "), role_of(OwnRole::Gem));
    }
}

void RoleBoards::draw_board(Role role) {
    if (role == Role::Knight) {
        draw_knight();
    } else if (role == Role::Goblins) {
        draw_goblins();
    } else if (role == Role::Dragon) {
        draw_dragon();
    } else if (role == Role::Cave) {
        draw_cave();
    } else if (role == Role::Thief) {
        draw_thief();
    }
}

}  // namespace tenebrae::vast::board
