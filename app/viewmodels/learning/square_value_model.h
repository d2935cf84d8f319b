// Piece-square values of a network: six maps, one for each piece.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QList>

#include "engine/learning/training/piece_square_values.h"

namespace plyglass {

class SquareValueModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(SquareValue)
    QML_UNCREATABLE("NetworkRun.squareValues")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// End of the colour scale, in centipawns.
    Q_PROPERTY(int reachCp READ reachCp NOTIFY changed FINAL)

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        PieceRole,     ///< "P", as the pieces' pictures are named
        MeanTextRole,  ///< average value of the piece, in pawns; "" for the king
        HeatsRole,     ///< −1 … 1 for each square from a8 to h1; 2 if unknown
        CpTextsRole,   ///< the same in centipawns; "" if unknown
        SummaryRole    ///< best and worst square, in words
    };

    explicit SquareValueModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return rowCount(); }
    int reachCp() const { return m_reachCp; }

    void show(const PieceSquareValues& values);
    void clear();

  signals:
    void changed();

  private:
    QList<double> heatsOf(std::size_t type) const;
    QStringList textsOf(std::size_t type) const;
    QString summaryOf(std::size_t type) const;

    PieceSquareValues m_values;
    bool m_isEmpty = true;
    int m_reachCp = 1;
};

}  // namespace plyglass
