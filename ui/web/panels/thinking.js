// The engine's figures: updated during a search, kept after it, and compared with the search before the last
// change of a switch.
import { byId, el } from "../dom.js";
import { counter, factor, percent, rate, seconds } from "../numbers.js";
import { depthChart } from "./chart.js";

export class ThinkingPanel {
  /// `kinds`: the engine's kinds of nodes.
  constructor(kinds) {
    this.#kinds = kinds;
    this.show(null);
  }

  #kinds;

  /// `thought` as in app/web/web_api.h, or null before the first; `note`: reason of an early end; `before`:
  /// the search of the same position before the last change.
  show(thought, { isRunning = false, note = "", before = null } = {}) {
    const panel = byId("panel-thinking");
    panel.classList.toggle("idle", !thought);
    const nodes = thought?.nodes ?? 0;
    const share = (kind) => (nodes ? thought.categories[kind.id] / nodes : 0);
    const parts = [
      el(
        "div",
        { class: "head" },
        el("h2", {}, "Thinking"),
        el("span", { class: "sub", id: "thinking-title" }, titleOf(thought, isRunning)),
        el("span", { class: "fill" }),
        note ? el("span", { class: "chip warn" }, note) : null,
      ),
      el(
        "div",
        { class: "figures" },
        ...figuresOf(thought).map(([value, name]) =>
          el("div", {}, el("b", { id: `figure-${name.replace(/\W+/g, "-")}` }, value), el("span", {}, name)),
        ),
      ),
      el(
        "div",
        { class: "stack", "aria-hidden": "true" },
        ...this.#kinds.map((kind, i) =>
          el("i", { style: `flex-grow: ${Math.round(share(kind) * 1000)}; background: var(--s${i + 1})` }),
        ),
      ),
      el(
        "div",
        { class: "counts" },
        el(
          "div",
          {},
          ...this.#kinds.map((kind, i) =>
            el(
              "div",
              { class: "kind" },
              el("i", { style: `background: var(--s${i + 1})` }),
              el("span", {}, kind.name),
              el("b", { class: "number" }, counter(thought?.categories[kind.id] ?? 0)),
              el("em", { class: "number" }, percent(share(kind))),
            ),
          ),
        ),
        depthChart(thought?.depths ?? [], before?.depths ?? []),
      ),
      this.#line(thought),
    ];
    const comparison = thought && before ? comparisonOf(thought, before) : "";
    if (comparison) parts.push(el("p", { class: "note", id: "comparison" }, comparison));
    panel.replaceChildren(...parts);
  }

  #line(thought) {
    if (!thought) return el("div", { class: "line" }, el("span", {}, "Plyglass thinks after your move."));
    return el(
      "div",
      { class: "line" },
      el("b", { class: thought.whiteMateIn === undefined ? "" : "mate" }, thought.scoreText),
      el("span", { title: thought.lineText }, thought.lineText),
    );
  }
}

function titleOf(thought, isRunning) {
  if (!thought) return "";
  const head = isRunning ? `depth ${thought.depth}` : `last search: depth ${thought.depth}`;
  return `${head} · selective ${thought.selectiveDepth} · ${seconds(thought.timeMs)}`;
}

function figuresOf(thought) {
  if (!thought)
    return [
      ["0", "nodes"],
      ["0", "nodes / s"],
      ["–", "branching"],
      ["–", "hash full"],
    ];
  return [
    [counter(thought.nodes), "nodes"],
    [rate(thought.nps), "nodes / s"],
    [thought.branching.toFixed(1), "branching"],
    [percent(thought.hashFullPermille / 1000), "hash full"],
  ];
}

/// Compares at the deepest depth that both have finished.
function comparisonOf(thought, before) {
  const upTo = (depths, depth) =>
    depths.filter((entry) => entry.depth <= depth).reduce((sum, entry) => sum + entry.nodes, 0);
  const depth = Math.min(thought.depth, before.depth);
  if (depth < 1) return "";
  const [now, then] = [upTo(thought.depths, depth), upTo(before.depths, depth)];
  if (!now || !then) return "";
  const times = factor(now / then);
  return `To depth ${depth}: ${counter(now)} nodes, before the change ${counter(then)} (${times}).`;
}
