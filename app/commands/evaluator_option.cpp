#include "app/commands/evaluator_option.h"

#include <fmt/format.h>

#include "engine/eval/genome.h"
#include "engine/eval/hand_weights_file.h"

namespace plyglass {

Result<EvaluatorChoice> evaluatorChoiceFrom(const std::string& text) {
    const std::size_t colon = text.find(':');
    const auto kind = evaluatorFromId(text.substr(0, colon));
    if (!kind) return tl::unexpected(kind.error());
    EvaluatorChoice choice(*kind);
    if (colon == text.npos) return choice;
    const std::string path = text.substr(colon + 1);
    if (*kind == EvaluatorKind::Hand && path == "formula") {
        choice.handWeights = std::make_shared<const HandWeights>(formulaHandWeights());
        return choice;
    }
    if (*kind == EvaluatorKind::Hand) {
        const auto file = loadHandWeights(path);
        if (!file) return tl::unexpected(file.error());
        choice.handWeights = std::make_shared<const HandWeights>(file->weights);
        return choice;
    }
    if (*kind == EvaluatorKind::Genome) {
        const auto genome = loadGenome(path);
        if (!genome) return tl::unexpected(genome.error());
        choice.genome = std::make_shared<const Genome>(*genome);
        return choice;
    }
    return fail(fmt::format("The evaluator \"{}\" takes no file of weights.", text.substr(0, colon)));
}

}  // namespace plyglass
