import { emailMessage } from "../lettering.ts";
import { at } from "../random.ts";
import { around, circle, line, moved, type Motif, n, path, rect, times, turned } from "../svg.ts";

/** A living cell seen through a lens. */
export const celula: Motif = (s) => {
  const { p, r, cx, cy } = s;
  const radius = s.m * 0.46;
  const blob = (scale: number, wobble: number) => {
    const points = Array.from({ length: 9 }, (_, i) => around(cx, cy, radius * scale * r.real(1 - wobble, 1), i * 40));
    const middle = (i: number): [number, number] => {
      const [ax, ay] = at(points, i % 9);
      const [bx, by] = at(points, (i + 1) % 9);
      return [(ax + bx) / 2, (ay + by) / 2];
    };
    const [sx, sy] = middle(8);
    const curve = Array.from({ length: 9 }, (_, i) => `Q${at(points, i).map(n).join(" ")} ${middle(i).map(n).join(" ")}`);
    return `M${n(sx)} ${n(sy)}${curve.join("")}Z`;
  };
  const organelle = (i: number) => {
    const [x, y] = around(cx, cy, radius * 0.6, i * 45 + r.int(-8, 8));
    return turned(
      i * 45 + r.int(0, 80),
      x,
      y,
      rect(x - radius * 0.11, y - radius * 0.055, radius * 0.22, radius * 0.11, { fill: p.b, rx: radius }),
    );
  };
  return (
    path(blob(1.06, 0.08), { fill: p.c }) +
    path(blob(0.93, 0.06), { fill: p.dark ? p.d : "#FFFFFF", o: 0.85 }) +
    times(8, organelle) +
    circle(cx + radius * 0.06, cy - radius * 0.04, radius * 0.3, { fill: p.a }) +
    circle(cx + radius * 0.1, cy - radius * 0.06, radius * 0.13, { fill: p.ground })
  );
};

/** A row of planets in scale, with the sun at the edge. */
export const planetas: Motif = (s) => {
  const { p, r, cy } = s;
  const stars = times(70, () => circle(s.x + r.next() * s.w, s.y + r.next() * s.h, r.real(1.2, 3.4), { fill: p.ink, o: 0.7 }));
  const sizes = [0.028, 0.045, 0.05, 0.036, 0.13, 0.1, 0.065, 0.06];
  let x = s.x + s.m * 0.5;
  const gap = (s.x + s.w - x) / 9;
  const planets = sizes.map((size, i) => {
    x += gap;
    const y = cy + Math.sin(i * 1.1) * s.h * (s.h > s.w ? 0.22 : 0.06);
    const radius = size * s.m;
    const colour = at([p.a, p.b, p.c, p.d], (i + 1) % 4);
    const ring =
      i === 5
        ? moved(
            x,
            y,
            1,
            `<ellipse rx="${n(radius * 1.8)}" ry="${n(radius * 0.5)}" fill="none" stroke="${p.d}" stroke-width="6" transform="rotate(-18)"/>`,
          )
        : "";
    return (
      line(s.x + s.m * 0.3, y, s.x + s.w, y, { stroke: p.ink, sw: 1, o: 0.18 }) + circle(x, y, radius, { fill: colour }) + ring
    );
  });
  return (
    stars + circle(s.x, cy, s.m * 0.42, { fill: p.a }) + circle(s.x, cy, s.m * 0.34, { fill: p.b, o: 0.5 }) + planets.join("")
  );
};

/** A sheet of lined paper written over, with a teacher's mark. */
export const caderno: Motif = (s) => {
  const { p, r } = s;
  const gap = s.h / 13;
  const scribble = (y: number, width: number, colour: string) => {
    let d = `M${n(s.x + s.w * 0.12)} ${n(y)}`;
    for (let x = 0; x < width; x += 26) {
      const rise = r.real(10, gap * 0.5);
      d += r.chance(0.16) ? "m26 0" : `q6.5 ${n(-rise)} 13 0q6.5 ${n(rise * 0.25)} 13 0`;
    }
    return path(d, { stroke: colour, sw: 5, cap: "round" });
  };
  const marked = r.int(3, 8);
  return (
    times(13, (i) =>
      line(s.x - 200, s.y + gap * (i + 1), s.x + s.w + 200, s.y + gap * (i + 1), { stroke: p.c, sw: 2, o: 0.55 }),
    ) +
    line(s.x + s.w * 0.06, s.y - 2000, s.x + s.w * 0.06, s.y + 3000, { stroke: p.a, sw: 3, o: 0.7 }) +
    rect(s.x + s.w * 0.12, s.y + gap * (marked + 0.25), s.w * 0.5, gap * 0.8, { fill: "#FBE45B", o: 0.8 }) +
    times(10, (i) =>
      scribble(s.y + gap * (i + 1) - 4, s.w * (i % 4 === 3 ? 0.5 : r.real(0.74, 0.84)), p.dark ? p.d : "#24408E"),
    ) +
    turned(
      -8,
      s.x + s.w * 0.82,
      s.y + gap * 11.7,
      `<ellipse cx="${n(s.x + s.w * 0.82)}" cy="${n(s.y + gap * 11.6)}" rx="${n(s.w * 0.12)}" ry="${n(gap * 1)}" fill="none" stroke="${p.a}" stroke-width="6"/>`,
    ) +
    emailMessage(r.pick(["10", "9,5", "bom"]), "hand", gap * 1.5, s.x + s.w * 0.82, s.y + gap * 12.05, p.a, "middle")
  );
};
