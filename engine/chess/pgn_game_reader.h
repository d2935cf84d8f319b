// Reads one game of PGN text move by move into a Game: main line, variations, comments.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/pgn.h"
#include "engine/chess/pgn_head.h"
#include "engine/chess/pgn_tokens.h"
#include "engine/chess/piece_letters.h"

namespace plyglass {

class PgnGameReader {
  public:
    enum class Mode { Strict, Salvaging };

    /// `letters`: piece letters of another language; null: English. `text` is UTF-8 and must outlive the
    /// reader.
    PgnGameReader(std::string_view text, int firstLine, Mode mode, const PieceLetters* letters = nullptr)
        : m_text(text), m_lexer(text, firstLine), m_mode(mode), m_letters(letters) {}
    /// Call once; as `readPgn` or `salvagePgn`.
    Result<SalvagedGame> read();

    /// Number of moves read, variations included.
    int moveCount() const { return m_nodes; }
    /// The first word that should be a move and is not; empty if there is none.
    const std::string& refusedMove() const { return m_refusedMove; }
    /// Whether a move has a letter that is no English piece letter.
    bool usedForeignLetter() const { return m_usedForeignLetter; }

  private:
    /// A line of moves being read: the main line or a variation.
    struct Line {
        GameNode* begin = nullptr;     ///< parent of its first move
        GameNode* resumeAt = nullptr;  ///< where the outer line continues: `begin` or its child
        int openedOn = 0;              ///< text line of its opening bracket
        bool empty = true;
        bool afterVariation = false;
        bool isOwn = true;        ///< the last move is new in this line, not from an earlier variation
        std::string before = {};  ///< comments before the next move
    };

    Result<void> readHead();
    Result<void> readMoves();
    Result<void> take(const PgnToken& token);
    Result<void> takeMove(const PgnToken& token);
    bool takeSign(const PgnToken& token);
    Result<Move> moveOf(std::string_view word) const;
    /// Whether the token ends the game; if so, records the result.
    bool takesEnd(const PgnToken& token);
    /// Handles an unplayable move: an error in the main line; when salvaging a variation, the end of its
    /// moves.
    Result<void> refuseMove(const PgnToken& token, const TextPart& message);
    /// Keeps the text of a variation, from `token` to its closing bracket, as a comment; returns the bracket.
    std::size_t writtenFrom(const PgnToken& token) const;
    Result<PgnToken> keepVariationAsComment(const PgnToken& token);
    /// Keeps the text after the last good move, up to the next game, as a comment.
    void keepRestAsComment();
    void noteProblem(const Error& problem);
    void takeComment(const PgnToken& token);
    Result<void> openVariation(const PgnToken& token);
    /// Handles too deep nesting: an error, or a comment when salvaging.
    Result<void> refuseNesting(const PgnToken& token);
    Result<void> closeVariation(const PgnToken& token);
    /// After an opening bracket, before the first move: the current node is the parent.
    bool startsVariation() const { return m_lines.back().empty && m_lines.size() > 1; }
    /// Error where nothing can be salvaged.
    tl::unexpected<Error> refuseAt(int line, const TextPart& message) {
        m_refused = true;
        return failAtLine(line, message);
    }

    std::string_view m_text;
    PgnLexer m_lexer;
    Mode m_mode;
    const PieceLetters* m_letters;
    std::string m_refusedMove;
    bool m_usedForeignLetter = false;
    std::optional<Error> m_problem;
    bool m_isMainLineWhole = true;
    bool m_refused = false;  ///< a limit was exceeded: nothing is returned
    PgnToken m_token;
    PgnHead m_head;
    Game m_game;
    std::vector<Line> m_lines{Line{}};
    GameResult m_result = GameResult::Ongoing;
    bool m_foundAnything = false;
    int m_nodes = 0;
    std::size_t m_numberAt = 0;   ///< offset of the last move number,
    std::size_t m_numberEnd = 0;  ///< and its end
};

}  // namespace plyglass
