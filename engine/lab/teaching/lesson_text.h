// Lesson files as Markdown: a heading with the title, a line "Group: …", paragraphs, and fenced blocks. The
// first word after ``` is the kind of the block; each of its lines is "name: value", a list entry
// "- name: value", or a bare value. Knows no kind of block: chess_lesson_file reads what they mean.
//
//   # Mate in one
//   Group: Mate
//
//   Checkmate is a check without an answer.
//
//   ```position
//   6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1
//   ```
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

struct LessonLine {
    int number = 0;         ///< in the file, from 1
    bool isEntry = false;   ///< begins with "- "
    std::string name = {};  ///< empty for a bare value
    std::string value = {};
};

struct LessonBlock {
    int number = 0;  ///< line of its fence, from 1
    std::string kind = {};
    std::vector<LessonLine> lines = {};  ///< without empty ones
};

struct LessonText {
    std::string title = {};
    std::string group = {};
    std::vector<std::string> paragraphs = {};  ///< lines joined by spaces
    std::vector<LessonBlock> blocks = {};
};

/// `file` is the name used in errors, which give the line, what is wrong and what to do.
Result<LessonText> parseLessonText(std::string_view text, const std::string& file);

}  // namespace plyglass
