// Game report: known blunders, forced moves, final mates and draws, given scores, stopping and continuing,
// any number of threads.
#include "engine/lab/analysis/game_report_run.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/chess/pgn.h"
#include "engine/lab/analysis/win_percent.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const MissedMove& missedIn(const GameReport& report, int move) { return report.missed.at(move); }

const ReportMove& moveOf(const GameReport& report, int move) {
    return report.moves.at(static_cast<std::size_t>(move));
}

/// A report of knight shuffling with these given scores for White.
GameReport reportOf(const std::vector<Score>& forWhite) {
    const std::vector<Move> round = {Move::normal(G1, F3), Move::normal(G8, F6), Move::normal(F3, G1),
                                     Move::normal(F6, G8)};
    GameLine line;
    for (std::size_t i = 0; i + 1 < forWhite.size(); ++i) line.moves.push_back(round[i % round.size()]);
    GameReport report = newReport(line, {});
    for (std::size_t i = 0; i < forWhite.size(); ++i) {
        const Score own = i % 2 == 0 ? forWhite[i] : -forWhite[i];
        const Move other = i % 2 == 0 ? Move::normal(E2, E4) : Move::normal(E7, E5);
        report.positions[i] = SearchedPosition{own, {other}, 1, 1};
    }
    assess(report);
    return report;
}

}  // namespace

class GameReportTest : public QObject {
    Q_OBJECT

  private slots:
    void allowedMateIsABlunder() {
        const GameReport report = completeReport(kScholarsMate);
        QVERIFY(report.isComplete());
        const ReportMove& blunder = moveOf(report, 5);
        QCOMPARE(blunder.mark, MoveMark::Blunder);
        QCOMPARE(blunder.winAfter, 0.0);
        QVERIFY(blunder.isTurningPoint);
        QCOMPARE(report.sides[Black].blunders, 1);
        QCOMPARE(report.sides[White].blunders, 0);
        const MissedMove& missed = missedIn(report, 5);
        QCOMPARE(missed.verdict, WhyNotVerdict::GetsMated);
        QCOMPARE(report.factsAgainst(5).front().kind, FactKind::Mate);
        QCOMPARE(missed.playedLine.at(1), report.line.moves[6]);
        QVERIFY(missed.seenAtDepth >= 1);
        QVERIFY2(missed.seenByLevel <= 5, "A casual player sees a mate in one.");
    }

    void matingMoveIsBest() {
        const GameReport report = completeReport(kScholarsMate);
        QCOMPARE(moveOf(report, 6).mark, MoveMark::Best);
        QCOMPARE(moveOf(report, 6).accuracy > 99, true);
        QCOMPARE(report.positions.back()->score, matedAt(0));
        QVERIFY(report.positions.back()->line.empty());
        QCOMPARE(*report.whitePercent(7), 100.0);
    }

    void lostPieceIsExplained() {
        const GameReport report = completeReport(kBishopGivenAway);
        const ReportMove& blunder = moveOf(report, 4);
        QVERIFY(isBad(blunder.mark));
        QVERIFY(blunder.lossCp > 150);
        const MissedMove& missed = missedIn(report, 4);
        QCOMPARE(report.factsAgainst(4).back().kind, FactKind::Material);
        QVERIFY(missed.seenByLevel < kFullLevel);
        QCOMPARE(moveOf(report, 5).mark, MoveMark::Best);
        QVERIFY(*report.sides[Black].accuracy > *report.sides[White].accuracy);
    }

    void blundersAreConfirmedUnlessMate() {
        const std::uint64_t nodes = smallSettings().nodes;
        const GameReport given = completeReport(kBishopGivenAway);
        QCOMPARE(moveOf(given, 4).mark, MoveMark::Blunder);
        QVERIFY(missedIn(given, 4).nodes > 2 * nodes * kBlunderNodesFactor);
        QVERIFY(missedIn(completeReport(kScholarsMate), 5).nodes < nodes * kBlunderNodesFactor);
    }

    void forcedMoveIsMarkedAsOnlyMove() {
        const GameReport report =
            completeReport("[SetUp \"1\"]\n[FEN \"7k/8/5K2/8/8/8/8/7R b - - 0 1\"]\n\n1... Kg8 *");
        QCOMPARE(moveOf(report, 0).mark, MoveMark::OnlyMove);
        QCOMPARE(moveOf(report, 0).loss, 0.0);
        QCOMPARE(report.sides[Black].onlyMoves, 1);
        QCOMPARE(report.sides[White].moves, 0);
        QVERIFY(!report.sides[White].accuracy);
    }

