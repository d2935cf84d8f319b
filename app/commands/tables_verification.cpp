#include "app/commands/tables_verification.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_moves.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "engine/search/search.h"

namespace plyglass {

namespace {

constexpr std::size_t kShownDefects = 10;
/// Positions of a batch.
constexpr std::uint64_t kBatch = 256;

std::string toText(const EndgameValue& value) {
    if (value.outcome == EndgameOutcome::Draw) return "draw";
    return fmt::format("{} in {} plies", value.outcome == EndgameOutcome::Win ? "win" : "loss",
                       value.pliesToMate);
}

/// Score of the search for a mate that many plies away.
Score scoreOf(const EndgameValue& value) {
    return value.outcome == EndgameOutcome::Win ? -matedAt(value.pliesToMate) : matedAt(value.pliesToMate);
}

SearchRequest requestOf(int depth) {
    SearchRequest request;
    request.techniques = Techniques{};
    // The transposition table is unsound too: its answer may be deeper than the search.
    for (const Technique& technique : allTechniques())
        if (technique.soundness == Soundness::Unsound) technique.set(request.techniques, false);
    request.evaluator = EvaluatorKind::Material;
    request.limits.depth = depth;
    return request;
}

/// A worker thread.
class Verifier {
  public:
    Verifier(const EndgameTables& tables, int depth) : m_tables(tables), m_request(requestOf(depth)) {}

    void verify(const Position& position) {
        ++m_found.positions;
        m_found.enPassant += position.enPassant() != NoSquare;
        const auto value = m_tables.probe(position);
        if (!value) return note(position, "the tables do not know it");
        if (const std::string defect = defectByRules(position, *value); !defect.empty())
            return note(position, defect);
        verifyBySearch(position, *value);
    }
    const TablesVerification& found() const { return m_found; }

  private:
    std::string defectByRules(const Position& position, const EndgameValue& value) const {
        const auto moves = rankedMoves(m_tables, position);
        if (!moves) return "the tables do not know a position after a move";
        if (!moves->empty()) {
            if (moves->front().value == value) return {};
            return fmt::format("{}, but the best move is a {}", toText(value), toText(moves->front().value));
        }
        const EndgameValue atEnd{position.inCheck() ? EndgameOutcome::Loss : EndgameOutcome::Draw, 0};
        return value == atEnd ? std::string() : fmt::format("{}, but the game is over", toText(value));
    }

    void verifyBySearch(const Position& position, const EndgameValue& value) {
        m_request.position = position;
        const Score score = m_searcher.search(m_request).info.score;
        const bool isNear =
            value.outcome != EndgameOutcome::Draw && value.pliesToMate <= *m_request.limits.depth;
        if (isNear ? score != scoreOf(value) : isMate(score))
            return note(position, fmt::format("{}, but the search scores {}", toText(value), score));
        ++(isNear ? m_found.mates : m_found.noMates);
    }

    void note(const Position& position, const std::string& defect) {
        ++m_found.defects;
        if (m_found.firstDefects.size() < kShownDefects)
            m_found.firstDefects.push_back(fmt::format("{}: {}", toFen(position), defect));
    }

    const EndgameTables& m_tables;
    SearchRequest m_request;
    Searcher m_searcher;
    TablesVerification m_found;
};

void add(TablesVerification& sum, const TablesVerification& part) {
    sum.positions += part.positions;
    sum.enPassant += part.enPassant;
    sum.mates += part.mates;
    sum.noMates += part.noMates;
    sum.defects += part.defects;
    for (const std::string& defect : part.firstDefects)
        if (sum.firstDefects.size() < kShownDefects) sum.firstDefects.push_back(defect);
}

}  // namespace

TablesVerification verifyTables(const EndgameTables& tables, const TablesVerificationOptions& options,
                                const JobContext& job) {
    const std::vector<EndgameSummary> summaries = tables.summaries();
    TablesVerification sum;
    std::mutex mutex;
    std::atomic<std::uint64_t> next{0};
    std::uint64_t done = 0;
    onThreads(job.threads, [&](int) {
        Verifier verifier(tables, options.depth);
        for (std::uint64_t first;
             !job.stopRequested() && (first = next.fetch_add(kBatch)) < options.sample;) {
            const std::uint64_t last = std::min(first + kBatch, options.sample);
            for (std::uint64_t i = first; i < last; ++i) {
                Random random(scrambled(options.seed) + i);
                verifier.verify(randomEndgamePosition(summaries[i % summaries.size()].material, random));
            }
            const std::scoped_lock lock(mutex);
            done += last - first;
            job.report({done, options.sample, "positions", {}});
        }
        const std::scoped_lock lock(mutex);
        add(sum, verifier.found());
    });
    return sum;
}

}  // namespace plyglass
