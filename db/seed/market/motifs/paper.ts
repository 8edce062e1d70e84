import { emailMessage } from "../lettering.ts";
import { at } from "../random.ts";
import { circle, grid, line, type Motif, n, path, poly, rect, times, turned, wedge } from "../svg.ts";

/** Rows of bunting flags, cut in a swallow tail or in a point. */
export const bandeirinhas: Motif = (s) => {
  const { p, r } = s;
  const columns = r.int(6, 8);
  const w = s.w / columns;
  const h = w * 1.25;
  const rows = Math.ceil(s.h / (h * 1.42));
  const gap = s.h / rows;
  const tail = r.chance(0.6);
  const colours = [p.a, p.b, p.c, p.d, p.dark ? p.ink : "#FFFFFF"];
  const flag = (x: number, y: number, colour: string) =>
    poly(
      tail
        ? [
            [x, y],
            [x + w * 0.86, y],
            [x + w * 0.86, y + h],
            [x + w * 0.43, y + h * 0.72],
            [x, y + h],
          ]
        : [
            [x, y],
            [x + w * 0.86, y],
            [x + w * 0.43, y + h],
          ],
      { fill: colour },
    ) + (r.chance(0.2) ? circle(x + w * 0.43, y + h * 0.36, w * 0.13, { fill: p.ground, o: 0.85 }) : "");
  return times(rows, (row) => {
    const y = s.y + row * gap + gap * 0.12;
    const shift = row % 2 ? -w / 2 : 0;
    return (
      line(s.x, y, s.x + s.w, y, { stroke: p.ink, sw: 5 }) +
      times(columns + 2, (i) => flag(s.x + shift + i * w, y, at(colours, (i * 2 + row * 3) % colours.length)))
    );
  });
};

/** A dotted planner sheet with a moon, a sun or a mountain, and binder holes. */
export const planner: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const dots = times(14 * 16, (i) =>
    circle(s.x + ((i % 14) + 0.5) * (s.w / 14), s.y + (Math.floor(i / 14) + 0.5) * (s.h / 16), 3, { fill: p.ink, o: 0.4 }),
  );
  const holes = times(7, (i) => circle(s.x - s.w * 0.07, s.y + (i + 0.5) * (s.h / 7), 9, { fill: p.ink, o: 0.25 }));
  const emblem = r.pick([
    circle(cx, cy, m * 0.2, { fill: p.a }) + circle(cx + m * 0.09, cy - m * 0.07, m * 0.17, { fill: p.ground }),
    circle(cx, cy, m * 0.13, { fill: p.a }) +
      times(12, (i) =>
        rect(cx - 6, cy - m * 0.26, 12, m * 0.08, { fill: p.a, rx: 6, turn: `rotate(${i * 30} ${n(cx)} ${n(cy)})` }),
      ),
    wedge(cx, cy + m * 0.08, 0, m * 0.22, -90, 90, { fill: p.a }) +
      rect(cx - m * 0.3, cy + m * 0.1, m * 0.6, 10, { fill: p.b, rx: 5 }) +
      rect(cx - m * 0.2, cy + m * 0.15, m * 0.4, 10, { fill: p.b, rx: 5 }),
  ]);
  return dots + holes + emblem;
};

/** A month of days with some circled. */
export const calendario: Motif = (s) => {
  const { p, r } = s;
  const first = r.int(0, 4);
  const marked = r.sample(
    Array.from({ length: 28 }, (_, i) => i + 1),
    6,
  );
  const days = ["D", "S", "T", "Q", "Q", "S", "S"];
  return grid(s, 7, 7, (x, y, size, i) => {
    if (i < 7) return emailMessage(at(days, i), "bold", size * 0.34, x, y + size * 0.12, p.a, "middle");
    const day = i - 7 - first + 1;
    if (day < 1 || day > 31) return "";
    const on = marked.includes(day);
    const colour = at([p.a, p.b, p.c], day % 3);
    return (
      (on
        ? circle(x, y, size * 0.42, { fill: colour })
        : rect(x - size * 0.42, y - size * 0.42, size * 0.84, size * 0.84, { stroke: p.ink, sw: 2, rx: 8, o: 0.35 })) +
      emailMessage(String(day), "sans", size * 0.34, x, y + size * 0.12, on ? (p.dark ? p.ground : "#FFFFFF") : p.ink, "middle")
    );
  });
};

