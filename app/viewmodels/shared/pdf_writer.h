// A document as PDF: A4 in two columns, with drawn diagrams and its fonts in it.
#pragma once

#include <string>

#include "app/services/handout/document.h"

namespace plyglass {

/// The bytes of the file. Works on any thread, while there is a QGuiApplication.
std::string handoutPdf(const HandoutDocument& document);

}  // namespace plyglass
