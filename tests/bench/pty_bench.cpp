// SPDX-License-Identifier: MIT
// Measures full-screen programs at ptys of 80x24 with TERM=xterm-256color:
//
//     pty_bench [--true-color] SCRIPT PROGRAM [ARGUMENT...] [+ SCRIPT PROGRAM [ARGUMENT...]]...
//
// With --true-color the terminal announces true colour (COLORTERM); otherwise it has 256 colours.
//
// The keys of several programs are pressed in turns, so that other load on the machine affects all
// of them equally. The last program is the yardstick: "ratio" is the mean processor time of a class
// of keys relative to that of all keys of the yardstick.
//
// key_script.hpp describes the scripts. Keys of the class "-" are pressed but not measured. The
// program measures the start, the bytes, processor time and latency of each class, the memory, and
// the activity when idle. If a program is missing, it says so and measures nothing.
//
// If the yardstick has the same script, each class has a second ratio, to the same class of the
// yardstick: processor time and bytes.
#include "tests/bench/key_script.hpp"
#include "tests/terminal/pty_process.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <list>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;
using tenebrae::bench::Press;
using tenebrae::bench::read_script;
using tenebrae::test::Command;
using tenebrae::test::PtyProcess;

/// A screen is complete, or a key answered, if no output came for this long.
constexpr int kQuietMs = 60;
constexpr int kStarts = 11;
constexpr int kRestMs = 2000;
constexpr int kPauseMs = 3000;
constexpr int kStartSeconds = 20;

/// Returns one number of a file under /proc; -1 if it is missing.
std::int64_t number_in(const std::string& path, std::string_view label) {
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(label)) {
            return std::strtoll(line.c_str() + label.size(), nullptr, 10);
        }
    }
    return -1;
}

class Subject {
public:
    explicit Subject(const Command& command) : process_(command) {}

    /// The output until the program is quiet, and the time of its last byte.
    struct Answer {
        std::size_t bytes = 0;
        Clock::time_point last;
    };
    Answer listen(int quiet_ms = kQuietMs) {
        Answer answer{0, Clock::now()};
        std::string output;
        while (process_.pump(quiet_ms, output)) {
            if (output.ends_with("\x1b[c")) {
                send("\x1b[?62;22c");  // what the terminal is, after questions without answers
            }
            if (!output.empty()) {
                answer.bytes += output.size();
                answer.last = Clock::now();
                output.clear();
            }
            if (process_.status()) {
                throw std::runtime_error{"the program has ended before its script"};
            }
        }
        return answer;
    }
    /// Returns the first screen: the output after PtyProcess::kBefore, however long it takes.
    Answer listen_first() {
        Answer first{0, Clock::now()};
        const auto deadline = Clock::now() + std::chrono::seconds{kStartSeconds};
        while (first.bytes <= PtyProcess::kBefore.size() && Clock::now() < deadline) {
            const Answer more = listen(kQuietMs * 10);
            first.last = more.bytes > 0 ? more.last : first.last;
            first.bytes += more.bytes;
        }
        return {first.bytes - std::min(first.bytes, PtyProcess::kBefore.size()), first.last};
    }
    void send(const std::string& bytes) const { process_.send(bytes); }

    [[nodiscard]] double processor_us() const {
        return static_cast<double>(number_in(proc("schedstat"), "")) / 1000.0;
    }
    [[nodiscard]] double memory_mib() const {
        return static_cast<double>(number_in(proc("status"), "VmRSS:")) / 1024.0;
    }
    [[nodiscard]] std::int64_t wake_ups() const {
        return number_in(proc("status"), "voluntary_ctxt_switches:");
    }

private:
    [[nodiscard]] std::string proc(const std::string& file) const {
        return "/proc/" + std::to_string(process_.pid()) + "/" + file;
    }

    PtyProcess process_;
};

struct Class {
    std::size_t presses = 0;
    std::size_t bytes = 0;
    double processor_us = 0;
    std::vector<double> sizes;  ///< in bytes, of each answer
    std::vector<double> latencies_us;
};

/// Returns the least value that is at least as large as this fraction of the values.
double percentile(std::vector<double> values, double part) {
    if (values.empty()) {
        return 0;
    }
    std::ranges::sort(values);
    const double rank = std::ceil(part * static_cast<double>(values.size()));
    return values.at(rank < 1 ? 0 : static_cast<std::size_t>(rank) - 1);
}

