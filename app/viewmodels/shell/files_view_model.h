// Games and positions in and out: clipboard, files, and the choice among many games.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>
#include <memory>
#include <optional>
#include <string>

#include "app/services/game/game_controller.h"
#include "app/services/game/game_file_writer.h"
#include "app/services/game/game_keeper.h"
#include "app/services/game/pgn_opener.h"
#include "app/viewmodels/shell/game_choice_model.h"

namespace plyglass {

class FilesViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Files)
    QML_UNCREATABLE("App.files")
    Q_PROPERTY(plyglass::GameChoiceModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(bool choosing READ choosing NOTIFY choosingChanged FINAL)
    Q_PROPERTY(QString choiceTitle READ choiceTitle NOTIFY choosingChanged FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    /// The game is one of the library, which it can be saved in.
    Q_PROPERTY(bool fromLibrary READ isFromLibrary NOTIFY placeChanged FINAL)
    /// `save` does that.
    Q_PROPERTY(bool savesInLibrary READ savesInLibrary NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString suggestedFileName READ suggestedFileName NOTIFY suggestedFileNameChanged FINAL)

  public:
    /// Both outlive it.
    FilesViewModel(GameController& controller, GameKeeper& keeper, QObject* parent = nullptr);

    GameChoiceModel* games() { return &m_games; }
    bool choosing() const { return m_choosing; }
    /// "masters.pgn: 1 284 games".
    QString choiceTitle() const;
    /// A file is being looked through or read.
    bool busy() const { return m_busy; }
    bool isFromLibrary() const { return m_keeper.isFromLibrary(); }
    bool savesInLibrary() const { return isFromLibrary() && !m_file; }
    /// Made of the players and the date of the game.
    QString suggestedFileName() const;

    Q_INVOKABLE void copyFen();
    Q_INVOKABLE void copyPgn();
    /// FEN or PGN from the clipboard, told apart by what it says.
    Q_INVOKABLE void paste();
    Q_INVOKABLE void pasteText(const QString& text);
    Q_INVOKABLE void open(const QUrl& url);
    /// Writes the game where it was saved before or came from: into its file or into the library.
    Q_INVOKABLE void save();
    /// Writes the game into its file. `placeRequested` follows if it has none, `replacementQuestioned` if
    /// something else stands in that file by now.
    Q_INVOKABLE void saveInFile();
    /// Writes the game over the one of the library that it was opened from.
    Q_INVOKABLE void saveInLibrary();
    /// Writes the game to a file, which belongs to this game from then on; what was there is replaced.
    Q_INVOKABLE void saveTo(const QUrl& url);
    /// Adds the game to a file of games.
    Q_INVOKABLE void appendTo(const QUrl& url);
    /// `index` counts the rows of `games` from 0.
    Q_INVOKABLE void chooseGame(int index);
    Q_INVOKABLE void cancelChoice();

  signals:
    void choosingChanged();
    void busyChanged();
    void suggestedFileNameChanged();
    void placeChanged();
    void placeRequested();
    /// The game of a file or of the clipboard is on the board.
    void opened();
    void replacementQuestioned(const QUrl& file);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    /// A file, and what this game left in it.
    struct Saved {
        QString path;
        std::string text;
    };
    void pastePosition(const QString& text);
    void onIndexed(std::shared_ptr<const PgnBook> book);
    void onRead(const std::shared_ptr<Game>& game, const QString& problem);
    void onWritten(const QString& path);
    void onFailed(const QString& message);
    void onSavedOver(SavedOver outcome);
    void setBusy(bool busy);
    void setChoosing(bool choosing);

    GameController& m_controller;
    GameKeeper& m_keeper;
    GameFileWriter m_writer;
    PgnOpener m_opener;
    GameChoiceModel m_games;
    bool m_choosing = false;
    bool m_busy = false;
    std::optional<Saved> m_file;    ///< of the game on the board
    std::optional<Saved> m_saving;  ///< becomes `m_file` when it is written
};

}  // namespace plyglass
