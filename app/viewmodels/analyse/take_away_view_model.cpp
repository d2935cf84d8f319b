#include "app/viewmodels/analyse/take_away_view_model.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <utility>

#include "app/services/analysis/engine_page.h"
#include "app/services/analysis/html_export.h"
#include "app/services/translated.h"
#include "app/viewmodels/analyse/board_marks.h"
#include "app/viewmodels/shared/local_path.h"
#include "engine/base/file_text.h"

namespace plyglass {

namespace {

/// Enough for print: 8 cm at 300 dots per inch.
constexpr int kPngSize = 960;

Square squareOf(const QString& name) {
    return makeSquare(name[0].unicode() - u'a', name[1].unicode() - u'1');
}

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
    connect(&m_writer, &JobService::finished, this, [this](const QString& error) {
        if (error.isEmpty())
            emit said(tr("%1 is written.").arg(QFileInfo(m_path).fileName()), Tone::Good);
        else
            emit said(error, Tone::Bad);
    });
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
            emit said(errorText(page.error()), Tone::Bad);
            return;
        }
        enginePage = std::move(*page);
    }
    write(file, gameHtml(game, report, enginePage));
}

DiagramOptions TakeAwayViewModel::diagramOptions(bool flipped) const {
    const GameNode* const node = m_controller.shown();
    DiagramOptions options;
    options.isFlipped = flipped;
    options.lastMove = node->move();
    for (const QString& mark : boardMarks(node->commands)) {
        const QStringList parts = mark.split(u' ');
        options.arrows.push_back({squareOf(parts[0]), squareOf(parts[1]), DiagramArrowKind::Drawn});
    }
    return options;
}

void TakeAwayViewModel::saveDiagram(const QUrl& file, bool flipped) {
    const std::string svg = diagramSvg(m_controller.shown()->position(), diagramOptions(flipped));
    const bool isPng = localPath(file).endsWith(QStringLiteral(".png"), Qt::CaseInsensitive);
    write(file, isPng ? pngOf(svg) : svg);
}

void TakeAwayViewModel::write(const QUrl& file, std::string content) {
    const QString path = localPath(file);
    const bool began = m_writer.start([path, content = std::move(content)](const JobContext&) {
        return writeFileText(path.toStdString(), content);
    });
    if (began)
        m_path = path;
    else
        emit said(tr("Another file is being written: wait a moment."), Tone::Warn);
}

}  // namespace plyglass
