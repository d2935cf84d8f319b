// A file is read byte for byte, and what is no file is refused.
#include "engine/base/file_text.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

using namespace plyglass;

class FileTextTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

  private slots:
    void theBytesComeAsTheyAre() {
        std::string bytes;
        for (int i = 0; i < 200'000; ++i) bytes += static_cast<char>(i % 256);
        for (const std::string& text : {std::string(), std::string("a\r\nb"), bytes}) {
            const std::string path = m_folder.filePath("file").toStdString();
            std::ofstream(path, std::ios::binary) << text;
            const Result<std::string> read = readFileText(path);
            QVERIFY(read);
            QVERIFY(*read == text);
        }
    }

    void whatIsNoFileIsNamed() {
        for (const std::string& path :
             {std::string("/nowhere/file"), m_folder.path().toStdString(), std::string()}) {
            const Result<std::string> read = readFileText(path);
            QVERIFY(!read);
            QVERIFY(read.error().message.starts_with(path));
        }
    }
};

QTEST_APPLESS_MAIN(FileTextTest)
#include "file_text_test.moc"
