#include "app/viewmodels/analyse/take_away_view_model.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <utility>

#include "app/services/analysis/engine_page.h"
#include "app/services/analysis/html_export.h"
#include "app/services/handout/game_handout.h"
#include "app/services/handout/report_handout.h"
#include "app/services/translated.h"
#include "app/viewmodels/shared/handout_file.h"

namespace plyglass {

namespace {

/// For print: 8 cm at 300 dots per inch.
constexpr int kPngSize = 960;

std::string pngOf(const std::string& svg) {
    QSvgRenderer renderer(QByteArray::fromRawData(svg.data(), static_cast<qsizetype>(svg.size())));
    QImage image(kPngSize, kPngSize, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

}  // namespace

TakeAwayViewModel::TakeAwayViewModel(GameController& controller, const ReportViewModel& report,
                                     QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_report(report),
      m_canCarryEngine(!enginePageFile().empty()) {
    connect(&m_writer, &FileWriter::notified, this, &TakeAwayViewModel::notified);
}

void TakeAwayViewModel::saveGamePage(const QUrl& file, bool carriesEngine) {
    const Game& game = m_controller.gameForSharing();
    const auto report = m_report.report();
    const GameLine line = mainLineOf(game);
    savePage(file, game, report && report->line == line ? *report : newReport(line, {}), carriesEngine);
}

void TakeAwayViewModel::savePositionPage(const QUrl& file, bool carriesEngine) {
    Game game(m_controller.shown()->position());
    for (const char* tag : {"White", "Black", "Event", "Site", "Date"})
        game.setTag(tag, m_controller.gameForSharing().tag(tag));
    savePage(file, game, newReport(mainLineOf(game), {}), carriesEngine);
}

void TakeAwayViewModel::savePage(const QUrl& file, const Game& game, const GameReport& report,
                                 bool carriesEngine) {
    std::string enginePage;
    if (carriesEngine) {
        auto page = readEnginePage();
        if (!page) {
            emit notified(translated(page.error()), Tone::Bad);
            return;
        }
        enginePage = std::move(*page);
    }
    m_writer.write(file, [html = gameHtml(game, report, enginePage)] { return html; });
}

HandoutDocument TakeAwayViewModel::printed(Printed what) const {
    const Game& game = m_controller.gameForSharing();
    if (what == WholeGame) return gameHandout(game);
    if (what == MarkedPositions) return diagramsHandout(game);
    const auto report = m_report.report();
    if (!report || report->line != mainLineOf(game)) return headOf(game);
    return what == ReportOnly ? reportHandout(game, *report)
                              : exerciseSheet(headOf(game), exercisesFor(*report));
}

QString TakeAwayViewModel::whyNothingIsPrinted(Printed what) const {
    if (what == MarkedPositions)
        return tr(
            "No position of this game is marked: draw an arrow or a circle on it, or give it the sign "
            "“diagram”.");
    if (m_report.running()) return tr("The report is being made: wait until it is ready.");
    const auto report = m_report.report();
    return report && report->line == mainLineOf(m_controller.gameForSharing())
               ? tr("The report found no mistakes in this game.")
               : tr("This game has no report yet: make one first.");
}

bool TakeAwayViewModel::offers(const HandoutDocument& document, Printed what) {
    if (what == WholeGame || !document.blocks.empty()) return true;
    emit notified(whyNothingIsPrinted(what), Tone::Warn);
    return false;
}

void TakeAwayViewModel::print(const QUrl& file, Printed what) {
    HandoutDocument document = printed(what);
    if (offers(document, what)) m_writer.write(file, handoutFile(std::move(document), file.path()));
}

DiagramOptions TakeAwayViewModel::diagramOptions(bool flipped) const {
    const GameNode* const node = m_controller.shown();
    DiagramOptions options;
    options.isFlipped = flipped;
    options.lastMove = node->move();
    options.marks = node->marks;
    return options;
}

void TakeAwayViewModel::saveDiagram(const QUrl& file, bool flipped) {
    const std::string svg = diagramSvg(m_controller.shown()->position(), diagramOptions(flipped));
    const bool isPng = file.path().endsWith(QStringLiteral(".png"), Qt::CaseInsensitive);
    m_writer.write(file, [svg, isPng] { return isPng ? pngOf(svg) : svg; });
}

}  // namespace plyglass
