// User text: split into parts, and quoted in errors.
#include "engine/base/text.h"
#include "tests/suite.h"

#include <array>
#include <string>
#include <vector>

#include "engine/base/utf8.h"

using namespace plyglass;

using Parts = std::vector<std::string_view>;

class TextTest : public QObject {
    Q_OBJECT

  private slots:
    void splittingKeepsEmptyParts() {
        QCOMPARE(split("8/8", "/"), Parts({"8", "8"}));
        QCOMPARE(split("/8//", "/"), Parts({"", "8", "", ""}));
        QCOMPARE(split("", "/"), Parts({""}));
    }

    void partsAreTrimmedAndNotEmpty() {
        QCOMPARE(parts(" a b, c ,,", ","), Parts({"a b", "c"}));
        QCOMPARE(parts("a \t b\n", " \t\n"), Parts({"a", "b"}));
        QCOMPARE(parts(" , ", ","), Parts());
        QCOMPARE(parts("", ","), Parts());
    }

    void quotedTextIsOneLine() {
        QCOMPARE(plyglass::quoted("a\nb"), std::string("\"a b\""));
        QCOMPARE(plyglass::quoted(std::string(39, 'a') + "é"), '"' + std::string(39, 'a') + "…\"");
    }

    void invisibleCharactersAreNamed() {
        QCOMPARE(plyglass::quoted("Nf3\u200B"), std::string("\"Nf3<U+200B>\""));
        QCOMPARE(plyglass::quoted("\uFEFFa\u00ADb\u202F"), std::string("\"<U+FEFF>a<U+00AD>b<U+202F>\""));
        QCOMPARE(plyglass::quoted("c\u200Ed\u202E"), std::string("\"c<U+200E>d<U+202E>\""));
        QCOMPARE(plyglass::quoted(std::string("a\0\x1B\x7F", 4)),
                 std::string("\"a<U+0000><U+001B><U+007F>\""));
        QCOMPARE(plyglass::quoted("\U000E0041"), std::string("\"<U+E0041>\""));
        QCOMPARE(plyglass::quoted("♘f3 é 好 – \U0001F600"), std::string("\"♘f3 é 好 – \U0001F600\""));
        QCOMPARE(plyglass::quoted("a\xE2\x80"), std::string("\"a??\""));
    }

    void wordReaderSplitsAndTrims() {
        WordReader words(" \tgo  depth 5\r\n");
        QCOMPARE(words.peek(), std::string_view("go"));
        QCOMPARE(words.next(), std::string_view("go"));
        QCOMPARE(words.rest(), std::string_view("depth 5"));
        QVERIFY(!words.atEnd());
        QCOMPARE(words.next(), std::string_view("depth"));
        QCOMPARE(words.next(), std::string_view("5"));
        QVERIFY(words.atEnd() && words.next().empty() && words.peek().empty() && words.rest().empty());
    }

    void integersAreParsedStrictly() {
        QCOMPARE(parseInteger("+12").value(), std::int64_t{12});
        QCOMPARE(parseInteger("-3").value(), std::int64_t{-3});
        for (const char* wrong : {"", "+", "1.5", "12a", "99999999999999999999"})
            QVERIFY2(!parseInteger(wrong), wrong);
    }

    void lineEndsBecomeLineFeeds() {
        QCOMPARE(withLineFeeds("a\rb\r\nc\n\rd\r"), std::string("a\nb\nc\n\nd\n"));
        QCOMPARE(withLineFeeds(""), std::string());
    }

    void utf16IsDetectedWithAndWithoutBom() {
        const std::string_view low("[\0E\0v\0e\0n\0t\0 \0\"\0", 16), high("\0[\0E\0v\0e\0n\0t\0 \0\"", 16);
        QVERIFY(isUtf16("\xFF\xFE") && isUtf16("\xFE\xFF") && isUtf16(low) && isUtf16(high));
        QVERIFY2(isUtf16(std::string("\x1A\x04\x30\x04", 4) + std::string(low)), "Cyrillic among it");
        QVERIFY(!isUtf16("") && !isUtf16("[Event \"x\"]") && !isUtf16(std::string_view("\0", 1)));
        QVERIFY2(!isUtf16(std::string(1000, '\0')), "zeros alone");
        QVERIFY2(!isUtf16(std::string("[Event \0\0 x]", 12)), "a few zeros");
    }

    void onlyAsciiHasLowerCase() {
        QVERIFY(equalsIgnoringCase("Hash", "hASH") && !equalsIgnoringCase("Hash", "Hash "));
        QCOMPARE(lowerCase(std::string_view("TIME Ärger")), std::string("time Ärger"));
    }

    void listOfNamesUsesCommas() {
        struct Entry {
            std::string_view id;
        };
        QCOMPARE(listOf(std::array{Entry{"a"}, Entry{"b"}}, &Entry::id), std::string("a, b"));
        QCOMPARE(listOf(std::vector<Entry>{}, &Entry::id), std::string());
    }

    void codePage850BecomesUtf8() {
        QCOMPARE(toUtf8("J\x84rvenp\x84\x84, M\x81nchen, \x99rebro"),
                 std::string("Järvenpää, München, Örebro"));
        QCOMPARE(toUtf8("K\x94ln \xE1"), std::string("Köln ß"));
        QCOMPARE(toUtf8("\x84quoted\x94, O\x92Kelly, a \x95 b"), std::string("„quoted”, O’Kelly, a • b"));
    }

    void windows1252BecomesUtf8() {
        QCOMPARE(toUtf8("R\xE9ti \x96 \x80"), std::string("Réti – €"));
        QCOMPARE(toUtf8("Réti – €"), std::string("Réti – €"));
    }
};

PLYGLASS_TEST(TextTest);
#include "text_test.moc"
