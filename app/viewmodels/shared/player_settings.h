// Settings of one side: its player and, for a computer, strength and search.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <functional>

#include "app/services/game_setup.h"
#include "app/services/learning/evaluator_library.h"

namespace plyglass {

/// Storage of a player that is being set up.
struct PlayerAccess {
    std::function<PlayerSetup()> read;
    /// Emits PlayerSettings::changed.
    std::function<void(const PlayerSetup&)> write;
    /// Applies a level to a player; by default also the techniques and evaluator of its measurement.
    std::function<PlayerSetup(PlayerSetup, double level)> atLevel = plyglass::atLevel;
    int threadsMax = maxThreads();
};

/// Limit for book moves of a game.
constexpr int kMaxBookMoves = 20;

/// Indices refer to the lists of names. Numbers are clamped to their range; invalid indices are ignored.
class PlayerSettings : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(PlayerSettings)
    QML_UNCREATABLE("Settings of a player belong to their view model")
    /// A PlayerKind: person, computer, random mover.
    Q_PROPERTY(int kindIndex READ kindIndex WRITE setKindIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList kindNames READ kindNames CONSTANT FINAL)
    /// 1 … 12, also between two levels.
    Q_PROPERTY(double level READ level WRITE setLevel NOTIFY changed FINAL)
    /// Its name; between two levels both names.
    Q_PROPERTY(QString levelName READ levelName NOTIFY changed FINAL)
    /// 0 = level 1; −1 = between two levels.
    Q_PROPERTY(int levelIndex READ levelIndex WRITE setLevelIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList levelNames READ levelNames CONSTANT FINAL)
    Q_PROPERTY(QStringList levelDetails READ levelDetails CONSTANT FINAL)
    /// Whether it has full strength, where depth and threads can be chosen.
    Q_PROPERTY(bool full READ full NOTIFY changed FINAL)
    /// Description of the level, in sentences.
    Q_PROPERTY(QString recipe READ recipe NOTIFY changed FINAL)
    /// Plies; 0 = until the time limit.
    Q_PROPERTY(int depth READ depth WRITE setDepth NOTIFY changed FINAL)
    Q_PROPERTY(int depthMax READ depthMax CONSTANT FINAL)
    /// Plies beyond the depth; −1 = all.
    Q_PROPERTY(int quiescence READ quiescence WRITE setQuiescence NOTIFY changed FINAL)
    Q_PROPERTY(int quiescenceMax READ quiescenceMax CONSTANT FINAL)
    /// Moves from the opening book in a game; 0 = none, −1 = no limit.
    Q_PROPERTY(int bookMoves READ bookMoves WRITE setBookMoves NOTIFY changed FINAL)
    Q_PROPERTY(int bookMovesMax READ bookMovesMax CONSTANT FINAL)
    /// Probability in percent that a book move is drawn by weight instead of playing the heaviest.
    Q_PROPERTY(int bookVariety READ bookVariety WRITE setBookVariety NOTIFY changed FINAL)
    /// −1 = no preset.
    Q_PROPERTY(int presetIndex READ presetIndex WRITE setPresetIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetDates READ presetDates CONSTANT FINAL)
    /// −1 = not in the list, from a file.
    Q_PROPERTY(int evaluatorIndex READ evaluatorIndex WRITE setEvaluatorIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames NOTIFY evaluatorsChanged FINAL)
    /// Name of the evaluator, in the list or not.
    Q_PROPERTY(QString evaluatorName READ evaluatorName NOTIFY changed FINAL)
    Q_PROPERTY(int threads READ threads WRITE setThreads NOTIFY changed FINAL)
    Q_PROPERTY(int threadsMax READ threadsMax CONSTANT FINAL)
    Q_PROPERTY(int hashMib READ hashMib WRITE setHashMib NOTIFY changed FINAL)
    Q_PROPERTY(int hashMibMax READ hashMibMax CONSTANT FINAL)

  public:
    PlayerSettings(const EvaluatorLibrary& evaluators, PlayerAccess access, QObject* parent = nullptr);

    PlayerSetup setup() const { return m_access.read(); }
    /// Sets one technique on or off; unknown ones are ignored.
    void setOn(const QString& technique, bool on);

    int kindIndex() const { return static_cast<int>(setup().kind); }
    void setKindIndex(int index);
    QStringList kindNames() const;
    double level() const { return setup().level; }
    void setLevel(double level);
    QString levelName() const;
    int levelIndex() const;
    void setLevelIndex(int index);
    QStringList levelNames() const;
    QStringList levelDetails() const;
    bool full() const { return setup().isFull(); }
    QString recipe() const;
    int depth() const { return setup().depth; }
    void setDepth(int plies);
    int depthMax() const { return kMaxDepth; }
    int quiescence() const;
    void setQuiescence(int plies);
    int quiescenceMax() const { return kMaxQuiescence; }
    int bookMoves() const;
    void setBookMoves(int moves);
    int bookMovesMax() const { return kMaxBookMoves; }
    int bookVariety() const { return setup().techniques.bookVariety; }
    void setBookVariety(int percent);
    int presetIndex() const;
    void setPresetIndex(int index);
    QStringList presetNames() const;
    QStringList presetDates() const;
    int evaluatorIndex() const { return m_evaluators.indexOf(setup().evaluator.id); }
    void setEvaluatorIndex(int index);
    QStringList evaluatorNames() const { return m_evaluators.names(); }
    QString evaluatorName() const;
    int threads() const { return setup().threads; }
    void setThreads(int threads);
    int threadsMax() const { return m_access.threadsMax; }
    int hashMib() const { return setup().hashMib; }
    void setHashMib(int mib);
    int hashMibMax() const { return maxHashMib(); }

  signals:
    void changed();
    void evaluatorsChanged();

  private:
    /// Writes the player and emits `changed` even without a difference: a control with an impossible value
    /// must update.
    void apply(const PlayerSetup& player);

    const EvaluatorLibrary& m_evaluators;
    PlayerAccess m_access;
};

}  // namespace plyglass
