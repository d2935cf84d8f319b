// Statistics of the person's own games: games with known results give known figures.
#include "app/services/library/played/statistics.h"

#include "app/services/library/find/game_search.h"
#include "app/services/library/played/own_game_text.h"
#include "app/services/library/played/own_sides.h"
#include "engine/levels/levels.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::addToLibrary;
using plyglass::testing::keepReport;
using plyglass::testing::OwnShelf;
using plyglass::testing::PlayedText;

namespace {

OwnStatistics statisticsIn(OwnShelf& shelf, const OwnNames& names = {}) {
    const auto read = readOwnResults(*shelf.library, names);
    if (!read) qFatal("%s", read.error().english.c_str());
    return statisticsOf(*read);
}

}  // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

  private slots:
    void emptyLibraryHasNoStatistics() {
        OwnShelf shelf;
        const OwnStatistics statistics = statisticsIn(shelf);
        QCOMPARE(statistics.all.count(), 0);
        QVERIFY(statistics.rating.empty() && statistics.levels.empty() && statistics.openings.empty());
        QVERIFY(statistics.accuracy.empty());
        QCOMPARE(statistics.levelError, 0.0);
    }

    void resultsAreCountedByLevelColourAndOpening() {
        OwnShelf shelf;
        const auto won = shelf.add({.result = "1-0"});
        const auto lost = shelf.add({.person = Black, .level = 5, .result = "1-0"});
        const auto drawn = shelf.add({.result = "1/2-1/2", .moves = "1. d4 d5 2. c4 e6"});
        shelf.add({.result = "*"});
        const OwnStatistics statistics = statisticsIn(shelf);
        QCOMPARE(statistics.all.games, (std::vector{won, lost, drawn}));
        QCOMPARE(statistics.all.won, 1);
        QCOMPARE(statistics.all.score(), 0.5);
        QCOMPARE(statistics.levels.size(), std::size_t(2));
        QCOMPARE(statistics.levels[0].level, 4);
        QCOMPARE(statistics.levels[0].results.games, (std::vector{won, drawn}));
        QCOMPARE(statistics.levels[1].results.lost, 1);
        QCOMPARE(statistics.colors[White].score(), 0.75);
        QCOMPARE(statistics.colors[Black].games, std::vector{lost});
        QCOMPARE(statistics.openings.size(), std::size_t(3));
        QVERIFY(std::any_of(statistics.openings.begin(), statistics.openings.end(), [&](const auto& opening) {
            return opening.name == "Ruy Lopez" && opening.color == Black && opening.results.lost == 1;
        }));
        QCOMPARE(statistics.lengths.front().results.count(), 3);
    }

    void ratingFollowsGlicko2() {
        OwnShelf shelf;
        shelf.add({.level = 5, .result = "1-0", .date = "2026.11.02"});
        shelf.add({.level = 5, .result = "0-1", .date = "2026.11.02"});
        shelf.add({.level = 6, .result = "1-0", .date = "2026.11.05"});
        const OwnStatistics statistics = statisticsIn(shelf);
        QCOMPARE(statistics.rating.size(), std::size_t(2));
        // Both results of the first day count together, from 1500 ± 350.
        const double level5 = strengthOf(5).elo;
        const GlickoRating first = ratedAfter({}, std::vector<GlickoGame>{{level5, 0, 1}, {level5, 0, 0}});
        QCOMPARE(statistics.rating[0].rating.rating, first.rating);
        // By hand: mu 0, phi 2.0148, E = 1 / (1 + exp(-1.72694)) = 0.84902, 1 / v = 2 · 0.12818 = 0.25637,
        // the sum of (s - E) is -0.69804; phi'² = 1 / (1 / (2.0148² + 0.06²) + 0.25637) = 1.99005, so the
        // rating is 1500 + 173.7178 · 1.99005 · -0.69804 = 1258.7, its deviation 173.7178 · 1.41069 = 245.1.
        QVERIFY(std::abs(first.rating - 1258.68) < 0.1);
        QVERIFY(std::abs(first.deviation - 245.06) < 0.1);
        // Two days without a game, then a day with one.
        GlickoRating second = ratedAfter(ratedAfter(first, {}), {});
        second = ratedAfter(second, std::vector<GlickoGame>{{double(strengthOf(6).elo), 0, 1}});
        QCOMPARE(statistics.rating[1].rating.rating, second.rating);
        QCOMPARE(statistics.rating[1].rating.deviation, second.deviation);
        QCOMPARE(statistics.levelError, (2.0 * strengthOf(5).error + strengthOf(6).error) / 3);
    }

    void gamesElsewhereCount() {
        OwnShelf shelf;
        shelf.add({.level = 5});
        const auto elsewhere = [&shelf](const char* white, const char* black, const char* result) {
            const std::string pgn = fmt::format(
                "[White \"{}\"]\n[Black \"{}\"]\n[Date \"2026.11.03\"]\n[Result \"{}\"]\n\n1. e4 e5 {}\n",
                white, black, result, result);
            return addToLibrary(*shelf.library, pgn, CollectionKind::Favourites);
        };
        const std::int64_t won = elsewhere("Clopéz99", "Morphy", "1-0");
        const std::int64_t lost = elsewhere("Morphy", "Lopez, Carla", "1-0");
        elsewhere("Clopéz99", "Lopez, Carla", "1-0");  // against oneself
        elsewhere("Lopez, Carlo", "Morphy", "1-0");
        elsewhere("Morphy", "clopéz99", "*");
        QCOMPARE(statisticsIn(shelf).all.count(), 1);
        const OwnNames names({"CLOPEZ99", " Carla  Lopez "});
        const OwnStatistics statistics = statisticsIn(shelf, names);
        QCOMPARE(statistics.all.count(), 3);
        QCOMPARE(statistics.unrated.back(), 2);
        QCOMPARE(statistics.levels.front().results.count(), 1);
        QCOMPARE(statistics.colors[Black].games, std::vector{lost});
        QCOMPARE(statistics.colors[Black].lost, 1);
        OwnSides own;
        QVERIFY(own.read(*shelf.library, names).has_value());
        QCOMPARE(own.sides().of(won), std::optional(White));
        QCOMPARE(own.sides().of(lost), std::optional(Black));
        QVERIFY(own.read(*shelf.library).has_value());
        QVERIFY(!own.sides().of(won));
    }

    void unmeasuredOpponentsAreNotRated() {
        OwnShelf shelf;
        PlayerSetup shallow{PlayerKind::Computer};
        shallow.depth = 3;
        shelf.add({.opponent = toText(shallow)});
        shelf.add({.opponent = "random"});
        shelf.add(
            {.moves = "1. Kd2 Kd7", .tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n"});
        shelf.add({.moves = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6"});
        shelf.add({.date = "2026.??.??"});
        shelf.add({.level = kFullLevel});
        const OwnStatistics statistics = statisticsIn(shelf);
        QCOMPARE(statistics.unrated, (std::array{1, 2, 1, 1, 1, 0}));
        QCOMPARE(statistics.all.count(), 6);
        QCOMPARE(statistics.rating.size(), std::size_t(1));
    }

    void reportLinesAreNoTakeBacks() {
        QVERIFY(!readOwnGameText("1. e4 e5 2. Qh5 $4 {blunder} (2. Nf3 Nc6) 2... Nc6 *").hasTakenBack);
        QVERIFY(readOwnGameText("1. e4 e5 2. Qh5 $4 (2. Nf3 Nc6) (2. Bc4) 2... Nc6 *").hasTakenBack);
        QVERIFY(readOwnGameText("1. e4 e5 (1... c5) *").hasTakenBack);
        // A mark on one move does not affect the next.
        QVERIFY(readOwnGameText("1. f3 $6 e5 (1... c5) *").hasTakenBack);
        const OwnGameText said = readOwnGameText(
            "1. e4 {[%eval 0.35,12] good} e5 (1... c5 {[%eval 3]}) "
            "2. Nf3 {[%eval #-2]} *");
        QCOMPARE(said.evaluations.size(), std::size_t(3));
        QCOMPARE(*said.evaluations[0], 35);
        QVERIFY(!said.evaluations[1]);
        QCOMPARE(*said.evaluations[2], scoreOfMateIn(-2));
    }

    void turningPointsComeFromTheReport() {
        const OwnShelf shelf;
        const auto turning = [&shelf](const std::string& pgn) {
            return turningMoves(readPgn(pgn).value(), KeptReports::besideLibrary(shelf.file()));
        };
        // Other people's game with evaluations; each row has them after 1.e4, e5, Nf3, Nc6, Bb5 and a6.
        const std::tuple<std::array<int, 6>, std::vector<int>> rows[] = {
            {{20, 20, 20, 20, 20, 20}, {}},
            {{20, 20, -300, -300, -300, -300}, {2}},
            {{20, 500, 500, 500, 300, 300}, {1, 4}},
            // White's mistake cost nothing in the end; Black's failure to punish it lost the game.
            {{20, 20, -500, 20, 20, 20}, {3}},
            // The evaluation of the start is unknown.
            {{-300, -300, -300, -300, -300, -300}, {}},
        };
        for (const auto& [scores, moves] : rows) {
            const auto after = [&scores = scores](int i) { return double(scores.at(i)) / 100; };
            const std::string text = fmt::format(
                "1. e4 {{[%eval {}]}} e5 {{[%eval {}]}} 2. Nf3 {{[%eval {}]}} Nc6 {{[%eval {}]}} "
                "3. Bb5 {{[%eval {}]}} a6 {{[%eval {}]}} *",
                after(0), after(1), after(2), after(3), after(4), after(5));
            QCOMPARE(turning(text), moves);
            // The computer's evaluations during play do not count.
            QCOMPARE(turning(PlayedText{.moves = text}.pgn()), std::vector<int>{});
        }
        QCOMPARE(turning("1. e4 {[%eval -3]} *"), std::vector<int>{});
        QCOMPARE(turning("1. e4 e5 2. Nf3 {[%eval -3]} Nc6 {[%eval -3]} *"), std::vector<int>{});
        const std::vector<Score> scores{20, 20, 20, -300, -300, -300, -300};
        const GameReport report = keepReport(shelf.file(), PlayedText{}.moves, scores);
        QCOMPARE(report.turningPoints, std::vector<int>{2});
        QCOMPARE(turning(PlayedText{}.pgn()), report.turningPoints);
    }

    void lossPhaseComesFromReportOrEnd() {
        OwnShelf shelf;
        const std::string moves = "1. d4 d5 2. c4 e6 3. Nc3 Nf6";
        keepReport(shelf.file(), moves, {30, 30, 30, -400, 20, -500, -550});
        const auto byReport = shelf.add({.result = "0-1", .moves = moves});
        const auto byEnd = shelf.add({.result = "0-1"});
        // Equal to the end: lost on time.
        const std::string level = "1. c4 e5 2. Nc3 Nf6";
        keepReport(shelf.file(), level, {30, 30, 10, 20, 0});
        const auto onTime = shelf.add({.result = "0-1", .moves = level});
        const auto endgame =
            shelf.add({.person = Black,
                       .moves = "1. Kd2 Kd7",
                       .tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n"});
        const OwnStatistics statistics = statisticsIn(shelf);
        const LostGames& opening = statistics.lost[0];
        QCOMPARE(opening.byReport, std::vector{byReport});
        QCOMPARE(opening.byEnd, (std::vector{byEnd, onTime}));
        QCOMPARE(statistics.lost[2].byEnd, std::vector{endgame});
    }

    void accuracyUsesTheDeepestReport() {
        OwnShelf shelf;
        // The computer's evaluations during play are not judgements.
        shelf.add({.date = "2026.11.02", .moves = "1. e4 {[%eval 0]} e5 {[%eval 0]}"});
        QVERIFY(statisticsIn(shelf).accuracy.empty());
        const std::string moves = "1. d4 d5 2. c4 e6";
        shelf.add({.date = "2026.11.03", .moves = moves, .tags = "[White \"Anna\"]\n"});
        const std::vector<Score> quick{0, 0, 0, 0, 0};
        const std::vector<Score> deep{0, -300, -300, -900, -900};
        const GameReport report = keepReport(shelf.file(), moves, deep, kReportNodes);
        keepReport(shelf.file(), moves, quick, kReportNodes / 4);
        const OwnStatistics statistics = statisticsIn(shelf);
        QCOMPARE(statistics.accuracy.size(), std::size_t(1));
        QCOMPARE(statistics.accuracy[0].percent, *report.sides[White].accuracy);
        QVERIFY(statistics.accuracy[0].percent < 60);
    }

    void damagedAndForeignGamesAreExcluded() {
        OwnShelf shelf;
        const auto good = shelf.add({});
        const auto torn = shelf.add({.moves = "1. d4 d5"});
        shelf.add({.opponent = "computer level=77"});
        addToLibrary(*shelf.library, "[White \"Anderssen\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n");
        addToLibrary(*shelf.library, PlayedText{}.pgn(), CollectionKind::Favourites);
        const auto illegal = shelf.add({.moves = "1. c4 c5"});
        QVERIFY(shelf.library->run(
            "UPDATE texts SET data = x'00' WHERE id = (SELECT text FROM games WHERE id = ?)",
            {qlonglong{torn}}));
        QVERIFY(
            shelf.library->run("UPDATE games SET moves = x'FFFFFFFF' WHERE id = ?", {qlonglong{illegal}}));
        const OwnStatistics statistics = statisticsIn(shelf);
        QCOMPARE(statistics.all.games, std::vector{good});
        QCOMPARE(statistics.damaged, 3);
    }

    void scoreErrorShrinksWithGames() {
        ResultCounts few;
        few.won = 3;
        few.lost = 1;
        ResultCounts many;
        many.won = 300;
        many.lost = 100;
        const ScoreRange wide = scoreRange(few);
        const ScoreRange narrow = scoreRange(many);
        // Wilson score interval of 3 in 4.
        QVERIFY(std::abs(wide.low - 0.3006) < 0.0005 && std::abs(wide.high - 0.9544) < 0.0005);
        QVERIFY(narrow.low > wide.low && narrow.high < wide.high);
        QCOMPARE(scoreRange({}).high, 1.0);
    }

    void searchCanBeRestricted() {
        OwnShelf shelf;
        const auto first = shelf.add({.date = "2026.11.03"});
        shelf.add({});
        const auto third = shelf.add({.result = "0-1"});
        const auto chosen =
            std::make_shared<const std::vector<std::int64_t>>(std::vector{third, first, third});
        const auto found = findGames(*shelf.library, {.only = chosen});
        QCOMPARE(found.value(), (std::vector{first, third}));
        QCOMPARE(findGames(*shelf.library, {.result = GameResult::BlackWins, .only = chosen}).value(),
                 std::vector{third});
        const auto e4 = Position::fromFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        QCOMPARE(findGames(*shelf.library, {.position = *e4, .only = chosen}).value().size(), std::size_t(2));
        QVERIFY(!GameFilter{.only = chosen}.isEmpty());
    }
};

PLYGLASS_TEST(StatisticsTest);
#include "statistics_test.moc"
