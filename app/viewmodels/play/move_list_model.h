// The moves of a game in pairs, with comments and variations in rows of their own. Text is made only for
// visible rows, so that a long game with many variations stays fast.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <memory>
#include <unordered_map>
#include <vector>

#include "app/services/engine/judgements.h"
#include "app/viewmodels/play/move_list_rows.h"
#include "app/viewmodels/shared/move_marks.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

class MoveListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(MoveList)
    QML_UNCREATABLE("Game.moves")
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Whether variations are hidden, including moves taken back.
    Q_PROPERTY(bool lineOnly READ lineOnly WRITE setLineOnly NOTIFY lineOnlyChanged FINAL)

  public:
    enum Role {
        RowKindRole = Qt::UserRole + 1,  ///< a MoveRowKind
        NumberRole,
        WhiteSanRole,
        BlackSanRole,
        WhiteSignsRole,  ///< "!", "?", "±" …
        BlackSignsRole,
        WhiteWordsRole,  ///< the same in words
        BlackWordsRole,
        WhiteEvalRole,
        BlackEvalRole,
        WhiteNodeRole,  ///< for goToNode; −1 for no move
        BlackNodeRole,
        WhiteCurrentRole,
        BlackCurrentRole,
        WhiteBookRole,  ///< the move is in the opening book
        BlackBookRole,
        TextRole,     ///< rich text: moves are links to their node ids; the shown one has class "now"
        DepthRole,    ///< of a variation: 1, nested ones more
        OpensRole,    ///< a variation begins in this row
        CurrentRole,  ///< contains the shown move
        NodeIdRole,   ///< for goToNode: a variation's first move in this row, else −1
    };

    explicit MoveListModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_rows.size()); }
    /// Row of the shown move; −1 at the start.
    int currentRow() const { return m_currentRow; }
    bool lineOnly() const { return m_variations == Variations::Omitted; }
    void setLineOnly(bool lineOnly);

    /// Shows a line without the root; `shown` is the current node of it or of a variation.
    void show(const std::vector<const GameNode*>& line, const GameNode* shown);
    /// The same after an edit, which may have deleted nodes of the previous line.
    void reload(const std::vector<const GameNode*>& line, const GameNode* shown);
    /// Book whose moves are marked; may be null.
    void setBook(std::shared_ptr<const OpeningBook> book);
    void setMarks(MoveMarks marks);
    /// Evaluations of the positions; must outlive the list.
    void setJudgements(const Judgements& judgements);
    /// Rebuilds the rows after a change of variations or evaluations.
    void rebuild();
    /// Forgets all nodes before their game is deleted.
    void forgetNodes();
    /// nullptr for an unknown id.
    const GameNode* nodeOf(int id) const;
    /// Id of the shown move, −1 at the start, and whether it is in a variation.
    Q_INVOKABLE int currentNode() const { return m_shown && m_shown->parent() ? idOf(m_shown) : -1; }
    Q_INVOKABLE bool currentIsInVariation() const;

  signals:
    void currentRowChanged();
    void countChanged();
    void lineOnlyChanged();

  private:
    void setShown(const GameNode* shown);
    void replaceRows(std::vector<MoveListRow> rows);
    void indexNodes();
    QString variationText(const MoveListRow& row) const;
    bool isBookMove(const GameNode& node) const;
    void onJudged(std::uint64_t position);
    const std::vector<int>& nagsOf(const GameNode& node) const;
    QString evalOf(const GameNode& node) const;
    QVariant half(const GameNode* node, Role role) const;
    int idOf(const GameNode* node) const;

    std::vector<const GameNode*> m_line;
    std::vector<MoveListRow> m_rows;
    std::unordered_map<const GameNode*, int> m_rowOf;
    /// Ids are assigned when rows are shown.
    mutable std::unordered_map<const GameNode*, int> m_ids;
    mutable std::vector<const GameNode*> m_nodes;
    const GameNode* m_shown = nullptr;
    Variations m_variations = Variations::Listed;
    std::shared_ptr<const OpeningBook> m_book;
    MoveMarks m_marks;
    const Judgements* m_judgements = nullptr;
    int m_currentRow = -1;
};

}  // namespace plyglass
