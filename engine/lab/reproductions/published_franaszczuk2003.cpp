// Figures of Mikolaj Franaszczuk's An Artificial Intelligence Chess Program (2003): evaluations and time per
// move by ply and quiescence ply, without and with alpha-beta, averaged over self-play games. Its quiescence
// ply counts from the root: 4 at ply 3 is one ply beyond the horizon.
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <string>
#include <utility>

#include "engine/base/text_value.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/reproductions/figures.h"
#include "engine/lab/reproductions/published_parts.h"
#include "engine/match/referee.h"

namespace plyglass {

namespace {

/// A genome of 25 integers, as Franaszczuk's; the weights are our built-in ones.
constexpr EvaluatorKind kFranaszczukEvaluator = EvaluatorKind::Genome;
/// Random plies at the start of every game, so that games differ.
constexpr int kRandomPlies = 2;
/// At one ply only quiescence has cutoffs.
constexpr int kMinPliesToCutOff = 2;

struct Cost {
    std::uint64_t boards = 0;
    std::uint64_t nodes = 0;
    double ms = 0;
};

/// Cost of a number of moves, each searched in both ways from the same position.
struct Tally {
    int ply;
    int quiescence;  ///< counted from the root, as by Franaszczuk
    Cost minimax;
    Cost alphaBeta;
    int moves = 0;
    int differentScores = 0;
};

/// Franaszczuk's player, with quiescence plies counted from the horizon.
Techniques alphaBetaOf(const Tally& tally) {
    Techniques techniques = presetOf("franaszczuk-2003");
    techniques.quiescencePlies = tally.quiescence - tally.ply;
    return techniques;
}

/// Without alpha-beta sorting would have no effect.
Techniques minimaxOf(const Tally& tally) {
    Techniques techniques = alphaBetaOf(tally);
    techniques.alphaBeta = false;
    techniques.ordering = Ordering::None;
    return techniques;
}

SearchResult measured(const SearchRequest& request, Cost& cost, const JobContext& job) {
    using Clock = std::chrono::steady_clock;
    Searcher searcher;
    const std::stop_callback stopSearch(job.stop, [&searcher] { searcher.stop(); });
    const Clock::time_point start = Clock::now();
    SearchResult result = searcher.search(request);
    cost.ms += std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    cost.boards += result.info.statistics[Counter::Evaluations];
    cost.nodes += result.info.statistics.totalNodes();
    return result;
}

/// Searches the position both ways, adds up the cost, and returns the move of alpha-beta.
Move moveAt(const Position& position, Tally& tally, const JobContext& job) {
    SearchRequest request;
    request.position = position;
    request.evaluator = kFranaszczukEvaluator;
    request.limits.depth = tally.ply;
    request.techniques = minimaxOf(tally);
    const Score plainScore = measured(request, tally.minimax, job).info.score;
    request.techniques = alphaBetaOf(tally);
    const SearchResult result = measured(request, tally.alphaBeta, job);
    tally.differentScores += plainScore != result.info.score;
    ++tally.moves;
    return result.bestMove;
}

/// Plays both sides of Franaszczuk's games.
class MeasuringPlayer : public Player {
  public:
    MeasuringPlayer(Tally& tally, const JobContext& job) : m_tally(tally), m_job(job) {}

    Result<void> newGame(const GameStart&) override { return {}; }
    Answer chooseMove(const Turn& turn) override {
        Answer answer;
        answer.move = moveAt(turn.game.position(), m_tally, m_job);
        return answer;
    }

