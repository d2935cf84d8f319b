// Embedded files of resources/lessons.
#pragma once

#include <span>
#include <string_view>

namespace plyglass {

struct LessonResource {
    std::string_view name;  ///< "01-minimax.json"
    std::string_view json;
};

/// Sorted by name.
std::span<const LessonResource> lessonResources();

}  // namespace plyglass
