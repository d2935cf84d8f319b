#include "engine/eval/classical/classical_evaluation.h"

#include <cstdlib>

#include "engine/base/text_value.h"
#include "engine/chess/zobrist.h"
#include "engine/eval/classical/classical_scoring.h"

namespace plyglass {

namespace {

/// More than the maximum search depth, so that `push` never allocates.
constexpr std::size_t kReservedPlies = 256;
/// Size of the pawn hash table, a power of two; holds most pawn structures of a search.
constexpr std::size_t kPawnEntries = 4096;

/// Sink of the search: sums the weights.
class SumSink {
  public:
    explicit SumSink(const ClassicalWeights& weights, Tapered start = 0)
        : m_weights(weights.values.data()), m_sum(start) {}

    template <Color Us>
    void add(ClassicalTerm term, int index = 0, int times = 1) {
        const Tapered value = m_weights[weightIndex(term, index)] * times;
        m_sum += Us == White ? value : -value;
    }
    template <Color Us>
    void danger(int feature, int times) {
        m_danger[Us] += m_weights[weightIndex(ClassicalTerm::KingDanger, feature)] * times;
    }
    Tapered sum() const {
        return m_sum - dangerPenaltyOf(m_danger[White]) + dangerPenaltyOf(m_danger[Black]);
    }

  private:
    const Tapered* m_weights;
    Tapered m_sum;
    std::array<Tapered, kColors> m_danger{};
};

/// Sink of the explanation: sums by theme and side.
class ThemeSink {
  public:
    explicit ThemeSink(const ClassicalWeights& weights) : m_weights(weights) {}

    template <Color Us>
    void add(ClassicalTerm term, int index = 0, int times = 1) {
        const ClassicalTheme theme = kClassicalTerms[static_cast<int>(term)].theme;
        m_sums[static_cast<int>(theme)][Us] += m_weights.at(term, index) * times;
    }
    template <Color Us>
    void danger(int feature, int times) {
        m_danger[Us] += m_weights.at(ClassicalTerm::KingDanger, feature) * times;
    }
    Tapered sum(ClassicalTheme theme, Color color) const {
        const Tapered sum = m_sums[static_cast<int>(theme)][color];
        return theme == ClassicalTheme::Danger ? sum - dangerPenaltyOf(m_danger[color]) : sum;
    }

  private:
    const ClassicalWeights& m_weights;
    std::array<std::array<Tapered, kColors>, kClassicalThemes> m_sums{};
    std::array<Tapered, kColors> m_danger{};
};

/// Non-owning pointer to the static built-in weights.
std::shared_ptr<const ClassicalWeights> builtIn() {
    return {std::shared_ptr<const ClassicalWeights>(), &defaultClassicalWeights()};
}

constexpr const char* kRounding = translatable("Engine", "Rounding");

}  // namespace

int phaseOf(const Position& position) {
    int phase = 0;
    for (int type = Knight; type <= Queen; ++type)
        phase += kPhaseOfPiece[type] * count(position.pieces(static_cast<PieceType>(type)));
    return boundedPhase(phase);
}

ClassicalEvaluator::ClassicalEvaluator(std::shared_ptr<const ClassicalWeights> weights)
    : m_weights(weights ? std::move(weights) : builtIn()), m_pawnTable(kPawnEntries) {
    for (int square = 0; square < kSquares; ++square)
        for (int type = Pawn; type <= King; ++type)
            for (const Color color : {White, Black}) {
                const auto pieceType = static_cast<PieceType>(type);
                const Tapered material = pieceType == King ? 0 : m_weights->at(ClassicalTerm::Material, type);
                const Tapered value = material + m_weights->at(squareTerm(pieceType),
                                                               ownView(color, static_cast<Square>(square)));
                m_standing[makePiece(color, pieceType)][square] = color == White ? value : -value;
            }
    m_states.reserve(kReservedPlies);
    reset(Position::start());
}

void ClassicalEvaluator::put(State& state, Piece piece, Square square, int sign) const {
    const PieceType type = typeOf(piece);
    state.standing += sign * m_standing[piece][square];
    state.phase += sign * kPhaseOfPiece[type];
    if (type == Pawn || type == King) state.pawnKey ^= kZobrist.piece[piece][square];
}

void ClassicalEvaluator::reset(const Position& position) {
    State state;
    for (Bitboard left = position.occupied(); left;) {
        const Square square = popLowest(left);
        put(state, position.pieceAt(square), square, 1);
    }
    m_states.assign(1, state);
}

void ClassicalEvaluator::push(const MoveDelta& delta) {
    State state = m_states.back();
    for (int i = 0; i < delta.size; ++i) {
        const MoveDelta::Change& change = delta.changes[i];
        if (change.from != NoSquare) put(state, change.piece, change.from, -1);
        if (change.to != NoSquare) put(state, change.piece, change.to, 1);
    }
    m_states.push_back(state);
}

const ClassicalEvaluator::PawnEntry& ClassicalEvaluator::pawnEntry(const Position& position) {
    const std::uint64_t key = m_states.back().pawnKey;
    PawnEntry& entry = m_pawnTable[key & (kPawnEntries - 1)];
    if (entry.key != key) {
        SumSink sink(*m_weights);
        entry.passed = scorePawnStructure(position, sink);
        entry.score = sink.sum();
        entry.key = key;
    }
    return entry;
}

int ClassicalEvaluator::evaluate(const Position& position) {
    const State& state = m_states.back();
    const PawnEntry& pawns = pawnEntry(position);
    SumSink sink(*m_weights, state.standing + pawns.score);
    scoreInterplay(position, pawns.passed, sink);
    const int forWhite = blend(position, sink.sum(), boundedPhase(state.phase));
    return position.sideToMove() == White ? forWhite : -forWhite;
}

std::vector<EvaluationTerm> ClassicalEvaluator::explain(const Position& position) const {
    ThemeSink sink(*m_weights);
    scoreAll(position, sink);

    const int phase = phaseOf(position);
    std::vector<EvaluationTerm> terms;
    Tapered total = 0;
    int shown = 0;
    const auto show = [&](std::string_view name, int whiteCp, int blackCp) {
        terms.push_back({std::string(name), whiteCp, blackCp});
        shown += whiteCp - blackCp;
    };
    for (int index = 0; index < kClassicalThemes; ++index) {
        const auto theme = static_cast<ClassicalTheme>(index);
        const Tapered white = sink.sum(theme, White);
        const Tapered black = sink.sum(theme, Black);
        total += white - black;
        show(nameOf(theme), taper(middlegameOf(white), endgameOf(white), phase),
             taper(middlegameOf(black), endgameOf(black), phase));
    }
    const int forWhite = blend(position, total, phase);
    const int lost = forWhite - taper(middlegameOf(total), endgameOf(total), phase);
    const Color strong = endgameOf(total) >= 0 ? White : Black;
    show(endgameScale(position, strong).reason, lost < 0 ? lost : 0, lost > 0 ? -lost : 0);
    show(kRounding, forWhite - shown, 0);
    return terms;
}

}  // namespace plyglass
