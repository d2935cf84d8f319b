// Preview of the chosen game: its position after some move, its facts, its moves.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <memory>

#include "app/services/library/game_library.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

class LibraryPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Library.preview")
    Q_PROPERTY(bool shown READ isShown NOTIFY gameChanged FINAL)
    /// "Anderssen – Kieseritzky".
    Q_PROPERTY(QString title READ title NOTIFY gameChanged FINAL)
    /// "London, 21 Jun 1851".
    Q_PROPERTY(QString detail READ detail NOTIFY gameChanged FINAL)
    /// State and time of a deleted or replaced game; else empty.
    Q_PROPERTY(QString leftText READ leftText NOTIFY gameChanged FINAL)
    /// Place where reading a damaged game ended; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY gameChanged FINAL)
    /// A game played here that can be resumed.
    Q_PROPERTY(bool unfinished READ isUnfinished NOTIFY gameChanged FINAL)
    Q_PROPERTY(plyglass::RowsModel* facts READ facts CONSTANT FINAL)
    Q_PROPERTY(int length READ length NOTIFY gameChanged FINAL)
    /// Plies played on the board: 0 … length.
    Q_PROPERTY(int ply READ ply WRITE setPly NOTIFY plyChanged FINAL)
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY plyChanged FINAL)
    /// "17.Rd8#"; empty at the start.
    Q_PROPERTY(QString moveText READ moveText NOTIFY plyChanged FINAL)
    /// Clock after that move: "4:38"; empty if unknown.
    Q_PROPERTY(QString clockText READ clockText NOTIFY plyChanged FINAL)
    /// The moves up to the one on the board, and those that follow.
    Q_PROPERTY(QString playedText READ playedText NOTIFY plyChanged FINAL)
    Q_PROPERTY(QString aheadText READ aheadText NOTIFY plyChanged FINAL)
    /// Comments of the move on the board, or of the game at its start.
    Q_PROPERTY(QString comment READ comment NOTIFY plyChanged FINAL)

  public:
    explicit LibraryPreview(QObject* parent = nullptr) : QObject(parent) {}

    /// Shows the line with the search hit, at the hit; without one the end of the main line. Clears without a
    /// game.
    void show(const ReadGame& read);

    bool isShown() const { return m_read.game != nullptr; }
    QString title() const;
    QString detail() const;
    QString leftText() const;
    QString problem() const { return m_read.problem; }
    bool isUnfinished() const;
    RowsModel* facts() { return &m_facts; }
    int length() const { return m_walk.length(); }
    int ply() const { return m_ply; }
    void setPly(int ply);
    BoardPosition board() const { return boardOf(m_walk, m_ply); }
    QString moveText() const { return m_ply == 0 ? QString() : walkText(m_walk, m_ply - 1, m_ply); }
    QString playedText() const { return walkText(m_walk, 0, m_ply); }
    QString comment() const;
    QString clockText() const;
    QString aheadText() const { return walkText(m_walk, m_ply, length()); }

  signals:
    void gameChanged();
    void plyChanged();

  private:
    QString tag(const char* name) const;
    const Game& game() const { return *m_read.game; }
    QList<NamedValue> factsOfGame() const;

    ReadGame m_read;
    std::vector<const GameNode*> m_nodes;  ///< after each move of the shown line
    LineWalk m_walk;
    int m_ply = 0;
    RowsOf<NamedValue> m_facts;
};

}  // namespace plyglass
