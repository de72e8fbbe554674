// SPDX-License-Identifier: MIT
#include "host/exercise_text.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kBegin = "begin";
constexpr std::string_view kExpect = "expect";

/// Of a comment; nothing for any other line.
std::optional<std::string> comment_of(std::string_view line) {
    if (!line.starts_with('#')) {
        return std::nullopt;
    }
    const std::size_t begin = line.find_first_not_of(" \t", 1);
    return std::string(begin == std::string_view::npos ? std::string_view() : line.substr(begin));
}

/// Lines of comments in paragraphs: an empty one parts them.
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
            return fault("no-exercise", "This is no exercise.")
                .expected("a title, a record's beginning up to \"begin\", and a step at least");
        }
        if (missing_goal_ > 0) {
            return fault("no-goal", "A step of this exercise has nothing to be reached.")
                .expected("\"expect\" behind the last command of the step");
        }
        return std::move(text_);
    }

private:
    [[nodiscard]] core::Fault fault(std::string_view code, std::string_view message) const {
        core::Place place;
        place.file = file_;
        place.line = missing_goal_ > 0 ? missing_goal_ : number_;
        place.column = 1;
        return core::fault(code, message).at(place);
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
        step_.goals.clear();  // what was expected between commands tries the solution alone
    }

    void end_step() {
        std::vector<std::string> told = open_.take();
        if (!has_commands_) {
            text_.closing = std::move(told);
            return;
        }
        missing_goal_ = step_.goals.empty() && missing_goal_ == 0 ? number_ : missing_goal_;
        step_.told = std::move(told);
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

}  // namespace tenebrae::host
