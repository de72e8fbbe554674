// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/line_reader.hpp"
#include "core/text.hpp"

#include <array>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace tenebrae::core {
namespace {

/// A pipe that the test writes to and that the reader reads from.
class Pipe {
public:
    Pipe() { REQUIRE(::pipe(ends_.data()) == 0); }
    Pipe(const Pipe&) = delete;
    Pipe(Pipe&&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    Pipe& operator=(Pipe&&) = delete;
    ~Pipe() {
        ::close(ends_[0]);
        close_input();
    }

    [[nodiscard]] int reading() const { return ends_[0]; }
    void write(std::string_view text) const {
        REQUIRE(::write(ends_[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }
    void close_input() {
        if (ends_[1] >= 0) {
            ::close(ends_[1]);
        }
        ends_[1] = -1;
    }

private:
    std::array<int, 2> ends_{};
};

std::string next_line(LineReader& reader) {
    const auto line = reader.next();
    REQUIRE(line.has_value());
    REQUIRE(line->ok());
    return line->value();
}

std::string next_code(LineReader& reader) {
    const auto line = reader.next();
    REQUIRE(line.has_value());
    REQUIRE_FALSE(line->ok());
    CHECK(line->errors().front().where.line == reader.line_number());
    return line->errors().front().code;
}

TEST_CASE("a line is returned as soon as it is complete", "[lines]") {
    Pipe pipe;
    LineReader reader(pipe.reading());
    pipe.write("move n\nmo");
    CHECK(next_line(reader) == "move n");
    CHECK(reader.line_number() == 1);
    pipe.write("ve e\r\n\n");
    CHECK(next_line(reader) == "move e");
    CHECK(next_line(reader).empty());
    CHECK(reader.line_number() == 3);
}

TEST_CASE("the last line needs no line end and the input stays at its end", "[lines]") {
    Pipe pipe;
    LineReader reader(pipe.reading());
    pipe.write("move n\nquit");
    pipe.close_input();
    CHECK(next_line(reader) == "move n");
    CHECK(next_line(reader) == "quit");
    CHECK_FALSE(reader.next().has_value());
    CHECK_FALSE(reader.next().has_value());
}

TEST_CASE("a line that is too long is an error and the next line is read", "[lines]") {
    Pipe pipe;
    LineReader reader(pipe.reading());
    std::thread writer([&pipe] {
        pipe.write(
            std::string(1000000, 'x') + "\nmove n\n" + std::string(kMaxLineBytes, 'y') + "\r\n"
        );
        pipe.close_input();
    });
    CHECK(next_code(reader) == "line-too-long");
    CHECK(next_line(reader) == "move n");
    CHECK(next_line(reader) == std::string(kMaxLineBytes, 'y'));
    writer.join();
    CHECK_FALSE(reader.next().has_value());
}

TEST_CASE("a line just over the limit is too long", "[lines]") {
    for (const std::size_t beyond : {1U, 2U, 3U}) {
        Pipe pipe;
        LineReader reader(pipe.reading());
        pipe.write(std::string(kMaxLineBytes + beyond, 'x') + "\nmove n\n");
        CHECK(next_code(reader) == "line-too-long");
        CHECK(next_line(reader) == "move n");
    }
}

TEST_CASE("invalid bytes are an error of their own line only", "[lines]") {
    Pipe pipe;
    LineReader reader(pipe.reading());
    pipe.write(std::string_view("a\0b\n\xC3(\nmove n\n", 14));
    CHECK(next_code(reader) == "control-character");
    CHECK(next_code(reader) == "not-utf-8");
    CHECK(next_line(reader) == "move n");
}

TEST_CASE("unreadable input gives one error and then ends", "[lines]") {
    const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
    LineReader reader(folder, "the root");
    CHECK(next_code(reader) == "unreadable");
    CHECK_FALSE(reader.next().has_value());
    ::close(folder);
}

TEST_CASE("the reader waits for a non-blocking descriptor", "[lines]") {
    Pipe pipe;
    REQUIRE(::fcntl(pipe.reading(), F_SETFL, O_NONBLOCK) == 0);
    LineReader reader(pipe.reading());
    std::thread writer([&pipe] {
        ::usleep(20000);
        pipe.write("move n\n");
    });
    CHECK(next_line(reader) == "move n");
    writer.join();
}

}  // namespace
}  // namespace tenebrae::core
