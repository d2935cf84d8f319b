// A lesson as a file: JSON with its texts, its position and the searches it asks for. The program has those
// of resources/lessons built in. Private to engine/lab and its tests.
//
//   "start"    what is set at first: "preset", techniques "on" and "off", "evaluator", "depth"
//   "switches" the techniques that a person may switch
//   "steps"    "task", "watch", "searches" (what each sets otherwise than "start"), "remark" and, for its %1,
//              %2 …, "values": ["times", 3, 2] is how many times the nodes of the lesson's second search its
//              third one took
// Every text is a whole sentence or more, so that it can be translated as one piece.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/experiments/lessons.h"

namespace plyglass {

/// The error says what is wrong with the file, which is called `name` in it.
Result<Lesson> parseLesson(std::string_view json, const std::string& name);

/// Those of resources/lessons, in the order of their file names.
std::vector<Lesson> builtInLessons();

}  // namespace plyglass
