// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/sheet.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "tui/games/nyctophobia/roles.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

constexpr bool is_upright(Direction direction) {
    return direction == Direction::East || direction == Direction::West;
}

std::size_t product(int columns, int rows) {
    return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
}

/// The spots of the Hunted and the Hunter on one sheet.
using Places = std::array<std::optional<Spot>, kHunter + 1>;

Spot spot_of(Space space) {
    return {static_cast<std::int8_t>(column(space)), static_cast<std::int8_t>(row(space))};
}

std::string listed_hunted(HuntedSet set) {
    std::vector<std::string> names;
    for (PieceId who = 0; who < kMaxHunted; ++who) {
        if (has_hunted(set, who)) {
            names.push_back(name_of_piece(who));
        }
    }
    return core::joined(names, ", ", " and ");
}

/// Marks the possible choices and the current one.
class Marker {
public:
    Marker(Sheet& sheet, const Moment& moment, const Places& places, bool is_forest)
        : sheet_(sheet), moment_(moment), places_(places), is_forest_(is_forest) {}

    void mark() {
        const bool is_building = moment_.view.state.open.decision == Decision::Build;
        for (std::size_t choice = 0; choice < moment_.answers.size() && !is_building; ++choice) {
            const Action action = moment_.answers.action(choice);
            if (!has_direction(action.kind) || action.kind == moment_.kind) {
                number_ = digit_of(choice);
                mark(action, false);
            }
        }
        number_ = 0;
        if (moment_.chosen) {
            mark(moment_.answers.action(*moment_.chosen), true);
        }
        if (moment_.cursor != kNoSpace && is_forest_) {
            sheet_.at(spot_of(moment_.cursor)).focus = true;
        }
    }

private:
    /// Returns the digit of a choice in the list; 0 if there are not enough.
    [[nodiscard]] static std::uint8_t digit_of(std::size_t choice) {
        return choice < tui::kMostDigits ? static_cast<std::uint8_t>(choice + 1) : std::uint8_t{0};
    }
    void mark(Action action, bool is_chosen);
    void spot(std::optional<Spot> spot, bool is_chosen);
    void side(Spot spot, Direction direction, bool is_chosen, bool is_step);
    void piece(PieceId who, bool is_chosen) {
        if (who <= kHunter) {
            spot(places_[who], is_chosen);
        }
    }
    void space(std::uint8_t place, bool is_chosen) {
        if (is_forest_ && place < kSpaces) {
            spot(spot_of(place), is_chosen);
        }
    }

    Sheet& sheet_;
    const Moment& moment_;
    const Places& places_;
    bool is_forest_;
    std::uint8_t number_ = 0;  ///< of the current mark
};

/// Gives a digit to the first mark that can have it.
void give(std::uint8_t& number, std::uint8_t digit) {
    number = number == 0 ? digit : number;
}

void Marker::spot(std::optional<Spot> spot, bool is_chosen) {
    if (spot && sheet_.contains(*spot)) {
        SheetSpot& there = sheet_.at(*spot);
        (is_chosen ? there.focus : there.possible) = true;
        give(there.number, number_);
    }
}

void Marker::side(Spot spot, Direction direction, bool is_chosen, bool is_step) {
    if (!sheet_.contains(spot)) {
        return;
    }
    Stroke& stroke = sheet_.stroke(spot, direction);
    (is_chosen ? stroke.focus : stroke.possible) = true;
    give(stroke.number, number_);
    if (is_step) {
        stroke.step_direction = direction;
    }
}

void Marker::mark(Action action, bool is_chosen) {
    using enum ActionKind;
    const PieceId owner = moment_.view.state.open.owner;
    if (has_direction(action.kind)) {
        if (owner <= kHunter && places_[owner]) {
            side(*places_[owner], action.direction, is_chosen, action.kind != Fell);
        }
    } else if (action.kind == Uproot || action.kind == Plant || action.kind == Tree) {
        if (is_forest_ && action.place < kSideNumbers) {
            const bool south = is_south_side(action.place);
            const Direction border_direction = south ? Direction::South : Direction::East;
            side(spot_of(near_space(action.place)), border_direction, is_chosen, false);
        }
    } else if (action.kind == Start || action.kind == Car || action.kind == Drift) {
        space(action.place, is_chosen);
        space(action.second, is_chosen);
    } else {
        piece(action.who, is_chosen);
        piece(action.other, is_chosen);
    }
}

