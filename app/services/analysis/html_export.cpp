#include "app/services/analysis/html_export.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/services/analysis/annotated_game.h"
#include "app/services/analysis/diagram_svg.h"
#include "app/services/analysis/piece_resources.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/eval/json_file.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/report_json.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

using Json = nlohmann::ordered_json;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HtmlExport)
};

/// What the page may load: nothing; with the engine, what it holds itself.
constexpr const char* kPlainPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
constexpr const char* kEnginePolicy =
    "default-src 'none'; style-src 'unsafe-inline' data: blob:; img-src data: blob:; font-src data:; "
    "script-src 'unsafe-inline' 'wasm-unsafe-eval' data: blob:; worker-src blob:; frame-src blob:";

constexpr int kGraphWidth = 960;
constexpr int kGraphHeight = 200;

std::string escaped(const QString& words) { return words.toHtmlEscaped().toStdString(); }
std::string escaped(std::string_view words) { return escaped(text(words)); }
std::string escaped(const Text& words) { return escaped(translated(words)); }

class GamePage {
  public:
    GamePage(const Game& game, const GameReport& report, std::string_view enginePage)
        : m_game(game),
          m_report(report),
          m_enginePage(enginePage),
          m_positions(report.line),
          m_nodes(nodesTo(game.mainLineEnd())) {}

    std::string html() {
        const std::string right = players() + turningPoints() + moveList() + notes();
        const std::string page = fmt::format(
            "<main>\n{}<div class=\"column\">\n{}{}</div>\n<div class=\"column\">\n{}</div>\n{}</main>\n",
            header(), board(), graph(), right, footer());
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
    bool hasReport() const { return m_report.searchedPositions() > 0; }

    QString player(Color color) const {
        const std::string_view name = m_game.tag(color == White ? "White" : "Black");
        if (!name.empty() && name != "?") return shownTag(name);
        return color == White ? Words::tr("White") : Words::tr("Black");
    }

    QString title() const { return Words::tr("%1 – %2").arg(player(White), player(Black)); }

    std::string facts() const {
        QStringList facts;
        for (const char* tag : {"Event", "Site", "Date", "Round"}) {
            const QString value = shownTag(m_game.tag(tag));
            if (!value.isEmpty() && !value.startsWith(QLatin1Char('?'))) facts += value;
        }
        return escaped(facts.join(QStringLiteral(" · ")));
    }

    std::string header() const {
        const auto result = m_game.outcomeAt(m_game.mainLineEnd()).result;
        return fmt::format(
            "<header><h1>{}</h1><span class=\"result\">{}</span><span class=\"facts\">{}</span></header>\n",
            escaped(title()), result == GameResult::Ongoing ? "" : toPgn(result), facts());
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
            svg, control("start", "M5 4v12M16 4l-8 6 8 6z", Words::tr("First position")),
            control("back", "M13 4l-7 6 7 6z", Words::tr("Back")),
            control("next", "M7 4l7 6-7 6z", Words::tr("Next")),
            control("end", "M15 4v12M4 4l8 6-8 6z", Words::tr("Last position")),
            control("flip", "M6 16V4M3 7l3-3 3 3M14 4v12M11 13l3 3 3-3", Words::tr("Turn the board")),
            m_enginePage.empty() ? std::string() : playButton());
    }

    /// `path` is drawn in a box of 20 × 20.
    static std::string control(const char* action, const char* path, const QString& name) {
        return fmt::format(
            "<button data-action=\"{0}\" title=\"{1}\" aria-label=\"{1}\"><svg width=\"20\" height=\"20\" "
            "viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"{2}\"/></svg></button>",
            action, escaped(name), path);
    }

    static std::string playButton() {
        return fmt::format("<button class=\"play\" data-action=\"play\">{}</button>",
                           escaped(Words::tr("Play on from here")));
    }

    double graphX(int position) const {
        const int last = m_positions.count() - 1;
        return last == 0 ? 0 : static_cast<double>(position) * kGraphWidth / last;
    }

    static double graphY(double whitePercent) { return kGraphHeight * (1 - whitePercent / 100); }

