// One node of the explorer on a board, with its figures.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/viewmodels/explorer/search_tree.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

class TraceNodeViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(TraceNode)
    QML_UNCREATABLE("Explorer.node")
    /// "After 5…Nxe5".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// With an arrow for the reply that decided.
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY changed FINAL)
    /// Reason of the node's end, in a sentence.
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* facts READ facts CONSTANT FINAL)

  public:
    explicit TraceNodeViewModel(QObject* parent = nullptr) : QObject(parent) {}

    QString title() const { return m_title; }
    BoardPosition board() const { return m_board; }
    QString reason() const { return m_reason; }
    RowsModel* facts() { return &m_facts; }

    const Position& position() const { return m_position; }
    /// The table of a node: its value, window, bound, replies searched and left out, …
    static QList<NamedValue> factsOf(const SearchTree& tree, NodeIndex node);
    void show(const SearchTree& tree, NodeIndex node);
    /// Shows a position without a tree, with the last move of `board`.
    void showPosition(const Position& position, const QString& title, BoardPosition board);

    /// Copies the position as FEN to the clipboard.
    Q_INVOKABLE void copyFen();

  signals:
    void changed();

  private:
    Position m_position = Position::start();
    BoardPosition m_board;
    QString m_title;
    QString m_reason;
    RowsOf<NamedValue> m_facts;
};

}  // namespace plyglass
