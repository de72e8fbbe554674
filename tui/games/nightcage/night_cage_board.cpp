// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/night_cage_board.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/look.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/board_picture.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/help_pages.hpp"
#include "tui/games/nightcage/panel_picture.hpp"
#include "tui/games/nightcage/preview_lines.hpp"
#include "tui/games/nightcage/prompt_line.hpp"
#include "tui/games/nightcage/roles.hpp"

namespace tenebrae::nightcage::board {
namespace {

using tui::BoardAnswer;
using tui::KeyAction;

constexpr std::size_t kScrollsFrom = static_cast<std::size_t>(KeyAction::ScrollNorth);

int wrapped(int number, int step, int side) {
    return (number + step + side) % side;
}

/// Returns the sum of squared distances from the middle of the view that starts at `from`.
int spread(std::span<const int> places, int from, int side) {
    int sum = 0;
    for (const int place : places) {
        const int away = wrapped(place, -from, side) - side / 2;
        sum += away * away;
    }
    return sum;
}

/// Returns the first column or row to show. It changes only if that brings the prisoners nearer to
/// the middle by a cell each: a view that stays is easier to recognise.
int best_scroll(std::span<const int> places, int before, int side) {
    int best = before;
    for (int from = 0; from < side; ++from) {
        if (spread(places, from, side) < spread(places, best, side)) {
            best = from;
        }
    }
    const auto gain = spread(places, before, side) - spread(places, best, side);
    return gain > static_cast<int>(places.size()) ? best : before;
}

Cell move_cursor(const Geometry& board, Cell cell, tui::CursorStep step) {
    return board.at(
        wrapped(board.row_of(cell), step.south, board.side),
        wrapped(board.column_of(cell), step.east, board.side)
    );
}

/// The signs of the tiles in "How to play", in candlelight. The first that matches is used.
constexpr std::array kPictureSigns{
    tui::PictureSign{'#', "nightcage.rock-lit", role_of(OwnRole::Rock), 3},
    tui::PictureSign{'.', "nightcage.floor-lit", role_of(OwnRole::Floor), 4},
    tui::PictureSign{',', "nightcage.crack", role_of(OwnRole::Crack), 4},
    tui::PictureSign{'\'', "nightcage.crack-2", role_of(OwnRole::Crack), 4},
    tui::PictureSign{'*', "nightcage.candle", tui::Role::Flame, tui::kBrightest},
    tui::PictureSign{'o', "nightcage.key-bow", role_of(OwnRole::Key), 0, '-'},
    tui::PictureSign{'-', "nightcage.key-shaft", role_of(OwnRole::Key), 0, 'o'},
    tui::PictureSign{'w', "nightcage.key-bit", role_of(OwnRole::Key), 0, '-'},
    tui::PictureSign{'o', "nightcage.eye", role_of(OwnRole::Monster), 0, 'W'},
    tui::PictureSign{'W', "nightcage.wax-eater", role_of(OwnRole::Monster)},
    tui::PictureSign{'/', "nightcage.limb-rise", role_of(OwnRole::Monster), 0, '^'},
    tui::PictureSign{'/', "nightcage.limb-rise", role_of(OwnRole::Monster), 0, 'v'},
    tui::PictureSign{'\\', "nightcage.limb-fall", role_of(OwnRole::Monster), 0, '^'},
    tui::PictureSign{'\\', "nightcage.limb-fall", role_of(OwnRole::Monster), 0, 'v'},
    tui::PictureSign{'/', "nightcage.pit-nw", role_of(OwnRole::Pit)},
    tui::PictureSign{'\\', "nightcage.pit-ne", role_of(OwnRole::Pit)},
    tui::PictureSign{'(', "nightcage.pit-west", role_of(OwnRole::Pit)},
    tui::PictureSign{')', "nightcage.pit-east", role_of(OwnRole::Pit)},
    tui::PictureSign{'^', "nightcage.mouth-north", role_of(OwnRole::Monster)},
    tui::PictureSign{'v', "nightcage.mouth-south", role_of(OwnRole::Monster), 0, '/'},
    tui::PictureSign{'>', "nightcage.mouth-east", role_of(OwnRole::Monster)},
    tui::PictureSign{'<', "nightcage.mouth-west", role_of(OwnRole::Monster)}};

constexpr std::array kStagings{
    tui::StagingRow<EventKind>{
        EventKind::Drawn, tui::Staging{.ms = 500, .role = tui::Role::Bad, .bells = 1}},
    tui::StagingRow<EventKind>{
        EventKind::StackEmpty, tui::Staging{.ms = 1200, .bells = 1, .clears = true}},
    tui::StagingRow<EventKind>{
        EventKind::GameEnds, tui::Staging{.ms = 1200, .role = tui::Role::Bad, .bells = 2}}};
constexpr tui::Staging kDawn{.ms = 1200, .role = tui::Role::Good, .light = 4};

}  // namespace

NightCageBoard::NightCageBoard(const NightCage& game)
    : GameBoard(game), preview_(std::make_unique<ActionPreview>()) {}

void NightCageBoard::set(const table::SeatView& view, std::span<const table::Move> choices) {
    before_ = view_.shown;
    GameBoard::set(view, choices);
    // The set-up takes tiles without turns, so it must not count as tiles per turn.
    if (baseline_.turn == 0 || view_.shown.turn < baseline_.turn) {
        baseline_ = {view_.shown.turn, view_.shown.stack_size};
    }
    update_preview();
    centre_view();
}

/// Scrolls to bring the prisoners to the middle, only between turns and only if it helps.
void NightCageBoard::centre_view() {
    if (centred_turn_ == view_.shown.turn) {
        return;
    }
    centred_turn_ = view_.shown.turn;
    const Geometry& board = rules().board;
    std::vector<int> columns;
    std::vector<int> rows;
    for (unsigned who = 0; who < rules().prisoners; ++who) {
        const Prisoner& prisoner = view_.shown.prisoners[who];
        if (is_on_board(prisoner)) {
            columns.push_back(board.column_of(prisoner.cell));
            rows.push_back(board.row_of(prisoner.cell));
        }
    }
    scroll_ = {
        best_scroll(columns, scroll_.column, board.side),
        best_scroll(rows, scroll_.row, board.side)};
}

tui::BoardView::Needs NightCageBoard::needs() const {
    const int side = rules().board.side;
    return side == 6 ? Needs{46, 20, 34}
                     : Needs{side * Layout::kSmallestWidth + 4, side * 3 + 1, 34};
}

tui::Rect NightCageBoard::draw_board(
    tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing
) const {
    return draw_scene(
        grid,
        rect,
        rules(),
        scene(),
        {drawing.glyphs, drawing.flicker, scroll_, drawing.light, drawing.pixels}
    );
}

int NightCageBoard::draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing)
    const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    View view = view_;
    if (animation_.is_running()) {
        view.shown.stack_size = animation_.stack_size(rules());
    }
    const bool is_asked = aim_.answers().size() > 0;
    return board::draw_panel(brush, rect, {game_, view, baseline_, is_asked, drawing});
}

