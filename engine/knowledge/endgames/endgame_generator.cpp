#include "engine/knowledge/endgames/endgame_generator.h"

#include <set>

#include "engine/knowledge/endgames/retrograde_analysis.h"

namespace plyglass {

std::vector<EndgameMaterial> withDependencies(const std::vector<EndgameMaterial>& wanted) {
    const std::vector<EndgameMaterial> all = allEndgames();
    std::set<EndgameMaterial> needed(wanted.begin(), wanted.end());
    // In reverse order, since each ending comes after those it converts to.
    for (auto material = all.rbegin(); material != all.rend(); ++material) {
        if (!needed.contains(*material)) continue;
        for (const MenChange& change : changesOf(*material))
            needed.insert(arrangementAfter(*material, change).material);
    }
    std::vector<EndgameMaterial> ordered;
    for (const EndgameMaterial& material : all)
        if (needed.contains(material)) ordered.push_back(material);
    return ordered;
}

GeneratedEndgames generateEndgames(const std::vector<EndgameMaterial>& wanted, const JobContext& job) {
    const std::vector<EndgameMaterial> materials = withDependencies(wanted);
    JobProgress progress;
    progress.unit = "positions";
    const auto positionsOf = [](const EndgameMaterial& material) {
        return std::uint64_t{kColors} * EndgameIndex(material).size();
    };
    for (const EndgameMaterial& material : materials) progress.total += positionsOf(material);
    GeneratedEndgames generated;
    for (const EndgameMaterial& material : materials) {
        progress.message = material.name();
        job.report(progress);
        RetrogradeAnalysis analysis(material, generated);
        if (!analysis.run(job)) return {};
        generated.emplace(material, analysis.takeCodes());
        progress.done += positionsOf(material);
    }
    job.report(progress);
    return generated;
}

}  // namespace plyglass
