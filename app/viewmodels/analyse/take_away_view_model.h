// Exports the game and the position on the board: web pages, diagrams, printed documents.
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
    /// Pages can include the engine, so that positions can be played in the browser.
    Q_PROPERTY(bool canCarryEngine READ canCarryEngine CONSTANT FINAL)

  public:
    TakeAwayViewModel(GameController& controller, const ReportViewModel& report, QObject* parent = nullptr);

    bool canCarryEngine() const { return m_canCarryEngine; }

    /// Saves the game, with the known part of its report, as a page.
    Q_INVOKABLE void saveGamePage(const QUrl& file, bool carriesEngine);
    /// Saves the position on the board as a page.
    Q_INVOKABLE void savePositionPage(const QUrl& file, bool carriesEngine);
    /// Saves the position on the board with its arrows, as SVG or PNG by the file's ending.
    Q_INVOKABLE void saveDiagram(const QUrl& file, bool flipped);

    /// Parts of the game that can be printed.
    enum Printed { WholeGame, ReportOnly, MarkedPositions, MistakesAsExercises };
    Q_ENUM(Printed)
    /// Whether there is something to print; reports why if there is not.
    Q_INVOKABLE bool offersPrint(plyglass::TakeAwayViewModel::Printed what) {
        return offers(printed(what), what);
    }
    /// Writes a web page or a PDF for the printer, by the file's ending. Reports if there is nothing to
    /// print.
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
