// Printable document as a web page: black on white, without scripts.
#pragma once

#include <string>

#include "app/services/handout/document.h"

namespace plyglass {

/// UTF-8. Without network access; user text is escaped.
std::string handoutHtml(const HandoutDocument& document);

}  // namespace plyglass
