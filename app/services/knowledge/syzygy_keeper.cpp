#include "app/services/knowledge/syzygy_keeper.h"

#include <QFile>
#include <utility>

#include "app/services/translated.h"

namespace plyglass {

namespace {

const QString kPathKey = QStringLiteral("engine/syzygyPath");

}  // namespace

SyzygyKeeper::SyzygyKeeper(Settings& settings, Open open, QObject* parent)
    : QObject(parent), m_settings(settings), m_open(std::move(open)), m_path(settings.readText(kPathKey)) {
    m_thread.setMaxThreadCount(1);
    m_isOpening = !m_path.isEmpty();
    if (m_isOpening) this->open({});
}

SyzygyKeeper::~SyzygyKeeper() {
    ++m_number;
    m_thread.waitForDone();
}

void SyzygyKeeper::setPath(const QString& path) {
    m_path = path;
    if (path.isEmpty())
        m_settings.remove(kPathKey);
    else
        m_settings.write(kPathKey, path);
    m_error.clear();
    m_isOpening = !path.isEmpty();
    Tables earlier = std::exchange(m_tables, nullptr);
    emit changed();
    open(std::move(earlier));
}

void SyzygyKeeper::open(Tables earlier) {
    const quint64 number = ++m_number;
    const std::string path = QFile::encodeName(m_path).toStdString();
    m_thread.start([this, number, path, earlier = std::move(earlier)] {
        if (path.empty() || number != m_number) return;
        Result<Tables> opened = m_open(path);
        QMetaObject::invokeMethod(
            this, [this, number, opened = std::move(opened)]() mutable { take(number, std::move(opened)); });
    });
}

void SyzygyKeeper::take(quint64 number, Result<Tables> opened) {
    if (number != m_number) {
        m_thread.start([late = std::move(opened)] {});
        return;
    }
    m_isOpening = false;
    if (opened)
        m_tables = *std::move(opened);
    else
        m_error = translated(opened.error());
    emit changed();
}

}  // namespace plyglass
