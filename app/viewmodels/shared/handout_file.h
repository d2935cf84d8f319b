// A printed document as a file, in the format of its name.
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "app/services/handout/document.h"

namespace plyglass {

/// A web page if the name ends with ".html", else PDF. The returned function makes the bytes, on any thread.
std::function<std::string()> handoutFile(HandoutDocument document, const QString& name);

}  // namespace plyglass
