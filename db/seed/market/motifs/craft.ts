import { at } from "../random.ts";
import { around, circle, grid, leaf, line, type Motif, n, oval, path, rect, rowsFor, times, turned } from "../svg.ts";

/** Cross stitches that form a mirrored ornament. */
export const pontos: Motif = (s) => {
  const { p, r } = s;
  const size = 19;
  const grain = Array.from({ length: 10 }, (_, y) =>
    Array.from({ length: 10 }, (_, x) => (r.next() < 0.62 - (x + y) * 0.018 ? r.int(1, 3) : 0)),
  );
  const inks = ["", p.a, p.b, p.dark ? p.c : p.d];
  return grid(s, size, s.h > s.w * 1.2 ? size + 4 : size, (x, y, cell, _, column, row) => {
    const gx = Math.abs(column - 9);
    const gy = Math.abs((row % 19) - 9);
    const kind = at(at(grain, Math.min(gx, gy) % 10), Math.max(gx, gy) % 10);
    const half = cell * 0.4;
    if (kind === 0 || gx + gy > 14) return circle(x, y, 2, { fill: p.ink, o: 0.22 });
    return path(
      `M${n(x - half)} ${n(y - half)}L${n(x + half)} ${n(y + half)}M${n(x + half)} ${n(y - half)}L${n(x - half)} ${n(y + half)}`,
      { stroke: at(inks, kind), sw: cell * 0.26, cap: "round" },
    );
  });
};

/** An embroidery hoop with a stitched branch. */
export const bastidor: Motif = (s) => {
  const { p, r, cx, cy } = s;
  const radius = s.m * 0.42;
  const wood = "#A8703C";
  const green = r.pick(["#2F7D4F", "#4E8A3B", "#2A6E66"]);
  const bloom = r.pick([p.a, p.b, "#C2244F"]);
  const bend = r.real(-0.22, 0.22) * radius;
  const stem = (t: number): [number, number] => [cx + bend * Math.sin(t * Math.PI), cy + radius * (0.72 - t * 1.15)];
  const leaves = times(7, (i) => {
    const [x, y] = stem(0.1 + i * 0.11);
    return (
      leaf(x, y, radius * 0.3, radius * 0.09, i % 2 ? 56 : -56, { fill: green, o: 0.28 }) +
      leaf(x, y, radius * 0.3, radius * 0.09, i % 2 ? 56 : -56, { stroke: green, sw: 4, dash: "12 5" })
    );
  });
  const [tx, ty] = stem(1);
  const [mx, my] = stem(0.5);
  const flower = times(7, (i) => leaf(tx, ty, radius * 0.26, radius * 0.1, i * 51.4, { fill: bloom, stroke: p.ground, sw: 3 }));
  return (
    rect(cx - radius * 0.07, cy - radius * 1.16, radius * 0.14, radius * 0.16, { fill: wood, rx: 5 }) +
    circle(cx, cy, radius, { fill: "#FBF4E6", stroke: wood, sw: radius * 0.075 }) +
    circle(cx, cy, radius * 0.94, { stroke: "#8A5A2C", sw: 3 }) +
    path(`M${n(cx)} ${n(cy + radius * 0.72)}Q${n(mx + bend)} ${n(my)} ${n(tx)} ${n(ty)}`, {
      stroke: green,
      sw: 5,
      dash: "14 5",
    }) +
    leaves +
    flower +
    circle(tx, ty, radius * 0.08, { fill: "#F0B23A" }) +
    times(3, (i) => circle(...around(cx, cy + radius * 0.1, radius * 0.62, 200 + i * 28), radius * 0.04, { fill: bloom }))
  );
};

