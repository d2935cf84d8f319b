// The lists of the Evaluation page: the terms of an evaluation, and the value of each piece on its square.
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
    QString firstText{};   ///< White's value, or the term before the move
    QString secondText{};  ///< Black's value, or the term after the move
    QString netText{};     ///< difference, from White's view
    double netShare = 0;   ///< the same as a share of the largest in the list: −1 … 1
    friend bool operator==(const EvaluationTermRow&, const EvaluationTermRow&) = default;
};

/// Values of a row of terms, in centipawns.
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
    QString valueText{};    ///< in pawns, unsigned; "–" if unknown
    double heat = 0;        ///< deviation from the usual value of such a piece: −1 … 1
    QString description{};  ///< "White knight on f3: worth 3.4 pawns"
    friend bool operator==(const PieceValueRow&, const PieceValueRow&) = default;
};

/// Values of a position's pieces for an evaluator, compared with its usual values.
QList<PieceValueRow> pieceValueRows(const EvaluatorChoice& evaluator, const Position& position);

}  // namespace plyglass
