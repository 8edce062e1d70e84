import { at } from "../random.ts";
import { around, circle, line, type Motif, n, oval, path, poly, rect, times, turned, wedge } from "../svg.ts";

/** Bars of a sound wave around the middle line. */
function bars(x: number, y: number, w: number, h: number, count: number, colours: readonly string[], next: () => number): string {
  const step = w / count;
  return times(count, (i) => {
    const swell = Math.sin((i / count) * Math.PI) * 0.7 + 0.3;
    const height = Math.max(8, h * swell * (0.25 + next() * 0.75));
    return rect(x + i * step + step * 0.2, y - height / 2, step * 0.56, height, {
      fill: at(colours, i % colours.length),
      rx: step * 0.28,
    });
  });
}

/** A wave under a half sun of rings. */
export const onda: Motif = (s) => {
  const { p, r, cx, m } = s;
  const y = s.y + s.h * 0.56;
  const radius = m * 0.44;
  const rings = [p.b, p.a, p.d, p.c, p.ground];
  const sun = r.chance(0.6);
  const top = sun
    ? rings.map((colour, i) => wedge(cx, y, 0, radius * (1 - i * 0.19), -90, 90, { fill: colour })).join("")
    : times(5, (i) => circle(cx, y - radius * 0.5, radius * (0.5 - i * 0.1), { stroke: at([p.a, p.b, p.c], i % 3), sw: 9 }));
  return (
    top +
    bars(s.x + s.w * 0.08, s.y + s.h * 0.8, s.w * 0.84, s.h * 0.3, 34, r.shuffle([p.a, p.b, p.dark ? p.ink : p.d]), () =>
      r.next(),
    )
  );
};

/** A record half out of its sleeve. */
export const vinil: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const side = m * 0.62;
  const x = cx - side * 0.68;
  const y = cy - side / 2;
  const disc = cx + side * 0.3;
  const dark = p.dark ? "#0F0F16" : p.ink;
  const art = r.pick([
    times(4, (i) =>
      wedge(x, y + side, side * (0.2 + i * 0.2), side * (0.32 + i * 0.2), 0, 90, { fill: at([p.a, p.c, p.d, p.a], i) }),
    ),
    circle(x + side * 0.5, y + side * 0.46, side * 0.28, { fill: p.a }) +
      rect(x, y + side * 0.72, side, side * 0.08, { fill: p.d }) +
      rect(x, y + side * 0.86, side, side * 0.05, { fill: p.c }),
    times(6, (i) => rect(x + (i * side) / 6, y, side / 12, side, { fill: at([p.a, p.c, p.d], i % 3) })),
  ]);
  return (
    circle(disc, cy, side * 0.48, { fill: dark }) +
    times(5, (i) => circle(disc, cy, side * (0.22 + i * 0.05), { stroke: p.ground, sw: 1.6, o: 0.4 })) +
    circle(disc, cy, side * 0.16, { fill: p.a }) +
    circle(disc, cy, side * 0.025, { fill: p.ground }) +
    rect(x, y, side, side, { fill: p.b, rx: 4 }) +
    art
  );
};

