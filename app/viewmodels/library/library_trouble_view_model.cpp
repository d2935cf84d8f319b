#include "app/viewmodels/library/library_trouble_view_model.h"

namespace plyglass {

LibraryTroubleViewModel::LibraryTroubleViewModel(GameLibrary& library, QObject* parent)
    : QObject(parent), m_library(library) {
    connect(&library, &GameLibrary::unreadable, this, &LibraryTroubleViewModel::onUnreadable);
    connect(&library, &GameLibrary::startedNew, this, &LibraryTroubleViewModel::onStartedNew);
}

void LibraryTroubleViewModel::tryAgain() {
    m_library.reopen();
    emit searchRequested();
}

void LibraryTroubleViewModel::startNew() {
    if (!m_library.startNew())
        emit notified(tr("Games are being imported. Wait until that is done, or stop it."), Tone::Warn);
}

void LibraryTroubleViewModel::show(const LibraryTrouble& trouble) {
    if (trouble.sentence == m_trouble.sentence && trouble.isDamaged == m_trouble.isDamaged) return;
    m_trouble = trouble;
    emit changed();
}

/// Shown on the page while it lasts; reported once to other pages.
void LibraryTroubleViewModel::onUnreadable(const LibraryTrouble& trouble) {
    const bool isNews = trouble.sentence != m_trouble.sentence;
    show(trouble);
    if (isNews) emit arose(trouble.sentence);
}

void LibraryTroubleViewModel::onStartedNew(const QString& aside) {
    show({});
    // The result is reported at the end.
    if (!aside.isEmpty() && !m_library.transfers().rescue(aside))
        emit notified(tr("A new library was started. The damaged one is kept in %1.").arg(aside), Tone::Good);
    emit searchRequested();
}

}  // namespace plyglass
