#include "app/viewmodels/shell/files_view_model.h"
#include "app/services/game/saved_game.h"
#include "app/services/library/store/game_date.h"
#include "app/services/library/store/library_edits.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"

#include <QClipboard>
#include <QDate>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/viewmodels/shared/local_path.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/setup_reader.h"

namespace plyglass {

namespace {

/// Whether a line contains a position, or begins like one: FEN, EPD, an address.
bool looksLikeFen(const QString& text) {
    if (text.startsWith(u'[') || text.contains(u'\n')) return false;
    const QString word = text.section(u' ', 0, 0, QString::SectionSkipEmpty);
    return word.count(u'/') >= 2 || readSetup(text.toStdString()).has_value();
}

/// A tag as part of a file name, without invalid characters.
QString forFileName(std::string_view tag) {
    QString name = QString::fromUtf8(tag.data(), static_cast<qsizetype>(tag.size())).simplified();
    for (QChar& c : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || !c.isPrint()) c = u'_';
    constexpr int kLongest = 40;
    name.truncate(kLongest);
    while (name.startsWith(u'.')) name.remove(0, 1);
    return name;
}

/// The known part of a date such as "1858.??.??", as "1858"; may be empty.
QString knownDate(std::string_view tag) {
    const int date = dateNumber(tag);
    if (date == 0) return {};
    QString known = QString::number(yearOf(date));
    for (const int part : {date / 100 % 100, date % 100})
        if (part > 0) known += QStringLiteral("-%1").arg(part, 2, 10, QLatin1Char('0'));
    return known;
}

}  // namespace

FilesViewModel::FilesViewModel(GameController& controller, Autosave& autosave, QObject* parent)
    : QObject(parent), m_controller(controller), m_autosave(autosave) {
    connect(&m_opener, &PgnOpener::indexed, this, &FilesViewModel::onIndexed);
    connect(&m_opener, &PgnOpener::read, this, &FilesViewModel::onRead);
    connect(&m_opener, &PgnOpener::failed, this, &FilesViewModel::onFailed);
    connect(&m_writer, &GameFileWriter::written, this, &FilesViewModel::onWritten);
    connect(&m_writer, &GameFileWriter::appended, this, [this](const QString& path, const std::string& text) {
        takeSaved(path, text);
        emit notified(tr("The game was added to %1.").arg(path), Tone::Good);
    });
    connect(&m_writer, &GameFileWriter::foundOther, this,
            [this](const QString& path) { emit replacementQuestioned(QUrl::fromLocalFile(path)); });
    // A file belongs to one game.
    connect(&controller, &GameController::leaving, this, [this] {
        m_file.reset();
        m_savingTo.clear();
        emit placeChanged();
    });
    connect(&autosave, &Autosave::fromLibraryChanged, this, &FilesViewModel::placeChanged);
    connect(&autosave.queue(), &AutosaveQueue::savedOver, this, &FilesViewModel::onSavedOver);
    connect(&autosave.queue(), &AutosaveQueue::saveOverFailed, this, [this](const QString& reason) {
        emit notified(tr("The game was not saved in the library. %1").arg(reason), Tone::Bad);
    });
    connect(&m_writer, &GameFileWriter::failed, this,
            [this](const QString& message) { emit notified(message, Tone::Bad); });
    connect(&controller, &GameController::setupChanged, this, &FilesViewModel::suggestedFileNameChanged);
}

QString FilesViewModel::choiceTitle() const {
    const auto& book = m_games.book();
    if (!book) return {};
    return tr("%1: %2 games").arg(book->name, groupedText(static_cast<std::uint64_t>(m_games.rowCount())));
}

QString FilesViewModel::suggestedFileName() const {
    const Game& game = m_controller.game();
    const auto name = [&](const char* tag, Color color) {
        const QString given = forFileName(game.tag(tag));
        if (m_controller.isOpened() && (given.isEmpty() || given == u"_"))
            return color == White ? tr("White") : tr("Black");
        return isOwnPlayerTag(game.tag(tag)) ? playerTag(m_controller.setup(), color) : given;
    };
    const QString date = knownDate(game.tag("Date"));
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    const QStringList parts{name("White", White), name("Black", Black),
                            date.isEmpty() && !m_controller.isOpened() ? today : date};
    return parts.join(u'-').remove(QRegularExpression(QStringLiteral("-+$"))) + QStringLiteral(".pgn");
}

void FilesViewModel::copyFen() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(toFen(m_controller.shown()->position())));
    emit notified(tr("The position is on the clipboard as FEN."), Tone::Good);
}

void FilesViewModel::copyPgn() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(writePgn(m_controller.gameForSharing())));
    emit notified(tr("The game is on the clipboard as PGN."), Tone::Good);
}

void FilesViewModel::paste() { pasteText(QGuiApplication::clipboard()->text()); }

void FilesViewModel::pasteText(const QString& text) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        emit notified(tr("The clipboard is empty: copy a FEN or a PGN first."), Tone::Warn);
    } else if (looksLikeFen(trimmed)) {
        pastePosition(trimmed);
    } else {
        setBusy(true);
        m_opener.openText(text.toUtf8(), tr("the clipboard"));
    }
}

