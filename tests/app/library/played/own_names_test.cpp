// Identifies the person's games in the library by the names they play under elsewhere.
#include "app/services/library/played/own_names.h"

#include "app/services/library/played/games_elsewhere.h"
#include "app/services/library/played/own_results.h"
#include "app/services/library/played/own_sides.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::addToLibrary;
using plyglass::testing::OwnShelf;

namespace {

struct Tagged {
    std::string white, black;
    std::string result = "1-0";
    std::string tags = {};
    std::string moves = "1. e4 e5 2. Nf3";

    std::string pgn() const {
        return fmt::format("[White \"{}\"]\n[Black \"{}\"]\n[Result \"{}\"]\n{}\n{} {}\n\n", white, black,
                           result, tags, moves, result);
    }
};

using Sides = std::unordered_map<std::int64_t, Color>;

Sides sidesIn(LibraryConnection& library, const OwnNames& names) {
    auto sides = sidesElsewhere(library, names);
    if (!sides) qFatal("%s", sides.error().english.c_str());
    return std::move(sides->sides);
}

}  // namespace

class OwnNamesTest : public QObject {
    Q_OBJECT

  private slots:
    void nameSpellingsAreEqual_data() {
        const TestRows<QString, QString, bool> row;
        row("itself", "Carla Lopez", "Carla Lopez", true);
        row("case", "CLOPEZ99", "clopez99", true);
        row("accents", "Carla López", "carla lopez", true);
        row("blanks", "  Carla   Lopez ", "Carla Lopez", true);
        row("last name first", "Carla Lopez", "Lopez, Carla", true);
        row("no space after the comma", "Carla Lopez", "Lopez,Carla", true);
        row("written last name first", "Lopez García, Carla", "Carla Lopez Garcia", true);
        row("both last name first", "Lopez,Carla", "LOPEZ , CARLA", true);
        row("letters that are joined", "Bjorn Sorensen", "Sørensen, Bjørn", true);
        row("an initial", "Carla Lopez", "Lopez, C", false);
        row("a part", "Carla Lopez", "Lopez", false);
        row("reversed", "Carla Lopez", "Lopez Carla", false);
        row("the wrong name first", "Carla Lopez", "Carla, Lopez", false);
        row("a longer one", "clopez99", "clopez999", false);
        row("a second comma", "Carla Lopez", "Lopez, Carla, Dr", false);
        row("nobody", " ", "", false);
        row("an unknown player", "?", "?", false);
    }
    void nameSpellingsAreEqual() {
        const auto [own, name, isSame] = testRow<QString, QString, bool>();
        QCOMPARE(OwnNames({own}).has(name), isSame);
        QCOMPARE(OwnNames({name}).has(own), isSame);
        OwnShelf shelf;
        addToLibrary(*shelf.library, Tagged{name.toStdString(), "Morphy"}.pgn(), CollectionKind::File);
        QCOMPARE(sidesIn(*shelf.library, OwnNames({own})).size(), std::size_t(isSame));
    }

    void severalNamesAreReadFromOneText() {
        const OwnNames names = OwnNames::fromText("; Carla Lopez;clopez99 ;;");
        QVERIFY(names.has("clopez99") && names.has("Carla Lopez") && !names.has(""));
        QCOMPARE(names, OwnNames({"lopez, carla", "CLopez99"}));
        QVERIFY(OwnNames::fromText(" ; ").isEmpty());
        QCOMPARE(names.sideOf("clopez99", "Morphy"), std::optional(White));
        QCOMPARE(names.sideOf("Morphy", "clopez99"), std::optional(Black));
        QVERIFY(!names.sideOf("Morphy", "Anderssen") && !names.sideOf("clopez99", "Lopez, Carla"));
    }

    void onlyFinishedOneSidedGamesCount() {
        OwnShelf shelf;
        const auto add = [&](const Tagged& game) {
            return addToLibrary(*shelf.library, game.pgn(), CollectionKind::File);
        };
        const auto white = add({"clopez99", "Morphy"});
        const auto black = add({"Morphy", "Lopez, Carla", "0-1"});
        add({"clopez99", "Lopez, Carla"});
        add({"Morphy", "Anderssen"});
        add({"clopez99", "Morphy", "*", {}, "1. d4 d5"});
        const OwnNames names({"clopez99", "Carla Lopez"});
        QCOMPARE(sidesIn(*shelf.library, names), (Sides{{white, White}, {black, Black}}));
        QVERIFY(sidesIn(*shelf.library, {}).empty());
    }

    void duplicateGamesCountOnce() {
        OwnShelf shelf;
        const auto add = [&](const Tagged& game) {
            return addToLibrary(*shelf.library, game.pgn(), CollectionKind::File);
        };
        const std::string day = "[Date \"2026.05.01\"]\n";
        const auto first = add({"clopez99", "Morphy", "1-0", day});
        add({"clopez99", "Morphy", "1-0", day});
        const auto another = add({"clopez99", "Morphy", "1-0", "[Date \"2026.05.02\"]\n"});
        const auto third = add({"clopez99", "Anderssen", "1-0", day});
        QCOMPARE(sidesIn(*shelf.library, OwnNames({"clopez99"})),
                 (Sides{{first, White}, {another, White}, {third, White}}));
        QCOMPARE(sidesElsewhere(*shelf.library, OwnNames({"clopez99"}))->copies, 1);
    }

    void gamePlayedHereIsRecognizedInAFile() {
        OwnShelf shelf;
        testing::PlayedText played;
        played.tags = "[White \"clopez99\"]\n[Black \"Plyglass\"]\n";
        const auto here = shelf.add(played);
        QVERIFY(sidesIn(*shelf.library, OwnNames({"clopez99"})).empty());
        addToLibrary(*shelf.library, played.pgn(), CollectionKind::File);
        QVERIFY(sidesIn(*shelf.library, OwnNames({"clopez99"})).empty());
        const auto results = readOwnResults(*shelf.library, OwnNames({"clopez99"}));
        QVERIFY(results.has_value());
        QCOMPARE(results->games.size(), std::size_t(1));
        QCOMPARE(results->copies, 1);
        QCOMPARE(results->games[0].id, here);
        QCOMPARE(results->games[0].level, 4);
    }

    void ownSidesAreUpdated() {
        OwnShelf shelf;
        const auto add = [&](const Tagged& game) {
            return addToLibrary(*shelf.library, game.pgn(), CollectionKind::File);
        };
        const OwnNames names({"clopez99"});
        OwnSides own;
        const auto first = add({"clopez99", "Morphy"});
        QVERIFY(own.read(*shelf.library, names).has_value());
        QCOMPARE(own.sides().of(first), std::optional(White));
        const auto second = add({"Anderssen", "clopez99"});
        QVERIFY(own.read(*shelf.library, names).has_value());
        QCOMPARE(own.sides().of(second), std::optional(Black));
        QVERIFY(own.read(*shelf.library, OwnNames({"Morphy"})).has_value());
        QCOMPARE(own.sides().of(first), std::optional(Black));
        QVERIFY(!own.sides().of(second));
        auto other = LibraryConnection::open(shelf.file());
        const auto third = addToLibrary(**other, Tagged{"Morphy", "Steinitz"}.pgn(), CollectionKind::File);
        QVERIFY(own.read(*shelf.library, OwnNames({"Morphy"})).has_value());
        QCOMPARE(own.sides().of(third), std::optional(White));
    }
};

PLYGLASS_TEST(OwnNamesTest);
#include "own_names_test.moc"
