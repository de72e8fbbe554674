// SPDX-License-Identifier: MIT
#include "walking_game.hpp"

#include "core/random.hpp"
#include "walking_rules.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace tenebrae::table::test {

namespace {

using namespace walking;

constexpr std::size_t kHashed = 512;  ///< bytes, zeros behind those of the state: as in records

constexpr std::array kRows{
    CommandRow{"step", "go", "[CELL]", "walk to the other cell", "Walks. Example: step b1", "cell"},
    CommandRow{
        "draw", "", "", "draw a card", "Draws the top card, on b1 only. Example: draw", "none"},
};

core::Diagnostic refusal(std::string code, std::string rule, const core::Word& word) {
    core::Diagnostic fault;
    fault.code = std::move(code);
    fault.rule = std::move(rule);
    fault.message = "That is not possible.";
    fault.where.column = word.column;
    return fault;
}

std::string digits(std::span<const std::uint8_t> cards) {
    std::string text;
    for (const std::uint8_t card : cards) {
        text += static_cast<char>('0' + card);
    }
    return text;
}

/// The lines of a position but for the deck.
std::string open_lines(const State& state) {
    std::string text = "cell " + std::to_string(state.cell) + "\ndrawn "
                       + std::to_string(state.drawn) + "\npoints " + std::to_string(state.points)
                       + "\n";
    if (state.steps != 0) {
        text += "steps " + std::to_string(state.steps) + "\n";
    }
    return text;
}

/// Puts the cards that have been seen on top of a shuffled deck. Precondition: no more of them than
/// it has.
void put_on_top(State& state, std::string_view seen) {
    auto next = state.deck.begin();
    for (const char digit : seen) {
        const auto card = static_cast<std::uint8_t>(digit - '0');
        std::iter_swap(next, std::find(next, state.deck.end() - 1, card));
        ++next;
    }
}

class WalkingGame : public Game {
public:
    explicit WalkingGame(int players, bool rivals = false)
        : seats_(seats_of(players, rivals)), rivals_(rivals) {}

