// Numbers of an axis, beside it and in the tip over a point.
#include <algorithm>

#include "tests/suite.h"
#include "ui/charts/plot_axis.h"

using namespace plyglass;
using namespace Qt::StringLiterals;

class PlotAxisTest : public QObject {
    Q_OBJECT

  private slots:
    void whatRoundsToZeroHasNoSign_data() {
        QTest::addColumn<double>("number");
        QTest::newRow("below zero") << -0.00004;
        QTest::newRow("above zero") << 0.00004;
        QTest::newRow("minus zero") << -0.0;
    }
    void whatRoundsToZeroHasNoSign() {
        QFETCH(double, number);
        const auto textAs = [&](PlotUnit unit) { return PlotAxis::linear({-1, 1}, unit).text(number); };
        QCOMPARE(textAs(PlotUnit::Plain), QString("0.0"));
        QCOMPARE(textAs(PlotUnit::Fine), QString("0.0000"));
        QCOMPARE(textAs(PlotUnit::Signed), QString("0"));
    }

    void aSingleValueStandsInTheMiddle() {
        QCOMPARE(PlotAxis::linear({97}, PlotUnit::Plain, AxisBase::Data).position(97), 0.5);
        QCOMPARE(PlotAxis::linear({0.5}, PlotUnit::Plain, AxisBase::Zero).position(0.5), 0.5);
    }

    /// Steps of 0.1 or 0.05 reach zero only approximately.
    void noTickIsMinusZero() {
        for (const PlotUnit unit : {PlotUnit::Plain, PlotUnit::Fine, PlotUnit::Signed})
            for (const double size : {0.07, 0.3, 1.0, 7.0, 300.0}) {
                const auto ticks = PlotAxis::linear({-size, size}, unit, AxisBase::Data).ticks(400, 20);
                QVERIFY(ticks.size() > 1);
                for (const PlotAxis::Tick& tick : ticks) {
                    const bool isZero = std::all_of(tick.label.begin(), tick.label.end(), [](QChar c) {
                        return c == u'\u2212' || c == u'-' || c == u'.' || c == u'0';
                    });
                    QVERIFY2(!isZero || !tick.label.startsWith(u'\u2212'), qPrintable(tick.label));
                    QVERIFY2(!tick.label.contains(u'-'), qPrintable(tick.label));
                }
            }
    }
};

PLYGLASS_TEST(PlotAxisTest);
#include "plot_axis_test.moc"
