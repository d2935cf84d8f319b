// A program that is killed during annotation loses at most the text typed in the last second.
#include <QDateTime>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QThread>

#include "engine/base/random.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr qint64 kLostMs = 1000;

/// The last word that was typed at least `kLostMs` before the end.
int lastSafeWord(const QByteArray& said, qint64 endMs) {
    int last = 0;
    for (const QByteArray& line : said.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2 && words[1].toLongLong() <= endMs - kLostMs) last = words[0].toInt();
    }
    return last;
}

int lastKeptWord(const QByteArray& text) {
    static const QRegularExpression kWord(QStringLiteral("word(\\d+)"));
    int last = 0;
    for (auto words = kWord.globalMatch(QString::fromUtf8(text)); words.hasNext();)
        last = std::max(last, words.next().captured(1).toInt());
    return last;
}

}  // namespace

class AnnotationKillTest : public QObject {
    Q_OBJECT

    static void theNextStartNamesTheGame(const QString& folder) {
        AppOptions options;
        options.dataDirectory = folder;
        options.settingsFile = folder + QStringLiteral("/plyglass.conf");
        options.usesBook = false;
        {
            AppViewModel app(options);
            const QString day = QLocale().toString(QDate::currentDate(), QStringLiteral("d MMMM"));
            QCOMPARE(app.game()->leftOpenText(),
                     "The game that you were annotating is in the library: Untitled, " + day);
            app.game()->openLeft();
            QTRY_VERIFY_WITH_TIMEOUT(app.game()->opened(), kTimeoutMs);
            QVERIFY(app.files()->isFromLibrary());
            QCOMPARE(app.game()->leftOpenText(), QString());
        }
        AppViewModel next(options);
        QCOMPARE(next.game()->leftOpenText(), QString());
    }

  private slots:
    void killLosesAtMostOneSecond() {
        Random random(20261128);
        for (int kill = 0; kill < killsFor(4); ++kill) {
            const QTemporaryDir folder;
            QProcess victim;
            victim.start(QStringLiteral(ANNOTATION_VICTIM), {folder.path()});
            QVERIFY2(victim.waitForReadyRead(60'000), "the victim does not begin");
            QThread::msleep(static_cast<unsigned long>(1200 + random.below(1500)));
            const qint64 endMs = QDateTime::currentMSecsSinceEpoch();
            victim.kill();
            victim.waitForFinished();
            const int safe = lastSafeWord(victim.readAllStandardOutput(), endMs);
            const QByteArrayList kept = textsOfLibrary(libraryFile(folder.path()));
            QVERIFY2(kept.size() == 1, kept.join('\n').constData());
            QVERIFY2(lastKeptWord(kept.front()) >= safe,
                     qPrintable(
                         QStringLiteral("word %1 of %2 is lost").arg(lastKeptWord(kept.front())).arg(safe)));
            QVERIFY2(safe > 0, "it typed for more than a second");
            theNextStartNamesTheGame(folder.path());
        }
    }
};

PLYGLASS_TEST(AnnotationKillTest);
#include "annotation_kill_test.moc"
