#include "app/services/analysis/page_moves.h"

#include <fmt/format.h>

#include <unordered_map>

#include "app/services/analysis/nag_text.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/chess/game_text.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/report_json.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

using Kind = GameTextPart::Kind;

class PageMoveList {
  public:
    PageMoveList(const PageGame& game, PageLines& lines) : m_game(game), m_lines(lines) {
        m_places[game.game.root()] = {};
    }

    std::string html() {
        for (const GameTextPart& part : gameText(m_game.game)) add(part);
        closeRow();
        if (m_isBehindEnd) m_rows += "</div></td></tr>\n";
        return fmt::format(
            "<section id=\"moves\"><div id=\"list\"><table><tbody>\n{}</tbody></table></div>"
            "</section>\n",
            m_rows);
    }

  private:
    /// Location on the page of the position after a move.
    struct Place {
        int ply = 0;       ///< ply of the game, or where the line leaves it
        std::string line;  ///< "" for the game
        int step = 0;      ///< index in the line, from 0
    };

    void add(const GameTextPart& part) {
        if (part.depth == 0 && part.node->ply() > static_cast<int>(m_game.nodes.size())) goBehindEnd(part);
        switch (part.kind) {
            case Kind::Move:
                isInGame(part) ? cell(part.node->ply() - 1) : lineMove(part);
                break;
            case Kind::Comment:
                comment(part);
                break;
            case Kind::VariationStart:
                startVariation(part);
                break;
            case Kind::VariationEnd:
                endVariation(part);
                break;
        }
    }

    bool isInGame(const GameTextPart& part) const { return part.depth == 0 && !m_isBehindEnd; }

    void goBehindEnd(const GameTextPart& part) {
        if (m_isBehindEnd) return;
        closeRow();
        m_isBehindEnd = true;
        m_rows +=
            fmt::format("<tr><td class=\"said\" colspan=\"3\"><div class=\"variation\"><span>{}</span> ",
                        escaped(PageWords::tr("After the game:")));
        openLine(*part.node);
    }

    void closeRow() {
        if (m_isRowOpen) m_rows += "</tr>\n";
        m_isRowOpen = false;
    }

    void cell(int move) {
        const GameNode& node = m_game.node(move);
        const bool isWhite = m_game.positions.at(move).sideToMove() == White;
        if (!m_isRowOpen) {
            m_rows +=
                fmt::format("<tr><td class=\"number\">{}.</td>", m_game.positions.at(move).fullmoveNumber());
            if (!isWhite) m_rows += "<td class=\"move\">…</td>";
        }
        m_rows += fmt::format(
            "<td class=\"move\"><button data-ply=\"{}\"><span>{}{}</span><span class=\"score\">{}</span>"
            "</button></td>",
            move + 1, escaped(node.san()), signs(move), escaped(scoreAfter(move)));
        m_places[&node] = {move + 1, {}, 0};
        m_isRowOpen = true;
        if (!isWhite) closeRow();
    }

    /// Signs of the game; those of the report if the game does not rate the move.
    std::string signs(int move) const {
        const GameNode& node = m_game.node(move);
        const MoveMark mark = m_game.judged(move).mark;
        const std::string sign = markSign(mark);
        std::string html;
        const int nag = judgingNag(node.nags);
        if (nag == 0)
            html = fmt::format("<span class=\"sign {}\">{}</span>", sign.empty() ? "" : idOf(mark),
                               escaped(sign));
        const std::string_view kind = nag != 0 && nag == markNag(mark) ? idOf(mark) : std::string_view();
        return html + nagSpan(node.nags, kind);
    }

    static std::string nagSpan(const std::vector<int>& nags, std::string_view kind = {}) {
        const QString signs = nagSigns(nags);
        if (signs.isEmpty()) return {};
        return fmt::format("<span class=\"sign {}\" title=\"{}\">{}</span>", kind, escaped(nagWords(nags)),
                           escaped(signs));
    }

    /// Score from the report; otherwise the one recorded in the game.
    Text scoreAfter(int move) const {
        if (m_game.hasReport()) return reportScoreText(m_game.report, move + 1);
        const GameNode& node = m_game.node(move);
        if (node.evalMate) return Text{scoreToText(scoreOfMateIn(*node.evalMate), White)};
        return node.evalCp ? Text{scoreToText(*node.evalCp, White)} : Text{};
    }

    /// Report notes recorded in the game are shown anyway.
    void comment(const GameTextPart& part) {
        const QString words = text(part.comment);
        if (isInGame(part) && part.node->ply() > 0 &&
            words == translated(noteText(m_game.report, part.node->ply() - 1)))
            return;
        if (!isInGame(part)) {
            m_rows += fmt::format("<span class=\"comment\">{}</span> ", escaped(words));
            return;
        }
        closeRow();
        m_rows += fmt::format("<tr><td class=\"said\" colspan=\"3\"><p class=\"comment\">{}</p></td></tr>\n",
                              escaped(words));
    }

    void openLine(const GameNode& first) {
        const Place& from = m_places.at(first.parent());
        const std::string id = fmt::format("variation{}", ++m_count);
        m_lines.origins[id] = {{"ply", from.ply}};
        if (!from.line.empty()) {
            m_lines.origins[id]["line"] = from.line;
            m_lines.origins[id]["step"] = from.step;
        }
        m_lines.lines[id] = PageJson::array();
        m_open.push_back({from.ply, id, 0});
    }

    void startVariation(const GameTextPart& part) {
        if (part.depth == 1 && !m_isBehindEnd) {
            closeRow();
            m_rows += "<tr><td class=\"said\" colspan=\"3\"><div class=\"variation\">";
        } else {
            m_rows += "<span class=\"inner\">(</span>";
        }
        openLine(*part.node);
    }

    void endVariation(const GameTextPart& part) {
        m_rows +=
            part.depth == 1 && !m_isBehindEnd ? "</div></td></tr>\n" : "<span class=\"inner\">)</span> ";
        m_open.pop_back();
    }

    void lineMove(const GameTextPart& part) {
        const GameNode& node = *part.node;
        Place& place = m_open.back();
        PageJson& steps = m_lines.lines[place.line];
        place.step = static_cast<int>(steps.size());
        m_rows += fmt::format("<button data-line=\"{}\" data-step=\"{}\">{}{}{}</button> ", place.line,
                              place.step, part.hasNumber ? moveNumber(node) : std::string(),
                              escaped(node.san()), nagSpan(node.nags));
        const std::string words = moveNumber(node) + node.san() + nagSigns(node.nags).toStdString();
        steps.push_back(stateJson(node.position(), node.move(), words, node.marks));
        m_places[&node] = place;
    }

    const PageGame& m_game;
    PageLines& m_lines;
    std::string m_rows;
    bool m_isRowOpen = false;
    bool m_isBehindEnd = false;  ///< writing moves after the end of the game
    int m_count = 0;             ///< number of lines
    std::vector<Place> m_open;   ///< open lines, each with its last move
    std::unordered_map<const GameNode*, Place> m_places;
};

}  // namespace

std::string pageMoves(const PageGame& game, PageLines& lines) { return PageMoveList(game, lines).html(); }

}  // namespace plyglass
