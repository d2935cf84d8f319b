#include "engine/match/openings.h"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// Consecutive tries without a new balanced opening before giving up.
constexpr int kMaxTries = 20'000;
Result<OpeningList> readFenLines(std::string_view text, const std::string& name) {
    auto read = readPositions(text, name);
    if (!read) return tl::unexpected(read.error());
    OpeningList list{{}, std::move(read->notes)};
    for (const Position& position : read->positions) list.openings.push_back({position, {}});
    return list;
}

Result<OpeningList> readPgnGames(std::string_view text, const std::string& name,
                                 std::optional<int> maxPlies) {
    OpeningList list;
    for (const PgnEntry& entry : indexPgn(text)) {
        auto game = readPgn(text.substr(entry.offset, entry.length), entry.line);
        if (!game) return fail(translatable("Engine", "{}: {}"), name, game.error());
        game->setDrawRule(DrawRule::Automatic);
        if (!isPlayable(game->startPosition()))
            return fail(translatable("Engine", "{}, line {}: this game is over in its start position."), name,
                        entry.line);
        Opening opening{game->startPosition(), {}};
        for (const GameNode* node : game->line()) {
            if (maxPlies && static_cast<int>(opening.moves.size()) >= *maxPlies) break;
            // If the game is over in its last position, the opening ends one move earlier.
            if (node->move().isNull() || !isPlayable(node->position()) ||
                game->outcomeAt(node).result != GameResult::Ongoing)
                break;
            opening.moves.push_back(node->move());
        }
        list.openings.push_back(std::move(opening));
    }
    return list;
}

}  // namespace

Result<OpeningList> readOpenings(std::string_view text, const std::string& name,
                                 std::optional<int> maxPlies) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const bool isPgn = trimmed(text).starts_with('[');
    auto list = isPgn ? readPgnGames(text, name, maxPlies) : readFenLines(text, name);
    if (list && list->openings.empty())
        return fail(translatable("Engine", "{}: there is no opening in it."), name);
    return list;
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
    : m_options(std::move(options)),
      m_generator({.minPlies = m_options.plies,
                   .maxPlies = m_options.plies,
                   .accepts = [this](const Game& game) { return accepts(game.position()); }},
                  m_options.seed) {}

Result<Opening> GeneratedOpenings::opening(std::size_t index) {
    const std::lock_guard lock(m_mutex);
    while (m_openings.size() <= index) {
        const auto game = m_generator.next(kMaxTries);
        if (!game)
            return fail(translatable("Engine",
                                     "No more than {} different openings of {} random moves score at most {} "
                                     "centipawns; ask for more moves or a higher limit."),
                        m_openings.size(), m_options.plies, m_options.maxScoreCp);
        m_openings.push_back(openingOf(*game));
    }
    return m_openings[index];
}

bool GeneratedOpenings::accepts(const Position& position) {
    if (m_seen.contains(position.key())) return false;
    if (m_options.judge && std::abs(m_options.judge(position)) > m_options.maxScoreCp) return false;
    m_seen.insert(position.key());
    return true;
}

}  // namespace plyglass
