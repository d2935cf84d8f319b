// The match of a learnt evaluator against another: the opponent, the score, and its meaning.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <string>

#include "app/services/learning/evaluator_library.h"
#include "app/services/learning/reference_match.h"

namespace plyglass {

class ReferenceMatchViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(ReferenceMatch)
    QML_UNCREATABLE("Learning.evolution.match")
    /// "generation 12"; "" without a challenger.
    Q_PROPERTY(QString challenger READ challenger NOTIFY changed FINAL)
    Q_PROPERTY(QStringList opponentNames READ opponentNames NOTIFY opponentsChanged FINAL)
    Q_PROPERTY(int opponentIndex READ opponentIndex WRITE setOpponentIndex NOTIFY opponentsChanged FINAL)
    Q_PROPERTY(int games READ games WRITE setGames NOTIFY changed FINAL)
    Q_PROPERTY(int nodes READ nodes WRITE setNodes NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)
    // The score
    Q_PROPERTY(bool hasScore READ hasScore NOTIFY changed FINAL)
    /// "generation 12 against Scoring genome"; "" without a score.
    Q_PROPERTY(QString pairing READ pairing NOTIFY changed FINAL)
    /// "+52"; "–" with too few games.
    Q_PROPERTY(QString eloText READ eloText NOTIFY changed FINAL)
    /// "± 19 Elo"; "" if unknown.
    Q_PROPERTY(QString marginText READ marginText NOTIFY changed FINAL)
    /// "good" or "bad" if the interval excludes 0, else "neutral".
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)
    /// "Not yet distinguishable": the meaning of the interval.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// "312 of 800 games at 1 000 nodes, 95 % interval"
    Q_PROPERTY(QString gamesText READ gamesText NOTIFY changed FINAL)
    Q_PROPERTY(int won READ won NOTIFY changed FINAL)
    Q_PROPERTY(int drawn READ drawn NOTIFY changed FINAL)
    Q_PROPERTY(int lost READ lost NOTIFY changed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY changed FINAL)
    /// Error of the last match; may be "".
    Q_PROPERTY(QString error READ error NOTIFY changed FINAL)

  public:
    /// Number of games from which a strength is shown.
    static constexpr int kMinGames = 30;
    static constexpr int kMaxGames = 10'000;
    static constexpr int kMaxNodes = 1'000'000;

    explicit ReferenceMatchViewModel(const EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    QString challenger() const { return m_challengerName; }
    QStringList opponentNames() const { return m_evaluators.names(); }
    int opponentIndex() const;
    void setOpponentIndex(int index);
    /// 2 … kMaxGames, an even number: two from each opening.
    int games() const { return m_games; }
    void setGames(int games);
    /// Node limit of each move, 1 … kMaxNodes.
    int nodes() const { return m_nodes; }
    void setNodes(int nodes);
    bool running() const { return m_match.isRunning(); }
    bool canStart() const { return !running() && !m_challengerName.isEmpty(); }

    bool hasScore() const { return played() > 0; }
    QString pairing() const;
    QString eloText() const;
    QString marginText() const;
    QString tone() const;
    QString verdict() const;
    QString gamesText() const;
    int won() const { return static_cast<int>(m_result.counts.wins); }
    int drawn() const { return static_cast<int>(m_result.counts.draws); }
    int lost() const { return static_cast<int>(m_result.counts.losses); }
    double progress() const;
    QString error() const { return m_error; }

    /// Sets the next challenger; a running match is not changed. `measuredNodes`: nodes a move with which its
    /// run measured its strength; the match uses the same, so that a pair of evaluators has one result.
    void setChallenger(const QString& name, const EvaluatorChoice& evaluator, std::uint64_t measuredNodes);
    /// Removes the challenger; a running match is stopped, its score reported and cleared.
    void clearChallenger();
    /// Shows the result of an earlier match. Only while none runs.
    void show(const MatchResult& result);
    /// Stops a running match and reports its score.
    void shutDown();

    Q_INVOKABLE void start();
    /// Stops; the finished games count.
    Q_INVOKABLE void stop() { m_match.stop(); }

  signals:
    void changed();
    void opponentsChanged();
    /// A match with at least one finished pair has ended, complete or not.
    void scored(const plyglass::MatchResult& result);

  private:
    int played() const { return static_cast<int>(m_result.counts.games()); }
    bool isJudged() const { return played() >= kMinGames; }
    EloEstimate elo() const { return m_result.elo(); }
    void takeScore();
    void tellScore();

    const EvaluatorLibrary& m_evaluators;
    ReferenceMatch m_match;
    QString m_challengerName;
    EvaluatorChoice m_challenger;
    std::string m_opponent;  ///< its id
    MatchResult m_result;    ///< of the running or last match
    MatchResult m_before;    ///< of the previous match
    int m_games = 200;
    int m_nodes = 1000;
    std::uint64_t m_measuredNodes = 0;  ///< of the challenger's run
    QString m_error;
};

}  // namespace plyglass
