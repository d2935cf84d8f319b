// Fast path for plain games; anything unusual in the main line is left to salvagePgn, so that both always
// agree.
#include "engine/chess/pgn_main_line.h"

#include <utility>

#include "engine/base/utf8.h"
#include "engine/chess/fen.h"
#include "engine/chess/game_text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_signs.h"
#include "engine/chess/pgn_walk.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// Above this, readPgn may refuse the game.
constexpr std::size_t kPlainTags = 100;
constexpr std::size_t kPlainMoves = 2000;
constexpr int kPlainNesting = 100;

/// Plays the main line of a plain game.
class PlainLineReader final : public PgnVisitor {
  public:
    /// Empty if the game is not plain.
    std::optional<PgnMainLine> take() {
        if (!m_isPlain || m_depth > 0 || !isEndPlain()) return std::nullopt;
        return std::move(m_line);
    }

    bool tag(const PgnToken& token) override { return plainIf(isUtf8(token.text)); }

    void endHead(const Tags& tags) override {
        plainIf(tags.size() <= kPlainTags);
        for (const auto& [name, value] : tags) {
            if (name == "Variant") plainIf(isChessVariant(value));
            if (name == "FEN") startAt(value);
            if (name == "Result") m_taggedResult = value;
        }
        plainIf(m_taggedResult != "*");  // known before its moves are played
        m_line.keys.push_back(m_position.key());
    }

    bool comment(const PgnToken& token) override {
        if (m_isPlain && m_results < 2) addComment(m_line.comments, commentText(token.text));
        return plainIf(true);
    }

    bool number(const PgnToken&) override { return plainIf(true); }

    bool move(const PgnToken& word) override { return plainIf(m_depth > 0 || !m_isPlain || play(word.text)); }

    /// Before the first move of a variation a sign is a comment.
    bool sign(const PgnToken&) override { return plainIf(!m_opened); }

    bool beginVariation(const PgnToken&) override {
        plainIf(!m_opened && !m_line.moves.empty() && ++m_depth <= kPlainNesting);
        return m_opened = true;
    }

    bool endVariation(const PgnToken&) override { return plainIf(--m_depth >= 0); }
    bool unclosedComment(const PgnToken&) override { return plainIf(false); }

    bool result(const PgnToken& token) override {
        if (++m_results == 1) m_line.result = token.result;
        return plainIf(m_depth == 0);
    }

  private:
    bool plainIf(bool isPlain) {
        m_isPlain = m_isPlain && isPlain;
        m_opened = false;
        return true;
    }

    void startAt(std::string_view fen) {
        const auto start = readFen(fen);
        plainIf(start && start->notes.empty());
        if (m_isPlain) m_line.start = m_position = start->position;
    }

    bool play(std::string_view word) {
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

    Position m_position = Position::start();
    PgnMainLine m_line;
    std::string m_taggedResult;
    bool m_isPlain = true;
    bool m_opened = false;  ///< the previous token opened a variation
    int m_depth = 0;        ///< nesting depth of variations
    int m_results = 0;      ///< after the second, comments are those of other text
};

std::string commentsOf(const Game& game) {
    std::string comments;
    const auto take = [&comments](const GameNode& node) {
        addComment(comments, node.commentBefore);
        addComment(comments, node.comment);
    };
    take(*game.root());
    for (const GameTextPart& part : gameText(game))
        if (part.kind == GameTextPart::Kind::Move) take(*part.node);
    return comments;
}

}  // namespace

std::vector<PgnLineEntry> indexPgnLines(std::string_view text) {
    std::vector<PgnLineEntry> entries;
    for (PgnWalk walk(text); !walk.isAtEnd();) {
        PlainLineReader line;
        if (auto entry = walk.visitGame(line)) entries.push_back({std::move(*entry), line.take()});
    }
    return entries;
}

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
    line.comments = commentsOf(game);
    return line;
}

Result<PgnMainLine> readMainLine(std::string_view text, int firstLine) {
    PlainLineReader reader;
    PgnWalk(text).visitGame(reader);
    auto line = reader.take();
    return line ? std::move(*line) : salvageMainLine(text, firstLine);
}

Result<PgnMainLine> salvageMainLine(std::string_view text, int firstLine) {
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
