// Annotates a game until it is killed, for the test that no text is lost.
// Usage: annotation_victim FOLDER    types a comment without a pause and draws marks, in the game that the
//                                    library in FOLDER holds; prints "number milliseconds" for each word
//                                    typed, in milliseconds since 1970
#include <QDateTime>
#include <QGuiApplication>
#include <QTimer>
#include <cstdio>

#include "app/viewmodels/shell/app_view_model.h"

using namespace plyglass;

namespace {

constexpr int kKeyMs = 20;
constexpr int kWordsPerMove = 25;

class Annotator : public QObject {
  public:
    explicit Annotator(const QString& folder) : m_app(optionsFor(folder)) {
        connect(m_app.game(), &GameViewModel::playersChanged, this, [this] {
            if (m_app.game()->opened() && !m_keys.isActive()) m_keys.start(kKeyMs);
        });
        connect(&m_keys, &QTimer::timeout, this, &Annotator::typeWord);
        m_app.files()->pasteText(QStringLiteral("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *"));
    }

  private:
    static AppOptions optionsFor(const QString& folder) {
        AppOptions options;
        options.dataDirectory = folder;
        options.settingsFile = folder + QStringLiteral("/plyglass.conf");
        options.usesBook = false;
        return options;
    }

    void typeWord() {
        if (m_words % kWordsPerMove == 0) {
            m_comment.clear();
            if (m_app.game()->atLineEnd())
                m_app.game()->goToStart();
            else
                m_app.game()->goForward();
            m_app.annotation()->toggleMark(QStringLiteral("e2"), QStringLiteral("e4"),
                                           static_cast<int>(BoardArrow::Kind::Blue));
        }
        m_comment += QStringLiteral("word%1 ").arg(++m_words);
        m_app.annotation()->typeComment(m_comment);
        std::printf("%d %lld\n", m_words, static_cast<long long>(QDateTime::currentMSecsSinceEpoch()));
        std::fflush(stdout);
    }

    AppViewModel m_app;
    QTimer m_keys;
    QString m_comment;
    int m_words = 0;
};

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    const Annotator annotator(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
    return QGuiApplication::exec();
}