/// Marks the four sides around the piece that decides.
void mark_felt(Sheet& sheet, Spot spot, const Hunted& hunted) {
    for (const Direction direction : kDirections) {
        Stroke& stroke = sheet.stroke(spot, direction);
        const FeltSide felt = hunted.felt[index(direction)];
        stroke.near = true;
        stroke.body = felt == FeltSide::Piece;
        stroke.mark = felt == FeltSide::Tree     ? SideMark::Tree
                      : felt == FeltSide::Border ? SideMark::Border
                      : felt == FeltSide::Open   ? SideMark::Open
                                                 : stroke.mark;
    }
}

void put_hunted(Sheet& sheet, const View& view, PieceId who, Spot spot) {
    if (!sheet.contains(spot)) {
        return;
    }
    SheetSpot& there = sheet.at(spot);
    there.piece = who;
    there.hidden = view.state.hunted[who].hidden;
    there.active = view.state.open.owner == who;
}

/// Returns "a" to "h" or "1" to "8" if the page's place on the board is known.
std::string names_of(const Bounds& bounds, int first, int count, char begin) {
    std::string names;
    for (int place = 0; bounds.is_fixed() && place < count; ++place) {
        names += static_cast<char>(begin + bounds.origin_least + first + place);
    }
    return names;
}

tui::Light light_of(Known known) {
    switch (known) {
    case Known::Not: return 0;
    case Known::Passed: return kPassedLight;
    case Known::Felt: return kFeltLight;
    case Known::Stood: break;
    }
    return kStoodLight;
}

void copy_spot(Sheet& sheet, const Page& page, Spot spot) {
    const SpotInfo info = page.at(spot);
    SheetSpot& there = sheet.at(spot);
    there.light = light_of(info.known);
    there.age = info.age;
    there.car = info.car == CarMark::Car;
    there.rocks = info.rocks.value_or(0);
    if (info.known == Known::Not) {
        return;
    }
    for (const Direction direction : kDirections) {
        const SideMark mark = page.side(spot, direction);
        if (mark != SideMark::Unknown) {
            sheet.stroke(spot, direction).mark = mark;
        }
    }
}

void put_marks(Sheet& sheet, const Moment& moment, std::uint8_t page) {
    const Sketch& sketch = moment.view.state.sketch;
    const SketchMark* hunter = hunter_mark(moment.rules, sketch, page);
    if (hunter != nullptr && sheet.contains(hunter->spot)) {
        sheet.at(hunter->spot).hunter = hunter->age;
    }
    const SketchMark* noise = noise_mark(moment.rules, sketch, page);
    if (noise != nullptr && sheet.contains(noise->spot)) {
        sheet.at(noise->spot).noise = noise->age;
        sheet.at(noise->spot).doubtful = noise->doubtful;
    }
}

void copy_forest_sides(Sheet& sheet, const Trees& trees, Space space) {
    for (const Direction direction : kDirections) {
        const Side side = side_of(space, direction);
        sheet.stroke(spot_of(space), direction).mark = side == kNoSide   ? SideMark::Border
                                                       : trees.has(side) ? SideMark::Tree
                                                                         : SideMark::Open;
    }
}

}  // namespace

Sheet::Sheet(Spot first, int columns, int rows)
    : first_(first),
      columns_(columns),
      rows_(rows),
      spots_(product(columns, rows)),
      upright_(product(columns + 1, rows)),
      level_(product(columns, rows + 1)) {}

bool Sheet::contains(Spot spot) const {
    return spot.x >= first_.x && spot.x < first_.x + columns_ && spot.y >= first_.y
           && spot.y < first_.y + rows_;
}

std::size_t Sheet::place(Spot spot) const {
    const int place = (spot.y - first_.y) * columns_ + spot.x - first_.x;
    return static_cast<std::size_t>(place);
}

