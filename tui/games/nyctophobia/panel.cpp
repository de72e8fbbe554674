// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/panel.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/card_text.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "table/seat.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nyctophobia::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;

constexpr int kNameColumn = 4;
constexpr int kHealthColumn = 18;
constexpr int kHealthBarColumn = 17;
constexpr int kRocksColumn = 22;
constexpr int kHealthColumns = 4;  ///< of its bar
constexpr int kMostPileColumns = 20;
constexpr int kFewestPileColumns = 6;
constexpr int kStateColumn = 25;
constexpr int kPersonColumn = 32;

class Panel {
public:
    Panel(
        const Brush& brush,
        const Rect& rect,
        const Nyctophobia& game,
        const View& view,
        const PanelStyle& style
    )
        : brush_(brush),
          rect_(rect),
          rules_(game.rules()),
          seats_(game.seats()),
          view_(view),
          drawing_(style.drawing),
          countdown_(style.countdown),
          has_bars_(style.drawing.bars()) {}

    int draw() {
        draw_heading();
        for (PieceId who = 0; who < rules_.hunted; ++who) {
            draw_hunted(who);
        }
        draw_hunter();
        draw_signs();
        if (view_.shows_forest) {
            draw_hand();
        } else {
            draw_marks();
        }
        return std::min(y_, rect_.bottom()) - rect_.y;
    }

private:
    void draw_heading();
    void draw_hunted(PieceId who);
    [[nodiscard]] std::string person_of(PieceId who) const;
    void draw_number(PieceId who) const;
    void draw_health(PieceId who) const;
    void draw_hunter();
    void draw_signs();
    void draw_hand();
    void draw_pile();
    void draw_marks();
    void draw_mark(const SketchMark& mark, std::string_view what, Role role);
    /// Writes a text over several lines, as far as there is room.
    void write_wrapped(std::string_view text, Role role);
    void write(int column, std::string_view text, Role role) const {
        if (y_ < rect_.bottom()) {
            brush_.write({rect_.x + column, y_}, text, {role});
        }
    }
    [[nodiscard]] const PublicState& open() const { return view_.state.open; }

    const Brush& brush_;
    const Rect& rect_;
    const Rules& rules_;
    std::span<const table::SeatInfo> seats_;
    const View& view_;
    const tui::Drawing& drawing_;
    std::string_view countdown_;
    bool has_bars_;
    int y_ = rect_.y;
};

void Panel::write_wrapped(std::string_view text, Role role) {
    for (const std::string& line : core::wrap_hanging(text, rect_.width, 2)) {
        write(0, line, role);
        ++y_;
    }
}

std::string heading(const PublicState& open) {
    const std::string round = "Round " + std::to_string(open.round);
    if (open.ending != Ending::Unfinished) {
        return round + ": the end";
    }
    if (!open.has_clue) {
        return "Before the first round";
    }
    return round
           + (open.hunters_turn ? ", the Hunter's turn"
                                : ", turn of Hunted " + name_of_piece(open.active));
}

void Panel::draw_heading() {
    write(0, heading(open()), Role::Strong);
    ++y_;
}

void Panel::draw_health(PieceId who) const {
    const Hunted& hunted = view_.state.hunted[who];
    const tui::Track track{
        rules_.health,
        hunted.health,
        has_bars_ ? std::max(1, kHealthColumns / std::max<int>(1, rules_.health)) : 1,
        role_of(OwnRole::Health),
        role_of(OwnRole::Wound)};
    const Point from{rect_.x + (has_bars_ ? kHealthBarColumn : kHealthColumn), y_};
    if (has_bars_) {
        brush_.draw(from, track);
    }
    for (int token = 0; token < track.spaces; ++token) {
        const bool has = token < track.covered;
        const tui::Style sign{has ? Role::Bad : Role::Faint};
        brush_.put(
            {from.x + token * track.columns, y_},
            has ? Sign::Health : Sign::Lost,
            has_bars_ ? track.style(token) : sign
        );
    }
}

/// Returns "P2 Ben", or "P2" if there is no room for the name.
std::string Panel::person_of(PieceId who) const {
    const int seat = rules_.seat_of(who);
    const std::string number = "P" + std::to_string(seat + 1);
    const std::string with_name = number + " " + table::seat_name(seats_, seat);
    return kPersonColumn + core::display_width(with_name) <= rect_.width ? with_name : number;
}

