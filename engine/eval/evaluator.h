// Evaluators: a static evaluation and its explanation by terms.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// One term of an explanation: its value for either side, in centipawns. White − Black, summed over all
/// terms, is the evaluation from White's view.
struct EvaluationTerm {
    std::string name;
    int whiteCp;
    int blackCp;
};

/// Upper limit of evaluations; certain wins score more.
constexpr int kMaxEvalCp = 20000;

/// Belongs to one search thread and follows its moves: `reset` at the root, `push` and `pop` with each move
/// made and taken back. Evaluators without incremental state need not override these.
class Evaluator {
  public:
    virtual ~Evaluator() = default;

    virtual void reset(const Position&) {}
    virtual void push(const MoveDelta&) {}
    virtual void pop() {}

    /// Centipawns from the side to move's view, within ±kMaxEvalCp. `position` must be the one reached by the
    /// pushes.
    virtual int evaluate(const Position& position) = 0;
    /// The evaluation by terms; accepts any position, pushed or not.
    virtual std::vector<EvaluationTerm> explain(const Position& position) const = 0;
};

enum class EvaluatorKind {
    Material,       ///< Chua 2016: P 100, N 300, B 325, R 500, Q 900
    MaterialCheck,  ///< python-chess: P 100, N 300, B 300, R 500, Q 900, ±50 for a check
    Classical,      ///< tapered piece-square, mobility, pawn, king and threat terms, fitted to own games
    Genome,         ///< Franaszczuk 2003: 25 features, own minus enemy, weighted by a genome
    Network,        ///< neural network trained on games
};

/// Default for play: the strongest.
constexpr EvaluatorKind kStandardEvaluator = EvaluatorKind::Network;

struct Genome;
struct ClassicalWeights;
struct Network;

/// An evaluator and its weights. Weights are shared and immutable; null means the built-in ones.
struct EvaluatorChoice {
    EvaluatorKind kind = kStandardEvaluator;
    std::shared_ptr<const Genome> genome = {};                      ///< for EvaluatorKind::Genome
    std::shared_ptr<const ClassicalWeights> classicalWeights = {};  ///< for EvaluatorKind::Classical
    std::shared_ptr<const Network> network = {};                    ///< for EvaluatorKind::Network
    int noiseCp = 0;              ///< standard deviation of the evaluation noise, in centipawns; 0 = none
    std::uint64_t noiseSeed = 0;  ///< selects the noise: the same seed gives a position the same error

    EvaluatorChoice() = default;
    EvaluatorChoice(EvaluatorKind which) : kind(which) {}  // NOLINT: a kind is a choice with built-in weights
    /// Equal if they evaluate alike, regardless of where the weights are and how they are named; null equals
    /// the built-in weights.
    friend bool operator==(const EvaluatorChoice& a, const EvaluatorChoice& b);
};

/// Description of an evaluator for display.
struct EvaluatorInfo {
    EvaluatorKind kind;
    std::string_view id;           ///< "material", "material-check"
    std::string_view name;         ///< for the window
    std::string_view explanation;  ///< one sentence
};
const std::vector<EvaluatorInfo>& allEvaluators();
const EvaluatorInfo& infoOf(EvaluatorKind kind);
/// The error lists the known ids.
Result<EvaluatorKind> evaluatorFromId(std::string_view id);
std::unique_ptr<Evaluator> makeEvaluator(const EvaluatorChoice& choice);
/// Checksum of the weights, independent of their address and name; equal for equal evaluation, noise aside.
std::uint64_t weightsChecksum(const EvaluatorChoice& choice);

}  // namespace plyglass
