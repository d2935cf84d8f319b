// plyglass-web: the engine as WebAssembly. Passes texts between the page and app/web/web_api.h. They are
// UTF-8 without a terminating zero.
#include <cstddef>
#include <cstdlib>

#include "app/web/web_api.h"

#define PLYGLASS_EXPORT(name) __attribute__((export_name(#name), used))

namespace {

plyglass::WebApi& api() {
    static plyglass::WebApi api;
    return api;
}

/// The answer, until the next request.
std::string& answerText() {
    static std::string text;
    return text;
}

}  // namespace

extern "C" {

/// Reports the progress of a search to the page.
__attribute__((import_module("plyglass"), import_name("progress"))) void plyglassProgress(const char* text,
                                                                                          std::size_t size);

/// Allocates a request; `plyglassAsk` frees it.
PLYGLASS_EXPORT(plyglassRoom) char* plyglassRoom(std::size_t size) {
    return static_cast<char*>(std::malloc(size));
}

/// Returns the size of the answer, which is at `plyglassAnswer`.
PLYGLASS_EXPORT(plyglassAsk) std::size_t plyglassAsk(char* request, std::size_t size) {
    answerText() = api().answer({request, size},
                                [](const std::string& text) { plyglassProgress(text.data(), text.size()); });
    std::free(request);
    return answerText().size();
}

PLYGLASS_EXPORT(plyglassAnswer) const char* plyglassAnswer() { return answerText().data(); }
}
