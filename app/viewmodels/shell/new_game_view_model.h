// The New game sheet: who plays, how strongly, from where, with which clocks.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/game_setup.h"
#include "app/services/learning/evaluator_library.h"

namespace plyglass {

class NewGameViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(NewGame)
    QML_UNCREATABLE("App.setup")
    Q_PROPERTY(QStringList kindNames READ kindNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetDates READ presetDates CONSTANT FINAL)
    Q_PROPERTY(QStringList levelNames READ levelNames CONSTANT FINAL)
    Q_PROPERTY(QStringList levelDetails READ levelDetails CONSTANT FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames NOTIFY evaluatorsChanged FINAL)
    Q_PROPERTY(int depthMax READ depthMax CONSTANT FINAL)
    Q_PROPERTY(int quiescenceMax READ quiescenceMax CONSTANT FINAL)
    Q_PROPERTY(int whiteKindIndex READ whiteKindIndex WRITE setWhiteKindIndex NOTIFY changed FINAL)
    Q_PROPERTY(int blackKindIndex READ blackKindIndex WRITE setBlackKindIndex NOTIFY changed FINAL)
    Q_PROPERTY(int whiteDepth READ whiteDepth WRITE setWhiteDepth NOTIFY changed FINAL)
    Q_PROPERTY(int blackDepth READ blackDepth WRITE setBlackDepth NOTIFY changed FINAL)
    Q_PROPERTY(int whiteQuiescence READ whiteQuiescence WRITE setWhiteQuiescence NOTIFY changed FINAL)
    Q_PROPERTY(int blackQuiescence READ blackQuiescence WRITE setBlackQuiescence NOTIFY changed FINAL)
    Q_PROPERTY(
        int whiteEvaluatorIndex READ whiteEvaluatorIndex WRITE setWhiteEvaluatorIndex NOTIFY changed FINAL)
    Q_PROPERTY(
        int blackEvaluatorIndex READ blackEvaluatorIndex WRITE setBlackEvaluatorIndex NOTIFY changed FINAL)
    Q_PROPERTY(int whitePresetIndex READ whitePresetIndex WRITE setWhitePresetIndex NOTIFY changed FINAL)
    Q_PROPERTY(int blackPresetIndex READ blackPresetIndex WRITE setBlackPresetIndex NOTIFY changed FINAL)
    Q_PROPERTY(int whiteLevelIndex READ whiteLevelIndex WRITE setWhiteLevelIndex NOTIFY changed FINAL)
    Q_PROPERTY(int blackLevelIndex READ blackLevelIndex WRITE setBlackLevelIndex NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteRecipe READ whiteRecipe NOTIFY changed FINAL)
    Q_PROPERTY(QString blackRecipe READ blackRecipe NOTIFY changed FINAL)
    Q_PROPERTY(QString fen READ fen WRITE setFen NOTIFY fenChanged FINAL)
    Q_PROPERTY(QString fenError READ fenError NOTIFY fenChanged FINAL)
    Q_PROPERTY(bool fenValid READ fenValid NOTIFY fenChanged FINAL)
    Q_PROPERTY(QStringList timeControlNames READ timeControlNames CONSTANT FINAL)
    Q_PROPERTY(int timeControlIndex READ timeControlIndex WRITE setTimeControlIndex NOTIFY changed FINAL)
    Q_PROPERTY(bool fixedTime READ fixedTime NOTIFY changed FINAL)
    /// Nothing but the time for a move limits a computer: no clock, and full strength.
    Q_PROPERTY(bool thinksByTime READ thinksByTime NOTIFY changed FINAL)
    Q_PROPERTY(double fixedMoveSeconds READ fixedMoveSeconds WRITE setFixedMoveSeconds NOTIFY changed FINAL)
    /// The clock runs down, with times of the person's own or others.
    Q_PROPERTY(bool clocked READ clocked NOTIFY changed FINAL)
    Q_PROPERTY(bool ownClock READ ownClock NOTIFY changed FINAL)
    /// Of White, and of both where there are no odds.
    Q_PROPERTY(double minutes READ minutes WRITE setMinutes NOTIFY changed FINAL)
    Q_PROPERTY(int increment READ increment WRITE setIncrement NOTIFY changed FINAL)
    /// Black has a time of its own.
    Q_PROPERTY(bool timeOdds READ timeOdds WRITE setTimeOdds NOTIFY changed FINAL)
    Q_PROPERTY(double blackMinutes READ blackMinutes WRITE setBlackMinutes NOTIFY changed FINAL)
    Q_PROPERTY(int blackIncrement READ blackIncrement WRITE setBlackIncrement NOTIFY changed FINAL)
    /// Who has White is drawn when the game begins.
    Q_PROPERTY(bool randomColors READ randomColors WRITE setRandomColors NOTIFY changed FINAL)

