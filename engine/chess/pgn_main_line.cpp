// Plain games quickly; whatever is unusual is left to readPgn, so that there is one judge of what a game is.
#include "engine/chess/pgn_main_line.h"

#include <optional>
#include <utility>

#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_tokens.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

using Kind = PgnToken::Kind;

/// Beyond these, readPgn may refuse the game.
constexpr int kPlainTags = 100;
constexpr std::size_t kPlainMoves = 2000;

/// Reads a game that has no variations and nothing odd.
class PlainGameReader {
  public:
    PlainGameReader(std::string_view text, int firstLine) : m_lexer(text, firstLine) {}

    /// Nothing if the game is not plain.
    std::optional<PgnMainLine> read() {
        PgnToken token = m_lexer.next();
        while (token.kind == Kind::Tag || token.kind == Kind::Comment) {
            if (!takeHead(token)) return std::nullopt;
            token = m_lexer.next();
        }
        m_line.keys.push_back(m_position.key());
        bool isOver = false;
        for (; token.kind != Kind::End && token.kind != Kind::Tag; token = m_lexer.next()) {
            if (isOver && token.kind != Kind::Comment) break;
            isOver = isOver || token.kind == Kind::Result;
            if (!take(token)) return std::nullopt;
        }
        if (!isEndPlain()) return std::nullopt;
        return std::move(m_line);
    }

  private:
    bool takeHead(const PgnToken& token) {
        if (token.kind == Kind::Comment) return take(token);
        if (token.tagName == "FEN") {
            const auto start = Position::fromFen(tagValue(token));
            if (!start) return false;
            m_line.start = m_position = *start;
        }
        return ++m_tags <= kPlainTags;
    }

    bool take(const PgnToken& token) {
        switch (token.kind) {
            case Kind::Number:
            case Kind::Nag:
                return true;
            case Kind::Word:
                return takeMove(token.text);
            case Kind::Comment:
                addComment(m_line.comments, commentText(token.text));
                return true;
            case Kind::Result:
                m_line.result = token.result;
                return true;
            default:
                return false;
        }
    }

    bool takeMove(std::string_view word) {
        if (m_line.moves.size() == kPlainMoves) return false;
        const auto move = parseSan(m_position, moveText(word));
        if (!move) return false;
        Undo undo;
        m_position.makeMove(*move, undo);
        m_line.moves.push_back(*move);
        m_line.keys.push_back(m_position.key());
        return true;
    }

    /// Whether the board cannot have another opinion of the end than the text: a game that has no result may
    /// be drawn by repetition, one that has may be a stalemate.
    bool isEndPlain() const {
        return m_line.result != GameResult::Ongoing && hasLegalMove(m_position) &&
               !m_position.hasInsufficientMaterial();
    }

    PgnLexer m_lexer;
    Position m_position = Position::start();
    PgnMainLine m_line;
    int m_tags = 0;
};

/// Of a node and of all that follows it, in the order of the text.
void gatherComments(const GameNode* from, std::string& comments) {
    std::vector<const GameNode*> waiting{from};
    while (!waiting.empty()) {
        const GameNode* node = waiting.back();
        waiting.pop_back();
        addComment(comments, node->commentBefore);
        addComment(comments, node->comment);
        const auto& children = node->children();
        // The variations on a move stand behind it, before what follows it.
        if (!children.empty()) waiting.push_back(children.front().get());
        for (std::size_t i = children.size(); i-- > 1;) waiting.push_back(children[i].get());
    }
}

}  // namespace

PgnMainLine pgnMainLineOf(const Game& game) {
    PgnMainLine line;
    line.start = game.startPosition();
    const GameNode* end = game.mainLineEnd();
    line.keys.push_back(line.start.key());
    for (const GameNode* node : nodesTo(end)) {
        line.moves.push_back(node->move());
        line.keys.push_back(node->position().key());
    }
    line.result = game.outcomeAt(end).result;
    gatherComments(game.root(), line.comments);
    return line;
}

Result<PgnMainLine> readMainLine(std::string_view text, int firstLine) {
    if (auto plain = PlainGameReader(text, firstLine).read()) return std::move(*plain);
    const auto game = readPgn(text, firstLine);
    if (!game) return tl::unexpected(game.error());
    return pgnMainLineOf(*game);
}

}  // namespace plyglass
