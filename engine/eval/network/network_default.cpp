// The built-in network: resources/networks/default.network, embedded into the program.
#include "engine/base/embedded_file.h"
#include "engine/eval/network/network_file.h"

PLYGLASS_EMBED_FILE(plyglassNetwork, PLYGLASS_NETWORK_FILE)

namespace plyglass {

std::shared_ptr<const Network> defaultNetwork() {
    // A test parses the same bytes, so value() cannot fail in a release.
    static const auto network = std::make_shared<const Network>(
        parseNetwork(PLYGLASS_EMBEDDED(plyglassNetwork), "the built-in network").value());
    return network;
}

}  // namespace plyglass
