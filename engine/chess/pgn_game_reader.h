// Builds a Game from one game of PGN text, move by move: main line, variations, comments.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/pgn.h"
#include "engine/chess/pgn_head.h"
#include "engine/chess/pgn_walk.h"
#include "engine/chess/piece_letters.h"

namespace plyglass {

class PgnGameReader final : PgnVisitor {
  public:
    enum class Mode { Strict, Salvaging };

    /// `letters`: piece letters of another language; null: English. `text` is UTF-8 and must outlive the
    /// reader.
    PgnGameReader(std::string_view text, int firstLine, Mode mode, const PieceLetters* letters = nullptr)
        : m_text(text), m_walk(text, firstLine, PgnWalk::Heads::Whole), m_mode(mode), m_letters(letters) {}
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

    bool tag(const PgnToken& token) override;
    void endHead(const Tags&) override;
    bool comment(const PgnToken& token) override;
    bool unclosedComment(const PgnToken& token) override;
    bool number(const PgnToken& token) override;
    bool move(const PgnToken& word) override;
    bool sign(const PgnToken& token) override;
    bool beginVariation(const PgnToken& bracket) override;
    bool endVariation(const PgnToken& bracket) override;
    bool result(const PgnToken& token) override;
    bool isResult(const PgnToken& word) const override;

    Result<Move> moveOf(std::string_view word) const;
    void endMoves();
    /// Stops the reading.
    bool refuse(const Error& problem);
    /// Stops it where nothing can be salvaged.
    bool refuseGame(const Error& problem);
    void refuseUnclosed();
    /// Handles an unplayable move: an error in the main line; when salvaging a variation, the end of its
    /// moves.
    bool refuseMove(const PgnToken& word, const TextPart& message);
    /// Handles too deep nesting: an error, or a comment when salvaging.
    bool refuseNesting(const PgnToken& bracket);
    std::size_t numberEnd() const { return m_number.offset + m_number.text.size(); }
    std::size_t writtenFrom(const PgnToken& token) const;
    /// Keeps the text of a variation, from `token` to its closing bracket, as a comment; returns the bracket.
    std::optional<PgnToken> keepVariationAsComment(const PgnToken& token);
    /// Keeps the text after the last good move, up to the next game, as a comment.
    void keepRestAsComment();
    /// After an opening bracket, before the first move: the current node is the parent.
    bool startsVariation() const { return m_lines.back().empty && m_lines.size() > 1; }

    std::string_view m_text;
    PgnWalk m_walk;
    Mode m_mode;
    const PieceLetters* m_letters;
    std::string m_refusedMove;
    bool m_usedForeignLetter = false;
    std::optional<Error> m_problem;
    bool m_isMainLineWhole = true;
    bool m_isRefused = false;  ///< a limit was exceeded: nothing is returned
    PgnHead m_head;
    Game m_game;
    std::vector<Line> m_lines{Line{.afterVariation = true}};  ///< in the head: comments wait
    GameResult m_result = GameResult::Ongoing;
    bool m_foundAnything = false;
    int m_nodes = 0;
    PgnToken m_number;  ///< the last move number
};

}  // namespace plyglass