  public:
    explicit NewGameViewModel(EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    QStringList kindNames() const;
    QStringList presetNames() const;
    QStringList presetDates() const;
    QStringList levelNames() const;
    QStringList levelDetails() const;
    QStringList evaluatorNames() const;
    QStringList timeControlNames() const;
    int depthMax() const { return kMaxDepth; }
    int quiescenceMax() const { return kMaxQuiescence; }
    int whiteKindIndex() const { return static_cast<int>(m_setup.players[White].kind); }
    int blackKindIndex() const { return static_cast<int>(m_setup.players[Black].kind); }
    int whiteDepth() const { return m_setup.players[White].depth; }
    int blackDepth() const { return m_setup.players[Black].depth; }
    int whiteQuiescence() const { return quiescence(White); }
    int blackQuiescence() const { return quiescence(Black); }
    int whiteEvaluatorIndex() const { return evaluatorIndex(White); }
    int blackEvaluatorIndex() const { return evaluatorIndex(Black); }
    int whitePresetIndex() const { return presetIndex(White); }
    int blackPresetIndex() const { return presetIndex(Black); }
    void setWhiteKindIndex(int index) { setKind(White, index); }
    void setBlackKindIndex(int index) { setKind(Black, index); }
    void setWhiteDepth(int depth) { setDepth(White, depth); }
    void setBlackDepth(int depth) { setDepth(Black, depth); }
    void setWhiteQuiescence(int plies) { setQuiescence(White, plies); }
    void setBlackQuiescence(int plies) { setQuiescence(Black, plies); }
    void setWhiteEvaluatorIndex(int index) { setEvaluator(White, index); }
    void setBlackEvaluatorIndex(int index) { setEvaluator(Black, index); }
    void setWhitePresetIndex(int index) { setPreset(White, index); }
    void setBlackPresetIndex(int index) { setPreset(Black, index); }
    /// 0 = level 1.
    int whiteLevelIndex() const { return m_setup.players[White].level - 1; }
    int blackLevelIndex() const { return m_setup.players[Black].level - 1; }
    void setWhiteLevelIndex(int index) { setLevel(White, index); }
    void setBlackLevelIndex(int index) { setLevel(Black, index); }
    QString whiteRecipe() const;
    QString blackRecipe() const;
    QString fen() const { return m_fen; }
    void setFen(const QString& fen);
    QString fenError() const { return m_fenError; }
    bool fenValid() const { return m_fenError.isEmpty(); }
    int timeControlIndex() const { return m_timeIndex; }
    void setTimeControlIndex(int index);
    bool fixedTime() const;
    bool untimed() const { return m_timeIndex == 0; }
    bool thinksByTime() const;
    double fixedMoveSeconds() const { return m_fixedSeconds; }
    void setFixedMoveSeconds(double seconds);

    bool clocked() const { return !untimed() && !fixedTime(); }
    bool ownClock() const;
    double minutes() const { return minutesOf(m_own); }
    void setMinutes(double minutes) { setMinutes(m_own, minutes); }
    int increment() const { return incrementOf(m_own); }
    void setIncrement(int seconds) { setIncrement(m_own, seconds); }
    bool timeOdds() const { return m_timeOdds; }
    void setTimeOdds(bool odds);
    double blackMinutes() const { return minutesOf(m_ownBlack); }
    void setBlackMinutes(double minutes) { setMinutes(m_ownBlack, minutes); }
    int blackIncrement() const { return incrementOf(m_ownBlack); }
    void setBlackIncrement(int seconds) { setIncrement(m_ownBlack, seconds); }
    bool randomColors() const { return m_randomColors; }
    void setRandomColors(bool random);

    Q_INVOKABLE void swapSides();
    /// Back to the first opponent: White for the person, a computer at a friendly level, no clock, the start
    /// position.
    Q_INVOKABLE void reset();
    /// False while the FEN is no position. The position is for this one game.
    Q_INVOKABLE bool start();
    /// Forgets what was changed since the sheet was last filled.
    Q_INVOKABLE void cancel();

    /// Fills the sheet from a game's setup (the start position aside).
    void show(const GameSetup& setup);

  signals:
    void changed();
    void evaluatorsChanged();
    void fenChanged();
    void started(const plyglass::GameSetup& setup);
    /// An impossible value was refused: the range, in one sentence.
    void refused(const QString& sentence);

  private:
    static double minutesOf(const TimeControl& time) { return static_cast<double>(time.baseMs) / 60'000.0; }
    static int incrementOf(const TimeControl& time) { return static_cast<int>(time.incrementMs / 1000); }
    void setMinutes(TimeControl& time, double minutes);
    void setIncrement(TimeControl& time, int seconds);
    void takeTimes();
    int quiescence(Color color) const;
    int evaluatorIndex(Color color) const;
    int presetIndex(Color color) const;
    void setKind(Color color, int index);
    void setDepth(Color color, int depth);
    void setQuiescence(Color color, int plies);
    void setEvaluator(Color color, int index);
    void setPreset(Color color, int index);
    void setLevel(Color color, int index);
    bool isInRange(int value, int least, int most, const QString& what);

    EvaluatorLibrary& m_evaluators;
    GameSetup m_setup;
    GameSetup m_filled;  ///< what the sheet was last filled from
    QString m_fen;
    QString m_fenError;
    int m_timeIndex = 0;
    double m_fixedSeconds = 10;
    TimeControl m_own = TimeControl::suddenDeath(5, 3);  ///< "Own clock"; White's where there are odds
    TimeControl m_ownBlack = TimeControl::suddenDeath(1, 0);
    bool m_timeOdds = false;
    bool m_randomColors = false;
    bool m_filledRandom = false;  ///< when the sheet was last filled
};

}  // namespace plyglass