    /// White's share as an area from below; where nothing has been searched it stays even.
    std::string graph() const {
        if (!hasReport()) return {};
        std::string area = fmt::format("M0 {}", kGraphHeight);
        std::string dots;
        for (int i = 0; i < m_positions.count(); ++i) {
            const double y = graphY(m_report.whitePercent(i).value_or(50));
            area += fmt::format("L{:.1f} {:.1f}", graphX(i), y);
            if (i == 0 || markSign(markBefore(i)).empty()) continue;
            dots += fmt::format(
                "<circle class=\"dot {}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\"><title>{}</title></circle>\n",
                idOf(markBefore(i)), graphX(i), std::clamp(y, 8.0, kGraphHeight - 8.0),
                escaped(reportMoveText(m_report, i - 1)));
        }
        area += fmt::format("L{0} {1}Z", kGraphWidth, kGraphHeight);
        return fmt::format(
            "<section id=\"graph\"><h2>{0}</h2><svg viewBox=\"0 0 {1} {2}\" role=\"img\" "
            "aria-label=\"{0}\">\n<rect class=\"ground\" width=\"{1}\" height=\"{2}\"/>\n"
            "<path class=\"white\" d=\"{3}\"/>\n<line class=\"middle\" x1=\"0\" x2=\"{1}\" y1=\"{4}\" "
            "y2=\"{4}\"/>\n<line class=\"cursor\" x1=\"0\" x2=\"0\" y1=\"0\" y2=\"{2}\"/>\n{5}</svg>"
            "</section>\n",
            escaped(Words::tr("White's win percentage")), kGraphWidth, kGraphHeight, area, kGraphHeight / 2,
            dots);
    }

    MoveMark markBefore(int position) const {
        return m_report.moves[static_cast<std::size_t>(position) - 1].mark;
    }

    static std::string countRow(MoveMark mark, const QString& name, int count) {
        return fmt::format("<li class=\"{}\"><span>{}</span><b>{}</b></li>", count > 0 ? idOf(mark) : "",
                           escaped(name), count);
    }

    std::string playerCard(Color color) const {
        const ReportSide& side = m_report.sides[color];
        return fmt::format(
            "<div class=\"player\"><div class=\"name\"><span class=\"colour {}\"></span>{}</div>"
            "<div class=\"accuracy\">{}</div><div class=\"label\">{}</div><ul class=\"counts\">{}{}{}"
            "<li><span>{}</span><b>{}</b></li></ul></div>\n",
            color == White ? "" : "black", escaped(player(color)), escaped(accuracyText(side.accuracy)),
            escaped(Words::tr("Accuracy")),
            countRow(MoveMark::Inaccuracy, Words::tr("Inaccuracies"), side.inaccuracies),
            countRow(MoveMark::Mistake, Words::tr("Mistakes"), side.mistakes),
            countRow(MoveMark::Blunder, Words::tr("Blunders"), side.blunders),
            escaped(Words::tr("Average loss")), escaped(averageLossText(side)));
    }

    std::string players() const {
        if (!hasReport()) return {};
        return "<section class=\"players\">\n" + playerCard(White) + playerCard(Black) + "</section>\n";
    }

    std::string turningPoints() const {
        if (m_report.turningPoints.empty()) return {};
        std::string rows;
        for (const int move : m_report.turningPoints) {
            rows += fmt::format(
                "<li><button data-ply=\"{}\"><b>{}</b><span class=\"swing\">{}</span></button></li>\n",
                move + 1, escaped(reportMoveText(m_report, move)), escaped(swingText(m_report, move)));
        }
        return fmt::format("<section id=\"turning\"><h2>{}</h2><ol>\n{}</ol></section>\n",
                           escaped(Words::tr("Turning points")), rows);
    }

    /// Of the report, or as the game has it.
    Text scoreAfter(int move) const {
        if (hasReport()) return reportScoreText(m_report, move + 1);
        const GameNode& node = *m_nodes[static_cast<std::size_t>(move)];
        if (node.evalMate) return Text{scoreToText(scoreOfMateIn(*node.evalMate), White)};
        return node.evalCp ? Text{scoreToText(*node.evalCp, White)} : Text{};
    }

    std::string moveCell(int move) const {
        const ReportMove& made = m_report.moves[static_cast<std::size_t>(move)];
        const std::string sign = markSign(made.mark);
        return fmt::format(
            "<td class=\"move\"><button data-ply=\"{}\"><span>{}<span class=\"sign {}\">{}</span></span>"
            "<span class=\"score\">{}</span></button></td>",
            move + 1, escaped(toSan(m_positions.at(move), made.played)), sign.empty() ? "" : idOf(made.mark),
            escaped(sign), escaped(scoreAfter(move)));
    }

    std::string moveList() const {
        std::string rows;
        for (int move = 0; move < static_cast<int>(m_report.moves.size()); ++move) {
            const Position& before = m_positions.at(move);
            const bool isWhite = before.sideToMove() == White;
            if (isWhite || move == 0)
                rows += fmt::format("<tr><td class=\"number\">{}.</td>", before.fullmoveNumber());
            if (!isWhite && move == 0) rows += "<td class=\"move\"></td>";
            rows += moveCell(move);
            if (!isWhite) rows += "</tr>\n";
        }
        return fmt::format(
            "<section id=\"moves\"><div id=\"list\"><table><tbody>\n{}</tbody></table></div>"
            "</section>\n",
            rows);
    }

