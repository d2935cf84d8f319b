// The conductor of the game on the board: one way in for a move, whoever makes it, and one way out for its
// consequences (clock, engine, end of the game). Knows nothing of QML.
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
#include "app/services/game/game_setup.h"
#include "app/services/game/shown_game.h"
#include "app/services/game/tone.h"
#include "app/services/library/own_names.h"
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
    /// What this window knows of positions.
    const Judgements& judgements() const { return m_judgements; }
    /// What computers may know from their next thought on.
    const SearchKnowledge& knowledge() const { return m_knowledge; }
    void setKnowledge(SearchKnowledge knowledge);
    /// The node the game stands at.
    const GameNode* live() const { return m_shownGame.live(); }
    /// The node being looked at: mostly the same.
    const GameNode* shown() const { return m_shownGame.shown(); }
    /// The line in the move list, without the root: that of the game, or the variation being looked at.
    const std::vector<const GameNode*>& shownLine() const { return m_shownGame.line(); }
    Outcome outcome() const { return m_ended ? *m_ended : game().outcome(); }
    bool isOver() const { return outcome().isOver(); }
    bool isPaused() const { return m_paused; }
    /// Computers wait for `setWaiting(false)`.
    bool isWaiting() const { return m_waiting; }
    /// Who plays the game on the board, or played it; nullptr in a game of others.
    const GameSetup* players() const {
        return !isOpened() ? &m_setup : m_openedPlayers ? &*m_openedPlayers : nullptr;
    }
    /// The only person among them; in a game of others the side that has one of the own names.
    std::optional<Color> ownSide() const;
    void setOwnNames(const OwnNames& names);
    /// From elsewhere, and nobody has moved in it yet.
    bool isOpened() const { return m_origin == Origin::Elsewhere; }
    /// The search or random choice for the side to move at `live` runs.
    bool isThinking() const { return m_turn.isThinking(); }
    /// Whether what the computer expects may be shown: it would help the person in a game on the clock.
    bool showsComputersLine() const {
        return m_linesOnClock || !m_clock.isEnabled() || isOver() || isOpened() || !m_setup.hasPerson();
    }
    bool personToMove() const { return m_setup.isPerson(live()->position().sideToMove()); }
    bool computerToMove() const { return !isOver() && !personToMove(); }
    /// Whether a person may move `color`'s pieces at the shown position, its turn or not.
    bool mayMove(Color color) const;

    bool canTakeBack() const { return takeBackTarget() != nullptr; }
    bool canRedo() const;
    bool canPause() const;
    /// The computer thinks about its move and can be told to play what it has found.
    bool canMoveNow() const { return m_turn.canMoveNow(); }

    /// Leaves the game for a new one.
    void newGame(const GameSetup& setup, Begin begin = Begin::AtOnce);
    /// Resumes a game saved earlier, at its current node.
    void resume(Game game, const GameSetup& setup);
    /// Shows a game from elsewhere at its start; the computer waits until a person has moved or ended the
    /// pause.
    void open(Game game);

    /// A person's move at the shown position; before the game's own position it starts a variation.
    Result<void> play(Move move);
    /// Goes to where a line leads from a node of this game and goes on with the game there. The line becomes
    /// a variation unless it is in the game already. Fails, and
    /// stands where it stood, if a move is illegal.
    Result<void> playFrom(const GameNode* node, const std::vector<Move>& line);
    /// Adds moves that follow the shown position as a variation, or as what might come next, and looks at
    /// their end: the game itself stands where it stood. Fails, and changes nothing, if a move is illegal.
    Result<void> explore(const std::vector<Move>& line);
    void takeBack();
    void redo();
    /// Looks at a node of the game without playing from it; one that was deleted is not shown.
    void show(const GameNode* node);

    /// Fails with a reason, and changes nothing then; the line in which a game is being played is not
    /// deleted.
    Result<void> edit(TreeEdit edit, const GameNode* node);
    /// Replaces what is said about a move; an edit like the others.
    Result<void> annotate(const GameNode* node, Remarks remarks);
    /// Many of them and their lines, as one edit.
    Result<void> annotate(const std::vector<Annotation>& annotations);
    /// Replaces the tags and the result, as one edit. Fails if the last position says another result.
    Result<void> setHeader(Tags tags, GameResult result);
    /// The comment that is being typed. It is kept before another move is looked at, before moves are
    /// deleted, and before the game is saved or left.
    CommentDraft& commentDraft() { return m_commentDraft; }
    const CommentDraft& commentDraft() const { return m_commentDraft; }
    bool canUndoEdit() const { return m_shownGame.canUndoEdit(); }
    bool canRedoEdit() const { return m_shownGame.canRedoEdit(); }
    /// What was deleted and is there again is shown.
    void undoEdit();
    void redoEdit();
    /// Whatever was done last: an edit, or else moves that can be taken back.
    void undo();
    void redoUndone();

    void moveNow() { m_turn.moveNow(); }
    GameHints& hints() { return m_hints; }
    const GameHints& hints() const { return m_hints; }
    /// Resigning, and draws that are offered or claimed.
    GameEnds& ends() { return m_ends; }
    const GameEnds& ends() const { return m_ends; }
    /// Ends the game here; nothing if it is over.
    void endGame(const Outcome& outcome);
    void setPaused(bool paused);
    /// Keeps computers from moving, while a person is asked which game to go on with.
    void setWaiting(bool waiting);
    void setDrawRule(DrawRule rule);
    /// How long computers take for their next moves; see PlayOptions. A thought that runs keeps its times.
    void setThinkTimes(int minimumMs, int thinkTimeMs) {
        m_options.minimumThinkMs = minimumMs;
        m_options.thinkTimeMs = thinkTimeMs;
    }
    /// From the next thought on; see PlayOptions.
    void setHumanPace(bool on) { m_options.humanPace = on; }
    /// Lines may be seen while a clock runs as well.
    void setLinesOnClock(bool shown) {
        m_linesOnClock = shown;
        emit stateChanged();
    }
    /// New settings for one side, at once: a running thought begins again on the same clock.
    void setPlayer(Color color, const PlayerSetup& player);
    /// The game with players, clocks and place in its tags: as the next start needs it. One that is only
    /// looked at has the tags it came with, and players it came with are kept when it is played on.
    const Game& gameForSaving();
    /// The same without the place: for people and other programs.
    const Game& gameForSharing();
    /// Stops everything; no more moves will be played.
    void shutDown();

  signals:
    /// The game is about to be replaced by another one.
    void leaving();
    /// The tree or the players have changed: save it.
    void gameChanged();
    /// Nodes may be there no more; the others follow.
    void edited();
    void shownChanged();
    /// Thinking, pause, end, offers, what can be done.
    void stateChanged();
    void movePlayed(const plyglass::GameNode* node);
    void ended(const plyglass::Outcome& outcome);
    void said(const QString& sentence, plyglass::Tone tone);
    void setupChanged();
    void knowledgeChanged();
    /// A game from elsewhere is being played on: its players are those of the setup now.
    void playedOn();

    void searchBegan(const plyglass::SearchContext& context);
    void searchReported(const plyglass::SearchInfo& info);
    void searchEnded(const plyglass::SearchResult& result);
    /// The running search will not be finished.
    void searchDropped();
    /// The player to move has new settings and thinks again about the same position.
    void searchRestarted();

  private:
    /// Where taking back leads; nullptr if nowhere.
    const GameNode* takeBackTarget() const;
    void replaceGame(Game game, const GameSetup& setup, Origin origin = Origin::PlayedHere);
    void startPlayingHere();
    void setOrigin(Origin origin);
    void startAnalysis();
    void standAt(const GameNode* node);
    void follow(const GameNode* shown);
    Result<void> afterEdit(const Result<void>& done);
    void afterMove(const GameNode* previous);
    void afterChange();
    /// Somebody may begin or stop to think.
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
    std::optional<GameSetup> m_openedPlayers;  ///< of a game that was played here and is opened
    ShownGame m_shownGame;
    std::optional<Outcome> m_ended;             ///< agreed, resigned or lost on time here
    DrawRule m_drawRule = DrawRule::Automatic;  ///< of games that are played here
    bool m_paused = false;
    Origin m_origin = Origin::PlayedHere;
    bool m_waiting = false;
    bool m_editIsLast = false;  ///< nothing was played since the last edit
    bool m_linesOnClock = false;
    OwnNames m_ownNames;
    EngineTurn m_turn;
    CommentDraft m_commentDraft{*this};
    GameHints m_hints;
    GameEnds m_ends;
};

}  // namespace plyglass
