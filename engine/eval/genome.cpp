#include "engine/eval/genome.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kGenomeFormat = "plyglass-genome";

/// A list of the file and its first gene.
struct GeneGroup {
    const char* id;
    int first;
    int size;
};
constexpr std::array<GeneGroup, 5> kGroups = {{{"possession", kPossession, 6},
                                               {"advancement", kAdvancement, 1},
                                               {"mobility", kMobility, 6},
                                               {"threats", kThreats, 6},
                                               {"protections", kProtections, 6}}};

Result<void> readGroup(const Json& genes, const GeneGroup& group, const std::string& file, Genome& genome) {
    const std::string field = fmt::format("{}: genes.{}", file, group.id);
    if (!genes.contains(group.id)) return fail(translatable("Engine", "{} is missing."), field);
    const Json& list = genes[group.id];
    if (!list.is_array() || list.size() != static_cast<std::size_t>(group.size))
        return fail(translatable("Engine", "{} must be a list of {} whole number{}."), field, group.size,
                    group.size == 1 ? "" : "s, pawn to king");
    for (int i = 0; i < group.size; ++i) {
        const auto gene = readInteger(list[i], fmt::format("{}[{}]", field, i), -kMaxGene, kMaxGene);
        if (!gene) return tl::unexpected(gene.error());
        genome.genes[group.first + i] = *gene;
    }
    return {};
}

bool isGroup(std::string_view id) {
    return std::any_of(kGroups.begin(), kGroups.end(),
                       [&](const GeneGroup& group) { return id == group.id; });
}

}  // namespace

Result<Genome> genomeFrom(const Json& json, const std::string& file) {
    if (const auto checked = checkVersion(json, file, kGenomeFormat, kGenomeVersion); !checked)
        return tl::unexpected(checked.error());
    JsonFields fields(json, file);
    const std::string name = fields.name("name");
    const Json& genes = fields.object("genes");
    if (fields.error()) return fail(*fields.error());
    const auto lineage = readLineage(json, file);
    if (!lineage) return tl::unexpected(lineage.error());
    Genome genome{name, *lineage, {}};
    for (const GeneGroup& group : kGroups)
        if (auto read = readGroup(genes, group, file, genome); !read) return tl::unexpected(read.error());
    for (const auto& entry : genes.items())
        if (!isGroup(entry.key()))
            return fail(translatable("Engine", "{}: genes.{} is no group of version {}."), file, entry.key(),
                        kGenomeVersion);
    return genome;
}

Result<Genome> parseGenome(std::string_view text, const std::string& file) {
    return parseJson(text, file).and_then([&](const auto& json) { return genomeFrom(json, file); });
}

Result<Genome> loadGenome(const std::string& path) {
    return readFileText(path, kMaxSettingsBytes).and_then([&](const auto& text) {
        return parseGenome(text, path);
    });
}

std::string toJsonText(const Genome& genome) {
    // One line per group, for readable diffs.
    std::string text = "{\n";
    text += fmt::format("  \"format\": \"{}\",\n  \"version\": {},\n", kGenomeFormat, kGenomeVersion);
    text += fmt::format("  \"name\": {},\n", jsonText(genome.name));
    text += fmt::format("  \"lineage\": {},\n  \"genes\": {{\n", jsonText(toJson(genome.lineage)));
    for (const GeneGroup& group : kGroups) {
        const auto begin = genome.genes.begin() + group.first;
        text += fmt::format("    \"{}\": [{}]{}\n", group.id, fmt::join(begin, begin + group.size, ", "),
                            group.first == kProtections ? "" : ",");
    }
    return text + "  }\n}\n";
}

const Genome& defaultGenome() {
    // clang-format off
    static const Genome genome{
        "default",
        {{}, 0, 0, "Made by hand: material, and a little for everything else."},
        {100, 310, 325, 500, 950, 0,  // pawn to king; the kings cancel
         3,                           // pawn advancement
         1, 4, 4, 2, 1, 0,            // mobility
         8, 8, 8, 6, 2, 3,            // threats
         4, 5, 4, 3, 0, 0}};          // protections
    // clang-format on
    return genome;
}

GenomeEvaluator::GenomeEvaluator(std::shared_ptr<const Genome> genome)
    : m_genome(genome ? std::move(genome)
                      : std::shared_ptr<const Genome>(std::shared_ptr<const Genome>(), &defaultGenome())) {}

int GenomeEvaluator::evaluate(const Position& position) {
    const Features own = featuresOf(position, position.sideToMove());
    const Features enemy = featuresOf(position, ~position.sideToMove());
    int score = 0;
    for (int feature = 0; feature < kFeatureCount; ++feature)
        score += m_genome->genes[feature] * (own[feature] - enemy[feature]);
    return std::clamp(score, -kMaxEvalCp, kMaxEvalCp);
}

std::vector<EvaluationTerm> GenomeEvaluator::explain(const Position& position) const {
    const Features white = featuresOf(position, White);
    const Features black = featuresOf(position, Black);
    std::vector<EvaluationTerm> terms;
    for (int feature = 0; feature < kFeatureCount; ++feature) {
        const int gene = m_genome->genes[feature];
        terms.push_back({featureName(feature), gene * white[feature], gene * black[feature]});
    }
    return terms;
}

}  // namespace plyglass
