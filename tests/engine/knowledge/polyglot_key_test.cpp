// Polyglot keys: the examples of the format's description.
#include "engine/knowledge/polyglot_key.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

struct Example {
    std::uint64_t key;
    const char* fen;
};

constexpr Example kExamples[] = {
    {0x463b96181691fc9c, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {0x823c9b50fd114196, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
    {0x0756b94461c50fb0, "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2"},
    {0x662fafb965db29d4, "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"},
    {0x22a48b5a8e47ff78, "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"},
    {0x652a607ca3f242c1, "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3"},
    {0x00fdd303c946bdd9, "rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4"},
    {0x3c8123ea7b067637, "rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3"},
    {0x5c3f9b829b279560, "rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4"},
};

}  // namespace

class PolyglotKeyTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesPublishedKeys_data() {
        const TestRows<quint64, std::string> row;
        for (const Example& example : kExamples) row(example.fen, quint64{example.key}, example.fen);
    }
    void matchesPublishedKeys() {
        const auto [key, fen] = testRow<quint64, std::string>();
        QCOMPARE(quint64{polyglotKey(*Position::fromFen(fen))}, key);
    }
};

PLYGLASS_TEST(PolyglotKeyTest);
#include "polyglot_key_test.moc"
