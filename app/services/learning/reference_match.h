// Match between two evaluators in fast games at fixed nodes: which is stronger, with confidence.
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "app/services/job_service.h"
#include "engine/base/json.h"
#include "engine/eval/evaluator.h"
#include "engine/match/match_score.h"

namespace plyglass {

/// A match shares the processor with a run and a game.
constexpr int kMaxMatchThreads = 2;

struct ReferenceMatchOptions {
    EvaluatorChoice challenger;
    EvaluatorChoice reference;
    int games = 200;             ///< two per opening, with colours reversed
    std::uint64_t nodes = 1000;  ///< per move
    std::uint64_t seed = 1;      ///< seed of the openings
    int threads = 1;
};

/// Match result stored with a run.
struct MatchResult {
    std::string challenger;   ///< its name at the time
    std::string opponent;     ///< likewise
    int games = 0;            ///< planned games
    std::uint64_t nodes = 0;  ///< per move
    GameCounts counts{};      ///< finished games, from the challenger's view
    PairCounts pairs{};       ///< finished pairs, likewise

    bool hasPair() const { return pairs != PairCounts{}; }
    EloEstimate elo() const { return hasPair() ? estimateElo(pairs) : estimateElo(counts); }
    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};
Json toJson(const MatchResult& result);
/// Empty if incomplete or invalid.
Result<MatchResult> matchResultFrom(const Json& json);

class ReferenceMatch : public QObject {
    Q_OBJECT
  public:
    explicit ReferenceMatch(QObject* parent = nullptr);

    /// Starts a match and resets the score. False, without effect, while one is running.
    bool start(const ReferenceMatchOptions& options);
    /// `ended` follows soon; finished games count.
    void stop() { m_job.stop(); }
    /// Stops and waits without a signal; finished games count.
    void abandon();

    bool isRunning() const { return m_job.isRunning(); }
    /// Score of the finished games, from the challenger's view.
    const MatchScore& score() const { return m_score; }
    const ReferenceMatchOptions& options() const { return m_options; }

  signals:
    /// More games have finished: at most ten times a second.
    void advanced();
    /// End of the match: done, stopped, or failed with the reason (empty = no failure).
    void ended(const QString& error);

  private:
    struct Shared;
    void take();

    JobService m_job;
    std::shared_ptr<Shared> m_shared;  ///< results of the job's threads for this one
    ReferenceMatchOptions m_options;
    MatchScore m_score;
};

}  // namespace plyglass
