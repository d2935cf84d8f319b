// The built-in network: the file resources/networks/default.network, taken into the program byte for byte.
#include "engine/base/embedded_file.h"
#include "engine/eval/network/network_file.h"

PLYGLASS_EMBED_FILE(plyglassNetwork, PLYGLASS_NETWORK_FILE)

namespace plyglass {

std::shared_ptr<const Network> defaultNetwork() {
    // A test reads the same bytes, so that a broken file cannot be shipped.
    static const auto network = std::make_shared<const Network>(
        parseNetwork(PLYGLASS_EMBEDDED(plyglassNetwork), "the built-in network").value());
    return network;
}

}  // namespace plyglass
