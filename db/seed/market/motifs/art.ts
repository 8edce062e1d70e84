import { at } from "../random.ts";
import { fontOf, emailMessage } from "../lettering.ts";
import { around, circle, grid, leaf, line, moved, type Motif, n, path, poly, rect, rowsFor, times, wedge } from "../svg.ts";

/** A mandala in line, one ring over another. */
export const mandala: Motif = (s) => {
  const { p, r, cx, cy } = s;
  const radius = s.m * 0.48;
  const count = r.pick([10, 12, 14, 16]);
  const pen = { stroke: p.ink, sw: 3.4 };
  const ring = (at0: number, length: number, width: number, shift: number) =>
    times(count, (i) => {
      const degrees = ((i + shift) * 360) / count;
      const [x, y] = around(cx, cy, radius * at0, degrees);
      return (
        leaf(x, y, radius * length, radius * width, degrees, { ...pen, fill: p.ground }) +
        leaf(x, y, radius * length * 0.66, radius * width * 0.5, degrees, pen)
      );
    });
  const beads = (at0: number, size: number, shift: number) =>
    times(count, (i) =>
      circle(...around(cx, cy, radius * at0, ((i + shift) * 360) / count), radius * size, { ...pen, fill: p.ground }),
    );
  return (
    beads(0.97, 0.028, 0.5) +
    ring(0.62, 0.34, 0.13, 0) +
    ring(0.44, 0.32, 0.11, 0.5) +
    beads(0.72, 0.03, 0.5) +
    circle(cx, cy, radius * 0.5, { ...pen, fill: p.ground }) +
    ring(0.2, 0.28, 0.09, 0) +
    beads(0.44, 0.025, 0.5) +
    circle(cx, cy, radius * 0.2, { ...pen, fill: p.ground }) +
    ring(0.06, 0.13, 0.035, 0.5) +
    circle(cx, cy, radius * 0.06, { fill: p.a })
  );
};

