#include "app/commands/shared/evaluator_option.h"

#include <fmt/format.h>

#include <string_view>

#include "engine/base/text.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network_file.h"

namespace plyglass {

namespace {

constexpr std::string_view kRandom = "random";
constexpr NetworkShape kRandomShape = {.hidden = 32};

Result<EvaluatorChoice> networkChoice(const std::string& source) {
    EvaluatorChoice choice(EvaluatorKind::Network);
    const bool isRandom =
        source.starts_with(kRandom) && source.find_first_not_of("0123456789", kRandom.size()) == source.npos;
    if (isRandom) {
        const std::uint64_t seed = std::strtoull(source.c_str() + kRandom.size(), nullptr, 10);
        choice.network = std::make_shared<const Network>(randomNetwork(kRandomShape, seed));
        return choice;
    }
    auto network = loadNetwork(source);
    if (!network) return tl::unexpected(network.error());
    choice.network = std::make_shared<const Network>(std::move(*network));
    return choice;
}

}  // namespace

Result<EvaluatorChoice> evaluatorChoiceFrom(const std::string& text) {
    const std::size_t colon = text.find(':');
    const auto kind = evaluatorFromId(text.substr(0, colon));
    if (!kind) return tl::unexpected(kind.error());
    EvaluatorChoice choice(*kind);
    if (colon == text.npos) return choice;
    const std::string path = text.substr(colon + 1);
    if (*kind == EvaluatorKind::Classical && path == "formula") {
        choice.classicalWeights = std::make_shared<const ClassicalWeights>(formulaClassicalWeights());
        return choice;
    }
    if (*kind == EvaluatorKind::Classical) {
        const auto file = loadClassicalWeights(path);
        if (!file) return tl::unexpected(file.error());
        choice.classicalWeights = std::make_shared<const ClassicalWeights>(file->weights);
        return choice;
    }
    if (*kind == EvaluatorKind::Genome) {
        const auto genome = loadGenome(path);
        if (!genome) return tl::unexpected(genome.error());
        choice.genome = std::make_shared<const Genome>(*genome);
        return choice;
    }
    if (*kind == EvaluatorKind::Network) return networkChoice(path);
    return fail(fmt::format("The evaluator \"{}\" takes no file of weights.", text.substr(0, colon)));
}

std::string evaluatorHelp() {
    return fmt::format(
        "Evaluator: {}. {}:FILE, genome:FILE or network:FILE loads other weights, network:random draws "
        "random ones",
        listOf(allEvaluators(), &EvaluatorInfo::id), infoOf(EvaluatorKind::Classical).id);
}

}  // namespace plyglass
