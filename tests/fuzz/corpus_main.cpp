// SPDX-License-Identifier: MIT
// Replaces libFuzzer in builds without it: runs every file of the given directories once.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace {

void take(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    std::fprintf(stderr, "%s\n", path.c_str());
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int count, char** arguments) {
    int taken = 0;
    for (int at = 1; at < count; ++at) {
        for (const auto& entry : std::filesystem::directory_iterator(arguments[at])) {
            take(entry.path());
            ++taken;
        }
    }
    return taken > 0 ? 0 : 1;
}