/** A garment pattern: pieces with dashed seams, notches and grain arrows. */
export const molde: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const u = m / 10;
  const pen = { stroke: p.ink, sw: 5 };
  const grainLine = (x: number, y: number, h: number) =>
    path(`M${n(x)} ${n(y - h / 2)}V${n(y + h / 2)}m-12-18 12 18 12-18M${n(x)} ${n(y - h / 2)}m-12 18 12-18 12 18`, {
      ...pen,
      sw: 3.5,
    });
  const squares = times(
    9,
    (i) =>
      line(s.x, s.y + (i * s.h) / 8, s.x + s.w, s.y + (i * s.h) / 8, { stroke: p.ink, sw: 1, o: 0.14 }) +
      line(s.x + (i * s.w) / 8, s.y, s.x + (i * s.w) / 8, s.y + s.h, { stroke: p.ink, sw: 1, o: 0.14 }),
  );
  const piece = (d: string, inset: string) =>
    path(d, { ...pen, fill: p.dark ? p.ground : "#FFFDF6", o: 0.96 }) + path(inset, { stroke: p.a, sw: 3.5, dash: "16 10" });
  const skirt = (k: number) =>
    `M${n(cx - u * (1.5 - k))} ${n(cy - u * (3.8 - k))}Q${n(cx)} ${n(cy - u * (3.3 - k))} ${n(cx + u * (1.5 - k))} ${n(cy - u * (3.8 - k))}L${n(cx + u * (3.6 - k))} ${n(cy + u * (3.4 - k))}Q${n(cx)} ${n(cy + u * (4.4 - k))} ${n(cx - u * (3.6 - k))} ${n(cy + u * (3.4 - k))}Z`;
  const shirt = (k: number) =>
    `M${n(cx - u * (2.6 - k))} ${n(cy + u * (3.9 - k))}V${n(cy - u * (0.8 - k))}L${n(cx - u * (4 - k))} ${n(cy - u * (1.6 - k))}L${n(cx - u * (3 - k))} ${n(cy - u * (3.6 - k))}Q${n(cx - u * 2)} ${n(cy - u * (4 - k))} ${n(cx - u * (1.2 - k * 0.4))} ${n(cy - u * (3.9 - k))}Q${n(cx)} ${n(cy - u * (2.4 - k))} ${n(cx + u * (1.2 - k * 0.4))} ${n(cy - u * (3.9 - k))}Q${n(cx + u * 2)} ${n(cy - u * (4 - k))} ${n(cx + u * (3 - k))} ${n(cy - u * (3.6 - k))}L${n(cx + u * (4 - k))} ${n(cy - u * (1.6 - k))}L${n(cx + u * (2.6 - k))} ${n(cy - u * (0.8 - k))}V${n(cy + u * (3.9 - k))}Z`;
  const apron = (k: number) =>
    `M${n(cx - u * (1.6 - k))} ${n(cy - u * (3.9 - k))}H${n(cx + u * (1.6 - k))}Q${n(cx + u * (1.8 - k))} ${n(cy - u)} ${n(cx + u * (3.2 - k))} ${n(cy - u * (0.6 - k))}V${n(cy + u * (3.9 - k))}H${n(cx - u * (3.2 - k))}V${n(cy - u * (0.6 - k))}Q${n(cx - u * (1.8 - k))} ${n(cy - u)} ${n(cx - u * (1.6 - k))} ${n(cy - u * (3.9 - k))}Z`;
  const shorts = (k: number) =>
    `M${n(cx - u * (2.6 - k))} ${n(cy - u * (3.2 - k))}H${n(cx + u * (2.6 - k))}L${n(cx + u * (3.8 - k))} ${n(cy + u * (3 - k))}H${n(cx + u * (0.7 + k))}L${n(cx)} ${n(cy - u * (0.2 - k))}L${n(cx - u * (0.7 + k))} ${n(cy + u * (3 - k))}H${n(cx - u * (3.8 - k))}Z`;
  const draw = r.pick([skirt, shirt, apron, shorts]);
  return (
    squares +
    piece(draw(0), draw(0.35)) +
    grainLine(cx, cy + u * 0.6, u * 2.6) +
    times(3, (i) => circle(cx + (i - 1) * u * 1.1, cy - u * 2.2, 7, { fill: p.b }))
  );
};

/** Granny squares side by side. */
export const croche: Motif = (s) => {
  const { p, r } = s;
  const inks = [p.a, p.b, p.c, p.d];
  return grid(s, 3, rowsFor(s, 3, 2, 4), (x, y, size, i, column, row) => {
    const side = size * 0.94;
    const order = (column + row * 2 + r.int(0, 1)) % 4;
    const tufts = (k: number, colour: string) => {
      const half = side * k;
      return times(4, (edge) =>
        turned(
          edge * 90,
          x,
          y,
          times(5, (t) => oval(x - half + (t + 0.5) * ((half * 2) / 5), y - half, half * 0.15, side * 0.055, { fill: colour })),
        ),
      );
    };
    return (
      rect(x - side / 2, y - side / 2, side, side, { fill: at(inks, order), rx: side * 0.07 }) +
      rect(x - side * 0.38, y - side * 0.38, side * 0.76, side * 0.76, { fill: at(inks, (order + 1) % 4), rx: side * 0.05 }) +
      tufts(0.38, at(inks, (order + 2) % 4)) +
      rect(x - side * 0.24, y - side * 0.24, side * 0.48, side * 0.48, { fill: at(inks, (order + 2) % 4), rx: side * 0.04 }) +
      tufts(0.23, at(inks, (order + 3) % 4)) +
      times(6, (k) => circle(...around(x, y, side * 0.1, k * 60), side * 0.05, { fill: p.dark ? p.ink : "#FFFDF6" })) +
      circle(x, y, side * 0.05, { fill: at(inks, order) })
    );
  });
};

/** Buttons of every size and a thread through them. */
export const botoes: Motif = (s) => {
  const { p, r } = s;
  const inks = [p.a, p.b, p.c, p.d];
  const thread = path(
    `M${n(s.x)} ${n(s.cy)}C${n(s.x + s.w * 0.3)} ${n(s.y)} ${n(s.x + s.w * 0.6)} ${n(s.y + s.h)} ${n(s.x + s.w)} ${n(s.cy - s.h * 0.2)}`,
    { stroke: p.ink, sw: 5, dash: "26 12", cap: "round" },
  );
  return (
    thread +
    grid(s, 4, rowsFor(s, 4, 2, 5), (x, y, size, i) => {
      const radius = size * r.real(0.28, 0.42);
      const hole = (k: number) => circle(...around(x, y, radius * 0.24, 45 + k * 90), radius * 0.1, { fill: p.ground });
      return (
        circle(x, y, radius, { fill: at(inks, i % 4) }) +
        circle(x, y, radius * 0.76, { stroke: p.ground, sw: 4, o: 0.6 }) +
        times(4, hole)
      );
    })
  );
};
