// Controls the game on the board: all moves enter here, with their consequences (clock, engine, end of the
// game). Independent of QML.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/comment_draft.h"
#include "app/services/game/engine_requests.h"
#include "app/services/game/engine_turn.h"
#include "app/services/game/game_clock.h"
#include "app/services/game/game_ends.h"
#include "app/services/game/game_hints.h"
#include "app/services/game/shown_game.h"
#include "app/services/game/tone.h"
#include "app/services/game_setup.h"
#include "app/services/library/played/own_names.h"
#include "engine/base/random.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Whether computers may move at once or wait for `setWaiting(false)`.
enum class Begin { AtOnce, WhenToldTo };

class GameController : public QObject {
    Q_OBJECT
  public:
    GameController(EngineService& engine, GameClock& clock, const PlayOptions& options,
                   QObject* parent = nullptr);
    ~GameController() override;

    const Game& game() const { return m_shownGame.game(); }
    const GameSetup& setup() const { return m_setup; }
    const GameClock& clock() const { return m_clock; }
    const PlayOptions& options() const { return m_options; }
    /// Judgements of this window.
    const Judgements& judgements() const { return m_judgements; }
    /// Knowledge for the computers' next searches.
    const SearchKnowledge& knowledge() const { return m_knowledge; }
    void setKnowledge(SearchKnowledge knowledge);
    /// The current node of the game.
    const GameNode* live() const { return m_shownGame.live(); }
    /// The node on display: usually the same.
    const GameNode* shown() const { return m_shownGame.shown(); }
    /// The line in the move list, without the root: the main line or the displayed variation.
    const std::vector<const GameNode*>& shownLine() const { return m_shownGame.line(); }
    Outcome outcome() const { return m_ended ? *m_ended : game().outcome(); }
    bool isOver() const { return outcome().isOver(); }
    bool isPaused() const { return m_state == PlayState::Paused || (isOpened() && !isOver()); }
    /// Whether computers wait for `setWaiting(false)`.
    bool isWaiting() const { return m_state == PlayState::Waiting; }
    /// Players of the game; nullptr for a game from elsewhere.
    const GameSetup* players() const {
        return !isOpened() ? &m_setup : m_openedPlayers ? &*m_openedPlayers : nullptr;
    }
    /// Side of the only person; in a game from elsewhere, the side with one of the user's names.
    std::optional<Color> ownSide() const;
    void setOwnNames(const OwnNames& names);
    /// Whether the game is from elsewhere, without a move played here.
    bool isOpened() const { return m_state == PlayState::Viewed; }
    /// Whether a search or random choice is running for the side to move at `live`.
    bool isThinking() const { return m_turn.isThinking(); }
    /// Whether the computer's expected line may be shown: it would help its opponent in a timed game.
    bool showsComputersLine() const {
        return m_linesOnClock || !m_clock.isEnabled() || isOver() || isOpened() || !m_setup.hasPerson();
    }
    bool personToMove() const { return m_setup.isPerson(live()->position().sideToMove()); }
    bool computerToMove() const { return !isOver() && !personToMove(); }
    /// Whether a person may move `color`'s pieces in the shown position, on turn or not.
    bool mayMove(Color color) const;

    bool canTakeBack() const { return takeBackTarget() != nullptr; }
    bool canRedo() const;
    bool canPause() const;
    /// Whether the computer is thinking and can be told to move now.
    bool canMoveNow() const { return m_turn.canMoveNow(); }

    /// Leaves the game for a new one.
    void newGame(const GameSetup& setup, Begin begin = Begin::AtOnce);
    /// Resumes a saved game at its current node.
    void resume(Game game, const GameSetup& setup);
    /// Shows a game from elsewhere at its start; the computer waits until the user moves or resumes.
    void open(Game game);

    /// A person's move in the shown position; before the current position it starts a variation.
    Result<void> play(Move move);
    /// Plays a line from a node of this game and continues there. The line becomes a variation unless it
    /// already exists. Fails without changes if a move is illegal.
    Result<void> playFrom(const GameNode* node, const std::vector<Move>& line);
    /// Adds moves after the shown position as a variation or preview, and shows their end; the game itself
    /// does not move. Fails without changes if a move is illegal.
    Result<void> explore(const std::vector<Move>& line);
    void takeBack();
    void redo();
    /// Shows a node without playing from it; ignores deleted nodes.
    void show(const GameNode* node);

