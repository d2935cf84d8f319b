// Scoring genome: one integer for each of the 25 features; its file and its evaluator.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"
#include "engine/eval/features.h"
#include "engine/eval/lineage.h"

namespace plyglass {

constexpr int kGenomeVersion = 1;
/// Largest gene; scores are also limited to kMaxEvalCp.
constexpr int kMaxGene = 5000;

struct Genome {
    std::string name;
    Lineage lineage;
    std::array<int, kFeatureCount> genes{};  ///< centipawns per unit of the feature

    friend bool operator==(const Genome&, const Genome&) = default;
};

/// `file` is the name used in errors, which also name the field.
Result<Genome> parseGenome(std::string_view text, const std::string& file);
Result<Genome> genomeFrom(const nlohmann::ordered_json& json, const std::string& file);
Result<Genome> loadGenome(const std::string& path);
std::string toJsonText(const Genome& genome);

/// The built-in genome: material, and small weights for the other features.
const Genome& defaultGenome();

/// Own features minus the enemy's, weighted by the genes.
class GenomeEvaluator final : public Evaluator {
  public:
    /// Null means the built-in genome.
    explicit GenomeEvaluator(std::shared_ptr<const Genome> genome = nullptr);

    int evaluate(const Position& position) override;
    /// The 25 terms, in feature order.
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    std::shared_ptr<const Genome> m_genome;
};

}  // namespace plyglass
