// Why the library cannot be read, and the possible actions.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/tone.h"
#include "app/services/library/game_library.h"

namespace plyglass {

class LibraryTroubleViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibraryTroubles)
    QML_UNCREATABLE("Library.trouble")
    /// The error and what to do; empty while the library is readable.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Whether the file is damaged, so that a new library can be started.
    Q_PROPERTY(bool damaged READ isDamaged NOTIFY changed FINAL)

  public:
    /// The library outlives it.
    explicit LibraryTroubleViewModel(GameLibrary& library, QObject* parent = nullptr);

    const QString& text() const { return m_trouble.sentence; }
    bool isDamaged() const { return m_trouble.isDamaged; }
    /// Clears the error.
    void clear() { show({}); }

    /// Reads the library again: `searchRequested` follows.
    Q_INVOKABLE void tryAgain();
    /// Starts a new library; the damaged one is kept under another name, which is reported.
    Q_INVOKABLE void startNew();

  signals:
    void changed();
    void searchRequested();
    /// An error occurred that was not shown before.
    void arose(const QString& sentence);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    void show(const LibraryTrouble& trouble);
    void onUnreadable(const LibraryTrouble& trouble);
    void onStartedNew(const QString& aside);

    GameLibrary& m_library;
    LibraryTrouble m_trouble;
};

}  // namespace plyglass
