// Input weights of a network as maps of the board: how strongly a piece on each square feeds the hidden
// units.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <memory>

#include "engine/eval/network/network.h"

namespace plyglass {

class NeuronMaps : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(NeuronMaps)
    QML_UNCREATABLE("NetworkRun.neurons")
    /// 0 = pawn … 5 = king
    Q_PROPERTY(int piece READ piece WRITE setPiece NOTIFY changed FINAL)
    /// 64 values for each unit, from a8 to h1, −1 … 1; the most influential units for the piece first.
    Q_PROPERTY(QList<qreal> heats READ heats NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Description of the maps.
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)

  public:
    /// Units shown of a larger network.
    static constexpr int kMaxMaps = 64;

    explicit NeuronMaps(QObject* parent = nullptr) : QObject(parent) {}

    int piece() const { return m_piece; }
    void setPiece(int piece);
    QList<qreal> heats() const { return m_heats; }
    int count() const { return static_cast<int>(m_heats.size()) / kSquares; }
    QString caption() const;

    /// Null clears the maps.
    void show(std::shared_ptr<const Network> network);

  signals:
    void changed();

  private:
    void fill();

    std::shared_ptr<const Network> m_network;
    int m_piece = 0;
    QList<qreal> m_heats;
};

}  // namespace plyglass
