// The page of network runs on its own folder, with a plan that takes seconds.
#pragma once

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

namespace plyglass {

using RunState = LearningRunViewModel::State;

/// The objects behind the page, on a folder that outlives them.
struct Desk {
    explicit Desk(const QTemporaryDir& folder)
        : runs(folder.filePath("learning")),
          evaluators(folder.filePath("evaluators")),
          network(runs, evaluators) {
        NetworkPlan& plan = *network.plan();
        plan.setRounds(2);
        plan.setGames(50);
        plan.setNodes(10);
        plan.setSamples(40);
        plan.setStrengthGames(2);
        plan.setThreads(1);
        QObject::connect(&network, &NetworkRunViewModel::refused, &network,
                         [this](const QString& sentence) { refusals += sentence; });
    }

    LearningRuns runs;
    EvaluatorLibrary evaluators;
    NetworkRunViewModel network;
    QStringList refusals;
};

/// Runs the plan to its end.
inline void finishRun(Desk& desk) {
    desk.network.begin();
    QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Finished, kTimeoutMs);
    QVERIFY2(desk.refusals.isEmpty(), qPrintable(desk.refusals.join(' ')));
}

}  // namespace plyglass
