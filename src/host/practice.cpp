// SPDX-License-Identifier: MIT
#include "host/practice.hpp"

#include "host/script.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::table {

namespace {

/// Commands that would leave the exercise.
constexpr std::array<std::string_view, 5> kLeaving{"new", "anew", "load", "save", "face"};

/// The person's seat at the session of an exercise, which hears of everything that was done there.
class PracticeSeat final : public Seat {
public:
    PracticeSeat(Session session, std::function<void()> changed)
        : session_(std::move(session)), changed_(std::move(changed)) {}

    [[nodiscard]] const Session& session() const { return session_; }
    void restart(const Match& match) { session_.resume(match, nullptr); }

    [[nodiscard]] const Seen& seen() const override { return session_.seen(); }
    [[nodiscard]] std::span<const GameMaker> makers() const override { return session_.makers(); }
    [[nodiscard]] const std::string& data_folder() const override { return session_.data_folder(); }
    [[nodiscard]] bool is_restricted() const override { return session_.is_restricted(); }
    /// There is nothing that would be missed.
    [[nodiscard]] bool is_kept() const override { return true; }
    Reply execute(std::string_view text, std::string_view file, int number) override {
        const core::Result<TextLine> line = read_line(text, file, number);
        const bool leaves = line && !line->words.empty()
                            && std::ranges::any_of(kLeaving, [&line](std::string_view word) {
                                   return same_word(line->word(0), word);
                               });
        return leaves ? Reply::refused(not_here().at(line->at(0)))
                      : noticed(session_.execute(text, file, number));
    }
    Reply play(Move move) override { return noticed(session_.play(move)); }
    [[nodiscard]] bool is_bots_turn() const override { return session_.is_bots_turn(); }
    Reply advance() override { return noticed(session_.advance()); }
    [[nodiscard]] std::optional<int> curtain() const override { return session_.curtain(); }
    void lift_curtain() override { session_.lift_curtain(); }
    [[nodiscard]] std::span<const Bot> bots() const override { return session_.bots(); }
    void set_watch(Watch watch) override { session_.set_watch(std::move(watch)); }
    Reply begin(const Header& /*header*/) override { return Reply::refused(not_here()); }
    Reply begin_again(std::size_t /*commands*/) override { return Reply::refused(not_here()); }
    [[nodiscard]] std::vector<std::string> complete(std::string_view text) const override {
        return session_.complete(text);
    }
    [[nodiscard]] core::Result<Header> header_again() const override {
        return session_.header_again();
    }
    [[nodiscard]] std::shared_ptr<const Replay> replay() const override {
        return session_.replay();
    }
    [[nodiscard]] core::Result<std::shared_ptr<const Replay>> replay_of_file(const std::string& path
    ) const override {
        return session_.replay_of_file(path);
    }

private:
    static core::Fault not_here() {
        return core::fault("exercise", "Lessons and puzzles are played as they are.")
            .hint("leave it first");
    }
    Reply noticed(Reply reply) {
        if (reply.kind == Reply::Kind::Accepted) {
            changed_();
        }
        return reply;
    }

    Session session_;
    std::function<void()> changed_;
};

class SessionPractice final : public Practice {
public:
    SessionPractice(Match start, Exercise exercise, ExerciseText text, std::function<void()> done)
        : start_(std::move(start)),
          exercise_(std::move(exercise)),
          text_(std::move(text)),
          done_(std::move(done)),
          seat_(Session(start_.environment), [this] { look(); }) {
        std::vector<std::string>& first = text_.steps.front().told;
        first.insert(first.begin(), text_.about.begin(), text_.about.end());
        again();
    }

    [[nodiscard]] const Exercise& exercise() const override { return exercise_; }
    [[nodiscard]] Seat& seat() override { return seat_; }
    [[nodiscard]] State state() const override { return state_; }
    [[nodiscard]] std::size_t step() const override { return step_; }
    [[nodiscard]] std::size_t steps() const override { return text_.steps.size(); }
    [[nodiscard]] const std::vector<std::string>& told() const override {
        return state_ == State::Done ? text_.closing : text_.steps[step_].told;
    }
    [[nodiscard]] bool has_looked_ahead() const override {
        return seat_.session().match().record.past_reveals > 0;
    }
    void again() override {
        seat_.restart(start_);
        step_ = 0;
        state_ = State::Going;
    }

private:
    /// What holds is asked on a copy: the session notices nothing.
    [[nodiscard]] bool holds(const std::vector<std::string>& expectations) const {
        Session asked(start_.environment);
        asked.resume(seat_.session().match(), nullptr);
        asked.enter_record();
        return std::ranges::all_of(expectations, [&asked](const std::string& line) {
            return asked.execute(line, "<exercise>", 1).kind != Reply::Kind::Refused;
        });
    }

    void look() {
        if (state_ == State::Done) {
            return;
        }
        const ExerciseStep& step = text_.steps[step_];
        if (!holds(step.guards)) {
            state_ = State::Failed;
        } else if (!holds(step.goals)) {
            state_ = seat_.session().match().is_over() ? State::Failed : State::Going;
        } else if (step_ + 1 < text_.steps.size()) {
            ++step_;
            state_ = State::Going;
        } else {
            state_ = State::Done;
            if (!has_looked_ahead()) {
                done_();
            }
        }
    }

    Match start_;
    Exercise exercise_;
    ExerciseText text_;
    std::function<void()> done_;
    PracticeSeat seat_;
    std::size_t step_ = 0;
    State state_ = State::Going;
};

}  // namespace

core::Result<std::unique_ptr<Practice>> begin_practice(
    const Environment& environment,
    const Exercise& exercise,
    ExerciseText text,
    std::function<void()> done
) {
    // The program itself reads it, so that strangers may have it too; one person plays all seats.
    Environment own = environment;
    own.restricted = false;
    own.has_curtain = false;
    core::Result<Match> start = load_lines(own, exercise.name, text.start);
    if (!start) {
        return start.faults();
    }
    start->environment.restricted = environment.restricted;
    return std::unique_ptr<Practice>(
        std::make_unique<SessionPractice>(*start, exercise, std::move(text), std::move(done))
    );
}

}  // namespace tenebrae::table
