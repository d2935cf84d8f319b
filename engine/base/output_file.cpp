#include "engine/base/output_file.h"

#include <fcntl.h>

#include <cerrno>

#include "engine/base/file_text.h"

namespace plyglass {

Result<OutputFile> OutputFile::open(const std::string& path) {
    OutputFile output(path);
    if (!isStream(path)) {
        auto fresh = FreshFile::beside(path);
        if (!fresh) return tl::unexpected(fresh.error());
        output.m_fresh.emplace(std::move(*fresh));
        return output;
    }
    // Opens without waiting for a reader; writes then block as usual.
    output.m_stream =
        FileHandle(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!output.m_stream) return notWritten(path, systemErrorText(errno));
    (void)::fcntl(output.m_stream.get(), F_SETFL, ::fcntl(output.m_stream.get(), F_GETFL) & ~O_NONBLOCK);
    return output;
}

Result<void> OutputFile::write(std::string_view text) {
    if (m_fresh) return m_fresh->write(text);
    const int error = writeAll(m_stream, text);
    return error == 0 ? Result<void>{} : notWritten(m_path, systemErrorText(error));
}

Result<void> OutputFile::finish() { return m_fresh ? m_fresh->replace() : Result<void>(); }

}  // namespace plyglass
