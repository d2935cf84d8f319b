// Text that people typed: cut into parts, and shown when it is wrong.
#include "engine/chess/text.h"
#include "tests/suite.h"

#include <string>
#include <vector>

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

    void whatIsQuotedStaysOnOneLineAndWhole() {
        QCOMPARE(plyglass::quoted("a\nb"), std::string("\"a b\""));
        QCOMPARE(plyglass::quoted(std::string(39, 'a') + "é"), '"' + std::string(39, 'a') + "…\"");
    }
};

PLYGLASS_TEST(TextTest);
#include "text_test.moc"
