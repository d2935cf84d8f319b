// The laboratory of a program in its own directories, with quick and endless plans.
#pragma once

#include <QDir>

#include "app/viewmodels/laboratory/laboratory_view_model.h"
#include "tests/app/window_under_test.h"

namespace plyglass {

inline constexpr const char* kItalian = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
inline constexpr const char* kRookEnding = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

/// The laboratory of a program, with a small, quick plan.
class LabUnderTest : public WindowUnderTest {
  public:
    LaboratoryViewModel& lab() { return *app->laboratory(); }

    void smallPlan(int toDepth = 3) {
        lab().positions()->addFen(kItalian);
        lab().positions()->addFen(kRookEnding);
        for (int row = 0; row < 2; ++row) {
            Configuration small = lab().configurations()->at(row);
            small.hashMib = 1;
            lab().configurations()->replace(row, small);
        }
        lab().setToDepth(toDepth);
    }
    bool waitForEnd() {
        return QTest::qWaitFor([this] { return !lab().running(); }, kTimeoutMs);
    }
    bool runSmallPlan(int toDepth = 3) {
        smallPlan(toDepth);
        lab().run();
        return lab().running() && waitForEnd() && lab().phase() == LabPhase::Finished;
    }
    /// A plan that lasts until it is stopped: the second configuration searches every move to depth 9.
    void runEndlessPlan() {
        smallPlan(9);
        Configuration slow = lab().configurations()->at(1);
        slow.techniques = presetFromId("minimax").value();
        lab().configurations()->replace(1, slow);
        lab().setGiveUpSeconds(3600);
        lab().run();
    }
    QStringList savedFiles() const {
        return QDir(directory.filePath("data/laboratory")).entryList({"*.json"}, QDir::Files);
    }
};

}  // namespace plyglass
