// Nodes by depth on a logarithmic axis: the last search, and dashed the previous one.

const kWidth = 216;
const kHeight = 112;
const kLeft = 38;
const kBottom = 94;
const kTop = 8;

/// `depths` and `before`: [{depth, nodes}].
export function depthChart(depths, before = []) {
  const svg = make("svg", {
    class: "chart",
    viewBox: `0 0 ${kWidth} ${kHeight}`,
    role: "img",
    "aria-label": labelOf(depths),
  });
  const all = [...depths, ...before];
  const last = Math.max(2, ...all.map((entry) => entry.depth));
  const decades = Math.max(3, Math.ceil(Math.log10(Math.max(10, ...all.map((entry) => entry.nodes)))));
  const x = (depth) => kLeft + ((depth - 1) / (last - 1)) * (kWidth - kLeft - 4);
  const y = (nodes) => kBottom - (Math.log10(Math.max(nodes, 1)) / decades) * (kBottom - kTop);
  for (let decade = 0; decade <= decades; decade += decades > 4 ? 2 : 1) {
    const at = Math.round(y(10 ** decade)) + 0.5;
    svg.append(
      make("path", { d: `M${kLeft} ${at}H${kWidth}`, stroke: decade ? "var(--grid)" : "var(--axis)" }),
    );
    svg.append(text(kLeft - 6, at + 4, "end", decadeName(decade)));
  }
  const step = Math.ceil(last / 8);
  for (let depth = 1; depth <= last; depth += step) svg.append(text(x(depth), kHeight - 2, "middle", depth));
  if (all.length === 0) return svg;
  svg.append(text(kWidth - 2, kBottom - 5, "end", "nodes by depth, log"));
  const path = (entries) =>
    entries
      .map((entry, i) => `${i ? "L" : "M"}${x(entry.depth).toFixed(1)} ${y(entry.nodes).toFixed(1)}`)
      .join("");
  const line = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  svg.append(
    make("path", {
      ...line,
      d: path(before),
      stroke: "var(--t3)",
      "stroke-width": 1.5,
      "stroke-dasharray": "3 3",
    }),
  );
  svg.append(make("path", { ...line, d: path(depths), stroke: "var(--s1)", "stroke-width": 2 }));
  if (depths.length <= 24)
    for (const entry of depths)
      svg.append(
        make("circle", {
          cx: x(entry.depth),
          cy: y(entry.nodes),
          r: 3,
          fill: "var(--s1)",
          stroke: "var(--bg1)",
          "stroke-width": 1.5,
        }),
      );
  return svg;
}

function labelOf(depths) {
  if (depths.length === 0) return "Nodes by depth: no search yet";
  const deepest = depths.at(-1);
  return `Nodes by depth: ${deepest.nodes} at depth ${deepest.depth}`;
}

function decadeName(decade) {
  const names = [
    "1",
    "10",
    "100",
    "1\u202Fk",
    "10\u202Fk",
    "100\u202Fk",
    "1\u202FM",
    "10\u202FM",
    "100\u202FM",
  ];
  return names[decade] ?? `10^${decade}`;
}

function make(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function text(x, y, anchor, content) {
  const element = make("text", { x, y, "text-anchor": anchor });
  element.textContent = content;
  return element;
}
