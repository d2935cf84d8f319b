#include "engine/eval/network/network_file.h"

#include <fmt/format.h>

#include "engine/base/bytes.h"
#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kMagic = "plyglass-network\n";
constexpr std::string_view kNetworkFormat = "plyglass-network";
constexpr std::size_t kLongestHeader = 65536;

/// Number of weights of each kind for a shape.
struct Sizes {
    explicit Sizes(const NetworkShape& shape)
        : features(static_cast<std::size_t>(kNetworkInputs) * static_cast<std::size_t>(shape.hidden)),
          biases(static_cast<std::size_t>(shape.hidden)),
          outputs(2 * static_cast<std::size_t>(shape.hidden) * static_cast<std::size_t>(shape.buckets)),
          outputBiases(static_cast<std::size_t>(shape.buckets)) {}
    std::size_t bytes() const { return 2 * (features + biases + outputs) + 4 * outputBiases; }

    std::size_t features;
    std::size_t biases;
    std::size_t outputs;
    std::size_t outputBiases;
};

constexpr auto kShapeFields = [](auto& shape, const auto& each) {
    each("hidden", shape.hidden, 1, kMaxHidden);
    each("buckets", shape.buckets, 1, kMaxHidden);
    each("mirrored", shape.isMirrored);
};

Result<NetworkShape> readShape(const Json& json, const std::string& where) {
    const auto shape = readObject<NetworkShape>(json, where, kShapeFields);
    if (!shape) return shape;
    const auto checked = checkedShape(*shape);
    if (!checked) return fail(translatable("Engine", "{}: {}"), where, checked.error());
    return shape;
}

Result<void> readWeights(std::string_view& bytes, AlignedVector<std::int16_t>& weights, int max,
                         const std::string& what) {
    for (std::int16_t& weight : weights) {
        weight = takeNumber<std::int16_t>(bytes);
        if (weight < -max || weight > max)
            return fail(translatable("Engine", "{} of {}; they must be within ±{}."), what, weight, max);
    }
    return {};
}

Result<NetworkWeights> readWeights(std::string_view bytes, const Sizes& sizes, const std::string& file) {
    NetworkWeights weights;
    weights.features.resize(sizes.features);
    weights.biases.resize(sizes.biases);
    weights.outputs.resize(sizes.outputs);
    weights.outputBiases.resize(sizes.outputBiases);
    if (auto r = readWeights(bytes, weights.features, kMaxFeatureWeight, file + " has a feature weight"); !r)
        return tl::unexpected(r.error());
    if (auto r = readWeights(bytes, weights.biases, kMaxNeuronBias, file + " has a neuron bias"); !r)
        return tl::unexpected(r.error());
    if (auto r = readWeights(bytes, weights.outputs, kMaxOutputWeight, file + " has an output weight"); !r)
        return tl::unexpected(r.error());
    for (std::int32_t& bias : weights.outputBiases) bias = takeNumber<std::int32_t>(bytes);
    return weights;
}

}  // namespace

Result<Network> parseNetwork(std::string_view bytes, const std::string& file) {
    if (!bytes.starts_with(kMagic)) return fail(translatable("Engine", "{} is not a network file."), file);
    const std::size_t headerEnd = bytes.substr(0, kLongestHeader).find('\n', kMagic.size());
    if (headerEnd == std::string_view::npos)
        return fail(
            translatable("Engine", "{} is incomplete: it ends in its second line; get the file again."),
            file);
    const auto json = parseVersioned(bytes.substr(kMagic.size(), headerEnd - kMagic.size()), file,
                                     kNetworkFormat, kNetworkVersion);
    if (!json) return tl::unexpected(json.error());
    JsonFields fields(*json, file);
    const std::string name = fields.name("name");
    const Json& described = fields.object("shape");
    if (fields.error()) return fail(*fields.error());
    const auto lineage = readLineage(*json, file);
    if (!lineage) return tl::unexpected(lineage.error());
    const auto shape = readShape(described, fields.nameOf("shape"));
    if (!shape) return tl::unexpected(shape.error());

    const Sizes sizes(*shape);
    std::string_view rest = bytes.substr(headerEnd + 1);
    if (rest.size() != sizes.bytes() + sizeof(std::uint64_t))
        return fail(translatable("Engine", "{} has {} bytes of weights instead of {}; get the file again."),
                    file, rest.size(), sizes.bytes() + sizeof(std::uint64_t));
    std::string_view checksum = bytes.substr(bytes.size() - sizeof(std::uint64_t));
    if (takeNumber<std::uint64_t>(checksum) !=
        checksumOf(bytes.substr(0, bytes.size() - sizeof(std::uint64_t))))
        return fail(translatable("Engine", "{} is damaged: its checksum is wrong; get the file again."),
                    file);
    auto weights = readWeights(rest, sizes, file);
    if (!weights) return tl::unexpected(weights.error());
    return Network{name, *lineage, *shape, std::move(*weights)};
}

std::string toFileBytes(const Network& network) {
    const Json header = {{"format", kNetworkFormat},
                         {"version", kNetworkVersion},
                         {"name", network.name},
                         {"shape", jsonOf(network.shape, kShapeFields)},
                         {"lineage", toJson(network.lineage)}};
    std::string bytes(kMagic);
    bytes += jsonText(header) + '\n';
    bytes.reserve(bytes.size() + Sizes(network.shape).bytes() + sizeof(std::uint64_t));
    for (const auto* weights : {&network.weights.features, &network.weights.biases, &network.weights.outputs})
        for (const std::int16_t weight : *weights) putNumber(bytes, weight);
    for (const std::int32_t bias : network.weights.outputBiases) putNumber(bytes, bias);
    putNumber(bytes, checksumOf(bytes));
    return bytes;
}

Result<Network> loadNetwork(const std::string& path) {
    return readFileText(path).and_then([&](const auto& bytes) { return parseNetwork(bytes, path); });
}

}  // namespace plyglass
