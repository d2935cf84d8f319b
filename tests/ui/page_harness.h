// Services for tests of whole pages from outside QML: pictures, and warnings.
#pragma once

#include <QFile>
#include <QObject>
#include <QQuickWindow>
#include <QStringList>
#include <utility>

class PageHarness : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString pictures READ pictures CONSTANT)

  public:
    explicit PageHarness(const QString& pictures, QObject* parent = nullptr)
        : QObject(parent), m_pictures(pictures) {}

    /// Folder of the pictures.
    QString pictures() const { return m_pictures; }

    /// Starts collecting warnings, in front of the handler that Qt Test has installed.
    Q_INVOKABLE void watch() {
        const QtMessageHandler before = qInstallMessageHandler(&PageHarness::catchMessage);
        if (before != &PageHarness::catchMessage) s_before = before;
    }

    /// The warnings since the last call.
    Q_INVOKABLE QStringList takeWarnings() { return std::exchange(s_warnings, {}); }

    /// Whether a file or a resource exists: ":/plyglass/…".
    Q_INVOKABLE bool exists(const QString& path) const { return QFile::exists(path); }

    /// Saves the window, popups included, to a PNG file.
    Q_INVOKABLE bool grab(QQuickWindow* window, const QString& path) {
        return window->grabWindow().save(path);
    }

    static void catchMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
        // Qt 6.4 writes this sometimes on a busy machine, about its own timer, when a window opens or closes.
        const bool isOfQt = text.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver"));
        if ((type == QtWarningMsg || type == QtCriticalMsg) && !isOfQt) s_warnings.append(text);
        s_before(type, context, text);
    }

  private:
    static inline QStringList s_warnings;
    static inline QtMessageHandler s_before = nullptr;
    const QString m_pictures;
};
