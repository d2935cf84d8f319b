// Adding to files that grow, and making files that must be new: what goes wrong leaves everything as it was.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// Adds `text` at the end of a file, which is made if need be. The text begins a line of its own, whatever
/// half line stands before it, and is safely on disk when this returns; on failure (a full disk) the file is
/// as long as it was. Other programs that append in this way wait meanwhile. Fails for what is no regular
/// file; the message names it.
Result<void> appendFileText(const std::string& path, std::string_view text);

enum class NewFile { Made, NameTaken };
/// Writes a file that must not be there yet: of two programs that want the same name one gets `NameTaken`,
/// and what the other wrote stays. It appears under its name when it is whole.
Result<NewFile> makeFile(const std::string& path, std::string_view text);

/// Makes a folder that must not be there yet; its parents are made if need be.
Result<NewFile> makeNewFolder(const std::string& path);

}  // namespace plyglass
