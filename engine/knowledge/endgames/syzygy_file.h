// Whether a file of a Syzygy table is whole, so that the library Fathom, which believes every byte, can be
// given it.
#pragma once

#include <string>

namespace plyglass {

/// What a file tells: results ("KQvK.rtbw") or distances ("KQvK.rtbz").
enum class SyzygyFileKind { Results, Distances };

/// Whether the header, the codes and the tables of blocks agree with each other, with the name of the table
/// ("KQvK") and with the size of the file, so that no answer is sought outside of it. The compressed answers,
/// nearly all of the file, are not read. False too if the file cannot be read.
bool isWholeSyzygyFile(const std::string& path, const std::string& name, SyzygyFileKind kind);

}  // namespace plyglass
