// SPDX-License-Identifier: MIT
#include "fuzz/memory_file.hpp"

#include "fuzz/checks.hpp"

#include <sys/mman.h>

#include <unistd.h>

namespace tenebrae::fuzz {

MemoryFile::MemoryFile(std::string_view text) : descriptor_(::memfd_create("input", MFD_CLOEXEC)) {
    require(descriptor_ >= 0, "a file in memory can be made");
    const ssize_t written = ::write(descriptor_, text.data(), text.size());
    require(written == static_cast<ssize_t>(text.size()), "a file in memory can be written");
}

MemoryFile::~MemoryFile() {
    ::close(descriptor_);
}

std::string MemoryFile::path() const {
    return "/proc/self/fd/" + std::to_string(descriptor_);
}

}  // namespace tenebrae::fuzz
