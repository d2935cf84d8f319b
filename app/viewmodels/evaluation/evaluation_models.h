// The lists of the Evaluation page: the terms of a judgement, and what each piece is worth where it stands.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

#include "engine/lab/analysis/evaluation_view.h"

namespace plyglass {

class EvaluationTermModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(EvaluationTerm)
    QML_UNCREATABLE("Evaluation.terms")

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        FirstTextRole,   ///< what White has, or the term before
        SecondTextRole,  ///< what Black has, or the term after
        NetTextRole,     ///< the difference, for White
        NetShareRole     ///< the same, −1 … 1 of the largest in the list
    };
    /// What a row shows, in centipawns.
    struct Row {
        QString name;
        int firstCp;
        int secondCp;
        int netCp;
    };

    explicit EvaluationTermModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Terms that are 0 in every column are left out.
    void show(std::vector<Row> rows);

  private:
    std::vector<Row> m_rows;
    int m_most = 1;
};

class PieceValueModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(PieceValue)
    QML_UNCREATABLE("Evaluation.pieceValues")

  public:
    enum Role {
        FileRole = Qt::UserRole + 1,  ///< 0 = a
        RankRole,                     ///< 0 = 1
        ValueTextRole,                ///< in pawns, without a sign; "–" if it cannot be told
        HeatRole,                     ///< how much more than usual such a piece is worth: −1 … 1
        DescriptionRole               ///< "White knight on f3: worth 3.4 pawns"
    };

    explicit PieceValueModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// What the pieces of a position are worth, beside what the same evaluator makes of such a piece as a
    /// rule.
    void show(std::vector<PieceValue> values, const Position& position, const UsualValues& usual);

  private:
    /// To its owner, in centipawns.
    static int valueCp(const PieceValue& value);
    double heatOf(const PieceValue& value) const;
    QString describe(const PieceValue& value) const;

    std::vector<PieceValue> m_values;
    Position m_position = Position::start();
    UsualValues m_usual;
};

}  // namespace plyglass
