import { around, circle, leaf, line, type Motif, n, path, poly, times, wedge } from "../svg.ts";

/** Woodcut: a sun with rays, cactus and ground in one ink. */
export const cordel: Motif = (s) => {
  const { p, r, cx, m } = s;
  const ink = p.ink;
  const floor = s.y + s.h * 0.9;
  const sunY = s.y + s.h * 0.32;
  const radius = m * 0.17;
  const rays = times(18, (i) => {
    const [x, y] = around(cx, sunY, radius * 1.16, i * 20);
    return leaf(x, y, radius * (i % 2 ? 0.62 : 0.95), radius * 0.09, i * 20, { fill: p.a });
  });
  const gouges = times(26, () => {
    const y = s.y + s.h * r.real(0.02, 0.86);
    const x = s.x + s.w * r.next();
    return line(x, y, x + r.int(16, 54), y, { stroke: ink, sw: r.real(2, 5), cap: "round", o: 0.5 });
  });
  const cactus = (x: number, h: number) => {
    const w = h * 0.2;
    const arm = (side: number, y: number, up: number) =>
      path(`M${n(x)} ${n(y)}H${n(x + side * w * 1.25)}V${n(y - up)}`, { stroke: ink, sw: w * 0.62, cap: "round" });
    return (
      arm(-1, floor - h * 0.42, h * 0.24) +
      arm(1, floor - h * 0.55, h * 0.22) +
      path(`M${n(x)} ${n(floor)}V${n(floor - h)}`, { stroke: ink, sw: w, cap: "round" }) +
      times(5, (i) =>
        line(x - w * 0.14, floor - h * (0.12 + i * 0.18), x + w * 0.14, floor - h * (0.2 + i * 0.18), {
          stroke: p.ground,
          sw: 4,
          cap: "round",
        }),
      ) +
      circle(x, floor - h - w * 0.5, w * 0.24, { fill: p.a })
    );
  };
  const face =
    rays +
    circle(cx, sunY, radius, { fill: p.a }) +
    circle(cx - radius * 0.32, sunY - radius * 0.12, radius * 0.09, { fill: ink }) +
    circle(cx + radius * 0.32, sunY - radius * 0.12, radius * 0.09, { fill: ink }) +
    path(`M${n(cx - radius * 0.34)} ${n(sunY + radius * 0.28)}q${n(radius * 0.34)} ${n(radius * 0.34)} ${n(radius * 0.68)} 0`, {
      stroke: ink,
      sw: radius * 0.09,
      cap: "round",
    });
  const fan =
    times(11, (i) => wedge(cx, floor, 0, s.w + s.h, -90 + i * 16.4, -82 + i * 16.4, { fill: i % 2 ? p.b : p.a, o: 0.85 })) +
    circle(cx, floor, m * 0.36, { fill: p.ground }) +
    circle(cx, floor, m * 0.31, { fill: p.d });
  const scene = r.pick([
    () => gouges + face + cactus(s.x + s.w * 0.2, s.h * r.real(0.42, 0.54)) + cactus(s.x + s.w * 0.82, s.h * r.real(0.34, 0.46)),
    () => fan + cactus(cx, s.h * 0.56),
    () => fan + cactus(s.x + s.w * 0.24, s.h * 0.4) + cactus(s.x + s.w * 0.78, s.h * 0.58),
  ]);
  return (
    scene() +
    path(
      `M${n(s.x)} ${n(floor - 10)}q${n(s.w / 8)} ${n(-22)} ${n(s.w / 4)} 0t${n(s.w / 4)} 0t${n(s.w / 4)} 0t${n(s.w / 4)} 0V${n(s.y + s.h)}H${n(s.x)}Z`,
      { fill: ink },
    ) +
    times(9, (i) =>
      poly(
        [
          [s.x + (i + 0.3) * (s.w / 9), floor + s.h * 0.05],
          [s.x + (i + 0.5) * (s.w / 9), floor + s.h * 0.02],
          [s.x + (i + 0.7) * (s.w / 9), floor + s.h * 0.05],
        ],
        { fill: p.ground },
      ),
    )
  );
};
