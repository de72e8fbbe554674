// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace tenebrae::store {

/// Returns the base folder for a user's data: XDG_DATA_HOME if it is an absolute path, else
/// .local/share in HOME. nullptr means that the variable is not set.
core::Result<std::string> data_home(const char* xdg_data_home, const char* home);
/// Returns data_home() for the environment of the program.
core::Result<std::string> data_home();
/// Returns an error unless XDG_DATA_HOME is an absolute path. HOME belongs to the account, so
/// players who share it would share their games without knowing.
std::optional<core::Diagnostic> check_xdg_data_home(const char* xdg_data_home);

/// The treatment of symbolic links below the data home. Restricted mode refuses them.
enum class Links : std::uint8_t { Followed, Refused };

/// Opens a folder that only its owner may write to, and creates what is missing of its path.
core::Result<core::Descriptor>
open_private_folder(core::System& system, const std::string& path, Links links);

/// The data directory: "tenebrae" in the data home, accessible only to its owner. Files in it are
/// opened relative to its descriptor, by a single name.
class Folder {
public:
    /// Opens the data directory and creates missing parts.
    static core::Result<Folder>
    open(core::System& system, const std::string& data_home, Links links = Links::Refused);

    /// Opens it again if it was removed.
    std::optional<core::Diagnostic> renew();

    [[nodiscard]] core::System& system() const { return *system_; }
    /// Returns the descriptor of the save directory.
    [[nodiscard]] int games() const { return games_.number(); }
    /// Returns the descriptor of the data directory, which contains the scores and the save
    /// directory.
    [[nodiscard]] int top() const { return top_.number(); }
    /// Returns the path of the save directory, for messages only.
    [[nodiscard]] const std::string& path() const { return path_; }
    /// Returns the path of a file in the save directory.
    [[nodiscard]] std::string path_of(const std::string& file) const;

private:
    Folder() = default;

    core::System* system_ = nullptr;
    std::string data_home_;
    Links links_ = Links::Refused;
    core::Descriptor top_;
    core::Descriptor games_;
    std::string path_;
};

}  // namespace tenebrae::store
