// Published figures of earlier programs: exact ones are reproduced, and a wrong one is noticed.
#include "engine/lab/reproductions/published.h"
#include "tests/suite.h"

#include <QElapsedTimer>
#include <chrono>
#include <cmath>
#include <thread>

using namespace plyglass;

namespace {

PublishedOptions shallowOptions() {
    PublishedOptions options;
    options.ancestors = {Ancestor::Chua2016, Ancestor::PythonChess};
    // Longer mates depend on time: the tests of the search find them by depth.
    options.longestMate = kSlowBuild ? 3 : 4;
    options.deepest = kSlowBuild ? 5 : 7;
    options.games = 1;
    options.movesOfGame = 3;
    return options;
}

std::vector<Table> tablesOfD(std::uint64_t seed) {
    PublishedOptions options = shallowOptions();
    options.ancestors = {Ancestor::Franaszczuk2003};
    options.seed = seed;
    return runPublished(options, {}).tables;
}

const Table* findTable(const std::vector<Table>& tables, std::string_view title) {
    for (const Table& table : tables)
        if (table.title == title) return &table;
    return nullptr;
}

std::size_t columnOf(const Table& table, std::string_view name) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].name == name) return i;
    qFatal("%s has no column %s", table.title.c_str(), std::string(name).c_str());
    return 0;
}

/// Our number in the row that begins with `figure`; NaN if missing.
double ours(const std::vector<Table>& tables, std::string_view title, std::string_view figure) {
    const Table* const table = findTable(tables, title);
    if (table == nullptr) return std::nan("");
    for (const auto& row : table->rows)
        if (row.front().text == figure) return row[columnOf(*table, "Here")].number.value_or(std::nan(""));
    return std::nan("");
}

/// A table without times.
std::string withoutTimes(Table table) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].name == "ms here")
            for (auto& row : table.rows) row[i] = {};
    return toText(table);
}

}  // namespace

class PublishedTest : public QObject {
    Q_OBJECT

    std::vector<Table> m_tables;  ///< of Chua 2016 and python-chess
    std::vector<Table> m_tablesOfD;

  private slots:
    void initTestCase() {
        m_tables = runPublished(shallowOptions(), {}).tables;
        m_tablesOfD = tablesOfD(1);
    }

    void claimsOfChuaAndPythonChessHold_data() {
        const TestRows<int, int> row;
        for (std::size_t i = 0; i < m_tables.size(); ++i)
            for (std::size_t j = 0; j < m_tables[i].rows.size(); ++j)
                row((m_tables[i].title + ": " + m_tables[i].rows[j].front().text).c_str(),
                    static_cast<int>(i), static_cast<int>(j));
    }
    void claimsOfChuaAndPythonChessHold() {
        const auto [table, row] = testRow<int, int>();
        const auto& cells = m_tables[static_cast<std::size_t>(table)].rows[static_cast<std::size_t>(row)];
        const std::string words = cells[3].text + " instead of " + cells[1].text + cells[2].text;
        QVERIFY2(cells.back().verdict == Verdict::Good || cells.back().verdict == Verdict::Shown,
                 words.c_str());
    }

    void exactFiguresArePresent() {
        QCOMPARE(ours(m_tables, "Chua 2016: positions searched by technique", "minimax"), 43886.0);
        QCOMPARE(ours(m_tables, "Chua 2016: positions searched by technique", "minimax + table: entered"),
                 43886.0);
        QCOMPARE(ours(m_tables, "Chua 2016: a first utility", "utility for Black"), -1.25);
        QCOMPARE(ours(m_tables, "python-chess: minimax after 1.e4", "depth 1, nodes"), 21.0);
        QCOMPARE(ours(m_tables, "python-chess: minimax after 1.e4", "depth 2, nodes"), 621.0);
        QCOMPARE(ours(m_tables, "python-chess: minimax after 1.e4", "depth 3, nodes"), 13781.0);
        QCOMPARE(ours(m_tables, "python-chess: minimax after 1.e4", "depth 4, nodes"), 419166.0);
        QCOMPARE(ours(m_tables, "python-chess: alpha-beta after 1.e4", "depth 5, utility"), -1.0);
        QCOMPARE(ours(m_tables, "python-chess: the open board", "minimax, depth 1, nodes"), 17.0);
        QCOMPARE(ours(m_tables, "python-chess: the open board", "minimax, depth 3, nodes"), 11238.0);
        QCOMPARE(ours(m_tables, "python-chess: the open board", "alpha-beta, depth 1, utility"), -3.5);
        QCOMPARE(ours(m_tables, "python-chess: the open board", "alpha-beta, depth 5, utility"), -3.0);
        if (kSlowBuild) return;
        QCOMPARE(ours(m_tables, "python-chess: alpha-beta after 1.e4", "depth 6, utility"), 1.0);
        QCOMPARE(ours(m_tables, "python-chess: the open board", "alpha-beta, depth 7, utility"), -3.0);
    }

