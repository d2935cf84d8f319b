// A learnt evaluator against all others: a short match with each.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <cstdint>
#include <string>

#include "app/services/learning/evaluator_library.h"
#include "app/services/learning/reference_match.h"
#include "app/services/learning/rival_score.h"
#include "app/viewmodels/shared/rows_model.h"
#include "engine/learning/training/network_run.h"

namespace plyglass {

/// An opponent and the result against it.
struct RivalRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString eloText MEMBER eloText)
    Q_PROPERTY(QString marginText MEMBER marginText)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString countsText MEMBER countsText)
    Q_PROPERTY(bool playing MEMBER playing)

  public:
    QString name{};
    QString eloText{};  ///< "" while unknown
    QString marginText{};
    QString tone{};  ///< as toneOf
    QString countsText{};
    bool playing = false;  ///< the match is running
    friend bool operator==(const RivalRow&, const RivalRow&) = default;
};

class RivalsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Rivals)
    QML_UNCREATABLE("NetworkRun.rivals")
    /// Rows of RivalRow.
    Q_PROPERTY(plyglass::RowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// Whether a match is missing.
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)
    /// "60 games each at 300 nodes a move"
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    /// Error of a match; may be "".
    Q_PROPERTY(QString error READ error NOTIFY changed FINAL)

  public:
    explicit RivalsViewModel(const EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    RowsModel* rows() { return &m_rows; }
    bool running() const { return m_isRunning; }
    bool canStart() const { return !m_isRunning && m_hasChallenger && !next().empty(); }
    QString caption() const;
    QString error() const { return m_error; }

    /// Sets the challenger and its known scores; scores against changed weights do not count. Matches of
    /// another challenger are stopped.
    void show(const EvaluatorChoice& challenger, RivalScores known);
    void clear();
    void shutDown();
    /// Games with each opponent, an even number, and nodes a move; smaller in tests.
    void setMatch(int games, std::uint64_t nodes);

    /// Plays all missing matches.
    Q_INVOKABLE void start();
    /// Stops; the running match does not count.
    Q_INVOKABLE void stop();

  signals:
    void changed();
    /// A match has been played to its end.
    void scored(const std::string& rival, const plyglass::RivalScore& score);

  private:
    /// The next opponent; "" if all are played.
    std::string next() const;
    bool isRival(const LibraryEvaluator& other) const;
    /// Removes scores against evaluators whose id or weights changed.
    void forgetOthers();
    void playNext();
    void onEnded(const QString& error);
    void fill();

    const EvaluatorLibrary& m_evaluators;
    ReferenceMatch m_match;
    RowsOf<RivalRow> m_rows;
    EvaluatorChoice m_challenger;
    bool m_hasChallenger = false;
    RivalScores m_scores;
    std::string m_playing;         ///< opponent of the running match
    std::uint64_t m_checksum = 0;  ///< of the opponent's weights
    bool m_isRunning = false;
    int m_games = 60;
    std::uint64_t m_nodes = NetworkRunOptions().strengthNodes;  ///< as in the runs' own measurements
    QString m_error;
};

}  // namespace plyglass
