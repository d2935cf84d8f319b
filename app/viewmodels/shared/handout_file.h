// The file that a document is printed to, in the form that its name asks for.
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "app/services/handout/document.h"

namespace plyglass {

/// A web page for a name that ends with ".html", PDF for all others. The function makes the bytes, on any
/// thread.
std::function<std::string()> handoutFile(HandoutDocument document, const QString& name);

}  // namespace plyglass
