// SPDX-License-Identifier: MIT
#include "tui/screen/pixel_light.hpp"

#include "core/random.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace tenebrae::tui {
namespace {

/// The length of a step to the next pixel. With these three lengths distances are round to 2 %
/// (Borgefors, 1986).
constexpr int kStraight = 5;
constexpr int kDiagonal = 7;
constexpr int kKnight = 11;
/// Light that soaks into solid ground gets this much longer a way.
constexpr int kSoaking = 3;
constexpr int kFar = std::numeric_limits<int>::max();

struct Step {
    Point by;
    int length;
};
constexpr std::array<Step, 16> kSteps{{
    {{0, -1}, kStraight},
    {{1, 0}, kStraight},
    {{0, 1}, kStraight},
    {{-1, 0}, kStraight},
    {{1, -1}, kDiagonal},
    {{1, 1}, kDiagonal},
    {{-1, 1}, kDiagonal},
    {{-1, -1}, kDiagonal},
    {{1, -2}, kKnight},
    {{2, -1}, kKnight},
    {{2, 1}, kKnight},
    {{1, 2}, kKnight},
    {{-1, 2}, kKnight},
    {{-2, 1}, kKnight},
    {{-2, -1}, kKnight},
    {{-1, -2}, kKnight},
}};

}  // namespace

PixelLight::PixelLight(int width, int height, bool round)
    : width_(width),
      height_(height),
      round_(round),
      matters_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), Matter::Void),
      lights_(matters_.size()),
      glows_(matters_.size()),
      distances_(matters_.size(), kFar) {}

/// Moves to another pixel; returns false beyond the edge of the board.
bool PixelLight::move(Point& pixel, Point by) const {
    pixel.x += by.x;
    pixel.y += by.y;
    if (round_) {
        pixel.x += pixel.x < 0 ? width_ : pixel.x >= width_ ? -width_ : 0;
        pixel.y += pixel.y < 0 ? height_ : pixel.y >= height_ ? -height_ : 0;
    }
    return pixel.x >= 0 && pixel.x < width_ && pixel.y >= 0 && pixel.y < height_;
}

/// Returns how much longer a step becomes by what is on its way; 0 if light cannot take it.
int PixelLight::way(Point from, Point by, Matter to) const {
    if (to == Matter::Void || (to == Matter::Open && matters_[place(from)] == Matter::Solid)) {
        return 0;
    }
    if (to == Matter::Solid) {
        return kSoaking;
    }
    // No step slips between two walls: a diagonal one needs one of the pixels beside it, a knight's
    // both that it passes.
    const auto is_open = [this, from](Point step) {
        Point beside = from;
        return move(beside, step) && matters_[place(beside)] == Matter::Open;
    };
    const Point ahead{by.x / 2, by.y / 2};
    const int length = std::abs(by.x) + std::abs(by.y);
    const bool is_free =
        length == 1 || (length == 2 && (is_open({by.x, 0}) || is_open({0, by.y})))
        || (length == 3 && is_open(ahead) && is_open({by.x - ahead.x, by.y - ahead.y}));
    return is_free ? 1 : 0;
}

void PixelLight::arrive(std::size_t place, int distance) {
    distances_[place] = distance;
    waiting_[static_cast<std::size_t>(distance)].push_back(place);
}

void PixelLight::spread(const Arrival& from, int most) {
    const int number = static_cast<int>(from.place);
    const Point at{number % width_, number / width_};
    for (const Step& step : kSteps) {
        Point to = at;
        if (from.distance + step.length > most || !move(to, step.by)) {
            continue;
        }
        const std::size_t there = place(to);
        if (from.distance + step.length >= distances_[there]) {
            continue;
        }
        const int distance = from.distance + way(at, step.by, matters_[there]) * step.length;
        if (distance > from.distance && distance <= most && distance < distances_[there]) {
            arrive(there, distance);
        }
    }
}

void PixelLight::add(std::size_t place, const PixelSource& source, double distance) {
    const double light = (source.peak - kUnlit) * (1 - distance / source.reach);
    if (source.glow == Role::Light) {
        const double capped = std::min<double>(light, kBrightest - kUnlit);
        lights_[place] += static_cast<float>(capped * capped * capped * capped);
    } else if (light > glows_[place].light) {
        glows_[place] = {source.glow, static_cast<float>(light)};
    }
}

/// Spreads a light over the pixels in the order of their distance (Dial, 1969).
void PixelLight::shine(const PixelSource& source) {
    assert(source.at.x >= 0 && source.at.x < width_ && source.at.y >= 0 && source.at.y < height_);
    const int most = static_cast<int>(source.reach * kStraight);
    std::ranges::fill(distances_, kFar);
    waiting_.resize(std::max(waiting_.size(), static_cast<std::size_t>(most) + 1));
    arrive(place(source.at), 0);
    for (int distance = 0; distance <= most; ++distance) {
        // Steps are longer than 0, so nothing is added to the list that is read.
        std::vector<std::size_t>& waiting = waiting_[static_cast<std::size_t>(distance)];
        for (const std::size_t at : waiting) {
            if (distances_[at] == distance) {
                add(at, source, static_cast<double>(distance) / kStraight);
                spread({at, distance}, most);
            }
        }
        waiting.clear();
    }
}

Pixel PixelLight::seen(Point pixel, Role surface, double least, double noise) const {
    const std::size_t at = place(pixel);
    const double light = kUnlit + std::sqrt(std::sqrt(static_cast<double>(lights_[at])));
    Pixel seen{surface, fine_light(std::max(light, least) + noise), Role::Dark, 0};
    if (glows_[at].light > 0) {
        seen.glow = glows_[at].role;
        seen.glow_light = fine_light(kUnlit + static_cast<double>(glows_[at].light));
    }
    return seen;
}

double grain(unsigned seed, Point pixel) {
    std::uint64_t word = std::uint64_t{seed} << 32U | static_cast<std::uint64_t>(pixel.y) << 16U
                         | static_cast<std::uint64_t>(pixel.x);
    return static_cast<double>(core::splitmix64(word) % 201) / 100 - 1;
}

}  // namespace tenebrae::tui
