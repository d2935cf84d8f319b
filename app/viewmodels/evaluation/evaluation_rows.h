// The lists of the Evaluation page: the terms of a judgement, and what each piece is worth where it stands.
#pragma once

#include <QList>
#include <QObject>

#include "engine/lab/analysis/evaluation_view.h"

namespace plyglass {

struct EvaluationTermRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString firstText MEMBER firstText)
    Q_PROPERTY(QString secondText MEMBER secondText)
    Q_PROPERTY(QString netText MEMBER netText)
    Q_PROPERTY(double netShare MEMBER netShare)

  public:
    QString name{};
    QString firstText{};   ///< what White has, or the term before
    QString secondText{};  ///< what Black has, or the term after
    QString netText{};     ///< the difference, for White
    double netShare = 0;   ///< the same, −1 … 1 of the largest in the list
    friend bool operator==(const EvaluationTermRow&, const EvaluationTermRow&) = default;
};

/// What a row of the terms shows, in centipawns.
struct TermCp {
    QString name;
    int firstCp;
    int secondCp;
    int netCp;
};
/// Terms that are 0 in every column are left out.
QList<EvaluationTermRow> termRows(const std::vector<TermCp>& terms);

struct PieceValueRow {
    Q_GADGET
    Q_PROPERTY(int file MEMBER file)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(double heat MEMBER heat)
    Q_PROPERTY(QString description MEMBER description)

  public:
    int file = 0;           ///< 0 = a
    int rank = 0;           ///< 0 = 1
    QString valueText{};    ///< in pawns, without a sign; "–" if it cannot be told
    double heat = 0;        ///< how much more than usual such a piece is worth: −1 … 1
    QString description{};  ///< "White knight on f3: worth 3.4 pawns"
    friend bool operator==(const PieceValueRow&, const PieceValueRow&) = default;
};

/// What the pieces of a position are worth to an evaluator, beside what it makes of such a piece as a rule.
QList<PieceValueRow> pieceValueRows(const EvaluatorChoice& evaluator, const Position& position);

}  // namespace plyglass
