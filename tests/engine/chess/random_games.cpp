// Random games (see random_games.h).
#include "tests/engine/chess/random_games.h"

#include <array>
#include <cctype>
#include <string>
#include <utility>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Puts a piece on the n-th of the squares that are still empty.
void putOnEmpty(std::string& rank, int n, char piece) {
    for (char& square : rank)
        if (square == ' ' && n-- == 0) {
            square = piece;
            return;
        }
}

std::string chess960Rank(int number) {
    constexpr std::array<std::pair<int, int>, 10> kKnights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    std::string rank(8, ' ');
    rank[static_cast<std::size_t>(number % 4 * 2 + 1)] = 'b';
    rank[static_cast<std::size_t>(number / 4 % 4 * 2)] = 'b';
    putOnEmpty(rank, number / 16 % 6, 'q');
    const auto [first, second] = kKnights[static_cast<std::size_t>(number / 96)];
    putOnEmpty(rank, second, 'n');
    putOnEmpty(rank, first, 'n');
    for (const char piece : {'r', 'k', 'r'}) putOnEmpty(rank, 0, piece);
    return rank;
}

}  // namespace

Position chess960Start(int number) {
    const std::string black = chess960Rank(number);
    std::string white = black;
    for (char& piece : white) piece = static_cast<char>(std::toupper(static_cast<unsigned char>(piece)));
    return *Position::fromFen(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1");
}

void visitRandomGames(std::uint64_t seed, int games, int maxPlies, const Visitor& visit) {
    Random random(seed);
    for (int game = 0; game < games; ++game) {
        Position position =
            game % 2 == 0 ? Position::start() : chess960Start(static_cast<int>(random.below(960)));
        MoveList moves;
        for (int ply = 0; ply <= maxPlies; ++ply) {
            generateLegal(position, moves);
            visit(position, moves);
            if (moves.empty() || position.hasInsufficientMaterial()) break;
            Undo undo;
            position.makeMove(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                              undo);
        }
    }
}

}  // namespace plyglass
