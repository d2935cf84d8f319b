// The fields of JSON objects are written and read back, and what is wrong is named.
#include "engine/base/json_fields.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

struct Sample {
    int small = 3;
    std::uint64_t large = 18'446'744'073'709'551'615u;
    std::int64_t time = 5;
    double share = 0.25;
    bool isOn = true;
    std::string text = "text";
    std::vector<std::string> texts = {"a", "b"};
    std::array<std::int64_t, 3> counts = {1, 0, 2};
    std::array<double, 2> numbers = {0.5, -1};

    friend bool operator==(const Sample&, const Sample&) = default;
};

constexpr auto kFields = [](auto& sample, const auto& each) {
    each("small", sample.small, -5, 5);
    each("large", sample.large);
    each("time", sample.time);
    each("share", sample.share, 0.0, 1.0);
    each("isOn", sample.isOn);
    each("text", sample.text);
    each("texts", sample.texts);
    each("counts", sample.counts);
    each("numbers", sample.numbers);
};

}  // namespace

class JsonFieldsTest : public QObject {
    Q_OBJECT

  private slots:
    void fieldsRoundTrip() {
        const Sample sample{.small = -5, .share = 1, .isOn = false, .text = "\"é\"", .texts = {}};
        const Json written = jsonOf(sample, kFields);
        for (const Json& json : {written, Json::parse(written.dump())}) {
            const auto read = readObject<Sample>(json, "FILE", kFields);
            QVERIFY(read && *read == sample);
        }
    }

    void wrongValuesAreNamed_data() {
        const TestRows<QString, std::string, std::string> row;
        row("small", "6", "FILE: small is 6; it must be within -5 … 5.");
        row("small", "2.5", "FILE: small must be a whole number, not 2.5.");
        row("large", "-1", "FILE: large must be a whole number, not below 0.");
        row("time", "18446744073709551615",
            "FILE: time is 18446744073709551615; it must be within 0 … 9223372036854775807.");
        row("share", "1.5", "FILE: share is 1.5; it must be within 0 … 1.");
        row("share", "\"1\"", "FILE: share must be a number.");
        row("isOn", "1", "FILE: isOn must be true or false.");
        row("text", "1", "FILE: text must be a text.");
        row("texts", "[\"a\", 1]", "FILE: texts must be a list of texts.");
        row("counts", "[1, 2]", "FILE: counts must be a list of 3 entries.");
        row("counts", "[1, -2, 3]", "FILE: counts must be a list of 3 numbers.");
        row("counts", "[1, 2.5, 3]", "FILE: counts must be a list of 3 numbers.");
        row("counts", "[1, 18446744073709551615, 3]", "FILE: counts must be a list of 3 numbers.");
        row("numbers", "[1, \"2\"]", "FILE: numbers must be a list of 2 numbers.");
    }
    void wrongValuesAreNamed() {
        const auto [field, value, error] = testRow<QString, std::string, std::string>();
        Json json = jsonOf(Sample(), kFields);
        json[field.toStdString()] = Json::parse(value);
        QCOMPARE(readObject<Sample>(json, "FILE", kFields).error().english, error);
        json.erase(field.toStdString());
        QCOMPARE(readObject<Sample>(json, "FILE", kFields).error().english,
                 "FILE has no \"" + field.toStdString() + "\".");
    }

    void fieldsMayBeAbsent() {
        const Json json = {{"null", nullptr}, {"name", ""}, {"word", "two"}};
        JsonFields fields(json, "FILE");
        int number = 7;
        fields.readIfGiven("none", number);
        fields.readIfGiven("null", number);
        QVERIFY(number == 7 && !fields.error());
        constexpr std::array<std::string_view, 2> kWords{"one", "two"};
        QCOMPARE(fields.choice("word", kWords), std::size_t{1});
        QCOMPARE(fields.choice("name", kWords), std::size_t{0});
        QCOMPARE(fields.error()->english, std::string("FILE: name must be one of one, two."));
        JsonFields again(json, "FILE");
        QVERIFY(again.name("name").empty());
        QCOMPARE(again.error()->english, std::string("FILE: name must be a text that is not empty."));
        QVERIFY(JsonFields(Json(3), "FILE").error());
    }
};

PLYGLASS_TEST(JsonFieldsTest);
#include "json_fields_test.moc"
