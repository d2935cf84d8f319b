#include "app/services/handout/game_handout.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "app/services/analysis/nag_text.h"
#include "app/services/analysis/printed_tags.h"
#include "app/services/utf8_text.h"
#include "engine/chess/game_text.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

using BlockKind = HandoutBlock::Kind;
using PartKind = GameTextPart::Kind;

constexpr int kDiagramNag = 220;
constexpr int kFlippedDiagramNag = 221;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Handout)
};

bool hasNag(const GameNode& node, int nag) {
    return std::find(node.nags.begin(), node.nags.end(), nag) != node.nags.end();
}

QString movePlayed(const GameNode& node) { return text(moveNumber(node) + node.san()); }

/// Without the diagram signs.
QString printedSigns(std::vector<int> nags) {
    std::erase_if(nags, [](int nag) { return nag == kDiagramNag || nag == kFlippedDiagramNag; });
    return nagSigns(nags);
}

HandoutDiagram diagramOf(const GameNode& node) {
    HandoutDiagram diagram;
    diagram.position = node.position();
    diagram.options.isFlipped = hasNag(node, kFlippedDiagramNag);
    diagram.options.marks = node.marks;
    const QString side = sideToMoveText(node.position());
    if (!node.parent())
        diagram.caption = side;
    else if (hasLegalMove(node.position()))
        diagram.caption = Words::tr("After %1. %2").arg(movePlayed(node), side);
    else
        diagram.caption = Words::tr("After %1").arg(movePlayed(node));
    return diagram;
}

/// "Anna (2100)", or "Anna" without a known rating.
QString playerWithRating(const Game& game, Color color) {
    const QString rating = shownTag(game.tag(color == White ? "WhiteElo" : "BlackElo"));
    const bool isKnown = rating.toInt() > 0;
    const QString name = printedPlayer(game, color);
    return isKnown ? Words::tr("%1 (%2)", "player and rating").arg(name, rating) : name;
}

class GameSetter {
  public:
    explicit GameSetter(const Game& game) : m_game(game), m_document(headOf(game)) {}

    HandoutDocument set() {
        const GameNode* const root = m_game.root();
        if (hasDiagram(*root) || root->position() != Position::start())
            m_document.blocks.push_back(handoutDiagram(diagramOf(*root), false));
        m_end = m_game.mainLineEnd();
        for (const GameTextPart& part : gameText(m_game)) add(part);
        if (!m_hasEnded) end();
        flush();
        return std::move(m_document);
    }

  private:
    void add(const GameTextPart& part) {
        if (part.depth == 0 && part.node->ply() > m_end->ply()) end();
        switch (part.kind) {
            case PartKind::Move:
                move(part);
                break;
            case PartKind::Comment:
                comment(part);
                break;
            case PartKind::VariationStart:
                startVariation(part);
                break;
            case PartKind::VariationEnd:
                endVariation(part);
                break;
        }
        m_depth = part.depth - (part.kind == PartKind::VariationEnd ? 1 : 0);
    }

    /// A diagram follows the comments to its move.
    void move(const GameTextPart& part) {
        showDiagram();
        const GameNode& node = *part.node;
        m_commented = nullptr;
        const bool isNumbered = part.hasNumber || m_runs.empty();
        const QString words = (isNumbered ? movePlayed(node) : text(node.san())) + printedSigns(node.nags);
        run(words, part.depth == 0 && !m_hasEnded);
        if (hasDiagram(node)) m_pending = &node;
    }

    void comment(const GameTextPart& part) {
        if (part.node != m_pending) showDiagram();
        if (part.node->parent() == nullptr) flush();
        if (std::exchange(m_commented, part.node) == part.node && !m_runs.empty())
            m_runs.push_back({QStringLiteral("\n")});
        run(text(part.comment), false, true);
        if (part.node->parent() == nullptr) flush();
    }

    void startVariation(const GameTextPart& part) {
        showDiagram();
        if (part.depth == 1)
            flush();
        else
            m_opening += u'(';
    }