  private:
    Tally& m_tally;
    const JobContext& m_job;
};

/// Plays one self-play game, ignoring repetitions, which Franaszczuk did not detect either, until there is no
/// legal move.
void playMeasured(const PublishedOptions& options, std::uint64_t seed, Tally& tally, const JobContext& job) {
    const OpeningRules opening{.minPlies = kRandomPlies, .maxPlies = kRandomPlies};
    const auto begin = OpeningGenerator(opening, seed).next(1);
    if (!begin) return;
    MeasuringPlayer player(tally, job);
    GamePairing pairing;
    pairing.opening = openingOf(*begin);
    pairing.players = {&player, &player};
    pairing.rules.draws = DrawRule::Ignored;
    pairing.rules.adjudication.length = {2 * options.movesOfGame, GameResult::Ongoing};
    (void)playGame(pairing, job.stop);
}

constexpr bool isApplicable(int ply, int quiescence) { return quiescence >= ply; }

std::vector<Tally> playAll(const PublishedOptions& options, const JobContext& job) {
    std::vector<Tally> tallies;
    for (int ply = 1; ply <= kFranaszczukPlies; ++ply)
        for (int quiescence = 1; quiescence <= kFranaszczukQuiescences; ++quiescence)
            if (isApplicable(ply, quiescence)) tallies.push_back({ply, quiescence, {}, {}});
    std::uint64_t done = 0;
    for (Tally& tally : tallies)
        for (int game = 0; game < options.games; ++game) {
            job.report({done++, stepsOfFranaszczuk2003(options), "steps",
                        fmt::format("Franaszczuk 2003: ply {}, quiescence {}", tally.ply, tally.quiescence)});
            playMeasured(options, options.seed + static_cast<std::uint64_t>(game), tally, job);
        }
    return tallies;
}

double perMove(double sum, const Tally& tally) { return tally.moves == 0 ? 0 : sum / tally.moves; }

Cell countCell(std::uint64_t sum, const Tally& tally) {
    const double average = perMove(static_cast<double>(sum), tally);
    return {grouped(static_cast<std::uint64_t>(std::llround(average))), average};
}

void addRow(Table& table, const Tally& tally, const Franaszczuk2003Figures& figures, bool isAlphaBeta) {
    const Cost& cost = isAlphaBeta ? tally.alphaBeta : tally.minimax;
    const auto& boards = isAlphaBeta ? figures.alphaBetaBoards : figures.minimaxBoards;
    const auto& times = isAlphaBeta ? figures.alphaBetaMs : figures.minimaxMs;
    const int publishedBoards = boards[tally.ply - 1][tally.quiescence - 1];
    const int publishedMs = times[tally.ply - 1][tally.quiescence - 1];
    const double ms = perMove(cost.ms, tally);
    const char* search = isAlphaBeta ? "alpha-beta" : "min-max";
    table.pairs.push_back(
        {fmt::format("{}, ply {}, Q {}", search, tally.ply, tally.quiescence),
         {grouped(static_cast<std::uint64_t>(publishedBoards)), static_cast<double>(publishedBoards)},
         countCell(cost.boards, tally)});
    table.addRow({{fmt::format("{}", tally.ply), static_cast<double>(tally.ply)},
                  {fmt::format("{}", tally.quiescence), static_cast<double>(tally.quiescence)},
                  search,
                  table.pairs.back().published,
                  countCell(cost.boards, tally),
                  ratioCell(publishedBoards, perMove(static_cast<double>(cost.boards), tally)),
                  countCell(cost.nodes, tally),
                  {grouped(static_cast<std::uint64_t>(publishedMs)), static_cast<double>(publishedMs)},
                  {fmt::format("{:.3f}", ms), ms},
                  Cell(Verdict::Shown)});
}

Table costTable(const PublishedOptions& options, const std::vector<Tally>& tallies) {
    Table table;
    table.title = translatable("Engine", "Franaszczuk 2003: boards scored and time per move");
    table.caption = fmt::format(
        "Averages over {} of {} moves a side, the computer against itself, for "
        "each ply and quiescence ply (Q); times in ms, theirs on an Athlon of 1.4 GHz.",
        options.games == 1 ? "1 game" : fmt::format("{} games", options.games), options.movesOfGame);
    table.columns = {{translatable("Engine", "Ply"), Align::Right},
                     {translatable("Engine", "Quiescence"), Align::Right},
                     {translatable("Engine", "Search")},
                     {translatable("Engine", "Boards published"), Align::Right},
                     {translatable("Engine", "Boards here"), Align::Right},
                     {translatable("Engine", "Ratio"), Align::Right},
                     {translatable("Engine", "Nodes here"), Align::Right},
                     {translatable("Engine", "ms published"), Align::Right},
                     {translatable("Engine", "ms here"), Align::Right},
                     {translatable("Engine", "Verdict")}};
    table.pairsAreCounts = true;
    for (const bool isAlphaBeta : {false, true})
        for (const Tally& tally : tallies) addRow(table, tally, options.franaszczuk2003, isAlphaBeta);
    table.notes = {
        fmt::format("Boards are scored by the evaluator \"{}\". Both searches look at the same positions; "
                    "alpha-beta's move is played. The first move of either side is random.",
                    infoOf(kFranaszczukEvaluator).name),
        translatable(
            "Engine",
            "Boards here are all calls of the evaluator, including those that sort the moves: alpha-beta "
            "scores the boards after all moves of a position before it searches one of them. At ply 1 their "
            "number is the same with and without alpha-beta, so theirs seems not to count the boards of "
            "sorting. Nodes here are the positions entered; sorting adds none."),
        translatable("Engine",
                     "Quiescence here follows captures and promotions; theirs may follow other moves. About "
                     "0.1 ms of our time is the setup of a search.")};
    return table;
}

/// Evaluations of alpha-beta in percent of those of minimax.
Figure share(double alphaBeta, double minimax) {
    return {minimax == 0 ? 0 : std::llround(100 * alphaBeta / minimax), Unit::Percent};
}

Table claimTable(const Franaszczuk2003Figures& figures, const std::vector<Tally>& tallies) {
    FigureTable table(
        translatable("Engine", "Franaszczuk 2003: what alpha-beta keeps and what it saves"),
        translatable(
            "Engine",
            "In the positions of those games: how often alpha-beta's score differs from min-max's, the "
            "positions that both entered in all, and the boards that alpha-beta scored as a share of "
            "min-max's, theirs by the boards that were published."));
    for (const Tally& tally : tallies) {
        const std::string name = fmt::format("ply {}, quiescence {}: ", tally.ply, tally.quiescence);
        table.known({fmt::format("{}scores that differ, of {}", name, tally.moves)}, {0},
                    {tally.differentScores});
        if (tally.ply < kMinPliesToCutOff) continue;
        table.below({name + "positions entered"}, "below min-max,",
                    {static_cast<std::int64_t>(tally.minimax.nodes)},
                    {static_cast<std::int64_t>(tally.alphaBeta.nodes)});
        table.shown(
            {name + "boards, share"},
            share(figures.alphaBetaBoards[tally.ply - 1][tally.quiescence - 1],
                  figures.minimaxBoards[tally.ply - 1][tally.quiescence - 1]),
            share(static_cast<double>(tally.alphaBeta.boards), static_cast<double>(tally.minimax.boards)));
    }
    table.note(translatable(
        "Engine",
        "A share above 100 %: alpha-beta scores more boards to sort the moves than its cutoffs save."));
    return table.take();
}

}  // namespace

/// The games.
std::uint64_t stepsOfFranaszczuk2003(const PublishedOptions& options) {
    std::uint64_t configurations = 0;
    for (int ply = 1; ply <= kFranaszczukPlies; ++ply)
        for (int quiescence = 1; quiescence <= kFranaszczukQuiescences; ++quiescence)
            configurations += isApplicable(ply, quiescence);
    return configurations * static_cast<std::uint64_t>(options.games);
}

std::vector<Table> publishedByFranaszczuk2003(const PublishedOptions& options, const JobContext& job) {
    const std::vector<Tally> tallies = playAll(options, job);
    if (job.stopRequested()) return {};
    return {costTable(options, tallies), claimTable(options.franaszczuk2003, tallies)};
}

}  // namespace plyglass