void FilesViewModel::pastePosition(const QString& text) {
    const auto read = readFen(text.toStdString());
    if (!read) {
        emit notified(translated(read.error()), Tone::Bad);
        return;
    }
    GameSetup setup = m_controller.setup();
    setup.start = read->position;
    // A person plays the side to move, so that no computer moves at once.
    const Color toMove = setup.start.sideToMove();
    if (!setup.isPerson(toMove) && setup.isPerson(~toMove))
        std::swap(setup.players[White], setup.players[Black]);
    m_controller.newGame(setup);
    emit opened();
    QStringList words{tr("A new game from the pasted position.")};
    for (const Text& note : read->notes) words += translated(note);
    emit notified(words.join(u' '), read->notes.empty() ? Tone::Good : Tone::Warn);
}

void FilesViewModel::open(const QUrl& url) {
    setBusy(true);
    m_opener.openFile(localPath(url));
}

void FilesViewModel::save() {
    if (savesInLibrary())
        saveInLibrary();
    else
        saveInFile();
}

void FilesViewModel::saveInLibrary() { m_autosave.saveInLibrary(); }

void FilesViewModel::onSavedOver(SavedOver outcome) {
    switch (outcome) {
        case SavedOver::Saved:
            emit notified(tr("The game is saved in the library."), Tone::Good);
            break;
        case SavedOver::EarlierKept:
            emit notified(
                tr("The game is saved in the library. Its earlier version stays under “Deleted” for %1 "
                   "days.")
                    .arg(kDeletedDays),
                Tone::Good);
            break;
        case SavedOver::Gone:
            emit notified(
                tr("The game was not saved: it was deleted from the library for good. When you leave "
                   "it, it is kept as a new game."),
                Tone::Bad);
            break;
        case SavedOver::BeingPlayed:
            emit notified(tr("The game was not saved: it is still being played. Save it in a file "
                             "(Ctrl+Shift+S), or finish the game first."),
                          Tone::Bad);
            break;
    }
}

void FilesViewModel::saveInFile() {
    if (!m_file) {
        emit placeRequested();
        return;
    }
    const Game& game = m_controller.gameForSharing();
    m_savingTo = m_file->path;
    m_writer.writeAgain(game, m_file->path, m_file->text, m_file->isForeign);
}

void FilesViewModel::saveTo(const QUrl& url) {
    QString path = localPath(url);
    if (path.isEmpty()) {
        emit notified(tr("The game needs a file to be saved in."), Tone::Warn);
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pgn");
    const Game& game = m_controller.gameForSharing();
    m_savingTo = path;
    m_writer.write(game, path);
}

void FilesViewModel::appendTo(const QUrl& url) {
    m_savingTo = localPath(url);
    m_writer.append(m_controller.gameForSharing(), m_savingTo);
}

/// The game belongs to this file now, unless another game has taken its place.
void FilesViewModel::takeSaved(const QString& path, const std::string& text) {
    if (m_savingTo == path) m_file = Saved{path, text};
    m_savingTo.clear();
    emit placeChanged();
}

void FilesViewModel::onWritten(const QString& path, const std::string& text) {
    const bool isFirst = m_file && m_file->isForeign && m_file->path == path;
    takeSaved(path, text);
    emit notified(isFirst ? tr("The game is saved in %1. The file as it was is %1~.").arg(path)
                          : tr("The game is saved in %1.").arg(path),
                  Tone::Good);
}

void FilesViewModel::chooseGame(int index) {
    if (!m_choosing) return;
    readGame(m_games.book(), index);
}

void FilesViewModel::readGame(const std::shared_ptr<const PgnBook>& book, int index) {
    setBusy(true);
    m_reading.reset();
    if (!book->path.isEmpty() && index >= 0 && index < static_cast<int>(book->entries.size())) {
        const PgnEntry& entry = book->entries[static_cast<std::size_t>(index)];
        m_reading =
            Saved{book->path, std::string(bytesOf(book->bytes).substr(entry.offset, entry.length)), true};
    }
    m_opener.readGame(book, index);
}

void FilesViewModel::cancelChoice() {
    setChoosing(false);
    m_games.setBook({});
}

void FilesViewModel::onIndexed(std::shared_ptr<const PgnBook> book) {
    setBusy(false);
    if (book->entries.size() == 1) {
        readGame(book, 0);
        return;
    }
    m_games.setBook(std::move(book));
    setChoosing(true);
}

void FilesViewModel::onRead(const std::shared_ptr<Game>& game, const QString& problem) {
    setBusy(false);
    if (m_choosing) cancelChoice();
    m_controller.open(std::move(*game));
    // What could not be read is not written over.
    if (problem.isEmpty()) m_file = std::exchange(m_reading, std::nullopt);
    emit placeChanged();
    emit opened();
    if (!problem.isEmpty()) emit notified(problem, Tone::Warn);
}

void FilesViewModel::onFailed(const QString& message) {
    setBusy(false);
    emit notified(message, Tone::Bad);
}

void FilesViewModel::setBusy(bool busy) {
    if (busy == m_busy) return;
    m_busy = busy;
    emit busyChanged();
}

void FilesViewModel::setChoosing(bool choosing) {
    m_choosing = choosing;
    emit choosingChanged();
}

}  // namespace plyglass
