#include "engine/lab/reproductions/published.h"

#include "engine/lab/reproductions/published_parts.h"

namespace plyglass {

namespace {

std::vector<Table> publishedBy(Ancestor ancestor, const PublishedOptions& options, const JobContext& job) {
    switch (ancestor) {
        case Ancestor::Chua2016:
            return publishedByChua2016(options, job);
        case Ancestor::PythonChess:
            return publishedByPythonChess(options, job);
        case Ancestor::Franaszczuk2003:
            return publishedByFranaszczuk2003(options, job);
    }
    return {};
}

std::uint64_t stepsOf(Ancestor ancestor, const PublishedOptions& options) {
    switch (ancestor) {
        case Ancestor::Chua2016:
            return stepsOfChua2016();
        case Ancestor::PythonChess:
            return stepsOfPythonChess();
        case Ancestor::Franaszczuk2003:
            return stepsOfFranaszczuk2003(options);
    }
    return 0;
}

/// Job for a part of the whole: `before` of `all` steps are done.
JobContext partOf(const JobContext& job, std::uint64_t before, std::uint64_t all) {
    JobContext part = job;
    part.onProgress = [&job, before, all](JobProgress progress) {
        progress.done += before;
        progress.total = all;
        job.report(progress);
    };
    return part;
}

}  // namespace

Experiment runPublished(const PublishedOptions& options, const JobContext& job) {
    std::uint64_t all = 0;
    for (const Ancestor ancestor : options.ancestors) all += stepsOf(ancestor, options);
    std::uint64_t done = 0;
    Experiment experiment;
    experiment.name = "The ancestors' published figures beside ours";
    experiment.provenance = provenanceHere(options.seed);
    for (const Ancestor ancestor : options.ancestors) {
        for (Table& table : publishedBy(ancestor, options, partOf(job, done, all)))
            experiment.tables.push_back(std::move(table));
        done += stepsOf(ancestor, options);
    }
    if (!job.stopRequested()) job.report({all, all, "steps", "done"});
    return experiment;
}

SearchResult search(const PublishedSearch& what, const JobContext& job) {
    SearchRequest request;
    request.position = Position::fromFen(what.fen).value();
    what.engine.applyTo(request);
    request.limits.depth = what.depth;
    return search(request, job);
}

SearchResult search(const SearchRequest& request, const JobContext& job) {
    Searcher searcher;
    const std::stop_callback stopSearch(job.stop, [&searcher] { searcher.stop(); });
    return searcher.search(request);
}

Techniques presetOf(std::string_view id) { return presetFromId(id).value(); }

std::int64_t nodesOf(const SearchResult& result) {
    return static_cast<std::int64_t>(result.info.statistics.totalNodes());
}

}  // namespace plyglass
