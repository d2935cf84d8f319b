#include "engine/lab/reproductions/versus_random.h"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/chess/names.h"
#include "engine/lab/analysis/format.h"
#include "engine/match/engine_player.h"
#include "engine/match/random_player.h"
#include "engine/match/referee.h"

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
    if (!isMate(score)) return {decimalToText(score / 100.0, 2), score / 100.0};
    const int moves = mateInMoves(score);
    if (moves == 0) return score > 0 ? "mate" : "mated";
    return moves > 0 ? fmt::format("mate in {}", moves) : fmt::format("mated in {}", -moves);
}

/// The engine's result for a move.
struct Judgement {
    std::optional<Score> score;  ///< from the engine's view; empty if the game was interrupted
    int depth;                   ///< 0 = not searched
    std::uint64_t nodes;         ///< of the engine's own move; 0 for the random player's
};

/// A game of the two players, recorded move by move.
class VersusRandomGame {
  public:
    VersusRandomGame(const VersusRandomOptions& options, const JobContext& job)
        : m_options(options), m_job(job), m_engineColor(options.position.sideToMove()) {
        m_table.title = options.name + " played out against the random player";
        m_table.caption =
            fmt::format("The utility of every move for {}, the engine, in pawns.", colorName(m_engineColor));
        m_table.columns = {
            {"Move"}, {"By"}, {"Utility", Align::Right}, {"Depth", Align::Right}, {"Nodes", Align::Right},
            {"Board"}};
    }

    VersusRandom run() {
        Game& game = m_playout.game;
        game = playedGame();
        nameGame();
        const auto plies = static_cast<std::uint64_t>(game.current()->ply());
        m_job.report({plies, plies, "plies", m_options.name});
        noteMoves();
        const Outcome outcome = game.outcome();
        m_table.notes.push_back(outcome.isOver() ? outcome.toText().english + "."
                                                 : "The game was left unfinished.");
        finishExperiment();
        return std::move(m_playout);
    }

  private:
    Game playedGame() {
        EnginePlayerOptions thinking;
        m_options.engine.applyTo(thinking.request);
        thinking.seeds = MoveSeeds::OfGame;
        thinking.onSearched = [this](const SearchResult& result) { noteSearch(result.info); };
        EnginePlayer engine(thinking);
        RandomPlayer random;
        GamePairing pairing;
        pairing.opening.start = m_options.position;
        pairing.players[m_engineColor] = &engine;
        pairing.players[~m_engineColor] = &random;
        pairing.limits[m_engineColor].depth = m_options.depth;
        pairing.limits[m_engineColor].nodes = m_options.maxNodes;
        pairing.seeds[~m_engineColor] = m_options.seed;
        pairing.rules.adjudication.length = {m_options.maxPlies, GameResult::Ongoing};
        auto played = playGame(pairing, m_job.stop);
        return played ? std::move(played->game) : Game(m_options.position);
    }

    void noteSearch(const SearchInfo& info) {
        m_searches.push_back({info.score, info.depth, info.statistics.totalNodes()});
        m_job.report({2 * m_searches.size() - 1, 0, "plies", m_options.name});
    }

    void nameGame() {
        const std::string engine = fmt::format("{}, depth {}", kEngineName, m_options.depth);
        const std::string random = fmt::format("{}, seed {}", kRandomName, m_options.seed);
        m_playout.game.setTag("Event", m_options.name + " played out");
        m_playout.game.setTag("White", m_engineColor == White ? engine : random);
        m_playout.game.setTag("Black", m_engineColor == White ? random : engine);
    }

    /// The utility of a random move is the engine's score after it.
    void noteMoves() {
        Game& game = m_playout.game;
        game.goToStart();
        std::size_t searches = 0;
        while (game.goForward()) {
            const bool isEngine = ~game.position().sideToMove() == m_engineColor;
            Judgement judgement{finalScore(), 0, 0};
            if (searches < m_searches.size()) judgement = m_searches[searches];
            if (!isEngine) judgement.nodes = 0;
            noteMove(*game.current(), judgement);
            searches += isEngine;
        }
    }

    /// For the engine, after a last move by the random player.
    std::optional<Score> finalScore() const {
        const Game& game = m_playout.game;
        const GameResult result = game.outcomeAt(game.mainLineEnd()).result;
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
        node.evalCp.reset();
        node.evalMate.reset();
        node.evalDepth.reset();
        node.nodes.reset();
        if (judgement.score) writeEvaluation(node, *judgement.score, isEngine ? 1 : 0);
        if (judgement.depth > 0) node.evalDepth = judgement.depth;
        if (isEngine) node.nodes = judgement.nodes;
    }

    /// Game scores are from White's view, and mates count from the position after the move: `score` was found
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

    const VersusRandomOptions& m_options;
    const JobContext& m_job;
    const Color m_engineColor;
    std::vector<Judgement> m_searches;  ///< of the engine's moves, in sequence
    VersusRandom m_playout;
    Table m_table;
};

}  // namespace

VersusRandom playVersusRandom(const VersusRandomOptions& options, const JobContext& job) {
    return VersusRandomGame(options, job).run();
}

}  // namespace plyglass
