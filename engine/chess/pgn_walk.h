// The one reader of PGN text: knows where a game, its moves and its variations begin and end, keeps place and
// tags of each game, and tells a visitor of its parts. It understands no move.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/chess/pgn.h"
#include "engine/chess/pgn_tokens.h"

namespace plyglass {

/// Told of the parts of a game in the order of the text. What returns false ends the visit.
class PgnVisitor {
  public:
    virtual ~PgnVisitor() = default;

    virtual bool tag(const PgnToken&) { return true; }
    virtual void endHead(const Tags&) {}  ///< so far there were only tags and comments
    virtual bool number(const PgnToken&) { return true; }
    virtual bool move(const PgnToken&) { return true; }  ///< or a word in place of one
    virtual bool sign(const PgnToken&) { return true; }
    virtual bool comment(const PgnToken&) { return true; }
    virtual bool unclosedComment(const PgnToken&) { return true; }
    virtual bool beginVariation(const PgnToken&) { return true; }
    virtual bool endVariation(const PgnToken&) { return true; }  ///< or a bracket too many
    /// After that of the main line only results and comments follow.
    virtual bool result(const PgnToken&) { return true; }
    /// Whether a word in the main line is a result.
    virtual bool isResult(const PgnToken&) const { return false; }
};

class PgnWalk {
  public:
    /// Whether a second Event tag begins another game, though no moves came between.
    enum class Heads { ApartByEvent, Whole };

    /// `goesOn`, if given, is called now and then; if it returns false, the text ends there.
    explicit PgnWalk(std::string_view text, int firstLine = 1, Heads heads = Heads::ApartByEvent,
                     std::function<bool()> goesOn = {})
        : m_lexer(text, firstLine),
          m_end{.offset = text.size()},
          m_heads(heads),
          m_goesOn(std::move(goesOn)),
          m_token(next()) {}

    bool isAtEnd() const { return m_token.kind == PgnToken::Kind::End; }
    /// Visits the next game; empty if it is other text, or if the visitor ended it.
    std::optional<PgnEntry> visitGame(PgnVisitor& visitor);

    /// The token that is visited, or the first one after the game.
    const PgnToken& token() const { return m_token; }
    /// For visitors: takes a token away from the walk.
    PgnToken next();
    /// For visitors: takes the rest of the innermost variation away. Its closing bracket, if it has one.
    std::optional<PgnToken> skipVariation();

  private:
    enum class Part { Head, Moves, AfterResult, Rest };

    bool visit(PgnVisitor& visitor);
    bool visitMoves(PgnVisitor& visitor);
    void endHead(PgnVisitor& visitor);
    bool isResult(const PgnVisitor& visitor) const;
    bool endsGame(const PgnVisitor& visitor) const;

    PgnLexer m_lexer;
    PgnToken m_end;  ///< of the text
    Heads m_heads;
    std::function<bool()> m_goesOn;
    unsigned m_tokens = 0;
    PgnToken m_token;
    PgnEntry m_entry;
    Part m_part = Part::Head;
    int m_depth = 0;        ///< nesting depth of variations
    bool m_isGame = false;  ///< rather than other text
};

}  // namespace plyglass
