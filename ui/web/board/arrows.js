// Arrows over the board: the engine's move, the move asked about, its refutation.
import { indexOf, placeOf } from "./squares.js";

// Width in hundredths of a square, colour and opacity, as in the window.
const kKinds = {
  best: { width: 13, color: "#0B6E82", opacity: 0.78 },
  asked: { width: 9, color: "#46525D", opacity: 0.55 },
  threat: { width: 13, color: "#B93A32", opacity: 0.75 },
};
const kStart = 0.3; // from the centre, in squares
const kHeadLength = 0.34;
const kHeadWidth = 0.38;
const kGap = 0.08; // before the centre of the target

/// `arrows`: {move: "e2e4", kind}.
export function drawArrows(svg, arrows, isFlipped) {
  svg.setAttribute("viewBox", "0 0 8 8");
  svg.replaceChildren(...arrows.map(({ move, kind }) => arrowOf(move, kKinds[kind], isFlipped)));
}

function arrowOf(move, { width, color, opacity }, isFlipped) {
  const [fromX, fromY] = placeOf(indexOf(move.slice(0, 2)), isFlipped).map((n) => n + 0.5);
  const [toX, toY] = placeOf(indexOf(move.slice(2, 4)), isFlipped).map((n) => n + 0.5);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const half = width / 200;
  const neck = length - kGap - kHeadLength;
  const points = [
    [kStart, -half],
    [neck, -half],
    [neck, -kHeadWidth / 2],
    [length - kGap, 0],
    [neck, kHeadWidth / 2],
    [neck, half],
    [kStart, half],
  ];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
  const angle = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  for (const [name, value] of Object.entries({
    points: points.map((point) => point.join(",")).join(" "),
    transform: `translate(${fromX} ${fromY}) rotate(${angle})`,
    fill: color,
    "fill-opacity": opacity,
    stroke: "#FFF",
    "stroke-opacity": 0.35,
    "stroke-width": 0.012,
  }))
    path.setAttribute(name, value);
  return path;
}
