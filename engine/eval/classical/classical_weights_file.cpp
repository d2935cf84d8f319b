#include "engine/eval/classical/classical_weights_file.h"

#include <fmt/format.h>

#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-hand-weights";

#include "engine/eval/classical/classical_defaults.inc"

Result<Tapered> readPair(const Json& value, const std::string& field) {
    if (!value.is_array() || value.size() != 2)
        return fail(translatable("Engine", "{} must be a pair [middlegame, endgame]."), field);
    const auto middlegame =
        readInteger(value[0], field + "[0]", -kMaxClassicalWeightCp, kMaxClassicalWeightCp);
    if (!middlegame) return tl::unexpected(middlegame.error());
    const auto endgame = readInteger(value[1], field + "[1]", -kMaxClassicalWeightCp, kMaxClassicalWeightCp);
    if (!endgame) return tl::unexpected(endgame.error());
    return makeTapered(*middlegame, *endgame);
}

Result<void> readTerm(const Json& terms, int term, const std::string& file, ClassicalWeights& weights) {
    const ClassicalTermInfo& info = kClassicalTerms[term];
    const std::string id(info.id);
    const std::string field = fmt::format("{}: terms.{}", file, id);
    if (!terms.contains(id)) return fail(translatable("Engine", "{} is missing."), field);
    const Json& list = terms[id];
    if (!list.is_array() || list.size() != static_cast<std::size_t>(info.size))
        return fail(translatable("Engine", "{} must be a list of {} pairs."), field, info.size);
    for (int index = 0; index < info.size; ++index) {
        const auto pair = readPair(list[index], fmt::format("{}[{}]", field, index));
        if (!pair) return tl::unexpected(pair.error());
        weights.values[kClassicalTermFirst[term] + index] = *pair;
    }
    return {};
}

}  // namespace

Result<NamedClassicalWeights> classicalWeightsFrom(const Json& json, const std::string& file) {
    if (const auto checked = checkVersion(json, file, kFormat, kClassicalWeightsVersion); !checked)
        return tl::unexpected(checked.error());
    JsonFields fields(json, file);
    const std::string name = fields.name("name");
    const Json& terms = fields.object("terms");
    if (fields.error()) return fail(*fields.error());
    const auto lineage = readLineage(json, file);
    if (!lineage) return tl::unexpected(lineage.error());
    NamedClassicalWeights named{name, *lineage, {}};
    for (int term = 0; term < kClassicalTermCount; ++term)
        if (auto read = readTerm(terms, term, file, named.weights); !read)
            return tl::unexpected(read.error());
    if (terms.size() != kClassicalTermCount)
        for (const auto& [id, list] : terms.items()) {
            bool isKnown = false;
            for (const ClassicalTermInfo& info : kClassicalTerms) isKnown = isKnown || info.id == id;
            if (!isKnown)
                return fail(translatable("Engine", "{}: terms.{} is no term of version {}."), file, id,
                            kClassicalWeightsVersion);
        }
    return named;
}

Result<NamedClassicalWeights> parseClassicalWeights(std::string_view text, const std::string& file) {
    return parseJson(text, file).and_then([&](const auto& json) { return classicalWeightsFrom(json, file); });
}

std::string toJsonText(const NamedClassicalWeights& named) {
    // Formatted by hand: one line per term, for readable diffs.
    std::string text = "{\n";
    text += fmt::format("  \"format\": \"{}\",\n  \"version\": {},\n", kFormat, kClassicalWeightsVersion);
    text += fmt::format("  \"name\": {},\n", jsonText(named.name));
    text += fmt::format("  \"lineage\": {},\n  \"terms\": {{", jsonText(toJson(named.lineage)));
    for (int term = 0; term < kClassicalTermCount; ++term) {
        constexpr int kPairsPerLine = 8;
        const ClassicalTermInfo& info = kClassicalTerms[term];
        text += fmt::format("{}\n    \"{}\": [", term == 0 ? "" : ",", info.id);
        for (int index = 0; index < info.size; ++index) {
            const Tapered value = named.weights.values[kClassicalTermFirst[term] + index];
            const bool breaks = info.size > kPairsPerLine && index % kPairsPerLine == 0;
            text += index == 0 ? "" : breaks ? "," : ", ";
            text += breaks ? "\n      " : "";
            text += fmt::format("[{}, {}]", middlegameOf(value), endgameOf(value));
        }
        text += "]";
    }
    return text + "\n  }\n}\n";
}

std::string toCppText(const NamedClassicalWeights& named) {
    std::string text =
        "// Written by \"plyglass-lab tune --emit-cpp\"; equal to resources/weights/hand.json.\n";
    text += fmt::format("constexpr std::string_view kDefaultName = {};\n", jsonText(named.name));
    std::string lineage = jsonText(toJson(named.lineage));
    lineage.insert(lineage.find("\"notes\""), 1, '\n');
    text += fmt::format("constexpr std::string_view kDefaultLineage = R\"lineage({})lineage\";\n", lineage);
    text += "constexpr std::array<std::array<short, 2>, kClassicalWeightCount> kDefaultWeights = {{\n";
    for (int term = 0; term < kClassicalTermCount; ++term) {
        text += fmt::format("    // {}\n", kClassicalTerms[term].id);
        for (int index = 0; index < kClassicalTerms[term].size; ++index) {
            constexpr int kPairsPerLine = 8;
            const Tapered value = named.weights.values[kClassicalTermFirst[term] + index];
            text += index % kPairsPerLine == 0 ? (index == 0 ? "    " : "\n    ") : " ";
            text += fmt::format("{{{{{}, {}}}}},", middlegameOf(value), endgameOf(value));
        }
        text += "\n";
    }
    return text + "}};\n";
}

NamedClassicalWeights defaultNamedClassicalWeights() {
    const Json json{{"lineage", Json::parse(kDefaultLineage)}};
    return {std::string(kDefaultName), *readLineage(json, "the built-in weights"), defaultClassicalWeights()};
}

const ClassicalWeights& defaultClassicalWeights() {
    static const ClassicalWeights weights = [] {
        ClassicalWeights built;
        for (int weight = 0; weight < kClassicalWeightCount; ++weight)
            built.values[weight] = makeTapered(kDefaultWeights[weight][0], kDefaultWeights[weight][1]);
        return built;
    }();
    return weights;
}

Result<NamedClassicalWeights> loadClassicalWeights(const std::string& path) {
    return readFileText(path, kMaxSettingsBytes).and_then([&](const auto& text) {
        return parseClassicalWeights(text, path);
    });
}

}  // namespace plyglass
