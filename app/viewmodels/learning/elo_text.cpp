#include "app/viewmodels/learning/elo_text.h"

#include <QObject>
#include <cmath>

#include "app/viewmodels/shared/number_text.h"
#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

QString eloText(const EloEstimate& elo) {
    if (!elo.isKnown) return {};
    if (!std::isfinite(elo.elo)) return elo.elo > 0 ? QObject::tr("all won") : QObject::tr("all lost");
    const auto whole = std::lround(elo.elo);
    if (whole == 0) return QStringLiteral("0");
    return (whole < 0 ? QChar(0x2212) : QChar(u'+')) +
           groupedText(static_cast<std::uint64_t>(std::abs(whole)));
}

QString marginText(const EloEstimate& elo) {
    const double margin = (elo.high - elo.low) / 2;
    if (!elo.isKnown || !std::isfinite(margin)) return {};
    return QStringLiteral("± %1").arg(std::lround(margin));
}

QString toneOf(const EloEstimate& elo) {
    if (!elo.isKnown) return QStringLiteral("neutral");
    return elo.low > 0    ? QStringLiteral("good")
           : elo.high < 0 ? QStringLiteral("bad")
                          : QStringLiteral("neutral");
}

QString conditionsText(const QString& games, std::uint64_t nodes) {
    return QObject::tr("%1 games at %2 nodes, %3 random plies")
        .arg(games, groupedText(nodes))
        .arg(kOpeningPlies);
}

}  // namespace plyglass
