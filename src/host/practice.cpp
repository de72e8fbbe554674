// SPDX-License-Identifier: MIT
#include "host/practice.hpp"

#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/script.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kBegin = "begin";
constexpr std::string_view kExpect = "expect";

/// Returns the text of a comment; none for any other line.
std::optional<std::string> comment_of(std::string_view line) {
    if (!line.starts_with('#')) {
        return std::nullopt;
    }
    const std::size_t begin = line.find_first_not_of(" \t", 1);
    return std::string(begin == std::string_view::npos ? std::string_view() : line.substr(begin));
}

/// Joins comment lines into paragraphs; an empty line separates them.
class Paragraphs {
public:
    void add(const std::string& line) {
        if (line.empty()) {
            is_open_ = false;
        } else if (is_open_) {
            done_.back() += " " + line;
        } else {
            done_.push_back(line);
            is_open_ = true;
        }
    }
    [[nodiscard]] bool empty() const { return done_.empty(); }
    std::vector<std::string> take() {
        is_open_ = false;
        return std::exchange(done_, {});
    }

private:
    std::vector<std::string> done_;
    bool is_open_ = false;
};

bool is_expectation(const std::vector<core::Word>& words) {
    const std::size_t first = words.front().text.starts_with('@') ? 1 : 0;
    return words.size() > first && table::same_word(words[first].text, kExpect);
}

class Reader {
public:
    explicit Reader(std::string_view file) : file_(file) {}

    core::Result<ExerciseText> read(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            ++number_;
            if (is_started_) {
                take(line);
            } else {
                open(line);
            }
        }
        end_step();
        if (!is_started_ || text_.title.empty() || text_.steps.empty()) {
            return error("no-exercise", "Not a lesson or puzzle.")
                .expected("a title, a record's header up to \"begin\", and at least one step");
        }
        if (missing_goal_ > 0) {
            return error("no-goal", "A step of this exercise has no goal.")
                .expected("\"expect\" after the last command of the step");
        }
        return std::move(text_);
    }

private:
    [[nodiscard]] core::Error error(std::string_view code, std::string_view message) const {
        core::Place place;
        place.file = file_;
        place.line = missing_goal_ > 0 ? missing_goal_ : number_;
        place.column = 1;
        return core::error(code, message).at(place);
    }

    void open(const std::string& line) {
        if (const auto comment = comment_of(line)) {
            open_.add(*comment);
            return;
        }
        const std::vector<core::Word> words = core::split_words(line);
        text_.start.push_back(line);
        is_started_ = words.size() == 1 && table::same_word(words.front().text, kBegin);
        if (is_started_) {
            text_.about = open_.take();
            if (!text_.about.empty()) {
                text_.title = text_.about.front();
                text_.about.erase(text_.about.begin());
            }
        }
    }

    void take(const std::string& line) {
        if (const auto comment = comment_of(line)) {
            if (has_commands_) {
                end_step();
            }
            open_.add(*comment);
            return;
        }
        const std::vector<core::Word> words = core::split_words(line);
        if (words.empty()) {
            return;
        }
        if (is_expectation(words)) {
            (has_commands_ ? step_.goals : step_.guards).push_back(line);
            return;
        }
        has_commands_ = true;
        step_.goals.clear();  // expectations between commands only test the solution
    }

    void end_step() {
        std::vector<std::string> paragraphs = open_.take();
        if (!has_commands_) {
            text_.closing = std::move(paragraphs);
            return;
        }
        missing_goal_ = step_.goals.empty() && missing_goal_ == 0 ? number_ : missing_goal_;
        step_.text = std::move(paragraphs);
        text_.steps.push_back(std::exchange(step_, {}));
        has_commands_ = false;
    }

    std::string file_;
    ExerciseText text_;
    ExerciseStep step_;
    Paragraphs open_;
    int number_ = 0;
    int missing_goal_ = 0;  ///< the line at which a step without a goal ended
    bool is_started_ = false;
    bool has_commands_ = false;
};

}  // namespace

core::Result<ExerciseText>
read_exercise(std::string_view file, const std::vector<std::string>& lines) {
    return Reader(file).read(lines);
}

namespace {

/// Commands that would leave the exercise.
constexpr std::array<std::string_view, 5> kLeaving{"new", "anew", "load", "save", "face"};

/// The player's seat at the session of an exercise.
class PracticeSeat final : public table::Seat {
public:
    /// Returns why the exercise refuses the answer that was given last; empty: it accepts it.
    using Judge = std::function<std::optional<core::Diagnostic>(const Session&)>;

