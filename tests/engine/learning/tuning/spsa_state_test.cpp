// SPSA run files: round trips; damaged and different runs are refused.
#include "engine/learning/tuning/spsa_state.h"

#include "tests/suite.h"

using namespace plyglass;

namespace {

SpsaState spsaExample() {
    const std::vector<TunableRow> table = {
        {"razorMargin", 390, 100, 800, 40}, {"razorDepth", 5, 1, 9, 1}, {"probCutMargin", 265, 80, 450, 20}};
    SpsaState state = newSpsaState(table, chosenTunables(table, "razor*").value());
    state.options = {.iterations = 10, .endRate = 0.002, .seed = 18'000'000'000'000'000'000u};
    state.pairs = 4;
    state.settings = {{"nodes", "20000"}, {"openings", "my \"book\".pgn"}};
    state.iteration = 3;
    state.theta = {391.0 / 3, 5.000000000000001};
    state.games = {.wins = 9, .draws = 10, .losses = 5};
    return state;
}

std::vector<std::string> namesOf(const std::vector<TunableRow>& rows) {
    std::vector<std::string> names;
    for (const TunableRow& row : rows) names.push_back(row.name);
    return names;
}

}  // namespace

class SpsaStateTest : public QObject {
    Q_OBJECT

  private slots:
    void fileRoundTrips() {
        const SpsaState state = spsaExample();
        const auto read = spsaStateFromJson(toJsonText(state), "run.json");
        QVERIFY2(read, read ? "" : read.error().english.c_str());
        QCOMPARE(read->options, state.options);
        QCOMPARE(read->pairs, 4);
        QVERIFY(read->settings == state.settings);
        QVERIFY(read->table == state.table);
        QCOMPARE(read->names, (std::vector<std::string>{"razorMargin", "razorDepth"}));
        QCOMPARE(read->iteration, 3);
        QVERIFY(read->theta == state.theta);
        QCOMPARE(read->games, state.games);
        QCOMPARE(toJsonText(*read), toJsonText(state));
        QCOMPARE(spsaOf(*read).iteration(), 3);
        QVERIFY(spsaOf(*read).theta() == state.theta);
    }

    void damagedFileIsRefusedByName_data() {
        const TestRows<QString, QString, QString> row;
        row("half a file", "\"theta\"", "", "run.json is not JSON");
        row("another format", "plyglass-spsa", "plyglass-match", "\"format\" must be \"plyglass-spsa\"");
        row("another version", "\"version\": 1", "\"version\": 2", "\"version\" must be 1");
        row("no options", "\"options\"", "\"optionen\"", "run.json has no \"options\"");
        row("no pairs", "\"pairs\": 4", "\"pairs\": 0", "run.json: options.pairs");
        row("a setting that is not a text", "\"20000\"", "20000", "run.json: settings.nodes must be a text");
        row("an invalid rate", "0.002", "\"fast\"", "run.json: options.rate must be a number");
        row("a row out of its range", "\"value\": 390", "\"value\": 90", "the row of razorMargin");
        row("a row without a step", "\"step\": 20", "\"steps\": 20", "run.json: table has no \"step\"");
        row("two rows of one name", "\"name\": \"probCutMargin\"", "\"name\": \"razorDepth\"",
            "the row of razorDepth");
        row("an unknown parameter", "\"razorDepth\": 5.0", "\"depth\": 5.0", "run.json: theta.depth");
        row("a number out of its range", "130.3", "930.3", "run.json: theta.razorMargin");
        row("too many iterations", "\"iteration\": 3", "\"iteration\": 11", "run.json: iteration");
        row("fewer games than iterations", "\"wins\": 9", "\"wins\": 8", "run.json: games does not agree");
    }
    void damagedFileIsRefusedByName() {
        const auto [before, after, message] = testRow<QString, QString, QString>();
        QString text = QString::fromStdString(toJsonText(spsaExample()));
        QVERIFY(text.contains(before));
        if (after.isEmpty())
            text.truncate(text.indexOf(before));
        else
            text.replace(before, after);
        const auto read = spsaStateFromJson(text.toStdString(), "run.json");
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().english).contains(message),
                 read.error().english.c_str());
    }

    void differentRunIsRefused() {
        const SpsaState stored = spsaExample();
        const auto differs = [&](auto change) {
            SpsaState wanted = spsaExample();
            wanted.iteration = 0;
            change(wanted);
            const auto same = checkSameRun(stored, wanted, "run.json");
            return same ? QString() : QString::fromStdString(same.error().english);
        };
        QCOMPARE(differs([](SpsaState&) {}), QString());
        const auto says = [&](auto change, const char* message) {
            QVERIFY2(differs(change).contains(message), qPrintable(differs(change)));
        };
        says([](SpsaState& s) { s.settings[0].second = "5000"; }, "nodes was \"20000\" and is now \"5000\"");
        says([](SpsaState& s) { s.pairs = 5; }, "pairs was \"4\" and is now \"5\"");
        says([](SpsaState& s) { s.options.seed = 2; }, "seed was");
        says([](SpsaState& s) { s.options.iterations = 20; }, "iterations was \"10\"");
        says([](SpsaState& s) { s.options.endRate = 0.01; }, "rate was \"0.002\" and is now \"0.01\"");
        says([](SpsaState& s) { s.names.pop_back(); }, "parameters was \"razorMargin,razorDepth\"");
        says([](SpsaState& s) { s.table[0].value = 400; },
             "razorMargin was 390 (100 to 800, step 40) and is now 400 (100 to 800, step 40)");
        says([](SpsaState& s) { s.table.pop_back(); }, "no tunable probCutMargin any more");
        says([](SpsaState& s) { s.table.push_back({"new", 1, 0, 2, 1}); }, "has a new tunable new");
    }

    void tunablesAreChosenByPattern() {
        const std::vector<TunableRow> table = spsaExample().table;
        const auto chosen = [&](const char* patterns) {
            return namesOf(chosenTunables(table, patterns).value());
        };
        QCOMPARE(chosen("*").size(), std::size_t(3));
        QCOMPARE(chosen("razor*"), (std::vector<std::string>{"razorMargin", "razorDepth"}));
        QCOMPARE(chosen("probCutMargin, razorDepth, razorD*"),
                 (std::vector<std::string>{"razorDepth", "probCutMargin"}));
        const auto unknown = chosenTunables(table, "razorMargin,futility*");
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().english,
                 "There is no tunable \"futility*\". There are razorMargin, razorDepth, probCutMargin.");
        QVERIFY(!chosenTunables(table, " , "));
    }
};

PLYGLASS_TEST(SpsaStateTest);
#include "spsa_state_test.moc"
