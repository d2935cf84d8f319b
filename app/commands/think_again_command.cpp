#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/game_file.h"
#include "app/services/game/think_again_plan.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

namespace {

struct ThinkAgainArguments {
    std::string file;
    int game = 1;
    std::optional<int> move;
};

/// "12...Nf6".
std::string numbered(const GameNode& node, const std::string& san) {
    const Position& before = node.parent()->position();
    return fmt::format("{}{}{}", before.fullmoveNumber(), before.sideToMove() == White ? "." : "...", san);
}

/// The computer's moves, or those with the given number.
std::vector<const GameNode*> movesAsked(const Game& game, std::optional<int> number) {
    std::vector<const GameNode*> moves;
    for (const GameNode* node = game.mainLineEnd(); node->parent(); node = node->parent())
        if (hasThought(*node) && (!number || node->parent()->position().fullmoveNumber() == *number))
            moves.insert(moves.begin(), node);
    return moves;
}

/// One searcher for all moves: after the previous move its table is filled already.
class Thinker {
  public:
    Thinker(ThinkAgainMeans means, ConsoleJob& job) : m_means(std::move(means)), m_job(job) {}

    /// nullopt if it was interrupted.
    std::optional<ThinkAgainOutcome> think(const GameNode& node);

  private:
    SearchResult search(const ThoughtStep& step);
    bool holdsAllBefore(const ThinkAgainPlan& plan) const;

    ThinkAgainMeans m_means;
    ConsoleJob& m_job;
    LevelSearcher m_searcher;
    std::vector<const GameNode*> m_held;  ///< moves whose searches are in the table
};

bool Thinker::holdsAllBefore(const ThinkAgainPlan& plan) const {
    return !plan.steps.back().clearFirst &&
           std::equal(
               plan.steps.begin(), plan.steps.end() - 1, m_held.begin(), m_held.end(),
               [](const ThoughtStep& step, const GameNode* node) { return step.thought.node == node; });
}

SearchResult Thinker::search(const ThoughtStep& step) {
    if (step.clearFirst) {
        m_searcher.clear();
        m_held.clear();
    }
    m_held.push_back(step.thought.node);
    return m_searcher.search(step.request, [this](const SearchInfo&) {
        if (m_job.isInterrupted()) m_searcher.stop();
    });
}

std::optional<ThinkAgainOutcome> Thinker::think(const GameNode& node) {
    ThinkAgainPlan plan = valueOf(planThinkAgain(node, m_means), kExitFailure);
    const std::size_t last = plan.steps.size() - 1;
    for (std::size_t at = holdsAllBefore(plan) ? last : 0; at <= last && !m_job.isInterrupted(); ++at) {
        const ThoughtStep& step = plan.steps[at];
        ThinkAgainOutcome outcome{step.thought, search(step), plan.doubts};
        if (m_job.isInterrupted()) break;
        if (at == last) return outcome;
        if (!outcome.isSame()) plan.doubts.push_back(ThoughtDoubt::EarlierDiffers);
    }
    return std::nullopt;
}

std::string findingOf(const ThinkAgainOutcome& outcome) {
    if (outcome.isSame()) return "the same";
    if (outcome.doubts.empty()) return "differs; the game does not say why.";
    return fmt::format("differs. {}", reasonOf(outcome.doubts.front()));
}

/// Prints a row; returns whether the results are equal.
bool printRow(const ThinkAgainOutcome& outcome) {
    const GameNode& node = *outcome.thought.node;
    const std::string now = toSan(node.parent()->position(), outcome.result.bestMove);
    printOut("{:<12}{:>6}{:>13}   {:<9}{:>6}{:>13}   {}\n", numbered(node, node.san()),
             outcome.thought.record.depth, outcome.thought.nodes, now, outcome.result.info.depth,
             outcome.nodes(), findingOf(outcome));
    return outcome.isSame();
}

void runThinkAgain(const ThinkAgainArguments& options) {
    ConsoleJob job;
    const Game game = gameFromFile(options.file, options.game, "The game ends there.");
    const std::vector<const GameNode*> moves = movesAsked(game, options.move);
    if (moves.empty())
        failCommand(
            fmt::format("{}: {}", options.file,
                        options.move
                            ? fmt::format("no thought of the computer is recorded at move {}.", *options.move)
                            : "no thought of the computer is recorded in this game. Give a game that "
                              "Plyglass played and saved."),
            kExitUsage);
    const SearchKnowledge knowledge{.book = OpeningBook::builtIn(), .endgames = &EndgameTables::builtIn()};
    Thinker thinker({.gameSeed = gameSeedOf(game), .knowledge = knowledge}, job);
    printOut("{:<12}{:>6}{:>13}   {:<9}{:>6}{:>13}\n", "In the game", "depth", "nodes", "Again", "depth",
             "nodes");
    std::size_t same = 0;
    for (const GameNode* node : moves)
        if (const auto outcome = thinker.think(*node)) same += printRow(*outcome) ? 1 : 0;
    job.failIfInterrupted("The moves before are above.");
    printOut("{} of {} came out the same.\n", same, moves.size());
    if (same != moves.size()) throw CLI::RuntimeError(kExitDiffers);
}

}  // namespace

void addThinkAgainCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "think-again", "Think the computer's moves of a game again, as they were thought, and compare");
    const auto options = std::make_shared<ThinkAgainArguments>();
    command->add_option("file", options->file, "PGN file with the game")->required();
    command->add_option("--game", options->game, "Number of the game in the file")
        ->check(CLI::Range(1, 100'000'000));
    command->add_option("--move", options->move, "Only the moves with this number")
        ->check(CLI::Range(1, 100'000));
    command->callback([options] { runThinkAgain(*options); });
}

}  // namespace plyglass
