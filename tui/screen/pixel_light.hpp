// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/pixel.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tenebrae::tui {

/// A light source on the pixels of a board.
struct PixelSource {
    Point at;  ///< the pixel of its flame
    double peak = kBrightest;  ///< the light there; more than kBrightest widens the brightest part
    double reach = 1;  ///< in pixels, along open ground, more than 0; farther away it adds nothing
    Role glow = Role::Light;  ///< Light: white or warm light, which shows the surfaces themselves
};

/// The light on the square pixels of a board. It falls off with the distance along open ground, so
/// it turns corners, and soaks a little into solid ground. Pixels are counted from the top left.
class PixelLight {
public:
    enum class Matter : std::uint8_t { Void, Open, Solid };

    /// Creates darkness, all of it Void. round: the board wraps around at its edges.
    PixelLight(int width, int height, bool round);

    /// Precondition: inside.
    void set(Point pixel, Matter matter) { matters_[place(pixel)] = matter; }
    /// Adds a light. Precondition: all matters are set, and the source is inside.
    void shine(const PixelSource& source);

    /// Returns a pixel of this surface with the light that falls there, at least `least`, and
    /// changed by `noise`. Precondition: inside.
    [[nodiscard]] Pixel seen(Point pixel, Role surface, double least, double noise) const;

private:
    struct Glow {
        Role role = Role::Dark;
        float light = 0;
    };
    struct Arrival {
        std::size_t place;
        int distance;
    };

    [[nodiscard]] std::size_t place(Point pixel) const {
        return static_cast<std::size_t>(pixel.y) * static_cast<std::size_t>(width_)
               + static_cast<std::size_t>(pixel.x);
    }
    [[nodiscard]] bool move(Point& pixel, Point by) const;
    [[nodiscard]] int way(Point from, Point by, Matter to) const;
    void spread(const Arrival& from, int most);
    void arrive(std::size_t place, int distance);
    void add(std::size_t place, const PixelSource& source, double distance);

    int width_;
    int height_;
    bool round_;
    std::vector<Matter> matters_;
    /// Sums of fourth powers: nearly the brightest light alone, without a seam.
    std::vector<float> lights_;
    std::vector<Glow> glows_;  ///< the strongest coloured light
    // Of the source that shines.
    std::vector<int> distances_;
    std::vector<std::vector<std::size_t>> waiting_;  ///< pixels by distance
};

/// Returns the grain of a pixel, from -1 to 1: the same whenever it is drawn.
double grain(unsigned seed, Point pixel);

}  // namespace tenebrae::tui
