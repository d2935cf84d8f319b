#include "app/services/game/window_slot.h"

#include <QLockFile>
#include <QSysInfo>
#include <cerrno>
#include <csignal>

namespace plyglass {

namespace {

/// Whether the process that made the lock lives.
bool isHeld(const QLockFile& lock) {
    qint64 pid = 0;
    QString host;
    QString application;
    if (!lock.getLockInfo(&pid, &host, &application)) return true;
    return host != QSysInfo::machineHostName() || ::kill(static_cast<pid_t>(pid), 0) == 0 || errno != ESRCH;
}

}  // namespace

QString slotStem(const QString& directory, int number) {
    const QString name = QStringLiteral("unfinished");
    return directory + '/' + (number == 1 ? name : name + '-' + QString::number(number));
}

std::optional<WindowSlot> claimSlot(const QString& directory, int number) {
    auto lock = std::make_shared<QLockFile>(slotStem(directory, number) + ".lock");
    // However long a window is open, its lock is good as long as the process lives.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0)) return WindowSlot{number, std::move(lock)};
    // On a full disk the lock of a window that ended cannot be replaced; it holds nothing for all that.
    if (lock->error() == QLockFile::LockFailedError && isHeld(*lock)) return std::nullopt;
    return WindowSlot{number, nullptr};
}

WindowSlot claimAnySlot(const QString& directory) {
    for (int number = 1; number <= kMaxWindows; ++number)
        if (auto slot = claimSlot(directory, number)) return std::move(*slot);
    return {kMaxWindows, nullptr};
}

}  // namespace plyglass