/// Measures the milliseconds from the start to the last byte of the first screen, and its bytes.
void measure_starts(const Command& command) {
    std::vector<double> times;
    std::vector<double> processor;
    std::size_t bytes = 0;
    for (int count = 0; count < kStarts; ++count) {
        const auto begin = Clock::now();
        Subject subject{command};
        const Subject::Answer answer = subject.listen_first();
        times.push_back(Microseconds{answer.last - begin}.count() / 1000.0);
        processor.push_back(subject.processor_us() / 1000.0);
        bytes = answer.bytes;
    }
    std::printf(
        "first screen: %.1f ms in the median (%.1f ms of the processor), %.1f ms at worst of %d, "
        "%zu bytes\n",
        percentile(times, 0.5),
        percentile(processor, 0.5),
        percentile(times, 1.0),
        kStarts,
        bytes
    );
}

/// An empty home directory, so that no file of the user is read or written.
struct EmptyHome {
    EmptyHome() {
        std::string name = (std::filesystem::temp_directory_path() / "pty_bench.XXXXXX").string();
        path = ::mkdtemp(name.data()) == nullptr ? "" : name;
    }
    ~EmptyHome() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    EmptyHome(const EmptyHome&) = delete;
    EmptyHome& operator=(const EmptyHome&) = delete;

    std::string path;
};

/// A program, its keys and the measurements.
class Contestant {
public:
    Contestant(std::vector<Press> presses, std::vector<std::string> words, bool true_color)
        : presses_(std::move(presses)) {
        command_.words = std::move(words);
        command_.environment = {
            "TERM=xterm-256color",
            "LC_ALL=C.UTF-8",
            "HOME=" + home_.path,
            true_color ? "COLORTERM=truecolor" : "COLORTERM",
            "NO_COLOR",
            "XDG_CONFIG_HOME",
            "XDG_DATA_HOME",
            "XDG_STATE_HOME",
            "XDG_CACHE_HOME"};
    }

    [[nodiscard]] std::string name() const {
        std::string name;
        for (const std::string& word : command_.words) {
            name += (name.empty() ? "" : " ") + word;
        }
        return name;
    }
    void start() {
        std::printf("%s\n", name().c_str());
        measure_starts(command_);
        subject_ = std::make_unique<Subject>(command_);
        subject_->listen_first();
    }
    /// Returns how much of the script is done, from 0 to 1.
    [[nodiscard]] double progress() const {
        return presses_.empty()
                   ? 1.0
                   : static_cast<double>(pressed_) / static_cast<double>(presses_.size());
    }
    void press_next();
    void print(const Contestant* yardstick) const;
    [[nodiscard]] Subject& subject() { return *subject_; }

private:
    EmptyHome home_;
    std::vector<Press> presses_;
    Command command_;
    std::unique_ptr<Subject> subject_;
    std::size_t pressed_ = 0;
    std::map<std::string, Class> classes_;
    Class all_;
};

void Contestant::press_next() {
    const Press& press = presses_.at(pressed_++);
    const double before = subject_->processor_us();
    const auto begin = Clock::now();
    subject_->send(press.bytes);
    const Subject::Answer answer = subject_->listen(press.bytes.empty() ? kPauseMs : kQuietMs);
    if (press.kind == "-") {
        return;
    }
    const double used = subject_->processor_us() - before;
    for (Class* one : {&classes_[press.kind], &all_}) {
        ++one->presses;
        one->bytes += answer.bytes;
        one->sizes.push_back(static_cast<double>(answer.bytes));
        one->processor_us += used;
        if (answer.bytes > 0) {
            one->latencies_us.push_back(Microseconds{answer.last - begin}.count());
        }
    }
}

double mean(double sum, const Class& measured) {
    return measured.presses == 0 ? 0 : sum / static_cast<double>(measured.presses);
}

void print_class(const std::string& name, const Class& measured) {
    std::printf(
        "%-12s %6zu %8.0f %8.0f %8.0f %8.2f %8.2f",
        name.c_str(),
        measured.presses,
        mean(static_cast<double>(measured.bytes), measured),
        percentile(measured.sizes, 0.99),
        mean(measured.processor_us, measured),
        percentile(measured.latencies_us, 0.5) / 1000.0,
        percentile(measured.latencies_us, 0.99) / 1000.0
    );
}

