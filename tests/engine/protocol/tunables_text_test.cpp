// Tunables seen by a client: table, options, time of effect.
#include "engine/protocol/tunables_text.h"

#include "engine/protocol/uci_options.h"
#include "tests/engine/protocol/session.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

// Registered before the option list is made, as in a tuning build.
int g_testMargin = 100;
const Tunable kTestMargin("testMargin", g_testMargin, -50, 200, 10);

const std::vector<TunableRow> kTwoRows = {{"margin", -5, -10, 10, 2}, {"aLongerNameThanOthers", 3, 1, 5, 1}};

/// A program with finished output.
class SilentTransport : public LineTransport {
  public:
    explicit SilentTransport(std::vector<std::string> lines) : m_lines(std::move(lines)) {}
    bool sendLine(std::string_view) override { return false; }
    Received receiveLine(TimePoint) override {
        if (m_next == m_lines.size()) return {Status::Closed, {}};
        return {Status::Line, m_lines[m_next++]};
    }
    bool isAlive() override { return false; }
    std::optional<std::string> exitStatus() const override { return "exit code 0"; }
    std::string lastErrors() const override { return {}; }
    void kill() override {}

  private:
    std::vector<std::string> m_lines;
    std::size_t m_next = 0;
};

/// The parsed answer of a program that prints these lines.
Result<std::vector<TunableRow>> asked(const std::vector<std::string>& lines) {
    return askForTunables("engine", [&](const ProgramCommand& command) {
        if (command.arguments != std::vector<std::string>{"tunables"}) qFatal("asked otherwise");
        return Result<std::unique_ptr<LineTransport>>(std::make_unique<SilentTransport>(lines));
    });
}

QString errorOf(const Result<std::vector<TunableRow>>& rows) {
    return rows ? "(none)" : QString::fromStdString(rows.error().english);
}

}  // namespace

class TunablesTextTest : public QObject {
    Q_OBJECT

  private slots:
    void tunablesTableRoundTrips() {
        const std::string text = writeTunables(kTwoRows);
        QVERIFY2(text.starts_with("name                    value  lowest highest    step\nmargin  "),
                 text.c_str());
        QVERIFY(readTunables(text).value() == kTwoRows);
        QVERIFY(readTunables("noise\r\n" + text + "\r\n").value() == kTwoRows);
        QVERIFY(readTunables("").value().empty());
    }

    void inconsistentRowsAreRefused() {
        QCOMPARE(errorOf(readTunables("a 5 1 4 1")), "The tunable a has an impossible range or step.");
        QCOMPARE(errorOf(readTunables("a 2 1 4 0")), "The tunable a has an impossible range or step.");
        QCOMPARE(errorOf(readTunables("a 2 1 4 1\na 2 1 4 1")), "The tunable a is in the table twice.");
        QVERIFY(readTunables("a 2 1 4\nb 2 1 99999999999 1\nc 2 1 four 1").value().empty());
    }

    void tableIsRequestedFromTheEngine() {
        QVERIFY(asked({"name value lowest highest step", "a 2 1 4 1"}).value().size() == 1);
        const QString ordinary = errorOf(asked({"info string " + writeTunables({})}));
        QVERIFY2(ordinary.startsWith("engine prints no table of tunables but: This engine was not built for"),
                 qPrintable(ordinary));
        QVERIFY(errorOf(asked({})).contains("cmake --preset tuning"));
        QCOMPARE(errorOf(asked({"a 5 1 4 1"})), "engine: The tunable a has an impossible range or step.");
    }

    void tunablesAreSpinOptions() {
        QCOMPARE(tunableOption("testMargin"), "Tune.testMargin");
        const ServerOption* option = findUciOption("Tune.testMargin");
        QVERIFY(option != nullptr);
        QCOMPARE(writeUciOption(*option),
                 "option name Tune.testMargin type spin default 100 min -50 max 200");
        for (const TunableRow& row : allTunables()) QVERIFY(findUciOption(tunableOption(row.name)));
    }

    void tunablesApplyFromTheNextSearch() {
        plyglass::testing::Session session;
        session.send("setoption name Tune.testMargin value 150");
        session.untilReady();
        QCOMPARE(g_testMargin, 100);
        session.send("tunables");
        QCOMPARE(QString::fromStdString(session.answer("testMargin")).simplified(),
                 "testMargin 150 -50 200 10");
        session.send("go depth 1");
        session.answer("bestmove");
        QCOMPARE(g_testMargin, 150);
        session.send("setoption name Tune.testMargin value 201");
        QCOMPARE(session.answer("info string"),
                 "info string The option Tune.testMargin cannot be \"201\": it takes a number from -50 to "
                 "200.");
        session.send("setoption name Tune.testMargin value 100");
        session.send("go depth 1");
        session.answer("bestmove");
        QCOMPARE(g_testMargin, 100);
    }
};

PLYGLASS_TEST(TunablesTextTest);
#include "tunables_text_test.moc"