/// Draws the number and the sign of the turn; with bars on a block of the piece's colour, as on the
/// board.
void Panel::draw_number(PieceId who) const {
    const bool is_asked = open().owner == who;
    if (has_bars_) {
        write(0, " " + name_of_piece(who) + " ", block_of_piece(who));
    } else {
        write(2, name_of_piece(who), role_of_piece(who));
    }
    if (is_asked && y_ < rect_.bottom()) {
        const Role role = has_bars_ ? block_of_piece(who) : Role::Text;
        brush_.put({rect_.x, y_}, Sign::Turn, {role});
    }
}

void Panel::draw_hunted(PieceId who) {
    if (y_ >= rect_.bottom()) {
        return;
    }
    const Hunted& hunted = view_.state.hunted[who];
    const bool is_own = has_hunted(view_.own, who);
    draw_number(who);
    const bool is_named = hunted.character != Character::None;
    write(
        kNameColumn,
        is_named ? display_name(hunted.character) : "Hunted",
        is_own ? Role::Strong : Role::Text
    );
    if (rules_.people > 1) {
        write(kPersonColumn, person_of(who), Role::Faint);
    }
    draw_health(who);
    if (hunted.rocks > 0) {
        brush_.put({rect_.x + kRocksColumn, y_}, Sign::Rock, {role_of(OwnRole::Rock)});
        write(kRocksColumn + 1, std::to_string(hunted.rocks), Role::Text);
    }
    if (hunted.hidden) {
        write(kStateColumn, "hidden", Role::Faint);
    } else if (hunted.in_car) {
        write(kStateColumn, "in car", role_of(OwnRole::Car));
    } else if (open().caller == who) {
        write(kStateColumn, "called", Role::Good);
    }
    ++y_;
}

void Panel::draw_hunter() {
    std::string text = "Hunter: " + std::string(rules_.deck == Deck::Simple ? "simple" : "");
    if (rules_.deck != Deck::Simple) {
        text += display_name(rules_.deck);
    }
    text += open().wounded ? ", wounded" : "";
    text += open().limited ? ", limping" : "";
    const bool is_hurt = open().wounded || open().limited;
    write_wrapped(text, is_hurt ? Role::Good : role_of(OwnRole::Hunter));
}

void Panel::draw_signs() {
    if (open().has_clue) {
        write_wrapped(
            (view_.state.clue_is_old ? "Clue before the forest turned: the car lay "
                                     : "Clue: the car lies ")
                + std::string(display_name(open().clue)),
            view_.state.clue_is_old ? Role::Faint : Role::Text
        );
    }
    if (open().caller < kMaxHunted) {
        write_wrapped(
            "Hunted " + name_of_piece(open().caller) + " has called: no more hiding", Role::Warning
        );
    }
    if (!countdown_.empty()) {
        write_wrapped(countdown_, Role::Bad);
    }
    if (open().fog) {
        write_wrapped("Fog: only the first search of a turn", Role::Warning);
    }
}

/// Returns the text of the card that applies with or without noise.
std::string text_of(Card card, bool with_noise) {
    return display_name(with_noise ? card_info(card).noise : card_info(card).quiet);
}

void Panel::draw_hand() {
    const State& state = view_.state;
    const bool is_noisy = state.noise != kNoSpace;
    write_wrapped(
        is_noisy ? "Noise at " + nyctophobia::name(state.noise) : "No noise",
        is_noisy ? role_of(OwnRole::Noise) : Role::Text
    );
    int number = 0;
    for (const Card card : state.hand) {
        ++number;
        if (card != Card::None) {
            write_wrapped(
                std::to_string(number) + " " + std::string(display_name(card)) + ": "
                    + text_of(card, is_noisy),
                Role::Text
            );
        }
    }
    if (state.playing != Card::None) {
        write_wrapped(
            "Playing " + std::string(display_name(state.playing)) + ": "
                + text_of(state.playing, state.uses_noise_text),
            Role::Strong
        );
    }
    if (rules_.deck != Deck::Simple) {
        draw_pile();
    }
}

void Panel::draw_pile() {
    const int pile = view_.state.pile_size;
    const int all = pile + view_.state.discard_count;
    const std::string text =
        "Pile " + std::to_string(pile) + ", discards " + std::to_string(all - pile);
    const int begin = core::display_width(text) + 1;
    const int length = std::min(kMostPileColumns, rect_.width - begin);
    if (has_bars_ && all > 0 && length >= kFewestPileColumns && y_ < rect_.bottom()) {
        const Role role = role_of(OwnRole::Pile);
        const char32_t half = drawing_.glyphs->get("bar-half");
        const double part = static_cast<double>(pile) / all;
        brush_.draw({rect_.x + begin, y_}, {length, part, role, role, half});
    }
    write_wrapped(text, Role::Faint);
}

