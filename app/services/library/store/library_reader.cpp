#include "app/services/library/store/library_reader.h"

#include <utility>

#include "app/services/library/store/damaged_library.h"
#include "app/services/translated.h"
#include "engine/base/guarded.h"

namespace plyglass {

namespace {

/// For a locked file: then it is reported and retried.
constexpr int kOpenTimeoutMs = 1000;

/// A number that changes with every write of another connection; −1 if unreadable.
int dataVersionOf(LibraryConnection& library) {
    const auto version = library.value(QStringLiteral("PRAGMA data_version"));
    return version ? version->toInt() : -1;
}

}  // namespace

LibraryReader::LibraryReader(QString file, std::function<void()> onOpened)
    : m_file(std::move(file)), m_onOpened(std::move(onOpened)) {
    // A permanent thread, since a connection belongs to the thread that opened it.
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1);
}

LibraryReader::~LibraryReader() {
    m_thread.clear();
    m_thread.start([this] { m_connection.reset(); });
    m_thread.waitForDone();
}

void LibraryReader::tell(std::function<void()> what) {
    QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection);
}

void LibraryReader::run(std::function<void()> work) {
    m_thread.start([this, work = std::move(work)] {
        const auto done = guarded([&]() -> Result<void> {
            work();
            return {};
        });
        if (!done) tellFailed(done.error());
    });
}

void LibraryReader::ask(std::function<void(LibraryConnection&)> question) {
    run([this, question = std::move(question)] {
        if (LibraryConnection* library = connection()) question(*library);
    });
}

LibraryConnection* LibraryReader::connection() {
    // Another window may have started a new library, or the file may have been replaced.
    const bool isReplaced = m_connection && !m_mustReopen && m_connection->isReplaced();
    if (m_connection && (m_mustReopen || !m_connection->isInPlace())) m_connection.reset();
    m_mustReopen = false;
    if (m_connection) return m_connection.get();
    auto opened = LibraryConnection::open(m_file, kOpenTimeoutMs);
    if (opened)
        if (auto done = (*opened)->setBusyTimeout(LibraryConnection::kTimeoutMs); !done)
            opened = tl::unexpected(done.error());
    if (!opened) {
        tellUnreadable(opened.error());
        return nullptr;
    }
    m_connection = std::move(*opened);
    // Later writes count as changes, even before the next check.
    m_version = dataVersionOf(*m_connection);
    m_onOpened();
    if (std::exchange(m_wasOpen, true)) tell([this] { emit changed(); });
    if (isReplaced)
        tell([this] {
            emit failed(tr("The library file %1 was removed or replaced while Plyglass was running. The page "
                           "shows the games that are in it now.")
                            .arg(m_file));
        });
    return m_connection.get();
}

void LibraryReader::reopen() {
    m_thread.start([this] { m_mustReopen = true; });
}

void LibraryReader::tellFailed(const Error& error) {
    if (isDamage(error))
        tellUnreadable(error);
    else
        tell([this, message = translated(error)] { emit failed(message); });
}

void LibraryReader::tellUnreadable(const Error& error) {
    const LibraryTrouble trouble{translated(error), isDamage(error)};
    // Repeated reading does not repair a damaged file.
    if (trouble.isDamaged)
        m_damaged = identityOf(m_file);
    else
        m_mustReopen = true;
    // The next successful open counts as a change.
    m_wasOpen = true;
    tell([this, trouble] { emit unreadable(trouble); });
}

void LibraryReader::startNew() {
    run([this] { beginAnew(); });
}

void LibraryReader::beginAnew() {
    m_connection.reset();
    const auto aside = moveLibraryAside(m_file, m_damaged);
    if (!aside)
        tellFailed(aside.error());
    else if (connection())
        tell([this, name = *aside] { emit startedNew(name); });
}

void LibraryReader::lookForChanges() {
    if (m_isLooking.exchange(true)) return;
    run([this] {
        m_isLooking = false;
        readVersion();
    });
}

void LibraryReader::readVersion() {
    LibraryConnection* library = connection();
    if (!library) return;
    const int before = std::exchange(m_version, dataVersionOf(*library));
    if (before != m_version) tell([this] { emit changed(); });
}

}  // namespace plyglass
