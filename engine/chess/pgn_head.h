// Head of a PGN game: the tags, with start position and result.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/chess/pgn_tokens.h"

namespace plyglass {

/// "Line 12: …"
Error atLine(int line, const TextPart& message);

class PgnHead {
  public:
    /// Fails for an illegal position, a variant with other rules, or more than 500 tags.
    Result<void> take(const PgnToken& tag);
    void note(Text sentence) { m_notes.push_back(std::move(sentence)); }
    void add(std::string name, std::string value) { m_tags.emplace_back(std::move(name), std::move(value)); }

    const Tags& tags() const { return m_tags; }
    /// Value of the first tag with this name; null if missing.
    const std::string* tag(std::string_view name) const;
    const Position& start() const { return m_start; }
    /// Corrections, as sentences.
    const std::vector<Text>& notes() const { return m_notes; }

    /// Ends a game after its moves, with the result from the text or else from the tags.
    void recordEnd(Game& game, GameResult result);

  private:
    GameResult withTag(GameResult result);
    Result<void> takeStart(int line, std::string_view fen);

    Tags m_tags;
    Position m_start = Position::start();
    std::vector<Text> m_notes;
};

}  // namespace plyglass
