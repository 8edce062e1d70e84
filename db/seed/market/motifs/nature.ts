import { at } from "../random.ts";
import { around, circle, leaf, line, type Motif, n, path, poly, rect, times } from "../svg.ts";

/** Furrows of soil with sprouts and a sun. */
export const horta: Motif = (s) => {
  const { p, r } = s;
  const soils = ["#8A5A34", "#7A4C2A", "#6A4023", "#59341C", "#472815"];
  const top = s.y + s.h * 0.3;
  const gap = (s.y + s.h - top) / 5;
  const greens = ["#2F7D4F", "#4E9A3B", "#1F6A4A"];
  const bed = (row: number) => {
    const y = top + row * gap;
    const sprouts = times(7, (i) => {
      const x = s.x + ((i + (row % 2 ? 0.9 : 0.4)) * s.w) / 7;
      const green = at(greens, (i + row) % 3);
      return leaf(x, y, gap * 0.5, gap * 0.15, -28, { fill: green }) + leaf(x, y, gap * 0.5, gap * 0.15, 28, { fill: green });
    });
    return (
      path(`M${n(s.x)} ${n(y)}q${n(s.w / 4)} ${n(-gap * 0.3)} ${n(s.w / 2)} 0t${n(s.w / 2)} 0V${n(s.y + s.h + 2)}H${n(s.x)}Z`, {
        fill: at(soils, row),
      }) + sprouts
    );
  };
  return circle(s.x + s.w * 0.8, s.y + s.h * 0.1, s.m * 0.1, { fill: r.pick([p.a, "#F3AE35"]) }) + times(5, bed);
};

/** Hills and water in flat layers, with a sun or a moon. */
export const montanhas: Motif = (s) => {
  const { p, r } = s;
  const colours = p.dark ? [p.d, p.c, p.b, p.a] : [p.c, p.b, p.a, p.d];
  const sun = circle(s.x + s.w * r.real(0.3, 0.7), s.y + s.h * 0.24, s.m * 0.16, { fill: r.pick([p.a, p.b]) });
  const layer = (i: number) => {
    const y = s.y + s.h * (0.34 + i * 0.16);
    const swell = s.h * (0.12 - i * 0.02);
    const start = r.real(-swell, swell);
    const d = `M${n(s.x)} ${n(y + start)}C${n(s.x + s.w * 0.22)} ${n(y - swell * r.real(0.6, 1.8))} ${n(s.x + s.w * 0.34)} ${n(y + swell)} ${n(s.x + s.w * 0.52)} ${n(y)}S${n(s.x + s.w * 0.84)} ${n(y - swell * r.real(0.4, 1.6))} ${n(s.x + s.w)} ${n(y + swell * 0.4)}V${n(s.y + s.h)}H${n(s.x)}Z`;
    return path(d, { fill: at(colours, i) });
  };
  return (
    sun +
    times(4, layer) +
    times(3, (i) =>
      line(
        s.x + s.w * (0.2 + i * 0.22),
        s.y + s.h * (0.93 + (i % 2) * 0.03),
        s.x + s.w * (0.36 + i * 0.22),
        s.y + s.h * (0.93 + (i % 2) * 0.03),
        { stroke: p.ground, sw: 6, cap: "round", o: 0.7 },
      ),
    )
  );
};

/** A map: contour lines, a river and pins. */
export const mapa: Motif = (s) => {
  const { p, r } = s;
  const contour = (i: number) => {
    const y = s.y + (i + 0.5) * (s.h / 9);
    const a = r.real(-50, 50);
    return path(
      `M${n(s.x)} ${n(y)}c${n(s.w * 0.25)} ${n(a)} ${n(s.w * 0.3)} ${n(-a - 30)} ${n(s.w * 0.55)} ${n(a / 2)}s${n(s.w * 0.3)} ${n(-a)} ${n(s.w * 0.45)} ${n(a)}`,
      { stroke: at([p.a, p.b, p.c, p.d], i % 4), sw: 5, o: 0.75 },
    );
  };
  const x = s.x + s.w * r.real(0.42, 0.6);
  const river = `M${n(x + s.w * 0.12)} ${n(s.y)}c${n(-s.w * 0.3)} ${n(s.h * 0.3)} ${n(s.w * 0.16)} ${n(s.h * 0.36)} ${n(-s.w * 0.08)} ${n(s.h * 0.62)}s${n(-s.w * 0.1)} ${n(s.h * 0.28)} ${n(-s.w * 0.14)} ${n(s.h * 0.42)}`;
  const pins = times(6, () => {
    const [px, py] = [s.x + s.w * r.real(0.08, 0.92), s.y + s.h * r.real(0.1, 0.9)];
    return circle(px, py, 15, { fill: p.dark ? p.ink : "#FFFFFF" }) + circle(px, py, 9, { fill: p.a });
  });
  return times(9, contour) + path(river, { stroke: p.dark ? p.c : "#3C78A8", sw: s.m * 0.085 }) + pins;
};

