// What the engine offers, as a page needs it for its controls: nothing of it is listed by hand there.
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

/// The same after one change, which is "preset": id, or "switch": id, which goes on or off, or "number": id
/// and "value"; without any of them as it is:
/// {techniques: [ids],
///  numbers: {id: value},
///  asPreset: the id of the preset that is the same, or "",
///  missing: {id: the name of the technique without which that one does nothing}}.
Result<Json> chooseTechniques(const Json& request);

}  // namespace plyglass
