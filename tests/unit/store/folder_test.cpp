// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "store_fixtures.hpp"

#include <sys/stat.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

unsigned mode_of(const std::string& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 07777U;
}

}  // namespace

TEST_CASE("the data home must be an absolute path", "[save][attack]") {
    CHECK(*data_home("/data", "/people/ada") == "/data");
    CHECK(*data_home(nullptr, "/people/ada") == "/people/ada/.local/share");
    CHECK(*data_home("", "/people/ada/") == "/people/ada/.local/share");
    // The XDG specification says that a relative path is ignored.
    CHECK(*data_home("data", "/people/ada") == "/people/ada/.local/share");
    for (const char* home : {static_cast<const char*>(nullptr), "", "ada", "./ada", "~"}) {
        const auto refused = data_home(nullptr, home);
        REQUIRE(!refused);
        CHECK(refused.errors().front().code == "no-home");
    }
    const std::string endless(1U << 20U, 'x');
    CHECK(data_home(nullptr, endless.c_str()).errors().front().got.size() < 300);
}

TEST_CASE("the directory is created for its owner only", "[save]") {
    const TemporaryFolder home;
    const Place place(home.path("new/deep"));
    REQUIRE(place.save_store);
    CHECK(mode_of(home.path("new/deep/tenebrae")) == 0700);
    CHECK(mode_of(home.path("new/deep/tenebrae/games")) == 0700);
}

TEST_CASE("a directory that others may write to or that is a link is not used", "[save][attack]") {
    const TemporaryFolder home;
    SECTION("writable by others") {
        home.make_folder("tenebrae");
        ::chmod(home.path("tenebrae").c_str(), 0777);
        CHECK(code_of(Place(home.path("")).errors) == "folder-not-ours");
    }
    SECTION("a link to another directory") {
        home.make_folder("elsewhere");
        std::filesystem::create_directory_symlink(home.path("elsewhere"), home.path("tenebrae"));
        const Place place(home.path(""));
        CHECK(code_of(place.errors) == "folder-not-ours");
        CHECK(place.errors.front().message.find("symbolic link") != std::string::npos);
    }
    SECTION("a file in its place") {
        const std::string file = home.file("tenebrae", "x");
        CHECK(code_of(Place(home.path("")).errors) == "no-folder");
    }
    SECTION("an endless path") {
        CHECK(code_of(Place("/" + std::string(1U << 20U, 'x')).errors) == "no-folder");
    }
}

TEST_CASE("outside restricted mode both directories may be links", "[save]") {
    const TemporaryFolder home;
    core::System system;
    const auto link = [&home](const char* to, const char* from) {
        std::filesystem::create_directories(home.path(to));
        std::filesystem::permissions(home.path(to), std::filesystem::perms::owner_all);
        std::filesystem::create_directory_symlink(home.path(to), home.path(from));
    };
    SECTION("the save directory") {
        link("elsewhere", "tenebrae");
        REQUIRE(Folder::open(system, home.path(""), Links::Followed));
        CHECK(std::filesystem::is_directory(home.path("elsewhere/games")));
        CHECK(
            code_of(Folder::open(system, home.path(""), Links::Refused).errors())
            == "folder-not-ours"
        );
    }
    SECTION("the games directory and also when it is removed meanwhile") {
        std::filesystem::create_directory(home.path("tenebrae"));
        std::filesystem::permissions(home.path("tenebrae"), std::filesystem::perms::owner_all);
        link("elsewhere", "tenebrae/games");
        auto folder = Folder::open(system, home.path(""), Links::Followed);
        REQUIRE(folder);
        CHECK(
            code_of(Folder::open(system, home.path(""), Links::Refused).errors())
            == "folder-not-ours"
        );
        std::filesystem::remove(home.path("elsewhere"));
        CHECK(code_of({folder->renew().value()}) == "no-folder");
        std::filesystem::create_directory(home.path("elsewhere"));
        std::filesystem::permissions(home.path("elsewhere"), std::filesystem::perms::owner_all);
        CHECK_FALSE(folder->renew());
    }
    SECTION("but not directories that others may write to") {
        link("elsewhere", "tenebrae");
        ::chmod(home.path("elsewhere").c_str(), 0777);
        CHECK(
            code_of(Folder::open(system, home.path(""), Links::Followed).errors())
            == "folder-not-ours"
        );
    }
}
