#include "engine/lab/analysis/game_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/lab/analysis/accuracy.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

int withinDecided(Score score) {
    if (isMate(score)) return score > 0 ? kDecidedCp : -kDecidedCp;
    return std::clamp(score, -kDecidedCp, kDecidedCp);
}

/// For scores where the played move is not better than the best.
void setLoss(ReportMove& move, double scale) {
    move.winBefore = winPercent(move.bestScore, scale);
    move.winAfter = winPercent(move.playedScore, scale);
    move.loss = move.winBefore - move.winAfter;
    move.lossCp = withinDecided(move.bestScore) - withinDecided(move.playedScore);
    move.mark = markOfLoss(move.loss);
}

/// No loss: the search would play the move too, or rates it higher after the move.
void setNoLoss(ReportMove& move, MoveMark mark, double scale) {
    move.bestScore = move.playedScore;
    setLoss(move, scale);
    move.mark = mark;
}

/// Whether the reply wins at least a piece by exchanges on one square, net of what the move captures.
bool givesPieceAway(const Position& before, Move move) {
    int won = kPieceGivenAwayCp + kExchangeValues[before.takenBy(move)];
    if (move.isPromotion()) won += kExchangeValues[move.promotionType()] - kExchangeValues[Pawn];
    const Position after = before.after(move);
    const auto replies = legalMoves(after);
    return std::any_of(replies.begin(), replies.end(),
                       [&](Move reply) { return after.isCapture(reply) && winsExchange(after, reply, won); });
}

/// Whether both scores are mates by the same side.
bool isSameMate(const ReportMove& move) {
    return isMate(move.bestScore) && isMate(move.playedScore) &&
           (move.bestScore > 0) == (move.playedScore > 0);
}

/// Whether at least a piece is lost without compensation, even if the result stays the same.
bool isGivenAway(const ReportMove& move) {
    return !isSameMate(move) && move.bestScore - move.playedScore >= kPieceGivenAwayCp;
}

/// Whether a short mate is missed or allowed, even if the result stays the same.
bool changesMate(const ReportMove& move) {
    const auto isNear = [](Score score) {
        return isMate(score) && std::abs(mateInMoves(score)) <= kMaxReportedMate;
    };
    return !isSameMate(move) && ((move.bestScore > 0 && isNear(move.bestScore)) ||
                                 (move.playedScore < 0 && isNear(move.playedScore)));
}

/// The two lines that determine a move's loss, both from the mover's view.
struct Compared {
    std::optional<SearchedPosition> best;
    std::optional<SearchedPosition> played;  ///< begins with the move
};

SearchedPosition withMove(Move move, SearchedPosition after) {
    after.score = beforeTheMove(after.score);
    after.line.insert(after.line.begin(), move);
    if (after.depth > 0) ++after.depth;
    return after;
}

/// A move searched again is judged by the deepest known results of the two positions, so that each has one
/// value throughout the report; or by that search itself if the deepest results have other lines.
Compared comparedAt(const GameReport& report, int index) {
    const Move move = report.line.moves[static_cast<std::size_t>(index)];
    const MissedMove* const look = report.missedAt(index);
    const auto known = [&](int position) {
        return look ? report.deepest(position) : report.positions[static_cast<std::size_t>(position)];
    };
    Compared both{known(index), known(index + 1)};
    if (both.played) both.played = withMove(move, *std::move(both.played));
    if (!look) return both;
    const bool isBest = look->verdict == WhyNotVerdict::Best;
    const auto& best = both.best;
    const bool isSound = best && both.played && !best->line.empty() &&
                         (isBest || (best->line.front() != move && best->score > both.played->score));
    if (isSound) return both;
    return {SearchedPosition{look->bestScore, look->bestLine, look->depth, look->nodes},
            SearchedPosition{look->playedScore, look->playedLine, look->depth, look->nodes}};
}

void judge(ReportMove& move, const Compared& compared, bool isBest, double scale) {
    move.bestScore = compared.best->score;
    move.playedScore = compared.played->score;
    if (isBest || move.playedScore >= move.bestScore) return setNoLoss(move, MoveMark::Best, scale);
    setLoss(move, scale);
    if (move.mark == MoveMark::None && changesMate(move)) move.mark = MoveMark::Inaccuracy;
}

