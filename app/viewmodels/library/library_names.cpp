#include "app/viewmodels/library/library_names.h"

namespace plyglass {

namespace {

constexpr int kMinLetters = 2;

}  // namespace

LibraryNames::LibraryNames(GameLibrary& library, QObject* parent) : QObject(parent), m_library(library) {
    connect(&library, &GameLibrary::namesFound, this, [this](const QStringList& names) {
        m_found = names;
        emit foundChanged();
    });
    connect(&library, &GameLibrary::elsewhereCounted, this, [this](int games) {
        m_ownGames = games;
        emit ownGamesChanged();
    });
}

void LibraryNames::lookUp(const QString& beginning) {
    if (beginning.trimmed().size() >= kMinLetters) return m_library.findNames(beginning.trimmed());
    m_found.clear();
    emit foundChanged();
}

void LibraryNames::countOwnGames() { m_library.countElsewhere(); }

}  // namespace plyglass
