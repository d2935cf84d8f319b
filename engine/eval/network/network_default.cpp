// The built-in network: the file resources/networks/default.network, taken into the program byte for byte.
#include "engine/eval/network/network_file.h"

// The build system gives the path: nothing is looked for when the program runs.
#if defined(__wasm__)
// The assembler for WebAssembly wants every symbol with its kind and size.
__asm__(
    ".section .rodata.plyglassNetwork,\"\",@\n"
    ".p2align 4\n"
    ".globl plyglassNetworkBegin\n"
    ".hidden plyglassNetworkBegin\n"
    ".type plyglassNetworkBegin,@object\n"
    "plyglassNetworkBegin:\n"
    ".incbin \"" PLYGLASS_NETWORK_FILE
    "\"\n"
    ".size plyglassNetworkBegin, . - plyglassNetworkBegin\n"
    ".globl plyglassNetworkEnd\n"
    ".hidden plyglassNetworkEnd\n"
    ".type plyglassNetworkEnd,@object\n"
    "plyglassNetworkEnd:\n"
    ".byte 0\n"
    ".size plyglassNetworkEnd, 1\n");
#else
__asm__(
    ".section .rodata\n"
    ".balign 16\n"
    "plyglassNetworkBegin:\n"
    ".incbin \"" PLYGLASS_NETWORK_FILE
    "\"\n"
    "plyglassNetworkEnd:\n"
    ".byte 0\n"
    ".previous\n");
#endif

extern "C" {
extern const char plyglassNetworkBegin[] __attribute__((visibility("hidden")));
extern const char plyglassNetworkEnd[] __attribute__((visibility("hidden")));
}

namespace plyglass {

std::shared_ptr<const Network> defaultNetwork() {
    static const auto network = [] {
        const std::string_view bytes(plyglassNetworkBegin,
                                     static_cast<std::size_t>(plyglassNetworkEnd - plyglassNetworkBegin));
        // A test reads the same bytes, so that a broken file cannot be shipped.
        return std::make_shared<const Network>(parseNetwork(bytes, "the built-in network").value());
    }();
    return network;
}

}  // namespace plyglass
