// A short game between two computers in the real window, for machines without a display: writes a picture and
// a PGN.
#pragma once

#include <QDir>
#include <QObject>
#include <QTimer>

#include "app/viewmodels/shell/app_view_model.h"

class QQuickWindow;

namespace plyglass {

class DemoPlayer : public QObject {
    Q_OBJECT
  public:
    /// Options for a demonstration: the user's files are neither read nor written.
    static AppOptions options(const QDir& scratch);

    DemoPlayer(AppViewModel& app, QQuickWindow* window, const QDir& folder, QObject* parent = nullptr);

    /// Starts the game; before that nothing is observed.
    void begin();

  signals:
    /// Exit code 0 if everything was written.
    void finished(int exitCode);

  private:
    void onMovePlayed(const GameNode* node);
    void onThinking();
    int leaveResults();

    AppViewModel& m_app;
    QQuickWindow* m_window;
    QDir m_folder;
    QTimer m_watchdog;
    bool m_lastThought = false;
    bool m_done = false;
};

}  // namespace plyglass
