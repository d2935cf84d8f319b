// Games that were played here and come back from files: no text takes the place of another one unseen.
#include "app/services/library/played_games.h"

#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

struct PlayedShelf : Shelf {
    std::unique_ptr<PlayedGames> played = PlayedGames::open(folder.filePath("library.sqlite")).value();

    void takeIn(const std::vector<PlayedGame>& games) const {
        const auto done = played->takeIn(games);
        if (!done) qFatal("%s", done.error().english.c_str());
    }
    QStringList texts(bool deleted = false) {
        QStringList texts;
        for (const std::int64_t id : find({.deleted = deleted})) texts << textOf(id);
        return texts;
    }
};

std::string text(const std::string& moves) {
    return "[White \"Anna\"]\n[Black \"Beth\"]\n\n" + moves + " *\n";
}

}  // namespace

class PlayedGamesTest : public QObject {
    Q_OBJECT

  private slots:
    void textsOfTheSameLengthAreNotTheSameGame() {
        PlayedShelf shelf;
        shelf.takeIn({{text("1. e4 e5 {good}")}});
        shelf.takeIn({{text("1. e4 e5 {fine}")}});
        QCOMPARE(shelf.texts().size(), 2);
        shelf.takeIn({{text("1. e4 e5 {good}")}, {text("1. e4 e5 {fine}")}});
        QCOMPARE(shelf.texts().size(), 2);
        QVERIFY(shelf.texts().join(' ').contains("good") && shelf.texts().join(' ').contains("fine"));
    }

    void whatIsReplacedIsKeptUnlessTheNewTextGoesOnFromIt() {
        PlayedShelf shelf;
        shelf.takeIn({{text("1. e4 e5 {good}"), 7}});
        shelf.takeIn({{text("1. e4 e5 {good} 2. Nf3"), 7}});
        QVERIFY(shelf.texts(true).isEmpty());
        shelf.takeIn({{text("1. e4 e5 {fine} 2. Nf3"), 7}});
        QCOMPARE(shelf.texts().size(), 1);
        QVERIFY(shelf.texts().front().contains("fine"));
        QCOMPARE(shelf.texts(true).size(), 1);
        QVERIFY(shelf.texts(true).front().contains("good"));
    }

    void statesOfOneGameThatComeTogetherAreOneGame() {
        PlayedShelf shelf;
        shelf.takeIn({{text("1. e4"), 7}, {text("1. d4"), 8}, {text("1. e4 e5"), 7}, {text("1. c4"), 7}});
        QCOMPARE(shelf.texts().size(), 2);
        QVERIFY(shelf.texts().front().contains("1. c4"));
        QCOMPARE(shelf.texts(true).size(), 1);
        QVERIFY(shelf.texts(true).front().contains("1. e4 e5"));
    }

    void castlingTheOtherWayIsNotGoingOn() {
        PlayedShelf shelf;
        const std::string before =
            "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. Nf3 Nf6 6. e3 e6 7. Be2 Be7 8. ";
        shelf.takeIn({{text(before + "O-O"), 7}});
        shelf.takeIn({{text(before + "O-O-O"), 7}});
        QCOMPARE(shelf.texts(true).size(), 1);
    }

    void anOlderTextThatIsPlayedOnReplacesNothingUnseen() {
        PlayedShelf shelf;
        QVERIFY(shelf.played->save(1, {text("1. e4 e5 2. Nf3"), 7}));
        QVERIFY(shelf.played->finish(1, {text("1. e4 e5 2. Nf3 Nc6 {instructive}"), 7}));
        QVERIFY(shelf.played->save(1, {text("1. e4 e5 2. f4"), 7}));
        QVERIFY(shelf.played->save(1, {text("1. e4 e5 2. f4 exf4"), 7}));
        QCOMPARE(shelf.texts().size(), 1);
        QCOMPARE(shelf.texts(true).size(), 1);
        QVERIFY(shelf.texts(true).front().contains("instructive"));
    }
};

PLYGLASS_TEST(PlayedGamesTest);
#include "played_games_test.moc"
