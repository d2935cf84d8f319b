// PGN tokenizer: the words and signs of PGN text, in all common spellings.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/chess/game.h"

namespace plyglass {

struct PgnToken {
    enum class Kind {
        Tag,              ///< text: the value between the quotes, still escaped
        Number,           ///< a move number
        Word,             ///< a move, or in place of one
        Nag,              ///< number: 1 for "!" or "$1"
        Comment,          ///< text: between { and }, or after ;
        UnclosedComment,  ///< a { without }: extends to the next game
        OpenVariation,
        CloseVariation,
        Result,
        End
    };
    Kind kind = Kind::End;
    std::string_view text = {};
    std::string_view tagName = {};
    bool escaped = false;  ///< of a tag: text contains \" or \\ escapes
    int number = 0;
    GameResult result = GameResult::Ongoing;
    std::size_t offset = 0;  ///< of the token's first byte
    int line = 1;            ///< line where it starts
};

class PgnLexer {
  public:
    explicit PgnLexer(std::string_view text, int firstLine = 1);
    PgnToken next();

  private:
    void skipBlanks();
    void skipLine();
    /// Whether a line ends here; LF, CR LF and lone CR count once each.
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
    PgnToken begun(PgnToken::Kind kind, std::string_view text = {}) const {
        return {.kind = kind, .text = text, .offset = m_at, .line = m_line};
    }
    /// Ends the token at `end` and counts its lines.
    PgnToken finish(PgnToken token, std::size_t end);
    bool at(std::string_view what) const { return rest().starts_with(what); }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lineBreak = 0;  ///< cache of the next line break after a searched position
    int m_line;
    bool m_tagMayStart = true;  ///< only blanks and tags so far on this line
};

/// Unescaped value of a tag, in UTF-8.
std::string tagValue(const PgnToken& tag);

}  // namespace plyglass
