// Fast path for plain games; anything unusual in the main line is left to salvagePgn, so that both always
// agree.
#include "engine/chess/pgn_main_line.h"

#include <optional>
#include <utility>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_signs.h"
#include "engine/chess/pgn_tokens.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

using Kind = PgnToken::Kind;

/// Above this, readPgn may refuse the game.
constexpr int kPlainTags = 100;
constexpr std::size_t kPlainMoves = 2000;
constexpr int kPlainNesting = 100;

/// Reads games with a plain main line.
class PlainGameReader {
  public:
    PlainGameReader(std::string_view text, int firstLine) : m_lexer(text, firstLine) {}

    /// Empty if the game is not plain.
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
            if (!(m_depth > 0 ? takeInVariation(token) : take(token))) return std::nullopt;
            m_opened = token.kind == Kind::OpenVariation;
        }
        if (m_depth > 0 || !isEndPlain()) return std::nullopt;
        return std::move(m_line);
    }

  private:
    bool takeHead(const PgnToken& token) {
        if (token.kind == Kind::Comment) return take(token);
        if (token.tagName == "Variant" && !isChessVariant(tagValue(token))) return false;
        if (token.tagName == "FEN") {
            const auto start = readFen(tagValue(token));
            if (!start || !start->notes.empty()) return false;
            m_line.start = m_position = start->position;
        }
        if (token.tagName == "Result") m_taggedResult = tagValue(token);
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
            case Kind::OpenVariation:
                m_depth = 1;
                return !m_line.moves.empty();
            default:
                return false;
        }
    }

    bool takeInVariation(const PgnToken& token) {
        switch (token.kind) {
            case Kind::OpenVariation:
                ++m_depth;
                return !m_opened && m_depth <= kPlainNesting;
            case Kind::CloseVariation:
                --m_depth;
                return true;
            case Kind::Comment:
                return take(token);
            case Kind::Nag:  // before the first move it is a comment
                return !m_opened;
            case Kind::Word:
            case Kind::Number:
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

    /// Whether neither the Result tag nor mate or stalemate on the board can contradict the result.
    bool isEndPlain() const {
        const bool isTagged = m_taggedResult.empty() || m_taggedResult == toPgn(m_line.result);
        return isTagged && m_line.result != GameResult::Ongoing && hasLegalMove(m_position);
    }

    PgnLexer m_lexer;
    Position m_position = Position::start();
    PgnMainLine m_line;
    std::string m_taggedResult;
    int m_tags = 0;
    int m_depth = 0;        ///< nesting depth of variations
    bool m_opened = false;  ///< the previous token opened a variation
};

/// Walks a tree in text order: a move, its variations, its continuation.
class CommentGatherer {
  public:
    std::string gather(const GameNode* root) {
        take(root);
        m_waiting.push_back({root, Part::Rest});
        while (!m_waiting.empty()) {
            const auto [node, part] = m_waiting.back();
            m_waiting.pop_back();
            if (part == Part::Rest) {
                takeRest(node);
            } else {
                take(node);
                m_waiting.push_back({node, Part::Rest});
            }
        }
        return std::move(m_comments);
    }

  private:
    enum class Part { Whole, Rest };

    void take(const GameNode* node) {
        addComment(m_comments, node->commentBefore);
        addComment(m_comments, node->comment);
    }
    void takeRest(const GameNode* node) {
        const auto& children = node->children();
        if (children.empty()) return;
        take(children.front().get());
        m_waiting.push_back({children.front().get(), Part::Rest});
        for (std::size_t i = children.size(); i-- > 1;) m_waiting.push_back({children[i].get(), Part::Whole});
    }

    std::vector<std::pair<const GameNode*, Part>> m_waiting;
    std::string m_comments;
};

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
    line.comments = CommentGatherer().gather(game.root());
    return line;
}

Result<PgnMainLine> readMainLine(std::string_view text, int firstLine) {
    if (auto plain = PlainGameReader(text, firstLine).read()) return std::move(*plain);
    auto read = salvagePgn(text, firstLine);
    if (!read) return tl::unexpected(read.error());
    PgnMainLine line = pgnMainLineOf(read->game);
    line.notes = std::move(read->notes);
    if (read->isMainLineWhole) return line;
    if (line.moves.empty()) return fail(*read->problem);
    line.problem = std::move(read->problem);
    return line;
}

}  // namespace plyglass
