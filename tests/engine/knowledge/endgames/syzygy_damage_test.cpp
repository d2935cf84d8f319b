// Damaged Syzygy files: Fathom never gets one that makes it read out of bounds.
#include <QFile>
#include <QTemporaryDir>

#include "engine/base/file_text.h"
#include "engine/base/random.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "engine/knowledge/endgames/syzygy_file.h"
#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

using enum SyzygyVerdict;

void put(std::string& bytes, std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i & 0xff);
}

/// Compressed KQvK: with White to move a tree of symbols that expand to 256 wins each, coded by the bit 0;
/// with Black to move one value for all.
std::string compressedTable() {
    constexpr int kDoublings = 8;
    constexpr int kValues = 31332;
    constexpr int kIndexBits = 16;
    std::string bytes = constant_tables::headOf(constant_tables::menOf({"KQvK", Win, Loss}),
                                                constant_tables::kResultMagic, true);
    bytes += {'\0', '\5', static_cast<char>(kIndexBits), '\0'};  // flags, blocks of 32 bytes
    put(bytes, 1, 4);                                            // one block
    bytes += {'\1', '\1'};                                       // codes of one bit
    put(bytes, kDoublings, 2);                                   // the first symbol of that length
    put(bytes, kDoublings + 2, 2);
    const auto symbol = [&bytes](unsigned a, unsigned b) {
        bytes += {static_cast<char>(a & 0xff), static_cast<char>(a >> 8 | (b & 15) << 4),
                  static_cast<char>(b >> 4)};
    };
    symbol(4, 0xfff);
    for (unsigned i = 1; i <= kDoublings; ++i) symbol(i - 1, i - 1);
    symbol(4, 0xfff);
    bytes += {'\x80', '\0'};
    put(bytes, 0, 4);  // the middle of the only entry of the index is in block 0
    put(bytes, 1 << (kIndexBits - 1), 2);
    put(bytes, kValues - 1, 2);
    bytes.resize((bytes.size() + 63) / 64 * 64);
    bytes.resize(bytes.size() + 64 + 16);
    return bytes;
}

struct DamagedFolder {
    QTemporaryDir folder;

    std::string path(const char* name) const { return folder.filePath(name).toStdString(); }
    void write(const char* name, const std::string& bytes) const {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    /// Probes many positions, if the tables can be opened.
    int answers(int positions = 200) const {
        const auto tables = openSyzygyTables(folder.path().toStdString());
        if (!tables) return 0;
        Random random(1);
        int known = 0;
        for (int i = 0; i < positions; ++i) {
            const Position position = randomEndgamePosition(EndgameMaterial::fromName("KQK").value(), random);
            known += (*tables)->probe(position).has_value();
            (void)(*tables)->rankedMoves(position, false);
        }
        return known;
    }
};

}  // namespace

class SyzygyDamageTest : public QObject {
    Q_OBJECT

  private slots:
    void validFilesAreAccepted() {
        const DamagedFolder damaged;
        damaged.write("KQvK.rtbw", compressedTable());
        QVERIFY(isWholeSyzygyFile(damaged.path("KQvK.rtbw"), "KQvK", SyzygyFileKind::Results));
        QVERIFY(damaged.answers() > 150);
        for (const char* name : {"KRvK", "KPvK", "KPvKP", "KQvKR", "KQQvK", "KNNvKP", "KRvKR"}) {
            const ConstantTable table{name, Win, Loss};
            writeConstantTable(damaged.folder.path(), table);
            const std::string path = damaged.path(name);
            QVERIFY2(isWholeSyzygyFile(path + ".rtbw", name, SyzygyFileKind::Results), name);
            QVERIFY2(isWholeSyzygyFile(path + ".rtbz", name, SyzygyFileKind::Distances), name);
        }
    }

    void truncatedCopiesAreRefusedByName() {
        const DamagedFolder damaged;
        const std::string whole = compressedTable();
        for (std::size_t size = 16; size < whole.size(); size += 64) {
            damaged.write("KQvK.rtbw", whole.substr(0, size));
            const auto tables = openSyzygyTables(damaged.folder.path().toStdString());
            QVERIFY(!tables);
            const std::string& said = tables.error().english;
            QVERIFY2(said.find("KQvK.rtbw is damaged") != said.npos, said.c_str());
        }
        // The full size, but zeros after the copied part.
        std::string hollow = whole.substr(0, 40);
        hollow.resize(whole.size());
        damaged.write("KQvK.rtbw", hollow);
        QVERIFY(!openSyzygyTables(damaged.folder.path().toStdString()));
    }

    /// No change of bytes crashes the program.
    void corruptBytesNeverCrash() {
        const std::string whole = compressedTable();
        Random random(7);
        const int rounds = kSlowBuild ? 300 : 1000;
        int refused = 0;
        for (int round = 0; round < rounds; ++round) {
            const DamagedFolder damaged;
            std::string bytes = whole;
            for (std::uint64_t i = random.below(3) + 1; i-- > 0;)
                bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
            // Keep the magic number, so that the rest is examined.
            bytes.replace(0, 4, whole, 0, 4);
            damaged.write("KQvK.rtbw", bytes);
            refused += !isWholeSyzygyFile(damaged.path("KQvK.rtbw"), "KQvK", SyzygyFileKind::Results);
            (void)damaged.answers(20);
        }
        QVERIFY(refused > rounds / 10 && refused < rounds);
    }
};

PLYGLASS_TEST(SyzygyDamageTest);
#include "syzygy_damage_test.moc"
