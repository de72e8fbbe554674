// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/system.hpp"
#include "temporary_folder.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <string>

using namespace tenebrae;
using namespace tenebrae::core;

namespace {

using Rename = int (*)(System& system, int folder, const char* from, const char* into);

/// The renaming that the system offers, and the one for systems without it.
const std::array<Rename, 2> kRenames{
    [](System& system, int folder, const char* from, const char* into) {
        return system.rename_to_free_at(folder, from, into);
    },
    [](System&, int folder, const char* from, const char* into) {
        return System::rename_by_link_at(folder, from, into);
    }};

/// A folder, opened.
class OpenFolder {
public:
    OpenFolder()
        : descriptor_(system, system.open_at(AT_FDCWD, files.path("").c_str(), O_DIRECTORY, 0)) {
        REQUIRE(descriptor_.is_open());
    }
    /// Returns 0, or the error number.
    int rename(Rename how, const char* from, const char* into) {
        return how(system, descriptor_.number(), from, into) == 0 ? 0 : errno;
    }

    TemporaryFolder files;
    System system;

private:
    Descriptor descriptor_;
};

}  // namespace

TEST_CASE("a file is renamed to a free name", "[system]") {
    for (const Rename how : kRenames) {
        OpenFolder folder;
        static_cast<void>(folder.files.file("from", "text"));
        CHECK(folder.rename(how, "from", "into") == 0);
        CHECK(folder.files.read("into") == "text");
        CHECK(folder.files.count() == 1);
    }
}

TEST_CASE("a file is not renamed to a name that is taken", "[system]") {
    for (const Rename how : kRenames) {
        OpenFolder folder;
        static_cast<void>(folder.files.file("from", "text"));
        static_cast<void>(folder.files.file("into", "other"));
        folder.files.make_folder("folder");
        CHECK(folder.rename(how, "from", "into") == EEXIST);
        CHECK(folder.rename(how, "from", "folder") == EEXIST);
        CHECK(folder.files.read("from") == "text");
        CHECK(folder.files.read("into") == "other");
    }
}

TEST_CASE("a folder is renamed with its content, to a free name only", "[system]") {
    for (const Rename how : kRenames) {
        OpenFolder folder;
        folder.files.make_folder("from");
        folder.files.make_folder("taken");
        static_cast<void>(folder.files.file("from/one", "text"));
        CHECK(folder.rename(how, "from", "taken") == EEXIST);
        CHECK(folder.rename(how, "from", "into") == 0);
        CHECK(folder.files.read("into/one") == "text");
        CHECK(folder.files.count() == 2);
    }
}

TEST_CASE("a file that is not there cannot be renamed", "[system]") {
    for (const Rename how : kRenames) {
        OpenFolder folder;
        CHECK(folder.rename(how, "from", "into") == ENOENT);
        CHECK(folder.files.count() == 0);
    }
}
