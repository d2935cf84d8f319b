#include "app/viewmodels/shared/board_marks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace plyglass {

namespace {

/// Names and PGN letters by MarkColor.
constexpr std::array<std::pair<const char*, char>, 4> kMarkColors = {
    {{"green", 'G'}, {"red", 'R'}, {"blue", 'B'}, {"yellow", 'Y'}}};

QString nameOf(Square square) { return QString::fromStdString(squareName(square)); }

}  // namespace

QStringList markTexts(const std::vector<Mark>& marks) {
    QStringList texts;
    for (const Mark& mark : marks)
        texts += nameOf(mark.from) + u' ' + nameOf(mark.to) + u' ' +
                 QLatin1String(kMarkColors[static_cast<std::size_t>(mark.color)].first);
    return texts;
}

std::optional<Mark> markOf(const QString& from, const QString& to, const QString& color) {
    const auto* const known = std::ranges::find_if(
        kMarkColors, [&](const auto& each) { return color == QLatin1String(each.first); });
    if (known == kMarkColors.end()) return std::nullopt;
    const QString text = QLatin1Char(known->second) + from + (from == to ? QString() : to);
    return markFromText(text.toStdString());
}

}  // namespace plyglass
