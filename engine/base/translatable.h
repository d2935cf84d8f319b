// Texts of the engine that the window shows in the language of its user. The engine itself stays in English.
#pragma once

namespace plyglass {

/// `text`, marked for translation: lupdate knows this function by its name and collects the literals it is
/// called with. `context` is always "Engine": lupdate reads it from the call. The window translates where it
/// shows the text (app/services/translated.h).
constexpr const char* translatable([[maybe_unused]] const char* context, const char* text) { return text; }

}  // namespace plyglass
