// Two evaluators against each other in quick games at a fixed number of nodes: which one is stronger, and how
// sure that is.
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "app/services/job_service.h"
#include "engine/eval/evaluator.h"
#include "engine/match/match_score.h"

namespace plyglass {

/// A match shares the processor with a run and with a game.
constexpr int kMaxMatchThreads = 2;

struct ReferenceMatchOptions {
    EvaluatorChoice challenger;
    EvaluatorChoice reference;
    int games = 200;             ///< two from each opening, colours reversed
    std::uint64_t nodes = 1000;  ///< for each move
    std::uint64_t seed = 1;      ///< of the openings
    int threads = 1;
};

/// What a match has come to, as it is kept with a run.
struct MatchResult {
    std::string challenger;   ///< what it was called
    std::string opponent;     ///< likewise
    int games = 0;            ///< that were to be played
    std::uint64_t nodes = 0;  ///< for each move
    GameCounts counts{};      ///< games that have ended, from the challenger's view
    PairCounts pairs{};       ///< pairs of them, likewise

    bool hasPair() const { return pairs != PairCounts{}; }
    EloEstimate elo() const { return hasPair() ? estimateElo(pairs) : estimateElo(counts); }
    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};
nlohmann::ordered_json toJson(const MatchResult& result);
/// Nothing if anything in it is missing or not as it should be.
std::optional<MatchResult> matchResultFrom(const nlohmann::ordered_json& json);

class ReferenceMatch : public QObject {
    Q_OBJECT
  public:
    explicit ReferenceMatch(QObject* parent = nullptr);

    /// Begins a match; the score of the one before is forgotten. False, and nothing happens, while one runs.
    bool start(const ReferenceMatchOptions& options);
    /// `ended` follows soon; the games played so far count.
    void stop() { m_job.stop(); }
    /// Stops and waits; no signal follows, and the games played so far count.
    void abandon();

    bool isRunning() const { return m_job.isRunning(); }
    /// Of the games that have ended, from the challenger's view.
    const MatchScore& score() const { return m_score; }
    const ReferenceMatchOptions& options() const { return m_options; }

  signals:
    /// More games have ended: at most ten times a second.
    void advanced();
    /// Nothing runs any more: done, stopped, or failed for the reason given (empty = it did not fail).
    void ended(const QString& error);

  private:
    struct Shared;
    void take();

    JobService m_job;
    std::shared_ptr<Shared> m_shared;  ///< what the job's threads leave for this one
    ReferenceMatchOptions m_options;
    MatchScore m_score;
};

}  // namespace plyglass
