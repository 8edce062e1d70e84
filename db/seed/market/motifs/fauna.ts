import { at } from "../random.ts";
import { around, circle, grid, leaf, line, type Motif, n, oval, path, poly, rowsFor, times, turned, wedge } from "../svg.ts";

/** Birds on wires, made of half discs. */
export const passaros: Motif = (s) => {
  const { p, r } = s;
  const rows = rowsFor(s, 3, 2, 4);
  const bird = (x: number, y: number, size: number, colour: string, wing: string, flip: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${flip} 1)">` +
    wedge(0, -size * 0.5, 0, size * 0.5, 90, 270, { fill: colour }) +
    circle(size * 0.34, -size * 0.62, size * 0.2, { fill: colour }) +
    poly(
      [
        [size * 0.5, -size * 0.7],
        [size * 0.76, -size * 0.6],
        [size * 0.5, -size * 0.54],
      ],
      { fill: "#F3AE35" },
    ) +
    poly(
      [
        [-size * 0.46, -size * 0.5],
        [-size * 0.86, -size * 0.62],
        [-size * 0.8, -size * 0.34],
      ],
      { fill: colour },
    ) +
    wedge(-size * 0.06, -size * 0.5, 0, size * 0.27, 90, 270, { fill: wing }) +
    circle(size * 0.39, -size * 0.66, size * 0.045, { fill: "#14141F" }) +
    line(-size * 0.06, -size * 0.04, -size * 0.06, size * 0.14, { stroke: p.ink, sw: 4 }) +
    line(size * 0.1, -size * 0.04, size * 0.1, size * 0.14, { stroke: p.ink, sw: 4 }) +
    "</g>";
  const inks = [p.a, p.b, p.c, p.d];
  return times(rows, (row) => {
    const y = s.y + ((row + 0.7) * s.h) / rows;
    const size = Math.min(s.w * 0.3, (s.h / rows) * 0.62);
    return (
      path(`M${n(s.x - 60)} ${n(y)}Q${n(s.cx)} ${n(y + size * 0.42)} ${n(s.x + s.w + 60)} ${n(y)}`, { stroke: p.ink, sw: 5 }) +
      times(2, (i) =>
        bird(
          s.x + s.w * (i ? 0.72 : 0.27) + r.int(-20, 20),
          y + size * 0.06,
          size,
          at(inks, (row + i * 2) % 4),
          at(inks, (row + i * 2 + 1) % 4),
          i ? -1 : 1,
        ),
      )
    );
  });
};

/** A shoal of geometric fish. */
export const peixes: Motif = (s) => {
  const { p, r } = s;
  const inks = [p.a, p.b, p.c, p.d];
  return grid(s, 4, rowsFor(s, 4, 2, 6), (x, y, size, i, column, row) => {
    const w = size * 0.8;
    const colour = at(inks, (column + row * 2) % 4);
    const fin = at(inks, (column + row * 2 + 1) % 4);
    const flip = row % 2 ? -1 : 1;
    return (
      `<g transform="translate(${n(x)} ${n(y)}) scale(${flip} 1)">` +
      poly(
        [
          [-w * 0.28, 0],
          [-w * 0.52, -w * 0.22],
          [-w * 0.52, w * 0.22],
        ],
        { fill: fin },
      ) +
      path(
        `M${n(-w * 0.36)} 0Q${n(w * 0.06)} ${n(-w * 0.46)} ${n(w * 0.46)} 0Q${n(w * 0.06)} ${n(w * 0.46)} ${n(-w * 0.36)} 0Z`,
        { fill: colour },
      ) +
      (r.chance(0.5)
        ? times(3, (k) =>
            path(`M${n(-w * 0.12 + k * w * 0.11)} ${n(-w * 0.17)}q${n(w * 0.07)} ${n(w * 0.17)} 0 ${n(w * 0.34)}`, {
              stroke: p.ground,
              sw: 5,
            }),
          )
        : wedge(-w * 0.02, 0, 0, w * 0.14, 0, 180, { fill: fin })) +
      circle(w * 0.27, -w * 0.04, w * 0.045, { fill: p.ground }) +
      "</g>" +
      (i % 3 === 0 ? circle(x + size * 0.44, y - size * 0.36, size * 0.05, { stroke: p.ink, sw: 3, o: 0.5 }) : "")
    );
  });
};

/** Halved fruits in rows. */
export const frutas: Motif = (s) => {
  const { p, r } = s;
  const inks = r.shuffle([p.a, p.b, p.c, p.d]);
  return grid(s, 3, rowsFor(s, 3, 2, 4), (x, y, size, i, column, row) => {
    const radius = size * 0.38;
    const colour = at(inks, (column + row) % 4);
    const flesh = at(inks, (column + row + 2) % 4);
    const stem = leaf(x + radius * 0.1, y - radius * 0.86, radius * 0.6, radius * 0.18, 48, { fill: p.dark ? p.c : "#2E6B52" });
    const kind = (column + row * 2) % 4;
    if (kind === 0)
      return (
        circle(x, y, radius, { fill: colour }) +
        circle(x, y, radius * 0.84, { fill: p.dark ? p.ink : "#FFF8E8" }) +
        times(8, (k) => wedge(x, y, 0, radius * 0.74, k * 45 + 4, k * 45 + 41, { fill: flesh }))
      );
    if (kind === 1)
      return turned(
        r.int(-20, 20),
        x,
        y,
        stem +
          oval(x, y, radius * 0.78, radius, { fill: colour }) +
          path(
            `M${n(x - radius * 0.1)} ${n(y + radius * 0.96)}q${n(radius * 0.5)} ${n(radius * 0.1)} ${n(radius * 0.3)} ${n(radius * 0.36)}q${n(-radius * 0.4)} 0 ${n(-radius * 0.3)} ${n(-radius * 0.36)}Z`,
            { fill: p.ink },
          ),
      );
    if (kind === 2)
      return (
        wedge(x, y - radius * 0.3, 0, radius * 1.1, 90, 270, { fill: colour }) +
        wedge(x, y - radius * 0.3, 0, radius * 0.9, 90, 270, { fill: flesh }) +
        times(5, (k) => oval(...around(x, y - radius * 0.3, radius * 0.58, 108 + k * 36), 5, 9, { fill: p.ink, turn: "" }))
      );
    return (
      stem +
      circle(x, y, radius * 0.9, { fill: flesh }) +
      circle(x - radius * 0.3, y - radius * 0.3, radius * 0.16, { fill: "#FFFFFF", o: 0.6 })
    );
  });
};
