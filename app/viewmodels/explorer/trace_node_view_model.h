// One node of the explorer on a board, with its figures.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/viewmodels/explorer/search_tree.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

class TraceNodeViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(TraceNode)
    QML_UNCREATABLE("Explorer.node")
    /// "After 5…Nxe5".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString placement READ placement NOTIFY changed FINAL)
    Q_PROPERTY(int positionId READ positionId NOTIFY changed FINAL)
    Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY changed FINAL)
    Q_PROPERTY(QString checkSquare READ checkSquare NOTIFY changed FINAL)
    /// From and to of the reply that decided, or empty.
    Q_PROPERTY(QStringList bestArrow READ bestArrow NOTIFY changed FINAL)
    Q_PROPERTY(QStringList legalMoves READ legalMoves NOTIFY changed FINAL)
    /// Side to move, "white" or "black".
    Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY changed FINAL)
    /// Reason of the node's end, in a sentence.
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* facts READ facts CONSTANT FINAL)

  public:
    explicit TraceNodeViewModel(QObject* parent = nullptr) : QObject(parent) {}

    QString title() const { return m_title; }
    QString placement() const;
    int positionId() const { return m_positionId; }
    QStringList lastMove() const { return m_lastMove; }
    QString checkSquare() const;
    QStringList bestArrow() const { return m_bestArrow; }
    QStringList legalMoves() const;
    bool whiteToMove() const { return m_position.sideToMove() == White; }
    QString reason() const { return m_reason; }
    RowsModel* facts() { return &m_facts; }

    const Position& position() const { return m_position; }
    /// The table of a node: its value, window, bound, replies searched and left out, …
    static QList<NamedValue> factsOf(const SearchTree& tree, NodeIndex node);
    void show(const SearchTree& tree, NodeIndex node);
    /// Shows a position without a tree.
    void showPosition(const Position& position, const QString& title, const QStringList& lastMove);

    /// Copies the position as FEN to the clipboard.
    Q_INVOKABLE void copyFen();

  signals:
    void changed();

  private:
    Position m_position = Position::start();
    int m_positionId = 0;
    QString m_title;
    QString m_reason;
    QStringList m_lastMove;
    QStringList m_bestArrow;
    RowsOf<NamedValue> m_facts;
};

}  // namespace plyglass
