// Cache of scored moves: reused if it fits, otherwise replaced.
#include "engine/learning/evolution/choices_file.h"

#include <QTemporaryDir>

#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

std::vector<Position> somePositions() {
    return {Position::start(), Position::fromFen("6k1/5ppp/8/r6R/8/8/8/6K1 w - - 0 1").value()};
}

MoveChoiceOptions fewNodes() {
    MoveChoiceOptions options;
    options.nodes = 20;
    options.evaluator = EvaluatorKind::Material;
    return options;
}

/// A job that counts the positions reported as scored.
JobContext counting(int& scored) {
    JobContext job;
    job.onProgress = [&scored](const JobProgress&) { ++scored; };
    return job;
}

}  // namespace

class ChoicesFileTest : public QObject {
    Q_OBJECT

  private slots:
    void cachedScoresAreReused() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.choices").toStdString();
        int scored = 0;
        const auto first = keptChoices(somePositions(), fewNodes(), path, counting(scored));
        QCOMPARE(scored, 2);
        QVERIFY(first == scoredChoices(somePositions(), fewNodes(), {}));
        const auto again = keptChoices(somePositions(), fewNodes(), path, counting(scored));
        QCOMPARE(scored, 2);
        QVERIFY(again == first);
    }

    void changedInputsAreScored() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.choices").toStdString();
        int scored = 0;
        (void)keptChoices(somePositions(), fewNodes(), path, {});
        MoveChoiceOptions deeper = fewNodes();
        deeper.nodes = 30;
        QVERIFY(keptChoices(somePositions(), deeper, path, counting(scored)) ==
                scoredChoices(somePositions(), deeper, {}));
        QCOMPARE(scored, 2);
        QVERIFY(keptChoices({Position::start()}, deeper, path, counting(scored)) ==
                scoredChoices({Position::start()}, deeper, {}));
        QCOMPARE(scored, 3);
    }

    void damagedCacheIsReplaced() {
        const std::uint64_t fingerprint = choicesFingerprint(somePositions(), fewNodes());
        const std::string bytes = toFileBytes(scoredChoices(somePositions(), fewNodes(), {}), fingerprint);
        QVERIFY(choicesFrom(bytes, fingerprint).has_value());
        QVERIFY(!choicesFrom(bytes, fingerprint + 1).has_value());
        for (std::size_t size = 0; size < bytes.size(); size += 7)
            QVERIFY(!choicesFrom(bytes.substr(0, size), fingerprint).has_value());
        for (std::size_t at = 0; at < bytes.size(); at += 5) {
            std::string damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ 4);
            QVERIFY(!choicesFrom(damaged, fingerprint).has_value());
        }
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.choices").toStdString();
        QVERIFY(writeFileText(path, bytes.substr(0, bytes.size() / 2)));
        QVERIFY(keptChoices(somePositions(), fewNodes(), path, {}) ==
                scoredChoices(somePositions(), fewNodes(), {}));
        QVERIFY(readFileText(path).value() == bytes);
    }

    void stoppedJobWritesNothing() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.choices").toStdString();
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        QVERIFY(keptChoices(somePositions(), fewNodes(), path, job).empty());
        QVERIFY(!readFileText(path).has_value());
    }
};

PLYGLASS_TEST(ChoicesFileTest);
#include "choices_file_test.moc"