    /// The moves of a line as buttons; what they show goes into the page's data.
    std::string lineButtons(int move, const char* kind, const QString& name, std::vector<Move> line) {
        if (line.empty()) return {};
        line.resize(std::min(line.size(), kVariationPlies));
        const std::string id = fmt::format("{}{}", kind, move);
        Position position = m_positions.at(move);
        std::string buttons;
        Json steps = Json::array();
        for (const Move each : line) {
            const bool isNumbered = position.sideToMove() == White || steps.empty();
            const QString words = text(isNumbered ? lineToText(position, {each}, 1) : toSan(position, each));
            buttons += fmt::format("<button data-line=\"{}\" data-step=\"{}\">{}</button>", id, steps.size(),
                                   escaped(words));
            const std::string where = lineToText(position, {each}, 1);
            position.play(each);
            steps.push_back(stateJson(position, each, where));
        }
        m_lines[id] = std::move(steps);
        return fmt::format("<div class=\"line\"><span>{}</span>{}</div>\n", escaped(name), buttons);
    }

    /// What people wrote beside a move; the report's own words stand on the page anyway.
    std::string comment(int move) const {
        QString words = text(m_nodes[static_cast<std::size_t>(move)]->comment);
        words.remove(translated(noteText(m_report, move)));
        words = words.trimmed();
        return words.isEmpty() ? std::string() : fmt::format("<p class=\"comment\">{}</p>\n", escaped(words));
    }

    std::string note(int move) {
        const ReportMove& made = m_report.moves[static_cast<std::size_t>(move)];
        const bool isMarked = !markSign(made.mark).empty();
        const Text mark = markName(made.mark);
        std::string words =
            fmt::format("<h2>{}{}</h2>\n", escaped(reportMoveText(m_report, move)),
                        mark.isEmpty() ? ""
                                       : fmt::format("<span class=\"chip {}\">{}</span>",
                                                     isMarked ? idOf(made.mark) : "", escaped(mark)));
        words += comment(move);
        if (hasReport() && !made.isKnown)
            words += fmt::format("<p>{}</p>\n", escaped(Words::tr("Not searched yet.")));
        if (isMarked) {
            words += fmt::format("<p>{}</p>\n", escaped(swingSentence(m_report, move)));
            words += lineButtons(move, "best", Words::tr("Better"), m_report.best(move).line);
            words += lineButtons(move, "played", Words::tr("Played"), m_report.played(move).line);
        }
        if (const Text why = whyMissedText(m_report, move, MissedLines::ShownBeside); !why.isEmpty())
            words += fmt::format("<p>{}</p>\n", escaped(why));
        return fmt::format("<section class=\"note\" data-ply=\"{}\"{}>\n{}</section>\n", move + 1,
                           isMarked ? "" : " hidden", words);
    }

    std::string notes() {
        std::string all;
        for (int move = 0; move < static_cast<int>(m_report.moves.size()); ++move) all += note(move);
        return all;
    }

    /// As text that no HTML in it can end.
    std::string engine() const {
        if (m_enginePage.empty()) return {};
        const QByteArray bytes =
            QByteArray::fromRawData(m_enginePage.data(), static_cast<qsizetype>(m_enginePage.size()));
        return fmt::format("<script type=\"text/plain\" id=\"enginePage\">{}</script>\n",
                           bytes.toBase64().toStdString());
    }

    std::string footer() const {
        if (!hasReport()) return {};
        return fmt::format("<footer>{}</footer>\n", escaped(provenanceText(m_report.provenance)));
    }

    static Json stateJson(const Position& position, Move last, const std::string& words) {
        Json json = {{"placement", toPlacement(position)}, {"fen", toFen(position)}, {"text", words}};
        json["squares"] = Json::array();
        if (!last.isNull())
            json["squares"] = {static_cast<int>(last.from()), static_cast<int>(targetOf(last))};
        return json;
    }

    /// As the content of a script element: no < in it can end that.
    std::string data() const {
        Json plies = Json::array();
        for (int i = 0; i < m_positions.count(); ++i) {
            const std::string words =
                i == 0 ? Words::tr("Start position").toStdString() : reportMoveText(m_report, i - 1);
            Json state =
                stateJson(m_positions.at(i),
                          i == 0 ? Move() : m_report.line.moves[static_cast<std::size_t>(i) - 1], words);
            state["x"] = graphX(i);
            plies.push_back(std::move(state));
        }
        const Json json = {{"first", 0}, {"plies", plies}, {"lines", m_lines}};
        return text(jsonText(json)).replace(QLatin1Char('<'), QStringLiteral("\\u003c")).toStdString();
    }

    const Game& m_game;
    const GameReport& m_report;
    const std::string_view m_enginePage;
    const LinePositions m_positions;
    const std::vector<const GameNode*> m_nodes;  ///< one for each move
    Json m_lines = Json::object();
};

}  // namespace

std::string gameHtml(const Game& game, const GameReport& report, std::string_view enginePage) {
    return GamePage(game, report, enginePage).html();
}

}  // namespace plyglass
