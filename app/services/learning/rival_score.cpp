#include "app/services/learning/rival_score.h"

#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr auto kScoreFields = [](auto& score, const auto& each) {
    kGameCountFields(score.counts, each);
    each("pairs", score.pairs);
    each("checksum", score.checksum);
};

}  // namespace

Json toJson(const RivalScore& score) { return jsonOf(score, kScoreFields); }

Result<RivalScore> rivalScoreFrom(const Json& json) {
    return readObject<RivalScore>(json, "score", kScoreFields);
}

}  // namespace plyglass