    void missedMateComesFirst() {
        // A rook against a queen, and a back-rank mate.
        const GameReport report =
            completeReport("[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/q4PPP/4R1K1 w - - 0 1\"]\n\n1. h3 h6 *");
        const ReportMove& move = moveOf(report, 0);
        QCOMPARE(move.winBefore, 100.0);
        QCOMPARE(move.loss, move.winBefore - move.winAfter);
        QCOMPARE(move.mark, MoveMark::Blunder);
        QVERIFY(move.lossCp > kDecidedCp);
        QCOMPARE(missedIn(report, 0).verdict, WhyNotVerdict::MissesMate);
        QCOMPARE(report.factsAgainst(0).front().kind, FactKind::BackRankMate);
    }

    void finalDrawScoresZero() {
        const GameReport threefold =
            completeReport("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", 2000);
        QCOMPARE(threefold.positions.back()->score, kDrawScore);
        QCOMPARE(threefold.positions.back()->nodes, std::uint64_t(0));
        QVERIFY2(threefold.positions[4]->nodes > 0, "The game goes on after a position occurs again.");
        const GameReport stalemate =
            completeReport("[SetUp \"1\"]\n[FEN \"7k/8/6K1/8/8/8/5Q2/8 w - - 0 1\"]\n\n1. Qf7 1/2-1/2", 2000);
        QCOMPARE(stalemate.positions.back()->score, kDrawScore);
        QCOMPARE(moveOf(stalemate, 0).mark, MoveMark::Blunder);
        QCOMPARE(stalemate.factsAgainst(0).back().kind, FactKind::Stalemate);
    }

    void marksFollowTheLoss() {
        QCOMPARE(markOfLoss(4.9), MoveMark::None);
        QCOMPARE(markOfLoss(5), MoveMark::Inaccuracy);
        QCOMPARE(markOfLoss(10), MoveMark::Mistake);
        QCOMPARE(markOfLoss(15), MoveMark::Blunder);
    }

    void scoresMapToWinPercentages() {
        QCOMPARE(winPercent(0), 50.0);
        QVERIFY(qAbs(winPercent(100) - 59.1) < 0.05);
        QVERIFY(qAbs(winPercent(-300) - 24.9) < 0.05);
        QCOMPARE(winPercent(5000), winPercent(1000));
        QCOMPARE(winPercent(matedAt(4)), 0.0);
        QCOMPARE(winPercent(kMateScore - 3), 100.0);
        QCOMPARE(winPercent(kCertainWin), 100.0);
        QCOMPARE(winPercent(-kCertainWin), 0.0);
    }

    void winPercentScales() {
        QCOMPARE(winPercent(100, 1.5), winPercent(150));
        QCOMPARE(winPercent(-100, 0.5), winPercent(-50));
        QCOMPARE(winPercent(800, 1.5), winPercent(kDecidedCp));
        QVERIFY(winPercent(1500, 0.5) < winPercent(kDecidedCp));
        QCOMPARE(winPercent(matedAt(4), 0.5), 0.0);
    }

    void networkScaleGrowsWithMaterial() {
        const Position start = Position::start();
        const Position noQueens =
            Position::fromFen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1").value();
        const Position pawns = Position::fromFen("4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1").value();
        const auto scale = [](const Position& position) {
            return winScale(position, EvaluatorKind::Network);
        };
        QVERIFY(scale(start) > 1);
        QVERIFY(scale(noQueens) < scale(start));
        QVERIFY(scale(pawns) < scale(noQueens));
        QVERIFY(scale(pawns) > 0);
        QCOMPARE(winScale(start, EvaluatorKind::Classical), 1.0);
    }

    void reportScalesByEvaluator() {
        GameReport report = reportOf({0, -100, -100});
        const double scale = winScale(report.line.start, EvaluatorKind::Network);
        QCOMPARE(moveOf(report, 0).winAfter, winPercent(-100, scale));
        QCOMPARE(*report.whitePercent(1), winPercent(-100, scale));
        report.provenance.evaluator = "classical";
        assess(report);
        QCOMPARE(moveOf(report, 0).winAfter, winPercent(-100));
        QCOMPARE(*report.whitePercent(1), winPercent(-100));
    }

    void doubtfulMovesAreSearchedAgain() {
        // 8 points, which is less than a mistake.
        const GameReport report = reportOf({0, -60, -60});
        QCOMPARE(moveOf(report, 0).mark, MoveMark::Inaccuracy);
        QVERIFY(moveOf(report, 0).awaitsSearch);
        QVERIFY(!moveOf(reportOf({0, -20, -20}), 0).awaitsSearch);
    }