    PracticeSeat(Session session, Judge judge, std::function<void()> changed)
        : session_(std::move(session)), judge_(std::move(judge)), changed_(std::move(changed)) {}

    [[nodiscard]] const Session& session() const { return session_; }
    void restart(const Match& match) { session_.resume(match, nullptr); }

    [[nodiscard]] const table::Observation& observation() const override {
        return session_.observation();
    }
    [[nodiscard]] std::span<const table::GameMaker> makers() const override {
        return session_.makers();
    }
    [[nodiscard]] const std::string& data_folder() const override { return session_.data_folder(); }
    [[nodiscard]] bool is_restricted() const override { return session_.is_restricted(); }
    [[nodiscard]] table::SearchBudget* search_budget() const override {
        return session_.search_budget();
    }
    /// An exercise is never saved, so there is nothing to lose.
    [[nodiscard]] bool is_saved() const override { return true; }
    table::Reply execute(std::string_view text, std::string_view file, int number) override {
        const core::Result<table::TextLine> line = table::read_line(text, file, number);
        const SharedCommand* const shared =
            line ? find_shared(session_.match(), session_.viewer(), line->words) : nullptr;
        if (shared != nullptr && std::ranges::count(kLeaving, shared->name) > 0) {
            return table::Reply::refused(not_here().at(line->at(0)));
        }
        return judged([&](Session& session) { return session.execute(text, file, number); });
    }
    table::Reply play(table::Move move) override {
        return judged([move](Session& session) { return session.play(move); });
    }
    [[nodiscard]] bool is_bots_turn() const override { return session_.is_bots_turn(); }
    table::Reply advance() override { return noticed(session_.advance()); }
    [[nodiscard]] std::optional<int> handover() const override { return session_.handover(); }
    void confirm_handover() override { session_.confirm_handover(); }
    [[nodiscard]] std::span<const table::Bot> bots() const override { return session_.bots(); }
    void set_progress_listener(table::ProgressListener listener) override {
        session_.set_progress_listener(std::move(listener));
    }
    table::Reply begin(const table::Header& /*header*/) override {
        return table::Reply::refused(not_here());
    }
    table::Reply restart(std::size_t /*commands*/) override {
        return table::Reply::refused(not_here());
    }
    [[nodiscard]] std::vector<std::string> complete(std::string_view text) const override {
        return session_.complete(text);
    }
    [[nodiscard]] core::Result<table::Header> restart_header() const override {
        return session_.restart_header();
    }
    [[nodiscard]] std::string share_code() const override { return session_.share_code(); }
    [[nodiscard]] const table::GameVariant* variant() const override { return session_.variant(); }
    [[nodiscard]] std::shared_ptr<const table::Replay> replay() const override {
        return session_.replay();
    }
    [[nodiscard]] core::Result<std::shared_ptr<const table::Replay>>
    replay_of_file(const std::string& path) const override {
        return session_.replay_of_file(path);
    }

private:
    static core::Error not_here() {
        return core::error("exercise", "Not possible in a lesson or puzzle.")
            .hint("leave it first");
    }
    /// Carries out an action, and reverts it if the exercise does not accept it.
    template <typename Act>
    table::Reply judged(const Act& act) {
        Session before(session_.match(), session_.viewer());
        table::Reply reply = act(session_);
        if (reply.played) {
            if (const std::optional<core::Diagnostic> wrong = judge_(session_)) {
                session_ = std::move(before);
                return table::Reply::refused(*wrong);
            }
        }
        return noticed(std::move(reply));
    }
    table::Reply noticed(table::Reply reply) {
        if (reply.kind == table::Reply::Kind::Accepted) {
            changed_();
        }
        return reply;
    }

    Session session_;
    Judge judge_;
    std::function<void()> changed_;
};

class SessionPractice final : public table::Practice {
public:
    SessionPractice(
        Match start,
        ViewerSettings settings,
        table::Exercise exercise,
        ExerciseText text,
        std::function<void()> done
    )
        : start_(std::move(start)),
          exercise_(std::move(exercise)),
          text_(std::move(text)),
          done_(std::move(done)),
          seat_(
              Session(start_.environment, std::move(settings)),
              [this](const Session& answered) { return refuse(answered); },
              [this] { look(); }
          ) {
        std::vector<std::string>& first = text_.steps.front().text;
        first.insert(first.begin(), text_.about.begin(), text_.about.end());
        again();
    }

