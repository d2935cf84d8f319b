#include "engine/protocol/genfens.h"

#include <fmt/format.h>

#include <cstdlib>
#include <limits>
#include <sstream>

#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/chess/movegen.h"
#include "engine/protocol/uci_text.h"

namespace plyglass {

namespace {

constexpr int kFewestPlies = 8;
/// A side that is not further ahead than so many centipawns is not ahead.
constexpr Score kBalanceCp = 100;
/// How far the balance is looked into, in nodes: some ten milliseconds.
constexpr std::uint64_t kBalanceNodes = 10'000;
constexpr int kBalanceHashMib = 1;
constexpr std::int64_t kMaxCount = 100'000'000;

/// A position written as FEN, or as EPD, whose operations behind the fourth field are left out.
Result<Position> readPosition(std::string_view line) {
    const Result<Position> whole = Position::fromFen(line);
    if (whole) return whole;
    WordReader words(line);
    std::string_view last;
    for (int field = 0; field < 4; ++field) last = words.next();
    const auto length = static_cast<std::size_t>(last.data() + last.size() - line.data());
    const Result<Position> epd = Position::fromFen(line.substr(0, length));
    return epd ? epd : whole;
}

}  // namespace

Result<GenfensCommand> parseGenfens(std::string_view arguments) {
    WordReader words(arguments);
    const std::string_view count = words.next();
    const auto number = parseClamped(count, 1, kMaxCount);
    if (!number)
        return fail(
            fmt::format("genfens needs a number of positions, not {}: write \"genfens N seed S book None\".",
                        quoted(count)));
    GenfensCommand command;
    command.count = static_cast<int>(*number);
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "seed") {
            const std::string_view text = words.next();
            const auto seed = parseClamped(text, 0, std::numeric_limits<std::int64_t>::max());
            if (!seed)
                return fail(fmt::format("The seed of genfens is {}; it must be a number.", quoted(text)));
            command.seed = static_cast<std::uint64_t>(*seed);
        }
        if (word == "book") {
            const std::string_view path = words.next();
            if (path != "None" && path != "none") command.book = path;
        }
    }
    return command;
}

Result<std::vector<Position>> readBook(const std::string& path) {
    const Result<std::string> text = readFileText(path, kMaxGamesBytes);
    if (!text) return tl::unexpected(text.error());
    std::istringstream file(*text);
    std::vector<Position> positions;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (trimmed(line).empty()) continue;
        const Result<Position> position = readPosition(trimmed(line));
        if (!position) return fail(fmt::format("{}, line {}: {}", path, number, position.error().message));
        positions.push_back(*position);
    }
    if (positions.empty()) return fail(fmt::format("The book {} holds no position.", path));
    return positions;
}

OpeningMaker::OpeningMaker(Searcher& searcher, GenfensOptions options)
    : m_searcher(searcher), m_options(std::move(options)), m_random(m_options.seed) {}

Result<Position> OpeningMaker::next(const std::atomic<bool>& stop) {
    for (int attempt = 0; attempt < m_options.maxTries && !stop; ++attempt) {
        Position position = m_options.starts[m_random.below(m_options.starts.size())];
        if (playRandomMoves(position) && isBalanced(position)) return position;
    }
    if (stop) return fail("Stopped.");
    return fail(
        fmt::format("No balanced position was found in {} tries: use another book.", m_options.maxTries));
}

/// False if the game is over on the way, or the last move gave check.
bool OpeningMaker::playRandomMoves(Position& position) {
    const int plies = kFewestPlies + static_cast<int>(m_random.below(2));
    MoveList moves;
    Undo undo;
    for (int ply = 0; ply < plies; ++ply) {
        generateLegal(position, moves);
        if (moves.empty()) return false;
        position.makeMove(moves[static_cast<int>(m_random.below(static_cast<std::uint64_t>(moves.size())))],
                          undo);
    }
    return !position.inCheck() && hasLegalMove(position);
}

bool OpeningMaker::isBalanced(const Position& position) {
    SearchRequest request;
    request.position = position;
    request.techniques = m_options.techniques;
    request.evaluator = m_options.evaluator;
    request.limits.nodes = kBalanceNodes;
    request.hashMib = kBalanceHashMib;
    m_searcher.clear();
    return std::abs(m_searcher.search(request).info.score) <= kBalanceCp;
}

}  // namespace plyglass
