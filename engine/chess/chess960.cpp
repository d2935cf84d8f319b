// Scharnagl numbering: from the lowest part of the number up, light-squared bishop, dark-squared bishop,
// queen on the remaining squares, both knights on the remaining squares; rook, king and rook take the rest.
// Source: https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme
#include "engine/chess/chess960.h"

#include <array>
#include <cassert>
#include <string>

namespace plyglass {

namespace {

constexpr int kFiles = 8;

/// Puts a piece on the n-th empty square of the rank, from the a-file.
void put(std::string& rank, int n, char piece) {
    std::size_t place = rank.find('.');
    while (n-- > 0) place = rank.find('.', place + 1);
    rank[place] = piece;
}

/// Pieces of the first rank from a to h, as "rnbqkbnr".
std::string backRank(int number) {
    constexpr int kBishopPlaces = 4;
    constexpr int kQueenPlaces = 6;
    constexpr std::array<std::array<int, 2>, 10> kKnights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    std::string rank(kFiles, '.');
    rank[static_cast<std::size_t>(number % kBishopPlaces * 2 + 1)] = 'b';
    number /= kBishopPlaces;
    rank[static_cast<std::size_t>(number % kBishopPlaces * 2)] = 'b';
    number /= kBishopPlaces;
    put(rank, number % kQueenPlaces, 'q');
    const auto& knights = kKnights[static_cast<std::size_t>(number / kQueenPlaces)];
    put(rank, knights[1], 'n');
    put(rank, knights[0], 'n');
    for (const char piece : {'r', 'k', 'r'}) put(rank, 0, piece);
    return rank;
}

}  // namespace

Position chess960Start(int number) {
    assert(number >= 0 && number < kChess960Starts);
    const std::string black = backRank(number);
    std::string white = black;
    for (char& piece : white) piece = static_cast<char>(piece - 'a' + 'A');
    return *Position::fromFen(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1");
}

std::optional<int> chess960Number(const Position& position) {
    std::string rank;
    for (int file = 0; file < kFiles; ++file) {
        const PieceType type = typeOf(position.pieceAt(makeSquare(file, 0)));
        rank += type == NoPieceType ? '.' : "pnbrqk"[type];
    }
    for (int number = 0; number < kChess960Starts; ++number)
        if (backRank(number) == rank && chess960Start(number) == position) return number;
    return std::nullopt;
}

}  // namespace plyglass
