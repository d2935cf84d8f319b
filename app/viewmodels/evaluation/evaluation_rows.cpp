#include "app/viewmodels/evaluation/evaluation_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

/// Deviation from a piece's usual value, as a share of it, at which the colour reaches its end.
constexpr double kHottestShare = 0.6;
/// Lower bound for the usual value of a piece type.
constexpr double kMinUsualCp = 20;

QString plainPawnsText(int cp) { return decimalText(cp / 100.0, 2); }

QString describe(const PieceValue& value, int cp, double usualCp) {
    const QString where = QString::fromStdString(squareName(value.square));
    const QString piece = pieceWord(typeOf(value.piece));
    const QString what = colorOf(value.piece) == White ? QObject::tr("White %1 on %2").arg(piece, where)
                                                       : QObject::tr("Black %1 on %2").arg(piece, where);
    if (!value.cp) return QObject::tr("%1: cannot be removed, the king would be in check").arg(what);
    return QObject::tr("%1: worth %2 pawns, usually %3")
        .arg(what, plainPawnsText(cp), plainPawnsText(static_cast<int>(std::lround(usualCp))));
}

}  // namespace

QList<EvaluationTermRow> termRows(const std::vector<TermCp>& terms) {
    int most = 1;
    for (const TermCp& term : terms) most = std::max(most, std::abs(term.netCp));
    QList<EvaluationTermRow> rows;
    for (const TermCp& term : terms)
        if (term.firstCp != 0 || term.secondCp != 0 || term.netCp != 0)
            rows.append({term.name, plainPawnsText(term.firstCp), plainPawnsText(term.secondCp),
                         scoreText({.cp = term.netCp}), static_cast<double>(term.netCp) / most});
    return rows;
}

QList<PieceValueRow> pieceValueRows(const EvaluatorChoice& evaluator, const Position& position) {
    const UsualValues usualOf = usualValues(evaluator);
    QList<PieceValueRow> rows;
    for (const PieceValue& value : pieceValues(evaluator, position)) {
        if (typeOf(value.piece) == King) continue;
        const int cp = colorOf(value.piece) == White ? value.cp.value_or(0) : -value.cp.value_or(0);
        const double usual = usualOf.of(typeOf(value.piece), position);
        const double reach = kHottestShare * std::max(std::abs(usual), kMinUsualCp);
        rows.append({fileOf(value.square), rankOf(value.square),
                     value.cp ? decimalText(cp / 100.0, 1) : QStringLiteral("–"),
                     value.cp ? std::clamp((cp - usual) / reach, -1.0, 1.0) : 0, describe(value, cp, usual)});
    }
    return rows;
}

}  // namespace plyglass
