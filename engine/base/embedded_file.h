// Files of resources/ taken into the program byte for byte, so that it is whole wherever it is copied to.
#pragma once

#include <cstddef>
#include <string_view>

// clang-format off
#if defined(__wasm__)
// The assembler for WebAssembly wants every symbol with its kind and size.
#define PLYGLASS_ASSEMBLE_FILE(name, path)                \
    __asm__(".section .rodata." #name ",\"\",@\n"         \
            ".p2align 4\n"                                \
            ".globl " #name "Begin\n"                     \
            ".hidden " #name "Begin\n"                    \
            ".type " #name "Begin,@object\n"              \
            #name "Begin:\n"                              \
            ".incbin \"" path "\"\n"                      \
            ".size " #name "Begin, . - " #name "Begin\n"  \
            ".globl " #name "End\n"                       \
            ".hidden " #name "End\n"                      \
            ".type " #name "End,@object\n"                \
            #name "End:\n"                                \
            ".byte 0\n"                                   \
            ".size " #name "End, 1\n");
#else
// Global, since link-time optimisation may put the file's code elsewhere than this, and hidden.
#define PLYGLASS_ASSEMBLE_FILE(name, path)                \
    __asm__(".section .rodata\n"                          \
            ".balign 16\n"                                \
            ".globl " #name "Begin\n"                     \
            ".hidden " #name "Begin\n"                    \
            #name "Begin:\n"                              \
            ".incbin \"" path "\"\n"                      \
            ".globl " #name "End\n"                       \
            ".hidden " #name "End\n"                      \
            #name "End:\n"                                \
            ".byte 0\n"                                   \
            ".previous\n");
#endif

/// Takes the file at `path`, a string literal that the build system gives, into the program under `name`.
/// Outside of any namespace, once in a program. CMake: plyglass_embed_file.
#define PLYGLASS_EMBED_FILE(name, path)                                      \
    PLYGLASS_ASSEMBLE_FILE(name, path)                                       \
    extern "C" {                                                             \
    extern const char name##Begin[] __attribute__((visibility("hidden")));   \
    extern const char name##End[] __attribute__((visibility("hidden")));     \
    }
// clang-format on

/// Its bytes, as a string_view that is valid as long as the program runs.
#define PLYGLASS_EMBEDDED(name) \
    std::string_view { name##Begin, static_cast<std::size_t>(name##End - name##Begin) }
