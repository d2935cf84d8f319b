// What comments in PGN carry besides text: commands such as [%clk 0:04:59], kept in the fields of a GameNode.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

/// The text of a comment without blanks at its ends. A line break of the file has become one blank; the line
/// separator U+2028 and the bracket U+2775 stand for a line break and a } of the comment itself, which PGN
/// has no way to write.
std::string plainComment(std::string_view text);
/// The lines of a comment as they can stand in braces, so that `plainComment` and every other program reads
/// them back.
std::string commentInBraces(std::string_view comments);
/// Appends to the text of one comment, which may be empty, behind a blank.
void joinComment(std::string& comment, std::string_view more);
/// Adds another comment to those of a move: each has a line of its own.
void addComment(std::string& comments, std::string_view more);
/// The comments of a move, one by one; empty ones are left out.
std::vector<std::string_view> splitComments(std::string_view comments);
/// What one comment of a text says besides its commands, as one line.
std::string commentText(std::string_view text);
/// What an [%eval] command says.
struct CommentEvaluation {
    std::optional<int> cp;    ///< centipawns from White's point of view
    std::optional<int> mate;  ///< moves to mate, positive if White mates
    std::optional<int> depth;
};
/// The last one in a comment that is well formed.
std::optional<CommentEvaluation> evaluationIn(std::string_view comment);
/// Adds one comment that stands behind the node's move: [%clk], [%eval], [%nodes] and marks go into their
/// fields, commands that mean nothing to us (and at the root all of them) into `commands`, the rest into
/// `comment`.
void readComment(std::string_view text, GameNode& node);
/// The same for comments that `addComment` has put together.
void readComments(std::string_view comments, GameNode& node);
/// The commands of a node as text: "[%eval 0.35,12] [%clk 0:04:59] [%nodes 12345] [%csl Gd5]" and the unknown
/// ones.
std::string commandsOf(const GameNode& node);
/// The clocks at the start by a TimeControl tag such as "300+2" or "40/7200"; nothing if it has no such time.
std::optional<ClockPair> clocksFromTimeControl(std::string_view timeControl);

}  // namespace plyglass
