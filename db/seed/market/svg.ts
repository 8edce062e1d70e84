import type { Palette } from "./palettes.ts";
import type { Random } from "./random.ts";

/** Where a motif is drawn: a box on the cover, its colours, its chance and the title. */
export type Stage = {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  cy: number;
  /** The shorter side. */
  m: number;
  p: Palette;
  r: Random;
  title: string;
};

export type Motif = (stage: Stage) => string;

type Look = { fill?: string; stroke?: string; sw?: number; dash?: string; cap?: "round"; o?: number; turn?: string };

export const n = (value: number) => String(Math.round(value * 10) / 10);

const look = ({ fill = "none", stroke, sw = 4, dash, cap, o, turn }: Look) =>
  ` fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${n(sw)}" stroke-linejoin="round"` : ""}` +
  `${dash ? ` stroke-dasharray="${dash}"` : ""}${cap ? ` stroke-linecap="${cap}"` : ""}` +
  `${o === undefined ? "" : ` opacity="${o}"`}${turn ? ` transform="${turn}"` : ""}`;

export const circle = (x: number, y: number, r: number, l: Look) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${look(l)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, l: Look) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${look(l)}/>`;
export const rect = (x: number, y: number, w: number, h: number, l: Look & { rx?: number }) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(l.rx ?? 0)}"${look(l)}/>`;
export const path = (d: string, l: Look) => `<path d="${d}"${look(l)}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, l: Look) =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"${look(l)}/>`;
export const poly = (points: readonly (readonly [number, number])[], l: Look) =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z"${look(l)}/>`;
export const turned = (degrees: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${inner}</g>`;
export const moved = (x: number, y: number, scale: number, inner: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`;

/** A point on a circle; 0° is at the top and degrees run clockwise. */
export function around(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** A slice of a disc, or of a ring when `inner` is not 0. */
export function wedge(cx: number, cy: number, inner: number, outer: number, from: number, to: number, l: Look): string {
  const [ax, ay] = around(cx, cy, outer, from);
  const [bx, by] = around(cx, cy, outer, to);
  const [cx2, cy2] = around(cx, cy, inner, to);
  const [dx, dy] = around(cx, cy, inner, from);
  const large = to - from > 180 ? 1 : 0;
  const back = inner > 0 ? `A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(dx)} ${n(dy)}` : "";
  return path(`M${n(ax)} ${n(ay)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(bx)} ${n(by)}L${n(cx2)} ${n(cy2)}${back}Z`, l);
}

/** A leaf from its base upward, `length` long, turned by degrees. */
export function leaf(x: number, y: number, length: number, width: number, degrees: number, l: Look): string {
  const d = `M0 0C${n(width)} ${n(-length * 0.3)} ${n(width)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-width)} ${n(-length * 0.75)} ${n(-width)} ${n(-length * 0.3)} 0 0Z`;
  return path(d, { ...l, turn: `translate(${n(x)} ${n(y)}) rotate(${n(degrees)})` });
}

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** How many rows of square cells fill a stage of so many columns, within bounds. */
export const rowsFor = (s: Stage, columns: number, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(s.h / (s.w / columns))));

/** Cells of a grid inside a stage, with the centre and size of each. */
export function grid(
  s: Stage,
  columns: number,
  rows: number,
  draw: (x: number, y: number, size: number, index: number, column: number, row: number) => string,
): string {
  const size = Math.min(s.w / columns, s.h / rows);
  const left = s.cx - (size * columns) / 2 + size / 2;
  const top = s.cy - (size * rows) / 2 + size / 2;
  return times(columns * rows, (i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return draw(left + column * size, top + row * size, size, i, column, row);
  });
}
