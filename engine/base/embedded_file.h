// Embeds files of resources/ into the program byte for byte, so that the binary is self-contained.
#pragma once

#include <cstddef>
#include <string_view>

// clang-format off
#if defined(__wasm__)
// The WebAssembly assembler requires the type and size of every symbol.
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
// Global, since link-time optimisation may move the file's code to another unit, and hidden.
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

/// Embeds the file at `path`, a string literal set by the build system, under `name`. Outside of any
/// namespace, once per program. CMake: plyglass_embed_file.
#define PLYGLASS_EMBED_FILE(name, path)                                      \
    PLYGLASS_ASSEMBLE_FILE(name, path)                                       \
    extern "C" {                                                             \
    extern const char name##Begin[] __attribute__((visibility("hidden")));   \
    extern const char name##End[] __attribute__((visibility("hidden")));     \
    }
// clang-format on

/// The file's bytes, as a string_view valid for the whole run of the program.
#define PLYGLASS_EMBEDDED(name) \
    std::string_view { name##Begin, static_cast<std::size_t>(name##End - name##Begin) }
