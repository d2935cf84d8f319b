#include "engine/knowledge/played_moves.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// For a move that won, or lost, every one of very many games.
constexpr int kResultBonusCp = 30;
/// For the only move that was ever played, and against one that hardly ever was.
constexpr int kShareBonusCp = 10;
/// After so many games their results count half of what they would after very many.
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
