// Syzygy files for tests, as small as the format allows: in each, all positions of a side to move have one
// result. The results are made up by the test, but they are read as those of any other file are.
//
// A file may name its only value in a byte instead of compressing one for each position. Readers look at
// captures themselves, and at pawn moves where they ask for distances: that is enough to see whether they are
// told the right squares, colours, counters and moves. The layout is that of Ronald de Man's files: a magic
// number, a byte of flags, for each part the order of its men, for each part and side the value, and in all
// 16 bytes more than a multiple of 64.
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
    std::string name;         ///< as Syzygy has it, White's men first: "KQvK"
    SyzygyVerdict whenWhite;  ///< the result with White to move
    SyzygyVerdict whenBlack;  ///< the same for Black

    bool isSymmetric() const {
        const std::size_t middle = name.find('v');
        return name.substr(0, middle) == name.substr(middle + 1);
    }
};

/// Which files of a table are written: those of results only, or those of distances too, in which every phase
/// ends with the next ply of the side that wins.
enum class TableFiles { Results, ResultsAndDistances };

namespace constant_tables {

constexpr int kBlackMan = 8;
constexpr int kPawn = 1;
constexpr int kKing = 6;
constexpr std::uint32_t kResultMagic = 0x5d23e871;
constexpr std::uint32_t kDistanceMagic = 0xa50c66d7;

/// The men as such a file numbers them, P … K being 1 … 6, black ones 8 more; pawns stand first, then kings.
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

/// Magic number, flags and the order of the men: all that comes before the values.
inline std::string headOf(const std::vector<int>& men, std::uint32_t magic, bool isSplit) {
    const bool hasPawns = men[0] % kBlackMan == kPawn;
    const bool bothHavePawns = hasPawns && men[1] == kBlackMan + kPawn;
    std::string bytes;
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(magic >> 8 * i & 0xff);
    bytes += static_cast<char>((isSplit ? 1 : 0) | (hasPawns ? 2 : 0));
    const int parts = hasPawns ? 4 : 1;  // a part for each file of the leading pawn, but for mirrored ones
    for (int part = 0; part < parts; ++part) {
        bytes += '\0';
        if (bothHavePawns) bytes += '\x11';
        for (const int man : men) bytes += static_cast<char>(man | man << 4);
    }
    if (bytes.size() % 2 != 0) bytes += '\0';
    return bytes;
}

/// The file whose parts have these values, one for each side that it knows.
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

/// As the files number it: a loss is 0, a win 4.
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
