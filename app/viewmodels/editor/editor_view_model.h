// The position editor: any placement of pieces, side to move, castling and en passant, and a game that starts
// from there. It never changes the game on the other pages.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/editor/setup_history.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// One of the four castling rights.
struct CastlingChoice {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
    Q_PROPERTY(bool possible MEMBER possible CONSTANT FINAL)
    Q_PROPERTY(bool on MEMBER on CONSTANT FINAL)

  public:
    QString name;           ///< "White O-O"
    bool possible = false;  ///< king and rook are on their squares
    bool on = false;

    friend bool operator==(const CastlingChoice&, const CastlingChoice&) = default;
};

class EditorViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Editor)
    QML_UNCREATABLE("App.editor")
    // The board. Pieces are "wK" … "bP", squares "e4".
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY changed FINAL)
    Q_PROPERTY(bool flipped READ flipped WRITE setFlipped NOTIFY flippedChanged FINAL)
    /// Effect of a click on a square: puts this piece, removes the piece ("erase"), or picks up and puts down
    /// ("").
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY toolChanged FINAL)
    // What else belongs to a position
    Q_PROPERTY(bool whiteToMove READ whiteToMove WRITE setWhiteToMove NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* castling READ castling CONSTANT FINAL)
    Q_PROPERTY(bool chess960 READ chess960 WRITE setChess960 NOTIFY changed FINAL)
    /// "–", "d6": none, and the possible en passant squares.
    Q_PROPERTY(QStringList enPassantNames READ enPassantNames NOTIFY changed FINAL)
    Q_PROPERTY(int enPassantIndex READ enPassantIndex WRITE setEnPassantIndex NOTIFY changed FINAL)
    Q_PROPERTY(int halfmoveClock READ halfmoveClock WRITE setHalfmoveClock NOTIFY changed FINAL)
    Q_PROPERTY(int halfmoveClockMax READ halfmoveClockMax CONSTANT FINAL)
    Q_PROPERTY(int moveNumber READ moveNumber WRITE setMoveNumber NOTIFY changed FINAL)
    Q_PROPERTY(int moveNumberMax READ moveNumberMax CONSTANT FINAL)
    // As text
    Q_PROPERTY(QString fen READ fen NOTIFY changed FINAL)
    /// Error in the last text; "" if it was a position.
    Q_PROPERTY(QString fenError READ fenError NOTIFY changed FINAL)
    // Validity
    /// Reason why the position cannot be played, in a sentence; may be "".
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The position is legal, though the game may be over in it.
    Q_PROPERTY(bool legal READ legal NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)

  public:
    explicit EditorViewModel(GameController& controller, QObject* parent = nullptr);

    BoardPosition board() const;
    bool flipped() const { return m_flipped; }
    void setFlipped(bool flipped);
    QString tool() const { return m_tool; }
    void setTool(const QString& tool);
    bool whiteToMove() const { return setup().sideToMove == White; }
    void setWhiteToMove(bool white);
    RowsModel* castling() { return &m_castling; }
    bool chess960() const { return setup().chess960; }
    void setChess960(bool on);
    QStringList enPassantNames() const;
    int enPassantIndex() const;
    void setEnPassantIndex(int index);
    int halfmoveClock() const { return setup().halfmoveClock; }
    void setHalfmoveClock(int plies);
    int halfmoveClockMax() const { return kMaxHalfmoveClock; }
    int moveNumber() const { return setup().fullmoveNumber; }
    void setMoveNumber(int number);
    int moveNumberMax() const { return kMaxFullmoveNumber; }
    QString fen() const { return QString::fromStdString(toFen(setup())); }
    QString fenError() const { return m_fenError; }
    QString problem() const { return m_problem; }
    bool legal() const { return m_position.has_value(); }
    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }

    /// Shows the editor: with the position of the game, unless one is being set up already.
    Q_INVOKABLE void open();
    /// The same with a FEN instead of the game's position.
    Q_INVOKABLE void openWith(const QString& fen);

    /// Applies the tool to a square. The same piece once more is removed.
    Q_INVOKABLE void use(const QString& square);
    Q_INVOKABLE void put(const QString& piece, const QString& square);
    Q_INVOKABLE void move(const QString& from, const QString& to);
    Q_INVOKABLE void erase(const QString& square);
    /// `row` is an index of the castling choices.
    Q_INVOKABLE void setCastling(int row, bool on);

    Q_INVOKABLE void useStartPosition();
    Q_INVOKABLE void clearBoard();
    Q_INVOKABLE void swapColors();
    Q_INVOKABLE void useShownPosition();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    /// Reads a text with a FEN in it as it is typed.
    Q_INVOKABLE void type(const QString& text);
    Q_INVOKABLE void paste();
    Q_INVOKABLE void pasteText(const QString& text);
    Q_INVOKABLE void copyFen();
    Q_INVOKABLE void dismissError();

    /// Requests a new game or an analysis of the position; does nothing while `problem` is not empty.
    Q_INVOKABLE void play();
    Q_INVOKABLE void analyse();
    /// A game has begun: if it is from here, the editor shows the game's position when it opens next.
    void onGameStarted(const Position& start);

  signals:
    void changed();
    void toolChanged();
    void flippedChanged();
    /// Text for screen readers.
    void notified(const QString& text);
    void playRequested(const QString& fen);
    void analysisRequested(const plyglass::Position& position);

  private:
    const PositionSetup& setup() const { return m_history.now(); }
    void take(const PositionSetup& setup, SetupHistory::Step step = SetupHistory::Step::Own);
    void read(const QString& text, SetupHistory::Step step);
    /// Updates everything derived from the setup.
    void judge();

    GameController& m_controller;
    SetupHistory m_history;
    RowsOf<CastlingChoice> m_castling;
    std::vector<Square> m_enPassant;
    std::optional<Position> m_position;
    QString m_problem;
    QString m_fenError;
    QString m_tool;
    bool m_flipped = false;
};

}  // namespace plyglass
