// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

/// How what happened is shown, frame by frame.
namespace tenebrae::tui {

/// What moves after a command is over within this time, however much happened.
inline constexpr int kAnimationMs = 280;
inline constexpr int kMostFrames = 14;

/// How long each of so many frames stands. Precondition: 1 to kMostFrames.
constexpr int frame_ms(int frames) {
    constexpr int kLongest = 90;
    return std::min(kLongest, kAnimationMs / frames);
}

/// Not more than there is time for: what is left out is spread over all of them.
template <typename Frame>
void thin_out(std::vector<Frame>& frames) {
    const std::size_t all = frames.size();
    constexpr auto kMost = static_cast<std::size_t>(kMostFrames);
    if (all <= kMost) {
        return;
    }
    for (std::size_t frame = 0; frame < kMost; ++frame) {
        frames[frame] = frames[frame * all / kMost];
    }
    frames.erase(frames.begin() + kMostFrames, frames.end());
}

}  // namespace tenebrae::tui
