// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/nyctophobia_board.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/countdown.hpp"
#include "games/nyctophobia/words/look.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/show.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "tui/games/nyctophobia/help_pages.hpp"
#include "tui/games/nyctophobia/panel.hpp"
#include "tui/games/nyctophobia/roles.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::nyctophobia::board {
namespace {

using tui::BoardAnswer;
using tui::KeyAction;

bool is_scroll(KeyAction key_action) {
    return key_action == KeyAction::Centre || key_action == KeyAction::ScrollNorth
           || key_action == KeyAction::ScrollEast || key_action == KeyAction::ScrollSouth
           || key_action == KeyAction::ScrollWest;
}

/// Returns the spot of the active piece on a sheet; the top left without one.
Spot focus_of(const Sheet& sheet) {
    for (int row = 0; row < sheet.rows(); ++row) {
        for (int column = 0; column < sheet.columns(); ++column) {
            if (sheet.at(sheet.spot(column, row)).active) {
                return sheet.spot(column, row);
            }
        }
    }
    return sheet.first();
}

/// Signs of the sketches in "How to play".
constexpr std::array kPictureSigns{
    tui::PictureSign{'.', "nyctophobia.felt", role_of(OwnRole::Felt), kFeltLight},
    tui::PictureSign{'#', "nyctophobia.tree-upright", role_of(OwnRole::Tree)},
    tui::PictureSign{'|', "nyctophobia.border-upright", role_of(OwnRole::Border)},
    tui::PictureSign{'-', "nyctophobia.border-level", role_of(OwnRole::Border)},
    tui::PictureSign{'+', "nyctophobia.corner", role_of(OwnRole::Border)},
    tui::PictureSign{'=', "nyctophobia.car", role_of(OwnRole::Car)}};

/// The Hunter's turn is staged the same whatever he does.
constexpr std::array kStagings{
    tui::StagingRow<EventKind>{EventKind::HunterTurn, tui::Staging{.ms = 900, .clears = true}},
    tui::StagingRow<EventKind>{EventKind::Card, tui::Staging{.ms = 900, .clears = true}},
    tui::StagingRow<EventKind>{
        EventKind::Combat, tui::Staging{.ms = 700, .role = tui::Role::Bad, .bells = 1}},
    tui::StagingRow<EventKind>{
        EventKind::Call, tui::Staging{.ms = 1200, .bells = 1, .clears = true}},
    tui::StagingRow<EventKind>{
        EventKind::Result, tui::Staging{.ms = 1200, .bells = 2, .clears = true}}};

}  // namespace

void NyctophobiaBoard::set(const table::SeatView& view, std::span<const table::Move> choices) {
    const PieceId before = focused_piece(view_);
    GameBoard::set(view, choices);
    if (focused_piece(view_) != before) {
        page_.reset();
    }
    beliefs_ = beliefs_ && view_.shows_forest;
    update_card_preview();
}

void NyctophobiaBoard::set_turns(std::span<const table::SeatView> turns) {
    hunter_places_.clear();
    for (const table::SeatView& turn : turns) {
        const State state = table::unpacked<View>(turn).state;
        if (state.hunter != kNoSpace && state.open.ending == Ending::Unfinished) {
            hunter_places_.push_back({state.hunter, state.open.round});
        }
    }
}

void NyctophobiaBoard::set_past(const table::SeatLog& log, std::size_t commands) {
    countdown_ = countdown(rules(), view_.state.open, unpacked(log.raw_events_before(commands)));
}

/// Returns the moment to draw; without a decision during an animation.
Moment NyctophobiaBoard::moment() const {
    static const Answers nothing;
    if (animation_.is_running()) {
        return {rules(), view_, nothing, std::nullopt};
    }
    return {
        rules(),
        view_,
        aim_.answers(),
        aim_.chosen(),
        aim_.kind(),
        card_preview_ ? card_preview_->path : 0,
        aim_.cursor()};
}

void NyctophobiaBoard::mark_rounds(Sheet& forest) const {
    if (!is_over()) {
        return;
    }
    for (const HunterPlace& place : hunter_places_) {
        forest.at(forest.spot(column(place.at), row(place.at))).round = place.round;
    }
}

