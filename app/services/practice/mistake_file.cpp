#include "app/services/practice/mistake_file.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "app/services/moved_aside.h"
#include "engine/base/path_lock.h"

namespace plyglass {

namespace {

/// Another window holds the file only while it writes.
constexpr std::chrono::milliseconds kPatience{500};

}  // namespace

MistakeFile::MistakeFile(QString path) : m_path(std::move(path)) {
    auto deck = MistakeDeck::load(m_path);
    if (deck) {
        m_deck = std::move(*deck);
        return;
    }
    m_problem = std::move(deck.error());
    m_aside = moveAside(m_path);
}

void MistakeFile::refresh() {
    if (auto deck = MistakeDeck::load(m_path)) m_deck = std::move(*deck);
}

Result<void> MistakeFile::change(const std::function<void(MistakeDeck&)>& change) {
    if (isUnreadable()) {
        change(m_deck);
        return fail(translatable("Engine", "{}: the file cannot be read, so nothing is written over it."),
                    m_path.toStdString());
    }
    QDir().mkpath(QFileInfo(m_path).path());
    const auto lock = PathLock::of(m_path.toStdString(), kPatience);
    if (lock) refresh();
    change(m_deck);
    return lock ? m_deck.save(m_path) : tl::unexpected(lock.error());
}

}  // namespace plyglass