/** Staves with notes that go up and down. */
export const partitura: Motif = (s) => {
  const { p, r } = s;
  const staves = s.h > s.w * 0.9 ? 4 : 3;
  const gap = s.h / staves;
  const space = gap * 0.11;
  const stave = (k: number) => {
    const y = s.y + k * gap + gap * 0.3;
    const lines = times(5, (i) => line(s.x, y + i * space, s.x + s.w, y + i * space, { stroke: p.ink, sw: 2.2, o: 0.7 }));
    const clef = path(
      `M${n(s.x + space * 1.6)} ${n(y + space * 5.2)}c${n(-space * 2)} ${n(-space * 0.4)} ${n(-space * 1.2)} ${n(-space * 2.4)} ${n(space * 0.6)} ${n(-space * 2)}c${n(space * 2)} ${n(-space * 1.2)} ${n(space * 1)} ${n(-space * 4.6)} ${n(-space * 0.2)} ${n(-space * 4)}c${n(-space * 1.2)} ${n(space * 1.6)} ${n(space * 0.4)} ${n(space * 4)} ${n(space * 0.2)} ${n(space * 6.4)}`,
      { stroke: p.ink, sw: 5, cap: "round" },
    );
    let pitch = r.int(2, 6);
    const notes = Array.from({ length: 8 }, (_, i) => {
      pitch = Math.max(0, Math.min(8, pitch + r.int(-2, 2)));
      return {
        x: s.x + space * 5 + (i + 0.5) * ((s.w - space * 6) / 8),
        y: y + space * 4 - pitch * (space / 2),
        up: pitch < 5,
        step: i,
      };
    });
    const ink = k % 2 ? p.ink : p.dark ? p.a : p.ink;
    const heads = notes.map((note) =>
      turned(-20, note.x, note.y, oval(note.x, note.y, space * 0.72, space * 0.52, { fill: note.step === 3 ? p.a : ink })),
    );
    const stems = notes.map((note) =>
      line(
        note.x + (note.up ? space * 0.62 : -space * 0.62),
        note.y,
        note.x + (note.up ? space * 0.62 : -space * 0.62),
        note.y + (note.up ? -space * 3.2 : space * 3.2),
        { stroke: ink, sw: 4 },
      ),
    );
    const beams = [0, 4].map((i) => {
      const [one, two] = [at(notes, i), at(notes, i + 1)];
      if (one.up !== two.up) return "";
      const shift = one.up ? space * 0.62 : -space * 0.62;
      const rise = one.up ? -space * 3.2 : space * 3.2;
      return poly(
        [
          [one.x + shift, one.y + rise],
          [two.x + shift, two.y + rise],
          [two.x + shift, two.y + rise + space * 0.5],
          [one.x + shift, one.y + rise + space * 0.5],
        ],
        { fill: ink },
      );
    });
    return lines + clef + heads.join("") + stems.join("") + beams.join("");
  };
  return times(staves, stave);
};

/** A hand drum with lacing, seen from the front, and its beats around. */
export const tambor: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const w = m * 0.56;
  const h = m * 0.52;
  const top = cy - h * 0.36;
  const skins = p.dark ? p.ink : "#FFF6E2";
  if (r.chance(0.45)) {
    const radius = m * 0.34;
    return (
      circle(cx, cy, radius, { fill: p.a }) +
      circle(cx, cy, radius * 0.84, { fill: skins }) +
      times(5, (i) => {
        const [x, y] = around(cx, cy, radius * 0.92, i * 72 + 20);
        return circle(x, y, radius * 0.15, { fill: p.b }) + circle(x, y, radius * 0.07, { fill: p.d });
      }) +
      circle(cx, cy, radius * 0.5, { stroke: p.a, sw: 5, o: 0.5 }) +
      times(16, (i) => {
        const [ax, ay] = around(cx, cy, radius * 1.2, i * 22.5);
        const [bx, by] = around(cx, cy, radius * (i % 4 ? 1.28 : 1.42), i * 22.5);
        return line(ax, ay, bx, by, { stroke: p.ink, sw: 9, cap: "round" });
      })
    );
  }
  const lace = times(8, (i) => {
    const x = cx - w / 2 + (i * w) / 8;
    return path(`M${n(x)} ${n(top + h * 0.16)}L${n(x + w / 16)} ${n(top + h * 0.86)}L${n(x + w / 8)} ${n(top + h * 0.16)}`, {
      stroke: skins,
      sw: 6,
    });
  });
  return (
    line(cx - w * 0.1, top - h * 0.12, cx - w * 0.62, top - h * 0.5, { stroke: p.ink, sw: 14, cap: "round" }) +
    line(cx + w * 0.14, top - h * 0.1, cx + w * 0.66, top - h * 0.44, { stroke: p.ink, sw: 14, cap: "round" }) +
    path(`M${n(cx - w / 2)} ${n(top)}V${n(top + h)}A${n(w / 2)} ${n(h * 0.16)} 0 0 0 ${n(cx + w / 2)} ${n(top + h)}V${n(top)}Z`, {
      fill: p.b,
    }) +
    lace +
    path(
      `M${n(cx - w / 2)} ${n(top + h * 0.88)}A${n(w / 2)} ${n(h * 0.16)} 0 0 0 ${n(cx + w / 2)} ${n(top + h * 0.88)}V${n(top + h)}A${n(w / 2)} ${n(h * 0.16)} 0 0 1 ${n(cx - w / 2)} ${n(top + h)}Z`,
      { fill: p.a },
    ) +
    oval(cx, top, w / 2, h * 0.17, { fill: skins, stroke: p.a, sw: 18 })
  );
};
