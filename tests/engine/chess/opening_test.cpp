// Openings from books and by random moves.
#include <set>

#include "engine/chess/opening.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Each as "a3 f5 f4 d6".
std::vector<std::string> openingsOf(const OpeningRules& rules, std::uint64_t seed, int count) {
    OpeningGenerator generator(rules, seed);
    std::vector<std::string> openings;
    for (int i = 0; i < count; ++i) {
        std::string& moves = openings.emplace_back();
        const Game game = generator.next(1000).value();
        for (const GameNode* node : game.line()) moves += (moves.empty() ? "" : " ") + node->san();
    }
    return openings;
}

}  // namespace

class OpeningTest : public QObject {
    Q_OBJECT

  private slots:
    void seedDeterminesOpenings() {
        OpeningRules rules;
        rules.minPlies = rules.maxPlies = 4;
        const std::vector<std::string> known = {"g4 g5 Bg2 e6", "e3 b6 Na3 Nc6", "a4 Nh6 b4 Ng8"};
        QCOMPARE(openingsOf(rules, 7, 3), known);
        QVERIFY(openingsOf(rules, 8, 3) != known);
    }

    void openingsStayWithinTheRules() {
        OpeningRules rules;
        rules.starts = {Position::start(), Position::fromFen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").value()};
        rules.minPlies = 2;
        rules.maxPlies = 3;
        OpeningGenerator generator(rules, 1);
        std::set<std::pair<int, std::size_t>> seen;
        for (int i = 0; i < 60; ++i) {
            const Game game = generator.next(100).value();
            QVERIFY(!game.outcome().isOver());
            seen.insert({game.current()->ply(), game.startPosition() == rules.starts[0] ? 0 : 1});
        }
        QCOMPARE(seen.size(), std::size_t{4});
        QVERIFY(seen.contains({2, 0}) && seen.contains({3, 1}));
    }

    void rejectedOpeningsAreReplaced() {
        OpeningRules rules;
        rules.accepts = [](const Game& game) { return game.position().inCheck(); };
        OpeningGenerator generator(rules, 3);
        for (int i = 0; i < 5; ++i) QVERIFY(generator.next(10'000).value().position().inCheck());
        rules.accepts = [](const Game&) { return false; };
        QVERIFY(!OpeningGenerator(rules, 3).next(5));
        QVERIFY(!OpeningGenerator({}, 3).next(5, [] { return true; }));
    }

    void openingsAreNotFinishedGames() {
        OpeningRules rules;
        rules.starts = {Position::fromFen("k7/8/1K6/8/8/8/8/7R w - - 0 1").value()};
        rules.minPlies = rules.maxPlies = 1;
        OpeningGenerator generator(rules, 2);
        for (int i = 0; i < 100; ++i) QVERIFY(!generator.next(1000).value().outcome().isOver());
    }

    void openingEndsAtCurrentNode() {
        Game game = OpeningGenerator({}, 4).next(100).value();
        QCOMPARE(openingOf(game).end(), game.position());
        game.goBack();
        QCOMPARE(openingOf(game).moves.size(), std::size_t{7});
        QCOMPARE(openingOf(game).end().key(), game.position().key());
    }
};

PLYGLASS_TEST(OpeningTest);
#include "opening_test.moc"
