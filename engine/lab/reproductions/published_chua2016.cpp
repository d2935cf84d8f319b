// Figures of Chua Zheng Fu Edrei's Chess AI Assignment (2016): ten mates, and the number of positions that
// each technique saves. Its counts exclude the root.
#include <fmt/format.h>

#include <utility>

#include "engine/base/text_value.h"
#include "engine/lab/reproductions/figures.h"
#include "engine/lab/reproductions/published_parts.h"

namespace plyglass {

namespace {

/// Enough for a slow or busy machine; each mate should take less than a second.
constexpr std::int64_t kMateTimeMs = 10'000;

/// The final mate announcement of a search.
struct Announcement {
    int moves = 0;            ///< 0 = none
    std::int64_t timeMs = 0;  ///< time of the announcement
};

/// Nodes below the root, and table cutoffs.
struct Count {
    std::int64_t entered;
    std::int64_t answered;
    std::int64_t timeMs;

    std::int64_t searched() const { return entered - answered; }
};

/// The search does not know the mate distance.
Announcement searchForMate(const MateTest& test, const JobContext& job) {
    SearchRequest request;
    request.position = Position::fromFen(test.fen).value();
    request.techniques = presetOf("full");
    request.limits.moveTimeMs = kMateTimeMs;
    const SearchInfo info = search(request, job).info;
    Announcement announcement{isMate(info.score) ? mateInMoves(info.score) : 0, info.timeMs};
    for (auto record = info.depths.rbegin(); record != info.depths.rend(); ++record) {
        if (record->score != info.score) break;
        announcement.timeMs = record->timeMs;
    }
    return announcement;
}

Table mates(const PublishedOptions& options, const JobContext& job) {
    FigureTable table(
        translatable("Engine", "Chua 2016: ten test positions"),
        translatable("Engine",
                     "Moves to mate as a strong engine found them, beside those that our search finds with "
                     "the preset \"full\" and its default evaluator, and the time of our search."));
    int number = 0;
    for (const MateTest& test : options.chua2016.mates) {
        job.report({static_cast<std::uint64_t>(number), stepsOfChua2016(), "steps", "Chua 2016: mates"});
        if (job.stopRequested()) break;
        ++number;
        if (test.moves > options.longestMate) continue;
        const Announcement found = searchForMate(test, job);
        table.known({fmt::format("position {}", number), found.timeMs}, {test.moves, Unit::MateMoves},
                    {found.moves, Unit::MateMoves});
    }
    const auto misprint = Position::fromFen(options.chua2016.misprint);
    table.claim({"position 10 as printed"}, "refused", misprint ? "accepted" : "refused", !misprint);
    if (!misprint) table.note(fmt::format("{}: {}", options.chua2016.misprint, misprint.error().english));
    return table.take();
}

Count countSecondMove(const Chua2016Figures& figures, const Techniques& techniques, const JobContext& job) {
    const SearchInfo info =
        search({figures.secondMoveFen, {techniques, EvaluatorKind::Material}, figures.secondMoveDepth}, job)
            .info;
    return {static_cast<std::int64_t>(info.statistics.totalNodes()) - 1,
            static_cast<std::int64_t>(info.statistics[Counter::TableCutoffs]), info.timeMs};
}

Table positionsSearched(const Chua2016Figures& figures, const JobContext& job) {
    FigureTable table(
        translatable("Engine", "Chua 2016: positions searched by technique"),
        fmt::format("Test position 1 after 1...Bxb2+ 2.Kxb2, {} plies, material: positions below "
                    "the root.",
                    figures.secondMoveDepth));
    Techniques techniques = presetOf("minimax");
    const Count minimax = countSecondMove(figures, techniques, job);
    table.exact({"minimax", minimax.timeMs}, {figures.minimax}, {minimax.entered});

    techniques.transpositionTable = true;
    const Count remembered = countSecondMove(figures, techniques, job);
    table.known({"minimax + table: entered", remembered.timeMs}, {figures.minimax}, {remembered.entered});
    table.below({"  entered minus answered by the table"}, "below", {figures.minimax},
                {remembered.searched()});
    table.shown({"  entered minus answered, beside theirs"}, {figures.minimaxWithTable},
                {remembered.searched()});

    for (const bool ordered : {false, true}) {
        const std::string how = ordered ? "captures first" : "unordered";
        techniques = presetOf("alphabeta");
        if (ordered) techniques.ordering = Ordering::CapturedPiece;
        const Count alphaBeta = countSecondMove(figures, techniques, job);
        const FigureLabel label{"alpha-beta, " + how, alphaBeta.timeMs};
        if (ordered)
            table.below(label, "below", {figures.alphaBeta}, {alphaBeta.entered});
        else
            table.shown(label, {figures.alphaBeta}, {alphaBeta.entered});
        techniques.transpositionTable = true;
        const Count both = countSecondMove(figures, techniques, job);
        table.below({"alpha-beta + table, " + how + ": searched", both.timeMs}, "below ours,",
                    {alphaBeta.entered}, {both.searched()});
    }
    table.note(translatable("Engine",
                            "Ours counts the positions entered, and separately those that the table answers. "
                            "With a table or alpha-beta the numbers depend on the order of the moves, which "
                            "is not the same in the two programs."));
    return table.take();
}

Table ninthPosition(const Chua2016Figures& figures, const JobContext& job) {
    FigureTable table(
        translatable("Engine", "Chua 2016: a first utility"),
        fmt::format("Test position 9, {} plies of minimax, pawn 1, knight 3, bishop 3.25, rook 5, "
                    "queen 9: utility for Black, in pawns.",
                    figures.ninthDepth));
    const SearchInfo info =
        search({figures.mates[8].fen, {presetOf("minimax"), EvaluatorKind::Material}, figures.ninthDepth},
               job)
            .info;
    table.exact({"utility for Black", info.timeMs}, {figures.ninthUtilityCp, Unit::Centipawns},
                {info.score, Unit::Centipawns});
    return table.take();
}

}  // namespace

/// The mates and the node counts.
std::uint64_t stepsOfChua2016() { return kMateTests.size() + 1; }

std::vector<Table> publishedByChua2016(const PublishedOptions& options, const JobContext& job) {
    std::vector<Table> tables;
    const auto keep = [&](Table table) {
        if (!job.stopRequested()) tables.push_back(std::move(table));
    };
    keep(mates(options, job));
    if (job.stopRequested()) return tables;
    job.report({kMateTests.size(), stepsOfChua2016(), "steps", "Chua 2016: positions searched"});
    keep(positionsSearched(options.chua2016, job));
    keep(ninthPosition(options.chua2016, job));
    return tables;
}

}  // namespace plyglass
