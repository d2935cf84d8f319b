// Import and export of games and positions: clipboard, files, and the choice among many games.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>
#include <memory>
#include <optional>
#include <string>

#include "app/services/game/autosave.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/game_file_writer.h"
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
    /// Whether the game comes from the library and can be saved there.
    Q_PROPERTY(bool fromLibrary READ isFromLibrary NOTIFY placeChanged FINAL)
    /// Whether `save` does that.
    Q_PROPERTY(bool savesInLibrary READ savesInLibrary NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString suggestedFileName READ suggestedFileName NOTIFY suggestedFileNameChanged FINAL)

  public:
    /// Both outlive it.
    FilesViewModel(GameController& controller, Autosave& autosave, QObject* parent = nullptr);

    GameChoiceModel* games() { return &m_games; }
    bool choosing() const { return m_choosing; }
    /// "masters.pgn: 1 284 games".
    QString choiceTitle() const;
    /// Whether a file is being indexed or read.
    bool busy() const { return m_busy; }
    bool isFromLibrary() const { return m_autosave.isFromLibrary(); }
    bool savesInLibrary() const { return isFromLibrary() && !m_file; }
    /// Name from the players and the date of the game.
    QString suggestedFileName() const;

    Q_INVOKABLE void copyFen();
    Q_INVOKABLE void copyPgn();
    /// Reads FEN or PGN from the clipboard, by its contents.
    Q_INVOKABLE void paste();
    Q_INVOKABLE void pasteText(const QString& text);
    Q_INVOKABLE void open(const QUrl& url);
    /// Saves the game where it was saved or opened: in its file or in the library.
    Q_INVOKABLE void save();
    /// Saves the game in its file. `placeRequested` follows if it has none, `replacementQuestioned` if the
    /// file has changed.
    Q_INVOKABLE void saveInFile();
    /// Saves the game over the one in the library that it was opened from.
    Q_INVOKABLE void saveInLibrary();
    /// Saves the game to a file, which becomes its own; existing contents are replaced.
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
    /// A game from a file or the clipboard is on the board.
    void opened();
    void replacementQuestioned(const QUrl& file);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    /// A file, and the text of this game in it.
    struct Saved {
        QString path;
        std::string text;
        bool isForeign = false;  ///< not written by this window
    };
    void readGame(const std::shared_ptr<const PgnBook>& book, int index);
    void pastePosition(const QString& text);
    void onIndexed(std::shared_ptr<const PgnBook> book);
    void onRead(const std::shared_ptr<Game>& game, const QString& problem);
    void takeSaved(const QString& path, const std::string& text);
    void onWritten(const QString& path, const std::string& text);
    void onFailed(const QString& message);
    void onSavedOver(SavedOver outcome);
    void setBusy(bool busy);
    void setChoosing(bool choosing);

    GameController& m_controller;
    Autosave& m_autosave;
    GameFileWriter m_writer;
    PgnOpener m_opener;
    GameChoiceModel m_games;
    bool m_choosing = false;
    bool m_busy = false;
    std::optional<Saved> m_file;     ///< of the game on the board
    QString m_savingTo;              ///< file that the game will belong to after writing
    std::optional<Saved> m_reading;  ///< becomes `m_file` after reading
};

}  // namespace plyglass
