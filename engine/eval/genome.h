// A scoring genome: one whole number for each of the 25 features, its file, and the evaluator that plays by
// it.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"
#include "engine/eval/features.h"
#include "engine/eval/provenance.h"

namespace plyglass {

constexpr int kGenomeVersion = 1;
/// No gene may be larger; scores are cut off at kMaxEvalCp besides.
constexpr int kMaxGene = 5000;

struct Genome {
    std::string name;
    Provenance provenance;
    std::array<int, kFeatureCount> genes{};  ///< centipawns for each unit of the feature

    friend bool operator==(const Genome&, const Genome&) = default;
};

/// `file` is what errors call the text; they name the field as well and say what is wrong with it.
Result<Genome> parseGenome(std::string_view text, const std::string& file);
Result<Genome> genomeFrom(const nlohmann::ordered_json& json, const std::string& file);
Result<Genome> loadGenome(const std::string& path);
std::string toJsonText(const Genome& genome);

/// The built-in genome: material, and a little for everything that the other features count.
const Genome& defaultGenome();

/// Own features minus the enemy's, weighted by the genes.
class GenomeEvaluator final : public Evaluator {
  public:
    /// Null stands for the built-in genome.
    explicit GenomeEvaluator(std::shared_ptr<const Genome> genome = nullptr);

    int evaluate(const Position& position) override;
    /// The 25 terms in the order of the features.
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    std::shared_ptr<const Genome> m_genome;
};

}  // namespace plyglass
