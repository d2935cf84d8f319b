// The New game sheet: who plays, at which strength, start position, clocks.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/even_opponent.h"
#include "app/services/game_setup.h"
#include "app/viewmodels/shared/player_settings.h"
#include "app/viewmodels/shell/opponents_model.h"

namespace plyglass {

class NewGameViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(NewGame)
    QML_UNCREATABLE("App.setup")

  public:
    /// A person against the computer, two people at one board, or each side set by itself.
    enum class Mode { Computer, People, Sides };
    Q_ENUM(Mode)

    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// The computer of `Mode::Computer`, by name and by its settings.
    Q_PROPERTY(plyglass::OpponentsModel* opponents READ opponents CONSTANT FINAL)
    Q_PROPERTY(plyglass::PlayerSettings* opponent READ opponent CONSTANT FINAL)
    /// The person's colour: 0 White, 1 Black, 2 either.
    Q_PROPERTY(int colorIndex READ colorIndex WRITE setColorIndex NOTIFY changed FINAL)
    /// The opponent becomes stronger after the person's wins and weaker after losses.
    Q_PROPERTY(bool keepEven READ keepEven WRITE setKeepEven NOTIFY changed FINAL)
    /// Names of two people, and those who played here before.
    Q_PROPERTY(QString whiteName READ whiteName WRITE setWhiteName NOTIFY changed FINAL)
    Q_PROPERTY(QString blackName READ blackName WRITE setBlackName NOTIFY changed FINAL)
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed FINAL)
    /// The choice in words: "You are White against Dora." and "15 minutes each, 10 seconds more a move."
    Q_PROPERTY(QString playersText READ playersText NOTIFY changed FINAL)
    Q_PROPERTY(QString timeText READ timeText NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::PlayerSettings* white READ white CONSTANT FINAL)
    Q_PROPERTY(plyglass::PlayerSettings* black READ black CONSTANT FINAL)
    Q_PROPERTY(QString fen READ fen WRITE setFen NOTIFY fenChanged FINAL)
    Q_PROPERTY(QString fenError READ fenError NOTIFY fenChanged FINAL)
    Q_PROPERTY(bool fenValid READ fenValid NOTIFY fenChanged FINAL)
    /// Number of the start position among the 960 of Chess960, 518 for ordinary chess; −1 for any other
    /// position.
    Q_PROPERTY(int chess960 READ chess960 WRITE setChess960 NOTIFY fenChanged FINAL)
    /// White's pieces there from a to h, "RNBQKBNR"; "" in any other position.
    Q_PROPERTY(QString firstRank READ firstRank NOTIFY fenChanged FINAL)
    Q_PROPERTY(QStringList timeControlNames READ timeControlNames CONSTANT FINAL)
    Q_PROPERTY(int timeControlIndex READ timeControlIndex WRITE setTimeControlIndex NOTIFY changed FINAL)
    Q_PROPERTY(bool fixedTime READ fixedTime NOTIFY changed FINAL)
    /// Only a time per move limits the computer: no clock, and full strength.
    Q_PROPERTY(bool thinksByTime READ thinksByTime NOTIFY changed FINAL)
    Q_PROPERTY(double fixedMoveSeconds READ fixedMoveSeconds WRITE setFixedMoveSeconds NOTIFY changed FINAL)
    /// There is a clock, with the person's own times or preset ones.
    Q_PROPERTY(bool clocked READ clocked NOTIFY changed FINAL)
    Q_PROPERTY(bool ownClock READ ownClock NOTIFY changed FINAL)
    /// White's minutes, and both sides' without time odds.
    Q_PROPERTY(double minutes READ minutes WRITE setMinutes NOTIFY changed FINAL)
    Q_PROPERTY(int increment READ increment WRITE setIncrement NOTIFY changed FINAL)
    /// Black has a time of its own.
    Q_PROPERTY(bool timeOdds READ timeOdds WRITE setTimeOdds NOTIFY changed FINAL)
    Q_PROPERTY(double blackMinutes READ blackMinutes WRITE setBlackMinutes NOTIFY changed FINAL)
    Q_PROPERTY(int blackIncrement READ blackIncrement WRITE setBlackIncrement NOTIFY changed FINAL)
    /// Colours are drawn at random when the game begins.
    Q_PROPERTY(bool randomColors READ randomColors WRITE setRandomColors NOTIFY changed FINAL)

    NewGameViewModel(const EvaluatorLibrary& evaluators, EvenOpponent& even, QObject* parent = nullptr);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    OpponentsModel* opponents() { return &m_opponents; }
    PlayerSettings* opponent() { return &m_opponent; }
    int colorIndex() const;
    void setColorIndex(int index);
    bool keepEven() const { return m_keepEven; }
    void setKeepEven(bool on);
    QString whiteName() const { return QString::fromStdString(m_setup.names[White]); }
    void setWhiteName(const QString& name) { setName(White, name); }
    QString blackName() const { return QString::fromStdString(m_setup.names[Black]); }
    void setBlackName(const QString& name) { setName(Black, name); }
    QStringList knownNames() const { return m_knownNames; }
    void setKnownNames(const QStringList& names);
    QString playersText() const;
    QString timeText() const;

    PlayerSettings* white() { return &m_white; }
    PlayerSettings* black() { return &m_black; }
    QStringList timeControlNames() const;
    QString fen() const { return m_fen; }
    void setFen(const QString& fen);
    QString fenError() const { return m_fenError; }
    bool fenValid() const { return m_fenError.isEmpty(); }
    int chess960() const;
    void setChess960(int number);
    QString firstRank() const;
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
    /// Chooses a random start position of Chess960, other than that of ordinary chess.
    Q_INVOKABLE void shuffle();
    /// Resets to a person with White, a computer at a friendly level, no clock, the start position.
    Q_INVOKABLE void reset();
    /// Starts the game; returns false if the FEN is invalid. The position is used for one game only.
    Q_INVOKABLE bool start();
    /// Drops the changes since the sheet was last filled.
    Q_INVOKABLE void cancel();

    /// Fills the sheet from a game's setup (the start position aside).
    void show(const GameSetup& setup);

  signals:
    void changed();
    void fenChanged();
    void started(const plyglass::GameSetup& setup);

  private:
    static double minutesOf(const TimeControl& time) { return static_cast<double>(time.baseMs) / 60'000.0; }
    static int incrementOf(const TimeControl& time) { return static_cast<int>(time.incrementMs / 1000); }
    void setMinutes(TimeControl& time, double minutes);
    void setIncrement(TimeControl& time, int seconds);
    void setName(Color color, const QString& name);
    void takeTimes(GameSetup& setup) const;
    PlayerAccess accessTo(const std::function<Color()>& color);
    Color computerSide() const;

    EvenOpponent& m_even;
    Mode m_mode = Mode::Computer;
    GameSetup m_setup;
    PlayerSettings m_white;
    PlayerSettings m_black;
    PlayerSettings m_opponent;
    OpponentsModel m_opponents{m_opponent};
    PlayerSetup m_lastComputer{PlayerKind::Computer, kFriendlyLevel};
    GameSetup m_filled;  ///< source of the sheet's contents
    QStringList m_knownNames;
    bool m_keepEven = false;
    QString m_fen;
    QString m_fenError;
    int m_timeIndex = 0;
    double m_fixedSeconds = 10;
    TimeControl m_own = TimeControl::suddenDeath(5, 3);  ///< "Another time"; White's with time odds
    TimeControl m_ownBlack = TimeControl::suddenDeath(1, 0);
    bool m_timeOdds = false;
    bool m_randomColors = false;
    bool m_filledRandom = false;  ///< when the sheet was last filled
};

}  // namespace plyglass
