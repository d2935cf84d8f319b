// The settings page and the other stored state of the window.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QRect>
#include <QSize>
#include <QUrl>
#include <QWindow>

#include "app/services/game/engine_requests.h"
#include "app/services/knowledge/syzygy_keeper.h"
#include "app/services/library/played/own_names.h"
#include "app/services/settings.h"

namespace plyglass {

class AppSettings : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(AppSettings)
    QML_UNCREATABLE("App.settings")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed FINAL)
    Q_PROPERTY(QString boardTheme READ boardTheme WRITE setBoardTheme NOTIFY changed FINAL)
    Q_PROPERTY(QString pieceSet READ pieceSet WRITE setPieceSet NOTIFY changed FINAL)
    Q_PROPERTY(QString inputStyle READ inputStyle WRITE setInputStyle NOTIFY changed FINAL)
    Q_PROPERTY(int animationMs READ animationMs WRITE setAnimationMs NOTIFY changed FINAL)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed FINAL)
    Q_PROPERTY(bool reduceMotion READ reduceMotion WRITE setReduceMotion NOTIFY changed FINAL)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY changed FINAL)
    Q_PROPERTY(bool showCoordinates READ showCoordinates WRITE setShowCoordinates NOTIFY changed FINAL)
    Q_PROPERTY(bool showLegal READ showLegal WRITE setShowLegal NOTIFY changed FINAL)
    Q_PROPERTY(bool showArrows READ showArrows WRITE setShowArrows NOTIFY changed FINAL)
    Q_PROPERTY(bool showEval READ showEval WRITE setShowEval NOTIFY changed FINAL)
    Q_PROPERTY(bool calmView READ calmView WRITE setCalmView NOTIFY changed FINAL)
    Q_PROPERTY(bool showLines READ showLines WRITE setShowLines NOTIFY changed FINAL)
    Q_PROPERTY(bool autoQueen READ autoQueen WRITE setAutoQueen NOTIFY changed FINAL)
    Q_PROPERTY(bool drawsByClaim READ drawsByClaim WRITE setDrawsByClaim NOTIFY changed FINAL)
    /// Games in which the computer searches while a person thinks: never, untimed or always.
    Q_PROPERTY(QString thinkAlong READ thinkAlong WRITE setThinkAlong NOTIFY changed FINAL)
    /// Whether the computer resigns to a person and offers draws.
    Q_PROPERTY(bool computersGiveUp READ computersGiveUp WRITE setComputersGiveUp NOTIFY changed FINAL)
    /// Whether a level takes a moment to answer: a second or two, on a clock about a person's time.
    Q_PROPERTY(bool humanPace READ humanPace WRITE setHumanPace NOTIFY changed FINAL)
    Q_PROPERTY(bool practiseComputer READ practiseComputer WRITE setPractiseComputer NOTIFY changed FINAL)
    /// Whether the computer's line is visible while a clock runs.
    Q_PROPERTY(bool linesOnClock READ linesOnClock WRITE setLinesOnClock NOTIFY changed FINAL)
    // Two people at one board
    /// Whether the board turns to the side to move after each move.
    Q_PROPERTY(bool turnBoard READ turnBoard WRITE setTurnBoard NOTIFY changed FINAL)
    /// Whether both may take moves back, if the other agrees.
    Q_PROPERTY(bool bothTakeBack READ bothTakeBack WRITE setBothTakeBack NOTIFY changed FINAL)
    Q_PROPERTY(bool premoves READ premoves WRITE setPremoves NOTIFY changed FINAL)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY changed FINAL)
    Q_PROPERTY(int soundVolume READ soundVolume WRITE setSoundVolume NOTIFY changed FINAL)
    Q_PROPERTY(bool soundPossible READ soundPossible CONSTANT FINAL)
    Q_PROPERTY(bool wheelSteps READ wheelSteps WRITE setWheelSteps NOTIFY changed FINAL)
    Q_PROPERTY(int minimumThinkMs READ minimumThinkMs WRITE setMinimumThinkMs NOTIFY changed FINAL)
    Q_PROPERTY(int minimumThinkMsMax READ minimumThinkMsMax CONSTANT FINAL)
    Q_PROPERTY(int thinkTimeMs READ thinkTimeMs WRITE setThinkTimeMs NOTIFY changed FINAL)
    Q_PROPERTY(int thinkTimeMsMin READ thinkTimeMsMin CONSTANT FINAL)
    Q_PROPERTY(int thinkTimeMsMax READ thinkTimeMsMax CONSTANT FINAL)
    /// See Settings.
    Q_PROPERTY(QString ownNames READ ownNames WRITE setOwnNames NOTIFY changed FINAL)
    /// Start folder of file dialogs: that of the last chosen file, else the home folder.
    Q_PROPERTY(QUrl fileFolder READ fileFolder NOTIFY changed FINAL)
    Q_PROPERTY(QString syzygyPath READ syzygyPath WRITE setSyzygyPath NOTIFY changed FINAL)
    Q_PROPERTY(bool syzygyOpening READ syzygyOpening NOTIFY changed FINAL)
    Q_PROPERTY(int syzygyCount READ syzygyCount NOTIFY changed FINAL)
    Q_PROPERTY(int syzygyMen READ syzygyMen NOTIFY changed FINAL)
    Q_PROPERTY(QString syzygyError READ syzygyError NOTIFY changed FINAL)
    Q_PROPERTY(int windowX READ windowX WRITE setWindowX NOTIFY windowChanged FINAL)
    Q_PROPERTY(int windowY READ windowY WRITE setWindowY NOTIFY windowChanged FINAL)
    Q_PROPERTY(int windowWidth READ windowWidth WRITE setWindowWidth NOTIFY windowChanged FINAL)
    Q_PROPERTY(int windowHeight READ windowHeight WRITE setWindowHeight NOTIFY windowChanged FINAL)
    Q_PROPERTY(bool windowMaximized READ windowMaximized WRITE setWindowMaximized NOTIFY windowChanged FINAL)

  public:
    /// `play`: default times for thinking.
    AppSettings(Settings& settings, const PlayOptions& play, QObject* parent = nullptr);

    QString theme() const { return m_theme; }
    QString boardTheme() const { return m_boardTheme; }
    QString pieceSet() const { return m_pieceSet; }
    QString inputStyle() const { return m_inputStyle; }
    int animationMs() const { return m_animationMs; }
    double textScale() const { return m_textScale; }
    bool reduceMotion() const { return m_reduceMotion; }
    bool highContrast() const { return m_highContrast; }
    bool showCoordinates() const { return m_showCoordinates; }
    bool showLegal() const { return m_showLegal; }
    bool showArrows() const { return m_showArrows; }
    bool showEval() const { return m_showEval; }
    /// Shows only what a person needs to play: no figures of the search, no terms.
    bool calmView() const { return m_calmView; }
    bool showLines() const { return m_showLines; }
    bool autoQueen() const { return m_autoQueen; }
    bool drawsByClaim() const { return m_drawsByClaim; }
    QString thinkAlong() const { return m_thinkAlong; }
    void setThinkAlong(const QString& value);
    bool computersGiveUp() const { return m_computersGiveUp; }
    bool humanPace() const { return m_humanPace; }
    bool practiseComputer() const { return m_practiseComputer; }
    bool linesOnClock() const { return m_linesOnClock; }
    bool turnBoard() const { return m_turnBoard; }
    bool bothTakeBack() const { return m_bothTakeBack; }
    bool premoves() const { return m_premoves; }
    bool sounds() const { return m_sounds; }
    /// In percent.
    int soundVolume() const { return m_soundVolume; }
    /// Whether this machine has sound output; without it the sound library is not loaded.
    bool soundPossible() const;
    bool wheelSteps() const { return m_wheelSteps; }
    /// See PlayOptions.
    int minimumThinkMs() const { return m_minimumThinkMs; }
    int minimumThinkMsMax() const;
    int thinkTimeMs() const { return m_thinkTimeMs; }
    int thinkTimeMsMin() const;
    int thinkTimeMsMax() const;
    QString ownNames() const;
    void setOwnNames(const QString& names);
    OwnNames ownNameSet() const { return OwnNames::fromText(ownNames()); }
    QUrl fileFolder() const;
    /// Remembers the folder of a file that was chosen.
    Q_INVOKABLE void rememberFolderOf(const QUrl& file);
    /// The person's own keys for an action, separated by blanks; "-" for none, empty for the default ones.
    Q_INVOKABLE QString keysOf(const QString& action) const;
    Q_INVOKABLE void setKeysOf(const QString& action, const QString& keys);
    /// Folders of the Syzygy tables, separated by colons; may be empty.
    QString syzygyPath() const { return m_syzygy.path(); }
    bool syzygyOpening() const { return m_syzygy.isOpening(); }
    /// Number of Syzygy tables, and men of the largest; 0 if there are none.
    int syzygyCount() const;
    int syzygyMen() const;
    /// Error in the path; may be empty.
    QString syzygyError() const { return m_syzygy.error(); }
    /// Null if there are none.
    const SyzygyKeeper::Tables& syzygyTables() const { return m_syzygy.tables(); }
    Q_INVOKABLE void chooseSyzygyFolder(const QUrl& folder);
    /// −1: never stored, the desktop decides.
    int windowX() const { return m_windowX; }
    int windowY() const { return m_windowY; }
    int windowWidth() const { return m_windowWidth; }
    int windowHeight() const { return m_windowHeight; }
    bool windowMaximized() const { return m_windowMaximized; }
    /// Window geometry on the current screens: the stored place and size as far as a screen has space;
    /// `usual` if nothing is stored. x and y are −1 where the desktop decides.
    Q_INVOKABLE QRect windowPlace(const QSize& usual) const;
    /// Moves and shrinks a shown window until its frame is on the screen too: the size of the frame is not
    /// known before.
    Q_INVOKABLE void fitFrame(QWindow* window) const;

    void setTheme(const QString& value);
    void setBoardTheme(const QString& value);
    void setPieceSet(const QString& value);
    void setInputStyle(const QString& value);
    void setAnimationMs(int value);
    void setTextScale(double value);
    void setReduceMotion(bool value) { setBool("reduceMotion", m_reduceMotion, value); }
    void setHighContrast(bool value) { setBool("highContrast", m_highContrast, value); }
    void setShowCoordinates(bool value) { setBool("showCoordinates", m_showCoordinates, value); }
    void setShowLegal(bool value) { setBool("showLegal", m_showLegal, value); }
    void setShowArrows(bool value) { setBool("showArrows", m_showArrows, value); }
    void setShowEval(bool value) { setBool("showEval", m_showEval, value); }
    void setCalmView(bool value) { setBool("calmView", m_calmView, value); }
    void setShowLines(bool value) { setBool("showLines", m_showLines, value); }
    void setAutoQueen(bool value) { setBool("autoQueen", m_autoQueen, value); }
    void setDrawsByClaim(bool value) { setBool("drawsByClaim", m_drawsByClaim, value); }
    void setComputersGiveUp(bool value) { setBool("computersGiveUp", m_computersGiveUp, value); }
    void setHumanPace(bool value) { setBool("humanPace", m_humanPace, value); }
    void setPractiseComputer(bool value) { setBool("practiseComputer", m_practiseComputer, value); }
    void setLinesOnClock(bool value) { setBool("linesOnClock", m_linesOnClock, value); }
    void setTurnBoard(bool value) { setBool("turnBoard", m_turnBoard, value); }
    void setBothTakeBack(bool value) { setBool("bothTakeBack", m_bothTakeBack, value); }
    void setPremoves(bool value) { setBool("premoves", m_premoves, value); }
    void setSounds(bool value) { setBool("sounds", m_sounds, value); }
    void setSoundVolume(int value);
    void setWheelSteps(bool value) { setBool("wheelSteps", m_wheelSteps, value); }
    void setSyzygyPath(const QString& path) { m_syzygy.setPath(path.trimmed()); }
    void setMinimumThinkMs(int value);
    void setThinkTimeMs(int value);
    void setWindowX(int value) { setWindow("x", m_windowX, value); }
    void setWindowY(int value) { setWindow("y", m_windowY, value); }
    void setWindowWidth(int value) { setWindow("width", m_windowWidth, value); }
    void setWindowHeight(int value) { setWindow("height", m_windowHeight, value); }
    void setWindowMaximized(bool value);

    /// Resets everything except the window's place.
    Q_INVOKABLE void resetToDefaults();

    /// The same for any screens: `rooms` are the available areas, the main screen's first.
    static QRect placeWithin(const QList<QRect>& rooms, const QRect& stored, const QSize& usual);

  signals:
    void changed();
    void windowChanged();
    void keysChanged();
    /// An impossible value was refused: the valid range, in one sentence.
    void refused(const QString& sentence);

  private:
    void load();
    void setBool(const char* key, bool& member, bool value);
    void setWindow(const char* key, int& member, int value);
    void setChoice(const char* key, QString& member, const QString& value, const QStringList& allowed);

    Settings& m_settings;
    const PlayOptions m_play;
    QString m_theme, m_boardTheme, m_pieceSet, m_inputStyle, m_thinkAlong;
    int m_animationMs = 0;
    double m_textScale = 1;
    bool m_reduceMotion = false, m_highContrast = false, m_showCoordinates = true, m_showLegal = true;
    bool m_showArrows = true, m_showEval = true, m_showLines = true, m_autoQueen = false;
    bool m_calmView = true, m_linesOnClock = false;
    bool m_drawsByClaim = false, m_computersGiveUp = true, m_humanPace = true, m_wheelSteps = true;
    int m_minimumThinkMs = 0, m_thinkTimeMs = 0;
    bool m_premoves = true, m_sounds = true, m_practiseComputer = false;
    bool m_turnBoard = false, m_bothTakeBack = true;
    int m_soundVolume = 0;
    SyzygyKeeper m_syzygy;
    int m_windowX = -1, m_windowY = -1, m_windowWidth = -1, m_windowHeight = -1;
    bool m_windowMaximized = false;
};

}  // namespace plyglass
