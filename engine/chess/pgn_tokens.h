// The words of PGN text, told apart but not yet understood. Both the list of games in a file and the reading
// of one game are built on it, so that they agree on where a game ends.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/chess/game.h"

namespace plyglass {

struct PgnToken {
    enum class Kind {
        Tag,              ///< text: the value between the quotes, escapes not yet undone
        Number,           ///< a move number
        Word,             ///< a move, or what should have been one
        Nag,              ///< number: 1 for "!" or "$1"
        Comment,          ///< text: what stands between { and }, or behind ;
        UnclosedComment,  ///< a { without its }: it goes up to the next game
        OpenVariation,
        CloseVariation,
        Result,
        End
    };
    Kind kind = Kind::End;
    std::string_view text = {};
    std::string_view tagName = {};
    bool escaped = false;  ///< of a tag: text contains \" or \\ to be undone
    int number = 0;
    GameResult result = GameResult::Ongoing;
    std::size_t offset = 0;  ///< of the token's first byte
    int line = 1;            ///< on which it starts
};

class PgnLexer {
  public:
    explicit PgnLexer(std::string_view text, int firstLine = 1);
    PgnToken next();

  private:
    void skipBlanks();
    void skipLine();
    /// Of LF, CR LF and a lone CR each one counts once.
    bool endsLine(std::size_t at) const;
    std::size_t lineBreakFrom(std::size_t from);
    PgnToken tag();
    PgnToken braceComment();
    PgnToken lineComment();
    PgnToken remark(char bracket);
    PgnToken nag();
    PgnToken word();
    std::size_t wordEnd() const;
    std::size_t signsBegin(std::string_view word) const;
    std::string_view rest() const { return m_text.substr(m_at); }
    /// Ends the token at `end`, counting the lines in it.
    PgnToken finish(PgnToken token, std::size_t end);
    bool at(std::string_view what) const { return rest().starts_with(what); }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lineBreak = 0;  ///< the next one from any place between it and where it was looked for
    int m_line;
    bool m_tagMayStart = true;  ///< nothing but blanks and tags yet on this line
};

/// A tag's value with \" and \\ undone, in UTF-8.
std::string tagValue(const PgnToken& tag);

}  // namespace plyglass
