// A document as PDF: A4 in two columns, with diagrams and embedded fonts.
#pragma once

#include <string>

#include "app/services/handout/document.h"

namespace plyglass {

/// Bytes of the file. Runs on any thread, while there is a QGuiApplication.
std::string handoutPdf(const HandoutDocument& document);

}  // namespace plyglass