    [[nodiscard]] std::string_view id() const override { return "walking"; }
    [[nodiscard]] int rules_version() const override { return 3; }
    [[nodiscard]] std::uint64_t data_hash() const override { return 0xDA7A; }
    [[nodiscard]] std::span<const SeatInfo> seats() const override { return seats_; }
    [[nodiscard]] bool is_solitaire() const override { return seats_.size() == 1; }
    [[nodiscard]] bool knows_alike(int /*seat*/, int /*other*/) const override { return true; }
    [[nodiscard]] std::vector<std::string> header() const override {
        std::vector<std::string> lines{"players " + std::to_string(seats_.size())};
        if (rivals_) {
            lines.insert(lines.begin(), "option sides 2");
        }
        return lines;
    }
    [[nodiscard]] Json facts() const override { return {{"cells", 2}}; }
    [[nodiscard]] std::span<const CommandRow> commands() const override { return kRows; }
    void legal(const SeatView& view, std::vector<Move>& moves) const override {
        const State state = open(view);
        moves.clear();
        if (!unpacked<View>(view).decides || outcome_of(state, rivals_).over) {
            return;
        }
        moves.push_back(move_of(Step));
        if (state.cell == 1) {
            moves.push_back(move_of(Draw));
        }
    }
    [[nodiscard]] core::Result<Move> parse(const SeatView& view, Words words) const override;
    [[nodiscard]] std::string words(const SeatView& view, Move move) const override {
        switch (move.bytes[0]) {
        case Draw: return "draw";
        case Resign: return "resign";
        default: return open(view).cell == 0 ? "step b1" : "step a1";
        }
    }
    [[nodiscard]] std::string describe(const SeatView& view, Move move) const override {
        return "It is called " + words(view, move);
    }
    [[nodiscard]] std::vector<std::string>
    complete(const SeatView& view, Words given) const override {
        return given.size() == 2 ? std::vector<std::string>{words(view, move_of(Step)).substr(5)}
                                 : std::vector<std::string>{};
    }
    [[nodiscard]] Progress progress(const SeatView& view) const override {
        return {open(view).steps};
    }
    [[nodiscard]] Prompt prompt(const SeatView& /*view*/) const override {
        return {"walk", "Walk or draw?", "step"};
    }
    [[nodiscard]] std::string board(const SeatView& view, BoardStyle style) const override {
        const bool left = open(view).cell == 0;
        if (style == BoardStyle::Sentences) {
            return left ? "The walker is on a1." : "The walker is on b1.";
        }
        return left ? "[@][ ]" : "[ ][@]";
    }
    [[nodiscard]] std::string left(const SeatView& view) const override {
        return std::to_string(kDeck - open(view).drawn) + " cards";
    }
    [[nodiscard]] Json json(const SeatView& view) const override {
        const State state = open(view);
        return {{"turn", state.steps}, {"cell", state.cell}, {"points", state.points}};
    }
    [[nodiscard]] Json json(RawEvent event) const override { return {{"value", event.bytes[1]}}; }
    [[nodiscard]] EventText tell(RawEvent event, const RawEvent* cause) const override;
    [[nodiscard]] core::Result<FactCheck>
    check_fact(const SeatView& view, Words words) const override {
        if (words.size() != 2 || words[0].text != "points") {
            return refusal("unknown-fact", "", words[0]);
        }
        const std::string points = std::to_string(open(view).points);
        return FactCheck{words[1].text == points, std::string(words[1].text), points};
    }
    [[nodiscard]] std::string public_position(const SeatView& view) const override {
        const State state = open(view);
        const std::string seen = digits(std::span(state.deck).first(state.drawn));
        return open_lines(state) + (seen.empty() ? "" : "seen " + seen + "\n");
    }

private:
    std::vector<SeatInfo> seats_;
    bool rivals_;
};

core::Result<Move> WalkingGame::parse(const SeatView& view, Words words) const {
    const State state = open(view);
    if (!unpacked<View>(view).decides) {
        return refusal("not-asked", "W-6", words[0]);
    }
    if (words[0].text == "draw") {
        return state.cell == 1 ? core::Result<Move>(move_of(Draw))
                               : core::Result<Move>(refusal("not-on-b1", "W-4", words[0]));
    }
    const std::string_view other = state.cell == 0 ? "b1" : "a1";
    if (words.size() > 1 && words[1].text != other) {
        return refusal("no-such-way", "W-3", words[1]);
    }
    return move_of(Step);
}

EventText WalkingGame::tell(RawEvent event, const RawEvent* /*cause*/) const {
    const std::uint8_t value = event.bytes[1];
    EventText text;
    switch (event.bytes[0]) {
    case Stepped:
        text.code = "stepped";
        text.rule = "W-3";
        text.sentence = value == 0 ? "The walker steps to a1." : "The walker steps to b1.";
        text.reason = "Walking is free.";
        text.heading = true;
        break;
    case Drawn:
        text.code = "drawn";
        text.rule = "W-4";
        text.sentence = "A card of " + std::to_string(value) + " is drawn.";
        break;
    default:
        text.code = "scored";
        text.rule = "W-5";
        text.sentence = "That makes " + std::to_string(value) + " points.";
        text.reason = "Every card counts what it shows.";
        break;
    }
    return text;
}

class WalkingReferee : public Referee {
public:
    explicit WalkingReferee(std::shared_ptr<const Game> game, bool rivals = false)
        : Referee(std::move(game)), rivals_(rivals) {}

