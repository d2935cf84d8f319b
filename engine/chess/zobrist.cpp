// Zobrist numbers by splitmix64 (Steele, Lea and Flood 2014), computed at compile time.
#include "engine/chess/zobrist.h"

namespace plyglass {

namespace {

class SplitMix {
  public:
    constexpr std::uint64_t next() {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }

  private:
    std::uint64_t m_state = 64;  // any fixed seed
};

constexpr ZobristKeys makeKeys() {
    ZobristKeys keys;
    SplitMix random;
    for (const int color : {White, Black})
        for (int type = 0; type < kPieceTypes; ++type)
            for (auto& key : keys.piece[makePiece(static_cast<Color>(color), static_cast<PieceType>(type))])
                key = random.next();
    // The number of a set of rights is the xor of its single rights.
    for (int right = 1; right < 16; right *= 2) {
        const std::uint64_t key = random.next();
        for (int rights = 0; rights < 16; ++rights)
            if (rights & right) keys.castling[rights] ^= key;
    }
    for (auto& key : keys.enPassantFile) key = random.next();
    keys.blackToMove = random.next();
    return keys;
}

}  // namespace

constinit const ZobristKeys kZobrist = makeKeys();

}  // namespace plyglass
