// Why the library cannot be read, and the ways out of it.
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
    /// What is wrong and what to do; empty while the library can be read.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// The file is damaged, and a new library can be started.
    Q_PROPERTY(bool damaged READ isDamaged NOTIFY changed FINAL)

  public:
    /// The library outlives it.
    explicit LibraryTroubleViewModel(GameLibrary& library, QObject* parent = nullptr);

    const QString& text() const { return m_trouble.sentence; }
    bool isDamaged() const { return m_trouble.isDamaged; }
    /// The games were read.
    void clear() { show({}); }

    /// Reads the library again: `searchRequested` follows.
    Q_INVOKABLE void tryAgain();
    /// Begins a new library; the damaged one stays under another name, which is said.
    Q_INVOKABLE void startNew();

  signals:
    void changed();
    void searchRequested();
    /// There was none before, or another one.
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
