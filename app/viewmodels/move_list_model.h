// The moves of the shown line in pairs, with variations and comments as rows of their own beneath them.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <unordered_map>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

class MoveListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(MoveList)
    QML_UNCREATABLE("Game.moves")
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

  public:
    enum Role {
        RowKindRole = Qt::UserRole + 1,  ///< "moves", "variation", "comment"
        NumberRole,
        WhiteSanRole,
        BlackSanRole,
        WhitePlyRole,  ///< −1 if there is none
        BlackPlyRole,
        WhiteEvalRole,
        BlackEvalRole,
        WhiteCurrentRole,
        BlackCurrentRole,
        TextRole,
        NodeIdRole,  ///< for goToNode: a variation's first move
    };

    explicit MoveListModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_rows.size()); }
    /// The row of the shown move; −1 at the start.
    int currentRow() const { return m_currentRow; }

    /// Shows a line (without the root) of which `shown` is the node being looked at.
    void show(const std::vector<const GameNode*>& line, const GameNode* shown);
    /// The nodes shown before belong to a game that is no more.
    void forgetNodes();
    /// nullptr if no such id was given out.
    const GameNode* nodeOf(int id) const;

  signals:
    void currentRowChanged();
    void countChanged();

  private:
    struct Half {
        QString san;
        int ply = -1;
        QString eval;
        bool current = false;
        bool operator==(const Half&) const = default;
    };
    struct Row {
        QString kind;
        int number = 0;
        Half white;
        Half black;
        QString text;
        int nodeId = -1;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rowsFor(const std::vector<const GameNode*>& line, const GameNode* shown);
    void addRemarks(std::vector<Row>& rows, const GameNode* node);
    void replaceRows(std::vector<Row> rows);
    int idOf(const GameNode* node);

    std::vector<Row> m_rows;
    std::unordered_map<const GameNode*, int> m_ids;
    std::vector<const GameNode*> m_nodes;
    int m_currentRow = -1;
};

}  // namespace plyglass
