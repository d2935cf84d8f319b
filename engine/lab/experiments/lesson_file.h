// Lesson files: JSON with texts, position and searches. Those of resources/lessons are built in. Private to
// engine/lab and its tests.
//
//   "start"    initial settings: "preset", techniques "on" and "off", "evaluator", "depth"
//   "switches" techniques that can be switched
//   "steps"    "task", "watch", "searches" (each as changes of "start"), "remark" and, for its %1, %2 …,
//              "values": ["times", 3, 2] is the node ratio of the lesson's third to its second search
// Every text is at least a whole sentence, so that it can be translated as a unit.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/embedded_text.h"
#include "engine/lab/experiments/lessons.h"

namespace plyglass {

/// `name` is the file name in errors.
Result<Lesson> parseLesson(std::string_view json, const std::string& name);

/// Embedded files of resources/lessons, sorted by name.
std::span<const EmbeddedText> lessonResources();
/// Their lessons, in the same order.
std::vector<Lesson> builtInLessons();

}  // namespace plyglass
