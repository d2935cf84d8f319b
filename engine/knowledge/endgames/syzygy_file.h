// Validates Syzygy files before they are passed to the library Fathom, which does not validate its input.
#pragma once

#include <string>

namespace plyglass {

/// Content of a file: results ("KQvK.rtbw") or distances ("KQvK.rtbz").
enum class SyzygyFileKind { Results, Distances };

/// Whether header, codes and block tables agree with each other, with the table's name ("KQvK") and with the
/// file size, so that no lookup leaves the file. Does not read the compressed values, which are nearly all of
/// the file. Also false if the file cannot be read.
bool isWholeSyzygyFile(const std::string& path, const std::string& name, SyzygyFileKind kind);

}  // namespace plyglass
