// A document as a web page made for the printer: black on white, without a script.
#pragma once

#include <string>

#include "app/services/handout/document.h"

namespace plyglass {

/// UTF-8. It asks nothing of the network, and whatever people wrote is shown as text.
std::string handoutHtml(const HandoutDocument& document);

}  // namespace plyglass
