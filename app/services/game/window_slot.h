// The place that a window has among those that are open at the same time, so that no two save their games in
// the same place.
#pragma once

#include <QString>
#include <memory>
#include <optional>

class QLockFile;

namespace plyglass {

struct WindowSlot {
    int number = 1;
    /// Held as long as the window is open; nullptr where no lock can be made.
    std::shared_ptr<QLockFile> lock;
};

constexpr int kMaxWindows = 16;

/// "unfinished" or "unfinished-2" in the folder: what is kept there for a window begins like this.
QString slotStem(const QString& directory, int number);
/// Nothing if an open window has it. Where no lock can be made at all, everything is ours.
std::optional<WindowSlot> claimSlot(const QString& directory, int number);
/// The first that is free. If all are taken, the last one without a lock.
WindowSlot claimAnySlot(const QString& directory);

}  // namespace plyglass
