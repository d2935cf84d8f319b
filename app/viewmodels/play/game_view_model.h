// The game on the Play page: board, players, state and actions. All actions go through the controller.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <array>

#include "app/services/game/autosave.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/two_people.h"
#include "app/viewmodels/play/game_player.h"
#include "app/viewmodels/play/game_status.h"
#include "app/viewmodels/play/game_words.h"
#include "app/viewmodels/play/hint_view_model.h"
#include "app/viewmodels/play/move_list_model.h"
#include "app/viewmodels/play/premove.h"
#include "app/viewmodels/play/shown_evaluation.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/player_names.h"

namespace plyglass {

class GameViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Game)
    QML_UNCREATABLE("App.game")
    // The board
    /// With the moves that may be entered, as premoves too, arrows for the computer's best move and a hint,
    /// and the person's marks.
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY boardChanged FINAL)
    /// Castling moves of the person to move: "O-O", "O-O-O".
    Q_PROPERTY(QStringList castlings READ castlings NOTIFY boardChanged FINAL)
    Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY shownChanged FINAL)
    Q_PROPERTY(QString fen READ fen NOTIFY shownChanged FINAL)
    Q_PROPERTY(bool flipped READ flipped WRITE setFlipped NOTIFY flippedChanged FINAL)
    // The line
    Q_PROPERTY(plyglass::MoveListModel* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(int currentPly READ currentPly NOTIFY shownChanged FINAL)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY shownChanged FINAL)
    Q_PROPERTY(bool atLineEnd READ atLineEnd NOTIFY shownChanged FINAL)
    Q_PROPERTY(bool viewingEarlier READ viewingEarlier NOTIFY shownChanged FINAL)
    /// A game from a file or the clipboard, for viewing only.
    Q_PROPERTY(bool opened READ opened NOTIFY playersChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY playersChanged FINAL)
    /// ECO code and name of the opening up to the shown position; may be empty.
    Q_PROPERTY(QString openingText READ openingText NOTIFY shownChanged FINAL)
    /// The same without the code.
    Q_PROPERTY(QString openingName READ openingName NOTIFY shownChanged FINAL)
    // The players
    Q_PROPERTY(plyglass::GamePlayer white READ white NOTIFY playersChanged FINAL)
    Q_PROPERTY(plyglass::GamePlayer black READ black NOTIFY playersChanged FINAL)
    /// Ratings of an opened game's players, "1502 – 1466"; may be empty.
    Q_PROPERTY(QString ratingsText READ ratingsText NOTIFY playersChanged FINAL)
    Q_PROPERTY(plyglass::HintViewModel* hint READ hint CONSTANT FINAL)
    // The state
    Q_PROPERTY(plyglass::GameStatus status READ status NOTIFY statusChanged FINAL)
    Q_PROPERTY(plyglass::ShownEvaluation evaluation READ evaluation NOTIFY evaluationChanged FINAL)
    Q_PROPERTY(QList<double> evalHistory READ evalHistory NOTIFY evalHistoryChanged FINAL)
    // Messages
    Q_PROPERTY(bool resumeOffered READ resumeOffered NOTIFY resumeChanged FINAL)
    /// "The game that you were annotating is in the library: Anna – Ben", after the window was killed during
    /// annotation; else empty.
    Q_PROPERTY(QString leftOpenText READ leftOpenText NOTIFY resumeChanged FINAL)
    Q_PROPERTY(QString resumeText READ resumeText NOTIFY resumeChanged FINAL)

  public:
    GameViewModel(GameController& controller, Autosave& autosave, QObject* parent = nullptr);

    BoardPosition board() const;
    QStringList castlings() const;
    bool whiteToMove() const;
    QString fen() const;
    bool flipped() const { return m_flipped; }
    void setFlipped(bool flipped);

    MoveListModel* moves() { return &m_moves; }
    int currentPly() const;
    int plyCount() const { return static_cast<int>(m_controller.shownLine().size()); }
    bool atLineEnd() const { return currentPly() == plyCount(); }
    /// Whether the shown position is not the played game's current one; false for a game that is only viewed.
    bool viewingEarlier() const {
        return !m_controller.isOpened() && m_controller.shown() != m_controller.live();
    }
    bool opened() const { return m_controller.isOpened(); }
    QString title() const { return gameTitle(m_controller); }
    QString openingText() const { return plyglass::openingText(m_controller.shown()); }
    QString openingName() const { return plyglass::openingName(m_controller.shown()); }

    GamePlayer white() const { return m_players[White]; }
    GamePlayer black() const { return m_players[Black]; }
    QString ratingsText() const { return plyglass::ratingsText(m_controller.game()); }
    HintViewModel* hint() { return &m_hint; }
    GameStatus status() const { return m_status; }
    ShownEvaluation evaluation() const { return m_evaluation; }
    QList<double> evalHistory() const { return evaluationHistory(m_controller); }

    bool resumeOffered() const { return m_autosave.isOffering(); }
    QString leftOpenText() const { return plyglass::leftOpenText(m_autosave); }
    QString resumeText() const { return unfinishedText(m_autosave); }

    /// Plays a move between squares; castling may be given either way; `promotion` is "q", "r", "b", "n" or
    /// "" (queen). While the opponent is to move it becomes a premove.
    Q_INVOKABLE void playMove(const QString& from, const QString& to, const QString& promotion);
    /// Returns false if there is none.
    Q_INVOKABLE bool cancelPremove() { return m_premove.cancel(); }
    /// Reads SAN or coordinates; returns the error, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// Between two people who know each other's names the other is asked first, as for a draw.
    Q_INVOKABLE void takeBack() { m_people.takeBack(); }
    Q_INVOKABLE void redo() { m_controller.redo(); }
    /// Makes the computer play its best move so far.
    Q_INVOKABLE void moveNow() { m_controller.moveNow(); }
    Q_INVOKABLE void flip() { setFlipped(!m_flipped); }
    Q_INVOKABLE void offerDraw() { m_people.offerDraw(); }
    /// Answers the open question of one person to the other.
    Q_INVOKABLE void answerQuestion(bool yes) { m_people.answer(yes); }
    Q_INVOKABLE void claimDraw() { m_controller.ends().claim(); }
    Q_INVOKABLE void resign() { m_controller.ends().resign(); }
    /// Starts a game with the same players and swapped colours.
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void setPaused(bool paused) { m_controller.setPaused(paused); }

    Q_INVOKABLE void goToStart() { goToPly(0); }
    Q_INVOKABLE void goBack() { goToPly(currentPly() - 1); }
    Q_INVOKABLE void goForward() { goToPly(currentPly() + 1); }
    Q_INVOKABLE void goToEnd() { goToPly(plyCount()); }
    Q_INVOKABLE void goToPly(int ply);
    /// Shows a node by its id in the move list.
    Q_INVOKABLE void goToNode(int id);
    /// Edits of the tree, each of a node by its id in the move list; errors are reported as notices. Deletes
    /// the whole variation of the move.
    Q_INVOKABLE void deleteVariation(int id) { edit(TreeEdit::DeleteVariation, id); }
    /// Deletes the move and all following ones, in the main line too.
    Q_INVOKABLE void deleteFromHere(int id) { edit(TreeEdit::DeleteFrom, id); }
    /// Moves the variation up by one place: before the move that it replaces.
    Q_INVOKABLE void promoteVariation(int id) { edit(TreeEdit::Promote, id); }
    Q_INVOKABLE void makeMainLine(int id) { edit(TreeEdit::MakeMainLine, id); }
    Q_INVOKABLE void undoEdit() { m_controller.undoEdit(); }
    Q_INVOKABLE void redoEdit() { m_controller.redoEdit(); }
    Q_INVOKABLE void undo() { m_people.undo(); }
    Q_INVOKABLE void redoUndone() { m_controller.redoUndone(); }
    Q_INVOKABLE void backToGame() { m_controller.show(m_controller.live()); }

    Q_INVOKABLE void resumeGame() { m_autosave.acceptOffer(); }
    /// Opens the game that was being annotated.
    Q_INVOKABLE void openLeft() { m_autosave.openLeft(); }
    Q_INVOKABLE void dismissLeft() { m_autosave.dismissLeft(); }
    Q_INVOKABLE void declineResume() { m_autosave.declineOffer(); }

    /// Starts a game with these players, the person's side below.
    void startGame(const GameSetup& setup);
    /// Whether a person may enter a move while the computer thinks.
    void setPremovesAllowed(bool allowed) { m_premove.setAllowed(allowed); }

    /// Between two persons the board turns to the side to move after each move.
    void setTurnsBoard(bool turns) { m_turnsBoard = turns; }
    TwoPeople& people() { return m_people; }
    /// Level of the computer in a rematch, if it differs from this game's.
    void setRematchLevel(std::optional<double> level) { m_rematchLevel = level; }

    /// Sounds of a game.
    enum class Sound { Move, Capture, Castling, Check, Promotion, End };
    Q_ENUM(Sound)

  signals:
    /// The game is replaced by another.
    void left();
    /// Another position is shown; the rest of the board follows with the state, which changes next.
    void shownChanged();
    void boardChanged();
    /// Emitted for each move played and at the end, not while a game is viewed.
    void sounded(plyglass::GameViewModel::Sound sound);
    void flippedChanged();
    void playersChanged();
    void statusChanged();
    void evaluationChanged();
    void evalHistoryChanged();
    void notified(const QString& sentence, plyglass::Tone tone);
    void resumeChanged();
    /// Moves, checks and results as text for screen readers.
    void announced(const QString& text);
    void illegalMoveRefused(const QString& reason);

  private:
    void edit(TreeEdit edit, int id);
    const Position& position() const { return m_controller.shown()->position(); }
    void onShownChanged();
    void onStateChanged();
    void onMovePlayed(const GameNode* node);
    void onEnded(const Outcome& outcome);
    void onSetupChanged();
    void onLeaving();
    void updatePlayers();
    void turnBoard();
    void onPeopleChanged();
    void onSearchReported(const SearchInfo& info);
    QStringList legalMoves() const;
    void onJudged(std::uint64_t position);
    void updateEvaluation();
    void updateArrows();

    GameController& m_controller;
    Autosave& m_autosave;
    TwoPeople m_people;
    MoveListModel m_moves;
    Premove m_premove;
    HintViewModel m_hint;
    bool m_endAnnounced = false;
    bool m_newGame = false;  ///< the board must be turned to the person's side
    bool m_flipped = false;
    bool m_turnsBoard = false;
    const GameNode* m_turnedAt = nullptr;  ///< the board was turned to the side to move here
    std::optional<double> m_rematchLevel;
    std::array<GamePlayer, 2> m_players;
    GameStatus m_status;
    ShownEvaluation m_evaluation;
    std::optional<SearchInfo> m_running;  ///< search of the game's position
    BoardArrows m_bestArrow;
};

}  // namespace plyglass