ReportMove judged(const GameReport& report, int index, const Position& position) {
    ReportMove move;
    move.played = report.line.moves[static_cast<std::size_t>(index)];
    const auto& before = report.positions[static_cast<std::size_t>(index)];
    const auto& after = report.positions[static_cast<std::size_t>(index) + 1];
    if (!before || !after || move.played.isNull()) return move;
    const double scale = report.winScales[static_cast<std::size_t>(index)];
    move.isKnown = true;
    if (legalMoves(position).size() == 1) {
        move.playedScore = beforeTheMove(after->score);
        setNoLoss(move, MoveMark::OnlyMove, scale);
    } else {
        const bool isGift = givesPieceAway(position, move.played);
        const MissedMove* const look = report.missedAt(index);
        const bool isBest = look ? look->verdict == WhyNotVerdict::Best
                                 : !before->line.empty() && before->line.front() == move.played;
        judge(move, comparedAt(report, index), isBest, scale);
        move.awaitsSearch = !look && (isGift || (move.mark != MoveMark::None && move.mark != MoveMark::Best));
        if (look && isGift && move.mark == MoveMark::None && isGivenAway(move))
            move.mark = MoveMark::Inaccuracy;
    }
    move.accuracy = moveAccuracy(move.loss);
    return move;
}

void count(ReportSide& side, const ReportMove& move) {
    ++side.moves;
    if (move.mark == MoveMark::Best) ++side.best;
    if (move.mark == MoveMark::OnlyMove) ++side.onlyMoves;
    if (move.mark == MoveMark::Inaccuracy) ++side.inaccuracies;
    if (move.mark == MoveMark::Mistake) ++side.mistakes;
    if (move.mark == MoveMark::Blunder) ++side.blunders;
}

ReportSide sideOf(const GameReport& report, Color color) {
    ReportSide side;
    double lossCp = 0;
    std::vector<AccurateMove> accurate;
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const ReportMove& move = report.moves[i];
        const bool isOwn = moverOf(report.line, static_cast<int>(i)) == color;
        accurate.push_back({isOwn, move.accuracy});
        if (!isOwn || !move.isKnown) continue;
        count(side, move);
        lossCp += move.lossCp;
    }
    if (side.moves > 0) side.averageLossCp = lossCp / side.moves;
    if (!report.isSearched()) return side;
    std::vector<double> percents;
    percents.reserve(report.positions.size());
    for (int i = 0; i < static_cast<int>(report.positions.size()); ++i)
        percents.push_back(*report.whitePercent(i));
    side.accuracy = gameAccuracy(percents, accurate);
    return side;
}

/// Part of a move's swing that its side did not regain within the next `kTurningPlies`, in win percentage
/// points of that side.
double lastingSwing(const GameReport& report, int index) {
    const bool isWhite = moverOf(report.line, index) == White;
    const int last = std::min(index + 1 + kTurningPlies, static_cast<int>(report.moves.size()));
    double most = 0;
    for (int position = index + 1; position <= last; ++position) {
        const double white = report.whitePercent(position).value_or(50);
        most = std::max(most, isWhite ? white : 100 - white);
    }
    return report.moves[static_cast<std::size_t>(index)].winBefore - most;
}

bool mayTurn(const ReportMove& move) { return isBad(move.mark) && move.winBefore > kLostPercent; }

std::vector<int> turningPointsOf(const GameReport& report) {
    struct Swing {
        int move;
        double points;
    };
    std::vector<Swing> swings;
    for (int i = 0; i < static_cast<int>(report.moves.size()); ++i)
        if (mayTurn(report.moves[static_cast<std::size_t>(i)]))
            if (const double points = lastingSwing(report, i); points >= kTurningSwing)
                swings.push_back({i, points});
    std::stable_sort(swings.begin(), swings.end(),
                     [](const Swing& a, const Swing& b) { return a.points > b.points; });
    if (swings.size() > kMaxTurningPoints) swings.resize(kMaxTurningPoints);
    std::vector<int> moves;
    moves.reserve(swings.size());
    for (const Swing& swing : swings) moves.push_back(swing.move);
    std::sort(moves.begin(), moves.end());
    return moves;
}

std::string techniquesText(const Techniques& techniques) {
    std::vector<std::string> ids;
    for (const Technique& technique : allTechniques())
        if (technique.isOn(techniques)) ids.emplace_back(technique.id);
    for (const TechniqueNumber& number : allTechniqueNumbers())
        ids.push_back(fmt::format("{}={}", number.id, techniques.*number.value));
    return fmt::format("{}", fmt::join(ids, ","));
}

}  // namespace

