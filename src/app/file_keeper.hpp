// SPDX-License-Identifier: MIT
#pragma once

#include "host/record_keeper.hpp"

#include <cstddef>
#include <string>

namespace tenebrae::app {

/// Saves the loaded game in one file that the player named, replacing the whole file each time.
class FileKeeper final : public host::RecordKeeper {
public:
    explicit FileKeeper(std::string path) : path_(std::move(path)) {}

    host::Kept begin(const host::Match& match) override;
    host::Kept keep(const host::Match& match) override;
    [[nodiscard]] bool has_all() const override { return has_all_; }

private:
    std::string path_;
    std::size_t lines_ = 0;  ///< lines of the record when it was last written
    bool has_all_ = false;
};

}  // namespace tenebrae::app
