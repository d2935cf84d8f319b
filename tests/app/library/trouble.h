// Failures of a library file, for tests.
#pragma once

#include <fcntl.h>
#include <sys/mount.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include "tests/app/library/damage.h"

namespace plyglass::testing {

/// Drops root, which ignores permissions, for the lifetime of the object.
class WithoutRights {
  public:
    WithoutRights() : m_isRoot(::geteuid() == 0) {
        if (m_isRoot && ::setresuid(kNobody, kNobody, 0) != 0) qFatal("the rights cannot be given up");
    }
    WithoutRights(const WithoutRights&) = delete;
    WithoutRights& operator=(const WithoutRights&) = delete;
    ~WithoutRights() {
        if (m_isRoot && ::setresuid(0, 0, 0) != 0) qFatal("the rights cannot be taken back");
    }

  private:
    static constexpr uid_t kNobody = 65534;
    bool m_isRoot;
};

/// A small disk, where one can be mounted.
class SmallDisk {
  public:
    explicit SmallDisk(const QString& folder) : m_folder(folder) {
        m_isMounted = QDir().mkpath(folder) &&
                      ::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=4m") == 0;
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (m_isMounted) ::umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
    }

    bool isMounted() const { return m_isMounted; }
    void fill() const {
        QFile ballast(m_folder + "/ballast");
        if (!ballast.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) qFatal("no ballast");
        for (const qsizetype size : {1 << 16, 1 << 12, 1 << 8, 1})
            while (ballast.write(QByteArray(size, 'x')) == size) {
            }
    }
    void makeRoom() const { QFile::remove(m_folder + "/ballast"); }

  private:
    QString m_folder;
    bool m_isMounted = false;
};

/// Opened early, as root: without rights, programs in root's folders cannot be reached by path.
inline const int kVictim = ::open(LIBRARY_VICTIM, O_RDONLY);

/// Another program that holds the library for the lifetime of the object.
class OtherProgram {
  public:
    OtherProgram(const QString& word, const QString& library) {
        m_process.start(QStringLiteral("/proc/self/fd/%1").arg(kVictim), {word, library});
        if (!m_process.waitForReadyRead()) qFatal("%s", m_process.readAllStandardError().constData());
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;
    ~OtherProgram() {
        m_process.kill();
        m_process.waitForFinished();
    }

  private:
    QProcess m_process;
};

}  // namespace plyglass::testing
