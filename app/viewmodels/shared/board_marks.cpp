#include "app/viewmodels/shared/board_marks.h"

#include <algorithm>
#include <array>

namespace plyglass {

namespace {

/// By MarkColor.
constexpr std::array<const char*, 4> kMarkColors = {"green", "red", "blue", "yellow"};

QString nameOf(Square square) { return QString::fromStdString(squareName(square)); }

Square squareOf(const QString& name) {
    for (int square = 0; square < kSquares; ++square)
        if (name == nameOf(static_cast<Square>(square))) return static_cast<Square>(square);
    return NoSquare;
}

}  // namespace

QStringList markTexts(const std::vector<Mark>& marks) {
    QStringList texts;
    for (const Mark& mark : marks)
        texts += nameOf(mark.from) + u' ' + nameOf(mark.to) + u' ' +
                 QLatin1String(kMarkColors[static_cast<std::size_t>(mark.color)]);
    return texts;
}

std::optional<Mark> markOf(const QString& from, const QString& to, const QString& color) {
    const auto found =
        std::ranges::find_if(kMarkColors, [&](const char* c) { return color == QLatin1String(c); });
    const Mark mark{squareOf(from), squareOf(to), static_cast<MarkColor>(found - kMarkColors.begin())};
    const bool isOne = found != kMarkColors.end() && mark.from != NoSquare && mark.to != NoSquare;
    return isOne ? std::optional(mark) : std::nullopt;
}

}  // namespace plyglass
