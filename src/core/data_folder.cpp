// SPDX-License-Identifier: MIT
#include "core/data_folder.hpp"

#include <sys/auxv.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace tenebrae::core {
namespace {

namespace fs = std::filesystem;

constexpr const char* kVariable = "TENEBRAE_DATA";

bool is_folder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

Diagnostic no_data(std::string_view message, std::string_view expected, std::string_view got) {
    return error("no-data", message)
        .expected(expected)
        .got(got)
        .hint(std::string("set ") + kVariable + " to the program's data/ folder");
}

/// Returns the folder of the program, or "" if it is unknown. Without /proc, as in a jail, uses the
/// path that started the program, if that is absolute.
std::string program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        return program.parent_path().string();
    }
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the kernel passes it as an integer
    const char* started = reinterpret_cast<const char*>(::getauxval(AT_EXECFN));
    const fs::path path = started != nullptr ? started : "";
    return path.is_absolute() ? path.parent_path().string() : "";
}

}  // namespace

Result<std::string> data_folder() {
    const char* named = std::getenv(kVariable);
    return find_data_folder(named != nullptr ? named : "", program_folder());
}

Result<std::string> find_data_folder(const std::string& named, const std::string& program_folder) {
    if (!named.empty()) {
        if (is_folder(named)) {
            return named;
        }
        return no_data(std::string(kVariable) + ": there is no such folder.", "a folder", named);
    }
    if (program_folder.empty()) {
        return no_data("The game data was not found.", "/proc, or an absolute path", {});
    }
    const fs::path program = program_folder;
    const std::array<fs::path, 2> places{
        program / "data", (program / "../share/tenebrae/data").lexically_normal()};
    for (const fs::path& place : places) {
        if (is_folder(place)) {
            return place.string();
        }
    }
    return no_data(
        "The game data was not found.", places[0].string() + " or " + places[1].string(), {}
    );
}

}  // namespace tenebrae::core
