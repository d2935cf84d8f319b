#include "engine/lab/reproductions/playout.h"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <utility>

#include "engine/chess/fen.h"
#include "engine/chess/names.h"
#include "engine/lab/analysis/words.h"
#include "engine/match/random_player.h"

namespace plyglass {

namespace {

constexpr const char* kEngineName = "Plyglass";
constexpr const char* kRandomName = "random";

/// "12." or "12..." and the move.
std::string numbered(const GameNode& node) {
    const Position& before = node.parent()->position();
    return fmt::format("{}{}{}", before.fullmoveNumber(), before.sideToMove() == White ? "." : "...",
                       node.san());
}

Cell utilityCell(std::optional<Score> known) {
    if (!known) return "";
    const Score score = *known;
    if (!isMate(score)) return {decimalInWords(score / 100.0, 2), score / 100.0};
    const int moves = mateInMoves(score);
    if (moves == 0) return score > 0 ? "mate" : "mated";
    return moves > 0 ? fmt::format("mate in {}", moves) : fmt::format("mated in {}", -moves);
}

/// What the engine thinks of a move.
struct Judgement {
    std::optional<Score> score;  ///< from the engine's point of view; none if the game broke off
    int depth;                   ///< 0 = not searched
    std::uint64_t nodes;         ///< searched for the engine's own move; 0 for the random player's
};

/// One game of the two players, noted down move by move.
class PlayedOut {
  public:
    PlayedOut(const PlayoutOptions& options, const JobContext& job)
        : m_options(options),
          m_job(job),
          m_engineColor(options.position.sideToMove()),
          m_random(options.seed) {
        m_playout.game = Game(options.position);
        nameGame();
        m_table.title = options.name + " played out against the random player";
        m_table.caption =
            fmt::format("The utility of every move for {}, the engine, in pawns.", colorName(m_engineColor));
        m_table.columns = {
            {"Move"}, {"By"}, {"Utility", Align::Right}, {"Depth", Align::Right}, {"Nodes", Align::Right},
            {"Board"}};
    }

    Playout run() {
        Game& game = m_playout.game;
        while (!game.outcome().isOver() && game.current()->ply() < m_options.maxPlies &&
               !m_job.stopRequested()) {
            if (game.position().sideToMove() == m_engineColor)
                playEngine();
            else
                playRandom();
            m_job.report({static_cast<std::uint64_t>(game.current()->ply()), 0, "plies", m_options.name});
        }
        const auto plies = static_cast<std::uint64_t>(game.current()->ply());
        m_job.report({plies, plies, "plies", m_options.name});
        if (m_unanswered) noteMove(*m_unanswered, {finalScore(), 0, 0});
        const Outcome outcome = game.outcome();
        m_table.notes.push_back(outcome.isOver() ? outcome.inWords() + "." : "The game was left unfinished.");
        finishExperiment();
        return std::move(m_playout);
    }

  private:
    void nameGame() {
        const std::string engine = fmt::format("{}, depth {}", kEngineName, m_options.depth);
        const std::string random = fmt::format("{}, seed {}", kRandomName, m_options.seed);
        m_playout.game.setTag("Event", m_options.name + " played out");
        m_playout.game.setTag("White", m_engineColor == White ? engine : random);
        m_playout.game.setTag("Black", m_engineColor == White ? random : engine);
    }

    void playEngine() {
        Game& game = m_playout.game;
        SearchRequest request;
        request.position = game.position();
        request.history = game.keys();
        request.techniques = m_options.techniques;
        request.evaluator = m_options.evaluator;
        request.limits.depth = m_options.depth;
        request.limits.nodes = m_options.maxNodes;
        const SearchResult result = m_searcher.search(request);
        const SearchInfo& info = result.info;
        // What the engine thinks now is what the random move before was worth.
        if (m_unanswered) noteMove(*m_unanswered, {info.score, info.depth, 0});
        m_unanswered = nullptr;
        if (game.play(result.bestMove))
            noteMove(*game.current(), {info.score, info.depth, info.statistics.totalNodes()});
    }

    void playRandom() {
        Game& game = m_playout.game;
        if (game.play(chooseRandomMove(game.position(), m_random))) m_unanswered = game.current();
    }

    /// For the engine, when the random player has made the last move.
    std::optional<Score> finalScore() const {
        const GameResult result = m_playout.game.outcome().result;
        if (result == GameResult::Ongoing) return std::nullopt;
        if (result == GameResult::Draw) return kDrawScore;
        return (result == GameResult::WhiteWins) == (m_engineColor == White) ? kMateScore : -kMateScore;
    }

    void noteMove(GameNode& node, const Judgement& judgement) {
        const bool isEngine = judgement.nodes > 0;
        const auto cellOf = [](auto number) {
            return Cell(fmt::format("{}", number), static_cast<double>(number));
        };
        m_table.addRow({numbered(node), isEngine ? kEngineName : kRandomName, utilityCell(judgement.score),
                        isEngine ? cellOf(judgement.depth) : "", isEngine ? cellOf(judgement.nodes) : "",
                        toPlacement(node.position())});
        if (judgement.score) writeEvaluation(node, *judgement.score, isEngine ? 1 : 0);
        if (judgement.depth > 0) node.evalDepth = judgement.depth;
        if (isEngine) node.nodes = judgement.nodes;
    }

    /// In the game a score is White's, and a mate counts from the position after the move: `score` was found
    /// `pliesPlayed` plies before it.
    void writeEvaluation(GameNode& node, Score score, int pliesPlayed) const {
        const int sign = m_engineColor == White ? 1 : -1;
        if (!isMate(score)) {
            node.evalCp = sign * score;
            return;
        }
        const int moves = (kMateScore - std::abs(score) - pliesPlayed + 1) / 2;
        if (moves > 0) node.evalMate = score > 0 ? sign * moves : -sign * moves;
    }

    void finishExperiment() {
        Experiment& experiment = m_playout.experiment;
        experiment.name = m_options.name + " played out";
        experiment.provenance = provenanceHere(m_options.seed);
        experiment.parameters = {{"depth", fmt::format("{}", m_options.depth)},
                                 {"position", toFen(m_options.position)}};
        experiment.tables.push_back(std::move(m_table));
    }

    const PlayoutOptions& m_options;
    const JobContext& m_job;
    const Color m_engineColor;
    Random m_random;
    Searcher m_searcher;
    Playout m_playout;
    Table m_table;
    GameNode* m_unanswered = nullptr;  ///< the random player's last move, its utility not yet known
};

}  // namespace

Playout playOut(const PlayoutOptions& options, const JobContext& job) {
    return PlayedOut(options, job).run();
}

}  // namespace plyglass
