// Reads the rows of a network transposed: unit by unit.
#include "app/viewmodels/learning/neuron_maps.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace plyglass {

namespace {

/// Share of weights within the colour scale, so that outliers do not flatten the others.
constexpr double kWeightsWithin = 0.97;

/// Weights of a unit for the side's own piece, by square from a8 to h1.
std::vector<int> weightsOf(const Network& network, int unit, PieceType type) {
    std::vector<int> weights;
    for (int place = 0; place < kSquares; ++place) {
        const auto square = static_cast<Square>(place ^ 56);
        weights.push_back(network.row(networkInput(White, false, makePiece(White, type), square))[unit]);
    }
    return weights;
}

/// Influence of the piece through a unit: input weights times output weights.
long influenceOf(const Network& network, int unit, const std::vector<int>& weights) {
    long out = 0;
    for (int each = unit; each < static_cast<int>(network.weights.outputs.size());
         each += network.shape.hidden)
        out += std::abs(network.weights.outputs[static_cast<std::size_t>(each)]);
    return out * std::accumulate(weights.begin(), weights.end(), 0L,
                                 [](long sum, int weight) { return sum + std::abs(weight); });
}

}  // namespace

void NeuronMaps::setPiece(int piece) {
    if (piece < Pawn || piece > King || piece == m_piece) return;
    m_piece = piece;
    fill();
}

void NeuronMaps::show(std::shared_ptr<const Network> network) {
    m_network = std::move(network);
    fill();
}

void NeuronMaps::fill() {
    m_heats.clear();
    if (m_network) {
        std::vector<std::pair<long, std::vector<int>>> units;
        for (int unit = 0; unit < m_network->shape.hidden; ++unit) {
            std::vector<int> weights = weightsOf(*m_network, unit, static_cast<PieceType>(m_piece));
            const long influence = influenceOf(*m_network, unit, weights);
            units.emplace_back(influence, std::move(weights));
        }
        std::stable_sort(units.begin(), units.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        units.resize(std::min<std::size_t>(units.size(), kMaxMaps));
        std::vector<int> sizes;
        for (const auto& [influence, weights] : units)
            for (const int weight : weights) sizes.push_back(std::abs(weight));
        const auto at =
            sizes.begin() + static_cast<std::ptrdiff_t>(kWeightsWithin * double(sizes.size() - 1));
        std::nth_element(sizes.begin(), at, sizes.end());
        const double reach = std::max(1, *at);
        for (const auto& [influence, weights] : units)
            for (const int weight : weights) m_heats += std::clamp(weight / reach, -1.0, 1.0);
    }
    emit changed();
}

QString NeuronMaps::caption() const {
    if (!m_network) return {};
    const QString which = count() < m_network->shape.hidden
                              ? tr("the %1 of %2 hidden units that matter most for it")
                                    .arg(count())
                                    .arg(m_network->shape.hidden)
                              : tr("the %1 hidden units, those that matter most first").arg(count());
    return tr("Weight of an own piece of this kind for %1: teal raises a unit, amber lowers it.").arg(which);
}

}  // namespace plyglass
