// PGN comments: their text, and commands such as [%clk 0:04:59], stored in the fields of a GameNode.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

/// The text of a comment, trimmed. A line break of the file becomes a blank; U+2028 and U+2775 represent a
/// line break and a } of the comment itself, which PGN cannot express.
std::string plainComment(std::string_view text);
/// The lines of a comment in braces, so that `plainComment` and other programs can read them back.
std::string commentInBraces(std::string_view comments);
/// Appends to the text of one comment, separated by a blank unless empty.
void joinComment(std::string& comment, std::string_view more);
/// Appends a comment to those of a move, one per line.
void addComment(std::string& comments, std::string_view more);
/// The comments of a move, one by one, without empty ones.
std::vector<std::string_view> splitComments(std::string_view comments);
/// Text of one comment without its commands, as one line.
std::string commentText(std::string_view text);
/// Content of an [%eval] command.
struct CommentEvaluation {
    std::optional<int> cp;    ///< centipawns from White's view
    std::optional<int> mate;  ///< moves to mate, positive if White mates
    std::optional<int> depth;
};
/// The last well-formed [%eval] of a comment.
std::optional<CommentEvaluation> evaluationIn(std::string_view comment);
/// Adds a comment after the node's move: [%clk], [%eval], [%nodes] and marks go into their fields, unknown
/// commands (at the root all commands) into `commands`, the rest into `comment`.
void readComment(std::string_view text, GameNode& node);
/// As `readComment`, for comments joined by `addComment`.
void readComments(std::string_view comments, GameNode& node);
/// The commands of a node as text: "[%eval 0.35,12] [%clk 0:04:59] [%nodes 12345] [%csl Gd5]", and the
/// unknown ones.
std::string commandsOf(const GameNode& node);
/// Initial clocks from a TimeControl tag such as "300+2" or "40/7200"; empty if it gives no time.
std::optional<ClockPair> clocksFromTimeControl(std::string_view timeControl);

}  // namespace plyglass
