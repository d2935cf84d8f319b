// A file read in sections has the same games, on the same lines, as the whole file.
#include <algorithm>
#include <cstring>
#include <string>

#include "engine/chess/pgn_stream.h"
#include "tests/engine/chess/odd_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

PgnStream streamOf(const std::string& text, std::size_t stretchBytes, std::size_t atOnce) {
    return PgnStream(
        [&text, atOnce, at = std::size_t{0}](char* buffer, std::size_t size) mutable {
            const std::size_t got = std::min({size, atOnce, text.size() - at});
            std::memcpy(buffer, text.data() + at, got);
            at += got;
            return got;
        },
        stretchBytes);
}

QStringList gamesOf(const std::string& text) {
    QStringList list;
    for (const PgnEntry& entry : indexPgn(text))
        list << QString("%1: %2")
                    .arg(entry.line)
                    .arg(QString::fromStdString(text.substr(entry.offset, entry.length)));
    return list;
}

QStringList gamesOf(PgnStream stream, const std::string& whole) {
    QStringList list;
    while (const auto stretch = stream.next())
        for (const PgnEntry& entry : stretch->entries) {
            const std::string text(stretch->textOf(entry));
            list << QString("%1: %2").arg(entry.line).arg(QString::fromStdString(text));
            if (whole.compare(stretch->offset + entry.offset, text.size(), text) != 0)
                list << "at the wrong place";
        }
    return list;
}

std::string oddFile() {
    std::string text = "\xEF\xBB\xBF% a file\n\n";
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        std::string game = oddText(oddGame(seed), seed);
        if (game.starts_with("\xEF\xBB\xBF")) game.erase(0, 3);
        text += game + "\n";
    }
    return text;
}

}  // namespace

class PgnStreamTest : public QObject {
    Q_OBJECT

  private slots:
    void findsTheGamesOfTheWholeFile() {
        const std::string text = oddFile();
        const QStringList expected = gamesOf(text);
        QVERIFY(expected.size() >= 40);
        for (const std::size_t stretch : {500, 3000, 20'000, 10'000'000})
            for (const std::size_t atOnce : {97, 4096})
                QCOMPARE(gamesOf(streamOf(text, stretch, atOnce), text), expected);
    }

    void startsInTheMiddle() {
        const std::string text = oddFile();
        const auto entries = indexPgn(text);
        const PgnEntry& from = entries[10];
        const std::string rest = text.substr(from.offset);
        PgnStream stream = streamOf(rest, 3000, 4096);
        stream.startAt(from.offset, from.line);
        QCOMPARE(gamesOf(std::move(stream), text), gamesOf(text).mid(10));
    }

    void emptyFileHasNoGames() {
        QVERIFY(!streamOf("", 100, 100).next());
        QCOMPARE(gamesOf(streamOf("Dear friend, how are you?\n", 8, 4), ""), QStringList());
    }
};

PLYGLASS_TEST(PgnStreamTest);
#include "pgn_stream_test.moc"
