#include "app/services/game/game_file_writer.h"

#include <QFileInfo>
#include <algorithm>
#include <optional>

#include "app/services/translated.h"
#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/base/utf8.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// The text with the line ends of another one.
std::string withLineEndsOf(const std::string& other, const std::string& text) {
    if (other.find("\r\n") == std::string::npos) return text;
    return QString::fromStdString(text).replace(u'\n', QStringLiteral("\r\n")).toStdString();
}

/// Empty if the file does not have `before` exactly once, or would have two encodings.
std::optional<std::string> replaced(std::string file, const std::string& before, const std::string& now) {
    const auto at = file.find(before);
    if (at == std::string::npos || file.find(before, at + 1) != std::string::npos) return std::nullopt;
    const bool isPlain = std::all_of(now.begin(), now.end(), [](unsigned char c) { return c < 0x80; });
    if (!isPlain && !isUtf8(file)) return std::nullopt;
    return file.replace(at, before.size(), now);
}

}  // namespace

void GameFileWriter::writeText(const QString& path, const std::string& content, const std::string& text) {
    if (const auto done = writeFileText(path.toStdString(), content); done)
        emit written(path, text);
    else
        emit failed(translated(done.error()));
}

void GameFileWriter::write(const Game& game, const QString& path) {
    m_thread.start([this, text = writePgn(game), path] { writeText(path, text, text); });
}

void GameFileWriter::writeAgain(const Game& game, const QString& path, const std::string& before,
                                bool keepsEarlier) {
    m_thread.start([this, text = writePgn(game), path, before, keepsEarlier] {
        if (!QFileInfo::exists(path)) return writeText(path, text, text);
        const std::string file = readFileText(path.toStdString()).value_or("");
        const std::string now = withLineEndsOf(before, text);
        const auto content = replaced(file, before, now);
        if (!content) {
            emit foundOther(path);
            return;
        }
        if (keepsEarlier)
            if (const auto kept = writeFileText((path + u'~').toStdString(), file); !kept) {
                emit failed(translated(kept.error()));
                return;
            }
        writeText(path, *content, now);
    });
}

void GameFileWriter::append(const Game& game, const QString& path) {
    m_thread.start([this, text = writePgn(game), path] {
        // Other programs may omit the empty line at the end.
        if (const auto done = appendFileText(path.toStdString(), '\n' + text); done)
            emit appended(path, text);
        else
            emit failed(translated(done.error()));
    });
}

}  // namespace plyglass
