// The game and the position on the board as files for others: pages for any browser, diagrams, what is
// printed.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

#include "app/services/analysis/diagram_svg.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/tone.h"
#include "app/services/handout/document.h"
#include "app/viewmodels/analyse/report_view_model.h"
#include "app/viewmodels/shared/file_writer.h"

namespace plyglass {

class TakeAwayViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(TakeAway)
    QML_UNCREATABLE("App.takeAway")
    /// Pages can carry the engine, so that positions can be played on in the browser.
    Q_PROPERTY(bool canCarryEngine READ canCarryEngine CONSTANT FINAL)

  public:
    TakeAwayViewModel(GameController& controller, const ReportViewModel& report, QObject* parent = nullptr);

    bool canCarryEngine() const { return m_canCarryEngine; }

    /// The game, with what is known of its report, as a page.
    Q_INVOKABLE void saveGamePage(const QUrl& file, bool carriesEngine);
    /// The position on the board as a page.
    Q_INVOKABLE void savePositionPage(const QUrl& file, bool carriesEngine);
    /// The position on the board with its arrows: an image file by the ending of its name, SVG or PNG.
    Q_INVOKABLE void saveDiagram(const QUrl& file, bool flipped);

    /// What can be printed of the game.
    enum Printed { WholeGame, ReportOnly, MarkedPositions, MistakesAsExercises };
    Q_ENUM(Printed)
    /// Whether there is something to print; says why where there is not.
    Q_INVOKABLE bool offersPrint(plyglass::TakeAwayViewModel::Printed what) {
        return offers(printed(what), what);
    }
    /// For the printer: by the ending of the file's name a web page, or else PDF. Says so where there is
    /// nothing to print.
    Q_INVOKABLE void print(const QUrl& file, plyglass::TakeAwayViewModel::Printed what);

  signals:
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    HandoutDocument printed(Printed what) const;
    QString whyNothingIsPrinted(Printed what) const;
    bool offers(const HandoutDocument& document, Printed what);
    void savePage(const QUrl& file, const Game& game, const GameReport& report, bool carriesEngine);
    DiagramOptions diagramOptions(bool flipped) const;

    GameController& m_controller;
    const ReportViewModel& m_report;
    FileWriter m_writer;
    bool m_canCarryEngine;
};

}  // namespace plyglass
