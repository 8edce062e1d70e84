import { emailMessage } from "../lettering.ts";
import { at } from "../random.ts";
import { around, circle, grid, line, type Motif, n, poly, rect, rowsFor, times, turned, wedge } from "../svg.ts";

/** Discs cut in slices, some of them filled. */
export const fatias: Motif = (s) => {
  const { p, r } = s;
  const columns = s.h > s.w * 1.1 ? 2 : 3;
  const colours = r.shuffle([p.a, p.b, p.c, p.d]);
  return grid(s, columns, rowsFor(s, columns, 2, 4), (x, y, size, i) => {
    const parts = at([6, 8, 4, 10, 3, 12], (i + (s.r.chance(0.5) ? 1 : 0)) % 6);
    const filled = r.int(1, parts - 1);
    const colour = at(colours, i % 4);
    const step = 360 / parts;
    return (
      circle(x, y, size * 0.42, { fill: colour, o: 0.26 }) +
      times(filled, (k) => wedge(x, y, 0, size * 0.42, k * step, (k + 1) * step, { fill: colour })) +
      times(parts, (k) => {
        const [px, py] = around(x, y, size * 0.42, k * step);
        return line(x, y, px, py, { stroke: p.ground, sw: 5 });
      })
    );
  });
};

/** A clock face with its hands at some hour. */
export const relogio: Motif = (s) => {
  const { p, r, cx, cy } = s;
  const radius = s.m * 0.46;
  const hour = r.int(1, 12);
  const quarter = r.pick([0, 15, 30, 45]);
  const face = p.dark ? p.ink : "#FFFDF6";
  const mark = p.dark ? p.ground : p.ink;
  const [hx, hy] = around(cx, cy, radius * 0.48, hour * 30 + quarter / 2);
  const [mx, my] = around(cx, cy, radius * 0.72, quarter * 6);
  return (
    circle(cx, cy, radius, { fill: face, stroke: p.a, sw: radius * 0.07 }) +
    times(60, (i) => {
      if (i % 5 === 0) return "";
      const [x, y] = around(cx, cy, radius * 0.89, i * 6);
      return circle(x, y, radius * 0.008, { fill: mark });
    }) +
    times(12, (i) => {
      const [x, y] = around(cx, cy, radius * 0.77, (i + 1) * 30);
      return emailMessage(String(i + 1), "round", radius * 0.2, x, y + radius * 0.07, mark, "middle");
    }) +
    line(cx, cy, hx, hy, { stroke: mark, sw: radius * 0.075, cap: "round" }) +
    line(cx, cy, mx, my, { stroke: p.b, sw: radius * 0.05, cap: "round" }) +
    circle(cx, cy, radius * 0.07, { fill: mark })
  );
};

/** Letter tiles, as a movable alphabet; words of the title come first. */
export const letras: Motif = (s) => {
  const { p, r } = s;
  const wide = s.w > s.h * 1.1;
  const columns = wide ? 6 : 5;
  const rows = rowsFor(s, columns, 3, 6);
  const own = s.title
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase();
  const start = r.int(0, 25);
  const tiles = [p.a, p.b, p.c, p.d, p.dark ? p.ink : "#FFFFFF"];
  return grid(s, columns, rows, (x, y, size, i, column, row) => {
    const glyph = row === 2 || own.length < 3 ? (own[column] ?? "A") : String.fromCharCode(65 + ((start + i) % 26));
    const tile = at(tiles, (column * 2 + row * 3 + (start % 5)) % tiles.length);
    const side = size * 0.86;
    return (
      rect(x - side / 2, y - side / 2, side, side, { fill: tile, rx: side * 0.16 }) +
      emailMessage(glyph, "round", side * 0.62, x, y + side * 0.22, inkOn(tile), "middle")
    );
  });
};

