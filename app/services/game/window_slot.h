// Slot of a window among all open ones, so that no two save their games in the same place.
#pragma once

#include <QString>
#include <memory>
#include <optional>

class QLockFile;

namespace plyglass {

struct WindowSlot {
    int number = 1;
    /// Held while the window is open; nullptr where no lock can be created.
    std::shared_ptr<QLockFile> lock;
};

constexpr int kMaxWindows = 16;

/// "unfinished" or "unfinished-2": prefix of the window's files in the folder.
QString slotStem(const QString& directory, int number);
/// Empty if an open window has it. Where locks are impossible, all slots are free.
std::optional<WindowSlot> claimSlot(const QString& directory, int number);
/// The first free slot. If all are taken, the last one without a lock.
WindowSlot claimAnySlot(const QString& directory);

}  // namespace plyglass
