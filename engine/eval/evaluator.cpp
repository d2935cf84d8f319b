// The table of evaluators.
#include "engine/eval/evaluator.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/base/text.h"
#include "engine/base/text_value.h"
#include "engine/eval/classical/classical_evaluation.h"
#include "engine/eval/genome.h"
#include "engine/eval/material.h"
#include "engine/eval/network/network_evaluator.h"
#include "engine/eval/network/network_file.h"
#include "engine/eval/noise.h"

namespace plyglass {

namespace {

const std::array<int, kFeatureCount>& genesOf(const EvaluatorChoice& choice) {
    return (choice.genome ? *choice.genome : defaultGenome()).genes;
}

const Network& networkOf(const EvaluatorChoice& choice) {
    return choice.network ? *choice.network : *defaultNetwork();
}

const ClassicalWeights& weightsOf(const EvaluatorChoice& choice) {
    return choice.classicalWeights ? *choice.classicalWeights : defaultClassicalWeights();
}

std::string bytesWithoutOrigin(Network network) {
    network.name.clear();
    network.lineage = {};
    return toFileBytes(network);
}

}  // namespace

const std::vector<EvaluatorInfo>& allEvaluators() {
    static const std::vector<EvaluatorInfo> evaluators = {
        {EvaluatorKind::Material, "material", translatable("Engine", "Material"),
         translatable("Engine", "Counts the pieces: pawn 1, knight 3, bishop 3¼, rook 5, queen 9.")},
        {EvaluatorKind::MaterialCheck, "material-check", translatable("Engine", "Material and checks"),
         translatable("Engine",
                      "Counts the pieces (pawn 1, knight 3, bishop 3, rook 5, queen 9) and gives half a pawn "
                      "to the side that gives check.")},
        {EvaluatorKind::Classical, "classical", translatable("Engine", "Classical"),
         translatable("Engine",
                      "Weighs squares, mobility, pawns, king safety and threats, with weights fitted to the "
                      "engine's own games.")},
        {EvaluatorKind::Genome, "genome", translatable("Engine", "Genome"),
         translatable("Engine",
                      "Weighs 25 counts by a genome: pieces, pawn advancement, and each piece type's "
                      "mobility, threats and protections.")},
        {EvaluatorKind::Network, "network", translatable("Engine", "Network"),
         translatable("Engine",
                      "A neural network that started from random weights and learnt only from its own games. "
                      "Its terms show what each kind of piece changes when the kinds are put on the board "
                      "one after the other.")},
    };
    return evaluators;
}

const EvaluatorInfo& infoOf(EvaluatorKind kind) {
    const auto isOfKind = [kind](const EvaluatorInfo& info) { return info.kind == kind; };
    return *std::find_if(allEvaluators().begin(), allEvaluators().end(), isOfKind);
}

Result<EvaluatorKind> evaluatorFromId(std::string_view id) {
    for (const EvaluatorInfo& info : allEvaluators())
        if (info.id == id) return info.kind;
    return fail(translatable("Engine", "There is no evaluator {}; choose one of: {}."), quoted(id),
                listOf(allEvaluators(), &EvaluatorInfo::id));
}

bool operator==(const EvaluatorChoice& a, const EvaluatorChoice& b) {
    if (a.kind != b.kind || a.noiseCp != b.noiseCp || (a.noiseCp > 0 && a.noiseSeed != b.noiseSeed))
        return false;
    switch (a.kind) {
        case EvaluatorKind::Genome:
            return a.genome == b.genome || genesOf(a) == genesOf(b);
        case EvaluatorKind::Classical:
            return a.classicalWeights == b.classicalWeights || weightsOf(a) == weightsOf(b);
        case EvaluatorKind::Network:
            return a.network == b.network || networkOf(a).judgesLike(networkOf(b));
        case EvaluatorKind::Material:
        case EvaluatorKind::MaterialCheck:
            break;
    }
    return true;
}

std::uint64_t weightsChecksum(const EvaluatorChoice& choice) {
    std::string bytes(infoOf(choice.kind).id);
    switch (choice.kind) {
        case EvaluatorKind::Genome:
            for (const int gene : genesOf(choice)) putNumber(bytes, gene);
            break;
        case EvaluatorKind::Classical:
            for (const Tapered weight : weightsOf(choice).values) putNumber(bytes, weight);
            break;
        case EvaluatorKind::Network:
            bytes += bytesWithoutOrigin(networkOf(choice));
            break;
        case EvaluatorKind::Material:
        case EvaluatorKind::MaterialCheck:
            break;
    }
    return checksumOf(bytes);
}

std::unique_ptr<Evaluator> makeEvaluator(const EvaluatorChoice& choice) {
    if (choice.noiseCp > 0) {
        EvaluatorChoice exact = choice;
        exact.noiseCp = 0;
        return std::make_unique<NoisyEvaluator>(makeEvaluator(exact), choice.noiseCp, choice.noiseSeed);
    }
    switch (choice.kind) {
        case EvaluatorKind::Material:
            return std::make_unique<MaterialEvaluator>(kMaterialValues, 0);
        case EvaluatorKind::MaterialCheck:
            return std::make_unique<MaterialEvaluator>(kMaterialCheckValues, kCheckBonusCp);
        case EvaluatorKind::Classical:
            return std::make_unique<ClassicalEvaluator>(choice.classicalWeights);
        case EvaluatorKind::Genome:
            return std::make_unique<GenomeEvaluator>(choice.genome);
        case EvaluatorKind::Network:
            return std::make_unique<NetworkEvaluator>(choice.network ? choice.network : defaultNetwork());
    }
    return nullptr;
}

}  // namespace plyglass
