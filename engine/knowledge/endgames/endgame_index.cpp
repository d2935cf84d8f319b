#include "engine/knowledge/endgames/endgame_index.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/chess/attacks.h"

namespace plyglass {

namespace {

constexpr int kSymmetries = 8;
constexpr std::uint32_t kPawnSquares = 48;

/// Mirrors left-right (bit 0), top-bottom (bit 1), and along the diagonal a1–h8 (bit 2), in this order.
constexpr Square mirrored(Square square, int symmetry) {
    int bits = square;
    if (symmetry & 1) bits ^= 7;
    if (symmetry & 2) bits ^= 56;
    if (symmetry & 4) bits = (bits >> 3) | (bits & 7) << 3;
    return static_cast<Square>(bits);
}
constexpr int kOnDiagonal = 4;

constexpr bool isOnDiagonal(Square square) { return fileOf(square) == rankOf(square); }

/// King placements up to symmetry.
struct KingPairs {
    explicit KingPairs(bool hasPawns) {
        for (int first = 0; first < kSquares; ++first)
            for (int second = 0; second < kSquares; ++second)
                add(static_cast<Square>(first), static_cast<Square>(second), hasPawns);
    }

    struct Entry {
        std::uint16_t number = 0;
        std::uint8_t symmetry = 0;  ///< maps the kings to the pair of this index
    };
    std::array<std::array<Entry, kSquares>, kSquares> entries{};
    std::vector<std::pair<Square, Square>> squares;

  private:
    void add(Square first, Square second, bool hasPawns) {
        if (first == second || (kingAttacks(first) & bitOf(second))) return;
        // Choose the symmetry with the lowest squares; a smaller equivalent pair already has an index.
        auto best = std::pair(first, second);
        int symmetry = 0;
        for (int s = 1; s < (hasPawns ? 2 : kSymmetries); ++s) {
            const auto candidate = std::pair(mirrored(first, s), mirrored(second, s));
            if (order(candidate) >= order(best)) continue;
            best = candidate;
            symmetry = s;
        }
        Entry& entry = entries[first][second];
        entry.symmetry = static_cast<std::uint8_t>(symmetry);
        const auto found = std::find(squares.begin(), squares.end(), best);
        entry.number = static_cast<std::uint16_t>(found - squares.begin());
        if (found == squares.end()) squares.push_back(best);
    }

    /// Files before ranks, so that the first king is on files a to d.
    static int order(std::pair<Square, Square> kings) {
        const auto swapped = [](Square square) { return fileOf(square) << 3 | rankOf(square); };
        return swapped(kings.first) << 6 | swapped(kings.second);
    }
};

const KingPairs& kingPairs(bool hasPawns) {
    static const KingPairs kWithout(false);
    static const KingPairs kWith(true);
    return hasPawns ? kWith : kWithout;
}

}  // namespace

EndgameIndex::EndgameIndex(const EndgameMaterial& material)
    : m_hasPawns(material.hasPawns()), m_hasTwins(material.hasTwins()) {
    std::uint32_t stride = 1;
    const auto placeMan = [&](int man, Other& other) {
        if (man >= material.size()) return;
        const bool isPawn = typeOf(material[man]) == Pawn;
        other = {true, isPawn ? A2 : A1, stride};
        stride *= isPawn ? kPawnSquares : kSquares;
    };
    placeMan(2, m_third);
    m_kingStride = stride;
    stride *= static_cast<std::uint32_t>(kingPairs(m_hasPawns).squares.size());
    placeMan(3, m_fourth);
    m_size = stride;
}

std::uint32_t EndgameIndex::ofOthers(Square third, Square fourth) const {
    if (m_hasTwins && third > fourth) std::swap(third, fourth);
    return m_third.part(third) + m_fourth.part(fourth);
}

std::uint32_t EndgameIndex::of(const EndgameSquares& squares) const {
    const KingPairs::Entry entry = kingPairs(m_hasPawns).entries[squares[0]][squares[1]];
    const Square third = mirrored(squares[2], entry.symmetry);
    const Square fourth = mirrored(squares[3], entry.symmetry);
    std::uint32_t others = ofOthers(third, fourth);
    const bool areOnDiagonal = !m_hasPawns && isOnDiagonal(mirrored(squares[0], entry.symmetry)) &&
                               isOnDiagonal(mirrored(squares[1], entry.symmetry));
    if (areOnDiagonal)
        others = std::min(others, ofOthers(mirrored(third, kOnDiagonal), mirrored(fourth, kOnDiagonal)));
    return entry.number * m_kingStride + others;
}

EndgameSquares EndgameIndex::squaresOf(std::uint32_t index) const {
    EndgameSquares squares{};
    const auto take = [&](const Other& other) {
        const std::uint32_t square = index / other.stride + other.lowest;
        index %= other.stride;
        return static_cast<Square>(square);
    };
    if (m_fourth.isThere) squares[3] = take(m_fourth);
    std::tie(squares[0], squares[1]) = kingPairs(m_hasPawns).squares[index / m_kingStride];
    index %= m_kingStride;
    if (m_third.isThere) squares[2] = take(m_third);
    return squares;
}

}  // namespace plyglass
