// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "temporary_folder.hpp"

#include <sys/stat.h>

#include <unistd.h>

namespace tenebrae::core {
namespace {

using Lines = std::vector<std::string>;

Diagnostic only_error(const Result<Lines>& result) {
    REQUIRE_FALSE(result);
    REQUIRE(result.errors().size() == 1);
    return result.errors().front();
}

TEST_CASE("a file is split into lines at any kind of line end", "[file]") {
    const TemporaryFolder folder;
    CHECK(read_lines(folder.file("unix", "one\ntwo\n")).value() == Lines{"one", "two"});
    CHECK(read_lines(folder.file("dos", "one\r\ntwo\r\n")).value() == Lines{"one", "two"});
    CHECK(read_lines(folder.file("open", "one\n\ntwo")).value() == Lines{"one", "", "two"});
    CHECK(read_lines(folder.file("mark", "\xEF\xBB\xBFone\n")).value() == Lines{"one"});
}

TEST_CASE("anything but a text file is refused with a reason", "[file]") {
    const TemporaryFolder folder;
    SECTION("a missing file") {
        const Diagnostic error = only_error(read_lines(folder.path("gone")));
        CHECK(error.code == "no-such-file");
        CHECK(error.message == "The file cannot be read: No such file or directory.");
        CHECK(error.where.file == folder.path("gone"));
    }
    SECTION("a folder") {
        CHECK(only_error(read_lines(folder.path(""))).code == "is-a-folder");
    }
    SECTION("a device that never ends") {
        CHECK(only_error(read_lines("/dev/zero")).code == "not-a-file");
    }
    SECTION("a named pipe without a writer") {
        REQUIRE(::mkfifo(folder.path("pipe").c_str(), 0600) == 0);
        CHECK(only_error(read_lines(folder.path("pipe"))).code == "not-a-file");
    }
    SECTION("an empty file") {
        CHECK(only_error(read_lines(folder.file("empty", ""))).code == "empty-file");
    }
    SECTION("a path below a file") {
        CHECK(only_error(read_lines(folder.file("a", "x") + "/b")).code == "unreadable");
    }
}

TEST_CASE("a file with too many lines is refused before it is split", "[file]") {
    const TemporaryFolder folder;
    std::string text;
    while (text.size() < 2 * kMaxFileLines) {
        text += "x\n";
    }
    CHECK(read_lines(folder.file("full", text)).value().size() == kMaxFileLines);
    CHECK(only_error(read_lines(folder.file("open", text + "x"))).code == "too-large");
    const Diagnostic error = only_error(read_lines(folder.file("longer", text + "x\n")));
    CHECK(error.code == "too-large");
    CHECK(error.expected == "at most 16777216 bytes and 100000 lines");
}

TEST_CASE("a file of a gigabyte is refused without reading it", "[file]") {
    const TemporaryFolder folder;
    const std::string path = folder.file("huge", "");
    REQUIRE(::truncate(path.c_str(), 1024L * 1024 * 1024) == 0);
    const Diagnostic error = only_error(read_lines(path));
    CHECK(error.code == "too-large");
    CHECK(error.expected == "at most 16777216 bytes and 100000 lines");
}

TEST_CASE("a file of unknown size is read only up to the limit", "[file]") {
    const Diagnostic error = only_error(read_lines("/proc/self/status", 10));
    CHECK(error.code == "too-large");
    CHECK(read_lines("/proc/self/status").ok());
}

TEST_CASE("every invalid line is reported with its line and column", "[file]") {
    const TemporaryFolder folder;
    const std::string path =
        folder.file("bad", "good\na\xff\nb\tc\x01\n" + std::string(5000, 'x') + "\nend\n");
    const Result<Lines> result = read_lines(path);
    REQUIRE_FALSE(result);
    REQUIRE(result.errors().size() == 3);
    CHECK(result.errors()[0].code == "not-utf-8");
    CHECK(result.errors()[0].got == "\\xff");
    CHECK(result.errors()[0].where.line == 2);
    CHECK(result.errors()[0].where.column == 2);
    CHECK(result.errors()[1].code == "control-character");
    CHECK(result.errors()[1].got == "\\x01");
    CHECK(result.errors()[1].where.line == 3);
    CHECK(result.errors()[1].where.column == 4);
    CHECK(result.errors()[2].code == "line-too-long");
    CHECK(result.errors()[2].where.line == 4);
    CHECK(result.errors()[2].where.text.size() == kMaxLineBytes);
}

TEST_CASE("a file with many errors reports only as many as are shown", "[file]") {
    const TemporaryFolder folder;
    std::string text;
    for (int count = 0; count < 1000; ++count) {
        text += "\xff\n";
    }
    CHECK(read_lines(folder.file("bad", text)).errors().size() == kMaxDiagnosticsShown);
}

TEST_CASE("a line of the maximum length is read", "[file]") {
    const TemporaryFolder folder;
    const std::string line(kMaxLineBytes, 'x');
    CHECK(read_lines(folder.file("long", line + "\r\n")).value() == Lines{line});
}

TEST_CASE("writing a file replaces its text and leaves no other file behind", "[file]") {
    const TemporaryFolder folder;
    const std::string path = folder.path("save");
    CHECK_FALSE(write_file_atomically(path, "first\n").has_value());
    CHECK(folder.read("save") == "first\n");
    CHECK_FALSE(write_file_atomically(path, "second\n").has_value());
    CHECK(folder.read("save") == "second\n");
    CHECK(folder.count() == 1);
}

TEST_CASE("writing keeps the permissions of a file and the symbolic link to it", "[file]") {
    const TemporaryFolder folder;
    const std::string path = folder.file("save", "first\n");
    REQUIRE(::chmod(path.c_str(), 0600) == 0);
    REQUIRE(::symlink("save", folder.path("link").c_str()) == 0);
    CHECK_FALSE(write_file_atomically(folder.path("link"), "second\n").has_value());
    CHECK(folder.read("save") == "second\n");
    CHECK(std::filesystem::is_symlink(folder.path("link")));
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    CHECK((status.st_mode & 0777U) == 0600U);
}

TEST_CASE("a failed write changes nothing and returns a reason", "[file]") {
    const TemporaryFolder folder;
    const auto into_nowhere = write_file_atomically(folder.path("gone/save"), "text");
    REQUIRE(into_nowhere.has_value());
    CHECK(into_nowhere->code == "unwritable");

    folder.make_folder("folder");
    const auto over_folder = write_file_atomically(folder.path("folder"), "text");
    REQUIRE(over_folder.has_value());
    CHECK(over_folder->code == "is-a-folder");
    CHECK(folder.count() == 1);

    CHECK(write_file_atomically("/dev/full", "text").has_value());
}

}  // namespace
}  // namespace tenebrae::core
