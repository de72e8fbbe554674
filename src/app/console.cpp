// SPDX-License-Identifier: MIT
#include "app/console.hpp"

#include <cstdio>

namespace tenebrae::app {

namespace {

bool write_to(std::FILE* stream, std::string_view text) {
    return text.empty()
           || (std::fwrite(text.data(), 1, text.size(), stream) == text.size()
               && std::fflush(stream) == 0);
}

}  // namespace

bool write(std::string_view text) {
    return write_to(stdout, text);
}

bool write(table::Output& output) {
    const bool out = write_to(stdout, output.out);
    const bool err = write_to(stderr, output.err);
    output = {};
    return out && err;
}

void complain(const core::Diagnostics& faults) {
    remark(core::render(faults));
}

void remark(std::string_view text) {
    // There is nowhere left to say that standard error cannot be written to.
    static_cast<void>(write_to(stderr, text));
}

}  // namespace tenebrae::app
