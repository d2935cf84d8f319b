// What a search counts, by category.
#pragma once

#include <array>
#include <cstdint>

namespace plyglass {

/// Every node is of exactly one kind: quiescence if entered there, else the innermost of the others.
enum class NodeKind { Main, Quiescence, NullMove, Reduced, ReSearch };
constexpr int kNodeKinds = 5;

struct Statistics {
    /// Positions entered by the main search or by quiescence, the root included, by NodeKind.
    std::array<std::uint64_t, kNodeKinds> nodes{};
    std::uint64_t boardsScored = 0;  ///< calls of the evaluator, those for move ordering included
    std::uint64_t tableProbes = 0;
    std::uint64_t tableHits = 0;     ///< probes that found the position
    std::uint64_t tableCutoffs = 0;  ///< nodes answered by the table without search
    std::uint64_t betaCutoffs = 0;
    std::uint64_t firstMoveCutoffs = 0;  ///< beta cutoffs by the first move tried
    std::uint64_t repetitions = 0;       ///< nodes scored as draws by repetition or fifty moves
    int selectiveDepth = 0;              ///< the deepest ply reached

    std::uint64_t totalNodes() const {
        std::uint64_t sum = 0;
        for (const auto n : nodes) sum += n;
        return sum;
    }
};

}  // namespace plyglass
