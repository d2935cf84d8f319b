// The games stored in a library, for tests that play games.
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QRegularExpression>
#include <QString>

#include "app/services/library/find/game_search.h"
#include "app/services/library/store/stored_game.h"

namespace plyglass {

/// The PGN texts of the kept games, in the order in which they were added.
inline QByteArrayList textsOfLibrary(const QString& file) {
    const auto library = LibraryConnection::open(file);
    if (!library) qFatal("%s", library.error().english.c_str());
    QByteArrayList texts;
    const LibraryMoment moment(**library);
    const std::vector<std::int64_t> ids = findGames(**library, {}).value();
    for (const std::int64_t id : ids) texts << QByteArray::fromStdString(storedText(**library, id).value());
    return texts;
}

/// The same for a data folder, as one text without comments, because background judgements are stored in
/// comments.
inline QByteArray keptGames(const QString& directory) {
    static const QRegularExpression kComment(QStringLiteral("\\{[^}]*\\}\\s*(\\d+\\.\\.\\.\\s*)?"));
    QString text = QString::fromUtf8(textsOfLibrary(libraryFile(directory)).join('\n'));
    return text.replace(kComment, QString()).simplified().toUtf8();
}

}  // namespace plyglass
