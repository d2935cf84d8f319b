// The switches, applied at once.
#include "app/viewmodels/number_text.h"
#include "engine/chess/san.h"
#include "window_under_test.h"

using namespace plyglass;

namespace {

QModelIndex rowOf(const TechniqueListModel& model, const QString& id) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.data(model.index(row), TechniqueListModel::TechniqueIdRole).toString() == id)
            return model.index(row);
    return {};
}

QVariant valueOf(const TechniqueListModel& model, const QString& id, int role) {
    return model.data(rowOf(model, id), role);
}

QString figureOf(const TechniqueListModel& model, const QString& id) {
    return valueOf(model, id, TechniqueListModel::FigureRole).toString();
}

/// The rows under a heading that the filter finds.
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

/// Ids in the order in which their figures came.
QStringList orderOfFigures(TechniqueListModel& model, int howMany) {
    QStringList order;
    const auto look = [&] {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString id = model.data(model.index(row), TechniqueListModel::TechniqueIdRole).toString();
            if (!order.contains(id) && figureOf(model, id).contains(u'×')) order += id;
        }
    };
    const auto connection = QObject::connect(&model, &QAbstractItemModel::dataChanged, look);
    // Whoever called sees by the length whether it was in time.
    [[maybe_unused]] const bool all = QTest::qWaitFor([&] { return order.size() >= howMany; }, 60'000);
    QObject::disconnect(connection);
    return order;
}

}  // namespace

