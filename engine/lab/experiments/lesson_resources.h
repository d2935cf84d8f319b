// The files of resources/lessons, taken into the program when it is built.
#pragma once

#include <span>
#include <string_view>

namespace plyglass {

struct LessonResource {
    std::string_view name;  ///< "01-minimax.json"
    std::string_view json;
};

/// In the order of their names.
std::span<const LessonResource> lessonResources();

}  // namespace plyglass