/** A full page of leaves on branches. */
export const folhas: Motif = (s) => {
  const { p, r } = s;
  const stems = r.int(3, 6);
  const slim = r.pick([0.16, 0.24, 0.34]);
  const open = r.pick([40, 58, 72]);
  const inks = r.shuffle([p.a, p.b, p.c]);
  const branch = (i: number) => {
    const x = s.x + ((i + 0.5) * s.w) / stems;
    const bend = r.real(-70, 70);
    const look = { fill: at(inks, i % 3) };
    const leaves = times(9, (k) => {
      const t = k / 9;
      const y = s.y + s.h * (1 - t * 0.96) - 10;
      const lx = x + bend * t * t;
      const size = (s.w / stems) * (0.66 - t * 0.26);
      return leaf(lx, y, size, size * slim, -open, look) + leaf(lx, y - s.h * 0.03, size, size * slim, open, look);
    });
    return path(`M${n(x)} ${n(s.y + s.h)}Q${n(x)} ${n(s.cy)} ${n(x + bend)} ${n(s.y)}`, { stroke: look.fill, sw: 6 }) + leaves;
  };
  return times(stems, branch);
};

/** A plant in a pot on a shelf. */
export const vaso: Motif = (s) => {
  const { p, r, cx, m } = s;
  const base = s.y + s.h * 0.94;
  const pot = m * 0.36;
  const count = r.int(7, 10);
  const green = p.dark ? p.c : r.pick([p.b, "#2F7D4F"]);
  const leaves = times(count, (i) => {
    const degrees = -74 + (148 * i) / (count - 1);
    const length = m * (0.58 - Math.abs(degrees) / 420) * r.real(0.9, 1.1);
    return (
      leaf(cx, base - pot * 0.9, length, length * 0.13, degrees, { fill: i % 2 ? green : p.dark ? p.a : "#4E9A5B" }) +
      leaf(cx, base - pot * 0.9, length * 0.9, 3, degrees, { fill: p.ground, o: 0.5 })
    );
  });
  const band = r.chance(0.5)
    ? times(6, (i) =>
        poly(
          [
            [cx - pot * 0.44 + i * pot * 0.147, base - pot * 0.3],
            [cx - pot * 0.37 + i * pot * 0.147, base - pot * 0.5],
            [cx - pot * 0.296 + i * pot * 0.147, base - pot * 0.3],
          ],
          { fill: p.ground },
        ),
      )
    : rect(cx - pot * 0.46, base - pot * 0.5, pot * 0.92, pot * 0.12, { fill: p.ground, o: 0.8 });
  return (
    leaves +
    poly(
      [
        [cx - pot * 0.54, base - pot * 0.9],
        [cx + pot * 0.54, base - pot * 0.9],
        [cx + pot * 0.4, base],
        [cx - pot * 0.4, base],
      ],
      { fill: p.dark ? p.b : p.a },
    ) +
    rect(cx - pot * 0.6, base - pot, pot * 1.2, pot * 0.18, { fill: p.dark ? p.b : p.a, rx: 5 }) +
    band +
    rect(s.x, base, s.w, 10, { fill: p.ink, rx: 5 })
  );
};

/** One large flower, front view, with a stem. */
export const flor: Motif = (s) => {
  const { p, r, cx, m } = s;
  const y = s.y + s.h * 0.4;
  const petals = r.pick([8, 10, 12, 14]);
  const length = m * 0.36;
  return (
    path(`M${n(cx)} ${n(y)}Q${n(cx + m * 0.05)} ${n(s.y + s.h * 0.75)} ${n(cx)} ${n(s.y + s.h)}`, {
      stroke: p.dark ? p.c : "#2E6B52",
      sw: 12,
    }) +
    leaf(cx + 6, s.y + s.h * 0.88, m * 0.26, m * 0.07, 52, { fill: p.dark ? p.c : "#2E6B52" }) +
    leaf(cx + 6, s.y + s.h * 0.94, m * 0.24, m * 0.06, -50, { fill: p.dark ? p.c : "#3F8A5E" }) +
    times(petals, (i) => leaf(cx, y, length, length * 0.26, (i * 360) / petals, { fill: i % 2 ? p.a : p.b })) +
    times(petals, (i) => leaf(cx, y, length * 0.62, length * 0.14, ((i + 0.5) * 360) / petals, { fill: p.d })) +
    circle(cx, y, length * 0.24, { fill: p.ink }) +
    times(9, (i) => circle(...around(cx, y, length * 0.15, i * 40), 5, { fill: p.ground }))
  );
};