    void lostPiecesAreSearchedAgain() {
        struct Row {
            const char* fen;
            const char* moves;
            bool isListed;
        };
        const Row rows[] = {
            // The queen is lost for nothing, but its side still wins.
            {"r4rk1/5ppp/8/8/2B5/8/PPPPQPPP/RNB2RK1 w - - 0 15", "15. Qe8 Rfxe8 *", true},
            {"5rk1/5ppp/8/8/8/8/5PPP/1qq2RK1 b - - 0 20", "20... Qg5 21. Rxb1 *", true},
            // White is lost either way.
            {"6k1/5ppp/8/8/8/8/q4PPP/rr4QK w - - 0 30", "30. Qxb1 Rxb1# *", false},
            // The capture comes first, so nothing is given away.
            {"r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4", "4. Bxc6 dxc6 *", false},
            // A sacrifice that mates.
            {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "1. Ra6 bxa6 2. b7# *", false},
        };
        for (const Row& row : rows) {
            const GameReport report =
                completeReport(fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n{}", row.fen, row.moves), 10'000);
            QVERIFY2(report.isComplete(), row.moves);
            const MoveMark mark = moveOf(report, 0).mark;
            QVERIFY2((isBad(mark) || mark == MoveMark::Inaccuracy) == row.isListed, row.moves);
        }
        // Searched again, however good the first searches find it.
        GameReport report = newReport(lineOfPgn("1. e4 e5 2. Qg4 d6 3. Qxc8 Qxc8 *"), {});
        for (auto& position : report.positions) position = SearchedPosition{};
        assess(report);
        for (int move = 0; move < 6; ++move) QCOMPARE(moveOf(report, move).awaitsSearch, move == 4);
    }

    void betterThanBestLosesNothing() {
        const GameReport report = reportOf({0, 80, 85});
        QCOMPARE(moveOf(report, 0).mark, MoveMark::Best);
        QCOMPARE(moveOf(report, 0).loss, 0.0);
        QCOMPARE(moveOf(report, 0).lossCp, 0);
        QCOMPARE(moveOf(report, 1).mark, MoveMark::None);
    }

    void lossIsLimitedToTenPawns() {
        // White loses 1 pawn; later losses do not count beyond ten pawns.
        const GameReport report = reportOf({0, -100, -1200, -3000, -3000});
        QCOMPARE(moveOf(report, 0).lossCp, 100);
        QCOMPARE(moveOf(report, 2).lossCp, 0);
        QCOMPARE(*report.sides[White].averageLossCp, 50.0);
    }

    void turningPointsMustLast() {
        // White's first loss is returned at once; the later one decides.
        const GameReport report = reportOf({0, -300, 0, 0, 0, -400, -400, -400, -400, -400, -400, -400});
        QCOMPARE(moveOf(report, 0).mark, MoveMark::Blunder);
        QCOMPARE(report.turningPoints, std::vector<int>{4});
    }

    void lostGameDoesNotTurn() {
        const GameReport report = reportOf({-320, -900, -900, -900, -900, -900, -900, -900, -900});
        QVERIFY(report.moves.front().loss >= kTurningSwing);
        QVERIFY(report.turningPoints.empty());
    }

    void turningPointsAreLimitedAndOrdered() {
        // Seven swings that last eight plies each.
        std::vector<Score> scores;
        for (int swing = 0; swing < 7; ++swing)
            for (int ply = 0; ply < 9; ++ply)
                scores.push_back((swing % 2 == 0 ? 1 : -1) * (200 + 20 * swing));
        const GameReport report = reportOf(scores);
        QCOMPARE(report.turningPoints.size(), std::size_t(kMaxTurningPoints));
        QVERIFY(std::is_sorted(report.turningPoints.begin(), report.turningPoints.end()));
        QVERIFY2(report.turningPoints.front() > 8, "The smallest swings are left out.");
    }

    void unsearchedPositionsAreMarked() {
        GameReport report = reportOf({0, 0, -400, 0});
        report.positions[2].reset();
        assess(report);
        QVERIFY(moveOf(report, 0).isKnown);
        QVERIFY(!moveOf(report, 1).isKnown);
        QVERIFY(!moveOf(report, 2).isKnown);
        QVERIFY(!report.sides[White].accuracy);
        QCOMPARE(report.searchedPositions(), 3);
        QVERIFY(!report.isComplete());
        QVERIFY(report.best(2).line.empty());
    }

    void shortMateIsReported() {
        const Score lost = -2500, mated = matedAt(4), matedLate = matedAt(40);
        QCOMPARE(moveOf(reportOf({lost, mated, mated}), 0).mark, MoveMark::Inaccuracy);
        QCOMPARE(moveOf(reportOf({lost, matedLate, matedLate}), 0).mark, MoveMark::None);
        QCOMPARE(moveOf(reportOf({mated, mated, mated}), 0).mark, MoveMark::Best);
        QCOMPARE(moveOf(reportOf({kMateScore - 5, 2500, 2500}), 0).mark, MoveMark::Inaccuracy);
    }

    void adjacentSearchesShareOnePosition() {
        GameReport report = reportOf({0, -300, 300});
        MissedMove first;
        first.verdict = WhyNotVerdict::Worse;
        first.playedScore = -310;
        first.bestLine = {Move::normal(E2, E4)};
        first.playedLine = {report.line.moves[0], Move::normal(E7, E5)};
        first.depth = 9;
        MissedMove second = first;
        second.bestScore = 280;
        second.playedScore = -300;
        second.bestLine = {Move::normal(D7, D5)};
        second.playedLine = {report.line.moves[1], Move::normal(D2, D4)};
        report.missed = {{0, first}, {1, second}};
        assess(report);
        QCOMPARE(moveOf(report, 0).playedScore, -280);
        QCOMPARE(moveOf(report, 1).bestScore, 280);
        QCOMPARE(report.played(0).line, (std::vector<Move>{report.line.moves[0], Move::normal(D7, D5)}));
    }

    void secondSearchDecidesTheMark() {
        GameReport report = reportOf({0, -300, -300});
        QVERIFY(moveOf(report, 0).awaitsSearch);
        MissedMove missed;
        missed.verdict = WhyNotVerdict::AsGood;
        missed.bestScore = missed.playedScore = -290;
        missed.bestLine = {Move::normal(E2, E4)};
        missed.playedLine = {report.line.moves[0]};
        missed.depth = 9;
        report.missed[0] = missed;
        assess(report);
        QVERIFY(!moveOf(report, 0).awaitsSearch);
        QCOMPARE(moveOf(report, 0).mark, MoveMark::Best);
        QCOMPARE(report.best(0).line, missed.bestLine);
        // The second search is deeper than the first one of the position after the move.
        for (const auto& [depth, score] : {std::pair(1, -300), std::pair(9, -290)}) {
            report.missed[0].depth = depth;
            QCOMPARE(report.deepest(1)->score, -score);
            QCOMPARE(*report.whitePercent(1), winPercent(score, report.winScales[1]));
        }
    }

    void continuedReportIsIdentical() {
        const GameReport whole = completeReport(kScholarsMate);
        GameReport report = newReport(lineOfPgn(kScholarsMate), smallSettings());
        int runs = 0;
        for (; !report.isComplete() && runs < 50; ++runs) {
            std::stop_source stop;
            JobContext job;
            job.stop = stop.get_token();
            int steps = 0;
            QVERIFY(continueReport(report, smallSettings(), job, [&](const GameReport& changed) {
                QVERIFY(changed.searchedPositions() > 0);
                if (++steps == 2) stop.request_stop();
            }));
            QVERIFY(steps <= 2);
        }
        QVERIFY(runs > 3);
        QVERIFY(report == whole);
    }

    void reportIsIndependentOfThreads() {
        const GameReport one = completeReport(kScholarsMate);
        for (const int threads : {2, 3}) {
            GameReport report = newReport(lineOfPgn(kScholarsMate), smallSettings());
            JobContext job;
            job.threads = threads;
            QVERIFY(continueReport(report, smallSettings(), job));
            QVERIFY(report == one);
        }
    }

    void progressCountsPositionsAndThenDoubtfulMoves() {
        GameReport report = newReport(lineOfPgn(kScholarsMate), smallSettings());
        std::vector<JobProgress> heard;
        JobContext job;
        job.onProgress = [&heard](const JobProgress& progress) { heard.push_back(progress); };
        QVERIFY(continueReport(report, smallSettings(), job));
        QCOMPARE(heard.front().unit, std::string("positions"));
        QCOMPARE(heard.front().total, std::uint64_t(8));
        QCOMPARE(heard.back().unit, std::string("dubious moves"));
        QCOMPARE(heard.back().done, heard.back().total);
    }

    void differentNodesAreRefused() {
        GameReport report = newReport(lineOfPgn(kScholarsMate), smallSettings());
        ReportSettings other = smallSettings();
        other.nodes += 1;
        const auto refused = continueReport(report, other, {});
        QVERIFY(!refused);
        QVERIFY(refused.error().english.find("settings") != std::string::npos);
    }

    void aGameWithoutMovesHasAReport() {
        const GameReport report = completeReport("*");
        QVERIFY(report.isComplete());
        QCOMPARE(report.positions.size(), std::size_t(1));
        QVERIFY(!report.sides[White].accuracy);
    }
};

PLYGLASS_TEST(GameReportTest);
#include "game_report_test.moc"
