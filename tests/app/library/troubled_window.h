// A window whose library is about to get into trouble.
#pragma once

#include <QDir>
#include <QFile>

#include "tests/app/library/trouble.h"
#include "tests/app/window_under_test.h"

namespace plyglass::testing {

/// A window in whose library one game stands already.
class TroubledWindow : public WindowUnderTest {
  public:
    TroubledWindow() {
        connectNotices();
        playToTheEnd();
        close();
        said.clear();
    }

    QString data() const { return directory.filePath("data"); }
    QString file() const { return libraryFile(data()); }
    void openAgain() {
        open();
        said << notices().text();
        connectNotices();
    }
    void begin() { start(setupOf(person(), person())); }
    void playToTheEnd() {
        begin();
        for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) play(move);
    }
    /// What lies beside the library.
    QByteArray beside() const {
        QByteArray texts;
        for (const QString& name : QDir(data()).entryList({"*.pgn"}, QDir::Files)) {
            QFile pgn(data() + '/' + name);
            if (pgn.open(QIODevice::ReadOnly)) texts += pgn.readAll();
        }
        return texts;
    }
    bool waitUntilSaid(const QString& words) {
        return QTest::qWaitFor([&] { return said.join('\n').contains(words); }, kTimeoutMs);
    }
    LibraryViewModel& library() { return *app->library(); }

    QStringList said;

  private:
    void connectNotices() {
        QObject::connect(&notices(), &Notices::changed, [this] { hear(notices().text()); });
        LibraryEditsViewModel* const page = library().edits();
        QObject::connect(page, &LibraryEditsViewModel::changed, [this, page] { hear(page->doneText()); });
    }
    void hear(const QString& sentence) {
        if (!sentence.isEmpty()) said << sentence;
    }
};

}  // namespace plyglass::testing
