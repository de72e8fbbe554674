// SPDX-License-Identifier: MIT
#pragma once

#include "host/record_saver.hpp"

#include <cstddef>
#include <string>

namespace tenebrae::app {

/// Saves the loaded game in one file that the player named, replacing the whole file each time.
class FileSaver final : public host::RecordSaver {
public:
    explicit FileSaver(std::string path) : path_(std::move(path)) {}

    host::SaveResult begin(const host::Match& match) override;
    host::SaveResult save(const host::Match& match) override;
    [[nodiscard]] bool is_complete() const override { return is_complete_; }

private:
    std::string path_;
    std::size_t lines_ = 0;  ///< lines of the record when it was last written
    bool is_complete_ = false;
};

}  // namespace tenebrae::app