    void everyKindOfClaimIsChecked() {
        int good = 0;
        for (const Table& table : m_tables) good += table.count(Verdict::Good);
        QVERIFY2(good >= 32, std::to_string(good).c_str());
        QVERIFY(ours(m_tables, "python-chess: three orderings", "old sort, twenty positions: nodes") > 0);
        QVERIFY(ours(m_tables, "python-chess: three orderings", "new sort, twenty positions: nodes") > 0);
    }

    void wrongPublishedFigureIsBad() {
        PublishedOptions options = shallowOptions();
        options.longestMate = 0;
        options.chua2016.ninthUtilityCp = -124;
        QCOMPARE(runPublished(options, {}).count(Verdict::Bad), 1);
        options.chua2016 = {};
        options.deepest = 3;
        options.pythonChess.openBoardMinimaxDepth3 = 11239;
        QCOMPARE(runPublished(options, {}).count(Verdict::Bad), 1);
        options.pythonChess = {};
        QCOMPARE(runPublished(options, {}).count(Verdict::Bad), 0);
    }

    void franaszczukIsDeterministic() {
        const std::vector<Table> again = tablesOfD(1);
        QCOMPARE(again.size(), m_tablesOfD.size());
        for (std::size_t i = 0; i < again.size(); ++i)
            QCOMPARE(withoutTimes(again[i]), withoutTimes(m_tablesOfD[i]));
        QVERIFY(withoutTimes(again[0]) != withoutTimes(tablesOfD(2)[0]));
    }

    void franaszczukCoversAllPairs() {
        const std::vector<Table>& tables = m_tablesOfD;
        QCOMPARE(tables.size(), std::size_t{2});
        QCOMPARE(tables[0].rows.size(), std::size_t{18});
        const std::size_t published = columnOf(tables[0], "Boards published");
        const std::size_t ms = columnOf(tables[0], "ms published");
        for (const auto& row : tables[0].rows) {
            QVERIFY(row[published].number.value() > 0);
            QVERIFY(row[ms].number.value() > 0);
        }
        QCOMPARE(tables[0].rows[8][published].number.value(), 38599.0);
        QCOMPARE(tables[0].rows[17][published].number.value(), 11567.0);
        QCOMPARE(tables[1].count(Verdict::Bad), 0);
        QVERIFY(tables[1].count(Verdict::Good) > 0);
    }

    void onePlyMinimaxEvaluatesEveryMove() {
        const Table& table = m_tablesOfD[0];
        const auto& row = table.rows.front();
        const double boards = row[columnOf(table, "Boards here")].number.value();
        const double nodes = row[columnOf(table, "Nodes here")].number.value();
        QVERIFY(boards >= 18 && boards <= 45);  // number of legal moves early in a game
        QCOMPARE(nodes - boards, 1.0);
    }

    void shortGameIsNoDivisionByZero() {
        PublishedOptions options = shallowOptions();
        options.ancestors = {Ancestor::Franaszczuk2003};
        options.movesOfGame = 1;
        const std::vector<Table> tables = runPublished(options, {}).tables;
        QCOMPARE(tables[0].rows[0][columnOf(tables[0], "Boards here")].number.value(), 0.0);
    }

    void stopReturnsAtOnce() {
        std::stop_source source;
        source.request_stop();
        JobContext job;
        job.stop = source.get_token();
        PublishedOptions options;
        const Experiment experiment = runPublished(options, job);
        QCOMPARE(experiment.count(Verdict::Bad), 0);
    }

    void progressIsMonotonicAndComplete() {
        PublishedOptions options = shallowOptions();
        options.ancestors = {Ancestor::Chua2016, Ancestor::PythonChess, Ancestor::Franaszczuk2003};
        options.longestMate = 0;
        options.deepest = 3;
        options.movesOfGame = 1;
        std::vector<JobProgress> reports;
        JobContext job;
        job.onProgress = [&](const JobProgress& progress) { reports.push_back(progress); };
        runPublished(options, job);
        for (std::size_t i = 1; i < reports.size(); ++i) QVERIFY(reports[i].done > reports[i - 1].done);
        QCOMPARE(reports.size(), static_cast<std::size_t>(reports.back().total) + 1);
        QCOMPARE(reports.back().done, reports.back().total);
    }

    void stopDropsTheCurrentTable() {
        PublishedOptions options = shallowOptions();
        options.ancestors = {Ancestor::Chua2016};
        // Without a mate the search would take its full ten seconds.
        options.chua2016.mates[0] = {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3};
        std::stop_source source;
        JobContext job;
        job.stop = source.get_token();
        const std::jthread impatient([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            source.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        const Experiment experiment = runPublished(options, job);
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(experiment.tables.empty());
    }
};

PLYGLASS_TEST(PublishedTest);
#include "published_test.moc"
