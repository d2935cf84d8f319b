// Reads the moves once; see legal_targets.h.
#include "ui/board/legal_targets.h"

#include <algorithm>

#include "ui/board/board_geometry.h"

namespace plyglass {

void LegalTargets::setMoves(const QStringList& moves) {
    if (moves == m_moves) return;
    m_moves = moves;
    m_entries.clear();
    for (const QString& move : moves) {
        const QStringView text(move);
        const bool isLongEnough = text.size() == 4 || text.size() == 5;
        const int from = isLongEnough ? squareNamed(text.sliced(0, 2)) : -1;
        const int to = isLongEnough ? squareNamed(text.sliced(2, 2)) : -1;
        if (from < 0 || to < 0) {
            qWarning("The board was given \"%s\" as a legal move; it reads moves like e2e4 or e7e8q.",
                     qPrintable(move));
            continue;
        }
        m_entries.push_back({from, to, text.size() == 5 ? text[4] : QChar()});
    }
    emit movesChanged();
}

QList<int> LegalTargets::from(int square) const {
    QList<int> targets;
    for (const Entry& entry : m_entries) {
        if (entry.from == square) targets.append(entry.to);
    }
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    return targets;
}

bool LegalTargets::contains(int from, int to) const {
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [=](const Entry& entry) { return entry.from == from && entry.to == to; });
}

QStringList LegalTargets::promotions(int from, int to) const {
    QStringList kinds;
    for (const char kind : {'q', 'n', 'r', 'b'}) {
        const bool isThere = std::any_of(m_entries.begin(), m_entries.end(), [=](const Entry& entry) {
            return entry.from == from && entry.to == to && entry.promotion == QLatin1Char(kind);
        });
        if (isThere) kinds.append(QString(QLatin1Char(kind)));
    }
    return kinds;
}

}  // namespace plyglass