/// Writes "Hunter met 2 turns ago, page of Hunted 1".
void Panel::draw_mark(const SketchMark& mark, std::string_view what, Role role) {
    std::string text(what);
    text += mark.age == 0 ? " now" : " " + core::counted(int{mark.age}, "turn") + " ago";
    const HuntedSet here = hunted_on(rules_, view_, mark.page);
    if (here != 0 && pages_of(view_, 0).size() > 1) {
        text += ", page of Hunted " + name_of_piece(first_of(here));
    }
    write_wrapped(text + (mark.doubtful ? "; perhaps gone" : ""), role);
}

void Panel::draw_marks() {
    const Sketch& sketch = view_.state.sketch;
    for (const std::uint8_t page : pages_of(view_, 0)) {
        if (const SketchMark* hunter = hunter_mark(rules_, sketch, page)) {
            draw_mark(*hunter, "Hunter met", role_of(OwnRole::Hunter));
        }
        if (const SketchMark* noise = noise_mark(rules_, sketch, page)) {
            draw_mark(*noise, "Noise", role_of(OwnRole::Noise));
        }
    }
}

using tui::KeyAction;

class PromptLine {
public:
    PromptLine(const Aim& aim, const tui::Keymap& keymap)
        : open_(aim.view().state.open), aim_(aim), keymap_(keymap) {}

    [[nodiscard]] std::string text(int width) {
        if (aim_.answers().size() == 0) {
            text_.ask(waiting());
        } else if (aim_.is_kind_chosen()) {
            ask_direction();
        } else {
            text_.ask(question());
            ask_own();
            add_keys();
        }
        return text_.text(width);
    }

private:
    [[nodiscard]] std::string waiting() const;
    [[nodiscard]] std::string question() const;
    [[nodiscard]] std::string who() const {
        return open_.owner == kHunter ? "Hunter" : "Hunted " + name_of_piece(open_.owner);
    }
    void ask_direction();
    void ask_own();
    void ask_hunter();
    void add_keys();
    void add(GameKeyAction key_action, ActionKind kind, std::string_view what) {
        if (aim_.answers().has(kind)) {
            text_.add(keymap_.key_for(tui::game_key_action(key_action)), what);
        }
    }
    void directions(std::string_view what) { text_.add(tui::direction_keys(keymap_), what); }
    void confirm(std::string_view what) { text_.add(keymap_.key_for(KeyAction::Confirm), what); }

    const PublicState& open_;
    const Aim& aim_;
    const tui::Keymap& keymap_;
    tui::PromptText text_;
};

std::string PromptLine::waiting() const {
    if (open_.ending != Ending::Unfinished) {
        return "The game is over.";
    }
    return open_.owner == kHunter ? "The Hunter decides." : who() + " decides.";
}

std::string PromptLine::question() const {
    switch (open_.decision) {
    case Decision::Build:
        return "Place next: "
               + std::string(
                   aim_.piece() == kHunter ? "the Hunter" : "Hunted " + name_of_piece(aim_.piece())
               )
               + ".";
    case Decision::Clue: return "Which clue do the Hunted get?";
    case Decision::Turn: return who() + ": first step?";
    case Decision::Second: return who() + ": second step?";
    case Decision::After: return who() + ": end the turn, or act?";
    case Decision::Sprint: return who() + ": sprint once more?";
    case Decision::Cheered: return who() + " is cheered on: which action?";
    case Decision::Counter: return who() + " is struck: strike back?";
    case Decision::Retreat: return who() + " retreats: which way?";
    case Decision::Hush: return who() + ": silent, or speak?";
    case Decision::Card: return "Which card?";
    case Decision::Step: return "The Hunter steps: which way?";
    case Decision::Victim: return "Whom does the Hunter attack?";
    case Decision::Run: return "The Hunter runs: which way?";
    case Decision::Fell: return "Which tree falls?";
    case Decision::Turning: return "How does the forest turn?";
    case Decision::Lure: return "Who gets the noise?";
    case Decision::Swap: return "Which two change places?";
    case Decision::Uproot: return "Which tree do you uproot?";
    case Decision::Plant: return "Where do you plant the tree?";
    case Decision::Drift: return "Where does the noise go?";
    case Decision::None: break;
    }
    return {};
}

