#include "app/viewmodels/library/sought_squares.h"

#include <algorithm>

#include "app/services/library/find/game_pattern_text.h"
#include "app/services/translated.h"

namespace plyglass {

namespace {

constexpr int kFiles = 8;

/// The letters of a FEN's first field, "" for an empty square, by square from a1 to h8.
QStringList signsOf(const QString& placement) {
    QStringList signs(kSquares, QString());
    int rank = kFiles;
    for (const QString& pieces : placement.split(u'/')) {
        if (--rank < 0) break;
        int file = 0;
        for (const QChar sign : pieces)
            if (sign.isDigit())
                file += sign.digitValue();
            else if (file < kFiles)
                signs[rank * kFiles + file++] = sign;
    }
    return signs;
}

}  // namespace

void SoughtSquares::setPlacement(const QString& placement) {
    if (placement == m_placement) return;
    m_placement = placement;
    const QStringList pieces = signsOf(placement);
    for (int at = 0; at < kSquares; ++at)
        if (!pieces[at].isEmpty()) m_marks[at].clear();
    emit changed();
}

void SoughtSquares::setTool(const QString& tool) {
    if (tool == m_tool) return;
    m_tool = tool;
    emit toolChanged();
}

QString SoughtSquares::problem() const {
    const auto read = pattern();
    return read ? QString() : translated(read.error());
}

void SoughtSquares::set(int square, const QString& sign) {
    if (square < 0 || square >= kSquares || m_marks[square] == sign) return;
    m_marks[square] = sign;
    emit changed();
}

void SoughtSquares::toggle(int square) { set(square, m_marks.value(square) == m_tool ? QString() : m_tool); }

void SoughtSquares::unmark(int square) { set(square, {}); }

void SoughtSquares::clear() {
    m_marks.fill(QString());
    emit changed();
}

Result<SquarePattern> SoughtSquares::pattern() const {
    const QStringList pieces = signsOf(m_placement);
    QStringList ranks;
    for (int rank = kFiles - 1; rank >= 0; --rank) {
        ranks << QString();
        for (int at = rank * kFiles; at < (rank + 1) * kFiles; ++at) {
            const QString& sign = pieces[at].isEmpty() ? m_marks[at] : pieces[at];
            ranks.last() += sign.isEmpty() ? QStringLiteral("1") : sign;
        }
    }
    return readSquares(ranks.join(u'/').toStdString());
}

}  // namespace plyglass
