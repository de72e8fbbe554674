// SPDX-License-Identifier: MIT
#include "unit/screen/contrast.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tenebrae::tui::vision {
namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr Matrix kWhole{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868},
     {0.114503, 0.786281, 0.099216},
     {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968},
     {0.280085, 0.672501, 0.047413},
     {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779},
     {-0.078411, 0.930809, 0.147602},
     {0.004733, 0.691367, 0.303900}}};
/// The matrix from linear sRGB to CIE XYZ with white point D65.
constexpr Matrix kToXyz{
    {{0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047},
     {0.2126729, 0.7151522, 0.0721750},
     {0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883}}};

const Matrix& matrix_of(ColorVision sight) {
    switch (sight) {
    case ColorVision::Normal: break;
    case ColorVision::Protanopia: return kProtanopia;
    case ColorVision::Deuteranopia: return kDeuteranopia;
    case ColorVision::Tritanopia: return kTritanopia;
    }
    return kWhole;
}

Vector product(const Matrix& matrix, const Vector& vector) {
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            result[row] += matrix[row][column] * vector[column];
        }
        result[row] = std::clamp(result[row], 0.0, 1.0);
    }
    return result;
}

Vector linear(Rgb color) {
    const auto part = [](std::uint8_t value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return {part(color.red), part(color.green), part(color.blue)};
}

Vector lab(const Vector& color) {
    const auto curve = [](double share) {
        return share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    };
    const Vector xyz = product(kToXyz, color);
    const double x = curve(xyz[0]);
    const double y = curve(xyz[1]);
    const double z = curve(xyz[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

}  // namespace

double luminance(Rgb color) {
    const Vector parts = linear(color);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

double contrast(Rgb left, Rgb right) {
    const auto [dark, bright] = std::minmax({luminance(left), luminance(right)});
    return (bright + 0.05) / (dark + 0.05);
}

double distance(Rgb left, Rgb right, ColorVision sight) {
    const Vector one = lab(product(matrix_of(sight), linear(left)));
    const Vector other = lab(product(matrix_of(sight), linear(right)));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

}  // namespace tenebrae::tui::vision