/** Jar labels with a fruit or a leaf. */
export const rotulos: Motif = (s) => {
  const { p, r } = s;
  const names = r.sample(
    ["amora", "pitanga", "caju", "goiaba", "figo", "maracujá", "jabuticaba", "manga", "alecrim", "cravo"],
    3,
  );
  const h = s.h / 3.3;
  const w = Math.min(s.w * 0.82, h * 2.5);
  return names
    .map((name, i) => {
      const colour = at([p.a, p.b, p.dark ? p.c : p.d], i);
      const x = s.cx - w / 2;
      const y = s.y + i * (s.h / 3) + (s.h / 3 - h) / 2;
      const notch = h * 0.14;
      const frame = (k: number) =>
        `M${n(x + notch + k)} ${n(y + k)}H${n(x + w - notch - k)}Q${n(x + w - notch - k)} ${n(y + notch + k)} ${n(x + w - k)} ${n(y + notch + k)}V${n(y + h - notch - k)}Q${n(x + w - notch - k)} ${n(y + h - notch - k)} ${n(x + w - notch - k)} ${n(y + h - k)}H${n(x + notch + k)}Q${n(x + notch + k)} ${n(y + h - notch - k)} ${n(x + k)} ${n(y + h - notch - k)}V${n(y + notch + k)}Q${n(x + notch + k)} ${n(y + notch + k)} ${n(x + notch + k)} ${n(y + k)}Z`;
      return (
        path(frame(0), { fill: "#FFFBF2" }) +
        path(frame(h * 0.06), { stroke: colour, sw: 3.5 }) +
        circle(x + h * 0.52, y + h * 0.52, h * 0.2, { fill: colour }) +
        circle(x + h * 0.46, y + h * 0.45, h * 0.05, { fill: "#FFFFFF", o: 0.7 }) +
        path(
          `M${n(x + h * 0.52)} ${n(y + h * 0.33)}q${n(h * 0.03)} ${n(-h * 0.13)} ${n(h * 0.16)} ${n(-h * 0.12)}q${n(-h * 0.01)} ${n(h * 0.11)} ${n(-h * 0.16)} ${n(h * 0.12)}Z`,
          { fill: "#2E6B52" },
        ) +
        emailMessage(name, "black", h * 0.3, x + h * 0.9, y + h * 0.55, "#2B1B22") +
        emailMessage("feito em casa", "sans", h * 0.135, x + h * 0.9, y + h * 0.75, "#5B4A50")
      );
    })
    .join("");
};

/** Moon phases in rows. */
export const luas: Motif = (s) => {
  const { p, r } = s;
  const shift = r.int(0, 11);
  const columns = s.w > s.h ? 4 : 3;
  return grid(s, columns, 12 / columns, (x, y, size, i) => {
    const radius = size * 0.33;
    const phase = ((i + shift) % 12) / 12;
    const bulge = Math.cos(phase * 2 * Math.PI) * radius;
    const right = phase < 0.5;
    const d = `M${n(x)} ${n(y - radius)}A${n(radius)} ${n(radius)} 0 0 ${right ? 1 : 0} ${n(x)} ${n(y + radius)}A${n(Math.max(1, Math.abs(bulge)))} ${n(radius)} 0 0 ${bulge > 0 === right ? 0 : 1} ${n(x)} ${n(y - radius)}Z`;
    return circle(x, y, radius, { fill: p.ink, o: 0.16 }) + path(d, { fill: i === 5 ? p.a : p.ink });
  });
};

