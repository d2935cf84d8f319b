#include "app/services/practice/mistake_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

#include "app/services/moved_aside.h"
#include "engine/base/path_lock.h"

namespace plyglass {

namespace {

/// Another window holds the file only while writing.
constexpr std::chrono::milliseconds kTimeout{500};

}  // namespace

MistakeFile::MistakeFile(QString path) : m_path(std::move(path)) {
    auto deck = MistakeDeck::load(m_path);
    if (deck) {
        m_deck = std::move(*deck);
        return;
    }
    m_aside = moveAside(m_path);
    // Another window may have moved it at the same time.
    if (QFile::exists(m_path) || !m_aside.isEmpty()) m_problem = std::move(deck.error());
}

Result<void> MistakeFile::takeIn() {
    if (!QFile::exists(m_path)) return {};
    auto deck = MistakeDeck::load(m_path);
    if (deck && !m_isAhead) m_deck = std::move(*deck);
    if (!deck && moveAside(m_path).isEmpty())
        return fail(translatable("Engine", "{}: the file cannot be read, so nothing is written over it."),
                    m_path.toStdString());
    return {};
}

Result<void> MistakeFile::change(const std::function<void(MistakeDeck&)>& change) {
    QDir().mkpath(QFileInfo(m_path).path());
    const auto lock = PathLock::of(m_path.toStdString(), kTimeout);
    Result<void> written = lock ? takeIn() : tl::unexpected(lock.error());
    change(m_deck);
    if (written) written = m_deck.save(m_path);
    m_isAhead = !written;
    return written;
}

}  // namespace plyglass