/** Soft washes that overlap, one per cell. */
export const manchas: Motif = (s) => {
  const { p, r } = s;
  const inks = r.shuffle([p.a, p.b, p.c, p.d, "#5AA9C9", "#8E6BBF"]);
  return grid(s, 3, s.h > s.w ? 3 : 2, (x, y, size, i) => {
    const colour = at(inks, i % inks.length);
    return times(4, () => {
      const points = Array.from({ length: 8 }, (_, k) =>
        around(x + r.int(-14, 14), y + r.int(-14, 14), size * r.real(0.3, 0.44), k * 45),
      );
      const d = points.map((_, k) => {
        const [ax, ay] = at(points, k);
        const [bx, by] = at(points, (k + 1) % 8);
        return `${k ? "" : `M${n((at(points, 7)[0] + ax) / 2)} ${n((at(points, 7)[1] + ay) / 2)}`}Q${n(ax)} ${n(ay)} ${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
      });
      return path(`${d.join("")}Z`, { fill: colour, o: 0.3 });
    });
  });
};

/** A block of colour swatches. */
export const paleta: Motif = (s) => {
  const { p, r } = s;
  const base = [p.a, p.b, p.c, p.d, p.ink, "#E8C9A0", "#3B5B62", "#A8433F"];
  const columns = 4;
  const rows = 3;
  return times(columns * rows, (i) =>
    rect(s.x + (i % columns) * (s.w / columns), s.y + Math.floor(i / columns) * (s.h / rows), s.w / columns + 1, s.h / rows + 1, {
      fill: at(base, (i + r.int(0, 2)) % base.length),
      o: r.pick([1, 0.85, 0.65]),
    }),
  );
};

/** A street of colourful house fronts. */
export const fachada: Motif = (s) => {
  const { p, r } = s;
  const count = s.w > s.h ? 5 : 4;
  const w = s.w / count;
  const walls = r.shuffle([p.a, p.b, p.c, p.d]);
  const floor = s.y + s.h;
  return times(count, (i) => {
    const x = s.x + i * w;
    const h = s.h * r.real(0.62, 0.92);
    const y = floor - h;
    const wall = at(walls, i % 4);
    const trim = wall === "#FFFFFF" ? p.a : p.dark ? p.ink : "#FFFDF6";
    const roof = r.pick([
      poly(
        [
          [x, y],
          [x + w / 2, y - w * 0.4],
          [x + w, y],
        ],
        { fill: wall },
      ),
      wedge(x + w / 2, y + 1, 0, w / 2, -90, 90, { fill: wall }),
      rect(x - 4, y - w * 0.1, w + 8, w * 0.12, { fill: trim }) +
        rect(x + w * 0.14, y - w * 0.24, w * 0.72, w * 0.15, { fill: wall }),
    ]);
    const window = (wx: number, wy: number) =>
      rect(wx, wy, w * 0.28, w * 0.46, { fill: p.ink, rx: r.chance(0.5) ? w * 0.14 : 3, stroke: trim, sw: 7 }) +
      line(wx + w * 0.14, wy, wx + w * 0.14, wy + w * 0.46, { stroke: trim, sw: 4 });
    return (
      roof +
      rect(x, y, w, h, { fill: wall }) +
      window(x + w * 0.14, y + w * 0.24) +
      window(x + w * 0.58, y + w * 0.24) +
      (h > w * 2.1 ? window(x + w * 0.14, y + w * 0.95) + window(x + w * 0.58, y + w * 0.95) : "") +
      rect(x + w * 0.32, floor - w * 0.72, w * 0.36, w * 0.72, { fill: p.ink, stroke: trim, sw: 7 }) +
      rect(x, floor - w * 0.06, w, w * 0.06, { fill: trim })
    );
  });
};

/** One or two giant letters of the title, cropped by the sheet. */
export const glifo: Motif = (s) => {
  const { p, r } = s;
  const face = r.pick(["fair", "fine", "black", "bold", "round"] as const);
  const own = s.title.replace(/[^\p{L}]/gu, "");
  const text = r.pick([own.slice(0, 2), "Rã", "Ço", "Ãe", "Gê", own.slice(0, 1).toUpperCase() + "ç"]);
  const size = 1000;
  const box = fontOf(face).getPath(text, 0, 0, size).getBoundingBox();
  const scale = Math.min((s.w * 1.12) / (box.x2 - box.x1), (s.h * 0.94) / (box.y2 - box.y1));
  const left = s.cx - ((box.x1 + box.x2) / 2) * scale;
  const top = s.cy - ((box.y1 + box.y2) / 2) * scale;
  return moved(left, top, scale, emailMessage(text, face, size, 0, 0, r.pick([p.ink, p.a])));
};

/** Line icons on a grid. */
export const icones: Motif = (s) => {
  const { p, r } = s;
  const pen = { stroke: p.ink, sw: 2, cap: "round" as const };
  const drawings = [
    circle(0, 0, 8, pen) + path("M0-5V0L3.5 3", pen),
    path("M-8 8V-2L0-9 8-2V8ZM-2.5 8V2H2.5V8", pen),
    path("M0 8C-11 0-8-8-3.5-8-1.5-8 0-6 0-5 0-6 1.5-8 3.5-8 8-8 11 0 0 8Z", pen),
    path("M-8-6H8V6H-8ZM-8-6 0 1 8-6", pen),
    path("M-7 7V-7H3L7-3V7ZM3-7V-3H7M-3 1H3M-3 4H3", pen),
    circle(-1.5, -1.5, 6, pen) + path("M3 3 8 8", pen),
    path("M-8-3H4V2A5 5 0 0 1-1 7H-3A5 5 0 0 1-8 2ZM4-2H6A2.5 2.5 0 0 1 6 3H4M-5-9V-6M-1-9V-6", pen),
    path("M0-9 2.6-3 9-2.6 4 1.6 5.6 8 0 4.6-5.6 8-4 1.6-9-2.6-2.6-3Z", pen),
    path("M-7-8H7V9L4 7 0 9-4 7-7 9ZM-3-4H3M-3 0H3", pen),
    path("M-8 2A8 8 0 0 1 8 2ZM0 2V7A2 2 0 0 0 4 7M0-6V-9", pen),
    path("M-9-4H-5L-2-8H2L5-4H9V7H-9Z", pen) + circle(0, 1, 3.6, pen),
    path("M-8 8 8-8M-8-2V8H2", pen),
    path("M0 9V-2M0-2C-7-2-8-6-8-9-2-9 0-6 0-2ZM0 2C6 2 8-1 8-4 3-4 0-2 0 2Z", pen),
    path("M-8-8H-1V-1H-8ZM2-8H8V-1H2ZM-8 2H-1V8H-8ZM2 2H8V8H2Z", pen),
    path("M-3 6A3 2.4 0 1 1-3 5.9V-8L7-9V3M7 4A3 2.4 0 1 1 7 3.9", pen),
  ];
  const start = r.int(0, 14);
  const columns = s.w > s.h * 1.2 ? 6 : 5;
  return grid(s, columns, rowsFor(s, columns, 3, 6), (x, y, size, i) =>
    moved(x, y, size / 34, at(drawings, (i * 4 + start + Math.floor(i / 15)) % drawings.length)),
  );
};