    [[nodiscard]] GameState start(std::uint64_t seed) const override {
        State state;
        state.deck = {0, 0, 1, 1, 2, 2, 3, 3};
        core::Random random(seed);
        random.shuffle(std::span<std::uint8_t>(state.deck));
        return packed<GameState>(state);
    }
    void apply(GameState& bytes, Move move, std::vector<RawEvent>& events) const override;
    [[nodiscard]] Move resignation(int seat) const override {
        return move_of(Resign, static_cast<std::uint8_t>(seat));
    }
    [[nodiscard]] Outcome outcome(const GameState& bytes) const override {
        return outcome_of(open(bytes), rivals_);
    }
    [[nodiscard]] int deciding_seat(const GameState& bytes) const override {
        return open(bytes).drawn % static_cast<int>(game()->seats().size());
    }
    [[nodiscard]] std::uint64_t hash(const GameState& bytes) const override {
        std::uint64_t mixed = 0;
        for (std::size_t place = 0; place < kHashed; ++place) {
            mixed ^=
                place < bytes.bytes.size() ? static_cast<std::uint64_t>(bytes.bytes[place]) : 0U;
            mixed = core::splitmix64(mixed);
        }
        return mixed;
    }
    [[nodiscard]] SeatView view(const GameState& bytes, int seat) const override {
        View seen{open(bytes), seat == deciding_seat(bytes)};
        std::array<std::uint8_t, kDeck>& deck = seen.state.deck;
        std::fill(deck.begin() + seen.state.drawn, deck.end(), std::uint8_t{0});
        return packed<SeatView>(seen);
    }
    [[nodiscard]] Json hidden(const GameState& bytes) const override {
        return {{"deck", open(bytes).deck}};
    }
    [[nodiscard]] SeatSet reveals(RawEvent event) const override {
        return event.bytes[0] == Drawn ? SeatSet::all() : SeatSet::none();
    }
    [[nodiscard]] std::optional<RawEvent> hear(RawEvent event, int /*seat*/) const override {
        return event;
    }
    /// Points come of the card that was drawn just before.
    [[nodiscard]] std::optional<std::size_t> cause(
        std::span<const RawEvent> events, std::size_t /*first*/, std::size_t event
    ) const override {
        return events[event].bytes[0] == Scored ? std::optional(event - 1) : std::nullopt;
    }
    [[nodiscard]] std::string position(const GameState& bytes) const override {
        const State state = open(bytes);
        return open_lines(state) + "deck " + digits(state.deck) + "\n";
    }
    [[nodiscard]] core::Result<GameState>
    read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed) const override;

private:
    bool rivals_;
};

void WalkingReferee::apply(GameState& bytes, Move move, std::vector<RawEvent>& events) const {
    State state = open(bytes);
    if (move.bytes[0] == Resign) {
        state.resigned = static_cast<std::uint8_t>(move.bytes[1] + 1);
    } else if (move.bytes[0] == Step) {
        state.cell ^= 1U;
        ++state.steps;
        events.push_back(event_of(Stepped, state.cell));
    } else {
        const std::uint8_t card = state.deck[state.drawn++];
        state.points = static_cast<std::uint8_t>(state.points + card);
        events.push_back(event_of(Drawn, card));
        events.push_back(event_of(Scored, state.points));
    }
    bytes = packed<GameState>(state);
}

void read_block(const LineBlock& block, State& state, core::Diagnostics& faults) {
    int number = block.first_line;
    for (const std::string& line : block.lines) {
        const auto words = core::split_words(line);
        const auto value = words.size() == 2 ? core::parse_unsigned(words[1].text) : std::nullopt;
        const std::string_view key = words.empty() ? std::string_view{} : words[0].text;
        if (key == "cell" && value && *value < 2) {
            state.cell = static_cast<std::uint8_t>(*value);
        } else if (key == "drawn" && value && *value <= kDeck) {
            state.drawn = static_cast<std::uint8_t>(*value);
        } else if (key == "steps" && value && *value < 200) {
            state.steps = static_cast<std::uint8_t>(*value);
        } else if (key == "points" && value && *value < 100) {
            state.points = static_cast<std::uint8_t>(*value);
        } else if (key == "deck" && words[1].text.size() == kDeck) {
            std::ranges::transform(words[1].text, state.deck.begin(), [](char digit) {
                return static_cast<std::uint8_t>(digit - '0');
            });
        } else if (key == "seen" && words[1].text.size() <= kDeck) {
            put_on_top(state, words[1].text);
        } else if (!words.empty()) {
            core::Diagnostic fault = refusal("bad-position", "", words[0]);
            fault.where.file = block.file;
            fault.where.line = number;
            fault.where.text = line;
            faults.push_back(fault);
        }
        ++number;
    }
}

