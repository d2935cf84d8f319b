// Helpers for the tests of the Explorer's view model.
#pragma once

#include <algorithm>

#include "tests/app/window_under_test.h"

namespace plyglass {

inline constexpr int kLongMs = 60'000;

/// The window's Explorer, with a small node budget for questions.
inline ExplorerViewModel& explorerOf(WindowUnderTest& window) {
    window.app->explorer()->whyNot()->setBudget(100'000);
    return *window.app->explorer();
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

/// The choice index of a preset; −1 if it is not offered.
inline int presetChoice(const ExplorerViewModel& explorer, std::string_view id) {
    const auto presets = allPresets();
    const auto at =
        std::find_if(presets.begin(), presets.end(), [id](const Preset& preset) { return preset.id == id; });
    return at == presets.end() || explorer.choiceNames().isEmpty()
               ? -1
               : 1 + static_cast<int>(at - presets.begin());
}

}  // namespace plyglass
