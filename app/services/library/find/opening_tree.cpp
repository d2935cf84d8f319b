#include "app/services/library/find/opening_tree.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/services/library/find/position_index.h"
#include "app/services/utf8_text.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

std::uint64_t halfPoints(GameResult result, Color side) {
    if (result == GameResult::Draw) return 1;
    return result == winFor(side) ? 2 : 0;
}

void countRatings(TreeTally& tally, const GameFacts& facts, Color mover) {
    const int own = mover == White ? facts.whiteRating : facts.blackRating;
    const int opponent = mover == White ? facts.blackRating : facts.whiteRating;
    if (own > 0) {
        ++tally.ratedGames;
        tally.ratingSum += static_cast<std::uint64_t>(own);
    }
    if (opponent == 0 || facts.result == GameResult::Ongoing) return;
    ++tally.opposedGames;
    tally.opponentSum += static_cast<std::uint64_t>(opponent);
    tally.opposedHalfPoints += halfPoints(facts.result, mover);
}

void countYear(TreeTally& tally, int year) {
    if (year == 0) return;
    const auto at = static_cast<std::size_t>(year);
    if (at >= tally.byYear.size()) tally.byYear.resize(at + 1);
    ++tally.byYear[at];
}

/// Counted data of a game.
struct CountedGame {
    std::int64_t id = 0;
    GameFacts facts;
};

/// Counts the moves of one position, run by run.
class TreeCounter {
  public:
    TreeCounter(PositionIndex& index, const Position& position, const TreeScope& scope)
        : m_index(index), m_position(position), m_scope(scope) {
        for (const Move move : legalMoves(position)) {
            TreeMove entry;
            entry.move = move;
            m_tree.moves.push_back(entry);
            m_keysAfter.push_back(position.after(move).key());
        }
    }

    Result<OpeningTree> count() {
        for (const IndexedRun& run : m_index.runs())
            if (auto done = countRun(run); !done) return tl::unexpected(done.error());
        for (const LooseGame& game : m_index.looseGames()) countLoose(game);
        std::erase_if(m_tree.moves, [](const TreeMove& move) { return move.games == 0; });
        std::stable_sort(m_tree.moves.begin(), m_tree.moves.end(),
                         [](const TreeMove& a, const TreeMove& b) { return a.games > b.games; });
        return std::move(m_tree);
    }

  private:
    bool isSelected(std::int64_t id) const {
        return m_scope.selection == nullptr || m_scope.selection->contains(id);
    }

    void add(TreeTally& tally, const CountedGame& game) const {
        const GameResult result = game.facts.result;
        ++tally.games;
        tally.whiteWins += result == GameResult::WhiteWins;
        tally.blackWins += result == GameResult::BlackWins;
        tally.draws += result == GameResult::Draw;
        countRatings(tally, game.facts, m_position.sideToMove());
        countYear(tally, game.facts.year);
        const auto side = m_scope.own ? m_scope.own->of(game.id) : std::nullopt;
        if (!side) return;
        ++tally.ownGames;
        tally.ownHalfPoints += halfPoints(result, *side);
    }

    Result<void> countRun(const IndexedRun& run) {
        auto here = m_index.gamesOf(run, m_position.key());
        if (!here) return tl::unexpected(here.error());
        std::erase_if(*here, [&](std::uint32_t game) {
            const std::int64_t id = run.firstGame + game;
            return m_index.isHidden(id) || !isSelected(id);
        });
        if (here->empty()) return {};
        addGames(m_tree.all, run, *here);
        for (std::size_t i = 0; i < m_tree.moves.size(); ++i) {
            const auto there = m_index.gamesOf(run, m_keysAfter[i]);
            if (!there) return tl::unexpected(there.error());
            std::vector<std::uint32_t> both;
            std::set_intersection(here->begin(), here->end(), there->begin(), there->end(),
                                  std::back_inserter(both));
            addGames(m_tree.moves[i], run, both);
        }
        return {};
    }

    void addGames(TreeTally& tally, const IndexedRun& run, const std::vector<std::uint32_t>& games) const {
        const std::string_view facts = bytesOf(run.facts);
        for (const std::uint32_t game : games) add(tally, {run.firstGame + game, GameFacts::at(facts, game)});
    }

    void countLoose(const LooseGame& game) {
        if (!isSelected(game.id) || !game.cameTo(m_position.key())) return;
        add(m_tree.all, {game.id, game.facts});
        for (std::size_t i = 0; i < m_tree.moves.size(); ++i)
            if (game.cameTo(m_keysAfter[i])) add(m_tree.moves[i], {game.id, game.facts});
    }

    PositionIndex& m_index;
    const Position& m_position;
    const TreeScope& m_scope;
    OpeningTree m_tree;
    std::vector<std::uint64_t> m_keysAfter;  ///< by move
};

double perGame(std::uint64_t sum, std::uint64_t games) {
    return static_cast<double>(sum) / static_cast<double>(games);
}

std::uint64_t gamesOfYears(const TreeTally& tally, int first, int end) {
    std::uint64_t games = 0;
    for (int year = first; year < std::min(end, static_cast<int>(tally.byYear.size())); ++year)
        games += tally.byYear[static_cast<std::size_t>(year)];
    return games;
}

}  // namespace

std::optional<int> TreeTally::averageRating() const {
    if (ratedGames == 0) return std::nullopt;
    return static_cast<int>(std::lround(perGame(ratingSum, ratedGames)));
}

std::optional<int> TreeTally::performance() const {
    if (opposedGames == 0) return std::nullopt;
    constexpr double kMaxDifference = 800;
    const double score = perGame(opposedHalfPoints, opposedGames) / 2;
    // Inverse of Elo's formula, which is infinite at 0 and 1.
    const double difference = 400 * std::log10(score / (1 - score));
    return static_cast<int>(std::lround(perGame(opponentSum, opposedGames) +
                                        std::clamp(difference, -kMaxDifference, kMaxDifference)));
}

int TreeTally::firstYear() const {
    const auto first =
        std::find_if(byYear.begin(), byYear.end(), [](std::uint32_t count) { return count > 0; });
    return first == byYear.end() ? 0 : static_cast<int>(first - byYear.begin());
}

int TreeTally::lastYear() const { return byYear.empty() ? 0 : static_cast<int>(byYear.size()) - 1; }

std::vector<double> trendOf(const TreeTally& move, const TreeTally& all, int spans) {
    const int first = all.firstYear();
    const int years = all.lastYear() + 1 - first;
    if (first == 0 || years < 2) return {};
    const int parts = std::min(spans, years);
    std::vector<double> shares;
    for (int i = 0; i < parts; ++i) {
        const int from = first + years * i / parts;
        const int end = first + years * (i + 1) / parts;
        const std::uint64_t games = gamesOfYears(all, from, end);
        shares.push_back(games == 0 ? -1 : perGame(gamesOfYears(move, from, end), games));
    }
    return shares;
}

Result<OpeningTree> openingTreeAt(LibraryConnection& connection, const Position& position,
                                  const TreeScope& scope) {
    auto index = PositionIndex::open(connection);
    if (!index) return tl::unexpected(index.error());
    return TreeCounter(*index, position, scope).count();
}

}  // namespace plyglass
