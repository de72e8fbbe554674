// SPDX-License-Identifier: MIT
#include "store/folder.hpp"

#include "store/files.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr mode_t kFolderMode = 0700;
constexpr std::size_t kMaxNameShown = 200;
constexpr const char* kTop = "tenebrae";
constexpr const char* kGames = "games";

core::Diagnostic no_home(std::string_view got) {
    return core::error("no-home", "There is no save directory.")
        .expected("HOME or XDG_DATA_HOME with an absolute path")
        .got(got);
}

core::Diagnostic not_ours(const std::string& path, const char* why) {
    return core::error(
               "folder-not-ours", std::string("Games cannot be saved in this directory: ") + why
    )
        .in(path);
}

core::Diagnostic no_folder(const std::string& path, int error) {
    return system_error("no-folder", "Cannot create or open the save directory", path, error);
}

/// Syncs the parent of a new folder, so that the new name is on disk. Ignores failures.
void sync_above(core::System& system, const std::string& path) {
    const std::string above = path.substr(0, path.rfind('/') + 1);
    const int number =
        system.open_at(AT_FDCWD, above.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    const core::Descriptor folder(system, number);
    if (folder.is_open()) {
        system.sync_folder(number);
    }
}

/// Creates the missing parent folders.
int make_parents(core::System& system, const std::string& path) {
    for (std::size_t end = path.find('/', 1);; end = path.find('/', end + 1)) {
        const std::string part = path.substr(0, end);
        const bool made = system.make_folder_at(AT_FDCWD, part.c_str(), kFolderMode) == 0;
        if (made) {
            sync_above(system, part);
        } else if (errno != EEXIST) {
            // Parents need not be writable if they exist; only the last one must be.
            const int error = errno;
            struct stat status {};
            if (system.status_at(AT_FDCWD, part.c_str(), status) != 0) {
                return error;
            }
        }
        if (end == std::string::npos) {
            return 0;
        }
    }
}

core::Result<core::Descriptor>
open_own(core::System& system, int above, const char* name, const std::string& path, Links links) {
    if (system.make_folder_at(above, name, kFolderMode) == 0) {
        system.sync_folder(above);
    } else if (errno != EEXIST) {
        const int error = errno;
        struct stat status {};
        if (system.status_at(above, name, status) != 0) {
            return no_folder(path, error);
        }
    }
    const int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    const int number =
        system.open_at(above, name, links == Links::Refused ? flags | O_NOFOLLOW : flags, 0);
    struct stat status {};
    if (number < 0) {
        const int error = errno;
        const bool is_link = system.status_at(above, name, status) == 0 && S_ISLNK(status.st_mode);
        return is_link && links == Links::Refused ? not_ours(path, "it is a symbolic link.")
                                                  : no_folder(path, error);
    }
    core::Descriptor folder(system, number);
    if (system.status(number, status) != 0) {
        return no_folder(path, errno);
    }
    if (status.st_uid != ::geteuid()) {
        return not_ours(path, "it belongs to another user.");
    }
    if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0) {
        return not_ours(path, "other users may write to it.");
    }
    return folder;
}

}  // namespace

core::Result<std::string> data_home(const char* xdg_data_home, const char* home) {
    const std::string xdg = xdg_data_home != nullptr ? xdg_data_home : "";
    if (xdg.starts_with('/')) {
        return xdg;
    }
    const std::string own = home != nullptr ? home : "";
    if (own.starts_with('/')) {
        return own + (own.ends_with('/') ? "" : "/") + ".local/share";
    }
    return no_home(own.empty() ? "HOME is not set" : "HOME is " + own.substr(0, kMaxNameShown));
}

std::optional<core::Diagnostic> check_xdg_data_home(const char* xdg_data_home) {
    const std::string_view given = xdg_data_home != nullptr ? xdg_data_home : "";
    if (given.starts_with('/')) {
        return std::nullopt;
    }
    return core::error("no-folder-given", "Restricted mode needs a save directory for each player.")
        .expected("XDG_DATA_HOME with an absolute path")
        .got(given.empty() ? "XDG_DATA_HOME is not set" : given.substr(0, kMaxNameShown))
        .hint("without it, all players of one account would share their games");
}

core::Result<std::string> data_home() {
    return data_home(std::getenv("XDG_DATA_HOME"), std::getenv("HOME"));
}

core::Result<Folder> Folder::open(core::System& system, const std::string& data_home, Links links) {
    if (const int error = make_parents(system, data_home); error != 0) {
        return no_folder(data_home, error);
    }
    const int number =
        system.open_at(AT_FDCWD, data_home.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    if (number < 0) {
        return no_folder(data_home, errno);
    }
    const core::Descriptor base(system, number);
    Folder folder;
    folder.system_ = &system;
    folder.data_home_ = data_home;
    folder.links_ = links;
    folder.path_ = data_home + "/" + kTop + "/" + kGames;
    core::Result<core::Descriptor> top =
        open_own(system, number, kTop, data_home + "/" + kTop, links);
    if (!top) {
        return top.errors();
    }
    folder.top_ = std::move(top).value();
    core::Result<core::Descriptor> games =
        open_own(system, folder.top_.number(), kGames, folder.path_, links);
    if (!games) {
        return games.errors();
    }
    folder.games_ = std::move(games).value();
    return folder;
}

core::Result<core::Descriptor>
open_private_folder(core::System& system, const std::string& path, Links links) {
    const std::size_t slash = path.rfind('/');
    const std::string above = slash == 0 ? "/" : path.substr(0, slash);
    if (const int error = make_parents(system, above); error != 0) {
        return no_folder(path, error);
    }
    const core::Descriptor base(
        system, system.open_at(AT_FDCWD, above.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    );
    if (!base.is_open()) {
        return no_folder(path, errno);
    }
    return open_own(system, base.number(), path.substr(slash + 1).c_str(), path, links);
}

std::optional<core::Diagnostic> Folder::renew() {
    struct stat status {};
    if (system_->status(games(), status) == 0 && status.st_nlink > 0) {
        return std::nullopt;
    }
    core::Result<Folder> again = open(*system_, data_home_, links_);
    if (!again) {
        return again.errors().front();
    }
    *this = std::move(again).value();
    return std::nullopt;
}

std::string Folder::path_of(const std::string& file) const {
    return path_ + "/" + file;
}

}  // namespace tenebrae::store