MoveMark markOfLoss(double lossPoints) {
    if (lossPoints >= kBlunderLoss) return MoveMark::Blunder;
    if (lossPoints >= kMistakeLoss) return MoveMark::Mistake;
    return lossPoints >= kInaccuracyLoss ? MoveMark::Inaccuracy : MoveMark::None;
}

ReportProvenance provenanceOf(const ReportSettings& settings) {
    return {PLYGLASS_VERSION,
            settings.nodes,
            std::string(infoOf(settings.engine.evaluator.kind).id),
            weightsChecksum(settings.engine.evaluator),
            techniquesText(settings.engine.techniques),
            settings.engine.hashMib};
}

int GameReport::searchedPositions() const {
    return static_cast<int>(std::count_if(positions.begin(), positions.end(),
                                          [](const auto& position) { return position.has_value(); }));
}

bool GameReport::isComplete() const {
    return isSearched() &&
           std::none_of(moves.begin(), moves.end(), [](const ReportMove& move) { return move.awaitsSearch; });
}

const MissedMove* GameReport::missedAt(int move) const {
    const auto found = missed.find(move);
    return found == missed.end() ? nullptr : &found->second;
}

std::vector<Fact> GameReport::factsAgainst(int move) const {
    const MissedMove* look = missedAt(move);
    const bool isLost = look && look->verdict == WhyNotVerdict::LosesAnyway;
    if (!look || !(isLost || isAgainst(look->verdict))) return {};
    const LinePositions walk(line);
    const auto [made, better] = std::pair(played(move), best(move));
    std::vector<Fact> facts = plyglass::factsAgainst(
        {walk.at(move), walk.keysBefore(move), {made.line, made.score}, {better.line, better.score}});
    if (isLost) std::erase_if(facts, [](const Fact& fact) { return fact.kind == FactKind::Plan; });
    return facts;
}

SearchedPosition GameReport::best(int move) const {
    return comparedAt(*this, move).best.value_or(SearchedPosition());
}

SearchedPosition GameReport::played(int move) const {
    return comparedAt(*this, move).played.value_or(SearchedPosition());
}

std::optional<SearchedPosition> GameReport::deepest(int position) const {
    auto deepest = positions[static_cast<std::size_t>(position)];
    if (!deepest) return deepest;
    // The nodes are those of two searches.
    const auto take = [&](SearchedPosition looked) {
        const bool isDeeper = !isMate(deepest->score) && looked.depth >= deepest->depth;
        if (deepest->depth > 0 && (isMate(looked.score) || isDeeper)) deepest = std::move(looked);
    };
    if (const MissedMove* before = missedAt(position - 1); before && !before->playedLine.empty())
        take({afterTheMove(before->playedScore),
              {before->playedLine.begin() + 1, before->playedLine.end()},
              before->depth - 1,
              before->nodes / 2});
    if (const MissedMove* after = missedAt(position))
        take({after->bestScore, after->bestLine, after->depth, after->nodes / 2});
    return deepest;
}

std::optional<double> GameReport::whitePercent(int position) const {
    const auto searched = deepest(position);
    if (!searched) return std::nullopt;
    const double own = winPercent(searched->score, winScales[static_cast<std::size_t>(position)]);
    return moverOf(line, position) == White ? own : 100 - own;
}

GameReport newReport(GameLine line, const ReportSettings& settings) {
    GameReport report;
    report.line = std::move(line);
    report.provenance = provenanceOf(settings);
    report.positions.resize(report.line.moves.size() + 1);
    assess(report);
    return report;
}

void assess(GameReport& report) {
    const auto evaluator = evaluatorFromId(report.provenance.evaluator);
    const EvaluatorKind kind = evaluator.value_or(kStandardEvaluator);
    report.moves.clear();
    const LinePositions positions(report.line);
    report.winScales.clear();
    for (int i = 0; i < positions.count(); ++i) report.winScales.push_back(winScale(positions.at(i), kind));
    for (int i = 0; i + 1 < positions.count(); ++i)
        report.moves.push_back(judged(report, i, positions.at(i)));
    for (const Color color : {White, Black}) report.sides[color] = sideOf(report, color);
    report.turningPoints = turningPointsOf(report);
    for (const int move : report.turningPoints)
        report.moves[static_cast<std::size_t>(move)].isTurningPoint = true;
}

}  // namespace plyglass
