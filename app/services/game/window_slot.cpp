#include "app/services/game/window_slot.h"

#include <QLockFile>
#include <QSysInfo>
#include <cerrno>
#include <csignal>

namespace plyglass {

namespace {

/// Whether the process holding the lock is alive.
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
    // The lock is valid as long as its process lives.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0)) return WindowSlot{number, std::move(lock)};
    // On a full disk a stale lock cannot be replaced; it is not held.
    if (lock->error() == QLockFile::LockFailedError && isHeld(*lock)) return std::nullopt;
    return WindowSlot{number, nullptr};
}

WindowSlot claimAnySlot(const QString& directory) {
    for (int number = 1; number <= kMaxWindows; ++number)
        if (auto slot = claimSlot(directory, number)) return std::move(*slot);
    return {kMaxWindows, nullptr};
}

}  // namespace plyglass
