// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tenebrae::fuzz {

/// A file in memory with a path, for code that reads files by path.
class MemoryFile {
public:
    explicit MemoryFile(std::string_view text);
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile(MemoryFile&&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    MemoryFile& operator=(MemoryFile&&) = delete;
    ~MemoryFile();

    [[nodiscard]] std::string path() const;

private:
    int descriptor_;
};

}  // namespace tenebrae::fuzz
