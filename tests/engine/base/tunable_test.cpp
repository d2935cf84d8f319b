// Tunables, as in a tuning build.
#include "engine/base/tunable.h"

#include "tests/suite.h"

using namespace plyglass;

namespace {

/// The row with that name; a row without a name if missing.
TunableRow tunableRow(const std::string& name) {
    for (TunableRow& row : allTunables())
        if (row.name == name) return std::move(row);
    return {};
}

}  // namespace

class TunableTest : public QObject {
    Q_OBJECT

  private slots:
    void tunableIsListedDuringItsLifetime() {
        int margin = 100;
        {
            const Tunable tunable("margin", margin, 50, 150, 5);
            QVERIFY((tunableRow("margin") == TunableRow{"margin", 100, 50, 150, 5}));
        }
        QVERIFY(tunableRow("margin").name.empty());
        QVERIFY(!setTunable("margin", 100));
    }

    void valuesTakeEffectOnApply() {
        int margin = 100;
        int depth = 3;
        const Tunable first("margin", margin, 50, 150, 5);
        const Tunable second("depth", depth, 1, 9, 1);
        QVERIFY(setTunable("margin", 120));
        QCOMPARE(margin, 100);
        QCOMPARE(tunableRow("margin").value, 120);
        applyTunables();
        QCOMPARE(margin, 120);
        QCOMPARE(depth, 3);
    }

    void invalidValueAndUnknownNameAreRefused() {
        int margin = 100;
        const Tunable tunable("margin", margin, 50, 150, 5);
        for (const int value : {49, 151}) {
            const auto set = setTunable("margin", value);
            QVERIFY(!set);
            QCOMPARE(QString::fromStdString(set.error().english),
                     QString("The tunable margin takes a number from 50 to 150, not %1.").arg(value));
        }
        QCOMPARE(tunableRow("margin").value, 100);
        const auto unknown = setTunable("Margin", 100);
        QVERIFY(!unknown && unknown.error().english == "There is no tunable Margin.");
    }
};

PLYGLASS_TEST(TunableTest);
#include "tunable_test.moc"