std::size_t Sheet::place(Spot spot, Direction direction) const {
    const int column = spot.x - first_.x + (direction == Direction::East ? 1 : 0);
    const int row = spot.y - first_.y + (direction == Direction::South ? 1 : 0);
    const int place =
        is_upright(direction) ? row * (columns_ + 1) + column : row * columns_ + column;
    return static_cast<std::size_t>(place);
}

Stroke& Sheet::stroke(Spot spot, Direction direction) {
    return (is_upright(direction) ? upright_ : level_)[place(spot, direction)];
}

const Stroke& Sheet::stroke(Spot spot, Direction direction) const {
    return (is_upright(direction) ? upright_ : level_)[place(spot, direction)];
}

Spot Sheet::spot(int column, int row) const {
    return {static_cast<std::int8_t>(first_.x + column), static_cast<std::int8_t>(first_.y + row)};
}

Sheet forest_sheet(const Moment& moment) {
    const State& state = moment.view.state;
    Sheet sheet({0, 0}, kBoardSize, kBoardSize);
    sheet.title = "The forest";
    sheet.is_forest = true;
    sheet.column_names = "abcdefgh";
    sheet.row_names = "12345678";
    for (Space space = 0; space < kSpaces; ++space) {
        SheetSpot& there = sheet.at(spot_of(space));
        there.light = kFeltLight;
        there.rocks = state.rocks[space];
        there.car = has(spaces_of(state.car), space);
        there.path = has(moment.path, space);
        copy_forest_sides(sheet, state.trees, space);
    }
    Places places;
    for (PieceId who = 0; who < moment.rules.hunted; ++who) {
        if (state.hunted[who].at != kNoSpace) {
            places[who] = spot_of(state.hunted[who].at);
            put_hunted(sheet, moment.view, who, *places[who]);
        }
    }
    if (state.hunter != kNoSpace) {
        places[kHunter] = spot_of(state.hunter);
        sheet.at(*places[kHunter]).piece = kHunter;
        sheet.at(*places[kHunter]).active = state.open.owner == kHunter;
    }
    if (state.noise != kNoSpace) {
        sheet.at(spot_of(state.noise)).noise = std::uint8_t{0};
    }
    Marker(sheet, moment, places, true).mark();
    return sheet;
}

Sheet page_sheet(const Moment& moment, std::uint8_t number) {
    const Sketch& sketch = moment.view.state.sketch;
    const Page& page = sketch.pages[number];
    const Spot first{page.columns().least, page.rows().least};
    const int columns = page.columns().most - first.x + 1;
    const int rows = page.rows().most - first.y + 1;
    Sheet sheet(first, columns, rows);
    const HuntedSet here = hunted_on(moment.rules, moment.view, number);
    sheet.title = "Hunted " + listed_hunted(here);
    sheet.page = number;
    sheet.column_names = names_of(page.columns(), first.x, columns, 'a');
    sheet.row_names = names_of(page.rows(), first.y, rows, '1');
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            copy_spot(sheet, page, sheet.spot(column, row));
        }
    }
    put_marks(sheet, moment, number);
    Places places;
    for (PieceId who = 0; who < moment.rules.hunted; ++who) {
        const Spot spot = sketch.spot_of[who];
        if (!has_hunted(here, who) || !sheet.contains(spot)) {
            continue;
        }
        places[who] = spot;
        put_hunted(sheet, moment.view, who, spot);
        if (decides_here(moment.view, who)) {
            mark_felt(sheet, spot, moment.view.state.hunted[who]);
        }
    }
    if (!moment.view.shows_forest) {
        Marker(sheet, moment, places, false).mark();
    }
    return sheet;
}

Sheet dark_sheet(const Moment& moment, PieceId who) {
    Sheet sheet({0, 0}, 1, 1);
    sheet.title = "Hunted " + name_of_piece(who);
    sheet.at({0, 0}).light = kStoodLight;
    put_hunted(sheet, moment.view, who, {0, 0});
    mark_felt(sheet, {0, 0}, moment.view.state.hunted[who]);
    Places places;
    places[who] = Spot{};
    Marker(sheet, moment, places, false).mark();
    return sheet;
}

}  // namespace tenebrae::nyctophobia::board
