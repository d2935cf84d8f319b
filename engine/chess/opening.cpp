#include "engine/chess/opening.h"

#include <fmt/format.h>

#include <utility>

#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// In plies.
constexpr int kFiftyMoves = 100;

}  // namespace

Position Opening::end() const {
    Position position = start;
    Undo undo;
    for (const Move move : moves) position.makeMove(move, undo);
    return position;
}

Opening openingOf(const Game& game) {
    Opening opening{game.startPosition(), {}};
    opening.moves.resize(static_cast<std::size_t>(game.current()->ply()));
    for (const GameNode* node = game.current(); node->parent(); node = node->parent())
        opening.moves[static_cast<std::size_t>(node->ply() - 1)] = node->move();
    return opening;
}

Opening openingOf(const Game& game, int maxPlies) {
    Opening opening{game.startPosition(), {}};
    for (const GameNode* node : nodesTo(game.mainLineEnd())) {
        if (node->ply() > maxPlies || node->move().isNull()) break;
        opening.moves.push_back(node->move());
    }
    return opening;
}

bool isPlayable(const Position& position) {
    return hasLegalMove(position) && !position.hasInsufficientMaterial() &&
           position.halfmoveClock() < kFiftyMoves;
}

Result<PositionList> readPositions(std::string_view text, const std::string& name) {
    PositionList list;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == text.npos ? std::string_view() : text.substr(end + 1);
        if (line.empty() || line.starts_with('#')) continue;
        const auto inLine = [&](const Text& words) {
            return makeText(translatable("Engine", "{}, line {}: {}"), name, number, words);
        };
        const auto reading = readFen(line);
        if (!reading) return fail(inLine(reading.error()));
        if (!isPlayable(reading->position))
            return fail(inLine(makeText(translatable("Engine", "the game is over in this position."))));
        list.positions.push_back(reading->position);
        for (const Text& note : reading->notes) list.notes.push_back(inLine(note));
    }
    return list;
}

Move chooseRandomMove(const Position& position, Random& random) {
    MoveList moves;
    generateLegal(position, moves);
    if (moves.empty()) return Move();
    return moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
}

std::optional<Game> OpeningGenerator::next(int maxTries, const std::function<bool()>& isStopped) {
    for (int tries = 0; tries < maxTries && !(isStopped && isStopped()); ++tries)
        if (auto game = tryOne()) return game;
    return std::nullopt;
}

std::optional<Game> OpeningGenerator::tryOne() {
    Game game(m_rules.starts.empty() ? Position::start()
                                     : m_rules.starts[m_random.below(m_rules.starts.size())]);
    int plies = m_rules.minPlies;
    if (m_rules.maxPlies > plies)
        plies += static_cast<int>(m_random.below(static_cast<std::uint64_t>(m_rules.maxPlies - plies + 1)));
    for (int ply = 0; ply < plies && !game.outcome().isOver(); ++ply)
        (void)game.play(chooseRandomMove(game.position(), m_random));
    if (game.outcome().isOver() || (m_rules.accepts && !m_rules.accepts(game))) return std::nullopt;
    return game;
}

}  // namespace plyglass