/// Prints the processor time relative to all keys of the yardstick, then processor time and bytes
/// relative to the same class of the yardstick.
void print_ratios(const Class& measured, const Class& all, const Class& same) {
    const double processor = mean(measured.processor_us, measured);
    if (all.processor_us > 0) {
        std::printf(" %8.2f", processor / mean(all.processor_us, all));
    }
    if (same.processor_us > 0 && same.bytes > 0) {
        std::printf(
            " %8.2f %8.2f",
            processor / mean(same.processor_us, same),
            mean(static_cast<double>(measured.bytes), measured)
                / mean(static_cast<double>(same.bytes), same)
        );
    }
}

/// `yardstick`: nullptr if there is none.
void Contestant::print(const Contestant* yardstick) const {
    std::printf("%s\n", name().c_str());
    std::printf(
        "class         keys    bytes      p99   cpu us   p50 ms   p99 ms%s\n",
        yardstick == nullptr ? "" : "    ratio  of same    bytes"
    );
    auto classes = classes_;
    classes["all"] = all_;
    for (const auto& [name, measured] : classes) {
        print_class(name, measured);
        if (yardstick != nullptr) {
            const bool is_there = yardstick->classes_.contains(name);
            const Class none;
            const Class& same = is_there ? yardstick->classes_.at(name) : none;
            print_ratios(measured, yardstick->all_, name == "all" ? yardstick->all_ : same);
        }
        std::printf("\n");
    }
}

void measure_rest(Subject& subject) {
    const std::int64_t before = subject.wake_ups();
    const auto begin = Clock::now();
    std::size_t bytes = 0;
    while (Clock::now() - begin < std::chrono::milliseconds{kRestMs}) {
        bytes += subject.listen(kRestMs / 10).bytes;
    }
    std::printf(
        "at rest for %d ms: %zu bytes, %lld wake-ups; resident memory %.1f MiB\n",
        kRestMs,
        bytes,
        static_cast<long long>(subject.wake_ups() - before),
        subject.memory_mib()
    );
}

/// Returns "" if there is no such program.
std::string find_program(const std::string& name) {
    if (name.find('/') != std::string::npos) {
        return ::access(name.c_str(), X_OK) == 0 ? std::filesystem::absolute(name).string() : "";
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders{std::string{path == nullptr ? "" : path} + ":/usr/games"};
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::string whole = folder + "/" + name;
        if (::access(whole.c_str(), X_OK) == 0) {
            return whole;
        }
    }
    return "";
}

using Words = std::vector<std::string>;

/// Returns the parts between each "+".
std::vector<Words> split(const Words& words) {
    std::vector<Words> parts(1);
    for (const std::string& word : words) {
        if (word == "+") {
            parts.emplace_back();
        } else {
            parts.back().push_back(word);
        }
    }
    return parts;
}

/// Presses the keys of all programs, spread evenly.
void press_in_turns(std::list<Contestant>& contestants) {
    while (true) {
        const auto next = std::ranges::min_element(contestants, {}, &Contestant::progress);
        if (next == contestants.end() || next->progress() >= 1.0) {
            return;
        }
        next->press_next();
    }
}

int run(Words all_words) {
    std::list<Contestant> contestants;
    const bool true_color = !all_words.empty() && all_words.front() == "--true-color";
    if (true_color) {
        all_words.erase(all_words.begin());
    }
    bool has_yardstick = false;
    for (Words& words : split(all_words)) {
        if (words.size() < 2) {
            std::printf("usage: pty_bench [--true-color] SCRIPT PROGRAM [ARGUMENT...] "
                        "[+ SCRIPT PROGRAM ...]\n");
            return 2;
        }
        std::vector<Press> presses = read_script(words.front());
        words.erase(words.begin());
        const std::string program = find_program(words.front());
        has_yardstick = !program.empty() && !contestants.empty();
        if (program.empty()) {
            std::printf("%s is not installed here: not measured\n", words.front().c_str());
            continue;
        }
        words.front() = program;
        contestants.emplace_back(std::move(presses), std::move(words), true_color);
    }
    for (Contestant& contestant : contestants) {
        contestant.start();
    }
    press_in_turns(contestants);
    for (Contestant& contestant : contestants) {
        contestant.print(has_yardstick ? &contestants.back() : nullptr);
        measure_rest(contestant.subject());
    }
    return 0;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({words + 1, words + count});
    } catch (const std::exception& exception) {
        std::printf("pty_bench: %s\n", exception.what());
    }
    return 1;
}