    void endVariation(const GameTextPart& part) {
        m_depth = part.depth;
        if (part.depth > 1) addRun(QStringLiteral(")"), false, false, false);
        showDiagram();
        if (part.depth == 1) flush();
    }

    void run(const QString& words, bool isBold, bool isForeign = false) {
        if (!m_opening.isEmpty() || isForeign) {
            addRun(std::exchange(m_opening, {}), false, false, !m_runs.empty());
            addRun(words, isBold, isForeign, !m_runs.empty() && !startsAfterLast());
        } else {
            addRun(words, isBold, false, !m_runs.empty());
        }
    }

    /// Whether no blank is needed: after a bracket, and at the start of a line.
    bool startsAfterLast() const {
        return m_runs.back().text.endsWith(u'(') || m_runs.back().text.endsWith(u'\n');
    }

    void addRun(const QString& words, bool isBold, bool isForeign, bool isApart) {
        if (words.isEmpty()) return;
        if (isApart) m_runs.push_back({QStringLiteral(" ")});
        m_runs.push_back({words, isBold, isForeign});
    }

    void flush() {
        if (m_runs.empty()) return;
        const bool isSmall = m_depth > 0 || m_hasEnded;
        m_document.blocks.push_back(
            {isSmall ? BlockKind::SmallText : BlockKind::Text, std::exchange(m_runs, {})});
    }

    void showDiagram() {
        if (!m_pending) return;
        flush();
        m_document.blocks.push_back(handoutDiagram(diagramOf(*std::exchange(m_pending, nullptr)), true));
    }

    /// The last position of the game, with the result; later moves are analysis.
    void end() {
        if (m_hasEnded) return;
        const bool isShown = m_pending == m_end;
        if (isShown) m_pending = nullptr;
        showDiagram();
        if (const GameResult result = m_game.outcomeAt(m_end).result; result != GameResult::Ongoing)
            run(text(toPgn(result)), true);
        m_depth = 0;
        flush();
        m_hasEnded = true;
        if (m_end->parent()) m_document.blocks.push_back(handoutDiagram(diagramOf(*m_end), true));
        if (!m_end->children().empty())
            m_document.blocks.push_back(handoutText(Words::tr("After the game"), BlockKind::Heading));
    }

    const Game& m_game;
    HandoutDocument m_document;
    std::vector<HandoutRun> m_runs;         ///< of the current paragraph
    QString m_opening;                      ///< brackets before the next run
    const GameNode* m_pending = nullptr;    ///< its diagram comes next
    const GameNode* m_commented = nullptr;  ///< move of the last comment
    const GameNode* m_end = nullptr;
    bool m_hasEnded = false;
    int m_depth = 0;  ///< of the paragraph
};

}  // namespace

bool hasDiagram(const GameNode& node) {
    return !node.marks.empty() || hasNag(node, kDiagramNag) || hasNag(node, kFlippedDiagramNag);
}

HandoutDocument headOf(const Game& game) {
    const bool isOver = game.tag("Result") != "*";
    return {Words::tr("%1 – %2").arg(playerWithRating(game, White), playerWithRating(game, Black)),
            isOver ? printedFacts(game, {"Event", "Site", "Date", "Round", "Result"})
                   : printedFacts(game, {"Event", "Site", "Date", "Round"})};
}

HandoutDocument gameHandout(const Game& game) { return GameSetter(game).set(); }

HandoutDocument diagramsHandout(const Game& game) {
    HandoutDocument document = headOf(game);
    const auto add = [&](const GameNode& node) {
        if (!hasDiagram(node)) return;
        HandoutDiagram diagram = diagramOf(node);
        diagram.heading = QString::number(document.blocks.size() + 1);
        document.blocks.push_back(handoutDiagram(std::move(diagram), false));
    };
    add(*game.root());
    for (const GameTextPart& part : gameText(game))
        if (part.kind == PartKind::Move) add(*part.node);
    return document;
}

}  // namespace plyglass