/** A dark or a light ink, whichever reads on the colour. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? "#1B1B2F" : "#FFFBF0";
}

/** Three cards in a fan, each with a shape. */
export const cartas: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const w = m * 0.42;
  const h = m * 0.6;
  const shapes: ((x: number, y: number, colour: string) => string)[] = [
    (x, y, c) => circle(x, y, w * 0.24, { fill: c }),
    (x, y, c) =>
      poly(
        [
          [x, y - w * 0.28],
          [x + w * 0.26, y + w * 0.18],
          [x - w * 0.26, y + w * 0.18],
        ],
        { fill: c },
      ),
    (x, y, c) => rect(x - w * 0.2, y - w * 0.2, w * 0.4, w * 0.4, { fill: c, turn: `rotate(45 ${n(x)} ${n(y)})` }),
    (x, y, c) => wedge(x, y + w * 0.1, 0, w * 0.3, -90, 90, { fill: c }),
    (x, y, c) => times(5, (i) => wedge(x, y, 0, w * 0.28, i * 72, i * 72 + 40, { fill: c })),
  ];
  const chosen = r.sample(shapes, 3);
  const order = r.shuffle([p.a, p.b, p.c]);
  const card = (x: number, y: number, degrees: number, i: number) =>
    turned(
      degrees,
      x,
      y,
      rect(x - w / 2, y - h / 2, w, h, { fill: "#FFFDF6", rx: w * 0.1 }) +
        rect(x - w / 2 + w * 0.06, y - h / 2 + w * 0.06, w * 0.88, h - w * 0.12, { fill: at(order, i), rx: w * 0.07 }) +
        at(chosen, i)(x, y - h * 0.08, "#FFFDF6") +
        rect(x - w * 0.26, y + h * 0.24, w * 0.52, h * 0.05, { fill: "#FFFDF6", rx: 6, o: 0.8 }) +
        rect(x - w * 0.16, y + h * 0.33, w * 0.32, h * 0.04, { fill: "#FFFDF6", rx: 6, o: 0.6 }),
    );
  return card(cx - w * 0.62, cy - h * 0.02, -13, 0) + card(cx + w * 0.62, cy - h * 0.06, 11, 1) + card(cx, cy + h * 0.16, -2, 2);
};

/** A wheel of numbers in rings. */
export const roda: Motif = (s) => {
  const { p, r, cx, cy } = s;
  const radius = s.m * 0.47;
  const factor = r.int(3, 9);
  const rings = r.shuffle([p.a, p.b, p.c]);
  const ring = (inner: number, outer: number, colour: string, text: (i: number) => string) =>
    times(10, (i) => {
      const [x, y] = around(cx, cy, (inner + outer) / 2, i * 36 + 18);
      const size = (outer - inner) * 0.46;
      return (
        wedge(cx, cy, inner, outer, i * 36, (i + 1) * 36, { fill: colour, stroke: p.ground, sw: 5 }) +
        emailMessage(text(i), "round", size, x, y + size * 0.35, inkOn(colour), "middle")
      );
    });
  return (
    ring(radius * 0.66, radius, at(rings, 0), (i) => String((i + 1) * factor)) +
    ring(radius * 0.36, radius * 0.66, at(rings, 1), (i) => String(i + 1)) +
    circle(cx, cy, radius * 0.34, { fill: at(rings, 2) }) +
    emailMessage(`×${factor}`, "round", radius * 0.26, cx, cy + radius * 0.09, inkOn(at(rings, 2)), "middle")
  );
};

/** A board game path that winds through the sheet. */
export const tabuleiro: Motif = (s) => {
  const { p, r } = s;
  const columns = 5;
  const rows = rowsFor(s, columns, 3, 6);
  const colours = [p.a, p.b, p.c, p.d];
  const special = r.sample(Array.from({ length: columns * rows }, (_, i) => i).slice(2, -1), 4);
  return grid(s, columns, rows, (x, y, size, i, column, row) => {
    const step = row * columns + (row % 2 === 0 ? column : columns - 1 - column);
    const colour = at(colours, step % 4);
    const side = size * 0.88;
    const star = special.includes(step)
      ? poly(
          Array.from({ length: 10 }, (_, k) => around(x, y, side * (k % 2 ? 0.13 : 0.3), k * 36)),
          { fill: inkOn(colour) },
        )
      : emailMessage(String(step + 1), "round", side * 0.42, x, y + side * 0.15, inkOn(colour), "middle");
    return rect(x - side / 2, y - side / 2, side, side, { fill: colour, rx: side * (i % 2 ? 0.5 : 0.18) }) + star;
  });
};
