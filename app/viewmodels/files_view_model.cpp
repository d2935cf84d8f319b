// Copy, paste, open, choose, save.
#include "app/viewmodels/files_view_model.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>

#include "app/viewmodels/number_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// A FEN has seven slashes in its first word; a shorter attempt at one still has some, and no PGN has.
bool looksLikeFen(const QString& text) {
    constexpr int kLongestFen = 200;
    const QString start = text.left(kLongestFen);
    const QString word = start.section(u' ', 0, 0, QString::SectionSkipEmpty);
    return !start.startsWith(u'[') && word.count(u'/') >= 2 && !text.contains(u'\n');
}

QString tagText(const PgnEntry& entry, const char* name) {
    const auto value = entry.tag(name);
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

}  // namespace

int GameChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_book ? 0 : static_cast<int>(m_book->entries.size());
}

QVariant GameChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PgnEntry& entry = m_book->entries[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NumberRole:
            return index.row() + 1;
        case WhiteRole:
            return tagText(entry, "White");
        case BlackRole:
            return tagText(entry, "Black");
        case ResultRole:
            return tagText(entry, "Result");
        case EventRole:
            return tagText(entry, "Event");
        case DateRole:
            return tagText(entry, "Date");
        case LineRole:
            return entry.line;
        default:
            return {};
    }
}

QHash<int, QByteArray> GameChoiceModel::roleNames() const {
    return {{NumberRole, "number"}, {WhiteRole, "white"}, {BlackRole, "black"}, {ResultRole, "result"},
            {EventRole, "event"},   {DateRole, "date"},   {LineRole, "line"}};
}

void GameChoiceModel::setBook(std::shared_ptr<const PgnBook> book) {
    beginResetModel();
    m_book = std::move(book);
    endResetModel();
}

FilesViewModel::FilesViewModel(GameController& controller, GameStore& store, QObject* parent)
    : QObject(parent), m_controller(controller), m_store(store) {
    connect(&m_opener, &PgnOpener::indexed, this, &FilesViewModel::onIndexed);
    connect(&m_opener, &PgnOpener::read, this, &FilesViewModel::onRead);
    connect(&m_opener, &PgnOpener::failed, this, &FilesViewModel::onFailed);
    connect(&store, &GameStore::written, this,
            [this](const QString& path) { emit said(tr("The game is saved in %1.").arg(path), Tone::Good); });
    connect(&store, &GameStore::failed, this,
            [this](const QString& message) { emit said(message, Tone::Bad); });
    connect(&controller, &GameController::setupChanged, this, &FilesViewModel::suggestedFileNameChanged);
}

QString FilesViewModel::choiceTitle() const {
    const auto& book = m_games.book();
    return book ? tr("%1: %2 games").arg(book->name, groupedText(book->entries.size())) : QString();
}

QString FilesViewModel::suggestedFileName() const {
    const GameSetup& setup = m_controller.setup();
    return QStringLiteral("%1-%2-%3.pgn")
        .arg(playerTag(setup, White), playerTag(setup, Black), QDate::currentDate().toString(Qt::ISODate));
}

void FilesViewModel::copyFen() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(toFen(m_controller.shown()->position())));
    emit said(tr("The position is on the clipboard as FEN."), Tone::Good);
}

void FilesViewModel::copyPgn() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(writePgn(m_controller.gameForSharing())));
    emit said(tr("The game is on the clipboard as PGN."), Tone::Good);
}

void FilesViewModel::paste() { pasteText(QGuiApplication::clipboard()->text()); }

void FilesViewModel::pasteText(const QString& text) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        emit said(tr("The clipboard is empty: copy a FEN or a PGN first."), Tone::Warn);
    } else if (looksLikeFen(trimmed)) {
        pastePosition(trimmed);
    } else {
        setBusy(true);
        m_opener.openText(text.toUtf8(), tr("the clipboard"));
    }
}

void FilesViewModel::pastePosition(const QString& text) {
    const auto position = Position::fromFen(text.toStdString());
    if (!position) {
        emit said(QString::fromStdString(position.error().message), Tone::Bad);
        return;
    }
    GameSetup setup = m_controller.setup();
    setup.start = *position;
    // A person plays the side that is to move, so that nothing happens before they have looked.
    const Color toMove = position->sideToMove();
    if (!setup.isPerson(toMove) && setup.isPerson(~toMove))
        std::swap(setup.players[White], setup.players[Black]);
    m_controller.newGame(setup);
    emit said(tr("A new game from the pasted position."), Tone::Good);
}

void FilesViewModel::open(const QUrl& url) {
    setBusy(true);
    m_opener.openFile(url.isLocalFile() ? url.toLocalFile() : url.toString());
}

void FilesViewModel::save(const QUrl& url) {
    QString path = url.isLocalFile() ? url.toLocalFile() : url.toString();
    if (path.isEmpty()) {
        emit said(tr("The game needs a file to be saved in."), Tone::Warn);
        return;
    }
    if (!path.contains(u'.', Qt::CaseInsensitive)) path += QStringLiteral(".pgn");
    m_store.exportGame(m_controller.gameForSharing(), path);
}

void FilesViewModel::chooseGame(int index) {
    if (!m_choosing) return;
    setBusy(true);
    m_opener.readGame(m_games.book(), index);
}

void FilesViewModel::cancelChoice() {
    setChoosing(false);
    m_games.setBook({});
}

void FilesViewModel::onIndexed(std::shared_ptr<const PgnBook> book) {
    setBusy(false);
    if (book->entries.size() == 1) {
        setBusy(true);
        m_opener.readGame(book, 0);
        return;
    }
    m_games.setBook(std::move(book));
    setChoosing(true);
}

void FilesViewModel::onRead(const std::shared_ptr<Game>& game) {
    setBusy(false);
    if (m_choosing) cancelChoice();
    m_controller.open(std::move(*game));
}

void FilesViewModel::onFailed(const QString& message) {
    setBusy(false);
    emit said(message, Tone::Bad);
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
