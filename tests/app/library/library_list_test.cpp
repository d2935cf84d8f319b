// The list of games: only visible rows are read, and all of them in the end.
#include <QSignalSpy>

#include "app/services/library/played/played_games.h"
#include "app/services/library/store/library_edits.h"
#include "app/viewmodels/library/library_list_model.h"
#include "app/viewmodels/library/library_preview.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::addToLibrary;

namespace {

constexpr int kListedGames = 2000;
constexpr int kListTimeoutMs = 20'000;

std::string listedGames() {
    std::string text;
    for (int i = 0; i < kListedGames; ++i)
        text += "[White \"Player " + std::to_string(i) + "\"]\n\n1. e4 {[%eval 0.1]} e5 {[%eval 2]} *\n\n";
    return text;
}

/// A view that shows a few rows from a first one on, and reads them again when they change.
class SeenRows {
  public:
    explicit SeenRows(LibraryListModel& model) : m_model(model) {
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &model,
                         [this](const QModelIndex& from, const QModelIndex& to) {
                             if (from.row() <= m_first + 20 && to.row() >= m_first) (void)areRead();
                         });
    }
    void goTo(int first) {
        m_first = first;
        (void)areRead();
    }
    bool areRead() const {
        bool all = true;
        for (int row = m_first; row < m_first + 20; ++row)
            all = white(row) == QString("Player %1").arg(row) && all;
        return all;
    }
    QString white(int row) const {
        return m_model.data(m_model.index(row), LibraryListModel::WhiteRole).toString();
    }

  private:
    LibraryListModel& m_model;
    int m_first = 0;
};

}  // namespace

class LibraryListTest : public QObject {
    Q_OBJECT

  private slots:
    void visibleRowsAreRead() {
        Shelf shelf;
        shelf.import(listedGames());
        GameLibrary library(shelf.folder.filePath("library.sqlite"));
        LibraryListModel model(library);
        model.setGames(std::make_shared<const std::vector<std::int64_t>>(shelf.find({})));
        QCOMPARE(model.count(), kListedGames);
        SeenRows seen(model);
        QVERIFY(!seen.areRead());
        QTRY_VERIFY_WITH_TIMEOUT(seen.areRead(), kListTimeoutMs);
        const auto curve = model.data(model.index(3), LibraryListModel::CurveRole).value<QList<qreal>>();
        QCOMPARE(curve.size(), 2);
        QVERIFY(curve[0] < curve[1]);
    }

    void computerLevelIsShown() {
        Shelf shelf;
        const plyglass::testing::PlayedText casual{.level = 4};
        const plyglass::testing::PlayedText named{.level = 5,
                                                  .tags = "[White \"Anna\"]\n[Black \"Plyglass\"]\n"};
        const PlayedGame kept[] = {{casual.pgn(), 1}, {named.pgn(), 2}};
        const auto played = PlayedGames::open(shelf.folder.filePath("library.sqlite"));
        QVERIFY(played && (*played)->takeIn(kept));
        // An imported game with this name is not necessarily the computer's.
        addToLibrary(*shelf.library, "[White \"Plyglass\"]\n\n1. e4 *", CollectionKind::File);
        GameLibrary library(shelf.folder.filePath("library.sqlite"));
        LibraryListModel model(library);
        model.setGames(std::make_shared<const std::vector<std::int64_t>>(shelf.find({})));
        const auto names = [&] {
            QStringList shown;
            for (int row = 0; row < 3; ++row)
                for (const int role : {LibraryListModel::WhiteRole, LibraryListModel::BlackRole})
                    shown << model.data(model.index(row), role).toString();
            return shown;
        };
        QTRY_COMPARE_WITH_TIMEOUT(
            names(), (QStringList{"You", "Dora", "Anna", levelNames()[4], "Plyglass", "Unknown"}),
            kListTimeoutMs);
    }

    void deletedAndReplacedGamesAreLabelled() {
        Shelf shelf;
        shelf.import(kThree);
        QVERIFY(deleteGames(*shelf.library, std::vector<std::int64_t>{1, 2}));
        QVERIFY(shelf.library->run("UPDATE games SET state = 1 WHERE id = 2"));
        const QDateTime then(QDate(QDate::currentDate().year(), 1, 12), QTime(14, 5));
        QVERIFY(shelf.library->run("UPDATE games SET left_s = ?", {then.toSecsSinceEpoch()}));
        GameLibrary library(shelf.folder.filePath("library.sqlite"));
        LibraryListModel model(library);
        model.setGames(std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{1, 2, 3}));
        const auto left = [&](int row) {
            return model.data(model.index(row), LibraryListModel::LeftRole).toString();
        };
        const QString time = QLocale().toString(then.time(), QLocale::ShortFormat).remove(":00");
        QTRY_COMPARE_WITH_TIMEOUT(left(0), "deleted 12 January, " + time, kListTimeoutMs);
        QCOMPARE(left(1), "replaced 12 January, " + time);
        QCOMPARE(left(2), QString());
        LibraryPreview preview;
        connect(&library, &GameLibrary::gameRead, &preview, &LibraryPreview::show);
        library.readGame(2);
        QTRY_COMPARE_WITH_TIMEOUT(
            preview.leftText(), "An earlier version of a game. It was replaced on 12 January, " + time + ".",
            kListTimeoutMs);
        QCOMPARE(preview.detail(), QString("Paris, 1858"));
        library.readGame(1);
        QTRY_COMPARE_WITH_TIMEOUT(preview.leftText(), "This game was deleted on 12 January, " + time + ".",
                                  kListTimeoutMs);
        library.readGame(3);
        QTRY_COMPARE_WITH_TIMEOUT(preview.leftText(), QString(), kListTimeoutMs);
    }

    void clockTimesAreShown() {
        Shelf shelf;
        shelf.import("1. e4 {[%clk 0:05:00]} e5 2. Nf3 {[%clk 1:04:05]} (2. Nc3 {[%clk 0:00:09]}) *\n");
        GameLibrary library(shelf.folder.filePath("library.sqlite"));
        LibraryPreview preview;
        connect(&library, &GameLibrary::gameRead, &preview, &LibraryPreview::show);
        library.readGame(1);
        QTRY_COMPARE_WITH_TIMEOUT(preview.length(), 3, kListTimeoutMs);
        QStringList clocks;
        for (int ply = 0; ply <= preview.length(); ++ply) {
            preview.setPly(ply);
            clocks << preview.clockText();
        }
        QCOMPARE(clocks, QStringList({"", "5:00", "", "1:04:05"}));
    }

    void scrollingReloadsRows() {
        Shelf shelf;
        shelf.import(listedGames());
        GameLibrary library(shelf.folder.filePath("library.sqlite"));
        LibraryListModel model(library);
        model.setGames(std::make_shared<const std::vector<std::int64_t>>(shelf.find({})));
        SeenRows seen(model);
        for (int row = 0; row + 20 < kListedGames; row += 15) seen.goTo(row);
        seen.goTo(100);
        QTRY_VERIFY_WITH_TIMEOUT(seen.areRead(), kListTimeoutMs);
    }
};

PLYGLASS_TEST(LibraryListTest);
#include "library_list_test.moc"
