// Attack tables: leapers at compile time, sliders at start-up (about a millisecond) from the magic numbers
// below.
#include "engine/chess/attacks.h"

#include <cassert>
#include <span>

namespace plyglass {

namespace {

struct Step {
    int file;
    int rank;
};

constexpr std::array<Step, 4> kDiagonalSteps{{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
constexpr std::array<Step, 4> kOrthogonalSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
constexpr std::array<Step, 8> kKnightSteps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> kKingSteps{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::array<std::array<Step, 2>, kColors> kPawnSteps{{{{{1, 1}, {-1, 1}}}, {{{1, -1}, {-1, -1}}}}};

constexpr Bitboard leaps(Square from, std::span<const Step> steps) {
    Bitboard result = 0;
    for (const Step step : steps) {
        const int file = fileOf(from) + step.file;
        const int rank = rankOf(from) + step.rank;
        if (isOnBoard(file, rank)) result |= bitOf(makeSquare(file, rank));
    }
    return result;
}

constexpr Bitboard slide(Square from, std::span<const Step> steps, Bitboard occupied) {
    Bitboard result = 0;
    for (const Step step : steps) {
        int file = fileOf(from) + step.file;
        int rank = rankOf(from) + step.rank;
        while (isOnBoard(file, rank)) {
            const Bitboard square = bitOf(makeSquare(file, rank));
            result |= square;
            if (occupied & square) break;
            file += step.file;
            rank += step.rank;
        }
    }
    return result;
}

constexpr FixedAttacks makeFixedAttacks() {
    FixedAttacks tables;
    for (int i = 0; i < kSquares; ++i) {
        const auto square = static_cast<Square>(i);
        tables.knight[i] = leaps(square, kKnightSteps);
        tables.king[i] = leaps(square, kKingSteps);
        tables.diagonals[i] = slide(square, kDiagonalSteps, 0);
        tables.orthogonals[i] = slide(square, kOrthogonalSteps, 0);
        for (int color = 0; color < kColors; ++color)
            tables.pawn[color][i] = leaps(square, kPawnSteps[color]);
    }
    return tables;
}

using MagicFactors = std::array<Bitboard, kSquares>;

constexpr MagicFactors kBishopFactors{
    0x0008021010610101, 0x08101905010A0000, 0x4008820042000080, 0x0208204040186808, 0x16241CA000008220,
    0x1041101290000000, 0x020A010420040014, 0x1008840842022050, 0x0005110408082044, 0x00401A0208521080,
    0x40000840A5020010, 0x0000020A06080020, 0x5014440420010600, 0x8083220202216480, 0x0000014C0A084000,
    0x1002004400841009, 0x04100008A0019408, 0x008200A108020882, 0x481804B020404288, 0x1008008382810009,
    0x3009000820080000, 0x00010000B0180400, 0x00620006A8010808, 0x0001464023080840, 0x00E0200A07140412,
    0x1082100002044801, 0xE020440008440402, 0x2E04080010202140, 0x0084040000410040, 0x10011A0031080100,
    0x0021022644480420, 0x5001084043240410, 0x00022010C4208210, 0x0002020200B0309C, 0x8000425004080120,
    0x0001020080080082, 0x0020308400148020, 0x8001010900120040, 0x4014041040108812, 0x0A04108A05002100,
    0x0000821040001010, 0x4004140402000440, 0x0862010041020804, 0x2000008401221C00, 0x0040602C14014040,
    0x0040012401000020, 0x0050040088802404, 0x004101040D000080, 0x00008C1052304000, 0x08120084244224C0,
    0x2030004220900000, 0x0090010042020080, 0x1020004005010006, 0x1008C82008088820, 0x2011240808084500,
    0x0004181A14003042, 0x0001040044040408, 0x0000121100882400, 0x2100014022191020, 0x0100002A002A0800,
    0x0100100010420204, 0x0062180902186202, 0x8014202089015100, 0x001A080804828A08,
};

constexpr MagicFactors kRookFactors{
    0x1980011080A04004, 0x0240004210022000, 0x01001020000C4100, 0x0880041002080080, 0x4200100402000820,
    0x0200014410420048, 0x0480010022000080, 0x0100053480410002, 0x10058000804001A0, 0x0810802000400080,
    0x0000801000802000, 0x0000800800100080, 0x1002800800040082, 0x0000800400800200, 0x1021010401000200,
    0x004D0000A1000052, 0x60842C8004804000, 0x0090024000402000, 0x5000808010002000, 0x0C02858008005000,
    0x0058018008800400, 0x0815010002040008, 0x0C80440030080102, 0x0020020008488104, 0x4010890200204200,
    0x1000400C80200080, 0x0120080040401000, 0x2885002500081000, 0x00010011000800C4, 0x5884040080020080,
    0x0000010400081002, 0x1A00210200004094, 0x1080804010800820, 0x02B0401000402002, 0x0820104101002000,
    0x1400100081804800, 0x0410800800800400, 0x041C004100400200, 0x0620800100800200, 0x0000800040800100,
    0x8032800640008020, 0x2000500020024000, 0x2428110520010040, 0x8311009001290020, 0x0016000410220008,
    0x0042000408020010, 0x4880104201040008, 0x0040408241060004, 0x018002A001C01240, 0x0800502201008200,
    0x0088802000100880, 0x4000080080100080, 0x0202050010080100, 0x0801008400020900, 0x0100010248B00400,
    0x23000091084C0200, 0x8004210294428001, 0x08024000810834A1, 0x8000A00208410013, 0x0202004088601016,
    0x0003000210880005, 0x1206000130088442, 0x004030090A008844, 0x1400033904008042,
};

/// Fills `magics` and their part of the attack table, from `next` on; returns the end of that part.
Bitboard* fillMagics(std::array<Magic, kSquares>& magics, const MagicFactors& factors,
                     std::span<const Step> steps, Bitboard* next) {
    for (int i = 0; i < kSquares; ++i) {
        const auto square = static_cast<Square>(i);
        const Bitboard lastSquares = ((kRank1 | kRank1 << 56) & ~rankBits(rankOf(square))) |
                                     ((kFileA | kFileH) & ~fileBits(fileOf(square)));
        const Bitboard mask = slide(square, steps, 0) & ~lastSquares;
        magics[i] = {mask, factors[i], next, static_cast<unsigned>(64 - count(mask))};
        Bitboard blockers = 0;
        do {
            next[blockers * factors[i] >> magics[i].shift] = slide(square, steps, blockers);
            blockers = (blockers - mask) & mask;
        } while (blockers);
        next += 1ull << count(mask);
    }
    return next;
}

}  // namespace

constinit const FixedAttacks kFixedAttacks = makeFixedAttacks();

// Initialized before all other static objects, since those may hold positions.
[[gnu::init_priority(101)]] const SliderTables kSliders;

SliderTables::SliderTables() {
    Bitboard* next = fillMagics(bishop, kBishopFactors, kDiagonalSteps, attacks.data());
    next = fillMagics(rook, kRookFactors, kOrthogonalSteps, next);
    assert(next == attacks.data() + attacks.size());
}

Bitboard attacks(PieceType type, Square square, Bitboard occupied) {
    switch (type) {
        case Knight:
            return knightAttacks(square);
        case Bishop:
            return bishopAttacks(square, occupied);
        case Rook:
            return rookAttacks(square, occupied);
        case Queen:
            return queenAttacks(square, occupied);
        case King:
            return kingAttacks(square);
        default:
            return 0;
    }
}

}  // namespace plyglass