/// Returns the sheets: the forest, and beside it the knowledge of the Hunted.
std::vector<Sheet> NyctophobiaBoard::sheets() const {
    const Moment now = moment();
    const PieceId who = focused_piece(view_);
    const std::uint8_t usual = rules().open_talk ? view_.state.sketch.page_of[who] : who;
    std::vector<Sheet> all;
    for (const std::uint8_t page : pages_of(view_, page_.value_or(usual))) {
        all.push_back(page_sheet(now, page));
    }
    if (view_.shows_forest) {
        Sheet forest = forest_sheet(now);
        mark_rounds(forest);
        all.insert(beliefs_ ? all.end() : all.begin(), std::move(forest));
    } else if (all.empty() && view_.own != 0) {
        all.push_back(dark_sheet(now, who));
    }
    for (Sheet& sheet : all) {
        if (animation_.is_running()) {
            animation_.show(sheet);
        }
    }
    return all;
}

tui::Rect NyctophobiaBoard::draw_board(
    tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing
) const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    const std::vector<Sheet> all = sheets();
    if (all.empty()) {
        brush.write({rect.x, rect.y}, "Darkness.", {tui::Role::Faint});
    }
    tui::Rect room = rect;
    SheetLayout layout = lay_out(all, room);
    if (layout.corners.size() < all.size() && rect.height > 1) {
        --room.height;
        layout = lay_out(all, room);
        const std::size_t hidden = all.size() - layout.corners.size();
        const bool is_by_forest = all.front().is_forest || all[layout.corners.size()].is_forest;
        const KeyAction other =
            is_by_forest ? tui::game_key_action(GameKeyAction::Beliefs) : KeyAction::Centre;
        const std::string key = drawing.keymap->key_for(other);
        brush.write(
            {rect.x, rect.bottom() - 1},
            std::to_string(hidden) + " more (" + key + "): " + all[layout.corners.size()].title,
            {tui::Role::Faint}
        );
    }
    for (std::size_t place = layout.corners.size(); place-- > 0;) {
        const bool has_cursor = looking_ && place == looked_at_;
        const SheetOptions options{
            has_cursor ? std::optional(cursor_) : std::nullopt, drawing.light, drawing.pixels};
        draw_sheet(brush, layout.corners[place], layout.pitch, all[place], options);
    }
    return tui::overlap(rect, grid.area());
}

int NyctophobiaBoard::draw_panel(
    tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing
) const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    return board::draw_panel(brush, rect, game_, view_, {drawing, countdown_});
}

std::string NyctophobiaBoard::prompt(const tui::Drawing& drawing, int width) const {
    return prompt_line(aim_, *drawing.keymap, width);
}

std::vector<tui::PreviewLine> NyctophobiaBoard::preview_lines() const {
    if (!aim_.chosen()) {
        return {};
    }
    const Action action = aim_.answers().action(*aim_.chosen());
    return board::preview_lines(view_, action, card_preview_ ? &*card_preview_ : nullptr);
}

std::string NyctophobiaBoard::preview_heading() const {
    return aim_.chosen() ? describe(rules(), view_, aim_.answers().action(*aim_.chosen())) : "";
}

/// Returns the only answer to a decision that a card or a combat forces.
std::optional<std::size_t> NyctophobiaBoard::forced() const {
    constexpr std::array kCarriedOut{
        Decision::Retreat,
        Decision::Step,
        Decision::Victim,
        Decision::Run,
        Decision::Fell,
        Decision::Turning,
        Decision::Lure,
        Decision::Swap,
        Decision::Uproot,
        Decision::Plant,
        Decision::Drift};
    const Decision asked = view_.state.open.decision;
    const bool is_carried_out = std::ranges::find(kCarriedOut, asked) != kCarriedOut.end();
    return is_carried_out && aim_.answers().size() == 1 ? std::optional<std::size_t>{0}
                                                        : std::nullopt;
}

void NyctophobiaBoard::aim(std::size_t choice) {
    aim_.aim(choice);
    update_card_preview();
}

/// Finds the path of the chosen card.
void NyctophobiaBoard::update_card_preview() {
    card_preview_.reset();
    if (view_.shows_forest && view_.state.open.decision == Decision::Card && aim_.chosen()) {
        card_preview_ = preview_card(rules(), view_, aim_.answers().action(*aim_.chosen()));
    }
}

BoardAnswer NyctophobiaBoard::press(KeyAction key_action) {
    if (is_scroll(key_action)) {
        turn_pages();
        return BoardAnswer::redraw();
    }
    if (key_action == tui::game_key_action(GameKeyAction::Beliefs)) {
        if (!view_.shows_forest) {
            return BoardAnswer::message("Only the Hunter sees the forest before the end [HU-I8].");
        }
        beliefs_ = !beliefs_;
        looked_at_ = 0;
        return BoardAnswer::redraw();
    }
    if (looking_) {
        return press_looking(key_action);
    }
    BoardAnswer answer = aim_.press(key_action);
    update_card_preview();
    return answer;
}

