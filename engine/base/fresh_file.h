// A new text on its way to become a file: it is written beside the file first and then takes its place, so
// that a failure or a lost power supply leaves the old file as it was.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/file_append.h"
#include "engine/base/posix_file.h"

namespace plyglass {

/// Removes itself again unless it took its place. Two that are on their way to one file wait for each other.
class FreshFile {
  public:
    /// For the file that the path names, or that the link of this name leads to. Errors: that is a folder, a
    /// device, a database or something else that no text may replace; it or its folder may not be written.
    static Result<FreshFile> beside(const std::string& path);

    FreshFile(FreshFile&& other) noexcept = default;
    FreshFile& operator=(FreshFile&&) = delete;
    ~FreshFile();

    /// The text, or the next piece of it.
    Result<void> write(std::string_view text);
    /// Takes the place of the file, with its permissions; it is on the disk then.
    Result<void> replace();
    /// The same if nobody has the name.
    Result<NewFile> takeFreeName();

  private:
    FreshFile(std::string asked, std::string target);

    Result<void> open();
    Result<void> keepPermissions() const;
    bool isStillItself() const;
    Result<void> settle();
    tl::unexpected<Error> failure(int error) const;

    std::string m_asked;   ///< as the caller names it, for messages
    std::string m_target;  ///< what it leads to
    std::string m_path;    ///< where the text is until then
    FileHandle m_file;     ///< none when it took its place
};

}  // namespace plyglass
