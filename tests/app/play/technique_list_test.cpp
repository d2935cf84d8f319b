// The list of techniques: groups, filter, presets, and dependencies.
#include "tests/app/play/technique_rows.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// The ids under a heading that match the filter.
QStringList idsIn(const TechniqueListModel& model, int group) {
    TechniqueGroups* groups = const_cast<TechniqueListModel&>(model).groups();
    const auto* rows =
        groups->data(groups->index(group), TechniqueGroups::TechniquesRole).value<QAbstractItemModel*>();
    QStringList ids;
    for (int row = 0; row < rows->rowCount(); ++row)
        ids += rows->data(rows->index(row, 0), TechniqueListModel::TechniqueIdRole).toString();
    return ids;
}

QStringList idsInAllGroups(const TechniqueListModel& model) {
    QStringList ids;
    for (int group = 0; group < const_cast<TechniqueListModel&>(model).groups()->rowCount(); ++group)
        ids += idsIn(model, group);
    return ids;
}

}  // namespace

class TechniqueListTest : public QObject {
    Q_OBJECT
  private slots:
    void everyTechniqueHasAnExplanationAndASource() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        QVERIFY(model.rowCount() >= 7);
        for (int row = 0; row < model.rowCount(); ++row) {
            for (const auto role : {TechniqueListModel::NameRole, TechniqueListModel::GroupRole})
                QVERIFY(!model.data(model.index(row), role).toString().isEmpty());
            const QString detail = model.data(model.index(row), TechniqueListModel::DetailRole).toString();
            const QStringList lines = detail.split(u'\n');
            QVERIFY(lines.size() >= 2 && !lines[0].isEmpty() && !lines[1].isEmpty());
        }
    }

    void techniquesAreGrouped() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        QStringList all;
        for (const Technique& technique : allTechniques())
            all += QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
        QCOMPARE(idsInAllGroups(model), all);
        TechniqueGroups* groups = window.techniques().groups();
        for (int group = 0; group < groups->rowCount(); ++group) {
            const QModelIndex index = groups->index(group);
            QVERIFY(!groups->data(index, TechniqueGroups::NameRole).toString().isEmpty());
            QCOMPARE(groups->data(index, TechniqueGroups::TotalRole).toInt(),
                     static_cast<int>(idsIn(model, group).size()));
        }
    }

    void headingCountsActiveTechniques() {
        WindowUnderTest window;
        TechniqueGroups* groups = window.techniques().groups();
        const auto on = [&](const QString& name) {
            for (int group = 0; group < groups->rowCount(); ++group)
                if (groups->data(groups->index(group), TechniqueGroups::NameRole).toString() == name)
                    return groups->data(groups->index(group), TechniqueGroups::OnCountRole).toInt();
            return -1;
        };
        const int pruning = on("Pruning");
        QVERIFY(pruning > 5);
        window.techniques().setOn("null-move", false);
        QCOMPARE(on("Pruning"), pruning - 1);
        window.techniques().setOn("alpha-beta", false);
        QCOMPARE(on("Pruning"), 0);
    }

    void flipRefreshesTheRowsOnce() {
        WindowUnderTest window;
        QSignalSpy refreshed(&window.techniques(), &TechniqueListModel::dataChanged);
        window.techniques().setOn("null-move", false);
        const auto isWhole = [](const QList<QVariant>& call) {
            return call[2].value<QList<int>>().isEmpty();
        };
        QCOMPARE(std::count_if(refreshed.begin(), refreshed.end(), isWhole), 1);
    }

    void filterSearchesAllTexts() {
        WindowUnderTest window;
        TechniqueListModel& model = window.techniques();
        model.setFilter("alpha-beta");
        QVERIFY(idsInAllGroups(model).contains("alpha-beta"));
        model.setFilter("NULL move");
        QVERIFY(idsInAllGroups(model).contains("null-move"));
        model.setFilter("franaszczuk");
        QCOMPARE(idsInAllGroups(model), QStringList{"order-smallest-change"});
        QCOMPARE(model.matchCount(), 1);
        model.setFilter("captures horizon");
        QVERIFY(idsInAllGroups(model).contains("quiescence-delta"));
        QVERIFY(!idsInAllGroups(model).contains("killers"));
        model.setFilter("telepathy");
        QVERIFY(idsInAllGroups(model).isEmpty());
        model.setFilter("");
        QCOMPARE(idsInAllGroups(model).size(), model.rowCount());
    }

    void filterKeepsRowsInPlace() {
        WindowUnderTest window;
        window.techniques().setFilter("move");
        const QStringList before = idsInAllGroups(window.techniques());
        window.techniques().setOn("null-move", false);
        window.techniques().player()->setPresetIndex(0);
        QCOMPARE(idsInAllGroups(window.techniques()), before);
    }

    void missingRequirementIsExplained() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        QVERIFY(valueOf(model, "double-extension", TechniqueListModel::AvailableRole).toBool());
        // An indirect dependency: double extensions need singular moves, which need the table.
        window.techniques().setOn("transposition-table", false);
        QVERIFY(!valueOf(model, "double-extension", TechniqueListModel::AvailableRole).toBool());
        QCOMPARE(valueOf(model, "double-extension", TechniqueListModel::NeedsRole).toString(),
                 QString("Transpositions"));
        QVERIFY(valueOf(model, "double-extension", TechniqueListModel::DetailRole)
                    .toString()
                    .contains("Does nothing without “Transpositions”"));
        QVERIFY(valueOf(model, "double-extension", TechniqueListModel::CheckedRole).toBool());
        window.techniques().setOn("transposition-table", true);
        QVERIFY(valueOf(model, "double-extension", TechniqueListModel::AvailableRole).toBool());
    }

    void presetsHaveNamesAndDates() {
        WindowUnderTest window;
        PlayerSettings& player = *window.techniques().player();
        QCOMPARE(player.presetNames().size(), player.presetDates().size());
        QCOMPARE(player.presetNames().at(0), QString("Shannon"));
        QCOMPARE(player.presetDates().at(0), QString("1950"));
        for (int i = 0; i < player.presetNames().size(); ++i) {
            player.setPresetIndex(i);
            QCOMPARE(player.presetIndex(), i);
        }
        player.setQuiescence(4);
        QCOMPARE(player.presetIndex(), static_cast<int>(player.presetNames().size()) - 1);
        player.setQuiescence(0);
        QCOMPARE(player.presetIndex(), -1);
    }
};

PLYGLASS_TEST(TechniqueListTest);
#include "technique_list_test.moc"
