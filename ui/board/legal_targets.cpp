#include "ui/board/legal_targets.h"

#include <algorithm>

#include "ui/board/board_geometry.h"

namespace plyglass {

void LegalTargets::setMoves(const QList<QString>& moves) {
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
    findTargets();
    emit movesChanged();
}

void LegalTargets::setOrigin(int square) {
    if (square == m_origin) return;
    m_origin = square;
    findTargets();
}

void LegalTargets::findTargets() {
    m_targets.clear();
    for (const Entry& entry : m_entries) {
        if (entry.from == m_origin) m_targets.append(entry.to);
    }
    std::sort(m_targets.begin(), m_targets.end());
    m_targets.erase(std::unique(m_targets.begin(), m_targets.end()), m_targets.end());
    emit targetsChanged();
}

bool LegalTargets::contains(int from, int to) const {
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [=](const Entry& entry) { return entry.from == from && entry.to == to; });
}

bool LegalTargets::canPromote(int from, int to, const QString& kind) const {
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.from == from && entry.to == to && !entry.promotion.isNull() && kind == entry.promotion;
    });
}

QList<QString> LegalTargets::promotions(int from, int to) const {
    QList<QString> kinds;
    for (const char kind : {'q', 'n', 'r', 'b'}) {
        const QString name{QLatin1Char(kind)};
        if (canPromote(from, to, name)) kinds.append(name);
    }
    return kinds;
}

}  // namespace plyglass