std::string NightCageBoard::prompt(const tui::Drawing& drawing, int width) const {
    return prompt_line(aim_, *drawing.keymap, width);
}

std::vector<tui::PreviewLine> NightCageBoard::preview_lines() const {
    if (!has_preview_) {
        return {};
    }
    return board::preview_lines(rules(), view_, game_.names(), aim_.action(), *preview_);
}

std::string NightCageBoard::preview_heading() const {
    return has_preview_ ? board::preview_heading(rules(), view_.shown, game_.names(), aim_.action())
                        : "";
}

void NightCageBoard::aim(std::size_t choice) {
    const bool known = has_preview_ && aim_.chosen() == choice;
    aim_.aim(choice);
    if (!known) {
        update_preview();
    }
}

bool NightCageBoard::loses(std::size_t choice) const {
    if (has_preview_ && aim_.chosen() == choice) {
        return preview_->certain_loss;
    }
    ActionPreview preview;
    preview_action(rules(), view_, aim_.answers().action(choice), preview);
    return preview.certain_loss;
}

/// Returns the only answer. Starting, Move, Stay and continuing remain the player's decision even
/// if only one is possible.
std::optional<std::size_t> NightCageBoard::forced() const {
    if (aim_.answers().size() != 1) {
        return std::nullopt;
    }
    switch (decision(view_.shown)) {
    case Decision::Place:
    case Decision::Replace:
    case Decision::Line:
    case Decision::Land:
    case Decision::Block:
    case Decision::Scramble:
    case Decision::Flickers:
    case Decision::Dirge: return 0;
    case Decision::Start:
    case Decision::Turn:
    case Decision::AfterMove:
    case Decision::Over: break;
    }
    return std::nullopt;
}

void NightCageBoard::update_preview() {
    has_preview_ = aim_.chosen().has_value();
    if (has_preview_) {
        preview_action(rules(), view_, aim_.action(), *preview_);
    }
}

BoardAnswer NightCageBoard::press(KeyAction key_action) {
    if (scroll(key_action)) {
        return BoardAnswer::redraw();
    }
    if (looking_) {
        return press_looking(key_action);
    }
    const Index before = aim_.chosen();
    BoardAnswer answer = aim_.press(key_action);
    if (aim_.chosen() != before) {
        update_preview();
    }
    return answer;
}

BoardAnswer NightCageBoard::press_digit(unsigned digit) {
    if (looking_) {
        return BoardAnswer::redraw();
    }
    const Index before = aim_.chosen();
    BoardAnswer answer = aim_.press_digit(digit);
    if (aim_.chosen() != before) {
        update_preview();
    }
    return answer;
}

