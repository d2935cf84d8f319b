#include "app/services/analysis/html_export.h"

#include <fmt/format.h>

#include <QString>
#include <QStringList>

#include "app/services/analysis/diagram_svg.h"
#include "app/services/analysis/page_moves.h"
#include "app/services/analysis/page_report.h"
#include "app/services/analysis/piece_resources.h"
#include "app/services/utf8_text.h"
#include "engine/base/json.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

/// Content security policy: nothing may be loaded; with the engine, only embedded content.
constexpr const char* kPlainPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
constexpr const char* kEnginePolicy =
    "default-src 'none'; style-src 'unsafe-inline' data: blob:; img-src data: blob:; font-src data:; "
    "script-src 'unsafe-inline' 'wasm-unsafe-eval' data: blob:; worker-src blob:; frame-src blob:";

/// Frame of the page: head, board with buttons, and data for the script.
class GamePage {
  public:
    GamePage(const Game& game, const GameReport& report, std::string_view enginePage)
        : m_page(game, report), m_game(game), m_report(report), m_enginePage(enginePage) {}

    std::string html() {
        const std::string right = pagePlayers(m_page) + pageTurningPoints(m_page) +
                                  pageMoves(m_page, m_lines) + pageNotes(m_page, m_lines);
        const std::string page = fmt::format(
            "<main>\n{}<div class=\"column\">\n{}{}</div>\n<div class=\"column\">\n{}</div>\n{}</main>\n",
            header(), board(), pageGraph(m_page), right, footer());
        return fmt::format(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
            "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n{}"
            "<script type=\"application/json\" id=\"game\">{}</script>\n{}<script>\n{}</script>\n"
            "</body>\n</html>\n",
            m_enginePage.empty() ? kPlainPolicy : kEnginePolicy, escaped(title()), gamePageStyle(), page,
            data(), engine(), gamePageScript());
    }

  private:
    QString title() const { return PageWords::tr("%1 – %2").arg(m_page.player(White), m_page.player(Black)); }

    std::string facts() const { return escaped(printedFacts(m_game, {"Event", "Site", "Date", "Round"})); }

    std::string header() const {
        const auto result = m_game.outcomeAt(m_game.mainLineEnd()).result;
        return fmt::format(
            "<header><h1><bdi>{}</bdi> – <bdi>{}</bdi></h1><span class=\"result\">{}</span><span "
            "class=\"facts\">{}</span></header>\n",
            escaped(m_page.player(White)), escaped(m_page.player(Black)),
            result == GameResult::Ongoing ? "" : toPgn(result), facts());
    }

    std::string board() const {
        DiagramOptions options;
        std::string svg = diagramSvg(m_report.line.start, options);
        const std::size_t defs = svg.find("<defs>\n");
        const std::size_t end = svg.find("</defs>");
        svg.replace(defs, end - defs, "<defs>\n" + pieceDefinitions());
        return fmt::format(
            "<section id=\"boardPanel\"><div id=\"board\">{}</div>\n<div class=\"bar\" data-script hidden>"
            "{}{}{}{}{}{}<output id=\"where\"></output></div></section>\n",
            svg, control("start", "M5 4v12M16 4l-8 6 8 6z", PageWords::tr("First position")),
            control("back", "M13 4l-7 6 7 6z", PageWords::tr("Back")),
            control("next", "M7 4l7 6-7 6z", PageWords::tr("Next")),
            control("end", "M15 4v12M4 4l8 6-8 6z", PageWords::tr("Last position")),
            control("flip", "M6 16V4M3 7l3-3 3 3M14 4v12M11 13l3 3 3-3", PageWords::tr("Turn the board")),
            m_enginePage.empty() ? std::string() : playButton());
    }

    /// `path` is drawn in a 20 × 20 box.
    static std::string control(const char* action, const char* path, const QString& name) {
        return fmt::format(
            "<button data-action=\"{0}\" title=\"{1}\" aria-label=\"{1}\"><svg width=\"20\" height=\"20\" "
            "viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"{2}\"/></svg></button>",
            action, escaped(name), path);
    }

    static std::string playButton() {
        return fmt::format("<button class=\"play\" data-action=\"play\">{}</button>",
                           escaped(PageWords::tr("Play on from here")));
    }

    /// Escaped so that no HTML inside can end it.
    std::string engine() const {
        if (m_enginePage.empty()) return {};
        const QByteArray bytes =
            QByteArray::fromRawData(m_enginePage.data(), static_cast<qsizetype>(m_enginePage.size()));
        return fmt::format("<script type=\"text/plain\" id=\"enginePage\">{}</script>\n",
                           bytes.toBase64().toStdString());
    }

    std::string footer() const {
        if (!m_page.hasReport()) return {};
        return fmt::format("<footer>{}</footer>\n", escaped(provenanceText(m_report.provenance)));
    }

    /// Content of a script element, without < so that it cannot be ended.
    std::string data() const {
        PageJson plies = PageJson::array();
        for (int i = 0; i < m_page.positions.count(); ++i) {
            const GameNode& node = i == 0 ? *m_game.root() : m_page.node(i - 1);
            const std::string words =
                i == 0 ? PageWords::tr("Start position").toStdString() : m_page.moveText(i - 1);
            PageJson state = stateJson(m_page.positions.at(i), node.move(), words, node.marks);
            state["x"] = pageGraphX(m_page, i);
            plies.push_back(std::move(state));
        }
        const PageJson json = {
            {"first", 0}, {"plies", plies}, {"lines", m_lines.lines}, {"origins", m_lines.origins}};
        return text(jsonText(json)).replace(QLatin1Char('<'), QStringLiteral("\\u003c")).toStdString();
    }

    const PageGame m_page;
    const Game& m_game;
    const GameReport& m_report;
    const std::string_view m_enginePage;
    PageLines m_lines;
};

}  // namespace

std::string gameHtml(const Game& game, const GameReport& report, std::string_view enginePage) {
    return GamePage(game, report, enginePage).html();
}

}  // namespace plyglass
