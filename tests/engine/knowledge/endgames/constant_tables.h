// Minimal Syzygy files for tests: in each, all positions of a side to move have the same, made-up result.
//
// A file may store its only value in a byte instead of compressing one per position. Readers resolve captures
// themselves, and pawn moves for distances, which is enough to test the mapping of squares, colours, counters
// and moves. Layout as in Ronald de Man's files: magic number, flags, for each part the piece order, for each
// part and side the value, 16 bytes more than a multiple of 64 in total.
#pragma once

#include <QString>
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass::testing {

struct ConstantTable {
    std::string name;         ///< Syzygy name, White's men first: "KQvK"
    SyzygyVerdict whenWhite;  ///< the result with White to move
    SyzygyVerdict whenBlack;  ///< the same for Black

    bool isSymmetric() const {
        const std::size_t middle = name.find('v');
        return name.substr(0, middle) == name.substr(middle + 1);
    }
};

/// Files of a table: results only, or also distances, in which every phase ends with the winner's next ply.
enum class TableFiles { Results, ResultsAndDistances };

namespace constant_tables {

constexpr int kBlackMan = 8;
constexpr int kPawn = 1;
constexpr int kKing = 6;
constexpr std::uint32_t kResultMagic = 0x5d23e871;
constexpr std::uint32_t kDistanceMagic = 0xa50c66d7;

/// Men in the file's numbering, P … K = 1 … 6, black ones 8 more; pawns first, then kings.
inline std::vector<int> menOf(const ConstantTable& table) {
    std::vector<int> men;
    int color = 0;
    for (const char letter : table.name) {
        if (letter == 'v')
            color = kBlackMan;
        else
            men.push_back(static_cast<int>(std::string(" PNBRQK").find(letter)) + color);
    }
    const auto place = [](int man) {
        const int kind = man % kBlackMan;
        return kind == kPawn ? 0 : kind == kKing ? 1 : 2;
    };
    std::ranges::stable_sort(men, {}, place);
    return men;
}

/// Magic number, flags and piece order: everything before the values.
inline std::string headOf(const std::vector<int>& men, std::uint32_t magic, bool isSplit) {
    const bool hasPawns = men[0] % kBlackMan == kPawn;
    const bool bothHavePawns = hasPawns && men[1] == kBlackMan + kPawn;
    std::string bytes;
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(magic >> 8 * i & 0xff);
    bytes += static_cast<char>((isSplit ? 1 : 0) | (hasPawns ? 2 : 0));
    const int parts = hasPawns ? 4 : 1;  // one part per file of the leading pawn, up to mirroring
    for (int part = 0; part < parts; ++part) {
        bytes += '\0';
        if (bothHavePawns) bytes += '\x11';
        for (const int man : men) bytes += static_cast<char>(man | man << 4);
    }
    if (bytes.size() % 2 != 0) bytes += '\0';
    return bytes;
}

/// The file with these values of its parts, one per side stored.
inline std::string fileOf(const ConstantTable& table, std::uint32_t magic, const std::vector<int>& values) {
    constexpr char kIsConstant = '\x80';
    constexpr std::size_t kGrain = 64;
    constexpr std::size_t kChecksum = 16;
    const std::vector<int> men = menOf(table);
    const int parts = men[0] % kBlackMan == kPawn ? 4 : 1;
    std::string bytes = headOf(men, magic, values.size() > 1);
    for (int part = 0; part < parts; ++part)
        for (const int value : values) bytes += {kIsConstant, static_cast<char>(value)};
    bytes.resize((bytes.size() / kGrain + 1) * kGrain + kChecksum);
    return bytes;
}

/// Encoding in the files: a loss is 0, a win 4.
inline int numberOf(SyzygyVerdict verdict) {
    using enum SyzygyVerdict;
    const SyzygyVerdict numbered[] = {Loss, BlessedLoss, Draw, CursedWin, Win};
    return static_cast<int>(std::ranges::find(numbered, verdict) - numbered);
}

}  // namespace constant_tables

inline void writeConstantTable(const QString& folder, const ConstantTable& table,
                               TableFiles files = TableFiles::ResultsAndDistances) {
    using namespace constant_tables;
    const std::string path = folder.toStdString() + "/" + table.name;
    std::vector<int> results = {numberOf(table.whenWhite)};
    if (!table.isSymmetric()) results.push_back(numberOf(table.whenBlack));
    std::ofstream(path + ".rtbw", std::ios::binary) << fileOf(table, kResultMagic, results);
    if (files == TableFiles::Results) return;
    std::ofstream(path + ".rtbz", std::ios::binary) << fileOf(table, kDistanceMagic, {0});
}

}  // namespace plyglass::testing