core::Result<GameState>
WalkingReferee::read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed) const {
    State state = open(start(seed));
    core::Diagnostics faults;
    for (const LineBlock& block : blocks) {
        read_block(block, state, faults);
    }
    if (!faults.empty()) {
        return faults;
    }
    return packed<GameState>(state);
}

/// Its list of legal moves is the same at all times, its refusals are those of the walk.
class WrongList final : public WalkingGame {
public:
    explicit WrongList(std::vector<Move> listed) : WalkingGame(1), listed_(std::move(listed)) {}

    void legal(const SeatView& /*view*/, std::vector<Move>& moves) const override {
        moves = listed_;
    }

private:
    std::vector<Move> listed_;
};

enum : std::uint8_t { Applauded = Scored + 1 };
constexpr std::uint8_t kNoCard = 0xFF;

/// With "cards hidden" cards, points and steps are known to the player alone who decides; the
/// others hear that a card is drawn, and the applause for its points.
class HiddenWalk final : public WalkingGame {
public:
    using WalkingGame::WalkingGame;

    [[nodiscard]] bool knows_alike(int seat, int other) const override { return seat == other; }
    [[nodiscard]] std::vector<std::string> header() const override {
        std::vector<std::string> lines = WalkingGame::header();
        lines.emplace_back("option cards hidden");
        return lines;
    }
    [[nodiscard]] std::string public_position(const SeatView& view) const override {
        return "drawn " + std::to_string(open(view).drawn) + "\n";
    }
    using WalkingGame::json;
    [[nodiscard]] Json json(RawEvent event) const override {
        return event.bytes[1] == kNoCard ? Json{{"value", nullptr}} : WalkingGame::json(event);
    }
    [[nodiscard]] EventText tell(RawEvent event, const RawEvent* cause) const override {
        if (event.bytes[0] == Applauded) {
            return {"applauded", "W-10", "There is applause.", "", false};
        }
        EventText text = WalkingGame::tell(event, cause);
        if (event.bytes[1] == kNoCard) {
            text.sentence = "A card is drawn.";
        }
        return text;
    }
};

/// The third byte of its events is the seat that acted.
class HiddenReferee final : public WalkingReferee {
public:
    using WalkingReferee::WalkingReferee;

