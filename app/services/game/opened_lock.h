// Lock of a library game that is open in a window.
#pragma once

#include <QLockFile>
#include <QString>
#include <cstdint>
#include <memory>

namespace plyglass {

/// Held while the game is open. Advisory: other windows can still open the game. Locks of killed windows are
/// ignored.
class OpenedLock {
  public:
    OpenedLock() = default;
    OpenedLock(const QString& directory, std::int64_t game)
        : m_lock(std::make_unique<QLockFile>(directory + QStringLiteral("/open-%1.lock").arg(game))) {
        m_lock->setStaleLockTime(0);
        m_isElsewhere = !m_lock->tryLock(0) && m_lock->error() == QLockFile::LockFailedError;
    }

    bool isElsewhere() const { return m_isElsewhere; }

  private:
    std::unique_ptr<QLockFile> m_lock;
    bool m_isElsewhere = false;
};

}  // namespace plyglass
