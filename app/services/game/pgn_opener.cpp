// Answers to superseded requests are dropped.
#include "app/services/game/pgn_opener.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/base/utf8.h"

#include <QFile>
#include <QFileInfo>

namespace plyglass {

namespace {

constexpr qint64 kLargestFile = 2000ll << 20;

}  // namespace

PgnOpener::PgnOpener(QObject* parent) : QObject(parent) { m_reader.setMaxThreadCount(1); }

PgnOpener::~PgnOpener() {
    ++m_generation;
    m_reader.clear();
    m_reader.waitForDone();
}

template <class Tell>
void PgnOpener::tell(quint64 generation, Tell tellThem) {
    QMetaObject::invokeMethod(
        this,
        [this, generation, tellThem] {
            if (generation == m_generation) tellThem();
        },
        Qt::QueuedConnection);
}

void PgnOpener::tellFailure(const QString& message, quint64 generation) {
    tell(generation, [this, message] { emit failed(message); });
}

void PgnOpener::openFile(const QString& path) {
    const quint64 generation = ++m_generation;
    m_reader.start([this, path, generation] {
        if (generation != m_generation) return;
        QFile file(path);
        const QString name = QFileInfo(path).fileName();
        if (QFileInfo(path).isDir())
            return tellFailure(tr("%1 is a folder, not a PGN file.").arg(path), generation);
        // Waiting for a pipe, or reading a device, might never end.
        if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
            return tellFailure(tr("%1 is a device or a pipe, not a PGN file.").arg(path), generation);
        if (!file.open(QIODevice::ReadOnly))
            return tellFailure(tr("%1 could not be opened: %2.").arg(path, file.errorString()), generation);
        if (file.size() > kLargestFile)
            return tellFailure(tr("%1 is larger than 2 GB: split it first.").arg(name), generation);
        index(name, path, file.readAll(), generation);
    });
}

void PgnOpener::openText(const QByteArray& text, const QString& name) {
    const quint64 generation = ++m_generation;
    m_reader.start([this, text, name, generation] {
        if (generation == m_generation) index(name, {}, text, generation);
    });
}

void PgnOpener::index(const QString& name, const QString& path, const QByteArray& bytes, quint64 generation) {
    if (isUtf16(bytesOf(bytes)))
        return tellFailure(tr("%1 is UTF-16 or UTF-32 text: save it as UTF-8 and open it again.").arg(name),
                           generation);
    auto book = std::make_shared<PgnBook>();
    book->name = name;
    book->path = path;
    book->bytes = bytes;
    // Stop when the window closes or requests something else.
    book->entries = indexPgn(bytesOf(book->bytes), [this, generation] { return generation == m_generation; });
    if (generation != m_generation) return;
    if (book->entries.empty())
        return tellFailure(tr("There is no chess game in %1.").arg(book->name), generation);
    tell(generation, [this, book] { emit indexed(book); });
}

void PgnOpener::readGame(const std::shared_ptr<const PgnBook>& book, int index) {
    const quint64 generation = ++m_generation;
    if (index < 0 || index >= static_cast<int>(book->entries.size()))
        return tellFailure(tr("%1 has games 1 … %2.").arg(book->name).arg(book->entries.size()), generation);
    m_reader.start([this, book, index, generation] {
        if (generation != m_generation) return;
        const PgnEntry& entry = book->entries[static_cast<std::size_t>(index)];
        auto read = salvagePgn(bytesOf(book->bytes).substr(entry.offset, entry.length), entry.line);
        const auto named = [&book](const QString& what) { return tr("%1: %2").arg(book->name, what); };
        if (!read) return tellFailure(named(translated(read.error())), generation);
        const QString warning = translated(warningText(*read));
        const QString problem = warning.isEmpty() ? QString() : named(warning);
        auto shared = std::make_shared<Game>(std::move(read->game));
        tell(generation, [this, shared, problem] { emit this->read(shared, problem); });
    });
}

}  // namespace plyglass