/** An envelope with an email coming out of it. */
export const envelope: Motif = (s) => {
  const { p, r, cx, cy, m } = s;
  const w = m * 0.84;
  const h = w * 0.6;
  const x = cx - w / 2;
  const y = cy - h * 0.26;
  const sheet =
    rect(x + w * 0.09, y - h * 0.52, w * 0.82, h, { fill: "#FFFDF6", rx: 6 }) +
    times(4, (i) =>
      rect(x + w * 0.19, y - h * 0.36 + i * h * 0.13, w * at([0.5, 0.62, 0.56, 0.3], i), 7, { fill: p.b, rx: 4, o: 0.6 }),
    );
  const seal = r.pick([
    circle(cx, y + h * 0.5, w * 0.075, { fill: p.a }),
    path(
      `M${n(cx)} ${n(y + h * 0.6)}c${n(-w * 0.16)} ${n(-h * 0.14)} ${n(-w * 0.08)} ${n(-h * 0.27)} 0 ${n(-h * 0.15)}c${n(w * 0.08)} ${n(-h * 0.12)} ${n(w * 0.16)} ${n(h * 0.01)} 0 ${n(h * 0.15)}Z`,
      { fill: p.a },
    ),
  ]);
  return turned(
    r.int(-5, 4),
    cx,
    cy,
    poly(
      [
        [x, y],
        [cx, y - h * 0.46],
        [x + w, y],
      ],
      { fill: p.d },
    ) +
      sheet +
      rect(x, y, w, h, { fill: p.c, rx: 4 }) +
      poly(
        [
          [x, y + h],
          [cx, y + h * 0.4],
          [x + w, y + h],
        ],
        { fill: p.d, o: 0.55 },
      ) +
      path(`M${n(x)} ${n(y)}L${n(cx)} ${n(y + h * 0.56)}L${n(x + w)} ${n(y)}`, { stroke: p.ink, sw: 6, o: 0.8 }) +
      seal,
  );
};

/** A wall of tiles with one drawing that repeats and turns. */
export const azulejo: Motif = (s) => {
  const { p, r } = s;
  const columns = s.w > s.h * 1.1 ? 6 : 4;
  const size = s.w / columns;
  const rows = Math.ceil(s.h / size);
  const kind = r.int(0, 3);
  const inks = r.shuffle([p.a, p.b, p.c, p.d]);
  const [first, second, third] = [at(inks, 0), at(inks, 1), at(inks, 2)];
  const tile = (x: number, y: number, odd: boolean) => {
    const back = rect(x, y, size, size, { fill: odd ? p.ground : first, o: odd ? 1 : 0.22 });
    const c: [number, number] = [x + size / 2, y + size / 2];
    if (kind === 0)
      return (
        back +
        wedge(x, y, 0, size * 0.5, 90, 180, { fill: first }) +
        wedge(x + size, y + size, 0, size * 0.5, 270, 360, { fill: second }) +
        circle(...c, size * 0.12, { fill: third })
      );
    if (kind === 1)
      return (
        back +
        times(4, (i) => wedge(...c, 0, size * 0.48, i * 90 + 12, i * 90 + 78, { fill: i % 2 ? second : first })) +
        circle(...c, size * 0.13, { fill: p.ground })
      );
    if (kind === 2)
      return (
        back +
        rect(x + size * 0.18, y + size * 0.18, size * 0.64, size * 0.64, {
          fill: second,
          turn: `rotate(45 ${n(c[0])} ${n(c[1])})`,
        }) +
        circle(...c, size * 0.2, { fill: odd ? third : p.ground })
      );
    return (
      back +
      wedge(x, y, size * 0.3, size * 0.5, 90, 180, { fill: first }) +
      wedge(x + size, y + size, size * 0.3, size * 0.5, 270, 360, { fill: first }) +
      wedge(x + size, y, 0, size * 0.2, 180, 270, { fill: second }) +
      wedge(x, y + size, 0, size * 0.2, 0, 90, { fill: third })
    );
  };
  return times(columns * rows, (i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const x = s.x + column * size;
    const y = s.y + row * size;
    return turned(((column + row) % 2) * 90, x + size / 2, y + size / 2, tile(x, y, (column + row) % 2 === 1));
  });
};
