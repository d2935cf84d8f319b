#include "app/viewmodels/line_walk.h"

#include <QCoreApplication>

#include "engine/chess/san.h"

namespace plyglass {

LineWalk::LineWalk(const Position& start, std::vector<Move> line) : m_positions{start} {
    for (const Move move : line) {
        Position next = m_positions.back();
        Undo undo;
        if (move.isNull() && !next.inCheck())
            next.makeNullMove(undo);
        else if (move.isNull() || !next.play(move))
            break;
        m_positions.push_back(next);
        m_line.push_back(move);
    }
}

QString LineWalk::text(int from, int to) const {
    QString text;
    for (int ply = from; ply < std::min(to, length()); ++ply) {
        const Position& before = at(ply);
        const bool isWhite = before.sideToMove() == White;
        if (!text.isEmpty()) text += u' ';
        if (isWhite || ply == from)
            text += QString::number(before.fullmoveNumber()) +
                    (isWhite ? QStringLiteral(".") : QStringLiteral("…"));
        const Move move = m_line[static_cast<std::size_t>(ply)];
        text += move.isNull() ? QCoreApplication::translate("LineWalk", "pass")
                              : QString::fromStdString(toSan(before, move));
    }
    return text;
}

}  // namespace plyglass
