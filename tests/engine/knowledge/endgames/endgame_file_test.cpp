// Table files: damage is refused with a reason and never crashes.
#include "engine/knowledge/endgames/endgame_file.h"

#include "engine/base/bytes.h"
#include "engine/base/random.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr std::size_t kChecksumBytes = 8;

/// KPK and its conversions.
std::string smallFile() {
    return endgameFileBytes(generateEndgames({EndgameMaterial::fromName("KPK").value()}, {}), {}).value();
}

std::string withChecksum(std::string bytes) {
    putNumber(bytes, checksumOf(bytes));
    return bytes;
}

std::string withoutChecksum(const std::string& bytes) {
    return bytes.substr(0, bytes.size() - kChecksumBytes);
}

/// Empty if the bytes are accepted.
std::string refusalOf(const std::string& bytes) {
    const auto tables = EndgameTables::fromBytes(bytes, "the file");
    return tables ? std::string() : tables.error().english;
}

}  // namespace

class EndgameFileTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { m_bytes = smallFile(); }

    void fileRoundTrips() {
        const auto endgames = parseEndgameFile(m_bytes, "the file").value();
        QCOMPARE(endgames.size(), std::size_t{3});  // KQK, KRK and KPK: the others have no mate
        const EndgameSummary& last = endgames.back().summary;
        QCOMPARE(last.material.name(), std::string("KPK"));
        QCOMPARE(last.longest[White].plies, 55);
        QCOMPARE(last.longest[Black].plies, 0);
        QCOMPARE(last.counts[White].losses, 0u);
        QVERIFY(last.positions() > 0);
    }

    void fileIsDeterministic() { QCOMPARE(smallFile(), m_bytes); }

    void truncatedFileIsRefused() {
        for (std::size_t size = 0; size < m_bytes.size(); size += size < 200 ? 1 : 97) {
            const std::string refusal = refusalOf(m_bytes.substr(0, size));
            QVERIFY2(refusal.find("the file") != refusal.npos, qPrintable(QString::number(size)));
        }
    }

    void flippedBitIsRefused() {
        Random random(1);
        for (int i = 0; i < 500; ++i) {
            std::string damaged = m_bytes;
            damaged[random.below(damaged.size())] ^= static_cast<char>(1 << random.below(8));
            QVERIFY(!refusalOf(damaged).empty());
        }
    }

    /// Deliberate damage.
    void damageWithValidChecksumNeverCrashes() {
        Random random(2);
        const auto material = EndgameMaterial::fromName("KPK").value();
        constexpr std::size_t kListBytes = 150;
        for (int i = 0; i < 500; ++i) {
            std::string damaged = withoutChecksum(m_bytes);
            const std::size_t reach = random.chance(50) ? kListBytes : damaged.size();
            damaged[random.below(reach)] = static_cast<char>(random.below(256));
            const auto tables = EndgameTables::fromBytes(withChecksum(damaged), "the file");
            if (!tables) continue;
            for (int position = 0; position < 10; ++position)
                (void)tables->probe(randomEndgamePosition(material, random));
        }
    }

    void reasonIsReported() {
        QCOMPARE(refusalOf("PNG"), std::string("the file is not a file of endgame tables."));
        QVERIFY(refusalOf(m_bytes + "x").find("checksum is wrong") != std::string::npos);
        const std::string body = withoutChecksum(m_bytes);
        QVERIFY(refusalOf(withChecksum(body + "x")).find("after its last table") != std::string::npos);
        QVERIFY(refusalOf(withChecksum(body.substr(0, body.size() - 1))).find("ends in the table KPK") !=
                std::string::npos);
        const std::size_t kqk = body.find("KQK");
        std::string twice = body;
        twice.replace(kqk, 3, "KRK");
        QVERIFY(refusalOf(withChecksum(twice)).find("has the table KRK twice") != std::string::npos);
        std::string unknown = body;
        unknown.replace(kqk, 3, "KXK");
        QVERIFY(refusalOf(withChecksum(unknown)).find("the unknown name \"KXK\"") != std::string::npos);
        std::string lacking = body;
        lacking.replace(kqk, 3, "KBK");
        QVERIFY(refusalOf(withChecksum(lacking)).find("lacks the table KQK") != std::string::npos);
        std::string later = body;
        later[std::string_view("plyglass-endgames\n").size()] = 9;
        QVERIFY(refusalOf(withChecksum(later)).find("has version 9") != std::string::npos);
    }

    void missingFileIsReported() {
        const auto tables = EndgameTables::fromFile("/nowhere/default.tables");
        QVERIFY(!tables && tables.error().english.find("/nowhere/default.tables") != std::string::npos);
    }

  private:
    std::string m_bytes;
};

PLYGLASS_TEST(EndgameFileTest);
#include "endgame_file_test.moc"
