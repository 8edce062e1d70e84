import { at } from "../random.ts";
import { circle, leaf, line, type Motif, n, oval, path, poly, rect, times, wedge } from "../svg.ts";

/** A loaf, a cake or a cob on the table, in flat shapes. */
export const pao: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const w = m * 0.8;
  const h = w * 0.56;
  const crust = p.dark ? "#B8652A" : "#8A4B16";
  const crumb = p.dark ? "#E3A34E" : "#C27A2C";
  const loaf = `M${n(cx - w / 2)} ${n(cy + h * 0.4)}C${n(cx - w * 0.62)} ${n(cy - h * 0.5)} ${n(cx - w * 0.2)} ${n(cy - h * 0.62)} ${n(cx)} ${n(cy - h * 0.56)}C${n(cx + w * 0.2)} ${n(cy - h * 0.62)} ${n(cx + w * 0.62)} ${n(cy - h * 0.5)} ${n(cx + w / 2)} ${n(cy + h * 0.4)}Q${n(cx)} ${n(cy + h * 0.54)} ${n(cx - w / 2)} ${n(cy + h * 0.4)}Z`;
  if (r.chance(0.5)) {
    const cuts = times(5, (i) =>
      path(
        `M${n(cx - w * 0.34 + i * w * 0.15)} ${n(cy + h * 0.14)}q${n(w * 0.02)} ${n(-h * 0.34)} ${n(w * 0.12)} ${n(-h * 0.5)}`,
        { stroke: "#FBE6BE", sw: w * 0.03, cap: "round" },
      ),
    );
    return (
      path(loaf, { fill: crumb, stroke: crust, sw: w * 0.03 }) +
      cuts +
      rect(s.x + s.w * 0.1, cy + h * 0.56, s.w * 0.8, 8, { fill: p.ink, rx: 4 })
    );
  }
  const layer = (i: number) =>
    rect(cx - w * 0.36, cy + h * (0.3 - i * 0.27), w * 0.72, h * 0.24, { fill: i % 2 ? p.a : crumb, rx: 10 });
  const drips = times(7, (i) =>
    rect(cx - w * 0.36 + (i * w * 0.72) / 7, cy - h * 0.3, w * 0.08, h * r.real(0.14, 0.34), { fill: "#FFF6E6", rx: w * 0.04 }),
  );
  return (
    times(3, layer) +
    rect(cx - w * 0.38, cy - h * 0.42, w * 0.76, h * 0.18, { fill: "#FFF6E6", rx: w * 0.05 }) +
    drips +
    times(
      3,
      (i) =>
        circle(cx - w * 0.22 + i * w * 0.22, cy - h * 0.48, w * 0.055, { fill: p.a }) +
        leaf(cx - w * 0.22 + i * w * 0.22, cy - h * 0.56, w * 0.09, w * 0.025, 30, { fill: "#2E6B52" }),
    ) +
    rect(cx - w * 0.5, cy + h * 0.56, w, h * 0.07, { fill: p.ink, rx: 8 }) +
    poly(
      [
        [cx - w * 0.12, cy + h * 0.62],
        [cx + w * 0.12, cy + h * 0.62],
        [cx + w * 0.2, cy + h * 0.86],
        [cx - w * 0.2, cy + h * 0.86],
      ],
      { fill: p.ink },
    )
  );
};

/** A clay pot on the fire, with steam. */
export const panela: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const w = m * 0.66;
  const y = cy + m * 0.04;
  const clay = p.dark ? p.b : r.pick([p.a, p.b]);
  const steam = times(3, (i) =>
    path(`M${n(cx + (i - 1) * w * 0.26)} ${n(y - w * 0.28)}q${n(-w * 0.1)} ${n(-w * 0.12)} 0 ${n(-w * 0.2)}t0 ${n(-w * 0.2)}`, {
      stroke: p.ink,
      sw: 9,
      cap: "round",
      o: 0.75,
    }),
  );
  const flame = times(5, (i) =>
    leaf(cx + (i - 2) * w * 0.17, y + w * 0.76, w * at([0.14, 0.2, 0.16, 0.22, 0.14], i), w * 0.055, 0, {
      fill: i % 2 ? p.a : "#F3AE35",
    }),
  );
  return (
    steam +
    oval(cx - w * 0.56, y + w * 0.08, w * 0.1, w * 0.09, { stroke: clay, sw: w * 0.05 }) +
    oval(cx + w * 0.56, y + w * 0.08, w * 0.1, w * 0.09, { stroke: clay, sw: w * 0.05 }) +
    wedge(cx, y, 0, w * 0.52, 90, 270, { fill: clay }) +
    rect(cx - w * 0.58, y - w * 0.07, w * 1.16, w * 0.11, { fill: clay, rx: w * 0.05 }) +
    times(9, (i) => wedge(cx - w * 0.4 + i * w * 0.1, y + w * 0.12, 0, w * 0.035, 90, 270, { fill: p.ground, o: 0.8 })) +
    rect(cx - w * 0.42, y - w * 0.14, w * 0.84, w * 0.07, { fill: p.dark ? p.ink : p.d, rx: 10 }) +
    circle(cx, y - w * 0.18, w * 0.05, { fill: p.dark ? p.ink : p.d }) +
    flame +
    rect(cx - w * 0.6, y + w * 0.76, w * 1.2, 10, { fill: p.ink, rx: 5 })
  );
};

/** An open window with what is seen through it. */
export const janela: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const w = m * 0.52;
  const h = m * 0.74;
  const x = cx - w / 2;
  const y = cy - h / 2;
  const view =
    circle(cx + w * r.real(-0.2, 0.2), y + h * 0.32, w * 0.18, { fill: p.a }) +
    path(`M${n(x)} ${n(y + h * 0.66)}q${n(w * 0.25)} ${n(-h * 0.16)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0V${n(y + h)}H${n(x)}Z`, {
      fill: p.b,
    }) +
    path(`M${n(x)} ${n(y + h * 0.84)}q${n(w * 0.25)} ${n(-h * 0.12)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0V${n(y + h)}H${n(x)}Z`, {
      fill: p.d,
    });
  const shutter = (sx: number, flip: number) =>
    poly(
      [
        [sx, y - 8],
        [sx + flip * w * 0.42, y + h * 0.05],
        [sx + flip * w * 0.42, y + h * 0.95],
        [sx, y + h + 8],
      ],
      { fill: p.dark ? p.b : p.a },
    ) +
    times(9, (i) =>
      line(sx + flip * w * 0.06, y + h * (0.1 + i * 0.1), sx + flip * w * 0.36, y + h * (0.115 + i * 0.097), {
        stroke: p.ground,
        sw: 6,
        cap: "round",
      }),
    );
  return (
    rect(x, y, w, h, { fill: p.c }) +
    view +
    rect(x, y, w, h, { stroke: p.ink, sw: 12 }) +
    line(cx, y, cx, y + h, { stroke: p.ink, sw: 6 }) +
    shutter(x, -1) +
    shutter(x + w, 1) +
    rect(x - w * 0.12, y + h, w * 1.24, h * 0.05, { fill: p.ink, rx: 4 })
  );
};
