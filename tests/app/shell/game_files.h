// Files of games, for the tests of opening and saving them.
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/window_under_test.h"

namespace plyglass {

inline constexpr const char* kTwoGames =
    "[Event \"First\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
    "[Event \"Second\"]\n[White \"Carl\"]\n[Black \"Dora\"]\n[Result \"*\"]\n\n1. d4 d5 (1... Nf6 2. c4) 2. "
    "c4 *\n";

inline bool settled(WindowUnderTest& window) {
    return QTest::qWaitFor([&] { return !window.app->files()->busy(); }, 10'000);
}

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString fileWith(const QTemporaryDir& directory, const QByteArray& bytes) {
    QFile file(directory.filePath("games.pgn"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("a test cannot write");
    file.write(bytes);
    return file.fileName();
}

}  // namespace plyglass
