// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

/// Timing of animations.
namespace tenebrae::tui {

/// The longest time of an animation, in milliseconds, however much happened.
inline constexpr int kAnimationMs = 280;
inline constexpr int kMostFrames = 14;

/// Returns the duration of each of these frames in milliseconds. Precondition: 1 to kMostFrames.
constexpr int frame_ms(int frames) {
    constexpr int kLongest = 90;
    return std::min(kLongest, kAnimationMs / frames);
}

/// Limits the frames to kMostFrames; the frames left out are spread evenly.
template <typename Frame>
void limit_frames(std::vector<Frame>& frames) {
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
