// The openings of the listed games: a board with a line, the moves played in its position, and their results.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <memory>

#include "app/services/game/tone.h"
#include "app/services/knowledge/book_keeper.h"
#include "app/services/library/game_library.h"
#include "app/viewmodels/library/opening_rows.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class OpeningTreeViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(OpeningTree)
    QML_UNCREATABLE("Library.tree")
    /// Whether the view is visible; nothing is counted before.
    Q_PROPERTY(bool visible READ isVisible WRITE setVisible NOTIFY visibleChanged FINAL)
    Q_PROPERTY(plyglass::RowsModel* moves READ moves CONSTANT FINAL)
    /// One row for all games of the position; empty if there are none.
    Q_PROPERTY(plyglass::RowsModel* total READ total CONSTANT FINAL)
    /// The chosen row; −1 if there is none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged FINAL)
    /// The chosen move: "e2e4"; or "".
    Q_PROPERTY(QString currentMove READ currentMove NOTIFY currentChanged FINAL)
    /// Whether the rows are those of the position on the board.
    Q_PROPERTY(bool ready READ isReady NOTIFY countedChanged FINAL)
    /// Reason why there are no rows; may be "".
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY countedChanged FINAL)
    /// "In 120 games of the search".
    Q_PROPERTY(QString scopeText READ scopeText NOTIFY countedChanged FINAL)

    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY positionChanged FINAL)
    /// "C50 Italian Game", by the last named position of the line; may be "".
    Q_PROPERTY(QString openingText READ openingText NOTIFY positionChanged FINAL)
    /// The line, "1.e4", "e5", … , including moves taken back; and the number of moves played.
    Q_PROPERTY(QStringList line READ line NOTIFY positionChanged FINAL)
    Q_PROPERTY(int ply READ ply WRITE setPly NOTIFY positionChanged FINAL)

  public:
    /// The library outlives the view model.
    explicit OpeningTreeViewModel(GameLibrary& library, QObject* parent = nullptr);

    /// Sets the games of a finished search, and whether a condition narrows it.
    void setGames(GameIds games, bool isNarrowed);

    bool isVisible() const { return m_isVisible; }
    void setVisible(bool visible);
    RowsModel* moves() { return &m_moves; }
    RowsModel* total() { return &m_total; }
    int current() const { return m_current; }
    void setCurrent(int row);
    QString currentMove() const;
    bool isReady() const { return m_isReady; }
    QString emptyText() const;
    QString scopeText() const;
    BoardPosition board() const;
    QString openingText() const;
    QStringList line() const;
    int ply() const { return m_ply; }
    void setPly(int ply);
    const Position& position() const { return m_walk.at(m_ply); }
    /// "1.e4 e5 2.Nf3"; empty at the start.
    QString lineText() const { return walkText(m_walk, 0, m_ply); }

    /// Plays a legal move on the board; the promotion is "", "q", "r", "b" or "n".
    Q_INVOKABLE void playOnBoard(const QString& from, const QString& to, const QString& promotion);
    /// Reads SAN or coordinates; returns the error, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// Plays the move of a row.
    Q_INVOKABLE void play(int row);
    /// Lists the games of the position: `gamesRequested` follows.
    Q_INVOKABLE void showGames() { emit gamesRequested(); }
    /// Adds the games of the search to the computer's opening book.
    Q_INVOKABLE void addToBook() { giveToBook(BookUse::Add); }
    /// Replaces the book by these games.
    Q_INVOKABLE void makeBook() { giveToBook(BookUse::Replace); }

    /// Limit of games for a book.
    static constexpr std::size_t kMaxBookGames = 100'000;

  signals:
    void visibleChanged();
    void currentChanged();
    void countedChanged();
    void positionChanged();
    void gamesRequested();
    void bookRequested(const plyglass::GameIds& games, plyglass::BookUse use, const QString& name);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    void playMove(Move move);
    void goTo(int ply);
    /// Whether the rows belong to the position; they may belong to other games.
    bool areRowsOfPosition() const { return m_countedId == m_positionId; }
    void ask();
    void onRead(const OpeningTree& tree);
    void giveToBook(BookUse use);

    GameLibrary& m_library;
    GameIds m_games;  ///< null until the first search has ended
    bool m_isNarrowed = false;
    bool m_isVisible = false;
    bool m_isStale = true;  ///< count when the view is visible
    bool m_isReady = false;
    int m_countedId = -1;  ///< position of the rows
    LineWalk m_walk;
    int m_ply = 0;
    int m_positionId = 0;
    int m_current = -1;
    RowsOf<OpeningRow> m_moves;
    RowsOf<OpeningRow> m_total;
};

}  // namespace plyglass
