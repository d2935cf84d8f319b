// The index from positions to games: what is written is read back.
#include <map>
#include <set>

#include "app/services/library/store/position_pages.h"
#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Expected = std::map<std::uint64_t, std::set<std::uint32_t>>;

std::vector<std::uint32_t> gamesOf(const std::vector<PositionPage>& pages, std::uint64_t key) {
    std::vector<std::uint32_t> games;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const bool isLastBefore =
            pages[i].firstKey < key && (i + 1 == pages.size() || pages[i + 1].firstKey >= key);
        if (isLastBefore || pages[i].firstKey == key)
            gamesOnPage(pages[i].data, pages[i].firstKey, key, games);
    }
    return games;
}

/// Most positions occur in one game, some in many.
Expected someGames(Random& random, int positions, std::uint64_t games) {
    Expected expected;
    for (int i = 0; i < positions; ++i) {
        const std::uint64_t key = Posting::shortKey(random.next());
        const std::uint64_t count = random.chance(2) ? random.below(games) + 1 : random.below(3) + 1;
        for (std::uint64_t game = 0; game < count; ++game)
            expected[key].insert(static_cast<std::uint32_t>(random.below(games)));
    }
    return expected;
}

}  // namespace

class PositionPagesTest : public QObject {
    Q_OBJECT

  private slots:
    void gamesAreFoundByPosition() {
        Random random(7);
        const Expected expected = someGames(random, 3000, kMaxRunGames);
        std::vector<Posting> postings;
        for (const auto& [key, games] : expected)
            for (const std::uint32_t game : games)
                postings.push_back(Posting{key << Posting::kGameBits | game});
        postings.push_back(postings.front());  // a game reaches the same position twice
        std::reverse(postings.begin(), postings.end());
        const auto pages = packPages(postings);
        QVERIFY(pages.size() > 10);
        for (const auto& [key, games] : expected) {
            const auto found = gamesOf(pages, key);
            QVERIFY(std::equal(found.begin(), found.end(), games.begin(), games.end()));
            if (!expected.contains(key + 1)) QVERIFY(gamesOf(pages, key + 1).empty());
        }
    }

    void pagesAreSmallAndUnique() {
        std::vector<Posting> postings;
        for (std::uint32_t game = 0; game < kMaxRunGames; game += 1)
            postings.push_back(Posting::of(~0ull, game));
        for (std::uint32_t game = 0; game < 40'000; game += 7)
            postings.push_back(Posting::of(5ull << 40, game));
        const auto pages = packPages(postings);
        std::set<std::int64_t> ids;
        std::int64_t before = 0;
        for (const PositionPage& page : pages) {
            QVERIFY(page.data.size() <= kPageBytes);
            const std::int64_t id = pageId(3, page.firstKey, page.sameKeyBefore);
            QVERIFY(id > before && firstKeyOf(id) == page.firstKey);
            before = id;
            ids.insert(id);
        }
        QCOMPARE(ids.size(), pages.size());
        QVERIFY(before < pageId(4, 0, 0));
        QCOMPARE(pageId(3, (std::uint64_t{1} << Posting::kKeyBits), 0), pageId(4, 0, 0));
        QVERIFY(pageId(kMaxRuns, (std::uint64_t{1} << Posting::kKeyBits), 0) > pageId(kMaxRuns, 0, 0));
        QCOMPARE(gamesOf(pages, Posting::shortKey(~0ull)).size(), kMaxRunGames);
    }

    void damagedPagesAreSafe() {
        Random random(8);
        std::vector<Posting> postings;
        for (int i = 0; i < 2000; ++i)
            postings.push_back(
                Posting::of(random.next(), static_cast<std::uint32_t>(random.below(kMaxRunGames))));
        auto pages = packPages(postings);
        for (int i = 0; i < 2000; ++i) {
            std::string data = pages.front().data;
            for (int wounds = 0; wounds < 5; ++wounds)
                data[random.below(data.size())] = static_cast<char>(random.below(256));
            data.resize(random.below(data.size() + 1));
            std::vector<std::uint32_t> games;
            gamesOnPage(data, pages.front().firstKey, random.next() >> 24, games);
            QVERIFY(games.size() <= kPageBytes);
        }
    }
};

PLYGLASS_TEST(PositionPagesTest);
#include "position_pages_test.moc"