std::string_view direction_question(ActionKind kind) {
    using enum ActionKind;
    return kind == Sprint  ? "Sprint: which way?"
           : kind == Throw ? "Throw a rock: which way?"
           : kind == Hop   ? "Hop over a tree: which way?"
           : kind == Tree  ? "Put or remove a tree: on which side?"
                           : "The car: which way from here?";
}

void PromptLine::ask_direction() {
    text_.ask(std::string(direction_question(aim_.kind())));
    directions("which way");
    text_.add(keymap_.key_for(KeyAction::Cancel), "cancel");
}

void PromptLine::ask_own() {
    using enum ActionKind;
    if (open_.decision == Decision::Build) {
        directions("cursor");
        add(GameKeyAction::Tree, Tree, "tree");
        add(GameKeyAction::Car, Car, "car");
        add(GameKeyAction::Start, Start, "put it");
        text_.add(keymap_.key_for(KeyAction::Next), "next piece");
        add(GameKeyAction::Pass, Ready, "ready");
        add(GameKeyAction::Clear, Clear, "clear");
        return;
    }
    if (open_.owner == kHunter) {
        ask_hunter();
        return;
    }
    add(GameKeyAction::Pass, End, "end turn");
    if (aim_.answers().has(Move) || aim_.answers().has(Retreat)) {
        directions(aim_.is_noisy() ? "step with noise" : "step");
    }
    if (open_.decision == Decision::Sprint) {
        directions("sprint");
    }
}

void PromptLine::ask_hunter() {
    if (open_.decision == Decision::Turning) {
        directions("left or right");
    } else if (aim_.kind() != ActionKind::End) {
        directions("which way");
    } else {
        directions("choose");
    }
    if (aim_.chosen()) {
        confirm("do it");
    }
    aim_.add_keys(text_, keymap_);
}

void PromptLine::add_keys() {
    using enum ActionKind;
    if (open_.owner == kHunter) {
        return;
    }
    if (aim_.chosen() && aim_.answers().action(*aim_.chosen()).kind != End) {
        confirm("do it");
    }
    aim_.add_keys(text_, keymap_);
}

/// Previews a card; the panel shows its text.
std::vector<tui::PreviewLine> of_card(Card card, const CardPreview& preview) {
    std::vector<tui::PreviewLine> lines;
    if (preview.end != kNoSpace) {
        lines.push_back(
            {preview.is_choice ? "From " + nyctophobia::name(preview.end) + " you choose the way."
                               : "You end at " + nyctophobia::name(preview.end) + "."}
        );
    }
    if (preview.victim != kNoPiece) {
        lines.push_back({"You attack Hunted " + name_of_piece(preview.victim) + "."});
    }
    if (!card_quote(card).empty()) {
        lines.push_back({"They hear: \"" + std::string(card_quote(card)) + "\""});
    }
    return lines;
}

}  // namespace

int draw_panel(
    const Brush& brush,
    const Rect& rect,
    const Nyctophobia& game,
    const View& view,
    const PanelStyle& style
) {
    return Panel(brush, rect, game, view, style).draw();
}

std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width) {
    return PromptLine(aim, keymap).text(width);
}

CardPreview preview_card(const Rules& rules, const View& view, Action action) {
    State state = view.state;
    // A view has no random numbers, but a shuffle at the end needs them.
    state.random = {1, 2, 3, 4};
    CardPreview preview;
    preview.end = state.hunter;
    std::array<std::uint8_t, kMaxHunted> health{};
    for (PieceId who = 0; who < rules.hunted; ++who) {
        health[who] = state.hunted[who].health;
    }
    apply(rules, state, action, nullptr);
    ActionList actions;
    while (state.open.hunters_turn && state.open.decision == Decision::Step) {
        actions.clear();
        legal_actions(rules, state, actions);
        if (actions.size() != 1) {
            break;
        }
        preview.path |= only(state.hunter);
        apply(rules, state, actions[0], nullptr);
    }
    preview.end = state.hunter;
    preview.path |= only(state.hunter);
    preview.is_choice = state.open.owner == kHunter && state.open.decision != Decision::Card;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        preview.victim = state.hunted[who].health < health[who] ? who : preview.victim;
    }
    return preview;
}

std::vector<tui::PreviewLine>
preview_lines(const View& view, Action action, const CardPreview* preview) {
    if (action.kind == ActionKind::Card && preview != nullptr) {
        return of_card(view.state.hand[action.number], *preview);
    }
    if (action.kind == ActionKind::Call) {
        return {{"If everybody lives, all are rescued at the end of this Hunted's next turn."}};
    }
    return {};
}

}  // namespace tenebrae::nyctophobia::board