void NyctophobiaBoard::turn_pages() {
    const PieceId who = focused_piece(view_);
    const std::uint8_t usual = rules().open_talk ? view_.state.sketch.page_of[who] : who;
    const std::vector<std::uint8_t> pages = pages_of(view_, page_.value_or(usual));
    if (pages.size() > 1) {
        page_ = pages[1];
    }
    looked_at_ = 0;
}

void NyctophobiaBoard::look(bool on) {
    if (on && !looking_) {
        looked_at_ = 0;
        const std::vector<Sheet> all = sheets();
        cursor_ = all.empty() ? Spot{} : focus_of(all.front());
    }
    looking_ = on;
}

bool NyctophobiaBoard::look_at(std::string_view place) {
    const std::vector<Sheet> all = sheets();
    const auto forest = std::ranges::find_if(all, &Sheet::is_forest);
    const std::optional<Space> space = parse_space(place);
    if (!space || forest == all.end()) {
        return false;
    }
    looked_at_ = static_cast<std::size_t>(forest - all.begin());
    cursor_ = {static_cast<std::int8_t>(column(*space)), static_cast<std::int8_t>(row(*space))};
    looking_ = true;
    return true;
}

BoardAnswer NyctophobiaBoard::press_looking(KeyAction key_action) {
    if (const auto step = tui::cursor_step(key_action)) {
        const std::vector<Sheet> all = sheets();
        if (all.empty()) {
            return BoardAnswer::redraw();
        }
        const Sheet& sheet = all[std::min(looked_at_, all.size() - 1)];
        const Spot next{
            static_cast<std::int8_t>(cursor_.x + step->east),
            static_cast<std::int8_t>(cursor_.y + step->south)};
        cursor_ = sheet.contains(next) ? next : cursor_;
        return BoardAnswer::redraw();
    }
    if (key_action == KeyAction::Next || key_action == KeyAction::Previous) {
        look_at_next(key_action == KeyAction::Next ? 1 : -1);
        return BoardAnswer::redraw();
    }
    return BoardAnswer::unused();
}

/// Moves to the next sheet.
void NyctophobiaBoard::look_at_next(int step) {
    const std::vector<Sheet> all = sheets();
    const int count = static_cast<int>(std::max<std::size_t>(all.size(), 1));
    const int next = (static_cast<int>(looked_at_) + step + count) % count;
    looked_at_ = static_cast<std::size_t>(next);
    cursor_ = all.empty() ? Spot{} : focus_of(all[looked_at_]);
}

std::vector<std::string> NyctophobiaBoard::explanation() const {
    const std::vector<Sheet> all = sheets();
    if (all.empty()) {
        return {"You play without a sketch: the log has what was felt [HU-Q1]."};
    }
    const Sheet& sheet = all[std::min(looked_at_, all.size() - 1)];
    if (sheet.is_forest) {
        return explain_space(rules(), view_, space_at(cursor_.x, cursor_.y));
    }
    return sheet.page ? explain_spot(rules(), view_, *sheet.page, cursor_)
                      : explain_dark(view_, focused_piece(view_));
}

std::vector<std::string> NyctophobiaBoard::help(const tui::Drawing& drawing) const {
    return help_pages(view_, drawing);
}

std::vector<std::string> NyctophobiaBoard::numbers() const {
    return core::split_lines(format_statistics(rules(), view_.state));
}

std::vector<tui::PieceName> NyctophobiaBoard::piece_names() const {
    std::vector<tui::PieceName> names{
        {core::capitalised(piece_name(kHunter)), role_of_piece(kHunter)}};
    for (PieceId who = 0; who < rules().hunted; ++who) {
        names.push_back({piece_name(who), role_of_piece(who)});
    }
    return names;
}

int NyctophobiaBoard::animate(std::span<const table::RawEvent> events) {
    return animation_.begin(unpacked(events));
}

std::optional<tui::Staging> NyctophobiaBoard::staging(const table::RawEvent& event) const {
    return tui::find_staging(kStagings, unpacked(event).kind);
}

const tui::BoardFamily& nyctophobia_family() {
    static const tui::BoardFamily family{
        "nyctophobia",
        game_key_actions(),
        own_roles(),
        NyctophobiaBoard::make<NyctophobiaBoard>,
        kPictureSigns};
    return family;
}

}  // namespace tenebrae::nyctophobia::board
