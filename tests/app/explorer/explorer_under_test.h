// What the tests of the Explorer's view model do again and again.
#pragma once

#include <algorithm>

#include "tests/app/window_under_test.h"

namespace plyglass {

inline constexpr int kLongMs = 60'000;

/// Its questions take a fraction of a second.
inline ExplorerViewModel& explorerOf(WindowUnderTest& window) {
    window.app->explorer()->whyNot()->setBudget(100'000);
    return *window.app->explorer();
}

/// Two persons, so that no computer answers, and these moves on the board.
inline void play(WindowUnderTest& window, const QStringList& moves) {
    window.start(setupOf(person(), person()));
    for (const QString& move : moves) window.play(move);
}

/// Records to a depth and waits for the tree.
inline bool record(ExplorerViewModel& explorer, int depth) {
    explorer.setDepth(depth);
    explorer.record();
    return QTest::qWaitFor([&] { return !explorer.recording(); }, kLongMs) && explorer.hasTree();
}

inline bool waitForAnswer(ExplorerViewModel& explorer) {
    return QTest::qWaitFor([&] { return !explorer.busy(); }, kLongMs);
}

inline int minimaxChoice(const ExplorerViewModel& explorer) {
    const auto presets = allPresets();
    const auto at = std::find_if(presets.begin(), presets.end(),
                                 [](const Preset& preset) { return preset.id == "minimax"; });
    return at == presets.end() || explorer.choiceNames().isEmpty()
               ? -1
               : 1 + static_cast<int>(at - presets.begin());
}

}  // namespace plyglass
