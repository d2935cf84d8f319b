#include "engine/match/openings.h"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/match/random_player.h"

namespace plyglass {

namespace {

/// Tries in a row without a new balanced opening after which there are too few of them.
constexpr int kMaxTries = 20'000;
/// In plies: the game is drawn then.
constexpr int kFiftyMoves = 100;

bool isPlayable(const Position& position) {
    return hasLegalMove(position) && !position.hasInsufficientMaterial() &&
           position.halfmoveClock() < kFiftyMoves;
}

/// The line's FEN: four fields, and two counters if it has them; the operations of EPD behind them are not
/// needed.
std::string fenOf(std::string_view line) {
    constexpr int kFenFields = 6;
    std::string fen;
    for (int field = 0; field < kFenFields; ++field) {
        line = trimmed(line);
        const std::string_view word = line.substr(0, line.find_first_of(" \t"));
        const bool isCounter = word.find_first_not_of("0123456789") == word.npos;
        if (word.empty() || (field >= 4 && !isCounter)) break;
        if (field > 0) fen += ' ';
        fen += word;
        line.remove_prefix(word.size());
    }
    return fen;
}

Result<std::vector<Opening>> readFenLines(std::string_view text, const std::string& name) {
    std::vector<Opening> openings;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == text.npos ? std::string_view() : text.substr(end + 1);
        if (line.empty() || line.starts_with('#')) continue;
        const auto position = Position::fromFen(fenOf(line));
        if (!position) return fail(fmt::format("{}, line {}: {}", name, number, position.error().message));
        if (!isPlayable(*position))
            return fail(fmt::format("{}, line {}: the game is over in this position.", name, number));
        openings.push_back({*position, {}});
    }
    return openings;
}

Result<std::vector<Opening>> readPgnGames(std::string_view text, const std::string& name,
                                          std::optional<int> maxPlies) {
    std::vector<Opening> openings;
    for (const PgnEntry& entry : indexPgn(text)) {
        const auto game = readPgn(text.substr(entry.offset, entry.length), entry.line);
        if (!game) return fail(fmt::format("{}: {}", name, game.error().message));
        if (!isPlayable(game->startPosition()))
            return fail(fmt::format("{}, line {}: this game is over in the position it begins with.", name,
                                    entry.line));
        Opening opening{game->startPosition(), {}};
        for (const GameNode* node : game->line()) {
            if (maxPlies && static_cast<int>(opening.moves.size()) >= *maxPlies) break;
            // A game to its end is an opening up to its last move.
            if (!isPlayable(node->position()) || game->outcomeAt(node).result != GameResult::Ongoing) break;
            opening.moves.push_back(node->move());
        }
        openings.push_back(std::move(opening));
    }
    return openings;
}

}  // namespace

Position Opening::end() const {
    Position position = start;
    Undo undo;
    for (const Move move : moves) position.makeMove(move, undo);
    return position;
}

Result<std::vector<Opening>> readOpenings(std::string_view text, const std::string& name,
                                          std::optional<int> maxPlies) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const bool isPgn = trimmed(text).starts_with('[');
    auto openings = isPgn ? readPgnGames(text, name, maxPlies) : readFenLines(text, name);
    if (openings && openings->empty()) return fail(fmt::format("{}: there is no opening in it.", name));
    return openings;
}

ListedOpenings::ListedOpenings(std::vector<Opening> openings, OpeningOrder order, std::uint64_t seed)
    : m_openings(std::move(openings)) {
    if (order == OpeningOrder::AsWritten) return;
    Random random(seed);
    for (std::size_t left = m_openings.size(); left > 1; --left)
        std::swap(m_openings[left - 1], m_openings[random.below(left)]);
}

Result<Opening> ListedOpenings::opening(std::size_t index) { return m_openings[index % m_openings.size()]; }

GeneratedOpenings::GeneratedOpenings(GeneratedOpeningsOptions options)
    : m_options(std::move(options)), m_random(m_options.seed) {}

Result<Opening> GeneratedOpenings::opening(std::size_t index) {
    const std::lock_guard lock(m_mutex);
    int tries = 0;
    while (m_openings.size() <= index) {
        if (++tries > kMaxTries)
            return fail(
                fmt::format("No more than {} different openings of {} random moves score at most {} "
                            "centipawns; ask for more moves or a higher limit.",
                            m_openings.size(), m_options.plies, m_options.maxScoreCp));
        if (auto opening = tryOne()) {
            m_openings.push_back(std::move(*opening));
            tries = 0;
        }
    }
    return m_openings[index];
}

std::optional<Opening> GeneratedOpenings::tryOne() {
    Opening opening;
    Position position = opening.start;
    Undo undo;
    for (int ply = 0; ply < m_options.plies; ++ply) {
        const Move move = chooseRandomMove(position, m_random);
        if (move.isNull()) return std::nullopt;
        position.makeMove(move, undo);
        opening.moves.push_back(move);
    }
    if (!isPlayable(position) || m_seen.contains(position.key())) return std::nullopt;
    if (m_options.judge && std::abs(m_options.judge(position)) > m_options.maxScoreCp) return std::nullopt;
    m_seen.insert(position.key());
    return opening;
}

}  // namespace plyglass
