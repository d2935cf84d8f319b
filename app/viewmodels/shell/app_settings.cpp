#include "app/viewmodels/shell/app_settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>
#include <QStandardPaths>
#include <QWindow>
#include <algorithm>

#include "app/viewmodels/shared/local_path.h"

namespace plyglass {

namespace {

const QStringList kThemes{"system", "dark", "light"};
const QStringList kBoardThemes{"glass", "walnut", "paper"};
const QStringList kPieceSets{"plyglass", "diagram"};
const QStringList kThinkAlong{QStringLiteral("never"), QStringLiteral("untimed"), QStringLiteral("always")};
const QStringList kInputStyles{"both", "drag", "click"};
constexpr int kAnimationMs = 160;
constexpr int kMaxAnimationMs = 1000;
constexpr double kMinTextScale = 0.8;
constexpr double kMaxTextScale = 2.0;
constexpr int kSoundVolume = 60;
constexpr int kMaxVolume = 100;
constexpr int kLongestPauseMs = 5'000;
constexpr int kShortestThinkMs = 1'000;
constexpr int kLongestThinkMs = 600'000;
const QString kFolderKey = QStringLiteral("files/folder");
const QString kPauseKey = QStringLiteral("play/minimumThinkMs");
const QString kThinkKey = QStringLiteral("play/thinkTimeMs");
/// Limit of window coordinates: a stored value beyond it is damaged.
constexpr int kMaxWindowPixels = 32'000;

QString viewKey(const char* key) { return QStringLiteral("view/") + QLatin1String(key); }
QString windowKey(const char* key) { return QStringLiteral("window/") + QLatin1String(key); }

}  // namespace

AppSettings::AppSettings(Settings& settings, const PlayOptions& play, QObject* parent)
    : QObject(parent), m_settings(settings), m_play(play), m_syzygy(settings) {
    connect(&m_syzygy, &SyzygyKeeper::changed, this, &AppSettings::changed);
    load();
    m_windowX = settings.readInt(windowKey("x"), -1, -kMaxWindowPixels, kMaxWindowPixels);
    m_windowY = settings.readInt(windowKey("y"), -1, -kMaxWindowPixels, kMaxWindowPixels);
    m_windowWidth = settings.readInt(windowKey("width"), -1, -1, kMaxWindowPixels);
    m_windowHeight = settings.readInt(windowKey("height"), -1, -1, kMaxWindowPixels);
    m_windowMaximized = settings.readBool(windowKey("maximized"), false);
}

void AppSettings::load() {
    m_theme = m_settings.readChoice(viewKey("theme"), kThemes[0], kThemes);
    m_boardTheme = m_settings.readChoice(viewKey("boardTheme"), kBoardThemes[0], kBoardThemes);
    m_pieceSet = m_settings.readChoice(viewKey("pieceSet"), kPieceSets[0], kPieceSets);
    m_thinkAlong = m_settings.readChoice(viewKey("thinkAlong"), kThinkAlong[1], kThinkAlong);
    m_inputStyle = m_settings.readChoice(viewKey("inputStyle"), kInputStyles[0], kInputStyles);
    m_animationMs = m_settings.readInt(viewKey("animationMs"), kAnimationMs, 0, kMaxAnimationMs);
    m_textScale = m_settings.readReal(viewKey("textScale"), 1.0, kMinTextScale, kMaxTextScale);
    m_reduceMotion = m_settings.readBool(viewKey("reduceMotion"), false);
    m_highContrast = m_settings.readBool(viewKey("highContrast"), false);
    m_showCoordinates = m_settings.readBool(viewKey("showCoordinates"), true);
    m_showLegal = m_settings.readBool(viewKey("showLegal"), true);
    m_showArrows = m_settings.readBool(viewKey("showArrows"), true);
    m_showEval = m_settings.readBool(viewKey("showEval"), true);
    m_calmView = m_settings.readBool(viewKey("calmView"), true);
    m_showLines = m_settings.readBool(viewKey("showLines"), true);
    m_autoQueen = m_settings.readBool(viewKey("autoQueen"), false);
    m_drawsByClaim = m_settings.readBool(viewKey("drawsByClaim"), false);
    m_computersGiveUp = m_settings.readBool(viewKey("computersGiveUp"), true);
    m_humanPace = m_settings.readBool(viewKey("humanPace"), true);
    m_practiseComputer = m_settings.readBool(viewKey("practiseComputer"), false);
    m_linesOnClock = m_settings.readBool(viewKey("linesOnClock"), false);
    m_turnBoard = m_settings.readBool(viewKey("turnBoard"), false);
    m_bothTakeBack = m_settings.readBool(viewKey("bothTakeBack"), true);
    m_premoves = m_settings.readBool(viewKey("premoves"), true);
    m_sounds = m_settings.readBool(viewKey("sounds"), true);
    m_soundVolume = m_settings.readInt(viewKey("soundVolume"), kSoundVolume, 0, kMaxVolume);
    m_wheelSteps = m_settings.readBool(viewKey("wheelSteps"), true);
    m_minimumThinkMs = m_settings.readInt(kPauseKey, m_play.minimumThinkMs, 0, kLongestPauseMs);
    m_thinkTimeMs = m_settings.readInt(kThinkKey, m_play.thinkTimeMs, kShortestThinkMs, kLongestThinkMs);
}

QString AppSettings::ownNames() const { return m_settings.readOwnNames(); }

void AppSettings::setOwnNames(const QString& names) {
    if (names.trimmed() == ownNames()) return;
    m_settings.writeOwnNames(names.trimmed());
    emit changed();
}

QUrl AppSettings::fileFolder() const {
    const QString last = m_settings.readText(kFolderKey);
    return QUrl::fromLocalFile(!last.isEmpty() && QFileInfo(last).isDir() ? last : QDir::homePath());
}

void AppSettings::rememberFolderOf(const QUrl& file) {
    const QString folder = QFileInfo(localPath(file)).path();
    if (!file.isLocalFile() || folder == localPath(fileFolder())) return;
    m_settings.write(kFolderKey, folder);
    emit changed();
}

QString AppSettings::keysOf(const QString& action) const { return m_settings.readText("keys/" + action); }

void AppSettings::setKeysOf(const QString& action, const QString& keys) {
    if (keys == keysOf(action)) return;
    if (keys.isEmpty())
        m_settings.remove("keys/" + action);
    else
        m_settings.write("keys/" + action, keys);
    emit keysChanged();
}

int AppSettings::syzygyCount() const { return syzygyTables() ? syzygyTables()->tableCount() : 0; }
int AppSettings::syzygyMen() const { return syzygyTables() ? syzygyTables()->maxMen() : 0; }
void AppSettings::chooseSyzygyFolder(const QUrl& folder) { setSyzygyPath(localPath(folder)); }

void AppSettings::setTheme(const QString& value) { setChoice("theme", m_theme, value, kThemes); }
void AppSettings::setBoardTheme(const QString& value) {
    setChoice("boardTheme", m_boardTheme, value, kBoardThemes);
}
void AppSettings::setPieceSet(const QString& value) { setChoice("pieceSet", m_pieceSet, value, kPieceSets); }
void AppSettings::setThinkAlong(const QString& value) {
    setChoice("thinkAlong", m_thinkAlong, value, kThinkAlong);
}

void AppSettings::setInputStyle(const QString& value) {
    setChoice("inputStyle", m_inputStyle, value, kInputStyles);
}

void AppSettings::setAnimationMs(int value) {
    if (value == m_animationMs) return;
    if (value < 0 || value > kMaxAnimationMs) {
        emit refused(tr("The animation takes 0 … %1 ms.").arg(kMaxAnimationMs));
    } else {
        m_animationMs = value;
        m_settings.write(viewKey("animationMs"), value);
    }
    emit changed();
}

void AppSettings::setTextScale(double value) {
    if (value == m_textScale) return;
    if (!(value >= kMinTextScale && value <= kMaxTextScale)) {
        emit refused(
            tr("The text size is %1 … %2 times the normal one.").arg(kMinTextScale).arg(kMaxTextScale));
    } else {
        m_textScale = value;
        m_settings.write(viewKey("textScale"), value);
    }
    emit changed();
}

void AppSettings::setSoundVolume(int value) {
    if (value == m_soundVolume) return;
    if (value < 0 || value > kMaxVolume) {
        emit refused(tr("The volume is 0 … %1 %.").arg(kMaxVolume));
    } else {
        m_soundVolume = value;
        m_settings.write(viewKey("soundVolume"), value);
    }
    emit changed();
}

bool AppSettings::soundPossible() const {
    // Qt Multimedia 6.4 needs a PulseAudio server, which PipeWire provides; without one it writes warnings.
    if (qEnvironmentVariableIsSet("PULSE_SERVER")) return true;
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return QFile::exists(runtime + QStringLiteral("/pulse/native")) ||
           QFile::exists(QStringLiteral("/run/pulse/native"));
}

int AppSettings::minimumThinkMsMax() const { return kLongestPauseMs; }
int AppSettings::thinkTimeMsMin() const { return kShortestThinkMs; }
int AppSettings::thinkTimeMsMax() const { return kLongestThinkMs; }

void AppSettings::setMinimumThinkMs(int value) {
    if (value == m_minimumThinkMs) return;
    if (value < 0 || value > kLongestPauseMs) {
        emit refused(tr("The pause before a move is 0 … %1 ms.").arg(kLongestPauseMs));
    } else {
        m_minimumThinkMs = value;
        m_settings.write(kPauseKey, value);
    }
    emit changed();
}

void AppSettings::setThinkTimeMs(int value) {
    if (value == m_thinkTimeMs) return;
    if (value < kShortestThinkMs || value > kLongestThinkMs) {
        emit refused(tr("The time for each move is %1 … %2 ms.").arg(kShortestThinkMs).arg(kLongestThinkMs));
    } else {
        m_thinkTimeMs = value;
        m_settings.write(kThinkKey, value);
    }
    emit changed();
}

void AppSettings::setBool(const char* key, bool& member, bool value) {
    if (value == member) return;
    member = value;
    m_settings.write(viewKey(key), value);
    emit changed();
}

void AppSettings::setWindow(const char* key, int& member, int value) {
    if (value == member) return;
    member = value;
    m_settings.write(windowKey(key), value);
    emit windowChanged();
}

void AppSettings::setWindowMaximized(bool value) {
    if (value == m_windowMaximized) return;
    m_windowMaximized = value;
    m_settings.write(windowKey("maximized"), value);
    emit windowChanged();
}

QRect AppSettings::windowPlace(const QSize& usual) const {
    QList<QRect> rooms;
    const QScreen* const primary = QGuiApplication::primaryScreen();
    if (primary) rooms += primary->availableGeometry();
    for (const QScreen* screen : QGuiApplication::screens())
        if (screen != primary) rooms += screen->availableGeometry();
    return placeWithin(rooms, QRect(m_windowX, m_windowY, m_windowWidth, m_windowHeight), usual);
}

void AppSettings::fitFrame(QWindow* window) const {
    if (!window || window->visibility() != QWindow::Windowed || !window->screen()) return;
    const QMargins frame = window->frameMargins();
    const QRect room = window->screen()->availableGeometry().marginsRemoved(frame);
    if (room.contains(window->geometry())) return;
    const QRect fitting = placeWithin({room}, window->geometry(), window->size());
    window->setGeometry(fitting.x() < 0 ? QRect(room.topLeft(), fitting.size()) : fitting);
}

QRect AppSettings::placeWithin(const QList<QRect>& rooms, const QRect& stored, const QSize& usual) {
    const bool known = stored.width() > 0 && stored.height() > 0;
    if (rooms.isEmpty()) return known ? stored : QRect(QPoint(-1, -1), usual);
    const auto home = std::find_if(rooms.begin(), rooms.end(), [&](const QRect& room) {
        return known && room.contains(stored.center());
    });
    const QRect room = home == rooms.end() ? rooms.front() : *home;
    const QSize size = (known ? stored.size() : usual).boundedTo(room.size());
    if (home == rooms.end()) return {QPoint(-1, -1), size};
    const int x = std::clamp(stored.x(), room.left(), room.right() + 1 - size.width());
    const int y = std::clamp(stored.y(), room.top(), room.bottom() + 1 - size.height());
    return {QPoint(x, y), size};
}

void AppSettings::setChoice(const char* key, QString& member, const QString& value,
                            const QStringList& allowed) {
    if (value == member) return;
    if (allowed.contains(value)) {
        member = value;
        m_settings.write(viewKey(key), value);
    } else {
        emit refused(tr("%1 is one of %2.").arg(QLatin1String(key), allowed.join(QStringLiteral(", "))));
    }
    emit changed();
}

void AppSettings::resetToDefaults() {
    for (const QString& key : {QStringLiteral("view"), kPauseKey, kThinkKey}) m_settings.remove(key);
    m_syzygy.setPath({});
    load();
    emit changed();
}

}  // namespace plyglass
