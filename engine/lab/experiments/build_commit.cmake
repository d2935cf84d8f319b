# Writes OUTPUT, a C++ file that names the commit checked out in SOURCE;
# leaves it alone if nothing has changed.
# Run as: cmake -DSOURCE=folder -DOUTPUT=file -P build_commit.cmake
cmake_policy(VERSION 3.25)
set(commit "")
execute_process(COMMAND git --no-optional-locks -C ${SOURCE} rev-parse --show-toplevel
  OUTPUT_VARIABLE top ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
# Sources unpacked somewhere inside another project's checkout have no commit of their own.
if(top STREQUAL SOURCE)
  execute_process(COMMAND git --no-optional-locks -C ${SOURCE}
      describe --always --dirty --abbrev=12 --exclude=*
    OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT
"#include \"engine/lab/experiments/build_commit.h\"

namespace plyglass {

const char* const kBuildCommit = \"@commit@\";

}  // namespace plyglass
")