    [[nodiscard]] const table::Exercise& exercise() const override { return exercise_; }
    [[nodiscard]] table::Seat& seat() override { return seat_; }
    [[nodiscard]] State state() const override {
        return is_done_ ? State::Done : failed_at_ ? State::Failed : State::Going;
    }
    [[nodiscard]] std::size_t step() const override { return starts_.size() - 1; }
    [[nodiscard]] std::size_t steps() const override { return text_.steps.size(); }
    [[nodiscard]] const std::vector<std::string>& text() const override {
        return is_done_ ? text_.closing : text_.steps[step()].text;
    }
    [[nodiscard]] bool has_looked_ahead() const override {
        return seat_.session().match().record.past_reveals > 0;
    }
    [[nodiscard]] bool can_undo() const override {
        const Match& match = seat_.session().match();
        return match.is_over() ? !match.environment.restricted && match.seats_share_information()
                               : match.people_share_information();
    }
    void again() override {
        seat_.restart(start_);
        starts_.assign(1, 0);
        failed_at_.reset();
        is_done_ = false;
    }

private:
    enum class Verdict : std::uint8_t { GoesOn, Reached, Missed };

    /// Checks expectations on a copy, so that the session does not change.
    [[nodiscard]] bool
    holds(const Session& session, const std::vector<std::string>& expectations) const {
        Session asked(session.match(), session.viewer());
        asked.enter_record();
        return std::ranges::all_of(expectations, [&asked](const std::string& line) {
            return asked.execute(line, "<exercise>", 1).kind != table::Reply::Kind::Refused;
        });
    }
    [[nodiscard]] Verdict judge(const Session& session) const {
        const ExerciseStep& step = text_.steps[starts_.size() - 1];
        if (holds(session, step.goals)) {
            return Verdict::Reached;
        }
        const bool is_possible = !session.match().is_over() && holds(session, step.guards);
        return is_possible ? Verdict::GoesOn : Verdict::Missed;
    }

    /// Returns why an answer is refused. Only lessons refuse; in a puzzle every legal answer
    /// counts.
    [[nodiscard]] std::optional<core::Diagnostic> refuse(const Session& answered) const {
        const bool is_free = exercise_.kind != table::ExerciseKind::Lesson || is_done_;
        if (is_free || judge(answered) != Verdict::Missed) {
            return std::nullopt;
        }
        return core::error(
            "not-in-lesson", "This step of the lesson asks for something else. " + text().back()
        );
    }

    void look() {
        if (is_done_) {
            return;
        }
        take_back();
        if (failed_at_) {
            return;
        }
        const std::size_t commands = played();
        switch (judge(seat_.session())) {
        case Verdict::GoesOn: break;
        case Verdict::Missed: failed_at_ = commands; break;
        case Verdict::Reached: reach(commands); break;
        }
    }
    void reach(std::size_t commands) {
        if (starts_.size() < text_.steps.size()) {
            starts_.push_back(commands);
            return;
        }
        is_done_ = true;
        if (!has_looked_ahead()) {
            done_();
        }
    }
    /// Takes back steps and failures after an undo.
    void take_back() {
        const std::size_t commands = played();
        while (starts_.size() > 1 && commands < starts_.back()) {
            starts_.pop_back();
        }
        if (failed_at_ && commands < *failed_at_) {
            failed_at_.reset();
        }
    }
    [[nodiscard]] std::size_t played() const {
        return seat_.session().match().history.steps().size();
    }

    Match start_;
    table::Exercise exercise_;
    ExerciseText text_;
    std::function<void()> done_;
    PracticeSeat seat_;
    /// The number of commands played before each step so far.
    std::vector<std::size_t> starts_;
    std::optional<std::size_t> failed_at_;  ///< commands played when the goal was missed
    bool is_done_ = false;
};

}  // namespace

core::Result<std::unique_ptr<table::Practice>> begin_practice(
    const Environment& environment,
    ViewerSettings settings,
    const table::Exercise& exercise,
    ExerciseText text,
    std::function<void()> done
) {
    // The program reads the exercise itself, so that it works in restricted mode too. One person
    // plays all seats.
    Environment own = environment;
    own.restricted = false;
    settings.has_handover = false;
    core::Result<Match> start = load_lines(own, exercise.name, text.start);
    if (!start) {
        return start.errors();
    }
    start->environment.restricted = environment.restricted;
    return std::unique_ptr<table::Practice>(std::make_unique<SessionPractice>(
        *start, std::move(settings), exercise, std::move(text), std::move(done)
    ));
}

}  // namespace tenebrae::host
