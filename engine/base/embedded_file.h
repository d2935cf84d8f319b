// Files of resources/ taken into the program byte for byte, so that it is whole wherever it is copied to.
#pragma once

#include <cstddef>
#include <string_view>

/// Takes the file at `path`, a string literal that the build system gives, into the program under `name`.
/// Outside of any namespace, once in a program. CMake: plyglass_embed_file.
// clang-format off
#define PLYGLASS_EMBED_FILE(name, path)                                              \
    __asm__(".section .rodata\n"                                                     \
            ".balign 16\n"                                                           \
            #name "Begin:\n"                                                         \
            ".incbin \"" path "\"\n"                                                 \
            #name "End:\n"                                                           \
            ".byte 0\n"                                                              \
            ".previous\n");                                                          \
    extern "C" {                                                                     \
    extern const char name##Begin[] __attribute__((visibility("hidden")));           \
    extern const char name##End[] __attribute__((visibility("hidden")));             \
    }
// clang-format on

/// Its bytes, as a string_view that is valid as long as the program runs.
#define PLYGLASS_EMBEDDED(name) \
    std::string_view { name##Begin, static_cast<std::size_t>(name##End - name##Begin) }
