// One game of PGN text, played move by move on a Game: its main line, its variations, its comments.
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

    /// `letters`: those of another language, in which the moves are written; null: English. `text`, which is
    /// UTF-8, must outlive the reader.
    PgnGameReader(std::string_view text, int firstLine, Mode mode, const PieceLetters* letters = nullptr)
        : m_text(text), m_lexer(text, firstLine), m_mode(mode), m_letters(letters) {}
    /// To be called once; as `readPgn` or `salvagePgn`.
    Result<SalvagedGame> read();

    /// How many moves were read, those of variations too.
    int moveCount() const { return m_nodes; }
    /// The first word that should have been a move and was none; empty if all were.
    const std::string& refusedMove() const { return m_refusedMove; }
    /// Whether a move has a letter that names no piece in English.
    bool usedForeignLetter() const { return m_usedForeignLetter; }

  private:
    /// One line of moves that is being read: the main line or a variation inside another.
    struct Line {
        GameNode* begin = nullptr;     ///< the node before its first move
        GameNode* resumeAt = nullptr;  ///< where the surrounding line goes on: `begin`, or the move behind it
        int openedOn = 0;              ///< the text line of its bracket
        bool empty = true;
        bool afterVariation = false;
        bool isOwn = true;        ///< the last move was read first in this line, not in a variation before
        std::string before = {};  ///< comments that belong to the next move
    };

    Result<void> readHead();
    Result<void> readMoves();
    Result<void> take(const PgnToken& token);
    Result<void> takeMove(const PgnToken& token);
    bool takeSign(const PgnToken& token);
    Result<Move> moveOf(std::string_view word) const;
    /// Whether the word ends the game; then what it says is noted.
    bool takesEnd(const PgnToken& token);
    /// What cannot be played: an error in the main line, in a variation the end of its moves when salvaging.
    Result<void> refuseMove(const PgnToken& token, const TextPart& message);
    /// Keeps a variation from `token` to its bracket, which is returned, as a comment.
    std::size_t writtenFrom(const PgnToken& token) const;
    Result<PgnToken> keepVariationAsComment(const PgnToken& token);
    /// Keeps what follows the last good move, up to the next game, as a comment.
    void keepRestAsComment();
    void noteProblem(const Error& problem);
    void takeComment(const PgnToken& token);
    Result<void> openVariation(const PgnToken& token);
    /// A variation in too many others: an error, or a comment when salvaging.
    Result<void> refuseNesting(const PgnToken& token);
    Result<void> closeVariation(const PgnToken& token);
    /// A bracket has been opened and no move has come yet: the current node is the one before.
    bool startsVariation() const { return m_lines.back().empty && m_lines.size() > 1; }
    /// Where nothing is to be saved.
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
    bool m_refused = false;  ///< by a limit: what was read so far is not shown
    PgnToken m_token;
    PgnHead m_head;
    Game m_game;
    std::vector<Line> m_lines{Line{}};
    GameResult m_result = GameResult::Ongoing;
    bool m_foundAnything = false;
    int m_nodes = 0;
    std::size_t m_numberAt = 0;   ///< of the last move number in the text, and
    std::size_t m_numberEnd = 0;  ///< where it ends
};

}  // namespace plyglass
