#include "app/services/game/game_file_writer.h"

#include <QFileInfo>

#include "app/services/translated.h"
#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

void GameFileWriter::writeText(const QString& path, const std::string& text) {
    if (const auto done = writeFileText(path.toStdString(), text); done)
        emit written(path);
    else
        emit failed(translated(done.error()));
}

void GameFileWriter::write(const Game& game, const QString& path) {
    m_thread.start([this, text = writePgn(game), path] { writeText(path, text); });
}

void GameFileWriter::writeAgain(const Game& game, const QString& path, const std::string& before) {
    m_thread.start([this, text = writePgn(game), path, before] {
        const bool isOurs =
            !QFileInfo::exists(path) || readFileText(path.toStdString()).value_or("") == before;
        if (isOurs)
            writeText(path, text);
        else
            emit foundOther(path);
    });
}

void GameFileWriter::append(const Game& game, const QString& path) {
    m_thread.start([this, text = writePgn(game), path] {
        // Other programs may omit the empty line at the end.
        if (const auto done = appendFileText(path.toStdString(), '\n' + text); done)
            emit appended(path);
        else
            emit failed(translated(done.error()));
    });
}

}  // namespace plyglass