bool NightCageBoard::scroll(KeyAction key_action) {
    const std::size_t place = static_cast<std::size_t>(key_action) - kScrollsFrom;
    if (key_action == KeyAction::Centre) {
        centre_next_prisoner();
        return true;
    }
    if (place >= kDirections.size()) {
        return false;
    }
    const int side = rules().board.side;
    const tui::CursorStep step = *tui::cursor_step(static_cast<KeyAction>(place));
    scroll_.row = wrapped(scroll_.row, step.south, side);
    scroll_.column = wrapped(scroll_.column, step.east, side);
    return true;
}

void NightCageBoard::centre_next_prisoner() {
    const Geometry& board = rules().board;
    for (unsigned step = 1; step <= rules().prisoners; ++step) {
        const unsigned who = (centred_ + step) % rules().prisoners;
        const Prisoner& prisoner = view_.shown.prisoners[who];
        if (is_on_board(prisoner)) {
            const int middle = board.side / 2;
            scroll_.row = wrapped(board.row_of(prisoner.cell), -middle, board.side);
            scroll_.column = wrapped(board.column_of(prisoner.cell), -middle, board.side);
            centred_ = who;
            return;
        }
    }
}

void NightCageBoard::look(bool on) {
    if (on && !looking_) {
        const Cell focus = scene().focus;
        cursor_ = focus == kNoCell ? rules().board.at(0, 0) : focus;
    }
    looking_ = on;
}

bool NightCageBoard::look_at(std::string_view place) {
    const std::optional<Cell> cell = parse_cell(rules().board, place);
    if (cell) {
        cursor_ = *cell;
        looking_ = true;
    }
    return cell.has_value();
}

BoardAnswer NightCageBoard::press_looking(KeyAction key_action) {
    if (const auto step = tui::cursor_step(key_action)) {
        cursor_ = move_cursor(rules().board, cursor_, *step);
        return BoardAnswer::redraw();
    }
    if (key_action == KeyAction::Next || key_action == KeyAction::Previous) {
        look_at_next_prisoner();
        return BoardAnswer::redraw();
    }
    return BoardAnswer::unused();
}

void NightCageBoard::look_at_next_prisoner() {
    const Cells stood = prisoner_cells(rules(), view_.shown);
    for (int step = 1; step <= rules().board.cells(); ++step) {
        const auto cell =
            static_cast<Cell>(wrapped(static_cast<int>(index(cursor_)), step, rules().board.cells())
            );
        if (contains(stood, cell)) {
            cursor_ = cell;
            return;
        }
    }
}

std::vector<std::string> NightCageBoard::explanation() const {
    return explain(rules(), view_.shown, game_.names(), cursor_);
}

std::vector<std::string> NightCageBoard::help(const tui::Drawing& drawing) const {
    return help_pages(rules(), view_.shown, drawing);
}

std::vector<std::string> NightCageBoard::numbers() const {
    return game_numbers(rules(), view_);
}

std::vector<tui::PieceName> NightCageBoard::piece_names() const {
    std::vector<tui::PieceName> names;
    for (unsigned number = 0; number < rules().prisoners; ++number) {
        names.push_back(
            {core::capitalised(display_name(game_.names(), static_cast<PrisonerId>(number))),
             static_cast<tui::Role>(static_cast<unsigned>(tui::Role::Seat1) + number)}
        );
    }
    return names;
}

Scene NightCageBoard::scene() const {
    if (animation_.is_running()) {
        return animation_.scene(rules());
    }
    if (looking_) {
        return looking_scene(rules(), view_.shown, cursor_);
    }
    return aiming_scene(rules(), view_, aim_, has_preview_ ? preview_.get() : nullptr);
}

int NightCageBoard::animate(std::span<const table::RawEvent> events) {
    return animation_.begin(rules(), before_, unpacked(events));
}

/// Of tiles, only monsters have a beat when they are drawn; a game that is won ends in light.
std::optional<tui::Staging> NightCageBoard::staging(const table::RawEvent& raw_event) const {
    const Event event = unpacked(raw_event);
    if (event.kind == EventKind::Drawn && !is_monster(event.tile)) {
        return std::nullopt;
    }
    const bool is_won = event.kind == EventKind::GameEnds
                        && event.number == static_cast<std::uint16_t>(Ending::Won);
    return is_won ? kDawn : tui::find_staging(kStagings, event.kind);
}

const tui::BoardFamily& nightcage_family() {
    static const tui::BoardFamily family{
        "nightcage",
        game_key_actions(),
        own_roles(),
        NightCageBoard::make<NightCageBoard>,
        kPictureSigns};
    return family;
}

}  // namespace tenebrae::nightcage::board
