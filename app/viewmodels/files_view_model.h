// Games and positions in and out: clipboard, files, and the choice among many games.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QObject>
#include <QUrl>
#include <memory>

#include "app/services/game_store.h"
#include "app/services/pgn_opener.h"
#include "app/viewmodels/game_controller.h"

namespace plyglass {

/// The games of a file, to choose one from.
class GameChoiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameChoice)
    QML_UNCREATABLE("Files.games")

  public:
    enum Role {
        NumberRole = Qt::UserRole + 1,
        WhiteRole,
        BlackRole,
        ResultRole,
        EventRole,
        DateRole,
        LineRole
    };

    explicit GameChoiceModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void setBook(std::shared_ptr<const PgnBook> book);
    const std::shared_ptr<const PgnBook>& book() const { return m_book; }

  private:
    std::shared_ptr<const PgnBook> m_book;
};

class FilesViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Files)
    QML_UNCREATABLE("App.files")
    Q_PROPERTY(plyglass::GameChoiceModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(bool choosing READ choosing NOTIFY choosingChanged FINAL)
    Q_PROPERTY(QString choiceTitle READ choiceTitle NOTIFY choosingChanged FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    Q_PROPERTY(QString suggestedFileName READ suggestedFileName NOTIFY suggestedFileNameChanged FINAL)

  public:
    FilesViewModel(GameController& controller, GameStore& store, QObject* parent = nullptr);

    GameChoiceModel* games() { return &m_games; }
    bool choosing() const { return m_choosing; }
    /// "masters.pgn: 1 284 games".
    QString choiceTitle() const;
    /// A file is being looked through or read.
    bool busy() const { return m_busy; }
    QString suggestedFileName() const;

    Q_INVOKABLE void copyFen();
    Q_INVOKABLE void copyPgn();
    /// FEN or PGN from the clipboard, told apart by what it says.
    Q_INVOKABLE void paste();
    Q_INVOKABLE void pasteText(const QString& text);
    Q_INVOKABLE void open(const QUrl& url);
    Q_INVOKABLE void save(const QUrl& url);
    /// `index` counts the rows of `games` from 0.
    Q_INVOKABLE void chooseGame(int index);
    Q_INVOKABLE void cancelChoice();

  signals:
    void choosingChanged();
    void busyChanged();
    void suggestedFileNameChanged();
    void said(const QString& sentence, plyglass::Tone tone);

  private:
    void pastePosition(const QString& text);
    void onIndexed(std::shared_ptr<const PgnBook> book);
    void onRead(const std::shared_ptr<Game>& game);
    void onFailed(const QString& message);
    void setBusy(bool busy);
    void setChoosing(bool choosing);

    GameController& m_controller;
    GameStore& m_store;
    PgnOpener m_opener;
    GameChoiceModel m_games;
    bool m_choosing = false;
    bool m_busy = false;
};

}  // namespace plyglass