class TechniquesTest : public QObject {
    Q_OBJECT
  private slots:
    void everyTechniqueHasAnExplanationAndASource() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        QVERIFY(model.rowCount() >= 7);
        for (int row = 0; row < model.rowCount(); ++row)
            for (const auto role : {TechniqueListModel::NameRole, TechniqueListModel::ExplanationRole,
                                    TechniqueListModel::SourceRole, TechniqueListModel::GroupRole})
                QVERIFY(!model.data(model.index(row), role).toString().isEmpty());
    }

    void aSwitchTakesEffectAtOnceAndIsShown() {
        WindowUnderTest window;
        window.techniques().setOn("alpha-beta", false);
        QVERIFY(!window.controller().setup().players[Black].techniques.alphaBeta);
        const auto index = rowOf(window.techniques(), "alpha-beta");
        QCOMPARE(window.techniques().data(index, TechniqueListModel::CheckedRole).toBool(), false);
        const auto order = rowOf(window.techniques(), "order-captured");
        QCOMPARE(window.techniques().data(order, TechniqueListModel::AvailableRole).toBool(), false);
        QVERIFY(!window.techniques().data(order, TechniqueListModel::WhyNotRole).toString().isEmpty());
        QCOMPARE(window.techniques().presetIndex(), -1);
        window.techniques().applyPreset(0);
        QCOMPARE(window.techniques().presetIndex(), 0);
        QCOMPARE(window.techniques().quiescence(), 0);
    }

    void aSwitchInTheMiddleOfAThoughtBeginsItAgain() {
        WindowUnderTest window;
        QSignalSpy restarted(&window.controller(), &GameController::searchRestarted);
        window.start(setupOf(person(), slowComputer()));
        window.play("e2e4");
        QTest::qWait(50);
        for (int i = 0; i < 20; ++i) window.techniques().setOn("transposition-table", i % 2 == 0);
        QCOMPARE(restarted.count(), 20);
        QVERIFY(!window.techniques().restartText().isEmpty());
        QVERIFY(window.game().thinking());
        window.techniques().applyPreset(2);
        window.techniques().setDepth(2);
        QVERIFY(window.waitForPly(2));
        QTest::qWait(50);
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    void aSwitchInTheMiddleOfAThoughtLeavesTheClockAlone() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), slowComputer());
        setup.time = TimeControl::suddenDeath(5, 0);
        window.start(setup);
        window.play("e2e4");
        QTest::qWait(100);
        const auto before = window.controller().clock().remainingMs(Black);
        window.techniques().setOn("transposition-table", true);
        const auto after = window.controller().clock().remainingMs(Black);
        QVERIFY(after <= before && after > before - 50);
        QVERIFY(window.controller().clock().running() == Black);
    }

    void impossibleValuesAreRefusedWithTheirRange() {
        WindowUnderTest window;
        window.techniques().setDepth(0);
        QVERIFY(window.game().noticeText().contains("1 … 40"));
        window.techniques().setQuiescence(-2);
        QVERIFY(window.game().noticeText().contains("30"));
        window.techniques().setOn("telepathy", true);
        QVERIFY(window.game().noticeText().contains("telepathy"));
        window.techniques().setEvaluatorIndex(9);
        QVERIFY(window.game().noticeText().contains("evaluators"));
        window.techniques().applyPreset(-1);
        QVERIFY(window.game().noticeText().contains("presets"));
        QVERIFY(window.controller().setup().players == GameSetup{}.players);
    }

    void twoComputersAreSetOneByOne() {
        WindowUnderTest window;
        window.start(setupOf(computer(1), computer(1)));
        window.game().setPaused(true);
        QCOMPARE(window.techniques().playerNames().size(), 2);
        window.techniques().setPlayerIndex(0);
        window.techniques().setDepth(2);
        window.techniques().setPlayerIndex(1);
        window.techniques().setDepth(4);
        QCOMPARE(window.controller().setup().players[White].depth, 2);
        QCOMPARE(window.controller().setup().players[Black].depth, 4);
        window.start(setupOf(person(), person()));
        QVERIFY(!window.techniques().hasPlayers());
    }

    void everyTechniqueStandsUnderTheHeadingOfItsGroup() {
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

    void theHeadingCountsWhatIsOnAndWorks() {
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

    void theFilterFindsWordsOfNameExplanationAndSource() {
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

    void aFilterDoesNotMoveRowsWhenSwitchesAreFlipped() {
        WindowUnderTest window;
        window.techniques().setFilter("move");
        const QStringList before = idsInAllGroups(window.techniques());
        window.techniques().setOn("null-move", false);
        window.techniques().applyPreset(0);
        QCOMPARE(idsInAllGroups(window.techniques()), before);
    }

    void whatDependsOnASwitchedOffTechniqueIsGreyAndSaysWhy() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        QVERIFY(valueOf(model, "double-extension", TechniqueListModel::AvailableRole).toBool());
        // Two steps away: very singular moves need singular moves, which need the table.
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

    void besideEachSwitchStandsWhatItDidInTheLastSearch() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        const auto count = [&](const QString& id) {
            return valueOf(model, id, TechniqueListModel::CountRole).toString();
        };
        QVERIFY(count("alpha-beta").isEmpty());
        window.start(setupOf(person(), computer(6)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const Statistics& statistics = window.thinking().info()->statistics;
        QVERIFY(statistics.betaCutoffs > 0);
        QCOMPARE(count("alpha-beta"), shortCounterText(statistics.betaCutoffs));
        QCOMPARE(count("late-move-reductions"), shortCounterText(statistics.reductions));
        QCOMPARE(valueOf(model, "late-move-reductions", TechniqueListModel::CountNameRole).toString(),
                 QString("reduced"));
        QVERIFY(count("check-extension").isEmpty());
        QVERIFY(count("time-by-stability").isEmpty());
        window.start(setupOf(person(), computer(6)));
        QVERIFY(count("alpha-beta").isEmpty());
    }

    void presetsHaveNamesAndDates() {
        WindowUnderTest window;
        TechniqueListModel& model = window.techniques();
        QCOMPARE(model.presetNames().size(), model.presetDates().size());
        QCOMPARE(model.presetNames().at(0), QString("Shannon"));
        QCOMPARE(model.presetDates().at(0), QString("1950"));
        for (int i = 0; i < model.presetNames().size(); ++i) {
            model.applyPreset(i);
            QCOMPARE(model.presetIndex(), i);
        }
        model.setQuiescence(4);
        QCOMPARE(model.presetIndex(), static_cast<int>(model.presetNames().size()) - 1);
        model.setQuiescence(0);
        QCOMPARE(model.presetIndex(), -1);
    }

    void threadsHashAndLevelAreKeptForTheNextStart() {
        WindowUnderTest window;
        window.techniques().setHashMib(2);
        window.techniques().setThreads(window.techniques().threadsMax());
        window.techniques().setLevelIndex(4);
        window.close();
        window.open();
        QCOMPARE(window.techniques().hashMib(), 2);
        QCOMPARE(window.techniques().threads(), window.techniques().threadsMax());
        QCOMPARE(window.techniques().levelIndex(), 4);
        QVERIFY(!window.techniques().full());
        QVERIFY(window.techniques().recipe().contains("ahead"));
        window.techniques().setThreads(window.techniques().threadsMax() + 1);
        QVERIFY(window.game().noticeText().contains("threads"));
        window.techniques().setHashMib(0);
        QVERIFY(window.game().noticeText().contains("MiB"));
        window.techniques().setLevelIndex(12);
        QVERIFY(window.game().noticeText().contains("0 … 11"));
        QCOMPARE(window.techniques().hashMib(), 2);
    }

    void threadsAndHashReachTheSearch() {
        GameClock clock;
        PlayerSetup player = computer(5);
        player.threads = 2;
        player.hashMib = 3;
        const EngineRequest request = moveRequest(player, Game(), clock, PlayOptions{});
        QCOMPARE(request.search.threads, std::min(2, mostThreads()));
        QCOMPARE(request.search.hashMib, 3);
        QVERIFY(!request.search.level);
        player.threads = kMaxThreads;
        player.hashMib = kMostHashMib;
        const EngineRequest greedy = moveRequest(player, Game(), clock, PlayOptions{});
        QCOMPARE(greedy.search.threads, mostThreads());
        QCOMPARE(greedy.search.hashMib, mostHashMib());
    }

    void aLevelReachesTheSearchWithTheMoveBefore() {
        GameClock clock;
        Game game;
        QVERIFY(game.play(*parseSan(game.position(), "e4")));
        const PlayerSetup player = atLevel(computer(20), 3);
        const EngineRequest request = moveRequest(player, game, clock, PlayOptions{});
        QVERIFY(request.search.level);
        QCOMPARE(request.search.level->number, 3);
        QCOMPARE(*request.search.limits.depth, request.search.level->depth);
        QCOMPARE(request.search.threads, 1);
        QVERIFY(request.search.lastMove == game.current()->move());
    }

    void threadsAndHashCanBeChangedInTheMiddleOfAThought() {
        WindowUnderTest window;
        window.start(setupOf(person(), slowComputer()));
        window.play("e2e4");
        QTest::qWait(50);
        for (int mib : {1, 8, 64, 2}) {
            window.techniques().setHashMib(mib);
            window.techniques().setThreads(window.techniques().threadsMax());
            QTest::qWait(20);
            window.techniques().setThreads(1);
        }
        QVERIFY(window.game().thinking());
        window.techniques().setLevelIndex(0);
        QVERIFY(window.waitForPly(2));
    }

    void twoPersonsHaveNoTechniquesToSet() {
        WindowUnderTest window;
        window.start(setupOf(person(), person()));
        QVERIFY(!window.techniques().hasPlayers());
        QVERIFY(window.techniques().playerNames().isEmpty());
    }

    void whatEachSwitchIsWorthIsMeasuredInTheBackground() {
        WindowUnderTest window;
        window.start(setupOf(person(), computer(4)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const auto figure = [&] { return figureOf(window.techniques(), "alpha-beta"); };
        QVERIFY(QTest::qWaitFor([&] { return figure().contains(u'×'); }, 60'000));
        const auto index = rowOf(window.techniques(), "alpha-beta");
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureStrongRole).toBool());
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureFreshRole).toBool());
        QCOMPARE(window.techniques().measuredDepth(), 4);
        window.start(setupOf(person(), computer(3)));
        QVERIFY(figure().isEmpty());
    }

    void whatIsInViewIsMeasuredFirstAndTheDearestLast() {
        WindowUnderTest window;
        TechniqueListModel& model = window.techniques();
        model.setInView({"multi-cut", "correction-history"});
        window.start(setupOf(person(), computer(4)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        // The three orderings that are off, and all that needs what is on.
        const int measurable = model.rowCount();
        const QStringList order = orderOfFigures(model, measurable);
        QCOMPARE(order.size(), measurable);
        QCOMPARE(QSet<QString>(order.begin(), order.begin() + 2),
                 (QSet<QString>{"multi-cut", "correction-history"}));
        QCOMPARE(order.back(), QString("alpha-beta"));
    }

    void aRoundOfMeasurementsIsBoundedHoweverDeepTheThought() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(kMaxDepth));
        setup.time = TimeControl::fixedPerMove(0.5);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const int reached = window.thinking().info()->depth;
        window.game().setPaused(true);
        const auto measuring = [&] {
            for (int row = 0; row < window.techniques().rowCount(); ++row)
                if (window.techniques().data(window.techniques().index(row),
                                             TechniqueListModel::FigureRole) == "…")
                    return true;
            return false;
        };
        QVERIFY(QTest::qWaitFor([&] { return !measuring(); }, 60'000));
        QVERIFY(window.techniques().measuredDepth() >= 1);
        QVERIFY(window.techniques().measuredDepth() <= reached);
        QVERIFY2(figureOf(window.techniques(), "alpha-beta").startsWith(u"≥ ×"),
                 qPrintable(figureOf(window.techniques(), "alpha-beta")));
    }

    void figuresOutliveAChangeOfThreadsButAgeWithASwitch() {
        WindowUnderTest window;
        window.start(setupOf(person(), computer(3)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(
            QTest::qWaitFor([&] { return figureOf(window.techniques(), "killers").contains(u'×'); }, 60'000));
        const auto fresh = [&] {
            return valueOf(window.techniques(), "killers", TechniqueListModel::FigureFreshRole).toBool();
        };
        window.techniques().setHashMib(8);
        QVERIFY(fresh());
        window.techniques().setOn("history", false);
        QVERIFY(!fresh());
    }
};

QTEST_MAIN(TechniquesTest)
#include "techniques_test.moc"
