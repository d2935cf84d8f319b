// The opening book for the shown position: its moves with weights, results and evaluations. Moves are added,
// weighed and removed here.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

#include "app/services/game/game_controller.h"
#include "app/services/knowledge/book_keeper.h"
#include "app/services/knowledge/move_opinions.h"
#include "app/services/knowledge/own_games.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// A move of the book, or one that was played in the person's own games.
struct BookRow {
    Q_GADGET
    Q_PROPERTY(QString san MEMBER san CONSTANT FINAL)
    Q_PROPERTY(QString move MEMBER move CONSTANT FINAL)
    Q_PROPERTY(bool inBook MEMBER inBook CONSTANT FINAL)
    Q_PROPERTY(int weight MEMBER weight CONSTANT FINAL)
    Q_PROPERTY(QString shareText MEMBER shareText CONSTANT FINAL)
    Q_PROPERTY(QString evaluationText MEMBER evaluationText CONSTANT FINAL)
    Q_PROPERTY(QString resultText MEMBER resultText CONSTANT FINAL)
    Q_PROPERTY(QString ownText MEMBER ownText CONSTANT FINAL)

  public:
    QString san;             ///< "Nf3"
    QString move;            ///< "g1f3"
    bool inBook = true;      ///< false: only played in own games
    int weight = 0;          ///< 0 … 65535
    QString shareText;       ///< how often the computer plays it: "42 %"
    QString evaluationText;  ///< from White's view, from the book or searched now; "" if none
    QString resultText;      ///< "54 % of 120": points of the side to move in the games of the book
    QString ownText;         ///< the same for the person's own games

    friend bool operator==(const BookRow&, const BookRow&) = default;
};

/// All references outlive the view model.
struct BookParts {
    GameController& controller;
    BookKeeper& keeper;
    OwnGames& games;
    EngineService& engine;
};

class BookViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Book)
    QML_UNCREATABLE("App.book")
    Q_PROPERTY(plyglass::RowsModel* moves READ moves CONSTANT FINAL)
    /// Whether the moves are on screen; only then the engine evaluates them.
    Q_PROPERTY(bool visible READ visible WRITE setVisible NOTIFY changed FINAL)
    /// "Plyglass' own book", "gm2001.bin", with what was changed.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY changed FINAL)
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY changed FINAL)
    Q_PROPERTY(bool builtIn READ builtIn NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// The move that led to the shown position, if the book does not know it: "12.Nf3"; else "".
    Q_PROPERTY(QString missingMove READ missingMove NOTIFY changed FINAL)

  public:
    explicit BookViewModel(const BookParts& parts, QObject* parent = nullptr);

    RowsModel* moves() { return &m_moves; }
    bool visible() const { return m_visible; }
    void setVisible(bool visible);
    /// Pauses the evaluations while something else needs the whole machine.
    void setSuspended(bool suspended);
    QString name() const;
    QString sizeText() const;
    QString emptyText() const;
    bool builtIn() const { return m_keeper.isBuiltIn(); }
    bool busy() const { return m_keeper.isBusy(); }
    bool canUndo() const { return m_keeper.canUndo(); }
    QString missingMove() const;

    /// Sets the weight of a move such as "g1f3" in the shown position.
    Q_INVOKABLE void setWeight(const QString& move, int weight);
    Q_INVOKABLE void remove(const QString& move);
    /// Adds a move in SAN or coordinates; returns the error, "" if it was added.
    Q_INVOKABLE QString add(const QString& move);
    /// The move that led to the shown position.
    Q_INVOKABLE void addMissing();
    /// Shows the position after a move, which becomes a variation of the game.
    Q_INVOKABLE void explore(const QString& move);
    Q_INVOKABLE void open(const QUrl& file);
    /// Adds games from PGN files with their variations, or texts in algebraic notation, by file name.
    Q_INVOKABLE void addFiles(const QList<QUrl>& files);
    Q_INVOKABLE void saveAs(const QUrl& file);
    Q_INVOKABLE void useBuiltIn() { m_keeper.useBuiltIn(); }
    Q_INVOKABLE void undo() { m_keeper.undo(); }

  signals:
    void changed();
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    const Position& position() const { return m_controller.shown()->position(); }
    void update();
    /// Rebuilds the rows.
    void showRows();
    /// Evaluates the moves that have no evaluation, while they are on screen.
    void judgeMoves();
    void addMove(const Position& position, Move move);
    BookRow rowOf(const BookMove& move, int totalWeight) const;

    GameController& m_controller;
    BookKeeper& m_keeper;
    OwnGames& m_games;
    MoveOpinions m_opinions;
    bool m_visible = false;
    bool m_suspended = false;
    RowsOf<BookRow> m_moves;
};

}  // namespace plyglass
