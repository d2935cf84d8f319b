// Choices of the engine as JSON for a page's controls.
#pragma once

#include "engine/base/json.h"
#include "engine/search/techniques.h"

namespace plyglass {

/// {name, version, maxDepth, allPlies,
///  techniques: [{id, name, group, explanation, source, needs, soundness, countWords: [one, many], isOn}],
///  numbers: [{id, name, explanation, min, max, value}],
///  presets: [{id, name, date, explanation}],
///  levels: [{number, name, elo, error, isFull}],
///  evaluators: [{id, name, explanation, isStandard}],
///  nodeKinds: [{id, name}]}
Json engineJson();

/// {"techniques": [ids that are on], "numbers": {id: value}}: all others are off; a number counts where its
/// technique is on. Without "techniques" the engine's own choice.
Result<Techniques> readTechniques(const Json& request);

/// The techniques after one change: "preset": id, or "switch": id, which flips it, or "number": id and
/// "value"; unchanged without any of them. Returns
/// {techniques: [ids], numbers: {id: value},
///  asPreset: the id of the equal preset, or "",
///  missing: {id: name of the technique that it needs and that is off}}.
Result<Json> chooseTechniques(const Json& request);

}  // namespace plyglass