    /// Fails with a reason and without changes; the line being played cannot be deleted.
    Result<void> edit(TreeEdit edit, const GameNode* node);
    /// Replaces the annotations of a move, as an edit.
    Result<void> annotate(const GameNode* node, Remarks remarks);
    /// Adds annotations and lines as one edit.
    Result<void> annotate(const std::vector<Annotation>& annotations);
    /// Replaces tags and result as one edit. Fails if the last position has another result by rule.
    Result<void> setHeader(Tags tags, GameResult result);
    /// The comment being typed. Committed before another move is shown, before deletions, and before the game
    /// is saved or left.
    CommentDraft& commentDraft() { return m_commentDraft; }
    const CommentDraft& commentDraft() const { return m_commentDraft; }
    bool canUndoEdit() const { return m_shownGame.canUndoEdit(); }
    bool canRedoEdit() const { return m_shownGame.canRedoEdit(); }
    /// Shows a restored node.
    void undoEdit();
    void redoEdit();
    /// Undoes the last action: an edit, or otherwise moves that can be taken back.
    void undo();
    bool undoTakesBack() const { return canTakeBack() && !(m_editIsLast && canUndoEdit()); }
    void redoUndone();

    void moveNow() { m_turn.moveNow(); }
    GameHints& hints() { return m_hints; }
    const GameHints& hints() const { return m_hints; }
    /// Resignation, draw offers and claims.
    GameEnds& ends() { return m_ends; }
    const GameEnds& ends() const { return m_ends; }
    /// Ends the game here; no effect if it is over.
    void endGame(const Outcome& outcome);
    void setPaused(bool paused);
    /// Prevents computers from moving, while the user chooses a game to resume.
    void setWaiting(bool waiting);
    void setDrawRule(DrawRule rule);
    /// Time of the computers' next moves; see PlayOptions. Does not affect a running search.
    void setThinkTimes(int minimumMs, int thinkTimeMs) {
        m_options.minimumThinkMs = minimumMs;
        m_options.thinkTimeMs = thinkTimeMs;
    }
    /// From the next search on; see PlayOptions.
    void setHumanPace(bool on) { m_options.humanPace = on; }
    /// Shows lines also during timed games.
    void setLinesOnClock(bool shown) {
        m_linesOnClock = shown;
        emit stateChanged();
    }
    /// Changes the settings of a side at once: a running search restarts on the same clock.
    void setPlayer(Color color, const PlayerSetup& player);
    /// The game with players, clocks and current node in its tags, for the next start. A game from elsewhere
    /// keeps its tags; when it is played on, so do its players.
    const Game& gameForSaving();
    /// As `gameForSaving`, without the current node: for export.
    const Game& gameForSharing();
    /// Stops everything; no more moves are played.
    void shutDown();

  signals:
    /// The game is about to be replaced.
    void leaving();
    /// Tree or players changed: save the game.
    void gameChanged();
    /// Nodes may have been removed; more signals follow.
    void edited();
    void shownChanged();
    /// Thinking, pause, end, offers or available actions changed.
    void stateChanged();
    void movePlayed(const plyglass::GameNode* node);
    void ended(const plyglass::Outcome& outcome);
    void notified(const QString& sentence, plyglass::Tone tone);
    void setupChanged();
    void knowledgeChanged();
    /// A game from elsewhere is played on: the players are now those of the setup.
    void playedOn();

    void searchBegan(const plyglass::SearchContext& context);
    void searchReported(const plyglass::SearchInfo& info);
    void searchEnded(const plyglass::SearchResult& result);
    /// The running search was aborted.
    void searchDropped();
    /// The player to move has new settings and restarts its search.
    void searchRestarted();

  private:
    /// Target of a take-back; nullptr if impossible.
    const GameNode* takeBackTarget() const;
    void replaceGame(Game game, const GameSetup& setup, PlayState state);
    void startPlayingHere();
    void setState(PlayState state);
    void startAnalysis();
    void standAt(const GameNode* node);
    void follow(const GameNode* shown);
    Result<void> afterEdit(const Result<void>& done);
    void afterMove(const GameNode* previous);
    void afterChange();
    /// Starts or stops thinking as needed.
    void updateTurn();
    void updateClock();
    void updateEngine();
    void startThinking();
    void dropQuestions() {
        m_hints.drop();
        m_ends.dropQuestion();
    }
    Result<void> playAtShown(Move move);
    void playFound(const SearchResult& result);
    void playRandom(Move move);
    bool playEngineMove(Move move);

    GameClock& m_clock;
    const Judgements& m_judgements;
    PlayOptions m_options;
    SearchKnowledge m_knowledge;
    Random m_random;
    GameSetup m_setup;
    std::optional<GameSetup> m_openedPlayers;  ///< of an opened game that was played here
    ShownGame m_shownGame;
    std::optional<Outcome> m_ended;             ///< agreement, resignation or time loss here
    DrawRule m_drawRule = DrawRule::Automatic;  ///< for games played here
    PlayState m_state = PlayState::Playing;
    bool m_editIsLast = false;  ///< no move since the last edit
    bool m_linesOnClock = false;
    OwnNames m_ownNames;
    EngineTurn m_turn;
    CommentDraft m_commentDraft{*this};
    GameHints m_hints;
    GameEnds m_ends;
};

}  // namespace plyglass
