#include "engine/knowledge/played_moves.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Bonus of a move that won, or lost, all of very many games.
constexpr int kResultBonusCp = 30;
/// Bonus of the only move ever played; malus of one that was hardly ever played.
constexpr int kShareBonusCp = 10;
/// Number of games at which their results have half of their full weight.
constexpr int kHalfTrustGames = 4;

void count(PlayedMove& move, GameResult result, Color mover) {
    if (result == GameResult::Draw)
        ++move.draws;
    else if (result == winFor(mover))
        ++move.wins;
    else
        ++move.losses;
}

}  // namespace

bool PlayedMoves::add(const Game& game, int maxPlies) {
    return add(openingOf(game, maxPlies), game.outcomeAt(game.mainLineEnd()).result);
}

bool PlayedMoves::add(const Opening& line, GameResult result) {
    if (result == GameResult::Ongoing) return false;
    Position position = line.start;
    for (const Move move : line.moves) {
        if (!isLegal(position, move)) break;
        auto& known = m_moves[position.key()];
        auto place = std::ranges::find(known, move, &PlayedMove::move);
        if (place == known.end()) place = known.insert(known.end(), {move});
        count(*place, result, position.sideToMove());
        Undo undo;
        position.makeMove(move, undo);
    }
    ++m_games;
    return true;
}

std::vector<PlayedMove> PlayedMoves::movesAt(const Position& position) const {
    const auto known = m_moves.find(position.key());
    if (known == m_moves.end()) return {};
    std::vector<PlayedMove> moves = known->second;
    std::erase_if(moves, [&](const PlayedMove& played) { return !isLegal(position, played.move); });
    std::ranges::stable_sort(moves, std::greater(), &PlayedMove::games);
    return moves;
}

int experienceBonusCp(const PlayedMove& move, std::span<const PlayedMove> all) {
    int total = 0;
    for (const PlayedMove& other : all) total += other.games();
    const int games = move.games();
    if (games == 0 || total == 0) return 0;
    const int byResult =
        kResultBonusCp * (2 * move.scorePermille() - 1000) / 1000 * games / (games + kHalfTrustGames);
    const int byShare = kShareBonusCp * (2 * games - total) / total;
    return byResult + byShare;
}

}  // namespace plyglass
