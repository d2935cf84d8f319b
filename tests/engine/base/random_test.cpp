// Random numbers: identical everywhere, unbiased, within bounds.
#include <array>

#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;

class RandomTest : public QObject {
    Q_OBJECT

  private slots:
    void sameSeedGivesSameNumbers() {
        Random one(42);
        Random other(42);
        for (int i = 0; i < 1000; ++i) QCOMPARE(quint64(one.next()), quint64(other.next()));
    }

    void otherSeedGivesOtherNumbers() {
        Random one(42);
        Random other(43);
        int equal = 0;
        for (int i = 0; i < 1000; ++i) equal += one.next() == other.next();
        QCOMPARE(equal, 0);
    }

    void staysBelowItsBound_data() {
        const TestRows<quint64> row;
        for (const quint64 bound : {1ull, 2ull, 3ull, 7ull, 960ull, 1ull << 32, (1ull << 63) + 1, ~0ull})
            row(QByteArray::number(bound), bound);
    }

    void staysBelowItsBound() {
        const auto [bound] = testRow<quint64>();
        Random random(7);
        for (int i = 0; i < 1000; ++i) QVERIFY(random.below(bound) < bound);
    }

    void numbersAreUniform() {
        Random random(1);
        std::array<int, 6> drawn{};
        for (int i = 0; i < 60'000; ++i) ++drawn[random.below(drawn.size())];
        // Six standard deviations of a binomial of 60000 draws with probability 1/6.
        for (const int count : drawn) QVERIFY(std::abs(count - 10'000) < 550);
    }

    void chanceHasItsProbability() {
        Random random(2);
        int taken = 0;
        for (int i = 0; i < 10'000; ++i) {
            QVERIFY(!random.chance(0));
            QVERIFY(random.chance(100));
            taken += random.chance(30);
        }
        QVERIFY(std::abs(taken - 3000) < 300);
    }
};

PLYGLASS_TEST(RandomTest);
#include "random_test.moc"
