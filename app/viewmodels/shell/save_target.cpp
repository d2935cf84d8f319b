// Checks whether a name is in use, and its contents.
#include "app/viewmodels/shell/save_target.h"
#include "app/viewmodels/shared/local_path.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// Bytes of a file in which games are counted, which bounds the time.
constexpr qint64 kCountedBytes = 256 << 10;

/// "", "It holds 1 game.", "It holds 3 games.", "It holds more than 120 games."
QString countInWords(const QString& path) {
    QFile file(path);
    if (QFileInfo(path).suffix().compare(QLatin1String("pgn"), Qt::CaseInsensitive) != 0) return {};
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = file.read(kCountedBytes);
    const auto games = indexPgn({bytes.constData(), static_cast<std::size_t>(bytes.size())}).size();
    if (games == 0) return {};
    if (!file.atEnd() && games > 1) return SaveTarget::tr("It holds more than %1 games.").arg(games - 1);
    return SaveTarget::tr("It holds %n games.", nullptr, static_cast<int>(games));
}

}  // namespace

void SaveTarget::check(const QUrl& chosen, const QString& ending) {
    QString path = localPath(chosen);
    // Qt's own dialog appends a typed absolute path to its folder.
    if (const auto typed = path.lastIndexOf(QLatin1String("//")); typed > 0) path.remove(0, typed + 1);
    path = QDir::cleanPath(path);
    if (QFileInfo(path).suffix().isEmpty() && !ending.isEmpty() && !QFileInfo(path).isDir())
        path += u'.' + ending;
    const QFileInfo info(path);
    m_file = QUrl::fromLocalFile(path);
    m_taken = info.exists() || info.isSymLink();
    m_canReplace = info.isFile();
    const QString count = m_canReplace ? countInWords(path) : QString();
    m_canAppend = !count.isEmpty();
    m_question = m_canReplace ? tr("%1 exists already.").arg(info.fileName())
                              : tr("%1 is not a file that can be replaced.").arg(info.fileName());
    if (m_canAppend) m_question += u' ' + count;
    emit checked();
}

}  // namespace plyglass
