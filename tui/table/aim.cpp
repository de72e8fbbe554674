// SPDX-License-Identifier: MIT
#include "tui/table/aim.hpp"

#include "core/text.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

namespace tenebrae::tui {
namespace {

bool is_back(KeyAction direction) {
    return direction == KeyAction::North || direction == KeyAction::West;
}

/// Returns the cost of going from one place to another in a direction; steps aside count double.
/// Returns 0 if the other place is not in that direction. `size`: of a board that wraps around; 0:
/// none.
int cost(BoardPoint from, BoardPoint to, KeyAction direction, BoardPoint size) {
    const CursorStep step = *cursor_step(direction);
    const bool is_level = step.east != 0;
    const int east = to.x - from.x;
    const int south = to.y - from.y;
    int along = is_level ? east * step.east : south * step.south;
    int aside = std::abs(is_level ? south : east);
    if (size.x > 0 && size.y > 0) {
        const int length = is_level ? size.x : size.y;
        const int width = is_level ? size.y : size.x;
        along = (along + length) % length;
        aside = std::min(aside, width - aside);
    }
    return along > 0 ? along + 2 * aside : 0;
}

}  // namespace

void Aim::restart() {
    typed_.clear();
    propose();
}

void Aim::propose() {
    mode_ = nullptr;
    by_name_ = false;
    touched_ = false;
    partner_ = kNoHandCard;
    card_ = is_hand() ? card_numbered(1) : kNoHandCard;
    chosen_.reset();
    proposed_ = count() == 0 ? Index() : proposal();
    chosen_ = proposed_;
    if (chosen_ && target(*chosen_).card != kNoHandCard) {
        card_ = target(*chosen_).card;
    }
}

Index Aim::proposal() const {
    for (const Code kind : row().proposed) {
        if (const Index choice = first(kind)) {
            return choice;
        }
    }
    const bool is_proposed =
        row().proposal == Proposal::First || (row().proposal == Proposal::Single && count() == 1);
    return is_proposed ? Index(0) : Index();
}

bool Aim::is_changed() const {
    return mode_ != nullptr || by_name_ || chosen_ != proposed_ || (is_hand() && touched_);
}

void Aim::choose(Index choice, bool by_name) {
    chosen_ = choice;
    by_name_ = by_name;
    touched_ = true;
}

void Aim::aim(std::size_t choice) {
    if (choice >= count()) {
        return;
    }
    choose(choice, false);
    mode_ = nullptr;
    typed_.clear();
    partner_ = kNoHandCard;
    const Target aimed = target(choice);
    if (is_hand() && aimed.card != kNoHandCard && aimed.second != card_) {
        card_ = aimed.card;
    }
}

BoardAnswer Aim::press(KeyAction key) {
    if (count() == 0) {
        return BoardAnswer::unused();
    }
    if (!typed_.empty()) {
        typed_.clear();
        if (key == KeyAction::Cancel) {
            return BoardAnswer::redraw();
        }
    }
    if (cursor_step(key)) {
        return press_direction(key);
    }
    if (is_game_key_action(key)) {
        Code own;
        own.number = static_cast<std::uint8_t>(game_key_action_index(key));
        return press_own(own);
    }
    if (key == KeyAction::Confirm) {
        return confirm();
    }
    if (key == KeyAction::Cancel) {
        return cancel();
    }
    if (key == KeyAction::Next || key == KeyAction::Previous) {
        return next(key == KeyAction::Next ? 1 : -1);
    }
    return BoardAnswer::unused();
}

BoardAnswer Aim::play(std::size_t choice) {
    mode_ = nullptr;
    typed_.clear();
    return BoardAnswer::play(choice);
}

BoardAnswer Aim::confirm() {
    if (chosen_) {
        return play(*chosen_);
    }
    for (const Code kind : row().confirmed) {
        if (const Index choice = first(kind)) {
            choose(choice, true);
            return BoardAnswer::redraw();
        }
    }
    return BoardAnswer::message(
        is_hand() ? "Choose a card first, then what to do with it."
                  : "Nothing is chosen yet: choose first, then confirm."
    );
}

/// Returns to the proposal. A piece whose proposal has a place stays where it was moved.
BoardAnswer Aim::cancel() {
    const bool stays = mode_ == nullptr && proposed_ && target(*proposed_).place;
    if (stays || !is_changed()) {
        return BoardAnswer::unused();
    }
    propose();
    return BoardAnswer::redraw();
}

// The keys of the game.

BoardAnswer Aim::press_own(Code key) {
    const KeyRow* pressed = nullptr;
    for (const KeyRow& row : rows_.keys) {
        if (row.key == key) {
            pressed = &row;
            show_card_for(row.kinds);
            if (!options(row.kinds).empty()) {
                break;
            }
        }
    }
    return pressed == nullptr ? press_other(key) : press_row(*pressed);
}

/// Before a card is chosen, takes one that can do this if the first card cannot.
void Aim::show_card_for(const Kinds& kinds) {
    if (!is_hand() || touched_ || !options(kinds).empty()) {
        return;
    }
    for (const Code kind : kinds) {
        const Index found = first(kind);
        if (found && target(*found).card != kNoHandCard) {
            card_ = target(*found).card;
            return;
        }
    }
}

BoardAnswer Aim::press_row(const KeyRow& row) {
    if (row.operand == Operand::Direction && row.plays == Plays::AtOnce && mode_ == &row) {
        mode_ = nullptr;
        return BoardAnswer::redraw();
    }
    if (row.operand == Operand::None && row.plays == Plays::Twice) {
        mode_ = nullptr;  // the key names another answer, even if that is not possible
    }
    const Options all = options(row.kinds);
    if (all.empty()) {
        return refuse_key(row);
    }
    if (row.operand == Operand::Direction) {
        return expect_direction(row, all);
    }
    return row.plays == Plays::AtOnce ? play(all.front()) : choose_or_play(row, all);
}

/// Chooses one of the answers of a row, or plays it if the key names it again.
BoardAnswer Aim::choose_or_play(const KeyRow& row, const Options& all) {
    const bool moves = row.operand == Operand::Place && all.size() > 1
                       && std::ranges::any_of(all, [&](std::size_t choice) {
                              return target(choice).place.has_value();
                          });
    const bool is_chosen = is_chosen_in(all);
    const bool is_again = is_chosen && (!moves || mode_ == &row);
    const bool is_only = all.size() == 1 || row.plays == Plays::Twice;
    if ((row.plays == Plays::Chosen && is_chosen) || (is_only && is_again && by_name_)) {
        return play(*chosen_);
    }
    std::size_t found = is_chosen ? *chosen_ : best(all);
    if (row.plays == Plays::Each && is_again) {
        const auto next = std::ranges::find(all, found) + 1;
        found = next == all.end() ? all.front() : *next;
    }
    choose(found, true);
    mode_ = moves ? &row : nullptr;
    return BoardAnswer::redraw();
}

/// Waits for a direction. If it will first choose, the only answer is chosen without it.
BoardAnswer Aim::expect_direction(const KeyRow& row, const Options& all) {
    const bool chooses = row.plays != Plays::AtOnce;
    if (chooses && by_name_ && is_chosen_in(all)) {
        return play(*chosen_);
    }
    const bool is_only = chooses && all.size() == 1;
    choose(is_only ? Index(all.front()) : Index(), is_only);
    mode_ = &row;
    return BoardAnswer::redraw();
}

// Directions.

Kinds Aim::direction_kinds() const {
    if (mode_ != nullptr) {
        return mode_->operand == Operand::Direction ? mode_->kinds : Kinds();
    }
    return row().arrows == Arrows::Directions ? row().kinds : Kinds();
}

BoardAnswer Aim::press_direction(KeyAction key) {
    if (rows_.shape != Shape::Hex && !direction_of(key)) {
        return BoardAnswer::unused();
    }
    if (mode_ != nullptr) {
        return mode_->operand == Operand::Place ? move(key) : name_direction(mode_->plays, {}, key);
    }
    switch (row().arrows) {
    case Arrows::Places: return move(key);
    case Arrows::Directions: return name_direction(row().plays, row().refusal, key);
    case Arrows::Hand: return press_in_hand(key);
    case Arrows::Cursor: break;
    }
    return move_cursor(key);
}

/// Plays or chooses the answer in a direction.
BoardAnswer Aim::name_direction(Plays plays, std::string_view refusal, KeyAction direction) {
    const Kinds kinds = direction_kinds();
    Options named;
    for (std::size_t choice = 0; choice < count(); ++choice) {
        if (kinds.has(kind_of(choice)) && (target(choice).directions & towards(direction)) != 0) {
            named.push_back(choice);
        }
    }
    if (named.empty()) {
        return refusal.empty() ? refuse_direction(*kinds.begin(), direction)
                               : BoardAnswer::message(std::string(refusal));
    }
    if (plays == Plays::AtOnce) {
        return play(named.front());
    }
    if (by_name_ && is_chosen_in(named)) {
        return play(*chosen_);
    }
    choose(same_variant(named), true);
    return BoardAnswer::redraw();
}

/// Moves to another place; without places, goes through the list.
BoardAnswer Aim::move(KeyAction direction) {
    const std::optional<BoardPoint> from = chosen_ ? place_of(*chosen_) : home();
    if (!from) {
        return direction_of(direction) ? next_answer(is_back(direction) ? -1 : 1)
                                       : BoardAnswer::unused();
    }
    const Options all = mode_ != nullptr ? options(mode_->kinds) : all_that_fit();
    if (const auto to = next_place(all, *from, direction)) {
        choose(same_variant(at(all, *to)), false);
    }
    return BoardAnswer::redraw();
}

std::optional<BoardPoint>
Aim::next_place(const Options& options, BoardPoint from, KeyAction direction) const {
    std::optional<BoardPoint> found;
    if (rows_.shape == Shape::Hex) {
        found = neighbour(from, direction);
        while (found && at(options, *found).empty()) {
            found = neighbour(*found, direction);
        }
        return found;
    }
    const BoardPoint wrapped = rows_.shape == Shape::Wrapped ? size() : BoardPoint{};
    int least = 0;
    for (const std::size_t choice : options) {
        const std::optional<BoardPoint> place = place_of(choice);
        const int needed = place ? cost(from, *place, direction, wrapped) : 0;
        if (needed != 0 && (!found || needed < least)) {
            found = place;
            least = needed;
        }
    }
    return found;
}

BoardAnswer Aim::next(int step) {
    return is_hand() ? next_card(step) : next_answer(step);
}

/// Goes to the next answer. Those that only differ in the variant count as one.
BoardAnswer Aim::next_answer(int step) {
    const Options all = all_that_fit();
    const auto now = std::ranges::find(all, chosen_.value_or(count()));
    if (now == all.end()) {
        choose(all.empty() ? Index() : all[next_of(all.size(), {}, step)], false);
    } else {
        const Target from = target(*now);
        auto place = static_cast<std::size_t>(now - all.begin());
        Target to;
        do {
            place = next_of(all.size(), place, step);
            to = target(all[place]);
        } while (all[place] != *now && to.place && to.place == from.place
                 && to.variant != from.variant);
        const bool turns = to.place && to.variant != from.variant;
        choose(turns ? same_variant(at(all, *to.place)) : all[place], false);
    }
    mode_ = nullptr;
    return BoardAnswer::redraw();
}

// Cards of the hand.

bool Aim::is_hand() const {
    return count() != 0 && row().arrows == Arrows::Hand;
}

bool Aim::can_use(std::uint8_t card) const {
    for (std::size_t choice = 0; is_hand() && choice < count(); ++choice) {
        const Target used = target(choice);
        if (used.card == card || used.second == card) {
            return true;
        }
    }
    return false;
}

bool Aim::fits(std::size_t choice) const {
    const Target used = target(choice);
    if (used.card == kNoHandCard) {
        return true;
    }
    return partner_ == kNoHandCard
               ? used.card == card_ || used.second == card_
               : std::minmax({used.card, used.second}) == std::minmax({card_, partner_});
}

BoardAnswer Aim::press_in_hand(KeyAction direction) {
    if (!direction_of(direction)) {
        return BoardAnswer::unused();
    }
    const int step = is_back(direction) ? -1 : 1;
    const bool is_level = direction == KeyAction::West || direction == KeyAction::East;
    return is_level ? next_card(step) : next_use(step);
}

/// Chooses a card, and with it the same use as before if it has that, or the most wanted one.
void Aim::choose_card(std::uint8_t card) {
    const bool keeps = touched_ && chosen_ && target(*chosen_).card != kNoHandCard;
    const Kinds before = keeps ? Kinds{kind_of(*chosen_)} : Kinds();
    card_ = card;
    choose({}, false);
    if (const Options same = options(before); !same.empty()) {
        chosen_ = best(same);
        return;
    }
    mode_ = nullptr;
    for (const Code use : rows_.uses) {
        const Options all = options({use});
        if (!all.empty() && target(all.front()).card != kNoHandCard) {
            chosen_ = best(all);
            return;
        }
    }
}

BoardAnswer Aim::press_card(unsigned number) {
    const std::uint8_t card = card_numbered(number);
    if (card == kNoHandCard) {
        return BoardAnswer::message(std::string(rows_.no_card));
    }
    choose_card(card);
    return chosen_ ? BoardAnswer::redraw() : refuse_card();
}

BoardAnswer Aim::next_card(int step) {
    std::vector<std::uint8_t> usable;
    for (std::size_t choice = 0; choice < count(); ++choice) {
        const Target used = target(choice);
        usable.insert(usable.end(), {used.card, used.second});
    }
    std::erase(usable, kNoHandCard);
    std::ranges::sort(usable);
    usable.erase(std::unique(usable.begin(), usable.end()), usable.end());
    if (usable.empty()) {
        return next_answer(step);
    }
    const auto now = std::ranges::find(usable, card_);
    const bool is_among = touched_ && now != usable.end();
    const auto place = static_cast<std::size_t>(now - usable.begin());
    choose_card(usable[next_of(usable.size(), is_among ? Index(place) : Index(), step)]);
    return BoardAnswer::redraw();
}

/// Chooses another use of the card, or an action without a card.
BoardAnswer Aim::next_use(int step) {
    Options all;
    for (const Code use : rows_.uses) {
        if (const Options found = options({use}); !found.empty()) {
            all.push_back(is_chosen_in(found) ? *chosen_ : best(found));
        }
    }
    if (all.empty()) {
        return BoardAnswer::redraw();
    }
    const auto now = std::ranges::find(all, chosen_.value_or(count()));
    const auto place = static_cast<std::size_t>(now - all.begin());
    choose(all[next_of(all.size(), now == all.end() ? Index() : Index(place), step)], false);
    return BoardAnswer::redraw();
}

BoardAnswer Aim::mark_partner(std::string_view refusal) {
    const auto is_pair = [&](std::size_t choice) { return target(choice).second != kNoHandCard; };
    if (card_ == kNoHandCard || std::ranges::none_of(all(), is_pair)) {
        return BoardAnswer::message(std::string(refusal));
    }
    partner_ = partner_ == card_ ? kNoHandCard : card_;
    choose({}, false);
    return BoardAnswer::redraw();
}

// Digits.

BoardAnswer Aim::press_digit(unsigned digit) {
    if (count() == 0 || rows_.digits == Digits::Unused) {
        return BoardAnswer::unused();
    }
    if (rows_.digits == Digits::Play) {
        return play_number(digit);
    }
    if (digit == 0) {
        return BoardAnswer::unused();
    }
    if (is_hand()) {
        return press_card(digit);
    }
    if (digit > count()) {
        return BoardAnswer::message("There is no choice with that number.");
    }
    choose(digit - 1, false);
    return BoardAnswer::redraw();
}

Aim::DigitMeaning Aim::digit_meaning() const {
    const std::size_t places = count() <= kMostDigits ? 0 : this->places().size();
    return places == 0             ? DigitMeaning::Choices
           : places <= kMostDigits ? DigitMeaning::Cells
                                   : DigitMeaning::Places;
}

BoardAnswer Aim::play_number(unsigned digit) {
    mode_ = nullptr;
    const std::vector<NumberedChoice> choices = numbered_choices();
    if (choices.empty()) {
        typed_.push_back(digit);
        return name_place();
    }
    const auto named = std::ranges::find(choices, std::size_t{digit}, &NumberedChoice::number);
    if (named == choices.end()) {
        return BoardAnswer::message("Type " + core::numbered_to(choices.size(), "number") + ".");
    }
    choose(named->choice, false);
    return play(*chosen_);
}

/// Handles the digits of a place. A place with only one answer is played.
BoardAnswer Aim::name_place() {
    const int number = static_cast<int>(typed_.back()) - 1;
    std::optional<BoardPoint> place;
    if (digit_meaning() == DigitMeaning::Cells) {
        const std::vector<BoardPoint> all = places();
        if (number >= 0 && number < static_cast<int>(all.size())) {
            place = all[static_cast<std::size_t>(number)];
        }
    } else if (typed_.size() > 1) {
        place = BoardPoint{static_cast<int>(typed_.front()) - 1, number};
    } else if (number >= 0 && number < size().x) {
        return BoardAnswer::redraw();
    } else {
        typed_.clear();
        return BoardAnswer::message("Type a cell as two digits, column then row: c4 is 34.");
    }
    const Options there = place ? at(all(), *place) : Options();
    if (there.empty()) {
        typed_.clear();
        return BoardAnswer::message("You cannot choose a cell with this number.");
    }
    choose(same_variant(there), false);
    return there.size() == 1 ? play(*chosen_) : BoardAnswer::redraw();
}

std::vector<Aim::NumberedChoice> Aim::numbered_choices() const {
    const DigitMeaning meaning = digit_meaning();
    std::vector<NumberedChoice> numbered;
    Options named;
    if (meaning == DigitMeaning::Choices) {
        named = all();
    } else if (typed_.size() >= (meaning == DigitMeaning::Places ? 2 : 1) && chosen_) {
        if (const auto place = target(*chosen_).place) {
            named = at(all(), *place);
        }
    }
    for (const std::size_t choice : named) {
        if (meaning != DigitMeaning::Choices || choice < kMostDigits) {
            numbered.push_back({numbered.size() + 1, choice});
        }
    }
    return numbered;
}

std::vector<Aim::BoardNumber> Aim::board_numbers() const {
    std::vector<BoardNumber> numbers;
    if (digit_meaning() == DigitMeaning::Cells && typed_.empty()) {
        for (const BoardPoint place : places()) {
            numbers.push_back({place, {}, numbers.size() + 1, numbers.size() + 1});
        }
        return numbers;
    }
    for (const NumberedChoice& numbered : numbered_choices()) {
        const Target named = target(numbered.choice);
        const bool is_same = named.place && !numbers.empty() && numbers.back().place == named.place;
        if (is_same) {
            numbers.back().last = numbered.number;
        } else if (named.place) {
            numbers.push_back({named.place, {}, numbered.number, numbered.number});
        } else if (std::has_single_bit(named.directions)) {
            const auto direction = static_cast<KeyAction>(std::countr_zero(named.directions));
            numbers.push_back({{}, direction, numbered.number, numbered.number});
        }
    }
    return numbers;
}

// Answers.

void Aim::add_keys(PromptText& text, const Keymap& keymap) const {
    for (const KeyRow& row : rows_.keys) {
        const bool is_direction = row.operand == Operand::Direction && mode_ == nullptr
                                  && direction_kinds().has(*row.kinds.begin());
        if (!row.label.empty() && !is_direction && !options(row.kinds).empty()) {
            text.add(keymap.key_for(game_key_action(row.key.number)), row.label);
        }
    }
}

const DecisionRow& Aim::row() const {
    static constexpr DecisionRow kUsual{KeyAction::North};
    const auto found = std::ranges::find(rows_.decisions, decision(), &DecisionRow::decision);
    return found == rows_.decisions.end() ? kUsual : *found;
}

Index Aim::first(Code kind) const {
    for (std::size_t choice = 0; choice < count(); ++choice) {
        if (kind_of(choice) == kind) {
            return choice;
        }
    }
    return {};
}

Aim::Options Aim::all() const {
    Options all(count());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

Aim::Options Aim::all_that_fit() const {
    Options found = all();
    std::erase_if(found, [&](std::size_t choice) { return !fits(choice); });
    return found;
}

Aim::Options Aim::options(const Kinds& kinds) const {
    for (const Code kind : kinds) {
        Options found = all();
        std::erase_if(found, [&](std::size_t choice) {
            return kind_of(choice) != kind || !fits(choice);
        });
        if (!found.empty()) {
            return found;
        }
    }
    return {};
}

bool Aim::is_chosen_in(const Options& options) const {
    return chosen_ && std::ranges::find(options, *chosen_) != options.end();
}

std::optional<BoardPoint> Aim::place_of(std::size_t choice) const {
    const std::optional<BoardPoint> place = target(choice).place;
    return place ? place : home();
}

Aim::Options Aim::at(const Options& options, BoardPoint place) const {
    Options found = options;
    std::erase_if(found, [&](std::size_t choice) { return place_of(choice) != place; });
    return found;
}

std::size_t Aim::same_variant(const Options& options) const {
    if (!chosen_) {
        return options.front();
    }
    const auto same = std::ranges::find_if(options, [&](std::size_t choice) {
        return target(choice).variant == target(*chosen_).variant;
    });
    return same == options.end() ? options.front() : *same;
}

std::vector<BoardPoint> Aim::places() const {
    std::vector<BoardPoint> places;
    for (std::size_t choice = 0; choice < count(); ++choice) {
        const std::optional<BoardPoint> place = target(choice).place;
        if (place && std::ranges::find(places, *place) == places.end()) {
            places.push_back(*place);
        }
    }
    return places;
}

}  // namespace tenebrae::tui
