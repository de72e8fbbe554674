// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace tenebrae::store {

/// Where a person's own data belongs: XDG_DATA_HOME if it is an absolute path, else .local/share in
/// HOME. Null stands for a variable that is not set.
core::Result<std::string> data_home(const char* xdg_data_home, const char* home);
/// The same for the environment of the program.
core::Result<std::string> data_home();
/// Why this is no folder that somebody has given to one player: HOME is the account's, and players
/// who share an account would share their games unawares.
std::optional<core::Diagnostic> refuse_shared(const char* xdg_data_home);

/// Whether the folders below the data home may be symbolic links: never where strangers play.
enum class Links : std::uint8_t { Followed, Refused };

/// A person's own folder: "tenebrae" in the data home, for its owner alone. Everything in it is
/// reached by its handle and a single name.
class Folder {
public:
    /// Makes what of it is missing.
    static core::Result<Folder>
    open(core::System& system, const std::string& data_home, Links links = Links::Refused);

    /// Opens it anew if it has been removed meanwhile.
    std::optional<core::Diagnostic> renew();

    [[nodiscard]] core::System& system() const { return *system_; }
    [[nodiscard]] int games() const { return games_.number(); }
    /// The folder above that of the games, where the scores are.
    [[nodiscard]] int top() const { return top_.number(); }
    /// For messages only.
    [[nodiscard]] const std::string& path() const { return path_; }
    /// Of a file of a game.
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
