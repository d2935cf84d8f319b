#include "engine/eval/network/network_evaluator.h"

#include <utility>

#include "engine/base/text_value.h"

namespace plyglass {

namespace {

constexpr std::size_t kFirstRoom = 64;
/// First input of each piece, by perspective and piece.
constexpr auto kFirstInputs = [] {
    std::array<std::array<std::uint16_t, 16>, kColors> inputs{};
    for (const Color side : {White, Black})
        for (const Color color : {White, Black})
            for (int type = 0; type < kPieceTypes; ++type) {
                const Piece piece = makePiece(color, static_cast<PieceType>(type));
                inputs[side][piece] = static_cast<std::uint16_t>(firstNetworkInput(side, piece));
            }
    return inputs;
}();

constexpr const char* kBeforeTheRest = translatable("Engine", "Kings and side to move");
/// Order in which the explanation adds the pieces, after the kings.
constexpr std::pair<PieceType, const char*> kKinds[] = {{Pawn, translatable("Engine", "Pawns added")},
                                                        {Knight, translatable("Engine", "Knights added")},
                                                        {Bishop, translatable("Engine", "Bishops added")},
                                                        {Rook, translatable("Engine", "Rooks added")},
                                                        {Queen, translatable("Engine", "Queens added")}};

}  // namespace

NetworkEvaluator::NetworkEvaluator(std::shared_ptr<const Network> network, const NetworkKernels& kernels)
    : m_network(std::move(network)), m_kernels(kernels), m_plies(kFirstRoom) {
    m_accumulators.resize(kFirstRoom * kColors * static_cast<std::size_t>(m_network->shape.hidden));
}

std::int16_t* NetworkEvaluator::accumulator(std::size_t ply, Color side) {
    return m_accumulators.data() + (ply * kColors + side) * static_cast<std::size_t>(m_network->shape.hidden);
}

void NetworkEvaluator::reset(const Position& position) {
    m_top = 0;
    for (const Color side : {White, Black}) refresh(position, side);
}

/// Computes the accumulator of the top ply from scratch.
void NetworkEvaluator::refresh(const Position& position, Color side) {
    const RowChanges rows = rowsOf(*m_network, position, side, position.occupied());
    m_kernels.update({accumulator(m_top, side), m_network->weights.biases.data(), rows},
                     m_network->shape.hidden);
    m_plies[m_top].isKnown[side] = true;
}

void NetworkEvaluator::push(const MoveDelta& delta) {
    if (++m_top == m_plies.size()) {
        m_plies.resize(2 * m_plies.size());
        m_accumulators.resize(2 * m_accumulators.size());
    }
    m_plies[m_top] = {delta, {}};
}

int NetworkEvaluator::evaluate(const Position& position) {
    const Color us = position.sideToMove();
    const int bucket = m_network->bucketOf(position);
    if (isOneMoveBehind()) {
        const MoveDelta& delta = m_plies[m_top].delta;
        const RowChanges own = changedRows(delta, us, m_network->mirrorsFor(position.king(us)));
        const RowChanges other = changedRows(delta, ~us, m_network->mirrorsFor(position.king(~us)));
        m_plies[m_top].isKnown = {true, true};
        return m_network->score(
            m_kernels.updateScreluDot({accumulator(m_top, us), accumulator(m_top - 1, us), own},
                                      {accumulator(m_top, ~us), accumulator(m_top - 1, ~us), other},
                                      m_network->outputs(bucket), m_network->shape.hidden),
            bucket);
    }
    for (const Color side : {White, Black}) bringUpToDate(position, side);
    return m_network->output(accumulator(m_top, us), accumulator(m_top, ~us), bucket, m_kernels);
}

/// The usual case: the search requests a score after each move.
bool NetworkEvaluator::isOneMoveBehind() const {
    const Ply& now = m_plies[m_top];
    if (now.isKnown[White] || now.isKnown[Black]) return false;
    const Ply& before = m_plies[m_top - 1];
    if (!before.isKnown[White] || !before.isKnown[Black]) return false;
    return !needsRefresh(now.delta, White) && !needsRefresh(now.delta, Black);
}

/// Whether the side's king crossed to the other half of the board, which flips the perspective.
bool NetworkEvaluator::needsRefresh(const MoveDelta& delta, Color side) const {
    if (!m_network->shape.isMirrored) return false;
    for (int i = 0; i < delta.size; ++i)
        if (delta.changes[i].piece == makePiece(side, King))
            return m_network->mirrorsFor(delta.changes[i].from) != m_network->mirrorsFor(delta.changes[i].to);
    return false;
}

void NetworkEvaluator::bringUpToDate(const Position& position, Color side) {
    std::size_t known = m_top;
    while (!m_plies[known].isKnown[side]) {
        if (needsRefresh(m_plies[known].delta, side)) return refresh(position, side);
        --known;
    }
    const bool isMirrored = m_network->mirrorsFor(position.king(side));
    while (known < m_top) {
        const std::size_t before = known++;
        const RowChanges rows = changedRows(m_plies[known].delta, side, isMirrored);
        m_kernels.update({accumulator(known, side), accumulator(before, side), rows},
                         m_network->shape.hidden);
        m_plies[known].isKnown[side] = true;
    }
}

/// Writes each row before testing whether it exists, to avoid branch mispredictions.
RowChanges NetworkEvaluator::changedRows(const MoveDelta& delta, Color side, bool isMirrored) const {
    const int turn = networkTurn(side, isMirrored);
    const auto rowOf = [&, network = m_network.get()](Piece piece, Square square) {
        return network->row(kFirstInputs[side][piece] + ((square ^ turn) & (kSquares - 1)));
    };
    RowChanges rows;
    for (int i = 0; i < delta.size; ++i) {
        const auto& [piece, from, to] = delta.changes[i];
        rows.added[rows.addedCount] = rowOf(piece, to);
        rows.addedCount += to != NoSquare;
        rows.removed[rows.removedCount] = rowOf(piece, from);
        rows.removedCount += from != NoSquare;
    }
    return rows;
}

std::vector<EvaluationTerm> NetworkEvaluator::explain(const Position& position) const {
    const int sign = position.sideToMove() == White ? 1 : -1;
    Bitboard shown = position.pieces(King);
    int score = sign * m_network->evaluate(position, shown, m_kernels);
    std::vector<EvaluationTerm> terms = {{kBeforeTheRest, score, 0}};
    const auto change = [&](Bitboard added) {
        shown |= added;
        const int before = std::exchange(score, sign * m_network->evaluate(position, shown, m_kernels));
        return score - before;
    };
    for (const auto& [kind, name] : kKinds) {
        const int white = change(position.pieces(White, kind));
        terms.push_back({name, white, -change(position.pieces(Black, kind))});
    }
    return terms;
}

}  // namespace plyglass
