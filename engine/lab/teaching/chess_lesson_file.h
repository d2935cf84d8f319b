// Files of the course for people, resources/lessons/chess/NN-name.md, in the form of lesson_text. A
// `position` block holds a FEN; the `question` blocks after it ask about that position:
//
//   ask: White gives mate in one. Where?    the question
//   do: mate in 1                           a move with these goals, joined by "and"
//   moves: 2                                … a series of as many own moves
//   mark: moves of d4                       or: a set of squares
//   choose: state                           or: a fact, with one "- value: answer" a line
//   learn: One piece gives check …          the remark; may be missing
//
// Goals, squares and facts are named as in the tables of chess_lesson_file.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/base/embedded_text.h"
#include "engine/lab/teaching/chess_lesson.h"

namespace plyglass {

/// `file` is the file's name: its number and id come from it. Errors give file, line and what to do.
Result<ChessLesson> parseChessLesson(std::string_view text, const std::string& file);

/// Embedded files of resources/lessons/chess, sorted by name.
std::span<const EmbeddedText> chessLessonFiles();

}  // namespace plyglass
