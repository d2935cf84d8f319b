// The file of the library: what is not one is refused and stays, and what is not committed changes nothing.
#include <QTemporaryDir>
#include <string>

#include "app/services/library/find/opening_tree.h"
#include "app/services/library/played/played_games.h"
#include "app/services/library/store/library_writer.h"
#include "engine/base/file_text.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

class LibraryFileTest : public QObject {
    Q_OBJECT

  private slots:
    void aTransactionThatIsNotCommittedChangesNothing() {
        Shelf shelf;
        {
            auto transaction = LibraryTransaction::begin(*shelf.library);
            auto writer = LibraryWriter::make(*shelf.library);
            QVERIFY((*writer)->add(1, libraryGameFrom("1. e4 *")));
        }
        QCOMPARE(shelf.find({}).size(), std::size_t(0));
    }

    void aFileThatIsNoLibraryIsRefusedAndStays() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        const std::string text(5000, 'x');
        QVERIFY(writeFileText(path.toStdString(), text).has_value());
        const auto opened = LibraryConnection::open(path);
        QVERIFY(!opened && opened.error().english.find("damaged") != std::string::npos);
        QCOMPARE(*readFileText(path.toStdString()), text);
    }

    void whatBelongsToAnotherProgramStaysAsItIs() {
        Shelf shelf;
        const QString file = shelf.library->file();
        QVERIFY(shelf.library->run("PRAGMA journal_mode = DELETE"));
        QVERIFY(shelf.library->run("PRAGMA application_id = 7"));
        QVERIFY(shelf.library->run("PRAGMA user_version = 0"));
        shelf.library.reset();
        const auto before = readFileText(file.toStdString());
        const auto opened = LibraryConnection::open(file);
        QVERIFY(!opened && opened.error().english.find("is no library of Plyglass") != std::string::npos);
        QVERIFY(before && *readFileText(file.toStdString()) == *before);
    }

    void aNumberThatNoGameCanHaveTakesNoMemoryAndNoOtherGame() {
        Shelf shelf;
        shelf.import(kThree);
        QVERIFY(shelf.library->run("UPDATE games SET id = 1000000000000 WHERE id = 2"));
        QCOMPARE(shelf.find({.anything = "Morphy"}).size(), std::size_t(1));
        QVERIFY(openingTreeAt(*shelf.library, Position::start(), {}));
        QVERIFY(shelf.library->run("UPDATE games SET id = 9223372036854775807 WHERE id = 1000000000000"));
        auto played = PlayedGames::open(shelf.library->file());
        const auto saved = (*played)->save(1, {"1. e4 *\n", 5});
        QVERIFY(!saved && isDamage(saved.error()));
        QCOMPARE(shelf.find({}).size(), std::size_t(3));
    }

    void aLibraryOfAnotherVersionIsRefusedAndStays() {
        for (const auto& [version, said] :
             {std::pair(99, "another version"), std::pair(3, "another version"), std::pair(-1, "damaged")}) {
            Shelf shelf;
            QVERIFY(shelf.library->run(QString("PRAGMA user_version = %1").arg(version)));
            QVERIFY(shelf.library->run("PRAGMA journal_mode = DELETE"));
            const QString file = shelf.library->file();
            shelf.library.reset();
            const auto before = readFileText(file.toStdString());
            const auto opened = LibraryConnection::open(file);
            QVERIFY(!opened && opened.error().english.find(said) != std::string::npos);
            QVERIFY(before && *readFileText(file.toStdString()) == *before);
        }
    }
};

PLYGLASS_TEST(LibraryFileTest);
#include "library_file_test.moc"