    void apply(GameState& bytes, Move move, std::vector<RawEvent>& events) const override {
        const auto seat = static_cast<std::uint8_t>(deciding_seat(bytes));
        const std::size_t first = events.size();
        WalkingReferee::apply(bytes, move, events);
        State state = open(bytes);
        if (move.bytes[0] == Step) {
            ++state.steps_of.at(seat);
            bytes = packed<GameState>(state);
        }
        if (move.bytes[0] == Draw) {
            events[first + 1].bytes[1] = own_points(state, seat);
            events.push_back(event_of(Applauded, 0));
        }
        for (RawEvent& event : std::span(events).subspan(first)) {
            event.bytes[2] = seat;
        }
    }
    [[nodiscard]] SeatView view(const GameState& bytes, int seat) const override {
        const State state = open(bytes);
        View seen{{.drawn = state.drawn, .resigned = state.resigned}, seat == deciding_seat(bytes)};
        if (seat < static_cast<int>(game()->seats().size())) {
            seen.state.cell = seen.decides ? state.cell : std::uint8_t{0};
            seen.state.points = own_points(state, seat);
            seen.state.steps = state.steps_of.at(static_cast<std::size_t>(seat));
        }
        return packed<SeatView>(seen);
    }
    [[nodiscard]] SeatSet reveals(RawEvent event) const override {
        return event.bytes[0] == Drawn ? SeatSet::of(event.bytes[2]) : SeatSet::none();
    }
    [[nodiscard]] std::optional<RawEvent> hear(RawEvent event, int seat) const override {
        if (event.bytes[2] == seat || event.bytes[0] == Applauded) {
            return event;
        }
        return event.bytes[0] == Drawn ? std::optional(event_of(Drawn, kNoCard, event.bytes[2]))
                                       : std::nullopt;
    }
    [[nodiscard]] std::optional<std::size_t>
    cause(std::span<const RawEvent> events, std::size_t first, std::size_t event) const override {
        return events[event].bytes[0] == Applauded ? std::optional(event - 1)
                                                   : WalkingReferee::cause(events, first, event);
    }
    [[nodiscard]] std::optional<std::string>
    overheard(const SeatView& view, Move move, int seat) const override {
        const int acts = open(view).drawn % static_cast<int>(game()->seats().size());
        return move.bytes[0] == Step && seat != acts ? std::nullopt
                                                     : WalkingReferee::overheard(view, move, seat);
    }

private:
    /// Of the cards that this seat has drawn: they are drawn by turns.
    [[nodiscard]] std::uint8_t own_points(const State& state, int seat) const {
        std::uint8_t points = 0;
        for (std::size_t card = static_cast<std::size_t>(seat); card < state.drawn;
             card += game()->seats().size()) {
            points = static_cast<std::uint8_t>(points + state.deck.at(card));
        }
        return points;
    }
};

core::Result<std::unique_ptr<Referee>>
make(const std::string& /*data_folder*/, std::span<const Setting> settings) {
    int players = 1;
    bool hidden = false;
    bool rivals = false;
    core::Diagnostics faults;
    for (const Setting& setting : settings) {
        const auto number = core::parse_unsigned(setting.value);
        if (setting.key == "players" && number && *number >= 1 && *number <= 2) {
            players = static_cast<int>(*number);
        } else if (setting.key == "cards" && setting.value == "hidden") {
            hidden = true;
        } else if (setting.key == "sides" && number == std::uint64_t{2}) {
            rivals = true;
        } else {
            faults.push_back(core::fault("bad-setting", "That cannot be set so.").at(setting.where)
            );
        }
    }
    if (rivals && players != 2) {
        faults.push_back(core::fault("bad-setting", "Two sides are two players."));
    }
    if (!faults.empty()) {
        return faults;
    }
    if (hidden) {
        return std::unique_ptr<Referee>(std::make_unique<HiddenReferee>(
            std::make_shared<const HiddenWalk>(players, rivals), rivals
        ));
    }
    return std::unique_ptr<Referee>(std::make_unique<WalkingReferee>(
        std::make_shared<const WalkingGame>(players, rivals), rivals
    ));
}

}  // namespace

std::span<const Bot> walking_bots() {
    const auto choose = [](bool last) {
        return [last](const Game& game, const SeatView& view) -> std::optional<Move> {
            std::vector<Move> moves;
            game.legal(view, moves);
            return moves.empty() ? std::nullopt
                                 : std::optional(last ? moves.back() : moves.front());
        };
    };
    static const std::array kBots{
        Bot{"walking", "lazy", "takes the first of its moves", choose(false)},
        Bot{"walking", "eager", "takes the last of its moves", choose(true)}};
    return kBots;
}

GameMaker walking_maker() {
    return {"walking", "Walking to and fro", make};
}

std::shared_ptr<const Referee> walking_with_list(const std::vector<std::string_view>& words) {
    std::vector<Move> moves;
    for (const std::string_view word : words) {
        moves.push_back(move_of(word == "step" ? Step : word == "draw" ? Draw : Resign));
    }
    return std::make_shared<WalkingReferee>(std::make_shared<const WrongList>(std::move(moves)));
}

}  // namespace tenebrae::table::test
