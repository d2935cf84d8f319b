// Runs plyglass-lab as a process and returns its output.
#pragma once

#include <QProcess>
#include <QStringList>

namespace plyglass {

struct Said {
    int exitCode;
    QString out;
    QString error;
};

inline Said lab(const QStringList& words) {
    QProcess program;
    program.start(QStringLiteral(LAB_PROGRAM), words);
    if (!program.waitForFinished(120'000)) qFatal("plyglass-lab does not end");
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

}  // namespace plyglass
