// What every evaluator is: a number for a position, and the reasons for it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// One reason: what it is worth to either side, in centipawns. The difference White − Black, summed over all
/// terms, is the evaluation from White's point of view.
struct EvaluationTerm {
    std::string name;
    int whiteCp;
    int blackCp;
};

/// Evaluations lie within ± this: what is won for certain scores more.
constexpr int kMaxEvalCp = 20000;

/// An evaluator belongs to one search thread and follows its moves: `reset` at the root, `push` with each
/// move made, `pop` with each move taken back. Evaluators that keep nothing need not override these.
class Evaluator {
  public:
    virtual ~Evaluator() = default;

    virtual void reset(const Position&) {}
    virtual void push(const MoveDelta&) {}
    virtual void pop() {}

    /// Centipawns from the side to move's point of view, within ±kMaxEvalCp. `position` is the one the pushes
    /// led to.
    virtual int evaluate(const Position& position) = 0;
    /// The same judgement in its parts; works on any position, pushed or not.
    virtual std::vector<EvaluationTerm> explain(const Position& position) const = 0;
};

enum class EvaluatorKind {
    Material,       ///< Chua 2016: P 100, N 300, B 325, R 500, Q 900
    MaterialCheck,  ///< python-chess: P 100, N 300, B 300, R 500, Q 900, and ±50 for a check
    Classical,      ///< tapered knowledge of squares, mobility, pawns, kings and threats, fitted to own games
    Genome,         ///< Franaszczuk 2003: 25 features, own minus enemy, weighted by a genome
    Network,        ///< a neural network that learnt from games
};

/// The one that plays unless another is chosen: the strongest.
constexpr EvaluatorKind kStandardEvaluator = EvaluatorKind::Network;

struct Genome;
struct ClassicalWeights;
struct Network;

/// An evaluator and its weights. Weights are shared and never change once made; null stands for the built-in
/// ones.
struct EvaluatorChoice {
    EvaluatorKind kind = kStandardEvaluator;
    std::shared_ptr<const Genome> genome = {};                      ///< for EvaluatorKind::Genome
    std::shared_ptr<const ClassicalWeights> classicalWeights = {};  ///< for EvaluatorKind::Classical
    std::shared_ptr<const Network> network = {};                    ///< for EvaluatorKind::Network
    int noiseCp = 0;              ///< standard deviation of its errors of judgement, in centipawns; 0 = none
    std::uint64_t noiseSeed = 0;  ///< which errors: a position is misjudged alike as long as this is the same

    EvaluatorChoice() = default;
    EvaluatorChoice(EvaluatorKind which) : kind(which) {}  // NOLINT: a kind is a choice with built-in weights
    /// Whether they judge alike, wherever their weights lie and whatever these are called: null is the same
    /// as the built-in weights.
    friend bool operator==(const EvaluatorChoice& a, const EvaluatorChoice& b);
};

/// What a person chooses from.
struct EvaluatorInfo {
    EvaluatorKind kind;
    std::string_view id;           ///< "material", "material-check"
    std::string_view name;         ///< for the window
    std::string_view explanation;  ///< one sentence
};
const std::vector<EvaluatorInfo>& allEvaluators();
const EvaluatorInfo& infoOf(EvaluatorKind kind);
/// By id; the error lists the known ones.
Result<EvaluatorKind> evaluatorFromId(std::string_view id);
std::unique_ptr<Evaluator> makeEvaluator(const EvaluatorChoice& choice);
/// Of the weights it judges by, wherever they lie and whatever they are called; the same as long as it judges
/// alike, but for noise.
std::uint64_t weightsChecksum(const EvaluatorChoice& choice);

}  // namespace plyglass
